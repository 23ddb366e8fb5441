### What the bot says on Discord around the games.
### "args" names what each message is given. `channel`, `who` and `since` arrive as Discord's own marks, which it
### shows as a link, as names, and as "3 hours ago".

## Buttons: at most 34 characters

discord-button-join = Unirme
discord-button-leave = Salir
discord-button-giveup = Dejar mi asiento
discord-button-lend = Automático hasta que vuelva
discord-button-keepseat = Conservar mi asiento
discord-button-seat = Ocupar el asiento libre
discord-button-computer = Agregar automático
discord-button-nocomputer = Quitar automático
discord-button-start = Empezar
discord-button-hand = Mi mano
discord-button-board = Tablero
discord-button-text = Tablero en texto
discord-button-undo = Deshacer
discord-button-help = Ayuda
discord-button-report = Informar de un problema
discord-button-again = Jugar otra vez
discord-button-orders = Órdenes permanentes
discord-button-endlesson = Terminar la lección
discord-button-restlesson = Terminar la lección
discord-button-close = Cerrar la mesa
discord-button-closing = Cerrar la mesa
discord-button-free = Liberar el asiento
discord-button-nevermind = No, dejarlo así
discord-button-golesson = Seguir con la lección
discord-button-never = No volver a preguntarme esto

## The lobby. seats args: given, most · wanted args: low, high, given · expected args: missing, host

discord-lobby-seats = **Jugadores: { $given } de { $most }**
discord-lobby-host = anfitrión
discord-lobby-wanted = { $given ->
    [one] Para { $low } a { $high } jugadores. Únete para jugar; el anfitrión empieza la partida.
   *[other] Para { $low } a { $high } jugadores. El anfitrión empieza la partida cuando no falte nadie.
}
discord-lobby-expected = { $missing ->
    [0] No falta nadie: { $host } ya puede empezar la partida.
    [one] Falta un jugador; después, el anfitrión empieza la partida.
   *[other] Faltan { $missing } jugadores; después, el anfitrión empieza la partida.
}
discord-lobby-strength = Fuerza de los jugadores automáticos (para el anfitrión)
discord-lobby-settings = Opciones (para el anfitrión)
discord-lobby-settings-of = { $names } (para el anfitrión)
discord-lobby-invite = Invitar a alguien
discord-lobby-closed = Esta mesa está cerrada.

## The panel. more args: count · waiting args: who (list), since

discord-panel-more = { $count ->
    [one] Hay una línea más en el registro.
   *[other] Hay { $count } líneas más en el registro.
}
discord-panel-waiting = Se espera a { $who } (pregunta hecha { $since }).
discord-panel-due = Plazo para responder: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-thinking = 🧠 Pensando en las próximas jugadas: { $who }. Un jugador automático solo sabe lo que su asiento puede ver.
discord-panel-paused = El reloj está parado.
discord-panel-secret = La pregunta es secreta.
discord-panel-secret-where = “Mi mano” muestra la pregunta a quien debe responder.
discord-panel-window = Las cartas de la mano se juegan en “Mi mano”.
discord-panel-closed = Esta mesa se ha cerrado.
discord-panel-closed-until = Esta mesa se ha cerrado. Todo se conserva, y hasta el { $until } su anfitrión puede reabrirla.
discord-panel-frozen = Esta mesa está en pausa hasta la próxima actualización. No se ha perdido nada.

## The hand. idle args: who (list), since

discord-hand-asked-anyway = No hay nada más que puedas hacer. Te pregunto igualmente, para que nadie descubra si tenías elección.
discord-hand-asked-undo = No hay nada más que puedas hacer. Te pregunto igualmente, para que aún puedas deshacer.
discord-hand-idle = No hay pregunta para ti: cuando se mostró esto, la mesa esperaba a { $who } (pregunta hecha { $since }). “Mi mano” muestra cómo está ahora.
discord-hand-gone = Este asiento ya no es tuyo, así que su mano ya no se muestra aquí.
discord-hand-since = Desde tu turno
discord-hand-you = { $name } (tú)
discord-hand-closed-dm = Tus mensajes directos están cerrados para mí y no puedo escribirte ahí. No se pierde nada: “Mi mano” siempre muestra lo que se te pregunta. Si los abres, te vuelvo a escribir ahí después de la próxima vez que pulses algo.

## A reminder; what waits besides a turn. ping args: who (list), game, channel, since · off-turn args: who, game, channel

discord-ping = ⏰ { $who }: { $game } en { $channel } espera respuesta (pregunta hecha { $since }).
discord-ping-barred = -# Por ahora no puedo publicar allí: /mano, aquí, muestra tu pregunta.
discord-off-turn = ⏰ { $who }: algo espera tu respuesta en { $channel } ({ $game }):

## Standing orders

discord-orders = **Órdenes permanentes.** Elige lo que no hace falta preguntarte en esta mesa: paso en tu lugar, enseguida y tengas lo que tengas en la mano. Puedes cambiarlo cuando quieras.
discord-orders-none = Preguntarme siempre
discord-orders-no-windows = En este juego no hay ninguna pregunta en la que yo pueda pasar en tu lugar.

## Help, below what a question means

discord-help = Pulsa un botón, elige en un menú o escribe /jugar: sugiere las respuestas posibles, y `>` encadena varias. “Deshacer” retira tus propias respuestas mientras nada se haya tirado, robado ni revelado y nadie más haya jugado. “Mi mano” es solo para tus ojos. /reglas y /carta explican el juego.
discord-help-lesson = Pulsa un botón o elige en un menú. “Deshacer” retira tus propias respuestas mientras nada se haya tirado, robado ni revelado y nadie más haya jugado. /reglas y /carta explican el juego.

## Un informe. report args: file (su nombre) · earlier args: count

discord-report = **Un archivo para un informe**, solo para ti: la mesa, el paso y la pregunta, lo que se ha contado a todos desde que empezó el turno, las versiones y la posición. Contiene lo que tú puedes ver, también tu propia mano, y ningún secreto de los demás: lo que está oculto para ti se reparte de nuevo, y los jugadores se nombran por su asiento. Adjúntalo a un informe de error (issue); mientras dure la partida, no se lo enseñes a los demás de la mesa. Se abre con `python -m rules play { $file }`.
discord-report-no-position = Ahora no se pueden ejecutar las reglas en esta mesa, así que el archivo no lleva la posición.
discord-report-earlier =
    La posición actual no se puede mostrar, así que es la de { $count ->
        [one] una respuesta
       *[other] { $count } respuestas
    } antes.

## What became of something. opened args: channel · done args: count · dropped args: count

discord-opened = Tu mesa está abierta: { $channel }. Invita a los demás; tú empiezas la partida cuando no falte nadie.
discord-joined = Tienes un asiento en esta mesa.
discord-left = Has dejado esta mesa.
discord-leave = **¿Dejar tu asiento?** Un jugador automático sigue en él enseguida, y cualquiera puede ocuparlo: quizá no lo recuperes. Si solo necesitas un descanso, deja que juegue un automático hasta que vuelvas.
discord-leave-last = **¿Dejar tu asiento?** No queda nadie más en esta mesa: se cerrará. Durante una semana puedes reabrirla; después termina sin resultado.
discord-leave-kept = **¿Dejar tu asiento?** En esta mesa solo quedan personas por las que juega un automático. Se archiva, y la partida sigue cuando una de ellas la reabra.
discord-stayed = Conservas tu asiento.
discord-close = **¿Cerrar esta mesa?** Aquí se juega a { $game } desde el { $since }, y la partida se detiene para todos. Hasta el { $until } el anfitrión puede reabrirla; después termina sin resultado.
discord-close-lobby = **¿Cerrar esta mesa?** Aquí todavía no juega nadie; quien ya se sentó queda libre otra vez.
discord-replace = **¿Liberar el asiento de { $who }?** Un jugador automático sigue en él enseguida, y cualquiera puede ocuparlo. Avisaré a { $who }.
discord-unchanged = No ha cambiado nada.
discord-replaced = El asiento está libre; un jugador automático juega hasta que alguien lo ocupe.
discord-paused = El reloj está parado. Aún se puede responder.
discord-resumed = El reloj corre de nuevo, con el plazo completo.
discord-started = ¡La partida empieza!
discord-computer-added = Un jugador automático se ha sentado a la mesa.
discord-shown = Aquí está la mesa otra vez, al final del canal.
discord-table-settings = 🌐 Idioma de los mensajes aquí: { $language }. 🎨 Colores de las imágenes: { $theme }.
discord-closed = La mesa está cerrada. Durante una semana, “Reabrir” o /mesa reabrir la recupera.
discord-done = { $count ->
    [one] Hecho.
   *[other] Hecho: { $count } respuestas.
}
discord-dropped = { $count ->
    [one] Lo último que has indicado no se preguntó y se ha dejado fuera.
   *[other] Las últimas { $count } cosas que has indicado no se preguntaron y se han dejado fuera.
}

## What a person's tables are doing. waiting, other, lent args: game, channel, since · resting args: game · more args: count

discord-me-waiting = ⏳ **{ $game }** en { $channel } te espera (pregunta hecha { $since }).
discord-me-asking = ✉️ **{ $game }** en { $channel } espera que te unas o digas que no.
discord-me-lobby = **{ $game }** en { $channel } aún no ha empezado.
discord-me-other = **{ $game }** en { $channel } no te espera ahora.
discord-me-lent = 🤖 En **{ $game }**, en { $channel }, juega por ti un jugador automático. “Estoy de vuelta”, debajo del tablero, te devuelve el asiento.
discord-me-none = No estás en ninguna mesa. Las mesas se abren en un canal de un servidor; /aprender empieza una lección en cualquier sitio.
discord-me-resting = 🎓 Tu lección de **{ $game }** está guardada.
discord-me-more = { $count ->
    [one] … y una mesa más.
   *[other] … y { $count } mesas más.
}
discord-me-dm = La próxima pregunta secreta llega de nuevo por mensaje directo, si ahora aceptas mensajes directos.
discord-theme-dark = Oscuro
discord-theme-light = Claro
discord-theme-contrast = Alto contraste
discord-me-theme = 🎨 Colores de tus imágenes: { $theme }. /mesa ajustes cambia los de una mesa.
discord-me-language = 💬 Te hablo en español.

## How somebody wants to be called upon. notice args: notice (words) · quiet args: start, end, zone · away args: start, end

discord-notice-mention = Mencionarme en el canal
discord-notice-dm = Enviarme un mensaje directo
discord-notice-both = Mención y mensaje directo
discord-notice-silent = No avisarme
discord-notifications-notice = 🔔 Cuando es tu turno: { $notice }.
discord-notifications-quiet = 🌙 Silencio de { $start } a { $end } ({ $zone }): lo que llega entonces espera a que acabe.
discord-notifications-away = 🧳 Ausente desde el { $start }, de vuelta el { $end }: hasta entonces ninguna mesa te avisa. Las mesas que te esperan muestran a todos cuándo vuelves.

## Los ajustes de /yo en menús. title args: zone · entry args: name, value · days args: count, day, month

settings-open = Cambiar mis ajustes
settings-title = **Tus ajustes.**
    -# Las horas son las de { $zone }: /yo con zona lo cambia. Para horas o días que no están en las listas, usa /yo con silencio, ausente o resumen.
settings-entry = { $name }: { $value }
settings-none = no
settings-here = no
settings-days = { $count ->
    [one] solo hoy
   *[other] { $count } días, hasta el { $day }/{ $month }
}
settings-language = Idioma
settings-notice = En mi turno
settings-quiet = Silencio
settings-away = Ausente
settings-digest = Resumen diario
settings-theme = Colores
settings-tips = Consejos
settings-stats = Estadísticas

## When something is not possible. turn args: who (a name) · permissions args: missing (list) · left args: given · only args: given, only · long, links args: most

discord-stale = Esta pregunta ya está cerrada.
discord-broken = Algo ha fallado por mi parte. Lo guardado está a salvo: mira “Mi mano” antes de intentarlo de nuevo. Si se repite, avisa a quien se ocupa de este bot.
discord-old-command = Este comando ha cambiado. Escríbelo otra vez desde el principio; si no ayuda, reinicia Discord.
discord-no-text = Ahora no puedo describir el tablero en palabras. Inténtalo otra vez.
discord-refused-turn = Esta pregunta es para { $who }.
discord-refused-form = Pulsa ese botón una vez más, por favor.
discord-refused-no-seat = No tienes asiento en esta mesa. La imagen del canal muestra todo lo que es público.
discord-refused-not-there = Esa persona no tiene asiento en esta mesa.
discord-refused-no-table = No hay ninguna mesa en este canal. Abre una con /mesa abrir.
discord-refused-no-table-of-yours = No estás en ninguna mesa. Abre una en un servidor con /mesa abrir.
discord-refused-other-game = En la mesa de este canal se juega a otro juego.
discord-refused-other-question = Ahora se te pregunta otra cosa. “Mi mano” muestra cuál.
discord-refused-not-asked = Ahora no hay ninguna pregunta para ti.
discord-refused-not-possible = Eso no es posible ahora. “Mi mano” muestra lo que sí.
discord-refused-incomplete = Antes de eso falta decidir algo. Rellena las opciones anteriores del comando o responde en “Mi mano”.
discord-refused-which = Hay varias posibilidades: { $options }. Di cuál.
discord-refused-left = No se ha hecho nada: has indicado “{ $given }”, pero eso no se pregunta aquí, o solo después de algo que nadie sabe aún. Déjalo fuera o responde en “Mi mano”.
discord-refused-only = No se ha hecho nada: has indicado “{ $given }”, pero aquí solo puede ser { $only }. Si quieres eso, indícalo.
discord-refused-not-found = No conozco nada con ese nombre. Elige una de las sugerencias.
discord-refused-thread = Aquí no puedo abrir un hilo. Usa esto en un canal de texto o de anuncios y déjame crear hilos públicos y escribir en ellos; o juega aquí mismo.
discord-refused-threads-full = Este servidor tiene tantos hilos abiertos como permite Discord. Archiva alguno que nadie necesite, o juega directamente en el canal.
discord-refused-thread-crowded = En este hilo hay tanta gente como permite Discord. Pide a alguien que salga, o juega en otro canal.
discord-refused-locked = Este hilo está bloqueado o archivado, y no puedo escribir en él. Quien administra los hilos puede reabrirlo.
discord-refused-barred = No tengo permiso para publicar aquí. Necesito ver el canal, escribir, insertar enlaces y adjuntar archivos en él.
discord-refused-gone = Este canal se ha borrado.
discord-refused-later = Discord no me responde ahora. No se ha perdido nada; inténtalo de nuevo en un momento.
discord-refused-permissions = Para jugar en este canal necesito además: { $missing }. Quien administra el servidor puede permitirlo en los ajustes del canal.
discord-refused-closed-dm = Tus mensajes directos están cerrados para mí. Permítelos en los ajustes de privacidad de este servidor e inténtalo de nuevo.
discord-refused-zone = No conozco la zona horaria “{ $given }”. Escribe el nombre de una ciudad grande cerca de ti y elige una de las sugerencias.
discord-refused-quiet = No entiendo esas horas de silencio. Escríbelas así: 22-7 o 22:30-7:00, o “no”.
discord-refused-away = No entiendo esas fechas. Escribe el primer día y el último, con el año delante: 2026-12-20 2027-01-03, o “no”.
discord-refused-past = Esos días ya han pasado. Escribe días que aún estén por llegar, o “no”.
discord-refused-long = Eso es demasiado largo: aquí caben { $most } caracteres como máximo.
discord-refused-links = Son demasiadas respuestas a la vez: se pueden encadenar { $most } como máximo. Envía primero unas y luego las otras.

## Told to the host by direct message. args: game, channel

discord-trouble-full = No puedo publicar en tu mesa de { $game } ({ $channel }): su hilo se ha archivado, y el servidor tiene tantos hilos abiertos como permite Discord, así que no puedo reabrirlo. La partida está a salvo. Archiva algún hilo que nadie necesite y luego usa /mesa mostrar allí. Hasta entonces se puede seguir jugando con /mano en un mensaje directo para mí.
discord-trouble = No puedo publicar en tu mesa de { $game } ({ $channel }): no tengo permiso para ver el canal, escribir, insertar enlaces o adjuntar archivos en él. La partida está a salvo. Devuélveme esos permisos y usa /mesa mostrar allí. Hasta entonces se puede seguir jugando con /mano en un mensaje directo para mí.
discord-trouble-missing = No puedo publicar en tu mesa de { $game } ({ $channel }): allí me faltan permisos: { $missing }. La partida está a salvo. Quien gestiona el canal puede permitirlo en { permission-where }; luego usa /mesa mostrar allí. Hasta entonces se puede seguir jugando con /mano en un mensaje directo para mí.
discord-trouble-locked = No puedo publicar en tu mesa de { $game } ({ $channel }): su hilo está bloqueado. La partida está a salvo. Quien gestiona los hilos puede desbloquearlo; luego usa /mesa mostrar allí. Hasta entonces se puede seguir jugando con /mano en un mensaje directo para mí.
discord-trouble-gone = El canal de tu mesa de { $game } se ha borrado. La partida está a salvo: todos pueden seguir jugando con /mano en un mensaje directo para mí.
discord-trouble-silence = No he podido publicar un mensaje en tu mesa de { $game } ({ $channel }). Discord responde: { discord-says }. La partida está a salvo, y todos pueden seguir jugando con /mano en un mensaje directo para mí. En cuanto Discord lo permita, /mesa mostrar vuelve a mostrar la mesa allí.
discord-trouble-person = Llevo una hora sin poder escribir a { $who }, de tu mesa de { $game } ({ $channel }). Discord responde: { discord-says }. La partida está a salvo: puede responder en “Mi mano”, en el canal, o con /mano.
discord-says = { $said ->
    [none] nada
   *[other] error { $said }
}

## Permissions by Discord's names: permission:view_channel and so on

permission-where = Editar canal, Permisos, el rol del bot
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-embed_links = Insertar enlaces
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes

## In the terminal, without a token. args: url

discord-sandbox = Abre { $url } en tu navegador y juega.   (Ctrl+C aquí lo termina; tus partidas se guardan)
    Para jugar con otras personas en Discord: docs/hosting.es.md · Aquí en la terminal: .venv/bin/python -m rules play bellum --lang es

## In the terminal, once it is connected. args: url

discord-invite = Invita al bot a tu servidor en esta dirección: { $url }
