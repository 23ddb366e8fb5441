### Dwar7s Fall: what cards do, in our own words. A sentence or two for /card, and behind it, with "-brief", what is drawn on
### the card: at most three lines of 24 characters.

## The line above the text. walls: list of edges · points: VP · count: copies · gems: list

dwar7s-card-kingdom = Tipo: { $terrain } · requiere { $needed } enanos, tiene { $spaces } espacios · { $points } PV en un reino · murallas: { $walls }, o girada
dwar7s-card-gem = { $points } PV cada una en la mano al final; paga objetivos de comercio en un Almacén. { $count } en el juego.
dwar7s-card-trade = Objetivo de comercio, { $points } PV: paga { $gems } en un Almacén.
dwar7s-card-secret = Objetivo secreto, { $points } PV
dwar7s-card-ogre = Carta de ogro · { $count } en el juego

## Kingdom cards: what they do when enough dwarves of one colour are on them, and always

dwar7s-kingdom-castle = Tarea completa, de quien sea: cavar. Lleva al fondo la carta de arriba de una pila, sin girarla; no puede tener enanos ni ser un monstruo, y en su reino no puede haber ninguno. Con un monstruo en el reino de este Castillo no se cava. Siempre: 1 acción extra por turno para el jugador de su color, salvo que haya un Gigante de Hielo en su reino. Sobre un Castillo no se construye nada.
dwar7s-kingdom-castle-brief = Cava en una pila. Dueño: 1 acción extra por turno
dwar7s-kingdom-emerald_mine = Tarea completa: toma 1 esmeralda, si queda en la pila y no hay ningún dragón en el reino.
dwar7s-kingdom-emerald_mine-brief = Toma 1 esmeralda
dwar7s-kingdom-amber_mine = Tarea completa: toma 2 ámbares, o los que queden en la pila, si no hay ningún dragón en el reino.
dwar7s-kingdom-amber_mine-brief = Toma 2 ámbares
dwar7s-kingdom-diamond_mine = Tarea completa: toma 1 diamante, si queda en la pila y no hay ningún dragón en el reino.
dwar7s-kingdom-diamond_mine-brief = Toma 1 diamante
dwar7s-kingdom-ruby_mine = Tarea completa: toma 1 rubí, si queda en la pila y no hay ningún dragón en el reino.
dwar7s-kingdom-ruby_mine-brief = Toma 1 rubí
dwar7s-kingdom-tavern = Tarea completa: roba una carta de ogro. Si el mazo está vacío, los ogros descartados se barajan y forman uno nuevo.
dwar7s-kingdom-tavern-brief = Roba una carta de ogro
dwar7s-kingdom-store = Tarea completa: puedes pagar las gemas exactas de un objetivo de comercio abierto y quedarte con él. Se abre otro al momento.
dwar7s-kingdom-store-brief = Paga las gemas de un objetivo abierto
dwar7s-kingdom-dragon = Siempre: las minas de su reino no dan nada, y nadie puede cavar allí. Tarea completa: el dragón cae derrotado y te quedas con la carta, que vale 3 PV al final. Sobre un monstruo no se construye nada.
dwar7s-kingdom-dragon-brief = Detiene las minas; no se cava. Derrotado: 3 PV
dwar7s-kingdom-ice_giant = Siempre: los Castillos de su reino no dan acción extra, y nadie puede cavar allí. Tarea completa: el gigante cae derrotado y te quedas con la carta, que vale 3 PV al final. Sobre un monstruo no se construye nada.
dwar7s-kingdom-ice_giant-brief = Sin acción extra; no se cava. Derrotado: 3 PV

## Secret objectives: their conditions

dwar7s-secret-architect = Tu reino tiene 8 cartas o más.
dwar7s-secret-hunter = Has derrotado a 2 monstruos o más.
dwar7s-secret-king = Tu reino vale 10 PV o más.
dwar7s-secret-miner = Tienes en la mano al menos 1 gema de cada uno de los cuatro tipos.
dwar7s-secret-disguised_ogre = Tienes 5 cartas de ogro o más en la mano.
dwar7s-secret-researcher = En cada uno de 2 monstruos distintos hay 3 enanos tuyos o más.
dwar7s-secret-mage = Tienes 5 esmeraldas o más en la mano.

## Ogre cards

dwar7s-ogre-brute = Elige un enano enemigo y uno tuyo de otra carta. Cambian de lugar, sin que importen murallas, distancia ni espacios libres.
dwar7s-ogre-brute-brief = Un enano enemigo y uno tuyo cambian de lugar
dwar7s-ogre-ambush = Elige una carta. Todos los enanos que hay en ella vuelven con sus dueños, también los tuyos.
dwar7s-ogre-ambush-brief = Todos los enanos de una carta se van
dwar7s-ogre-confiscate = Quítale a un rival todas las cartas de ogro de su mano.
dwar7s-ogre-confiscate-brief = Quítale a un rival todos sus ogros
dwar7s-ogre-scare = Mueve un enano enemigo 1 o 2 pasos. Cada paso necesita un espacio libre y no puede cruzar una muralla.
dwar7s-ogre-scare-brief = Mueve un enano enemigo 1 o 2 pasos
dwar7s-ogre-thief = Quítale a un rival 1 gema al azar de su mano.
dwar7s-ogre-thief-brief = Quítale a un rival 1 gema al azar
