### What `python -m bot <command>` says to whoever runs the bot: one line for each thing.

operator-about-all = Comandos para quien se ocupa del bot. Sin comando, el bot se pone en marcha.
operator-about-health = Ver si todo va bien: la base de datos, el disco, los mensajes por enviar, las señales de vida
operator-about-doctor = Examinar ajustes, token, comandos, iconos, servidores y canales desde el lado de Discord
operator-about-check = Leer la base de datos entera y decir si está íntegra
operator-about-backup = Copiar la base de datos a un archivo nuevo, con el bot en marcha o no
operator-about-restore = Poner una copia en lugar de la base de datos; el bot debe estar parado
operator-about-move = Llevar todas las partidas a otra base de datos, por ejemplo de un archivo a PostgreSQL; el bot debe estar parado
operator-about-tables = Listar las mesas que no han terminado
operator-about-show = Mostrar una mesa, sin sus secretos
operator-about-lessons = Ver hasta dónde llega la gente en las lecciones de cada juego, sin nombres
operator-about-freeze = Parar una mesa en curso hasta que se libere
operator-about-thaw = Dejar que una mesa parada continúe

## Health. absent, unreadable args: path · schema, old-schema args: schema · disk, full-disk args: free (MB) ·
## outbox args: count · heartbeat, silent args: age (seconds) · integrity args: hours · ill args: part · lost args: why

operator-health-absent = no hay base de datos en { $path }: ¿ha funcionado el bot alguna vez con estos ajustes?
operator-health-unreadable = la base de datos no se puede leer: { $path }
operator-health-lost = el bot se ha detenido: { $why }
operator-health-read-only = el servidor de la base de datos no admite escrituras, como tras una conmutación: no se puede guardar nada
operator-health-integrity = { $hours ->
    [0] la base de datos se leyó entera en la última hora y está íntegra
    [one] la base de datos se leyó entera hace una hora y está íntegra
   *[other] la base de datos se leyó entera hace { NUMBER($hours, useGrouping: 0) } horas y está íntegra
}
operator-health-checked = la base de datos está íntegra
operator-health-damaged = la base de datos está dañada: restaura una copia
operator-health-schema = su esquema es el más nuevo ({ $schema })
operator-health-old-schema = su esquema es el { $schema }, que no es el de esta versión: pon el bot en marcha
operator-health-disk = quedan { NUMBER($free, useGrouping: 0) } MB libres en el disco
operator-health-full-disk = solo quedan { NUMBER($free, useGrouping: 0) } MB libres en el disco
operator-health-outbox = { $count ->
    [0] no hay mensajes por enviar
    [one] hay un mensaje por enviar
   *[other] hay { NUMBER($count, useGrouping: 0) } mensajes por enviar
}
operator-health-heartbeat = { $age ->
    [one] el bot dio señales de vida hace un segundo
   *[other] el bot dio señales de vida hace { $age } segundos
}
operator-health-silent = el bot no da señales desde hace { NUMBER($age, useGrouping: 0) } segundos: está parado o atascado
operator-health-no-heartbeat = aún no hay señales del bot: no ha funcionado con esta base de datos
operator-health-connected = está conectado a Discord
operator-health-ill = { $part ->
    [commands] Discord ha rechazado los comandos, así que siguen los antiguos: el registro dice por qué, y se reintenta cada hora
    [pictures] ahora no se pueden dibujar imágenes: mientras tanto todo se dice en palabras
   *[other] una parte del bot no funciona ahora: { $part }
}
operator-health-disconnected = ahora no está conectado a Discord

## What was done. backed-up args: file, size (kB) · restored, kept args: file · moved-rows args: table, count · moved args: source, target · frozen, thawed args: number

operator-backed-up = { $file }: { NUMBER($size, useGrouping: 0) } kB, comprobado. Contiene todas las manos: guárdalo como guardas el token.
operator-restored = la base de datos es ahora la de { $file }; pon el bot en marcha
operator-kept = la base de datos anterior queda en { $file }
operator-moved-rows = { $table }: { $count ->
    [one] 1 fila, igual en las dos
   *[other] { NUMBER($count, useGrouping: 0) } filas, iguales en las dos
}
operator-moved = todo lo de { $source } está ahora también en { $target }; ponla en TAVERNA_DATABASE e inicia el bot
operator-frozen = la mesa { NUMBER($number, useGrouping: 0) } está parada; un bot en marcha lo dice a los pocos segundos
operator-thawed = la mesa { NUMBER($number, useGrouping: 0) } continúa

operator-unanswered = Otro bot o comando usa esta base de datos y no responde. Nada ha cambiado: inténtalo de nuevo o páralo primero.
operator-half-answered = El bot ha empezado con ello, pero no ha dicho cómo acabó: mira qué dice `show`.

## Tables. table args: number, game, status, seats, last · place args: server, channel, host ·
## times args: created, last, answers · seat args: letter, who · unsaid args: kind, count · due args: kind, due · why args: why

operator-no-tables = no hay ninguna mesa
operator-table = { NUMBER($number, useGrouping: 0) }  { $game }, { $status }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, último cambio { $last }
operator-place = servidor { $server }, canal { $channel }, anfitrión { $host }
operator-times = abierta { $created }, último cambio { $last }, { $answers ->
    [one] 1 respuesta
   *[other] { NUMBER($answers, useGrouping: 0) } respuestas
}
operator-seat = asiento { $letter }: { $who }
operator-computer = jugador automático
operator-unsaid = por enviar: { $kind } ({ $count })
operator-due = para { $due }: { $kind }
operator-why = parada por: { $why }
operator-no-lessons = nadie ha empezado una lección
operator-lesson = { $game }: { NUMBER($begun, useGrouping: 0) } empezadas; por número de respuestas, cuántas llegaron: { $reached }
operator-status-lobby = sala
operator-status-running = en curso
operator-status-archived = archivada
operator-status-frozen = parada por un fallo
operator-status-held = parada por quien se ocupa del bot
operator-status-without-game = espera a su juego
operator-status-over = terminada
operator-status-closed = cerrada
