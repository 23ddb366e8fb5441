### Calamandara with A Malha do Porvir. Its words are here and in calamandara-ask (questions, options), calamandara-log,
### calamandara-help and calamandara-cards; names of ids are in calamandara-names. These families have no arguments:
### help.<question> for each question ask.<question>; rules.<topic> and rules.<topic>.title for each topic of ui.toml;
### what cards do, with .brief behind it as much as a card can hold: event.<id>, memory.<id>, symbol.<id>.
###
### Kinds of ids: symbol (footprint, mountain, wing, cave, tower), symbol_card (footprint_wing and so on), event (Dogmatic Event
### cards of both types), memory (Memory Cards), type (hope, fear), window (turn_start, before_phase_1, event, phase_2, phase_3),
### board (own, others, central), direction (left, right), group (inserts, acts, walks, leaps, tunnels, memories, path, beyond, central; row_1
### to row_6 of an individual board).
###
### Ids of options that ui.toml names: memory:<id> and act:pass in windows; act:reveal, act:refuse; insert:<symbol>,
### act:excavate, act:clear, act:transmute, act:end in Phase 2; act:own, act:central for boards; walk:<cell>, leap:<cell>,
### tunnel:<cell> and act:end for steps; act:cave, price:<symbol>, memory:<id>, act:end in Phase 4; act:none for a "may" that is
### left, act:draw, act:memory, act:reserve. Cells are cell:b3, cell:x4, grouped by row and board; travellers are seat:<n>.
###
### Names of arguments say what they are: seat, victim: a seat's id (who acts; whose board, token, turn or deck it is) · symbol,
### other: the id of a symbol (other: the new one, or the one it changes places with) · symbols: list of ids of symbols, an id
### once for each piece · event, memory, card: ids of an event card, a memory card, a symbol card · type, windows, boards: as the
### kinds of ids · cell, there: a name on the chart such as B3 (individual boards) or X4 (central board), said as it is (there:
### the other end) · all others: whole numbers. left: insertions, steps, symbols still to come · count: how many there are
### · lost: 1 if there is no Phase 1 this turn, else 0.
### In the score sheet total is the step value reached (0 to 9, 9: the Centre), diary: fragments in it, revealed: event cards.

calamandara-name = Calamandara: A Malha do Porvir
calamandara-about = Cruza un mundo en ruinas hasta su Centro: inserta Huellas, Alas, Cuevas y Torres, corta el paso a tus rivales, reúne Recuerdos y no dejes que el Dogma agote el tiempo de todos. El juego base y casi todas las cartas son reconstrucción nuestra.

## Settings of a table. fears, counter: only for the custom mix; the numbers are those of base.toml

calamandara-setting-expansion = A Malha do Porvir
calamandara-setting-expansion-about = Si hay Cartas de Evento en los mazos. El juego base y casi todas las cartas son reconstrucción nuestra.
calamandara-setting-expansion-with = con la expansión
calamandara-setting-expansion-without = solo el juego base
calamandara-setting-time = Límite de tiempo
calamandara-setting-time-about = Si se usa el Contador de Dogma: si llega a cero, todos pierden.
calamandara-setting-time-unlimited = sin límite
calamandara-setting-time-limited = Contador de Dogma
calamandara-setting-difficulty = Dificultad
calamandara-setting-difficulty-about = Cuántas cartas de Esperanza y de Temor hay en los mazos y dónde empieza el contador.
calamandara-setting-difficulty-turvo = Turbio (media): 12 de Esperanza, 12 de Temor, contador en 12
calamandara-setting-difficulty-aura = Aura (fácil): 14 de Esperanza, 10 de Temor, contador en 14
calamandara-setting-difficulty-ruina = Ruina (difícil): 10 de Esperanza, 14 de Temor, contador en 10
calamandara-setting-difficulty-custom = Mezcla personalizada
calamandara-setting-fears = Mezcla personalizada: cartas
calamandara-setting-fears-about = Las cartas de Temor y de Esperanza, 24 en total.
calamandara-setting-fears-0 = 0 de Temor, 24 de Esperanza
calamandara-setting-fears-1 = 1 de Temor, 23 de Esperanza
calamandara-setting-fears-2 = 2 de Temor, 22 de Esperanza
calamandara-setting-fears-3 = 3 de Temor, 21 de Esperanza
calamandara-setting-fears-4 = 4 de Temor, 20 de Esperanza
calamandara-setting-fears-5 = 5 de Temor, 19 de Esperanza
calamandara-setting-fears-6 = 6 de Temor, 18 de Esperanza
calamandara-setting-fears-7 = 7 de Temor, 17 de Esperanza
calamandara-setting-fears-8 = 8 de Temor, 16 de Esperanza
calamandara-setting-fears-9 = 9 de Temor, 15 de Esperanza
calamandara-setting-fears-10 = 10 de Temor, 14 de Esperanza
calamandara-setting-fears-11 = 11 de Temor, 13 de Esperanza
calamandara-setting-fears-12 = 12 de Temor, 12 de Esperanza
calamandara-setting-fears-13 = 13 de Temor, 11 de Esperanza
calamandara-setting-fears-14 = 14 de Temor, 10 de Esperanza
calamandara-setting-fears-15 = 15 de Temor, 9 de Esperanza
calamandara-setting-fears-16 = 16 de Temor, 8 de Esperanza
calamandara-setting-fears-17 = 17 de Temor, 7 de Esperanza
calamandara-setting-fears-18 = 18 de Temor, 6 de Esperanza
calamandara-setting-fears-19 = 19 de Temor, 5 de Esperanza
calamandara-setting-fears-20 = 20 de Temor, 4 de Esperanza
calamandara-setting-fears-21 = 21 de Temor, 3 de Esperanza
calamandara-setting-fears-22 = 22 de Temor, 2 de Esperanza
calamandara-setting-fears-23 = 23 de Temor, 1 de Esperanza
calamandara-setting-counter = Mezcla personalizada: contador
calamandara-setting-counter-about = Dónde empieza el Contador de Dogma.
calamandara-setting-counter-1 = 1
calamandara-setting-counter-2 = 2
calamandara-setting-counter-3 = 3
calamandara-setting-counter-4 = 4
calamandara-setting-counter-5 = 5
calamandara-setting-counter-6 = 6
calamandara-setting-counter-7 = 7
calamandara-setting-counter-8 = 8
calamandara-setting-counter-9 = 9
calamandara-setting-counter-10 = 10
calamandara-setting-counter-11 = 11
calamandara-setting-counter-12 = 12
calamandara-setting-counter-13 = 13
calamandara-setting-counter-14 = 14
calamandara-setting-counter-15 = 15
calamandara-setting-counter-16 = 16

## Standing orders: windows for Memory Cards

calamandara-standing-turn_own = Comienzo de mi turno: sin Recuerdo
calamandara-standing-turn_own-about = Empezar mi turno sin preguntarme
calamandara-standing-turn_start = Comienzo de turnos ajenos: sin Recuerdo
calamandara-standing-turn_start-about = Dejar que los demás empiecen su turno sin preguntarme
calamandara-standing-before_phase_1 = Antes de la Fase 1 ajena: sin Recuerdo
calamandara-standing-before_phase_1-about = Tras un Evento en su turno, no volver a preguntarme
calamandara-standing-event = Eventos que me afectan: sin Recuerdo
calamandara-standing-event-about = Dejar que ocurran sin preguntarme
calamandara-standing-event_far = Eventos que no me afectan: sin Recuerdo
calamandara-standing-event_far-about = Dejar que les ocurran a los demás sin preguntarme

## Phases of a turn

calamandara-phase-turn_start = Comienzo del turno
calamandara-phase-event = Evento
calamandara-phase-acquire = Fase 1: Adquirir Símbolos
calamandara-phase-insert = Fase 2: Insertar Símbolos
calamandara-phase-walk = Fase 3: Caminar
calamandara-phase-remember = Fase 4: Recordar
calamandara-phase-excess = Fin del turno
calamandara-phase-over = Fin de la partida

## The end, and the score sheet

calamandara-over-centre = { $seat } llega al Centro del mundo y encuentra las respuestas.
calamandara-over-dogma = El Contador de Dogma llega a cero: el Dogma se queda con el mundo y todos los viajeros se pierden.
calamandara-over-stagnation = Durante { $turns } turnos seguidos nadie avanzó: todos los viajeros perdieron el camino.
calamandara-over-cap = Tras { $turns } turnos, todos los viajeros han perdido el camino.
calamandara-sheet-fragments = Fragmentos
calamandara-sheet-diary = en el Diario
calamandara-sheet-revealed = Eventos revelados
calamandara-sheet-total = Pasos
