### Calamandara: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers. The
### names of board and hand are those of `teaching` in ui.toml.

calamandara-how-goal = Travellers cross a ruined world to its Centre, each from their own side. The base game and most cards here are Taverna's own reconstruction: we only have the rulebook of the expansion A Malha do Porvir.
calamandara-how-wins = **You win** at once when your token enters the Centre and you have 4 fragments. Each Memory Card in your hand or in your Diary is one. If you play with a time limit and the Dogma counter reaches zero, everybody loses.

calamandara-how-board-token = **Your token** on your own board. It began at the flame below row 1; it goes up to row 6 and over a gate to the central board, which all share.
calamandara-how-board-centre = **The Centre.** You enter it on foot, from one of the four cells beside it, with 4 fragments. That wins.
calamandara-how-board-symbols = **The five symbols.** A Footprint carries tokens, a Mountain blocks a cell, a Wing gives a leap from its row, a Cave gives tunnels and Memory Cards. In the row of a Tower nobody drives you back or removes your symbols.
calamandara-how-board-memories = **Memory Cards.** Each has an effect to use once. In your hand or, once used, in your Diary, it is a fragment.
calamandara-how-board-events = **Events.** Above, how many Hope and Fear cards are still in the decks; below, the one revealed in this turn and whom it affects.
calamandara-how-board-panel = **Your panel.** How far you are, fragments of the 4 you need, cards in hand, Diary and Depot; below, your Reserve; at the right, the top of your Symbol deck.

calamandara-how-turn-1 = 🌀 **Event.** If an event card lies on top of your deck, reveal it or refuse it. Hope helps, Fear harms; a refused card stays, and you get no symbols this turn.
calamandara-how-turn-2 = 🎒 **Phase 1**: the two symbols of your top Symbol Card come into your Reserve, your stock.
calamandara-how-turn-3 = ⛰️ **Phase 2**: insert up to 3 symbols. Most go on your own board; Footprints also on the central one; a Mountain, one in a turn, on a rival's or the central one.
calamandara-how-turn-4 = 🥾 **Phase 3**: walk up to 2 steps, each to a Footprint beside you. With a Wing in your row you can leap once, to a Footprint two cells away; beside a Cave, tunnel to one beside another Cave of yours.
calamandara-how-turn-5 = 📖 **Phase 4**: acquire a Memory Card, free beside a Cave of yours, otherwise for 2 matching symbols. Or put one from your hand into the Diary, where no event takes it.

calamandara-how-hand-memories = **Memory Cards** in your hand, 3 at most. Each says when it can be played.
calamandara-how-hand-reserve = **Reserve.** The symbols that you can insert, or pay in matching pairs for Memory Cards. At most 8 at the end of your turn.
calamandara-how-hand-depot = **Depot.** Symbols you have discarded. Once a turn, 3 of them become 1 of your choice.
calamandara-how-hand-deck = **Symbol deck.** The card on top is what your next Phase 1 brings, and everybody sees it.
calamandara-how-hand-diary = **Diary.** Memory Cards that you have played or put here. They still count as fragments.
calamandara-how-hand-fragments = **How far you are**: rows 1 to 6, then 7 and 8 on the central board, 9 is the Centre; and your **fragments** of the 4 you need.

calamandara-how-begin = **First turns, usually:** lay Footprints straight up one column and walk on them at once, put a Cave beside your way for Memory Cards, and a Mountain in front of whoever is ahead.
