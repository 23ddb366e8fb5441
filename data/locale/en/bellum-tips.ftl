### Bellum Magica: a tip for each question, read once by somebody to whom the question is new: what it decides, what
### people look at, what can't be taken back. True in every position, so without arguments.

bellum-tip-castle = You keep it all game, and all five give the same: only the rows differ. A thief robs nobody unless swords stand on the same row, so look where both come together.
bellum-tip-goblin = A goblin never moves again. Most people put at least one on the left, on numbers where the castle gives no food: food hires creatures that soon do more than any goblin.
bellum-tip-reroll = A new roll changes the day for everybody, so also look at what today's row gives the player in front. A spell is back in the evening; a barrel is gone, so keep it for a really bad row.
bellum-tip-attack = One attack a day, and a raided place is gone for the others, except the Tavern. Chests win the game: take the most valuable, best of all from a rival, but don't reach 10 while somebody looks richer, because that ends the game.
bellum-tip-rob = Golden chests first (6 to 8 gold), then metal (3 to 5), then wooden (1 to 3). The victim gets one shield however many you take, so take all you can, unless your tenth chest would end the game while somebody is richer.
bellum-tip-recruit = Compare the rows, not the pictures: swords win only if enough stand on the same number, while food is best spread over many. A super evil creature does about as much as three evil ones.
bellum-tip-pay = Glyphs are rarer than food, so most people keep them. But count what is left over: 2 food hire an evil creature, today as well as tomorrow.
bellum-tip-side = It never changes sides. Early, food on the left pays for more creatures; once villages and cities lie open, swords and thieves on the right bring the chests.
