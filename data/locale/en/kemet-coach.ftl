### Kemet: Blood and Sand: what the coach says in a lesson: why the computer player would answer so, as a fact of the
### position. At most 220 characters. What the arguments mean is said at the top of kemet.ftl; beside those: later, the prayer
### points after the action · gain: what a recall brings · teleport: what the way costs, 0 without one · wins: of the cards
### that the enemy may still hold, how many are beaten · kept: a card that stays in hand · before, level: of a pyramid ·
### supply: units not on the map · count: what it is in the sentence · best: cards that the strongest in hand beats · most, rest:
### new units that go to the troop, and elsewhere · sellers: the others who can buy in a colour · lost: prayer points that find no room.

## Set-up

kemet-coach-city = From { $city }, as from every other city, the nearest temple is { $moves } moves away: { $zone }, which you can hold on the first day.
kemet-coach-districts = Any two will do. One full troop of { $units } can walk to { $zone } ({ $moves } moves), the other can teleport from a pyramid to another temple.
kemet-coach-levels-three = Each colour sells other tiles, and you can buy one of each colour a day. { $count } level 1 tiles, one in each of your colours, cost { $cost } of your { $prayers } prayer points (PP).
kemet-coach-levels-two = From level 2, { $cost } of your { $prayers } prayer points (PP, they pay for nearly everything) raise it to level { $level } in one action: the best tiles of its colour, and 1 fame from level 4.
kemet-coach-found-troop = { $units } units of yours stand in { $zone }. From a pyramid they can teleport to any obelisk, temples too, for { $cost } prayer points (PP).
kemet-coach-found-empty = No troop of yours stands in { $zone }, but the pyramid still sells you tiles, as long as no enemy holds the district.
kemet-coach-colour-ruby = Ruby sells strength and movement: you reach temples sooner and fight better there. { $others ->
    [0] Nobody else can buy in it now.
    [one] { $sellers } can buy in it too.
   *[other] { $sellers } can buy in it too.
}
kemet-coach-colour-sapphire = Sapphire sells defence and units: what you have taken stays yours for longer. { $others ->
    [0] Nobody else can buy in it now.
    [one] { $sellers } can buy in it too.
   *[other] { $sellers } can buy in it too.
}
kemet-coach-colour-diamond = Diamond sells prayer points and cards: every day you can pay for more. { $others ->
    [0] Nobody else can buy in it now.
    [one] { $sellers } can buy in it too.
   *[other] { $sellers } can buy in it too.
}
kemet-coach-colour-onyx = Onyx sells strength and mercenaries: bigger troops, and more of them. { $others ->
    [0] Nobody else can buy in it now.
    [one] { $sellers } can buy in it too.
   *[other] { $sellers } can buy in it too.
}

## Tiles. count: what the tile gives

kemet-coach-tile-fame = { $count } fame for good, at once: nobody can take it from you, and you have { $fame } of the { $most } that win.
kemet-coach-tile-token = It brings an action token: one more action, every day to the end of the game.
kemet-coach-tile-strength = +{ $count } strength in each battle, attacking or defending, like another unit beside the { $units } of your biggest troop.
kemet-coach-tile-attack = +{ $count } strength whenever you attack: your biggest troop has { $units }, and the others' biggest { $enemies }.
kemet-coach-tile-defend = +{ $count } strength whenever you are attacked, and you win ties: { $temples ->
    [0] a temple that you take
    [one] the temple that you hold
   *[other] the { $temples } temples that you hold
} will be yours for longer.
kemet-coach-tile-damage = +{ $count } damage in each battle, even one that you lose: the others' biggest troop has { $enemies } now.
kemet-coach-tile-defence = +{ $count } defence in each battle: fewer of your units fall, and your biggest troop has { $units }.
kemet-coach-tile-movement = { $troops ->
    [one] Your troop goes
   *[other] All your { $troops } troops go
} { $count } zone further: a temple two zones away is one action instead of two.
kemet-coach-tile-initiative = When you attack, { $count } enemy units are gone before the cards are played; the others' biggest troop has { $enemies }.
kemet-coach-tile-discount = Everything costs { $count } PP less, tiles, cards, teleports and levels; you have { $prayers } PP.
kemet-coach-tile-pray = { $count } PP more each time you pray; you have { $prayers } PP.
kemet-coach-tile-cheap = Every later tile costs { $count } PP less, so it pays to have it early; you have { $prayers } PP.
kemet-coach-tile-recruits = Up to { $count } units free, each time you recruit; your supply has { $supply }.
kemet-coach-tile-income = { $count } PP more, every night; you have { $prayers } PP now.
kemet-coach-tile-reinforced = Up to { $count } units free, every night; your supply has { $supply }.
kemet-coach-tile-levels = One of your pyramids rises by { $count } level every night, free; your highest has level { $level }.
kemet-coach-tile-cards = { $count } more Divine Intervention card every night; you have { $cards ->
    [0] none
   *[other] { $cards }
} now.
kemet-coach-tile-more = { $count } PP more each time you gain some during the day; you have { $prayers } PP now.
kemet-coach-tile-mercenaries = { $count } more units, now and free, beside the { $supply } in your supply.
kemet-coach-tile-limit = Your troops can have { $count } units instead of 5; your biggest has { $units }, the others' biggest { $enemies }.
kemet-coach-tile-other = Of what you can pay, { $tile } has the highest level, { $level }, and works to the end of the game.
kemet-coach-beast-tile = A creature: the troop with it counts { $strength ->
    [0] no strength more
   *[other] { $strength } strength more
}{ $damage ->
    [0] {""}
   *[other] , deals { $damage } damage more
}{ $movement ->
    [0] {""}
   *[other] {" "}and goes { $movement } { $movement ->
        [one] zone
       *[other] zones
    } further
}; your biggest troop has { $units } { $units ->
    [one] unit
   *[other] units
}. If it falls, it returns to your supply.
kemet-coach-beast-cancels = A creature that goes 1 zone further with its troop, and the enemy creature gives nothing in battle: the others have { $creatures ->
    [0] none on the map yet
   *[other] { $creatures } on the map
}.
kemet-coach-beast-put = In your supply { $beast } does nothing. With a troop it gives { $strength } strength{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $movement ->
    [0] {""}
   *[other] {" "}and { $movement } movement
}.
kemet-coach-beast-goes = Left behind it helps nobody; with those that set out it gives { $strength } strength{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $movement ->
    [0] {""}
   *[other] {" "}and { $movement } movement
}.

## A turn

kemet-coach-pray-tile = You have { $prayers } PP. Praying makes { $later }, and that pays for { $tile } (level { $level }), which you can't buy now.
kemet-coach-pray-tomorrow = You have { $prayers } PP. Praying makes { $later }: tomorrow that pays for { $tile } (level { $level }), if it is still there.
kemet-coach-pray-units = You have { $prayers } PP, and nearly everything costs some. Praying makes { $later }: enough for a teleport, or { $units ->
    [one] a unit
   *[other] { $units } units
}.
kemet-coach-pray-raise = You have { $prayers } PP. With { $later } after praying, you can raise a pyramid higher than now.
kemet-coach-pray-more = You have { $prayers } PP and can keep { $most }. Praying makes { $later }, for tomorrow's tile, and nothing else you can do now is worth more.
kemet-coach-buy-best = { $cost ->
    [0] { $tile } is free.
    [one] { $cost } of your { $prayers } PP buys { $tile }.
   *[other] { $cost } of your { $prayers } PP buy { $tile }.
} A tile works to the end of the game, so the sooner the better.
kemet-coach-buy-nothing = With { $prayers } PP, nothing here is worth more than what you save.
kemet-coach-recruit = { $supply ->
    [one] { $supply } of your units waits
   *[other] { $supply } of your units wait
} beside the board; { $units ->
    [0] none can come now
   *[other] { $units } can come, for { $cost } PP in all
}. Every unit is 1 strength in battle.
kemet-coach-raise-fame = { $colour } goes from level { $before } to { $level } for { $cost } of your { $prayers } PP: 1 fame as long as nobody takes the district, and the strongest tiles of its colour.
kemet-coach-raise-level = { $colour } goes from level { $before } to { $level } for { $cost } of your { $prayers } PP. Then it sells you tiles up to level { $level }; at level 4 it is 1 fame.
kemet-coach-raise-new = A new pyramid in { $zone }, up to level { $level } for { $cost } of your { $prayers } PP: one more colour to buy from each day, and troops can teleport from there.
kemet-coach-raise-nothing = With { $prayers } PP, no level is worth its price now.
kemet-coach-raise-none = No pyramid can be raised now.
kemet-coach-which-higher = Your { $prayers } PP take it to level { $level }, and a higher pyramid sells better tiles of its colour.
kemet-coach-which-more = A colour that you don't have yet, up to level { $level } for your { $prayers } PP: you can buy one tile of each colour a day.
kemet-coach-level-fame = At level { $level } it is 1 fame, and sells the strongest tiles of its colour. You have { $prayers } PP for it.
kemet-coach-level-tiles = Tiles are sold up to the pyramid's level, and level { $level } is as far as your { $prayers } PP go.
kemet-coach-hand-fame = Free, and at level { $level } a pyramid is 1 fame.
kemet-coach-hand-level = Free: level { $level }, and tiles up to it.
kemet-coach-idle-balance = By evening each of your board's three rows needs a token, and only row { $level } still lets you. You need not do the action itself.
kemet-coach-idle-nothing = Each turn you must place a token, and no action brings you anything now. This one costs you nothing.
kemet-coach-silver = A silver token is a second action in the same turn, and tomorrow you have it again.
kemet-coach-gold = A gold token is one more action today. Unused, it is worth nothing tonight.
kemet-coach-twin = It buys { $tile } through a slot that you have used already, for 1 PP more.
kemet-coach-done-nothing = With { $prayers } PP, { $count ->
    [one] the one thing that you could still do gains you nothing
   *[other] none of the { $count } things that you could still do gains you anything
}.
kemet-coach-done-full = You have { $prayers } PP and can keep { $most }: a card that brings more would be half wasted. Keep it for when you are poor.
kemet-coach-done-cards = { $count ->
    [one] Keep { $cards } for later: played now, it would bring you next to nothing.
   *[other] Keep { $cards } for later: played now, they would bring you next to nothing.
}
kemet-coach-day-prayer = It costs no action and brings { $gain } PP: you have { $prayers }{ $lost ->
    [0] , so nothing of it is lost
   *[other] {""}
}.
kemet-coach-day-mana_theft = It costs no action: { $gain } PP for you, and 1 less for every rival who has any. You have { $prayers }.
kemet-coach-day-enlistment = It costs no action and no prayer points: 2 units from your supply, to troops of yours or to free districts of your city.
kemet-coach-day-rain_of_fire = { $cost ->
    [0] For free,
   *[other] For { $cost } of your { $prayers } PP,
} an enemy loses a unit, without a battle. One that stands alone outside its city loses its zone.
kemet-coach-day-divine_memory = You have { $prayers } PP, more than you need now. For { $cost ->
    [0] nothing
   *[other] { $cost } of them
} you get a used card back.
kemet-placed = { $most ->
    [one] { $most } of the { $count } units goes
   *[other] { $rest ->
        [0] All { $count } units go
       *[other] { $most } of the { $count } units go
    }
}

## New units

kemet-coach-place-paid = { $count ->
    [one] The unit goes
   *[other] { kemet-placed }
} to { $zone }, where { $units } of yours { $units ->
    [one] stands
   *[other] stand
}. One big troop wins battles; two small ones lose them.
kemet-coach-place-free = { $count ->
    [one] It costs { $veterans ->
        [0] nothing
       *[other] only a veteran
    } and goes
   *[other] { $veterans ->
        [0] They cost nothing.
       *[other] Each costs only a veteran.
    } { kemet-placed }
} to { $zone }, where { $units } of yours { $units ->
    [one] stands
   *[other] stand
}: one big troop wins battles that two small ones lose.
kemet-coach-place-fight = { $enemy ->
    [one] { $enemy } enemy unit stands
   *[other] { $enemy } enemy units stand
} in your own district { $zone }. Units placed there attack them at once, at home: +1 strength, and 1 fame if you win with a unit left.
kemet-coach-place-empty = { $zone } is yours and empty: { $count ->
    [one] a unit there is
   *[other] { $count } units there are
} a troop again, ready to move.
kemet-coach-place-none = With { $prayers } PP and the places that are free, no unit can go anywhere now.
kemet-coach-put = { $units ->
    [one] Your biggest troop at home: { $units } unit stands
   *[other] Your biggest troop at home: { $units } units stand
} in { $zone }, and it is the one that will fight.
kemet-coach-special = { $card } is your weakest card, strength { $strength }: { $better } of the others do more.

## Moving. teleport: its price

kemet-coach-go-temple = { $zone } is empty, and your troop from { $start } gets there{ $teleport ->
    [0] {""}
   *[other] {" "}by teleport ({ $teleport } PP)
}: 1 fame while you hold it, and { $prayers } PP each night.
kemet-coach-go-delta = { $zone } is empty, and your troop from { $start } gets there{ $teleport ->
    [0] {""}
   *[other] {" "}by teleport ({ $teleport } PP)
}: 1 fame while you hold it, and at night { $prayers } PP for 1 unit.
kemet-coach-go-pair = { $zone } is empty, and your troop from { $start } gets there{ $teleport ->
    [0] {""}
   *[other] {" "}by teleport ({ $teleport } PP)
}. It is your temple number { $temples }: 1 fame while you hold it, and 1 more for good tonight.
kemet-coach-go-sanctuary = { $zone } is empty, and your troop from { $start } gets there{ $teleport ->
    [0] {""}
   *[other] {" "}by teleport ({ $teleport } PP)
}: tonight { $units } of its units can become 1 fame for good.
kemet-coach-go-high = Nobody guards { $zone }, and its pyramid has level { $level }: it is 1 fame for you while your troop stands there.
kemet-coach-go-pyramid = Nobody guards { $zone }. With its pyramid ({ $colour }, level { $level }) you can buy tiles of that colour and teleport.
kemet-coach-fight-temple = { $seat } holds { $zone } with strength { $theirs }; yours is { $mine } before the cards{ $teleport ->
    [0] {""}
   *[other] {" "}(teleport: { $teleport } PP)
}. If you win with a unit left, that is 1 fame for good, and the temple 1 more while you hold it.
kemet-coach-fight-zone = { $seat } stands in { $zone } with strength { $theirs }; yours is { $mine } before the cards{ $teleport ->
    [0] {""}
   *[other] {" "}(teleport: { $teleport } PP)
}. If you win with a unit left, that is 1 fame for good.
kemet-coach-move-nothing = No troop of yours reaches anything better than where it stands, without a battle that you would likely lose.
kemet-coach-units-guard = { $count ->
    [one] A unit stays
   *[other] { $count } units stay
} behind, so that { $zone } and its fame remain yours until somebody attacks; all others go, as every unit is 1 strength.
kemet-coach-units-home = All { $count }: every unit is 1 strength, and a district of your own city stays yours when it is empty.
kemet-coach-units-few = All { $count }: too few to leave a guard in { $zone } and still win elsewhere.
kemet-coach-units-all = All { $count }: every unit is 1 strength where they go.
kemet-coach-units-take = { $count ->
    [one] It comes
   *[other] All { $count } come
} along: every unit is 1 strength.
kemet-coach-units-leave = { $count ->
    [0] Nobody
    [one] A single unit
   *[other] Only { $count }
}: every unit that goes on is 1 strength.
kemet-coach-step-way = On the way to { $zone }: from there you have enough movement left.
kemet-coach-stop-temple = You hold { $zone } now: 1 fame as long as a troop of yours stands there. Nothing else in reach is worth more.
kemet-coach-stop-ground = { $zone } is worth more to you than anything else in reach.
kemet-coach-stop-end = From { $zone } nothing better is in reach now.

## Battle. mine, theirs: strength

kemet-coach-diversion-flee = Your strength is { $mine } against { $theirs }: too far behind for a card to make up. In { $zone } your whole troop stays alive, without a battle.
kemet-coach-diversion-even = Your strength is { $mine } against { $theirs }, and the defender wins ties: the cards decide, and you are not behind.
kemet-coach-diversion-near = Your strength is { $mine } against { $theirs }, and the defender wins ties. Cards have up to 5 strength, so a better one can turn it.
# sure: 1 if no hidden card can change it · more: 1 if they may add a hidden card to the one they play
kemet-odds = { $left ->
    [0] { $sure ->
        [0] you beat every battle card of theirs; only a Divine Intervention card could turn it
       *[other] whatever they play, you win
    }
   *[other] you win against { $wins } of the { $cards } battle cards that they may still hold{ $more ->
        [0] {""}
       *[other] , DI cards aside
    }
}
kemet-coach-council-strongest = Your strongest card: with it you have { $mine } strength, they have { $theirs } plus their card. So { kemet-odds }; discard { $discard }, your weakest.
kemet-coach-council-cheaper = With it you have { $mine } strength, they have { $theirs } plus their card: { kemet-odds }. It costs you fewer units than { $kept }.
kemet-coach-council-harder = With it you have { $mine } strength, they have { $theirs } plus their card: { kemet-odds }. It deals more damage than { $kept }, win or lose.
kemet-coach-council-safer = With it you have { $mine } strength, they have { $theirs } plus their card: { kemet-odds }. It saves more of your units than { $kept }.
kemet-coach-council-seen = They play { $seen } and have { $theirs } strength without it; your card makes { $mine }: enough{ $sure ->
    [0] , unless they add a Divine Intervention card
   *[other] { "" }
}. Discard { $discard }, your weakest.
kemet-coach-council-added = With { $added } ({ $cost ->
    [0] free
   *[other] { $cost } PP
}) you have { $mine } strength, they have { $theirs } plus their card: { kemet-odds }.
kemet-beaten = { $best ->
    [0] No battle card of yours wins here by itself.
   *[other] { $cards ->
        [1] A stronger card of yours would win here; this one is not meant to win.
       *[other] Your strongest card would beat { $best } of the { $cards } that they may still hold; this one is not meant to win.
    }
}
kemet-coach-lost-damage = { kemet-beaten } This one deals { $damage } damage, which counts even if you lose: they lose units too.{ $best ->
    [0] {" "}Keep the strong ones for a battle that you can win.
   *[other] {""}
}
kemet-coach-lost-defence = { kemet-beaten }{ $defence ->
    [0] { $best ->
        [0] {" "}Keep the strong ones for a battle that you can win.
       *[other] { "" }
    }
   *[other] {" "}This one has defence { $defence }, so more of your units survive{ $best ->
        [0] ; keep the strong ones for a battle that you can win.
       *[other] .
    }
}
kemet-coach-tactics-turn = It is { $mine } against { $theirs }, and the other card has the strength that is missing: it turns a defeat into a victory.
kemet-coach-tactics-won = It is { $mine } against { $theirs }: you win as it is.
kemet-coach-tactics-lost = It is { $mine } against { $theirs }, and the other card isn't enough either.
kemet-coach-wound-turn = It is { $mine } against { $theirs }: just these cards, +1 strength each, turn a defeat into a victory.
kemet-coach-wound-won = It is { $mine } against { $theirs }: you win as it is, so keep your cards.
kemet-coach-wound-lost = It is { $mine } against { $theirs }: all your cards together are not enough, so keep them.
kemet-coach-after-alone = The winner has nobody left in { $zone }: if you stay, you hold it.
kemet-coach-after-recall = { $units } units go home for { $gain } PP, and you have only { $prayers }. You can recruit them again.
kemet-coach-after-retreat = On the map { $units ->
    [one] your unit
   *[other] your { $units } units
} can move again at once. A recall would bring { $gain ->
    [0] no PP
   *[other] only { $gain } PP
}, and you would have to recruit { $units ->
    [one] it
   *[other] them
} again.
kemet-coach-after-temple = If you stay in { $zone }, you hold the temple: 1 fame, and it counts tonight.
kemet-coach-after-hold = In { $zone } { $units ->
    [one] your unit is
   *[other] your { $units } units are
} closer to the temples than at home, and a recall would bring { $gain ->
    [0] no PP
   *[other] only { $gain } PP
}.
kemet-coach-after-home = A recall would bring { $gain ->
    [0] no PP
   *[other] only { $gain } PP
}, and you would have to recruit { $units ->
    [one] your unit
   *[other] your { $units } units
} again.
kemet-coach-retreat = Where { $seat } goes is your choice. From { $there } it takes another action to come back to { $zone }.
kemet-coach-battles = The units are placed already, so any order will do; begin with { $zone }.
kemet-coach-between = No card of yours helps in the next battle; keep them.

## Cards and night

kemet-coach-card-strength = +{ $count } strength in a battle, { $cost ->
    [0] free
   *[other] for { $cost } PP
}. Nobody sees it coming.
kemet-coach-card-damage = +{ $count } damage in a battle, { $cost ->
    [0] free
   *[other] for { $cost } PP
}: the enemy loses units even when you lose.
kemet-coach-card-defence = +{ $count } defence in a battle, { $cost ->
    [0] free
   *[other] for { $cost } PP
}: more of your units survive to hold the zone.
kemet-coach-card-prayers = { $count } PP { $cost ->
    [0] free
   *[other] for { $cost }
}, without an action.
kemet-coach-card-units = { $count } units { $cost ->
    [0] free
   *[other] for { $cost } PP
}, without an action.
kemet-coach-card-other = { $cost ->
    [0] It is free,
   *[other] It costs { $cost } PP,
} and does what no other card here does.
kemet-coach-rain-last = A single unit of { $seat } holds { $zone }. Without it nobody does, and you can take it without a battle.
kemet-coach-rain-home = A single unit of { $seat } guards { $zone }, a district of its own city. Without it you can enter without a battle.
kemet-coach-rain-biggest = With { $units } units, the troop of { $seat } in { $zone } is the biggest that you may have to fight.
kemet-coach-offering = { $units } units can be recruited again; the 1 fame is for good.
kemet-coach-delta-yes = The night takes your { $prayers } PP to { $dawn } anyway. { $units } unit brings { $gain } more, and those who are left still hold the temple.
kemet-coach-delta-full = The night takes your { $prayers } PP to { $dawn } anyway, and you can keep { $most }: you would pay a unit for very few.
kemet-coach-delta-lost = It would be your last unit there: the temple and its fame would be lost.
kemet-coach-veterans-units = { $veterans ->
    [one] Keep it: in a moment a veteran (what a battle leaves you) becomes a free unit, and one of yours can come back.
   *[other] Keep them: in a moment each veteran (what a battle leaves you) becomes a free unit, and { $units } of yours can come back.
}
kemet-coach-veterans-prayers = { $supply ->
    [0] No unit is
    [one] Only { $supply } unit is
   *[other] Only { $supply } units are
} left in your supply. The others count only as PP now, or in pairs as cards in the next step.
kemet-coach-veterans-full = You have { $prayers } PP, the most you may keep: turned into PP, they bring nothing.
kemet-coach-veterans-cards = A card costs { $price } veterans. { $units ->
    [0] Kept, they are for units; but none is left in your supply.
    [one] Kept until the next step, they bring { $units } unit into your city, free.
   *[other] Kept until the next step, they bring { $units } units into your city, free.
}
kemet-coach-destiny-last = Acting late, you see what others do and can take a temple when few can answer. Nobody has more than { $fame } fame of { $most } yet.
kemet-coach-destiny-first = Somebody has { $fame } fame. Whoever starts a turn with { $most } wins, if nobody has more: play as early as you still can.

## After a round of a lesson: mine, theirs: fame of the reader and of { $seat }, the best rival · more: how much the leader has more of it

kemet-recap-ahead = Fame: you have { $mine }, { $seat } has { $theirs }. You lead.
kemet-recap-behind = Fame: you have { $mine }, { $seat } has { $theirs }. You are behind.
kemet-recap-even = Fame: you have { $mine }, { $seat } has { $theirs }. Whoever begins a turn with 9 wins, if nobody has more.
kemet-recap-battle = The lead comes from battles won as the attacker ({ $more } more), and that fame can't be lost.
kemet-recap-divine = The lead comes from Divine fame ({ $more } more), which can't be lost.
kemet-recap-temple = The lead comes from temples ({ $more } more), which count only while they are held.
kemet-recap-pyramid = The lead comes from level 4 pyramids ({ $more } more), which count for whoever controls them.

## Words that the coach explains where they first stand, once

kemet-word-teleport = To teleport: for prayer points a troop goes from one of your pyramids straight to an obelisk.
kemet-word-obelisk = Obelisks: the stones on the map beside which a teleport ends.
