### Finding people to play with: wishes, the calls to tables that fit them, and people who are kept apart.
### "args": marks of Discord (`who`, `where`, `channel`, `place`, `until`, `back`) arrive ready.

## Refusals. blocks args: most

table-refused-no-host = Todavía nadie se ha sentado a esta mesa. Pulsa “Unirme”: quien se une primero es el anfitrión.
table-refused-wish-games = Elige al menos un juego que se pueda jugar aquí.
table-refused-block-self = Esa persona eres tú: no te puedes bloquear.
table-refused-blocks = Puedes mantener lejos de ti a { $most } personas. Quita antes a alguien de la lista: /yo.
table-notice-deserted = Nadie se sentó aquí en un día, así que esta mesa se cierra. Para encontrar otra: /buscar.
discord-refused-block-bot = Eso es un bot; solo juega contigo si un anfitrión lo sienta a la mesa.

## Buttons: at most 34 characters

discord-button-findrenew = Renovar
discord-button-findnotnow = Esta vez no
discord-button-findend = Dejar de buscar
discord-button-notthistime = Esta vez no

## The lobby. expected-met args: missing, host · lobbies-line-met args: game, channel, free, since

discord-lobby-met = 🤝 Esta mesa ha surgido de /buscar: varias personas quieren jugar lo mismo.
discord-lobby-met-first = Quien se une primero es el anfitrión.
discord-lobby-expected-met = { $missing ->
    [0] No falta nadie: { $host } ya puede empezar la partida.
    [one] Falta un jugador; después, la partida empieza sola.
   *[other] Faltan { $missing } jugadores; después, la partida empieza sola. El anfitrión puede empezarla antes.
}
discord-lobbies-line-met = - **{ $game }** en { $channel }, { $free ->
    [0] sin asientos libres
    [one] un asiento libre
   *[other] { $free } asientos libres
}, surgida de /buscar { $since }

## The call to a lobby. call args: who (list), game · call-begun, call-closed args: game · call-open args: channel

discord-call = 🔔 { $who }: esta mesa de { $game } encaja con lo que buscas. Se te guarda un asiento durante un día.
discord-call-begun = 🔔 Esto llamaba a una mesa de { $game }. La partida ya ha empezado.
discord-call-closed = 🔔 Esto llamaba a una mesa de { $game }, que se ha cerrado.
discord-call-open = 🔔 Esta mesa encaja con lo que buscas, y se te guarda un asiento durante un día: pulsa “Unirme” en { $channel }. Si no te va bien, /buscar en el servidor tiene “Esta vez no”.
discord-call-declined = De acuerdo. Si aquí se te guardaba un asiento, vuelve a estar libre.

## /find. find-games args: games (list) · find-counts args: counts (list) · find-paces args: paces (list) · find-only args: who (list) ·
## find-at-once, find-tables, find-days, find-count args: count · find-mine, find-rests-mine args: games (list), until · find-end-mine args: game · find-barred args: place, missing (list)

discord-find-new = **Encontrar con quién jugar**
    Elige los juegos a los que te gustaría jugar. Con eso basta para buscar; después puedes decir con cuántos, a qué ritmo y con quién. Cuando lo que buscan varias personas de este servidor encaja, abro una mesa y aviso a todas.
discord-find = **Buscas mesa**
discord-find-games = 🎲 { $games }
discord-find-counts = 👥 Jugadores: { $counts }
discord-find-counts-any = 👥 Cualquier número de jugadores
discord-find-paces = ⏱️ Plazo de una respuesta: { $paces }
discord-find-paces-any = ⏱️ Cualquier plazo de respuesta
discord-find-only = 🤝 Solo con { $who }
discord-find-only-nobody = 🤝 Solo con alguien que ya no está aquí: elige a otros, o a nadie para jugar con cualquiera
discord-find-only-any = 🤝 Con cualquiera de este servidor
discord-find-at-once = 🪑 Hasta que estés en { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
discord-find-until = 📅 Tu búsqueda vale hasta el { $until }. Cada cambio la renueva.
discord-find-rests = 😴 **Tu búsqueda está en pausa**, porque un aviso se quedó un día sin respuesta. “Renovar” la reanuda.
discord-find-away = 🧳 Se detiene mientras estás fuera y sigue cuando vuelvas, el { $back }.
discord-find-enough = 🪑 Ya estás en tantas mesas como quieres, así que no te aviso hasta que termine una.
discord-find-looking = 🔎 Cuando otros quieran lo mismo, se abre una mesa en { $place } y te aviso, como mucho una vez al día. Responde en un día, o tu búsqueda queda en pausa.
discord-find-called = 🔔 **Se te guarda un asiento** en { $where }: pulsa “Unirme” ahí, o “Esta vez no” aquí.
discord-find-no-place = ⚠️ Este servidor aún no tiene un lugar donde yo pueda abrir mesas. Quien lo administra elige uno con /taverna configurar. Hasta entonces solo te aviso de mesas que abren otros.
discord-find-barred = ⚠️ No se puede abrir ninguna mesa en { $place }: allí me faltan permisos: { $missing }. Quien administra el servidor puede permitirlo en { permission-where }.
discord-find-unopened = ⚠️ La última vez no pude abrir una mesa en { $place }. Lo intento de nuevo en menos de una hora, o en cuanto alguien use /taverna configurar.
discord-find-way-mention = Te aviso con una mención, que otros pueden leer. /yo aviso lo cambia.
discord-find-way-dm = Te aviso por mensaje directo; nadie más lo ve.
discord-find-way-both = Te aviso por mensaje directo y con una mención, que otros pueden leer. /yo aviso lo cambia.
discord-find-way-silent = No quieres avisos, así que mira aquí de vez en cuando. /yo aviso lo cambia.
discord-find-way-closed = Quieres mensajes directos, pero los tuyos están cerrados para mí: ábrelos, o mira aquí de vez en cuando.
discord-find-ended = Has dejado de buscar.
discord-find-mine = 🔎 Buscas { $games } hasta el { $until }: /buscar
discord-find-rests-mine = 😴 Tu búsqueda de { $games } está en pausa hasta que la renueves: /buscar
discord-find-end-mine = Dejar de buscar: { $game }
discord-find-menu-findgames = Juegos
discord-find-menu-findcounts = Número de jugadores (ninguno: cualquiera)
discord-find-menu-findpaces = Plazo de una respuesta (ninguno: cualquiera)
discord-find-menu-findpeople = Solo con estas personas (nadie: cualquiera)
discord-find-menu-findmore = Cuántas mesas, cuánto tiempo
discord-find-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
discord-find-tables = { $count ->
    [one] Hasta que esté en una mesa
   *[other] Hasta que esté en { $count } mesas
}
discord-find-days = { $count ->
    [one] Durante un día
   *[other] Durante { $count } días
}

## /me: whom one is kept apart from. args: who (list)

discord-blocks = 🚧 Lejos de ti: { $who }. /buscar nunca te junta con esas personas, y sus invitaciones no te avisan. No se enteran.
discord-blocks-menu = Quitar a alguien de esta lista
discord-blocks-none = Ya no se mantiene a nadie lejos de ti.

## /taverna setup. args: place

discord-setup-meeting = 🤝 Las mesas de /buscar se abren en hilos de { $place }
discord-setup-no-meeting = 🤝 /buscar no abre mesas aquí: elige abajo un canal para ellas
discord-setup-meeting-menu = Canal de las mesas de /buscar (ninguno: no)
