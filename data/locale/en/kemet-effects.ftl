### Kemet: Blood and Sand: what each choice does, beside its name: at most 100 characters, numbers first, and in all choices
### of a question in the same order. Tiles and creatures say their brief text of kemet-cards.ftl. PP, FP: prayer and fame points.

## Parts of the texts below. cost: PP · given: 1 if the card is discarded for strength · ground: what the zone is ·
## prayers, price: what it gives at night, and for how many units · level, colour: of its pyramid · near: zones

kemet-price = { $given ->
    [1] { "otherwise " }
   *[other] { "" }
}{ $cost ->
    [0] free
   *[other] { $cost } PP
}
kemet-ground = { $ground ->
    [temple] 1 FP while held, { $prayers } PP each night
    [delta] 1 FP while held; at night { $prayers } PP for { $price } unit
    [sanctuary] at night { $price } units for 1 FP for good
    [high] 1 FP while held; { $colour } tiles to level { $level }
    [pyramid] { $colour } tiles to level { $level }, teleports
   *[plain] next to { $near }
}
kemet-prize = { $ground ->
    [plain] { "" }
    [delta] , 1 FP while held
    [high] , 1 FP while held
   *[other] , { kemet-ground }
}
kemet-risk = { $ground ->
    [plain] { "" }
   *[other] ; now { kemet-ground }
}

## Set-up

kemet-effect-city = its gate is next to { $zones }
kemet-effect-levels = { $level ->
    [1] { $colours } colours to buy from; level 1 tiles
   *[other] { $colours } colours to buy from; in one of them tiles up to level { $level }
}
kemet-effect-colour-ruby = { $tiles } tiles left: strength and movement
kemet-effect-colour-sapphire = { $tiles } tiles left: defence and recruiting
kemet-effect-colour-diamond = { $tiles } tiles left: PP and DI cards
kemet-effect-colour-onyx = { $tiles } tiles left: units, strength and defence
kemet-effect-start = { $units } units, next to { $near }
kemet-effect-site = { $units ->
    [0] no units there
    [one] { $units } unit of yours there
   *[other] { $units } units of yours there
}; a troop teleports from a pyramid for { $cost } PP

## The actions of a turn

kemet-effect-recruit = { $units ->
    [0] no unit can come now; { $supply } in your supply
    [one] { $units } unit for { $cost } PP; { $supply } in your supply
   *[other] up to { $units } units for { $cost } PP; { $supply } in your supply
}
kemet-effect-move = { $moves ->
    [one] { $moves } zone by land
   *[other] { $moves } zones by land
}; from a pyramid also 1 teleport for { $cost } PP; you have { $prayers }
kemet-effect-raise = { $level ->
    [0] nothing to raise with your { $prayers } PP
   *[other] from { $cost } PP; up to level { $level } with your { $prayers } PP
}
kemet-effect-pray = +{ $gain } PP: then you have { $prayers } of { $most }{ $units ->
    [0] { "" }
   *[other] ; +{ $units } unit
}
kemet-effect-buy = { $level ->
    [0] { $closed ->
        [0] no tile: its pyramid is not yours now
       *[other] no tile: one of each colour a Day
    }
   *[other] { $tiles ->
        [0] no tile of its colour is left for you
       *[other] { $missing ->
            [0] tiles up to level { $level }, from { $cost } PP; you have { $prayers }
           *[other] nothing now: tiles cost { $cost } PP or more, you have { $prayers }
        }
    }
}
kemet-effect-silver = 1 more action this turn, on any empty space
kemet-effect-kept = you keep your { $prayers } PP
kemet-effect-unused = it helps nobody; in your own turn you can place it
kemet-effect-stays = no troop leaves its zone; the token stays placed
kemet-effect-beast = +{ $strength } strength
kemet-effect-nest = { $units ->
    [one] it helps { $units } unit there
   *[other] it helps { $units } units there
}

## Pyramids. cost, most: PP to the next level, and to the highest that can be paid

kemet-effect-pyramid = { $cost } PP to level { $next }{ $more ->
    [0] { "" }
   *[other] , { $most } PP to level { $level }
}{ $level ->
    [4] ; level 4 is 1 FP while held
   *[other] { "" }
}
kemet-effect-hand = level { $level } for 0 PP instead of { $cost }{ $level ->
    [4] ; 1 FP while held
   *[other] { "" }
}
kemet-effect-level = tiles up to level { $level }{ $level ->
    [4] ; 1 FP while you hold its district
   *[other] { "" }
}

## Zones, and where troops go. mine, theirs: strength before cards · moves: by land · leaps: 1 if it can teleport

kemet-effect-zone = { $units ->
    [0] empty
    [one] { $units } unit of yours
   *[other] { $units } units of yours
}; { kemet-ground }
kemet-effect-meeting = battle: strength { $mine } to { $theirs } ({ $seat }); won with a unit left: +1 FP{ kemet-prize }
kemet-effect-troop = { $moves ->
    [one] { $moves } zone by land
   *[other] { $moves } zones by land
}{ $leaps ->
    [0] { "" }
   *[other] , teleport { $cost } PP
}{ kemet-risk }
kemet-effect-units = { $stays ->
    [0] nobody stays{ kemet-risk }
    [one] { $stays } unit stays
   *[other] { $stays } units stay
}
kemet-effect-parted = { $moving ->
    [one] { $moving } unit goes on
   *[other] { $moving } units go on
}, { $stays ->
    [0] nobody stays
    [one] { $stays } stays
   *[other] { $stays } stay
}
kemet-effect-held = { $enemies ->
    [one] { $enemies } unit of { $seat } to fight
   *[other] { $enemies } units of { $seat } to fight
}; { kemet-ground }
kemet-effect-veterans-prayers = then { $prayers } PP, { $left ->
    [0] no veteran left
    [one] { $left } veteran left
   *[other] { $left } veterans left
}
kemet-effect-veterans-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}, { $left ->
    [0] no veteran left for a unit
    [one] { $left } veteran left for a unit
   *[other] { $left } veterans left for units
}
kemet-effect-step-stop = ends the action; { kemet-ground }
kemet-effect-step-take = { $units ->
    [one] { $units } unit of yours stands here
   *[other] { $units } units of yours stand here
}
kemet-effect-step-leave = of { $moving }, at least 1 goes on; { kemet-ground }
kemet-effect-step-beasts = { $beasts }

## Battles

kemet-effect-battle = strength { $strength }, damage { $damage }{ $unblockable ->
    [0] { "" }
   *[other] { " " }+ { $unblockable } unblockable
}, defence { $defence }{ $loss ->
    [0] { "" }
   *[other] ; you lose { $loss } units of your own
}
kemet-effect-fight = { $mine } strength against { $theirs }, before cards; on a tie you win
kemet-effect-flee = no battle; { kemet-ground }
kemet-effect-after-stay = { $units ->
    [one] { $units } unit stays
   *[other] { $units } units stay
}; { kemet-ground }
kemet-effect-after-recall = { $units ->
    [one] { $units } unit goes
   *[other] { $units } units go
} to your supply, which then has { $supply }
kemet-effect-after-retreat = { $units ->
    [one] { $units } unit goes
   *[other] { $units } units go
} to an empty zone beside this one; the winner chooses it
kemet-effect-fled = { $seat } then holds it; { kemet-ground }
kemet-effect-rain = { $seat }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, then { $left }; { kemet-ground }

## Night

kemet-effect-offering = { $units ->
    [0] no unit stays there
    [one] { $units } unit stays there
   *[other] { $units } units stay there
}
kemet-effect-delta = { $prayers } of { $most } PP; { $units ->
    [0] no unit stays: the temple and its 1 FP are lost
    [one] { $units } unit stays and holds the temple
   *[other] { $units } units stay and hold the temple
}
kemet-effect-destiny = { $before } before you, { $after } after you

## Divine Intervention cards

kemet-effect-divine-diversion = { kemet-price } · { kemet-divine-diversion-brief }
kemet-effect-divine-war_rage = { kemet-price } · { kemet-divine-war_rage-brief }
kemet-effect-divine-war_fury = { kemet-price } · { kemet-divine-war_fury-brief }
kemet-effect-divine-blood_battle = { kemet-price } · { kemet-divine-blood_battle-brief }
kemet-effect-divine-blood_bath = { kemet-price } · { kemet-divine-blood_bath-brief }
kemet-effect-divine-bronze_wall = { kemet-price } · { kemet-divine-bronze_wall-brief }
kemet-effect-divine-iron_wall = { kemet-price } · { kemet-divine-iron_wall-brief }
kemet-effect-divine-glory = { kemet-price } · { kemet-divine-glory-brief }
kemet-effect-divine-divine_protection = { kemet-price } · { kemet-divine-divine_protection-brief }
kemet-effect-divine-battle_reinforcements = { kemet-price } · { kemet-divine-battle_reinforcements-brief }
kemet-effect-divine-tactical_choice = { kemet-price } · { kemet-divine-tactical_choice-brief }
kemet-effect-divine-prayer = { kemet-price } · { kemet-divine-prayer-brief }
kemet-effect-divine-enlistment = { kemet-price } · { kemet-divine-enlistment-brief }
kemet-effect-divine-mana_theft = { kemet-price } · { kemet-divine-mana_theft-brief }
kemet-effect-divine-rain_of_fire = { kemet-price } · { kemet-divine-rain_of_fire-brief }
kemet-effect-divine-divine_memory = { kemet-price } · { kemet-divine-divine_memory-brief }
kemet-effect-divine-swiftness = { kemet-price } · { kemet-divine-swiftness-brief }
kemet-effect-divine-teleportation = { kemet-price } · { kemet-divine-teleportation-brief }
kemet-effect-divine-open_gates = { kemet-price } · { kemet-divine-open_gates-brief }
