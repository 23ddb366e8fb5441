### Immortals: what each choice does, beside its name: at most 100 characters, numbers first, and in all choices of a question in
### the same order. What the arguments mean is said at the top of immortals.ftl.

## Cards. who: empty, own or other · own, empty: regions of one's own, and those without armies · free: 1 if nobody has the region card · cells: regions in all

immortals-effect-region = light: { $light_energy } energy or { $light_gold } gold, { $light_armies ->
    [0] no army of yours
    [one] your { $light_armies } army
   *[other] your { $light_armies } armies
}; dark: { $dark_energy } energy or { $dark_gold } gold, { $dark_armies ->
    [0] no army of yours
    [one] your { $dark_armies } army
   *[other] your { $dark_armies } armies
}
immortals-yields = { $energy } energy or { $gold } gold
immortals-holder = { $who ->
    [empty] empty
    [own] { $armies ->
        [one] your { $armies } army
       *[other] your { $armies } armies
    }
   *[other] { $armies ->
        [one] { $seat }: { $armies } army
       *[other] { $seat }: { $armies } armies
    }
}
immortals-effect-cell = { immortals-yields }; { immortals-holder }; you hold { $own } of { $cells } in its area{ $free ->
    [0] { "" }
   *[other] ; region card free
}
immortals-effect-site = { immortals-yields }; you hold { $own } of { $cells } in its area{ $free ->
    [0] ; its region card is taken
   *[other] { "" }
}
immortals-effect-wild = you hold { $own } of its { $cells } regions, { $empty ->
    [one] { $empty } stands
   *[other] { $empty } stand
} empty; not for extracting

## Magic cards, with their costs

immortals-effect-magic-transition5 = { immortals-cost }: { immortals-magic-transition5-brief }
immortals-effect-magic-card_or_first = { immortals-cost }: { immortals-magic-card_or_first-brief }
immortals-effect-magic-seize_or_temple = { immortals-cost }: { immortals-magic-seize_or_temple-brief }
immortals-effect-magic-cards2_or_transition2 = { immortals-cost }: { immortals-magic-cards2_or_transition2-brief }

## Before the actions

immortals-effect-group = { $armies ->
    [0] it can't attack: one army always stays
   *[other] all but one can attack or move on later
}
immortals-effect-draw = then you have { $cards ->
    [one] { $cards } conflict card
   *[other] { $cards } conflict cards
}

## A turn: spaces with the card that lies there. energy, gold: the most that it extracts · cells: where you have armies

immortals-absent = { $cells ->
    [0] { $card }: you have no army there
   *[other] { $card }
}
immortals-effect-blank = 1 energy or 1 gold: a blank card lies there
immortals-effect-instead = 1 energy or 1 gold instead
immortals-effect-pass = 1 energy or 1 gold now and in each later turn of the round; your cards come back
immortals-effect-action-gold = +{ $gold } gold at most; { immortals-absent }
immortals-effect-action-energy = +{ $energy } energy at most; { immortals-absent }
immortals-effect-action-transition3 = { immortals-action-transition3-brief }; { immortals-absent }
immortals-effect-action-construct = { immortals-action-construct-brief }; { immortals-absent }
immortals-effect-action-attack = from any region of 2 armies or more; { $card } directs the inhabitants
immortals-effect-action-attack_move = attack, or move along your regions for 1 gold; { $card }

## The spaces of tribes

immortals-effect-tribe-elves = { $card }: { immortals-tribe-elves-brief }
immortals-effect-tribe-humans = { $card }: { immortals-tribe-humans-brief }
immortals-effect-tribe-dwarves = { $card }: { immortals-tribe-dwarves-brief }
immortals-effect-tribe-halflings = { $card }: { immortals-tribe-halflings-brief }
immortals-effect-tribe-amazons = { $card }: { immortals-tribe-amazons-brief }
immortals-effect-tribe-demons = { $card }: { immortals-tribe-demons-brief }
immortals-effect-tribe-orcs = { $card }: { immortals-tribe-orcs-brief }
immortals-effect-tribe-necromancers = { $card }: { immortals-tribe-necromancers-brief }
immortals-effect-tribe-night_elves = { $card }: { immortals-tribe-night_elves-brief }
immortals-effect-tribe-trolls = { $card }: { immortals-tribe-trolls-brief }

## What is done with a card, and what is taken instead. count: what one has then · light, dark: armies in the limbos

immortals-effect-wealth-energy = then you have { $count } energy
immortals-effect-wealth-gold = then you have { $count } gold
immortals-effect-deed-gold = { $cells ->
    [one] +{ $gold } gold
   *[other] up to +{ $gold } gold
}
immortals-effect-deed-energy = { $cells ->
    [one] +{ $energy } energy
   *[other] up to +{ $energy } energy
}
immortals-effect-deed-transition = in your limbos: light { $light }, dark { $dark }
immortals-effect-deed-construct = a portal, a temple or a capital, at the price of your tribe
immortals-effect-deed-temple = { $built } point now, { $scored } in each scoring
immortals-effect-deed-attack = from any region of 2 armies or more; the card directs the inhabitants
immortals-effect-deed-move = all armies but one, through regions of yours
immortals-effect-deed-draw = you have { $cards ->
    [one] { $cards } conflict card
   *[other] { $cards } conflict cards
} now
immortals-effect-deed-first = you begin the next round
immortals-effect-deed-seize = a region card, if your armies there outnumber its owner's in the twin
immortals-effect-piece-portal = { $built } point now; a way into the same region of the other realm
immortals-effect-piece-temple = { $built } point now, { $scored } in each scoring while you hold the region
immortals-effect-piece-capital = { $built } points now, { $scored } in each scoring while you hold the region; one in an area
immortals-effect-limbo = { $cells ->
    [0] you hold no region there
    [one] to your { $cells } region there
   *[other] to any of your { $cells } regions there
}

## Regions for an action. limbo: armies in the limbo of its realm · empty, held: regions beside it

immortals-effect-ground = { immortals-yields }; { $armies ->
    [one] your { $armies } army
   *[other] your { $armies } armies
}; { $limbo } in the limbo of this realm{ $built ->
    [0] { "" }
   *[other] ; { $building }
}
immortals-effect-guarded = { $armies ->
    [one] your { $armies } army
   *[other] your { $armies } armies
}; { $enemies ->
    [0] no enemy can come
    [one] at most { $enemies } enemy can come
   *[other] at most { $enemies } enemies can come from one region
}
immortals-effect-staying = { $armies ->
    [one] { $armies } army stays
   *[other] { $armies } armies stay
}; { $enemies ->
    [0] no enemy can come
    [one] at most { $enemies } enemy can come
   *[other] at most { $enemies } enemies can come from one region
}
immortals-effect-origin = { $armies ->
    [one] { $armies } army can go
   *[other] { $armies } armies can go
}; beside it { $empty } empty, { $held } held by others
immortals-effect-target = { immortals-holder }; { $stance ->
    [attacker] inhabitants fight for you
    [free] inhabitants do not fight you
    [neutral] inhabitants are neutral
    [defender] inhabitants fight for { $seat }
    [against] inhabitants fight against you
   *[chosen] you choose whom the inhabitants help
}; { immortals-yields }
immortals-effect-stance-attacker = { $tray } on the tray, { $tower } in the tower: they count as yours and are lost first
immortals-effect-stance-free = { $tray } on the tray, { $tower } in the tower: they do not fight you, and 1 army of yours that falls out wins
immortals-effect-stance-neutral = { $tray } on the tray, { $tower } in the tower: they count for nobody
immortals-effect-stance-defender = { $tray } on the tray, { $tower } in the tower: they count for the defender
immortals-effect-stance-against = { $tray } on the tray, { $tower } in the tower: you need more armies than they have cubes
immortals-effect-seize-free = { $armies ->
    [one] your { $armies } army
   *[other] your { $armies } armies
}; nobody has its card, so you take it
immortals-effect-seize-won = { $armies } against { $theirs } of { $seat } in the twin: you take the card
immortals-effect-seize-lost = { $armies } against { $theirs } of { $seat } in the twin: not enough for the card
