### Kemet: Blood and Sand: o que o instrutor diz em uma aula: por que o computador responderia assim, como um fato da posição.
### No máximo 220 caracteres. O que significam os argumentos está no começo de ../en/kemet.ftl e de ../en/kemet-coach.ftl.

## Preparação

kemet-coach-city = De { $city }, como de qualquer outra Cidade, o Templo mais próximo está a { $moves } movimentos: o { $zone }, que você pode controlar já no primeiro dia.
kemet-coach-districts = Tanto faz quais dois. Uma Tropa completa de { $units } pode andar até o { $zone } ({ $moves } movimentos), e a outra, ir de uma Pirâmide a outro Templo por teleporte.
kemet-coach-levels-three = Cada cor vende outras fichas, e você pode comprar uma de cada cor por dia. { $count } de nível 1, uma de cada cor sua, custam { $cost } dos seus { $prayers } Pontos de Oração (PO).
kemet-coach-levels-two = Do nível 2, { $cost } dos seus { $prayers } Pontos de Oração (PO, que pagam quase tudo) levam a Pirâmide ao nível { $level } em uma ação: as melhores fichas da cor dela e, no nível 4, 1 de Fama.
kemet-coach-found-troop = No { $zone } há { $units } Unidades suas. De uma Pirâmide elas se teleportam para qualquer Obelisco, até os dos Templos, por { $cost } Pontos de Oração (PO).
kemet-coach-found-empty = No { $zone } não há Tropa sua, mas a Pirâmide vende fichas do mesmo jeito, enquanto nenhum inimigo tomar o Distrito.
kemet-coach-colour-ruby = Rubi vende Força e movimento: você chega antes aos Templos e luta melhor lá. { $others ->
    [0] Por enquanto mais ninguém pode comprar dessa cor.
    [one] { $sellers } também pode comprar dessa cor.
   *[other] { $sellers } também podem comprar dessa cor.
}
kemet-coach-colour-sapphire = Safira vende Defesa e Unidades: o que você tomou continua seu por mais tempo. { $others ->
    [0] Por enquanto mais ninguém pode comprar dessa cor.
    [one] { $sellers } também pode comprar dessa cor.
   *[other] { $sellers } também podem comprar dessa cor.
}
kemet-coach-colour-diamond = Diamante vende Pontos de Oração e cartas: todo dia você pode pagar por mais coisas. { $others ->
    [0] Por enquanto mais ninguém pode comprar dessa cor.
    [one] { $sellers } também pode comprar dessa cor.
   *[other] { $sellers } também podem comprar dessa cor.
}
kemet-coach-colour-onyx = Ônix vende Força e mercenários: Tropas maiores, e mais delas. { $others ->
    [0] Por enquanto mais ninguém pode comprar dessa cor.
    [one] { $sellers } também pode comprar dessa cor.
   *[other] { $sellers } também podem comprar dessa cor.
}

## Fichas. count: o que a ficha dá

kemet-coach-tile-fame = { $count } de Fama na hora e para sempre: ninguém tira de você, e você tem { $fame } dos { $most } que dão a vitória.
kemet-coach-tile-token = Vem com uma ficha de Ação: uma ação a mais, todo dia até o fim da partida.
kemet-coach-tile-strength = +{ $count } de Força em toda Batalha, no ataque e na defesa: vale uma Unidade a mais, e a sua maior Tropa tem { $units }.
kemet-coach-tile-attack = +{ $count } de Força sempre que você ataca: a sua maior Tropa tem { $units }, e a maior dos outros, { $enemies }.
kemet-coach-tile-defend = +{ $count } de Força sempre que você é atacado, e o empate já é seu: { $temples ->
    [0] um Templo que você tomar dura
    [one] o Templo que você controla dura
   *[other] os { $temples } Templos que você controla duram
} mais.
kemet-coach-tile-damage = +{ $count } de Dano em toda Batalha, mesmo quando você perde: a maior Tropa dos outros tem { $enemies } agora.
kemet-coach-tile-defence = +{ $count } de Defesa em toda Batalha: você perde menos Unidades, e a sua maior Tropa tem { $units }.
kemet-coach-tile-movement = { $troops ->
    [one] A sua Tropa vai
   *[other] As suas { $troops } Tropas vão
} { $count } zona mais longe: um Templo a duas zonas custa uma ação em vez de duas.
kemet-coach-tile-initiative = Quando você ataca, { $count } Unidades inimigas somem antes das cartas; a maior Tropa dos outros tem { $enemies }.
kemet-coach-tile-discount = Tudo custa { $count } PO a menos: fichas, cartas, teleportes e níveis; você tem { $prayers } PO.
kemet-coach-tile-pray = { $count } PO a mais cada vez que você ora; você tem { $prayers } PO.
kemet-coach-tile-cheap = Toda ficha que você comprar depois custa { $count } PO a menos: melhor cedo; você tem { $prayers } PO.
kemet-coach-tile-recruits = Até { $count } Unidades de graça cada vez que você recruta; no seu suprimento há { $supply }.
kemet-coach-tile-income = { $count } PO a mais, toda noite; você tem { $prayers } PO agora.
kemet-coach-tile-reinforced = Até { $count } Unidades de graça, toda noite; no seu suprimento há { $supply }.
kemet-coach-tile-levels = Uma das suas Pirâmides sobe { $count } nível toda noite, de graça; a mais alta está no nível { $level }.
kemet-coach-tile-cards = { $count } carta de Intervenção Divina a mais toda noite; agora você tem { $cards ->
    [0] nenhuma
   *[other] { $cards }
}.
kemet-coach-tile-more = { $count } PO a mais cada vez que você ganha algum durante o dia; você tem { $prayers } PO agora.
kemet-coach-tile-mercenaries = { $count } Unidades a mais, agora e de graça, além de { $supply } no seu suprimento.
kemet-coach-tile-limit = Suas Tropas podem ter { $count } Unidades em vez de 5; a sua maior tem { $units }, e a maior dos outros, { $enemies }.
kemet-coach-tile-other = Do que você pode pagar, { $tile } tem o nível mais alto, { $level }, e vale até o fim da partida.
kemet-coach-beast-tile = Uma Criatura: a Tropa com ela tem { $strength ->
    [0] a mesma Força
   *[other] { $strength } de Força a mais
}{ $damage ->
    [0] {""}
   *[other] , causa { $damage } de Dano a mais
}{ $movement ->
    [0] {""}
    [one] {" "}e vai { $movement } zona mais longe
   *[other] {" "}e vai { $movement } zonas mais longe
}; a sua maior Tropa tem { $units } { $units ->
    [one] Unidade
   *[other] Unidades
}. Se cair, ela volta ao seu suprimento.
kemet-coach-beast-cancels = Uma Criatura que vai 1 zona mais longe com a sua Tropa, e na Batalha a Criatura inimiga não vale nada: os outros { $creatures ->
    [0] ainda não têm nenhuma
   *[other] têm { $creatures }
} no mapa.
kemet-coach-beast-put = No suprimento, { $beast } não faz nada. Com uma Tropa, dá { $strength } de Força{ $damage ->
    [0] {""}
   *[other] , { $damage } de Dano
}{ $movement ->
    [0] {""}
   *[other] {" "}e { $movement } de movimento
}.
kemet-coach-beast-goes = Se ficar para trás, não ajuda ninguém; com quem parte, dá { $strength } de Força{ $damage ->
    [0] {""}
   *[other] , { $damage } de Dano
}{ $movement ->
    [0] {""}
   *[other] {" "}e { $movement } de movimento
}.

## Um turno

kemet-coach-pray-tile = Você tem { $prayers } PO. Orando, fica com { $later }, e isso paga { $tile } (nível { $level }), que agora você não pode comprar.
kemet-coach-pray-tomorrow = Você tem { $prayers } PO. Orando, fica com { $later }: amanhã isso paga { $tile } (nível { $level }), se ainda estiver lá.
kemet-coach-pray-units = Você tem { $prayers } PO, e quase tudo custa alguns. Depois de orar são { $later }: um teleporte, ou { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
}.
kemet-coach-pray-raise = Você tem { $prayers } PO. Depois de orar são { $later }, e com eles uma Pirâmide sobe mais do que você pode pagar agora.
kemet-coach-pray-more = Você tem { $prayers } PO e pode guardar { $most }. Com { $later } depois de orar, a ficha de amanhã já está paga, e nada mais agora vale tanto.
kemet-coach-buy-best = { $cost ->
    [0] { $tile } sai de graça.
   *[other] { $tile } custa { $cost } PO, e você tem { $prayers }.
} Uma ficha vale até o fim da partida: quanto antes, melhor.
kemet-coach-buy-nothing = Com { $prayers } PO, nada aqui vale mais do que o que você guarda.
kemet-coach-recruit = { $supply ->
    [one] { $supply } Unidade sua espera
   *[other] { $supply } Unidades suas esperam
} fora do tabuleiro; { $units ->
    [0] nenhuma pode vir agora
    [one] pode vir { $units }, por { $cost } PO ao todo
   *[other] podem vir { $units }, por { $cost } PO ao todo
}. Cada Unidade é 1 de Força na Batalha.
kemet-coach-raise-fame = { $colour } sobe do nível { $before } ao { $level } por { $cost } dos seus { $prayers } PO: 1 de Fama enquanto ninguém tomar o Distrito, e as fichas mais fortes da cor.
kemet-coach-raise-level = { $colour } sobe do nível { $before } ao { $level } por { $cost } dos seus { $prayers } PO. Aí vende fichas até o nível { $level }; no nível 4, é 1 de Fama.
kemet-coach-raise-new = Uma Pirâmide nova no { $zone }, até o nível { $level } por { $cost } PO (você tem { $prayers }): mais uma cor para comprar todo dia, e dali suas Tropas se teleportam.
kemet-coach-raise-nothing = Com { $prayers } PO, nenhum nível vale o preço agora.
kemet-coach-raise-none = Nenhuma Pirâmide pode subir agora.
kemet-coach-which-higher = Com { $prayers } PO ela chega ao nível { $level }, e uma Pirâmide mais alta vende fichas melhores da sua cor.
kemet-coach-which-more = Uma cor que você ainda não tem, até o nível { $level } com { $prayers } PO: dá para comprar uma ficha de cada cor por dia.
kemet-coach-level-fame = No nível { $level } ela é 1 de Fama e vende as fichas mais fortes da cor. Para isso você tem { $prayers } PO.
kemet-coach-level-tiles = A Pirâmide vende fichas até o nível dela, e com { $prayers } PO dá para chegar ao nível { $level }.
kemet-coach-hand-fame = É de graça, e no nível { $level } uma Pirâmide é 1 de Fama.
kemet-coach-hand-level = É de graça: nível { $level }, e fichas até esse nível.
kemet-coach-idle-balance = Até a noite, cada uma das três linhas do seu tabuleiro precisa de uma ficha, e por isso agora só dá para usar a linha { $level }. A ação em si você pode deixar de fazer.
kemet-coach-idle-nothing = Todo turno você coloca uma ficha, e agora nenhuma ação dá nada. Esta não custa nada.
kemet-coach-silver = A ficha de Prata é uma segunda ação no mesmo turno, e amanhã você a tem de novo.
kemet-coach-gold = A ficha de Ouro é uma ação a mais hoje. Sem uso, à noite ela não vale nada.
kemet-coach-twin = Compra { $tile } por um espaço que você já usou, por 1 PO a mais.
kemet-coach-done-nothing = Com { $prayers } PO, { $count ->
    [one] a única coisa que você ainda pode fazer não ajuda
   *[other] nenhuma das { $count } coisas que você ainda pode fazer ajuda
} agora.
kemet-coach-done-full = Você tem { $prayers } PO e pode guardar { $most }: de uma carta que dá mais, boa parte se perderia. Guarde para quando faltar.
kemet-coach-done-cards = { $count ->
    [one] Guarde { $cards } para depois: jogada agora, renderia quase nada.
   *[other] Guarde { $cards } para depois: jogadas agora, renderiam quase nada.
}
kemet-coach-day-prayer = Não gasta ação e dá { $gain } PO: você tem { $prayers }{ $lost ->
    [0] , então nada se perde
   *[other] {""}
}.
kemet-coach-day-mana_theft = Não gasta ação: { $gain } PO para você, e 1 a menos para cada rival que tiver algum. Você tem { $prayers }.
kemet-coach-day-enlistment = Não gasta ação nem PO: 2 Unidades do seu suprimento, para Tropas suas ou Distritos livres da sua Cidade.
kemet-coach-day-rain_of_fire = { $cost ->
    [0] De graça
   *[other] Por { $cost } dos seus { $prayers } PO
}, um inimigo perde uma Unidade, sem Batalha. Se ela está sozinha e fora da Cidade dele, ele perde a zona.
kemet-coach-day-divine_memory = Você tem { $prayers } PO, mais do que precisa agora. { $cost ->
    [0] De graça
   *[other] Por { $cost } deles
}, uma carta usada volta para você.
kemet-placed = { $rest ->
    [0] As { $count } Unidades vão
   *[other] { $most } das { $count } Unidades { $most ->
        [one] vai
       *[other] vão
    }
}

## Unidades novas

kemet-coach-place-paid = { $count ->
    [one] A Unidade vai
   *[other] { kemet-placed }
} para o { $zone }, que já tem { $units } { $units ->
    [one] sua
   *[other] suas
}. Uma Tropa grande vence Batalhas; duas pequenas perdem.
kemet-coach-place-free = { $count ->
    [one] { $veterans ->
        [0] Não custa nada
       *[other] Custa só uma Ficha de Veterano
    } e vai
   *[other] { $veterans ->
        [0] Não custam nada.
       *[other] Cada uma custa só uma Ficha de Veterano.
    } { kemet-placed }
} para o { $zone }, que já tem { $units } { $units ->
    [one] Unidade sua
   *[other] Unidades suas
}: uma Tropa grande vence Batalhas que duas pequenas perdem.
kemet-coach-place-fight = No seu próprio { $zone } há { $enemy } { $enemy ->
    [one] Unidade inimiga
   *[other] Unidades inimigas
}. As que você colocar ali atacam na hora, em casa: +1 de Força, e 1 de Fama se você vencer e sobrar alguma.
kemet-coach-place-empty = O { $zone } é seu e está vazio: { $count ->
    [one] { $count } Unidade ali já é
   *[other] { $count } Unidades ali já são
} uma Tropa de novo, pronta para se mover.
kemet-coach-place-none = Com { $prayers } PO e as zonas que estão livres, nenhuma Unidade pode entrar agora.
kemet-coach-put = A sua maior Tropa em casa, com { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
}, está no { $zone }, e é ela que vai lutar.
kemet-coach-special = { $card } é a sua carta mais fraca, com { $strength } de Força: { $better ->
    [one] { $better } das outras rende
   *[other] { $better } das outras rendem
} mais.

## Mover. teleport: quanto custa

kemet-coach-go-temple = O { $zone } está vazio, e a sua Tropa do { $start } chega lá{ $teleport ->
    [0] {""}
   *[other] {" "}por teleporte ({ $teleport } PO)
}: 1 de Fama enquanto for seu, e { $prayers } PO toda noite.
kemet-coach-go-delta = O { $zone } está vazio, e a sua Tropa do { $start } chega lá{ $teleport ->
    [0] {""}
   *[other] {" "}por teleporte ({ $teleport } PO)
}: 1 de Fama enquanto for seu e, à noite, { $prayers } PO por 1 Unidade.
kemet-coach-go-pair = O { $zone } está vazio, e a sua Tropa do { $start } chega lá{ $teleport ->
    [0] {""}
   *[other] {" "}por teleporte ({ $teleport } PO)
}. Com ele são { $temples } Templos: 1 de Fama enquanto for seu, e mais 1 para sempre hoje à noite.
kemet-coach-go-sanctuary = O { $zone } está vazio, e a sua Tropa do { $start } chega lá{ $teleport ->
    [0] {""}
   *[other] {" "}por teleporte ({ $teleport } PO)
}: à noite, { $units } Unidades dela podem virar 1 de Fama para sempre.
kemet-coach-go-high = Ninguém guarda o { $zone }, e a Pirâmide dele tem nível { $level }: é 1 de Fama para você enquanto a sua Tropa estiver lá.
kemet-coach-go-pyramid = Ninguém guarda o { $zone }. Com a Pirâmide dele ({ $colour }, nível { $level }) você compra fichas dessa cor e se teleporta.
kemet-coach-fight-temple = { $seat } controla o { $zone } com Força { $theirs }; a sua é { $mine } antes das cartas{ $teleport ->
    [0] {""}
   *[other] {" "}(teleporte: { $teleport } PO)
}. Se vencer e sobrar alguém, é 1 de Fama para sempre; o Templo, mais 1 enquanto for seu.
kemet-coach-fight-zone = { $seat } está no { $zone } com Força { $theirs }; a sua é { $mine } antes das cartas{ $teleport ->
    [0] {""}
   *[other] {" "}(teleporte: { $teleport } PO)
}. Se vencer e sobrar alguém, é 1 de Fama para sempre.
kemet-coach-move-nothing = Nenhuma Tropa sua chega a algo melhor do que onde está, sem uma Batalha que você provavelmente perde.
kemet-coach-units-guard = { $count ->
    [one] Uma Unidade fica
   *[other] { $count } Unidades ficam
} para trás, e o { $zone } e a Fama dele continuam seus até alguém atacar; as outras vão todas: cada uma é 1 de Força.
kemet-coach-units-home = Todas as { $count }: cada Unidade é 1 de Força, e um Distrito da sua Cidade continua seu mesmo vazio.
kemet-coach-units-few = Todas as { $count }: são poucas para deixar guarda no { $zone } e ainda vencer em outro lugar.
kemet-coach-units-all = Todas as { $count }: cada Unidade é 1 de Força aonde elas vão.
kemet-coach-units-take = { $count ->
    [one] Ela vem
   *[other] Todas as { $count } vêm
} junto: cada Unidade é 1 de Força.
kemet-coach-units-leave = { $count ->
    [0] Nenhuma
    [one] Só uma
   *[other] Só { $count }
}: cada Unidade que segue é 1 de Força.
kemet-coach-step-way = No caminho para o { $zone }: dali, o movimento que resta basta.
kemet-coach-stop-temple = O { $zone } agora é seu: 1 de Fama enquanto houver uma Tropa sua nele. Nada mais ao alcance vale tanto.
kemet-coach-stop-ground = O { $zone } vale mais para você do que qualquer outra zona ao alcance.
kemet-coach-stop-end = Do { $zone } não se chega a nada melhor agora.

## Batalha. mine, theirs: Força

kemet-coach-diversion-flee = São { $mine } de Força contra { $theirs }: diferença grande demais para uma carta resolver. No { $zone } a sua Tropa inteira continua viva, sem Batalha.
kemet-coach-diversion-even = São { $mine } de Força contra { $theirs }, e no empate vence quem defende: as cartas decidem, e você não está atrás.
kemet-coach-diversion-near = São { $mine } de Força contra { $theirs }, e no empate vence quem defende. As cartas têm até 5 de Força: uma melhor vira a Batalha.
# sure: 1 se nenhuma carta escondida muda isso · more: 1 se ele pode somar uma carta escondida
kemet-odds = { $left ->
    [0] { $sure ->
        [0] Você vence qualquer carta de Batalha dele; só uma carta de Intervenção Divina viraria a Batalha
       *[other] Não importa o que ele jogue, você vence
    }
   *[other] Você vence { $wins } das { $cards } cartas de Batalha que ele ainda pode ter{ $more ->
        [0] {""}
       *[other] , sem contar cartas ID
    }
}
kemet-coach-council-strongest = É a sua carta mais forte: com ela você tem { $mine } de Força, e o inimigo, { $theirs } mais a carta dele. { kemet-odds }; descarte { $discard }, a mais fraca.
kemet-coach-council-cheaper = Com ela você tem { $mine } de Força, e o inimigo, { $theirs } mais a carta dele. { kemet-odds }, e com ela perde menos Unidades que com { $kept }.
kemet-coach-council-harder = Com ela você tem { $mine } de Força, e o inimigo, { $theirs } mais a carta dele. { kemet-odds }, e com ela causa mais Dano que com { $kept }, mesmo na derrota.
kemet-coach-council-safer = Com ela você tem { $mine } de Força, e o inimigo, { $theirs } mais a carta dele. { kemet-odds }, e com ela salva mais Unidades que com { $kept }.
kemet-coach-council-seen = O inimigo joga { $seen } e tem { $theirs } de Força sem ela; com a sua carta você tem { $mine }, e basta{ $sure ->
    [0] , se ele não somar Intervenção Divina
   *[other] { "" }
}. Descarte { $discard }, a mais fraca.
kemet-coach-council-added = Com { $added } ({ $cost ->
    [0] de graça
   *[other] { $cost } PO
}) você tem { $mine } de Força, e o inimigo, { $theirs } mais a carta dele. { kemet-odds }.
kemet-beaten = { $best ->
    [0] Nenhuma carta de Batalha sua vence aqui sozinha.
   *[other] { $cards ->
        [1] Uma carta sua mais forte venceria aqui; esta não é para vencer.
       *[other] A sua carta mais forte venceria { $best } das { $cards } cartas que o inimigo ainda pode ter; esta não é para vencer.
    }
}
kemet-coach-lost-damage = { kemet-beaten } Esta causa { $damage } de Dano, que conta mesmo na derrota: o inimigo também perde Unidades.{ $best ->
    [0] {" "}Guarde as fortes para uma Batalha que dê para vencer.
   *[other] {""}
}
kemet-coach-lost-defence = { kemet-beaten }{ $defence ->
    [0] { $best ->
        [0] {" "}Guarde as fortes para uma Batalha que dê para vencer.
       *[other] { "" }
    }
   *[other] {" "}Esta tem Defesa { $defence }, e mais Unidades suas sobrevivem{ $best ->
        [0] ; guarde as fortes para uma Batalha que dê para vencer.
       *[other] .
    }
}
kemet-coach-tactics-turn = São { $mine } contra { $theirs }, e a outra carta tem a Força que falta: a derrota vira vitória.
kemet-coach-tactics-won = São { $mine } contra { $theirs }: você já vence assim.
kemet-coach-tactics-lost = São { $mine } contra { $theirs }, e a outra carta também não basta.
kemet-coach-wound-turn = São { $mine } contra { $theirs }: só essas cartas, +1 de Força cada, e a derrota vira vitória.
kemet-coach-wound-won = São { $mine } contra { $theirs }: você já vence assim; guarde as cartas.
kemet-coach-wound-lost = São { $mine } contra { $theirs }: nem todas as suas cartas juntas bastam; guarde-as.
kemet-coach-after-alone = O vencedor não tem mais ninguém no { $zone }: quem permanece fica com a zona.
kemet-coach-after-recall = { $units } Unidades vão para casa por { $gain } PO, e você só tem { $prayers }. Dá para recrutá-las de novo.
kemet-coach-after-retreat = No tabuleiro, { $units ->
    [one] a sua Unidade já pode se mover
   *[other] as suas { $units } Unidades já podem se mover
} de novo. Convocar { $gain ->
    [0] não daria PO nenhum
   *[other] daria só { $gain } PO
}, e seria preciso recrutar outra vez.
kemet-coach-after-temple = Quem permanece no { $zone } controla o Templo: 1 de Fama, e ele conta hoje à noite.
kemet-coach-after-hold = No { $zone } { $units ->
    [one] a sua Unidade está
   *[other] as suas { $units } Unidades estão
} mais perto dos Templos do que em casa, e convocar { $gain ->
    [0] não daria PO nenhum
   *[other] daria só { $gain } PO
}.
kemet-coach-after-home = Convocar { $gain ->
    [0] não daria PO nenhum
   *[other] daria só { $gain } PO
}, e seria preciso recrutar outra vez { $units ->
    [one] a sua Unidade
   *[other] as suas { $units } Unidades
}.
kemet-coach-retreat = Quem diz para onde vai a Tropa de { $seat } é você. Do { $there }, voltar ao { $zone } custa outra ação.
kemet-coach-battles = As Unidades já estão colocadas, e qualquer ordem serve; comece pelo { $zone }.
kemet-coach-between = Nenhuma carta sua ajuda na próxima Batalha; guarde todas.

## Cartas e noite

kemet-coach-card-strength = +{ $count } de Força em uma Batalha, { $cost ->
    [0] de graça
   *[other] por { $cost } PO
}. Ninguém está esperando.
kemet-coach-card-damage = +{ $count } de Dano em uma Batalha, { $cost ->
    [0] de graça
   *[other] por { $cost } PO
}: o inimigo perde Unidades mesmo quando vence.
kemet-coach-card-defence = +{ $count } de Defesa em uma Batalha, { $cost ->
    [0] de graça
   *[other] por { $cost } PO
}: mais Unidades suas sobrevivem para ficar com a zona.
kemet-coach-card-prayers = { $count } PO { $cost ->
    [0] de graça
   *[other] por { $cost }
}, sem gastar ação.
kemet-coach-card-units = { $count ->
    [one] { $count } Unidade
   *[other] { $count } Unidades
} { $cost ->
    [0] de graça
   *[other] por { $cost } PO
}, sem gastar ação.
kemet-coach-card-other = { $cost ->
    [0] É de graça
   *[other] Custa { $cost } PO
} e faz o que nenhuma outra carta daqui faz.
kemet-coach-rain-last = Uma única Unidade de { $seat } controla o { $zone }. Sem ela, a zona fica livre: dá para entrar sem Batalha.
kemet-coach-rain-home = Uma única Unidade de { $seat } guarda o { $zone }, na própria Cidade. Sem ela, dá para entrar sem Batalha.
kemet-coach-rain-biggest = Com { $units } Unidades, a Tropa de { $seat } no { $zone } é a maior que você pode ter de enfrentar.
kemet-coach-offering = { $units } Unidades se recrutam de novo; o Ponto de Fama é para sempre.
kemet-coach-delta-yes = A Noite já leva você de { $prayers } a { $dawn } PO. { $units } Unidade rende mais { $gain }, e as que ficam ainda controlam o Templo.
kemet-coach-delta-full = A Noite já leva você de { $prayers } a { $dawn } PO, e você pode guardar { $most }: seria uma Unidade por muito pouco.
kemet-coach-delta-lost = Seria a sua última Unidade lá: o Templo e a Fama dele se perderiam.
kemet-coach-veterans-units = { $veterans ->
    [one] Guarde: daqui a pouco uma Ficha de Veterano (que vem das Batalhas) vira uma Unidade de graça, e uma sua pode voltar.
   *[other] Guarde: daqui a pouco cada Ficha de Veterano (que vem das Batalhas) vira uma Unidade de graça, e { $units ->
        [one] { $units } sua pode
       *[other] { $units } suas podem
    } voltar.
}
kemet-coach-veterans-prayers = No suprimento { $supply ->
    [0] não resta nenhuma Unidade sua
    [one] só resta { $supply } Unidade sua
   *[other] só restam { $supply } Unidades suas
}. As Fichas de Veterano só valem como PO agora ou, em pares, como cartas na próxima etapa.
kemet-coach-veterans-full = Você tem { $prayers } PO, o máximo que dá para guardar: como PO, elas não renderiam nada.
kemet-coach-veterans-cards = Uma carta custa { $price } Fichas de Veterano. { $units ->
    [0] Guardadas, elas servem para Unidades; mas não resta nenhuma no seu suprimento.
    [one] Guardadas até a próxima etapa, elas trazem { $units } Unidade para a sua Cidade, de graça.
   *[other] Guardadas até a próxima etapa, elas trazem { $units } Unidades para a sua Cidade, de graça.
}
kemet-coach-destiny-last = Quem joga tarde vê o que os outros fazem, e toma um Templo quando poucos ainda podem responder. Ninguém passa de { $fame } de Fama; para vencer são { $most }.
kemet-coach-destiny-first = Alguém já tem { $fame } de Fama. Quem começa um turno com { $most }, sem ninguém acima, vence: jogue o mais cedo que ainda der.

## After a round of a lesson

kemet-recap-ahead = Fama: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
kemet-recap-behind = Fama: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
kemet-recap-even = Fama: você tem { $mine }, { $seat } tem { $theirs }. Quem começa um turno com 9, sem ninguém acima, vence.
kemet-recap-battle = A vantagem vem de Batalhas vencidas no ataque ({ $more } a mais), e essa Fama não se perde.
kemet-recap-divine = A vantagem vem de Fama Divina ({ $more } a mais), que não se perde.
kemet-recap-temple = A vantagem vem de Templos ({ $more } a mais), que só contam enquanto alguém os controla.
kemet-recap-pyramid = A vantagem vem de Pirâmides de nível 4 ({ $more } a mais), que contam para quem as controla.

## Words that the coach explains where they first stand, once

kemet-word-teleport = Teleporte: por Pontos de Oração, uma Tropa vai de uma Pirâmide sua direto a um Obelisco.
kemet-word-obelisk = Obeliscos: as pedras do mapa onde termina um teleporte.
