### Immortals: names of pieces and places. In sentences a cell stands without an article: "in Treehome (light)".
### A conflict card is named as its cell. In short names (L) is the light realm and (S) the dark one.

## Regions

region-pearl_strand = Playa de Perlas
region-saltmere = Lago Salado
region-reedmouth = Boca del Juncal
region-white_falls = Cataratas Blancas
region-shore_lake = Lago Costero
region-grove = Arboleda
region-owlwatch = Vigía del Búho
region-mossglade = Claro Musgoso
region-treehome = Hogar del Árbol
region-heartwood = Corazón del Bosque
region-emerald_cliff = Risco Esmeralda
region-mountainhome = Hogar del Monte
region-forge_fire = Fuego de la Forja
region-tribute_pass = Paso del Tributo
region-foothold = Piedemonte
region-bramble_hollow = Hoya de las Zarzas
region-witchfen = Ciénaga de Brujas
region-cairn_downs = Lomas del Túmulo
region-gallows_mere = Charca de la Horca
region-the_murk = La Penumbra
region-kings_ford = Vado del Rey
region-borderland = Tierra Fronteriza
region-golden_fields = Campos Dorados
region-red_steppe = Estepa Roja
region-windmill_down = Loma del Molino

## Areas

area-waterlands = Tierras del Agua
area-greenwood = Bosque Verde
area-high_peaks = Altos Picos
area-moors = Páramos
area-crownlands = Tierras del Rey

## Cells: a region in a realm

cell-light_pearl_strand = { region-pearl_strand } (luz)
cell-light_saltmere = { region-saltmere } (luz)
cell-light_reedmouth = { region-reedmouth } (luz)
cell-light_white_falls = { region-white_falls } (luz)
cell-light_shore_lake = { region-shore_lake } (luz)
cell-light_grove = { region-grove } (luz)
cell-light_owlwatch = { region-owlwatch } (luz)
cell-light_mossglade = { region-mossglade } (luz)
cell-light_treehome = { region-treehome } (luz)
cell-light_heartwood = { region-heartwood } (luz)
cell-light_emerald_cliff = { region-emerald_cliff } (luz)
cell-light_mountainhome = { region-mountainhome } (luz)
cell-light_forge_fire = { region-forge_fire } (luz)
cell-light_tribute_pass = { region-tribute_pass } (luz)
cell-light_foothold = { region-foothold } (luz)
cell-light_bramble_hollow = { region-bramble_hollow } (luz)
cell-light_witchfen = { region-witchfen } (luz)
cell-light_cairn_downs = { region-cairn_downs } (luz)
cell-light_gallows_mere = { region-gallows_mere } (luz)
cell-light_the_murk = { region-the_murk } (luz)
cell-light_kings_ford = { region-kings_ford } (luz)
cell-light_borderland = { region-borderland } (luz)
cell-light_golden_fields = { region-golden_fields } (luz)
cell-light_red_steppe = { region-red_steppe } (luz)
cell-light_windmill_down = { region-windmill_down } (luz)
cell-dark_pearl_strand = { region-pearl_strand } (sombra)
cell-dark_saltmere = { region-saltmere } (sombra)
cell-dark_reedmouth = { region-reedmouth } (sombra)
cell-dark_white_falls = { region-white_falls } (sombra)
cell-dark_shore_lake = { region-shore_lake } (sombra)
cell-dark_grove = { region-grove } (sombra)
cell-dark_owlwatch = { region-owlwatch } (sombra)
cell-dark_mossglade = { region-mossglade } (sombra)
cell-dark_treehome = { region-treehome } (sombra)
cell-dark_heartwood = { region-heartwood } (sombra)
cell-dark_emerald_cliff = { region-emerald_cliff } (sombra)
cell-dark_mountainhome = { region-mountainhome } (sombra)
cell-dark_forge_fire = { region-forge_fire } (sombra)
cell-dark_tribute_pass = { region-tribute_pass } (sombra)
cell-dark_foothold = { region-foothold } (sombra)
cell-dark_bramble_hollow = { region-bramble_hollow } (sombra)
cell-dark_witchfen = { region-witchfen } (sombra)
cell-dark_cairn_downs = { region-cairn_downs } (sombra)
cell-dark_gallows_mere = { region-gallows_mere } (sombra)
cell-dark_the_murk = { region-the_murk } (sombra)
cell-dark_kings_ford = { region-kings_ford } (sombra)
cell-dark_borderland = { region-borderland } (sombra)
cell-dark_golden_fields = { region-golden_fields } (sombra)
cell-dark_red_steppe = { region-red_steppe } (sombra)
cell-dark_windmill_down = { region-windmill_down } (sombra)

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

wild-light_waterlands = Comodín { area-waterlands } (luz)
wild-light_greenwood = Comodín { area-greenwood } (luz)
wild-light_high_peaks = Comodín { area-high_peaks } (luz)
wild-light_moors = Comodín { area-moors } (luz)
wild-light_crownlands = Comodín { area-crownlands } (luz)
wild-dark_waterlands = Comodín { area-waterlands } (sombra)
wild-dark_greenwood = Comodín { area-greenwood } (sombra)
wild-dark_high_peaks = Comodín { area-high_peaks } (sombra)
wild-dark_moors = Comodín { area-moors } (sombra)
wild-dark_crownlands = Comodín { area-crownlands } (sombra)

## Magic cards and blanks

magic-transition5 = Transición de 5 ejércitos
magic-transition5-short = Transición de 5
magic-card_or_first = Carta o jugador inicial
magic-card_or_first-short = Carta o marcador
magic-seize_or_temple = Dominar región o construir templo
magic-seize_or_temple-short = Dominar o templo
magic-cards2_or_transition2 = 2 cartas o transición de 2
magic-cards2_or_transition2-short = 2 cartas/ejércitos
card-blank = Carta en blanco

## Tribes

tribe-elves = Elfos
tribe-humans = Humanos
tribe-dwarves = Enanos
tribe-halflings = Medianos
tribe-amazons = Amazonas
tribe-demons = Demonios
tribe-orcs = Orcos
tribe-necromancers = Nigromantes
tribe-night_elves = Elfos Nocturnos
tribe-trolls = Trolls

## The spaces of a player board

action-gold = Extraer oro
action-energy = Extraer energía
action-transition3 = Transición de 3
action-construct = Construir
action-attack = Atacar
action-attack_move = Atacar o mover
action-tribe_light = Tribu de luz
action-tribe_dark = Tribu de sombra
action-magic = Magia { $number }

## What a space or a magic card does. The number is one of armies or cards.

deed-gold = Extraer oro
deed-energy = Extraer energía
deed-transition = Transición de { $number }
deed-construct = Construir
deed-temple = Templo
deed-attack = Atacar
deed-move = Mover
deed-draw = { $number ->
    [one] Robar { $number } carta
   *[other] Robar { $number } cartas
}
deed-first = Marcador de jugador inicial
deed-first-short = Jugador inicial
deed-seize = Dominar

## Realms, limbos, pieces, energy and gold; whom the inhabitants help

realm-light = Reino de la Luz
realm-dark = Reino de la Sombra
limbo-light = Limbo de la luz
limbo-dark = Limbo de la sombra
piece-portal = Portal
piece-temple = Templo
piece-capital = Capital
wealth-energy = energía
wealth-gold = oro
stance-attacker = luchan por el atacante
stance-attacker-short = por el atacante
stance-neutral = son neutrales
stance-neutral-short = neutrales
stance-defender = luchan por el defensor
stance-defender-short = por el defensor
stance-against = luchan por su cuenta, contra el atacante
stance-against-short = por su cuenta
