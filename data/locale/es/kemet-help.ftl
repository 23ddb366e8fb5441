### Kemet: Blood and Sand: help on each question, and the rules by topic, in our own words.

## Help: set-up

kemet-help-city = Cada ciudad tiene tres distritos tras sus murallas y, delante, un puerto militar. Te da tu color para toda la partida. Desde todas se llega al Delta y a las demás ciudades con el mismo número de movimientos; los templos del oeste quedan más cerca de Anubis, Bastet y Horus; los del este, de Ouadjet y Sobek. (Reglamento, 2.2)
kemet-help-districts = Diez de tus doce unidades empiezan en dos de tus distritos, cinco en cada uno; dos quedan en tu reserva y se pueden reclutar más tarde. (Reglamento, 2.3)
kemet-help-levels = Empiezas con tres niveles de pirámide; ninguna pirámide pasa del nivel 2. Tres pirámides te dan tres colores para comprar, pero solo losetas de nivel 1; una pirámide de nivel 2 te deja comprar ya losetas de nivel 2 de su color. Con 2 jugadores solo hay dos pirámides. (Reglamento, 2.3)
kemet-help-found-zone = Cada distrito tiene una sola pirámide. Las tropas que están allí pueden teletransportarse a un obelisco; el enemigo que toma el distrito pasa a usar la pirámide. (Reglamento, 2.3 y 3.4.3)
kemet-help-found-colour = Su color decide qué losetas puedes comprar: Rubí, fuerza y movimiento; Zafiro, defensa y reclutamiento; Diamante, puntos de plegaria y cartas de Intervención Divina; Ónice, fuerza y defensa. Solo puedes tener una pirámide de cada color. (Reglamento, 2.3 y 4)
kemet-help-first = Una loseta de nivel 1, gratis, del color de una de tus pirámides, en orden de turno inverso. Es tuya toda la partida. (Reglamento, 2.3)

## Help: a turn

kemet-help-turn = Coloca una ficha de acción en una casilla vacía de tu tablero y haz esa acción. Al final del Día, cada una de sus tres filas debe tener al menos una ficha, normal o de plata; las casillas que lo harían imposible no se ofrecen. En el mismo turno también puedes jugar tus fichas de oro y de plata, en el orden que quieras, jugar cartas de Intervención Divina de Día, y colocar o cambiar criaturas. Si tienes 9 PV o más antes de tu ficha y nadie tiene más, ganas. (Reglamento, 3.2 y 3.3)
kemet-help-extra = Ya has jugado tu ficha normal. Aún puedes jugar una ficha de oro o de plata, cartas de Día y criaturas de tu reserva. Si contabas con la ficha de plata para la regla del Equilibrio, ahora debes jugarla. Esto se pregunta a todos los que tienen cartas de Intervención Divina en la mano, sean las que sean. (Reglamento, 3.2)
kemet-help-silver = La ficha de plata va en una casilla vacía de tu tablero, además de la ficha normal de este turno, y haces también esa acción. Cuenta para la fila en la que está. (Reglamento, 3.2)
kemet-help-will = La ficha de oro te da una acción, Reclutar o Mover, con las reglas y los precios de siempre. (Reglamento, 1.2 y 3.2)
kemet-help-put = Una criatura entra en juego con una tropa, en uno de tus distritos. No es una unidad: no cuenta para el límite de tropa y solo da sus bonos. Cuando se queda sin tropa, vuelve a tu reserva. (Reglamento, 3.4.2)
kemet-help-swap = Antes de tu primera ficha puedes cambiar una criatura de tu reserva por una que esté en tus distritos. En el resto del mapa no se cambian. (Reglamento, 3.4.2)
kemet-help-keep = Al final de una acción, una tropa tiene una criatura como mucho; la otra vuelve a tu reserva y se puede colocar otra vez más tarde. (Reglamento, 3.4.2 y 4)

## Help: buy, raise, recruit

kemet-help-buy = Necesitas una pirámide del color de la loseta y al menos de su nivel, en un distrito que controles. Pagas el nivel en puntos de plegaria. Una loseta de cada color por Día, y ninguna que ya tengas. Surte efecto cuando la acción termina. (Reglamento, 3.4.2)
kemet-help-twin = La acción de oro compra una loseta más con una casilla de Comprar que hayas usado hoy, por 1 punto de plegaria más. En tu propia ciudad, la loseta es del color de la casilla. (Decisión propia de Taverna sobre la loseta)
kemet-help-special = La carta especial ocupa el lugar de una de tus ocho, para toda la partida. Nadie ve a cuál renuncias. (Decisión propia de Taverna sobre la loseta)
kemet-help-raise = Una pirámide, cuantos niveles quieras, hasta el 4: pagas la suma de los números de los niveles añadidos, así que de 1 a 3 son 5. Una pirámide nueva necesita un color que aún no tengas y un distrito tuyo sin ninguna. Una de nivel 4 vale 1 PV para quien controla su distrito. (Reglamento, 3.4.3)
kemet-help-raise-level = Cada nivel añadido cuesta su propio número: de 2 a 3 son 3; de 1 a 3 son 5. (Reglamento, 3.4.3)
kemet-help-raise-colour = Una pirámide de cada color; te deja comprar losetas de ese color hasta su nivel. (Reglamento, 3.4.3)
kemet-help-recruit = Cada unidad cuesta 1 punto de plegaria y va de tu reserva a los distritos de tu ciudad, dentro del límite de 5 por tropa. En un distrito ocupado por un oponente hay batalla al momento, contigo como atacante. (Reglamento, 3.4.4)
kemet-help-between = Entre dos batallas de un mismo Reclutar puedes jugar cartas de Día; durante una batalla, no. Esto se pregunta a todos los que tienen cartas de Intervención Divina en la mano, sean las que sean. (Reglamento, 3.2 y 3.4.4)
kemet-help-battles = Todas las unidades están colocadas; ahora se libran las batallas una tras otra, en el orden que elijas. (Reglamento, 3.4.4)
kemet-help-place-mercenaries = Los tres mercenarios son tuyos para siempre. Los que no coloques ahora van a tu reserva. (Decisión propia de Taverna sobre la loseta)
kemet-help-place-pray = Una unidad de tu reserva en un distrito libre de tu ciudad, con cada acción de Orar. (Decisión propia de Taverna sobre la loseta)
kemet-help-place-enlistment = Unidades de tu reserva se unen a tus tropas, donde sea, o van a distritos libres de tu ciudad, dentro del límite de tropa. (Decisión propia de Taverna sobre la carta)
kemet-help-place-battle = Unidades de tu reserva van a la zona de la batalla, si tienes tropa allí, o a distritos libres de tu ciudad. (Decisión propia de Taverna sobre la carta)
kemet-help-place-conscription = Cada veterano trae una unidad de tu reserva a un distrito libre de tu ciudad. Después de este paso, los veteranos sin usar se pierden. (Reglamento, 3.6)
kemet-help-place-night = Unidades de tu reserva se unen a tus tropas, donde sea, o van a distritos libres de tu ciudad, dentro del límite de tropa. (Decisión propia de Taverna sobre la loseta)

## Help: move

kemet-help-move = Se mueve una tropa, o parte de ella. Su movimiento se fija al principio: 1, y más con losetas y una criatura. También puedes no mover nada; la ficha se juega igualmente. (Reglamento, 3.4.5)
kemet-help-units = Va al menos una unidad. Por el camino puedes dejar unidades atrás o llevarte otras. (Reglamento, 3.4.5)
kemet-help-goes = La criatura puede ir o quedarse, pero necesita una unidad con ella o vuelve a tu reserva. Si va desde el principio, su movimiento cuenta. (Reglamento, 3.4.2 y 3.4.5)
kemet-help-step = Un paso por tierra cuesta 1 de movimiento, a una zona adyacente o de puerto a puerto. El teletransporte lleva de un distrito con pirámide a un obelisco, cuesta 2 PP y ningún movimiento, una vez por acción. Solo se entra en un distrito enemigo si la tropa empezó la acción a su lado. Entrar en una zona con una tropa enemiga acaba el movimiento con una batalla. En cada zona también puedes dejar o llevar criaturas; la que se queda sin unidades vuelve a tu reserva. (Reglamento, 3.4.5)
kemet-help-take = Siguen con las demás. El límite de tropa se comprueba al final de la acción, y al entrar en una zona con un enemigo. (Reglamento, 3.4.5 y 4)
kemet-help-leave = Al menos una unidad sigue. Las que se quedan conservan el control de la zona. (Reglamento, 3.4.5)

## Help: battle

kemet-help-diversion = Con Desvío no hay batalla: toda tu tropa va a una zona adyacente que esté libre para ti y no sea distrito de un oponente. Esto se pregunta a todos los que tienen una carta de Intervención Divina en la mano y una zona así, sea la carta que sea. (Decisión propia de Taverna sobre la carta)
kemet-help-council = Elige dos cartas de batalla: una para jugar y otra para descartar boca abajo, que nadie ve nunca. Puedes añadir cartas de Intervención Divina de Batalla que puedas pagar juntas; es el único momento para ellas. Ambos bandos eligen en secreto. (Reglamento, 3.5.1)
kemet-help-council-seen = Tu loseta Espionaje te enseña la carta que tu oponente va a jugar; el resto sigue oculto. Ahora elige tus cartas como siempre. (Reglamento, 3.5.1)
kemet-help-tactics = Tu Elección Táctica te deja jugar la carta que descartaste en este Consejo de Guerra; la que habías jugado se descarta y nadie la ve. (Decisión propia de Taverna sobre la carta)
kemet-help-wound = Cada carta de Intervención Divina que descartes ahora da +1 de fuerza. No pagas por ellas, y su efecto se pierde. (Decisión propia de Taverna sobre la loseta)
kemet-help-loser = Repatriar devuelve todas tus unidades de allí a tu reserva, por tantos puntos de plegaria como unidades menos 1. Retirarse las lleva a una zona adyacente vacía que elige quien ganó; si no hay ninguna, repatrías. Si a quien ganó no le queda tropa, no hay retirada: repatrías o permaneces en la zona. (Reglamento, 3.5.6)
kemet-help-retreat = Eliges una zona adyacente vacía para la tropa vencida: por tierra, y ningún distrito que no sea de la ciudad de su dueño. (Reglamento, 3.5.6)
kemet-help-winner = Permanecer y conservar la zona, o repatriar: todas tus unidades de allí vuelven a tu reserva, por tantos puntos de plegaria como unidades menos 1. (Reglamento, 3.5.7)

## Help: cards and night

kemet-help-rain = La tropa pierde una unidad. No es una batalla: nadie gana PV ni veteranos; la zona puede cambiar de manos. (Decisión propia de Taverna sobre la carta)
kemet-help-memory = La pila de descartes está a la vista de todos. No se puede tomar otra Memoria Divina. (Decisión propia de Taverna sobre la carta)
kemet-help-offering = Quien controla el Santuario de Todos los Dioses puede entregar dos unidades de esa tropa por un PV divino, permanente. Si no queda ninguna unidad, se pierde la zona. (Reglamento, 3.6)
kemet-help-delta = Quien controla el Templo del Delta puede retirar una unidad de esa tropa por sus puntos de plegaria. Si era la última, el templo ya no cuenta en el Control de templos, que viene después. (Reglamento, 3.6)
kemet-help-veterans-prayers = Cada veterano vale 1 punto de plegaria ahora, o 1 unidad en la Leva; entre una cosa y otra, dos valen una carta. Lo que sobra tras la Noche se pierde. (Reglamento, 3.6)
kemet-help-veterans-cards = Además de la carta que roban todos: una carta por cada dos veteranos. (Reglamento, 3.6)
kemet-help-hand = Un nivel, gratis: en una pirámide tuya, o una nueva de nivel 1. (Decisión propia de Taverna sobre la loseta)
kemet-help-vision = Te quedas con una de las cinco cartas de arriba; las otras se descartan boca arriba. Nadie ve con cuál te quedas. (Decisión propia de Taverna sobre la loseta)
kemet-help-destiny = De quien tiene menos PV a quien tiene más, cada jugador ocupa un puesto vacío para el próximo Día; si hay empate, elige antes quien hoy iba más adelante. (Reglamento, 3.6)

## The rules by topic

kemet-rules-setup-title = Preparación (2.1 a 2.3)
kemet-rules-setup = Las tormentas de arena cubren lo que no se usa: con 2 jugadores, la ciudad de Horus y la orilla este; con 3, la orilla este; con 4, la ciudad de Horus. Se sortean los colores de las losetas: 2 con 2 jugadores, 3 con 3 o 4, todos con 5. Cada jugador elige una ciudad, pone 5 unidades en cada uno de dos distritos, construye 3 niveles de pirámide (ninguna pirámide pasa de 2) y toma gratis una loseta de nivel 1. Empiezas con 7 puntos de plegaria, un Desvío y dos cartas de Intervención Divina más, y ocho cartas de batalla. Con 2 jugadores no hay losetas Acción Divina ni segundas copias. (Reglamento, 2.1 a 2.3)
kemet-rules-day-title = El Día (3.2)
kemet-rules-day = En orden de turno, cada jugador coloca una ficha de acción y hace su acción, una y otra vez, hasta que todos han jugado sus cinco. Equilibrio: al final, cada una de las tres filas de tu tablero debe tener una ficha. Una ficha de plata, o la de oro en su propia casilla, se juega en el mismo turno que una ficha normal; cada acción termina antes de la siguiente. Cada loseta dorada tiene su propia ficha de oro, y se juega una por turno. Las cartas con el icono de Día se pueden jugar en cualquier momento de tu propio turno, salvo en una batalla. (Reglamento, 3.2)
kemet-rules-end-title = Puntos de victoria y final (3.1 y 3.3)
kemet-rules-end = Si tienes al menos 9 puntos de victoria al empezar tu turno, antes de colocar una ficha, y nadie tiene más, ganas al momento. Los PV cuadrados son permanentes: de batallas, de losetas, de la Noche. Los redondos son temporales: uno por cada templo y cada pirámide de nivel 4 que controles ahora. (Reglamento, 3.1 y 3.3)
kemet-rules-pray-title = Orar (3.4.1 y 4)
kemet-rules-pray = Ganas 2 puntos de plegaria. Nunca tienes más de 11; lo que pasa de ahí se pierde. (Reglamento, 3.4.1 y 4)
kemet-rules-tiles-title = Comprar una loseta de poder (3.4.2)
kemet-rules-tiles = Necesitas una pirámide del color de la loseta y al menos de su nivel, en un distrito que controles, y pagas su nivel en puntos de plegaria. Con una pirámide de tu ciudad, la ficha va en la casilla de Comprar de ese color; con una de la ciudad de un oponente, en cualquier casilla de Comprar vacía que ya tenga color. Una loseta de cada color por Día; nunca dos con la misma ilustración. Las losetas son tuyas toda la partida y surten efecto cuando la acción termina. (Reglamento, 3.4.2)
kemet-rules-creatures-title = Criaturas (3.4.2)
kemet-rules-creatures = Una criatura viene con su loseta y acompaña a una tropa, una como mucho. Desde tu reserva puedes colocarla en un distrito tuyo con una tropa que no tenga ninguna; antes de tu primera ficha puedes cambiarla allí. En turnos ajenos se te pregunta cuando llega la criatura o la tropa. Por el camino puedes dejar una criatura y llevarte otra. No es una unidad: solo suma sus bonos. Cuando se queda sin tropa, vuelve a tu reserva. (Reglamento, 3.4.2)
kemet-rules-raise-title = Elevar una pirámide (3.4.3)
kemet-rules-raise = Eleva una de tus pirámides cuantos niveles quieras, hasta el 4, o construye una nueva; pagas la suma de los niveles añadidos. La pirámide sirve a quien controla su distrito: para comprar losetas de su color hasta su nivel, para teletransportarse desde allí por 2 puntos de plegaria y, en el nivel 4, por 1 PV. (Reglamento, 3.4.3)
kemet-rules-recruit-title = Reclutar (3.4.4)
kemet-rules-recruit = Paga 1 punto de plegaria por unidad y colócalas desde tu reserva en distritos de tu propia ciudad, dentro del límite de tropa. En un distrito ocupado por un oponente empieza al momento una batalla, contigo como atacante; si hay varias, eliges el orden. (Reglamento, 3.4.4)
kemet-rules-move-title = Mover y teletransportarse (3.4.5)
kemet-rules-move = Una tropa, o parte de ella, se mueve hasta donde llegue su movimiento: 1, más los bonos, fijado al principio. Además puede teletransportarse una vez, por 2 puntos de plegaria, de un distrito con pirámide a una zona con obelisco. Por el camino se pueden dejar o llevar unidades, y allí una tropa puede pasar de su límite. Una zona con una tropa enemiga acaba el movimiento con una batalla. Al final, cada tropa tiene como mucho 5 unidades y una criatura. (Reglamento, 3.4.5)
kemet-rules-walls-title = Puertos y murallas (3.4.5)
kemet-rules-walls = Desde un puerto militar se navega a cualquier puerto mercante, o al puerto militar de tu propia ciudad; desde un puerto mercante, a cualquier otro puerto mercante, o a tu puerto militar. Cada viaje cuesta 1 de movimiento. En un distrito de un oponente solo entra una tropa que empezó la acción en una zona a su lado, y solo en uno por acción. (Reglamento, 3.4.5)
kemet-rules-battle-title = Batalla (3.5.1 a 3.5.5)
kemet-rules-battle = Ambos eligen en secreto dos cartas de batalla, una para jugar y otra para descartar sin enseñarla, y pueden añadir cartas de Intervención Divina de Batalla. Fuerza: unidades, carta de batalla, losetas, criatura, cartas añadidas, y 1 para el dueño de la ciudad en cuyo distrito se lucha. Gana la mayor; si hay empate, quien defiende. Bajas: primero el daño imparable, luego el daño menos la defensa. El atacante que gana y conserva tropa recibe 1 PV de batalla; el defensor que gana recibe 1 veterano; quien no ganó PV recibe 1 veterano. (Reglamento, 3.5.1 a 3.5.5)
kemet-rules-after-title = Después de la batalla (3.5.6 a 3.5.8)
kemet-rules-after = Quien pierde repatría la tropa, por tantos puntos de plegaria como unidades menos 1, o se retira a una zona adyacente vacía que elige quien ganó. Si a quien ganó no le queda tropa, quien pierde repatría o permanece. Después, quien ganó repatría o permanece. Quien se ha quedado sin cartas de batalla recupera las ocho. (Reglamento, 3.5.6 a 3.5.8)
kemet-rules-night-title = La Noche (3.6)
kemet-rules-night = En este orden: Ofrenda, 2 unidades del Santuario por 1 PV; Delta, 1 unidad por 5 puntos de plegaria; Control de templos, 1 PV por 2 templos o más; Adoración, los puntos de plegaria de tus otros templos; Plegarias, 2 puntos de plegaria, y 1 por cada veterano gastado; Intervención Divina, una carta, y una por cada 2 veteranos; Leva, una unidad por veterano, y luego se pierden los veteranos; Despertar, vuelven las fichas; Destino, el nuevo orden de turno, de quien tiene menos PV a quien tiene más. (Reglamento, 3.6)
kemet-rules-control-title = Control y tropas (4)
kemet-rules-control = Controlas una zona si tienes una tropa en ella; un distrito de tu propia ciudad, aunque esté vacío. Una zona está libre para ti si no hay en ella tropa de un oponente. Todas tus unidades de una zona son una tropa, de 5 como mucho. Las unidades retiradas vuelven siempre a la reserva de su dueño. (Reglamento, 4)
kemet-rules-cards-title = Cartas (3.1 y 4)
kemet-rules-cards = La mano no tiene límite. Cuántas cartas de cada tipo tienes es público; cuáles son, secreto. Las cartas de batalla jugadas y la pila de descartes de Intervención Divina están a la vista de todos; las cartas de batalla descartadas en un Consejo de Guerra siguen ocultas. Una carta se paga en puntos de plegaria al jugarla. Si el mazo se agota, se baraja la pila de descartes. Si las reglas se contradicen, una carta puede más que una loseta, y una loseta, más que las reglas. (Reglamento, 3.1 y 4)
kemet-rules-ours-title = Decisiones de Taverna: losetas y cartas
kemet-rules-ours = El reglamento nombra pocas losetas y cartas. Los nombres, colores y niveles son los de la edición de 2021; los efectos son los de la edición de 2012 o nuestros. Nuestras decisiones: Ceremonia Gemela compra con una casilla usada, en tu ciudad del color de esa casilla. Tormenta de Wyyrt y Barrera de Shetyw: nadie sabe qué carta sale. Los mercenarios sin colocar van a tu reserva. Alistamiento y Refuerzos: tus tropas, donde sea, o distritos libres de tu ciudad, dentro del límite; Alistamiento también se une a una tropa en camino, pero espera mientras pase de su límite. Refuerzos de Batalla: la zona de la batalla o tu ciudad. Desvío: a una zona adyacente por tierra, libre, que no sea distrito de un oponente; anula Iniciativa. Elección Táctica va antes que Herida Divina, el atacante primero. Lluvia de Fuego no es una batalla. Memoria Divina no toma otra. Visión sustituye a tu robo. Mano de Dios actúa en las Plegarias. La Serpiente anula en la batalla, y también el peaje de Khnum. (Decisión propia de Taverna sobre losetas y cartas)
kemet-rules-moments-title = Decisiones de Taverna: orden y preguntas
kemet-rules-moments = Una ficha se puede colocar sin efecto. Las ciudades y los distritos se eligen en orden de turno, que se sortea. Al entrar en una zona: peaje de Khnum, Devoción, Trampa Mortal, Desvío, Iniciativa, Consejo de Guerra. Los valores de la Resolución se mantienen, se pierda lo que se pierda en las Bajas. Nadie se retira desde el Delta, porque ninguna zona lo toca por tierra. Los efectos de la Noche van en orden de turno. Si una criatura vuelve a tu reserva, o una tropa llega a casa, fuera de tu turno, se te pregunta después de la batalla o del paso. Cada criatura se cambia una vez por turno, y se deja o se lleva una vez en cada zona. Un paso solo se ofrece si el movimiento aún puede acabar dentro de los límites con lo que todos saben; mientras una tropa pasa de su límite, nada gasta el precio de su salida. A quien tiene alguna carta de Intervención Divina se le pregunta por Desvío, por las últimas cartas de un turno y donde una tropa no puede seguir, para que la pausa no diga nada. Los puntos de plegaria de repatriar cuentan como ganados en el Día. Detrás de quien gana, los puestos van por PV, y con los mismos PV se comparte el puesto. (Decisión propia de Taverna sobre dudas del reglamento)
