### Peak. Los argumentos están en el archivo en inglés.

peak-name = Peak
peak-about = Cuatro rondas, cuatro cartas: juega la carta más alta de la ronda, y guárdala cuando puedas.

## Nombres. args: number

card-peak = Carta { $number }

## La pregunta

peak-ask-card = ¿Qué carta juegas?
peak-help-card = Todos eligen a la vez, y nadie ve antes las cartas de los demás. La carta más alta gana un punto. (Reglas 2)
peak-tip-card = Una carta alta que guardas vale lo mismo en la ronda siguiente. Mira quién va en cabeza: necesita este punto menos que tú.

## Lo que ha pasado

peak-log-plays = { $seat } juega { $card }.
peak-log-scores = { $seat } tiene la carta más alta y gana un punto.
peak-over-rounds = Se han jugado { $count } rondas.
peak-sheet-total = Puntos

## Reglas por tema

peak-rules-round-title = Una ronda
peak-rules-round = Todos juegan una carta en secreto. La más alta gana un punto; todas las cartas de la ronda salen del juego. (Reglas 2)
peak-rules-end-title = El final
peak-rules-end = Tras cuatro rondas gana quien tiene más puntos. Quienes empatan comparten el puesto. (Reglas 3)

## El comando /peak; la forma de las claves está en commands.ftl del bot

commands-peak = peak
commands-peak-about = Peak: responder con un solo comando
commands-peak-play = jugar
commands-peak-play-about = Jugar una carta
commands-peak-play-card-about = La carta

## Palabras de las imágenes

peak-picture-round = Ronda { $round } de { $rounds }
peak-picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
peak-picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
peak-picture-hand = Tus cartas, { $seat }
peak-picture-sheet = Cartas que ya no están
peak-picture-end = La cima de la montaña
peak-picture-seat = { $who }: { $points }, { $cards } en la mano, última carta: { $shown }.
peak-picture-list = { $what }: { $cards }.
peak-picture-score = { $who }, { $points }.
peak-picture-card = { $card }, una de { $count } cartas. La más alta gana la ronda.

## Cómo se juega. Los nombres de board y hand son los de `teaching` en ui.toml

peak-how-goal = Todos suben con cuatro cartas, y en cada ronda se gasta una.
peak-how-wins = **Ganas** con más puntos tras cuatro rondas.
peak-how-board-points = **Tus puntos**: uno por cada ronda en que tu carta es la más alta.
peak-how-board-cards = **Cartas en la mano.** Todos ven cuántas, pero solo tú ves cuáles.
peak-how-board-shown = **La última carta** que has jugado.
peak-how-hand-cards = **Tus cartas.** No hay dos iguales en el juego.
peak-how-turn-1 = 🏔️ **Elige**: todos eligen una carta en secreto.
peak-how-turn-2 = 👀 **A la vista**: se muestran las cartas.
peak-how-turn-3 = ⭐ **Punto**: la carta más alta gana un punto.
peak-how-turn-4 = 🗑️ **Fuera**: todas las cartas de la ronda salen del juego.
peak-how-turn-5 = 🔁 **Otra vez**, hasta que no queden cartas en la mano.
peak-how-begin = **En la primera ronda, normalmente:** juega tu carta más alta; cuando vayas en cabeza, gasta la más baja.

## Los motivos de quien enseña

peak-coach-first = { $card } es tu carta más alta, y con el primer punto todos tienen que alcanzarte.
peak-coach-ahead = Llevas { $count } de ventaja: gasta { $card }, tu carta más baja, y guarda las demás para cuando te alcancen.
peak-coach-level = Nadie te lleva ventaja, ni tú se la llevas a nadie: { $card }, tu carta más alta, puede decidir.
peak-coach-behind = Te faltan { $count } para alcanzar a quien va en cabeza: { $card }, tu carta más alta, tiene más opciones de ganar el punto.

peak-recap-ahead = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas en cabeza.
peak-recap-behind = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
peak-recap-even = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. La próxima carta más alta se pone en cabeza.
peak-recap-points = Cada carta más alta es un punto ({ $more } más).
