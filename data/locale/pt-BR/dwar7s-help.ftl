### Dwar7s: Outono: ajuda de cada pergunta e as regras por assunto, com as nossas palavras.

## Ajuda: tarefas

dwar7s-help-task = Você tem 3 ações, ou 4 com o seu Castelo em jogo e sem Gigante do Gelo no reino: construir uma carta, alocar um anão ou mover um anão, na combinação e na ordem que quiser. Cartas de ogro são ações livres. Quando você encerra as tarefas, tudo o que os seus anões completaram é resolvido. Quem tem cartas de ogro recebe esta pergunta mesmo sem ações, sejam quais forem as cartas. O objetivo secreto, com a “revelação automática” ligada, é revelado assim que as exigências se cumprem, no turno de qualquer um; desligada, quem escolhe o momento é você, só nos seus turnos: em qualquer escolha, e você também recebe uma pergunta depois da última ação e de cada tarefa completa, com ou sem as exigências cumpridas. (Livro de regras, p. 3, seção 1)
dwar7s-help-build-cell = Ao lado de qualquer carta, ou em cima de uma carta do mesmo tipo, de quem quer que seja, que não seja Castelo nem monstro e não tenha anões. A primeiríssima carta fica em M13. Se houver muitas casas possíveis, as mais prováveis vêm primeiro. (Livro de regras, p. 3, seção 1)
dwar7s-help-build-rotation = Você pode girar a carta como quiser. Uma muralha de um lado ou do outro da divisa entre duas cartas fecha a passagem para todos; onde não há nenhuma, as cartas estão no mesmo reino. As muralhas de uma carta coberta deixam de valer. (Livro de regras, p. 3 e 5, seção 1)
dwar7s-help-place-cell = Qualquer carta com espaço vago, em qualquer lugar, de quem quer que seja. Depois do nome vêm os seus anões que já estão ali e quantos da mesma cor completam a tarefa. (Livro de regras, p. 3, seção 1)
dwar7s-help-move-from = O anão vai para uma carta adjacente com espaço vago, se não houver muralha no caminho. Cartas de onde nenhum anão pode sair não aparecem. (Livro de regras, p. 3, seção 1)
dwar7s-help-move-to = As cartas adjacentes com espaço vago e sem muralha no caminho. Para ir mais longe é preciso outra ação, e um espaço vago em cada carta do percurso. (Livro de regras, p. 3, seção 1)

## Ajuda: cartas de ogro

dwar7s-help-brute-cell = Um anão inimigo e um anão seu que esteja em outra carta trocam de lugar, sem que muralhas, distância ou espaços vagos importem. Escolha primeiro onde está o anão inimigo. (Livro de regras, p. 10)
dwar7s-help-brute-whose = Nesta carta há anões de vários adversários; o seu troca de lugar com um deles. (Livro de regras, p. 10)
dwar7s-help-brute-own = Um anão seu de outra carta vai para lá, e o anão inimigo vem para o lugar do seu. Uma tarefa que se complete assim espera a resolução do dono dos anões. (Livro de regras, p. 10; decisão R24)
dwar7s-help-ambush-cell = Todos os anões da carta voltam para as pilhas dos donos, inclusive os seus. Depois do nome vem quantos são. (Livro de regras, p. 10)
dwar7s-help-confiscate = Você rouba todas as cartas de ogro de um adversário e pode usá-las na hora. Só vocês dois veem quais são. Se passar de nove cartas na mão, você descarta no fim deste turno. (Livro de regras, p. 10; decisão R27)
dwar7s-help-scare-cell = Você move um anão inimigo uma ou duas vezes. Cada passo precisa de um espaço vago e não atravessa muralhas. Anões que não podem se mover não aparecem. (Livro de regras, p. 10)
dwar7s-help-scare-whose = Nesta carta há anões de vários adversários; um deles se move. (Livro de regras, p. 10)
dwar7s-help-scare-to = Todas as cartas a que o anão chega com um ou dois passos. Ele não pode terminar onde começou. (Livro de regras, p. 10; decisão R17)
dwar7s-help-thief = Você rouba uma gema, ao acaso, da mão de um adversário. Só vocês dois veem qual é. (Livro de regras, p. 10)

## Ajuda: resolução e descarte

dwar7s-help-resolve = Toda carta com anões seus em número suficiente é resolvida, na ordem que você escolher: derrote o dragão primeiro, e a mina volta a funcionar. Os anões requeridos voltam para a sua pilha e os demais ficam, mesmo que a tarefa não surta efeito. (Livro de regras, p. 4, seção 2)
dwar7s-help-trade = Você paga exatamente as gemas de um objetivo aberto; elas voltam para as pilhas, e um novo objetivo é revelado na hora. Também dá para não trocar nada. Os anões voltam do mesmo jeito. (Livro de regras, p. 7, seção 5)
dwar7s-help-dig = A carta do topo de uma pilha vai para a base, sem mudar de direção; a carta de baixo passa a valer na hora, com as muralhas dela. No topo não pode haver anões nem monstro, e no reino da pilha também não pode haver monstro. Também dá para não cavar. (Livro de regras, p. 5, seção 1.2)
dwar7s-help-moment = Você recebe esta pergunta porque desligou a “revelação automática”: agora, depois de uma tarefa completa, pode revelar o seu objetivo secreto, se as exigências estiverem cumpridas. A pergunta vem de qualquer jeito, para que ninguém descubra nada pela pausa. (Livro de regras, p. 8 e 11; decisão R10)
dwar7s-help-discard = Cartas de reinado, gemas e cartas de ogro, somadas, são no máximo nove. Você descarta gemas, que voltam para as pilhas, ou cartas de ogro; cartas de reinado não podem ser descartadas. Objetivos e monstros derrotados não contam. (Livro de regras, p. 4, seção 3)

## As regras por assunto

dwar7s-rules-setup-title = Preparação
dwar7s-rules-setup = Três objetivos de troca ficam abertos. Cada um recebe um objetivo secreto, as 9 cartas de reinado de uma cor e 7 anões dela. As gemas ficam em 4 pilhas abertas: 10 esmeraldas, 10 âmbares, 8 diamantes, 6 rubis. As cartas de ogro são embaralhadas. Quem começa é sorteado; depois, em sentido horário. (Livro de regras, p. 2)
dwar7s-rules-turn-title = O turno
dwar7s-rules-turn = Tarefas: até 3 ações, 4 com o seu Castelo em jogo e sem Gigante do Gelo no reino, e quantas cartas de ogro quiser. Resolução: todas as tarefas que os seus anões completaram. Descarte: até ficar com 9 cartas na mão. As ações podem ser todas iguais, e você pode deixar de fazer algumas. (Livro de regras, p. 3 e 4)
dwar7s-rules-build-title = Construir
dwar7s-rules-build = Posicione uma carta de reinado da sua mão ao lado de qualquer carta da mesa, ou empilhe-a sobre uma carta do mesmo tipo, em qualquer orientação. Tipos: minas e Dragão do Fogo; Castelo e Gigante do Gelo; Taverna e Armazém. Nada é empilhado sobre Castelos, monstros ou cartas com anões. Só vale a carta do topo da pilha. (Livro de regras, p. 3, seção 1; decisão R1)
dwar7s-rules-dwarves-title = Alocar e mover anões
dwar7s-rules-dwarves = Alocar: um anão da sua pilha vai para qualquer carta com espaço vago, de quem quer que seja. Mover: um anão seu vai para uma carta adjacente com espaço vago, sem atravessar muralhas. Anões só voltam para a pilha quando completam uma tarefa ou com uma Emboscada. (Livro de regras, p. 3 e 4)
dwar7s-rules-realms-title = Muralhas e reinos
dwar7s-rules-realms = Duas cartas vizinhas estão ligadas se nenhuma tem muralha na divisa entre elas. Seu reino são todas as cartas a que um anão chegaria a partir do seu Castelo, como se todos os espaços estivessem vagos. Vários Castelos podem dividir um reino. O tamanho do reino é o número de cartas à vista; o que está embaixo não conta. (Livro de regras, p. 5, seção 1)
dwar7s-rules-resolution-title = Resolução
dwar7s-rules-resolution = No seu turno, toda carta com anões suficientes da sua cor é resolvida, na ordem que você escolher. Exatamente os anões requeridos voltam para a sua pilha; depois a carta faz o que diz, se puder. Se não puder, os anões voltaram de mãos vazias. (Livro de regras, p. 4, seção 2)
dwar7s-rules-castle-title = Castelo: ação extra e cavar
dwar7s-rules-castle = Seu Castelo em jogo dá 1 ação extra por turno, a não ser que haja um Gigante do Gelo no reino dele. Dois anões da mesma cor em qualquer Castelo cavam: a carta do topo de uma pilha vai para a base, na mesma direção. Nela não pode haver anões nem monstro, e não pode haver monstro no reino da pilha nem no do Castelo. (Livro de regras, p. 5, seções 1.1 e 1.2; decisão R6)
dwar7s-rules-mines-title = Minas e gemas
dwar7s-rules-mines = 2 anões trazem 1 esmeralda, 2 âmbares ou 1 diamante; 3 anões trazem 1 rubi. Com um dragão no reino, ou com a pilha vazia, eles voltam de mãos vazias. No fim, as gemas na mão valem PV: esmeralda 2, âmbar 1, diamante 2, rubi 3. (Livro de regras, p. 6, seção 2)
dwar7s-rules-monsters-title = Monstros
dwar7s-rules-monsters = O Dragão do Fogo trava as minas do reino; o Gigante do Gelo, as ações extras dos Castelos; com qualquer um deles não se cava ali. 5 anões da mesma cor o derrotam, sejam de quem forem: a carta sai da mesa e vale 3 PV para você no fim. O que estava embaixo reaparece. Um só anão inimigo ali já atrapalha; só os ogros o tiram do caminho. (Livro de regras, p. 6 e 7, seção 3)
dwar7s-rules-tavern-title = Taverna e cartas de ogro
dwar7s-rules-tavern = 2 anões na Taverna pegam uma carta de ogro. Cartas de ogro são usadas nas suas tarefas, não gastam ação e vão para o descarte. Brutamontes: um anão inimigo e um seu trocam de lugar. Emboscada: todos os anões de uma carta voltam para as pilhas. Confiscar: roube todas as cartas de ogro de um adversário. Assustar: mova um anão inimigo uma ou duas vezes. Ladrão: roube uma gema ao acaso. (Livro de regras, p. 7, seção 4, e p. 10)
dwar7s-rules-store-title = Armazém e objetivos de troca
dwar7s-rules-store = Com 3 anões no Armazém você pode pagar as gemas de um objetivo de troca aberto. As gemas voltam para as pilhas, o objetivo é seu, e um novo é revelado para todos. (Livro de regras, p. 7, seção 5, e p. 8)
dwar7s-rules-secrets-title = Objetivos secretos
dwar7s-rules-secrets = O seu pode ser revelado quando as exigências estão cumpridas; daí em diante ele vale para sempre. Arquiteto: reino de 8 cartas. Caçador: 2 monstros derrotados. Rei: reino de 10 PV. Mineiro: uma gema de cada tipo. Ogro disfarçado: 5 cartas de ogro. Pesquisador: 3 anões seus em cada um de 2 monstros. Mago: 5 esmeraldas. Com “revelação automática” ligada, ele é revelado assim que as exigências forem cumpridas, no turno de qualquer um; desligada, quem revela é você, só nos seus turnos, e você também recebe uma pergunta depois da última ação e de cada tarefa completa. No fim da partida, ele se revela se as exigências estiverem cumpridas. (Livro de regras, p. 8 e 11; decisão R10)
dwar7s-rules-discard-title = Limite da mão
dwar7s-rules-discard = No fim do seu turno você tem no máximo 9 cartas na mão, somando cartas de reinado, gemas e cartas de ogro. Se passar disso, descarte gemas ou cartas de ogro, nunca cartas de reinado. (Livro de regras, p. 4, seção 3)
dwar7s-rules-end-title = Fim de jogo
dwar7s-rules-end = Assim que alguém tem 3 objetivos, somando os de troca e o secreto, a rodada vai até o fim: quem ainda não jogou nela faz o último turno. A partida também acaba depois de uma rodada em que ninguém fez nada (uma em que o relógio encerrou as tarefas de alguém não conta), e depois de 40 rodadas. (Livro de regras, p. 8; decisão R19)
dwar7s-rules-score-title = Pontuação
dwar7s-rules-score = Objetivos: os PV de cada um. Monstros derrotados: 3 PV cada. Gemas na mão: os PV delas. Reino: os PV de todas as cartas, algumas negativas; nada, se o seu Castelo não está em jogo; quem divide um reino recebe os pontos dele por inteiro. No empate, vence o reino maior; depois, quem tem mais anões alocados. (Livro de regras, p. 9)
dwar7s-rules-rulings-title = Decisões por número
dwar7s-rules-rulings =
    Onde o livro de regras se cala, a Taverna joga assim.
    - **R1**: nada cobre um Castelo nem um monstro.
    - **R2**: o Castelo dá a ação extra já no turno em que é construído.
    - **R3**: para isso ele não precisa de anões.
    - **R4**: monstros agem em qualquer reino, mesmo sem Castelo.
    - **R5**: tarefa completa é sempre resolvida, na ordem que você quiser; trocar e cavar podem ser recusados.
    - **R6**: cava-se uma pilha de duas ou mais cartas, sem anões nela e sem monstro no reino dela nem no do Castelo.
    - **R7**: derrotar um monstro pode dividir em dois o que está na mesa.
    - **R8**: com o Brutamontes, os dois anões estão em jogo.
    - **R9**: carta de ogro precisa de alvo; sempre se pode descartá-la pelo limite da mão.
    - **R10**: o objetivo secreto se revela sozinho assim que as exigências estão cumpridas, vários em ordem de turno a partir do jogador ativo; com a revelação automática desligada, é você quem decide.
    - **R11**: o que encerra a partida não se desfaz, e objetivo completo nunca se perde.
    - **R12**: uma carta é completada uma vez por resolução.
    - **R13**: do último âmbar, você pega um.
    - **R14**: quando acabam as cartas de objetivo, ficam menos abertas.
    - **R15**: um reino pode valer menos de 0.
    - **R16**: a primeira ação da partida é construir.
    - **R17**: Assustar move um ou dois passos, sem voltar ao início.
    - **R18**: objetivos além do terceiro também contam.
    - **R19**: a rodada em que ninguém faz nada é a última, e a rodada 40 também.
    - **R20**: um Gigante do Gelo no seu reino no fim custa os próprios pontos e nada mais.
    - **R21**: com menos jogadores, só as cores sem dono ficam na caixa.
    - **R22**: a primeira carta fica em M13, as seguintes ao lado dela.
    - **R23**: o Brutamontes troca anões de jogadores diferentes em cartas diferentes, a qualquer distância.
    - **R24**: se uma carta de ogro completa a tarefa de alguém, ela espera a resolução desse jogador.
    - **R25**: com a mesa vazia, constrói-se de novo em M13.
    - **R26**: a carta que reaparece está sem anões, e as muralhas dela valem na hora.
    - **R27**: Confiscar leva todas as cartas de ogro; use-as na hora, se quiser, e descarte até ficar com 9 no fim do turno.
    - **R28**: um anão pode ir aonde a tarefa não pode ser completada.
    (Livro de regras, p. 2 a 11; as decisões R1 a R28 são da própria Taverna)
