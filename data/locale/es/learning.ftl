### Learning a game: at a glance, how to play, tips.

## Buttons: at most 34 characters

learning-button-how = Cómo se juega
learning-button-next = Siguiente: un turno
learning-button-back = Volver
learning-button-tipsoff = No más consejos

## How to play

learning-topics = Las reglas en detalle
learning-games = Cómo se juega…

## Tips

learning-tips-choice-on = Consejos con lo que es nuevo para mí
learning-tips-choice-off = Sin consejos
learning-tips-are-on = 💡 Lo que es nuevo para ti viene con un consejo.
learning-tips-are-off = 💡 No recibes consejos. “Ayuda” explica cada pregunta.
learning-tips-off = No más consejos. “Ayuda” sigue explicando cada pregunta, y /yo con consejos los trae de vuelta.

## A lesson. lesson args: game · begun args: game, channel

learning-button-learn = Aprender jugando
learning-lesson = 🎓 **{ $game }**: tu primera partida empieza aquí. Juegas contra jugadores automáticos, y yo te digo qué conviene en cada momento, y por qué.
learning-lesson-begun = 🎓 Tu lección de { $game } está en tus mensajes directos: { $channel }
learning-lesson-ended = La lección ha terminado. /aprender empieza otra; /mesa abrir, una partida con amigos.
learning-coach-welcome = 🎓 Pulsa un botón o elige en un menú aquí debajo. “Ayuda” explica la pregunta, “Deshacer” retira tus propias jugadas; los jugadores automáticos responden enseguida.
learning-coach-one = 🎓 Buena idea aquí, pero decides tú:
learning-coach-two = 🎓 Dos buenas ideas; decides tú:
learning-coach-wait = ⏳ Juegan los jugadores automáticos.
learning-coach-enough = 🎓 **Ya sabes lo suficiente.** Sigue jugando, o termina la lección y abre una mesa con amigos: /mesa abrir.
learning-coach-over = 🎓 **Has jugado una partida entera.** /aprender empieza otra lección; /mesa abrir, una partida con amigos.

## A first turn, written down

learning-transcript = Un primer turno, hecho por `python -m tools.first_turn`: lo que lee quien nunca ha oído hablar del juego (`>`) y lo que pulsa (➡️). Pulsa lo que respondería el jugador automático.
