### Immortals: words in its pictures and in their descriptions.

immortals-picture-limbo = Limbo
immortals-picture-realm-light = Luz
immortals-picture-realm-dark = Sombra
immortals-picture-round = Immortals · ronda { $round }/{ $rounds }
immortals-picture-now-turn = { $phase }: turno de { $seat }
immortals-picture-now-reveals = { $seat }: { $action } con { $card }

## The tower and the last battle. args: count, mine, theirs (numbers), attacker, defender, seat, cell (ids)

immortals-picture-tower-inside = Torre
immortals-picture-tower-tray = Bandeja
immortals-picture-tower-empty = vacía
immortals-picture-tower-discard = { $count ->
    [one] · { $count } descartada
   *[other] · { $count } descartadas
}
immortals-picture-tower-supply = en la reserva
immortals-picture-battle-line = { $attacker }: { $mine } × { $defender }: { $theirs }
immortals-picture-battle-open = { $attacker } ataca con { $mine }
immortals-picture-battle-won = { $cell }: gana { $seat }
immortals-picture-battle-tie = { $cell }: empate
immortals-picture-battle-failed = { $cell }: ataque rechazado

## A hand. args: seat (id), round, rounds, count (numbers), region (id), regions (list)

immortals-picture-hand-plan = El plan secreto de { $seat }
immortals-picture-hand-draft = La mano de { $seat }
immortals-picture-hand-secret = { $round ->
    [0] Colocación de ejércitos
   *[other] Ronda { $round }/{ $rounds }
} · solo tú ves esta imagen
immortals-picture-hand-cards = En la mano: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
immortals-picture-hand-regions = Cartas de región y de conflicto: { $count }
immortals-picture-hand-absent = Sin ejércitos allí, así que esta vez no: { $regions }
immortals-picture-hand-passed-light = Mano que circula: conflicto de la luz
immortals-picture-hand-passed-dark = Mano que circula: conflicto de la sombra
immortals-picture-hand-tribes = Tus tribus
immortals-picture-plan-empty = sin carta
immortals-picture-plan-taken = carta perdida
immortals-picture-region-mountainhome = Hogar del Monte
immortals-picture-cost-free = gratis
immortals-picture-cost-magic = en la carta
immortals-picture-cost-construct = precio de la tribu
immortals-picture-card-region = región
immortals-picture-card-conflict = conflicto
immortals-picture-card-wild = comodín
immortals-picture-card-magic = magia
immortals-picture-card-blank = da 1 de oro o energía
immortals-picture-card-any = cualquier región suya
immortals-picture-card-action = espacio de acción
immortals-picture-card-piece = construcción
immortals-picture-tribe-groups = Ejércitos
immortals-picture-tribe-home = región inicial: { $region }
immortals-picture-tribe-start = Inicio
immortals-picture-tribe-deed = Espacio propio
immortals-picture-tribe-prices = Precios

## A battle, the points, the end. args: stance, card (ids), rounds (number)

immortals-picture-inhabitants = Habitantes
immortals-picture-battle-title = Batalla
immortals-picture-battle-attacker = ataca
immortals-picture-battle-defender = defiende
immortals-picture-battle-empty = Región vacía
immortals-picture-battle-strength = fuerza
immortals-picture-battle-stance = Habitantes: { $stance }
immortals-picture-battle-card = Carta de región: { $card }
immortals-picture-battle-fall = Por la torre
immortals-picture-fall-inside = antes en la torre
immortals-picture-fall-thrown = lanzados
immortals-picture-fall-fell = en la bandeja
immortals-picture-fall-stayed = ahora en la torre
immortals-picture-fall-losses = pérdidas
immortals-picture-scoring-title = Puntos
immortals-picture-scoring-before = aún sin puntuación
immortals-picture-scoring-last = + en la última puntuación
immortals-picture-column-occupied = regiones ahora
immortals-picture-column-armies = ejércitos
immortals-picture-column-built = construido
immortals-picture-column-cells = regiones
immortals-picture-column-temples = templos
immortals-picture-column-capitals = capitales
immortals-picture-column-areas = áreas
immortals-picture-column-total = total
immortals-picture-end-title = Immortals · fin de la partida
immortals-picture-end-rounds = { $rounds } rondas

## Pieces on cards of their own. args: built, scored (victory points)

immortals-picture-piece-portal = Lleva de su región a la misma región del otro reino, en un solo sentido, a todo el que esté en ella: para atacar y para mover. Uno en cada región de un reino, también junto a un templo o una capital. { $built } PV al construirlo.
immortals-picture-piece-temple = { $built } PV al construirlo y { $scored } PV en cada puntuación para quien ocupe su región. Una región de un reino tiene un templo o una capital, nunca ambos.
immortals-picture-piece-capital = { $built } PV al construirla y { $scored } PV en cada puntuación para quien ocupe su región. Una en cada área de un reino, en una región sin templo.

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter and token · seat,
## cell, target, region, area, realm: ids · card, an id or a word · tribes, regions, near, actions, cards: lists of
## ids · groups, a list of numbers · light, dark, inside, tray, what, prices: words · all others are whole numbers

immortals-picture-text-order = Orden de turno: { $seats }.
immortals-picture-text-marker = Marcador de jugador inicial para la ronda siguiente: { $seat }.
immortals-picture-text-shown = { $seat } reveló { $card }.
immortals-picture-text-player = { $who }: { $points } PV, { $energy } de energía, { $gold } de oro, limbo de la luz { $light } y de la sombra { $dark }, cartas de conflicto { $cards }.
immortals-picture-text-tribes = Tribus: { $tribes }.
immortals-picture-text-stands = En el tablero: { $regions ->
    [one] { $regions } región
   *[other] { $regions } regiones
}, { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
}.
immortals-picture-text-groups = Grupos de ejércitos, { $realm }: { $groups }.
immortals-picture-text-edge = Con 3 o 4 jugadores, además un grupo de { $armies }.
immortals-picture-text-placed = Cartas boca abajo: { $actions }.
immortals-picture-text-taken = Espacios que perdieron su carta de región: { $actions }.
immortals-picture-text-passed = No quedan cartas en los espacios.
immortals-picture-text-fallen = Ejércitos que cayeron de la torre: { $armies }.
immortals-picture-text-owned = Cartas de región: { $regions }.
immortals-picture-text-unowned = Ninguna carta de región.
immortals-picture-text-worth = { immortals-yields }
immortals-picture-text-armies = { $armies ->
    [one] { $armies } ejército de { $seat }
   *[other] { $armies } ejércitos de { $seat }
}
immortals-picture-text-deck = en el mazo
immortals-picture-text-nothing = nada
immortals-picture-text-map = El mapa. Las regiones adyacentes son las mismas en los dos reinos; un portal lleva a la misma región del otro reino.
immortals-picture-text-region = { $region } ({ $area }). Luz: { $light }. Sombra: { $dark }. Carta: { $card }. Adyacentes: { $near }.
immortals-picture-text-tower = En la torre: { $inside }. En la bandeja: { $tray }. Habitantes en la reserva: { $inhabitants }. Cartas de conflicto en el mazo: { $deck }; descartadas, la última primero: { $cards }.
immortals-picture-text-attack = { $armies ->
    [one] { $seat } ataca { $target } desde { $cell } con { $armies } ejército.
   *[other] { $seat } ataca { $target } desde { $cell } con { $armies } ejércitos.
}
immortals-picture-text-defends = { $armies ->
    [one] { $seat } defiende con { $armies } ejército.
   *[other] { $seat } defiende con { $armies } ejércitos.
}
immortals-picture-text-fall = { $who }: antes en la torre { $inside }, lanzados { $thrown }, en la bandeja { $fell }, ahora en la torre { $stayed }, pérdidas { $losses }.
immortals-picture-text-strength = Fuerza { $mine } contra { $theirs }.
immortals-picture-text-points = { $who }: { $points } PV: construido { $built }, regiones { $cells }, templos { $temples }, capitales { $capitals }, áreas { $areas }.
immortals-picture-text-gained = En la última puntuación: { $points }.
immortals-picture-text-draft = Mano que circula: { $cards }.
immortals-picture-text-hand = En la mano: { $cards }.
immortals-picture-text-space = { $number }. { $what }: { $card }.
immortals-picture-text-prices = Precios: { $prices }.
