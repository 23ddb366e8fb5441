### Kemet: Blood and Sand: how to play, for somebody who has never heard of it. Read on a phone: short sentences, no rule
### numbers. The names of board and hand are those of `teaching` in ui.toml.

kemet-how-goal = Los dioses se disputan los templos del desierto. Rápido y agresivo: tras las murallas no gana nadie.
kemet-how-wins = **Ganas** si empiezas tu turno con 9 puntos de victoria (PV) y nadie tiene más. Si atacas, ganas y te queda una unidad: 1 para siempre. Templo que controlas: 1 mientras sea tuyo. Pirámide de nivel 4: 1 mientras sea tuya.

kemet-how-board-city = **Tu ciudad.** Tus tropas empiezan aquí y vuelven aquí.
kemet-how-board-pyramid = **Una pirámide.** Con ella compras losetas de poder de su color, hasta su nivel, y teletransportas tropas.
kemet-how-board-obelisk = **Un obelisco.** Aquí llega el teletransporte de una pirámide, por 2 puntos de plegaria (PP), por lejos que esté.
kemet-how-board-temple = **Un templo.** 1 PV mientras sea tuyo, y puntos de plegaria cada noche; en el Templo del Delta, solo a cambio de una unidad.
kemet-how-board-panel = **Tu panel.** PV, puntos de plegaria (el anj) y las fichas de acción que te quedan hoy.

kemet-how-turn-1 = 🎯 **Un turno** es una ficha y una acción. Cinco turnos de cada jugador hacen un día; después llega la noche.
kemet-how-turn-2 = 🙏 **Orar** da puntos de plegaria, que pagan casi todo.
kemet-how-turn-3 = 🛒 **Comprar** una loseta de poder, o 🔺 **elevar** una pirámide para comprar otras mejores.
kemet-how-turn-4 = 👥 **Reclutar** unidades en tu ciudad, hasta 5 por tropa; 👣 **mover** una tropa, por tierra o de una pirámide a un obelisco.
kemet-how-turn-5 = ⚔️ **Batalla**: cada bando juega una carta en secreto. Gana quien tiene más fuerza y, si hay empate, quien defiende; el daño va aparte y mata las unidades que la defensa no salva: quien pierde aún puede hacer daño.

kemet-how-hand-battle = **Cartas de batalla.** Cada batalla gasta dos: una jugada y otra descartada sin que nadie la vea. Vuelven cuando has usado todas.
kemet-how-hand-divine = **Intervención Divina.** Cartas que recibes de noche; el color dice cuándo se juegan, y el anj, cuánto cuestan.
kemet-how-hand-powers = **Tus poderes.** Duran toda la partida, y casi todos son únicos.
kemet-how-hand-spaces = **Tu tablero.** Cada ficha va en una casilla. Al anochecer, cada una de las tres filas necesita una.
kemet-how-hand-prayers = **PV**, de los 9 que necesitas, y **puntos de plegaria**, de los 11 que puedes guardar.

kemet-how-begin = **El primer día, en general:** eleva una pirámide con los primeros puntos, ora para tener más, compra una loseta que ella abre y toma un templo vacío con un movimiento.
