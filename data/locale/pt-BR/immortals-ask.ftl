### Immortals: perguntas, opções e recusas. O que significam os argumentos está no começo de ../en/immortals.ftl.
### Cada opção tem no máximo 34 caracteres com os nomes mais longos. Nomes de jogadores não têm gênero.

## Um custo, nas opções: "2 energias, 1 ouro"

immortals-cost = { $energy ->
    [0] { $gold ->
        [0] nada
        [one] { $gold } ouro
       *[other] { $gold } ouros
    }
    [one] { $gold ->
        [0] { $energy } energia
        [one] { $energy } energia, { $gold } ouro
       *[other] { $energy } energia, { $gold } ouros
    }
   *[other] { $gold ->
        [0] { $energy } energias
        [one] { $energy } energias, { $gold } ouro
       *[other] { $energy } energias, { $gold } ouros
    }
}

## A rodada inicial: colocação de exércitos, e a torre

immortals-ask-home = Qual dos seus grupos militares começa na sua região inicial, { $region }?
immortals-ask-draft = { $groups ->
    [0] Qual carta de conflito você guarda? Não há mais grupos militares no seu tabuleiro.
    [one] Qual carta de conflito você revela? O seu último grupo militar vai para a região dela.
   *[other] Qual carta de conflito você revela? Um dos seus { $groups } grupos militares vai para a região dela.
}
immortals-ask-place-cell = { $card }: qual região desocupada você ocupa?
immortals-ask-place-group = Qual grupo militar vai para { $cell }?
immortals-ask-limbos = { $fell ->
    [0] { $armies ->
        [one] { $armies } exército seu não coube no mapa. Para qual limbo ele vai?
       *[other] { $armies } exércitos seus não couberam no mapa. Quantos vão para cada limbo?
    }
   *[other] { $armies ->
        [one] { $armies } exército seu caiu da torre. Para qual limbo ele vai?
       *[other] { $armies } exércitos seus caíram da torre. Quantos vão para cada limbo?
    }
}
immortals-option-group = { $armies ->
    [one] { $armies } exército
   *[other] { $armies } exércitos
}

## Uma rodada: reforços e planejamento

immortals-ask-draw = Você pega uma carta de conflito?
immortals-ask-reinforce = { $most ->
    [one] { $realm }: você pode mandar { $most } exército do limbo para uma região sua. Para qual?
   *[other] { $realm }: você pode mandar até { $most } exércitos do limbo para regiões suas. Quantos para cada uma?
}
immortals-ask-plan = Rodada { $round }: que cartas você coloca nos seus dez espaços?
immortals-option-draw-yes = Pegar uma carta
immortals-option-draw-no = Não pegar

## Um turno de ações

immortals-ask-turn = Sua vez: a carta de qual espaço você revela? Você tem { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.
immortals-ask-compensation = O que você pega como compensação?
immortals-ask-realm = { $card }: em qual reino?
immortals-ask-region = { $card }: por qual região ele vale?
immortals-ask-deed = { $action } com { $card }: você faz a ação? Você tem { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.
immortals-ask-piece = O que você constrói em { $cell }? Você tem { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energias
} e { $gold ->
    [one] { $gold } ouro
   *[other] { $gold } ouros
}.
immortals-ask-move-target = Para onde vão os exércitos de { $cell }?
immortals-ask-move-armies = Quantos exércitos vão de { $cell } para { $target }?
immortals-option-pass = Passar a vez
immortals-option-gain = Pegar 1 { $wealth }
immortals-option-deed = { $energy ->
    [0] { $gold ->
        [0] { $deed }
       *[other] { $deed }: { immortals-cost }
    }
   *[other] { $deed }: { immortals-cost }
}
immortals-option-piece = { $piece }: { immortals-cost }
immortals-absent-piece = Em cinza: você não pode pagar, ou não há lugar.
immortals-option-decline = Não fazer

## Ataques

immortals-ask-attack-origin = De qual região você ataca?
immortals-ask-attack-target = { $armies ->
    [one] Qual região você ataca a partir de { $cell }? Vai { $armies } exército.
   *[other] Qual região você ataca a partir de { $cell }? Podem ir até { $armies } exércitos.
}
immortals-ask-attack-armies = Quantos exércitos atacam { $target } a partir de { $cell }?
immortals-ask-attack-stance = { $card }: quem os habitantes ajudam no ataque a { $target }, a partir de { $cell }?
immortals-option-stance-attacker = Lutam por você
immortals-option-stance-neutral = São neutros
immortals-option-stance-defender = Lutam pelo defensor
immortals-option-stance-against = Lutam por eles mesmos
immortals-option-tribe = { $action }: { $deed }
immortals-option-taken = { $action } (carta tomada)

## Magia

immortals-ask-magic-limbo = De qual limbo voltam até { $armies } exércitos?
immortals-ask-magic-armies = { $armies ->
    [one] { $realm }: { $armies } exército sai do limbo. Para qual região?
   *[other] { $realm }: { $armies } exércitos saem do limbo. Quantos vão para cada região?
}
immortals-ask-magic-temple = Em qual região você constrói o templo?
immortals-ask-magic-seize = Qual região você quer dominar? Contam os seus exércitos nela contra os do dono da carta na região gêmea.
immortals-option-limbo = { $realm }: { $armies } no limbo

## O que todos sabem de uma pergunta secreta

immortals-choosing-draft = Todos escolhem uma carta de conflito em segredo.
immortals-choosing-plan = Todos planejam em segredo as cartas dos dez espaços.
