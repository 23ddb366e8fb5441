### Dwar7s: Outono: como se joga, para quem nunca ouviu falar dele. Lido no celular: frases curtas, sem número de regra. Os
### nomes de board e hand são os de `teaching` em ui.toml.

dwar7s-how-goal = O inverno está chegando para os reis anões. Juntos, todos constroem uma só terra de cartas e muralhas, mandam anões às minas em busca de gemas e trocam as gemas por objetivos.
dwar7s-how-wins = **Você vence** com mais pontos de vitória (PV). Quando alguém completa 3 objetivos, a rodada vai até o fim. Um objetivo dá de 6 a 16, um monstro derrotado dá 3; o seu reino e as gemas que sobram na mão também contam.

dwar7s-how-board-realm = **Seu Castelo e seu reino**: todas as cartas a que um anão chegaria a partir do Castelo sem atravessar muralha. No fim, cada uma vale o número do canto.
dwar7s-how-board-mine = **Uma mina.** 2 anões seus trazem 1 esmeralda, 2 âmbares ou 1 diamante; 3 anões, um rubi: os espaços claros dizem quantos. Vale a mina de qualquer um.
dwar7s-how-board-monster = **Um monstro.** O Dragão do Fogo trava todas as minas do reino dele; o Gigante do Gelo, a ação extra dos Castelos. 5 anões da mesma cor o derrotam.
dwar7s-how-board-tavern = **Uma Taverna.** 2 anões seus aqui pegam uma carta de ogro: um golpe de graça contra um rival.
dwar7s-how-board-trades = **Objetivos de troca abertos**: as gemas que custam e os PV. 3 anões seus em um Armazém (a placa) pagam um deles; então um novo é aberto para todos.
dwar7s-how-board-panel = **Seu painel.** Os PV que todos veem, quanto vale o seu reino, os anões que ainda não foram alocados e, embaixo, o que você tem. As bolinhas no alto são os objetivos: o terceiro encerra a partida.

dwar7s-how-turn-1 = 🏰 **Um turno** tem 3 ações, na combinação que quiser: construir uma carta, alocar um anão, mover um anão. O seu Castelo em jogo dá uma 4ª, a não ser que haja um Gigante do Gelo no reino.
dwar7s-how-turn-2 = 🧱 **Construir**: uma carta da mão vai ao lado de qualquer carta ou em cima (mina ou dragão sobre mina, Taverna ou Armazém sobre um dos dois). Você escolhe que lados as muralhas fecham. 2 anões em um Castelo cavam: o topo de uma pilha desce.
dwar7s-how-turn-3 = ⛏️ **Alocar** um anão em qualquer carta com espaço vago, perto ou longe. 👣 **Mover** um anão para uma carta adjacente com espaço vago, se não houver muralha no caminho.
dwar7s-how-turn-4 = 💎 **Depois as tarefas rendem**: cada carta com anões seus em número suficiente dá o que promete, e esses anões voltam para você. Onde ainda falta algum, os outros esperam.
dwar7s-how-turn-5 = 👹 **Cartas de ogro**, da Taverna, não gastam ação: assustam anões, trocam anões de lugar, mandam anões de volta ou roubam gemas e ogros.

dwar7s-how-hand-kingdom = **Cartas de reinado.** O que resta das suas 9 para construir. Os espaços claros dizem quantos anões a tarefa requer; o sinal embaixo, o tipo da carta.
dwar7s-how-hand-gems = **Gemas.** Pagam objetivos de troca; as que sobram no fim dão de 1 a 3 PV cada. Ninguém mais vê quais são as suas.
dwar7s-how-hand-ogres = **Cartas de ogro.** No seu turno, use quantas quiser, entre uma ação e outra.
dwar7s-how-hand-secret = **Seu objetivo secreto.** Conta como um dos seus 3 e é revelado na hora em que as exigências estão cumpridas, a não ser que você desligue isso.
dwar7s-how-hand-trades = **O que você já pode pagar.** As gemas de cor viva estão na sua mão; as apagadas faltam.
dwar7s-how-hand-limit = **Seus PV**, com as gemas que só você vê, e as suas **cartas**: de reinado, gemas e ogros, somadas, no máximo 9 ao fim do seu turno.

dwar7s-how-begin = **Nos primeiros turnos, em geral:** construa logo o Castelo pela 4ª ação, junte a ele uma mina por um lado sem muralha, aloque 2 anões na mesma mina em um só turno e junte gemas para um dos objetivos abertos.
