### Looking back: the log, an earlier step, the film of a game, the check of its dice, its file.
### "args" names what each message is given.

## Buttons: at most 34 characters. before, after args: name (of a round)

discord-button-log = Registro
discord-button-look = Ver la mesa en ese momento
discord-button-look-back = Ver cómo fue
discord-button-replay = La partida entera
discord-button-share = Mostrar a todos
discord-button-verify = Comprobar los dados
discord-button-export = Guardar la partida
discord-way-first = ⏮ Inicio
discord-way-earlier = ◀ Antes
discord-way-later = Después ▶
discord-way-last = Final ⏭
discord-way-back = ◀ Atrás
discord-way-forward = Adelante ▶
discord-way-less = −10
discord-way-more = +10
discord-way-before = ⏪ { $name }
discord-way-after = { $name } ⏩

## The log. args: count · found, nothing args: sought (what was typed)

discord-log-empty = Aún no ha pasado nada.
discord-log = { $count ->
    [one] la única línea
   *[other] { $count } líneas
}
discord-log-found = { $count ->
    [one] una línea con “{ $sought }”
   *[other] { $count } líneas con “{ $sought }”
}
discord-log-nothing = No hay ninguna línea con “{ $sought }” en lo que puedes leer del registro. Prueba con menos palabras, o más cortas.

## An earlier step. step args: step, last · older args: step

discord-history-step = paso { $step } de { $last }
discord-history-older = Las reglas han cambiado desde entonces y ya no pueden mostrar este paso: este es el paso { $step }, el anterior más cercano que sí pueden.

## A round, as a game calls it. args: number

discord-round = Ronda { $number }
discord-round-bellum = Día { $number }
discord-round-kemet = Día { $number }
discord-round-calamandara = Turno { $number }
discord-round-immortals = { $number ->
    [0] Preparación
   *[other] Ronda { $number }
}

## The film. progress args: drawn, total · alt args: count (of pictures) · shared args: link

discord-replay = La partida entera, tal como la vieron todos en la mesa.
discord-replay-alt = { $count ->
    [one] El final de la partida, en una sola imagen.
   *[other] La partida entera en una imagen animada: { $count } tableros, uno tras otro, y al final el podio. El registro la cuenta en palabras.
}
discord-replay-waiting = 🎞️ Tu película está en la cola: recorro la partida en cuanto le toque…
discord-replay-progress = 🎞️ { $drawn } de { $total } imágenes… Si deja de avanzar, pídela otra vez: lo ya dibujado se conserva.
discord-replay-joining = 🎞️ Las { $total } imágenes están dibujadas; ahora las junto…
discord-replay-shared = Aquí está, para todos: { $link }

## After a game. export args: file (its name) · older args: older, answers · changed args: older, answers · rewinds args: count

discord-verify-hash = ✅ La semilla publicada tiene el hash que se anunció al empezar la partida.
discord-verify-wrong-hash = ❌ La semilla publicada no tiene el hash que se anunció al empezar la partida.
discord-verify-same = ✅ Desde esa semilla, las mismas respuestas llevan al mismo final.
discord-verify-other = ❌ Desde esa semilla, las mismas respuestas llevan a otro final.
discord-verify-older = { $older ->
    [one] ℹ️ Una de las { $answers } respuestas se dio con reglas antiguas; aquí no se puede reproducir y se ha dejado fuera.
   *[other] ℹ️ { $older } de las { $answers } respuestas se dieron con reglas antiguas; aquí no se pueden reproducir y se han dejado fuera.
}
discord-verify-changed = ℹ️ Las reglas han cambiado desde entonces, así que la partida no se puede reproducir aquí desde su semilla.
discord-verify-rewinds = { $count ->
    [one] ↩️ La mesa retrocedió una vez. Lo que nadie había visto hasta ahí se sorteó de nuevo, con la misma semilla.
   *[other] ↩️ La mesa retrocedió { $count } veces. Lo que nadie había visto hasta ahí se sorteó de nuevo cada vez, con la misma semilla.
}
discord-export = La partida entera, con todo lo que estaba oculto. Para verla: `python -m rules play { $file }`.

## When something is not possible. number args: given (what was typed)

discord-refused-search = Escribe al menos una palabra, o parte de ella, para buscar.
discord-refused-number = “{ $given }” no es un número. Los pasos y las rondas son números a partir de 0.
discord-refused-film = Esto va a tardar demasiado como para tenerte esperando. Sigo en ello: pide la película otra vez dentro de unos minutos y estará lista.
