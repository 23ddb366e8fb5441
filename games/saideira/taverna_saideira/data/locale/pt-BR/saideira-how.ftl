### Saideira: como se joga. Os nomes de board e hand são os de `teaching` em ui.toml.

saideira-how-goal = Já é tarde, e toda taberna da praça quer os últimos fregueses da noite. Uma bebida forte traz gente, a não ser que alguém tenha a mesma ideia.
saideira-how-wins = **Você vence** com mais moedas depois de seis rodadas. Elas vêm dos fregueses da sua mesa e dos brindes.
saideira-how-board-counter = **O balcão.** Tantos fregueses quantos jogadores. A cada rodada cada um leva exatamente um deles.
saideira-how-board-poured = **Sua bebida** da rodada. Todos oferecem ao mesmo tempo, em segredo.
saideira-how-board-order = **A força dela agora.** A mais forte escolhe primeiro. As iguais se atrapalham e escolhem por último.
saideira-how-board-table = **Sua mesa.** Os fregueses ficam até o fim, e muitos valem mais na companhia certa.
saideira-how-board-coins = **Suas moedas**, como se a partida acabasse agora.
saideira-how-board-spares = **Bebidas na mão**, e quantas são de sobra: essas você pode gastar em truques.
saideira-how-hand-strength = **Força**: quem escolhe antes de quem.
saideira-how-hand-trick = **O truque** que a bebida faz se você a gasta em vez de oferecer. As fortes têm truques pequenos, a cachaça não tem nenhum.
saideira-how-turn-1 = 🍺 **Ofereça**: todos escolhem uma bebida em segredo e mostram juntos.
saideira-how-turn-2 = 🃏 **Truques**: na ordem, cada um pode gastar uma bebida de sobra: enfraquecer alguém, fortalecer a sua, mandar um freguês embora ou ganhar 2 moedas.
saideira-how-turn-3 = 👥 **Escolha**: a bebida mais forte leva um freguês primeiro. Quem fica por último leva quem sobrou.
saideira-how-turn-4 = 👊 **Brigões** custam 2 moedas, mas trazem uma bebida: mais uma de sobra.
saideira-how-turn-5 = 🔔 **Próxima rodada**: o sino passa adiante e chegam novos fregueses. Depois de seis rodadas as tabernas fecham.
saideira-how-begin = **Nas primeiras rodadas, em geral:** uma bebida forte quando um freguês é muito melhor que os outros, uma fraca quando tanto faz. Guarde as de sobra para quando mudarem quem escolhe primeiro.
