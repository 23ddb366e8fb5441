### Calamandara: help on each question, and the rules by topic, in our own words. "Our rule" is a rule of the base game as we
### have reconstructed it, or a ruling of ours; docs/rules/calamandara.md has them all.

## Help: windows for Memory Cards

calamandara-help-turn_start = Everybody with a Memory Card in hand is asked at the start of each turn, whatever the cards are, all at once and in secret. The first card in turn order after the active traveller takes effect; then those who have played none are asked again. With a standing order you are not asked. (Our rules 4.0 and 14.1a)
calamandara-help-turn_start-own = Only Submerged Paintings can be played at the start of your own turn. You are asked with any card in hand, so that the pause gives nothing away. (Our rules 4.0 and 12.2)
calamandara-help-before_phase_1 = After an event in this turn, revealed or refused, the other travellers may still play a card: Guardian of Mournã against Phase 1, if it is still to come, or Wandering of Silence against the rest of the turn. (Expansion rulebook, specific rules 8 and 10; our rule 4.2)
calamandara-help-event = The counter has already changed. A Memory Card played now takes effect before the event does. Each traveller may play one; whoever has a card in hand is asked. (Expansion rulebook, specific rules 1 and 13; our rule 9.3)

## Help: event cards on the deck

calamandara-help-reveal = Reveal: the event happens to everybody it affects, you first. If a Symbol Card is on top then, you have Phase 1, unless it is lost already; another event card asks you again. Refuse: the card stays on top, and you go straight to Phase 2. It asks you again next turn. (Expansion rulebook, from page 9)
calamandara-help-reveal-counter = Reveal: the Dogma counter changes, mostly down by 1, and the event happens to everybody it affects, you first. If a Symbol Card is on top then, you have Phase 1, unless it is lost already; another event card asks you again. Refuse: the counter does not change, the card stays on top, and you go straight to Phase 2. At zero everybody loses. (Expansion rulebook, from page 9)

## Help: targets of Memory Cards

calamandara-help-direction = The top card of every Symbol deck moves at the same time to the top of the next deck: left is clockwise. Event cards move too and stay face down. (Expansion rulebook, specific rule 11; our rule 12.2)
calamandara-help-veil = You may choose any traveller. (Our rule 12.2)
calamandara-help-deck = You acquire both symbols of the card, which goes to the discard of that deck. Decks with an event card on top are not offered. (Expansion rulebook, specific rule 9; our rule 12.2)
calamandara-help-breath-board = Only boards with a symbol that can be discarded are offered: one that is not under the token and not defended by a Tower. (Our rules 7.3 and 12.2)
calamandara-help-breath-cell = The symbol goes to the Depot of the board's owner. (Our rule 12.2)
calamandara-help-root = A Mountain of your individual board or of the central board; it goes to your Depot. It does not count as an insertion. (Our rule 12.2)
calamandara-help-page = From 1 to 3 symbols come back from your Depot to your Reserve: after the first you may stop whenever you like. (Our rule 12.2)
calamandara-help-trade-board = Your own board or another one. On another one, neither symbol may be defended by a Tower. (Our rule 12.2)
calamandara-help-trade-first = The two symbols are of different kinds, and neither is under a token. (Our rule 12.2)
calamandara-help-trade-second = A symbol of another kind, not under a token. (Our rule 12.2)

## Help: Phase 2

calamandara-help-insert = Up to 3 insertions in any mix: insert a symbol of your Reserve, excavate a Mountain with a Cave, or discard a symbol of your own board. Also, once each: transmute 3 symbols of your Depot into 1 of your choice, and play a Memory Card. (Our rule 4.4)
calamandara-help-insert-board = Footprints go on your board or the central board, Mountains on the board of another traveller or the central board, Wings, Caves and Towers on your own board only. The cells nearest to your path, and for a Mountain to that of each board's traveller, are offered at once; a board shows all its cells. (Our rules 5.1 to 5.5)
calamandara-help-insert-own = Any empty cell. Footprints need not be connected; a Wing or a Tower works for its row, a Cave for the cells next to it. (Our rules 5.1 to 5.9)
calamandara-help-insert-other = An empty cell in a row without a Tower. At most 4 Mountains lie on an individual board, and you insert 1 in a turn. (Our rules 5.2 and 7.4)
calamandara-help-insert-central = Any empty cell but the Centre. A Footprint here serves every token; at most 6 Mountains lie here. (Our rules 5.1 and 5.2)
calamandara-help-excavate = On your board the Cave takes the Mountain's place; on the central board both go and the cell is empty. It counts as an insertion. (Our rule 5.6)
calamandara-help-clear = The symbol goes to your Depot. Not the Footprint under your token. It counts as an insertion. (Our rule 4.4)
calamandara-help-transmute-pay = Three symbols of any kind go from your Depot back to the Supply, which is everybody's and has no limit. Once a turn; it does not count as an insertion. (Our rule 4.4)
calamandara-help-transmute-kind = It comes from the Supply into your Reserve, and you may insert it at once. (Our rule 4.4)

## Help: Phases 3 and 4, end of the turn

calamandara-help-walk = Up to 2 steps. Walk: to a Footprint next to you, from row 6 also over the gate to the central board. Leap, once: with a Wing in your row, two cells in a straight line. Tunnel: next to a Cave, to a Footprint next to any Cave of your board. You enter the Centre by walking, with 4 Memory Cards in hand and Diary together. (Our rules 4.5 and 6.1 to 6.6)
calamandara-help-remember = One of these: with your token next to a Cave of your board, acquire a Memory Card; put 2 matching symbols of your Reserve into your Depot and acquire one; or record a card of your hand in the Diary, where no event can take it. With 3 cards in hand you acquire none. (Our rules 4.6 and 4.8)
calamandara-help-excess = At the end of your turn your Reserve holds 8 symbols at most. The rest goes to your Depot. (Our rule 4.7)

## Help: effects of event cards

calamandara-help-effect-acquire = The symbol comes from the Supply, which is everybody's and has no limit, into your Reserve. (Our rule 10)
calamandara-help-effect-recover = The symbol comes back from your Depot to your Reserve. (Our rule 10)
calamandara-help-effect-insert = An empty cell of your board. It does not count against your 3 insertions. (Our rules 5.8 and 10)
calamandara-help-effect-insert-left = An empty cell in a row without a Tower; at most 4 Mountains lie on a board. Left is the next in turn order. (Expansion rulebook, specific rule 2; our rules 5.8 and 7.4)
calamandara-help-effect-insert-central = An empty cell but the Centre; the symbol comes from your Reserve. (Our rules 5.8 and 10)
calamandara-help-effect-discard = It goes to your Depot. Not the Footprint under your token, and when you must discard, nothing that a Tower of its row defends. (Expansion rulebook, specific rules 2 and 7; our rule 7.3)
calamandara-help-effect-discard-central = It goes to your Depot. Never a Footprint with a token on it. (Our rule 9.10)
calamandara-help-effect-reserve = It goes to your Depot. (Our rule 9.10)
calamandara-help-effect-substitute = The old symbol goes to your Depot, the new one takes its place. Not the Footprint under your token. (Our rule 10)
calamandara-help-effect-substitute-by = The new symbol lies on the same cell. No Mountain goes into a row with another Tower, and no board gets a fifth one. (Our rules 10 and 13.24)
calamandara-help-effect-move = To an empty cell of the same board; not the Footprint under your token. (Our rule 10)
calamandara-help-effect-move-left = To an empty cell of the same board; not the Footprint under the token, and none that a Tower of its row defends. (Expansion rulebook, specific rule 2; our rule 10)
calamandara-help-effect-move-to = Any empty cell of the same board. (Our rule 10)
calamandara-help-effect-swap = Two symbols of different kinds of your board change places; not the Footprint under your token. (Our rule 10)
calamandara-help-effect-swap-with = A symbol of another kind. (Our rule 10)
calamandara-help-effect-advance = Steps as in Phase 3, one leap at most. You may stop early, and you may reach the Centre and win. (Our rules 6.1 to 6.7 and 13.7)
calamandara-help-effect-retreat = To the Footprint with the highest step value below your own. The ones offered are equal. (Our rules 2.5 and 10)
calamandara-help-effect-draw = You acquire a Memory Card and then discard one of your hand, the new one or another. (Our rule 10)
calamandara-help-effect-forget = The card goes face up to the discard. The Diary is never touched. (Our rule 10)
calamandara-help-effect-choice = You choose one of the two, if both can be done in full. (Our rule 10)

## The rules by topic

calamandara-rules-ours-title = What is ours here
calamandara-rules-ours = We only have the rulebook of the expansion A Malha do Porvir. The base game is a reconstruction. 48 of the 50 event cards, the effects of the Memory Cards and the Symbol Cards are of our own making too, so that every sentence of that rulebook holds; they are not the publisher's. “Our rule” and a number, such as our rule 4.4, is always Taverna's own ruling; find it by its number in these topics. (Expansion rulebook, from page 3; our rules 1 to 14)
calamandara-rules-goal-title = Goal
calamandara-rules-goal = Bring your token from your Starting Point over your individual board and the central board into the Centre. 6.6: you enter it by walking, from one of the four cells beside it, with 4 fragments or more (Memory Cards in hand and Diary together); it needs no Footprint. 6.7: whoever enters it wins at once, in anybody's turn. 6.8: with the time limit all lose together if the Dogma counter reaches zero. (Expansion rulebook, from page 9; our rules 6.6 to 6.8)
calamandara-rules-boards-title = Boards
calamandara-rules-boards = 2.1: an individual board has 6 rows of 5 cells, A1 to E1 next to the Starting Point, A6 to E6 next to the central board; a cell holds one symbol. 2.2: the Starting Point is no cell; all five cells of row 1 lie next to it. 2.3: the central board has 5 rows of 5 cells, V1 to Z5; its Centre, X3, never holds a symbol. 2.4: cells lie next to each other in four directions, not at corners; each cell of row 6 has its gate, the central cell before it. Left is clockwise, the next in turn order. 2.5: step value: Starting Point 0, rows 1 to 6, outer ring 7, inner ring 8, Centre 9. (Our rules 2.1 to 2.5)
calamandara-rules-setup-title = Set-up
calamandara-rules-setup = 3.1: everybody has an individual board and a token on the Starting Point. 3.2: each has a shuffled deck of 20 Symbol Cards, face up. 3.3: 24 Dogmatic Event cards are dealt evenly into the decks, 12 each with 2 travellers, 8 with 3, 6 with 4, and the decks are shuffled again. 3.4: the Memory Cards are shuffled, face down. 3.5: the first traveller is drawn by lot and keeps the marker. 3.6: in the Reserve the first begins with 1 Footprint, the second with 2, the third with 2 and a Wing, the fourth with 3. (Expansion rulebook, from page 4; our rules 3.1 to 3.6)
calamandara-rules-turn-title = A turn
calamandara-rules-turn = 4.0: start: Memory Cards may be played. 4.1: event: while an event card is on top of your deck, reveal it or refuse it. 4.2: after that the others may play a card before Phase 1. 4.3: Phase 1: acquire symbols. 4.4: Phase 2: insert symbols. 4.5: Phase 3: walk. 4.6: Phase 4: remember. 4.7: end: 8 symbols in the Reserve at most. 4.10: everything is public except hands, the order of the decks, and event cards not yet revealed. (Expansion rulebook, from page 9; our rules 4.0 to 4.10)
calamandara-rules-acquire-title = Phase 1: Acquire Symbols
calamandara-rules-acquire = 4.3: with a Symbol Card on top of your deck you acquire its two symbols: they come from the Supply, which is everybody's and has no limit, into your Reserve, and the card goes to the discard. With an event card on top there is no Phase 1. 4.9: an empty deck is made again from the Symbol Cards of its discard; revealed event cards leave the game. (Expansion rulebook, from page 9; our rules 4.3 and 4.9)
calamandara-rules-insert-title = Phase 2: Insert Symbols
calamandara-rules-insert = 4.4: up to 3 insertions: insert a symbol of your Reserve on an empty cell; excavate; or discard a symbol of your own board, Mountains too, but not the one under your token. Once a turn you may transmute 3 symbols of your Depot into 1 of your choice, and play 1 Memory Card. 5.6: excavate: a Cave of your Reserve goes on a Mountain. On your board it takes the Mountain's place; on the central board both go to your Depot and the cell is empty. 5.8: what an event or a Memory Card lets you insert does not count. (Our rules 4.4, 5.6 and 5.8)
calamandara-rules-symbols-title = The five symbols
calamandara-rules-symbols = 5.1: Footprint, on your own or the central board: tokens stand and walk on it; a central one serves every token. 5.2: Mountain, on another's or the central board: blocks a cell; 1 in a turn, at most 4 on an individual board and 6 on the central one. 5.3: Wing, 5.4: Cave, 5.5: Tower: on your own board. 5.7: Footprints need not be connected. 5.9: a Wing lets you leap from its row, a Cave gives tunnels and memories, a Tower defends its row. (Our rules 5.1 to 5.9)
calamandara-rules-walk-title = Phase 3: Walk
calamandara-rules-walk = 4.5: up to 2 steps. 6.1: a step ends on a Footprint or in the Centre. 6.2: walk to a neighbouring cell. 6.3: leap, once: with a Wing in your row to the cell two away in a straight line, whatever lies between. 6.4: tunnel: from beside a Cave of your board to a cell beside any Cave of it. Leaps and tunnels begin on your individual board; they may end on the central board. 6.5: backward and sideways too. 6.6: the Centre is entered by walking, with 4 fragments. (Our rules 4.5 and 6.1 to 6.6)
calamandara-rules-towers-title = Towers
calamandara-rules-towers = 7.1: a Tower defends the token and the other symbols of its row. 7.2: it does not defend itself, but a second Tower in the row does. 7.3: what is defended cannot be discarded, substituted, moved or swapped by others or by mandatory events, and that token cannot be made to retreat. 7.4: no Mountain is inserted in a row with a Tower. 7.5: what you do of your own will is never stopped. 7.6: an event that finds only defended symbols does nothing there. (Expansion rulebook, specific rule 2; our rules 7.1 to 7.6)
calamandara-rules-remember-title = Phase 4: Remember
calamandara-rules-remember = 4.6: one of three, if you like: next to a Cave of your board acquire a Memory Card; put 2 matching symbols of your Reserve into your Depot and acquire one; or record a card of your hand in the Diary without using it. 4.8: at most 3 cards in hand; with a full hand you acquire none. Hand and Diary together are your fragments (6.6). (Our rules 4.6, 4.8 and 6.6)
calamandara-rules-memories-title = Memory Cards
calamandara-rules-memories = 12.2: there are 12 kinds, 3 of each; each says what it does (/card). It is played at the start of a turn, before Phase 1, when an event is revealed, in your Phase 2 or 3, if it changes anything. It takes effect before the event and then lies in your Diary, where it still counts as a fragment. 4.0: at most one card of each traveller at each of these moments; the others are asked first, clockwise, then the active traveller. 14.1a: all are asked at once and in secret; the first card in that order is played, the others go back, and whoever has played none is asked again, until all pass. (Expansion rulebook, specific rules 1 and 13; our rules 4.0, 12.2 and 14.1a)
calamandara-rules-excess-title = End of the turn
calamandara-rules-excess = 4.7: if your Reserve holds more than 8 symbols, discard the excess to your Depot. What lasted until the end of this turn ends. (Our rule 4.7)
calamandara-rules-events-title = Dogmatic Event cards
calamandara-rules-events = 27 Hope cards give advantages, 23 Fear cards do harm; their backs are alike. “May” is for each traveller to decide. 9.7: all else must be done as far as it can be. 9.10: discarded symbols go to the Depot of the board's owner, from the central board to the revealer's. 9.11: “individual board” means those boards alone, “board” the whole board. (Expansion rulebook, from page 9, specific rules 5, 7 and 12; our rules 9.7, 9.10 and 9.11)
calamandara-rules-reveal-title = Reveal or refuse
calamandara-rules-reveal = 9.1: at the start of your turn, with an event card on top of your deck. 9.2: reveal it, or refuse: it stays on top, the counter does not change, and you have no Phase 1 this turn. 9.3: reveal: the counter changes, Memory Cards are played, the effects happen, the card goes to the discard. 9.4: if the next card is an event too, choose again. (Expansion rulebook, from page 9; our rules 9.1 to 9.4)
calamandara-rules-order-title = Order of effects
calamandara-rules-order = 9.8: the revealer first, then clockwise; if the revealer is not affected, the nearest affected traveller to their left begins. 9.9: each carries out all effects of a part of the card before the next does. (Expansion rulebook, specific rule 3; our rules 9.8 and 9.9)
calamandara-rules-effects-title = Words on the cards
calamandara-rules-effects = 10: acquire: from the Supply into your Reserve. Recover: from your Depot into your Reserve. Insert: on an empty cell, as in Phase 2. Discard: to the Depot. Substitute: another symbol takes the place of one. Move: to an empty cell of the same board. Swap: two symbols of different kinds change places. Step: as in Phase 3, with one leap at most; you may stop early. Retreat: the token goes back to a Footprint of lower step value, on your individual board or the central board: one with the highest such value; if several are equal, you choose; if there is none, it goes to the Starting Point. A token that a Tower defends, or that stands on the Starting Point, does not retreat. The symbol under a token is never touched, except by A Strange Air. (Our rule 10)
calamandara-rules-counter-title = Dogma counter
calamandara-rules-counter = 9.5: each revealed event card lowers the counter by 1, unless the card says otherwise. It never goes above 16. 9.6: an event with effects that affects nobody lowers it by 1, whatever it says. 8.8: at zero the game ends at once and nobody wins; the effects are not done. Without time limit the counter is not used. (Expansion rulebook, page 14, specific rules 4 and 6; our rules 8.8, 9.5 and 9.6)
calamandara-rules-difficulty-title = Difficulty
calamandara-rules-difficulty = 8.3: Aura: 14 Hope, 10 Fear, counter 14. Turvo: 12 and 12, counter 12. Ruína: 10 Hope, 14 Fear, counter 10. Or a custom mix: up to 23 Fear cards among 24, the counter from 1 to 16. (Expansion rulebook, from page 14; our rule 8.3)
calamandara-rules-end-title = End of the game
calamandara-rules-end = 6.7: the traveller who enters the Centre wins. 6.8: nobody wins if the Dogma counter reaches zero, if nobody does anything for two turns of each traveller in a row (walking to and fro does not count), or after 400 turns. (Expansion rulebook, from page 9; our rules 6.7 and 6.8)
calamandara-rules-rulings-title = Rulings on single cards
calamandara-rules-rulings = 13.1: A Strange Air: a Footprint under a defended token stays; then the Reserve pays. 13.2: on the central board the token does not fall. 13.4: the board pays before the Reserve. 13.6: a refused event card comes again next turn. 13.7: a step of an event into the Centre ends the game at once. 13.11: an event that Submerged Paintings bring in Phase 2 waits. 13.13: Hands of Clay: all effects leave you out, also those of your neighbour on your board. 13.15: Flooded Caves with 4 Mountains: the Cave is discarded, no Mountain comes. 13.23: an optional list is done whole or not at all. 13.24: The Weavers put no fifth Mountain on a board, and none into a row with another Tower. 13.26: two losses of Phase 1 are one. 13.27: swapping may bring a Mountain into the row of a Tower. 13.30: the Wall of Wind stops Breath and Trade. (Our rules 13.1 to 13.31)
