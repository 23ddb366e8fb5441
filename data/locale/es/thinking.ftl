### Lo que los jugadores automáticos piensan al lado del juego: consejos, la historia de una partida y si una respuesta se repite.
### "args" dice lo que recibe cada mensaje.

## Advice. Buttons: at most 34 characters

discord-button-advice = ¿Qué harías tú?
discord-lobby-advice-name = Consejos
discord-lobby-advice-on = Consejos: permitirlos
discord-lobby-advice-off = Consejos: jugar sin ellos
discord-lobby-advice = Consejos: **permitidos**
discord-lobby-advice-about = Todos aquí pueden preguntar al jugador automático qué haría en su lugar. Solo ve lo que ve cada uno.

## best, holds (the first idea of a coach) args: first, percent, seats · level, hardly, luck, little, more, much
## args: percent · brings args: kind (a category of the score sheet), percent · few, close, likely, clear args: playouts · left args: left

discord-advice-thinking = 🧠 Pensando en las próximas jugadas desde tu asiento. Puede tardar medio minuto…
discord-advice-only = Solo hay una respuesta posible:
discord-advice-unplayed = 🧠 Con lo que ves no se puede simular cómo seguiría la partida. Sin esa simulación, yo respondería:
discord-advice-best = 🧠 En tu lugar elegiría **{ $first }**: por lo que ves, con esa respuesta tu probabilidad de ganar es de alrededor del **{ $percent } %**{ $seats ->
    [2] { "" }
   *[other] { " " }entre { $seats } jugadores
}.
discord-advice-holds = 🧠 Me quedo con la idea del entrenador: **{ $first }**. Por lo que ves, con esa respuesta tu probabilidad de ganar es de alrededor del **{ $percent } %**{ $seats ->
    [2] { "" }
   *[other] { " " }entre { $seats } jugadores
}, y nada más de lo que he probado es con seguridad 5 puntos mejor.
discord-advice-same = 🧠 No se ve diferencia entre estas: con cualquiera, tu probabilidad de ganar es de alrededor del **{ $percent } %**.
discord-advice-level = casi igual de buena: { $percent } %
discord-advice-hardly = apenas mejor: { $percent } %
discord-advice-luck = { $percent } %, pero puede ser suerte
discord-advice-coach-holds = 🎓 la idea del entrenador
discord-advice-coach-follows = 🎓 ahora también es la idea del entrenador
discord-advice-coach-given-up = 🎓 era la idea del entrenador antes de la simulación
discord-advice-so-far = { $percent } % hasta ahora
discord-advice-little = algo peor: { $percent } %
discord-advice-more = peor: { $percent } %
discord-advice-much = mucho peor: { $percent } %
discord-advice-but = como la primera, pero { $changes }
discord-advice-brings = Con ella sueles terminar con más de esto que con la segunda: { $kind } ({ $percent } % de las partidas).
discord-advice-few = Nada seguro: { $games } partidas con cada una son pocas para decir más.
discord-advice-close = Demasiado igualado: tras { $games } partidas con cada una, cualquiera de las dos primeras puede ser la mejor.
discord-advice-likely = Bastante seguro: tras { $games } partidas con cada una, difícilmente es casualidad que la primera vaya por delante de la segunda.
discord-advice-clear = Seguro: tras { $games } partidas con cada una, ya no es casualidad que la primera vaya por delante de la segunda, sea por mucho o por poco.
discord-advice-left = { $left ->
    [0] Ese ha sido el último consejo de hoy.
    [one] Hoy puedes preguntar por una decisión más.
   *[other] Hoy puedes preguntar por { $left } decisiones más.
}
discord-advice-do = Dar la respuesta { $number }
discord-advice-do-it = Hacer esto
table-refused-no-advice = En esta mesa no hay consejos: el anfitrión no los permitió antes de empezar.
table-refused-advice-late = Ya has respondido a esta pregunta. El consejo va antes de la respuesta; quizá “Deshacer” la recupere.
table-refused-advice-idle = En este momento no se te pregunta nada.
table-refused-advice-spent = { $most ->
    [one] Ya has tenido el consejo de hoy. Mañana habrá más.
   *[other] Ya has tenido consejos sobre { $most } decisiones hoy. Mañana habrá más.
}

## The story of a game, as a picture and in words. title args: game · how, how-older args: playouts · player, player-older args:
## who, start, luck, own, others, chosen (points, mostly with ±), end · point args: step, round (named), shares · lucky args: step,
## seat, points. own, others and chosen are the heads of columns: at most 20 characters

story-title = { $game }: dónde se ganó la partida
story-start = Al principio
story-luck = Suerte
story-own = Decisiones propias
story-others = Decisiones ajenas
story-chosen = Decisiones de todos
story-end = Al final
story-how = Las probabilidades de ganar de cada cual, según { $playouts } partidas simuladas; cuanto más claro el color, menos seguras. Suerte: dados y cartas. Decisiones: lo que aportó jugar de forma distinta al metódico. En puntos porcentuales, ± el error estándar.
story-how-older = Las probabilidades de ganar de cada cual, según { $playouts } partidas simuladas; cuanto más claro el color, menos seguras. Suerte: dados y cartas. Decisiones: lo que aportó que alguien, no solo este jugador, jugara de forma distinta al jugador automático.
# a percentage, with the sign as this language puts it
story-percent = { $percent } %
story-player = { $who }: { $start } % al principio, { $luck } por suerte, { $own } por decisiones propias, { $others } por las ajenas, { $end } % al final.
story-player-older = { $who }: { $start } % al principio, { $luck } por suerte, { $chosen } por las decisiones de todos, { $end } % al final.
story-point = `{ $step }` { $round }: { $shares }
story-lucky = 🎲 `{ $step }` La suerte le da { $points } puntos porcentuales de probabilidad de ganar a { $seat }.

## The story on Discord. progress args: done, total · costly, sound args: count, examined · inaccuracy, mistake, blunder args: who,
## round · better args: given, instead, cost, error · then args: number

discord-button-story = Dónde se ganó la partida
discord-button-storytext = La historia en texto
discord-story-waiting = 📈 Tu historia espera en la cola…
discord-story-progress = 📈 { $done } de { $total } posiciones y decisiones… Tarda unos minutos, una vez por partida. Puedes cerrar esto y volver a pedirlo.
discord-story-costly = El gráfico conoce todas las manos; en cambio, { $examined } decisiones se juzgaron por lo que cada cual podía saber entonces. { $count ->
    [one] Esta costó más:
   *[other] Estas costaron más:
}
discord-story-sound = El gráfico conoce todas las manos; en cambio, { $examined } decisiones se juzgaron por lo que cada cual podía saber entonces. Para ninguna había una alternativa claramente mejor.
discord-story-inaccuracy = Imprecisión, { $who }, { $round }
discord-story-mistake = Error, { $who }, { $round }
discord-story-blunder = Error grave, { $who }, { $round }
discord-story-better = **{ $given }**. Mejor: **{ $instead }**, por { $cost } puntos porcentuales de probabilidad de ganar (±{ $error }).
discord-story-then = El tablero en la decisión { $number }
discord-refused-story = Esto va a tardar demasiado como para tenerte esperando. Sigo en ello: pídelo otra vez dentro de unos minutos y estará listo.
table-refused-no-story = No hay historia de esta partida: su juego no tiene un jugador automático que pueda continuarla, o las reglas han cambiado.
commands-table-story = historia
commands-table-story-about = Después de la partida: dónde se ganó, por suerte o por decisiones, como imagen

## Repeating an answer. thoughts args: count · answer args: step, who, given, playouts · older-answer, other-answer args: again ·
## not-sharp args: step, steps

discord-verify-thoughts = { $count ->
    [one] 🧠 Un jugador automático astuto pensó una respuesta: /mesa verificar con su paso la repite.
   *[other] 🧠 Los jugadores automáticos astutos pensaron { $count } respuestas: /mesa verificar con un paso repite cualquiera.
}
discord-verify-answer = 🧠 Paso { $step }: { $who } respondió **{ $given }**. Lo he vuelto a pensar, desde lo que ese asiento podía saber y con los mismos dados, en { $playouts } partidas simuladas.
discord-verify-same-answer = ✅ Llega a la misma respuesta.
discord-verify-older-answer = ℹ️ Hoy llega a otra respuesta ({ $again }). Las reglas o el jugador automático han cambiado desde entonces, así que no prueba nada.
discord-verify-other-answer = ❌ Llega a otra respuesta: { $again }.
commands-table-verify-step-about = El paso de la respuesta de un jugador automático astuto, para repetir lo que pensó
table-refused-not-sharp = La respuesta del paso { $step } no es de un jugador automático astuto. Pasos cercanos en los que respondió uno: { $steps }.
table-refused-not-repeatable = No se sabe cómo surgió esta respuesta, o las reglas han cambiado desde entonces: no se puede repetir.

## Commands: see commands.ftl

commands-advice = consejo
commands-advice-about = Qué respondería un jugador automático astuto en tu lugar; solo para ti
commands-option-advice = consejos
commands-table-open-advice-about = ¿Pueden los jugadores pedir consejo al jugador automático? (por defecto: no)
