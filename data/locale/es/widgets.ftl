### The questions of a game as buttons, menus and forms, and answers that are typed.
### Labels of buttons have at most 34 characters.

## Buttons. all-here, rest-here args: part (its name)

widgets-confirm = Confirmar
widgets-clear = Borrar
widgets-continue = Continuar
widgets-none = Ninguna de estas
widgets-change = Cambiar
widgets-keep = Mantener la respuesta
widgets-groups = Volver
widgets-back = Quitar lo último elegido
widgets-previous = Anteriores
widgets-next = Siguientes
widgets-type-number = Escribir un número
widgets-type-numbers = Escribir los números
widgets-lock-in = Confirmar
widgets-lock-in-anyway = Confirmar así
widgets-lock-in-sure = { $count ->
    [one] ⚠️ Aún queda 1 espacio vacío, y tienes con qué llenarlo. ¿Es lo que quieres?
   *[other] ⚠️ Aún quedan { $count } espacios vacíos, y tienes con qué llenarlos. ¿Es lo que quieres?
}
widgets-fills = Tu próxima elección llena el último espacio y responde de una vez.
widgets-fill-rest = Rellenar el resto por mí
widgets-fill-blanks = Dejar el resto en blanco
widgets-fill-again = Mi último plan, donde quepa
widgets-clear-slot = Vaciar este espacio
widgets-clear-all = Vaciar todo
widgets-all-here = Todo: { $part }
widgets-rest-here = El resto: { $part }

## What a menu says while nothing is chosen in it.
## choose-place args: place (number, from 1) · choose-for args: slot (its name) ·
## folded args: first (opción), prompt (la pregunta que viene después)

widgets-choose = Elige…
widgets-choose-told = O elige aquí: qué hace cada opción
widgets-choose-group = Elige un grupo
widgets-choose-part = Elige una parte
widgets-choose-place = Elige el número { $place }
widgets-choose-slot = Elige un espacio
widgets-choose-for = Elige para: { $slot }
widgets-choose-other = Otra cosa…
widgets-folded = { $first }: { $prompt }

## Dos preguntas respondidas de una vez: el texto del botón, y la línea encima de esos botones.
## idle args: option (que no hace nada) · pair args: first, second (opciones) · opened args: first (opción), prompt (la segunda pregunta)

widgets-idle = { $option } (gasta la acción)
widgets-pair = { $first } → { $second }
widgets-opened = **{ $first }**: { $prompt }

## Lo que es igual en varios botones, dicho una sola vez. in-any-case args: what · begun args: begin (el comienzo), first, last (el resto)

widgets-in-any-case = en todos los casos: { $what }
widgets-begun = **{ $begin }:** { $first } … { $last }

## Por qué algo no se puede pulsar

widgets-off-absent = En gris: esta vez no es posible.
widgets-off-full = Ya has elegido todo lo que puedes; pulsa una elección para quitarla.
widgets-off-rest = En gris: el resto no cabe ahí.

## How much to choose, and what is chosen.
## choose-exactly args: count · choose-between args: least, most · choose-up-to args: most ·
## picked args: count, names (words) · picked-here args: count

widgets-choose-exactly = { $count ->
    [one] Elige una opción.
   *[other] Elige { $count } opciones.
}
widgets-choose-between = Elige de { $least } a { $most } opciones.
widgets-choose-up-to = { $most ->
    [one] Elige una opción o ninguna.
   *[other] Elige hasta { $most } opciones, o ninguna.
}
widgets-picked = Elegido ({ $count }): { $names }
widgets-picked-here = { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
}

## Numbers, all of them given as words.
## range args: low, high · range-step args: low, high, step · between args: low, high

widgets-number = Número
widgets-range = De { $low } a { $high }.
widgets-range-step = De { $low } a { $high }, de { $step } en { $step }.
widgets-between = de { $low } a { $high }

## A sum that is split.
## sum args: total, least, most (words) · sum-exactly args: total, most (words) · sum-left, sum-over args: count

widgets-sum = Total: **{ $total }** (permitido: de { $least } a { $most }).
widgets-sum-exactly = Total: **{ $total }** de { $most }.
widgets-sum-left = { $count ->
    [one] Aún falta 1.
   *[other] Aún faltan { $count }.
}
widgets-sum-over = { $count ->
    [one] Sobra 1.
   *[other] Sobran { $count }.
}
widgets-all-zero = Aún no hay nada repartido.

## The sheet.
## filled args: count, all (numbers of slots) · lies-in args: slot (its name)

widgets-filled = { $count } de { $all } espacios rellenos.
widgets-empty = vacío
widgets-may-stay-blank = vacío, y puede quedar así
widgets-blank-spaces = Hay { $count } espacios vacíos, que pueden quedar así.
widgets-lies-in = ahora en: { $slot }

## A locked answer, while others still decide. sealed args: answer (words)

widgets-sealed = 🔒 Confirmado: { $answer }
widgets-sealed-hidden = 🔒 Confirmado.

## The word for an empty answer, shown and typed.

widgets-nothing = nada

## Refusals. unknown args: given · did-you-mean, ambiguous args: given, names (words) · slots args: count

widgets-refused-press = Este botón ya no corresponde a la pregunta. Usa el mensaje más reciente.
widgets-refused-sealed = Ya has confirmado una respuesta a esta pregunta. Para dar otra, pulsa Cambiar.
widgets-refused-number = Escribe un número entero, como 3.
widgets-refused-nothing = No has escrito nada. Empieza a escribir para ver las respuestas posibles.
widgets-refused-unknown = “{ $given }” no está entre las opciones. Empieza a escribir para verlas.
widgets-refused-did-you-mean = “{ $given }” no está entre las opciones. ¿Querías decir { $names }?
widgets-refused-ambiguous = “{ $given }” puede ser varias cosas: { $names }. Escribe un poco más.
widgets-refused-slots = { $count ->
    [one] Solo hay un espacio que rellenar.
   *[other] Solo hay { $count } espacios que rellenar.
}
