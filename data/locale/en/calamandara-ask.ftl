### Calamandara: questions and options. What the arguments mean is said at the top of calamandara.ftl. Labels of options have
### at most 34 characters with the longest names.

## Windows for Memory Cards

calamandara-ask-turn_start = { $seat }'s turn begins. Do you play a Memory Card?
calamandara-ask-turn_start-own = Your turn begins. Do you play a Memory Card first?
calamandara-ask-before_phase_1 = { $lost ->
    [0] { $seat } is about to begin Phase 1. Do you play a Memory Card?
   *[other] { $seat } has no Phase 1 and is about to begin Phase 2. Do you play a Memory Card?
}
calamandara-ask-event = { $seat } revealed { $event }. Do you play a Memory Card before its effects?
calamandara-option-pass = Pass
calamandara-option-play = Play { $memory }

## Event cards on the deck

calamandara-ask-reveal = An event card is on top of your deck. Do you reveal it?
calamandara-ask-reveal-counter = An event card is on top of your deck; the Dogma counter is at { $counter }. Do you reveal it?
calamandara-option-reveal = Reveal the event
calamandara-option-refuse = Refuse: no Phase 1
calamandara-option-refuse-lost = Refuse: it stays on top

## Targets of Memory Cards

calamandara-ask-direction = Submerged Paintings: which way do the tops of the decks move?
calamandara-ask-veil = Veil of the Regent: who can't acquire Memory Cards this turn?
calamandara-ask-deck = Nomadic Lands: from whose deck do you acquire the top card?
calamandara-ask-breath-board = Breath of Uradova: from whose board do you discard a symbol?
calamandara-ask-breath-cell = Breath of Uradova: which symbol of { $seat } do you discard?
calamandara-ask-root = Root in the Stone: which Mountain do you discard?
calamandara-ask-page = { $left ->
    [one] Torn Page: which symbol do you recover? It is the last one.
   *[other] Torn Page: which symbol do you recover? Up to { $left }.
}
calamandara-option-page-enough = That is enough
calamandara-absent-page = Grey: there is none in your Depot.
calamandara-absent-page-enough = Grey: recover at least one symbol.
calamandara-absent-effect-recover = Grey: there is none in your Depot.
calamandara-absent-effect-reserve = Grey: there is none in your Reserve.
calamandara-absent-effect-substitute-by = Grey: this event does not let it take that place.
calamandara-ask-trade-board = Trade of Shadows: on whose board?
calamandara-ask-trade-first = Trade of Shadows: which symbol on the board of { $seat }?
calamandara-ask-trade-second = Trade of Shadows: what does the { $symbol } on { $cell } of { $seat } change places with?
calamandara-option-board-own = My board
calamandara-option-board-central = Central board
calamandara-option-cell = { $cell }
calamandara-option-cell-symbol = { $cell }: { $symbol }
calamandara-option-cell-rival = { $cell } ({ $seat })

## Phase 2: Insert Symbols

calamandara-ask-insert = { $left ->
    [0] Phase 2: no insertions left. Anything else?
    [one] Phase 2: 1 insertion left. What do you do?
   *[other] Phase 2: { $left } insertions left. What do you do?
}
calamandara-ask-insert-board = { $symbol }: where do you insert it?
calamandara-ask-insert-own = { $symbol }: on which cell of your board?
calamandara-ask-insert-other = { $symbol }: on which cell of the board of { $seat }?
calamandara-ask-insert-central = { $symbol }: on which cell of the central board?
calamandara-ask-excavate = Which Mountain do you excavate with a Cave?
calamandara-ask-clear = Which symbol of your board do you discard?
calamandara-ask-transmute-pay = Which { $count } symbols of your Depot do you give back?
calamandara-ask-transmute-kind = Which symbol do you acquire for them?
calamandara-option-insert = Insert { $symbol } ({ $count })
calamandara-option-excavate = Excavate a Mountain
calamandara-option-excavate-one = Excavate the Mountain on { $cell }
calamandara-option-clear = Discard a symbol of my board
calamandara-option-clear-one = Discard the { $symbol } on { $cell }
calamandara-option-transmute = Transmute symbols of the Depot
calamandara-option-insert-end = End Phase 2
calamandara-option-symbol = { $symbol } ({ $count })

## Phases 3 and 4, end of the turn

calamandara-ask-walk = { $left ->
    [0] Phase 3: no steps left. Anything else?
    [one] Phase 3: 1 step left. Where to?
   *[other] Phase 3: { $left } steps left. Where to?
}
calamandara-ask-remember = Phase 4: what do you remember?
calamandara-ask-excess = { $count ->
    [one] Your Reserve holds 1 symbol too many. Which one do you discard?
   *[other] Your Reserve holds { $count } symbols too many. Which ones do you discard?
}
calamandara-option-walk = Walk to { $cell }
calamandara-option-leap = Leap to { $cell }
calamandara-option-tunnel = Tunnel to { $cell }
calamandara-option-centre = Into the Centre!
calamandara-option-walk-end = Stay here
calamandara-option-remember-cave = Memory Card at the Cave
calamandara-option-remember-price = Memory Card for { $count } { $symbol }s
calamandara-option-remember-record = Record { $memory }
calamandara-option-remember-none = Nothing

## Effects of event cards

calamandara-ask-effect-acquire = { $left ->
    [one] { $event }: which symbol do you acquire?
   *[other] { $event }: which symbol do you acquire first? { $left } in all.
}
calamandara-ask-effect-recover = { $left ->
    [one] { $event }: which symbol of your Depot do you recover?
   *[other] { $event }: which symbol of your Depot do you recover first? { $left } in all.
}
calamandara-ask-effect-insert = { $event }: where on your board do you insert the { $symbol }?
calamandara-ask-effect-insert-left = { $event }: where on the board of { $seat } do you insert the { $symbol }?
calamandara-ask-effect-insert-central = { $event }: where on the central board do you insert the { $symbol }?
calamandara-ask-effect-discard = { $left ->
    [one] { $event }: which symbol of your board do you discard?
   *[other] { $event }: which symbol of your board do you discard first? { $left } in all.
}
calamandara-ask-effect-discard-central = { $event }: which symbol of the central board do you discard?
calamandara-ask-effect-reserve = { $left ->
    [one] { $event }: which symbol of your Reserve do you discard?
   *[other] { $event }: which symbol of your Reserve do you discard first? { $left } in all.
}
calamandara-ask-effect-substitute = { $event }: which symbol of your board do you substitute?
calamandara-ask-effect-substitute-by = { $event }: what takes the place of the { $symbol } on { $cell }?
calamandara-ask-effect-move = { $event }: which symbol of your board do you move?
calamandara-ask-effect-move-left = { $event }: which symbol on the board of { $seat } do you move?
calamandara-ask-effect-move-to = { $event }: where does the { $symbol } from { $cell } go?
calamandara-ask-effect-swap = { $event }: which symbol of your board changes places?
calamandara-ask-effect-swap-with = { $event }: the { $symbol } on { $cell } changes places with which symbol?
calamandara-ask-effect-advance = { $left ->
    [one] { $event }: where do you step?
   *[other] { $event }: where do you step? You may move up to { $left } steps.
}
calamandara-ask-effect-retreat = { $event }: where do you retreat to?
calamandara-ask-effect-draw = { $event }: do you acquire a Memory Card and then discard one?
calamandara-ask-effect-forget = { $event }: which Memory Card do you discard?
calamandara-ask-effect-choice = { $event }: what do you give up?
calamandara-option-effect-none = Leave it
calamandara-option-effect-draw = Acquire one, discard one
calamandara-option-choice-memory = 1 Memory Card from hand
calamandara-option-choice-reserve = { $count ->
    [one] { $count } symbol of the Reserve
   *[other] { $count } symbols of the Reserve
}

## What everybody is told of a secret question

calamandara-choosing-event = Whoever has Memory Cards decides in secret whether to play one before the Event.
calamandara-choosing-turn_start = Whoever has Memory Cards decides in secret whether to play one as the turn begins.
calamandara-choosing-turn_start-own = Before the turn, its traveller decides in secret whether to play a Memory Card.
