### Kemet: Blood and Sand: a tip for each question, read once by somebody to whom the question is new: what it decides,
### what people look at, what can't be taken back. True in every position, so without arguments.

## Set-up

kemet-tip-city = No city is stronger than another, so it's about neighbours: whoever shares your bank of the Nile wants the same temples. With 4 or 5 players take the bank with fewer people, if you can.
kemet-tip-districts = These are your first two full troops, ready to move. Remember where they stand: pyramids come next, and from a district with a pyramid a troop can teleport.
kemet-tip-levels = Three colours or one strong one? A level-2 pyramid opens better tiles today; three small ones open more colours.
kemet-tip-found-zone = Put it where a troop stands that should go far: from there it can teleport to any obelisk with its first move. A pyramid never moves again.
kemet-tip-found-colour = Think of the tile you want first: Diamond makes you rich, Ruby fast and strong in attack, Sapphire strong in defence, and Onyx brings units and pay for fighting. The colour never changes.
kemet-tip-first = You keep this tile all game. Movement and prayer points help every day; strength only when you fight.

## A turn of the Day

kemet-tip-turn = Look at the three rows of your board: each needs a token by the end of the day, so don't leave one for last. Moving late in the day is safer: fewer people can answer.
kemet-tip-extra = Some tiles bring gold or silver tokens: one that you don't play by evening is an action lost, while cards keep for another day. If nothing here helps you now, end your turn.
kemet-tip-silver = Choose what goes well with your other action in this turn: pray and then buy, recruit and then move. It also counts for its row, so it can fill the one that is still missing.
kemet-tip-will = Your board has one Recruit space a day and two Move spaces: choose what you will run out of. If a battle is waiting, fill the troop first.
kemet-tip-put = Its strength and movement help only the troop it stands with, so give it to the one that moves or fights next. You can also leave it in your supply and place it in a later turn.
kemet-tip-swap = Ask what this troop does next: strength for a battle, movement for a long way. The creature that goes back is not lost; it waits in your supply.
kemet-tip-keep = Keep what the troop needs next: strength where it will be attacked, movement if it has far to go. The other one waits in your supply and starts again from your city.

## Buy a power tile; what a new tile asks

kemet-tip-buy = A tile works all game, so early ones give most: income and movement first, then strength and creatures. As a rule you get one of each colour a day, and most tiles exist only once: don't wait for one that a rival wants too.
kemet-tip-twin = It is the only way to a second tile of one colour in a day, for 1 prayer point more. In your own city the slot decides the colour, so take the one whose tiles you need most.
kemet-tip-special = It is gone for the whole game, so give up what you'd play least. But keep some cards of low strength: in a battle that you expect to lose you want one that kills or saves units.

## Raise a pyramid

kemet-tip-raise = Raise for a tile you really want, and count its price as well: level 3 is of little use today without points for a level-3 tile. At level 4 the pyramid is 1 fame for whoever holds the district, so guard it.
kemet-tip-raise-level = Two levels at once save you an action token, often scarcer than prayer points. But keep enough for the tile that you raise it for.
kemet-tip-raise-colour = Each colour means one more tile a day, because you buy one of each. Look which tiles are still there and who else buys in that colour; it never changes.

## Recruit, and place units for other reasons

kemet-tip-recruit = Each unit is 1 strength in battle, so fill the troop that moves next rather than spread them thin. In a district of yours that an enemy holds, recruiting is an attack: win with a unit left and you gain 1 fame.
kemet-tip-between = Once the next battle begins, no Day card can be played. Think of what makes it safer now: one enemy unit fewer, one more of yours, prayer points for a Battle card.
kemet-tip-battles = Each battle takes two battle cards out of your hand, so begin with the one that matters most, while you have the choice. Prayer points gained in one can pay for cards in the next.
kemet-tip-place-mercenaries = Here they are free; any you leave in your supply cost 1 prayer point each when you recruit them. Fill the troop that moves next.
kemet-tip-place-pray = It saves a prayer point and a Recruit action, so nearly everybody takes it. Put it with the troop that moves next, or on a pyramid that nobody guards.
kemet-tip-place-enlistment = Recruiting usually reaches only your city; this card reaches troops far away. Strengthen one that holds a temple or is about to fight.
kemet-tip-place-battle = After a battle your troop is small, and others may want the zone too. Fill it up if you mean to hold it; at home the units are ready for your next move.
kemet-tip-place-conscription = Veterans that you don't use now are lost, so a unit for each is better than nothing. Fill the troop that moves first tomorrow.
kemet-tip-place-night = Up to 4 free units every night, wherever you have a troop. Begin with those on temples, which others will want tomorrow; then the troop at home that moves first.

## Move

kemet-tip-move = A full troop for a battle, a small one to take what stands empty. Look at what it leaves behind, too: a temple without a troop is nobody's, and your empty districts are open to whoever gets in.
kemet-tip-units = In a battle each unit is 1 strength, so send all of them. Leave one behind only where it keeps fame or points for you and nobody can reach it: a lone unit is an easy victory.
kemet-tip-goes = For a battle or a long way take it along: its strength fights with this troop, and its movement counts only if it sets out from the start. To guard a place it can stay, with a unit beside it.
kemet-tip-step = Count before you enter an enemy's zone, because there the move ends, mostly in a battle: your units, tiles and creature against theirs, then the cards. A teleport saves steps, but keep points for a card in battle.
kemet-tip-take = Each one is 1 strength more in a battle ahead. Leave one behind only if the zone is worth it: a temple, or a way that you want to keep closed.
kemet-tip-leave = One unit is enough to keep a temple, with its fame and its points at night. But you will miss each of them in the battle ahead, and a lone one is an easy victory for a rival.

## Battle

kemet-tip-diversion = Diversion saves the whole troop and denies the attacker the fame, but you give up the zone. If you would win or tie, fight: the defender wins ties.
kemet-tip-council = The defender wins ties. A strong card, once used, is gone until your hand runs out; so is the one you discard.
kemet-tip-council-seen = You see one card, not all: a Divine Intervention card can still add 2 strength, or even swap the one you see. Play the weakest card that wins with something to spare, or, if none does, the one that kills or saves most units.
kemet-tip-tactics = Nearly everything is open now, so just count: swap if the other card wins the battle. If you lose anyway, take the one that kills more or loses less.
kemet-tip-wound = Everything else is decided, so count exactly: the attacker needs 1 strength more than the enemy, the defender only a tie. One card more than that is wasted, and so are all if they don't change the winner.
kemet-tip-loser = Recalled units give their number less 1 in prayer points and can be recruited again. Most people recall a small troop and let a big one retreat, though the winner says where to; if you may stay, the zone is yours.
kemet-tip-retreat = Send it where it does least harm: away from temples, and from districts of yours that stand open. Near another troop of yours you can attack it again, for 1 more fame.
kemet-tip-winner = What you have just gained stays yours either way. Stay for a temple or a pyramid that you can hold; a small troop in the open is an easy victory for whoever comes next, so recall it and recruit it again at home.

## Divine Intervention cards of the Day

kemet-tip-rain = A lone unit is the best target: its zone is free again, and a temple's fame is gone with it. Otherwise weaken the troop that you attack next.
kemet-tip-memory = Take what you will play soon: a Battle card if you mean to fight today, prayer points or units if not. To play it you pay its price as well.

## Night

kemet-tip-offering = 1 fame for good, without a battle, is cheap for two units that cost 1 prayer point each to recruit. You give up the Sanctuary only if they are your last two there.
kemet-tip-delta = 5 prayer points for one unit is a very good trade. Think twice if it is the last one there, because the temple and its fame go with it, or if you are close to the limit of 11 points.
kemet-tip-veterans-prayers = A veteran, which a battle leaves you, is 1 prayer point now, half a card next, or 1 unit at the end; units also save you a Recruit action. Take points only if they pay for something you want tomorrow, and remember the limit of 11.
kemet-tip-veterans-cards = Cards are the one thing that prayer points can't buy, and they surprise. Units are surer: each veteran that you keep can bring one free into your city in the next step.
kemet-tip-hand = The higher the level, the more you save: level 4 costs 4 otherwise, and is worth 1 fame where you hold the district. If you plan to buy tomorrow, raise the colour of that tile.
kemet-tip-vision = Think of tomorrow: Battle cards if you attack or expect an attack, Movement if you have far to go, Day cards for points and units. What you leave is open to all.
kemet-tip-destiny = Last is often best: you strike after the others. With 9 fame in reach, be first: you win as your turn begins, before anybody can stop you.
