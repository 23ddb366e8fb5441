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

learning-tips-choice-on = Con lo que es nuevo para mí
learning-tips-choice-off = Nunca
learning-tips-are-on = 💡 Lo que es nuevo para ti viene con un consejo.
learning-tips-are-off = 💡 No recibes consejos. “Ayuda” explica cada pregunta.
learning-tips-off = No más consejos. “Ayuda” sigue explicando cada pregunta, y /yo con consejos los trae de vuelta.

## Una lección. lesson args: game · begun args: game, channel · again, instead args: game, other, until · begin, resume args: game · end, ended, rests args: until

learning-button-learn = Aprender jugando
learning-button-do = Hacer esto
learning-button-another = Otra lección
learning-button-open = Abrir una mesa
learning-button-anew = Empezar de nuevo
learning-button-begin = Empezar { $game }
learning-button-resume = Seguir con { $game }
learning-lesson = 🎓 **{ $game }**: tu primera partida empieza aquí. Juegas contra jugadores automáticos, y yo te digo qué conviene en cada momento, y por qué.
learning-lesson-begun = 🎓 Tu lección de { $game } está en tus mensajes directos: { $channel }
learning-lesson-end = **¿Terminar esta lección?** Queda guardada hasta el { $until }: hasta entonces puedes seguir donde la dejaste.
learning-lesson-ended = La lección queda guardada hasta el { $until }. ¿Qué quieres hacer ahora?
learning-lesson-rests = Esta lección está parada. Puedes seguir con ella hasta el { $until }.
learning-lesson-again = Tienes una lección de { $game } sin terminar. Si empiezas de nuevo, la anterior queda guardada hasta el { $until }.
learning-lesson-instead = **¿Empezar { $game }?** Tu lección de { $other } queda guardada; puedes seguir con ella hasta el { $until }.
learning-lesson-which = ¿Qué juego quieres aprender?
learning-open = Las mesas se abren en un canal de tu servidor, no en los mensajes directos: ve a un canal donde esté yo, escribe /mesa abrir y elige el juego. Los demás se unen con un botón.
learning-written = No leo los mensajes: aquí se juega pulsando botones y eligiendo en los menús. Quizá te sirva esto:
learning-coach-welcome = Pulsa un botón o usa el menú. 🎓 indica una buena respuesta; siempre decides tú. Los jugadores automáticos responden enseguida.
learning-coach-searched = He simulado { $games } partidas desde aquí: con esto, tu probabilidad de ganar es { $points ->
    [one] { $points } punto porcentual
   *[other] { $points } puntos porcentuales
} mayor que con la respuesta que yo daría.
learning-coach-wait = ⏳ Juegan los jugadores automáticos.
learning-coach-enough = 🎓 **Ya sabes lo suficiente.** Sigue jugando, o abre una mesa con amigos.
learning-coach-over = 🎓 **Has jugado una partida entera.** Debajo tienes lo que puedes hacer ahora.

## A first turn, written down

learning-transcript = Un primer turno, hecho por `python -m tools.first_turn`: lo que lee quien nunca ha oído hablar del juego (`>`) y lo que pulsa (➡️). Pulsa lo que respondería un jugador automático.
