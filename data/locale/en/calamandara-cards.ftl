### Calamandara: what cards and symbols do, in our own words. A sentence or two for /card, and behind it, with "-brief", what is
### drawn on the card: at most three lines of 24 characters. What the arguments mean is said at the top of calamandara.ftl.

## The line above the text. type: hope or fear · counter: its change · count: copies · windows, boards: lists

calamandara-card-event = Dogmatic Event: { $type } · { $counter ->
    [-2] Dogma counter down by 2
    [-1] Dogma counter down by 1
    [0] Dogma counter unchanged
   *[other] Dogma counter up by { $counter }
}
calamandara-card-memory = Memory Card · { $count } in the game · played: { $windows }
calamandara-card-symbol = Dogmatic Symbol · inserted on: { $boards }
calamandara-card-ours = Taverna's own text, not the publisher's
calamandara-card-symbol_card = Symbol Card · { $count } in each deck. In Phase 1 you acquire both symbols.

## Symbols

calamandara-symbol-footprint = A token stands and walks on Footprints. Inserted on your own individual board or on the central board, where every token may use it. The Footprint under a token cannot be touched.
calamandara-symbol-footprint-brief = Tokens stand and walk on it
calamandara-symbol-mountain = Blocks a cell. Inserted on the individual board of another traveller or on the central board, once a turn, never in a row with a Tower, at most 4 on an individual board and 6 on the central one. A Cave excavates it.
calamandara-symbol-mountain-brief = Blocks a cell of another or the central board
calamandara-symbol-wing = A token in its row may leap: two cells in a straight line, whatever lies between, once per Phase 3. The Wing is not spent.
calamandara-symbol-wing-brief = Leap two cells from its row
calamandara-symbol-cave = A token next to it may tunnel to any cell next to the same or another Cave of that board. Next to it Memory Cards are acquired. From the Reserve it excavates a Mountain.
calamandara-symbol-cave-brief = Tunnels, Memory Cards; excavates Mountains
calamandara-symbol-tower = Defends the token and the other symbols of its row against others and against mandatory effects of events. It does not defend itself; another Tower in the row does. No Mountain can be inserted in its row.
calamandara-symbol-tower-brief = Defends the token and the symbols of its row

## Memory Cards

calamandara-memory-guardia_de_mourna = At the start of another traveller's turn, or before their Phase 1: they cannot perform Phase 1 this turn. They may still reveal Event cards.
calamandara-memory-guardia_de_mourna-brief = Active traveller: no Phase 1 this turn
calamandara-memory-terras_nomades = In your Phase 2: acquire the two symbols of the Symbol Card on top of another traveller's deck; the card goes to that deck's discard. Not from a deck with an Event card on top.
calamandara-memory-terras_nomades-brief = Acquire from the top of another's deck
calamandara-memory-erronia_do_silencio = At the start of another traveller's turn, after an Event card they revealed, or before their Phase 1: their turn ends. An event already revealed is carried out. Nobody can be hit in two of their turns in a row.
calamandara-memory-erronia_do_silencio-brief = The turn of the active traveller ends
calamandara-memory-pinturas_submersas = At the start of any turn, or in your Phase 2: choose left or right. The top card of every Symbol deck moves to the top of the next deck in that direction, Event cards included, face down.
calamandara-memory-pinturas_submersas-brief = The tops of all decks move left or right
calamandara-memory-maos_de_barro = When an event is revealed: its effects do not touch you, your token, your Reserve, your hand or your individual board. The counter still changes.
calamandara-memory-maos_de_barro-brief = The effects of this event do not touch you
calamandara-memory-muralha_de_vento = When an event is revealed, or at the start of another traveller's turn: until the end of this turn nobody else may insert, substitute, move, swap or discard symbols on your individual board. What an event makes you do there yourself is not stopped.
calamandara-memory-muralha_de_vento-brief = Nobody else changes your board this turn
calamandara-memory-veu_do_regente = When an event is revealed, or at the start of another traveller's turn: choose a traveller, who cannot acquire Memory Cards until the end of this turn.
calamandara-memory-veu_do_regente-brief = A traveller acquires no Memory Card this turn
calamandara-memory-passos_emprestados = In your Phase 3: 1 extra step this phase, but no extra leap.
calamandara-memory-passos_emprestados-brief = 1 extra step this phase
calamandara-memory-sopro_de_uradova = In your Phase 2: discard 1 symbol of another traveller's individual board to their Depot, but not one under their token or defended by a Tower.
calamandara-memory-sopro_de_uradova-brief = Discard 1 symbol of another's board
calamandara-memory-raiz_na_pedra = In your Phase 2: discard 1 Mountain of your individual board or the central board to your Depot. It does not count as an insertion.
calamandara-memory-raiz_na_pedra-brief = Discard 1 Mountain: own or central board
calamandara-memory-pagina_rasgada = In your Phase 2: recover up to 3 symbols from your Depot to your Reserve.
calamandara-memory-pagina_rasgada-brief = Recover up to 3 symbols from your Depot
calamandara-memory-troca_de_sombras = In your Phase 2: swap the positions of 2 symbols of different kinds on one individual board, neither under a token. On another traveller's board neither may be defended by a Tower.
calamandara-memory-troca_de_sombras-brief = Swap 2 symbols on one individual board

## Hope

calamandara-event-o_grito_da_caverna = Each traveller may substitute 1 Mountain of their individual board with a Wing or a Cave from the Supply. The Mountain goes to their Depot.
calamandara-event-o_grito_da_caverna-brief = May substitute 1 Mountain with a Wing or a Cave
calamandara-event-alvorada = Each traveller acquires 1 Footprint.
calamandara-event-alvorada-brief = All: acquire 1 Footprint
calamandara-event-semente_de_luz = Each traveller acquires 1 symbol of their choice.
calamandara-event-semente_de_luz-brief = All: acquire 1 symbol of choice
calamandara-event-trilha_antiga = Each traveller may insert 1 Footprint from the Supply on their individual board.
calamandara-event-trilha_antiga-brief = All may insert 1 Footprint on their board
calamandara-event-companheiros_de_estrada = Each traveller on the Starting Point or in row 1 or 2 acquires 2 Footprints.
calamandara-event-companheiros_de_estrada-brief = Start to row 2: acquire 2 Footprints
calamandara-event-pausa_do_dogma = The counter does not go down. The revealer acquires 1 symbol of their choice.
calamandara-event-pausa_do_dogma-brief = Counter stays. Revealer: 1 symbol of choice
calamandara-event-folego = Instead of going down, the counter goes up by 1. Nothing else happens.
calamandara-event-folego-brief = The counter goes up by 1
calamandara-event-memoria_viva = Each traveller acquires 1 Memory Card.
calamandara-event-memoria_viva-brief = All: acquire 1 Memory Card
calamandara-event-pagina_encontrada = The travellers with the fewest Memory Cards in hand acquire 1 Memory Card.
calamandara-event-pagina_encontrada-brief = Fewest Memory Cards in hand: acquire 1
calamandara-event-torre_de_vigia = Each traveller may insert 1 Tower from the Supply on their individual board.
calamandara-event-torre_de_vigia-brief = All may insert 1 Tower on their board
calamandara-event-vento_favoravel = Each traveller may move their token 1 step.
calamandara-event-vento_favoravel-brief = All may move 1 step
calamandara-event-asas_de_papel = Each traveller may insert 1 Wing from the Supply on their individual board.
calamandara-event-asas_de_papel-brief = All may insert 1 Wing on their board
calamandara-event-agua_limpa = Each traveller recovers 2 symbols of their choice from their Depot to their Reserve, or as many as there are.
calamandara-event-agua_limpa-brief = All: recover 2 symbols from the Depot
calamandara-event-reencontro = Each traveller may swap the positions of 2 different symbols on their individual board, but not that of the Footprint under the token.
calamandara-event-reencontro-brief = May swap 2 symbols of their own board
calamandara-event-ponte_de_vime = Each traveller may insert 1 Footprint from their Reserve on the central board.
calamandara-event-ponte_de_vime-brief = May insert 1 Footprint on the central board
calamandara-event-caminho_reto = Each traveller may move 1 Footprint of their individual board to an empty cell of it, but not the one under the token.
calamandara-event-caminho_reto-brief = May move 1 Footprint of their own board
calamandara-event-montanha_que_cede = Each traveller may discard 1 Mountain from their individual board.
calamandara-event-montanha_que_cede-brief = May discard 1 Mountain of their own board
calamandara-event-fogueira = Each traveller with 2 symbols or fewer in their Reserve acquires 2 symbols of their choice.
calamandara-event-fogueira-brief = Reserve of 2 or less: acquire 2 symbols
calamandara-event-cancao_de_ninar = Instead of going down, the counter goes up by 1. The revealer acquires 1 Memory Card.
calamandara-event-cancao_de_ninar-brief = Counter up by 1. Revealer: 1 Memory Card
calamandara-event-olho_dagua = Each traveller with 3 symbols or more in their Depot recovers 3 of them to their Reserve.
calamandara-event-olho_dagua-brief = Depot of 3 or more: recover 3 symbols
calamandara-event-mao_amiga = The travellers with the lowest step value may move their token up to 2 steps.
calamandara-event-mao_amiga-brief = Furthest behind: may move up to 2 steps
calamandara-event-as_tecelas = Each traveller may substitute 1 Mountain, Wing, Cave or Tower of their individual board with any symbol of their Reserve. The old symbol goes to their Depot.
calamandara-event-as_tecelas-brief = May substitute 1 symbol with one of the Reserve
calamandara-event-a_malha_se_abre = Instead of going down, the counter goes up by 2. Nothing else happens.
calamandara-event-a_malha_se_abre-brief = The counter goes up by 2
calamandara-event-luz_na_torre = Each traveller with a Tower on their individual board acquires 1 symbol of their choice and recovers 1 symbol from their Depot.
calamandara-event-luz_na_torre-brief = With a Tower: acquire 1 and recover 1 symbol
calamandara-event-eco_do_porvir = The counter does not go down. Each traveller may acquire 1 Memory Card and then discard 1 Memory Card from hand. The hand limit counts after both.
calamandara-event-eco_do_porvir-brief = Counter stays. May draw 1 Memory Card, discard 1
calamandara-event-colheita = Each traveller acquires 1 Footprint and 1 Cave.
calamandara-event-colheita-brief = All: acquire 1 Footprint and 1 Cave
calamandara-event-atalho = Each traveller with a Wing or a Cave on their individual board may move their token up to 2 steps.
calamandara-event-atalho-brief = With Wing or Cave: may move up to 2 steps

## Fear

calamandara-event-um_ar_estranho = Each traveller discards 2 Footprints from their individual board, but not the one under the token. What is missing comes from their Reserve. If that is still not 2, they discard the Footprint under the token and return to the Starting Point.
calamandara-event-um_ar_estranho-brief = All discard 2 Footprints; too few: back to the start
calamandara-event-mare_de_cinzas = Each traveller discards 1 Wing, Cave or Tower from their individual board.
calamandara-event-mare_de_cinzas-brief = All discard 1 Wing, Cave or Tower
calamandara-event-o_regente_desperta = The counter goes down by 2. The travellers with the highest step value, above 0, retreat 1.
calamandara-event-o_regente_desperta-brief = Counter down by 2. Furthest ahead: retreat 1
calamandara-event-torres_rachadas = Each traveller with a Tower on their individual board discards 1 Tower from it.
calamandara-event-torres_rachadas-brief = With a Tower: discard 1 Tower
calamandara-event-asas_partidas = Each traveller with a Wing on their individual board discards 1 Wing from it.
calamandara-event-asas_partidas-brief = With a Wing: discard 1 Wing
calamandara-event-cavernas_inundadas = Each traveller with a Cave on their individual board substitutes 1 Cave with a Mountain from the Supply. The Cave goes to their Depot.
calamandara-event-cavernas_inundadas-brief = With a Cave: 1 Cave becomes a Mountain
calamandara-event-fome_da_terra = Each traveller with 3 symbols or more in their Reserve discards 2 of them.
calamandara-event-fome_da_terra-brief = Reserve of 3 or more: discard 2 symbols
calamandara-event-esquecimento = Each traveller with a Memory Card in hand discards 1.
calamandara-event-esquecimento-brief = Memory Cards in hand: discard 1
calamandara-event-chao_movedico = Each traveller in row 2 or further on retreats 1.
calamandara-event-chao_movedico-brief = From row 2 on: retreat 1
calamandara-event-montanhas_do_desterro = Each traveller inserts 1 Mountain from the Supply on the individual board of the traveller to their left.
calamandara-event-montanhas_do_desterro-brief = All insert 1 Mountain on the board to the left
calamandara-event-neblina_de_mourna = Each traveller whose token is on the central board retreats 1.
calamandara-event-neblina_de_mourna-brief = On the central board: retreat 1
calamandara-event-vozes_sem_boca = Each traveller chooses: discard 1 Memory Card from hand, or discard 2 symbols from their Reserve.
calamandara-event-vozes_sem_boca-brief = All discard 1 Memory Card or 2 of the Reserve
calamandara-event-sede_do_dogma = The revealer cannot perform Phase 1 this turn. Every other traveller discards 1 symbol from their Reserve.
calamandara-event-sede_do_dogma-brief = Revealer: no Phase 1. Others: discard 1 symbol
calamandara-event-ponte_quebrada = The revealer discards 1 Footprint of their choice from the central board, never one with a token on it.
calamandara-event-ponte_quebrada-brief = Revealer discards 1 central Footprint
calamandara-event-desabamento = Each traveller with 6 symbols or more on their individual board, of any kind, discards 2 of them, but no Mountain.
calamandara-event-desabamento-brief = 6 or more on the board: discard 2, no Mountain
calamandara-event-luto_de_eiro = The travellers with the most Memory Cards in hand discard 1. If nobody has a Memory Card, nothing happens.
calamandara-event-luto_de_eiro-brief = Most Memory Cards in hand: discard 1
calamandara-event-noite_sem_estrelas = Each traveller with 4 symbols or more in their Reserve discards down to 3.
calamandara-event-noite_sem_estrelas-brief = Reserve of 4 or more: discard down to 3
calamandara-event-chuva_de_cascalho = The whole board: each traveller discards 1 Footprint from their individual board; then the revealer discards 1 from the central board, never one with a token on it.
calamandara-event-chuva_de_cascalho-brief = All discard 1 Footprint; revealer also 1 central
calamandara-event-cansaco = Each traveller can move only 1 step in their next Phase 3. For the revealer that is this turn's.
calamandara-event-cansaco-brief = Next Phase 3: only 1 step
calamandara-event-maos_atadas = Each traveller can make only 1 insertion in their next Phase 2. For the revealer that is this turn's.
calamandara-event-maos_atadas-brief = Next Phase 2: only 1 insertion
calamandara-event-chamado_do_inicio = Each traveller whose token is in row 1 or 2 of their individual board returns to the Starting Point.
calamandara-event-chamado_do_inicio-brief = In row 1 or 2: back to the Starting Point
calamandara-event-passos_trocados = Each traveller moves 1 Footprint of the individual board to their left to an empty cell of that board.
calamandara-event-passos_trocados-brief = All move 1 Footprint of the board to the left
calamandara-event-eclipse_do_dogma = The counter goes down by 2. Each traveller discards 1 symbol from their Reserve.
calamandara-event-eclipse_do_dogma-brief = Counter down by 2. All discard 1 symbol
