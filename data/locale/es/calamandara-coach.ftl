### Calamandara: the reasons of a coach, for somebody who plays for the first time. The kinds of arguments are in
### calamandara.ftl; further: rival: a seat · cells: from the token to the Centre, on the easiest way · lacking: Memory Cards
### that are still missing, of the needed ones · wanted, useful: lists of symbols that the way takes · one: a cell.

## Event cards on the deck

calamandara-coach-reveal-free = { $lost ->
    [0] { $open ->
        [0] Si rechazas el Evento, sigue encima y no recibes símbolos en la Fase 1. Si lo revelas, deja paso a tus Cartas de Símbolos.
       *[other] Si rechazas el Evento, sigue encima y no recibes símbolos en la Fase 1. Tu camino al Centro aún pide { $wanted }.
    }
   *[other] La Fase 1 ya está perdida, hagas lo que hagas. Si revelas el Evento, deja paso a tus Cartas de Símbolos en tu próximo turno.
}
calamandara-coach-reveal-early = { $lost ->
    [0] Si rechazas el Evento, pierdes los símbolos de la Fase 1. El Contador de Dogma está en { $counter }: aguanta un Evento más.
   *[other] La Fase 1 ya está perdida, pero si rechazas el Evento, solo espera a tu próximo turno. El Contador de Dogma está en { $counter }: aguanta un Evento más.
}
calamandara-coach-reveal-must = { $lost ->
    [0] El Contador de Dogma está en { $counter }, pero sin símbolos nuevos no avanzas.
   *[other] El Contador de Dogma está en { $counter }, pero mientras la carta siga encima no recibes símbolos en la Fase 1, y los necesitas.
}
calamandara-coach-reveal-refuse = El Contador de Dogma está en { $counter }, y a 0 todos pierden. Este turno puedes avanzar sin símbolos nuevos.
calamandara-coach-reveal-last = El Contador de Dogma está en 1: un Evento podría llevarlo a 0, y todos perderían.

## Phase 2

calamandara-coach-insert-footprint = Tu camino más fácil al Centro, { $path }, aún pide { $wanted }: primero una Huella en { $cell }, porque las fichas solo pisan Huellas.
calamandara-coach-insert-footprint-tunnel = Lo siguiente en tu camino más fácil: una Huella en { $cell }. Desde { $here } un túnel (un solo paso entre casillas junto a Cuevas) lleva a { $there }{ $absent ->
    [0] .
    [one] ; falta 1 Cueva.
   *[other] ; faltan { $absent } Cuevas.
}
calamandara-coach-insert-wing = Con un Ala en la fila { $row } puedes saltar allí una casilla, hasta { $cell }: por ahí va tu camino más fácil al Centro.
calamandara-coach-insert-tunnel = Un túnel lleva, en un solo paso, de una casilla junto a una Cueva a una Huella junto a otra. Con una Cueva en { $cell }, el Centro queda a { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
}
calamandara-coach-insert-tunnel-caves = Un túnel lleva, en un solo paso, de una casilla junto a una Cueva a una Huella junto a otra. Con Cuevas en { $cell } y { $other }, el Centro queda a { $cells ->
    [one] { $cells } casilla;
   *[other] { $cells } casillas;
} { $absent ->
    [0] tienes las dos.
   *[other] la segunda aún te falta.
}
calamandara-coach-insert-tunnel-round = Un túnel lleva, en un solo paso, de una casilla junto a una Cueva a una Huella en otro de sus lados. Con una Cueva en { $cell }, el Centro queda a { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
}
calamandara-coach-insert-cave = Tu ficha se quedará en { $rest }, al lado de { $cell }: con una Cueva allí, la Carta de Recuerdo sale gratis en la Fase 4. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } que abren el Centro.
}
calamandara-coach-insert-tower = { $feet ->
    [one] Una Torre en la fila { $row } defiende tu Huella de allí:
   *[other] Una Torre en la fila { $row } defiende tus { $feet } Huellas de allí:
} nadie puede insertar una Montaña en esa fila, y ningún Evento quita lo que la Torre defiende.
calamandara-coach-insert-mountain = { $others ->
    [1] El camino más fácil de { $rival } al Centro es de
   *[other] Entre los demás, { $rival } es quien está más cerca de ganar; su camino más fácil al Centro es de
} { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
} Una Montaña en { $cell } le estorbaría en ese camino.
calamandara-coach-insert-end = { $open ->
    [0] No falta nada en tu camino al Centro: ahora, a caminar.
   *[other] Tu camino al Centro aún pide { $wanted }, y nada de tu Reserva te hace avanzar ahora. Guarda los símbolos para el próximo turno.
}
calamandara-coach-insert-end-empty = { $open ->
    [0] No falta nada en tu camino al Centro: ahora, a caminar.
   *[other] Tu camino al Centro aún pide { $wanted }, pero tu Reserva está vacía.
}
calamandara-coach-insert-end-beside = Tu ficha está junto al Centro. { $lacking ->
    [one] Solo te falta { $lacking } de las { $needed } Cartas de Recuerdo que lo abren.
   *[other] Solo te faltan { $lacking } de las { $needed } Cartas de Recuerdo que lo abren.
}
calamandara-coach-insert-end-mountain = En el tablero central, una Montaña en { $cell } bloquea tu camino al Centro, y no tienes ninguna Cueva para excavarla.
calamandara-coach-board-central = { $cell }, la próxima casilla vacía de tu camino, está en el tablero central. Allí una Huella sirve a todos.
calamandara-coach-board-own = La próxima casilla vacía de tu camino, { $cell }, está en tu tablero.
calamandara-coach-cell-any = Ahora nadie necesita esa { $symbol } en ningún sitio: cualquier lugar sirve.
calamandara-coach-cell-row = Esa { $symbol } vale para toda la fila { $row }, y { $cell } no está en tu camino al Centro.
calamandara-coach-cell-next = Es la próxima casilla vacía de tu camino más fácil al Centro.
calamandara-coach-board-central-cell = Es la próxima casilla vacía de tu camino, en el tablero central. Allí una Huella sirve a todos.
calamandara-coach-cell-rival = El camino más fácil de { $rival } al Centro pasa por ahí.
calamandara-coach-cell-rest = Está junto a { $rest }, donde se quedará tu ficha.
calamandara-coach-cell-tunnel = El túnel lleva de { $here } a { $there } en un solo paso.
calamandara-coach-insert-over = No te quedan inserciones, y nada más te hace avanzar ahora.
calamandara-coach-transmute = Lo que le falta a tu camino al Centro: { $wanted }. { $count } símbolos de tu Depósito, que ya no usas, se convierten en el que elijas.
calamandara-coach-excavate = Una Montaña en { $cell } bloquea tu camino más fácil en el tablero central; una Cueva la excava.
calamandara-coach-clear-way = En { $cell }, en tu camino al Centro, hay 1 { $symbol }, que ninguna ficha puede pisar. Después puede entrar una Huella.
calamandara-coach-clear-junk = Lo que le falta a tu camino: { $wanted }. Tu { $symbol } de { $cell } no le sirve ahora; en tu Depósito, { $count } símbolos se convierten en uno a tu elección.
calamandara-coach-clear-spare = Tu camino al Centro no pasa por { $cell }, así que esa { $symbol } no te hace falta.
calamandara-coach-clear-any = Hay que descartar algo: tu { $symbol } de { $cell } va a tu Depósito, y { $count } símbolos de allí se convierten en uno a tu elección.
calamandara-coach-dig-way = Tu camino más fácil al Centro pasa por { $cell }.
calamandara-coach-dig-other = Ahora no hay ninguna Montaña en tu camino; sin la de { $cell } hay más caminos.

## Memory Cards

calamandara-coach-play-lands = Te trae los dos símbolos del mazo de otro viajero y no gasta inserción.
calamandara-coach-play-page = Hay { $depot } símbolos en tu Depósito; esta carta devuelve algunos a tu Reserva.
calamandara-coach-play-breath = { $others ->
    [1] Esta carta quita un símbolo del tablero de { $rival }
   *[other] Entre los demás, { $rival } es quien está más cerca de ganar; esta carta quita un símbolo de su tablero
} y sigue contando para ti.
calamandara-coach-play-breath-any = Esta carta quita un símbolo del tablero de otro viajero y sigue contando para ti.
calamandara-coach-play-root = Una Montaña bloquea { $cell } en tu camino al Centro; esta carta la quita y no gasta inserción.
calamandara-coach-play-trade-own = Si los símbolos de { $one } y { $other } cambian de lugar, tu camino al Centro cuesta menos.
calamandara-coach-play-trade-rival = { $others ->
    [1] Con dos símbolos cambiados de lugar, el camino de { $rival } al Centro cuesta más.
   *[other] Entre los demás, { $rival } es quien está más cerca de ganar; con dos símbolos cambiados de lugar, su camino al Centro cuesta más.
}
calamandara-coach-play-paintings = El contador está en { $counter }: esta carta manda el Evento de tu mazo a otro viajero, y tú recibes una Carta de Símbolos.
calamandara-coach-play-steps = Las Huellas siguen más allá de los pasos que tienes; esta carta te da 1 más.
calamandara-coach-play-silence = { $rival } tiene { $fragments } Cartas de Recuerdo y la ficha en el paso { $step } de 9: esta carta termina el turno en que podría llegar al Centro.
calamandara-coach-play-silence-short = A { $rival } solo le falta 1 de las { $needed } Cartas de Recuerdo, con la ficha en el paso { $step } de 9: esta carta termina un turno en el que podría conseguirla.
calamandara-coach-play-guardian = { $others ->
    [1] El camino más fácil de { $rival } al Centro es de
   *[other] Entre los demás, { $rival } es quien está más cerca de ganar; su camino más fácil al Centro es de
} { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
} Sin Fase 1 no hay símbolos nuevos para ese camino.
calamandara-coach-play-veil = { $others ->
    [1] A { $rival }
   *[other] Entre los demás, { $rival } es quien está más cerca de ganar:
} { $lacking ->
    [one] le falta { $lacking }
   *[other] le faltan { $lacking }
} de { $needed } Cartas de Recuerdo y puede adquirir una este turno. Esta carta lo impide.
calamandara-coach-play-wall = { $others ->
    [1] { $rival } tiene una Montaña:
   *[other] { $rival } tiene una Montaña, y entre sus rivales eres quien está más cerca de ganar:
} hasta el fin del turno nadie puede insertarla en tu tablero.
calamandara-coach-play-hands = Este Evento, { $event }, también te alcanza a ti; con esta carta, no.
calamandara-coach-play-shield = Este Evento, { $event }, deja que un vecino cambie tu tablero; con esta carta nadie puede.
calamandara-coach-play-deny = { $others ->
    [1] Este Evento, { $event }, da Cartas de Recuerdo, y { $rival } recibiría una.
   *[other] Este Evento, { $event }, da Cartas de Recuerdo, y quien está más cerca de ganar entre los demás, { $rival }, recibiría una.
}
calamandara-coach-play-room = Tu mano está llena, con { $limit } cartas. { $lacking ->
    [one] Te falta { $lacking } más de las { $needed } para el Centro:
   *[other] Te faltan { $lacking } más de las { $needed } para el Centro:
} la carta jugada sigue contando y deja sitio a la siguiente.
calamandara-coach-pass = { $cards ->
    [one] Tu carta no rinde bastante aquí.
   *[other] Ninguna de tus { $cards } cartas rinde bastante aquí.
} { $lacking ->
    [0] En la mano, cada carta sigue contando para el Centro.
    [one] En la mano, cada carta también cuenta: te falta { $lacking } de las { $needed } Cartas de Recuerdo para el Centro.
   *[other] En la mano, cada carta también cuenta: te faltan { $lacking } de las { $needed } Cartas de Recuerdo para el Centro.
}
calamandara-coach-direction = Así { $card }, ahora en el mazo de { $rival }, pasa a estar encima del tuyo.
calamandara-coach-direction-same = Ningún lado te trae una Carta de Símbolos; lo que cuenta es haber jugado la carta.
calamandara-coach-veil = { $rival } podría adquirir ahora una Carta de Recuerdo; para el Centro { $lacking ->
    [one] le falta { $lacking } de { $needed }.
   *[other] le faltan { $lacking } de { $needed }.
}
calamandara-coach-veil-any = { $rival } ya tiene las { $needed } Cartas de Recuerdo para el Centro; lo que cuenta es haber jugado la carta.
calamandara-coach-deck-way = Encima del mazo de { $rival }: { $card }. Tu camino al Centro pide { $useful }.
calamandara-coach-deck-any = Encima del mazo de { $rival }: { $card }. Ningún mazo muestra más símbolos que sirvan a tu camino.
calamandara-coach-rival-leads = Entre los demás, { $rival } es quien está más cerca de ganar; su camino más fácil al Centro es de { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
}
calamandara-coach-rival-other = No se puede elegir a quien está más cerca de ganar; { $rival } está a { $cells ->
    [one] { $cells } casilla del Centro.
   *[other] { $cells } casillas del Centro.
}
calamandara-coach-harm-way = El camino más fácil de { $rival } al Centro pasa por { $cell }.
calamandara-coach-harm-other = No se puede elegir nada del camino más fácil de { $rival }; { $cell } sirve tanto como cualquier otra.
calamandara-coach-trade-rival = Si los símbolos de { $one } y { $other } cambian de lugar, el camino de { $rival } al Centro cuesta más.
calamandara-coach-trade-any = Ningún cambio altera el camino de nadie; lo que cuenta es haber jugado la carta.

## Phases 3 and 4

calamandara-coach-walk-centre = Tienes las { $needed } Cartas de Recuerdo: con este paso ganas.
calamandara-coach-walk-step = { $cell } está en tu camino más fácil; desde allí { $cells ->
    [one] falta { $cells } casilla hasta el Centro.
   *[other] faltan { $cells } casillas hasta el Centro.
}
calamandara-coach-walk-step-other = Desde { $cell } tu camino al Centro es más fácil que desde aquí: { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
}
calamandara-coach-walk-leap = Saltas una casilla; desde { $cell } { $cells ->
    [one] falta { $cells } casilla hasta el Centro.
   *[other] faltan { $cells } casillas hasta el Centro.
}
calamandara-coach-walk-tunnel = El túnel gasta un solo paso, por lejos que llegue; desde { $cell } { $cells ->
    [one] falta { $cells } casilla hasta el Centro.
   *[other] faltan { $cells } casillas hasta el Centro.
}
calamandara-coach-walk-cave = Aquí, junto a una Cueva, obtienes gratis una Carta de Recuerdo en la Fase 4. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } que abren el Centro.
}
calamandara-coach-walk-cave-later = Aquí, junto a una Cueva, la Carta de Recuerdo sale gratis en la Fase 4, cuando puedas adquirir una. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } que abren el Centro.
}
calamandara-coach-walk-stay = { $cells ->
    [one] El Centro está a { $cells } casilla, y ningún paso posible ahora hace más fácil el camino.
   *[other] El Centro está a { $cells } casillas, y ningún paso posible ahora hace más fácil el camino.
}
calamandara-coach-walk-over = No te quedan pasos, y ninguna carta te lleva más lejos ahora.
calamandara-coach-remember-cave = Junto a una Cueva no cuesta nada. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } Cartas de Recuerdo que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } Cartas de Recuerdo que abren el Centro.
}
calamandara-coach-remember-price = Tienes { $symbols }, y a tu camino le sobran { $price }. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } Cartas de Recuerdo que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } Cartas de Recuerdo que abren el Centro.
}
calamandara-coach-remember-record = En el Diario ningún Evento te quita la carta { $memory }; sigue contando, y tu mano de { $limit } vuelve a tener sitio.
calamandara-coach-remember-record-safe = En el Diario ningún Evento te quita la carta { $memory }, y sigue contando.
calamandara-coach-remember-none = De las { $needed } Cartas de Recuerdo { $lacking ->
    [one] te falta { $lacking },
   *[other] te faltan { $lacking },
} pero tu ficha no está junto a una Cueva y no tienes dos símbolos iguales que le sobren a tu camino.
calamandara-coach-remember-enough = Tienes las { $needed } Cartas de Recuerdo que abren el Centro, y ninguna en la mano para anotar.

## Which symbol

calamandara-coach-symbol-way = Tu camino más fácil al Centro aún pide { $needed }; en tu Reserva { $reserve ->
    [0] no tienes ninguna.
   *[other] tienes { $reserve }.
}
calamandara-coach-symbol-pair = Forma pareja, y { $price } símbolos iguales pagan una Carta de Recuerdo. { $lacking ->
    [one] Aún te falta { $lacking } de las { $needed } que abren el Centro.
   *[other] Aún te faltan { $lacking } de las { $needed } que abren el Centro.
}
calamandara-coach-symbol-footprint = A tu camino no le falta nada ahora, y cualquier cambio de camino pide Huellas.
calamandara-coach-symbol-footprint-lacking = Aquí no hay lo que le falta a tu camino, y cualquier cambio de camino pide Huellas.
calamandara-coach-symbol-other = De lo que hay, lo que más te sirve donde está tu ficha es 1 { $symbol }.
calamandara-coach-symbol-full = Al final de tu turno caben { $limit } en tu Reserva, y está llena.
calamandara-coach-spare = { $open ->
    [0] No falta nada en tu camino al Centro; lo que menos falta te hace: { $symbols }.
   *[other] Tu camino al Centro pide { $wanted }; lo que menos falta te hace: { $symbols }.
}
calamandara-coach-spare-least = Algo tiene que irse; lo que menos falta te hace: { $symbols }.

## Effects of events

calamandara-coach-cell-way = { $cell } es una casilla vacía de tu camino más fácil al Centro, que es de { $cells ->
    [one] { $cells } casilla.
   *[other] { $cells } casillas.
}
calamandara-coach-cell-beside = { $cell } no está en tu camino al Centro: lo que hay allí no lo bloquea.
calamandara-coach-cell-crossed = { $cell } está en tu camino al Centro, pero no queda nada mejor.
calamandara-coach-cell-declined = Nada de lo que puedes cambiar aquí acorta tu camino al Centro.
calamandara-coach-block-way = El camino más fácil de { $rival } al Centro pasa por { $cell }.
calamandara-coach-block-other = Ninguna casilla del camino más fácil de { $rival } está libre; { $cell } sirve tanto como cualquier otra.
calamandara-coach-give-mountain = La Montaña de { $cell } solo bloquea tu tablero: mejor que se vaya.
calamandara-coach-give-beside = Tu camino al Centro no pasa por { $cell }, así que esa { $symbol } no te hace falta.
calamandara-coach-give-way = Todo lo que puede irse está en tu camino; tu { $symbol } de { $cell } es lo que menos falta te hace.
calamandara-coach-move = { $cell } ya no está en tu camino, y en { $there } aún falta una Huella.
calamandara-coach-move-away = En { $cell } no estorba.
calamandara-coach-swap-way = Lo que hay en { $cell } bloquea tu camino más fácil al Centro.
calamandara-coach-swap-any = Un símbolo debe cambiar de lugar; el de { $cell } es el que menos sirve a tu camino.
calamandara-coach-swap-on = { $cell } también está en tu camino, pero algo debe cambiar de lugar.
calamandara-coach-swap-off = Tu camino al Centro no necesita lo que hay en { $cell }.
calamandara-coach-retreat = Desde { $cell }, por el camino más fácil, { $cells ->
    [one] falta { $cells } casilla hasta el Centro.
   *[other] faltan { $cells } casillas hasta el Centro.
}
calamandara-coach-draw = { $cards ->
    [1] No tienes ninguna carta que perder, así que no te cuesta nada.
   *[other] Con la nueva, eliges entre { $cards } Cartas de Recuerdo cuál se va; su número no cambia.
}
calamandara-coach-forget = Para el Centro, cada Carta de Recuerdo cuenta como 1: perder la carta { $memory } es como perder cualquier otra.
calamandara-coach-choice = Los símbolos vienen cada turno; una Carta de Recuerdo es una de las { $needed } que abren el Centro.

## After a turn of a lesson: mine, theirs: steps of the token and fragments of the reader and of { $seat }, the best rival · more: how much the leader has more of it

calamandara-recap-ahead = De los 9 pasos y 4 fragmentos que dan la victoria, tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por delante.
calamandara-recap-behind = De los 9 pasos y 4 fragmentos que dan la victoria, tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
calamandara-recap-even = De los 9 pasos y 4 fragmentos que dan la victoria, tú tienes { $mine }, { $seat } tiene { $theirs }.
calamandara-recap-step = { $more ->
    [one] La ventaja viene de la ficha, { $more } paso más adelante: las Huellas le abren camino.
   *[other] La ventaja viene de la ficha, { $more } pasos más adelante: las Huellas le abren camino.
}
calamandara-recap-fragments = La ventaja viene de los fragmentos ({ $more } más): sin 4, el Centro sigue cerrado.

## Words that the coach explains where they first stand, once

calamandara-word-phase-1 = Fase 1 del turno: los dos símbolos de tu Carta de Símbolos de arriba van a tu Reserva.
calamandara-word-phase-2 = Fase 2 del turno: insertas hasta 3 símbolos de tu Reserva en los tableros.
calamandara-word-phase-4 = Fase 4, al final del turno: puedes conseguir una Carta de Recuerdo.
calamandara-word-dogma = Contador de Dogma: los Eventos lo bajan, y a cero todos pierden.
calamandara-word-excavate = Excavar: una Cueva de tu Reserva quita una Montaña del tablero.
calamandara-word-depot = Tu Depósito: ahí quedan los símbolos que has gastado o descartado.
