### Immortals: as palavras nas imagens e nas suas descrições.

immortals-picture-limbo = Limbo
immortals-picture-realm-light = Luz
immortals-picture-realm-dark = Trevas
immortals-picture-round = Immortals · rodada { $round }/{ $rounds }
immortals-picture-now-turn = { $phase }: vez de { $seat }
immortals-picture-now-reveals = { $seat }: { $action } com { $card }

## A torre e a última batalha. args: count, mine, theirs (números), attacker, defender, seat, cell (ids)

immortals-picture-tower-inside = Torre
immortals-picture-tower-tray = Bandeja
immortals-picture-tower-empty = vazia
immortals-picture-tower-discard = { $count ->
    [one] · { $count } descartada
   *[other] · { $count } descartadas
}
immortals-picture-tower-supply = no estoque
immortals-picture-battle-line = { $attacker }: { $mine } × { $defender }: { $theirs }
immortals-picture-battle-open = { $attacker } ataca com { $mine }
immortals-picture-battle-won = { $cell }: { $seat } vence
immortals-picture-battle-tie = { $cell }: empate
immortals-picture-battle-failed = { $cell }: ataque repelido

## A mão. args: seat (id), round, rounds, count (números), region (id)

immortals-picture-hand-plan = Plano secreto de { $seat }
immortals-picture-hand-draft = A mão de { $seat }
immortals-picture-hand-secret = { $round ->
    [0] Colocação de exércitos
   *[other] Rodada { $round }/{ $rounds }
} · só você vê esta imagem
immortals-picture-hand-cards = Na mão: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
immortals-picture-hand-regions = Cartas de região e de conflito: { $count }
immortals-picture-hand-absent = Sem exército lá, então não desta vez: { $regions }
immortals-picture-hand-passed-light = Mão da rodada inicial: conflito da luz
immortals-picture-hand-passed-dark = Mão da rodada inicial: conflito das trevas
immortals-picture-hand-tribes = As suas tribos
immortals-picture-plan-empty = sem carta
immortals-picture-plan-taken = carta tomada
immortals-picture-region-mountainhome = Lar da Montanha
immortals-picture-cost-free = grátis
immortals-picture-cost-magic = na carta
immortals-picture-cost-construct = preço da tribo
immortals-picture-card-region = região
immortals-picture-card-conflict = conflito
immortals-picture-card-wild = coringa
immortals-picture-card-magic = magia
immortals-picture-card-blank = vale 1 ouro ou energia
immortals-picture-card-any = qualquer região dela
immortals-picture-card-action = espaço de ação
immortals-picture-card-piece = construção
immortals-picture-tribe-groups = Exércitos
immortals-picture-tribe-home = região inicial: { $region }
immortals-picture-tribe-start = Início
immortals-picture-tribe-deed = Espaço próprio
immortals-picture-tribe-prices = Preços

## Uma batalha, os pontos, o fim. args: stance, card (ids), rounds (número)

immortals-picture-inhabitants = Habitantes
immortals-picture-battle-title = Batalha
immortals-picture-battle-attacker = ataca
immortals-picture-battle-defender = defende
immortals-picture-battle-empty = Região desocupada
immortals-picture-battle-strength = força
immortals-picture-battle-stance = Habitantes: { $stance }
immortals-picture-battle-card = Carta de região: { $card }
immortals-picture-battle-fall = Pela torre
immortals-picture-fall-inside = antes, na torre
immortals-picture-fall-thrown = jogados dentro
immortals-picture-fall-fell = na bandeja
immortals-picture-fall-stayed = agora, na torre
immortals-picture-fall-losses = perdas
immortals-picture-scoring-title = Pontos
immortals-picture-scoring-before = ainda sem pontuação
immortals-picture-scoring-last = + na última pontuação
immortals-picture-column-occupied = regiões agora
immortals-picture-column-armies = exércitos
immortals-picture-column-built = construções
immortals-picture-column-cells = regiões
immortals-picture-column-temples = templos
immortals-picture-column-capitals = capitais
immortals-picture-column-areas = áreas
immortals-picture-column-total = total
immortals-picture-end-title = Immortals · fim de jogo
immortals-picture-end-rounds = { $rounds } rodadas

## Construções em cartas próprias. args: built, scored (pontos de vitória)

immortals-picture-piece-portal = Leva da sua região à mesma região do outro reino, em um só sentido, para todos que estiverem nela: para atacar e para mover. Um em cada região de um reino, também ao lado de um templo ou de uma capital. { $built } PV ao construir.
immortals-picture-piece-temple = { $built } PV ao construir e { $scored } PV em cada pontuação para quem ocupar a região. Uma região de um reino tem um templo ou uma capital, nunca os dois.
immortals-picture-piece-capital = { $built } PV ao construir e { $scored } PV em cada pontuação para quem ocupar a região. Uma em cada área de um reino, em região sem templo.

## Descrições em palavras, para o texto alternativo e para a leitura em voz alta. args: who, um jogador com letra e ficha ·
## seat, cell, target, region, area, realm: ids · card, um id ou uma palavra · tribes, regions, near, actions,
## cards: listas de ids · groups, uma lista de números · light, dark, inside, tray, what, prices: palavras · os demais
## são números inteiros

immortals-picture-text-order = Ordem dos turnos: { $seats }.
immortals-picture-text-marker = Marcador de 1º jogador para a próxima rodada: { $seat }.
immortals-picture-text-shown = { $seat } revelou { $card }.
immortals-picture-text-player = { $who }: { $points } PV, { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
}, { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}, limbo da luz { $light } e das trevas { $dark }, cartas de conflito { $cards }.
immortals-picture-text-tribes = Tribos: { $tribes }.
immortals-picture-text-stands = No tabuleiro: { $regions ->
    [one] { $regions } região
   *[other] { $regions } regiões
}, { $armies ->
    [one] { $armies } exército
   *[other] { $armies } exércitos
}.
immortals-picture-text-groups = Grupos militares, { $realm }: { $groups }.
immortals-picture-text-edge = Com 3 ou 4 jogadores, mais um grupo de { $armies }.
immortals-picture-text-placed = Cartas viradas para baixo: { $actions }.
immortals-picture-text-taken = Espaços cuja carta de região foi tomada: { $actions }.
immortals-picture-text-passed = Não há mais cartas nos espaços.
immortals-picture-text-fallen = Exércitos que caíram da torre: { $armies }.
immortals-picture-text-owned = Cartas de região: { $regions }.
immortals-picture-text-unowned = Nenhuma carta de região.
immortals-picture-text-worth = { immortals-yields }
immortals-picture-text-armies = { $armies ->
    [one] { $armies } exército de { $seat }
   *[other] { $armies } exércitos de { $seat }
}
immortals-picture-text-deck = no baralho
immortals-picture-text-nothing = nada
immortals-picture-text-map = O mapa. As regiões adjacentes são as mesmas nos dois reinos; um portal leva à mesma região do outro reino.
immortals-picture-text-region = { $region } ({ $area }). Luz: { $light }. Trevas: { $dark }. Carta: { $card }. Adjacentes: { $near }.
immortals-picture-text-tower = Na torre: { $inside }. Na bandeja: { $tray }. Habitantes no estoque: { $inhabitants }. Cartas de conflito no baralho: { $deck }; descartadas, a última primeiro: { $cards }.
immortals-picture-text-attack = { $armies ->
    [one] { $seat } ataca { $target } a partir de { $cell } com { $armies } exército.
   *[other] { $seat } ataca { $target } a partir de { $cell } com { $armies } exércitos.
}
immortals-picture-text-defends = { $armies ->
    [one] { $seat } defende com { $armies } exército.
   *[other] { $seat } defende com { $armies } exércitos.
}
immortals-picture-text-fall = { $who }: antes na torre { $inside }, jogados { $thrown }, na bandeja { $fell }, agora na torre { $stayed }, perdas { $losses }.
immortals-picture-text-strength = Força { $mine } contra { $theirs }.
immortals-picture-text-points = { $who }: { $points } PV: construções { $built }, regiões { $cells }, templos { $temples }, capitais { $capitals }, áreas { $areas }.
immortals-picture-text-gained = Na última pontuação: { $points }.
immortals-picture-text-draft = Mão da rodada inicial: { $cards }.
immortals-picture-text-hand = Na mão: { $cards }.
immortals-picture-text-space = { $number }. { $what }: { $card }.
immortals-picture-text-prices = Preços: { $prices }.
