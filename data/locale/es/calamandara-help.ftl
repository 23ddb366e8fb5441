### Calamandara: help on each question, and the rules by topic, in our own words. "Our rule" is a rule of the base game as we
### have reconstructed it, or a ruling of ours; docs/rules/calamandara.md has them all.

## Help: windows for Memory Cards

calamandara-help-turn_start = Quien tiene una Carta de Recuerdo en la mano recibe esta pregunta al comenzar cada turno, sean cuales sean sus cartas, todos a la vez y en secreto. Surte efecto la primera carta en orden de turno a partir del viajero activo; después se vuelve a preguntar a quien no ha jugado ninguna. Con una orden permanente ya no se te pregunta. (Nuestras reglas 4.0 y 14.1a)
calamandara-help-turn_start-own = Al comenzar tu propio turno solo se puede jugar Pinturas Sumergidas. Recibes la pregunta con cualquier carta en la mano, para que la espera no delate nada. (Nuestras reglas 4.0 y 12.2)
calamandara-help-before_phase_1 = Tras un Evento en este turno, revelado o rechazado, los demás viajeros aún pueden jugar una carta: Guarda de Mournã contra la Fase 1, si todavía está por venir, o Errancia del Silencio contra el resto del turno. (Reglamento de la expansión, reglas específicas 8 y 10; nuestra regla 4.2)
calamandara-help-event = El contador ya ha cambiado. Una Carta de Recuerdo que se juega ahora surte efecto antes que el Evento. Cada viajero puede jugar una; se pregunta a quien tiene cartas en la mano. (Reglamento de la expansión, reglas específicas 1 y 13; nuestra regla 9.3)

## Help: event cards on the deck

calamandara-help-reveal = Revelar: el Evento ocurre para todos a los que afecta, empezando por ti. Si después hay encima una Carta de Símbolos, tienes Fase 1, salvo que ya esté perdida; con otra Carta de Evento vuelve la pregunta. Rechazar: la carta sigue encima y pasas directamente a la Fase 2. En tu próximo turno vuelve la pregunta. (Reglamento de la expansión, desde la página 9)
calamandara-help-reveal-counter = Revelar: el Contador de Dogma cambia, casi siempre baja 1, y el Evento ocurre para todos a los que afecta, empezando por ti. Si después hay encima una Carta de Símbolos, tienes Fase 1, salvo que ya esté perdida; con otra Carta de Evento vuelve la pregunta. Rechazar: el contador no cambia, la carta sigue encima y pasas directamente a la Fase 2. A cero, todos pierden. (Reglamento de la expansión, desde la página 9)

## Help: targets of Memory Cards

calamandara-help-direction = La carta superior de cada mazo de Símbolos pasa, todas a la vez, encima del mazo siguiente: la izquierda es el sentido horario. Las Cartas de Evento pasan también, sin revelarse. (Reglamento de la expansión, regla específica 11; nuestra regla 12.2)
calamandara-help-veil = Puedes elegir a cualquier viajero. (Nuestra regla 12.2)
calamandara-help-deck = Adquieres los dos símbolos de la carta, que va al descarte de ese mazo. No se ofrecen los mazos que tienen encima una Carta de Evento. (Reglamento de la expansión, regla específica 9; nuestra regla 12.2)
calamandara-help-breath-board = Solo se ofrecen tableros con algún símbolo que se pueda descartar: que no esté bajo la ficha ni defendido por una Torre. (Nuestras reglas 7.3 y 12.2)
calamandara-help-breath-cell = El símbolo va al Depósito del dueño del tablero. (Nuestra regla 12.2)
calamandara-help-root = Una Montaña de tu tablero individual o del central; va a tu Depósito. No cuenta como inserción. (Nuestra regla 12.2)
calamandara-help-page = De 1 a 3 símbolos vuelven de tu Depósito a tu Reserva: después del primero puedes parar cuando quieras. (Nuestra regla 12.2)
calamandara-help-trade-board = Tu tablero o el de otro viajero. En el de otro, ninguno de los dos símbolos puede estar defendido por una Torre. (Nuestra regla 12.2)
calamandara-help-trade-first = Los dos símbolos son de tipos distintos y ninguno está bajo una ficha. (Nuestra regla 12.2)
calamandara-help-trade-second = Un símbolo de otro tipo que no esté bajo una ficha. (Nuestra regla 12.2)

## Help: Phase 2

calamandara-help-insert = Hasta 3 inserciones, combinadas como quieras: insertar un símbolo de tu Reserva, excavar una Montaña con una Cueva o descartar un símbolo de tu propio tablero. Además, una vez cada cosa: transmutar 3 símbolos de tu Depósito en 1 a tu elección, y jugar una Carta de Recuerdo. (Nuestra regla 4.4)
calamandara-help-insert-board = Las Huellas van en tu tablero o en el central; las Montañas, en el de otro viajero o en el central; Alas, Cuevas y Torres, solo en el tuyo. Las casillas más cercanas a tu camino (para una Montaña, al del viajero de cada tablero) se ofrecen ya; un tablero muestra todas sus casillas. (Nuestras reglas 5.1 a 5.5)
calamandara-help-insert-own = Cualquier casilla vacía. Las Huellas no tienen que estar conectadas; un Ala o una Torre valen para su fila, una Cueva para las casillas de al lado. (Nuestras reglas 5.1 a 5.9)
calamandara-help-insert-other = Una casilla vacía en una fila sin Torre. En un tablero individual hay como máximo 4 Montañas, y tú insertas 1 por turno. (Nuestras reglas 5.2 y 7.4)
calamandara-help-insert-central = Cualquier casilla vacía menos el Centro. Aquí una Huella sirve a todas las fichas; Montañas, como máximo 6. (Nuestras reglas 5.1 y 5.2)
calamandara-help-excavate = En tu tablero la Cueva ocupa el lugar de la Montaña; en el central se van las dos y la casilla queda vacía. Cuenta como inserción. (Nuestra regla 5.6)
calamandara-help-clear = El símbolo va a tu Depósito. No vale la Huella bajo tu ficha. Cuenta como inserción. (Nuestra regla 4.4)
calamandara-help-transmute-pay = Tres símbolos cualesquiera vuelven de tu Depósito a la Fuente, que es de todos y no tiene límite. Una vez por turno; no cuenta como inserción. (Nuestra regla 4.4)
calamandara-help-transmute-kind = Viene de la Fuente a tu Reserva, y puedes insertarlo enseguida. (Nuestra regla 4.4)

## Help: Phases 3 and 4, end of the turn

calamandara-help-walk = Hasta 2 pasos. Caminar: a una Huella de al lado; desde la fila 6, también por la puerta al tablero central. Saltar, una vez: con un Ala en tu fila, dos casillas en línea recta. Túnel: junto a una Cueva, a una Huella junto a cualquier Cueva de tu tablero. En el Centro se entra caminando, con 4 Cartas de Recuerdo entre la mano y el Diario. (Nuestras reglas 4.5 y 6.1 a 6.6)
calamandara-help-remember = Una de estas: con tu ficha junto a una Cueva de tu tablero, adquirir una Carta de Recuerdo; pasar 2 símbolos iguales de tu Reserva al Depósito y adquirir una; o anotar una carta de tu mano en el Diario, donde ningún Evento la alcanza. Con 3 cartas en la mano no adquieres ninguna. (Nuestras reglas 4.6 y 4.8)
calamandara-help-excess = Al final de tu turno, tu Reserva tiene como máximo 8 símbolos. Lo demás va a tu Depósito. (Nuestra regla 4.7)

## Help: effects of event cards

calamandara-help-effect-acquire = El símbolo viene de la Fuente, que es de todos y no tiene límite, a tu Reserva. (Nuestra regla 10)
calamandara-help-effect-recover = El símbolo vuelve de tu Depósito a tu Reserva. (Nuestra regla 10)
calamandara-help-effect-insert = Una casilla vacía de tu tablero. No cuenta para tus 3 inserciones. (Nuestras reglas 5.8 y 10)
calamandara-help-effect-insert-left = Una casilla vacía en una fila sin Torre; en un tablero hay como máximo 4 Montañas. A la izquierda está el siguiente en orden de turno. (Reglamento de la expansión, regla específica 2; nuestras reglas 5.8 y 7.4)
calamandara-help-effect-insert-central = Una casilla vacía menos el Centro; el símbolo sale de tu Reserva. (Nuestras reglas 5.8 y 10)
calamandara-help-effect-discard = Va a tu Depósito. No vale la Huella bajo tu ficha ni, si el descarte es obligatorio, nada que defienda una Torre de su fila. (Reglamento de la expansión, reglas específicas 2 y 7; nuestra regla 7.3)
calamandara-help-effect-discard-central = Va a tu Depósito. Nunca una Huella con una ficha encima. (Nuestra regla 9.10)
calamandara-help-effect-reserve = Va a tu Depósito. (Nuestra regla 9.10)
calamandara-help-effect-substitute = El símbolo antiguo va a tu Depósito y el nuevo ocupa su lugar. No vale la Huella bajo tu ficha. (Nuestra regla 10)
calamandara-help-effect-substitute-by = El símbolo nuevo queda en la misma casilla. Ninguna Montaña entra en una fila con otra Torre, y ningún tablero recibe una quinta. (Nuestras reglas 10 y 13.24)
calamandara-help-effect-move = A una casilla vacía del mismo tablero; no vale la Huella bajo tu ficha. (Nuestra regla 10)
calamandara-help-effect-move-left = A una casilla vacía del mismo tablero; no vale la Huella bajo la ficha ni ninguna que defienda una Torre de su fila. (Reglamento de la expansión, regla específica 2; nuestra regla 10)
calamandara-help-effect-move-to = Cualquier casilla vacía del mismo tablero. (Nuestra regla 10)
calamandara-help-effect-swap = Dos símbolos de tipos distintos de tu tablero cambian de lugar; no vale la Huella bajo tu ficha. (Nuestra regla 10)
calamandara-help-effect-swap-with = Un símbolo de otro tipo. (Nuestra regla 10)
calamandara-help-effect-advance = Pasos como en la Fase 3, con un salto como máximo. Puedes parar antes, y puedes llegar al Centro y ganar. (Nuestras reglas 6.1 a 6.7 y 13.7)
calamandara-help-effect-retreat = A la Huella con el valor de paso más alto por debajo del tuyo. Las que se ofrecen están empatadas. (Nuestras reglas 2.5 y 10)
calamandara-help-effect-draw = Adquieres una Carta de Recuerdo y luego descartas una de la mano, la nueva u otra. (Nuestra regla 10)
calamandara-help-effect-forget = La carta va boca arriba al descarte. El Diario no se toca nunca. (Nuestra regla 10)
calamandara-help-effect-choice = Eliges una de las dos, si ambas se pueden hacer por completo. (Nuestra regla 10)

## The rules by topic

calamandara-rules-ours-title = Qué es nuestro aquí
calamandara-rules-ours = Solo tenemos el reglamento de la expansión A Malha do Porvir. El juego base es una reconstrucción. También 48 de las 50 Cartas de Evento, los efectos de las Cartas de Recuerdo y las Cartas de Símbolos son creación nuestra, de modo que se cumpla cada frase de ese reglamento; no son de la editorial. “Nuestra regla” con un número, como nuestra regla 4.4, es siempre una decisión propia de Taverna; búscala por su número en estos temas. (Reglamento de la expansión, desde la página 3; nuestras reglas 1 a 14)
calamandara-rules-goal-title = Objetivo
calamandara-rules-goal = Lleva tu ficha desde tu Punto Inicial, por tu tablero individual y el central, hasta el Centro. 6.6: entras en él caminando, desde una de las cuatro casillas de al lado, con 4 fragmentos o más (Cartas de Recuerdo entre la mano y el Diario); no hace falta Huella. 6.7: quien entra gana al instante, sea el turno de quien sea. 6.8: con límite de tiempo, todos pierden juntos si el Contador de Dogma llega a cero. (Reglamento de la expansión, desde la página 9; nuestras reglas 6.6 a 6.8)
calamandara-rules-boards-title = Tableros
calamandara-rules-boards = 2.1: un tablero individual tiene 6 filas de 5 casillas, de A1 a E1 junto al Punto Inicial y de A6 a E6 junto al tablero central; en una casilla cabe un símbolo. 2.2: el Punto Inicial no es una casilla; las cinco casillas de la fila 1 están a su lado. 2.3: el tablero central tiene 5 filas de 5 casillas, de V1 a Z5; su Centro, X3, nunca tiene símbolo. 2.4: al lado significa en cuatro direcciones, nunca en diagonal; cada casilla de la fila 6 tiene su puerta, la casilla central que tiene delante. La izquierda es el sentido horario, el siguiente en orden de turno. 2.5: valor de paso: Punto Inicial 0, filas 1 a 6, anillo exterior 7, anillo interior 8, Centro 9. (Nuestras reglas 2.1 a 2.5)
calamandara-rules-setup-title = Preparación
calamandara-rules-setup = 3.1: cada viajero tiene un tablero individual y una ficha en el Punto Inicial. 3.2: cada uno tiene un mazo barajado de 20 Cartas de Símbolos, boca arriba. 3.3: se reparten 24 Cartas de Eventos Dogmáticos por igual entre los mazos, 12 en cada uno con 2 viajeros, 8 con 3, 6 con 4, y los mazos se barajan de nuevo. 3.4: las Cartas de Recuerdo se barajan, boca abajo. 3.5: el primer viajero se sortea y conserva el marcador. 3.6: en la Reserva, el primero empieza con 1 Huella, el segundo con 2, el tercero con 2 y un Ala, el cuarto con 3. (Reglamento de la expansión, desde la página 4; nuestras reglas 3.1 a 3.6)
calamandara-rules-turn-title = El turno
calamandara-rules-turn = 4.0: comienzo: se pueden jugar Cartas de Recuerdo. 4.1: Evento: mientras haya una Carta de Evento encima de tu mazo, revélala o recházala. 4.2: después, los demás pueden jugar una carta antes de la Fase 1. 4.3: Fase 1: adquirir símbolos. 4.4: Fase 2: insertar símbolos. 4.5: Fase 3: caminar. 4.6: Fase 4: recordar. 4.7: fin: como máximo 8 símbolos en la Reserva. 4.10: todo es público menos las manos, el orden de los mazos y las Cartas de Evento sin revelar. (Reglamento de la expansión, desde la página 9; nuestras reglas 4.0 a 4.10)
calamandara-rules-acquire-title = Fase 1: Adquirir Símbolos
calamandara-rules-acquire = 4.3: con una Carta de Símbolos encima de tu mazo, adquieres sus dos símbolos: vienen de la Fuente, que es de todos y no tiene límite, a tu Reserva, y la carta va al descarte. Con una Carta de Evento encima no hay Fase 1. 4.9: un mazo vacío se rehace con las Cartas de Símbolos de su descarte; las Cartas de Evento reveladas salen de la partida. (Reglamento de la expansión, desde la página 9; nuestras reglas 4.3 y 4.9)
calamandara-rules-insert-title = Fase 2: Insertar Símbolos
calamandara-rules-insert = 4.4: hasta 3 inserciones: insertar un símbolo de tu Reserva en una casilla vacía; excavar; o descartar un símbolo de tu propio tablero, también Montañas, pero no el que está bajo tu ficha. Una vez por turno puedes transmutar 3 símbolos de tu Depósito en 1 a tu elección, y jugar 1 Carta de Recuerdo. 5.6: excavar: una Cueva de tu Reserva va sobre una Montaña. En tu tablero ocupa su lugar; en el central las dos van a tu Depósito y la casilla queda vacía. 5.8: lo que un Evento o una Carta de Recuerdo te deja insertar no cuenta. (Nuestras reglas 4.4, 5.6 y 5.8)
calamandara-rules-symbols-title = Los cinco símbolos
calamandara-rules-symbols = 5.1: Huella, en tu tablero o en el central: las fichas se paran y caminan sobre ella; en el central sirve a todas las fichas. 5.2: Montaña, en el tablero de otro o en el central: bloquea una casilla; 1 por turno, como máximo 4 en un tablero individual y 6 en el central. 5.3: Ala, 5.4: Cueva, 5.5: Torre: en tu tablero. 5.7: las Huellas no tienen que estar conectadas. 5.9: un Ala permite saltar desde su fila, una Cueva da túneles y Recuerdos, una Torre defiende su fila. (Nuestras reglas 5.1 a 5.9)
calamandara-rules-walk-title = Fase 3: Caminar
calamandara-rules-walk = 4.5: hasta 2 pasos. 6.1: un paso termina en una Huella o en el Centro. 6.2: caminar a una casilla de al lado. 6.3: saltar, una vez: con un Ala en tu fila, a la segunda casilla en línea recta, haya lo que haya en medio. 6.4: túnel: desde una casilla junto a una Cueva de tu tablero a una casilla junto a cualquiera de sus Cuevas. Saltos y túneles empiezan en tu tablero individual; pueden acabar en el central. 6.5: también hacia atrás y hacia los lados. 6.6: en el Centro se entra caminando, con 4 fragmentos. (Nuestras reglas 4.5 y 6.1 a 6.6)
calamandara-rules-towers-title = Torres
calamandara-rules-towers = 7.1: una Torre defiende la ficha y los demás símbolos de su fila. 7.2: no se defiende a sí misma, pero una segunda Torre en la fila sí. 7.3: lo defendido no lo pueden descartar, sustituir, mover ni cambiar de lugar los demás ni los Eventos obligatorios, y a esa ficha no se la puede hacer retroceder. 7.4: no se inserta ninguna Montaña en una fila con Torre. 7.5: lo que haces por propia voluntad nunca se impide. 7.6: un Evento que solo encuentra símbolos defendidos no hace nada allí. (Reglamento de la expansión, regla específica 2; nuestras reglas 7.1 a 7.6)
calamandara-rules-remember-title = Fase 4: Recordar
calamandara-rules-remember = 4.6: una de tres cosas, si quieres: junto a una Cueva de tu tablero, adquirir una Carta de Recuerdo; pasar 2 símbolos iguales de tu Reserva al Depósito y adquirir una; o anotar una carta de tu mano en el Diario sin usarla. 4.8: como máximo 3 cartas en la mano; con la mano llena no adquieres ninguna. Mano y Diario juntos son tus fragmentos (6.6). (Nuestras reglas 4.6, 4.8 y 6.6)
calamandara-rules-memories-title = Cartas de Recuerdo
calamandara-rules-memories = 12.2: hay 12 tipos, 3 cartas de cada uno; cada una dice lo que hace (/carta). Se juega al comenzar un turno, antes de la Fase 1, al revelarse un Evento o en tu Fase 2 o 3, si cambia algo. Surte efecto antes que el Evento y después queda en tu Diario, donde sigue contando como fragmento. 4.0: como máximo una carta de cada viajero en cada uno de esos momentos; primero se pregunta a los demás, en sentido horario, y luego al viajero activo. 14.1a: se pregunta a todos a la vez y en secreto; se juega la primera carta en ese orden, las otras vuelven, y se pregunta de nuevo a quien no ha jugado ninguna, hasta que todos pasen. (Reglamento de la expansión, reglas específicas 1 y 13; nuestras reglas 4.0, 12.2 y 14.1a)
calamandara-rules-excess-title = Fin del turno
calamandara-rules-excess = 4.7: si tu Reserva tiene más de 8 símbolos, descarta los que sobran a tu Depósito. Termina lo que duraba hasta el fin de este turno. (Nuestra regla 4.7)
calamandara-rules-events-title = Cartas de Eventos Dogmáticos
calamandara-rules-events = 27 cartas de Esperanza dan ventajas, 23 de Temor hacen daño; sus dorsos son iguales. “Puede” lo decide cada viajero. 9.7: todo lo demás se hace hasta donde sea posible. 9.10: los símbolos descartados van al Depósito del dueño del tablero; los del central, al de quien revela. 9.11: “tablero individual” son solo esos tableros; “tablero”, el tablero entero. (Reglamento de la expansión, desde la página 9, reglas específicas 5, 7 y 12; nuestras reglas 9.7, 9.10 y 9.11)
calamandara-rules-reveal-title = Revelar o rechazar
calamandara-rules-reveal = 9.1: al comenzar tu turno, con una Carta de Evento encima de tu mazo. 9.2: revélala, o recházala: sigue encima, el contador no cambia y te quedas sin Fase 1 este turno. 9.3: revelar: el contador cambia, se juegan Cartas de Recuerdo, ocurren los efectos, la carta va al descarte. 9.4: si la siguiente también es un Evento, elige otra vez. (Reglamento de la expansión, desde la página 9; nuestras reglas 9.1 a 9.4)
calamandara-rules-order-title = Orden de los efectos
calamandara-rules-order = 9.8: primero quien revela, después en sentido horario; si quien revela no está afectado, empieza el viajero afectado más cercano a su izquierda. 9.9: cada uno lleva a cabo todos los efectos de una parte de la carta antes que el siguiente. (Reglamento de la expansión, regla específica 3; nuestras reglas 9.8 y 9.9)
calamandara-rules-effects-title = Las palabras de las cartas
calamandara-rules-effects = 10: adquirir: de la Fuente a tu Reserva. Recuperar: de tu Depósito a tu Reserva. Insertar: en una casilla vacía, como en la Fase 2. Descartar: al Depósito. Sustituir: otro símbolo ocupa el lugar de uno. Mover: a una casilla vacía del mismo tablero. Cambiar de lugar: lo hacen dos símbolos de tipos distintos. Paso: como en la Fase 3, con un salto como máximo; puedes parar antes. Retroceder: la ficha vuelve a una Huella de valor de paso menor, en tu tablero individual o en el central: la del valor más alto de esas; si hay varias iguales, eliges; si no hay ninguna, va al Punto Inicial. La ficha que defiende una Torre, o que está en el Punto Inicial, no retrocede. El símbolo bajo una ficha no se toca nunca, salvo por Un Aire Extraño. (Nuestra regla 10)
calamandara-rules-counter-title = Contador de Dogma
calamandara-rules-counter = 9.5: cada Carta de Evento revelada baja el contador 1 punto, a menos que la carta diga otra cosa. Nunca pasa de 16. 9.6: un Evento con efectos que no afecta a nadie lo baja 1, diga lo que diga. 8.8: a cero, la partida termina al instante y nadie gana; los efectos no se realizan. Sin límite de tiempo no se usa el contador. (Reglamento de la expansión, página 14, reglas específicas 4 y 6; nuestras reglas 8.8, 9.5 y 9.6)
calamandara-rules-difficulty-title = Dificultad
calamandara-rules-difficulty = 8.3: Aura: 14 de Esperanza, 10 de Temor, contador en 14. Turbio: 12 y 12, contador en 12. Ruina: 10 de Esperanza, 14 de Temor, contador en 10. O una mezcla personalizada: hasta 23 cartas de Temor entre 24, y el contador de 1 a 16. (Reglamento de la expansión, desde la página 14; nuestra regla 8.3)
calamandara-rules-end-title = Fin de la partida
calamandara-rules-end = 6.7: gana el viajero que entra en el Centro. 6.8: nadie gana si el Contador de Dogma llega a cero, si nadie hace nada durante dos turnos seguidos de cada viajero (caminar de un lado a otro no cuenta) o tras 400 turnos. (Reglamento de la expansión, desde la página 9; nuestras reglas 6.7 y 6.8)
calamandara-rules-rulings-title = Decisiones sobre cartas
calamandara-rules-rulings = 13.1: Un Aire Extraño: la Huella bajo una ficha defendida se queda; entonces paga la Reserva. 13.2: en el tablero central la ficha no cae. 13.4: el tablero paga antes que la Reserva. 13.6: una Carta de Evento rechazada vuelve el turno siguiente. 13.7: el paso de un Evento al Centro termina la partida al instante. 13.11: un Evento que traen las Pinturas Sumergidas en la Fase 2 espera. 13.13: Manos de Barro: ningún efecto te alcanza, tampoco el de tu vecino en tu tablero. 13.15: Cuevas Inundadas con 4 Montañas: la Cueva se descarta y no viene ninguna Montaña. 13.23: una lista opcional se hace entera o no se hace. 13.24: Las Tejedoras no ponen una quinta Montaña en un tablero, ni ninguna en una fila con otra Torre. 13.26: perder dos veces la Fase 1 es perder una. 13.27: cambiar de lugar puede llevar una Montaña a la fila de una Torre. 13.30: la Muralla de Viento impide el Soplo y el Trueque. (Nuestras reglas 13.1 a 13.31)
