### Saideira. Los argumentos están en el archivo en inglés.

saideira-name = Saideira
saideira-about = Cuatro rondas, cuatro cartas: juega la carta más alta de la ronda, y guárdala cuando puedas.

## Nombres. args: number

card-saideira = Carta { $number }

## La pregunta

saideira-ask-card = ¿Qué carta juegas?
saideira-help-card = Todos eligen a la vez, y nadie ve antes las cartas de los demás. La carta más alta gana un punto. (Reglas 2)
saideira-tip-card = Una carta alta que guardas vale lo mismo en la ronda siguiente. Mira quién va en cabeza: necesita este punto menos que tú.

## Lo que ha pasado

saideira-log-plays = { $seat } juega { $card }.
saideira-log-scores = { $seat } tiene la carta más alta y gana un punto.
saideira-over-rounds = Se han jugado { $count } rondas.
saideira-sheet-total = Puntos

## Reglas por tema

saideira-rules-round-title = Una ronda
saideira-rules-round = Todos juegan una carta en secreto. La más alta gana un punto; todas las cartas de la ronda salen del juego. (Reglas 2)
saideira-rules-end-title = El final
saideira-rules-end = Tras cuatro rondas gana quien tiene más puntos. Quienes empatan comparten el puesto. (Reglas 3)

## La orden /saideira; la forma de las claves está en commands.ftl del bot

commands-saideira = saideira
commands-saideira-about = Saideira: responde con una sola orden
commands-saideira-play = jugar
commands-saideira-play-about = Juega una carta
commands-saideira-play-card-about = La carta

## Palabras de las imágenes

saideira-picture-round = Ronda { $round } de { $rounds }
saideira-picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
saideira-picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
saideira-picture-hand = Tus cartas, { $seat }
saideira-picture-sheet = Cartas que ya no están
saideira-picture-end = La cima de la montaña
saideira-picture-seat = { $who }: { $points }, { $cards } en mano, última carta: { $shown }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $points }.
saideira-picture-card = { $card }, una de { $count } cartas. La más alta gana la ronda.

## Cómo se juega. Los nombres de board y hand son los de `teaching` en ui.toml

saideira-how-goal = Todos suben con cuatro cartas, y en cada ronda se gasta una.
saideira-how-wins = **Ganas** con más puntos tras cuatro rondas.
saideira-how-board-points = **Tus puntos**: uno por cada ronda en que tu carta es la más alta.
saideira-how-board-cards = **Cartas en mano.** Todos ven cuántas, pero solo tú ves cuáles.
saideira-how-board-shown = **La última carta** que has jugado.
saideira-how-hand-cards = **Tus cartas.** No hay dos iguales en el juego.
saideira-how-turn-1 = 🏔️ **Elige**: todos eligen una carta en secreto.
saideira-how-turn-2 = 👀 **A la vista**: se muestran las cartas.
saideira-how-turn-3 = ⭐ **Punto**: la carta más alta gana un punto.
saideira-how-turn-4 = 🗑️ **Fuera**: todas las cartas de la ronda salen del juego.
saideira-how-turn-5 = 🔁 **Otra vez**, hasta que no queden cartas en mano.
saideira-how-begin = **En la primera ronda, normalmente:** juega tu carta más alta; cuando vayas en cabeza, gasta la más baja.

## Los motivos de quien enseña

saideira-coach-first = { $card } es tu carta más alta, y con el primer punto todos tienen que alcanzarte.
saideira-coach-ahead = Llevas { $count } de ventaja: gasta { $card }, tu carta más baja, y guarda las demás para cuando te alcancen.
saideira-coach-level = Nadie te lleva ventaja, ni tú se la llevas a nadie: { $card }, tu carta más alta, puede decidir.
saideira-coach-behind = Te faltan { $count } para alcanzar a quien va en cabeza: { $card }, tu carta más alta, tiene más opciones de ganar el punto.

saideira-recap-ahead = Puntos: tú { $mine }, { $seat } { $theirs }. Vas en cabeza.
saideira-recap-behind = Puntos: tú { $mine }, { $seat } { $theirs }. Vas por detrás.
saideira-recap-even = Puntos: tú { $mine }, { $seat } { $theirs }. La próxima carta más alta se pone en cabeza.
saideira-recap-points = Cada carta más alta es un punto ({ $more } más).
