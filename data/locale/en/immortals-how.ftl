### Immortals: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers.
### The names of board and hand are those of `teaching` in ui.toml.

immortals-how-goal = You lead a tribe of light and a tribe of darkness in two mirrored realms. Armies that fall in one realm rise again in the other.
immortals-how-wins = **You win** with the most victory points (VP, ★) after the last round. Each round scores what you hold: 1 for every two regions, 1 for each temple or capital, 2 for 3 or 4 regions of an area, 3 for all 5. Building scores at once, too.

immortals-how-board-realms = **Two realms**, dark and light, with the same 25 regions as in a mirror. Equal names are *twins*; only portals lead from one to the other.
immortals-how-board-armies = **Your armies.** A region is yours while at least one stands in it. Regions of one colour are an area: three of them score well.
immortals-how-board-values = **Energy and gold** that this region gives when you extract there. They pay for building and for bringing armies back.
immortals-how-board-card = **A letter in a square**: who has this region's card, and can plan with it every round while an army of theirs stands there, in either realm. Whoever conquers the region gets the card.
immortals-how-board-tower = **The cube tower** decides battles: all cubes go in, some get stuck, and some that got stuck before come loose. What falls onto the tray counts.
immortals-how-board-panel = **Your panel.** Points, energy, gold. Below, your *limbos*: an army lost in one realm waits in the limbo of the other until you bring it back, by a *transition* or in the free help of each round.

immortals-how-turn-1 = 🔄 **A round** begins with free help: a conflict card (good for one action), if you like, and for every 3 armies in a limbo one comes back to a region of yours.
immortals-how-turn-2 = 🎴 **Then all plan in secret**: cards face down on ten spaces. The space says what you do, the card says in which region.
immortals-how-turn-3 = 👁️ **Then you act in turn**: reveal one card and do its action, or pass. A card that you can't or won't use gives 1 gold or 1 energy.
immortals-how-turn-4 = ⚔️ **To attack** a neighbouring region, throw armies and defenders into the tower: whoever has more cubes on the tray wins. If your card names the target, the inhabitants (green) fight for you.
immortals-how-turn-5 = ⭐ **When no card is left**, everybody scores, and the next round begins. There are 7 with three players, otherwise 5, unless the table wanted more.

immortals-how-hand-spaces = **Ten spaces** (the white numbers), each for one action a round. Its cost stands below its name.
immortals-how-hand-region = **A region card** counts for both realms; you say which when you reveal it. Then it comes back to your hand.
immortals-how-hand-blank = **A blank** hides from the others that you plan nothing there. Revealed, it gives 1 gold or 1 energy.
immortals-how-hand-magic = **Magic cards** go on the two red spaces. Everybody has the same four.
immortals-how-hand-prices = **What building costs**: portal, temple and capital, on the left in the light realm, on the right in the dark one.
immortals-how-hand-conflict = **A conflict card** names one region of one realm and is discarded after use. It serves even where you don't own the region card.

immortals-how-begin = **First you place your armies**, group by group, each where a card you choose says. **First round, usually:** extract gold and energy where the numbers are high, build a temple, and attack empty regions until you hold three of one area.
