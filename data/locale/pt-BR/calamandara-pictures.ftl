### Calamandara: palavras das imagens e das descrições delas.

calamandara-picture-round = Calamandara · rodada { $round }
calamandara-picture-mode-turvo = Turvo (médio)
calamandara-picture-mode-aura = Aura (fácil)
calamandara-picture-mode-ruina = Ruína (difícil)
calamandara-picture-mode-custom = mistura personalizada

## O que acontece agora. args: seat, seats, event (ids), left (número)

calamandara-picture-now-turn_start = Começa o turno de { $seat }
calamandara-picture-now-event = { $event }: efeitos para { $seats }
calamandara-picture-now-open = { $event }: ainda cabem Cartas de Lembrança
calamandara-picture-now-top = Vez de { $seat } · um Evento no topo do baralho
calamandara-picture-now-last_call = Vez de { $seat } · antes da 1ª fase
calamandara-picture-now-acquire = Vez de { $seat } · 1ª fase: Adquirir Símbolos
calamandara-picture-now-insert = { $left ->
    [0] Vez de { $seat } · Inserir Símbolos: nenhuma inserção restante
    [one] Vez de { $seat } · Inserir Símbolos: resta { $left } inserção
   *[other] Vez de { $seat } · Inserir Símbolos: restam { $left } inserções
}
calamandara-picture-now-walk = { $left ->
    [0] Vez de { $seat } · Caminhar: nenhum passo restante
    [one] Vez de { $seat } · Caminhar: resta { $left } passo
   *[other] Vez de { $seat } · Caminhar: restam { $left } passos
}
calamandara-picture-now-remember = Vez de { $seat } · Lembrar
calamandara-picture-now-excess = { $seat } descarta até o limite da Reserva
calamandara-picture-now-centre = { $seat } chegou ao Centro
calamandara-picture-now-dogma = O Dogma venceu: todos os viajantes se perderam
calamandara-picture-now-stagnation = Todos os viajantes perderam o caminho
calamandara-picture-now-cap = Todos os viajantes perderam o caminho

## Painéis e caixas. args: count, limit (números)

calamandara-picture-count-step = passo
calamandara-picture-count-fragments = fragmentos
calamandara-picture-count-cards = mão
calamandara-picture-count-diary = diário
calamandara-picture-count-depot = depósito
calamandara-picture-reserve = Reserva { $count }/{ $limit }
calamandara-picture-limit-steps = { $count ->
    [one] só { $count } passo
   *[other] só { $count } passos
}
calamandara-picture-limit-inserts = { $count ->
    [one] só { $count } inserção
   *[other] só { $count } inserções
}
calamandara-picture-mark-walled = Muralha
calamandara-picture-mark-veiled = Véu
calamandara-picture-mark-silenced = imune à Erronia
calamandara-picture-dogma = Dogma
calamandara-picture-dogma-near = Dogma: perigo!
calamandara-picture-dogma-note = Se o contador chegar a zero, todos perdem.
calamandara-picture-dogma-untimed = Sem limite de tempo
calamandara-picture-face-down = por vir
calamandara-picture-event-none = Nenhum Evento Dogmático revelado neste turno
calamandara-picture-event-affects = afeta
calamandara-picture-event-open = vai afetar
calamandara-picture-event-done = já realizado neste turno
calamandara-picture-symbol = { $symbol }: { $does }
calamandara-picture-memories-discard = { $count ->
    [0] Nenhuma descartada
    [one] { $count } descartada
   *[other] { $count } descartadas, por último:
}

## A mão. args: seat (id), events (ids), round, count, more (números)

calamandara-picture-hand-title = A mão de { $seat }
calamandara-picture-hand-note = Rodada { $round } · só você vê esta imagem
calamandara-picture-hand-memories = Cartas de Lembrança
calamandara-picture-hand-reserve = Reserva
calamandara-picture-hand-full = { $count } (limite { $limit })
calamandara-picture-hand-depot = Depósito
calamandara-picture-hand-deck = Baralho de Símbolos
calamandara-picture-hand-diary = Diário
calamandara-picture-hand-none = Nenhuma carta
calamandara-picture-hand-events = { $more ->
    [0] { $events }
   *[other] { $events } · e mais { $more }
}
calamandara-picture-hand-discard = { $count ->
    [0] descarte vazio
   *[other] no descarte: { $count }
}

## A folha: o Evento em curso, ou tudo o que está aberto

calamandara-picture-event-hit = sob o efeito
calamandara-picture-event-spared = fora: Mãos de Barro
calamandara-picture-event-untouched = fora do efeito
calamandara-picture-pile-reserve = Reserva
calamandara-picture-pile-board = tabuleiro
calamandara-picture-far = passo { $step } · fragmentos { $count }/{ $needed }
calamandara-picture-unseen = Lembranças ainda não vistas, no baralho e nas mãos

## O fim. args: round (número)

calamandara-picture-end-title = Calamandara · fim de jogo
calamandara-picture-end-lost = Todos se perderam
calamandara-picture-end-round = { $round ->
    [one] { $round } rodada
   *[other] { $round } rodadas
}

## Descrições. args: who, place, side, symbols, change (ditos como estão); seat, seats, event, events, card (ids);
## reserve, cards, tokens, cells, marks, parts (listas); os demais: números

calamandara-picture-text-start = Ponto Inicial
calamandara-picture-text-counter = Contador de Dogma: { $counter } de { $most }.
calamandara-picture-text-event = Evento em curso: { $event }.
calamandara-picture-text-affected = Afeta: { $seats }.
calamandara-picture-text-spared = Fora por Mãos de Barro: { $seats }.
calamandara-picture-text-last = Último Evento deste turno: { $event }.
calamandara-picture-text-change = Mudança do contador: { $change }.
calamandara-picture-text-order = Ordem: { $seats }.
calamandara-picture-text-traveller = { $who }: passo { $step } ({ $place }), fragmentos { $fragments } de { $needed }, Lembranças na mão { $cards }, Reserva: { $reserve }.
calamandara-picture-text-side = Tabuleiro individual { $side } do central:
calamandara-picture-text-side-south = ao sul
calamandara-picture-text-side-west = a oeste
calamandara-picture-text-side-north = ao norte
calamandara-picture-text-side-east = a leste
calamandara-picture-text-board = No tabuleiro de { $seat }: { $symbols }.
calamandara-picture-text-row = Linha { $row }: { $symbols }.
calamandara-picture-text-row-tower = Linha { $row }, com Torre: { $symbols }.
calamandara-picture-text-defended = Símbolos defendidos por Torre: { $cells }.
calamandara-picture-text-depot = Depósito: { $symbols }.
calamandara-picture-text-diary = Diário: { $cards }.
calamandara-picture-text-deck = Baralho de Símbolos: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, no topo { $card }.
calamandara-picture-text-deck-event = Baralho de Símbolos: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, no topo uma Carta de Evento não revelada.
calamandara-picture-text-deck-empty = Baralho de Símbolos: vazio.
calamandara-picture-text-discard = Descarte: { $cards }; Eventos, o último primeiro: { $events }.
calamandara-picture-text-marks = Neste turno: { $marks }.
calamandara-picture-text-map = As casas: tabuleiros individuais têm colunas de A a E e linhas de 1, no Ponto Inicial, a 6, no tabuleiro central. O central tem colunas de V a Z, de oeste a leste, e linhas de 1 a 5, de sul a norte; X3 é o Centro. A linha 6 leva ao central: ao sul, de A a E, às casas V1 a Z1; a oeste, às casas V5 a V1; ao norte, às casas Z5 a V5; a leste, às casas Z1 a Z5. As casas não citadas estão vazias.
calamandara-picture-text-central = Tabuleiro central: { $symbols }.
calamandara-picture-text-tokens = Tokens nele: { $tokens }.
calamandara-picture-text-memories = Cartas de Lembrança: { $deck } no baralho; descartadas, a última primeiro: { $cards }.
calamandara-picture-text-face-down = Eventos ainda não revelados nos baralhos: { $hope } de Esperança, { $fear } de Temor.
calamandara-picture-text-unseen = Lembranças ainda não vistas: { $cards }.
calamandara-picture-text-hand = Cartas de Lembrança na mão (limite { $limit }): { $cards }.
calamandara-picture-text-total = { $who }: { $parts }.
