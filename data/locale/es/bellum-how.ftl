### Bellum Magica: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule
### numbers. The names of board and hand are those of `teaching` in ui.toml.

bellum-how-goal = Señores del mal reúnen hordas de criaturas, saquean el reino humano y se roban entre ellos. Un dado dice quién trabaja hoy.
bellum-how-wins = **Ganas** si tienes más oro que nadie en tus cofres. La partida termina cuando alguien tiene 10 cofres tras los ataques del día. Un cofre de madera guarda de 1 a 3 de oro; uno de metal, de 3 a 5; uno dorado, de 6 a 8.

bellum-how-board-die = **El dado.** Su número es la fila que trabaja hoy en todos los castillos: la *horda activa*. Lo tira el Capitán; mañana lo será el siguiente jugador.
bellum-how-board-places = **Lugares** que saquear. Las espadas vencen el escudo azul; uno morado, solo las espadas mágicas. El botín está debajo del nombre.
bellum-how-board-recruits = **Reclutas**: criaturas malvadas, y otras más fuertes, las *supermalvadas*. Debajo está su precio. Junto a cada número del dado: lo que dan a la izquierda de tu castillo y lo que dan a la derecha.
bellum-how-board-castle = **Un castillo.** Sus escudos frenan a los ladrones. Las flechas cuentan hechizos de confusión: con uno, el Capitán repite la tirada.
bellum-how-board-realm = **Un reino.** A la izquierda de la línea dorada las criaturas trabajan, a la derecha luchan. El recuadro oscuro suma lo que da la fila de hoy.
bellum-how-board-chests = **Cofres**: cuántos de los 10 que terminan la partida, y de qué tipos. Debajo: alimentos, glifos y barriles.

bellum-how-turn-1 = 🎲 **El día** empieza con la tirada. Si la fila es mala para ti, gasta un barril para que se repita; el Capitán también puede usar un hechizo de confusión.
bellum-how-turn-2 = 🌾 **El lado izquierdo** da alimentos y glifos. También mapas del tesoro: quien más tiene hoy saca un cofre de metal; en caso de empate, cada uno saca uno de madera.
bellum-how-turn-3 = ⚔️ **El lado derecho** hace un ataque: a un lugar, por su botín, o al castillo de un jugador, donde cada ladrón se lleva un cofre y la víctima gana un escudo para siempre.
bellum-how-turn-4 = 👹 **Recluta** cuantas criaturas puedas pagar. Cada una va a la izquierda o a la derecha para siempre y, si muestra una ficha, también es tuya: un escudo o un hechizo.
bellum-how-turn-5 = 🌙 **Al anochecer** llegan lugares nuevos: primero granjas, luego aldeas, por último ciudades, con sus cofres dorados y sus escudos altos.

bellum-how-hand-chests = **Tus cofres** y el oro que guardan. Los demás solo ven los tipos, así que nadie sabe con certeza quién va ganando.
bellum-how-hand-rows = **Tus filas.** Lo que te da cada número del dado: a la izquierda, alimentos, glifos y mapas; a la derecha, espadas y ladrones. La fila clara es la de hoy.
bellum-how-hand-shields = **Escudos.** Para robarte hacen falta un ladrón, tantas espadas como dice el azul y espadas mágicas para el morado.
bellum-how-hand-spells = **Hechizos de confusión.** Los días en que eres el Capitán, cada uno repite la tirada una vez. Nunca los pierdes.
bellum-how-hand-resources = Los **alimentos y glifos** pagan criaturas; un **barril**, otra tirada. Lo que no gastas sigue siendo tuyo.

bellum-how-begin = **Los primeros días, por lo general:** criaturas a la izquierda, para que casi toda fila dé alimentos, y saqueos fáciles: la Taberna y las granjas. Después, espadas a la derecha, antes de que lleguen aldeas y ciudades.
