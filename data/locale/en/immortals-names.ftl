### Immortals: names of pieces and places. In sentences a cell stands without an article: "in Treehome (light)".
### A conflict card is named as its cell. In short names (L) is the light realm and (D) the dark one.

## Regions

region-pearl_strand = Pearl Strand
region-saltmere = Saltmere
region-reedmouth = Reedmouth
region-white_falls = White Falls
region-shore_lake = Shore Lake
region-grove = Grove
region-owlwatch = Owlwatch
region-mossglade = Mossglade
region-treehome = Treehome
region-heartwood = Heartwood
region-emerald_cliff = Emerald Cliff
region-mountainhome = Mountainhome
region-forge_fire = Forge Fire
region-tribute_pass = Tribute Pass
region-foothold = Foothold
region-bramble_hollow = Bramble Hollow
region-witchfen = Witchfen
region-cairn_downs = Cairn Downs
region-gallows_mere = Gallows Mere
region-the_murk = The Murk
region-kings_ford = King's Ford
region-borderland = Borderland
region-golden_fields = Golden Fields
region-red_steppe = Red Steppe
region-windmill_down = Windmill Down

## Areas

area-waterlands = Waterlands
area-greenwood = Greenwood
area-high_peaks = High Peaks
area-moors = Moors
area-crownlands = Crownlands

## Cells: a region in a realm

cell-light_pearl_strand = { region-pearl_strand } (light)
cell-light_saltmere = { region-saltmere } (light)
cell-light_reedmouth = { region-reedmouth } (light)
cell-light_white_falls = { region-white_falls } (light)
cell-light_shore_lake = { region-shore_lake } (light)
cell-light_grove = { region-grove } (light)
cell-light_owlwatch = { region-owlwatch } (light)
cell-light_mossglade = { region-mossglade } (light)
cell-light_treehome = { region-treehome } (light)
cell-light_heartwood = { region-heartwood } (light)
cell-light_emerald_cliff = { region-emerald_cliff } (light)
cell-light_mountainhome = { region-mountainhome } (light)
cell-light_forge_fire = { region-forge_fire } (light)
cell-light_tribute_pass = { region-tribute_pass } (light)
cell-light_foothold = { region-foothold } (light)
cell-light_bramble_hollow = { region-bramble_hollow } (light)
cell-light_witchfen = { region-witchfen } (light)
cell-light_cairn_downs = { region-cairn_downs } (light)
cell-light_gallows_mere = { region-gallows_mere } (light)
cell-light_the_murk = { region-the_murk } (light)
cell-light_kings_ford = { region-kings_ford } (light)
cell-light_borderland = { region-borderland } (light)
cell-light_golden_fields = { region-golden_fields } (light)
cell-light_red_steppe = { region-red_steppe } (light)
cell-light_windmill_down = { region-windmill_down } (light)
cell-dark_pearl_strand = { region-pearl_strand } (dark)
cell-dark_saltmere = { region-saltmere } (dark)
cell-dark_reedmouth = { region-reedmouth } (dark)
cell-dark_white_falls = { region-white_falls } (dark)
cell-dark_shore_lake = { region-shore_lake } (dark)
cell-dark_grove = { region-grove } (dark)
cell-dark_owlwatch = { region-owlwatch } (dark)
cell-dark_mossglade = { region-mossglade } (dark)
cell-dark_treehome = { region-treehome } (dark)
cell-dark_heartwood = { region-heartwood } (dark)
cell-dark_emerald_cliff = { region-emerald_cliff } (dark)
cell-dark_mountainhome = { region-mountainhome } (dark)
cell-dark_forge_fire = { region-forge_fire } (dark)
cell-dark_tribute_pass = { region-tribute_pass } (dark)
cell-dark_foothold = { region-foothold } (dark)
cell-dark_bramble_hollow = { region-bramble_hollow } (dark)
cell-dark_witchfen = { region-witchfen } (dark)
cell-dark_cairn_downs = { region-cairn_downs } (dark)
cell-dark_gallows_mere = { region-gallows_mere } (dark)
cell-dark_the_murk = { region-the_murk } (dark)
cell-dark_kings_ford = { region-kings_ford } (dark)
cell-dark_borderland = { region-borderland } (dark)
cell-dark_golden_fields = { region-golden_fields } (dark)
cell-dark_red_steppe = { region-red_steppe } (dark)
cell-dark_windmill_down = { region-windmill_down } (dark)

## Conflict cards

conflict-light_pearl_strand = { cell-light_pearl_strand }
conflict-light_saltmere = { cell-light_saltmere }
conflict-light_reedmouth = { cell-light_reedmouth }
conflict-light_white_falls = { cell-light_white_falls }
conflict-light_shore_lake = { cell-light_shore_lake }
conflict-light_grove = { cell-light_grove }
conflict-light_owlwatch = { cell-light_owlwatch }
conflict-light_mossglade = { cell-light_mossglade }
conflict-light_treehome = { cell-light_treehome }
conflict-light_heartwood = { cell-light_heartwood }
conflict-light_emerald_cliff = { cell-light_emerald_cliff }
conflict-light_mountainhome = { cell-light_mountainhome }
conflict-light_forge_fire = { cell-light_forge_fire }
conflict-light_tribute_pass = { cell-light_tribute_pass }
conflict-light_foothold = { cell-light_foothold }
conflict-light_bramble_hollow = { cell-light_bramble_hollow }
conflict-light_witchfen = { cell-light_witchfen }
conflict-light_cairn_downs = { cell-light_cairn_downs }
conflict-light_gallows_mere = { cell-light_gallows_mere }
conflict-light_the_murk = { cell-light_the_murk }
conflict-light_kings_ford = { cell-light_kings_ford }
conflict-light_borderland = { cell-light_borderland }
conflict-light_golden_fields = { cell-light_golden_fields }
conflict-light_red_steppe = { cell-light_red_steppe }
conflict-light_windmill_down = { cell-light_windmill_down }
conflict-dark_pearl_strand = { cell-dark_pearl_strand }
conflict-dark_saltmere = { cell-dark_saltmere }
conflict-dark_reedmouth = { cell-dark_reedmouth }
conflict-dark_white_falls = { cell-dark_white_falls }
conflict-dark_shore_lake = { cell-dark_shore_lake }
conflict-dark_grove = { cell-dark_grove }
conflict-dark_owlwatch = { cell-dark_owlwatch }
conflict-dark_mossglade = { cell-dark_mossglade }
conflict-dark_treehome = { cell-dark_treehome }
conflict-dark_heartwood = { cell-dark_heartwood }
conflict-dark_emerald_cliff = { cell-dark_emerald_cliff }
conflict-dark_mountainhome = { cell-dark_mountainhome }
conflict-dark_forge_fire = { cell-dark_forge_fire }
conflict-dark_tribute_pass = { cell-dark_tribute_pass }
conflict-dark_foothold = { cell-dark_foothold }
conflict-dark_bramble_hollow = { cell-dark_bramble_hollow }
conflict-dark_witchfen = { cell-dark_witchfen }
conflict-dark_cairn_downs = { cell-dark_cairn_downs }
conflict-dark_gallows_mere = { cell-dark_gallows_mere }
conflict-dark_the_murk = { cell-dark_the_murk }
conflict-dark_kings_ford = { cell-dark_kings_ford }
conflict-dark_borderland = { cell-dark_borderland }
conflict-dark_golden_fields = { cell-dark_golden_fields }
conflict-dark_red_steppe = { cell-dark_red_steppe }
conflict-dark_windmill_down = { cell-dark_windmill_down }

## Wild conflict cards

wild-light_waterlands = Wild { area-waterlands } (light)
wild-light_greenwood = Wild { area-greenwood } (light)
wild-light_high_peaks = Wild { area-high_peaks } (light)
wild-light_moors = Wild { area-moors } (light)
wild-light_crownlands = Wild { area-crownlands } (light)
wild-dark_waterlands = Wild { area-waterlands } (dark)
wild-dark_greenwood = Wild { area-greenwood } (dark)
wild-dark_high_peaks = Wild { area-high_peaks } (dark)
wild-dark_moors = Wild { area-moors } (dark)
wild-dark_crownlands = Wild { area-crownlands } (dark)

## Magic cards and blanks

magic-transition5 = Transition of 5
magic-transition5-short = Transition of 5
magic-card_or_first = Card or first player
magic-card_or_first-short = Card or marker
magic-seize_or_temple = Seize or temple
magic-seize_or_temple-short = Seize or temple
magic-cards2_or_transition2 = Two cards or transition of 2
magic-cards2_or_transition2-short = 2 cards or armies
card-blank = Blank

## Tribes

tribe-elves = Elves
tribe-humans = Humans
tribe-dwarves = Dwarves
tribe-halflings = Halflings
tribe-amazons = Amazons
tribe-demons = Demons
tribe-orcs = Orcs
tribe-necromancers = Necromancers
tribe-night_elves = Night Elves
tribe-trolls = Trolls

## The spaces of a player board

action-gold = Extract gold
action-energy = Extract energy
action-transition3 = Transition of 3
action-construct = Build
action-attack = Attack
action-attack_move = Attack or move
action-tribe_light = Light tribe
action-tribe_dark = Dark tribe
action-magic = Magic { $number }

## What a space or a magic card does. The number is one of armies or cards.

deed-gold = Extract gold
deed-energy = Extract energy
deed-transition = Transition of { $number }
deed-construct = Build
deed-temple = Build a temple
deed-attack = Attack
deed-move = Move
deed-draw = { $number ->
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
deed-first = First-player marker
deed-first-short = First player
deed-seize = Seize a region

## Realms, limbos, pieces, energy and gold; whom the inhabitants help

realm-light = Light Realm
realm-dark = Dark Realm
limbo-light = Light limbo
limbo-dark = Dark limbo
piece-portal = Portal
piece-temple = Temple
piece-capital = Capital
wealth-energy = energy
wealth-gold = gold
stance-attacker = fight for the attacker
stance-attacker-short = for the attacker
stance-neutral = are neutral
stance-neutral-short = neutral
stance-defender = fight for the defender
stance-defender-short = for the defender
stance-against = fight for themselves, against the attacker
stance-against-short = for themselves
