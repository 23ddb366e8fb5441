### Words that serve every game and every part of the program.
### "args" names what each message is given. A string argument is an id and arrives here as its name.

## The thing itself. args: it (any id)

label = { $it }

## What this language calls itself, in lists of languages

core-language = Español

## Lists: "a, b and c". args: head (what was joined so far), next. last-i: where next begins with the sound of an i

core-list-none = nada
core-list-more = { $head }, { $next }
core-list-last = { $head } y { $next }
core-list-last-i = { $head } e { $next }

## A seat whose player has no name that can be shown. args: seat (number, from 0)

core-seat = Asiento { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] { $seat }
}

core-yes = Sí
core-no = No

## Kinds of computer players: computer:random, computer:steady, computer:sharp.
## computer.<kind>.about: how it plays

computer-random = Jugador automático al azar
computer-random-about = Hace cualquier jugada válida, sin ningún plan
computer-steady = Jugador automático metódico
computer-steady-about = Juega con solidez y responde al instante
computer-sharp = Jugador automático astuto
computer-sharp-about = Piensa en las próximas jugadas antes de responder; tarda un poco

## How a game ended.
## won args: seat · shared args: seats (list) · nobody

core-over-won = ¡Gana { $seat }!
core-over-shared = ¡Victoria compartida entre { $seats }!
core-over-nobody = No gana nadie.

## Refusals of an answer.
## how-many args: least, most, given · exactly args: most, given · option, order args: count · range args: low, high, given ·
## step args: low, step, given · part args: part (id), low, high, given · sum args: least, most, given ·
## fit args: slot (id), it (id) · blank args: slot (id)

core-refused-shape = Eso no responde a esta pregunta.
core-refused-option = { $count ->
    [one] Eso no es posible aquí; solo hay una opción.
   *[other] Eso no está entre las { $count } opciones.
}
core-refused-twice = Cada cosa se puede elegir una sola vez.
core-refused-how-many = { $least ->
    [0] Elige { $most } como máximo; has elegido { $given }.
   *[other] Elige de { $least } a { $most }; has elegido { $given }.
}
core-refused-exactly = { $given ->
    [0] Elige exactamente { $most }; no has elegido nada.
   *[other] Elige exactamente { $most }; has elegido { $given }.
}
core-refused-range = { $given } está fuera del límite: elige un número de { $low } a { $high }.
core-refused-step = { $given } no sirve: empieza en { $low } y sube de { $step } en { $step }.
core-refused-part = { $part }: { $given } está fuera del límite, de { $low } a { $high }.
core-refused-sum = La suma debe estar entre { $least } y { $most }; la tuya es { $given }.
core-refused-sum-exactly = La suma debe ser { $most }; la tuya es { $given }.
core-refused-order = { $count ->
    [one] Di la única opción.
   *[other] Pon en orden las { $count } opciones, sin repetir ninguna.
}
core-refused-fit = { $it } no cabe aquí: { $slot }.
core-refused-blank = Aún vacío: { $slot }.

## Refusals of the set-up, and of a recorded game.
## game args: given, known (list) · player args: given, known · seats args: low, high, given ·
## setting args: name, value · replay args: step · file args: file (its path), version, known, most (numbers)

core-refused-game = El juego “{ $given }” no existe. Puedes elegir: { $known }.
core-refused-player = El tipo de jugador “{ $given }” no existe. Puedes elegir: { $known }.
core-refused-seats = Este juego es para { $low } a { $high } jugadores; aquí son { $given }.
core-refused-setting = Este juego no tiene la opción “{ $name }” con el valor “{ $value }”.
core-refused-replay = La respuesta número { $step } de esta partida grabada ya no es válida según las reglas.
core-refused-file-no-game = { $file }: no es una partida guardada
core-refused-file-too-large = { $file }: no es una partida guardada, que tiene { $most } bytes como máximo
core-refused-file-other-form = { $file }: esta partida se guardó con otra versión de Taverna, en un formato que esta no sabe leer
core-refused-file-damaged = { $file }: esta partida está dañada y no se puede abrir
core-refused-file-other-rules = { $file }: esta partida se jugó con la versión { $version } de sus reglas; esta es la { $known }, que no puede reproducirla
core-refused-file-other-end = { $file }: reproducida aquí, esta partida no termina como dice el archivo
core-refused-file-no-position = { $file }: este informe no contiene ninguna posición: las reglas no se pudieron ejecutar en su mesa

## The game in the terminal. you args: seat · form args: least, most, count (numbers)

core-terminal-help = Escribe los números de lo que eliges, separados por espacios. v: el tablero · h: ayuda · u: deshacer · q: salir
core-terminal-you = { core-seat } (tú)
core-terminal-no-undo = No hay nada que deshacer.
core-terminal-no-help = No hay más que decir sobre esta pregunta.
core-terminal-no-board = El tablero no se puede mostrar aquí: faltan las palabras de las imágenes.
core-terminal-form-choose = { $least ->
    [0] Elige hasta { $most }: sus números, separados por espacios; una línea vacía no elige nada.
   *[other] Elige de { $least } a { $most }: sus números, separados por espacios.
}
core-terminal-form-exactly = Elige { $count }: sus números, separados por espacios.
core-terminal-form-split = Escribe { $count } números en el orden de las líneas, separados por espacios: uno por línea. { $least ->
    [0] Suman { $most } como máximo.
   *[other] Suman de { $least } a { $most }.
}
core-terminal-form-split-exactly = Escribe { $count } números en el orden de las líneas, separados por espacios: uno por línea. La suma es { $most }.
core-terminal-form-order = Escribe los { $count } números en el orden que quieras, separados por espacios.
core-terminal-form-fill = Escribe hasta { $count } números, separados por espacios: lo que va en cada lugar, en el orden de la última línea; - deja un lugar vacío.
core-terminal-form-number = Escribe el propio número.

## Score sheets.

core-sheet-total = Total

## A game at a glance. glance args: low, high (players), minutes, from, to (days), weight (words)

core-glance = { $low } a { $high } jugadores · unos { $minutes } minutos en la mesa, de { $from } a { $to } días aquí · { $weight }
core-weight-light = ligero
core-weight-medium = medio
core-weight-heavy = duro
