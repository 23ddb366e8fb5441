### What the table says by itself, and why it refuses something.
### "args" names what each message is given. A string argument is an id and arrives here as its name.

## The name of a computer player. args: number (from 1)

table-computer = Automático { $number }

## Refusals, told to one person.
## full args: most · budget args: low, high · zone args: given · no-game args: given, known (list) · no-computer args: given, known (list) ·
## rest-dropped args: stored, left

table-refused-no-table = Esta mesa ya no existe.
table-refused-not-running = La partida no ha empezado: el anfitrión la empieza desde la sala.
table-refused-started = La partida ya ha empezado; esto solo se puede cambiar en la sala.
table-refused-over = Esta partida ha terminado. Abre otra mesa para jugar de nuevo.
table-refused-not-over = La partida aún no ha terminado.
table-refused-closed = Esta mesa está cerrada. Abre otra para jugar.
table-refused-closed-until = Esta mesa se ha cerrado. Su anfitrión puede reabrirla hasta el { $until }: /mesa reabrir.
table-refused-frozen = Esta mesa está en pausa por un error en las reglas. No se ha perdido nada; sigue tras la próxima actualización.
table-refused-report-over = Esta partida ha terminado: “Guardar la partida”, debajo de ella, te la da entera en un archivo, que dice más que un informe.
table-refused-without-game = El juego de esta mesa no está instalado por el momento. No se ha perdido nada: todo espera a que el juego vuelva.
table-refused-unreadable = Esta partida se jugó con reglas antiguas y ya no se puede mostrar.
table-refused-newer = Esta mesa ya se juega con reglas más nuevas que las que tiene esta parte del bot. No se ha perdido nada; inténtalo de nuevo cuando termine la actualización.
table-refused-bug = Las reglas han tropezado con esa respuesta, así que no se ha jugado. Prueba otra cosa o deshaz; el anfitrión puede comunicar el error.
table-refused-busy = Ahora pasan demasiadas cosas en esta mesa. Inténtalo de nuevo en un momento.
table-refused-not-saved = No se ha podido guardar, así que nada ha cambiado. Inténtalo de nuevo en un momento.
table-refused-not-read = Ahora mismo no puedo consultarlo. Inténtalo de nuevo en un momento.
table-refused-lost = El bot ha perdido su base de datos: ya no se puede guardar nada, y nada ha cambiado. Avisa a quien se ocupa de este bot.
table-refused-line = Aquí ya hay varias peticiones así en espera, tuyas o de otros. Inténtalo de nuevo cuando acaben.
table-refused-too-long = Recorrer la partida entera tardaba demasiado y lo he dejado. Por favor, comunica el problema.
table-refused-no-process = Ahora no puedo recorrer partidas enteras. Inténtalo de nuevo en un minuto; la partida en sí continúa.
table-refused-host-only = Eso solo lo puede hacer el anfitrión de esta mesa, <@{ $host }>.
table-refused-not-seated = No tienes asiento en esta mesa.
table-refused-not-yours = Esta pregunta es para otra persona.
table-refused-undo = Ahora no hay nada que puedas deshacer.
table-refused-draft = Eso es demasiado largo para guardarlo como borrador.
table-refused-already = Ya tienes asiento en esta mesa.
table-refused-full = { $most ->
    [one] Esta mesa tiene un solo asiento, y está ocupado.
   *[other] Los { $most } asientos de esta mesa están ocupados.
}
table-refused-channel-taken = Ya hay una mesa en este canal. Termínala o ciérrala primero, o usa otro canal o un hilo.
table-refused-no-game = Aquí no hay ningún juego llamado “{ $given }”. Puedes jugar a: { $known }.
table-refused-no-computer = No hay ningún jugador automático llamado “{ $given }”. Puedes elegir: { $known }.
table-refused-not-a-computer = En ese asiento no hay ningún jugador automático.
table-refused-nobody-there = En ese asiento no hay ninguna persona.
table-refused-budget = Una respuesta puede tardar de { $low } minutos a { $high } días.
table-refused-zone = No conozco la zona horaria “{ $given }”.
table-refused-paused = El reloj de esta mesa ya está parado.
table-refused-not-paused = El reloj de esta mesa no está parado.
table-refused-no-free-seat = No hay ningún asiento libre en esta mesa.
table-refused-rest-dropped = { $stored ->
    [one] Se ha jugado la primera respuesta
   *[other] Se han jugado las { $stored } primeras respuestas
}; antes había que ver el resultado, así que { $left ->
    [one] la última ha quedado fuera.
   *[other] las otras { $left } han quedado fuera.
}

## Notices, told to the channel. left, taken, late args: seat (id) ·
## started args: hash · over args: seed · frozen args: table · bug args: seat (id), table, step ·
## mended args: count (of seats), seats (list)

table-notice-started =
    ¡La partida empieza! Los dados y las cartas ya están decididos; al final, cualquiera puede comprobarlo.
    -# SHA-256 de su semilla: `{ $hash }`
table-notice-over =
    La partida ha terminado.
    -# La semilla de los dados y las cartas: `{ $seed }`
table-notice-closed = Esta mesa se ha cerrado.
table-notice-closed-until = Esta mesa se ha cerrado, y su canal queda libre para otra. “Reabrir”, arriba, la recupera.
table-notice-expired = Esta sala se ha cerrado: la partida no empezó en 14 días. Se puede abrir otra en cualquier momento.
table-notice-frozen = Esta mesa está en pausa por un error en las reglas. No se ha perdido nada, y sigue tras la próxima actualización. Por favor, comunica el error como mesa { NUMBER($table, useGrouping: 0) }: “Informar de un problema” escribe un archivo para ello.
table-notice-without-game = El juego de esta mesa no está instalado por el momento. No se ha perdido nada: la mesa queda en pausa, ningún reloj corre, y seguirá cuando el juego vuelva.
table-notice-game-back = El juego ha vuelto: esta mesa sigue donde estaba.
table-notice-thawed = El error en las reglas está corregido: esta mesa continúa.
table-notice-left = Un jugador ha dejado la mesa, y { $seat } juega en su lugar. El asiento está libre para quien quiera: “Ocupar el asiento libre”, debajo del tablero.
table-notice-removed = Un jugador ha sido reemplazado, y { $seat } juega en su lugar. El asiento está libre para quien quiera: “Ocupar el asiento libre”, debajo del tablero.
table-notice-taken = { $seat } ocupa el asiento libre.
table-notice-paused = El anfitrión ha parado el reloj de esta mesa.
table-notice-resumed = El reloj de esta mesa corre de nuevo.
table-notice-late-nudge = Se ha acabado el tiempo de { $seat }. La mesa sigue esperando.
table-notice-late-play = Se ha acabado el plazo de { $seat }: responde un jugador automático en su lugar.
table-notice-bug = Las reglas han tropezado con una respuesta de { $seat }. No se ha jugado, y la partida continúa. Por favor, comunica el error como mesa { NUMBER($table, useGrouping: 0) }, paso { NUMBER($step, useGrouping: 0) }: “Informar de un problema” escribe un archivo para ello.
table-notice-mended = { $count ->
    [one] Las reglas se han actualizado, y las últimas respuestas de { $seats } ya no son válidas. Se le pregunta de nuevo.
   *[other] Las reglas se han actualizado, y las últimas respuestas de { $seats } ya no son válidas. Se les pregunta de nuevo.
}
