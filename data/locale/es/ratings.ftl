### Numbers of people on a server: the leaderboard, what somebody has played, and being forgotten.

## The leaderboard's picture. title args: game · others args: count · row args: rank, name, points, games, won,
## form (list of places, the newest last)

leaderboard-title = { $game } · Clasificación
leaderboard-name = Jugador
leaderboard-points = Rating
leaderboard-games = Partidas
leaderboard-won = Victorias
leaderboard-form = Puestos recientes
leaderboard-player = Jugador
leaderboard-provisional = ? = menos de 5 partidas con rating; va después de los demás
leaderboard-others = { $count ->
    [one] un jugador más
   *[other] { $count } jugadores más
}
leaderboard-how = Qué cuenta: partidas que al menos dos personas jugaron de principio a fin
leaderboard-row-rated = { $rank }. { $name }: rating { $points }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
}; puestos recientes: { $form }.
leaderboard-row-guess = { $rank }. { $name }: rating de unos { $points }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
}; puestos recientes: { $form }.
leaderboard-row-unrated = { $rank }. { $name }: sin rating, { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
}; puestos recientes: { $form }.

## What somebody has played, in /stats. title args: name · rating, rating-guess args: points · gained args: points,
## gained (with its sign) · games args: games, won · place args: place, times · took args: took (a span) · lasted
## args: lasted (a span), answers, best · alone, partly, left args: count · nobody args: game · span args: count

stats-title = ### Estadísticas de { $name } en este servidor
stats-rating = rating **{ $points }**
stats-rating-guess = rating de unos **{ $points }** (menos de 5 partidas con rating)
stats-gained = rating { $points } ({ $gained })
stats-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
}
stats-place = { $place }.º × { $times }
stats-took = Una respuesta suele tardar { $took }
stats-lasted = Una partida suele durar { $lasted }, con { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
} · mejor puntuación { $best }
stats-alone = { $count ->
    [one] una sin otra persona de principio a fin
   *[other] { $count } sin otra persona de principio a fin
}
stats-partly = { $count ->
    [one] una jugada en parte, sin rating
   *[other] { $count } jugadas en parte, sin rating
}
stats-left = { $count ->
    [one] una abandonada
   *[other] { $count } abandonadas
}
stats-span-days = { $count } días
stats-span-hours = { $count } horas
stats-span-minutes = { $count } minutos
stats-span-seconds = { $count ->
    [0] menos de un segundo
    [one] un segundo
   *[other] { $count } segundos
}
stats-none-mine = Aún no has terminado ninguna partida en este servidor. La primera ya cuenta.
stats-none-theirs = { $name } aún no ha terminado ninguna partida en este servidor.
stats-nobody = Aún no hay nadie en la clasificación de { $game } aquí. Una partida cuenta cuando al menos dos personas la juegan de principio a fin: /mesa abrir empieza una.
stats-show-all = Mostrar a todos
stats-as-text = En texto

table-refused-nobody-known = Aún no conozco a esa persona.
table-refused-unlisted = Esa persona no muestra sus estadísticas.

## /me: numbers, and being forgotten. finished, orders args: count · table, lobby args: game, channel

forgetting-stats-on = Mostrarlas a todos
forgetting-stats-off = Solo para mí
forgetting-stats-are-on = 📊 Los demás pueden ver tus estadísticas con /estadisticas y en las clasificaciones.
forgetting-stats-are-off = 📊 Solo tú ves tus estadísticas: no estás en ninguna clasificación, y /estadisticas solo te las muestra a ti.
forgetting-look = Mostrarme qué se olvidaría
forgetting-title = **Si te olvido, desaparece esto, en todos los servidores y para siempre:**
forgetting-self = - tu nombre, tu idioma y cómo quieres que te avise
forgetting-finished = { $count ->
    [one] - tus estadísticas y tu rating: una partida
   *[other] - tus estadísticas y tus ratings: { $count } partidas
}
forgetting-orders = { $count ->
    [one] - tu orden permanente
   *[other] - tus { $count } órdenes permanentes
}
forgetting-table = - tu asiento: **{ $game }** en { $channel }; sigue un jugador automático, o la mesa se cierra si no hay nadie más
forgetting-lobby = - tu asiento en la sala de **{ $game }** en { $channel }
forgetting-more = { $count ->
    [one] - tu asiento en una mesa más
   *[other] - tus asientos en { $count } mesas más
}
forgetting-stays = Lo que queda: las partidas terminadas de otros, con “Antiguo jugador” en tu lugar, y los mensajes que Discord guarda en sus canales. Si me usas otra vez, empezamos de cero.
forgetting-button-forget = Olvidarme
forgetting-button-forgetnot = Conservarlo todo
forgetting-done = Hecho, lo he olvidado todo. ¡Que te vaya bien!
forgetting-not = Nada ha cambiado.
table-forgotten = Antiguo jugador

## Commands

commands-stats = estadisticas
commands-stats-about = Lo que tú, u otra persona, ha jugado en este servidor
commands-stats-user-about = De quién son las estadísticas (por defecto: las tuyas)
commands-stats-game-about = El juego (por defecto: todos)
commands-leaderboard = clasificacion
commands-leaderboard-about = Quién va por delante en un juego en este servidor
commands-leaderboard-game-about = El juego
commands-me-stats-about = Si los demás ven tus estadísticas y estás en las clasificaciones
commands-me-forget-about = Hacer que te olvide; primero ves qué desaparece
commands-option-stats = estadisticas
commands-option-forget = olvidar
