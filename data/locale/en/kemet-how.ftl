### Kemet: Blood and Sand: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule
### numbers. The names of board and hand are those of `teaching` in ui.toml.

kemet-how-goal = Gods fight for temples in the desert. Fast, aggressive, no hiding behind walls.
kemet-how-wins = **You win** with 9 fame points (FP) when your turn starts, if nobody has more. Win a battle as the attacker and have a unit left: 1 for good. A temple you hold: 1 while you hold it. A level 4 pyramid: 1 while it is yours.

kemet-how-board-city = **Your city.** Your troops begin here and come back here.
kemet-how-board-pyramid = **A pyramid.** It lets you buy power tiles of its colour, up to its level, and teleport.
kemet-how-board-obelisk = **An obelisk.** A teleport from a pyramid lands here, for 2 prayer points (PP), however far it is.
kemet-how-board-temple = **A temple.** 1 fame point while you hold it, and prayer points every night; at the Delta Temple only in exchange for a unit.
kemet-how-board-panel = **Your panel.** Fame, prayer points (the ankh), and the action tokens that are left today.

kemet-how-turn-1 = 🎯 **A turn** is one token and one action. Five turns each make a day; then night falls.
kemet-how-turn-2 = 🙏 **Pray** for prayer points, which pay for nearly everything.
kemet-how-turn-3 = 🛒 **Buy** a power tile, or 🔺 **raise** a pyramid that lets you buy better ones.
kemet-how-turn-4 = 👥 **Recruit** units in your city, up to 5 in a troop; 👣 **move** a troop, by land or from a pyramid to an obelisk.
kemet-how-turn-5 = ⚔️ **A battle**: both play one card in secret. More strength wins, the defender on a tie; damage is counted separately and kills units that defence doesn't save, so a loser can still hurt.

kemet-how-hand-battle = **Battle cards.** Each battle costs you two: one played, one discarded unseen. They come back when all are used.
kemet-how-hand-divine = **Divine Intervention.** Cards you get at night; the colour says when you can play them, the ankh what they cost.
kemet-how-hand-powers = **Your powers.** They last all game, and most of them exist only once.
kemet-how-hand-spaces = **Your board.** Each token goes on one space. By evening each of the three rows needs one.
kemet-how-hand-prayers = Your **fame**, of the 9 you need, and your **prayer points**, of the 11 you can keep.

kemet-how-begin = **First day, usually:** raise a pyramid with your first points, pray for new ones, buy a tile that it opens, and take an empty temple with a move.
