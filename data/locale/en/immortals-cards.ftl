### Immortals: what cards and spaces do, in our own words. A sentence for /card, and behind it, with "-brief", what is drawn on
### the card: at most three lines of 24 characters.

## The line above the text: where a card is valid and what it brings, or what it costs

immortals-card-region = { $area } · light: { $light_energy } energy or { $light_gold } gold · dark: { $dark_energy } energy or { $dark_gold } gold
immortals-card-cell = Conflict card · { $area }, { $realm } · { $energy } energy or { $gold } gold
immortals-card-wild = Wild conflict card · { $area }, { $realm }
immortals-card-magic = Magic card · cost: { immortals-cost }
immortals-card-tribe = Tribe of the { $realm } · start: { immortals-cost }
immortals-card-home = Home region: { $region }

## Kinds of cards

immortals-text-region = Place it on an army space if you have an army in this region, in either realm; when you reveal it you name the realm. It comes back to your hand after its action. Whoever wins the region in an attack takes the card.
immortals-text-region-brief = Valid in both realms; comes back to your hand
immortals-text-conflict = Place it on an army space. It is valid for exactly this region, in the realm that it shows, and is discarded after its action.
immortals-text-conflict-brief = Valid in this realm only; discarded after use
immortals-text-wild = Place it on an army space, but not to extract gold or energy. It stands for one region of its area in the realm that it shows, which you name when you reveal it, and is discarded after its action.
immortals-text-wild-brief = One region of the area; can't extract; discarded after use
immortals-text-blank = Place it on any space whose action you will not do. When you reveal it you take 1 gold or 1 energy, and it comes back to your hand.
immortals-text-blank-brief = No action: take 1 gold or 1 energy

## Magic cards

immortals-magic-transition5 = Five armies, or all if there are fewer, go from one of your limbos to regions of that realm that you occupy. Cost: 4 energy and 1 gold.
immortals-magic-transition5-brief = 5 armies from one limbo to your regions there
immortals-magic-card_or_first = Draw 1 conflict card, or take the first-player marker from whoever has it; it counts from the next round. Cost: 1 gold.
immortals-magic-card_or_first-brief = 1 conflict card, or the first-player marker
immortals-magic-seize_or_temple = Build a temple in any region where you have an army; or choose such a region whose card you don't own, and take the card if you have more armies there than its owner in the same region of the other realm. Cost: 2 energy and 2 gold.
immortals-magic-seize_or_temple-brief = Build a temple, or seize a region card
immortals-magic-cards2_or_transition2 = Draw 2 conflict cards; or 2 armies, or all if there are fewer, go from one of your limbos to regions of that realm that you occupy. Cost: 2 gold.
immortals-magic-cards2_or_transition2-brief = 2 conflict cards, or 2 armies from one limbo

## Spaces of a player board

immortals-action-gold = Gain the gold of the region on the card, if you have an army there. Wild cards can't be placed here.
immortals-action-gold-brief = Gold of the region; no wild cards
immortals-action-energy = Gain the energy of the region on the card, if you have an army there. Wild cards can't be placed here.
immortals-action-energy-brief = Energy of the region; no wild cards
immortals-action-transition3 = Pay 2 energy and 1 gold: 3 armies, or all if there are fewer, go from the limbo of the realm to the region on the card, if you have an army there.
immortals-action-transition3-brief = 3 armies from the limbo: 2 energy, 1 gold
immortals-action-construct = Build a portal, a temple or a capital in the region on the card, if you have an army there, at the price of your tribe of that realm.
immortals-action-construct-brief = Portal, temple or capital in the region
immortals-action-attack = Attack a neighbouring region, or its twin through a portal. The card says whom the inhabitants help.
immortals-action-attack-brief = Attack: the card directs the inhabitants
immortals-action-attack_move = Attack as on the space Attack; or pay 1 gold and move armies from the region on the card to another region of yours, through regions of yours only.
immortals-action-attack_move-brief = Attack, or move along your regions for 1 gold
immortals-action-tribe_light = Do what your light tribe can.
immortals-action-tribe_light-brief = The action of your light tribe
immortals-action-tribe_dark = Do what your dark tribe can.
immortals-action-tribe_dark-brief = The action of your dark tribe
immortals-action-magic_1 = Do what the magic card on it says, at its cost.
immortals-action-magic_1-brief = For a magic card
immortals-action-magic_2 = { immortals-action-magic_1 }
immortals-action-magic_2-brief = { immortals-action-magic_1-brief }

## Tribes

immortals-tribe-elves = The space of the Elves extracts energy once more: the energy of the region on the card, if you have an army there.
immortals-tribe-elves-brief = Extract energy
immortals-tribe-humans = The space of the Humans is another attack, for 2 energy and 1 gold.
immortals-tribe-humans-brief = Attack: 2 energy, 1 gold
immortals-tribe-dwarves = On the space of the Dwarves you pay 2 gold and build a temple in the region on the card, if you have an army there.
immortals-tribe-dwarves-brief = Temple: 2 gold
immortals-tribe-halflings = The space of the Halflings is another transition of 3 armies, for 2 energy and 1 gold.
immortals-tribe-halflings-brief = Transition of 3: 2 energy, 1 gold
immortals-tribe-amazons = The space of the Amazons is another attack, for 1 energy and 2 gold.
immortals-tribe-amazons-brief = Attack: 1 energy, 2 gold
immortals-tribe-demons = On the space of the Demons you pay 2 energy and build a temple in the region on the card, if you have an army there.
immortals-tribe-demons-brief = Temple: 2 energy
immortals-tribe-orcs = The space of the Orcs extracts gold once more: the gold of the region on the card, if you have an army there.
immortals-tribe-orcs-brief = Extract gold
immortals-tribe-necromancers = The space of the Necromancers is another transition of 3 armies, for 2 energy and 1 gold.
immortals-tribe-necromancers-brief = Transition of 3: 2 energy, 1 gold
immortals-tribe-night_elves = The space of the Night Elves is another attack, for 2 energy and 1 gold.
immortals-tribe-night_elves-brief = Attack: 2 energy, 1 gold
immortals-tribe-trolls = The space of the Trolls is another attack, for 1 energy and 2 gold.
immortals-tribe-trolls-brief = Attack: 1 energy, 2 gold
