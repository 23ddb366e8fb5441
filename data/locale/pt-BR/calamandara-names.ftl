### Calamandara: nomes dos ids. Com "-count": como uma lista conta peças iguais; com "-short": no máximo 18 letras.

## Símbolos, Cartas de Símbolos

symbol-footprint = Pegada
symbol-footprint-count = { $count ->
    [one] { $count } Pegada
   *[other] { $count } Pegadas
}
symbol-mountain = Montanha
symbol-mountain-count = { $count ->
    [one] { $count } Montanha
   *[other] { $count } Montanhas
}
symbol-wing = Asa
symbol-wing-count = { $count ->
    [one] { $count } Asa
   *[other] { $count } Asas
}
symbol-cave = Caverna
symbol-cave-count = { $count ->
    [one] { $count } Caverna
   *[other] { $count } Cavernas
}
symbol-tower = Torre
symbol-tower-count = { $count ->
    [one] { $count } Torre
   *[other] { $count } Torres
}
symbol_card-footprint_footprint = 2 Pegadas
symbol_card-footprint_mountain = Pegada + Montanha
symbol_card-footprint_mountain-short = Pegada + Montanha
symbol_card-footprint_wing = Pegada + Asa
symbol_card-footprint_cave = Pegada + Caverna
symbol_card-footprint_tower = Pegada + Torre
symbol_card-mountain_tower = Montanha + Torre
symbol_card-wing_cave = Asa + Caverna

## Cartas de Lembrança

memory-guardia_de_mourna = Guardiã de Mournã
memory-terras_nomades = Terras Nômades
memory-erronia_do_silencio = Erronia do Silêncio
memory-erronia_do_silencio-short = Erronia
memory-pinturas_submersas = Pinturas Submersas
memory-pinturas_submersas-short = Pinturas Submersas
memory-maos_de_barro = Mãos de Barro
memory-muralha_de_vento = Muralha de Vento
memory-veu_do_regente = Véu do Regente
memory-passos_emprestados = Passos Emprestados
memory-sopro_de_uradova = Sopro de Uradova
memory-raiz_na_pedra = Raiz na Pedra
memory-pagina_rasgada = Página Rasgada
memory-troca_de_sombras = Troca de Sombras

## Esperança

event-o_grito_da_caverna = O Grito da Caverna
event-o_grito_da_caverna-short = O Grito da Caverna
event-alvorada = Alvorada
event-semente_de_luz = Semente de Luz
event-trilha_antiga = Trilha Antiga
event-companheiros_de_estrada = Companheiros de Estrada
event-companheiros_de_estrada-short = Companheiros
event-pausa_do_dogma = A Pausa do Dogma
event-folego = Fôlego
event-memoria_viva = Memória Viva
event-pagina_encontrada = Página Encontrada
event-torre_de_vigia = Torre de Vigia
event-vento_favoravel = Vento Favorável
event-asas_de_papel = Asas de Papel
event-agua_limpa = Água Limpa
event-reencontro = Reencontro
event-ponte_de_vime = Ponte de Vime
event-caminho_reto = Caminho Reto
event-montanha_que_cede = A Montanha que Cede
event-montanha_que_cede-short = Montanha que Cede
event-fogueira = Fogueira
event-cancao_de_ninar = Canção de Ninar
event-olho_dagua = Olho d'Água
event-mao_amiga = Mão Amiga
event-as_tecelas = As Tecelãs
event-a_malha_se_abre = A Malha se Abre
event-luz_na_torre = Luz na Torre
event-eco_do_porvir = Eco do Porvir
event-eco_do_porvir-short = Eco do Porvir
event-colheita = Colheita
event-atalho = Atalho

## Temor

event-um_ar_estranho = Um Ar Estranho
event-mare_de_cinzas = Maré de Cinzas
event-o_regente_desperta = O Regente Desperta
event-torres_rachadas = Torres Rachadas
event-asas_partidas = Asas Partidas
event-cavernas_inundadas = Cavernas Inundadas
event-fome_da_terra = Fome da Terra
event-fome_da_terra-short = Fome da Terra
event-esquecimento = Esquecimento
event-chao_movedico = Chão Movediço
event-montanhas_do_desterro = Montanhas do Desterro
event-montanhas_do_desterro-short = Desterro
event-neblina_de_mourna = Neblina de Mournã
event-vozes_sem_boca = Vozes sem Boca
event-vozes_sem_boca-short = Vozes sem Boca
event-sede_do_dogma = Sede do Dogma
event-sede_do_dogma-short = Sede do Dogma
event-ponte_quebrada = Ponte Quebrada
event-desabamento = Desabamento
event-luto_de_eiro = Luto de Eiro
event-noite_sem_estrelas = Noite sem Estrelas
event-chuva_de_cascalho = Chuva de Cascalho
event-cansaco = Cansaço
event-maos_atadas = Mãos Atadas
event-chamado_do_inicio = O Chamado do Início
event-chamado_do_inicio-short = Chamado do Início
event-passos_trocados = Passos Trocados
event-eclipse_do_dogma = Eclipse do Dogma
event-eclipse_do_dogma-short = Eclipse do Dogma

## Tipos de Evento, momentos das Cartas de Lembrança, tabuleiros, direções

type-hope = Esperança
type-fear = Temor
window-turn_start = no começo de um turno
window-before_phase_1 = antes da 1ª fase
window-event = quando um Evento é revelado
window-phase_2 = na sua 2ª fase
window-phase_3 = na sua 3ª fase
board-own = o seu tabuleiro individual
board-others = tabuleiros individuais dos outros
board-central = o tabuleiro central
direction-left = Esquerda (sentido horário)
direction-right = Direita

## Grupos de opções

group-inserts = Inserir
group-acts = Outras ações
group-memories = Cartas de Lembrança
group-walks = Andar
group-leaps = Saltar
group-tunnels = Túnel
group-central = Tabuleiro central
group-path = Junto do caminho
group-beyond = Outras casas
group-row = Linha { $number }

## Botões de opções que desta vez não são possíveis.

act-enough = { calamandara-option-page-enough }
