### La última ronda: cómo se juega. Los nombres de board y hand son los de `teaching` en ui.toml.

saideira-how-goal = Es tarde, y todas las tabernas de la plaza quieren a los últimos clientes de la noche. Una bebida fuerte los atrae, salvo que alguien tenga la misma idea.
saideira-how-wins = **Ganas** si tienes más monedas que nadie tras seis rondas. Vienen de los clientes de tu mesa y de los brindis.
saideira-how-board-counter = **La barra.** Tantos clientes como jugadores. En cada ronda cada uno se lleva exactamente uno.
saideira-how-board-poured = **Tu bebida** de la ronda. Todos ofrecen a la vez, en secreto.
saideira-how-board-order = **Su fuerza ahora.** La más fuerte elige primero. Las iguales se estorban y eligen al final.
saideira-how-board-table = **Tu mesa.** Los clientes se quedan hasta el final, y muchos valen más con la compañía adecuada.
saideira-how-board-coins = **Tus monedas**, como si la partida acabara ahora.
saideira-how-board-spares = **Bebidas en la mano**, y cuántas te sobran: esas puedes gastarlas en trucos.
saideira-how-hand-strength = **Fuerza**: quién elige antes que quién.
saideira-how-hand-trick = **El truco** que hace la bebida si la gastas en lugar de ofrecerla. Las fuertes tienen trucos pequeños, el ron ninguno.
saideira-how-turn-1 = 🍺 **Ofrece**: todos eligen una bebida en secreto y la muestran a la vez.
saideira-how-turn-2 = 🃏 **Trucos**: por turno, cada uno puede gastar una bebida de sobra: debilitar a alguien, reforzar la suya, mandar a un cliente a casa o ganar 2 monedas.
saideira-how-turn-3 = 👥 **Elige**: la más fuerte se lleva un cliente primero. El último se queda con el que quede.
saideira-how-turn-4 = 👊 **Los bravucones** cuestan 2 monedas, pero traen una bebida: una más de sobra.
saideira-how-turn-5 = 🔔 **Siguiente ronda**: la campana pasa y llegan nuevos clientes. Tras seis rondas las tabernas cierran.
saideira-how-begin = **En las primeras rondas, normalmente:** una bebida fuerte cuando un cliente es mucho mejor que los demás, una floja cuando da igual. Guarda las de sobra para cuando cambien quién elige primero.
