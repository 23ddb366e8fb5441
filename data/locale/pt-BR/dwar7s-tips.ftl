### Dwar7s: Outono: uma dica para cada pergunta, para quem a encontra pela primeira vez: o que ela decide, o que se olha, o que
### não tem volta. No máximo duas frases, verdadeiras em qualquer posição.

## Tarefas

dwar7s-tip-task = Ninguém atrapalha uma tarefa que você completa em um só turno, como 2 anões em uma mina; um deixado sozinho espera a rodada inteira ao alcance dos ogros. Construa cedo o seu Castelo: ele se paga em ações extras.
dwar7s-tip-build-cell = O seu reino cresce a partir do Castelo: as cartas de valor positivo ficam bem nos lados abertos dele. Monstros (−3) ficam bem no reino de um rival: o Dragão do Fogo trava as minas dali; o Gigante do Gelo, a ação extra.
dwar7s-tip-build-rotation = Deixe aberto o lado do que deve entrar no seu reino, e com muralha o lado do que não deve. Uma só muralha na divisa fecha para todos, até para você, e carta construída não é girada de novo.
dwar7s-tip-place-cell = Prefira uma tarefa que você completa ainda neste turno: quase todas pedem 2 anões; a Mina de Rubi e o Armazém, 3; um monstro, 5. A carta de um rival rende para você tanto quanto a sua.
dwar7s-tip-move-from = Mover gasta uma ação, como alocar; serve para um anão que não ajuda onde está: um a mais, ou um com a tarefa travada. Não mexa nos que já completam uma tarefa.
dwar7s-tip-move-to = Vá para onde o anão completa uma tarefa, ou para uma carta mais perto dela. Cada carta a mais gasta outra ação e precisa de espaço vago.

## Cartas de ogro

dwar7s-tip-brute-cell = Procure uma carta em que o seu anão complete uma tarefa, ou em que o deles trave a sua, como um monstro. O anão inimigo vai parar onde está o seu: já pense em um lugar que não ajude o dono dele.
dwar7s-tip-brute-whose = Só este anão sai; os outros ficam. Tire o de quem está mais perto de completar a tarefa daqui, ou o de quem lidera.
dwar7s-tip-brute-own = O anão inimigo vem para o lugar deste: confira que ali ele não completa nada para o dono. Com esta escolha a carta está usada, e não tem volta.
dwar7s-tip-ambush-cell = Cada anão de um rival que volta é uma ação perdida, e cada anão seu também. O melhor é uma carta em que falta um só anão a um rival, como 4 em um monstro; depois de feito, não tem volta.
dwar7s-tip-confiscate = Roube de quem tem mais: você pode usar as cartas na hora, e todos veem quantas são. Isso também atrasa um Ogro disfarçado, o objetivo secreto das 5 cartas de ogro.
dwar7s-tip-scare-cell = Assuste um anão de que um rival precisa para a próxima tarefa, ou o que trava você em um monstro. Ele foge só 1 ou 2 cartas: o que você ganha é, quase sempre, um turno.
dwar7s-tip-scare-whose = Só este anão foge. Escolha o de quem precisa de só mais um aqui, ou o de quem tem mais objetivos.
dwar7s-tip-scare-to = Dois passos valem mais que um: a volta custa mais ações ao dono. Confira que ele não completa uma tarefa do dono onde parar; isto não tem volta.
dwar7s-tip-thief = Roube de quem tem mais gemas, principalmente se três anões da mesma pessoa estão perto de um Armazém. Qual gema vem é sorte, e não tem volta.

## Resolução e descarte

dwar7s-tip-resolve = A ordem importa quando uma tarefa ajuda a outra: derrote o Dragão do Fogo antes de minerar no reino dele, e minere antes de pagar no Armazém. De todo modo, todas são resolvidas.
dwar7s-tip-trade = Um objetivo vale de 4 a 6 PV a mais que as gemas que custa, e um rival pode chegar antes. Mas o seu terceiro faz desta rodada a última: confira se você está na frente.
dwar7s-tip-dig = A carta de baixo aparece na hora, com as muralhas e os PV dela: traga à tona uma que abra ou valorize o seu reino, ou enterre uma do reino de um rival. Se nenhuma troca ajuda você, não cave.
dwar7s-tip-moment = Esperar esconde o que você quer, mas as exigências podem deixar de valer: gemas são roubadas, muralhas cortam um reino. Revelado, o objetivo é seu para sempre e conta para os 3 que encerram a partida.
dwar7s-tip-discard = Guarde as gemas que um objetivo aberto pede e descarte o que está sobrando: gemas voltam para as pilhas, ao alcance de todos. Todos veem, e não tem volta.
