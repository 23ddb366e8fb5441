### The ferry: how to play. The names of board and hand are those of `teaching` in ui.toml.

ferry-how-goal = Una balsa va y viene, y todos quieren llevar en ella la carga más pesada. Pero el cajón que partió no vuelve.
ferry-how-wins = **Ganas** si tienes más puntos después del último viaje; si hay empate, quien guardó más cajones.
ferry-how-board-points = **Tus puntos**: uno por cada viaje en el que tu carga es la más pesada.
ferry-how-board-crates = **Cajones en la mano.** Todos ven cuántos son; solo tú ves cuáles.
ferry-how-board-aboard = **Tu carga** en este viaje. El número de un cajón es su peso.
ferry-how-board-pile = **La pila**, de donde salen los cajones nuevos.
ferry-how-hand-crates = **Tus cajones.** No hay dos con el mismo peso.
ferry-how-turn-1 = 📦 **Embarque**: todos eligen un cajón en secreto.
ferry-how-turn-2 = 👀 **A la vista**: se muestran los cajones.
ferry-how-turn-3 = ➕ **Uno más**: otra vez en secreto, cada quien puede mandar un segundo cajón detrás del primero.
ferry-how-turn-4 = ⚖️ **Balanza**: la carga más pesada gana un punto.
ferry-how-turn-5 = 🏗️ **En el muelle**: por turnos, cada quien roba un cajón o descansa.
ferry-how-begin = **En el primer viaje, por lo general:** embarca tu cajón más pesado, agrega otro solo si así ganas y roba en el muelle.
