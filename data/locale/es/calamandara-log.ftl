### Calamandara: what happened. What the arguments mean is said at the top of calamandara.ftl.

## Set-up and turns

calamandara-log-first = { $seat } empieza y recibe el Marcador de Primer Viajero.
calamandara-log-reserve = { $seat } empieza con { $symbols }.
calamandara-log-dogma = El Contador de Dogma empieza en { $counter }.
calamandara-log-turn = Ronda { $round }: turno de { $seat }.
calamandara-log-lost = { $seat } se queda sin Fase 1 este turno.
calamandara-log-acquire = { $seat } adquiere { $symbols } de su Carta de Símbolos superior.
calamandara-log-acquire-none = { $seat } ya no tiene Cartas de Símbolos y no adquiere nada.
calamandara-log-shuffle = Las Cartas de Símbolos descartadas de { $seat } se barajan y forman un mazo nuevo.
calamandara-log-shuffle-memory = Las Cartas de Recuerdo descartadas se barajan y forman un mazo nuevo.
calamandara-log-top = Ahora, encima del mazo de { $seat }: { $card }.
calamandara-log-top-event = Ahora, encima del mazo de { $seat }: una Carta de Evento.

## Events

calamandara-log-refuse = { $seat } rechaza la Carta de Evento y se queda sin Fase 1 este turno.
calamandara-log-reveal = { $seat } revela un Evento de { $type }: { $event }.
calamandara-log-counter-down = { $count ->
    [one] El Contador de Dogma baja a { $counter }.
   *[other] El Contador de Dogma baja { $count } puntos, a { $counter }.
}
calamandara-log-counter-up = { $count ->
    [one] El Contador de Dogma sube a { $counter }.
   *[other] El Contador de Dogma sube { $count } puntos, a { $counter }.
}
calamandara-log-counter-same = El Contador de Dogma sigue en { $counter }.
calamandara-log-nobody = El Evento no afecta a nadie.
calamandara-log-spared = El Evento no alcanza a { $seat }.
calamandara-log-declined = { $seat } prefiere no usar el efecto del Evento.
calamandara-log-unable = { $seat } no tiene nada que el Evento pueda cambiar.

## Memory Cards

calamandara-log-guardian = { $seat } juega Guarda de Mournã: { $victim } se queda sin Fase 1 este turno.
calamandara-log-silence = { $seat } juega Errancia del Silencio: termina el turno de { $victim }.
calamandara-log-nomads = { $seat } juega Tierras Nómadas y adquiere { $symbols } del mazo de { $victim }.
calamandara-log-paintings-left = { $seat } juega Pinturas Sumergidas: la carta superior de cada mazo pasa a la izquierda.
calamandara-log-paintings-right = { $seat } juega Pinturas Sumergidas: la carta superior de cada mazo pasa a la derecha.
calamandara-log-hands = { $seat } juega Manos de Barro: el Evento { $event } no alcanza a { $seat }.
calamandara-log-wall = { $seat } juega Muralla de Viento: nadie más cambia el tablero de { $seat } este turno.
calamandara-log-veil = { $seat } juega Velo del Regente: { $victim } no puede adquirir Cartas de Recuerdo este turno.
calamandara-log-steps = { $seat } juega Pasos Prestados: 1 paso más.
calamandara-log-breath = { $seat } juega Soplo de Uradova y descarta 1 { $symbol } de { $cell } del tablero de { $victim }.
calamandara-log-root = { $seat } juega Raíz en la Piedra y descarta la Montaña de { $cell }.
calamandara-log-page = { $seat } juega Página Rasgada y recupera { $symbols }.
calamandara-log-shadows = { $seat } juega Trueque de Sombras en el tablero de { $victim }: { $symbol } ({ $cell }) y { $other } ({ $there }) cambian de lugar.
calamandara-log-shadows-own = { $seat } juega Trueque de Sombras: { $symbol } ({ $cell }) y { $other } ({ $there }) cambian de lugar.

## Phases 2 to 4, end of the turn

calamandara-log-insert = { $seat } inserta 1 { $symbol } en { $cell }.
calamandara-log-insert-central = { $seat } inserta 1 { $symbol } en { $cell } del tablero central.
calamandara-log-insert-other = { $seat } inserta 1 { $symbol } en { $cell } del tablero de { $victim }.
calamandara-log-insert-supply = { $seat } inserta 1 { $symbol } de la Fuente en { $cell }.
calamandara-log-insert-other-supply = { $seat } inserta 1 { $symbol } de la Fuente en { $cell } del tablero de { $victim }.
calamandara-log-excavate = { $seat } excava la Montaña de { $cell }: ahora hay allí una Cueva.
calamandara-log-excavate-central = { $seat } excava la Montaña de { $cell } del tablero central.
calamandara-log-clear = { $seat } descarta su { $symbol } de { $cell }.
calamandara-log-transmute = { $seat } transmuta { $symbols } en 1 { $other }.
calamandara-log-walk = { $seat } camina a { $cell }.
calamandara-log-leap = { $seat } salta a { $cell }.
calamandara-log-tunnel = { $seat } va por el túnel a { $cell }.
calamandara-log-centre = ¡{ $seat } entra en el Centro!
calamandara-log-draw = { $seat } adquiere una Carta de Recuerdo.
calamandara-log-draw-own = { $seat } adquiere una Carta de Recuerdo: { $memory }.
calamandara-log-draw-full = { $seat } no adquiere Carta de Recuerdo: tiene la mano llena.
calamandara-log-draw-empty = { $seat } no adquiere Carta de Recuerdo: ya no quedan.
calamandara-log-draw-veil = { $seat } no adquiere Carta de Recuerdo por el Velo del Regente.
calamandara-log-price = { $seat } da { $symbols } por una Carta de Recuerdo.
calamandara-log-record = { $seat } anota { $memory } en el Diario.
calamandara-log-excess = { $seat } descarta { $symbols }: su Reserva pasa del límite.

## Effects of event cards

calamandara-log-gain = { $seat } adquiere { $symbols }.
calamandara-log-recover = { $seat } recupera { $symbols } del Depósito.
calamandara-log-discard = { $seat } descarta su { $symbol } de { $cell }.
calamandara-log-discard-central = { $seat } descarta 1 { $symbol } de { $cell } del tablero central.
calamandara-log-discard-reserve = { $seat } descarta { $symbols } de la Reserva.
calamandara-log-fall = { $seat } descarta la Huella que está bajo su ficha, en { $cell }, y vuelve al Punto Inicial.
calamandara-log-substitute = { $seat } sustituye su { $symbol } de { $cell } por 1 { $other }.
calamandara-log-move = { $seat } mueve su { $symbol } de { $cell } a { $there }.
calamandara-log-move-other = { $seat } mueve 1 { $symbol } de { $cell } a { $there } en el tablero de { $victim }.
calamandara-log-swap = { $seat } cambia de lugar su { $symbol } de { $cell } y su { $other } de { $there }.
calamandara-log-retreat = { $seat } retrocede a { $cell }.
calamandara-log-start = { $seat } vuelve al Punto Inicial.
calamandara-log-forget = { $seat } descarta una Carta de Recuerdo: { $memory }.
calamandara-log-limit-steps = { $count ->
    [one] { $seat }: solo { $count } paso en su próxima Fase 3.
   *[other] { $seat }: solo { $count } pasos en su próxima Fase 3.
}
calamandara-log-limit-steps-now = { $count ->
    [one] { $seat }: solo { $count } paso en la Fase 3 de este turno.
   *[other] { $seat }: solo { $count } pasos en la Fase 3 de este turno.
}
calamandara-log-limit-inserts = { $count ->
    [one] { $seat }: solo { $count } inserción en su próxima Fase 2.
   *[other] { $seat }: solo { $count } inserciones en su próxima Fase 2.
}
calamandara-log-limit-inserts-now = { $count ->
    [one] { $seat }: solo { $count } inserción en la Fase 2 de este turno.
   *[other] { $seat }: solo { $count } inserciones en la Fase 2 de este turno.
}
