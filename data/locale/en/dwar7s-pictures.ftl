### Dwar7s Fall: words in its pictures and in their descriptions.

dwar7s-picture-round = Dwar7s Fall · round { $round }
dwar7s-picture-last-round = Last round!
dwar7s-picture-count-total = points
dwar7s-picture-count-realm = realm
dwar7s-picture-count-pool = dwarves
dwar7s-picture-count-gems = gems
dwar7s-picture-count-ogres = ogres
dwar7s-picture-count-kingdom = cards
dwar7s-picture-count-monsters = monsters
dwar7s-picture-deck-ogres = ogres
dwar7s-picture-deck-discard = discard
dwar7s-picture-deck-trades = trades
dwar7s-picture-now-over = The game is over
dwar7s-picture-now-resolution = { $seat } resolves completed tasks
dwar7s-picture-now-discard = { $seat } discards down to the hand limit
dwar7s-picture-now-tasks = { $left ->
    [0] { $seat }'s turn · no actions left
    [one] { $seat }'s turn · { $left } of { $allowed } actions left
   *[other] { $seat }'s turn · { $left } of { $allowed } actions left
}

## The hand. args: seat (id), round, points, count (numbers)

dwar7s-picture-none = Nothing
dwar7s-picture-hand-title = The hand of { $seat }
dwar7s-picture-hand-secret-note = Round { $round } · only you see this picture
dwar7s-picture-hand-full = { $count } cards (limit { $limit })
dwar7s-picture-hand-kingdom = Kingdom cards
dwar7s-picture-hand-gems = Gems
dwar7s-picture-hand-ogres = Ogre cards
dwar7s-picture-hand-secret = Secret objective
dwar7s-picture-hand-trades = Open trade objectives
dwar7s-picture-hand-each = { $points } VP each
dwar7s-picture-hand-revealed = revealed: it counts
dwar7s-picture-hand-holds = holds now
dwar7s-picture-hand-open = does not hold yet
dwar7s-picture-hand-switch-on = Reveals itself as soon as it holds
dwar7s-picture-hand-switch-off = You reveal it yourself
dwar7s-picture-hand-missing = { $count ->
    [0] you can pay it
    [one] { $count } gem missing
   *[other] { $count } gems missing
}

## The sheet: turns of a card, then players and stacks. args: card (id), cell, cells (names), walls (ids), cards, count (numbers)

dwar7s-picture-turns-note = { $card } on { $cell }: which way round?
dwar7s-picture-turns-open = Way to { $cells }
dwar7s-picture-turns-shut = No way to a neighbour
dwar7s-picture-clans-note = Players and stacks
dwar7s-picture-clans-stacks = Stacks: the top card, and what lies beneath
dwar7s-picture-clans-no-stacks = No stacks yet
dwar7s-picture-clans-no-objectives = no objectives yet
dwar7s-picture-clans-kingdom = { $count ->
    [0] no kingdom cards in hand
    [one] { $count } kingdom card in hand
   *[other] { $count } kingdom cards in hand
}

## One card, and the end. args: needed, spaces, round (numbers)

dwar7s-picture-card-needs = { $needed } of { $spaces } dwarves complete it
dwar7s-picture-card-trade = Trade objective
dwar7s-picture-end-title = Dwar7s Fall · the end
dwar7s-picture-end-round = { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
dwar7s-picture-end-trades = Trades
dwar7s-picture-end-secret = Secret
dwar7s-picture-end-monsters = Monsters
dwar7s-picture-end-gems = Gems
dwar7s-picture-end-realm = Realm
dwar7s-picture-end-cards = Cards
dwar7s-picture-end-dwarves = Dwarves
dwar7s-picture-end-total = Total

## Descriptions. args: who, card, parts (said as they are); seat, seats, terrain, walls, trades, secret, monsters, gems, ogres (ids); cell, cells (names); all others: numbers

dwar7s-picture-text-card = { $card } of { $seat }
dwar7s-picture-text-order = Order: { $seats }.
dwar7s-picture-text-clan = { $who }: points in sight { $points }; objectives { $objectives } of { $end }; realm { $realm } VP, cards in it { $cards }; dwarves in the pool { $pool }; in hand: gems { $gems }, ogre cards { $ogres }, kingdom cards { $kingdom }.
dwar7s-picture-text-score = Points: { $parts }.
dwar7s-picture-text-kingdom = Kingdom cards in hand: { $cards }.
dwar7s-picture-text-trades-won = Trade objectives completed: { $trades }.
dwar7s-picture-text-secret-won = Secret objective revealed: { $secret }.
dwar7s-picture-text-monsters = Monsters defeated: { $monsters }.
dwar7s-picture-text-map = The map. Columns are letters from west to east, rows are numbers from north to south.
dwar7s-picture-text-cell = { $cell }: { $card }, type { $terrain }, { $points } VP.
dwar7s-picture-text-dwarves = Dwarves: { $seats }. Completed by { $needed } of one colour; free spaces: { $free }.
dwar7s-picture-text-no-dwarves = No dwarves. Completed by { $needed } of one colour; free spaces: { $free }.
dwar7s-picture-text-walls = Walls: { $walls }.
dwar7s-picture-text-ways = Way to: { $cells }.
dwar7s-picture-text-no-ways = No way to a neighbour.
dwar7s-picture-text-realm = In the realm of { $seats }.
dwar7s-picture-text-under = Beneath: { $cards }.
dwar7s-picture-text-stack = from the top down: { $cards }.
dwar7s-picture-text-empty = Empty cells beside cards: { $cells }.
dwar7s-picture-text-asked = To choose from now: { $cells }.
dwar7s-picture-text-open = Open trade objectives:
dwar7s-picture-text-piles = Gems left: { $gems }.
dwar7s-picture-text-decks = Decks: ogre cards { $ogres }, trade objectives { $trades }.
dwar7s-picture-text-discard = Ogre cards discarded, the last one first: { $ogres }.
dwar7s-picture-text-your-realm = Your realm: { $points } VP, cards in it { $cards }.
dwar7s-picture-text-their-realm = Realm of { $seat }: { $before } VP, then { $points } VP.
dwar7s-picture-text-full = Cards in hand: { $count } of { $limit }. Points with your own gems: { $points }.
dwar7s-picture-text-gems = Gems: { $gems }.
dwar7s-picture-text-ogres = Ogre cards: { $ogres }.
dwar7s-picture-text-total = { $who }: { $total } VP ({ $parts }).
