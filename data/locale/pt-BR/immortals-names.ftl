### Immortals: nomes de peças e lugares. Nas frases, uma célula vem sem artigo: "em Arvoredo (luz)".
### Uma carta de conflito tem o nome da sua célula. Nos nomes curtos, (L) é o reino da luz e (T) o das trevas.

## Regiões

region-pearl_strand = Praia das Pérolas
region-saltmere = Lago Salgado
region-reedmouth = Foz dos Juncos
region-white_falls = Cataratas Brancas
region-shore_lake = Lago da Costa
region-grove = Arvoredo
region-owlwatch = Vigia da Coruja
region-mossglade = Clareira do Musgo
region-treehome = Lar das Árvores
region-heartwood = Cerne da Mata
region-emerald_cliff = Penhasco Esmeralda
region-mountainhome = Lar da Montanha
region-forge_fire = Fogo da Forja
region-tribute_pass = Passo do Tributo
region-foothold = Sopé
region-bramble_hollow = Baixada das Sarças
region-witchfen = Brejo da Bruxa
region-cairn_downs = Colinas dos Dólmens
region-gallows_mere = Charco da Forca
region-the_murk = A Penumbra
region-kings_ford = Vau do Rei
region-borderland = Terra da Fronteira
region-golden_fields = Campos Dourados
region-red_steppe = Estepe Vermelha
region-windmill_down = Outeiro do Moinho

## Áreas

area-waterlands = Terras das Águas
area-greenwood = Bosque Verde
area-high_peaks = Altos Picos
area-moors = Charnecas
area-crownlands = Terras da Coroa

## Células: uma região em um reino

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
cell-dark_pearl_strand = { region-pearl_strand } (trevas)
cell-dark_saltmere = { region-saltmere } (trevas)
cell-dark_reedmouth = { region-reedmouth } (trevas)
cell-dark_white_falls = { region-white_falls } (trevas)
cell-dark_shore_lake = { region-shore_lake } (trevas)
cell-dark_grove = { region-grove } (trevas)
cell-dark_owlwatch = { region-owlwatch } (trevas)
cell-dark_mossglade = { region-mossglade } (trevas)
cell-dark_treehome = { region-treehome } (trevas)
cell-dark_heartwood = { region-heartwood } (trevas)
cell-dark_emerald_cliff = { region-emerald_cliff } (trevas)
cell-dark_mountainhome = { region-mountainhome } (trevas)
cell-dark_forge_fire = { region-forge_fire } (trevas)
cell-dark_tribute_pass = { region-tribute_pass } (trevas)
cell-dark_foothold = { region-foothold } (trevas)
cell-dark_bramble_hollow = { region-bramble_hollow } (trevas)
cell-dark_witchfen = { region-witchfen } (trevas)
cell-dark_cairn_downs = { region-cairn_downs } (trevas)
cell-dark_gallows_mere = { region-gallows_mere } (trevas)
cell-dark_the_murk = { region-the_murk } (trevas)
cell-dark_kings_ford = { region-kings_ford } (trevas)
cell-dark_borderland = { region-borderland } (trevas)
cell-dark_golden_fields = { region-golden_fields } (trevas)
cell-dark_red_steppe = { region-red_steppe } (trevas)
cell-dark_windmill_down = { region-windmill_down } (trevas)

## Cartas de conflito

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

## Coringas

wild-light_waterlands = Coringa { area-waterlands } (luz)
wild-light_greenwood = Coringa { area-greenwood } (luz)
wild-light_high_peaks = Coringa { area-high_peaks } (luz)
wild-light_moors = Coringa { area-moors } (luz)
wild-light_crownlands = Coringa { area-crownlands } (luz)
wild-dark_waterlands = Coringa { area-waterlands } (trevas)
wild-dark_greenwood = Coringa { area-greenwood } (trevas)
wild-dark_high_peaks = Coringa { area-high_peaks } (trevas)
wild-dark_moors = Coringa { area-moors } (trevas)
wild-dark_crownlands = Coringa { area-crownlands } (trevas)

## Cartas de magia e cartas em branco

magic-transition5 = Transição de 5 exércitos
magic-transition5-short = Transição de 5
magic-card_or_first = Carta ou marcador de 1º jogador
magic-card_or_first-short = Carta ou marcador
magic-seize_or_temple = Dominar região ou construir templo
magic-seize_or_temple-short = Dominar ou templo
magic-cards2_or_transition2 = 2 cartas ou transição de 2
magic-cards2_or_transition2-short = 2 cartas/exércitos
card-blank = Carta em branco

## Tribos

tribe-elves = Elfos
tribe-humans = Humanos
tribe-dwarves = Anões
tribe-halflings = Halflings
tribe-amazons = Amazonas
tribe-demons = Demônios
tribe-orcs = Orcs
tribe-necromancers = Necromantes
tribe-night_elves = Elfos Noturnos
tribe-trolls = Trolls

## Os espaços do tabuleiro do jogador

action-gold = Extrair ouro
action-energy = Extrair energia
action-transition3 = Transição de 3
action-construct = Construir
action-attack = Atacar
action-attack_move = Atacar ou mover
action-tribe_light = Tribo da luz
action-tribe_dark = Tribo das trevas
action-magic = Magia { $number }

## O que faz um espaço ou uma carta de magia. O número é de exércitos ou de cartas.

deed-gold = Extrair ouro
deed-energy = Extrair energia
deed-transition = Transição de { $number }
deed-construct = Construir
deed-temple = Templo
deed-attack = Atacar
deed-move = Mover
deed-draw = { $number ->
    [one] Pegar { $number } carta
   *[other] Pegar { $number } cartas
}
deed-first = Marcador de 1º jogador
deed-first-short = 1º jogador
deed-seize = Dominar

## Reinos, limbos, peças, energia e ouro; a quem os habitantes ajudam

realm-light = Reino da Luz
realm-dark = Reino das Trevas
limbo-light = Limbo da luz
limbo-dark = Limbo das trevas
piece-portal = Portal
piece-temple = Templo
piece-capital = Capital
wealth-energy = energia
wealth-gold = ouro
stance-attacker = lutam pelo atacante
stance-attacker-short = pelo atacante
stance-neutral = são neutros
stance-neutral-short = neutros
stance-defender = lutam pelo defensor
stance-defender-short = pelo defensor
stance-against = lutam por eles mesmos, contra o atacante
stance-against-short = por eles mesmos
