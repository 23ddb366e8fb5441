### The ferry: how to play. The names of board and hand are those of `teaching` in ui.toml.

ferry-how-goal = A ferry sails to and fro, and everybody wants the heaviest load on it. But a crate that has sailed is gone.
ferry-how-wins = **You win** with the most points after the last crossing; of equal ones, who kept more crates.
ferry-how-board-points = **Your points**: one for each crossing on which your load is the heaviest.
ferry-how-board-crates = **Crates in hand.** Everybody sees how many, but only you see which.
ferry-how-board-aboard = **Your load** on this crossing. The number on a crate is its weight.
ferry-how-board-pile = **The pile**, from which new crates come.
ferry-how-hand-crates = **Your crates.** No two in the game weigh the same.
ferry-how-turn-1 = 📦 **Load**: all choose a crate in secret.
ferry-how-turn-2 = 👀 **Look**: the crates are shown.
ferry-how-turn-3 = ➕ **Add**: again in secret, everybody can send a second crate after the first.
ferry-how-turn-4 = ⚖️ **Weigh**: the heaviest load scores a point.
ferry-how-turn-5 = 🏗️ **At the quay**: each in turn draws a crate or rests.
ferry-how-begin = **First crossing, usually:** load the heaviest crate, add a second one only if it wins, and draw at the quay.
