### Immortals: o que as perguntas querem dizer, e as regras por assunto. As páginas são as do livro de regras de 2017.

## Ajuda: a rodada inicial

immortals-help-home = Um grupo militar à sua escolha vai para a região inicial da sua tribo da luz, no Reino da Luz. Você pega a carta daquela região e coloca 2 exércitos do seu estoque na mesma região do Reino das Trevas. (Livro de regras, página 6)
immortals-help-draft = Todos escolhem uma carta ao mesmo tempo. Se você ainda tem grupos militares, ela deve mostrar uma região desocupada, se houver uma na sua mão; então você a revela, coloca um grupo militar lá e pega a carta de região. Se a carta de região já tem dono, você guarda a carta de conflito no lugar dela. Sem grupos militares, você só guarda a carta que escolher. Depois as mãos passam para a esquerda. (Livro de regras, páginas 6 e 7)
immortals-help-place-cell = Um coringa vale por qualquer região desocupada da sua área, no seu reino. (Livro de regras, página 6)
immortals-help-place-group = Qualquer grupo militar dos seus dois tabuleiros de tribo, em qualquer reino. (Livro de regras, página 6)
immortals-help-limbos = Os exércitos que caíram quando a torre foi alimentada vão para o limbo da luz ou das trevas, como você quiser. Os que ficaram dentro saem em alguma batalha. (Livro de regras, página 7)

## Ajuda: reforços e planejamento

immortals-help-draw = Uma carta de conflito é descartada depois de usada; não há limite de cartas na mão. (Livro de regras, página 8)
immortals-help-reinforce = Para cada 3 exércitos neste limbo, 1 deles pode ir para uma região do mesmo reino em que você tenha exércitos, cada um para uma diferente, se quiser. O que você não mandar fica no limbo. (Livro de regras, página 8)
immortals-help-plan = Coloque cartas viradas para baixo nos seus espaços, no máximo uma em cada; você também pode não colocar nenhuma. Os oito espaços de exército aceitam cartas de região, de conflito e em branco; os dois de magia, cartas de magia e em branco. Uma carta de região exige um exército seu naquela região, em qualquer um dos reinos. Coringas não servem para extrair. Uma carta em branco só engana os outros e vale 1 ouro ou 1 energia. Ninguém vê o seu plano até você revelar uma carta. (Livro de regras, páginas 8 e 9)

## Ajuda: ações

immortals-help-turn = Você revela uma das suas cartas e faz a ação dela, ou passa a vez. Uma carta em branco, ou uma ação que você não pode ou não quer fazer, vale 1 ouro ou 1 energia, e a carta volta para a sua mão. Um espaço cuja carta de região foi tomada vale o mesmo quando você chega a ele. Quem passa pega 1 ouro ou 1 energia, agora e em cada vez sua enquanto os outros ainda agem, e devolve todas as suas cartas para a mão. (Livro de regras, páginas 9 e 15)
immortals-help-compensation = 1 ouro ou 1 energia do estoque, por uma carta em branco, por uma ação não realizada ou por passar a vez. (Livro de regras, páginas 9 e 15)
immortals-help-realm = Uma carta de região vale nos dois reinos; você diz em qual quando a revela. Uma carta de conflito já mostra o seu reino. (Livro de regras, página 8)
immortals-help-region = Um coringa vale por uma região da sua área, no seu reino; você diz qual quando o revela. (Livro de regras, página 9)
immortals-help-deed = Primeiro você paga o custo inteiro. Se não fizer a ação, a carta volta para a sua mão e você pega 1 ouro ou 1 energia. (Livro de regras, página 9)
immortals-help-piece = Você precisa de um exército na região e paga o preço da sua tribo daquele reino. Um portal vale 1 PV, um templo 1 PV e uma capital 2 PV na hora; templos e capitais dão também 1 PV em cada pontuação a quem ocupa a região. Uma região tem no máximo um templo ou uma capital, e ao lado dele um portal; cada área de um reino tem uma capital. (Livro de regras, página 10)
immortals-help-move-target = Qualquer região sua ligada a esta por uma sequência de regiões suas; portais contam no seu sentido. Custa 1 ouro. (Livro de regras, página 11)
immortals-help-move-armies = Quantos quiser, mas ao menos um exército fica. (Livro de regras, página 11)

## Ajuda: ataques

immortals-help-attack-origin = Uma região com ao menos 2 exércitos seus, adjacente à que você quer atacar ou com um portal para ela. A carta não precisa mostrá-la: a carta só diz quem os habitantes ajudam. (Livro de regras, página 10)
immortals-help-attack-target = Uma região adjacente do mesmo reino, ou a gêmea a que leva um portal na região de onde você ataca, não importa quem o construiu: desocupada, ou ocupada por outro jogador. (Livro de regras, página 10)
immortals-help-attack-armies = Todos os atacantes vão para a torre, com os defensores e os cubos da bandeja; ao menos um exército fica. (Livro de regras, página 13)
immortals-help-attack-stance = Se a carta mostra a região atacada, os habitantes lutam pelo atacante; se mostra a região de onde você ataca, são neutros; se mostra qualquer outra, lutam pelo defensor ou, em uma região desocupada, por eles mesmos. A sua carta permite mais de um desses casos; você declara qual antes de jogar os cubos. (Livro de regras, página 10)

## Ajuda: magia

immortals-help-magic-limbo = Todos os exércitos saem de um só limbo e vão para regiões do mesmo reino em que você tenha exércitos. (Livro de regras, página 12)
immortals-help-magic-armies = Para quaisquer regiões deste reino em que você tenha exércitos, todos juntos ou divididos. (Livro de regras, página 12)
immortals-help-magic-temple = Qualquer região em que você tenha um exército e ainda não haja templo nem capital. Você ganha 1 PV. (Livro de regras, página 12)
immortals-help-magic-seize = Uma região em que você tenha um exército, mas não a carta. Se você tiver mais exércitos nela do que o dono da carta na mesma região do outro reino, ganha a carta, mesmo que ela esteja no tabuleiro dele; do baralho, basta pegá-la. Se não, nada acontece, e o custo está pago. (Livro de regras, página 12)

## As regras por assunto

immortals-rules-setup-title = Preparação
immortals-rules-setup = Cada jogador comanda uma tribo da luz e uma das trevas, sorteadas, com 43 exércitos, as mesmas 4 cartas de magia e 4 cartas em branco. Os tabuleiros de tribo mostram grupos militares, com 3 ou 4 jogadores mais um grupo de 2 em cada; mostram também a energia e o ouro iniciais, os preços das construções e uma ação própria da tribo. Com 3 jogadores são 7 rodadas; com 4 ou 5 jogadores, 5. (Livro de regras, páginas 4 e 5)
immortals-rules-draft-title = Colocação de exércitos
immortals-rules-draft = Primeiro, um grupo militar vai para a sua região inicial. Depois cada jogador recebe 5 cartas de conflito, das trevas e da luz alternadamente. Todos escolhem uma ao mesmo tempo. Na ordem dos jogadores, você coloca um grupo militar na região da sua carta, pega a carta de região e descarta a de conflito; se a carta de região já tem dono, guarda a de conflito no lugar dela. Se a região já tiver sido ocupada, não coloca nada e guarda a carta. Então as mãos e o marcador de 1º jogador passam para a esquerda, e cada mão recebe uma carta. Termina quando ninguém mais tem grupos militares. (Livro de regras, páginas 6 e 7)
immortals-rules-tower-title = A torre de dados
immortals-rules-tower = O que é jogado nela pode ficar preso, e o que estava preso pode cair. No começo ela é alimentada com 7 exércitos de cada jogador e 10 habitantes; o que cai vai para os limbos, e 2 habitantes ficam na bandeja. Em uma batalha, os cubos da bandeja, os atacantes e os defensores são jogados juntos, e decide o que cair. A torre nunca é esvaziada. (Livro de regras, páginas 7 e 13)
immortals-rules-reinforcement-title = Reforços
immortals-rules-reinforcement = Cada jogador pode pegar 1 carta de conflito. Depois, na ordem dos jogadores, para cada 3 exércitos em um limbo você pode mandar 1 deles para uma região daquele reino em que tenha exércitos. (Livro de regras, página 8)
immortals-rules-planning-title = Planejamento de ações
immortals-rules-planning = Todos ao mesmo tempo colocam cartas viradas para baixo nos seus dez espaços: oito de exército e dois de magia. Uma carta de região exige um exército seu naquela região, em qualquer um dos reinos; uma carta de conflito não. Coringas não servem para extrair. Cartas em branco escondem o que você não vai fazer. (Livro de regras, páginas 8 e 9)
immortals-rules-actions-title = Realização das ações
immortals-rules-actions = Um por vez, cada jogador revela uma carta e faz a ação dela, ou passa a vez. Cartas de região e de magia voltam para a mão; cartas de conflito são descartadas. Uma carta em branco, ou uma ação que não pode ou não vai ser feita, dá 1 ouro ou 1 energia, e a carta volta para a mão. Quem passa pega 1 ouro ou 1 energia e todas as suas cartas de volta, e ganha o mesmo em cada vez sua enquanto os outros agem. A fase termina quando não há mais cartas nos tabuleiros. (Livro de regras, páginas 9 e 15)
immortals-rules-extraction-title = Extrair ouro ou energia
immortals-rules-extraction = Você recebe o ouro ou a energia da região da carta, naquele reino, se tiver um exército lá. Coringas não servem para extrair. (Livro de regras, página 9)
immortals-rules-transition-title = Transição
immortals-rules-transition = Por 2 energias e 1 ouro, 3 exércitos do limbo daquele reino, ou todos, se houver menos, vão para a região da carta, se você tiver um exército lá. (Livro de regras, página 9)
immortals-rules-building-title = Portais, templos e capitais
immortals-rules-building = Você constrói na região da carta, se tiver um exército lá, pelo preço da sua tribo daquele reino. Portal 1 PV, templo 1 PV, capital 2 PV na hora. Um templo ou uma capital por região, e ao lado um portal; uma capital em cada área de um reino. Um portal leva em um só sentido, para a mesma região do outro reino, e serve a quem ocupa a sua região. (Livro de regras, página 10)
immortals-rules-attack-title = Atacar
immortals-rules-attack = De uma região com ao menos 2 exércitos seus você ataca uma adjacente, ou a gêmea por um portal: desocupada, ou ocupada por outro jogador. A carta não diz onde, mas quem os habitantes ajudam: se mostra a região atacada, lutam por você; se mostra a região de onde você ataca, são neutros; se mostra outra, lutam pelo defensor, ou por eles mesmos, se ela estiver desocupada. (Livro de regras, página 10)
immortals-rules-battle-title = Batalha
immortals-rules-battle = Se não há habitante na bandeja, entra 1; se há mais de 3, 1 sai. Então tudo é jogado na torre de dados. Em uma região desocupada basta um exército seu na bandeja; se os habitantes lutam por eles mesmos, você precisa de mais exércitos do que eles. Contra um jogador, vence o lado com mais cubos, os habitantes com o seu lado. O perdedor perde todos os seus cubos da bandeja, e o vencedor o mesmo número, primeiro os habitantes; os exércitos vão para o limbo do outro reino, e todos os habitantes que lutaram, para o estoque. Os outros exércitos do vencedor vão para a região. O atacante que vence ganha a carta de região, mesmo que não lhe reste exército nenhum. No empate perdem-se todos, e a carta volta para o baralho, se era do atacante ou do defensor. (Livro de regras, páginas 13 e 14)
immortals-rules-moving-title = Mover
immortals-rules-moving = Por 1 ouro, qualquer número de exércitos da região da carta vai para outra região sua, só por regiões suas; portais também servem. Um exército fica. (Livro de regras, página 11)
immortals-rules-tribes-title = Ações das tribos
immortals-rules-tribes = Cada uma das suas duas tribos tem um espaço próprio. Elfos: extrair energia. Humanos: atacar por 2 energias e 1 ouro. Anões: templo por 2 ouros. Halflings: transição de 3. Amazonas: atacar por 1 energia e 2 ouros. Demônios: templo por 2 energias. Orcs: extrair ouro. Necromantes: transição de 3. Elfos Noturnos: atacar por 2 energias e 1 ouro. Trolls: atacar por 1 energia e 2 ouros. (Livro de regras, página 11)
immortals-rules-magic-title = Cartas de magia
immortals-rules-magic = Todos têm as mesmas quatro. Transição de 5: 5 exércitos de um limbo para regiões suas naquele reino, por 4 energias e 1 ouro. Carta ou marcador: uma carta de conflito, ou o marcador de 1º jogador para a próxima rodada, por 1 ouro. Dominar ou templo: por 2 energias e 2 ouros. Duas cartas ou transição de 2: por 2 ouros. (Livro de regras, página 12)
immortals-rules-scoring-title = Pontuação
immortals-rules-scoring = No fim de cada rodada: 1 PV para cada duas regiões, 1 PV para cada templo e cada capital em regiões suas e, em cada área de um reino, 2 PV com 3 ou 4 regiões, 3 PV com todas as 5. Uma região é sua se você tem um exército nela, não importa quem tem a carta. (Livro de regras, páginas 15 e 16)
immortals-rules-end-title = Fim de jogo
immortals-rules-end = Depois da última rodada vence quem tem mais pontos de vitória. Em caso de empate, quem tem mais exércitos no tabuleiro, nos dois reinos; se o empate continuar, a vitória é dividida. (Livro de regras, página 16)
