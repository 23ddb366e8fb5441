### Calamandara: questions and options. What the arguments mean is said at the top of calamandara.ftl. Labels of options have
### at most 34 characters with the longest names.

## Windows for Memory Cards

calamandara-ask-turn_start = Comienza el turno de { $seat }. ¿Juegas una Carta de Recuerdo?
calamandara-ask-turn_start-own = Comienza tu turno. ¿Juegas antes una Carta de Recuerdo?
calamandara-ask-before_phase_1 = { $lost ->
    [0] { $seat } va a comenzar la Fase 1. ¿Juegas una Carta de Recuerdo?
   *[other] { $seat } no tiene Fase 1 y va a comenzar la Fase 2. ¿Juegas una Carta de Recuerdo?
}
calamandara-ask-event = { $seat } revela el Evento { $event }. ¿Juegas una Carta de Recuerdo antes de sus efectos?
calamandara-option-pass = Pasar
calamandara-option-play = Jugar { $memory }

## Event cards on the deck

calamandara-ask-reveal = Hay una Carta de Evento encima de tu mazo. ¿Revelas el Evento?
calamandara-ask-reveal-counter = Hay una Carta de Evento encima de tu mazo; el Contador de Dogma está en { $counter }. ¿Revelas el Evento?
calamandara-option-reveal = Revelar el Evento
calamandara-option-refuse = Rechazarlo: sin Fase 1
calamandara-option-refuse-lost = Rechazarlo: sigue encima

## Targets of Memory Cards

calamandara-ask-direction = Pinturas Sumergidas: ¿hacia qué lado pasan las cartas superiores de los mazos?
calamandara-ask-veil = Velo del Regente: ¿quién no puede adquirir Cartas de Recuerdo este turno?
calamandara-ask-deck = Tierras Nómadas: ¿del mazo de quién adquieres la carta superior?
calamandara-ask-breath-board = Soplo de Uradova: ¿del tablero de quién descartas un símbolo?
calamandara-ask-breath-cell = Soplo de Uradova: ¿qué símbolo del tablero de { $seat } descartas?
calamandara-ask-root = Raíz en la Piedra: ¿qué Montaña descartas?
calamandara-ask-page = { $left ->
    [one] Página Rasgada: ¿qué símbolo recuperas? Es el último.
   *[other] Página Rasgada: ¿qué símbolo recuperas? Hasta { $left }.
}
calamandara-option-page-enough = Con eso basta
calamandara-absent-page = En gris: no hay ninguno en tu Depósito.
calamandara-absent-page-enough = En gris: recupera al menos un símbolo.
calamandara-absent-effect-recover = En gris: no hay ninguno en tu Depósito.
calamandara-absent-effect-reserve = En gris: no hay ninguno en tu Reserva.
calamandara-absent-effect-substitute-by = En gris: este Evento no deja que ocupe ese lugar.
calamandara-ask-trade-board = Trueque de Sombras: ¿en el tablero de quién?
calamandara-ask-trade-first = Trueque de Sombras: ¿qué símbolo del tablero de { $seat }?
calamandara-ask-trade-second = Trueque de Sombras, tablero de { $seat }: ¿con qué símbolo cambia de lugar esa { $symbol } de { $cell }?
calamandara-option-board-own = Mi tablero
calamandara-option-board-central = Tablero central
calamandara-option-cell = { $cell }
calamandara-option-cell-symbol = { $cell }: { $symbol }
calamandara-option-cell-rival = { $cell } ({ $seat })

## Phase 2: Insert Symbols

calamandara-ask-insert = { $left ->
    [0] Fase 2: no te quedan inserciones. ¿Algo más?
    [one] Fase 2: te queda 1 inserción. ¿Qué haces?
   *[other] Fase 2: te quedan { $left } inserciones. ¿Qué haces?
}
calamandara-ask-insert-board = { $symbol }: ¿dónde la insertas?
calamandara-ask-insert-own = { $symbol }: ¿en qué casilla de tu tablero?
calamandara-ask-insert-other = { $symbol }: ¿en qué casilla del tablero de { $seat }?
calamandara-ask-insert-central = { $symbol }: ¿en qué casilla del tablero central?
calamandara-ask-excavate = ¿Qué Montaña excavas con una Cueva?
calamandara-ask-clear = ¿Qué símbolo de tu tablero descartas?
calamandara-ask-transmute-pay = ¿Qué { $count } símbolos de tu Depósito devuelves?
calamandara-ask-transmute-kind = ¿Qué símbolo adquieres a cambio?
calamandara-option-insert = Insertar { $symbol } ({ $count })
calamandara-option-excavate = Excavar una Montaña
calamandara-option-excavate-one = Excavar la Montaña de { $cell }
calamandara-option-clear = Descartar de mi tablero
calamandara-option-clear-one = Descartar { $symbol } de { $cell }
calamandara-option-transmute = Transmutar símbolos del Depósito
calamandara-option-insert-end = Terminar la Fase 2
calamandara-option-symbol = { $symbol } ({ $count })

## Phases 3 and 4, end of the turn

calamandara-ask-walk = { $left ->
    [0] Fase 3: no te quedan pasos. ¿Algo más?
    [one] Fase 3: te queda 1 paso. ¿Adónde vas?
   *[other] Fase 3: te quedan { $left } pasos. ¿Adónde vas?
}
calamandara-ask-remember = Fase 4: ¿qué recuerdas?
calamandara-ask-excess = { $count ->
    [one] A tu Reserva le sobra 1 símbolo. ¿Cuál descartas?
   *[other] A tu Reserva le sobran { $count } símbolos. ¿Cuáles descartas?
}
calamandara-option-walk = Caminar a { $cell }
calamandara-option-leap = Saltar a { $cell }
calamandara-option-tunnel = Ir por el túnel a { $cell }
calamandara-option-centre = ¡Entrar en el Centro!
calamandara-option-walk-end = Quedarme aquí
calamandara-option-remember-cave = Recuerdo junto a la Cueva
calamandara-option-remember-price = Recuerdo por { $count } { $symbol }s
calamandara-option-remember-record = Anotar { $memory }
calamandara-option-remember-none = Nada

## Effects of event cards

calamandara-ask-effect-acquire = { $left ->
    [one] { $event }: ¿qué símbolo adquieres?
   *[other] { $event }: ¿qué símbolo adquieres primero? { $left } en total.
}
calamandara-ask-effect-recover = { $left ->
    [one] { $event }: ¿qué símbolo de tu Depósito recuperas?
   *[other] { $event }: ¿qué símbolo de tu Depósito recuperas primero? { $left } en total.
}
calamandara-ask-effect-insert = { $event }: ¿en qué casilla de tu tablero insertas 1 { $symbol }?
calamandara-ask-effect-insert-left = { $event }: ¿en qué casilla del tablero de { $seat } insertas 1 { $symbol }?
calamandara-ask-effect-insert-central = { $event }: ¿en qué casilla del tablero central insertas 1 { $symbol }?
calamandara-ask-effect-discard = { $left ->
    [one] { $event }: ¿qué símbolo de tu tablero descartas?
   *[other] { $event }: ¿qué símbolo de tu tablero descartas primero? { $left } en total.
}
calamandara-ask-effect-discard-central = { $event }: ¿qué símbolo del tablero central descartas?
calamandara-ask-effect-reserve = { $left ->
    [one] { $event }: ¿qué símbolo de tu Reserva descartas?
   *[other] { $event }: ¿qué símbolo de tu Reserva descartas primero? { $left } en total.
}
calamandara-ask-effect-substitute = { $event }: ¿qué símbolo de tu tablero sustituyes?
calamandara-ask-effect-substitute-by = { $event }: ¿qué ocupa el lugar de tu { $symbol } de { $cell }?
calamandara-ask-effect-move = { $event }: ¿qué símbolo de tu tablero mueves?
calamandara-ask-effect-move-left = { $event }: ¿qué símbolo del tablero de { $seat } mueves?
calamandara-ask-effect-move-to = { $event }: ¿adónde va esa { $symbol } de { $cell }?
calamandara-ask-effect-swap = { $event }: ¿qué símbolo de tu tablero cambia de lugar?
calamandara-ask-effect-swap-with = { $event }: ¿con qué símbolo cambia de lugar tu { $symbol } de { $cell }?
calamandara-ask-effect-advance = { $left ->
    [one] { $event }: ¿adónde caminas?
   *[other] { $event }: ¿adónde caminas? Puedes dar hasta { $left } pasos.
}
calamandara-ask-effect-retreat = { $event }: ¿hasta dónde retrocedes?
calamandara-ask-effect-draw = { $event }: ¿adquieres una Carta de Recuerdo y luego descartas una?
calamandara-ask-effect-forget = { $event }: ¿qué Carta de Recuerdo descartas?
calamandara-ask-effect-choice = { $event }: ¿a qué renuncias?
calamandara-option-effect-none = No hacerlo
calamandara-option-effect-draw = Adquirir una, descartar una
calamandara-option-choice-memory = 1 Recuerdo de la mano
calamandara-option-choice-reserve = { $count ->
    [one] { $count } símbolo de la Reserva
   *[other] { $count } símbolos de la Reserva
}

## What everybody is told of a secret question

calamandara-choosing-event = Quien tiene Cartas de Recuerdo decide en secreto si juega una antes del Evento.
calamandara-choosing-turn_start = Quien tiene Cartas de Recuerdo decide en secreto si juega una al comenzar el turno.
calamandara-choosing-turn_start-own = Antes del turno, su viajero decide en secreto si juega una Carta de Recuerdo.
