### Dwar7s Fall: help for each question, and the rules by topic, in our own words.

## Help: tasks

dwar7s-help-task = You have 3 actions, or 4 while your castle is on the table without an ice giant in its realm: build a card, place a dwarf, move a dwarf, in any mix and order. Ogre cards are free and cost no action. When you end the tasks, everything that your dwarves have completed is resolved. Whoever holds ogre cards is asked even without actions left, whatever the cards are. With “reveal automatically” on, your secret objective is revealed as soon as its condition holds, in anybody's turn; with it off, you choose the moment, in your own turns alone: at any choice, and after your last action and each completed task you are asked, whether it holds or not. (Rulebook, page 3, section 1)
dwar7s-help-build-cell = Next to any card, or on top of a card of the same type that is no castle and no monster and has no dwarves on it, whoever owns it. The very first card lies on M13. If there are many places, the likely ones come first. (Rulebook, page 3, section 1)
dwar7s-help-build-rotation = You may turn the card as you like. A wall on either side of the edge between two cards closes the way for everybody; where neither has one, the cards are in the same realm. The walls of a covered card no longer count. (Rulebook, pages 3 and 5, section 1)
dwar7s-help-place-cell = Any card with a free space, anywhere, whoever owns it. After the name you see your own dwarves there and how many of one colour complete the task. (Rulebook, page 3, section 1)
dwar7s-help-move-from = A dwarf moves to a neighbouring card with a free space, if there is no wall between them. Cards from which no dwarf can move are left out. (Rulebook, page 3, section 1)
dwar7s-help-move-to = The neighbouring cards with a free space and no wall between. Going further takes another action, and a free space on each card on the way. (Rulebook, page 3, section 1)

## Help: ogre cards

dwar7s-help-brute-cell = An enemy dwarf and one of yours on another card change places. Walls, distance and free spaces do not matter. First choose where the enemy dwarf stands. (Rulebook, page 10)
dwar7s-help-brute-whose = There are dwarves of several opponents on this card; yours changes places with one of them. (Rulebook, page 10)
dwar7s-help-brute-own = One of your dwarves on another card goes there, and the enemy dwarf comes to where yours was. A task that this completes waits for the resolution of its dwarves' own player. (Rulebook, page 10; ruling R24)
dwar7s-help-ambush-cell = All dwarves on the card go back to their owners' pools, yours too. The number after the name says how many there are. (Rulebook, page 10)
dwar7s-help-confiscate = You take all ogre cards of one opponent and may play them at once. Only the two of you see which they are. With more than nine cards in hand, you discard at the end of this turn. (Rulebook, page 10; ruling R27)
dwar7s-help-scare-cell = You move one enemy dwarf by one or two steps. Each step needs a free space and must not cross a wall. Dwarves that cannot move are left out. (Rulebook, page 10)
dwar7s-help-scare-whose = There are dwarves of several opponents on this card; one of them moves. (Rulebook, page 10)
dwar7s-help-scare-to = All cards that the dwarf can reach in one or two steps. It must end on a different card from the one it started on. (Rulebook, page 10; ruling R17)
dwar7s-help-thief = You take one gem at random from the hand of an opponent. Only the two of you see which it is. (Rulebook, page 10)

## Help: resolution and discard

dwar7s-help-resolve = Every card with enough dwarves of yours is resolved, in the order that you choose: defeat the dragon first, and the mine works again. The dwarves that are needed go back to your pool, others stay, even if the task has no effect. (Rulebook, page 4, section 2)
dwar7s-help-trade = You pay exactly the gems of one open objective; they go back to the piles, and a new objective is opened at once. You may also trade nothing. Your dwarves go home anyway. (Rulebook, page 7, section 5)
dwar7s-help-dig = The top card of one stack goes to its bottom, without being turned; the card beneath counts at once, with its walls. The top card may not hold dwarves or be a monster, and no monster may be in the realm of the stack. You may also choose not to dig. (Rulebook, page 5, section 1.2)
dwar7s-help-moment = You are asked because you have turned off “reveal automatically”: now, after a completed task, you may reveal your secret objective if its condition holds. You are asked whether it holds or not, so that nobody learns anything from the pause. (Rulebook, pages 8 and 11; ruling R10)
dwar7s-help-discard = Kingdom cards, gems and ogre cards together may be nine at most. You discard gems, which go back to their piles, or ogre cards; kingdom cards can't be discarded. Objectives and defeated monsters do not count. (Rulebook, page 4, section 3)

## The rules by topic

dwar7s-rules-setup-title = Set-up
dwar7s-rules-setup = Three trade objectives lie open. Everybody gets a secret objective, the 9 kingdom cards of a colour and 7 dwarves of it. The gems lie in 4 open piles: 10 emeralds, 10 amber, 8 diamonds, 6 rubies. The ogre cards are shuffled. The first player is drawn by lot; play goes clockwise. (Rulebook, page 2)
dwar7s-rules-turn-title = A turn
dwar7s-rules-turn = Tasks: up to 3 actions, 4 with your castle on the table and no ice giant in its realm, and any number of ogre cards. Resolution: every task that your dwarves have completed. Discard: down to 9 cards in hand. Your actions may all be of the same kind, and you may leave some unused. (Rulebook, pages 3 and 4)
dwar7s-rules-build-title = Build
dwar7s-rules-build = Put a kingdom card from your hand next to any card on the table, or on top of a card of the same type, turned as you like. Types: mines and fire dragon; castle and ice giant; tavern and store. Nothing is built on castles, monsters, or cards with dwarves on them. Only the top card of a stack counts. (Rulebook, page 3, section 1; ruling R1)
dwar7s-rules-dwarves-title = Place and move dwarves
dwar7s-rules-dwarves = Place: a dwarf from your pool goes on any card with a free space, whoever owns it. Move: one of your dwarves goes to a neighbouring card with a free space, not through walls. Dwarves come back to your pool only when they complete a task, or by an Ambush. (Rulebook, pages 3 and 4)
dwar7s-rules-realms-title = Walls and realms
dwar7s-rules-realms = Two neighbouring cards are linked if neither has a wall on the edge between them. Your realm is all cards that a dwarf could reach from your castle if all spaces were free. Several castles can share a realm. A realm is as large as the number of its top cards; what lies beneath does not count. (Rulebook, page 5, section 1)
dwar7s-rules-resolution-title = Resolution
dwar7s-rules-resolution = On your turn every card with enough dwarves of your colour is completed, in your order. Exactly the needed dwarves go back to your pool; then the card does what it says, if it can. If it can't, the dwarves come back with nothing. (Rulebook, page 4, section 2)
dwar7s-rules-castle-title = Castle: extra action and digging
dwar7s-rules-castle = Your castle on the table gives you 1 extra action each turn, unless an ice giant is in its realm. Two dwarves of one colour on any castle dig: the top card of a stack goes to its bottom in the same direction. There must be no dwarves and no monster on it, and no monster in the realm of the stack or of the castle. (Rulebook, page 5, sections 1.1 and 1.2; ruling R6)
dwar7s-rules-mines-title = Mines and gems
dwar7s-rules-mines = 2 dwarves bring 1 emerald, 2 amber or 1 diamond; 3 dwarves bring 1 ruby. With a dragon in the realm, or with an empty pile, they come back with nothing. At the end gems in hand are worth VP: emerald 2, amber 1, diamond 2, ruby 3. (Rulebook, page 6, section 2)
dwar7s-rules-monsters-title = Monsters
dwar7s-rules-monsters = A fire dragon stops the mines in its realm, an ice giant the extra actions of castles; either stops digging there. 5 dwarves of one colour defeat it, yours or anybody's: the card leaves the table and is worth 3 VP to you at the end. What lay beneath shows again. A single enemy dwarf on it is in your way; only ogres can remove that. (Rulebook, pages 6 and 7, section 3)
dwar7s-rules-tavern-title = Tavern and ogre cards
dwar7s-rules-tavern = 2 dwarves in a tavern draw an ogre card. Ogre cards are played during your tasks, cost no action, and go to the discard pile. Brute: an enemy dwarf and one of yours change places. Ambush: all dwarves on a card go home. Confiscate: take all ogre cards of an opponent. Scare: move an enemy dwarf by one or two steps. Thief: take a gem at random. (Rulebook, page 7, section 4, and page 10)
dwar7s-rules-store-title = Store and trade objectives
dwar7s-rules-store = 3 dwarves in a store let you pay the gems of one open trade objective. The gems go back to the piles, you get the objective, and a new one is opened for all. (Rulebook, page 7, section 5, and page 8)
dwar7s-rules-secrets-title = Secret objectives
dwar7s-rules-secrets = Once its condition holds, yours can be revealed; then it counts for good. Architect: a realm of 8 cards. Hunter: 2 monsters defeated. King: a realm worth 10 VP. Miner: a gem of each kind. Disguised Ogre: 5 ogre cards. Researcher: 3 own dwarves on each of 2 monsters. Mage: 5 emeralds. While “reveal automatically” is on, it is revealed as soon as it holds, in anybody's turn; while it is off, you reveal it yourself, in your own turns alone, and are also asked after your last action and after each completed task. At the end it is revealed by itself if it holds. (Rulebook, pages 8 and 11; ruling R10)
dwar7s-rules-discard-title = Hand limit
dwar7s-rules-discard = At the end of your turn you have 9 cards in hand at most: kingdom cards, gems and ogre cards together. Above that, discard gems or ogre cards, never kingdom cards. (Rulebook, page 4, section 3)
dwar7s-rules-end-title = End of the game
dwar7s-rules-end = As soon as somebody has 3 objectives, trade and secret ones together, the round is played to its end: whoever has not yet had a turn in it has a last one. It also ends after a round in which nobody did anything (a round in which the clock ended somebody's tasks does not count as one), and after 40 rounds. (Rulebook, page 8; ruling R19)
dwar7s-rules-score-title = Scoring
dwar7s-rules-score = Objectives: their VP. Defeated monsters: 3 VP each. Gems in hand: their VP. Realm: the VP of all its cards, some of them negative; none without your castle on the table; players who share a realm each score all of it. If equal, the larger realm wins, then more own dwarves on the table. (Rulebook, page 9)
dwar7s-rules-rulings-title = Rulings by number
dwar7s-rules-rulings =
    Where the rulebook is silent, Taverna plays like this.
    - **R1**: nothing covers a castle or a monster.
    - **R2**: a castle gives its extra action from the turn in which it is built.
    - **R3**: it needs no dwarves for that.
    - **R4**: monsters act in any realm, even one without a castle.
    - **R5**: a completed task is always resolved, in the order you like; trading and digging may be declined.
    - **R6**: dig in a stack of two or more cards, without dwarves on it and without a monster in its realm or the castle's.
    - **R7**: a defeat may split the table.
    - **R8**: with the Brute both dwarves are on the table.
    - **R9**: an ogre card needs a target; it may always be discarded for the hand limit.
    - **R10**: secret objectives are revealed by themselves as soon as they hold, several in turn order from the active player; with the switch off you decide yourself.
    - **R11**: what ends the game can't be undone, and a completed objective is never lost.
    - **R12**: a card is completed once in a resolution.
    - **R13**: if one amber is left, you take that one.
    - **R14**: when the objective cards are used up, fewer are open.
    - **R15**: a realm may be worth less than 0.
    - **R16**: the first action of the game is a build.
    - **R17**: Scare moves one or two steps, and not back to the start.
    - **R18**: objectives beyond the third count too.
    - **R19**: a round in which nobody does anything is the last one, and so is round 40.
    - **R20**: an ice giant in your realm at the end costs its own points, nothing else.
    - **R21**: with fewer players, the unused colours stay in the box; nothing else changes.
    - **R22**: the first card lies at M13, the next ones beside it.
    - **R23**: the Brute swaps dwarves of different players on different cards, however far apart.
    - **R24**: if an ogre card completes somebody's task, it waits for that player's resolution.
    - **R25**: on an empty table you build at M13 again.
    - **R26**: a card that shows again is empty, and its walls count at once.
    - **R27**: Confiscate takes all ogre cards; play them at once if you like, and discard down to 9 at the end of the turn.
    - **R28**: a dwarf may go where its task can't be completed.
    (Rulebook, pages 2 to 11; rulings R1 to R28 are Taverna's own)
