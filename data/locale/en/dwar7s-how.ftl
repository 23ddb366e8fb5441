### Dwar7s Fall: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers. The
### names of board and hand are those of `teaching` in ui.toml.

dwar7s-how-goal = Winter is coming for the dwarf kings. Together you build one land of cards and walls, send dwarves to its mines for gems, and trade the gems for objectives.
dwar7s-how-wins = **You win** with the most victory points (VP). When somebody has completed 3 objectives, the round is played to its end. An objective brings 6 to 16, a defeated monster 3; your realm and the gems left in your hand count too.

dwar7s-how-board-realm = **Your castle and your realm**: all cards that dwarves could reach from the castle without crossing a wall. At the end each scores the number in its corner.
dwar7s-how-board-mine = **A mine.** 2 dwarves of yours bring 1 emerald, 2 amber or 1 diamond, 3 dwarves a ruby; the bright spaces show how many. You can use anybody's mine.
dwar7s-how-board-monster = **A monster.** A Fire Dragon stops all mines of its realm, an Ice Giant the extra action of castles. 5 dwarves of one player defeat it.
dwar7s-how-board-tavern = **An Ogre Tavern.** 2 dwarves of yours draw an ogre card here: a free trick against a rival.
dwar7s-how-board-trades = **Open trade objectives**: the gems they cost, and their VP. 3 dwarves of yours in a General Store (the signpost) pay for one; then a new one is opened for all.
dwar7s-how-board-panel = **Your panel.** VP that all can see, what your realm is worth, dwarves still to place, then counts of what you hold. The circles at the top are your objectives: the third ends the game.

dwar7s-how-turn-1 = 🏰 **A turn** has 3 actions, in any mix: build a card, place a dwarf, move a dwarf. Your castle on the table gives a 4th, unless an Ice Giant is in its realm.
dwar7s-how-turn-2 = 🧱 **Build** a card from your hand next to any card or on one: mine or dragon on a mine, tavern or store on either. You choose how it lies, so where its walls close the way. 2 dwarves at a castle dig: a stack's top goes to its bottom.
dwar7s-how-turn-3 = ⛏️ **Place** a dwarf on any card with a free space, near or far. 👣 **Move** one to a neighbouring card with a free space, if there is no wall between.
dwar7s-how-turn-4 = 💎 **Then your tasks pay**: every card with enough of your dwarves gives what it promises, and those dwarves come back to you. Where some are missing, the others wait.
dwar7s-how-turn-5 = 👹 **Ogre cards**, from the Ogre Tavern, cost no action: they scare dwarves away, swap them, send them home, or steal gems and ogre cards.

dwar7s-how-hand-kingdom = **Kingdom cards.** What is left of your 9 cards to build. The bright spaces say how many dwarves the task needs, the sign below shows the card's type.
dwar7s-how-hand-gems = **Gems.** They pay for trade objectives; those left at the end bring 1 to 3 VP each. Nobody else sees which you have.
dwar7s-how-hand-ogres = **Ogre cards.** Play as many as you like in your turn, between your actions.
dwar7s-how-hand-secret = **Your secret objective.** It counts as one of your 3, and reveals itself when its condition holds, unless you turn that off.
dwar7s-how-hand-trades = **What you can pay for.** Bright gems are in your hand, pale ones are missing.
dwar7s-how-hand-limit = **Your VP**, with the gems that only you see, and your **cards**: kingdom cards, gems and ogre cards together, at most 9 at the end of your turn.

dwar7s-how-begin = **First turns, usually:** build your castle at once for the 4th action, join a mine to it by an open side, put 2 dwarves on a mine in one turn, and save for one open objective.
