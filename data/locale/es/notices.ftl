### Notices, clocks and standing orders: what a table says by itself, and what is said of being called upon.
### "args" names what each message is given. `due`, `since` and `back` are seconds since 1970, which Discord shows in
### each reader's own time.

## Lines of the log, told to everybody. args: seat (id)

table-log-order = { $seat } responde por orden permanente.
table-log-forced = { $seat } solo tiene una respuesta posible, que se da enseguida.

## Told to one person by direct message. order-ended args: window

table-told-order-ended = Tu orden permanente “{ $window }” ha terminado: la respuesta que elegiste no es posible esta vez. Se te pregunta de nuevo; en “Órdenes permanentes” puedes dar otra orden.
table-told-orders-gone = Tu asiento en esta mesa es ahora de otra persona, así que tus órdenes permanentes ahí han terminado.
table-told-lobby-gone = El canal de esta mesa se borró antes de que empezara la partida, así que la mesa se ha cerrado. /mesa abrir en otro canal abre una nueva.

## Notices, told to the channel. args: seat (id)

table-notice-late-default = Se ha acabado el plazo de la respuesta de { $seat }: se da la respuesta habitual a esta pregunta.
table-notice-skipped = Se había acabado el plazo de la respuesta de { $seat }, y el anfitrión sigue adelante: se da una respuesta en su lugar.
table-notice-pace-off = El anfitrión ha quitado el reloj de esta mesa: se puede tardar lo que se quiera.
table-notice-pace-nudge = El anfitrión ha cambiado el reloj de esta mesa; el nuevo plazo está debajo del tablero. Cuando se acaba, solo aviso, y el anfitrión puede seguir adelante.
table-notice-pace-default = El anfitrión ha cambiado el reloj de esta mesa; el nuevo plazo está debajo del tablero. Cuando se acaba, se da la respuesta habitual a la pregunta, si la tiene.
table-notice-pace-play = El anfitrión ha cambiado el reloj de esta mesa; el nuevo plazo está debajo del tablero. Cuando se acaba, responde un jugador automático.

## Refusals. not-late args: due

table-refused-no-clock = Esta mesa no tiene reloj, así que nadie llega tarde. /mesa ritmo le pone uno.
table-refused-clock-stopped = El reloj de esta mesa está parado, así que nadie llega tarde. /mesa reanudar lo pone en marcha.
table-refused-not-awaited = Ahora no hay ninguna pregunta para ese jugador.
table-refused-not-late = Ese jugador tiene tiempo hasta <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
table-refused-not-orderable = Para eso no se puede dar una orden permanente. Respóndelo esta vez o elige en el menú de “Órdenes permanentes”.

## Lengths of time. args: count

discord-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
discord-span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
discord-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Paces, as they are suggested

discord-pace-none = Sin reloj
discord-pace-relaxed = Tranquilo: 3 días
discord-pace-daily = Diario: 24 horas
discord-pace-brisk = Ágil: 8 horas
discord-pace-fast = Rápido: 1 hora

## What people type for the time of an answer: any of these words, in small letters

discord-typed-none = ninguno ninguna no sin
discord-typed-minute = m min minuto minutos
discord-typed-hour = h hora horas
discord-typed-day = d día días
discord-typed-week = sem semana semanas
discord-typed-and = y

## What became of a command. pace-set args: span, then

discord-pace-set = Reloj de esta mesa: { $span } para cada respuesta. Después, { $then }
discord-pace-off = Esta mesa no tiene reloj: se puede tardar lo que se quiera.
discord-then-nudge = solo aviso, y el anfitrión puede seguir sin esa respuesta.
discord-then-default = doy la respuesta habitual a la pregunta, si la tiene; si no, solo aviso.
discord-then-play = un jugador automático responde en su lugar.
discord-skipped = Se ha dado una respuesta en su lugar.
discord-autoplay-on = Donde todos pueden ver que solo hay una respuesta posible, se da enseguida.
discord-autoplay-off = Se pregunta todo, aunque solo haya una respuesta posible.

## The panel. due-of args: who (list), due · late args: who (list) · away args: who (list), back

discord-panel-due-of = Plazo de { $who }: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-late = Se ha acabado el plazo de { $who }. El anfitrión puede seguir sin esa respuesta.
discord-panel-away = 🧳 Fuera hasta el <t:{ NUMBER($back, useGrouping: 0) }:D>: { $who }.
discord-button-skip = Saltar a { $who }

## Standing orders. always args: its (list)

discord-orders-which = Responder siempre así desde ahora
discord-orders-always = Siempre: { $its }

## Direct messages. told args: game, channel · digest args: who, count · table args: game, channel, since · due args: due

discord-told = **{ $game }** en { $channel }
discord-digest = { $count ->
    [one] ☀️ { $who }, te espera una mesa:
   *[other] ☀️ { $who }, te esperan { $count } mesas:
}
discord-digest-table = ⏳ **{ $game }** en { $channel } (pregunta hecha <t:{ NUMBER($since, useGrouping: 0) }:R>).
discord-digest-due = Plazo: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-notifications-digest = ☀️ Resumen diario, { $at } ({ $zone }): un mensaje directo con las mesas que te esperan, si las hay.
discord-notifications-zone = 🕐 Tu zona horaria: { $zone }.

## When something is not possible. zone-near args: given, near (list) · away-order, away-long args: right · budget args: given

discord-refused-zone-near = No conozco la zona horaria “{ $given }”. Las más parecidas: { $near }. Elige una, o escribe una ciudad grande cerca de ti.
discord-refused-away-order = El último día va antes que el primero. ¿Querías decir { $right }?
discord-refused-away-long = Eso es más de un año. La ausencia más larga desde ese día es { $right }; a la vuelta puedes poner otra.
discord-refused-digest = No entiendo esa hora. Escríbela así: 8:30 o 20h, o “no”.
discord-refused-budget = No entiendo “{ $given }” como duración. Escríbela así: 36h, 2 días, 90 min o 1 día 12 h, o “no” para jugar sin reloj.
