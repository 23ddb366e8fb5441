### Immortals: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers.
### The names of board and hand are those of `teaching` in ui.toml.

immortals-how-goal = Diriges una tribu de la luz y una de la sombra en dos reinos reflejados. Los ejércitos que caen en un reino resurgen en el otro.
immortals-how-wins = **Ganas** si tienes más puntos de victoria (PV, ★) que nadie tras la última ronda. Cada ronda puntúa lo tuyo: 1 por cada dos regiones, 1 por templo o capital, 2 por 3 o 4 regiones de un área, 3 por las 5. Construir puntúa al momento.

immortals-how-board-realms = **Dos reinos**, el de la sombra y el de la luz, con las mismas 25 regiones, como en un espejo. Las que se llaman igual son *gemelas*; solo los portales llevan de una a otra.
immortals-how-board-armies = **Tus ejércitos.** Una región es tuya mientras haya al menos uno en ella. Las regiones del mismo color son un área: tres de ellas ya puntúan bien.
immortals-how-board-values = **La energía y el oro** que da esta región cuando extraes en ella. Con ellos pagas construcciones y la vuelta de los ejércitos.
immortals-how-board-card = **Una letra en un cuadro**: quién tiene la carta de esta región y puede planificar con ella cada ronda, mientras tenga allí un ejército, en cualquiera de los reinos. Quien conquista la región se queda con la carta.
immortals-how-board-tower = **La torre de cubos** decide las batallas: entran todos los cubos, algunos se atascan y otros, atascados de antes, se sueltan. Vale lo que cae en la bandeja.
immortals-how-board-panel = **Tu panel.** Puntos, energía, oro. Abajo, tus *limbos*: un ejército perdido en un reino espera en el limbo del otro hasta que lo traes de vuelta, con una *transición* o con la ayuda gratis de cada ronda.

immortals-how-turn-1 = 🔄 **Una ronda** empieza con ayuda gratis: una carta de conflicto (vale para una acción), si quieres, y por cada 3 ejércitos en un limbo 1 vuelve a una región tuya.
immortals-how-turn-2 = 🎴 **Después todos planifican en secreto**: cartas boca abajo en diez espacios. El espacio dice qué haces; la carta, en qué región.
immortals-how-turn-3 = 👁️ **Luego se actúa por turnos**: revelas una carta y haces su acción, o pasas. Una carta que no puedes o no quieres usar da 1 de oro o 1 de energía.
immortals-how-turn-4 = ⚔️ **Para atacar** una región adyacente, lanza a la torre tus ejércitos y los defensores: gana quien tenga más cubos en la bandeja. Si tu carta muestra el objetivo, los habitantes (verdes) luchan por ti.
immortals-how-turn-5 = ⭐ **Cuando no quedan cartas**, todos puntúan y empieza la ronda siguiente. Son 7 con tres jugadores y 5 con más, salvo que la mesa quiera más.

immortals-how-hand-spaces = **Diez espacios** (los números blancos), cada uno para una acción por ronda. El coste está debajo del nombre.
immortals-how-hand-region = **Una carta de región** vale en los dos reinos; dices en cuál cuando la revelas. Después vuelve a tu mano.
immortals-how-hand-blank = **Una carta en blanco** oculta a los demás que allí no planificas nada. Revelada, da 1 de oro o 1 de energía.
immortals-how-hand-magic = **Las cartas de magia** van en los dos espacios rojos. Todos tienen las mismas cuatro.
immortals-how-hand-prices = **Cuánto cuesta construir** portal, templo y capital: a la izquierda, en el Reino de la Luz; a la derecha, en el de la Sombra.
immortals-how-hand-conflict = **Una carta de conflicto** muestra una región de un reino y se descarta después de usarla. Sirve incluso donde la carta de región no es tuya.

immortals-how-begin = **Primero colocas tus ejércitos**, grupo a grupo, donde diga tu carta. **En la primera ronda, casi siempre:** extrae oro y energía donde los números son altos, construye un templo y ataca regiones vacías hasta tener tres de un área.
