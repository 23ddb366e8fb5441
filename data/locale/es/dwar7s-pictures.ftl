### Dwar7s Fall: words in its pictures and in their descriptions.

dwar7s-picture-round = Dwar7s Fall · ronda { $round }
dwar7s-picture-last-round = ¡Última ronda!
dwar7s-picture-count-total = puntos
dwar7s-picture-count-realm = reino
dwar7s-picture-count-pool = enanos
dwar7s-picture-count-gems = gemas
dwar7s-picture-count-ogres = ogros
dwar7s-picture-count-kingdom = cartas
dwar7s-picture-count-monsters = monstruos
dwar7s-picture-deck-ogres = ogros
dwar7s-picture-deck-discard = descarte
dwar7s-picture-deck-trades = comercio
dwar7s-picture-now-over = Fin de la partida
dwar7s-picture-now-resolution = { $seat } resuelve las tareas completas
dwar7s-picture-now-discard = { $seat } descarta hasta el límite de mano
dwar7s-picture-now-tasks = { $left ->
    [0] Turno de { $seat } · sin acciones
    [one] Turno de { $seat } · queda { $left } de { $allowed } acciones
   *[other] Turno de { $seat } · quedan { $left } de { $allowed } acciones
}

## The hand. args: seat (id), round, points, count (numbers)

dwar7s-picture-none = Nada
dwar7s-picture-hand-title = La mano de { $seat }
dwar7s-picture-hand-secret-note = Ronda { $round } · solo tú ves esta imagen
dwar7s-picture-hand-full = { $count } cartas (límite { $limit })
dwar7s-picture-hand-kingdom = Cartas de reino
dwar7s-picture-hand-gems = Gemas
dwar7s-picture-hand-ogres = Cartas de ogro
dwar7s-picture-hand-secret = Objetivo secreto
dwar7s-picture-hand-trades = Objetivos de comercio abiertos
dwar7s-picture-hand-each = { $points } PV c/u
dwar7s-picture-hand-revealed = revelado: ya cuenta
dwar7s-picture-hand-holds = ya se cumple
dwar7s-picture-hand-open = aún no se cumple
dwar7s-picture-hand-switch-on = Se revela solo en cuanto se cumple
dwar7s-picture-hand-switch-off = Lo revelas tú
dwar7s-picture-hand-missing = { $count ->
    [0] puedes pagarlo
    [one] falta { $count } gema
   *[other] faltan { $count } gemas
}

## The sheet: turns of a card, then players and stacks. args: card (id), cell, cells (names), walls (ids), cards, count (numbers)

dwar7s-picture-turns-note = { $card } en { $cell }: ¿en qué posición?
dwar7s-picture-turns-open = Paso a { $cells }
dwar7s-picture-turns-shut = Sin paso a cartas adyacentes
dwar7s-picture-clans-note = Jugadores y pilas
dwar7s-picture-clans-stacks = Pilas: la carta de arriba y lo que hay debajo
dwar7s-picture-clans-no-stacks = Aún no hay pilas
dwar7s-picture-clans-no-objectives = aún sin objetivos
dwar7s-picture-clans-kingdom = { $count ->
    [0] ninguna carta de reino en la mano
    [one] { $count } carta de reino en la mano
   *[other] { $count } cartas de reino en la mano
}

## One card, and the end. args: needed, spaces, round (numbers)

dwar7s-picture-card-needs = Completa con { $needed } de { $spaces } enanos
dwar7s-picture-card-trade = Objetivo de comercio
dwar7s-picture-end-title = Dwar7s Fall · fin de la partida
dwar7s-picture-end-round = { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
}
dwar7s-picture-end-trades = Comercio
dwar7s-picture-end-secret = Secreto
dwar7s-picture-end-monsters = Monstruos
dwar7s-picture-end-gems = Gemas
dwar7s-picture-end-realm = Reino
dwar7s-picture-end-cards = Cartas
dwar7s-picture-end-dwarves = Enanos
dwar7s-picture-end-total = Total

## Descriptions. args: who, card, parts (said as they are); seat, seats, terrain, walls, trades, secret, monsters, gems, ogres (ids); cell, cells (names); all others: numbers

dwar7s-picture-text-card = { $card } de { $seat }
dwar7s-picture-text-order = Orden: { $seats }.
dwar7s-picture-text-clan = { $who }: puntos a la vista { $points }; objetivos { $objectives } de { $end }; reino de { $realm } PV, cartas en él: { $cards }; enanos en la reserva: { $pool }; en la mano: gemas { $gems }, cartas de ogro { $ogres }, cartas de reino { $kingdom }.
dwar7s-picture-text-score = Puntos: { $parts }.
dwar7s-picture-text-kingdom = Cartas de reino en la mano: { $cards }.
dwar7s-picture-text-trades-won = Objetivos de comercio completados: { $trades }.
dwar7s-picture-text-secret-won = Objetivo secreto revelado: { $secret }.
dwar7s-picture-text-monsters = Monstruos derrotados: { $monsters }.
dwar7s-picture-text-map = El mapa. Las columnas son letras de oeste a este; las filas, números de norte a sur.
dwar7s-picture-text-cell = { $cell }: { $card }, tipo { $terrain }, { $points } PV.
dwar7s-picture-text-dwarves = Enanos: { $seats }. Completa con { $needed } del mismo color; espacios libres: { $free }.
dwar7s-picture-text-no-dwarves = Ningún enano. Completa con { $needed } del mismo color; espacios libres: { $free }.
dwar7s-picture-text-walls = Murallas: { $walls }.
dwar7s-picture-text-ways = Paso a: { $cells }.
dwar7s-picture-text-no-ways = Sin paso a cartas adyacentes.
dwar7s-picture-text-realm = En el reino de { $seats }.
dwar7s-picture-text-under = Debajo: { $cards }.
dwar7s-picture-text-stack = de arriba abajo: { $cards }.
dwar7s-picture-text-empty = Casillas vacías junto a cartas: { $cells }.
dwar7s-picture-text-asked = Para elegir ahora: { $cells }.
dwar7s-picture-text-open = Objetivos de comercio abiertos:
dwar7s-picture-text-piles = Gemas restantes: { $gems }.
dwar7s-picture-text-decks = Mazos: cartas de ogro { $ogres }, objetivos de comercio { $trades }.
dwar7s-picture-text-discard = Cartas de ogro descartadas, la última primero: { $ogres }.
dwar7s-picture-text-your-realm = Tu reino: { $points } PV, cartas en él: { $cards }.
dwar7s-picture-text-their-realm = Reino de { $seat }: { $before } PV, luego { $points } PV.
dwar7s-picture-text-full = Cartas en la mano: { $count } de { $limit }. Puntos con tus gemas: { $points }.
dwar7s-picture-text-gems = Gemas: { $gems }.
dwar7s-picture-text-ogres = Cartas de ogro: { $ogres }.
dwar7s-picture-text-total = { $who }: { $total } PV ({ $parts }).
