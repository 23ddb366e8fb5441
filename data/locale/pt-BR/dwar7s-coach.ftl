### Dwar7s: Outono: os motivos de quem ensina. Os argumentos estão no começo de ../en/dwar7s-coach.ftl.

## Ações

dwar7s-coach-reveal = { $secret } já está cumprido: { $points } PV que ninguém tira de você, e um dos 3 objetivos que encerram a partida.
dwar7s-coach-switch = Com isso ligado, { $secret }, o seu objetivo secreto, se revela sozinho assim que for cumprido, até no turno de outra pessoa.
dwar7s-coach-end = Nenhuma carta para construir e nenhum anão traz mais nada neste turno.
dwar7s-coach-end-used = Suas ações acabaram, e nenhuma carta de ogro rende o bastante agora: guarde.
dwar7s-coach-end-ogres = O seu objetivo secreto, { $secret } ({ $points } PV), pede { $needed } cartas de ogro; você tem { $cards }: guarde.
dwar7s-coach-idle = Ninguém agiu nesta rodada: se você também não agir, a partida acaba com { $mine } PV para você e { $theirs } ou mais para { $rival }.
dwar7s-coach-build-castle = Com o seu Castelo na mesa, você tem { $actions } ações por turno, e toda carta a que se chega andando dele pontua para você no fim.
dwar7s-coach-build-hunt = { $secret } ({ $points } PV), o seu objetivo secreto, pede dois monstros derrotados, e não há o bastante na mesa.
dwar7s-coach-build-siege = { $secret } ({ $points } PV), o seu objetivo secreto, pede { $siege } anões seus em cada um de dois monstros, e ainda não há dois monstros assim na mesa.
# awaited: 1 if completed mines of the seat bring gems that it does not hold yet
dwar7s-lacking = { $awaited ->
    [0] Para o objetivo { $trade } ({ $prize } PV) você ainda precisa de { $wanted }
   *[other] Com o que as suas minas completas trazem, você ainda precisa de { $wanted } para o objetivo { $trade } ({ $prize } PV)
}
dwar7s-coach-build-mine = { dwar7s-lacking }, e nenhuma mina que você possa usar dá { $gem }.
dwar7s-coach-build-store = Só em um Armazém as gemas compram objetivos de troca, e na mesa nenhum tem lugar para os seus anões.
dwar7s-coach-build-tavern = { $secret } ({ $points } PV), o seu objetivo secreto, pede cartas de ogro, e nenhuma Taverna tem lugar para os seus anões.
dwar7s-coach-build-architect = O seu objetivo secreto pede um reino de { $needed } cartas; o seu tem { $cards }, e esta pode entrar nele.
dwar7s-coach-build-realm = { $card } vale { $points } PV no fim se der para andar do seu Castelo até lá, e o seu reino ainda tem um lado aberto.
dwar7s-coach-build-room = Você tem { $hand } cartas na mão, de no máximo { $limit }: { $room ->
    [0] não cabe mais nenhuma gema
    [one] só cabe mais uma gema
   *[other] só cabem mais { $room } gemas
}, e { $card } na mesa abre lugar para outra.
dwar7s-coach-build-idle = Nenhum anão seu tem trabalho melhor agora, e uma carta na mesa é lugar para trabalhar e deixa espaço para gemas na mão.

## Onde se constrói

dwar7s-coach-at-castle = { $edges ->
    [one] Aqui o seu reino começa com { $points } PV e pode crescer por { $edges } lado.
   *[other] Aqui o seu reino começa com { $points } PV e pode crescer por { $edges } lados.
} Só se anda onde não há muralha.
dwar7s-coach-at-realm = Aqui ela entra no seu reino, que fica com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} e { $points } PV.
dwar7s-coach-at-apart = Nenhuma casa é melhor para você: o seu reino fica com { $points } PV, e os seus anões trabalham na carta em qualquer lugar.
dwar7s-coach-at-cover = Cobre { $card }, que vale menos para você, e não ocupa outra casa: o seu reino fica com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} e { $points } PV.
dwar7s-coach-at-rival = Aqui ele fica no reino de { $rival }, que perde { $loss } PV enquanto ele estiver de pé; o seu não perde nada.
dwar7s-coach-at-quarry = Aqui os seus anões chegam até ele para derrotá-lo; até lá, ele tira { $loss } PV do seu reino.
dwar7s-coach-at-pair = Aqui os seus anões andam de um monstro ao outro: o seu objetivo secreto pede { $siege } deles em cada um.
dwar7s-coach-at-away = Um monstro tira { $loss } PV de todo reino em que está; aqui ele não está em nenhum.
dwar7s-coach-turn-same = As muralhas dela não mudam nada para os reinos aqui: qualquer posição serve.
dwar7s-coach-turn-equal = As muralhas dela mudam reinos aqui, mas para você dá no mesmo: nenhuma posição é melhor que outra.
dwar7s-coach-turn-later = { $count ->
    [one] Uma carta construída depois em { $cells } pode se ligar a esta: esse lado fica aberto.
   *[other] Cartas construídas depois em { $cells } podem se ligar a esta: esses lados ficam abertos.
}
dwar7s-coach-turn-shut = Nenhum reino cresce por ela: nenhuma carta construída depois ao lado se liga a ela.
dwar7s-coach-turn-realm = Assim o seu reino fica com { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} e { $points } PV.
dwar7s-coach-turn-open = Assim o seu reino pode crescer por { $edges ->
    [one] { $edges } lado
   *[other] { $edges } lados
}.
dwar7s-coach-turn-pair = Assim não há muralha entre os dois monstros: o seu objetivo secreto pede { $siege } anões seus em cada um.
dwar7s-coach-turn-out = Com essas muralhas, { $card } fica fora do seu reino, que com isso valeria menos.
dwar7s-coach-turn-rival = Para o seu reino tanto faz, mas assim o melhor reino dos outros é o que menos vale.

## Para onde vai um anão

dwar7s-coach-dwarf-gems = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa e traz
   *[other] { $more } anões completam a tarefa e trazem
} { $gems } no fim do seu turno. { dwar7s-lacking }.
dwar7s-coach-dwarf-gems-later = { $card } ({ $cell }): { $more } anões completam a tarefa e trazem { $gems }. { dwar7s-lacking }.
dwar7s-coach-dwarf-secret = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa e traz
   *[other] { $more } anões completam a tarefa e trazem
} { $gems }, que o seu objetivo secreto, { $secret }, pede.
dwar7s-coach-dwarf-points = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa e traz
   *[other] { $more } anões completam a tarefa e trazem
} { $gems }; na mão, cada gema dessas vale { $points } PV no fim.
dwar7s-coach-dwarf-store = { $card } ({ $cell }): { $awaited ->
    [0] você tem
   *[other] com o que as suas minas completas trazem, você tem
} as gemas de um objetivo de { $points } PV, e { $more ->
    [one] este anão completa a tarefa que paga
   *[other] { $more } anões completam a tarefa que paga
} por ele.
dwar7s-coach-dwarf-tavern = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa e traz
   *[other] { $more } anões completam a tarefa e trazem
} uma carta de ogro, que não gasta ação para usar.
dwar7s-coach-dwarf-ogres = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa e traz
   *[other] { $more } anões completam a tarefa e trazem
} uma carta de ogro, que o seu objetivo secreto pede.
dwar7s-coach-dwarf-hunt = { $card } ({ $cell }): { $more ->
    [one] este anão derrota o monstro
   *[other] { $more } anões derrotam o monstro
} por { $points } PV, e o seu objetivo secreto, { $secret }, pede isso.
dwar7s-coach-dwarf-realm = { $card } ({ $cell }) prejudica o seu reino; { $more ->
    [one] este anão derrota o monstro
   *[other] { $more } anões derrotam o monstro
}, e um monstro derrotado vale { $points } PV.
dwar7s-coach-dwarf-monster = { $card } ({ $cell }): { $more ->
    [one] este anão derrota o monstro
   *[other] { $more } anões derrotam o monstro
}, e um monstro derrotado vale { $points } PV.
dwar7s-coach-dwarf-dig = { $card } ({ $cell }): { $more ->
    [one] com este anão
   *[other] com { $more } anões
} você cava o que falta na mesa; está escondido em { $stack }.
dwar7s-coach-dwarf-home = { $card } ({ $cell }): { $more ->
    [one] este anão completa a tarefa
   *[other] { $more } anões completam a tarefa
}, e todos voltam para a sua pilha. Ela tem { $pool }, e você precisa deles.
dwar7s-coach-dwarf-siege = { $card } ({ $cell }): o seu objetivo secreto pede { $siege } anões seus em cada um de dois monstros; { $more ->
    [one] aqui falta { $more }.
   *[other] aqui faltam { $more }.
}
dwar7s-coach-dwarf-block = { $card } ({ $cell }): { $missing ->
    [one] ali ainda falta { $missing }
   *[other] ali ainda faltam { $missing }
} para { $rival }, e o seu anão ocupa um espaço vago.
dwar7s-coach-dwarf-idle = { $card } ({ $cell }): nenhuma carta a que ele pode ir tem mais trabalho para ele agora.
dwar7s-coach-move-none = Nenhum anão seu rende mais em uma carta ao lado, então tanto faz qual deles vai.
dwar7s-coach-move = { $card } ({ $cell }) pede { $needed } anões; este, de { $left } ({ $start }), seria o seu { $mine }º ali, e rende menos onde está.

## Cartas de ogro

dwar7s-coach-ogre-thief = Não gasta ação; você ganha uma gema, e alguém fica sem ela.
dwar7s-coach-ogre-confiscate = Não gasta ação, e todas as cartas de ogro de alguém passam a ser suas.
dwar7s-coach-ogre-ambush = Não gasta ação, e há anões inimigos em uma carta que está quase completa.
dwar7s-coach-ogre-brute = Não gasta ação, e um anão seu rende mais no lugar de um inimigo.
dwar7s-coach-ogre-scare = Não gasta ação, e o espaço de um anão inimigo serve a você.
dwar7s-coach-ogre-victim = { $rival } tem { $points } PV à vista de todos; de quem você pode escolher, ninguém tem mais.
dwar7s-coach-ogre-clear = { $card } ({ $cell }): { $enemies ->
    [one] volta { $enemies } anão
   *[other] voltam { $enemies } anões
} dos outros e { $mine ->
    [0] nenhum seu
    [one] { $mine } seu
   *[other] { $mine } seus
}. Em nenhuma outra carta os outros perdem tanto.
dwar7s-coach-ogre-swap = { $card } ({ $cell }): { $mine ->
    [0] ali você não tem nenhum
   *[other] ali você tem { $mine }
}, e o que troca de lugar é mais um.
dwar7s-coach-ogre-flee = { $card } ({ $cell }): há { $enemies } { $enemies ->
    [one] anão
   *[other] anões
} dos outros ali; um a menos abre espaço ou atrapalha a tarefa.
dwar7s-coach-ogre-spared = { $card } ({ $cell }): é onde um anão menos faz falta a você.
dwar7s-coach-ogre-useless = { $card } ({ $cell }): é onde a tarefa vale menos.

## Resolução e descarte

dwar7s-coach-first-monster = { $card } ({ $cell }) primeiro: enquanto está de pé, um monstro trava as minas ou os Castelos a que se chega andando, talvez { $other } ({ $there }).
dwar7s-coach-first-mine = { $card } ({ $cell }) antes de { $other } ({ $there }): lá você paga com as gemas dela.
dwar7s-coach-first-store = { $card } ({ $cell }) antes de { $other } ({ $there }): todas as gemas deste turno estão na sua mão.
dwar7s-coach-first-tavern = { $card } ({ $cell }) antes de { $other } ({ $there }): uma carta de ogro pode ajudar antes de cavar.
dwar7s-coach-first-castle = { $card } ({ $cell }): não resta tarefa que deva vir antes de cavar.
dwar7s-coach-first-any = { $card } ({ $cell }) ou outra tarefa primeiro, tanto faz: nenhuma muda o que as outras rendem.
dwar7s-coach-trade-most = { $points } PV, o máximo que você pode pagar; é o objetivo { $made } dos { $needed } que encerram a partida.
dwar7s-coach-trade-none = As suas gemas não pagam nenhum objetivo aberto: guarde para depois.
dwar7s-coach-trade-last = Pagar agora encerraria a partida com { $rival } na frente: você ficaria com { $mine } PV, e { $rival } tem pelo menos { $theirs }.
dwar7s-coach-hide = Revelado agora, ele encerraria a partida com { $rival } na frente: você ficaria com { $mine } PV, e { $rival } tem pelo menos { $theirs }.
dwar7s-coach-dig-missing = { $below } está embaixo do topo de { $cell }, e na mesa não há nenhuma carta assim que sirva a você.
dwar7s-coach-dig-realm = Com { $below } no topo de { $cell }, o seu reino vale mais ou o dos outros vale menos.
dwar7s-coach-dig-none = O que quer que apareça, os reinos não ficam melhores para você.
dwar7s-coach-go_on = { $secret } ({ $points } PV) ainda não está cumprido; não há o que revelar.
dwar7s-coach-discard-ogre = Carta de ogro não vale nada no fim; gemas pagam objetivos e valem PV.
dwar7s-coach-discard-spare = Você tem mais dela do que pede o objetivo mais próximo; no fim ela valeria { $points } PV.
dwar7s-coach-discard-least = Você precisa de todas as gemas para { $trade }; das que você tem, esta vale menos, { $points } PV.

## After a round of a lesson

dwar7s-recap-ahead = PV sem as gemas: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
dwar7s-recap-behind = PV sem as gemas: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
dwar7s-recap-even = PV sem as gemas: você tem { $mine }, { $seat } tem { $theirs }. Objetivos rendem mais, e o terceiro de um clã encerra a partida.
dwar7s-recap-trades = A vantagem vem de objetivos de troca ({ $more } a mais): esses pontos estão garantidos.
dwar7s-recap-secret = A vantagem vem de um objetivo secreto ({ $more } a mais): esses pontos estão garantidos.
dwar7s-recap-monsters = A vantagem vem de monstros ({ $more } a mais): esses pontos estão garantidos.
dwar7s-recap-realm = A vantagem vem do reino ({ $more } a mais): uma muralha ou outro Castelo ainda pode mudar isso.

## Words that the coach explains where they first stand, once

dwar7s-word-realm = O seu reino: todas as cartas a que anões chegam a pé do seu Castelo, sem passar por muralha.
dwar7s-word-objective = Objetivos se pagam com as gemas deles, em um Armazém.
dwar7s-word-ogre = Cartas de ogro vêm da Taverna, e jogar uma não custa ação.
