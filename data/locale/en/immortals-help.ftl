### Immortals: what the questions mean, and the rules by topic. Pages are those of the rulebook of 2017.

## Help: the first round

immortals-help-home = One group of your choice goes to the home region of your light tribe, in the Light Realm. You take its region card and put 2 armies of your supply into the same region of the Dark Realm. (Rulebook, page 6)
immortals-help-draft = Everybody chooses a card at the same time. While you have groups left, it must name an empty region, if any card in your hand does; then you show it, place a group there and take the region card. If the region card has an owner, you keep the conflict card instead. Without groups left you just keep the card you choose. Then the hands are passed to the left. (Rulebook, pages 6 and 7)
immortals-help-place-cell = A wild card stands for any empty region of its area in its realm. (Rulebook, page 6)
immortals-help-place-group = Any group from either of your tribe boards, in either realm. (Rulebook, page 6)
immortals-help-limbos = Armies that fell when the tower was filled go to your light or your dark limbo, as you like. Those still inside come out in some battle. (Rulebook, page 7)

## Help: reinforcement and planning

immortals-help-draw = Conflict cards are discarded after use; there is no hand limit. (Rulebook, page 8)
immortals-help-reinforce = For every 3 armies in this limbo, one may go to a region of the same realm that you occupy, each to a different one if you like. What you don't send stays in the limbo. (Rulebook, page 8)
immortals-help-plan = Put cards face down on your spaces, at most one on each; you may also place none. The eight army spaces take region cards, conflict cards and blanks, the two magic spaces magic cards and blanks. A region card needs an army of yours in that region, in either realm. Wild cards can't extract. A blank only deceives the others, and is worth 1 gold or 1 energy. Nobody sees your plan until you reveal a card. (Rulebook, pages 8 and 9)

## Help: actions

immortals-help-turn = You reveal one of your cards and do its action, or pass. A blank, or an action that you can't or won't do, is worth 1 gold or 1 energy; the card comes back to your hand. A space whose region card was taken away is worth the same when you come to it. If you pass, you take all your cards back, and 1 gold or 1 energy, now and whenever your turn comes while others still act. (Rulebook, pages 9 and 15)
immortals-help-compensation = 1 gold or 1 energy from the supply, for a blank, for an action that was not done, or for a pass. (Rulebook, pages 9 and 15)
immortals-help-realm = A region card is valid in both realms; you name one when you reveal it. Conflict cards name their realm themselves. (Rulebook, page 8)
immortals-help-region = A wild card stands for one region of its area in its realm; you name it when you reveal the card. (Rulebook, page 9)
immortals-help-deed = You pay the whole cost first. If you don't do the action, the card comes back to your hand and you take 1 gold or 1 energy. (Rulebook, page 9)
immortals-help-piece = You need an army there, and pay the price of your tribe of that realm. A portal is worth 1 VP, a temple 1 VP and a capital 2 VP at once; temples and capitals also 1 VP in each scoring, for whoever holds the region. A region has one temple or one capital at most, and beside it one portal; an area of a realm has one capital. (Rulebook, page 10)
immortals-help-move-target = Any region of yours that a chain of your own regions leads to; portals count in their direction. It costs 1 gold. (Rulebook, page 11)
immortals-help-move-armies = Any number, but at least one army stays. (Rulebook, page 11)

## Help: attacks

immortals-help-attack-origin = A region with at least 2 armies of yours, beside the one you want to attack or with a portal to it. Your card need not name it: the card only tells whom the inhabitants help. (Rulebook, page 10)
immortals-help-attack-target = A neighbouring region of the same realm, or, through a portal on the region you attack from, its twin, whoever built the portal: empty, or held by another player. (Rulebook, page 10)
immortals-help-attack-armies = All attackers go into the tower, with the defenders and the cubes on the tray; at least one army stays behind. (Rulebook, page 13)
immortals-help-attack-stance = If the card names the region attacked, the inhabitants fight for the attacker; if it names the region you attack from, they are neutral; otherwise they fight for the defender, and in an empty region for themselves. Your card can mean more than one of these; you declare it before the cubes are thrown. (Rulebook, page 10)

## Help: magic

immortals-help-magic-limbo = All the armies come from one limbo and go to regions of the same realm that you occupy. (Rulebook, page 12)
immortals-help-magic-armies = To any regions of this realm that you occupy, all to one or split. (Rulebook, page 12)
immortals-help-magic-temple = Any region where you have an army and there is no temple or capital yet. You gain 1 VP. (Rulebook, page 12)
immortals-help-magic-seize = A region where you have an army but not its card. If you have more armies there than the card's owner has in the same region of the other realm, you get the card, even from a space of a board; from the deck you just take it. If not, nothing happens, and the cost is spent. (Rulebook, page 12)

## The rules by topic

immortals-rules-setup-title = Set-up
immortals-rules-setup = Everybody leads one light and one dark tribe, drawn at random, with 43 armies, the same 4 magic cards and 4 blanks. The tribe boards show groups of armies, with 3 or 4 players one more group of 2 on each; they also show the start energy and gold, the prices of buildings and one action of the tribe's own. With 3 players 7 rounds are played, with 4 or 5 players 5. The group may agree on more rounds, up to 10, never on fewer. Taverna's own design: map, values of regions, prices, groups and start values, where the rulebook does not print them. (Rulebook, pages 4 and 5)
immortals-rules-draft-title = Draft of armies
immortals-rules-draft = First, one group goes to your home region. Then everybody gets 5 conflict cards, alternately dark and light around the table. All choose one at the same time. In player order you place a group where your card says, take the region card and discard the conflict card; if somebody owns the region card, you keep the conflict card instead. If the region has been taken meanwhile, you place nothing and keep the card. Then hands and first-player marker go to the left, and each hand gets a new card. It ends when nobody has groups left. Taverna's own ruling: when no hand has a card left, groups that could not be placed go to your limbos, split as you like. (Rulebook, pages 6 and 7)
immortals-rules-tower-title = The cube tower
immortals-rules-tower = What is thrown in may get stuck, and what was stuck may fall. At the start 7 armies of each player and 10 inhabitants are thrown in; what falls goes to the limbos, and 2 inhabitants stay on the tray. In a battle the cubes on the tray, the attackers and the defenders are thrown in together, and what falls decides. The tower is never emptied. Taverna's own design: how many cubes get stuck and come loose. The table chooses one of three models. Standard: a thrown cube falls 2 times in 3, and the more are thrown, the more stuck ones come loose. Even: a stuck one comes loose 1 time in 3, whatever is thrown. Two shelves: falling cubes can get stuck on either, and push others loose. (Rulebook, pages 7 and 13)
immortals-rules-reinforcement-title = Reinforcement
immortals-rules-reinforcement = Each player may draw 1 conflict card. Then, in player order, for every 3 armies in a limbo you may send 1 of them to a region of that realm that you occupy. Taverna's own ruling: all are asked at once whether they draw; what may leave a limbo is counted once, at your turn. Without an army in a realm, its limbo can't be used. (Rulebook, page 8)
immortals-rules-planning-title = Planning
immortals-rules-planning = At the same time, everybody puts cards face down on their ten spaces: eight army spaces and two for magic. A region card needs an army of yours in that region, in either realm; a conflict card does not. Wild cards can't be used to extract. Blanks hide what you will not do. Taverna's own ruling: a region card without an army of yours in its region stays in your hand, and is still yours. There is no hand limit. (Rulebook, pages 8 and 9)
immortals-rules-actions-title = Actions
immortals-rules-actions = In turn, each player reveals one card and does its action, or passes. Region and magic cards come back to the hand, conflict cards are discarded. A blank, or an action that can't or won't be done, brings 1 gold or 1 energy, and the card comes back. Whoever passes takes all cards back and 1 gold or 1 energy, which comes again on each later turn while others act. The phase ends when no card is left. If a region card is taken from a space of your board, that space keeps its turn and is worth 1 gold or 1 energy. Taverna's own ruling: a blank beside other cards is a turn, not a pass; a blank among nothing but blanks is a pass, worth 1 in all. (Rulebook, pages 9 and 15)
immortals-rules-extraction-title = Extract gold or energy
immortals-rules-extraction = You gain the gold or the energy of the region on the card, in its realm, if you have an army there. Wild cards can't extract. (Rulebook, page 9)
immortals-rules-transition-title = Transition
immortals-rules-transition = For 2 energy and 1 gold, 3 armies from the limbo of the realm, or all if there are fewer, go to the region on the card, if you have an army there. Taverna's own ruling: with no army in that limbo it can't be done. (Rulebook, page 9)
immortals-rules-building-title = Portals, temples, capitals
immortals-rules-building = You build in the region on the card, if you have an army there, at the price of your tribe of that realm. Portal 1 VP, temple 1 VP, capital 2 VP at once. One temple or capital in a region, and one portal beside it; one capital in each area of a realm. A portal leads one way, to the same region of the other realm, for everybody who holds its region. Taverna's own ruling: both realms have their own capitals, ten areas in all; a temple never becomes a capital; after 26 portals there are no more. (Rulebook, page 10)
immortals-rules-attack-title = Attack
immortals-rules-attack = From a region with at least 2 armies of yours you attack a neighbouring one, or its twin through a portal: empty, or held by another player. The card does not say where, but whom the inhabitants help: the region attacked, they fight for you; the region you come from, they are neutral; any other, they fight for the defender, or for themselves if it is empty. Taverna's own ruling: any region or conflict card serves for an attack. A region card counts for both realms; if it shows both ends, you choose. A wild card may stand for the region attacked, for the one you come from, or for another. (Rulebook, page 10)
immortals-rules-battle-title = Battle
immortals-rules-battle = If no inhabitant is on the tray, 1 is added; if more than 3, 1 goes back. Then everything is thrown in. On an empty region you need one army on the tray, and if the inhabitants fight for themselves, more than they have. Against a player the side with more cubes wins, inhabitants with their side. The loser loses all cubes on the tray, the winner as many, inhabitants first; armies go to their owner's limbo of the other realm, and all inhabitants that fought to the supply. The winner's other armies go to the region. A winning attacker gets the region card, even with no army left; in an empty region one is needed. In a tie all are lost, and the card goes back to the deck if attacker or defender had it. Taverna's own ruling: nothing against nothing is a tie. (Rulebook, pages 13 and 14)
immortals-rules-moving-title = Move
immortals-rules-moving = For 1 gold, any number of armies from the region on the card go to another region of yours, through regions of yours only; portals can be used. One army stays. (Rulebook, page 11)
immortals-rules-tribes-title = Tribe actions
immortals-rules-tribes = Each of your two tribes has a space of its own. Elves: extract energy. Humans: attack for 2 energy and 1 gold. Dwarves: temple for 2 gold. Halflings: transition of 3. Amazons: attack for 1 energy and 2 gold. Demons: temple for 2 energy. Orcs: extract gold. Necromancers: transition of 3. Night Elves: attack for 2 energy and 1 gold. Trolls: attack for 1 energy and 2 gold. Taverna's own design: the actions of the light tribes, after those of the dark ones. (Rulebook, page 11)
immortals-rules-magic-title = Magic cards
immortals-rules-magic = Everybody has the same four. Transition of 5: 5 armies from one limbo to regions of yours there, for 4 energy and 1 gold. Card or first player: a conflict card, or the first-player marker for the next round, for 1 gold. Seize a region or build a temple anywhere: for 2 energy and 2 gold. Two cards or transition of 2: for 2 gold. Seizing: you get the card of a region where you have an army, if you have more armies there than its owner has in the twin region; if not, nothing happens. Taverna's own ruling: a card in the deck just comes to you; only its owner's armies count. The armies of a transition may be split over several regions of that realm. Whoever has the marker is not offered it. (Rulebook, page 12)
immortals-rules-scoring-title = Scoring
immortals-rules-scoring = At the end of each round: 1 VP for every two regions, 1 VP for each temple and each capital in regions of yours, and for each area of a realm 2 VP with 3 or 4 of its regions, 3 VP with all 5. A region is yours if you have an army there, whoever has its card. Taverna's own ruling: the areas of both realms count, ten in all. (Rulebook, pages 15 and 16)
immortals-rules-end-title = End of the game
immortals-rules-end = After the last round the most victory points win. If tied, the most armies on the board, in both realms, decide; if still tied, the victory is shared. (Rulebook, page 16)
immortals-rules-terms-title = Terms
immortals-rules-terms = Region: one of 25, each in both realms; the same region of the other realm is its twin. Area: five regions of a realm. Your region: one where you have an army. Empty region: one where nobody has an army. Neighbouring: with a common border, in the same realm. Limbo: where your lost armies wait, one for each realm; armies lost in a realm go to the limbo of the other. Supply: what belongs to nobody. Tray: where the cubes that fell from the tower lie. Inhabitants: the green cubes. VP: victory points. Card of a region: its owner plans with it every round; holding the region is another matter. (Rulebook, pages 2 to 5 and 8)
