### Bellum Magica: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule
### numbers. The names of board and hand are those of `teaching` in ui.toml.

bellum-how-goal = Evil overlords gather a horde of creatures, plunder the human kingdom and rob each other. A die says who works today.
bellum-how-wins = **You win** with the most gold in your chests. The game ends when somebody has 10 chests after the attacks of a day. A wooden chest holds 1 to 3 gold, a metal one 3 to 5, a golden one 6 to 8.

bellum-how-board-die = **The die.** Its number is the row that works today in every castle: the *active horde*. The Captain rolls it; tomorrow the next player is Captain.
bellum-how-board-places = **Places** to raid. Swords beat the blue shield, only magic swords a purple one. The loot stands below the name.
bellum-how-board-recruits = **Recruits**: evil creatures, and stronger *super evil* ones. Their price stands below. Beside each number of the die: what they give on the left of your castle, and what on the right.
bellum-how-board-castle = **A castle.** Its shields keep robbers out. The arrows count confusion spells: with one, the Captain rolls the die again.
bellum-how-board-realm = **A realm.** Left of the golden line creatures work, right of it they fight. The dark box adds up what today's row gives.
bellum-how-board-chests = **Chests**: how many of the 10 that end the game, and of which kinds. Below them: food, glyphs and barrels.

bellum-how-turn-1 = 🎲 **A day** begins with the roll. If the row is bad for you, spend a barrel to have the die rolled again; the Captain may use a confusion spell instead.
bellum-how-turn-2 = 🌾 **The left side** brings food and glyphs. Treasure maps too: whoever has the most today draws a metal chest; if several tie, each draws a wooden one.
bellum-how-turn-3 = ⚔️ **The right side** makes one attack: on a place, for its loot, or on a player's castle, where each thief takes one chest and the victim gets a shield for good.
bellum-how-turn-4 = 👹 **Recruit** as many creatures as you can pay. Each goes left or right for good, and if it shows a token, that is yours too: a shield or a spell.
bellum-how-turn-5 = 🌙 **In the evening** new places come: first farms, then villages, finally cities with their golden chests and high shields.

bellum-how-hand-chests = **Your chests** and the gold in them. The others see only the kinds, so nobody knows for sure who is ahead.
bellum-how-hand-rows = **Your rows.** What each number of the die gives you: left food, glyphs and maps, right swords and thieves. The light row is today's.
bellum-how-hand-shields = **Shields.** To rob you, somebody needs a thief, as many swords as the blue one says, and magic swords for the purple one.
bellum-how-hand-spells = **Confusion spells.** On days when you are Captain, each rolls the die again once. You never lose them.
bellum-how-hand-resources = **Food and glyphs** pay for creatures, a **barrel** for a new roll. What you don't spend, you keep.

bellum-how-begin = **First days, usually:** creatures on the left, so that most rows bring food, and easy raids: the Tavern and the farms. Then swords on the right, before the villages and cities come.
