### A balsa: como se joga. Os nomes de board e hand são os de `teaching` em ui.toml.

ferry-how-goal = Uma balsa vai e volta, e todos querem a carga mais pesada nela. Mas caixote que partiu não volta.
ferry-how-wins = **Você vence** com mais pontos depois da última travessia; no empate, quem guardou mais caixotes.
ferry-how-board-points = **Seus pontos**: um por travessia em que a sua carga é a mais pesada.
ferry-how-board-crates = **Caixotes na mão.** Todos veem quantos são, mas só você vê quais.
ferry-how-board-aboard = **Sua carga** nesta travessia. O número de um caixote é o peso dele.
ferry-how-board-pile = **A pilha**, de onde vêm os caixotes novos.
ferry-how-hand-crates = **Seus caixotes.** Não há dois com o mesmo peso.
ferry-how-turn-1 = 📦 **Embarque**: todos escolhem um caixote em segredo.
ferry-how-turn-2 = 👀 **À vista**: os caixotes são mostrados.
ferry-how-turn-3 = ➕ **Mais um**: de novo em segredo, cada um pode mandar um segundo caixote atrás do primeiro.
ferry-how-turn-4 = ⚖️ **Balança**: a carga mais pesada ganha um ponto.
ferry-how-turn-5 = 🏗️ **No cais**: cada um, na sua vez, compra um caixote ou descansa.
ferry-how-begin = **Na primeira travessia, em geral:** embarque o caixote mais pesado, acrescente outro só se ele der a vitória e compre no cais.
