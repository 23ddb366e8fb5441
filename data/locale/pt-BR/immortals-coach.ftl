### Immortals: o que o instrutor diz em uma aula: por que o computador responderia assim, como um fato da posição. No máximo 220
### caracteres. O que significam os argumentos está no começo de ../en/immortals.ftl e de ../en/immortals-coach.ftl.

## A colocação de exércitos

immortals-coach-home = É o seu maior grupo militar: { $armies } exércitos seguram a sua região inicial, e depois todos menos um podem atacar de lá.
immortals-coach-group = É o maior grupo militar que resta: { $armies } exércitos são difíceis de tirar de { $cell }, e todos menos um podem atacar de lá.
immortals-coach-cell-area = { $cell } seria a sua { $count }ª região de { $area } ({ $realm }): { $points } pontos de vitória (PV) em cada pontuação, enquanto você tiver { $count }.
immortals-coach-cell-near = { $cell } seria a sua { $count }ª região de { $area } ({ $realm }); { $needed } dão { $points } pontos de vitória (PV) em cada pontuação. A extração lá dá { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} ou { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.
immortals-coach-cell-wealth = { $cell } está desocupada e, na extração, dá { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} ou { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}. Energia e ouro pagam construções, exércitos e ataques.
immortals-coach-keep = Todos os seus grupos militares já estão no mapa: esta carta fica na mão, para qualquer ataque seu{ $held ->
    [0] ; nos outros espaços de exército ainda não faz nada, pois a região dela não é sua.
    [one] , e nos outros espaços de exército para { $cells }, que é sua.
   *[other] , e nos outros espaços de exército para { $cells }, que são suas.
}
immortals-coach-taken = A região dela já está ocupada: você não coloca nada, mas a carta fica na sua mão para as próximas rodadas.
immortals-coach-limbos = Os seus limbos ficam com { $light } (Luz) e { $dark } (Trevas). A cada rodada, volta 1 de cada { $count }: { $light_back } e { $dark_back } na próxima.

## Reforços

immortals-coach-draw-short = Não custa nada. Você tem { $has ->
    [one] { $has } carta
   *[other] { $has } cartas
} para { $spaces } espaços de exército, e espaço sem carta não faz nada.
immortals-coach-draw-choice = Não custa nada. Você tem { $has } cartas para { $spaces } espaços de exército: quanto mais cartas, melhor a escolha.
immortals-coach-guard-danger = { $cell } corre perigo: { $armies ->
    [one] só { $armies } exército seu está lá
   *[other] { $armies } exércitos seus estão lá
}, e { $enemies ->
    [one] { $enemies } de outra pessoa pode
   *[other] { $enemies } de outros podem
} atacar de uma só região adjacente.
immortals-coach-guard-close = { $cell } tem { $armies ->
    [one] { $armies } exército seu
   *[other] { $armies } exércitos seus
} e inimigos ao lado, e { $enemies } { $enemies ->
    [one] pode
   *[other] podem
} atacar: nenhuma região sua daqui precisa mais de ajuda.
immortals-coach-guard-quiet = Por enquanto ninguém pode atacar { $cell }: os exércitos de lá ficam livres para atacar ou se mover.

## A folha e a sua ordem

immortals-coach-plan-pays = A extração dá { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
} para todo o resto. { $blanks ->
    [0] Cada espaço faz algo.
    [one] { $blanks } carta em branco esconde onde você não faz nada, por 1 energia ou ouro.
   *[other] { $blanks } cartas em branco escondem onde você não faz nada, por 1 energia ou ouro cada.
}
immortals-coach-plan-spends = Estas cartas não extraem nada; o que você tem paga o resto. { $blanks ->
    [0] Cada espaço faz algo.
    [one] { $blanks } carta em branco esconde onde você não faz nada, por 1 energia ou ouro.
   *[other] { $blanks } cartas em branco escondem onde você não faz nada, por 1 energia ou ouro cada.
}
immortals-coach-plan-save = A extração dá { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}, e nada mais vale o preço nesta rodada. Cartas em branco escondem isso; cada uma dá 1 energia ou ouro.
immortals-coach-turn-energy = { $left ->
    [0] É o seu último espaço: o que vem daqui se soma a { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energias
    } e { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }.
   *[other] Primeiro o que rende: você tem { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energias
    } e { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    } para { $left ->
        [one] o espaço seguinte
       *[other] os { $left } espaços seguintes
    }.
}
immortals-coach-turn-gold = { $left ->
    [0] É o seu último espaço: o que vem daqui se soma a { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energias
    } e { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }.
   *[other] Primeiro o que rende: você tem { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energias
    } e { $gold ->
        [one] { $gold } ouro
       *[other] { $gold } ouros
    } para { $left ->
        [one] o espaço seguinte
       *[other] os { $left } espaços seguintes
    }.
}
immortals-coach-turn-temple = Você pode pagar um templo agora ({ $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
}, { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}): faça antes que alguém ocupe a região. Ataques esperam até que poucos possam responder.
immortals-coach-turn-construct = Você pode construir agora ({ $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
}, { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}): faça antes que alguém ocupe a região. Ataques esperam até que poucos possam responder.
immortals-coach-turn-transition = { $armies ->
    [one] { $armies } exército espera
   *[other] { $armies } exércitos esperam
} nos seus limbos. { $left ->
    [0] Quem volta agora pode defender.
    [one] Quem volta agora pode defender ou atacar com o seu outro espaço.
   *[other] Quem volta agora pode defender ou atacar com os seus outros { $left } espaços.
}
immortals-coach-turn-draw = Cartas são para as próximas rodadas, e pegá-las agora não custa nada a mais; ataques são melhores no fim, quando poucos podem responder.
immortals-coach-turn-seize = Uma carta de região que você dominar agora volta para a sua mão em toda rodada. Ataques esperam até que poucos possam responder.
immortals-coach-turn-first = Primeiro o marcador: quem o tem começa a próxima rodada.
immortals-coach-turn-blank = Uma carta em branco dá 1 energia ou ouro, e enquanto isso os outros mostram o que fazem. { $left ->
    [0] É o seu último espaço.
    [one] O seu último espaço vem depois.
   *[other] Os seus outros { $left } espaços vêm depois.
}
immortals-coach-turn-either = Só agora, tarde na rodada: já se vê onde faltam exércitos, e os outros { $others ->
    [0] não têm mais cartas
    [one] só têm { $others } carta
   *[other] só têm { $others } cartas
} para responder a um ataque ou movimento.
immortals-coach-turn-useless = Nada do que esta carta faz vale o preço agora: ela só rende 1 energia ou ouro. Enquanto isso os outros mostram o que fazem.
immortals-coach-turn-attack = Ataques por último: os outros { $others ->
    [0] já não têm cartas com que responder.
    [one] só têm mais { $others } carta com que responder, e logo nenhuma.
   *[other] ainda têm { $others } cartas com que responder, e a cada turno são menos.
}
immortals-coach-turn-taken = A carta deste espaço foi tirada de você, e ele dá só 1 energia ou ouro; { $left ->
    [0] é o seu último espaço
    [one] o último pode esperar, e quem espera vê mais
   *[other] os seus outros { $left } podem esperar, e quem espera vê mais
}.
immortals-coach-pass = Só restam cartas em branco, e todas juntas valem um só passe: 1 energia ou ouro agora, e de novo a cada vez sua enquanto os outros agem.
immortals-coach-compensation = Você tem { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}: pegue aquilo de que você tem menos, porque quase toda ação custa os dois.

## Para que serve a carta

immortals-coach-extract-energy = { $cell } dá { $count ->
    [one] { $count } energia
   *[other] { $count } energias
}, e você tem { $has }. Não fazer daria só 1.
immortals-coach-extract-gold = { $cell } dá { $count ->
    [one] { $count } ouro
   *[other] { $count } ouros
}, e você tem { $has }. Não fazer daria só 1.
immortals-coach-return-magic = { $armies ->
    [one] { $armies } exército volta de um limbo, onde não faz
   *[other] { $armies } exércitos voltam de um limbo, onde não fazem
} nada por você, para as suas regiões que precisam de ajuda.
immortals-coach-return-saves = { $enemies ->
    [one] { $enemies } exército de outra pessoa pode
   *[other] { $enemies } exércitos de outros podem
} atacar { $cell }. Com mais { $armies } do seu limbo, a região deve aguentar.
immortals-coach-return-fights = { $armies ->
    [one] { $armies } exército volta do limbo, onde não faz
   *[other] { $armies } exércitos voltam do limbo, onde não fazem
} nada por você, para { $cell }.
immortals-coach-build-portal = Um portal em { $cell } dá { $points } ponto de vitória (PV) na hora, e leva seus exércitos à mesma região do outro reino.
immortals-coach-build-scored = { $piece } em { $cell }: { $points ->
    [one] { $points } ponto de vitória (PV)
   *[other] { $points } pontos de vitória (PV)
} na hora, e mais { $scored } em cada pontuação (ainda { $rounds } { $rounds ->
    [one] vez
   *[other] vezes
}) para quem ocupar a região.
immortals-coach-build-anywhere = Um templo em qualquer região sua: { $points ->
    [one] { $points } ponto de vitória (PV)
   *[other] { $points } pontos de vitória (PV)
} na hora, e mais { $scored } em cada pontuação (ainda { $rounds } { $rounds ->
    [one] vez
   *[other] vezes
}) para quem ocupar a região.
immortals-coach-build-most = { $points ->
    [one] { $points } ponto de vitória (PV)
   *[other] { $points } pontos de vitória (PV)
} na hora e { $scored } em cada pontuação (ainda { $rounds } { $rounds ->
    [one] vez
   *[other] vezes
}): até { $total }, mais do que qualquer outra coisa que { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
} paguem aqui.
immortals-coach-attack-empty = { $cell } está desocupada: { $armies ->
    [one] { $armies } exército seu a ocupa
   *[other] { $armies } exércitos seus a ocupam
} com uns { $chance }% de chance na torre de dados.{ $points ->
    [0] {""}
   *[other] {" "}Seria a sua { $count }ª região de { $area }: { $points } PV em cada pontuação.
}
immortals-coach-attack-held = { $seat } ocupa { $cell } com { $enemies }; { $armies ->
    [one] { $armies } exército seu vence
   *[other] { $armies } exércitos seus vencem
} com uns { $chance }% de chance na torre de dados. Se vencer, você leva a carta dela{ $points ->
    [0] .
   *[other] ; é a { $count }ª de { $area }: { $points } PV por pontuação.
}
immortals-coach-move = Ninguém pode atacar { $cell }: { $armies ->
    [one] { $armies } exército de lá pode ir para { $target }, onde é mais útil.
   *[other] { $armies } exércitos de lá podem ir para { $target }, onde são mais úteis.
}
immortals-coach-draw-cards = { $count ->
    [one] Mais uma carta
   *[other] Mais { $count } cartas
} para as próximas rodadas: você tem { $has } para { $spaces } espaços de exército, e com mais cartas há mais escolha.
immortals-coach-first = Quem começa a rodada revela uma carta antes que alguém mude o mapa, e é o primeiro nos reforços.
immortals-coach-seize-free = A carta de { $cell } não é de ninguém: ela vem direto para a sua mão e serve em toda rodada. A extração lá dá { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} ou { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.
immortals-coach-seize-taken = Você tem mais exércitos em { $cell } do que { $seat }, que tem a carta, na região gêmea: ela passa a ser sua em toda rodada ({ $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} ou { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}).
immortals-coach-decline = Nada do que ela faz agora vale o preço. Não fazer dá 1 energia ou ouro, e você tem { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.

## Onde, e com quantos

immortals-coach-from = { $armies ->
    [one] { $armies } exército pode sair de { $cell }, e ninguém pode atacar lá: em outra região ele é mais útil.
   *[other] { $armies } exércitos podem sair de { $cell }, e ninguém pode atacar lá: em outra região são mais úteis.
}
immortals-coach-site-safe = Ninguém ao lado de { $cell } pode atacar: é lá que o templo pontua para você por mais tempo.
immortals-coach-site-watched = Das suas regiões com lugar, { $cell } é a mais segura: { $armies ->
    [one] { $armies } exército seu
   *[other] { $armies } exércitos seus
} contra { $enemies ->
    [one] { $enemies } que pode
   *[other] { $enemies } que podem
} atacar.
immortals-coach-movers = Um exército fica, e { $cell } continua sua; os outros são mais úteis aonde vão.
immortals-coach-attack-origin = De { $cell } sai o melhor ataque: { $armies ->
    [one] { $armies } exército
   *[other] { $armies } exércitos
} contra { $target }, com uns { $chance }% de chance.
immortals-coach-attackers-all = Todos os que podem ir: cada cubo jogado cai umas 2 vezes em 3, e { $armies ->
    [one] { $armies } dá
   *[other] { $armies } dão
} uns { $chance }% de chance. Um fica em { $cell }, { $enemies ->
    [0] onde ninguém pode atacar.
    [one] que { $enemies } inimigo pode atacar de uma só região.
   *[other] que { $enemies } inimigos podem atacar de uma só região.
}
immortals-coach-attackers-enough = { $armies ->
    [one] { $armies } dá
   *[other] { $armies } dão
} uns { $chance }% de chance, e { $kept ->
    [one] { $kept } fica
   *[other] { $kept } ficam
} em { $cell }: com menos lá, seria fácil conquistar a região.
immortals-coach-stance-attacker = Os cubos deles contam para você nesta batalha{ $tray ->
    [0] .
   *[other] , e já há { $tray } na bandeja.
}
immortals-coach-stance-free = A região está desocupada: eles não lutam contra você, e basta cair da torre 1 exército seu.
immortals-coach-stance-neutral = Não contam para ninguém: melhor do que contra você.
immortals-coach-limbo = { $armies ->
    [one] { $armies } exército espera
   *[other] { $armies } exércitos esperam
} lá, mais do que no outro limbo.
immortals-coach-limbo-even = Os dois limbos têm o mesmo tanto, { $armies }: nenhum devolve mais exércitos que o outro.


## After a round of a lesson

immortals-recap-ahead = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
immortals-recap-behind = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
immortals-recap-even = Pontos: você tem { $mine }, { $seat } tem { $theirs }. O que é seu pontua de novo no fim de cada rodada.
immortals-recap-built = A vantagem vem de construções ({ $more } a mais): construir pontua uma vez só; depois, templos e capitais pontuam 1 por rodada.
immortals-recap-cells = A vantagem vem de regiões ({ $more } a mais): cada duas pontuam 1 por rodada.
immortals-recap-temples = A vantagem vem de templos ({ $more } a mais): cada um pontua 1 por rodada.
immortals-recap-capitals = A vantagem vem de capitais ({ $more } a mais): cada uma pontua 1 por rodada.
immortals-recap-areas = A vantagem vem de áreas ({ $more } a mais): 3 ou 4 regiões de uma pontuam 2 por rodada; as 5, 3.

## Words that the coach explains where they first stand, once

immortals-word-limbo = Limbo: onde esperam os seus exércitos que caíram no outro reino, até você trazê-los de volta.
immortals-word-tower = A torre de dados: o que se joga nela pode ficar preso, e o que estava preso pode cair.
immortals-word-extract = Extrair: uma região sua dá a energia ou o ouro dela.
