### Calamandara: a tip for each question, for somebody who meets it for the first time: what it decides, what players look at,
### what can't be taken back. At most two sentences, true in every position.

## Windows for Memory Cards

calamandara-tip-turn_start = Mira si este viajero puede ganar pronto: cerca del Centro, con 4 fragmentos o casi. La carta que juegas va a tu Diario y sigue contando como fragmento, así que no se pierde, pero no se puede deshacer.
calamandara-tip-turn_start-own = Aquí solo sirve Pinturas Sumergidas: juégala si la carta superior de un vecino te conviene más que la tuya, o para librarte de una Carta de Evento. Con otras cartas, pasa.
calamandara-tip-before_phase_1 = Guarda de Mournã le cuesta a este viajero dos símbolos; Errancia del Silencio, todo el resto del turno. Guarda la Errancia para quien llegaría al Centro; lo que juegas no se puede deshacer.
calamandara-tip-event = Lee primero a quién afecta el Evento: Manos de Barro te deja fuera de todo, lo bueno y lo malo. Pasa si te ayuda o no te toca; lo que juegas no se puede deshacer.

## Event cards on the deck

calamandara-tip-reveal = Rechazar solo aplaza la carta y te cuesta los dos símbolos de este turno, salvo que la Fase 1 ya esté perdida, así que casi siempre se revela. Sale más barato con poco que perder en el tablero y en la mano; una vez revelada, no se puede deshacer.
calamandara-tip-reveal-counter = Casi todo Evento revelado quita 1 al Contador de Dogma, y a cero todos pierden. Rechazar lo evita, pero cuesta los dos símbolos de este turno: compensa con el contador bajo, con mucho que perder o con la Fase 1 ya perdida.

## Targets of Memory Cards

calamandara-tip-direction = A la izquierda, tu carta superior pasa al siguiente en orden de turno y recibes la del anterior; a la derecha, al revés. Mira qué recibes y quién se quedaría con una Carta de Evento.
calamandara-tip-veil = Elige a quien aún podría adquirir una carta este turno y está cerca de los 4 fragmentos. Casi siempre es el viajero activo.
calamandara-tip-deck = Toma la pareja que puedes insertar ya, sobre todo Huellas. Su dueño la pierde: entre parejas iguales, quítasela a quien va en cabeza.
calamandara-tip-breath-board = Elige a quien está más cerca del Centro y mira si algo de ese tablero sostiene sus próximos pasos: una Huella delante de la ficha, un Ala en su fila, una Cueva al lado.
calamandara-tip-breath-cell = La Huella que la ficha pisaría ahora es la que más duele perder; después, el Ala o la Cueva que iba a usar. Si solo tienes a tu alcance una Torre, descártala: su fila queda sin defensa.
calamandara-tip-root = Descarta la Montaña de tu camino más corto al Centro. Mira también la puerta delante de tu ficha, no solo tu propio tablero.
calamandara-tip-page = Recupera lo que puedes insertar este turno, sobre todo Huellas, o una pareja igual, que paga un Recuerdo en la Fase 4. Al final del turno solo quedan 8 en tu Reserva.
calamandara-tip-trade-board = En tu tablero lleva una Huella delante de tu ficha o quita una Montaña del camino. En otro puede hacerle lo contrario a quien va en cabeza.
calamandara-tip-trade-first = Elige el símbolo que debe dejar su lugar: en tu tablero, una Montaña que estorba; en otro, la Huella del próximo paso. Qué viene en su lugar lo eliges después.
calamandara-tip-trade-second = Los dos cambian de casilla: imagina cada uno en su nuevo lugar. Elijas lo que elijas, jugar la carta ya no se puede deshacer.

## Phase 2

calamandara-tip-insert = Primero las Huellas que tu ficha pisa este turno, después algo para más tarde: una Cueva junto al camino, una Torre en la fila donde vas a parar. La Montaña, una por turno, rinde más justo delante de la ficha de un rival.
calamandara-tip-insert-board = Una Huella en tu tablero es solo tuya; en el central sirve a cualquier ficha, así que insértala justo antes de usarla. Una Montaña rinde más justo delante de quien va en cabeza.
calamandara-tip-insert-own = La Huella va donde tu ficha pisa después: no necesita conexión, pero solo caminas a la casilla de al lado, salvo salto o túnel. Ala y Torre valen para su fila; la Cueva, para las casillas de al lado.
calamandara-tip-insert-other = Justo delante de su ficha, o en la única casilla libre entre dos de sus Huellas: así da un rodeo, salta por encima, o gasta una inserción o una carta en quitarla. Detrás de la ficha sirve de poco.
calamandara-tip-insert-central = La Huella va en tu camino más corto, de la puerta delante de tu ficha a una casilla junto al Centro; los demás también la usan. La Montaña va en un camino así de otro viajero.
calamandara-tip-excavate = En tu tablero la Cueva queda en la casilla y funciona allí; en el central se van las dos y la casilla queda libre. Por eso, allí gástala solo en una Montaña que te cierra el camino al Centro.
calamandara-tip-clear = Lo primero es una Montaña delante de tu ficha; lo segundo, una Huella que quedó muy atrás. Cuesta una de tus 3 inserciones: hazlo solo si la casilla o el símbolo en el Depósito lo valen.
calamandara-tip-transmute-pay = Paga con lo que de todos modos no recuperarías. Lo que queda en el Depósito aún puede volver, con Página Rasgada o con algunas cartas de Esperanza.
calamandara-tip-transmute-kind = Toma lo que te sirve este turno: casi siempre una Huella para el próximo paso, o la segunda de una pareja, que paga un Recuerdo en la Fase 4.

## Phases 3 and 4, end of the turn

calamandara-tip-walk = Dos pasos adelante están bien, pero el Centro solo se abre con 4 fragmentos. Conviene parar junto a una Cueva tuya, por un Recuerdo en la Fase 4, o en una fila con Torre, donde nadie te hace retroceder.
calamandara-tip-remember = Hasta tener 4 fragmentos, adquiere una carta siempre que puedas: gratis junto a una Cueva, si no con la pareja que menos te haga falta. Con 3 en la mano, anota una: no se puede deshacer, pero queda a salvo de todo Evento.
calamandara-tip-excess = Guarda las Huellas de tus dos próximos pasos y una pareja de símbolos iguales. Lo demás no se pierde: en el Depósito, 3 símbolos se convierten en 1 a tu elección.

## Effects of event cards

calamandara-tip-effect-acquire = Toma lo que vas a insertar a continuación, casi siempre una Huella. Otro símbolo igual a uno que ya tienes forma pareja, y una pareja paga un Recuerdo en la Fase 4.
calamandara-tip-effect-recover = Recupera lo que pide tu próximo turno: Huellas para caminar, o una pareja para un Recuerdo. Los demás quedan en el Depósito, donde 3 pueden convertirse en 1 a tu elección.
calamandara-tip-effect-insert = Es un símbolo gratis. Una Huella va justo delante de tu ficha; una Torre o un Ala, en la fila donde la ficha está o va a parar.
calamandara-tip-effect-insert-left = Justo delante de la ficha de tu vecino, o entre dos de sus Huellas: así le cuesta pasos, una inserción o una carta. Detrás de la ficha sirve de poco.
calamandara-tip-effect-insert-central = Cuesta una Huella de tu Reserva y después sirve a cualquier ficha. Hazlo si vas a pisarla antes que nadie; si no, guarda la Huella.
calamandara-tip-effect-discard = Renuncia a lo que ya no ayuda: una Montaña, si se ofrece, o lo que quedó muy atrás de tu ficha. Guarda las próximas Huellas y una justo detrás de ti, porque quien retrocede se detiene en la más cercana.
calamandara-tip-effect-discard-central = Descarta una Huella que necesitan los demás y tú no: mira qué ficha la pisaría ahora y cómo llegas tú al Centro.
calamandara-tip-effect-reserve = Guarda las Huellas de tus dos próximos pasos y una pareja igual para un Recuerdo. Renuncia a los símbolos sueltos para los que no tienes casilla.
calamandara-tip-effect-substitute = Cambia lo que menos hace por ti: una Montaña en tu camino, o un símbolo que tu ficha ya dejó atrás. Si una Cueva debe volverse Montaña, elige una lejos de tu camino.
calamandara-tip-effect-substitute-by = Mira la casilla: delante de tu ficha, una Huella es un paso; junto a su camino, una Cueva trae Recuerdos; en su fila, un Ala da un salto y una Torre, defensa.
calamandara-tip-effect-move = Lleva una Huella que quedó muy atrás a la casilla delante de tu ficha: es un paso ganado. Deja una justo detrás de ti, porque quien retrocede se detiene en la más cercana.
calamandara-tip-effect-move-left = Elige la Huella que la ficha de tu vecino pisaría ahora. Adónde va lo eliges después.
calamandara-tip-effect-move-to = Una Huella tuya va justo delante de tu ficha. La de un vecino, adonde menos le sirva, lejos de su ficha.
calamandara-tip-effect-swap = Busca un símbolo mal puesto: una Montaña en tu camino, una Torre o un Ala en una fila que ya dejaste. Qué viene en su lugar lo eliges después.
calamandara-tip-effect-swap-with = Los dos cambian de casilla: imagina cada uno en su nuevo lugar. Lo mejor es una Huella delante de tu ficha y una Montaña por donde ya no pasas.
calamandara-tip-effect-advance = Los pasos de un Evento son gratis: la Fase 3 conserva los suyos. Con 4 fragmentos pueden llevar incluso al Centro; si no, detente junto a una Cueva o en una fila con Torre, si puedes.
calamandara-tip-effect-retreat = Todas quedan igual de atrás, así que solo importa el camino de vuelta: elige la que tiene Huellas delante, o una Cueva tuya al lado.
calamandara-tip-effect-draw = Ves la carta nueva antes de elegir cuál descartas, así que solo puedes mejorar. Con la mano vacía no aporta nada.
calamandara-tip-effect-forget = Cada carta es uno de los 4 fragmentos: renuncia a la que jugarías en último lugar. Lo que está en tu Diario está a salvo: anota en la Fase 4 las cartas que quieras conservar.
calamandara-tip-effect-choice = Casi siempre conviene dar los símbolos: una Fase 1 trae dos de vuelta. Una Carta de Recuerdo es uno de los 4 fragmentos que necesitas, y cuesta dos símbolos iguales o parar junto a una Cueva.
