### Calamandara: names of ids. Behind "-count": how a list counts equal pieces; behind "-short": at most 18 characters.

## Symbols, Symbol Cards

symbol-footprint = Huella
symbol-footprint-count = { $count ->
    [one] { $count } Huella
   *[other] { $count } Huellas
}
symbol-mountain = Montaña
symbol-mountain-count = { $count ->
    [one] { $count } Montaña
   *[other] { $count } Montañas
}
symbol-wing = Ala
symbol-wing-count = { $count ->
    [one] { $count } Ala
   *[other] { $count } Alas
}
symbol-cave = Cueva
symbol-cave-count = { $count ->
    [one] { $count } Cueva
   *[other] { $count } Cuevas
}
symbol-tower = Torre
symbol-tower-count = { $count ->
    [one] { $count } Torre
   *[other] { $count } Torres
}
symbol_card-footprint_footprint = 2 Huellas
symbol_card-footprint_mountain = Huella + Montaña
symbol_card-footprint_mountain-short = Huella + Montaña
symbol_card-footprint_wing = Huella + Ala
symbol_card-footprint_cave = Huella + Cueva
symbol_card-footprint_tower = Huella + Torre
symbol_card-mountain_tower = Montaña + Torre
symbol_card-wing_cave = Ala + Cueva

## Memory Cards

memory-guardia_de_mourna = Guarda de Mournã
memory-terras_nomades = Tierras Nómadas
memory-erronia_do_silencio = Errancia del Silencio
memory-erronia_do_silencio-short = Errancia
memory-pinturas_submersas = Pinturas Sumergidas
memory-pinturas_submersas-short = Pinturas
memory-maos_de_barro = Manos de Barro
memory-muralha_de_vento = Muralla de Viento
memory-veu_do_regente = Velo del Regente
memory-passos_emprestados = Pasos Prestados
memory-sopro_de_uradova = Soplo de Uradova
memory-raiz_na_pedra = Raíz en la Piedra
memory-pagina_rasgada = Página Rasgada
memory-troca_de_sombras = Trueque de Sombras

## Hope

event-o_grito_da_caverna = El Grito de la Cueva
event-o_grito_da_caverna-short = Grito de la Cueva
event-alvorada = Alborada
event-semente_de_luz = Semilla de Luz
event-trilha_antiga = Sendero Antiguo
event-companheiros_de_estrada = Compañeros de Camino
event-companheiros_de_estrada-short = Compañeros
event-pausa_do_dogma = La Pausa del Dogma
event-folego = Aliento
event-memoria_viva = Memoria Viva
event-pagina_encontrada = Página Encontrada
event-torre_de_vigia = Torre de Vigía
event-vento_favoravel = Viento Favorable
event-asas_de_papel = Alas de Papel
event-agua_limpa = Agua Limpia
event-reencontro = Reencuentro
event-ponte_de_vime = Puente de Mimbre
event-caminho_reto = Camino Recto
event-montanha_que_cede = La Montaña que Cede
event-montanha_que_cede-short = Montaña que Cede
event-fogueira = Hoguera
event-cancao_de_ninar = Canción de Cuna
event-olho_dagua = Manantial
event-mao_amiga = Mano Amiga
event-as_tecelas = Las Tejedoras
event-a_malha_se_abre = La Malla se Abre
event-luz_na_torre = Luz en la Torre
event-eco_do_porvir = Eco del Porvenir
event-eco_do_porvir-short = Eco del Porvenir
event-colheita = Cosecha
event-atalho = Atajo

## Fear

event-um_ar_estranho = Un Aire Extraño
event-mare_de_cinzas = Marea de Cenizas
event-o_regente_desperta = Regente Despierto
event-torres_rachadas = Torres Agrietadas
event-asas_partidas = Alas Rotas
event-cavernas_inundadas = Cuevas Inundadas
event-fome_da_terra = Hambre de la Tierra
event-fome_da_terra-short = Hambre
event-esquecimento = Olvido
event-chao_movedico = Suelo Movedizo
event-montanhas_do_desterro = Montañas del Destierro
event-montanhas_do_desterro-short = Destierro
event-neblina_de_mourna = Niebla de Mournã
event-vozes_sem_boca = Voces sin Boca
event-vozes_sem_boca-short = Voces sin Boca
event-sede_do_dogma = Sed del Dogma
event-sede_do_dogma-short = Sed del Dogma
event-ponte_quebrada = Puente Roto
event-desabamento = Derrumbe
event-luto_de_eiro = Luto de Eiro
event-noite_sem_estrelas = Noche sin Astros
event-chuva_de_cascalho = Lluvia de Grava
event-cansaco = Cansancio
event-maos_atadas = Manos Atadas
event-chamado_do_inicio = La Llamada del Inicio
event-chamado_do_inicio-short = Llamada del Inicio
event-passos_trocados = Pasos Cambiados
event-eclipse_do_dogma = Eclipse del Dogma
event-eclipse_do_dogma-short = Eclipse del Dogma

## Types of events, windows for Memory Cards, boards, directions

type-hope = Esperanza
type-fear = Temor
window-turn_start = al comenzar un turno
window-before_phase_1 = antes de la Fase 1
window-event = al revelarse un Evento
window-phase_2 = en tu Fase 2
window-phase_3 = en tu Fase 3
board-own = tu tablero individual
board-others = tableros individuales ajenos
board-central = el tablero central
direction-left = Izquierda (sentido horario)
direction-right = Derecha

## Groups of options

group-inserts = Insertar
group-acts = Otras acciones
group-memories = Cartas de Recuerdo
group-walks = Caminar
group-leaps = Saltar
group-tunnels = Túnel
group-central = Tablero central
group-path = Junto al camino
group-beyond = Otras casillas
group-row = Fila { $number }

## Buttons of options that are not possible this time.

act-enough = { calamandara-option-page-enough }
