### Last Call: how to play. The names of board and hand are those of `teaching` in ui.toml.

saideira-how-goal = It is late, and every tavern on the square wants the last guests of the night. A strong drink brings them in, unless somebody else has the same idea.
saideira-how-wins = **You win** with the most coins after six rounds: from the guests at your table, and from toasts.
saideira-how-board-counter = **The counter.** As many guests as there are players. Each round everybody gets exactly one of them.
saideira-how-board-poured = **Your drink** of this round. All pour at once, in secret.
saideira-how-board-order = **Its strength now.** The strongest chooses a guest first. Equal ones get in each other's way and choose last.
saideira-how-board-table = **Your table.** Guests stay until the end, and many are worth more in the right company.
saideira-how-board-coins = **Your coins**, as if the game ended now.
saideira-how-board-spares = **Drinks in hand**, and how many of them are to spare: those you may spend on tricks.
saideira-how-hand-strength = **Strength**: who chooses before whom.
saideira-how-hand-trick = **The trick** that the drink does if you spend it instead of pouring it. Strong drinks have small ones, rum has none.
saideira-how-turn-1 = 🍺 **Pour**: all choose a drink in secret and show it at once.
saideira-how-turn-2 = 🃏 **Tricks**: in turn, each may spend a spare drink: weaken somebody, strengthen their own, send a guest home, or take 2 coins.
saideira-how-turn-3 = 👥 **Choose**: the strongest takes a guest first. Whoever is last gets whoever is left.
saideira-how-turn-4 = 👊 **Brawlers** cost 2 coins, but bring a drink: one more to spare.
saideira-how-turn-5 = 🔔 **Next round**: the bell moves on, and new guests sit down. After six rounds the taverns close.
saideira-how-begin = **First rounds, usually:** a strong drink where one guest is far better than the others, a weak one where they are alike. Keep your spare drinks until they change who chooses first.
