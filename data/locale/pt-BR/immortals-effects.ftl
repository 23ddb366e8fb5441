### Immortals: o que cada escolha faz, ao lado do nome. No máximo 100 caracteres, números primeiro, e na mesma ordem em todas as
### escolhas de uma pergunta. O que significam os argumentos está em ../en/immortals-effects.ftl.

## Cartas

immortals-effect-region = luz: { $light_energy ->
    [one] { $light_energy } energia
   *[other] { $light_energy } energias
} ou { $light_gold ->
    [one] { $light_gold } ouro
   *[other] { $light_gold } ouros
}, { $light_armies ->
    [0] nenhum exército seu
    [one] { $light_armies } exército seu
   *[other] { $light_armies } exércitos seus
}; trevas: { $dark_energy ->
    [one] { $dark_energy } energia
   *[other] { $dark_energy } energias
} ou { $dark_gold ->
    [one] { $dark_gold } ouro
   *[other] { $dark_gold } ouros
}, { $dark_armies ->
    [0] nenhum exército seu
    [one] { $dark_armies } exército seu
   *[other] { $dark_armies } exércitos seus
}
immortals-yields = { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} ou { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}
immortals-holder = { $who ->
    [empty] desocupada
    [own] { $armies ->
        [one] { $armies } exército seu
       *[other] { $armies } exércitos seus
    }
   *[other] { $armies ->
        [one] { $seat }: { $armies } exército
       *[other] { $seat }: { $armies } exércitos
    }
}
immortals-effect-cell = { immortals-yields }; { immortals-holder }; { $own ->
    [0] você ainda não tem nenhuma
   *[other] você tem { $own }
} das { $cells } da área{ $free ->
    [0] { "" }
   *[other] ; carta de região livre
}
immortals-effect-site = { immortals-yields }; você tem { $own } das { $cells } da área{ $free ->
    [0] ; a carta de região já tem dono
   *[other] { "" }
}
immortals-effect-wild = { $own ->
    [0] você ainda não tem nenhuma
   *[other] você tem { $own }
} das { $cells } regiões, e { $empty ->
    [one] { $empty } está desocupada
   *[other] { $empty } estão desocupadas
}; não serve para extrair

## Cartas de magia, com os custos

immortals-effect-magic-transition5 = { immortals-cost }: { immortals-magic-transition5-brief }
immortals-effect-magic-card_or_first = { immortals-cost }: { immortals-magic-card_or_first-brief }
immortals-effect-magic-seize_or_temple = { immortals-cost }: { immortals-magic-seize_or_temple-brief }
immortals-effect-magic-cards2_or_transition2 = { immortals-cost }: { immortals-magic-cards2_or_transition2-brief }

## Antes das ações

immortals-effect-group = { $armies ->
    [0] não pode atacar: sempre fica um exército
   *[other] todos menos um podem atacar ou se mover depois
}
immortals-effect-draw = você fica com { $cards ->
    [one] { $cards } carta de conflito
   *[other] { $cards } cartas de conflito
}

## Um turno: os espaços com a carta que está lá

immortals-absent = { $cells ->
    [0] { $card }: você não tem exército lá
   *[other] { $card }
}
immortals-effect-blank = 1 energia ou 1 ouro: há uma carta em branco lá
immortals-effect-instead = 1 energia ou 1 ouro no lugar da ação
immortals-effect-pass = 1 energia ou 1 ouro agora e em cada turno que falta na rodada; suas cartas voltam
immortals-effect-action-gold = até { $gold ->
    [one] +{ $gold } ouro
   *[other] +{ $gold } ouros
}; { immortals-absent }
immortals-effect-action-energy = até { $energy ->
    [one] +{ $energy } energia
   *[other] +{ $energy } energias
}; { immortals-absent }
immortals-effect-action-transition3 = { immortals-action-transition3-brief }; { immortals-absent }
immortals-effect-action-construct = { immortals-action-construct-brief }; { immortals-absent }
immortals-effect-action-attack = de qualquer região com 2+ exércitos; { $card } decide o lado dos habitantes
immortals-effect-action-attack_move = ataque, ou mova por suas regiões por 1 ouro; { $card }

## Os espaços das tribos

immortals-effect-tribe-elves = { $card }: { immortals-tribe-elves-brief }
immortals-effect-tribe-humans = { $card }: { immortals-tribe-humans-brief }
immortals-effect-tribe-dwarves = { $card }: { immortals-tribe-dwarves-brief }
immortals-effect-tribe-halflings = { $card }: { immortals-tribe-halflings-brief }
immortals-effect-tribe-amazons = { $card }: { immortals-tribe-amazons-brief }
immortals-effect-tribe-demons = { $card }: { immortals-tribe-demons-brief }
immortals-effect-tribe-orcs = { $card }: { immortals-tribe-orcs-brief }
immortals-effect-tribe-necromancers = { $card }: { immortals-tribe-necromancers-brief }
immortals-effect-tribe-night_elves = { $card }: { immortals-tribe-night_elves-brief }
immortals-effect-tribe-trolls = { $card }: { immortals-tribe-trolls-brief }

## O que se faz com uma carta, e o que se pega no lugar

immortals-effect-wealth-energy = você fica com { $count ->
    [one] { $count } energia
   *[other] { $count } energias
}
immortals-effect-wealth-gold = você fica com { $count ->
    [one] { $count } ouro
   *[other] { $count } ouros
}
immortals-effect-deed-gold = { $cells ->
    [one] { "" }
   *[other] até{ " " }
}{ $gold ->
    [one] +{ $gold } ouro
   *[other] +{ $gold } ouros
}
immortals-effect-deed-energy = { $cells ->
    [one] { "" }
   *[other] até{ " " }
}{ $energy ->
    [one] +{ $energy } energia
   *[other] +{ $energy } energias
}
immortals-effect-deed-transition = nos seus limbos: { $light } na luz, { $dark } nas trevas
immortals-effect-deed-construct = portal, templo ou capital, pelo preço da sua tribo
immortals-effect-deed-temple = { $built } PV agora, { $scored } em cada pontuação
immortals-effect-deed-attack = de qualquer região com 2+ exércitos; a carta decide o lado dos habitantes
immortals-effect-deed-move = todos os exércitos menos um, por regiões suas
immortals-effect-deed-draw = agora você tem { $cards ->
    [one] { $cards } carta de conflito
   *[other] { $cards } cartas de conflito
}
immortals-effect-deed-first = você começa a próxima rodada
immortals-effect-deed-seize = a carta de uma região, se você tiver nela mais exércitos que o dono na região gêmea
immortals-effect-piece-portal = { $built } PV agora; passagem para a mesma região do outro reino
immortals-effect-piece-temple = { $built } PV agora, { $scored } em cada pontuação enquanto a região for sua
immortals-effect-piece-capital = { $built } PV agora, { $scored } em cada pontuação enquanto a região for sua; uma por área
immortals-effect-limbo = { $cells ->
    [0] você não tem nenhuma região lá
    [one] para a sua única região lá
   *[other] para qualquer uma das suas { $cells } regiões lá
}

## Regiões para uma ação

immortals-effect-ground = { immortals-yields }; { $armies ->
    [one] { $armies } exército seu
   *[other] { $armies } exércitos seus
}; { $limbo ->
    [0] nenhum
   *[other] { $limbo }
} no limbo do reino{ $built ->
    [0] { "" }
   *[other] ; { $building }
}
immortals-effect-guarded = { $armies ->
    [one] { $armies } exército seu
   *[other] { $armies } exércitos seus
}; { $enemies ->
    [0] nenhum inimigo pode vir
    [one] pode vir até { $enemies } inimigo
   *[other] podem vir até { $enemies } inimigos de uma só região
}
immortals-effect-staying = { $armies ->
    [one] { $armies } exército fica
   *[other] { $armies } exércitos ficam
}; { $enemies ->
    [0] nenhum inimigo pode vir
    [one] pode vir até { $enemies } inimigo
   *[other] podem vir até { $enemies } inimigos de uma só região
}
immortals-effect-origin = { $armies ->
    [one] { $armies } exército pode ir
   *[other] { $armies } exércitos podem ir
}; ao lado, { $empty ->
    [0] nenhuma desocupada
    [one] { $empty } desocupada
   *[other] { $empty } desocupadas
} e { $held } de outros
immortals-effect-target = { immortals-holder }; { $stance ->
    [attacker] os habitantes lutam por você
    [free] os habitantes não lutam contra você
    [neutral] os habitantes são neutros
    [defender] os habitantes lutam por { $seat }
    [against] os habitantes lutam contra você
   *[chosen] você diz quem os habitantes ajudam
}; { immortals-yields }
immortals-effect-stance-attacker = { $tray } na bandeja, { $tower } na torre: contam como seus e se perdem primeiro
immortals-effect-stance-free = { $tray } na bandeja, { $tower } na torre: não lutam contra você, e basta cair 1 exército seu
immortals-effect-stance-neutral = { $tray } na bandeja, { $tower } na torre: não contam para ninguém
immortals-effect-stance-defender = { $tray } na bandeja, { $tower } na torre: contam para o defensor
immortals-effect-stance-against = { $tray } na bandeja, { $tower } na torre: você precisa de mais exércitos que eles
immortals-effect-seize-free = { $armies ->
    [one] { $armies } exército seu
   *[other] { $armies } exércitos seus
}; ninguém tem a carta, e ela fica sua
immortals-effect-seize-won = { $armies } contra { $theirs } de { $seat } na região gêmea: a carta fica sua
immortals-effect-seize-lost = { $armies } contra { $theirs } de { $seat } na região gêmea: não basta para a carta
