### Immortals: a tip for each question, read once by somebody to whom the question is new: what it decides, what people
### look at, what can't be taken back. True in every position, so without arguments.

## The first round: placing armies, and the tower

immortals-tip-home = A big group can spread to the neighbouring regions from the first round on, since only one army has to stay. The other groups follow wherever your cards allow, so keep one big enough to stand alone.
immortals-tip-draft = While you have groups, look for a region beside your own, in an area where you can hold three: 2 points every round. Its region card serves every round; if somebody owns it already, you only keep the conflict card, for one use.
immortals-tip-place-cell = Best is one beside your own regions whose card still has no owner, because then you get that card and can plan with it every round.
immortals-tip-place-group = Big groups belong where others are near and where you want to attack; a small one is enough at the edge. A single army can only hold its region: to attack or move you need one more, which stays behind.
immortals-tip-limbos = In each later round one army comes back free for every full 3 in a limbo, so count in threes. Armies only come back to regions that you hold in that realm.

## A round: reinforcement and planning

immortals-tip-draw = It is free and there is no hand limit, so nearly everybody draws. Each conflict card is one more action, often a surprise: with the target on it, the inhabitants fight for you.
immortals-tip-reinforce = An army in the limbo holds nothing, so most people send all they can. Look first at lone armies next to a rival, at temples and capitals, and at areas where you hold just three regions.
immortals-tip-plan = Choose first what you want (a temple, a transition, an attack), then a region rich in gold and one rich in energy for the two extractions that pay for it. Blanks on the rest hide your plan; once everybody is ready, it can't be changed.

## A turn of the actions

immortals-tip-turn = Most people extract first, because it pays for the rest, and attack late, when few can strike back. But don't wait if somebody may take the region first; and after a pass you do nothing more this round.
immortals-tip-compensation = Look at what your next action costs: a transition costs mostly energy, a move gold, buildings usually both.
immortals-tip-realm = To extract, take the realm where the number is higher: what is gold in one is energy in the other. For the other actions choose the realm where you want to stay; your tribe of that realm sets the price of buildings.
immortals-tip-region = Choose where it helps most now: a region that a rival can reach, or one that carries an area. A wild card is discarded afterwards, so don't spend it where a region card of yours would do.
immortals-tip-deed = Before you pay, count what the rest of your plan costs. Refusing loses little: you get 1 gold or 1 energy, and the card comes back to your hand, even a conflict card.
immortals-tip-piece = A temple (1 point) and a capital (2) give 1 more in each scoring to whoever holds the region, so build early and where you will stay. A portal is 1 point once, and opens the twin to everybody who stands on it.
immortals-tip-move-target = Armies in the quiet middle of your land do nothing: bring them to a border, where they defend now and attack next. A region beside an empty one gives you room to grow.
immortals-tip-move-armies = A region scores the same with one army as with ten. Leave one where no rival can reach, two or more where one can, and send all others.

## Attacks

immortals-tip-attack-origin = Armies that attack don't come back here: they end in the conquered region, in a limbo or in the tower. So attack from a region that those left behind can hold, or that nobody can reach.
immortals-tip-attack-target = An empty region is the easiest: unless the inhabitants fight against you, one army out of the tower is enough. Against a player look for few armies, a temple or capital, or an area that stops scoring; you win the region card as well.
immortals-tip-attack-armies = Of the cubes thrown, about one in three or four gets stuck, and older ones may come loose for either side. So bring clearly more than the defender and any inhabitants on that side; what you don't bring holds this region.
immortals-tip-attack-stance = Against a player, inhabitants on your side count as armies of yours, and are lost before your own. In an empty region 1 army of yours is enough, unless they fight against you.

## Magic

immortals-tip-magic-limbo = Look at the realm, not only at the number: the armies land only in regions that you hold there. If the limbo has fewer than the card can bring, you still pay the whole price.
immortals-tip-magic-armies = Together in one region they can attack later this round; split, they save several regions with a single army. They go only where you already have armies.
immortals-tip-magic-temple = It gives 1 point now and 1 in each scoring to whoever holds the region, so choose one with several armies or far from rivals. It can't become a capital later.
immortals-tip-magic-seize = Count before you choose: you need more armies there than the card's owner has in the twin, or the price is paid for nothing. A card without an owner is yours for sure; if its owner has planned with it, that action is lost too.
