### Immortals: what happened. What the arguments mean is said at the top of ../en/immortals.ftl.

## Set-up

immortals-log-first = { $seat } empieza la partida.
immortals-log-tribes = { $seat } dirige dos tribus: { $tribes }.
immortals-log-home = { $seat } empezó con un grupo de { $armies } en { $cell } y { $more } ejércitos en { $twin }.

## Draft of armies

immortals-log-draft = Colocación de ejércitos, ronda { $draft }.
immortals-log-dealt = { $seat } robó { $cards }.
immortals-log-dealt-hidden = { $count ->
    [one] { $seat } robó una carta de conflicto del { $realm }.
   *[other] { $seat } robó { $count } cartas de conflicto del { $realm }.
}
immortals-log-shown = { $seat } reveló { $card }.
immortals-log-group = { $armies ->
    [one] { $seat } colocó un grupo de { $armies } ejército en { $cell }.
   *[other] { $seat } colocó un grupo de { $armies } ejércitos en { $cell }.
}
immortals-log-occupied = { $seat } no encontró región vacía para { $card } y se quedó la carta.
immortals-log-kept = { $seat } se quedó la carta de conflicto { $card }: la carta de región ya tiene dueño.
immortals-log-kept-unseen = { $seat } se quedó { $card }, sin mostrarla.
immortals-log-kept-hidden = { $seat } se quedó una carta de conflicto, sin mostrarla.
immortals-log-hands = Las manos pasaron a la izquierda, y el marcador de jugador inicial fue para { $seat }.
immortals-log-rest = { $armies ->
    [one] { $seat } no pudo colocar más grupos: { $armies } ejército fue a los limbos, luz { $light }, sombra { $dark }.
   *[other] { $seat } no pudo colocar más grupos: { $armies } ejércitos fueron a los limbos, luz { $light }, sombra { $dark }.
}
immortals-log-start = { $seat } empezó con { $energy } de energía y { $gold } de oro.
immortals-log-limbo = Cada jugador puso { $armies } ejércitos en cada limbo.

## The tower is seeded

immortals-log-seeded = Se lanzaron { $thrown } cubos a la torre: { $fallen ->
    [0] no cayó ninguno
    [one] cayó { $fallen }
   *[other] cayeron { $fallen }
}, { $inside ->
    [one] quedó { $inside } dentro
   *[other] quedaron { $inside } dentro
}.
immortals-log-limbos = { $seat } puso en los limbos los ejércitos que cayeron: luz { $light }, sombra { $dark }.
immortals-log-tray = { $inhabitants ->
    [0] No quedó ningún habitante en la bandeja.
    [one] { $inhabitants } habitante quedó en la bandeja.
   *[other] { $inhabitants } habitantes quedaron en la bandeja.
}

## Region cards

immortals-log-region = { $seat } recibió la carta de región { $region }.
immortals-log-region-from = { $seat } le quitó a { $victim } la carta de región { $region }.
immortals-log-region-deck = La carta de región { $region }, de { $seat }, volvió al mazo.
immortals-log-region-space = Estaba en el espacio { $action }; al llegar a él, { $seat } recibe 1 de oro o 1 de energía.

## A round: reinforcement and planning

immortals-log-round = Ronda { $round } de { $rounds }. Empieza { $seat }.
immortals-log-drew = { $seat } robó { $cards }.
immortals-log-drew-hidden = { $count ->
    [one] { $seat } robó una carta de conflicto.
   *[other] { $seat } robó { $count } cartas de conflicto.
}
immortals-log-drew-none = { $seat } no robó ninguna carta.
immortals-log-no_card = No queda ninguna carta de conflicto para { $seat }.
immortals-log-reshuffled = Las cartas de conflicto descartadas formaron un nuevo mazo.
immortals-log-reshuffled-realm = Las cartas de conflicto descartadas del { $realm } formaron un nuevo mazo.
immortals-log-reinforced = { $armies ->
    [one] { $seat } envió { $armies } ejército del limbo a { $cell }.
   *[other] { $seat } envió { $armies } ejércitos del limbo a { $cell }.
}
immortals-log-reinforced-none = { $seat } no envió refuerzos.
immortals-log-planned = Todos terminaron de planificar.

## Actions

immortals-log-reveals = { $seat } reveló { $action } con { $card }.
immortals-log-declined = { $seat } renunció a la acción: { $action }.
immortals-log-impossible = { $seat } no pudo hacer la acción: { $action }.
immortals-log-pass = { $seat } pasó y recuperó las cartas que quedaban en su tablero.
immortals-log-compensation = { $seat } recibió 1 de { $wealth } como compensación.
immortals-log-paid = { $seat } pagó { $energy ->
    [0] { $gold } de oro
   *[other] { $gold ->
        [0] { $energy } de energía
       *[other] { $energy } de energía y { $gold } de oro
    }
}.
immortals-log-gold = { $seat } extrajo { $gold } de oro en { $cell }.
immortals-log-energy = { $seat } extrajo { $energy } de energía en { $cell }.
immortals-log-transition = { $armies ->
    [one] { $seat } trajo { $armies } ejército del limbo a { $cell }.
   *[other] { $seat } trajo { $armies } ejércitos del limbo a { $cell }.
}
immortals-log-built = { $seat } construyó en { $cell }: { $piece }, { $points } PV.
immortals-log-moved = { $armies ->
    [one] { $seat } movió { $armies } ejército de { $cell } a { $target }.
   *[other] { $seat } movió { $armies } ejércitos de { $cell } a { $target }.
}
immortals-log-marker = { $seat } se llevó el marcador de jugador inicial, para la ronda siguiente.
immortals-log-seize = { $armies ->
    [one] { $seat } tiene { $armies } ejército en { $cell }, contra { $theirs } de { $victim } en { $twin }.
   *[other] { $seat } tiene { $armies } ejércitos en { $cell }, contra { $theirs } de { $victim } en { $twin }.
}
immortals-log-seize-nothing = { $seat } no consiguió la carta de región.

## Attack and battle

immortals-log-attack = { $armies ->
    [one] { $seat } atacó la región vacía { $target } desde { $cell } con { $armies } ejército.
   *[other] { $seat } atacó la región vacía { $target } desde { $cell } con { $armies } ejércitos.
}
immortals-log-attack-held = { $armies ->
    [one] { $seat } atacó a { $victim } en { $target } desde { $cell } con { $armies } ejército.
   *[other] { $seat } atacó a { $victim } en { $target } desde { $cell } con { $armies } ejércitos.
}
immortals-log-stance = Los habitantes { $stance }.
immortals-log-tray-added = No había habitantes en la bandeja: vino 1 de la reserva.
immortals-log-tray-returned = Había demasiados habitantes en la bandeja: 1 volvió a la reserva.
immortals-log-drop = { $thrown ->
    [one] Se lanzó { $thrown } cubo a la torre
   *[other] Se lanzaron { $thrown } cubos a la torre
}: { $fallen ->
    [0] no cayó ninguno
    [one] cayó { $fallen }
   *[other] cayeron { $fallen }
}, hay { $inside } dentro.
immortals-log-fallen = { $armies ->
    [one] Cayó { $armies } ejército de { $seat }.
   *[other] Cayeron { $armies } ejércitos de { $seat }.
}
immortals-log-fallen-inhabitants = { $inhabitants ->
    [one] Cayó { $inhabitants } habitante.
   *[other] Cayeron { $inhabitants } habitantes.
}
immortals-log-strength = Fuerza · { $attacker }: { $attack } · { $defender }: { $defence }.
immortals-log-strength-inhabitants = Fuerza · { $attacker }: { $attack } · habitantes: { $inhabitants }.
immortals-log-won = { $seat } ganó la batalla por { $target }.
immortals-log-lost = { $seat } perdió la batalla por { $target }.
immortals-log-tie = La batalla por { $target } terminó en empate.
immortals-log-losses = { $armies ->
    [one] { $seat } perdió { $armies } ejército, que va al limbo del { $realm }.
   *[other] { $seat } perdió { $armies } ejércitos, que van al limbo del { $realm }.
}
immortals-log-losses-inhabitants = { $inhabitants ->
    [one] { $inhabitants } habitante volvió a la reserva.
   *[other] { $inhabitants } habitantes volvieron a la reserva.
}
immortals-log-stands = { $armies ->
    [one] { $seat } ahora tiene { $armies } ejército en { $cell }.
   *[other] { $seat } ahora tiene { $armies } ejércitos en { $cell }.
}
immortals-log-empty = { $cell } está ahora vacía.

## Scoring and the end

immortals-log-scored = { $seat } sumó { $points } PV: regiones { $cells }, templos { $temples }, capitales { $capitals }, áreas { $areas }.
immortals-over-points = { $seat } tiene más puntos que nadie: { $points } PV.
immortals-over-armies = { $seat } empata con { $points } PV y tiene más ejércitos en el tablero: { $armies }.
immortals-over-shared = { $armies ->
    [one] La victoria se comparte: { $points } PV y { $armies } ejército en el tablero cada uno.
   *[other] La victoria se comparte: { $points } PV y { $armies } ejércitos en el tablero cada uno.
}
immortals-sheet-built = Piezas construidas
immortals-sheet-cells = Regiones
immortals-sheet-temples = Templos
immortals-sheet-capitals = Capitales
immortals-sheet-areas = Áreas
immortals-sheet-total = Puntos
