### Dwar7s: Outono: palavras das imagens e das descrições delas.

dwar7s-picture-round = Dwar7s: Outono · rodada { $round }
dwar7s-picture-last-round = Última rodada!
dwar7s-picture-count-total = pontos
dwar7s-picture-count-realm = reino
dwar7s-picture-count-pool = anões
dwar7s-picture-count-gems = gemas
dwar7s-picture-count-ogres = ogros
dwar7s-picture-count-kingdom = cartas
dwar7s-picture-count-monsters = monstros
dwar7s-picture-deck-ogres = ogros
dwar7s-picture-deck-discard = descarte
dwar7s-picture-deck-trades = trocas
dwar7s-picture-now-over = Fim de jogo
dwar7s-picture-now-resolution = { $seat } resolve as tarefas completas
dwar7s-picture-now-discard = { $seat } descarta até o limite da mão
dwar7s-picture-now-tasks = { $left ->
    [0] Vez de { $seat } · nenhuma ação restante
    [one] Vez de { $seat } · resta { $left } de { $allowed } ações
   *[other] Vez de { $seat } · restam { $left } de { $allowed } ações
}

## A mão. args: seat (id), round, points, count (números)

dwar7s-picture-none = Nada
dwar7s-picture-hand-title = A mão de { $seat }
dwar7s-picture-hand-secret-note = Rodada { $round } · só você vê esta imagem
dwar7s-picture-hand-full = { $count } cartas (limite { $limit })
dwar7s-picture-hand-kingdom = Cartas de reinado
dwar7s-picture-hand-gems = Gemas
dwar7s-picture-hand-ogres = Cartas de ogro
dwar7s-picture-hand-secret = Objetivo secreto
dwar7s-picture-hand-trades = Objetivos de troca abertos
dwar7s-picture-hand-each = { $points } PV cada
dwar7s-picture-hand-revealed = revelado: já conta
dwar7s-picture-hand-holds = já está cumprido
dwar7s-picture-hand-open = ainda não cumprido
dwar7s-picture-hand-switch-on = Será revelado assim que for cumprido
dwar7s-picture-hand-switch-off = Você mesmo o revela
dwar7s-picture-hand-missing = { $count ->
    [0] dá para pagar
    [one] falta { $count } gema
   *[other] faltam { $count } gemas
}

## A folha: como virar uma carta; depois jogadores e pilhas. args: card (id), cell, cells (nomes), walls (ids), cards, count (números)

dwar7s-picture-turns-note = { $card } em { $cell }: em que posição?
dwar7s-picture-turns-open = Passagem para { $cells }
dwar7s-picture-turns-shut = Sem passagem para as vizinhas
dwar7s-picture-clans-note = Jogadores e pilhas
dwar7s-picture-clans-stacks = Pilhas: a carta do topo e o que há embaixo
dwar7s-picture-clans-no-stacks = Ainda não há pilhas
dwar7s-picture-clans-no-objectives = ainda sem objetivos
dwar7s-picture-clans-kingdom = { $count ->
    [0] nenhuma carta de reinado na mão
    [one] { $count } carta de reinado na mão
   *[other] { $count } cartas de reinado na mão
}

## Uma carta, e o fim. args: needed, spaces, round (números)

dwar7s-picture-card-needs = Completa com { $needed } de { $spaces } anões
dwar7s-picture-card-trade = Objetivo de troca
dwar7s-picture-end-title = Dwar7s: Outono · fim de jogo
dwar7s-picture-end-round = { $round ->
    [one] { $round } rodada
   *[other] { $round } rodadas
}
dwar7s-picture-end-trades = Trocas
dwar7s-picture-end-secret = Secreto
dwar7s-picture-end-monsters = Monstros
dwar7s-picture-end-gems = Gemas
dwar7s-picture-end-realm = Reino
dwar7s-picture-end-cards = Cartas
dwar7s-picture-end-dwarves = Anões
dwar7s-picture-end-total = Total

## Descrições. args: who, card, parts (ditos como estão); seat, seats, terrain, walls, trades, secret, monsters, gems, ogres (ids); cell, cells (nomes); os demais: números

dwar7s-picture-text-card = { $card } de { $seat }
dwar7s-picture-text-order = Ordem: { $seats }.
dwar7s-picture-text-clan = { $who }: pontos à vista { $points }; objetivos { $objectives } de { $end }; reino de { $realm } PV, cartas nele: { $cards }; anões na pilha: { $pool }; na mão: gemas { $gems }, cartas de ogro { $ogres }, cartas de reinado { $kingdom }.
dwar7s-picture-text-score = Pontos: { $parts }.
dwar7s-picture-text-kingdom = Cartas de reinado na mão: { $cards }.
dwar7s-picture-text-trades-won = Objetivos de troca completos: { $trades }.
dwar7s-picture-text-secret-won = Objetivo secreto revelado: { $secret }.
dwar7s-picture-text-monsters = Monstros derrotados: { $monsters }.
dwar7s-picture-text-map = O mapa. As colunas são letras de oeste a leste; as linhas, números de norte a sul.
dwar7s-picture-text-cell = { $cell }: { $card }, tipo { $terrain }, { $points } PV.
dwar7s-picture-text-dwarves = Anões: { $seats }. Completa com { $needed } da mesma cor; espaços vagos: { $free }.
dwar7s-picture-text-no-dwarves = Nenhum anão. Completa com { $needed } da mesma cor; espaços vagos: { $free }.
dwar7s-picture-text-walls = Muralhas: { $walls }.
dwar7s-picture-text-ways = Passagem para: { $cells }.
dwar7s-picture-text-no-ways = Sem passagem para as vizinhas.
dwar7s-picture-text-realm = No reino de { $seats }.
dwar7s-picture-text-under = Embaixo: { $cards }.
dwar7s-picture-text-stack = de cima para baixo: { $cards }.
dwar7s-picture-text-empty = Casas vazias ao lado de cartas: { $cells }.
dwar7s-picture-text-asked = Para escolher agora: { $cells }.
dwar7s-picture-text-open = Objetivos de troca abertos:
dwar7s-picture-text-piles = Gemas restantes: { $gems }.
dwar7s-picture-text-decks = Baralhos: cartas de ogro { $ogres }, objetivos de troca { $trades }.
dwar7s-picture-text-discard = Cartas de ogro descartadas, a última primeiro: { $ogres }.
dwar7s-picture-text-your-realm = Seu reino: { $points } PV, cartas nele: { $cards }.
dwar7s-picture-text-their-realm = Reino de { $seat }: { $before } PV, depois { $points } PV.
dwar7s-picture-text-full = Cartas na mão: { $count } de { $limit }. Pontos com as suas gemas: { $points }.
dwar7s-picture-text-gems = Gemas: { $gems }.
dwar7s-picture-text-ogres = Cartas de ogro: { $ogres }.
dwar7s-picture-text-total = { $who }: { $total } PV ({ $parts }).
