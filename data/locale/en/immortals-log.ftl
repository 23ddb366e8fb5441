### Immortals: what happened. What the arguments mean is said at the top of immortals.ftl.

## Set-up

immortals-log-first = { $seat } is the first player.
immortals-log-tribes = { $seat } leads the { $tribes }.
immortals-log-home = { $seat } started with a group of { $armies } in { $cell } and { $more } armies in { $twin }.

## Draft of armies

immortals-log-draft = Draft of armies, round { $draft }.
immortals-log-dealt = { $seat } drew { $cards }.
immortals-log-dealt-hidden = { $count ->
    [one] { $seat } drew a conflict card of the { $realm }.
   *[other] { $seat } drew { $count } conflict cards of the { $realm }.
}
immortals-log-shown = { $seat } showed { $card }.
immortals-log-group = { $armies ->
    [one] { $seat } placed a group of { $armies } army in { $cell }.
   *[other] { $seat } placed a group of { $armies } armies in { $cell }.
}
immortals-log-occupied = { $seat } found no empty region for { $card } and kept the card.
immortals-log-kept = { $seat } kept the conflict card { $card }: the region card has an owner.
immortals-log-kept-unseen = { $seat } kept { $card }, unseen.
immortals-log-kept-hidden = { $seat } kept a conflict card, unseen.
immortals-log-hands = The hands went to the left, and the first-player marker to { $seat }.
immortals-log-rest = { $armies ->
    [one] { $seat } could place no more groups: { $armies } army went to the limbos, { $light } light, { $dark } dark.
   *[other] { $seat } could place no more groups: { $armies } armies went to the limbos, { $light } light, { $dark } dark.
}
immortals-log-start = { $seat } started with { $energy } energy and { $gold } gold.
immortals-log-limbo = Everybody put { $armies } armies into each limbo.

## The tower is seeded

immortals-log-seeded = { $thrown } cubes were thrown into the tower: { $fallen } fell, { $inside } stayed inside.
immortals-log-limbos = { $seat } put the fallen armies into the limbos: { $light } light, { $dark } dark.
immortals-log-tray = { $inhabitants ->
    [0] No inhabitant is on the tray.
    [one] { $inhabitants } inhabitant stayed on the tray.
   *[other] { $inhabitants } inhabitants stayed on the tray.
}

## Region cards

immortals-log-region = { $seat } took the region card { $region }.
immortals-log-region-from = { $seat } took the region card { $region } from { $victim }.
immortals-log-region-deck = The region card { $region } of { $seat } went back to the deck.
immortals-log-region-space = It lay on the space { $action }. When { $seat } comes to it, it still gives 1 gold or 1 energy.

## A round: reinforcement and planning

immortals-log-round = Round { $round } of { $rounds }. { $seat } is the first player.
immortals-log-drew = { $seat } drew { $cards }.
immortals-log-drew-hidden = { $count ->
    [one] { $seat } drew a conflict card.
   *[other] { $seat } drew { $count } conflict cards.
}
immortals-log-drew-none = { $seat } drew no card.
immortals-log-no_card = There is no conflict card left for { $seat }.
immortals-log-reshuffled = The discarded conflict cards became the new deck.
immortals-log-reshuffled-realm = The discarded conflict cards of the { $realm } became the new deck.
immortals-log-reinforced = { $armies ->
    [one] { $seat } sent { $armies } army from the limbo to { $cell }.
   *[other] { $seat } sent { $armies } armies from the limbo to { $cell }.
}
immortals-log-reinforced-none = { $seat } sent no reinforcement.
immortals-log-planned = All plans are made.

## Actions

immortals-log-reveals = { $seat } revealed { $action } with { $card }.
immortals-log-declined = { $seat } declined the action: { $action }.
immortals-log-impossible = { $seat } could not do the action: { $action }.
immortals-log-pass = { $seat } passed and took back the cards still on the board.
immortals-log-compensation = { $seat } took 1 { $wealth } as compensation.
immortals-log-paid = { $seat } paid { $energy ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $energy } energy
       *[other] { $energy } energy and { $gold } gold
    }
}.
immortals-log-gold = { $seat } gained { $gold } gold from { $cell }.
immortals-log-energy = { $seat } gained { $energy } energy from { $cell }.
immortals-log-transition = { $armies ->
    [one] { $seat } brought { $armies } army from the limbo to { $cell }.
   *[other] { $seat } brought { $armies } armies from the limbo to { $cell }.
}
immortals-log-built = { $seat } built a { $piece } in { $cell } for { $points } VP.
immortals-log-moved = { $armies ->
    [one] { $seat } moved { $armies } army from { $cell } to { $target }.
   *[other] { $seat } moved { $armies } armies from { $cell } to { $target }.
}
immortals-log-marker = { $seat } took the first-player marker, for the next round.
immortals-log-seize = { $armies ->
    [one] { $seat } has { $armies } army in { $cell }, against { $theirs } of { $victim } in { $twin }.
   *[other] { $seat } has { $armies } armies in { $cell }, against { $theirs } of { $victim } in { $twin }.
}
immortals-log-seize-nothing = { $seat } did not get the region card.

## Attack and battle

immortals-log-attack = { $armies ->
    [one] { $seat } attacked the empty region { $target } from { $cell } with { $armies } army.
   *[other] { $seat } attacked the empty region { $target } from { $cell } with { $armies } armies.
}
immortals-log-attack-held = { $armies ->
    [one] { $seat } attacked { $victim } in { $target } from { $cell } with { $armies } army.
   *[other] { $seat } attacked { $victim } in { $target } from { $cell } with { $armies } armies.
}
immortals-log-stance = The inhabitants { $stance }.
immortals-log-tray-added = No inhabitant was on the tray: 1 came from the supply.
immortals-log-tray-returned = There were too many inhabitants on the tray: 1 went back to the supply.
immortals-log-drop = { $thrown ->
    [one] { $thrown } cube was thrown into the tower
   *[other] { $thrown } cubes were thrown into the tower
}: { $fallen } fell, { $inside ->
    [one] { $inside } is inside
   *[other] { $inside } are inside
}.
immortals-log-fallen = { $armies ->
    [one] { $armies } army of { $seat } fell.
   *[other] { $armies } armies of { $seat } fell.
}
immortals-log-fallen-inhabitants = { $inhabitants ->
    [one] { $inhabitants } inhabitant fell.
   *[other] { $inhabitants } inhabitants fell.
}
immortals-log-strength = Strength · { $attacker }: { $attack } · { $defender }: { $defence }.
immortals-log-strength-inhabitants = Strength · { $attacker }: { $attack } · inhabitants: { $inhabitants }.
immortals-log-won = { $seat } won the battle for { $target }.
immortals-log-lost = { $seat } lost the battle for { $target }.
immortals-log-tie = The battle for { $target } ended in a tie.
immortals-log-losses = { $armies ->
    [one] { $seat } lost { $armies } army to the limbo of the { $realm }.
   *[other] { $seat } lost { $armies } armies to the limbo of the { $realm }.
}
immortals-log-losses-inhabitants = { $inhabitants ->
    [one] { $inhabitants } inhabitant went back to the supply.
   *[other] { $inhabitants } inhabitants went back to the supply.
}
immortals-log-stands = { $armies ->
    [one] { $seat } now has { $armies } army in { $cell }.
   *[other] { $seat } now has { $armies } armies in { $cell }.
}
immortals-log-empty = { $cell } is empty now.

## Scoring and the end

immortals-log-scored = { $seat } scored { $points } VP: regions { $cells }, temples { $temples }, capitals { $capitals }, areas { $areas }.
immortals-over-points = { $seat } has the most points: { $points } VP.
immortals-over-armies = { $seat } ties with others at { $points } VP, and has the most armies on the board: { $armies }.
immortals-over-shared = { $armies ->
    [one] The victory is shared: { $points } VP and { $armies } army on the board each.
   *[other] The victory is shared: { $points } VP and { $armies } armies on the board each.
}
immortals-sheet-built = Pieces built
immortals-sheet-cells = Regions
immortals-sheet-temples = Temples
immortals-sheet-capitals = Capitals
immortals-sheet-areas = Areas
immortals-sheet-armies = Armies on the board
immortals-sheet-total = Points
