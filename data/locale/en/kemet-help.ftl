### Kemet: Blood and Sand: help on each question, and the rules by topic, in our own words.

## Help: set-up

kemet-help-city = Every city has three districts behind walls and a military port before them. It gives you your colour for the whole game. Each city reaches the Delta and every other city in the same number of moves; the western temples are nearer to Anubis, Bastet and Horus, the eastern ones to Ouadjet and Sobek. (Rulebook, section 2.2)
kemet-help-districts = Ten of your twelve units begin in two of your districts, five in each; two stay in your supply and can be recruited later. (Rulebook, section 2.3)
kemet-help-levels = You begin with three pyramid levels, none above level 2. Three pyramids give you three colours to buy from, but level 1 tiles only; a level 2 pyramid lets you buy level 2 tiles of its colour at once. With 2 players there are only two pyramids. (Rulebook, section 2.3)
kemet-help-found-zone = A district holds one pyramid. Troops there can teleport to an obelisk; an enemy who takes the district takes the use of the pyramid with it. (Rulebook, sections 2.3 and 3.4.3)
kemet-help-found-colour = Its colour decides which tiles you can buy: Ruby strength and movement, Sapphire defence and recruiting, Diamond prayer points and Divine Intervention, Onyx strength and defence. You have one pyramid of each colour at most. (Rulebook, sections 2.3 and 4)
kemet-help-first = A free level 1 tile in the colour of one of your pyramids, in reverse turn order. It stays yours for the whole game. (Rulebook, section 2.3)

## Help: a turn

kemet-help-turn = Place an action token on an empty space of your board and do that action. By the end of the Day each of its three rows must hold at least one token, normal or silver, so a space that would make this impossible is not offered. In the same turn you may also play your gold and your silver token, in any order, play Divine Intervention cards of the Day, and place or swap creatures. If you have 9 fame points or more before your token and nobody has more, you win. (Rulebook, sections 3.2 and 3.3)
kemet-help-extra = Your normal token is played. You may still play a gold or silver token, cards of the Day and creatures in your supply. If you counted on the silver token for the Balance rule, it must be played now. Everybody with Divine Intervention cards in hand is asked this, whatever they hold. (Rulebook, section 3.2)
kemet-help-silver = The silver token goes on an empty space of your board, beside the normal token of this turn, and you do that action too. It counts for the row it lies on. (Rulebook, section 3.2)
kemet-help-will = The gold token gives you one action, Recruit or Move, with the usual rules and costs. (Rulebook, sections 1.2 and 3.2)
kemet-help-put = A creature stands with a troop in one of your districts when it comes into play. It is not a unit: it does not count for the troop limit, and only gives its bonuses. When its troop is gone, it goes back to your supply. (Rulebook, section 3.4.2)
kemet-help-swap = Before your first token you may exchange a creature in your supply for one in your districts. Elsewhere on the map creatures can't be swapped. (Rulebook, section 3.4.2)
kemet-help-keep = At the end of an action a troop has one creature at most; the other goes back to your supply and can be placed again later. (Rulebook, sections 3.4.2 and 4)

## Help: buy, raise, recruit

kemet-help-buy = You need a pyramid of the tile's colour and at least its level, in a district that you control. You pay the level in prayer points. One tile of each colour a Day, and no tile that you already own. It takes effect when the action is over. (Rulebook, section 3.4.2)
kemet-help-twin = The gold action buys one more tile through a Buy slot that you used today, for 1 prayer point more. In your own city the tile has the colour of the slot. (Taverna's own ruling on the tile)
kemet-help-special = The special card takes the place of one of your eight, for the whole game. Nobody sees which card you give up. (Taverna's own ruling on the tile)
kemet-help-raise = One pyramid, by any number of levels up to 4: you pay the sum of the numbers of the levels added, so from 1 to 3 it is 5. A new pyramid needs a colour that you don't have yet and a district of yours without one. A level 4 pyramid is worth 1 fame point to whoever controls its district. (Rulebook, section 3.4.3)
kemet-help-raise-level = Each level added costs its own number: from 2 to 3 it is 3, from 1 to 3 it is 5. (Rulebook, section 3.4.3)
kemet-help-raise-colour = One pyramid of each colour; it lets you buy tiles of that colour up to its level. (Rulebook, section 3.4.3)
kemet-help-recruit = Each unit costs 1 prayer point and comes from your supply into the districts of your city, within the troop limit of 5. A district held by an opponent means a battle at once, with you as the attacker. (Rulebook, section 3.4.4)
kemet-help-between = Between two battles of one Recruit you may play cards of the Day; in a battle you may not. Everybody with Divine Intervention cards in hand is asked this, whatever they hold. (Rulebook, sections 3.2 and 3.4.4)
kemet-help-battles = All units are placed; now the battles are fought one after the other, and you choose their order. (Rulebook, section 3.4.4)
kemet-help-place-mercenaries = The three mercenaries are yours for good. Those that you don't place now go to your supply. (Taverna's own ruling on the tile)
kemet-help-place-pray = One unit from your supply into a free district of your city, with each Pray action. (Taverna's own ruling on the tile)
kemet-help-place-enlistment = Units from your supply join your troops anywhere, or go to free districts of your city, within the troop limit. (Taverna's own ruling on the card)
kemet-help-place-battle = Units from your supply go to the zone of the battle, if you have a troop there, or to free districts of your city. (Taverna's own ruling on the card)
kemet-help-place-conscription = Each veteran brings one unit from your supply into a free district of your city. After this step unused veterans are lost. (Rulebook, section 3.6)
kemet-help-place-night = Units from your supply join your troops anywhere, or go to free districts of your city, within the troop limit. (Taverna's own ruling on the tile)

## Help: move

kemet-help-move = One troop, or a part of it, moves. Its movement is fixed at the start: 1, and more with tiles and a creature. You may also choose to move nothing; the token is played anyway. (Rulebook, section 3.4.5)
kemet-help-units = At least one unit goes. On the way you may leave units behind or take others along. (Rulebook, section 3.4.5)
kemet-help-goes = The creature can go or stay, but it needs a unit with it, or it goes back to your supply. If it goes along from the start, its movement counts. (Rulebook, sections 3.4.2 and 3.4.5)
kemet-help-step = A move by land costs 1 movement, to a neighbouring zone or from port to port. A teleport leads from a district with a pyramid to an obelisk, costs 2 prayer points and no movement, once in an action. An enemy district can be entered only if the troop began the action beside it. Entering a zone with an enemy troop ends the move with a battle. In each zone you may also leave or take creatures; one left without units goes back to your supply. (Rulebook, section 3.4.5)
kemet-help-take = They move on with the others. The troop limit is checked at the end of the action, and when you enter a zone with an enemy. (Rulebook, sections 3.4.5 and 4)
kemet-help-leave = At least one unit goes on. Those who stay keep control of the zone. (Rulebook, section 3.4.5)

## Help: battle

kemet-help-diversion = With Diversion there is no battle: your whole troop moves to a neighbouring zone that is free for you and not an opponent's district. Everybody with a Divine Intervention card in hand and such a zone is asked this, whatever they hold. (Taverna's own ruling on the card)
kemet-help-council = Choose two battle cards: one to play, one to discard face down, which nobody ever sees. You may add Divine Intervention cards of the Battle kind that you can pay together; this is the only moment for them. Both sides choose in secret. (Rulebook, section 3.5.1)
kemet-help-council-seen = Your tile Spying shows you the card that your opponent is going to play; the rest stays hidden. Now choose your own cards as usual. (Rulebook, section 3.5.1)
kemet-help-tactics = Your card Tactical Choice lets you play the card that you discarded in this War Council; the one you played is then discarded, and stays hidden. (Taverna's own ruling on the card)
kemet-help-wound = Each Divine Intervention card that you discard now gives +1 strength. You don't pay for them, and their own effects are lost. (Taverna's own ruling on the tile)
kemet-help-loser = Recall takes all your units there back to your supply, for one prayer point less than their number. Retreat moves them to an empty neighbouring zone that the winner chooses; if there is none, you recall. If the winner has no troop left, there is no retreat: you recall or stay in the zone. (Rulebook, section 3.5.6)
kemet-help-retreat = You choose an empty neighbouring zone for the beaten troop: by land, and to no district except one of its owner's city. (Rulebook, section 3.5.6)
kemet-help-winner = Stay and hold the zone, or recall: all your units there go back to your supply, for one prayer point less than their number. (Rulebook, section 3.5.7)

## Help: cards and night

kemet-help-rain = The troop loses one unit. It is not a battle: nobody gains fame or veterans; the zone may change hands. (Taverna's own ruling on the card)
kemet-help-memory = The discard pile is open to all. Another Divine Memory can't be taken. (Taverna's own ruling on the card)
kemet-help-offering = Whoever controls the Sanctuary of All Gods may remove two units of that troop for a permanent Divine fame point. If no unit is left, the zone is lost. (Rulebook, section 3.6)
kemet-help-delta = Whoever controls the Delta Temple may remove one unit of that troop for its prayer points. If that was the last one, the temple no longer counts when temples are counted next. (Rulebook, section 3.6)
kemet-help-veterans-prayers = Each veteran is worth 1 prayer point now, or 1 unit in the Conscription step; two of them buy a card in between. What is left after the night is lost. (Rulebook, section 3.6)
kemet-help-veterans-cards = One card for each pair of veterans, on top of the card that everybody draws. (Rulebook, section 3.6)
kemet-help-hand = One level, free: on a pyramid of yours, or a new one of level 1. (Taverna's own ruling on the tile)
kemet-help-vision = You keep one of the top five cards; the others are discarded, face up. Nobody sees which one you keep. (Taverna's own ruling on the tile)
kemet-help-destiny = From the fewest fame points to the most, everybody takes an empty place for the next Day; of those with equal fame, whoever was earlier in today's order chooses first. (Rulebook, section 3.6)

## The rules by topic

kemet-rules-setup-title = Set-up (2.1 to 2.3)
kemet-rules-setup = Sandstorms cover what is not used: with 2 players the city of Horus and the east bank, with 3 the east bank, with 4 the city of Horus. Colours of tiles are drawn: 2 with 2 players, 3 with 3 or 4, all with 5. Everybody chooses a city, puts 5 units into two districts, builds 3 pyramid levels (none above 2), and takes a free level 1 tile. You begin with 7 prayer points, a Diversion and two more Divine Intervention cards, and eight battle cards. With 2 players there are no Act of God tiles and no second copies. (Rulebook, sections 2.1 to 2.3)
kemet-rules-day-title = The Day (3.2)
kemet-rules-day = In turn order everybody places one action token and does its action, again and again, until all have played their five. Balance: at the end each of the three rows of your board must hold a token. A silver token, or the gold one on its own space, is played in the same turn as a normal token; each action is finished before the next. Each gold tile has its own gold token, and one is played in a turn. Cards with the Day icon can be played at any time of your own turn except in a battle. (Rulebook, section 3.2)
kemet-rules-end-title = Fame and victory (3.1 and 3.3)
kemet-rules-end = If you have at least 9 fame points at the start of your turn, before placing a token, and nobody has more, you win at once. Square fame points are permanent: from battles, tiles, the Night. Round ones are temporary: one for each temple and each level 4 pyramid that you control now. (Rulebook, sections 3.1 and 3.3)
kemet-rules-pray-title = Pray (3.4.1 and 4)
kemet-rules-pray = You gain 2 prayer points. You never have more than 11; what is above that is lost. (Rulebook, sections 3.4.1 and 4)
kemet-rules-tiles-title = Buy a power tile (3.4.2)
kemet-rules-tiles = You need a pyramid of the tile's colour and at least its level in a district that you control, and pay its level in prayer points. For a pyramid in your own city the token goes on the Buy slot of that colour; for one in an opponent's city, on any empty Buy slot that already has a colour. One tile of each colour a Day; never two with the same art. Tiles are kept for the whole game and take effect when the action is over. (Rulebook, section 3.4.2)
kemet-rules-creatures-title = Creatures (3.4.2)
kemet-rules-creatures = A creature comes with its tile and stands with a troop, one at most. From your supply you may place it in one of your districts with a troop that has none; before your first token you may swap it there. In other turns you are asked when the creature or the troop arrives. On the way you may leave one creature and take another. It is not a unit: it only adds its bonuses. When its troop is gone, it goes back to your supply. (Rulebook, section 3.4.2)
kemet-rules-raise-title = Raise a pyramid (3.4.3)
kemet-rules-raise = Raise one of your pyramids by any number of levels, up to 4, or build a new one; you pay the sum of the levels added. A pyramid serves whoever controls its district: to buy tiles of its colour up to its level, to teleport from there for 2 prayer points, and for 1 fame point at level 4. (Rulebook, section 3.4.3)
kemet-rules-recruit-title = Recruit (3.4.4)
kemet-rules-recruit = Pay 1 prayer point for each unit and place them from your supply in districts of your own city, within the troop limit. In a district held by an opponent a battle begins at once, with you as the attacker; with several, you choose the order. (Rulebook, section 3.4.4)
kemet-rules-move-title = Move and teleport (3.4.5)
kemet-rules-move = One troop or a part of it moves as far as its movement: 1, plus bonuses, fixed at the start. It may also teleport once, for 2 prayer points, from a district with a pyramid to a zone with an obelisk. Units can be left or taken along on the way, and a troop may pass its limit there. A zone with an enemy troop ends the move with a battle. At the end every troop has at most 5 units and one creature. (Rulebook, section 3.4.5)
kemet-rules-walls-title = Ports and walls (3.4.5)
kemet-rules-walls = From a military port you can sail to any merchant port, or to the military port of your own city; from a merchant port to any other merchant port, or to your own military port. Each trip costs 1 movement. An opponent's district can be entered only by a troop that began the action in a zone beside it, and only one of them in an action. (Rulebook, section 3.4.5)
kemet-rules-battle-title = Battle (3.5.1 to 3.5.5)
kemet-rules-battle = Both choose two battle cards in secret, one to play and one to discard unseen, and may add Divine Intervention cards of the Battle kind. Strength: units, battle card, tiles, creature, added cards, and 1 for the owner of the city in whose district it is fought. The higher one wins; if equal, the defender. Losses: first unblockable damage, then damage less defence. A winning attacker with a troop left gains 1 Battle fame point; a winning defender gains 1 veteran; whoever gained no fame gains 1 veteran. (Rulebook, sections 3.5.1 to 3.5.5)
kemet-rules-after-title = After the battle (3.5.6 to 3.5.8)
kemet-rules-after = The loser recalls the troop, for its number less 1 in prayer points, or retreats to an empty neighbouring zone that the winner chooses. If the winner has no troop left, the loser recalls or stays. Then the winner recalls or stays. Whoever has no battle cards left takes all eight back. (Rulebook, sections 3.5.6 to 3.5.8)
kemet-rules-night-title = The Night (3.6)
kemet-rules-night = In this order: Offering, 2 units of the Sanctuary for 1 fame point; Delta, 1 unit for 5 prayer points; Temple Control, 1 fame point for 2 temples or more; Worship, the prayer points of your other temples; Prayers, 2 prayer points, and 1 for each veteran spent; Divine Intervention, a card, and one for each 2 veterans; Conscription, a unit for each veteran, then veterans are lost; Awakening, tokens return; Destiny, the new turn order, from fewest fame points to most. (Rulebook, section 3.6)
kemet-rules-control-title = Control and troops (4)
kemet-rules-control = You control a zone if you have a troop there; a district of your own city even if it is empty. A zone is free for you if no opponent's troop is in it. All your units in a zone are one troop, at most 5. Units removed always go back to their owner's supply. (Rulebook, section 4)
kemet-rules-cards-title = Cards (3.1 and 4)
kemet-rules-cards = Hands have no limit. How many cards of each kind you hold is public, what they are is secret. Battle cards played and the discard pile of Divine Intervention are open to all; battle cards discarded in a War Council stay hidden. A card costs its prayer points when it is played. If the deck is empty, the discard pile is shuffled. Where rules differ, a card beats a tile, and a tile beats the rules. (Rulebook, sections 3.1 and 4)
kemet-rules-ours-title = Taverna's own rulings: tiles and cards
kemet-rules-ours = The rulebook names few tiles and cards. Names, colours and levels are those of the 2021 edition; effects are those of the 2012 edition or our own. Our own rulings on them: Twin Ceremony buys through a used slot, in your own city in that slot's colour. Wyyrt Storm and Shetyw Barrier: nobody learns which card leaves. Mercenaries not placed go to your supply. Enlistment and Reinforcements: your troops anywhere or free districts of your city, within the limit; Enlistment also joins a troop on its way, but waits while it is above its limit. Battle Reinforcements: the zone of the battle or your city. Diversion: to a neighbouring zone by land, free, not an opponent's district; it cancels Initiative. Tactical Choice comes before Divine Wound, the attacker first. Rain of Fire is not a battle. Divine Memory can't take another one. Vision takes the place of your draw. Hand of God acts in Prayers. The Snake cancels in the battle, and Khnum's toll. (Taverna's own ruling on tiles and cards)
kemet-rules-moments-title = Taverna's own rulings: order and windows
kemet-rules-moments = A token may be placed without effect. Cities and districts are chosen in turn order, which is drawn. Entering a zone: Khnum's toll, Dedication, Deadly Trap, Diversion, Initiative, War Council. Values of the Resolution stay, whatever is lost in Casualties. Nobody retreats from the Delta, since no zone touches it by land. Night effects come in turn order. If a creature returns to your supply, or a troop arrives at home, outside your turn, you are asked after the battle or step. Creatures are swapped in once in a turn, and left or taken once in each zone. A step is offered only if the move can still end within the limits with what everybody knows; while a troop is above its limit, nothing takes the price of its way out. Whoever holds any Divine Intervention card is asked for Diversion, for the last cards of a turn and where a troop can go no further, so that the pause gives nothing away. A recall's prayer points count as gained in the Day. Behind the winner, places go by fame, and equal fame shares a place. (Taverna's own ruling on open questions)
