### Dwar7s: Outono: o que fazem as cartas, com as nossas palavras. Uma ou duas frases para /carta e, com "-brief", o que vai
### desenhado na carta: no máximo três linhas de 24 caracteres.

## A linha acima do texto. walls: lista de lados · points: PV · count: cópias · gems: lista

dwar7s-card-kingdom = Tipo: { $terrain } · requer { $needed } anões, tem { $spaces } espaços · { $points } PV no reino · muralhas: { $walls }, ou girada
dwar7s-card-gem = { $points } PV cada na mão ao fim da partida; paga objetivos de troca no Armazém. { $count } no jogo.
dwar7s-card-trade = Objetivo de troca, { $points } PV: pague { $gems } no Armazém.
dwar7s-card-secret = Objetivo secreto, { $points } PV
dwar7s-card-ogre = Carta de ogro · { $count } no jogo

## Cartas de reinado: o que fazem com anões suficientes da mesma cor, e o que fazem sempre

dwar7s-kingdom-castle = Tarefa completa, por qualquer jogador: cavar. Mova a carta do topo de uma pilha para a base, sem girá-la; nela não pode haver anões nem monstro, e no reino da pilha também não pode haver monstro. Com um monstro no reino deste Castelo, não se cava. Sempre: 1 ação extra por turno para o jogador da cor dele, a não ser que haja um Gigante do Gelo no reino. Nada pode ser empilhado sobre um Castelo.
dwar7s-kingdom-castle-brief = Cave uma pilha. Dono: 1 ação extra por turno
dwar7s-kingdom-emerald_mine = Tarefa completa: pegue 1 esmeralda, se ainda houver na pilha e não houver dragão no reino.
dwar7s-kingdom-emerald_mine-brief = Pegue 1 esmeralda
dwar7s-kingdom-amber_mine = Tarefa completa: pegue 2 âmbares, ou o que restar na pilha, se não houver dragão no reino.
dwar7s-kingdom-amber_mine-brief = Pegue 2 âmbares
dwar7s-kingdom-diamond_mine = Tarefa completa: pegue 1 diamante, se ainda houver na pilha e não houver dragão no reino.
dwar7s-kingdom-diamond_mine-brief = Pegue 1 diamante
dwar7s-kingdom-ruby_mine = Tarefa completa: pegue 1 rubi, se ainda houver na pilha e não houver dragão no reino.
dwar7s-kingdom-ruby_mine-brief = Pegue 1 rubi
dwar7s-kingdom-tavern = Tarefa completa: pegue uma carta de ogro. Se o baralho acabar, o descarte de ogros é embaralhado e vira o novo baralho.
dwar7s-kingdom-tavern-brief = Pegue uma carta de ogro
dwar7s-kingdom-store = Tarefa completa: você pode pagar exatamente as gemas de um objetivo de troca aberto e ficar com ele. Um novo é revelado na hora.
dwar7s-kingdom-store-brief = Pague as gemas de um objetivo de troca aberto
dwar7s-kingdom-dragon = Sempre: as minas do reino não rendem nada, e ninguém pode cavar ali. Tarefa completa: o dragão é derrotado, e a carta é sua; ela vale 3 PV ao fim da partida. Nada pode ser empilhado sobre um monstro.
dwar7s-kingdom-dragon-brief = Trava as minas; não se cava. Derrotado: 3 PV
dwar7s-kingdom-ice_giant = Sempre: os Castelos do reino não dão ação extra, e ninguém pode cavar ali. Tarefa completa: o gigante é derrotado, e a carta é sua; ela vale 3 PV ao fim da partida. Nada pode ser empilhado sobre um monstro.
dwar7s-kingdom-ice_giant-brief = Sem ação extra; não se cava. Derrotado: 3 PV

## Objetivos secretos: as exigências

dwar7s-secret-architect = Seu reino tem 8 cartas ou mais.
dwar7s-secret-hunter = Você derrotou 2 monstros ou mais.
dwar7s-secret-king = Seu reino vale 10 PV ou mais.
dwar7s-secret-miner = Você tem na mão pelo menos 1 gema de cada um dos quatro tipos.
dwar7s-secret-disguised_ogre = Você tem 5 cartas de ogro ou mais na mão.
dwar7s-secret-researcher = Em cada um de 2 monstros diferentes há 3 anões seus ou mais.
dwar7s-secret-mage = Você tem 5 esmeraldas ou mais na mão.

## Cartas de ogro

dwar7s-ogre-brute = Escolha um anão inimigo e um anão seu que esteja em outra carta. Eles trocam de lugar, sem que muralhas, distância ou espaços vagos importem.
dwar7s-ogre-brute-brief = Um anão inimigo e um seu trocam de lugar
dwar7s-ogre-ambush = Escolha uma carta. Todos os anões que estão nela voltam para as pilhas dos donos, inclusive os seus.
dwar7s-ogre-ambush-brief = Todos os anões de uma carta voltam
dwar7s-ogre-confiscate = Roube todas as cartas de ogro da mão de um adversário.
dwar7s-ogre-confiscate-brief = Roube todos os ogros da mão de alguém
dwar7s-ogre-scare = Mova um anão inimigo 1 ou 2 vezes. Cada passo precisa de um espaço vago e não atravessa muralhas.
dwar7s-ogre-scare-brief = Mova um anão inimigo 1 ou 2 vezes
dwar7s-ogre-thief = Roube 1 gema ao acaso da mão de um adversário.
dwar7s-ogre-thief-brief = Roube 1 gema ao acaso de um adversário
