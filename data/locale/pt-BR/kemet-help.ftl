### Kemet: Blood and Sand: ajuda de cada pergunta e as regras por assunto, com as nossas palavras.

## Ajuda: preparação

kemet-help-city = Toda Cidade tem três Distritos cercados por Muralhas e, na frente deles, um Porto Militar. Ela define a sua cor na partida inteira. De todas se chega ao Delta e às outras Cidades com o mesmo número de movimentos; os Templos do oeste ficam mais perto de Anubis, Bastet e Horus, os do leste, de Ouadjet e Sobek. (Livro de regras, 2.2)
kemet-help-districts = Dez das suas doze Unidades começam em dois Distritos seus, cinco em cada; duas ficam no suprimento e podem ser recrutadas depois. (Livro de regras, 2.3)
kemet-help-levels = Você começa com três níveis de Pirâmide, nenhuma acima do nível 2. Três Pirâmides dão três cores para comprar, mas só fichas de nível 1; uma Pirâmide de nível 2 já deixa comprar fichas de nível 2 da cor dela. Com 2 jogadores, só há duas Pirâmides. (Livro de regras, 2.3)
kemet-help-found-zone = Cada Distrito tem uma só Pirâmide. As Tropas dali podem se teleportar para um Obelisco; o inimigo que toma o Distrito passa a usar a Pirâmide. (Livro de regras, 2.3 e 3.4.3)
kemet-help-found-colour = A cor decide quais fichas você pode comprar: Rubi, Força e movimento; Safira, Defesa e recrutamento; Diamante, Pontos de Oração e cartas ID; Ônix, Força e Defesa. Só se tem uma Pirâmide de cada cor. (Livro de regras, 2.3 e 4)
kemet-help-first = Uma ficha de nível 1, de graça, da cor de uma das suas Pirâmides, na ordem inversa da rodada. Ela é sua até o fim da partida. (Livro de regras, 2.3)

## Ajuda: um turno

kemet-help-turn = Coloque uma ficha de Ação em um espaço vazio do seu tabuleiro e realize essa ação. Regra do Equilíbrio: no fim do Dia, cada uma das três linhas dele precisa ter pelo menos uma ficha, comum ou de Prata; espaços que tornariam isso impossível não aparecem aqui. No mesmo turno você também pode jogar as fichas de Ouro e de Prata, na ordem que quiser, jogar cartas ID de Dia e colocar ou trocar Criaturas. Se você tem 9 PF ou mais antes da sua ficha e ninguém tem mais, a vitória é sua. (Livro de regras, 3.2 e 3.3)
kemet-help-extra = Sua ficha comum já foi jogada. Ainda dá para jogar uma ficha de Ouro ou de Prata, cartas de Dia e Criaturas do suprimento. Se você contou com a ficha de Prata para a Regra do Equilíbrio, agora ela precisa ser jogada. Todos os que têm cartas ID na mão recebem esta pergunta, sejam quais forem as cartas. (Livro de regras, 3.2)
kemet-help-silver = A ficha de Prata vai em um espaço vazio do seu tabuleiro, junto com a ficha comum deste turno, e você realiza também essa ação. Ela conta para a linha em que está. (Livro de regras, 3.2)
kemet-help-will = A ficha de Ouro dá uma ação, Recrutar ou Mover, com as regras e os custos de sempre. (Livro de regras, 1.2 e 3.2)
kemet-help-put = A Criatura entra em jogo junto de uma Tropa, em um Distrito seu. Ela não é uma Unidade: não conta para o limite de Tropa e só dá os seus bônus. Se ficar sem Tropa, volta para o suprimento. (Livro de regras, 3.4.2)
kemet-help-swap = Antes da primeira ficha do turno, você pode trocar uma Criatura do suprimento por outra que esteja nos seus Distritos. No resto do mapa não se troca. (Livro de regras, 3.4.2)
kemet-help-keep = No fim de uma ação, a Tropa tem no máximo uma Criatura; a outra volta para o suprimento e pode ser colocada de novo depois. (Livro de regras, 3.4.2 e 4)

## Ajuda: comprar, erguer, recrutar

kemet-help-buy = É preciso ter uma Pirâmide da cor da ficha, de nível igual ou maior, em um Distrito que você controla. O preço em PO é o nível. Só uma ficha de cada cor por Dia, e nenhuma que você já tenha. Ela passa a valer quando a ação termina. (Livro de regras, 3.4.2)
kemet-help-twin = A ação de ouro compra mais uma ficha por um espaço de Comprar que você já usou hoje, por 1 PO a mais. Na sua própria Cidade, a ficha é da cor do espaço. (Decisão da própria Taverna sobre a ficha)
kemet-help-special = A carta especial toma o lugar de uma das suas oito, até o fim da partida. Ninguém vê qual carta você deixa. (Decisão da própria Taverna sobre a ficha)
kemet-help-raise = Uma Pirâmide, em quantos níveis quiser, até 4: você paga a soma dos números dos níveis novos; de 1 para 3, são 5 PO. Uma Pirâmide nova precisa de uma cor que você ainda não tem e de um Distrito seu sem Pirâmide. A de nível 4 vale 1 PF para quem controla o Distrito. (Livro de regras, 3.4.3)
kemet-help-raise-level = Cada nível novo custa o próprio número: de 2 para 3, são 3 PO; de 1 para 3, são 5. (Livro de regras, 3.4.3)
kemet-help-raise-colour = Uma Pirâmide de cada cor; ela permite comprar fichas dessa cor até o nível dela. (Livro de regras, 3.4.3)
kemet-help-recruit = Cada Unidade custa 1 PO e vai do suprimento para os Distritos da sua Cidade, respeitando o limite de 5 por Tropa. Em um Distrito com Tropa inimiga começa uma Batalha na hora, e você é o atacante. (Livro de regras, 3.4.4)
kemet-help-between = Entre duas Batalhas do mesmo Recrutar, você pode jogar cartas de Dia; durante uma Batalha, não. Todos os que têm cartas ID na mão recebem esta pergunta, sejam quais forem as cartas. (Livro de regras, 3.2 e 3.4.4)
kemet-help-battles = Todas as Unidades já estão nos lugares; agora as Batalhas são resolvidas uma a uma, na ordem que você escolher. (Livro de regras, 3.4.4)
kemet-help-place-mercenaries = Os três mercenários são seus até o fim. Os que você não colocar agora vão para o suprimento. (Decisão da própria Taverna sobre a ficha)
kemet-help-place-pray = Uma Unidade do suprimento em um Distrito livre da sua Cidade, a cada ação de Orar. (Decisão da própria Taverna sobre a ficha)
kemet-help-place-enlistment = Unidades do suprimento se juntam às suas Tropas, em qualquer lugar, ou vão para Distritos livres da sua Cidade, respeitando o limite de Tropa. (Decisão da própria Taverna sobre a carta)
kemet-help-place-battle = Unidades do suprimento vão para a zona da Batalha, se você tiver Tropa ali, ou para Distritos livres da sua Cidade. (Decisão da própria Taverna sobre a carta)
kemet-help-place-conscription = Cada Ficha de Veterano traz uma Unidade do suprimento para um Distrito livre da sua Cidade. Depois desta etapa, as que sobram se perdem. (Livro de regras, 3.6)
kemet-help-place-night = Unidades do suprimento se juntam às suas Tropas, em qualquer lugar, ou vão para Distritos livres da sua Cidade, respeitando o limite de Tropa. (Decisão da própria Taverna sobre a ficha)

## Ajuda: mover

kemet-help-move = Uma Tropa se move, inteira ou em parte. O movimento é calculado no início: 1, e mais com fichas e com a Criatura. Você também pode não mover nada; a ficha de Ação vale do mesmo jeito. (Livro de regras, 3.4.5)
kemet-help-units = Pelo menos uma Unidade vai. No caminho dá para deixar Unidades para trás ou levar outras junto. (Livro de regras, 3.4.5)
kemet-help-goes = A Criatura pode ir ou ficar, mas precisa de uma Unidade ao lado; senão, volta para o suprimento. Se ela vai desde o início, o movimento dela conta. (Livro de regras, 3.4.2 e 3.4.5)
kemet-help-step = Por terra, 1 de movimento até uma zona adjacente ou de Porto a Porto. O teleporte leva de um Distrito com Pirâmide a um Obelisco, uma vez por ação: custa 2 PO e não gasta movimento. Só se entra em um Distrito inimigo se a Tropa começou a ação ao lado dele. Entrar em uma zona com Tropa inimiga encerra o movimento com uma Batalha. Em cada zona você também pode deixar ou levar Criaturas; a que fica sem Unidades volta para o suprimento. (Livro de regras, 3.4.5)
kemet-help-take = Elas seguem com as outras. O limite de Tropa é conferido no fim da ação e ao entrar em uma zona com inimigos. (Livro de regras, 3.4.5 e 4)
kemet-help-leave = Pelo menos uma Unidade segue. As que ficam mantêm o controle da zona. (Livro de regras, 3.4.5)

## Ajuda: Batalha

kemet-help-diversion = Com Desvio não há Batalha: a sua Tropa inteira vai para uma zona adjacente, livre para você, que não seja Distrito de um oponente. Todos os que têm alguma carta ID na mão e uma zona assim recebem esta pergunta, sejam quais forem as cartas. (Decisão da própria Taverna sobre a carta)
kemet-help-council = Escolha duas cartas de Batalha: uma para jogar e outra para descartar de face para baixo, que ninguém jamais vê. Você pode adicionar cartas ID de Batalha que consiga pagar juntas; este é o único momento para elas. Os dois lados escolhem em segredo. (Livro de regras, 3.5.1)
kemet-help-council-seen = A sua ficha Espionando mostra a carta que o oponente vai jogar; o resto continua escondido. Agora escolha as suas cartas, como sempre. (Livro de regras, 3.5.1)
kemet-help-tactics = A sua Escolha Tática deixa jogar a carta que você descartou neste Conselho de Guerra; a que estava em jogo é descartada e ninguém a vê. (Decisão da própria Taverna sobre a carta)
kemet-help-wound = Cada carta ID descartada agora dá +1 de Força. Você não paga por elas, e o efeito delas se perde. (Decisão da própria Taverna sobre a ficha)
kemet-help-loser = Convocar devolve todas as suas Unidades dali ao suprimento e dá tantos PO quantas forem, menos 1. Bater em retirada leva a Tropa para uma zona vazia adjacente, à escolha do vencedor; se não houver nenhuma, você convoca. Se o vencedor não tem mais Tropa, não há retirada: você convoca ou permanece na zona. (Livro de regras, 3.5.6)
kemet-help-retreat = Você escolhe uma zona vazia adjacente para a Tropa derrotada: por terra, e nenhum Distrito que não seja da Cidade dela. (Livro de regras, 3.5.6)
kemet-help-winner = Permanecer e manter a zona, ou convocar: todas as suas Unidades dali voltam ao suprimento e dão tantos PO quantas forem, menos 1. (Livro de regras, 3.5.7)

## Ajuda: cartas e Noite

kemet-help-rain = A Tropa perde uma Unidade. Não é Batalha: ninguém ganha PF nem Ficha de Veterano; o controle da zona pode mudar. (Decisão da própria Taverna sobre a carta)
kemet-help-memory = A pilha de descarte é aberta a todos. Outra Memória Divina não pode ser pega. (Decisão da própria Taverna sobre a carta)
kemet-help-offering = Quem controla o Santuário de Todos os Deuses pode remover duas Unidades daquela Tropa por 1 PF Divino, permanente. Se não sobrar nenhuma, a zona se perde. (Livro de regras, 3.6)
kemet-help-delta = Quem controla o Templo do Delta pode remover uma Unidade daquela Tropa e ganhar os PO dele. Se era a última, o Templo já não conta no Controle de Templos, que vem em seguida. (Livro de regras, 3.6)
kemet-help-veterans-prayers = Cada Ficha de Veterano vale 1 PO agora, ou 1 Unidade na Conscrição; entre uma coisa e outra, duas valem uma carta. O que sobra depois da Noite se perde. (Livro de regras, 3.6)
kemet-help-veterans-cards = Além da carta que todos sacam: uma carta por par de Fichas de Veterano. (Livro de regras, 3.6)
kemet-help-hand = Um nível, de graça: em uma Pirâmide sua, ou uma nova de nível 1. (Decisão da própria Taverna sobre a ficha)
kemet-help-vision = Você fica com uma das cinco cartas do topo; as outras são descartadas de face para cima. Ninguém vê com qual você ficou. (Decisão da própria Taverna sobre a ficha)
kemet-help-destiny = De quem tem menos PF a quem tem mais, cada um ocupa uma posição vazia para o próximo Dia; no empate, escolhe primeiro quem hoje estava mais à frente. (Livro de regras, 3.6)

## As regras por assunto

kemet-rules-setup-title = Preparação (2.1 a 2.3)
kemet-rules-setup = Tempestades cobrem o que não é usado: com 2 jogadores, a Cidade de Horus e a margem leste; com 3, a margem leste; com 4, a Cidade de Horus. As cores das fichas são sorteadas: 2 cores com 2 jogadores, 3 com 3 ou 4, todas com 5. Cada um escolhe uma Cidade, coloca 5 Unidades em dois Distritos, ergue 3 níveis de Pirâmide (nenhuma acima de 2) e pega uma ficha de nível 1 de graça. Você começa com 7 PO, um Desvio e mais duas cartas ID, e oito cartas de Batalha. Com 2 jogadores não há fichas de Ação Divina nem segundas cópias. (Livro de regras, 2.1 a 2.3)
kemet-rules-day-title = Fase de Dia (3.2)
kemet-rules-day = Na ordem da rodada, cada um coloca uma ficha de Ação e realiza a ação, até todos terem jogado as suas cinco. Regra do Equilíbrio: no fim, cada uma das três linhas do seu tabuleiro precisa ter uma ficha. A ficha de Prata, ou a de Ouro no espaço dela, é jogada no mesmo turno de uma ficha comum; cada ação termina antes da próxima. Cada Ficha de Poder dourada tem a sua ficha de Ouro, e só se joga uma por turno. Cartas com o ícone de Dia podem ser jogadas em qualquer momento do seu turno, menos em uma Batalha. (Livro de regras, 3.2)
kemet-rules-end-title = Fama e vitória (3.1 e 3.3)
kemet-rules-end = Quem tem pelo menos 9 PF no começo do seu turno, antes de colocar uma ficha, e ninguém tem mais, vence na hora. PF quadrados são permanentes: de Batalhas, de fichas e da Noite. Os redondos são temporários: um por Templo e um por Pirâmide de nível 4 que você controla agora. (Livro de regras, 3.1 e 3.3)
kemet-rules-pray-title = Orar (3.4.1 e 4)
kemet-rules-pray = Você ganha 2 PO. Nunca se tem mais de 11; o que passa disso se perde. (Livro de regras, 3.4.1 e 4)
kemet-rules-tiles-title = Comprar Ficha de Poder (3.4.2)
kemet-rules-tiles = É preciso ter uma Pirâmide da cor da ficha, de nível igual ou maior, em um Distrito que você controla, e pagar o nível em PO. Com a Pirâmide na sua Cidade, a ficha de Ação vai no espaço de Comprar daquela cor; na Cidade de um oponente, em qualquer espaço de Comprar vazio que já tenha cor. Uma ficha de cada cor por Dia; nunca duas com a mesma arte. A ficha fica com você até o fim e vale quando a ação termina. (Livro de regras, 3.4.2)
kemet-rules-creatures-title = Criaturas (3.4.2)
kemet-rules-creatures = A Criatura vem com a sua ficha e acompanha uma Tropa, no máximo uma por Tropa. Do suprimento, você pode colocá-la em um Distrito seu que tenha Tropa sem Criatura; antes da primeira ficha do turno, pode trocá-la ali. Na vez de outra pessoa, isso é perguntado quando a Criatura ou a Tropa chega. A caminho, você pode deixar uma Criatura e levar outra. Ela não é uma Unidade: só soma os bônus. Quando fica sem Tropa, volta para o suprimento. (Livro de regras, 3.4.2)
kemet-rules-raise-title = Erguer uma Pirâmide (3.4.3)
kemet-rules-raise = Erga uma Pirâmide sua em quantos níveis quiser, até 4, ou comece uma nova; você paga a soma dos níveis novos. A Pirâmide serve a quem controla o Distrito: para comprar fichas da cor dela até o nível dela, para teleportar dali por 2 PO e, no nível 4, por 1 PF. (Livro de regras, 3.4.3)
kemet-rules-recruit-title = Recrutar (3.4.4)
kemet-rules-recruit = Pague 1 PO por Unidade e coloque-as do suprimento em Distritos da sua própria Cidade, respeitando o limite de Tropa. Em um Distrito com Tropa inimiga começa uma Batalha na hora, e você é o atacante; se forem várias, você escolhe a ordem. (Livro de regras, 3.4.4)
kemet-rules-move-title = Mover e teleportar (3.4.5)
kemet-rules-move = Uma Tropa, inteira ou em parte, se move até o valor de movimento: 1, mais os bônus, calculado no início. Além disso, pode se teleportar uma vez, por 2 PO, de um Distrito com Pirâmide para uma zona com Obelisco. No caminho dá para deixar Unidades ou levar outras. Uma zona com Tropa inimiga encerra o movimento com uma Batalha. No caminho, a Tropa pode passar do limite; no fim, cada Tropa tem no máximo 5 Unidades e uma Criatura. (Livro de regras, 3.4.5)
kemet-rules-walls-title = Portos e Muralhas (3.4.5)
kemet-rules-walls = De um Porto Militar se vai a qualquer Porto Mercante ou ao Porto Militar da sua Cidade; de um Porto Mercante, a qualquer outro Porto Mercante ou ao seu Porto Militar. Cada trajeto custa 1 de movimento. Em um Distrito de oponente só entra a Tropa que começou a ação em uma zona ao lado dele, e só em um por ação. (Livro de regras, 3.4.5)
kemet-rules-battle-title = Batalha (3.5.1 a 3.5.5)
kemet-rules-battle = Os dois escolhem em segredo duas cartas de Batalha, uma para jogar e outra descartada sem mostrar, e adicionam cartas ID de Batalha. Força: Unidades, carta de Batalha, fichas, Criatura, cartas adicionadas e mais 1 para quem é dono da Cidade, se for em um Distrito dela. A maior vence; no empate, o defensor. Baixas: primeiro o Dano não bloqueável, depois o Dano menos a Defesa. O atacante que vence e ainda tem Tropa ganha 1 PF de Batalha; o defensor que vence ganha 1 Ficha de Veterano; quem não ganhou PF ganha 1 Ficha de Veterano. (Livro de regras, 3.5.1 a 3.5.5)
kemet-rules-after-title = Depois da Batalha (3.5.6 a 3.5.8)
kemet-rules-after = O derrotado convoca a Tropa, por tantos PO quantas Unidades menos 1, ou bate em retirada para uma zona vazia adjacente, à escolha do vencedor. Se o vencedor não tem mais Tropa, o derrotado convoca ou permanece. Depois o vencedor convoca ou permanece. Quem ficou sem cartas de Batalha pega as oito de volta. (Livro de regras, 3.5.6 a 3.5.8)
kemet-rules-night-title = Fase de Noite (3.6)
kemet-rules-night = Nesta ordem: Oferenda, 2 Unidades do Santuário por 1 PF; Delta, 1 Unidade por 5 PO; Controle de Templos, 1 PF por 2 Templos ou mais; Adoração, os PO dos seus outros Templos; Orações, 2 PO, e 1 por Ficha de Veterano; Intervenção Divina, uma carta, e uma por par de Fichas de Veterano; Conscrição, uma Unidade por Ficha de Veterano, e as que sobram se perdem; Despertar, as fichas de Ação voltam; Destino, a nova ordem da rodada, de quem tem menos PF a quem tem mais. (Livro de regras, 3.6)
kemet-rules-control-title = Controle e Tropas (4)
kemet-rules-control = Você controla uma zona se tem Tropa nela; um Distrito da sua Cidade, também se estiver vazio. Uma zona é livre para você se não há nela Tropa de um oponente. Todas as suas Unidades em uma zona são uma Tropa, no máximo 5. Unidades removidas sempre voltam para o suprimento do dono. (Livro de regras, 4)
kemet-rules-cards-title = Cartas (3.1 e 4)
kemet-rules-cards = A mão não tem limite. Quantas cartas de cada tipo você tem é público; quais são, segredo. As cartas de Batalha jogadas e o descarte de cartas ID são abertos a todos; a carta de Batalha descartada no Conselho de Guerra continua escondida. A carta é paga em PO quando é jogada. Se o deck acaba, o descarte é embaralhado. Quando as regras divergem, a carta vale mais que a ficha, e a ficha, mais que as regras. (Livro de regras, 3.1 e 4)
kemet-rules-ours-title = Decisões da Taverna: fichas e cartas
kemet-rules-ours = O livro de regras cita poucas fichas e cartas. Nomes, cores e níveis são os da edição de 2021; os efeitos são os da edição de 2012 ou nossos. Nossas decisões: a Cerimônia Gêmea compra por um espaço já usado, na sua Cidade na cor dele. Tempestade de Wyyrt e Barreira de Shetyw: ninguém sabe qual carta sai. Mercenários não colocados vão para o suprimento. Alistamento e Reforços: suas Tropas, em qualquer lugar, ou Distritos livres da sua Cidade, dentro do limite; o Alistamento também vale para a Tropa a caminho, mas espera enquanto ela passa do limite. Reforços de Batalha: a zona da Batalha ou a sua Cidade. Desvio: zona adjacente por terra, livre, nunca Distrito de oponente; cancela a Iniciativa. Escolha Tática vem antes de Ferida Divina, o atacante primeiro. Chuva de Fogo não é Batalha. Memória Divina não pega outra. A Visão vale no lugar do seu saque. A Mão de Deus age nas Orações. A Serpente anula a Criatura inimiga na Batalha e o pedágio de Khnum. (Decisão da própria Taverna sobre fichas e cartas)
kemet-rules-moments-title = Decisões da Taverna: ordem e perguntas
kemet-rules-moments = Uma ficha pode ser colocada sem efeito. Cidades e Distritos são escolhidos na ordem da rodada, que é sorteada. Ao entrar em uma zona: pedágio de Khnum, Devoção, Armadilha Mortal, Desvio, Iniciativa, Conselho de Guerra. Os valores da Resolução não mudam, não importa o que se perca nas Baixas. Do Delta ninguém bate em retirada: nenhuma zona é adjacente por terra. Efeitos da Noite vêm na ordem da rodada. Criatura que volta ao suprimento, ou Tropa que chega em casa, fora da sua vez: você decide depois da Batalha ou da etapa. Uma Criatura entra por troca uma vez por turno, e se deixa ou leva uma vez em cada zona. Um passo só é oferecido se a ação ainda puder terminar dentro dos limites com o que todos sabem; acima do limite, nada pode gastar os PO que a saída custa. Quem tem alguma carta ID na mão recebe as perguntas do Desvio, das últimas cartas do turno e de onde a Tropa não pode seguir, para que a pausa não revele nada. Os PO de convocar contam como ganhos no Dia. Depois de quem vence, as posições seguem os PF; PF iguais dividem a posição. (Decisão da própria Taverna sobre dúvidas do livro)
