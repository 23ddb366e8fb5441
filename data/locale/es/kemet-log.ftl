### Kemet: Blood and Sand: what happened. What the arguments mean is said at the top of ../en/kemet.ftl.

## Set-up

kemet-log-order = Orden de turno: { $seats }.
kemet-log-colours = Losetas de poder de esta partida: { $colours }.
kemet-log-city = { $seat } elige la ciudad de { $city }.
kemet-log-troops = { $seat } coloca { $units } unidades en cada distrito: { $zones }.
kemet-log-founded = { $seat } construye una pirámide { $colour } de nivel { $level } en el { $zone }.
kemet-log-first = { $seat } toma su primera loseta: { $tile }.
kemet-log-dealt = { $seat } roba { $cards }.
kemet-log-dealt-hidden = { $count ->
    [one] { $seat } roba una carta de Intervención Divina.
   *[other] { $seat } roba { $count } cartas de Intervención Divina.
}

## A turn of the Day

kemet-log-day = Día { $day }.
kemet-log-turn = Turno de { $seat }.
kemet-log-space = { $seat }: { $space }.
kemet-log-silver = { $seat } juega la ficha de plata: { $space }.
kemet-log-gold = { $seat } juega la ficha de oro: { $tile }.
kemet-log-prayers = { $seat } gana { $prayers } PP.
kemet-log-effect = { $seat } gana { $prayers } PP: { $why }.
# prayers: lo que se gana · lost: lo que pasa del límite
kemet-cut-off = { $lost ->
    [one] se pierde { $lost } más por encima del límite.
   *[other] se pierden { $lost } más por encima del límite.
}
kemet-log-prayers-full = { $seat } gana { $prayers } PP; { kemet-cut-off }
kemet-log-effect-full = { $seat } gana { $prayers } PP: { $why }; { kemet-cut-off }
# In games from before the price stood in the line of what was paid for.
kemet-log-paid = { $seat } paga { $cost } PP.
kemet-log-fame = { $seat } gana { $fame }.
kemet-log-fame-lost = { $seat } pierde { $fame }.

## Tiles, pyramids, creatures

kemet-log-tile = { $seat } compra la loseta { $tile } por { $cost } PP.
kemet-log-tile-nothing = { $seat } no compra nada.
kemet-log-token = { $seat } recibe una { $token }.
kemet-log-special = { $seat } retira de la partida la carta { $removed } y toma la carta { $card }.
kemet-log-special-hidden = { $seat } retira de la partida una carta de batalla, sin enseñarla, y toma la carta { $card }.
kemet-log-mercenaries = { $count ->
    [one] { $count } mercenario se une a { $seat }.
   *[other] { $count } mercenarios se unen a { $seat }.
}
kemet-log-raised = { $seat } eleva la pirámide { $colour } del { $zone } a nivel { $level } por { $cost } PP.
kemet-log-raised-new = { $seat } construye una pirámide { $colour } de nivel { $level } en el { $zone } por { $cost } PP.
kemet-log-raised-nothing = { $seat } no eleva nada.
kemet-log-put = { $seat } coloca la criatura { $beast } en el { $zone }.
kemet-log-swap = { $seat } cambia la criatura { $other } por la criatura { $beast } en el { $zone }.
kemet-log-supply = La criatura { $beast } vuelve a la reserva de { $seat }.

## Recruit and move

kemet-log-recruit = { $units ->
    [one] { $seat } recluta { $units } unidad por { $cost } PP.
   *[other] { $seat } recluta { $units } unidades por { $cost } PP.
}
kemet-log-recruit-nothing = { $seat } no recluta a nadie.
kemet-log-placed = { $units ->
    [one] { $seat }: { $units } unidad en el { $zone }.
   *[other] { $seat }: { $units } unidades en el { $zone }.
}
kemet-log-move-nothing = { $seat } no mueve nada.
kemet-log-land = { $units ->
    [one] { $seat } mueve { $units } unidad del { $start } al { $zone }.
   *[other] { $seat } mueve { $units } unidades del { $start } al { $zone }.
}
kemet-log-port = { $units ->
    [one] { $seat } mueve { $units } unidad por barco, del { $start } al { $zone }.
   *[other] { $seat } mueve { $units } unidades por barco, del { $start } al { $zone }.
}
kemet-log-teleport = { $units ->
    [one] { $seat } teletransporta { $units } unidad del { $start } al { $zone }.
   *[other] { $seat } teletransporta { $units } unidades del { $start } al { $zone }.
}
kemet-log-teleport-paid = { $units ->
    [one] { $seat } teletransporta { $units } unidad del { $start } al { $zone } por { $cost } PP.
   *[other] { $seat } teletransporta { $units } unidades del { $start } al { $zone } por { $cost } PP.
}
kemet-log-took = { $units ->
    [one] { $units } unidad del { $zone } se une a la tropa de { $seat }.
   *[other] { $units } unidades del { $zone } se unen a la tropa de { $seat }.
}
kemet-log-left = { $units ->
    [one] { $units } unidad de { $seat } se queda en el { $zone }.
   *[other] { $units } unidades de { $seat } se quedan en el { $zone }.
}
kemet-log-creatures = { $count ->
    [0] Ninguna criatura sigue con la tropa de { $seat } desde el { $zone }.
    [one] Una criatura sigue con la tropa de { $seat } desde el { $zone }: { $beasts }.
   *[other] { $count } criaturas siguen con la tropa de { $seat } desde el { $zone }: { $beasts }.
}
kemet-log-toll = { $seat } paga { $cost } PP para entrar en el { $zone }: { $beast }.
kemet-log-trap = { $units ->
    [one] { $tile }: { $seat } pierde { $units } unidad en el { $zone }.
   *[other] { $tile }: { $seat } pierde { $units } unidades en el { $zone }.
}

## Battle

kemet-log-diversion = { $seat } juega Desvío: la tropa pasa del { $start } al { $zone }.
kemet-log-diversion-paid = { $seat } juega Desvío por { $cost } PP: la tropa pasa del { $start } al { $zone }.
kemet-log-battle = Batalla en el { $zone }: { $attacker } ataca a { $defender }.
kemet-log-initiative = { $units ->
    [one] Iniciativa: { $seat } pierde { $units } unidad.
   *[other] Iniciativa: { $seat } pierde { $units } unidades.
}
kemet-log-spied = { $seat } ve la carta de batalla de { $victim }: { $card }.
kemet-log-spied-hidden = { $seat } ve la carta de batalla de { $victim }.
kemet-log-revealed = Choque: { $seat } revela la carta { $card }.
kemet-log-revealed-divine = Choque: { $seat } revela la carta { $card }, con { $cards } ({ $cost } PP).
kemet-log-discarded = { $seat } descarta la carta { $card } boca abajo.
kemet-log-tactics = Elección Táctica: { $seat } cambia de carta y juega { $card }.
kemet-log-wound = Herida Divina: { $seat } descarta { $cards } por +{ $strength } de fuerza.
kemet-log-strength = Resolución: fuerza { $attack } de { $attacker } contra { $defence } de { $defender }.
kemet-log-won-in = { $seat } gana la batalla en el { $zone }.
# In games from before the line named the place.
kemet-log-won = { $seat } gana la batalla.
kemet-log-losses = { $units ->
    [one] Bajas: { $seat } pierde { $units } unidad.
   *[other] Bajas: { $seat } pierde { $units } unidades.
}
kemet-log-losses-none = Bajas: nadie pierde unidades.
kemet-log-reward = Recompensas: { $seat } gana { $fame }.
kemet-log-veterans = { $count ->
    [one] Recompensas: { $seat } gana { $count } veterano.
   *[other] Recompensas: { $seat } gana { $count } veteranos.
}
kemet-log-recall = { $units ->
    [one] { $seat } repatría { $units } unidad del { $zone }.
   *[other] { $seat } repatría { $units } unidades del { $zone }.
}
kemet-log-retreat = { $seat } se retira del { $start } al { $zone }.
kemet-log-stay = { $seat } permanece en el { $zone }.
kemet-log-hand = { $seat } recupera en la mano todas las cartas de batalla.

## Divine Intervention cards

kemet-log-divine = { $seat } juega { $card }.
kemet-log-divine-paid = { $seat } juega { $card } por { $cost } PP.
kemet-log-rain = Lluvia de Fuego: { $victim } pierde 1 unidad en el { $zone }.
kemet-log-theft = Robo de Maná: 1 PP menos para { $seats }.
kemet-log-memory = { $seat } toma la carta { $card } de la pila de descartes.
kemet-log-reshuffled = La pila de descartes se convierte en el nuevo mazo de Intervención Divina.
kemet-log-no_card = No queda ninguna carta de Intervención Divina para { $seat }.

## Night

kemet-log-night = Noche { $day }.
kemet-log-offering = Ofrenda: { $seat } entrega { $units } unidades del Santuario.
kemet-log-delta = { $units ->
    [one] { $seat } retira { $units } unidad del Templo del Delta.
   *[other] { $seat } retira { $units } unidades del Templo del Delta.
}
kemet-log-temples = Control de templos: { $seat } tiene { $count }.
kemet-log-prayers-night = Noche: { $seat } gana { $prayers } PP.
kemet-log-prayers-night-full = Noche: { $seat } gana { $prayers } PP; { kemet-cut-off }
kemet-log-worship = Adoración ({ $zones }): { $seat } gana { $prayers } PP.
kemet-log-worship-full = Adoración ({ $zones }): { $seat } gana { $prayers } PP; { kemet-cut-off }
kemet-log-veterans-prayers = { $count ->
    [one] { $seat } gasta { $count } veterano por { $prayers } PP.
   *[other] { $seat } gasta { $count } veteranos por { $prayers } PP.
}
kemet-log-veterans-prayers-full = { $count ->
    [one] { $seat } gasta { $count } veterano por { $prayers } PP; { kemet-cut-off }
   *[other] { $seat } gasta { $count } veteranos por { $prayers } PP; { kemet-cut-off }
}
kemet-log-veterans-cards = { $seat } gasta { $count } veteranos por cartas de Intervención Divina.
kemet-log-veterans-units = { $count ->
    [one] { $seat } gasta { $count } veterano por una unidad.
   *[other] { $seat } gasta { $count } veteranos por unidades.
}
kemet-log-veterans-gone = { $count ->
    [one] { $seat } descarta { $count } veterano sin usar.
   *[other] { $seat } descarta { $count } veteranos sin usar.
}
kemet-log-sight = Visión: { $seat } mira { $cards }.
kemet-log-sight-hidden = { $count ->
    [one] Visión: { $seat } mira la carta de arriba del mazo.
   *[other] Visión: { $seat } mira las { $count } cartas de arriba del mazo.
}
kemet-log-vision = Visión: { $seat } se queda con { $card } y descarta { $cards }.
kemet-log-vision-hidden = Visión: { $seat } se queda con una carta y descarta { $cards }.
kemet-log-hand_of_god = Mano de Dios: la pirámide { $colour } de { $seat } en el { $zone } ya es de nivel { $level }.
kemet-log-awakening = Todas las fichas de acción vuelven.
kemet-log-destiny = { $seat } toma el puesto { $place } en el orden de turno.

## The end, and the score sheet

kemet-over-fame = { $seat } empieza su turno con { $fame } puntos de victoria, y nadie tiene más.
kemet-sheet-battle = PV de batalla
kemet-sheet-divine = PV divinos
kemet-sheet-temple = PV de templo
kemet-sheet-pyramid = PV de pirámide
kemet-sheet-total = Puntos de victoria

## Kinds of fame points and how many of them

fame-battle = PV de batalla
fame-battle-count = { $count } PV de batalla
fame-divine = PV divino
fame-divine-count = { $count ->
    [one] { $count } PV divino
   *[other] { $count } PV divinos
}
fame-temple = PV de templo
fame-temple-count = { $count } PV de templo
fame-pyramid = PV de pirámide
fame-pyramid-count = { $count } PV de pirámide
