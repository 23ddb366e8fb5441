### Calamandara: the reasons of a coach, for somebody who plays for the first time. The kinds of arguments are in
### calamandara.ftl; further: rival: a seat · cells: from the token to the Centre, on the easiest way · lacking: Memory Cards
### that are still missing, of the needed ones · wanted, useful: lists of symbols that the way takes · one, here, there, other: cells
### · absent: the Caves for a tunnel that the Reserve lacks · others: how many others there are,
### from 1; with 1 that is the rival.

## Event cards on the deck

calamandara-coach-reveal-free = { $lost ->
    [0] { $open ->
        [0] If you refuse it, it stays on top, and you get no symbols in Phase 1. Revealed, it makes way for your Symbol Cards.
       *[other] If you refuse it, it stays on top, and you get no symbols in Phase 1. Your way to the Centre still needs { $wanted }.
    }
   *[other] Phase 1 is lost already, whatever you do. Revealed, the card makes way for your Symbol Cards in your next turn.
}
calamandara-coach-reveal-early = { $lost ->
    [0] Refusing costs you the symbols of Phase 1. The Dogma counter is at { $counter }: there is room for one more event.
   *[other] Phase 1 is lost already, but refused, the card would only wait for your next turn. The Dogma counter is at { $counter }: there is room for one more event.
}
calamandara-coach-reveal-must = { $lost ->
    [0] The Dogma counter is at { $counter }, but without new symbols you get no further.
   *[other] The Dogma counter is at { $counter }, but as long as the card lies there you get no new symbols in Phase 1, and you need them.
}
calamandara-coach-reveal-refuse = The Dogma counter is at { $counter }, and at 0 everybody loses. You can go on without new symbols this turn.
calamandara-coach-reveal-last = The Dogma counter is at 1: an event could bring it to 0, and everybody would lose.

## Phase 2

calamandara-coach-insert-footprint = Your easiest way to the Centre, { $path }, still needs { $wanted }: first a Footprint on { $cell }, since tokens stand on nothing else.
calamandara-coach-insert-footprint-tunnel = Next on your easiest way: a Footprint on { $cell }. From { $here } a tunnel (one step between cells beside Caves) leads to { $there }{ $absent ->
    [0] .
    [one] ; it lacks 1 Cave.
   *[other] ; it lacks { $absent } Caves.
}
calamandara-coach-insert-wing = With a Wing in row { $row } you can leap over a cell there, to { $cell }: your easiest way to the Centre leads there.
calamandara-coach-insert-tunnel = A tunnel is one step from a cell beside a Cave to a Footprint beside another. With a Cave on { $cell } the Centre is { $cells ->
    [one] 1 cell away.
   *[other] { $cells } cells away.
}
calamandara-coach-insert-tunnel-caves = A tunnel is one step from a cell beside a Cave to a Footprint beside another. With Caves on { $cell } and { $other } the Centre is { $cells ->
    [one] 1 cell away;
   *[other] { $cells } cells away;
} { $absent ->
    [0] you have both.
   *[other] you still lack the second.
}
calamandara-coach-insert-tunnel-round = A tunnel is one step from a cell beside a Cave to a Footprint on another side of it. With a Cave on { $cell } the Centre is { $cells ->
    [one] 1 cell away.
   *[other] { $cells } cells away.
}
calamandara-coach-insert-cave = Your token will stand on { $rest }, beside { $cell }: with a Cave there, a Memory Card is free in Phase 4. { $lacking ->
    [one] You still lack 1 of the { $needed } that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } that open the Centre.
}
calamandara-coach-insert-tower = { $feet ->
    [one] A Tower in row { $row } defends your Footprint there:
   *[other] A Tower in row { $row } defends your { $feet } Footprints there:
} nobody can lay a Mountain in that row, and no event takes what it defends.
calamandara-coach-insert-mountain = { $others ->
    [1] { $rival }'s easiest way to the Centre is
   *[other] Of the others, { $rival } is nearest to winning; the way left to the Centre is
} { $cells ->
    [one] 1 cell.
   *[other] { $cells } cells.
} A Mountain on { $cell } would be in its way.
calamandara-coach-insert-end = { $open ->
    [0] Your way to the Centre is complete: now walk it.
   *[other] Your way to the Centre still needs { $wanted }, and nothing in your Reserve gets you further now. Keep what is there for the next turn.
}
calamandara-coach-insert-end-empty = { $open ->
    [0] Your way to the Centre is complete: now walk it.
   *[other] Your way to the Centre still needs { $wanted }, but your Reserve is empty.
}
calamandara-coach-insert-end-beside = Your token is beside the Centre. { $lacking ->
    [one] All you lack is 1 of the { $needed } Memory Cards that open it.
   *[other] All you lack is { $lacking } of the { $needed } Memory Cards that open it.
}
calamandara-coach-insert-end-mountain = On the central board a Mountain on { $cell } blocks your way to the Centre, and you have no Cave to dig it away.
calamandara-coach-board-central = { $cell }, the next empty cell of your way, is on the central board. A Footprint there serves everybody.
calamandara-coach-board-own = The next empty cell of your way, { $cell }, is on your own board.
calamandara-coach-cell-any = Nobody needs a { $symbol } anywhere right now: any place is as good as another.
calamandara-coach-cell-row = A { $symbol } works for the whole of row { $row }, and { $cell } is not on your way to the Centre.
calamandara-coach-cell-next = It is the next empty cell on your easiest way to the Centre.
calamandara-coach-board-central-cell = It is the next empty cell of your way, on the central board. A Footprint there serves everybody.
calamandara-coach-cell-rival = { $rival }'s easiest way to the Centre leads over it.
calamandara-coach-cell-rest = It is beside { $rest }, where your token will stand.
calamandara-coach-cell-tunnel = The tunnel leads from { $here } to { $there } in one step.
calamandara-coach-insert-over = Your insertions are used up, and nothing else gets you further now.
calamandara-coach-transmute = Your way to the Centre lacks { $wanted }. { $count } symbols of your Depot, which you don't use any more, become one of your choice.
calamandara-coach-excavate = A Mountain on { $cell } blocks your easiest way on the central board; a Cave digs it away.
calamandara-coach-clear-way = On your way to the Centre, on { $cell }, lies a { $symbol }, where no token can stand. A Footprint can replace it.
calamandara-coach-clear-junk = Your way lacks { $wanted }. The { $symbol } on { $cell } does nothing for it now; in your Depot { $count } symbols become one of your choice.
calamandara-coach-clear-spare = Your way to the Centre does not lead over { $cell }, so you can do without the { $symbol } there.
calamandara-coach-clear-any = Something must be discarded: the { $symbol } on { $cell } goes to your Depot, where { $count } symbols become one of your choice.
calamandara-coach-dig-way = Your easiest way to the Centre leads over { $cell }.
calamandara-coach-dig-other = No Mountain lies on your way now; without the one on { $cell } there are more ways.

## Memory Cards

calamandara-coach-play-lands = It brings you the two symbols on another traveller's deck, and costs no insertion.
calamandara-coach-play-page = { $depot } symbols lie in your Depot; it brings some of them back to your Reserve.
calamandara-coach-play-breath = { $others ->
    [1] It takes away a symbol on { $rival }'s board.
   *[other] It takes away a symbol on the board of { $rival }, who of the others is nearest to winning.
} The card still counts for you.
calamandara-coach-play-breath-any = It takes away a symbol on another traveller's board. The card still counts for you.
calamandara-coach-play-root = A Mountain blocks { $cell } on your way to the Centre; this takes it away and costs no insertion.
calamandara-coach-play-trade-own = If the symbols on { $one } and { $other } change places, your way to the Centre costs less.
calamandara-coach-play-trade-rival = { $others ->
    [1] With two symbols in each other's place, { $rival }'s way to the Centre costs more.
   *[other] Of the others, { $rival } is nearest to winning; with two symbols in each other's place, that way to the Centre costs more.
}
calamandara-coach-play-paintings = The counter is at { $counter }: this sends the event on your deck on to another traveller, and you get a Symbol Card.
calamandara-coach-play-steps = Footprints lead on beyond the steps that you have; this gives you 1 more.
calamandara-coach-play-silence = { $rival } has { $fragments } Memory Cards and a token on step { $step } of 9: this ends the turn in which the Centre may be reached.
calamandara-coach-play-silence-short = { $rival } lacks only 1 of the { $needed } Memory Cards, and has a token on step { $step } of 9: this ends a turn that could bring it.
calamandara-coach-play-guardian = { $others ->
    [1] { $rival }'s easiest way to the Centre is
   *[other] Of the others, { $rival } is nearest to winning; the way left to the Centre is
} { $cells ->
    [one] 1 cell.
   *[other] { $cells } cells.
} Without Phase 1 there are no new symbols for it.
calamandara-coach-play-veil = { $others ->
    [1] { $rival } lacks
   *[other] { $rival }, who of the others is nearest to winning, lacks
} { $lacking } of { $needed } Memory Cards, and can get one this turn. This prevents it.
calamandara-coach-play-wall = { $others ->
    [1] { $rival } holds a Mountain:
   *[other] { $rival } holds a Mountain, and of the others you are nearest to winning:
} until the end of the turn nobody can lay it on your board.
calamandara-coach-play-hands = { $event } reaches you too; with this card it does not touch you.
calamandara-coach-play-shield = { $event } lets a neighbour change your board; with this card nobody can.
calamandara-coach-play-deny = { $others ->
    [1] { $event } gives Memory Cards, and { $rival } would get one.
   *[other] { $event } gives Memory Cards, and { $rival }, who of the others is nearest to winning, would get one.
}
calamandara-coach-play-room = Your hand is full, with { $limit } cards. { $lacking ->
    [one] You need 1 more of the { $needed } for the Centre:
   *[other] You need { $lacking } more of the { $needed } for the Centre:
} a card that is played still counts, and makes room for the next.
calamandara-coach-pass = { $cards ->
    [one] Your card does not do enough here.
   *[other] None of your { $cards } cards does enough here.
} { $lacking ->
    [0] In your hand { $cards ->
        [one] it still counts
       *[other] each still counts
    } for the Centre.
   *[other] In your hand { $cards ->
        [one] it counts too
       *[other] each counts too
    }: you lack { $lacking } of the { $needed } Memory Cards for the Centre.
}
calamandara-coach-direction = That way { $card }, now on { $rival }'s deck, comes to the top of yours.
calamandara-coach-direction-same = Neither side brings you a Symbol Card; what counts is that the card has been played.
calamandara-coach-veil = { $rival } could get a Memory Card now, and lacks { $lacking } of { $needed } for the Centre.
calamandara-coach-veil-any = { $rival } has the { $needed } Memory Cards for the Centre already; what counts is that the card has been played.
calamandara-coach-deck-way = { $card } lies on the deck of { $rival }, and your way to the Centre needs { $useful }.
calamandara-coach-deck-any = { $card } lies on the deck of { $rival }; no deck shows more of what your way needs.
calamandara-coach-rival-leads = Of the others, { $rival } is nearest to winning; the way left to the Centre is { $cells ->
    [one] 1 cell.
   *[other] { $cells } cells.
}
calamandara-coach-rival-other = Whoever is nearest to winning can't be chosen; { $rival } is { $cells ->
    [one] 1 cell away from the Centre.
   *[other] { $cells } cells away from the Centre.
}
calamandara-coach-harm-way = { $rival }'s easiest way to the Centre leads over { $cell }.
calamandara-coach-harm-other = Nothing on { $rival }'s easiest way can be chosen; { $cell } is as good as any other.
calamandara-coach-trade-rival = If the symbols on { $one } and { $other } change places, { $rival }'s way to the Centre costs more.
calamandara-coach-trade-any = No swap changes anybody's way; what counts is that the card has been played.

## Phases 3 and 4

calamandara-coach-walk-centre = You have the { $needed } Memory Cards: with this step you win.
calamandara-coach-walk-step = { $cell } lies on your easiest way; from there it is { $cells ->
    [one] 1 cell to the Centre.
   *[other] { $cells } cells to the Centre.
}
calamandara-coach-walk-step-other = From { $cell } your way to the Centre is easier than from here: { $cells ->
    [one] 1 cell.
   *[other] { $cells } cells.
}
calamandara-coach-walk-leap = You leap over a cell; from { $cell } it is { $cells ->
    [one] 1 cell to the Centre.
   *[other] { $cells } cells to the Centre.
}
calamandara-coach-walk-tunnel = The tunnel takes one step, however far it goes; from { $cell } it is { $cells ->
    [one] 1 cell to the Centre.
   *[other] { $cells } cells to the Centre.
}
calamandara-coach-walk-cave = Here, beside a Cave, you get a free Memory Card in Phase 4. { $lacking ->
    [one] You still lack 1 of the { $needed } that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } that open the Centre.
}
calamandara-coach-walk-cave-later = Here, beside a Cave, a Memory Card is free in Phase 4, whenever you can get one. { $lacking ->
    [one] You still lack 1 of the { $needed } that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } that open the Centre.
}
calamandara-coach-walk-stay = { $cells ->
    [one] The Centre is 1 cell away, and no step that you can take now makes the way easier.
   *[other] The Centre is { $cells } cells away, and no step that you can take now makes the way easier.
}
calamandara-coach-walk-over = Your steps are used up, and no card takes you further now.
calamandara-coach-remember-cave = Beside a Cave it is free. { $lacking ->
    [one] You still lack 1 of the { $needed } Memory Cards that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } Memory Cards that open the Centre.
}
calamandara-coach-remember-price = You have { $symbols } and can spare { $price }. { $lacking ->
    [one] You still lack 1 of the { $needed } Memory Cards that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } Memory Cards that open the Centre.
}
calamandara-coach-remember-record = In the Diary no event can take { $memory } from you; it still counts, and your hand of { $limit } has room again.
calamandara-coach-remember-record-safe = In the Diary no event can take { $memory } from you, and it still counts.
calamandara-coach-remember-none = You lack { $lacking } of { $needed } Memory Cards, but your token is beside no Cave, and you have no two matching symbols that you can spare.
calamandara-coach-remember-enough = You have all { $needed } Memory Cards that open the Centre, and none in hand to record.

## Which symbol

calamandara-coach-symbol-way = Your easiest way to the Centre still needs { $needed }; in your Reserve you have { $reserve }.
calamandara-coach-symbol-pair = It makes a pair, and { $price } matching symbols buy a Memory Card. { $lacking ->
    [one] You still lack 1 of the { $needed } that open the Centre.
   *[other] You still lack { $lacking } of the { $needed } that open the Centre.
}
calamandara-coach-symbol-footprint = Your way lacks nothing now, and any other way needs Footprints.
calamandara-coach-symbol-footprint-lacking = None of these is what your way lacks, and any other way needs Footprints.
calamandara-coach-symbol-other = Of these, a { $symbol } is of most use where your token stands.
calamandara-coach-symbol-full = Your Reserve holds { $limit } at the end of your turn, and it is full.
calamandara-coach-spare = { $open ->
    [0] Your way to the Centre is complete; you can best do without { $symbols }.
   *[other] Your way to the Centre needs { $wanted }; you can best do without { $symbols }.
}
calamandara-coach-spare-least = Something must go, and you can best do without { $symbols }.

## Effects of events

calamandara-coach-cell-way = { $cell } is an empty cell on your easiest way to the Centre, which is { $cells ->
    [one] 1 cell long.
   *[other] { $cells } cells long.
}
calamandara-coach-cell-beside = { $cell } is not on your way to the Centre, so what lies there does not block it.
calamandara-coach-cell-crossed = { $cell } is on your way to the Centre, but nothing better is left.
calamandara-coach-cell-declined = Nothing that you could change here makes your way to the Centre shorter.
calamandara-coach-block-way = { $rival }'s easiest way to the Centre leads over { $cell }.
calamandara-coach-block-other = No cell of { $rival }'s easiest way is free; { $cell } is as good as any other.
calamandara-coach-give-mountain = The Mountain on { $cell } only blocks your board: good riddance.
calamandara-coach-give-beside = Your way to the Centre does not lead over { $cell }, so you can do without the { $symbol } there.
calamandara-coach-give-way = All that can go lies on your way; the { $symbol } on { $cell } is missed least.
calamandara-coach-move = { $cell } is not on your way any more, and { $there } still lacks a Footprint.
calamandara-coach-move-away = On { $cell } it is out of the way.
calamandara-coach-swap-way = What lies on { $cell } blocks your easiest way to the Centre.
calamandara-coach-swap-any = One symbol must change places; what lies on { $cell } does least on your way.
calamandara-coach-swap-on = { $cell } is on your way too, but something must change places.
calamandara-coach-swap-off = Your way to the Centre does not need what lies on { $cell }.
calamandara-coach-retreat = From { $cell } it is { $cells ->
    [one] 1 cell to the Centre on the easiest way.
   *[other] { $cells } cells to the Centre on the easiest way.
}
calamandara-coach-draw = { $cards ->
    [1] You hold no card that you could lose, so it costs you nothing.
   *[other] With the new one you choose among { $cards } Memory Cards which one goes; their number stays the same.
}
calamandara-coach-forget = For the Centre every Memory Card counts as 1, so { $memory } is as good to lose as any other.
calamandara-coach-choice = Symbols come every turn; a Memory Card is one of the { $needed } that open the Centre.

## After a turn of a lesson: mine, theirs: steps of the token and fragments of the reader and of { $seat }, the best rival · more: how much the leader has more of it

calamandara-recap-ahead = Of the 9 steps and 4 fragments that win, you have { $mine }, { $seat } has { $theirs }. You lead.
calamandara-recap-behind = Of the 9 steps and 4 fragments that win, you have { $mine }, { $seat } has { $theirs }. You are behind.
calamandara-recap-even = Of the 9 steps and 4 fragments that win, you have { $mine }, { $seat } has { $theirs }.
calamandara-recap-step = { $more ->
    [one] The lead comes from the token, { $more } step further on: Footprints carry it on.
   *[other] The lead comes from the token, { $more } steps further on: Footprints carry it on.
}
calamandara-recap-fragments = The lead comes from fragments ({ $more } more): without 4 of them the Centre stays closed.

## Words that the coach explains where they first stand, once

calamandara-word-phase-1 = Phase 1 of a turn: the two symbols of your top Symbol Card come into your Reserve.
calamandara-word-phase-2 = Phase 2 of a turn: you lay up to 3 symbols of your Reserve on the boards.
calamandara-word-phase-4 = Phase 4, the end of a turn: you can get a Memory Card.
calamandara-word-dogma = The Dogma counter: events make it fall, and at 0 everybody loses.
calamandara-word-excavate = To excavate: a Cave of your Reserve takes a Mountain away.
calamandara-word-depot = Your Depot: there lie symbols that you have spent or discarded.
