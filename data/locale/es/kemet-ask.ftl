### Kemet: Blood and Sand: questions, options and refusals. What the arguments mean is said at the top of ../en/kemet.ftl.
### Labels of options have at most 34 characters with the longest names.

## Set-up

kemet-ask-city = ¿Qué ciudad eliges?
kemet-ask-districts = ¿En qué dos distritos de { $city } colocas tus unidades ({ $units } en cada uno)?
kemet-ask-levels = ¿Cómo repartes tus tres primeros niveles de pirámide?
kemet-ask-found-zone = ¿Dónde construyes tu pirámide de nivel { $level }?
kemet-ask-found-colour = ¿De qué color es la pirámide del { $zone }?
kemet-ask-first = ¿Qué loseta de nivel 1 tomas gratis?
kemet-option-levels-three = Tres pirámides de nivel 1
kemet-option-levels-two = Una de nivel 2, otra de nivel 1

## A turn of the Day

kemet-ask-turn = { $left ->
    [one] Tu turno. Tienes { $prayers } PP y tu última ficha de acción. ¿Qué acción haces?
   *[other] Tu turno. Tienes { $prayers } PP y { $left } fichas de acción. ¿Qué acción haces?
}
kemet-ask-extra = ¿Algo más antes de terminar tu turno? Tienes { $prayers } PP.
kemet-ask-silver = ¿En qué casilla vacía colocas la ficha de plata?
kemet-ask-will = Voluntad Divina: ¿reclutar o mover?
kemet-ask-put = ¿Dónde colocas la criatura { $beast }?
kemet-ask-swap = La criatura { $beast } sale de tu reserva. ¿Cuál vuelve en su lugar?
kemet-ask-keep = Una tropa solo tiene una criatura. ¿Cuál se queda con la tuya en el { $zone }?
kemet-option-space-buy = Comprar loseta: { $colour }
kemet-option-silver = Ficha de plata
kemet-option-gold = Oro: { $tile }
kemet-option-divine = Jugar { $card }
kemet-option-put = Colocar { $beast }
kemet-option-swap = Cambiar: { $beast }
kemet-option-done = Terminar el turno
kemet-option-will-recruit = Reclutar
kemet-option-will-move = Mover
kemet-option-put-none = Dejarla en tu reserva

## Buy a tile; what a new tile asks

kemet-ask-buy = ¿Qué loseta compras? Tienes { $prayers } PP.
kemet-ask-twin = Ceremonia Gemela: ¿qué casilla de Comprar ya usada utilizas otra vez?
kemet-ask-special = La carta { $card } llega a tu mano. ¿Qué carta de batalla sale de la partida, sin que nadie la vea?
kemet-option-buy-tile = { $tile } ({ $cost } PP)
kemet-option-buy-nothing = No comprar nada

## Raise a pyramid

kemet-ask-raise = ¿Qué pirámide elevas? Tienes { $prayers } PP.
kemet-ask-raise-level = Pirámide { $colour }: ¿hasta qué nivel? Tienes { $prayers } PP.
kemet-ask-raise-colour = ¿De qué color es la nueva pirámide del { $zone }?
kemet-option-raise-pyramid = { $colour }, nivel { $level }
kemet-option-raise-new = Nueva: { $zone }
kemet-option-raise-nothing = No elevar nada
kemet-option-raise-level = Nivel { $level } ({ $cost } PP)

## Recruit, and place units for other reasons

kemet-ask-recruit = { $free ->
    [0] ¿Cuántas unidades van a cada sitio? Tienes { $prayers } PP y pagas 1 por cada una.
    [one] ¿Cuántas unidades van a cada sitio? Tienes { $prayers } PP y pagas 1 por cada una, salvo la primera.
   *[other] ¿Cuántas unidades van a cada sitio? Tienes { $prayers } PP y pagas 1 por cada una, salvo las { $free } primeras.
}
kemet-ask-between = Queda otra batalla este turno. ¿Juegas antes una carta de Día? Tienes { $prayers } PP.
kemet-option-between = Ir a la siguiente batalla
kemet-ask-battles = Has reclutado entre enemigos. ¿En qué orden se libran las batallas?
kemet-ask-place-mercenaries = Mercenarios: coloca hasta { $most ->
    [one] { $most } unidad
   *[other] { $most } unidades
}.
kemet-ask-place-pray = Plegaria de Refuerzo: coloca hasta { $most ->
    [one] { $most } unidad
   *[other] { $most } unidades
}.
kemet-ask-place-enlistment = Alistamiento: coloca hasta { $most ->
    [one] { $most } unidad
   *[other] { $most } unidades
}.
kemet-ask-place-battle = Refuerzos de Batalla: coloca hasta { $most ->
    [one] { $most } unidad
   *[other] { $most } unidades
}.
kemet-ask-place-conscription = Leva: coloca hasta { $most ->
    [one] { $most } unidad, por 1 veterano.
   *[other] { $most } unidades, por 1 veterano cada una.
}
kemet-ask-place-night = Refuerzos: coloca hasta { $most ->
    [one] { $most } unidad
   *[other] { $most } unidades
}.

## Move

kemet-ask-move = ¿Qué tropa se mueve?
kemet-ask-units = ¿Cuántas unidades salen del { $zone }?
kemet-ask-goes = La criatura { $beast } está con esta tropa. ¿Va con ella?
kemet-ask-step = { $left ->
    [0] Tu tropa está en el { $zone }, sin movimiento por tierra. ¿Algo más antes de parar?
   *[other] Tu tropa está en el { $zone }; movimiento restante: { $left }. ¿Adónde va?
}
kemet-ask-take = ¿Cuántas unidades del { $zone } se unen a la tropa en marcha?
kemet-ask-leave = ¿Cuántas unidades se quedan en el { $zone }?
kemet-option-move-troop = { $zone }: { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}
kemet-option-move-nothing = No mover nada
kemet-option-goes-yes = Va con ella
kemet-option-goes-no = Se queda
kemet-option-step-land = { $cost ->
    [0] { $zone }
   *[other] { $zone } ({ $cost } PP)
}
kemet-option-step-port = { $cost ->
    [0] Puerto: { $zone }
   *[other] Puerto: { $zone } ({ $cost } PP)
}
kemet-option-step-teleport = { $cost ->
    [0] { $zone }: teletransporte
   *[other] { $zone }: teletransp. { $cost } PP
}
kemet-option-step-card = { $cost ->
    [0] { $zone }: con carta
   *[other] { $zone }: con carta, { $cost } PP
}
kemet-option-step-far = { $cost ->
    [0] { $zone }: { $steps } pasos
   *[other] { $zone }: { $steps } p., { $cost } PP
}
kemet-option-step-take = Llevar unidades
kemet-option-step-leave = Dejar unidades atrás
kemet-option-step-beasts = Dejar o llevar criaturas
kemet-option-step-stop = Parar aquí

## Battle

kemet-ask-diversion = { $units ->
    [one] { $seat } entra en el { $zone } con { $units } unidad. ¿Luchas o juegas Desvío?
   *[other] { $seat } entra en el { $zone } con { $units } unidades. ¿Luchas o juegas Desvío?
}
kemet-ask-council = Consejo de Guerra en el { $zone }: tus cartas contra { $seat }. Fuerza sin cartas: { $mine } contra { $theirs }.
kemet-ask-council-seen = Consejo de Guerra en el { $zone }: { $seat } va a jugar { $card }. Fuerza sin cartas: { $mine } contra { $theirs }.
kemet-ask-tactics = Elección Táctica: ¿juegas { $other } en vez de { $card }?
kemet-ask-wound = Herida Divina: ¿qué cartas descartas, por +1 de fuerza cada una?
kemet-ask-loser = Derrota en el { $zone }. { $units ->
    [one] ¿Qué hace tu unidad?
   *[other] ¿Qué hacen tus { $units } unidades?
}
kemet-ask-retreat = ¿Adónde se retira la tropa de { $seat }?
kemet-ask-winner = Victoria en el { $zone }. { $units ->
    [one] ¿Permanece tu unidad?
   *[other] ¿Permanecen tus { $units } unidades?
}
kemet-option-diversion-none = Luchar
kemet-option-diversion-zone = Desvío: { $zone }
kemet-option-tactics-keep = Mantener { $card }
kemet-option-tactics-swap = Jugar { $card }
kemet-option-after-stay = Permanecer
kemet-option-after-recall = Repatriar: +{ $prayers } PP
kemet-option-after-retreat = Retirarse

## Divine Intervention cards of the Day

kemet-ask-rain = ¿Sobre qué tropa enemiga cae el fuego?
kemet-ask-memory = ¿Qué carta tomas de la pila de descartes?

## Night

kemet-ask-offering = Ofrenda: ¿entregas { $units } unidades del Santuario por 1 PV?
kemet-ask-delta = Templo del Delta: ¿retiras { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
} por { $prayers } PP?
kemet-ask-veterans-prayers = Veteranos: { $veterans }. ¿Cuántos se convierten en 1 PP cada uno? Tienes { $prayers } PP.
kemet-ask-veterans-cards = Tienes { $veterans } veteranos. ¿Cuántas cartas robas, por { $price } veteranos cada una?
kemet-ask-hand = Mano de Dios: ¿qué pirámide sube 1 nivel, gratis?
kemet-ask-vision = Visión: ¿con qué carta te quedas?
kemet-ask-destiny = Destino: ¿qué puesto del orden de turno eliges?
kemet-option-offering-yes = Entregar { $units } unidades: +1 PV
kemet-option-offering-no = Sin ofrenda
kemet-option-delta-yes = { $units ->
    [one] Retirar { $units } unidad
   *[other] Retirar { $units } unidades
}: +{ $prayers } PP
kemet-option-delta-no = Conservar la tropa
kemet-option-destiny = Puesto { $place }

## Refusals

kemet-refused-cards = Esas cartas cuestan { $cost } PP en total; tienes { $prayers }.

## What everybody is told of a secret question

kemet-choosing-council = Ambos bandos eligen en secreto: una carta de batalla para jugar, otra para descartar y cartas para añadir.
kemet-choosing-council-seen = Quien espía elige en secreto: una carta de batalla para jugar, otra para descartar y cartas para añadir.
