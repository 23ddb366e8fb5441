### Kemet: Blood and Sand: what happened. What the arguments mean is said at the top of ../en/kemet.ftl.

## Set-up

kemet-log-order = Orden de turno: { $seats }.
kemet-log-colours = Losetas de poder de esta partida: { $colours }.
kemet-log-city = { $seat } eligió la ciudad de { $city }.
kemet-log-troops = { $seat } colocó { $units } unidades en cada distrito: { $zones }.
kemet-log-founded = { $seat } construyó una pirámide { $colour } de nivel { $level } en el { $zone }.
kemet-log-first = { $seat } tomó { $tile } como primera loseta.
kemet-log-dealt = { $seat } robó { $cards }.
kemet-log-dealt-hidden = { $count ->
    [one] { $seat } robó una carta de Intervención Divina.
   *[other] { $seat } robó { $count } cartas de Intervención Divina.
}

## A turn of the Day

kemet-log-day = Día { $day }.
kemet-log-turn = Turno de { $seat }.
kemet-log-space = { $seat }: { $space }.
kemet-log-silver = { $seat } jugó la ficha de plata: { $space }.
kemet-log-gold = { $seat } jugó la ficha de oro: { $tile }.
kemet-log-prayers = { $seat } ganó { $prayers } PP.
kemet-log-effect = { $seat } ganó { $prayers } PP: { $why }.
kemet-log-prayers-full = { $seat } ganó { $prayers } PP; { $lost ->
    [one] se perdió { $lost } más por encima del límite.
   *[other] se perdieron { $lost } más por encima del límite.
}
kemet-log-paid = { $seat } pagó { $cost } PP.
kemet-log-fame = { $seat } ganó { $fame }.
kemet-log-fame-lost = { $seat } perdió { $fame }.

## Tiles, pyramids, creatures

kemet-log-tile = { $seat } compró la loseta { $tile } por { $cost } PP.
kemet-log-tile-nothing = { $seat } no compró nada.
kemet-log-token = { $seat } recibió una { $token }.
kemet-log-special = { $seat } retiró de la partida la carta { $removed } y tomó la carta { $card }.
kemet-log-special-hidden = { $seat } retiró de la partida una carta de batalla, sin enseñarla, y tomó la carta { $card }.
kemet-log-mercenaries = { $count ->
    [one] { $count } mercenario se unió a { $seat }.
   *[other] { $count } mercenarios se unieron a { $seat }.
}
kemet-log-raised = { $seat } elevó la pirámide { $colour } del { $zone } a nivel { $level } por { $cost } PP.
kemet-log-raised-new = { $seat } construyó una pirámide { $colour } de nivel { $level } en el { $zone } por { $cost } PP.
kemet-log-raised-nothing = { $seat } no elevó nada.
kemet-log-put = { $seat } colocó la criatura { $beast } en el { $zone }.
kemet-log-swap = { $seat } cambió la criatura { $other } por la criatura { $beast } en el { $zone }.
kemet-log-supply = La criatura { $beast } volvió a la reserva de { $seat }.

## Recruit and move

kemet-log-recruit = { $units ->
    [one] { $seat } reclutó { $units } unidad por { $cost } PP.
   *[other] { $seat } reclutó { $units } unidades por { $cost } PP.
}
kemet-log-recruit-nothing = { $seat } no reclutó a nadie.
kemet-log-placed = { $units ->
    [one] { $seat }: { $units } unidad en el { $zone }.
   *[other] { $seat }: { $units } unidades en el { $zone }.
}
kemet-log-move-nothing = { $seat } no movió nada.
kemet-log-land = { $units ->
    [one] { $seat } movió { $units } unidad del { $start } al { $zone }.
   *[other] { $seat } movió { $units } unidades del { $start } al { $zone }.
}
kemet-log-port = { $units ->
    [one] { $seat } movió { $units } unidad por barco, del { $start } al { $zone }.
   *[other] { $seat } movió { $units } unidades por barco, del { $start } al { $zone }.
}
kemet-log-teleport = { $units ->
    [one] { $seat } teletransportó { $units } unidad del { $start } al { $zone }.
   *[other] { $seat } teletransportó { $units } unidades del { $start } al { $zone }.
}
kemet-log-took = { $units ->
    [one] { $units } unidad del { $zone } se unió a la tropa de { $seat }.
   *[other] { $units } unidades del { $zone } se unieron a la tropa de { $seat }.
}
kemet-log-left = { $units ->
    [one] { $units } unidad de { $seat } se quedó en el { $zone }.
   *[other] { $units } unidades de { $seat } se quedaron en el { $zone }.
}
kemet-log-creatures = { $count ->
    [0] Ninguna criatura sigue con la tropa de { $seat } desde el { $zone }.
    [one] Una criatura sigue con la tropa de { $seat } desde el { $zone }: { $beasts }.
   *[other] { $count } criaturas siguen con la tropa de { $seat } desde el { $zone }: { $beasts }.
}
kemet-log-toll = { $seat } pagó { $cost } PP para entrar en el { $zone }: { $beast }.
kemet-log-trap = { $units ->
    [one] { $tile }: { $seat } perdió { $units } unidad en el { $zone }.
   *[other] { $tile }: { $seat } perdió { $units } unidades en el { $zone }.
}

## Battle

kemet-log-diversion = { $seat } jugó Desvío: la tropa pasó del { $start } al { $zone }.
kemet-log-battle = Batalla en el { $zone }: { $attacker } ataca a { $defender }.
kemet-log-initiative = { $units ->
    [one] Iniciativa: { $seat } perdió { $units } unidad.
   *[other] Iniciativa: { $seat } perdió { $units } unidades.
}
kemet-log-spied = { $seat } vio la carta de batalla de { $victim }: { $card }.
kemet-log-spied-hidden = { $seat } vio la carta de batalla de { $victim }.
kemet-log-revealed = Choque: { $seat } reveló la carta { $card }.
kemet-log-revealed-divine = Choque: { $seat } reveló la carta { $card }, con { $cards } ({ $cost } PP).
kemet-log-discarded = { $seat } descartó la carta { $card } bocabajo.
kemet-log-tactics = Elección Táctica: { $seat } cambió de carta y juega { $card }.
kemet-log-wound = Herida Divina: { $seat } descartó { $cards } por +{ $strength } de fuerza.
kemet-log-strength = Resolución: fuerza de { $attacker }: { $attack } · de { $defender }: { $defence }.
kemet-log-won = { $seat } ganó la batalla.
kemet-log-losses = { $units ->
    [one] Bajas: { $seat } perdió { $units } unidad.
   *[other] Bajas: { $seat } perdió { $units } unidades.
}
kemet-log-losses-none = Bajas: nadie perdió unidades.
kemet-log-reward = Recompensas: { $seat } ganó { $fame }.
kemet-log-veterans = { $count ->
    [one] Recompensas: { $seat } ganó { $count } veterano.
   *[other] Recompensas: { $seat } ganó { $count } veteranos.
}
kemet-log-recall = { $units ->
    [one] { $seat } repatrió { $units } unidad del { $zone }.
   *[other] { $seat } repatrió { $units } unidades del { $zone }.
}
kemet-log-retreat = { $seat } se retiró del { $start } al { $zone }.
kemet-log-stay = { $seat } permaneció en el { $zone }.
kemet-log-hand = { $seat } recuperó en la mano todas las cartas de batalla.

## Divine Intervention cards

kemet-log-divine = { $seat } jugó { $card }.
kemet-log-rain = Lluvia de Fuego: { $victim } perdió 1 unidad en el { $zone }.
kemet-log-theft = Robo de Maná: 1 PP menos para { $seats }.
kemet-log-memory = { $seat } tomó la carta { $card } de la pila de descartes.
kemet-log-reshuffled = La pila de descartes se convirtió en el nuevo mazo de Intervención Divina.
kemet-log-no_card = No queda ninguna carta de Intervención Divina para { $seat }.

## Night

kemet-log-night = Noche { $day }.
kemet-log-offering = Ofrenda: { $seat } entregó { $units } unidades del Santuario.
kemet-log-delta = { $units ->
    [one] { $seat } retiró { $units } unidad del Templo del Delta.
   *[other] { $seat } retiró { $units } unidades del Templo del Delta.
}
kemet-log-temples = Control de templos: { $seat } tiene { $count }.
kemet-log-worship = Adoración ({ $zones }): { $seat } ganó { $prayers } PP.
kemet-log-veterans-prayers = { $count ->
    [one] { $seat } gastó { $count } veterano por { $prayers } PP.
   *[other] { $seat } gastó { $count } veteranos por { $prayers } PP.
}
kemet-log-veterans-cards = { $seat } gastó { $count } veteranos por cartas de Intervención Divina.
kemet-log-veterans-units = { $count ->
    [one] { $seat } gastó { $count } veterano por una unidad.
   *[other] { $seat } gastó { $count } veteranos por unidades.
}
kemet-log-veterans-gone = { $count ->
    [one] { $seat } descartó { $count } veterano sin usar.
   *[other] { $seat } descartó { $count } veteranos sin usar.
}
kemet-log-sight = Visión: { $seat } miró { $cards }.
kemet-log-sight-hidden = { $count ->
    [one] Visión: { $seat } miró la carta de arriba del mazo.
   *[other] Visión: { $seat } miró las { $count } cartas de arriba del mazo.
}
kemet-log-vision = Visión: { $seat } se quedó con { $card } y descartó { $cards }.
kemet-log-vision-hidden = Visión: { $seat } se quedó con una carta y descartó { $cards }.
kemet-log-hand_of_god = Mano de Dios: la pirámide { $colour } de { $seat } en el { $zone } ya es de nivel { $level }.
kemet-log-awakening = Todas las fichas de acción volvieron.
kemet-log-destiny = { $seat } tomó el puesto { $place } en el orden de turno.

## The end, and the score sheet

kemet-over-fame = { $seat } empezó su turno con { $fame } puntos de victoria, y nadie tenía más.
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
