### Dwar7s Fall: what cards do, in our own words. A sentence or two for /card, and behind it, with "-brief", what is drawn on
### the card: at most three lines of 24 characters.

## The line above the text. walls: list of edges · points: VP · count: copies · gems: list

dwar7s-card-kingdom = Type: { $terrain } · needs { $needed } dwarves, has { $spaces } spaces · { $points } VP in a realm · walls: { $walls }, or turned
dwar7s-card-gem = { $points } VP each in hand at the end; pays for trade objectives in a store. { $count } in the game.
dwar7s-card-trade = Trade objective, { $points } VP: pay { $gems } in a store.
dwar7s-card-secret = Secret objective, { $points } VP
dwar7s-card-ogre = Ogre card · { $count } in the game

## Kingdom cards: what they do when enough dwarves of one colour are on them, and always

dwar7s-kingdom-castle = Completed, by anybody: dig. Move the top card of one stack to its bottom without turning it, if it holds no dwarves, is not a monster, and has no monster in its realm. With a monster in this castle's own realm there is no digging. Always: 1 extra action each turn for the player of its colour, unless an ice giant is in its realm. Nothing can be built on a castle.
dwar7s-kingdom-castle-brief = Dig a stack. Owner: 1 extra action each turn
dwar7s-kingdom-emerald_mine = Completed: take 1 emerald, if the pile has one and no dragon is in the realm.
dwar7s-kingdom-emerald_mine-brief = Take 1 emerald
dwar7s-kingdom-amber_mine = Completed: take 2 amber, as far as the pile has them, if no dragon is in the realm.
dwar7s-kingdom-amber_mine-brief = Take 2 amber
dwar7s-kingdom-diamond_mine = Completed: take 1 diamond, if the pile has one and no dragon is in the realm.
dwar7s-kingdom-diamond_mine-brief = Take 1 diamond
dwar7s-kingdom-ruby_mine = Completed: take 1 ruby, if the pile has one and no dragon is in the realm.
dwar7s-kingdom-ruby_mine-brief = Take 1 ruby
dwar7s-kingdom-tavern = Completed: draw an ogre card. If the deck is empty, the discarded ogres are shuffled into a new one.
dwar7s-kingdom-tavern-brief = Draw an ogre card
dwar7s-kingdom-store = Completed: you may pay the exact gems of one open trade objective and take it. A new one is opened at once.
dwar7s-kingdom-store-brief = Pay gems for an open trade objective
dwar7s-kingdom-dragon = Always: mines in its realm yield nothing, and nobody can dig there. Completed: it is defeated; you take the card, worth 3 VP at the end. Nothing can be built on a monster.
dwar7s-kingdom-dragon-brief = Stops mines and digging. Defeated: 3 VP
dwar7s-kingdom-ice_giant = Always: castles in its realm give no extra action, and nobody can dig there. Completed: it is defeated; you take the card, worth 3 VP at the end. Nothing can be built on a monster.
dwar7s-kingdom-ice_giant-brief = Stops extra actions and digging. Defeated: 3 VP

## Secret objectives: their conditions

dwar7s-secret-architect = Your realm has 8 cards or more.
dwar7s-secret-hunter = You have defeated 2 monsters or more.
dwar7s-secret-king = Your realm is worth 10 VP or more.
dwar7s-secret-miner = You have at least 1 gem of each of the four kinds in hand.
dwar7s-secret-disguised_ogre = You have 5 ogre cards or more in hand.
dwar7s-secret-researcher = On each of 2 different monsters there are 3 of your own dwarves or more.
dwar7s-secret-mage = You have 5 emeralds or more in hand.

## Ogre cards

dwar7s-ogre-brute = Choose an enemy dwarf and one of your own on another card. They change places. Walls, distance and free spaces do not matter.
dwar7s-ogre-brute-brief = An enemy dwarf and yours change places
dwar7s-ogre-ambush = Choose a card. All dwarves on it go back to their owners, yours too.
dwar7s-ogre-ambush-brief = All dwarves on a card go home
dwar7s-ogre-confiscate = Take all ogre cards from the hand of an opponent.
dwar7s-ogre-confiscate-brief = Take all ogre cards of an opponent
dwar7s-ogre-scare = Move an enemy dwarf by 1 or 2 steps. Each step needs a free space and must not cross a wall.
dwar7s-ogre-scare-brief = Move an enemy dwarf by 1 or 2 steps
dwar7s-ogre-thief = Take 1 gem at random from the hand of an opponent.
dwar7s-ogre-thief-brief = Take 1 random gem from an opponent
