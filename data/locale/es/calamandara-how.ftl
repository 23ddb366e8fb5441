### Calamandara: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers. The
### names of board and hand are those of `teaching` in ui.toml.

calamandara-how-goal = Los viajeros cruzan un mundo en ruinas hasta su Centro, cada uno desde su lado. El juego base y casi todas las cartas son aquí reconstrucción de Taverna: solo tenemos el reglamento de la expansión A Malha do Porvir.
calamandara-how-wins = **Ganas** al instante cuando tu ficha entra en el Centro y tienes 4 fragmentos. Cada Carta de Recuerdo de tu mano o de tu Diario es uno. Con límite de tiempo, si el Contador de Dogma llega a cero, todos pierden.

calamandara-how-board-token = **Tu ficha** en tu tablero. Salió de la llama bajo la fila 1; sube hasta la fila 6 y cruza una puerta al tablero central, que es de todos.
calamandara-how-board-centre = **El Centro.** Entras caminando, desde una de las cuatro casillas de al lado, con 4 fragmentos. Así ganas.
calamandara-how-board-symbols = **Los cinco símbolos.** Sobre la Huella caminan las fichas, la Montaña bloquea una casilla, el Ala da un salto desde su fila, la Cueva da túneles y Recuerdos. En la fila de una Torre nadie te hace retroceder ni quita tus símbolos.
calamandara-how-board-memories = **Cartas de Recuerdo.** Cada una tiene un efecto de un solo uso. En tu mano o, una vez usada, en tu Diario, es un fragmento.
calamandara-how-board-events = **Eventos.** Arriba, cuántas cartas de Esperanza y de Temor quedan en los mazos; abajo, la que se ha revelado este turno y a quién afecta.
calamandara-how-board-panel = **Tu panel.** Hasta dónde has llegado, fragmentos de los 4 que necesitas, cartas en la mano, Diario y Depósito; abajo, tu Reserva; a la derecha, la carta superior de tu mazo.

calamandara-how-turn-1 = 🌀 **Evento.** Si hay una Carta de Evento encima de tu mazo, revela el Evento o recházalo. La Esperanza ayuda, el Temor daña; si lo rechazas, sigue ahí y no recibes símbolos este turno.
calamandara-how-turn-2 = 🎒 **Fase 1**: los dos símbolos de tu Carta de Símbolos superior vienen a tu Reserva, de donde los usas.
calamandara-how-turn-3 = ⛰️ **Fase 2**: inserta hasta 3 símbolos. Casi todos van en tu tablero; las Huellas, también en el central; una Montaña por turno, en el de un rival o en el central.
calamandara-how-turn-4 = 🥾 **Fase 3**: camina hasta 2 pasos, cada uno a una Huella de al lado. Con un Ala en tu fila puedes saltar una vez, a una Huella a dos casillas; junto a una Cueva, ir por el túnel a otra junto a otra Cueva tuya.
calamandara-how-turn-5 = 📖 **Fase 4**: adquiere una Carta de Recuerdo, gratis junto a una Cueva tuya, o por 2 símbolos iguales. O anota una de tu mano en el Diario, donde ningún Evento la alcanza.

calamandara-how-hand-memories = **Cartas de Recuerdo** en tu mano, 3 como máximo. Cada una dice cuándo se puede jugar.
calamandara-how-hand-reserve = **Reserva.** Los símbolos que puedes insertar, o pagar en parejas iguales por Recuerdos. Como máximo 8 al final de tu turno.
calamandara-how-hand-depot = **Depósito.** Los símbolos que has descartado. Una vez por turno, 3 de ellos se convierten en 1 a tu elección.
calamandara-how-hand-deck = **Mazo de Símbolos.** La carta superior es lo que trae tu próxima Fase 1, y todos la ven.
calamandara-how-hand-diary = **Diario.** Los Recuerdos que has jugado o anotado. Siguen contando como fragmentos.
calamandara-how-hand-fragments = **Hasta dónde has llegado**: filas 1 a 6, después 7 y 8 en el tablero central, 9 es el Centro; y tus **fragmentos**, de los 4 que necesitas.

calamandara-how-begin = **Primeros turnos, por lo general:** inserta Huellas rectas por una columna y camina enseguida sobre ellas; pon una Cueva junto a tu camino, para los Recuerdos, y una Montaña delante de quien va en cabeza.
