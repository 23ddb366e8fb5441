### Calamandara: a tip for each question, for somebody who meets it for the first time: what it decides, what players look at,
### what can't be taken back. At most two sentences, true in every position.

## Windows for Memory Cards

calamandara-tip-turn_start = See whether this traveller could win soon: near the Centre, with 4 fragments or one short. A card you play goes to your Diary and still counts as a fragment, so it is no loss, but it can't be taken back.
calamandara-tip-turn_start-own = Only Submerged Paintings can be played here: do it if a neighbour's top card suits you better than your own, or to be rid of an event card. With other cards, pass.
calamandara-tip-before_phase_1 = Guardian of Mournã costs this traveller two symbols, Wandering of Silence the whole rest of the turn. Keep Silence for somebody who would reach the Centre; what you play can't be taken back.
calamandara-tip-event = First read whom the event affects: Hands of Clay keeps you out of all of it, good or bad. Pass if it helps you or leaves you alone; what you play can't be taken back.

## Event cards on the deck

calamandara-tip-reveal = Refusing only puts the card off and costs you the two symbols of this turn unless Phase 1 is lost already, so you mostly reveal. It is cheapest while you have little to lose on your board and in your hand; once revealed, it can't be taken back.
calamandara-tip-reveal-counter = Each event revealed mostly takes 1 from the Dogma counter, and at zero everybody loses. Refusing spares it but costs you this turn's two symbols: that pays when the counter is low, you have much to lose, or Phase 1 is lost already.

## Targets of Memory Cards

calamandara-tip-direction = To the left, your top card goes to the next in turn order, and you get that of the one before you; to the right, the other way round. Look at what you receive, and at who would be left with an event card.
calamandara-tip-veil = Choose somebody who could still acquire a card this turn and is close to 4 fragments. Mostly that is the traveller whose turn it is.
calamandara-tip-deck = Take the pair that you can insert at once, Footprints above all. Its owner loses it, so between equal ones take from whoever is ahead.
calamandara-tip-breath-board = Choose whoever is nearest to the Centre, and see what on that board carries their next steps: a Footprint ahead of the token, a Wing in its row, a Cave beside it.
calamandara-tip-breath-cell = The Footprint that the token would walk on next costs its owner most, then the Wing or the Cave it was about to use. If only a Tower is open to you, take it: its row is then undefended.
calamandara-tip-root = Take the Mountain on your shortest way to the Centre. Look at the gate in front of your token too, not only at your own board.
calamandara-tip-page = Take what you can insert in this turn, Footprints above all, or a matching pair, which buys a Memory Card in Phase 4. At the end of the turn only 8 stay in your Reserve.
calamandara-tip-trade-board = On your own board it brings a Footprint in front of your token or moves a Mountain out of the way. On another one it can do the opposite to whoever is ahead.
calamandara-tip-trade-first = Take the symbol that should leave its place: on your board a Mountain in the way, on another's the Footprint that is walked on next. What comes there instead, you choose next.
calamandara-tip-trade-second = Both change cells, so picture each in its new place. Whatever you choose, the card itself can't be taken back.

## Phase 2

calamandara-tip-insert = First the Footprints that your token walks on this turn, then something for later: a Cave beside your way, a Tower in the row where you will stop. A Mountain, one in a turn, is best right in front of a rival's token.
calamandara-tip-insert-board = A Footprint on your own board is yours alone; one on the central board carries every token, so lay it just before you use it. A Mountain does most right in front of whoever is ahead.
calamandara-tip-insert-own = A Footprint goes where your token walks next: it needs no link to the others, but you step only to the cell beside you, unless you leap or tunnel. Wing and Tower work for their row, a Cave for the cells beside it.
calamandara-tip-insert-other = Right in front of their token, or on the one free cell between two of their Footprints: then they walk around it or leap over it, or spend an insertion or a card to be rid of it. Behind the token it does little.
calamandara-tip-insert-central = A Footprint belongs on your shortest way, from the gate in front of your token to a cell beside the Centre; others use it too. A Mountain belongs on such a way of somebody else's.
calamandara-tip-excavate = On your own board the Cave stays in the cell and works there; on the central board both are gone and the cell is free. So spend it there only on a Mountain that bars your way to the Centre.
calamandara-tip-clear = Best is a Mountain in front of your token, next best a Footprint far behind. It costs one of your 3 insertions, so do it only if the cell or the symbol in the Depot is worth that.
calamandara-tip-transmute-pay = Pay with what you would not take back anyway. What stays in the Depot can still return, by Torn Page or by some Hope cards.
calamandara-tip-transmute-kind = Take what you can use in this turn: mostly a Footprint for the next step, or the second of a pair, which buys a Memory Card in Phase 4.

## Phases 3 and 4, end of the turn

calamandara-tip-walk = Two steps forward are good, but the Centre opens only with 4 fragments. It is worth stopping beside a Cave of your own, for a Memory Card in Phase 4, or in a row with a Tower, where nobody drives you back.
calamandara-tip-remember = Until you have 4 fragments, acquire a card whenever you can: beside a Cave it is free, otherwise choose the pair you miss least. With 3 in hand record one, which can't be taken back but is safe from every event.
calamandara-tip-excess = Keep the Footprints for your next two steps and one matching pair. The rest is not lost: from the Depot, 3 symbols become 1 of your choice.

## Effects of event cards

calamandara-tip-effect-acquire = Take what you will insert next, mostly a Footprint. A second one of what you already hold makes a pair, and a pair buys a Memory Card in Phase 4.
calamandara-tip-effect-recover = Take back what your next turn needs: Footprints to walk on, or a pair for a Memory Card. The others stay in the Depot, where 3 can become 1 of your choice.
calamandara-tip-effect-insert = It is a free symbol. A Footprint goes right in front of your token, a Tower or a Wing in the row where the token stands or will stop.
calamandara-tip-effect-insert-left = Right in front of your neighbour's token, or between two of their Footprints: then it costs them steps, an insertion or a card. Behind the token it does little.
calamandara-tip-effect-insert-central = It costs a Footprint of your Reserve and then carries every token. Do it if you will be the first to walk on it; otherwise keep the Footprint.
calamandara-tip-effect-discard = Give up what no longer helps: a Mountain, if it is offered, or what lies far behind your token. Keep the next Footprints, and one close behind you, since a retreat ends on the nearest one there.
calamandara-tip-effect-discard-central = Take a Footprint that others need and you don't: see which token would step on it next, and how you will get to the Centre yourself.
calamandara-tip-effect-reserve = Keep the Footprints for your next two steps and a matching pair for a Memory Card. Give up single ones that you have no cell for.
calamandara-tip-effect-substitute = Change what does least for you: a Mountain in your way, or a symbol that your token has left behind. If a Cave must become a Mountain, choose one away from your way.
calamandara-tip-effect-substitute-by = Look at the cell: in front of your token a Footprint carries it, beside its way a Cave brings Memory Cards, in its row a Wing gives a leap and a Tower safety.
calamandara-tip-effect-move = Bring a Footprint from far behind to the cell in front of your token: that is a step saved. Leave one close behind you, since a retreat ends on the nearest one there.
calamandara-tip-effect-move-left = Take the Footprint that your neighbour's token would step on next. Where it goes, you choose next.
calamandara-tip-effect-move-to = A Footprint of your own goes right in front of your token. A neighbour's goes where they need it least, far from their token.
calamandara-tip-effect-swap = Look for a symbol in the wrong place: a Mountain in your way, a Tower or a Wing in a row that you have left. What comes there instead, you choose next.
calamandara-tip-effect-swap-with = Both change cells, so picture each in its new place: best is a Footprint in front of your token, and a Mountain where you no longer go.
calamandara-tip-effect-advance = Steps of an event are free: Phase 3 still has its own. With 4 fragments they can even lead into the Centre; otherwise stop beside a Cave or in a row with a Tower if you can.
calamandara-tip-effect-retreat = All of these are equally far back, so only the way on matters: choose the one with Footprints in front of it, or beside a Cave of yours.
calamandara-tip-effect-draw = You see the new card before you choose which one to discard, so you can only improve. With an empty hand it brings nothing.
calamandara-tip-effect-forget = Each card is one of the 4 fragments, so give up the one you would play last. What lies in your Diary is safe: record cards in Phase 4 that you want to keep.
calamandara-tip-effect-choice = Mostly give up the symbols: one Phase 1 brings two back. A Memory Card is one of the 4 fragments you need, and costs two matching symbols or a stop beside a Cave.
