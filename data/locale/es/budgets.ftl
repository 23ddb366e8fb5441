### When something is too much at once, and how many tables there may be.
### "args" names what each message is given. `again` is in seconds since 1970, which Discord shows in each reader's own time.

## Told to one person. moment args: seconds

discord-moment = ⏳ Un momento: demasiadas peticiones seguidas. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
} Tus respuestas en la partida no se retrasan por esto.
discord-moment-answer = ⏳ Un momento: demasiadas peticiones seguidas, y esta pulsación no ha valido. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}
discord-shown-lately = El tablero se ha publicado aquí hace un momento, así que te lo muestro solo a ti.
discord-refused-own-thread = Para un hilo propio necesitas el permiso *Crear hilos públicos* en este canal. Quita la opción “lugar” para jugar aquí mismo, o pídeselo a quien administra el servidor.

## Refusals. args: most · quota-opened args: again · quota-host args: host

table-refused-quota-lobbies = { $most ->
    [one] Aún tienes una sala abierta. Empieza la partida o cierra la mesa primero: /mesa empezar, /mesa cerrar.
   *[other] Aún tienes { $most } salas abiertas. Empieza una de las partidas o cierra una mesa primero: /mesa empezar, /mesa cerrar.
}
table-refused-quota-hosted = { $most ->
    [one] Ya eres anfitrión de una mesa abierta, y cada persona puede tener una a la vez. Termina la partida o cierra la mesa con /mesa cerrar.
   *[other] Eres anfitrión de { $most } mesas abiertas, el máximo por persona. Termina una partida o cierra una mesa con /mesa cerrar.
}
table-refused-quota-opened = { $most ->
    [one] Has abierto una mesa en un día, el máximo por persona.
   *[other] Has abierto { $most } mesas en un día, el máximo por persona.
} La próxima se puede abrir <t:{ NUMBER($again, useGrouping: 0) }:R>. Mientras tanto puedes unirte a las de otros: /mesa salas.
table-refused-quota-seats = { $most ->
    [one] Ya tienes asiento en una mesa abierta, y cada persona puede tener uno a la vez. Termina esa partida o déjala primero: /yo muestra dónde.
   *[other] Tienes asiento en { $most } mesas abiertas, el máximo por persona. Termina una de esas partidas o deja una primero: /yo las muestra.
}
table-refused-quota-server = { $most ->
    [one] Este servidor tiene una mesa abierta, y puede tener una a la vez. Únete a ella, o ciérrala si nadie la necesita.
   *[other] Este servidor tiene { $most } mesas abiertas, el máximo que puede tener. Únete a una (/mesa salas), o pide a quien administra el servidor que cierre una que nadie necesite.
}
table-refused-quota-host = { $most ->
    [one] El anfitrión de esta mesa, <@{ $host }>, ya tiene una mesa abierta. Tiene que terminar antes.
   *[other] El anfitrión de esta mesa, <@{ $host }>, ya tiene { $most } mesas abiertas. Una de ellas tiene que terminar antes.
}
table-refused-asked-enough = Ya hay { $most } personas invitadas a esta mesa, y es suficiente. Quien quiera jugar solo tiene que pulsar “Unirme”.

## /taverna status. open args: used, most (0: any number) · person args: parts (list) · the parts' args: most

discord-status-open = 🪑 Mesas abiertas: { $most ->
    [0] { $used }.
   *[other] { $used } de { $most } como máximo.
}
discord-status-person = 🙋 Cada persona, en todos los servidores juntos: como máximo { $parts }.
discord-status-most-hosted = { $most ->
    [one] una mesa abierta como anfitrión
   *[other] { $most } mesas abiertas como anfitrión
}
discord-status-most-lobbies = { $most ->
    [one] una sala
   *[other] { $most } salas
}
discord-status-most-opened = { $most ->
    [one] una mesa nueva al día
   *[other] { $most } mesas nuevas al día
}
discord-status-most-seats = { $most ->
    [one] asiento en una mesa
   *[other] asiento en { $most } mesas
}
