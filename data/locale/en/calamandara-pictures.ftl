### Calamandara: the words of pictures and of their descriptions.

calamandara-picture-round = Calamandara · round { $round }
calamandara-picture-mode-turvo = Turvo (medium)
calamandara-picture-mode-aura = Aura (easy)
calamandara-picture-mode-ruina = Ruína (hard)
calamandara-picture-mode-custom = custom mix

## What is going on. args: seat, seats, event (ids), left (number)

calamandara-picture-now-turn_start = { $seat }'s turn begins
calamandara-picture-now-event = { $event }: effects for { $seats }
calamandara-picture-now-open = { $event }: Memory Cards may come first
calamandara-picture-now-top = { $seat }'s turn · an Event on top of the deck
calamandara-picture-now-last_call = { $seat }'s turn · before Phase 1
calamandara-picture-now-acquire = { $seat }'s turn · Phase 1: Acquire Symbols
calamandara-picture-now-insert = { $left ->
    [0] { $seat }'s turn · Insert Symbols: no insertions left
    [one] { $seat }'s turn · Insert Symbols: { $left } insertion left
   *[other] { $seat }'s turn · Insert Symbols: { $left } insertions left
}
calamandara-picture-now-walk = { $left ->
    [0] { $seat }'s turn · Walk: no steps left
    [one] { $seat }'s turn · Walk: { $left } step left
   *[other] { $seat }'s turn · Walk: { $left } steps left
}
calamandara-picture-now-remember = { $seat }'s turn · Remember
calamandara-picture-now-excess = { $seat } discards down to the limit of the Reserve
calamandara-picture-now-centre = { $seat } has reached the Centre
calamandara-picture-now-dogma = The Dogma has won: all travellers are lost
calamandara-picture-now-stagnation = All travellers have lost their way
calamandara-picture-now-cap = All travellers have lost their way

## Panels and boxes. args: count, limit (numbers)

calamandara-picture-count-step = step
calamandara-picture-count-fragments = fragments
calamandara-picture-count-cards = hand
calamandara-picture-count-diary = Diary
calamandara-picture-count-depot = Depot
calamandara-picture-reserve = Reserve { $count }/{ $limit }
calamandara-picture-limit-steps = { $count ->
    [one] only { $count } step
   *[other] only { $count } steps
}
calamandara-picture-limit-inserts = { $count ->
    [one] only { $count } insertion
   *[other] only { $count } insertions
}
calamandara-picture-mark-walled = Wall
calamandara-picture-mark-veiled = Veil
calamandara-picture-mark-silenced = safe from Silence
calamandara-picture-dogma = Dogma
calamandara-picture-dogma-near = Dogma: danger!
calamandara-picture-dogma-note = If the counter comes to zero, everybody loses.
calamandara-picture-dogma-untimed = No time limit
calamandara-picture-face-down = to come
calamandara-picture-event-none = No Dogmatic Event revealed in this turn
calamandara-picture-event-affects = affects
calamandara-picture-event-open = will affect
calamandara-picture-event-done = carried out in this turn
calamandara-picture-symbol = { $symbol }: { $does }
calamandara-picture-memories-discard = { $count ->
    [0] None discarded
    [one] { $count } discarded
   *[other] { $count } discarded, the last ones:
}

## The hand. args: seat (id), events (ids), round, count, more (numbers)

calamandara-picture-hand-title = { $seat }'s hand
calamandara-picture-hand-note = Round { $round } · only you see this picture
calamandara-picture-hand-memories = Memory Cards
calamandara-picture-hand-reserve = Reserve
calamandara-picture-hand-full = { $count } (limit { $limit })
calamandara-picture-hand-depot = Depot
calamandara-picture-hand-deck = Symbol deck
calamandara-picture-hand-diary = Diary
calamandara-picture-hand-none = No card
calamandara-picture-hand-events = { $more ->
    [0] { $events }
   *[other] { $events } · { $more } more
}
calamandara-picture-hand-discard = { $count ->
    [0] nothing discarded
   *[other] discarded: { $count }
}

## The sheet: the Event at work, or all that lies open

calamandara-picture-event-hit = is affected
calamandara-picture-event-spared = left out: Hands of Clay
calamandara-picture-event-untouched = is not affected
calamandara-picture-pile-reserve = Reserve
calamandara-picture-pile-board = board
calamandara-picture-far = step { $step } · fragments { $count }/{ $needed }
calamandara-picture-unseen = Memory Cards not seen yet, in deck and hands

## The end. args: round (number)

calamandara-picture-end-title = Calamandara · the end
calamandara-picture-end-lost = All are lost
calamandara-picture-end-round = { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}

## Descriptions. args: who, place, side, symbols, change (said as they are); seat, seats, event, events, card (ids); reserve,
## cards, tokens, cells, marks, parts (lists); all others: numbers

calamandara-picture-text-start = Starting Point
calamandara-picture-text-counter = Dogma counter: { $counter } of { $most }.
calamandara-picture-text-event = Event at work: { $event }.
calamandara-picture-text-affected = It affects: { $seats }.
calamandara-picture-text-spared = Left out by Hands of Clay: { $seats }.
calamandara-picture-text-last = Last Event of this turn: { $event }.
calamandara-picture-text-change = Change of the counter: { $change }.
calamandara-picture-text-order = Order: { $seats }.
calamandara-picture-text-traveller = { $who }: step { $step } ({ $place }), fragments { $fragments } of { $needed }, Memory Cards in hand { $cards }, Reserve: { $reserve }.
calamandara-picture-text-side = Individual board { $side } of the central one:
calamandara-picture-text-side-south = south
calamandara-picture-text-side-west = west
calamandara-picture-text-side-north = north
calamandara-picture-text-side-east = east
calamandara-picture-text-board = On { $seat }'s board: { $symbols }.
calamandara-picture-text-row = Row { $row }: { $symbols }.
calamandara-picture-text-row-tower = Row { $row }, with a Tower: { $symbols }.
calamandara-picture-text-defended = Symbols defended by a Tower: { $cells }.
calamandara-picture-text-depot = Depot: { $symbols }.
calamandara-picture-text-diary = Diary: { $cards }.
calamandara-picture-text-deck = Symbol deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $card }.
calamandara-picture-text-deck-event = Symbol deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top an Event card face down.
calamandara-picture-text-deck-empty = Symbol deck: empty.
calamandara-picture-text-discard = Discarded: { $cards }; Events, the last one first: { $events }.
calamandara-picture-text-marks = In this turn: { $marks }.
calamandara-picture-text-map = The cells: individual boards have columns A to E and rows from 1, at the Starting Point, to 6, at the central board. That one has columns V to Z, from west to east, and rows 1 to 5, from south to north; X3 is the Centre. Row 6 leads to the central board: in the south, from A to E, to V1 to Z1; in the west to V5 to V1; in the north to Z5 to V5; in the east to Z1 to Z5. Cells that are not named are empty.
calamandara-picture-text-central = Central board: { $symbols }.
calamandara-picture-text-tokens = Tokens on it: { $tokens }.
calamandara-picture-text-memories = Memory Cards: { $deck } in the deck; discarded, the last one first: { $cards }.
calamandara-picture-text-face-down = Events face down in the decks: { $hope } of Hope, { $fear } of Fear.
calamandara-picture-text-unseen = Memory Cards not seen yet: { $cards }.
calamandara-picture-text-hand = Memory Cards in hand (limit { $limit }): { $cards }.
calamandara-picture-text-total = { $who }: { $parts }.
