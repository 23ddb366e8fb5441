### Second thoughts and seats that change hands: undo with a preview, going back to an earlier turn, votes, offers.
### "args" names what each message is given. `who`, `by` and `user` arrive as Discord's own marks, which it shows as
### names; `due`, `at` and `opened` as "in 2 days".

## Buttons: at most 34 characters

discord-button-takeback = Deshacerlo
discord-button-keepit = Dejarlo como está
discord-button-agree = De acuerdo
discord-button-refuse = En contra
discord-button-object = Aquí estoy
discord-button-accept = Aceptar
discord-button-decline = Rechazar
discord-button-back = Estoy de vuelta
discord-button-restore = Recuperarlo
discord-button-goback = Volver a este turno
discord-button-propose = Proponerlo
discord-button-stay = Seguir jugando
discord-button-earlier = Anteriores
discord-button-later = Posteriores

## Undo. done, own args: answer, asked (the question) · more args: count

discord-undo-done = Deshecho: “{ $answer }” ({ $asked })
discord-undo-own = - “{ $answer }” ({ $asked })
discord-undo-preview = **Esto deshace:**
discord-undo-more = { $count ->
    [one] … y una respuesta que se dio después sin preguntar.
   *[other] … y { $count } respuestas que se dieron después sin preguntar.
}
discord-undo-sheet = Lo que has rellenado queda como borrador: puedes cambiarlo y enviarlo otra vez.

## Going back. entry args: day, month, time, lost · rewind-at args: at (seconds since 1970) · lost args: lost

discord-rewind-which = **¿A qué turno volver?** Empieza de nuevo, y lo que nadie había visto hasta ahí se sortea otra vez: los dados y las cartas saldrán distintos.
discord-rewind-menu = Primero los turnos más recientes
discord-rewind-label = { $who }: { $told }
discord-rewind-silent = juega
discord-rewind-entry = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}, { $time } · { $lost ->
    [one] se pierde 1 respuesta
   *[other] se pierden { $lost } respuestas
}
discord-rewind-sure = **¿Volver a este turno?**
discord-rewind-at = Empezó <t:{ NUMBER($at, useGrouping: 0) }:R>. { $lost ->
    [one] Se perdería una respuesta
   *[other] Se perderían { $lost } respuestas
}, y lo que nadie había visto hasta ahí se sortearía otra vez.
discord-rewind-by-all = Todos en la mesa deben estar de acuerdo; se les pregunta en el canal.
discord-rewind-by-host = Lo decides tú como anfitrión. Se avisa en el canal.
discord-rewind-by-you = No hay nadie más en esta mesa, así que decides tú.
discord-rewind-done = Listo: la mesa ha retrocedido.
discord-rewind-asked = La pregunta a los demás ya está en el canal.
discord-rewind-none = No hay ningún turno anterior al que volver. Para retirar lo que acabas de responder está “Deshacer”.
discord-rewind-by-set-all = Desde ahora, todos en la mesa deben estar de acuerdo antes de retroceder.
discord-rewind-by-set-host = Desde ahora, el anfitrión puede devolver la mesa a un turno anterior por su cuenta.
discord-lobby-rewind-host = El anfitrión puede devolver esta mesa a un turno anterior por su cuenta.
discord-restore-done = Listo: todo está como antes.

## Proposals in the channel. by, user, who: marks · lost args: lost · lapses args: due

discord-vote-rewind = 🗳️ { $by } propone **volver a este turno**:
discord-vote-rewind-lost = { $lost ->
    [one] Se desharía una respuesta
   *[other] Se desharían { $lost } respuestas
}, y lo que nadie había visto hasta ahí se sortearía otra vez.
discord-vote-restore = 🗳️ { $by } propone **recuperar lo que la mesa deshizo al retroceder**: { $lost ->
    [one] una respuesta, tal como estaba.
   *[other] { $lost } respuestas, tal como estaban.
}
discord-vote-replace = 🗳️ { $by } propone **liberar el asiento de { $user }**, que no da señales. Jugaría un jugador automático hasta que alguien lo ocupe.
discord-vote-offer = 🪑 { $by } ofrece a { $user } un **asiento en esta mesa** ({ $seat }).
discord-vote-need-all = Todos en la mesa deben estar de acuerdo.
discord-vote-need-most = Más de la mitad de los demás deben estar de acuerdo. { $user }, ¿sigues ahí? Pulsa “Aquí estoy”.
discord-vote-need-one = Vale cuando acabe el plazo, salvo que { $user } pulse “Aquí estoy” o siga jugando.
discord-vote-agreed = ✅ { $who }
discord-vote-awaited = ⏳ { $who }
discord-vote-against = ❌ { $who }
discord-vote-lapses = -# Sin decisión, la propuesta caduca { $due }.
discord-vote-decided = -# Se decide { $due }.
discord-vote-gone-back = ↩️ **La mesa ha vuelto a este turno**, a petición de { $by }:
discord-vote-gone-back-lost = { $lost ->
    [one] Se ha deshecho una respuesta
   *[other] Se han deshecho { $lost } respuestas
}, y lo que nadie había visto hasta ahí se ha sorteado otra vez.
discord-vote-restorable = Hasta que alguien responda, se puede recuperar todo tal como estaba.
discord-vote-ended-passed = ✅ Aprobado.
discord-vote-ended-accepted = ✅ Aceptado: ahora el asiento es de { $user }.
discord-vote-ended-refused = ❌ No aprobado.
discord-vote-ended-withdrawn = ↩️ Propuesta retirada.
discord-vote-ended-declined = ❌ Oferta rechazada.
discord-vote-ended-objected = 🙋 { $user } está aquí. El asiento sigue ocupado.
discord-vote-ended-lapsed = ⌛ Caducada: no se decidió a tiempo.
discord-vote-ended-moved = ⌛ Caducada: la partida ha seguido adelante.
discord-vote-ended-left = ⌛ Sin efecto: ese asiento ya es de otra persona.
discord-vote-ended-lent = ⌛ Sin efecto: un jugador automático juega en ese asiento hasta que vuelva su dueño.
discord-vote-ended-free = ⌛ Sin efecto: ese asiento está libre, y cualquiera puede ocuparlo.
discord-vote-ended-seats = ⌛ Sin efecto: un asiento de la mesa ha cambiado de manos. Proponlo otra vez si aún lo quieres.
discord-vote-ended-over = ⌛ Sin efecto: la mesa está cerrada o la partida ha terminado.

## What became of something

discord-replace-asked = La pregunta a los demás ya está en el canal. El jugador de ese asiento puede oponerse ahí.
discord-offered = La oferta del asiento ya está en el canal.
discord-lent = Ahora juega por ti un jugador automático, y tu asiento se te guarda: “Estoy de vuelta”, debajo del tablero, te lo devuelve, y también /mesa unirse.

## Refusals, told to one person. asked-lately args: due (seconds since 1970)

table-refused-open-vote = Ya hay una votación sobre eso; primero hay que decidirla en el canal.
table-refused-asked-lately = Eso ya se ha preguntado sobre esa persona y quedó en nada. Se puede volver a preguntar <t:{ NUMBER($due, useGrouping: 0) }:R>.
table-refused-vote-over = Esto ya acabó: se ha decidido, ha caducado o el asiento ha cambiado de manos.
table-refused-not-asked = Eso no te toca decidirlo a ti.
table-refused-voted = Ya has respondido eso.
table-refused-no-turn = La mesa no puede volver a ese turno. Elige una de las sugerencias.
table-refused-no-restore = Eso ya no se puede recuperar: la partida ha seguido adelante.
table-refused-restored = Eso ya se ha recuperado.
table-refused-no-way-back = Las reglas han cambiado tanto desde ese turno que la mesa no puede volver a él.
table-refused-replace-self = Ese asiento es el tuyo. Para dejarlo, usa /mesa salir.
table-refused-lent-already = Ya juega por ti un jugador automático.
table-refused-lend-alone = No hay nadie más en esta mesa que pueda seguir. Vuelve cuando quieras: la mesa te espera.
table-refused-offer-self = Para ocupar tú un asiento libre, usa /mesa unirse.
table-refused-offer-seated = Esa persona ya tiene asiento en esta mesa.

## Notices, told to the channel. lent, host args: user (its number on Discord) · back, given args: seat (id)

table-notice-lent = Un jugador automático juega por <@{ $user }>, que puede volver cuando quiera.
table-notice-back = { $seat } está de vuelta y sigue jugando.
table-notice-given = { $seat } acepta el asiento ofrecido.
table-notice-rewind-by-all = Desde ahora, todos en esta mesa deben estar de acuerdo antes de volver a un turno anterior.
table-notice-rewind-by-host = Desde ahora, el anfitrión de esta mesa puede devolverla a un turno anterior sin preguntar.
table-notice-host = El anfitrión de esta mesa es ahora <@{ $user }>.
table-notice-restored = ↩️ El retroceso se ha deshecho: la mesa está otra vez donde estaba.

## Told to one person alone

table-told-replace = Alguien cree que ya no estás y propone liberar tu asiento. Si estás, pulsa “Aquí estoy” debajo de la votación en el canal, o simplemente sigue jugando.
table-told-removed = Se ha liberado tu asiento en esta mesa. Un jugador automático sigue en él; mientras nadie lo ocupe, “Ocupar el asiento libre”, debajo del tablero, te lo devuelve.
table-told-deserted = Todos los demás han dejado la mesa donde juega por ti un automático. Está archivada, y tu asiento se conserva: “Reabrir” o /mesa reabrir recupera la partida, contigo en tu asiento.

## In the log. user, old: numbers on Discord · seat: its letter · rewound args: count, lost

table-history-left = { $user ->
    [nobody] Un antiguo jugador
   *[other] <@{ $user }>
} deja el asiento { $seat }.
table-history-removed = { $user ->
    [nobody] Un antiguo jugador
   *[other] <@{ $user }>
} ya no tiene el asiento { $seat }.
table-history-taken = { $user ->
    [nobody] Un antiguo jugador
   *[other] <@{ $user }>
} ocupa el asiento { $seat }.
table-history-lent = Un jugador automático juega en el asiento { $seat } por { $user ->
    [nobody] un antiguo jugador
   *[other] <@{ $user }>
}.
table-history-back = { $user ->
    [nobody] Un antiguo jugador
   *[other] <@{ $user }>
} vuelve al asiento { $seat }.
table-history-given = El asiento { $seat }, de { $old ->
    [nobody] un antiguo jugador
   *[other] <@{ $old }>
}, es ahora de { $user ->
    [nobody] un antiguo jugador
   *[other] <@{ $user }>
}.
table-history-rewound = ↩️ Retroceso { $count }: { $lost ->
    [one] se ha deshecho una respuesta
   *[other] se han deshecho { $lost } respuestas
}, y lo que nadie había visto se ha sorteado otra vez.
