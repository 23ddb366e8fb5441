### Calamandara: the words of pictures and of their descriptions.

calamandara-picture-round = Calamandara · ronda { $round }
calamandara-picture-mode-turvo = Turbio (media)
calamandara-picture-mode-aura = Aura (fácil)
calamandara-picture-mode-ruina = Ruina (difícil)
calamandara-picture-mode-custom = mezcla personalizada

## What is going on. args: seat, seats, event (ids), left (number)

calamandara-picture-now-turn_start = Comienza el turno de { $seat }
calamandara-picture-now-event = { $event }: efectos para { $seats }
calamandara-picture-now-open = { $event }: aún caben Cartas de Recuerdo
calamandara-picture-now-top = Turno de { $seat } · un Evento encima del mazo
calamandara-picture-now-last_call = Turno de { $seat } · antes de la Fase 1
calamandara-picture-now-acquire = Turno de { $seat } · Fase 1: Adquirir Símbolos
calamandara-picture-now-insert = { $left ->
    [0] Turno de { $seat } · Insertar Símbolos: no quedan inserciones
    [one] Turno de { $seat } · Insertar Símbolos: queda { $left } inserción
   *[other] Turno de { $seat } · Insertar Símbolos: quedan { $left } inserciones
}
calamandara-picture-now-walk = { $left ->
    [0] Turno de { $seat } · Caminar: no quedan pasos
    [one] Turno de { $seat } · Caminar: queda { $left } paso
   *[other] Turno de { $seat } · Caminar: quedan { $left } pasos
}
calamandara-picture-now-remember = Turno de { $seat } · Recordar
calamandara-picture-now-excess = { $seat } descarta hasta el límite de la Reserva
calamandara-picture-now-centre = { $seat } llega al Centro
calamandara-picture-now-dogma = El Dogma vence: todos los viajeros se pierden
calamandara-picture-now-stagnation = Todos los viajeros han perdido el camino
calamandara-picture-now-cap = Todos los viajeros han perdido el camino

## Panels and boxes. args: count, limit (numbers)

calamandara-picture-count-step = paso
calamandara-picture-count-fragments = fragmentos
calamandara-picture-count-cards = mano
calamandara-picture-count-diary = Diario
calamandara-picture-count-depot = Depósito
calamandara-picture-reserve = Reserva { $count }/{ $limit }
calamandara-picture-limit-steps = { $count ->
    [one] solo { $count } paso
   *[other] solo { $count } pasos
}
calamandara-picture-limit-inserts = { $count ->
    [one] solo { $count } inserción
   *[other] solo { $count } inserciones
}
calamandara-picture-mark-walled = Muralla
calamandara-picture-mark-veiled = Velo
calamandara-picture-mark-silenced = inmune a Errancia
calamandara-picture-dogma = Dogma
calamandara-picture-dogma-near = Dogma: ¡peligro!
calamandara-picture-dogma-note = Si el contador llega a cero, todos pierden.
calamandara-picture-dogma-untimed = Sin límite de tiempo
calamandara-picture-face-down = por venir
calamandara-picture-event-none = Ningún Evento Dogmático revelado este turno
calamandara-picture-event-affects = afecta a
calamandara-picture-event-open = afectará a
calamandara-picture-event-done = resuelto este turno
calamandara-picture-symbol = { $symbol }: { $does }
calamandara-picture-memories-discard = { $count ->
    [0] Ninguna descartada
    [one] { $count } descartada
   *[other] { $count } descartadas, las últimas:
}

## The hand. args: seat (id), events (ids), round, count, more (numbers)

calamandara-picture-hand-title = Mano de { $seat }
calamandara-picture-hand-note = Ronda { $round } · solo tú ves esta imagen
calamandara-picture-hand-memories = Cartas de Recuerdo
calamandara-picture-hand-reserve = Reserva
calamandara-picture-hand-full = { $count } (límite { $limit })
calamandara-picture-hand-depot = Depósito
calamandara-picture-hand-deck = Mazo de Símbolos
calamandara-picture-hand-diary = Diario
calamandara-picture-hand-none = Ninguna carta
calamandara-picture-hand-events = { $more ->
    [0] { $events }
   *[other] { $events } · y { $more } más
}
calamandara-picture-hand-discard = { $count ->
    [0] descarte vacío
   *[other] descartadas: { $count }
}

## The sheet: the Event at work, or all that lies open

calamandara-picture-event-hit = recibe el efecto
calamandara-picture-event-spared = fuera: Manos de Barro
calamandara-picture-event-untouched = fuera del efecto
calamandara-picture-pile-reserve = Reserva
calamandara-picture-pile-board = tablero
calamandara-picture-far = paso { $step } · fragmentos { $count }/{ $needed }
calamandara-picture-unseen = Recuerdos aún no vistos, en el mazo y en las manos

## The end. args: round (number)

calamandara-picture-end-title = Calamandara · fin de la partida
calamandara-picture-end-lost = Todos se pierden
calamandara-picture-end-round = { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
}

## Descriptions. args: who, place, side, symbols, change (said as they are); seat, seats, event, events, card (ids); reserve,
## cards, tokens, cells, marks, parts (lists); all others: numbers

calamandara-picture-text-start = Punto Inicial
calamandara-picture-text-counter = Contador de Dogma: { $counter } de { $most }.
calamandara-picture-text-event = Evento en curso: { $event }.
calamandara-picture-text-affected = Afecta a: { $seats }.
calamandara-picture-text-spared = Fuera por Manos de Barro: { $seats }.
calamandara-picture-text-last = Último Evento de este turno: { $event }.
calamandara-picture-text-change = Cambio del contador: { $change }.
calamandara-picture-text-order = Orden: { $seats }.
calamandara-picture-text-traveller = { $who }: paso { $step } ({ $place }), fragmentos { $fragments } de { $needed }, Recuerdos en la mano { $cards }, Reserva: { $reserve }.
calamandara-picture-text-side = Tablero individual { $side } del central:
calamandara-picture-text-side-south = al sur
calamandara-picture-text-side-west = al oeste
calamandara-picture-text-side-north = al norte
calamandara-picture-text-side-east = al este
calamandara-picture-text-board = En el tablero de { $seat }: { $symbols }.
calamandara-picture-text-row = Fila { $row }: { $symbols }.
calamandara-picture-text-row-tower = Fila { $row }, con Torre: { $symbols }.
calamandara-picture-text-defended = Símbolos defendidos por una Torre: { $cells }.
calamandara-picture-text-depot = Depósito: { $symbols }.
calamandara-picture-text-diary = Diario: { $cards }.
calamandara-picture-text-deck = Mazo de Símbolos: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, encima { $card }.
calamandara-picture-text-deck-event = Mazo de Símbolos: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, encima una Carta de Evento sin revelar.
calamandara-picture-text-deck-empty = Mazo de Símbolos: vacío.
calamandara-picture-text-discard = Descarte: { $cards }; Eventos, primero el último: { $events }.
calamandara-picture-text-marks = Este turno: { $marks }.
calamandara-picture-text-map = Las casillas: los tableros individuales tienen columnas de A a E y filas de 1, en el Punto Inicial, a 6, en el tablero central. El central tiene columnas de V a Z, de oeste a este, y filas de 1 a 5, de sur a norte; X3 es el Centro. La fila 6 lleva al tablero central: al sur, de A a E, a V1 hasta Z1; al oeste, a V5 hasta V1; al norte, a Z5 hasta V5; al este, a Z1 hasta Z5. Las casillas que no se nombran están vacías.
calamandara-picture-text-central = Tablero central: { $symbols }.
calamandara-picture-text-tokens = Fichas en él: { $tokens }.
calamandara-picture-text-memories = Cartas de Recuerdo: { $deck } en el mazo; descartadas, primero la última: { $cards }.
calamandara-picture-text-face-down = Eventos sin revelar en los mazos: { $hope } de Esperanza, { $fear } de Temor.
calamandara-picture-text-unseen = Recuerdos aún no vistos: { $cards }.
calamandara-picture-text-hand = Cartas de Recuerdo en la mano (límite { $limit }): { $cards }.
calamandara-picture-text-total = { $who }: { $parts }.
