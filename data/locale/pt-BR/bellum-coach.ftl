### Bellum Magica: os motivos de quem ensina. Os argumentos estão no começo de ../en/bellum-coach.ftl.

bellum-coach-castle = Todos os castelos têm a mesma força, só que em outras linhas. O mapa do tesouro deste fica na linha { $row }: quem tem mais mapas ganha um cofre.

## Uma criatura à esquerda ou à direita

bellum-rows = { $count ->
    [1] { $icons1 } (linha { $row1 })
    [2] { $icons1 } (linha { $row1 }) e { $icons2 } (linha { $row2 })
   *[3] { $icons1 } (linha { $row1 }), { $icons2 } (linha { $row2 }) e { $icons3 } (linha { $row3 })
}
bellum-coach-left-food = À esquerda: { bellum-rows }; à direita: { $other }. { $price } alimentos pagam uma criatura, e a que chega já no dia { $day } rende até o fim.
bellum-coach-left-glyph = À esquerda: { bellum-rows }. Glifos são raros, e nenhuma criatura super maléfica vem sem eles; à direita, tem { $other }.
bellum-coach-left-map = À esquerda: { bellum-rows }; à direita: { $other }. Quem mostra mais mapas leva um cofre metálico, uns { $metal } de ouro, sem lutar.
bellum-coach-right-sword = À direita: { bellum-rows }; à esquerda: { $other }. Espadas ganham cofres, e os escudos dos locais à vista vão até { $shield }.
bellum-coach-right-magic = À direita: { bellum-rows }; à esquerda: { $other }. Só espadas mágicas vencem os escudos mágicos das cidades mais ricas.
bellum-coach-right-thief = À direita: { bellum-rows }; à esquerda: { $other }. Um ladrão leva um cofre do castelo que as suas espadas vencem.

## A linha do dia

bellum-coach-keep-good = Linha { $row } para você: { $icons }. Em média, as suas linhas não dão mais que isso: relançar não compensa.
bellum-coach-keep-rivals = Linha { $row } para você: { $icons }. É pouco, mas a linha também é fraca para { $rivals ->
    [one] o rival.
   *[other] os rivais somados.
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
   *[other] A linha { $row } dá aos rivais somados mais que a linha média deles.
} O feitiço volta no fim do dia.
bellum-coach-barrel-poor = Linha { $row } para você: { $icons }. { $better ->
    [5] Em todas as outras linhas você ganha mais,
   *[other] Em { $better } das outras 5 linhas você ganha mais,
} e isso vale um barril.
bellum-coach-barrel-rivals = { $rivals ->
    [one] A linha { $row } dá ao rival bem mais que a linha média dele:
   *[other] A linha { $row } dá aos rivais somados bem mais que a linha média deles:
} impedir isso vale um barril.

## Ataque

bellum-coach-attack-chest = Saque: { $loot }. { $swords ->
    [one] A sua espada vence
   *[other] As suas { $swords } espadas vencem
} { $magic ->
    [0] o escudo { $shield }
   *[other] o escudo { $shield } e o escudo mágico { $magic }
}, e só o ouro dos cofres dá a vitória: aqui, uns { $gold }.
bellum-coach-attack-resources = Saque: { $loot }, o que já serve para pagar criaturas hoje. { bellum-attack-free }
bellum-coach-attack-barrel = Saque: { $loot }, o que paga um relançamento em um dia ruim. { bellum-attack-free }
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
} O que você ganha, { $victim } perde; vale mais do que tirar o mesmo tanto dos humanos.
bellum-coach-attack-wait = Saque: { $loot }. Com outro alvo você ficaria com { $chests } cofres ou mais: a partida acabaria, e { $rival } parece ter mais ouro que você.
bellum-coach-attack-win = Saque: { $loot }. Com ele você tem { $chests } cofres ou mais, e a partida acaba: são pelo menos { $gold } de ouro, e os cofres de mais ninguém podem guardar tanto.
bellum-coach-rob = Você leva { $loot }: pelos tipos, uns { $gold } de ouro, que { $victim } perde.
bellum-coach-rob-few = Você leva só { $loot }, uns { $gold } de ouro. Com mais, ficaria com { $chests } cofres ou mais: a partida acabaria, e { $rival } parece ter mais ouro que você.

## Recrutamento

bellum-coach-recruit-left = À esquerda: { bellum-rows }. Com ela, { $fed } dos 6 números do dado trazem alimentos, glifos ou mapas para você.
bellum-coach-recruit-right = À direita: { bellum-rows }. A linha { $row } fica com { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
}: { $falls ->
    [0] ainda não vence nenhum local à vista.
   *[other] dos locais à vista, vence { $falls } de { $places }.
}
bellum-coach-recruit-spell = À { $side }: { bellum-rows }. E vem com um feitiço de confusão: quando você for o Capitão, relança o dado de graça.
bellum-coach-recruit-shield = À { $side }: { bellum-rows }. E vem com um escudo: quem quiser os seus cofres precisa de mais 1 espada.
bellum-coach-recruit-magic = À { $side }: { bellum-rows }. E vem com um escudo mágico: quem quiser os seus cofres precisa de mais 1 espada mágica.
bellum-coach-pay = Assim você fica com { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
}. Alimento sai em muitas linhas, glifo em poucas, e { $whole } glifos já pagam uma criatura super maléfica.

## After a day of a lesson

bellum-recap-ahead = Os seus cofres guardam { $mine } de ouro; os de { $seat }, pelos tipos, cerca de { $theirs }. Você está na frente.
bellum-recap-behind = Os seus cofres guardam { $mine } de ouro; os de { $seat }, pelos tipos, cerca de { $theirs }. Você está atrás.
bellum-recap-even = Os seus cofres guardam { $mine } de ouro; os de { $seat }, pelos tipos, cerca de { $theirs }. No fim, só os cofres contam.
bellum-recap-golden = A vantagem vem de cofres dourados (cerca de { $more } de ouro a mais): um ladrão escolhe o tipo que leva.
bellum-recap-metal = A vantagem vem de cofres metálicos (cerca de { $more } de ouro a mais): quem sozinho tem mais mapas do tesouro pega um por dia.
bellum-recap-wooden = A vantagem vem de cofres de madeira (cerca de { $more } de ouro a mais): pouco ouro, mas o décimo cofre encerra a partida.

## Words that the coach explains where they first stand, once

bellum-word-captain = O Capitão lança o dado; amanhã, o Capitão é o jogador seguinte.
