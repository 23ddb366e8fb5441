### Kemet: Blood and Sand: a tip for each question, read once by somebody to whom the question is new: what it decides,
### what people look at, what can't be taken back. True in every position, so without arguments.

## Set-up

kemet-tip-city = Ninguna ciudad es más fuerte que otra; lo que importa son los vecinos: quien comparte tu orilla del Nilo quiere los mismos templos. Con 4 o 5 jugadores, elige la orilla con menos gente, si puedes.
kemet-tip-districts = Son tus dos primeras tropas completas, listas para moverse. Recuerda dónde están: luego vienen las pirámides, y desde un distrito con pirámide una tropa puede teletransportarse.
kemet-tip-levels = ¿Tres colores o uno fuerte? Una pirámide de nivel 2 abre hoy mejores losetas; tres pequeñas abren más colores.
kemet-tip-found-zone = Ponla en el distrito de una tropa que vaya a ir lejos: desde allí se teletransporta a cualquier obelisco con su primer movimiento. Una pirámide ya no cambia de sitio.
kemet-tip-found-colour = Piensa en la primera loseta que quieres: Diamante da PP, Rubí da movimiento y ataque, Zafiro da defensa, y Ónice trae unidades y paga por luchar. El color no cambia nunca.
kemet-tip-first = Esta loseta es tuya toda la partida. El movimiento y los puntos de plegaria ayudan cada día; la fuerza, solo cuando luchas.

## A turn of the Day

kemet-tip-turn = Mira las tres filas de tu tablero: cada una necesita una ficha al final del día, así que no dejes una para lo último. Mover tarde es más seguro: menos gente puede responder.
kemet-tip-extra = Algunas losetas dan fichas de oro o de plata: la que no juegues antes de la noche es una acción perdida; las cartas sirven otro día. Si nada de aquí te ayuda ahora, termina tu turno.
kemet-tip-silver = Elige lo que combine con tu otra acción de este turno: orar y luego comprar, reclutar y luego mover. También cuenta para su fila, así que puede llenar la que aún falta.
kemet-tip-will = Tu tablero tiene una casilla de Reclutar al día y dos de Mover: elige la que te va a faltar. Si se acerca una batalla, completa antes la tropa.
kemet-tip-put = Su fuerza y su movimiento solo ayudan a la tropa con la que está: dásela a la que se mueva o luche ahora. También puedes dejarla en tu reserva y colocarla en otro turno.
kemet-tip-swap = Piensa en lo que hará esta tropa: fuerza para una batalla, movimiento para ir lejos. La criatura que vuelve no se pierde; espera en tu reserva.
kemet-tip-keep = Quédate con lo que la tropa necesita ahora: fuerza donde la vayan a atacar, movimiento si tiene que ir lejos. La otra espera en tu reserva y sale de nuevo desde tu ciudad.

## Buy a power tile; what a new tile asks

kemet-tip-buy = Una loseta dura toda la partida y las primeras rinden más: antes plegarias y movimiento, luego fuerza y criaturas. En general, una de cada color al día, y casi todas son únicas: no esperes la que también quiere un rival.
kemet-tip-twin = Es la única forma de tener una segunda loseta de un color en el día, por 1 PP más. En tu propia ciudad la casilla decide el color: usa la del color que más necesites.
kemet-tip-special = Se va para toda la partida: deja la que menos jugarías. Pero guarda alguna carta de poca fuerza: en una batalla que esperas perder conviene una que destruya o salve unidades.

## Raise a pyramid

kemet-tip-raise = Elévala por una loseta que de verdad quieras, y cuenta también su precio: el nivel 3 sirve de poco hoy sin PP para una loseta de nivel 3. En el nivel 4 es 1 PV para quien controla el distrito: protégela.
kemet-tip-raise-level = Dos niveles de una vez te ahorran una ficha de acción, que suele escasear más que los PP. Pero guarda lo suficiente para la loseta por la que la elevas.
kemet-tip-raise-colour = Cada color es una loseta más al día, porque compras una de cada. Mira qué losetas quedan y quién más compra de ese color; no cambia nunca.

## Recruit, and place units for other reasons

kemet-tip-recruit = Cada unidad es 1 de fuerza: mejor completar la tropa que va a moverse que repartirlas. En un distrito tuyo con un enemigo, reclutar es atacar: gana y conserva una unidad, y te llevas 1 PV.
kemet-tip-between = Cuando empiece la próxima batalla ya no se podrán jugar cartas de Día. Piensa qué la hace más segura: una unidad enemiga menos, una tuya más, PP para una carta de Batalla.
kemet-tip-battles = Cada batalla gasta dos cartas de tu mano: empieza por la que más importa, mientras tienes dónde elegir. Los PP ganados en una pueden pagar cartas en la siguiente.
kemet-tip-place-mercenaries = Aquí son gratis; los que dejes en tu reserva cuestan 1 PP cada uno al reclutarlos. Completa la tropa que va a moverse.
kemet-tip-place-pray = Ahorra 1 PP y una acción de Reclutar, así que casi todo el mundo la usa. Ponla con la tropa que va a moverse, o en una pirámide que nadie protege.
kemet-tip-place-enlistment = Reclutar suele llegar solo a tu ciudad; esta carta llega a tropas lejanas. Refuerza una que controle un templo o esté por luchar.
kemet-tip-place-battle = Tras una batalla tu tropa es pequeña, y otros pueden querer la zona. Complétala allí si quieres conservarla; en casa, las unidades están listas para tu próximo movimiento.
kemet-tip-place-conscription = Los veteranos que no uses ahora se pierden: una unidad por cada uno es mejor que nada. Completa la tropa que mañana se mueva primero.
kemet-tip-place-night = Hasta 4 unidades gratis cada noche, donde tengas tropa. Primero los templos, que mañana otros querrán; después la tropa de casa que se mueva primero.

## Move

kemet-tip-move = Una tropa completa para luchar, una pequeña para ocupar lo vacío. Mira también lo que deja: un templo sin tropa no es de nadie, y tus distritos vacíos quedan abiertos a quien logre entrar.
kemet-tip-units = En batalla cada unidad es 1 de fuerza: ve con todas. Deja una atrás solo donde te guarde PV o PP y nadie pueda llegar: una unidad sola es una victoria fácil.
kemet-tip-goes = Para una batalla o un camino largo, llévala: su fuerza lucha con esta tropa, y su movimiento solo cuenta si sale desde el principio. Para proteger un lugar puede quedarse, con una unidad.
kemet-tip-step = Cuenta antes de entrar donde hay un enemigo: ahí acaba el movimiento, casi siempre en batalla. Compara unidades, losetas y criaturas, y luego las cartas; el teletransporte ahorra pasos, pero guarda PP para una carta.
kemet-tip-take = Cada una es 1 de fuerza más en la batalla que venga. Deja una solo si la zona lo vale: un templo, o un camino que quieras cerrar.
kemet-tip-leave = Una unidad basta para conservar un templo, con su PV y sus PP de noche. Pero cada una falta en la batalla que venga, y una sola es una victoria fácil para un rival.

## Battle

kemet-tip-diversion = Desvío salva toda la tropa y le niega el PV a quien ataca, pero dejas la zona. Si ibas a ganar o empatar, lucha: el empate es de quien defiende.
kemet-tip-council = El empate es de quien defiende. Una carta fuerte que usas no vuelve hasta que se agota tu mano, y la que descartas tampoco.
kemet-tip-council-seen = Ves una carta, no todas: una Intervención Divina aún puede sumar 2 de fuerza, o incluso cambiar la que ves. Juega la más débil que gane con margen o, si ninguna gana, la que destruya o salve más unidades.
kemet-tip-tactics = Ya casi todo está a la vista, así que cuenta: cambia si la otra carta gana la batalla. Si pierdes de todos modos, usa la que destruye más o pierde menos.
kemet-tip-wound = Lo demás está decidido, así que cuenta bien: quien ataca necesita 1 de fuerza más que el enemigo; quien defiende, solo el empate. Lo que pase de ahí se desperdicia, y todo si no cambia quién gana.
kemet-tip-loser = Las unidades repatriadas dan su número menos 1 en PP y se reclutan de nuevo. Lo usual es repatriar una tropa pequeña y retirar una grande, aunque quien ganó dice adónde; si puedes permanecer, la zona es tuya.
kemet-tip-retreat = Mándala adonde menos daño haga: lejos de los templos y de tus distritos abiertos. Cerca de otra tropa tuya puedes atacarla otra vez, por 1 PV más.
kemet-tip-winner = Lo que acabas de ganar es tuyo en cualquier caso. Permanece por un templo o una pirámide que puedas conservar; una tropa pequeña al descubierto es presa fácil para el siguiente: repátriala y recluta de nuevo en casa.

## Divine Intervention cards of the Day

kemet-tip-rain = El mejor blanco es una unidad sola: su zona queda libre, y con ella se va el PV de un templo. Si no, debilita la tropa que vayas a atacar.
kemet-tip-memory = Toma lo que vayas a jugar pronto: una carta de Batalla si hoy piensas luchar; PP o unidades si no. Para jugarla pagas además su precio.

## Night

kemet-tip-offering = 1 PV para siempre, sin batalla, sale barato por dos unidades que cuestan 1 PP cada una al reclutarlas. Solo si son las dos últimas allí renuncias al Santuario.
kemet-tip-delta = 5 PP por una unidad es muy buen cambio. Piénsalo dos veces si es la última allí, porque con ella se van el templo y su PV, o si te acercas al límite de 11 PP.
kemet-tip-veterans-prayers = Un veterano, que te deja una batalla, es 1 PP ahora, media carta luego o 1 unidad al final; la unidad ahorra además una acción de Reclutar. Toma PP solo para algo que quieras mañana, y recuerda el límite de 11.
kemet-tip-veterans-cards = Las cartas son lo único que los PP no compran, y sorprenden. Las unidades son más seguras: cada veterano que guardes puede traer una gratis a tu ciudad en el paso siguiente.
kemet-tip-hand = Cuanto más alto el nivel, más ahorras: el nivel 4 cuesta 4 PP y es 1 PV donde controlas el distrito. Si piensas comprar mañana, eleva el color de esa loseta.
kemet-tip-vision = Piensa en mañana: Batalla si atacas o esperas un ataque, Movimiento si vas lejos, Día para PP y unidades. Lo que dejas queda a la vista de todos.
kemet-tip-destiny = El último puesto suele ser el mejor: atacas después de los demás. Con 9 PV a tu alcance, elige el primer puesto: ganas al empezar tu turno, antes de que nadie lo impida.
