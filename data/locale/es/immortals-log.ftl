### Immortals: what happened. What the arguments mean is said at the top of ../en/immortals.ftl.

## Set-up

immortals-log-first = { $seat } empieza la partida.
immortals-log-tribes = { $seat } dirige dos tribus: { $tribes }.
immortals-log-home = { $seat } empieza con un grupo de { $armies } en { $cell } y { $more } ejércitos en { $twin }.

## Draft of armies

immortals-log-draft = Colocación de ejércitos, ronda { $draft }.
immortals-log-dealt = { $seat } roba { $cards }.
immortals-log-dealt-hidden = { $count ->
    [one] { $seat } roba una carta de conflicto del { $realm }.
   *[other] { $seat } roba { $count } cartas de conflicto del { $realm }.
}
immortals-log-shown = { $seat } revela { $card }.
immortals-log-group = { $armies ->
    [one] { $seat } coloca un grupo de { $armies } ejército en { $cell }.
   *[other] { $seat } coloca un grupo de { $armies } ejércitos en { $cell }.
}
immortals-log-occupied = { $seat } no encuentra región vacía para { $card } y se queda con la carta.
immortals-log-kept = { $seat } se queda con la carta de conflicto { $card }: la carta de región ya tiene dueño.
immortals-log-kept-unseen = { $seat } se queda con { $card }, sin mostrarla.
immortals-log-kept-hidden = { $seat } se queda con una carta de conflicto, sin mostrarla.
immortals-log-hands = Las manos pasan a la izquierda, y el marcador de jugador inicial va a { $seat }.
immortals-log-rest = { $armies ->
    [one] { $seat } no puede colocar más grupos: { $armies } ejército va a los limbos, luz { $light }, sombra { $dark }.
   *[other] { $seat } no puede colocar más grupos: { $armies } ejércitos van a los limbos, luz { $light }, sombra { $dark }.
}
immortals-log-start = { $seat } empieza con { $energy } de energía y { $gold } de oro.
immortals-log-limbo = Cada jugador pone { $armies } ejércitos en cada limbo.

## The tower is seeded

immortals-log-seeded = Se lanzan { $thrown } cubos a la torre: { $fallen ->
    [0] no cae ninguno
    [one] cae { $fallen }
   *[other] caen { $fallen }
}, { $inside ->
    [one] queda { $inside } dentro
   *[other] quedan { $inside } dentro
}.
immortals-log-limbos = { $seat } pone en los limbos los ejércitos que caen: luz { $light }, sombra { $dark }.
immortals-log-tray = { $inhabitants ->
    [0] No queda ningún habitante en la bandeja.
    [one] { $inhabitants } habitante queda en la bandeja.
   *[other] { $inhabitants } habitantes quedan en la bandeja.
}

## Region cards

immortals-log-region = { $seat } recibe la carta de región { $region }.
immortals-log-region-from = { $seat } le quita a { $victim } la carta de región { $region }.
immortals-log-region-deck = La carta de región { $region }, de { $seat }, vuelve al mazo.
immortals-log-region-space = Estaba en el espacio { $action }; al llegar a él, { $seat } recibe 1 de oro o 1 de energía.

## A round: reinforcement and planning

immortals-log-round = Ronda { $round } de { $rounds }. Empieza { $seat }.
immortals-log-drew = { $seat } roba { $cards }.
immortals-log-drew-hidden = { $count ->
    [one] { $seat } roba una carta de conflicto.
   *[other] { $seat } roba { $count } cartas de conflicto.
}
immortals-log-drew-none = { $seat } no roba ninguna carta.
immortals-log-no_card = No queda ninguna carta de conflicto para { $seat }.
immortals-log-reshuffled = Las cartas de conflicto descartadas forman un nuevo mazo.
immortals-log-reshuffled-realm = Las cartas de conflicto descartadas del { $realm } forman un nuevo mazo.
immortals-log-reinforced = { $armies ->
    [one] { $seat } envía { $armies } ejército del limbo a { $cell }.
   *[other] { $seat } envía { $armies } ejércitos del limbo a { $cell }.
}
immortals-log-reinforced-none = { $seat } no envía refuerzos.
immortals-log-planned = Todos terminan de planificar.

## Actions

immortals-log-reveals = { $seat } revela { $action } con { $card }.
immortals-log-declined = { $seat } renuncia a la acción: { $action }.
immortals-log-impossible = { $seat } no puede hacer la acción: { $action }.
immortals-log-pass = { $seat } pasa y recupera las cartas que quedan en su tablero.
immortals-log-compensation = { $seat } recibe 1 de { $wealth } como compensación.
immortals-log-paid = { $seat } paga { $energy ->
    [0] { $gold } de oro
   *[other] { $gold ->
        [0] { $energy } de energía
       *[other] { $energy } de energía y { $gold } de oro
    }
}.
immortals-log-gold = { $seat } extrae { $gold } de oro en { $cell }.
immortals-log-energy = { $seat } extrae { $energy } de energía en { $cell }.
immortals-log-transition = { $armies ->
    [one] { $seat } trae { $armies } ejército del limbo a { $cell }.
   *[other] { $seat } trae { $armies } ejércitos del limbo a { $cell }.
}
immortals-log-built = { $seat } construye en { $cell }: { $piece }, { $points } PV.
immortals-log-moved = { $armies ->
    [one] { $seat } mueve { $armies } ejército de { $cell } a { $target }.
   *[other] { $seat } mueve { $armies } ejércitos de { $cell } a { $target }.
}
immortals-log-marker = { $seat } se lleva el marcador de jugador inicial, para la ronda siguiente.
immortals-log-seize = { $armies ->
    [one] { $seat } tiene { $armies } ejército en { $cell }, contra { $theirs } de { $victim } en { $twin }.
   *[other] { $seat } tiene { $armies } ejércitos en { $cell }, contra { $theirs } de { $victim } en { $twin }.
}
immortals-log-seize-nothing = { $seat } no consigue la carta de región.

## Attack and battle

immortals-log-attack = { $armies ->
    [one] { $seat } ataca la región vacía { $target } desde { $cell } con { $armies } ejército.
   *[other] { $seat } ataca la región vacía { $target } desde { $cell } con { $armies } ejércitos.
}
immortals-log-attack-held = { $armies ->
    [one] { $seat } ataca a { $victim } en { $target } desde { $cell } con { $armies } ejército.
   *[other] { $seat } ataca a { $victim } en { $target } desde { $cell } con { $armies } ejércitos.
}
immortals-log-stance = Los habitantes { $stance }.
immortals-log-tray-added = No hay habitantes en la bandeja: viene 1 de la reserva.
immortals-log-tray-returned = Hay demasiados habitantes en la bandeja: 1 vuelve a la reserva.
immortals-log-drop = { $thrown ->
    [one] Se lanza { $thrown } cubo a la torre
   *[other] Se lanzan { $thrown } cubos a la torre
}: { $fallen ->
    [0] no cae ninguno
    [one] cae { $fallen }
   *[other] caen { $fallen }
}, hay { $inside } dentro.
immortals-log-fallen = { $armies ->
    [one] Cae { $armies } ejército de { $seat }.
   *[other] Caen { $armies } ejércitos de { $seat }.
}
immortals-log-fallen-inhabitants = { $inhabitants ->
    [one] Cae { $inhabitants } habitante.
   *[other] Caen { $inhabitants } habitantes.
}
immortals-log-strength = Fuerza · { $attacker }: { $attack } · { $defender }: { $defence }.
immortals-log-strength-inhabitants = Fuerza · { $attacker }: { $attack } · habitantes: { $inhabitants }.
immortals-log-won = { $seat } gana la batalla por { $target }.
immortals-log-lost = { $seat } pierde la batalla por { $target }.
immortals-log-tie = La batalla por { $target } termina en empate.
immortals-log-losses = { $armies ->
    [one] { $seat } pierde { $armies } ejército, que va al limbo del { $realm }.
   *[other] { $seat } pierde { $armies } ejércitos, que van al limbo del { $realm }.
}
immortals-log-losses-inhabitants = { $inhabitants ->
    [one] { $inhabitants } habitante vuelve a la reserva.
   *[other] { $inhabitants } habitantes vuelven a la reserva.
}
immortals-log-stands = { $armies ->
    [one] { $seat } ahora tiene { $armies } ejército en { $cell }.
   *[other] { $seat } ahora tiene { $armies } ejércitos en { $cell }.
}
immortals-log-empty = { $cell } está ahora vacía.

## Scoring and the end

immortals-log-scored = { $seat } suma { $points } PV: regiones { $cells }, templos { $temples }, capitales { $capitals }, áreas { $areas }.
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
immortals-sheet-armies = Ejércitos en juego
immortals-sheet-total = Puntos
