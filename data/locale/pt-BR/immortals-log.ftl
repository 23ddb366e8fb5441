### Immortals: o que aconteceu. O que significam os argumentos está no começo de ../en/immortals.ftl.

## Preparação

immortals-log-first = { $seat } começa a partida.
immortals-log-tribes = { $seat } comanda as tribos { $tribes }.
immortals-log-home = { $seat } começou com um grupo militar de { $armies } em { $cell } e { $more } exércitos em { $twin }.

## Colocação de exércitos

immortals-log-draft = Colocação de exércitos, rodada { $draft }.
immortals-log-dealt = { $seat } pegou { $cards }.
immortals-log-dealt-hidden = { $count ->
    [one] { $seat } pegou uma carta de conflito do { $realm }.
   *[other] { $seat } pegou { $count } cartas de conflito do { $realm }.
}
immortals-log-shown = { $seat } revelou { $card }.
immortals-log-group = { $armies ->
    [one] { $seat } colocou um grupo militar de { $armies } exército em { $cell }.
   *[other] { $seat } colocou um grupo militar de { $armies } exércitos em { $cell }.
}
immortals-log-occupied = { $seat } não achou região desocupada para { $card } e guardou a carta.
immortals-log-kept = { $seat } guardou a carta de conflito { $card }: a carta de região já tem dono.
immortals-log-kept-unseen = { $seat } guardou { $card }, sem mostrar.
immortals-log-kept-hidden = { $seat } guardou uma carta de conflito, sem mostrar.
immortals-log-hands = As mãos passaram para a esquerda, e o marcador de 1º jogador foi para { $seat }.
immortals-log-rest = { $armies ->
    [one] { $seat } não pôde colocar mais grupos militares: { $armies } exército foi para os limbos, luz { $light }, trevas { $dark }.
   *[other] { $seat } não pôde colocar mais grupos militares: { $armies } exércitos foram para os limbos, luz { $light }, trevas { $dark }.
}
immortals-log-start = { $seat } recebeu { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
} das suas tribos.
immortals-log-limbo = Cada jogador colocou { $armies } exércitos em cada limbo.

## A torre é alimentada

immortals-log-seeded = A torre foi alimentada com { $thrown } cubos: { $fallen ->
    [0] nenhum caiu
    [one] { $fallen } caiu
   *[other] { $fallen } caíram
}, { $inside ->
    [one] { $inside } ficou dentro
   *[other] { $inside } ficaram dentro
}.
immortals-log-limbos = { $seat } colocou nos limbos os exércitos que caíram: luz { $light }, trevas { $dark }.
immortals-log-tray = { $inhabitants ->
    [0] Não ficou nenhum habitante na bandeja.
    [one] { $inhabitants } habitante ficou na bandeja.
   *[other] { $inhabitants } habitantes ficaram na bandeja.
}

## Cartas de região

immortals-log-region = { $seat } pegou a carta de região { $region }.
immortals-log-region-from = { $seat } tomou de { $victim } a carta de região { $region }.
immortals-log-region-deck = A carta de região { $region }, de { $seat }, voltou para o baralho.
immortals-log-region-space = Ela estava no espaço { $action }; quando chegar a ele, { $seat } pega 1 ouro ou 1 energia.

## Uma rodada: reforços e planejamento

immortals-log-round = Rodada { $round } de { $rounds }. { $seat } joga primeiro.
immortals-log-drew = { $seat } pegou { $cards }.
immortals-log-drew-hidden = { $count ->
    [one] { $seat } pegou uma carta de conflito.
   *[other] { $seat } pegou { $count } cartas de conflito.
}
immortals-log-drew-none = { $seat } não pegou carta.
immortals-log-no_card = Não há mais carta de conflito para { $seat }.
immortals-log-reshuffled = As cartas de conflito descartadas formaram um novo baralho.
immortals-log-reshuffled-realm = As cartas de conflito descartadas do { $realm } formaram um novo baralho.
immortals-log-reinforced = { $armies ->
    [one] { $seat } mandou { $armies } exército do limbo para { $cell }.
   *[other] { $seat } mandou { $armies } exércitos do limbo para { $cell }.
}
immortals-log-reinforced-none = { $seat } não mandou reforços.
immortals-log-planned = Todos terminaram o planejamento.

## Ações

immortals-log-reveals = { $seat } revelou { $action } com { $card }.
immortals-log-declined = { $seat } desistiu da ação: { $action }.
immortals-log-impossible = { $seat } não pôde fazer a ação: { $action }.
immortals-log-pass = { $seat } passou a vez e pegou de volta as cartas do tabuleiro.
immortals-log-compensation = { $seat } pegou 1 { $wealth } como compensação.
immortals-log-paid = { $seat } pagou { $energy ->
    [0] { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }
    [one] { $gold ->
        [0] { $energy } energia
        [one] { $energy } energia e { $gold } ouro
       *[other] { $energy } energia e { $gold } ouros
    }
   *[other] { $gold ->
        [0] { $energy } energias
        [one] { $energy } energias e { $gold } ouro
       *[other] { $energy } energias e { $gold } ouros
    }
}.
immortals-log-gold = { $gold ->
    [one] { $seat } extraiu { $gold } ouro de { $cell }.
   *[other] { $seat } extraiu { $gold } ouros de { $cell }.
}
immortals-log-energy = { $energy ->
    [one] { $seat } extraiu { $energy } energia de { $cell }.
   *[other] { $seat } extraiu { $energy } energias de { $cell }.
}
immortals-log-transition = { $armies ->
    [one] { $seat } trouxe { $armies } exército do limbo para { $cell }.
   *[other] { $seat } trouxe { $armies } exércitos do limbo para { $cell }.
}
immortals-log-built = { $seat } construiu em { $cell }: { $piece }, { $points } PV.
immortals-log-moved = { $armies ->
    [one] { $seat } moveu { $armies } exército de { $cell } para { $target }.
   *[other] { $seat } moveu { $armies } exércitos de { $cell } para { $target }.
}
immortals-log-marker = { $seat } pegou o marcador de 1º jogador, para a próxima rodada.
immortals-log-seize = { $armies ->
    [one] { $seat } tem { $armies } exército em { $cell }, contra { $theirs } de { $victim } em { $twin }.
   *[other] { $seat } tem { $armies } exércitos em { $cell }, contra { $theirs } de { $victim } em { $twin }.
}
immortals-log-seize-nothing = { $seat } não ganhou a carta de região.

## Ataque e batalha

immortals-log-attack = { $armies ->
    [one] { $seat } atacou a região desocupada { $target } a partir de { $cell } com { $armies } exército.
   *[other] { $seat } atacou a região desocupada { $target } a partir de { $cell } com { $armies } exércitos.
}
immortals-log-attack-held = { $armies ->
    [one] { $seat } atacou { $victim } em { $target } a partir de { $cell } com { $armies } exército.
   *[other] { $seat } atacou { $victim } em { $target } a partir de { $cell } com { $armies } exércitos.
}
immortals-log-stance = Os habitantes { $stance }.
immortals-log-tray-added = Não havia habitante na bandeja: 1 veio do estoque.
immortals-log-tray-returned = Havia habitantes demais na bandeja: 1 voltou para o estoque.
immortals-log-drop = { $thrown ->
    [one] { $thrown } cubo foi jogado na torre
   *[other] { $thrown } cubos foram jogados na torre
}: { $fallen ->
    [0] nenhum caiu
    [one] { $fallen } caiu
   *[other] { $fallen } caíram
}, { $inside ->
    [one] { $inside } está dentro
   *[other] { $inside } estão dentro
}.
immortals-log-fallen = { $armies ->
    [one] Caiu { $armies } exército de { $seat }.
   *[other] Caíram { $armies } exércitos de { $seat }.
}
immortals-log-fallen-inhabitants = { $inhabitants ->
    [one] Caiu { $inhabitants } habitante.
   *[other] Caíram { $inhabitants } habitantes.
}
immortals-log-strength = Força · { $attacker }: { $attack } · { $defender }: { $defence }.
immortals-log-strength-inhabitants = Força · { $attacker }: { $attack } · habitantes: { $inhabitants }.
immortals-log-won = { $seat } venceu a batalha por { $target }.
immortals-log-lost = { $seat } perdeu a batalha por { $target }.
immortals-log-tie = A batalha por { $target } terminou em empate.
immortals-log-losses = { $armies ->
    [one] { $seat } perdeu { $armies } exército para o limbo do { $realm }.
   *[other] { $seat } perdeu { $armies } exércitos para o limbo do { $realm }.
}
immortals-log-losses-inhabitants = { $inhabitants ->
    [one] { $inhabitants } habitante voltou para o estoque.
   *[other] { $inhabitants } habitantes voltaram para o estoque.
}
immortals-log-stands = { $armies ->
    [one] { $seat } agora tem { $armies } exército em { $cell }.
   *[other] { $seat } agora tem { $armies } exércitos em { $cell }.
}
immortals-log-empty = Agora não há ninguém em { $cell }.

## Pontuação e fim de jogo

immortals-log-scored = { $seat } marcou { $points } PV: regiões { $cells }, templos { $temples }, capitais { $capitals }, áreas { $areas }.
immortals-over-points = { $seat } tem mais pontos: { $points } PV.
immortals-over-armies = { $seat } empatou com { $points } PV e tem mais exércitos no tabuleiro: { $armies }.
immortals-over-shared = { $armies ->
    [one] A vitória é dividida: cada um tem { $points } PV e { $armies } exército no tabuleiro.
   *[other] A vitória é dividida: cada um tem { $points } PV e { $armies } exércitos no tabuleiro.
}
immortals-sheet-built = Peças construídas
immortals-sheet-cells = Regiões
immortals-sheet-temples = Templos
immortals-sheet-capitals = Capitais
immortals-sheet-areas = Áreas
immortals-sheet-armies = Exércitos em jogo
immortals-sheet-total = Pontos
