### Series: signing up, rounds, standings, and what their host and moderators change.

## Refusals

table-refused-no-series = En este canal no hay ninguna liga. /liga abrir empieza una.
table-refused-series-draws = La liga sortea sus mesas por sí sola. Para abrir una mesa tuya: /mesa abrir, en otro canal.
table-refused-series-here = En este canal ya hay una liga. Abre otra en otro canal.
table-refused-series-enough = Este servidor ya tiene { $most } ligas en marcha, las que puede tener. Antes tiene que acabar una.
table-refused-series-alone = Una liga necesita mesas de al menos dos asientos.
table-refused-series-few = Para eso hacen falta al menos { $least } personas.
table-refused-series-already = Ya estás en esta liga.
table-refused-series-not-in = No estás en esta liga.
table-refused-series-not-theirs = Esa persona no está en esta liga.
table-refused-series-full = No quedan plazas en esta liga.
table-refused-series-begun = Esta liga ya ha empezado.
table-refused-series-over = Esta liga ya ha acabado.
table-refused-series-host = Eso solo pueden hacerlo el anfitrión de la liga, <@{ $host }>, y quienes gestionan este canal.
table-refused-series-invited = Esta liga es para { $who }.
table-refused-series-no-seat = Esa persona no jugó en ninguna mesa en esa ronda.
table-refused-series-place = Esa mesa tenía { $most } asientos: el puesto va de 1 a { $most }.

## The log

table-told-series-removed = <@{ $by }> te ha sacado de esta liga. Otro juega en tu asiento.
table-series-removed = { $by ->
    [nobody] Alguien
   *[other] <@{ $by }>
} sacó de la liga a { $user ->
    [nobody] alguien
   *[other] <@{ $user }>
}.
table-series-left = { $user ->
    [nobody] Alguien
   *[other] <@{ $user }>
} dejó la liga; { $heir ->
    [computer] un jugador automático ocupa su lugar.
    [nobody] otra persona ocupa su lugar.
   *[other] <@{ $heir }> ocupa su lugar.
}
table-series-mended = { $by ->
    [nobody] Alguien
   *[other] <@{ $by }>
} corrigió la ronda { $round }, { $user ->
    [nobody] alguien
   *[other] <@{ $user }>
}: { $from ->
    [0] de ningún puesto
   *[other] del puesto { $from }
} al puesto { $to }.
table-series-ended = { $by ->
    [nobody] Alguien
   *[other] <@{ $by }>
} cerró la liga antes de tiempo.

## The panel

discord-series-title = 🏆 **Liga { $number } · { $game }**
discord-series-thread = Liga { $number } · Ronda { $round } · Mesa { $table }
discord-series-terms = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} en mesas de { $size }; cada ronda dura como mucho { $days ->
    [one] un día
   *[other] { $days } días
}.
discord-series-clock = ⏱️ { $span } para cada respuesta. Después, { $then }
discord-series-fill-computers = Los jugadores automáticos ocupan los asientos que sobran.
discord-series-fill-people = Si las cuentas no salen, algunas mesas tienen menos gente. Las reservas relevan a quien se va.
discord-series-everybody = Puede unirse cualquiera de aquí.
discord-series-invited = Para { $who }.
discord-series-players = **{ $most ->
    [0] { $count ->
        [one] { $count } persona apuntada
       *[other] { $count } personas apuntadas
    }
   *[other] { $count } de { $most } personas apuntadas
}**
discord-series-reserves = Reservas: { $who }
discord-series-until = ⏳ El plazo para apuntarse acaba { $until }; entonces empieza, si hay gente suficiente.
discord-series-by-itself = Empieza sola cuando no falte nadie, o antes si la empieza el anfitrión.
discord-series-host = Anfitrión: { $who }
discord-series-running = ▶️ En marcha: ronda { $round } de { $rounds }.
discord-series-soon = ▶️ Empieza: se está sorteando la primera ronda.
discord-series-mine = { $title } en { $channel }: { $round ->
    [0] te has apuntado, aún no ha empezado
   *[other] ronda { $round } de { $rounds }
}.
discord-series-over = 🏁 Ha acabado.
discord-series-closed = No llegó a jugarse.

## A round

discord-series-round = **Ronda { $round } de { $rounds }** · hasta { $until }
discord-series-round-over = **Ronda { $round } de { $rounds }** · acabada
discord-series-table = { $table }. { $where } · { $who }
discord-series-table-over = { $table }. 🏁 { $where } · { $who }
discord-series-table-void = { $table }. { $where } · acabó sin resultado
discord-series-placed = { $place }.º { $who } ({ $points })
discord-series-coming = se está abriendo
discord-series-sits-out = { $who } descansa y se lleva media victoria.
discord-series-computer = un jugador automático
discord-series-computers = { $count ->
    [one] un jugador automático
   *[other] { $count } jugadores automáticos
}
discord-series-begun = 🏆 Ha empezado la ronda { $round }: juegas en { $channel }.
discord-series-champion = 🥇 ¡{ $who } gana la liga { $number } de { $game }!

## Answers to commands

discord-series-opened = La liga está abierta: { $channel }.
discord-series-joined = Ya estás dentro. Te llamo cuando empiece tu mesa.
discord-series-reserve = Estás en la reserva: si alguien se va, ocupas su lugar.
discord-series-leave = **¿Dejar la liga?** Alguien de la reserva o un jugador automático sigue enseguida en tu asiento, y en la clasificación quedas detrás de quienes continúan. No podrás recuperar el asiento.
discord-series-remove = **¿Sacar a { $who } de la liga?** Alguien de la reserva o un jugador automático sigue enseguida en ese asiento. No se puede deshacer.
discord-series-end = **¿Terminar ya la liga?** Las partidas en curso dejan de contar, y la clasificación se queda como está. No se puede deshacer.
discord-series-left-mine = Has dejado la liga.
discord-series-started = La liga empieza: sorteo la primera ronda.
discord-series-done = Hecho.
discord-series-nothing-yet = Todavía no hay resultados.
discord-series-log = { $when }: { $what }
discord-series-settings = **Quién puede unirse, y los ajustes del juego**
discord-series-settings-who = **Quién puede unirse**
discord-series-roles = Solo estos roles (ninguno: cualquiera)
discord-series-people = Solo estas personas (ninguna: cualquiera)
discord-series-game = Ajustes del juego
discord-series-as-text = Como texto
discord-series-unheld = El plazo para apuntarse ha acabado, y la liga { $number } de { $game } en { $channel } no se ha celebrado. { $why }
discord-series-trouble = La liga { $number } de { $game } en { $channel } está parada: { $why } Lo intento de nuevo cada diez minutos; no se pierde nada.
discord-button-seriesjoin = Unirme
discord-button-seriesreserve = Unirme a la reserva
discord-button-seriesleave = Dejarla
discord-button-seriesout = Dejar la liga
discord-button-seriesremove = Sacar
discord-button-seriesend = Terminar la liga
discord-button-seriesstay = No, dejarlo así
discord-button-seriesstart = Empezar
discord-button-seriessettings = Ajustes

## The picture

series-title = { $game } · Liga { $number } · Ronda { $round } de { $rounds }
series-title-over = { $game } · Liga { $number } · Clasificación final
series-points = Puntos
series-round = R{ $round }
series-worth = { $points }
series-how = La victoria vale 120 puntos, el último puesto ninguno
series-ties = Empate: más victorias, luego los puntos de los rivales
series-row = { $rank }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}, puestos { $places }
series-row-left = { $rank }. { $name } (se fue): { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}, puestos { $places }
leaderboard-title-season = { $game } · Clasificación · { $season ->
    [now] Esta temporada
   *[last] La temporada anterior
}
