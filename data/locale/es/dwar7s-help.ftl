### Dwar7s Fall: help for each question, and the rules by topic, in our own words.

## Help: tasks

dwar7s-help-task = Tienes 3 acciones, o 4 con tu Castillo en la mesa y sin Gigante de Hielo en su reino: construir una carta, colocar un enano o mover un enano, en la combinación y el orden que quieras. Las cartas de ogro no gastan acción. Cuando terminas las tareas, se resuelve todo lo que tus enanos han completado. Quien tiene cartas de ogro recibe esta pregunta incluso sin acciones, sean cuales sean las cartas. El objetivo secreto, con la “revelación automática” activada, se revela en cuanto se cumple su condición, en el turno de quien sea; desactivada, eliges tú el momento, solo en tus turnos: en cualquier decisión, y además se te pregunta después de tu última acción y de cada tarea completa, se cumpla o no. (Reglamento, pág. 3, sección 1)
dwar7s-help-build-cell = Junto a cualquier carta, o encima de una carta del mismo tipo, sea de quien sea, que no sea un Castillo ni un monstruo y no tenga enanos. La primera carta de todas va en M13. Si hay muchas casillas, las más probables salen primero. (Reglamento, pág. 3, sección 1)
dwar7s-help-build-rotation = Puedes girar la carta como quieras. Una muralla a cualquier lado del borde entre dos cartas cierra el paso a todos; donde no hay ninguna, las cartas están en el mismo reino. Las murallas de una carta cubierta ya no cuentan. (Reglamento, págs. 3 y 5, sección 1)
dwar7s-help-place-cell = Cualquier carta con un espacio libre, esté donde esté y sea de quien sea. Tras el nombre ves tus enanos que ya están allí y cuántos del mismo color completan la tarea. (Reglamento, pág. 3, sección 1)
dwar7s-help-move-from = Un enano va a una carta adyacente con un espacio libre, si no hay muralla entre ambas. Las cartas de las que ningún enano puede salir no aparecen. (Reglamento, pág. 3, sección 1)
dwar7s-help-move-to = Las cartas adyacentes con un espacio libre y sin muralla en medio. Para ir más lejos hace falta otra acción, y un espacio libre en cada carta del camino. (Reglamento, pág. 3, sección 1)

## Help: ogre cards

dwar7s-help-brute-cell = Un enano enemigo y uno tuyo de otra carta cambian de lugar, sin que importen murallas, distancia ni espacios libres. Elige primero dónde está el enano enemigo. (Reglamento, pág. 10)
dwar7s-help-brute-whose = En esta carta hay enanos de varios rivales; el tuyo cambia de lugar con uno de ellos. (Reglamento, pág. 10)
dwar7s-help-brute-own = Un enano tuyo de otra carta va allí, y el enano enemigo viene al lugar del tuyo. Una tarea que se complete así espera a la resolución del dueño de los enanos. (Reglamento, pág. 10; decisión R24)
dwar7s-help-ambush-cell = Todos los enanos de la carta vuelven a las reservas de sus dueños, también los tuyos. El número tras el nombre dice cuántos hay. (Reglamento, pág. 10)
dwar7s-help-confiscate = Le quitas todas las cartas de ogro a un rival y puedes jugarlas al momento. Solo tú y esa persona ven cuáles son. Si pasas de nueve cartas en la mano, descartas al final de este turno. (Reglamento, pág. 10; decisión R27)
dwar7s-help-scare-cell = Mueves un enano enemigo uno o dos pasos. Cada paso necesita un espacio libre y no puede cruzar una muralla. Los enanos que no pueden moverse no aparecen. (Reglamento, pág. 10)
dwar7s-help-scare-whose = En esta carta hay enanos de varios rivales; uno de ellos se mueve. (Reglamento, pág. 10)
dwar7s-help-scare-to = Todas las cartas a las que el enano llega con uno o dos pasos. No puede acabar donde empezó. (Reglamento, pág. 10; decisión R17)
dwar7s-help-thief = Le quitas a un rival una gema al azar de su mano. Solo tú y esa persona ven cuál es. (Reglamento, pág. 10)

## Help: resolution and discard

dwar7s-help-resolve = Cada carta con suficientes enanos tuyos se resuelve, en el orden que elijas: derrota primero al dragón, y la mina vuelve a funcionar. Los enanos requeridos vuelven a tu reserva y los demás se quedan, aunque la tarea no tenga efecto. (Reglamento, pág. 4, sección 2)
dwar7s-help-trade = Pagas exactamente las gemas de un objetivo abierto; vuelven a las pilas, y se abre otro objetivo al momento. También puedes no comerciar. Tus enanos vuelven de todos modos. (Reglamento, pág. 7, sección 5)
dwar7s-help-dig = La carta de arriba de una pila va al fondo, sin girarla; la de debajo cuenta al momento, con sus murallas. La de arriba no puede tener enanos ni ser un monstruo, y en el reino de la pila no puede haber ninguno. También puedes no cavar. (Reglamento, pág. 5, sección 1.2)
dwar7s-help-moment = Se te pregunta porque desactivaste la “revelación automática”: ahora, tras una tarea completa, puedes revelar tu objetivo secreto si se cumple su condición. La pregunta llega se cumpla o no, para que nadie descubra nada por la pausa. (Reglamento, págs. 8 y 11; decisión R10)
dwar7s-help-discard = Las cartas de reino, las gemas y las cartas de ogro juntas son nueve como máximo. Descartas gemas, que vuelven a sus pilas, o cartas de ogro; las cartas de reino no se pueden descartar. Los objetivos y los monstruos derrotados no cuentan. (Reglamento, pág. 4, sección 3)

## The rules by topic

dwar7s-rules-setup-title = Preparación
dwar7s-rules-setup = Hay tres objetivos de comercio abiertos. Cada jugador recibe un objetivo secreto, las 9 cartas de reino de un color y 7 enanos de ese color. Las gemas están en 4 pilas abiertas: 10 esmeraldas, 10 ámbares, 8 diamantes, 6 rubíes. Las cartas de ogro se barajan. Quién empieza se sortea; después se juega en sentido horario. (Reglamento, pág. 2)
dwar7s-rules-turn-title = El turno
dwar7s-rules-turn = Tareas: hasta 3 acciones, 4 con tu Castillo en la mesa y sin Gigante de Hielo en su reino, y cuantas cartas de ogro quieras. Resolución: todas las tareas que tus enanos han completado. Descarte: hasta quedarte con 9 cartas en la mano. Las acciones pueden ser todas iguales, y puedes dejar alguna sin usar. (Reglamento, págs. 3 y 4)
dwar7s-rules-build-title = Construir
dwar7s-rules-build = Pon una carta de reino de tu mano junto a cualquier carta de la mesa, o encima de una carta del mismo tipo, girada como quieras. Tipos: minas y Dragón de Fuego; Castillo y Gigante de Hielo; Taberna de Ogros y Almacén. No se construye nada sobre Castillos, monstruos ni cartas con enanos. Solo cuenta la carta de arriba de una pila. (Reglamento, pág. 3, sección 1; decisión R1)
dwar7s-rules-dwarves-title = Colocar y mover enanos
dwar7s-rules-dwarves = Colocar: un enano de tu reserva va a cualquier carta con un espacio libre, sea de quien sea. Mover: un enano tuyo va a una carta adyacente con un espacio libre, sin cruzar murallas. Los enanos solo vuelven a tu reserva cuando completan una tarea, o por una Emboscada. (Reglamento, págs. 3 y 4)
dwar7s-rules-realms-title = Murallas y reinos
dwar7s-rules-realms = Dos cartas adyacentes están unidas si ninguna tiene una muralla en el borde entre ellas. Tu reino son todas las cartas a las que llegaría un enano desde tu Castillo si todos los espacios estuvieran libres. Varios Castillos pueden compartir un reino. El tamaño de un reino es el número de sus cartas a la vista; lo que hay debajo no cuenta. (Reglamento, pág. 5, sección 1)
dwar7s-rules-resolution-title = Resolución
dwar7s-rules-resolution = En tu turno se resuelve cada carta con suficientes enanos de tu color, en el orden que elijas. Exactamente los enanos requeridos vuelven a tu reserva; luego la carta hace lo que dice, si puede. Si no puede, los enanos han vuelto con las manos vacías. (Reglamento, pág. 4, sección 2)
dwar7s-rules-castle-title = Castillo: acción extra y cavar
dwar7s-rules-castle = Tu Castillo en la mesa te da 1 acción extra por turno, salvo que haya un Gigante de Hielo en su reino. Dos enanos del mismo color en cualquier Castillo cavan: la carta de arriba de una pila va al fondo, en la misma posición. No puede tener enanos ni ser un monstruo, y no puede haber un monstruo en el reino de la pila ni en el del Castillo. (Reglamento, pág. 5, secciones 1.1 y 1.2; decisión R6)
dwar7s-rules-mines-title = Minas y gemas
dwar7s-rules-mines = 2 enanos traen 1 esmeralda, 2 ámbares o 1 diamante; 3 enanos traen 1 rubí. Con un dragón en el reino, o con la pila vacía, vuelven con las manos vacías. Al final, las gemas en la mano valen PV: esmeralda 2, ámbar 1, diamante 2, rubí 3. (Reglamento, pág. 6, sección 2)
dwar7s-rules-monsters-title = Monstruos
dwar7s-rules-monsters = Un Dragón de Fuego detiene las minas de su reino; un Gigante de Hielo, las acciones extra de los Castillos; con cualquiera de los dos no se cava allí. 5 enanos del mismo color lo derrotan, sea de quien sea: la carta sale de la mesa y vale 3 PV para ti al final. Lo que había debajo vuelve a verse. Un solo enano enemigo en él ya estorba; solo los ogros pueden quitarlo de en medio. (Reglamento, págs. 6 y 7, sección 3)
dwar7s-rules-tavern-title = Taberna y cartas de ogro
dwar7s-rules-tavern = 2 enanos en una Taberna roban una carta de ogro. Las cartas de ogro se juegan durante tus tareas, no gastan acción y van a la pila de descartes. Bruto: un enano enemigo y uno tuyo cambian de lugar. Emboscada: todos los enanos de una carta vuelven con sus dueños. Confiscar: quítale a un rival todas las cartas de ogro. Asustar: mueve un enano enemigo uno o dos pasos. Ladrón: quita una gema al azar. (Reglamento, pág. 7, sección 4, y pág. 10)
dwar7s-rules-store-title = Almacén y objetivos de comercio
dwar7s-rules-store = Con 3 enanos en un Almacén puedes pagar las gemas de un objetivo de comercio abierto. Las gemas vuelven a las pilas, el objetivo es tuyo, y se abre otro para todos. (Reglamento, pág. 7, sección 5, y pág. 8)
dwar7s-rules-secrets-title = Objetivos secretos
dwar7s-rules-secrets = El tuyo puede revelarse cuando se cumple su condición; desde entonces cuenta para siempre. Arquitecto: un reino de 8 cartas. Cazador: 2 monstruos derrotados. Rey: un reino de 10 PV. Minero: una gema de cada tipo. Ogro disfrazado: 5 cartas de ogro. Investigador: 3 enanos tuyos en cada uno de 2 monstruos. Mago: 5 esmeraldas. Con la “revelación automática” activada, se revela en cuanto se cumple, en el turno de quien sea; desactivada, lo revelas tú, solo en tus turnos, y también se te pregunta después de tu última acción y de cada tarea completa. Al final se revela solo si se cumple. (Reglamento, págs. 8 y 11; decisión R10)
dwar7s-rules-discard-title = Límite de mano
dwar7s-rules-discard = Al final de tu turno tienes 9 cartas en la mano como máximo: cartas de reino, gemas y cartas de ogro juntas. Si te pasas, descarta gemas o cartas de ogro, nunca cartas de reino. (Reglamento, pág. 4, sección 3)
dwar7s-rules-end-title = Fin de la partida
dwar7s-rules-end = En cuanto alguien tiene 3 objetivos, los de comercio y el secreto juntos, la ronda se juega hasta el final: quien aún no ha tenido su turno juega el último. La partida también acaba tras una ronda en la que nadie hizo nada (no cuenta como tal una en la que el reloj terminó las tareas de alguien), y tras 40 rondas. (Reglamento, pág. 8; decisión R19)
dwar7s-rules-score-title = Puntuación
dwar7s-rules-score = Objetivos: sus PV. Monstruos derrotados: 3 PV cada uno. Gemas en la mano: sus PV. Reino: los PV de todas sus cartas, algunos negativos; nada sin tu Castillo en la mesa; quienes comparten un reino lo puntúan entero cada uno. En caso de empate gana el reino más grande; después, quien tiene más enanos en la mesa. (Reglamento, pág. 9)
dwar7s-rules-rulings-title = Decisiones por número
dwar7s-rules-rulings =
    Donde el reglamento calla, Taverna juega así.
    - **R1**: nada cubre un Castillo ni un monstruo.
    - **R2**: un Castillo da su acción extra desde el turno en que se construye.
    - **R3**: para eso no necesita enanos.
    - **R4**: los monstruos actúan en cualquier reino, incluso sin Castillo.
    - **R5**: una tarea completa siempre se resuelve, en el orden que quieras; a comerciar y a cavar se puede renunciar.
    - **R6**: se cava en una pila de dos o más cartas, sin enanos en ella y sin monstruo en su reino ni en el del Castillo.
    - **R7**: una derrota puede dividir la mesa.
    - **R8**: con el Bruto, los dos enanos están en la mesa.
    - **R9**: una carta de ogro necesita un objetivo; siempre se puede descartar por el límite de mano.
    - **R10**: los objetivos secretos se revelan solos en cuanto se cumplen, varios en orden de turno desde el jugador activo; con la revelación automática desactivada decides tú.
    - **R11**: lo que acaba la partida no se puede deshacer, y un objetivo completado nunca se pierde.
    - **R12**: una carta se completa una vez por resolución.
    - **R13**: si queda un solo ámbar, tomas ese.
    - **R14**: cuando se acaban las cartas de objetivo, hay menos abiertos.
    - **R15**: un reino puede valer menos de 0.
    - **R16**: la primera acción de la partida es construir.
    - **R17**: Asustar mueve uno o dos pasos, sin volver al inicio.
    - **R18**: los objetivos más allá del tercero también cuentan.
    - **R19**: una ronda en la que nadie hace nada es la última, y también la ronda 40.
    - **R20**: un Gigante de Hielo en tu reino al final cuesta sus propios puntos, nada más.
    - **R21**: con menos jugadores, los colores sin usar se quedan en la caja; no cambia nada más.
    - **R22**: la primera carta va en M13, las siguientes junto a ella.
    - **R23**: el Bruto cambia enanos de jugadores distintos en cartas distintas, a cualquier distancia.
    - **R24**: si una carta de ogro completa la tarea de alguien, espera a la resolución de ese jugador.
    - **R25**: con la mesa vacía se construye otra vez en M13.
    - **R26**: una carta que vuelve a verse está sin enanos, y sus murallas cuentan al momento.
    - **R27**: Confiscar se lleva todas las cartas de ogro; juégalas al momento si quieres, y descarta hasta 9 al final del turno.
    - **R28**: un enano puede ir adonde su tarea no se puede completar.
    (Reglamento, págs. 2 a 11; las decisiones R1 a R28 son de Taverna)
