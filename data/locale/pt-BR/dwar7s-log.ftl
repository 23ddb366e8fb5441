### Dwar7s: Outono: o que aconteceu, o fim e o placar. O que significam os argumentos está no começo de ../en/dwar7s.ftl.

## Turnos

dwar7s-log-first = { $seat } começa a partida.
dwar7s-log-trades = Objetivos de troca abertos: { $trades }.
dwar7s-log-turn = Rodada { $round }: vez de { $seat }.
dwar7s-log-end = { $seat } encerrou as ações.

## Ações

dwar7s-log-build = { $seat } construiu em { $cell }: { $card }. Muralhas: { $walls }.
dwar7s-log-build-cover = { $seat } construiu em { $cell }: { $card } sobre { $covered }. Muralhas: { $walls }.
dwar7s-log-place = { $seat } alocou um anão: { $card } ({ $cell }).
dwar7s-log-move = { $seat } moveu um anão: { $left } ({ $start }) → { $card } ({ $cell }).
dwar7s-log-extra = Foi a ação extra do Castelo de { $seat }.

## Cartas de ogro. "own": o que só os dois envolvidos leem

dwar7s-log-brute = { $seat } usou Brutamontes: o anão de { $seat } agora está em { $cell }, e o de { $victim }, em { $start }.
dwar7s-log-ambush = { $count ->
    [one] { $seat } usou Emboscada: { $card } ({ $cell }). Um anão voltou para { $seats }.
   *[other] { $seat } usou Emboscada: { $card } ({ $cell }). { $count } anões voltaram para { $seats }.
}
dwar7s-log-confiscate = { $count ->
    [one] { $seat } usou Confiscar e roubou uma carta de ogro de { $victim }.
   *[other] { $seat } usou Confiscar e roubou { $count } cartas de ogro de { $victim }.
}
dwar7s-log-confiscate-own = { $seat } usou Confiscar e roubou de { $victim }: { $ogres }.
dwar7s-log-scare = { $seat } usou Assustar: um anão de { $victim } fugiu de { $start } para { $card } ({ $cell }).
dwar7s-log-thief = { $seat } usou Ladrão e roubou uma gema de { $victim }.
dwar7s-log-thief-own = { $seat } usou Ladrão e roubou uma gema de { $victim }: { $gem }.

## Resolução. Em todas, os anões da tarefa voltam para a pilha

dwar7s-log-mine = { $seat } minerou e pegou { $gems }: { $card } ({ $cell }).
dwar7s-log-mine-dragon = { $seat } minerou à toa, pois há um dragão no reino: { $card } ({ $cell }).
dwar7s-log-mine-empty = { $seat } minerou à toa, pois a pilha está vazia ({ $gem }): { $card } ({ $cell }).
dwar7s-log-tavern = { $seat } pegou uma carta de ogro na Taverna ({ $cell }).
dwar7s-log-tavern-own = { $seat } pegou uma carta de ogro na Taverna ({ $cell }): { $ogre }.
dwar7s-log-tavern-empty = { $seat } não encontrou mais nenhum ogro na Taverna ({ $cell }).
dwar7s-log-tavern-shuffle = O descarte de cartas de ogro foi embaralhado e virou o novo baralho.
dwar7s-log-store = { $seat } não trocou nada no Armazém ({ $cell }).
dwar7s-log-trade = { $seat } pagou { $gems } no Armazém ({ $cell }) e completou um objetivo de troca: { $trade }.
dwar7s-log-trade-new = Novo objetivo de troca: { $trade }.
dwar7s-log-trade-none = Não há mais objetivos de troca no baralho.
dwar7s-log-castle = { $seat } não cavou nada no Castelo ({ $cell }).
dwar7s-log-castle-monster = { $seat } não pôde cavar no Castelo ({ $cell }): há um monstro no reino.
dwar7s-log-dig = { $seat } cavou em { $cell } a partir do Castelo ({ $home }). Foi para a base: { $card }. Apareceu: { $shown }.
dwar7s-log-monster = { $seat } derrotou um monstro em { $cell }: { $card }!

## Descarte, objetivos, pontos

dwar7s-log-discard-gem = { $seat } descartou uma gema: { $gem }.
dwar7s-log-discard-ogre = { $seat } descartou uma carta de ogro: { $ogre }.
dwar7s-log-reveal = { $seat } revelou um objetivo secreto: { $secret }!
dwar7s-log-switch-on = Seu objetivo secreto será revelado assim que as exigências forem cumpridas.
dwar7s-log-switch-off = Seu objetivo secreto fica escondido até você mesmo revelar.
dwar7s-log-last = { $seat } já tem objetivos suficientes: esta é a última rodada.
dwar7s-log-score = { $seat }: { $points } PV.

## O fim e o placar

dwar7s-over-objectives = Fim de jogo. Objetivos suficientes: { $seats }.
dwar7s-over-idle = Fim de jogo: ninguém fez nada na rodada { $round }.
dwar7s-over-rounds = Fim de jogo depois de { $rounds } rodadas.
dwar7s-over-tie-realm = { $cards ->
    [one] Empate em PV; com um reino de { $cards } carta, { $seat } leva a melhor.
   *[other] Empate em PV; com um reino de { $cards } cartas, { $seat } leva a melhor.
}
dwar7s-over-tie-dwarves = { $dwarves ->
    [one] Empate em PV e no reino; com { $dwarves } anão alocado, { $seat } leva a melhor.
   *[other] Empate em PV e no reino; com { $dwarves } anões alocados, { $seat } leva a melhor.
}
dwar7s-sheet-trades = Objetivos de troca
dwar7s-sheet-secret = Objetivo secreto
dwar7s-sheet-monsters = Monstros
dwar7s-sheet-gems = Gemas
dwar7s-sheet-realm = Reino
dwar7s-sheet-cards = Cartas no reino
dwar7s-sheet-dwarves = Anões alocados
dwar7s-sheet-total = PV
