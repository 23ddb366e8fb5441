### Dwar7s Fall: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule numbers. The
### names of board and hand are those of `teaching` in ui.toml.

dwar7s-how-goal = Llega el invierno para los reyes enanos. Entre todos se construye una sola tierra de cartas y murallas, se mandan enanos a las minas en busca de gemas y se cambian las gemas por objetivos.
dwar7s-how-wins = **Ganas** si tienes más puntos de victoria (PV) que nadie. Cuando alguien completa 3 objetivos, la ronda se juega hasta el final. Un objetivo da de 6 a 16, un monstruo derrotado 3; también cuentan tu reino y las gemas de tu mano.

dwar7s-how-board-realm = **Tu Castillo y tu reino**: todas las cartas a las que llegaría un enano desde el Castillo sin cruzar murallas. Al final, cada una vale el número de su esquina.
dwar7s-how-board-mine = **Una mina.** 2 enanos tuyos traen 1 esmeralda, 2 ámbares o 1 diamante; 3 enanos, un rubí: los espacios claros dicen cuántos. Sirve la mina de cualquiera.
dwar7s-how-board-monster = **Un monstruo.** Un Dragón de Fuego detiene todas las minas de su reino; un Gigante de Hielo, la acción extra de los Castillos. 5 enanos de un jugador lo derrotan.
dwar7s-how-board-tavern = **Una Taberna de Ogros.** 2 enanos tuyos roban aquí una carta de ogro: una jugarreta gratis contra un rival.
dwar7s-how-board-trades = **Objetivos de comercio abiertos**: las gemas que cuestan y sus PV. 3 enanos tuyos en un Almacén (el letrero) pagan uno; entonces se abre otro para todos.
dwar7s-how-board-panel = **Tu panel.** Los PV que todos ven, lo que vale tu reino, los enanos por colocar y, después, lo que tienes. Los círculos de arriba son tus objetivos: el tercero acaba la partida.

dwar7s-how-turn-1 = 🏰 **Un turno** tiene 3 acciones, en la combinación que quieras: construir una carta, colocar un enano, mover un enano. Tu Castillo en la mesa da una 4.ª, salvo que haya un Gigante de Hielo en su reino.
dwar7s-how-turn-2 = 🧱 **Construye** una carta de tu mano junto a otra o encima: mina o dragón sobre mina, Taberna o Almacén sobre uno de los dos. Eliges en qué lados cierran sus murallas. 2 enanos en un Castillo cavan: la de arriba de una pila va al fondo.
dwar7s-how-turn-3 = ⛏️ **Coloca** un enano en cualquier carta con un espacio libre, cerca o lejos. 👣 **Mueve** uno a una carta adyacente con un espacio libre, si no hay muralla en medio.
dwar7s-how-turn-4 = 💎 **Después tus tareas dan fruto**: cada carta con suficientes enanos tuyos da lo que promete, y esos enanos vuelven contigo. Donde falta alguno, los demás esperan.
dwar7s-how-turn-5 = 👹 **Las cartas de ogro**, de la Taberna de Ogros, no gastan acción: asustan enanos, los cambian de lugar, los mandan de vuelta, o quitan gemas y cartas de ogro.

dwar7s-how-hand-kingdom = **Cartas de reino.** Lo que queda de tus 9 cartas por construir. Los espacios claros dicen cuántos enanos requiere la tarea; el signo de abajo, de qué tipo es la carta.
dwar7s-how-hand-gems = **Gemas.** Pagan objetivos de comercio; las que quedan al final dan de 1 a 3 PV cada una. Nadie más ve cuáles tienes.
dwar7s-how-hand-ogres = **Cartas de ogro.** Juega cuantas quieras en tu turno, entre tus acciones.
dwar7s-how-hand-secret = **Tu objetivo secreto.** Cuenta como uno de tus 3 y se revela solo cuando se cumple su condición, salvo que lo desactives.
dwar7s-how-hand-trades = **Lo que ya puedes pagar.** Las gemas brillantes están en tu mano; las pálidas faltan.
dwar7s-how-hand-limit = **Tus PV**, con las gemas que solo tú ves, y tus **cartas**: de reino, gemas y cartas de ogro juntas, 9 como máximo al final de tu turno.

dwar7s-how-begin = **Primeros turnos, casi siempre:** construye enseguida tu Castillo por la 4.ª acción, únele una mina por un lado abierto, pon 2 enanos en la misma mina en un solo turno y ahorra gemas para un objetivo abierto.
