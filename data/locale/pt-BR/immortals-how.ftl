### Immortals: como se joga, para quem nunca ouviu falar dele. Lido no celular: frases curtas, sem número de regra.
### Os nomes de board e hand são os de `teaching` em ui.toml.

immortals-how-goal = Você comanda uma tribo da luz e uma das trevas em dois reinos espelhados. Os exércitos que caem em um reino voltam no outro.
immortals-how-wins = **Você vence** com mais pontos de vitória (PV, ★) depois da última rodada. Cada rodada pontua o que é seu: 1 a cada duas regiões, 1 por templo ou capital, 2 por 3 ou 4 regiões de uma área, 3 por todas as 5. Construir também pontua na hora.

immortals-how-board-realms = **Dois reinos**, o das trevas e o da luz, com as mesmas 25 regiões, como em um espelho. Nomes iguais são regiões *gêmeas*; só portais levam de uma à outra.
immortals-how-board-armies = **Seus exércitos.** A região é sua enquanto houver pelo menos um nela. Regiões da mesma cor são uma área: três delas já pontuam bem.
immortals-how-board-values = **Energia e ouro** que esta região dá quando você extrai nela. Eles pagam construções e a volta dos exércitos.
immortals-how-board-card = **Uma letra no quadrado** diz quem tem a carta desta região e pode planejar com ela em cada rodada, enquanto tiver um exército ali, em qualquer reino. Quem conquista a região fica com a carta.
immortals-how-board-tower = **A torre de dados** decide as batalhas: todos os cubos entram, alguns ficam presos, e outros, presos de antes, se soltam. Vale o que cai na bandeja.
immortals-how-board-panel = **Seu painel.** Pontos, energia, ouro. Embaixo, os seus *limbos*: o exército perdido em um reino espera no limbo do outro até você trazê-lo de volta, por uma *transição* ou nos *reforços* de cada rodada.

immortals-how-turn-1 = 🔄 **A rodada** começa com reforços de graça: uma carta de conflito (vale por uma ação), se você quiser, e, a cada 3 exércitos em um limbo, 1 volta para uma região sua.
immortals-how-turn-2 = 🎴 **Depois todos planejam em segredo**: cartas viradas para baixo em dez espaços. O espaço diz o que você faz; a carta, em qual região.
immortals-how-turn-3 = 👁️ **Então cada um age na sua vez**: revela uma carta e faz a ação, ou passa. A carta que você não pode ou não quer usar vale 1 ouro ou 1 energia.
immortals-how-turn-4 = ⚔️ **Para atacar** uma região adjacente, jogue na torre os seus exércitos e os defensores: vence quem tem mais cubos na bandeja. Se a sua carta mostra o alvo, os habitantes (verdes) lutam por você.
immortals-how-turn-5 = ⭐ **Quando as cartas acabam**, todos pontuam e começa a próxima rodada. São 7 com três jogadores e 5 com mais, a não ser que a mesa queira mais.

immortals-how-hand-spaces = **Dez espaços** (os números brancos), cada um para uma ação por rodada. O custo está abaixo do nome.
immortals-how-hand-region = **Uma carta de região** vale nos dois reinos; você diz em qual quando a revela. Depois ela volta para a sua mão.
immortals-how-hand-blank = **Uma carta em branco** esconde dos outros que ali você não planejou nada. Revelada, vale 1 ouro ou 1 energia.
immortals-how-hand-magic = **Cartas de magia** vão nos dois espaços vermelhos. Todos têm as mesmas quatro.
immortals-how-hand-prices = **Quanto custa construir** portal, templo e capital: à esquerda, no Reino da Luz; à direita, no das Trevas.
immortals-how-hand-conflict = **Uma carta de conflito** mostra uma região de um reino e é descartada depois de usada. Ela serve mesmo onde a carta de região não é sua.

immortals-how-begin = **Antes de tudo você coloca os exércitos**, grupo a grupo, onde diz a carta que escolher. **Na primeira rodada, em geral:** extraia muito ouro e muita energia, construa um templo e ataque regiões desocupadas até ter três de uma área.
