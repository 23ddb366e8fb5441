### Dwar7s Fall: what happened, the end, and the score sheet. What the arguments mean is said at the top of ../en/dwar7s.ftl.

## Turns

dwar7s-log-first = { $seat } empieza la partida.
dwar7s-log-trades = Objetivos de comercio abiertos: { $trades }.
dwar7s-log-turn = Ronda { $round }: turno de { $seat }.
dwar7s-log-end = { $seat } no hace más acciones.

## Actions

dwar7s-log-build = { $seat } construyó en { $cell }: { $card }. Murallas: { $walls }.
dwar7s-log-build-cover = { $seat } construyó en { $cell }: { $card } sobre { $covered }. Murallas: { $walls }.
dwar7s-log-place = { $seat } colocó un enano: { $card } ({ $cell }).
dwar7s-log-move = { $seat } movió un enano: { $left } ({ $start }) → { $card } ({ $cell }).
dwar7s-log-extra = Esa fue la acción extra del Castillo de { $seat }.

## Ogre cards. "own": what only the two concerned read

dwar7s-log-brute = { $seat } jugó Bruto: su enano está ahora en { $cell }, y el de { $victim }, en { $start }.
dwar7s-log-ambush = { $count ->
    [one] { $seat } jugó Emboscada: { $card } ({ $cell }). Un enano volvió con { $seats }.
   *[other] { $seat } jugó Emboscada: { $card } ({ $cell }). { $count } enanos volvieron con { $seats }.
}
dwar7s-log-confiscate = { $count ->
    [one] { $seat } jugó Confiscar y le quitó una carta de ogro a { $victim }.
   *[other] { $seat } jugó Confiscar y le quitó { $count } cartas de ogro a { $victim }.
}
dwar7s-log-confiscate-own = { $seat } jugó Confiscar y le quitó a { $victim }: { $ogres }.
dwar7s-log-scare = { $seat } jugó Asustar: un enano de { $victim } huyó de { $start }. Ahora está en { $cell }: { $card }.
dwar7s-log-thief = { $seat } jugó Ladrón y le quitó una gema a { $victim }.
dwar7s-log-thief-own = { $seat } jugó Ladrón y le quitó una gema a { $victim }: { $gem }.

## Resolution. Each of them also sends the dwarves of the task home

dwar7s-log-mine = { $seat } trabajó y sacó { $gems }: { $card } ({ $cell }).
dwar7s-log-mine-dragon = { $seat } trabajó en vano, pues hay un dragón en el reino: { $card } ({ $cell }).
dwar7s-log-mine-empty = { $seat } trabajó en vano, pues la pila está vacía ({ $gem }): { $card } ({ $cell }).
dwar7s-log-tavern = { $seat } robó una carta de ogro en la taberna ({ $cell }).
dwar7s-log-tavern-own = { $seat } robó una carta de ogro en la taberna ({ $cell }): { $ogre }.
dwar7s-log-tavern-empty = { $seat } ya no encontró ningún ogro en la taberna ({ $cell }).
dwar7s-log-tavern-shuffle = Las cartas de ogro descartadas se barajaron y forman un nuevo mazo.
dwar7s-log-store = { $seat } no comerció nada en el Almacén ({ $cell }).
dwar7s-log-trade = { $seat } pagó { $gems } y completó un objetivo de comercio: { $trade }.
dwar7s-log-trade-new = Nuevo objetivo de comercio: { $trade }.
dwar7s-log-trade-none = No quedan objetivos de comercio en el mazo.
dwar7s-log-castle = { $seat } no cavó en el Castillo ({ $cell }).
dwar7s-log-castle-monster = { $seat } no pudo cavar en el Castillo ({ $cell }): hay un monstruo en el reino.
dwar7s-log-dig = { $seat } cavó en { $cell }. Va al fondo: { $card }. Aparece: { $shown }.
dwar7s-log-monster = { $seat } derrotó a un monstruo en { $cell }: ¡{ $card }!

## Discard, objectives, points

dwar7s-log-discard-gem = { $seat } descartó una gema: { $gem }.
dwar7s-log-discard-ogre = { $seat } descartó una carta de ogro: { $ogre }.
dwar7s-log-reveal = { $seat } reveló un objetivo secreto: ¡{ $secret }!
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
