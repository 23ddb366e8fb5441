### Bellum Magica: os motivos de quem ensina. Os argumentos estão no começo de ../en/bellum-coach.ftl.

bellum-coach-castle = Todos os castelos têm a mesma força, só que em outras linhas. O mapa do tesouro deste fica na linha { $row }: quem tem mais mapas ganha um cofre.

## Uma criatura à esquerda ou à direita

bellum-coach-left-food = { $count ->
    [one] À esquerda: { $icons } (linha { $rows } do dado).
   *[other] À esquerda: { $icons } (linhas { $rows } do dado).
} { $price } alimentos pagam uma criatura, e a que chega já no dia { $day } rende até o fim. À direita, só tem { $other }.
bellum-coach-left-glyph = { $count ->
    [one] À esquerda: { $icons } (linha { $rows } do dado).
   *[other] À esquerda: { $icons } (linhas { $rows } do dado).
} Glifos são raros, e nenhuma criatura super maléfica vem sem eles; à direita, tem { $other }.
bellum-coach-left-map = { $count ->
    [one] À esquerda: { $icons } (linha { $rows } do dado).
   *[other] À esquerda: { $icons } (linhas { $rows } do dado).
} Quem mostra mais mapas leva um cofre metálico, uns { $metal } de ouro, sem lutar. À direita, tem { $other }.
bellum-coach-right-sword = { $count ->
    [one] À direita: { $icons } (linha { $rows } do dado).
   *[other] À direita: { $icons } (linhas { $rows } do dado).
} Espadas ganham cofres, e os escudos dos locais à vista vão até { $shield }. À esquerda, só tem { $other }.
bellum-coach-right-magic = { $count ->
    [one] À direita: { $icons } (linha { $rows } do dado).
   *[other] À direita: { $icons } (linhas { $rows } do dado).
} Só isso vence os escudos mágicos das cidades mais ricas. À esquerda, só tem { $other }.
bellum-coach-right-thief = { $count ->
    [one] À direita: { $icons } (linha { $rows } do dado).
   *[other] À direita: { $icons } (linhas { $rows } do dado).
} Um ladrão leva um cofre do castelo que as suas espadas vencem. À esquerda, só tem { $other }.

## A linha do dia

bellum-coach-keep-good = Linha { $row } para você: { $icons }. A sua linha média não dá mais que isso: relançar, em média, não ganha nada.
bellum-coach-keep-rivals = Linha { $row } para você: { $icons }. É pouco, mas a linha também é fraca para { $rivals ->
    [one] o rival.
   *[other] os rivais juntos.
}
bellum-coach-keep-dear = Linha { $row } para você: { $icons }. { $barrels ->
    [0] Relançar promete pouca coisa a mais.
   *[other] Relançar promete pouca coisa a mais; guarde para um dia pior.
}
bellum-coach-spell-poor = Linha { $row } para você: { $icons }. { $better ->
    [5] Em todas as outras linhas você ganha mais,
   *[other] Em { $better } das outras 5 linhas você ganha mais,
} e o feitiço volta no fim do dia.
bellum-coach-spell-rivals = { $rivals ->
    [one] A linha { $row } dá ao rival mais que a linha média dele.
   *[other] A linha { $row } dá aos rivais juntos mais que a linha média deles.
} O feitiço volta no fim do dia.
bellum-coach-barrel-poor = Linha { $row } para você: { $icons }. { $better ->
    [5] Em todas as outras linhas você ganha mais,
   *[other] Em { $better } das outras 5 linhas você ganha mais,
} e isso vale um barril.
bellum-coach-barrel-rivals = { $rivals ->
    [one] A linha { $row } dá ao rival tão mais que a linha média dele
   *[other] A linha { $row } dá aos rivais juntos tão mais que a linha média deles
} que impedir isso vale um barril.

## Ataque

bellum-coach-attack-chest = Saque: { $loot }. { $swords ->
    [one] A sua espada vence
   *[other] As suas { $swords } espadas vencem
} { $magic ->
    [0] o escudo { $shield }
   *[other] o escudo { $shield } e o escudo mágico { $magic }
}, e só o ouro dos cofres dá a vitória: aqui, uns { $gold }.
bellum-coach-attack-resources = Saque: { $loot }, que hoje mesmo pagam criaturas. { bellum-attack-free }
bellum-coach-attack-barrel = Saque: { $loot }, que paga um relançamento num dia ruim. { bellum-attack-free }
bellum-coach-attack-short = Saque: { $loot }, mas o recipiente está vazio: não vem nada. { bellum-attack-free }
bellum-attack-free = { $targets ->
    [one] É tudo o que você vence hoje, e atacar não custa nada.
   *[other] { $richer ->
        [0] Nada que você vence hoje dá mais, e atacar não custa nada.
        [1] Nada que você vence hoje dá muito mais, e atacar não custa nada.
       *[other] Atacar não custa nada.
    }
}
bellum-coach-attack-castle = { $thieves ->
    [one] O seu ladrão leva { $loot }.
   *[other] Os seus { $thieves } ladrões levam { $loot }.
} O que você ganha, { $victim } perde; é melhor que o mesmo tanto dos humanos.
bellum-coach-attack-wait = Saque: { $loot }. Com outro alvo você ficaria com { $chests } cofres ou mais: a partida acabaria, e { $rival } parece ter mais ouro que você.
bellum-coach-rob = { $thieves ->
    [one] O seu ladrão carrega um cofre: leve o tipo mais rico.
   *[other] Cada um dos seus { $thieves } ladrões carrega um cofre: leve os tipos mais ricos.
} Um cofre dourado guarda uns { $golden } de ouro, um metálico { $metal }, um de madeira { $wooden }.

## Recrutamento

bellum-coach-recruit-left = { $count ->
    [one] À esquerda: { $icons } (linha { $rows } do dado).
   *[other] À esquerda: { $icons } (linhas { $rows } do dado).
} { $offers ->
    [one] É a única que você pode pagar,
   *[other] Das { $offers } que você pode pagar, nenhuma rende muito mais,
} e recurso que sobra no fim da partida não vale nada.
bellum-coach-recruit-right = { $count ->
    [one] À direita: { $icons } (linha { $rows } do dado).
   *[other] À direita: { $icons } (linhas { $rows } do dado).
} { $offers ->
    [one] É a única que você pode pagar,
   *[other] Das { $offers } que você pode pagar, nenhuma rende muito mais,
} e recurso que sobra no fim da partida não vale nada.
bellum-coach-recruit-spell = { $count ->
    [one] À { $side }: { $icons } (linha { $rows } do dado).
   *[other] À { $side }: { $icons } (linhas { $rows } do dado).
} E vem com um feitiço de confusão: com a capitania, você relança o dado de graça.
bellum-coach-recruit-shield = { $count ->
    [one] À { $side }: { $icons } (linha { $rows } do dado).
   *[other] À { $side }: { $icons } (linhas { $rows } do dado).
} E vem com um escudo: quem quiser os seus cofres precisa de mais 1 espada.
bellum-coach-recruit-magic = { $count ->
    [one] À { $side }: { $icons } (linha { $rows } do dado).
   *[other] À { $side }: { $icons } (linhas { $rows } do dado).
} E vem com um escudo mágico: quem quiser os seus cofres precisa de mais 1 espada mágica.
bellum-coach-pay = Assim você fica com { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
}. Alimento sai em muitas linhas, glifo em poucas, e { $whole } glifos já pagam uma criatura super maléfica.

## After a day of a lesson

bellum-recap-ahead = Pelos tipos, os seus cofres guardam cerca de { $mine } de ouro, os de { $seat }, cerca de { $theirs }. Você está na frente.
bellum-recap-behind = Pelos tipos, os seus cofres guardam cerca de { $mine } de ouro, os de { $seat }, cerca de { $theirs }. Você está atrás.
bellum-recap-even = Pelos tipos, os seus cofres guardam cerca de { $mine } de ouro, os de { $seat }, cerca de { $theirs }. No fim, só os cofres contam.
bellum-recap-golden = A vantagem vem de cofres dourados (cerca de { $more } de ouro a mais): um ladrão escolhe o tipo que leva.
bellum-recap-metal = A vantagem vem de cofres metálicos (cerca de { $more } de ouro a mais): quem sozinho tem mais mapas do tesouro pega um por dia.
bellum-recap-wooden = A vantagem vem de cofres de madeira (cerca de { $more } de ouro a mais): pouco ouro, mas o décimo cofre encerra a partida.
