### Calamandara: what each option does, beside its name; at most 100 characters.
### fragments: Memory Cards in hand and Diary, of those needed · hope, fear: Event cards still hidden · symbol, symbols: lists
### of symbols · near: symbols and seats, and beside, how many · along: Towers and Wings in the row, and count, how many ·
### seat: a seat's id · step: 7 and 8, the rings of the central board, in rival the step value ·
### gate: the cell of row 6 from which the gate leads there, or none · all others: whole numbers.

calamandara-effect-price = tendrás { $fragments ->
    [one] { $fragments } Recuerdo
   *[other] { $fragments } Recuerdos
} ({ $needed } abren el Centro); de ese símbolo { $left ->
    [0] no te queda ninguno
    [one] te queda { $left }
   *[other] te quedan { $left }
}
calamandara-effect-cave = tendrás { $fragments ->
    [one] { $fragments } Recuerdo
   *[other] { $fragments } Recuerdos
} ({ $needed } abren el Centro); no cuesta nada
calamandara-effect-reveal = 1 entre { $hope } de Esperanza y { $fear } de Temor aún ocultas; { $lost ->
    [0] Fase 1, si la siguiente es de Símbolos
   *[other] sin Fase 1 de todos modos
}
calamandara-effect-refuse = { $lost ->
    [0] este turno, sin los 2 símbolos; el Evento sigue encima
   *[other] no cuesta nada: la Fase 1 ya está perdida; el Evento sigue encima
}
calamandara-effect-excavate = 1 inserción: gasta una Cueva de tu Reserva; en tu tablero ocupa el lugar de la Montaña
calamandara-effect-clear = 1 inserción: el símbolo va a tu Depósito
calamandara-effect-transmute = sin inserción: { $count } símbolos por 1 a tu elección, una vez por turno

calamandara-there = { $count ->
    [0] allí aún no hay ninguna
   *[other] allí, por ahora: { $symbol }
}
calamandara-effect-board-own = solo para tu ficha; { calamandara-there }
calamandara-effect-board-central = para la ficha de cualquier viajero; { calamandara-there }
calamandara-effect-board-mountain = { $count } de { $most } Montañas por ahora

calamandara-effect-deck = { $symbols }
calamandara-effect-rival = { $fragments ->
    [one] { $fragments } Recuerdo
   *[other] { $fragments } Recuerdos
} ({ $needed } abren el Centro); valor de paso { $step } de 9
calamandara-effect-direction = la carta superior de { $seat } pasa a tu mazo: { $symbols }
calamandara-effect-direction-event = la carta superior de { $seat } pasa a tu mazo: una Carta de Evento
calamandara-effect-direction-none = { $seat } no tiene mazo: nada pasa al tuyo

calamandara-effect-row = fila { $row }{ $count ->
    [0] {""}
   *[other] , con { $along }
}{ $beside ->
    [0] {""}
   *[other] ; al lado: { $near }
}
calamandara-effect-ring = { $step ->
    [7] anillo exterior
   *[other] anillo interior
}{ $gate ->
    [none] {""}
   *[other] ; en la puerta de tu { $gate }
}{ $beside ->
    [0] {""}
   *[other] ; al lado: { $near }
}
calamandara-effect-centre = ganas al instante
