### Calamandara: names of ids. Behind "-count": how a list counts equal pieces; behind "-short": at most 18 characters.

## Symbols, Symbol Cards

symbol-footprint = Footprint
symbol-footprint-count = { $count ->
    [one] { $count } Footprint
   *[other] { $count } Footprints
}
symbol-mountain = Mountain
symbol-mountain-count = { $count ->
    [one] { $count } Mountain
   *[other] { $count } Mountains
}
symbol-wing = Wing
symbol-wing-count = { $count ->
    [one] { $count } Wing
   *[other] { $count } Wings
}
symbol-cave = Cave
symbol-cave-count = { $count ->
    [one] { $count } Cave
   *[other] { $count } Caves
}
symbol-tower = Tower
symbol-tower-count = { $count ->
    [one] { $count } Tower
   *[other] { $count } Towers
}
symbol_card-footprint_footprint = 2 Footprints
symbol_card-footprint_mountain = Footprint + Mountain
symbol_card-footprint_mountain-short = Footpr. + Mountain
symbol_card-footprint_wing = Footprint + Wing
symbol_card-footprint_cave = Footprint + Cave
symbol_card-footprint_tower = Footprint + Tower
symbol_card-mountain_tower = Mountain + Tower
symbol_card-wing_cave = Wing + Cave

## Memory Cards

memory-guardia_de_mourna = Guardian of Mournã
memory-terras_nomades = Nomadic Lands
memory-erronia_do_silencio = Wandering of Silence
memory-erronia_do_silencio-short = Silent Wandering
memory-pinturas_submersas = Submerged Paintings
memory-pinturas_submersas-short = Sunken Paintings
memory-maos_de_barro = Hands of Clay
memory-muralha_de_vento = Wall of Wind
memory-veu_do_regente = Veil of the Regent
memory-passos_emprestados = Borrowed Steps
memory-sopro_de_uradova = Breath of Uradova
memory-raiz_na_pedra = Root in the Stone
memory-pagina_rasgada = Torn Page
memory-troca_de_sombras = Trade of Shadows

## Hope

event-o_grito_da_caverna = The Cry of the Cave
event-o_grito_da_caverna-short = Cry of the Cave
event-alvorada = Dawn
event-semente_de_luz = Seed of Light
event-trilha_antiga = Old Trail
event-companheiros_de_estrada = Companions of the Road
event-companheiros_de_estrada-short = Road Companions
event-pausa_do_dogma = The Dogma Pauses
event-folego = Breath
event-memoria_viva = Living Memory
event-pagina_encontrada = A Page Is Found
event-torre_de_vigia = Watchtower
event-vento_favoravel = Fair Wind
event-asas_de_papel = Paper Wings
event-agua_limpa = Clean Water
event-reencontro = Reunion
event-ponte_de_vime = Wicker Bridge
event-caminho_reto = Straight Road
event-montanha_que_cede = The Mountain Yields
event-montanha_que_cede-short = Mountain Yields
event-fogueira = Campfire
event-cancao_de_ninar = Lullaby
event-olho_dagua = Spring
event-mao_amiga = Friendly Hand
event-as_tecelas = The Weavers
event-a_malha_se_abre = The Mesh Opens
event-luz_na_torre = Light in the Tower
event-eco_do_porvir = Echo of What Will Come
event-eco_do_porvir-short = Echo of the Future
event-colheita = Harvest
event-atalho = Shortcut

## Fear

event-um_ar_estranho = A Strange Air
event-mare_de_cinzas = Tide of Ash
event-o_regente_desperta = The Regent Awakens
event-torres_rachadas = Cracked Towers
event-asas_partidas = Broken Wings
event-cavernas_inundadas = Flooded Caves
event-fome_da_terra = Hunger of the Earth
event-fome_da_terra-short = Earth's Hunger
event-esquecimento = Forgetting
event-chao_movedico = Shifting Ground
event-montanhas_do_desterro = Mountains of Exile
event-montanhas_do_desterro-short = Mountains of Exile
event-neblina_de_mourna = Mist of Mournã
event-vozes_sem_boca = Voices Without a Mouth
event-vozes_sem_boca-short = Mouthless Voices
event-sede_do_dogma = Thirst of the Dogma
event-sede_do_dogma-short = Dogma's Thirst
event-ponte_quebrada = Broken Bridge
event-desabamento = Collapse
event-luto_de_eiro = Mourning of Eiro
event-noite_sem_estrelas = Starless Night
event-chuva_de_cascalho = Gravel Rain
event-cansaco = Weariness
event-maos_atadas = Bound Hands
event-chamado_do_inicio = The Call of the Beginning
event-chamado_do_inicio-short = Beginning's Call
event-passos_trocados = Misplaced Steps
event-eclipse_do_dogma = Eclipse of the Dogma
event-eclipse_do_dogma-short = Dogma's Eclipse

## Types of events, windows for Memory Cards, boards, directions

type-hope = Hope
type-fear = Fear
window-turn_start = at the start of a turn
window-before_phase_1 = before Phase 1
window-event = when an event is revealed
window-phase_2 = in your Phase 2
window-phase_3 = in your Phase 3
board-own = your individual board
board-others = individual boards of others
board-central = the central board
direction-left = Left (clockwise)
direction-right = Right

## Groups of options

group-inserts = Insert
group-acts = Other actions
group-memories = Memory Cards
group-walks = Walk
group-leaps = Leap
group-tunnels = Tunnel
group-central = Central board
group-path = By the path
group-beyond = Other cells
group-row = Row { $number }

## Buttons of options that are not possible this time.

act-enough = { calamandara-option-page-enough }
