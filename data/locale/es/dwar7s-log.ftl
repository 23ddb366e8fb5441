### Dwar7s Fall: what happened, the end, and the score sheet. What the arguments mean is said at the top of ../en/dwar7s.ftl.

## Turns

dwar7s-log-first = { $seat } empieza la partida.
dwar7s-log-trades = Objetivos de comercio abiertos: { $trades }.
dwar7s-log-turn = Ronda { $round }: turno de { $seat }.
dwar7s-log-end = { $seat } no hace más acciones.

## Actions

dwar7s-log-build = { $seat } construye en { $cell }: { $card }. Murallas: { $walls }.
dwar7s-log-build-cover = { $seat } construye en { $cell }: { $card } sobre { $covered }. Murallas: { $walls }.
dwar7s-log-place = { $seat } coloca un enano: { $card } ({ $cell }).
dwar7s-log-move = { $seat } mueve un enano: { $left } ({ $start }) → { $card } ({ $cell }).
dwar7s-log-extra = Esa es la acción extra del Castillo de { $seat }.

## Ogre cards. "own": what only the two concerned read

dwar7s-log-brute = { $seat } juega Bruto: su enano está ahora en { $cell }, y el de { $victim }, en { $start }.
dwar7s-log-ambush = { $count ->
    [one] { $seat } juega Emboscada: { $card } ({ $cell }). Un enano vuelve con { $seats }.
   *[other] { $seat } juega Emboscada: { $card } ({ $cell }). { $count } enanos vuelven con { $seats }.
}
dwar7s-log-confiscate = { $count ->
    [one] { $seat } juega Confiscar y le quita una carta de ogro a { $victim }.
   *[other] { $seat } juega Confiscar y le quita { $count } cartas de ogro a { $victim }.
}
dwar7s-log-confiscate-own = { $seat } juega Confiscar y le quita a { $victim }: { $ogres }.
dwar7s-log-scare = { $seat } juega Asustar: un enano de { $victim } huye de { $start }. Ahora está en { $cell }: { $card }.
dwar7s-log-thief = { $seat } juega Ladrón y le quita una gema a { $victim }.
dwar7s-log-thief-own = { $seat } juega Ladrón y le quita una gema a { $victim }: { $gem }.

## Resolution. Each of them also sends the dwarves of the task home

dwar7s-log-mine = { $seat } trabaja y saca { $gems }: { $card } ({ $cell }).
dwar7s-log-mine-dragon = { $seat } trabaja en vano en { $cell } ({ $card }): hay un dragón en el reino.
dwar7s-log-mine-empty = { $seat } trabaja en vano en { $cell } ({ $card }): la pila está vacía ({ $gem }).
dwar7s-log-tavern = { $seat } roba una carta de ogro en la Taberna ({ $cell }).
dwar7s-log-tavern-own = { $seat } roba una carta de ogro en la Taberna ({ $cell }): { $ogre }.
dwar7s-log-tavern-empty = { $seat } ya no encuentra ningún ogro en la Taberna ({ $cell }).
dwar7s-log-tavern-shuffle = Las cartas de ogro descartadas se barajan y forman un nuevo mazo.
dwar7s-log-store = { $seat } no comercia nada en el Almacén ({ $cell }).
dwar7s-log-trade = { $seat } paga { $gems } en el Almacén ({ $cell }) y completa un objetivo de comercio: { $trade }.
dwar7s-log-trade-new = Nuevo objetivo de comercio: { $trade }.
dwar7s-log-trade-none = No quedan objetivos de comercio en el mazo.
dwar7s-log-castle = { $seat } no cava en el Castillo ({ $cell }).
dwar7s-log-castle-monster = { $seat } no puede cavar en el Castillo ({ $cell }): hay un monstruo en el reino.
dwar7s-log-dig = { $seat } cava en { $cell } desde el Castillo ({ $home }). Va al fondo: { $card }. Aparece: { $shown }.
dwar7s-log-monster = { $seat } derrota a un monstruo en { $cell }: ¡{ $card }!

## Discard, objectives, points

dwar7s-log-discard-gem = { $seat } descarta una gema: { $gem }.
dwar7s-log-discard-ogre = { $seat } descarta una carta de ogro: { $ogre }.
dwar7s-log-reveal = { $seat } revela un objetivo secreto: ¡{ $secret }!
dwar7s-log-switch-on = Tu objetivo secreto se revelará en cuanto se cumpla su condición.
dwar7s-log-switch-off = Tu objetivo secreto sigue oculto hasta que lo reveles tú.
dwar7s-log-last = { $seat } ya tiene objetivos suficientes: esta es la última ronda.
dwar7s-log-score = { $seat }: { $points } PV.

## The end, and the score sheet

dwar7s-over-objectives = Fin de la partida. Objetivos suficientes: { $seats }.
dwar7s-over-idle = Fin de la partida: nadie hizo nada en la ronda { $round }.
dwar7s-over-rounds = Fin de la partida después de { $rounds } rondas.
dwar7s-over-tie-realm = { $cards ->
    [one] Empate en PV; con un reino de { $cards } carta, { $seat } queda por delante.
   *[other] Empate en PV; con un reino de { $cards } cartas, { $seat } queda por delante.
}
dwar7s-over-tie-dwarves = { $dwarves ->
    [one] Empate en PV y en reino; con { $dwarves } enano en la mesa, { $seat } queda por delante.
   *[other] Empate en PV y en reino; con { $dwarves } enanos en la mesa, { $seat } queda por delante.
}
dwar7s-sheet-trades = Objetivos de comercio
dwar7s-sheet-secret = Objetivo secreto
dwar7s-sheet-monsters = Monstruos
dwar7s-sheet-gems = Gemas
dwar7s-sheet-realm = Reino
dwar7s-sheet-cards = Cartas en el reino
dwar7s-sheet-dwarves = Enanos en la mesa
dwar7s-sheet-total = PV
