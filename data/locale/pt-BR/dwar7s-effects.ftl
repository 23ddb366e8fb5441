### Dwar7s: Outono: o que cada opção faz, ao lado do nome; no máximo 100 caracteres. Os argumentos estão no começo de
### ../en/dwar7s-effects.ftl.

## Cartas de reinado

dwar7s-effect-card = { $points } PV no reino; { $needed } anões: { $gain }
dwar7s-effect-card-castle = { dwar7s-effect-card }; ao dono, mais { $actions } ação por turno
dwar7s-effect-card-dragon = { dwar7s-effect-card }; até lá, ali as minas travam e não se cava
dwar7s-effect-card-ice_giant = { dwar7s-effect-card }; até lá, ali não há ação extra nem se cava

## O que as tarefas dão, além de gemas

gain-castle = o topo de uma pilha vai para a base
gain-tavern = 1 carta de ogro
gain-store = um objetivo de troca pelas gemas dele
gain-defeat = você o derrota, { $number } PV
gain-stopped = nada (monstro no reino)
gain-empty = nada (a pilha acabou)
gain-no_ogres = nada (não há carta de ogro)
gain-no_stacks = nada (nenhuma pilha dá para cavar agora)
gain-no_trades = nada (não há objetivo aberto)
gain-theirs = o dono do anão o derrota, { $number } PV
gain-defeated = derrotado, { $number } PV para o dono deles

## Tarefas

dwar7s-effect-place = 1 ação: em qualquer carta com espaço vago, mesmo de um adversário
dwar7s-effect-move = 1 ação: para uma carta adjacente com espaço vago, sem atravessar muralhas
dwar7s-effect-reveal = { $points } PV para sempre, e um dos 3 objetivos que encerram a partida
dwar7s-effect-switch-on = revelado assim que as exigências forem cumpridas, no turno de qualquer um
dwar7s-effect-switch-off = aí quem revela é você, só nos seus turnos

## Lugares

dwar7s-effect-site-own = aberto para o seu reino: { $cards }
dwar7s-effect-site-rival = aberto para o reino de um adversário: { $cards }
dwar7s-effect-site-both = aberto para o seu reino e o de um adversário: { $cards }
dwar7s-effect-site-none = aberto para { $cards }, sem reino
dwar7s-effect-site-closed = fechado pelas muralhas das vizinhas
dwar7s-effect-site-alone = sem cartas ao lado
dwar7s-effect-rotation-rival = { dwar7s-effect-rotation }; { $rival }: { $before } → { $theirs } PV
dwar7s-effect-rotation = seu reino fica com { $points } PV e { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; { $ways ->
    [0] sem passagem para as vizinhas
   *[other] aberta para: { $cards }
}
dwar7s-effect-target = { $gain }; { $missing ->
    [0] completa com este anão
    [one] com este, falta { $missing } anão
   *[other] com este, faltam { $missing } anões
}; { $free ->
    [0] nenhum espaço vago
    [one] resta { $free } espaço vago
   *[other] restam { $free } espaços vagos
}
dwar7s-effect-target-over = já completa sem este anão: { $gain }; { $free ->
    [0] nenhum espaço vago
    [one] resta { $free } espaço vago
   *[other] restam { $free } espaços vagos
}
dwar7s-effect-start = pode ir para: { $cards }
dwar7s-effect-crowd = anões: { $enemies ->
    [0] nenhum inimigo
    [one] { $enemies } inimigo
   *[other] { $enemies } inimigos
}, { $mine ->
    [0] nenhum seu
    [one] { $mine } seu
   *[other] { $mine } seus
}; { $needed } da mesma cor: { $gain }
dwar7s-effect-work = { $gain }; { $needed } anões voltam para a sua pilha

## Gemas

dwar7s-effect-gem = { $points } PV ao fim da partida; você tem { $count }
dwar7s-effect-trade = pague { $gems }: { $points } PV se ficassem na mão
dwar7s-effect-keep = as suas gemas ficam na mão: { $points } PV ao fim da partida
