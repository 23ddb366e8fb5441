### Bellum Magica: como se joga, para quem nunca ouviu falar dele. Lido no celular: frases curtas, sem número de
### regra. Os nomes de board e hand são os de `teaching` em ui.toml.

bellum-how-goal = Senhores maléficos juntam um bando de criaturas, saqueiam o reino dos humanos e roubam uns aos outros. Um dado diz quem trabalha hoje.
bellum-how-wins = **Você vence** se tiver mais ouro nos cofres. A partida acaba quando alguém tem 10 cofres depois dos ataques do dia. Um cofre de madeira guarda de 1 a 3 de ouro, um metálico, de 3 a 5, um dourado, de 6 a 8.

bellum-how-board-die = **O dado.** O número é a linha que trabalha hoje em todos os castelos: o *bando ativo*. Quem lança o dado é o Capitão do dia; amanhã, o próximo jogador.
bellum-how-board-places = **Locais** para saquear. Espadas vencem o escudo azul; o roxo, só espadas mágicas. O saque está abaixo do nome.
bellum-how-board-recruits = **Recrutas**: criaturas maléficas e outras mais fortes, as *super maléficas*. Embaixo está o preço. Ao lado de cada número do dado: o que dão à esquerda do castelo e o que dão à direita.
bellum-how-board-castle = **Um castelo.** Os escudos seguram os assaltantes. As setas contam os feitiços de confusão: com um deles, o Capitão do dia lança o dado de novo.
bellum-how-board-realm = **Um reino.** À esquerda da linha dourada, quem trabalha; à direita, quem luta. O quadro escuro soma o que a linha de hoje dá.
bellum-how-board-chests = **Cofres**: quantos dos 10 que encerram a partida, e de que tipos. Abaixo deles: alimentos, glifos e barris.

bellum-how-turn-1 = 🎲 **O dia** começa com o dado. Se a linha é ruim para você, gaste um barril para que o dado seja lançado de novo; o Capitão também pode usar um feitiço de confusão.
bellum-how-turn-2 = 🌾 **O lado esquerdo** dá alimentos e glifos. E mapas do tesouro: quem tem mais hoje pega um cofre metálico; no empate, cada um pega um de madeira.
bellum-how-turn-3 = ⚔️ **O lado direito** faz um ataque: a um local, pelo saque, ou ao castelo de alguém. Lá cada ladrão leva um cofre, e a vítima ganha um escudo para sempre.
bellum-how-turn-4 = 👹 **Recrute** quantas criaturas puder pagar. Cada uma vai para a esquerda ou para a direita de vez, e se mostrar uma ficha, ela também é sua: escudo ou feitiço.
bellum-how-turn-5 = 🌙 **No fim do dia** chegam locais novos: primeiro quintas, depois aldeias e, por último, cidades, com cofres dourados e escudos altos.

bellum-how-hand-chests = **Seus cofres** e o ouro de cada um. Os outros só veem os tipos: ninguém sabe ao certo quem está na frente.
bellum-how-hand-rows = **Suas linhas.** O que cada número do dado rende: à esquerda, alimentos, glifos e mapas; à direita, espadas e ladrões. A linha clara é a de hoje.
bellum-how-hand-shields = **Escudos.** Para roubar você é preciso um ladrão, tantas espadas quanto diz o azul e espadas mágicas para o roxo.
bellum-how-hand-spells = **Feitiços de confusão.** Nos dias em que você é o Capitão, cada um deixa você lançar o dado de novo uma vez. Você nunca os perde.
bellum-how-hand-resources = **Alimentos e glifos** pagam criaturas; um **barril** paga um novo lançamento. O que você não gasta fica com você.

bellum-how-begin = **Nos primeiros dias, em geral:** criaturas à esquerda, para que quase toda linha dê alimento, e saques fáceis: a Taberna e as quintas. Depois, espadas à direita, antes que cheguem aldeias e cidades.
