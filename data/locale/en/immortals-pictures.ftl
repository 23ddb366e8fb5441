### Immortals: words in its pictures and in their descriptions.

immortals-picture-limbo = Limbo
immortals-picture-realm-light = Light
immortals-picture-realm-dark = Dark
immortals-picture-round = Immortals · round { $round }/{ $rounds }
immortals-picture-now-turn = { $phase }: { $seat }'s turn
immortals-picture-now-reveals = { $seat }: { $action } with { $card }

## The tower and the last battle. args: count, mine, theirs (numbers), attacker, defender, seat, cell (ids)

immortals-picture-tower-inside = Tower
immortals-picture-tower-tray = Tray
immortals-picture-tower-empty = empty
immortals-picture-tower-discard = · { $count } discarded
immortals-picture-tower-supply = in supply
immortals-picture-battle-line = { $attacker }: { $mine } × { $defender }: { $theirs }
immortals-picture-battle-open = { $attacker } attacks with { $mine }
immortals-picture-battle-won = { $cell }: { $seat } wins
immortals-picture-battle-tie = { $cell }: a tie
immortals-picture-battle-failed = { $cell }: repelled

## A hand. args: seat (id), round, rounds, count (numbers), region (id), regions (list)

immortals-picture-hand-plan = The secret plan of { $seat }
immortals-picture-hand-draft = The hand of { $seat }
immortals-picture-hand-secret = { $round ->
    [0] Draft of armies
   *[other] Round { $round }/{ $rounds }
} · only you see this picture
immortals-picture-hand-cards = In hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
immortals-picture-hand-regions = Region and conflict cards: { $count }
immortals-picture-hand-absent = No army there, so not this time: { $regions }
immortals-picture-hand-passed-light = Draft hand: light conflict cards
immortals-picture-hand-passed-dark = Draft hand: dark conflict cards
immortals-picture-hand-tribes = Your tribes
immortals-picture-plan-empty = no card
immortals-picture-plan-taken = card taken away
immortals-picture-region-mountainhome = Mountain- home
immortals-picture-cost-free = free
immortals-picture-cost-magic = on the card
immortals-picture-cost-construct = price of the tribe
immortals-picture-card-region = region
immortals-picture-card-conflict = conflict
immortals-picture-card-wild = wild
immortals-picture-card-magic = magic
immortals-picture-card-blank = gives 1 gold or energy
immortals-picture-card-any = any of its regions
immortals-picture-card-action = action space
immortals-picture-card-piece = piece
immortals-picture-tribe-groups = Armies
immortals-picture-tribe-home = home: { $region }
immortals-picture-tribe-start = Start
immortals-picture-tribe-deed = Action space
immortals-picture-tribe-prices = Prices

## A battle, the points, the end. args: stance, card (ids), rounds (number)

immortals-picture-inhabitants = Inhabitants
immortals-picture-battle-title = Battle
immortals-picture-battle-attacker = attacker
immortals-picture-battle-defender = defender
immortals-picture-battle-empty = Empty region
immortals-picture-battle-strength = strength
immortals-picture-battle-stance = Inhabitants: { $stance }
immortals-picture-battle-card = Region card: { $card }
immortals-picture-battle-fall = Through the tower
immortals-picture-fall-inside = in the tower before
immortals-picture-fall-thrown = thrown in
immortals-picture-fall-fell = on the tray
immortals-picture-fall-stayed = now in the tower
immortals-picture-fall-losses = losses
immortals-picture-scoring-title = Points
immortals-picture-scoring-before = no scoring yet
immortals-picture-scoring-last = + in the last scoring
immortals-picture-column-occupied = regions now
immortals-picture-column-armies = armies
immortals-picture-column-built = built
immortals-picture-column-cells = regions
immortals-picture-column-temples = temples
immortals-picture-column-capitals = capitals
immortals-picture-column-areas = areas
immortals-picture-column-total = total
immortals-picture-end-title = Immortals · the end
immortals-picture-end-rounds = { $rounds } rounds

## Pieces on cards of their own. args: built, scored (victory points)

immortals-picture-piece-portal = Leads from its region to the same one in the other realm, one way, for everybody who stands on it: to attack and to move. One in each region of a realm, also beside a temple or a capital. { $built } VP when built.
immortals-picture-piece-temple = { $built } VP when built, and { $scored } VP in each scoring for whoever occupies its region. A region of a realm holds one temple or one capital.
immortals-picture-piece-capital = { $built } VP when built, and { $scored } VP in each scoring for whoever occupies its region. One in each area of a realm, in a region without a temple.

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter and token · seat,
## cell, target, region, area, realm: ids · card, an id or a word · tribes, regions, near, actions, cards: lists of
## ids · groups, a list of numbers · light, dark, inside, tray, what, prices: words · all others are whole numbers

immortals-picture-text-order = Turn order: { $seats }.
immortals-picture-text-marker = First-player marker for the next round: { $seat }.
immortals-picture-text-shown = { $seat } has revealed { $card }.
immortals-picture-text-player = { $who }: { $points } VP, { $energy } energy, { $gold } gold, limbo light { $light } and dark { $dark }, conflict cards { $cards }.
immortals-picture-text-tribes = Tribes: { $tribes }.
immortals-picture-text-stands = On the board: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}.
immortals-picture-text-groups = Groups of armies, { $realm }: { $groups }.
immortals-picture-text-edge = With 3 or 4 players also a group of { $armies }.
immortals-picture-text-placed = Cards face down: { $actions }.
immortals-picture-text-taken = Spaces whose region card was taken away: { $actions }.
immortals-picture-text-passed = No card is left on the spaces.
immortals-picture-text-fallen = Armies fallen from the tower: { $armies }.
immortals-picture-text-owned = Region cards: { $regions }.
immortals-picture-text-unowned = No region cards.
immortals-picture-text-worth = { immortals-yields }
immortals-picture-text-armies = { $armies ->
    [one] { $armies } army of { $seat }
   *[other] { $armies } armies of { $seat }
}
immortals-picture-text-deck = in the deck
immortals-picture-text-nothing = none
immortals-picture-text-map = The map. Neighbours are the same in both realms; a portal leads to the same region of the other realm.
immortals-picture-text-region = { $region } ({ $area }). Light: { $light }. Dark: { $dark }. Card: { $card }. Neighbours: { $near }.
immortals-picture-text-tower = In the tower: { $inside }. On the tray: { $tray }. Inhabitants in supply { $inhabitants }. Conflict cards in the deck { $deck }; discarded, the last one first: { $cards }.
immortals-picture-text-attack = { $armies ->
    [one] { $seat } attacks { $target } from { $cell } with { $armies } army.
   *[other] { $seat } attacks { $target } from { $cell } with { $armies } armies.
}
immortals-picture-text-defends = { $armies ->
    [one] { $seat } defends it with { $armies } army.
   *[other] { $seat } defends it with { $armies } armies.
}
immortals-picture-text-fall = { $who }: { $inside } in the tower before, { $thrown } thrown in, { $fell } on the tray, { $stayed } now in the tower, { $losses } lost.
immortals-picture-text-strength = Strength { $mine } against { $theirs }.
immortals-picture-text-points = { $who }: { $points } VP: built { $built }, regions { $cells }, temples { $temples }, capitals { $capitals }, areas { $areas }.
immortals-picture-text-gained = In the last scoring { $points }.
immortals-picture-text-draft = Draft hand: { $cards }.
immortals-picture-text-hand = In hand: { $cards }.
immortals-picture-text-space = { $number }. { $what }: { $card }.
immortals-picture-text-prices = Prices: { $prices }.
