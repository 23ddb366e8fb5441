### Finding players, tables that fall silent, and what a server's manager sets and sees.
### "args": marks of Discord (`who`, `host`, `channel`, `since`) arrive ready.

## Refusals. players args: low, high · channels args: channels (list) · roles args: roles (list)

table-refused-players = Este juego es para { $low } a { $high } jugadores.
table-refused-kept = Los asientos que quedan se guardan dos días para quien ha recibido una invitación. Pide una invitación al anfitrión o espera un poco.
table-refused-sits-already = Esa persona ya tiene asiento en esta mesa.
table-refused-invited = Esa persona ya fue invitada. A nadie se le pregunta dos veces.
table-refused-declined = Esa persona no quiere jugar esta vez. A nadie se le pregunta dos veces.
table-refused-not-invited = Esta invitación es para otra persona. Si hay un asiento libre, pulsa “Unirme”.
table-refused-invite-started = La partida ya ha empezado. Aún se puede ofrecer un asiento libre, o el tuyo: /mesa ofrecer.
table-refused-channels = En este servidor solo se pueden abrir mesas en { $channels }.
table-refused-roles = En este servidor solo pueden abrir mesas: { $roles }. Puedes unirte a una: /mesa salas.
table-refused-manage-only = Eso solo lo puede hacer quien administra este servidor.
table-refused-archived = Esta mesa está archivada. “Reabrir” la trae de vuelta, y también /mesa reabrir.
table-refused-not-archived = Aquí no hay ninguna mesa archivada.
table-refused-held = Esta mesa está en pausa: la ha parado quien se ocupa del bot. No se ha perdido nada.
table-refused-not-frozen = Esta mesa no está parada.
table-refused-cannot-freeze = Solo se puede parar una partida en curso.

## Notices. idle args: quiet, until

table-notice-idle = En esta mesa no pasa nada desde el { $quiet }. ¿Sigue la partida? Pulsa “Conservar la mesa” o simplemente juega. Si no, se archiva el { $until }; el canal queda libre, todo se conserva y puedes reabrirla.
table-notice-archived = Esta mesa está archivada, y su canal queda libre para otra. “Reabrir”, arriba, la recupera.
table-notice-held = Esta mesa está en pausa por un tiempo: la ha parado quien se ocupa del bot. No se ha perdido nada.

## Buttons: at most 34 characters

discord-button-coming = Aceptar
discord-button-notcoming = Rechazar
discord-button-keep = Conservar la mesa
discord-button-reopen = Reabrir

## The lobby. args: who (list), host, game · lobbies-line args: game, channel, host, free, since

discord-lobby-invited = -# Invitación enviada: { $who }
discord-invited = Invitación enviada a { $who }.
discord-invitation-open = ✉️ { $who }: invitación a la mesa de { $host }.
discord-invitation-accepted = ✅ { $who } juega.
discord-invitation-declined = 🚫 { $who } no juega esta vez.
discord-invitation-begun = ⌛ La partida ha empezado sin respuesta de { $who }.
discord-invitation-closed = ⌛ La mesa se ha cerrado sin respuesta de { $who }.
discord-gathered = 🎲 No falta nadie: pulsa “Empezar” y empieza la partida.
discord-lobbies = **Mesas que esperan jugadores**
discord-lobbies-line = - **{ $game }** en { $channel }, { $free ->
    [0] completa
    [one] un asiento libre
   *[other] { $free } asientos libres
}, anfitrión { $host }, abierta { $since }
discord-refused-no-lobbies = Aquí ninguna mesa espera jugadores. Abre una con /mesa abrir.
discord-refused-bot = No se puede invitar a bots. “Agregar automático” sienta a un jugador automático.
discord-refused-channels-gone = Los canales en los que se podían abrir mesas en este servidor ya no existen. Quien administra el servidor puede elegir otros: /taverna configurar.
discord-refused-roles-gone = Los roles que podían abrir mesas en este servidor ya no existen. Quien administra el servidor puede elegir otros: /taverna configurar.

## Tables that fell silent. args: who

discord-panel-archived = Esta mesa está archivada. Todo se conserva, y se puede reabrir.
discord-kept-by = { $who } quiere seguir: esta mesa se queda.
discord-reopened = Esta mesa continúa.
discord-reopened-by = { $who } ha reabierto esta mesa.

## /taverna setup. language, place, pace args: the same, in words · where args: where (list) · who args: who (list)

discord-setup = **Taverna en este servidor**
discord-setup-language = 🌐 Idioma de las mesas nuevas: { $language }
discord-setup-place = 📍 Dónde se abren las mesas nuevas: { $place }
discord-setup-pace = ⏱️ Plazo de una respuesta en las mesas nuevas: { $pace }
discord-setup-where = 🚪 Se pueden abrir mesas en { $where }, y en los hilos de ahí
discord-setup-everywhere = 🚪 Se pueden abrir mesas en todos los canales
discord-setup-nowhere = 🚪 Los canales para mesas ya no existen: **no se pueden abrir mesas en ningún sitio**. Elige otros abajo, o ninguno para permitir todos los canales
discord-setup-who = 👑 Pueden abrir mesas: { $who }, y quien administra el servidor
discord-setup-everybody = 👑 Cualquiera puede abrir mesas
discord-setup-nobody = 👑 Los roles que podían abrir mesas ya no existen: solo puede quien administra el servidor. Elige otros abajo, o ninguno para permitir a todos
discord-setup-how = -# /taverna configurar cambia los tres primeros ajustes; los menús, el resto, y una elección vacía quita el límite o el ajuste.
discord-setup-channels = Canales para mesas (ninguno: todos)
discord-setup-roles = Roles que abren mesas (ninguno: todos)

## /taverna status. status args: version, since · left-out args: games (list) · tables args: tables (list) · the kinds of tables args: count ·
## unsaid args: count · missing args: missing (list)

discord-status = **Taverna { $version }**, en marcha desde { $since }
discord-status-tables = 🎲 En este servidor: { $tables }
discord-status-no-tables = 🎲 Aún no hay mesas en este servidor. Abre una con /mesa abrir.
discord-status-lobby = { $count ->
    [one] una sala
   *[other] { $count } salas
}
discord-status-running = { $count } en curso
discord-status-frozen = { $count } en pausa
discord-status-archived = { $count ->
    [one] una archivada
   *[other] { $count } archivadas
}
discord-status-over = { $count ->
    [one] una terminada
   *[other] { $count } terminadas
}
discord-status-closed = { $count ->
    [one] una cerrada
   *[other] { $count } cerradas
}
discord-status-sound = 🗄️ La base de datos está íntegra.
discord-status-damaged = 🗄️ **La base de datos está dañada.** Quien se ocupa del bot debe restaurar una copia.
discord-status-unsaid = { $count ->
    [0] 📨 Todos los mensajes se han enviado.
    [one] 📨 Hay un mensaje por enviar.
   *[other] 📨 Hay { $count } mensajes por enviar. Si eso no cambia, Discord va lento o un canal está cerrado para mí.
}
discord-status-permissions = 🔑 En este canal tengo todo lo que necesito.
discord-status-missing = 🔑 En este canal me falta: { $missing }. Permítelo en { permission-where }.
discord-status-threadless = 🧵 Para mesas en hilos propios, aquí me falta: { $missing }. Permítelo en { permission-where }.
discord-status-do-frozen = ⏸️ Una mesa está en pausa hasta la próxima actualización del bot, o hasta que la libere quien se ocupa de él.
discord-status-left-out = 🧩 Quedan fuera, porque no encajan con esta versión del bot: { $games }. Su registro dice por qué.

## /help

discord-all-help = **Taverna**: juegos de mesa duros, jugada a jugada, aquí en el canal.
    - **Jugar:** /mesa abrir abre una mesa, /mesa salas muestra las que esperan jugadores, y /buscar te junta con quien quiere lo mismo. Pulsa “Unirme”, y el anfitrión pulsa “Empezar”. /liga abrir empieza una liga de varias rondas.
    - **Tu turno:** pulsa los botones debajo del tablero o escribe /jugar. “Mi mano” y /mano son solo para tus ojos; /deshacer vuelve atrás.
    - **Aprender:** /aprender para una primera partida con un entrenador, /reglas por tema, /carta con su imagen, “Ayuda” debajo de cada pregunta.
    - **Tú:** /yo para tus mesas, cómo te aviso, horas de silencio, días de ausencia y tu idioma.
    - **Este servidor:** quien lo administra usa /taverna configurar y /taverna estado.
discord-all-help-direct = **Taverna**: juegos de mesa duros, jugada a jugada.
    - **Aprender:** /aprender para una primera partida con un entrenador, aquí entre nosotros. /reglas por tema, /carta con su imagen, “Ayuda” debajo de cada pregunta.
    - **Tu turno:** /mano muestra la partida que te espera; pulsa los botones de ahí. /deshacer vuelve atrás.
    - **Jugar con otras personas:** las mesas se abren en un canal de tu servidor. “Abrir una mesa”, debajo de una lección, dice cómo.
    - **Tú:** /yo para tus mesas, cómo te aviso, horas de silencio, días de ausencia y tu idioma.
