### Kemet: Blood and Sand: words in its pictures and in their descriptions.

kemet-picture-river = NILO
kemet-picture-letter-ruby = R
kemet-picture-letter-sapphire = Z
kemet-picture-letter-diamond = D
kemet-picture-letter-onyx = O
kemet-picture-count-fame = PV, de 9 para ganar
kemet-picture-count-prayers = puntos de plegaria (PP)
kemet-picture-count-tokens = fichas de acción por jugar
kemet-picture-count-permanent = PV permanentes
kemet-picture-count-temporary = PV temporales
kemet-picture-count-battle = cartas de batalla
kemet-picture-count-divine = cartas de ID
kemet-picture-count-veterans = veteranos
kemet-picture-count-supply = unidades en reserva
kemet-picture-count-tiles = losetas de poder
kemet-picture-day = Kemet · día { $day }
kemet-picture-night = Kemet · noche { $day }
kemet-picture-now-turn = Turno de { $seat } · { $left ->
    [0] ninguna ficha de acción
    [one] queda { $left } ficha de acción
   *[other] quedan { $left } fichas de acción
}
kemet-picture-now-march = { $seat } mueve una tropa · { $zone }
kemet-picture-now-won = { $zone }: { $seat } gana la batalla
kemet-picture-now-battle = { $zone }: { $attacker } ({ $mine }) ataca a { $defender } ({ $theirs })

## The hand. args: seat (id), day, held, gone, count (numbers)

kemet-picture-hand-title = La mano de { $seat }
kemet-picture-hand-secret = Día { $day } · solo tú ves esta imagen
kemet-picture-hand-battle = Cartas de batalla
kemet-picture-hand-divine = Intervención Divina
kemet-picture-hand-powers = Poderes
kemet-picture-hand-actions = Tu tablero
kemet-picture-hand-played = jugada
kemet-picture-hand-unseen = boca abajo
kemet-picture-hand-to-play = para jugar
kemet-picture-hand-to-discard = para descartar
kemet-picture-hand-vision = Visión
kemet-picture-hand-committed = en batalla
kemet-picture-hand-none = Ninguna carta
kemet-picture-hand-supply = en tu reserva
kemet-picture-hand-count = { $held } en la mano · { $gone } fuera de la mano
kemet-picture-hand-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
kemet-picture-hand-left = { $count ->
    [0] ninguna ficha de acción por jugar
    [one] { $count } ficha de acción por jugar
   *[other] { $count } fichas de acción por jugar
}
kemet-picture-hand-balance = Equilibrio, filas con ficha:
kemet-picture-space-recruit = Reclutar
kemet-picture-space-move = Mover
kemet-picture-space-raise = Elevar
kemet-picture-space-pray = Orar
kemet-picture-space-buy = Comprar
kemet-picture-space-empty = sin pirámide
kemet-picture-stat-strength = fuerza
kemet-picture-stat-damage = daño
kemet-picture-stat-unblockable = daño imparable
kemet-picture-stat-defence = defensa
kemet-picture-stat-loss = pérdida propia

## The market, a battle, the night. args: count, deck, veterans, level, day (numbers)

kemet-picture-market-title = Losetas de poder
kemet-picture-market-left = Quedan: losetas { $count } · cartas de ID en el mazo { $deck } · veteranos { $veterans }
kemet-picture-market-level = Nivel { $level }
kemet-picture-battle-title = Batalla
kemet-picture-battle-attacker = al ataque
kemet-picture-battle-defender = en defensa: gana si hay empate
kemet-picture-battle-winner = gana
kemet-picture-battle-strength = fuerza
kemet-picture-battle-before = sin cartas
kemet-picture-battle-cards = { $count ->
    [0] ninguna carta de batalla
    [one] { $count } carta de batalla
   *[other] { $count } cartas de batalla
}
kemet-picture-battle-divine = { $count ->
    [0] ninguna carta de ID
    [one] { $count } carta de ID
   *[other] { $count } cartas de ID
}
kemet-picture-battle-alone = Sin cartas de ID
kemet-picture-battle-part-troop = tropa
kemet-picture-battle-part-tiles = poderes
kemet-picture-battle-part-city = su ciudad
kemet-picture-battle-part-card = carta
kemet-picture-battle-part-divine = ID
kemet-picture-battle-powers = Poderes en batalla
kemet-picture-battle-none = Ninguno
kemet-picture-step-offering = Ofrenda
kemet-picture-step-delta = Delta
kemet-picture-step-temples = Control de templos
kemet-picture-step-prayers = Plegarias
kemet-picture-step-intervention = Intervención Divina
kemet-picture-step-conscription = Leva
kemet-picture-step-awakening = Despertar
kemet-picture-step-destiny = Destino
kemet-picture-night-fame = PV
kemet-picture-night-prayers = PP ahora
kemet-picture-night-temples = Templos
kemet-picture-night-worship = PP por Adoración
kemet-picture-night-veterans = Veteranos
kemet-picture-night-divine = Cartas de ID
kemet-picture-night-battle = Cartas de batalla
kemet-picture-night-supply = En la reserva

## The end of the game. args: day (number)

kemet-picture-end-title = Kemet · fin de la partida
kemet-picture-end-day = Día { $day }
kemet-picture-end-temple = Templos
kemet-picture-end-battle = Batallas
kemet-picture-end-divine = Divinos
kemet-picture-end-pyramid = Pirámides
kemet-picture-end-prayers = PP

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter, token and city ·
## troop, a troop in words · seat, zone, colour, city, tile, card, other: ids · seats, zones, beasts, tiles, fame, spaces,
## colours, tokens, cards, owners: lists of ids · marks, a list of words · all others are whole numbers

kemet-picture-text-order = Orden de turno: { $seats }.
kemet-picture-text-place = Nuevo orden de turno, puesto { $place }: { $seat }.
kemet-picture-text-god = { $who }: { $fame } de { $win } PV, { $prayers } PP, fichas de acción restantes { $tokens }, cartas de batalla { $battle }, cartas de ID { $divine }.
kemet-picture-text-troop = { $seat } con { $units ->
    [0] ninguna unidad
    [one] { $units } unidad
   *[other] { $units } unidades
}
kemet-picture-text-led = { $seat } con { $units ->
    [0] ninguna unidad
    [one] { $units } unidad
   *[other] { $units } unidades
} y { $beasts }
kemet-picture-text-pyramid = pirámide { $colour } de nivel { $level }
kemet-picture-text-controlled = bajo control de { $seat }
kemet-picture-text-empty = vacío
kemet-picture-text-prayers = { $prayers } PP de noche
kemet-picture-text-obelisk = un obelisco
kemet-picture-text-military = un puerto militar
kemet-picture-text-merchant = un puerto mercante
kemet-picture-text-city = los tres distritos de { $city } al lado
kemet-picture-text-land = { $count ->
    [0] Ninguna zona adyacente por tierra.
   *[other] Por tierra a: { $zones }.
}
kemet-picture-text-has = Tiene { $marks }.
kemet-picture-text-map = El mapa:
kemet-picture-text-districts = Distritos con tropa o pirámide (los tres de una ciudad son adyacentes entre sí y a su portón):
kemet-picture-text-ports = Puertos mercantes: { $zones }. Desde cualquier puerto se navega a cada uno de ellos y al puerto militar de la ciudad propia.
kemet-picture-text-march = En marcha en el { $zone }, movimiento restante { $left }: { $troop }.
kemet-picture-text-fame = Puntos de victoria: { $fame }.
kemet-picture-text-units = Unidades en la reserva { $supply }, veteranos { $veterans }, cartas de batalla boca abajo { $buried }.
kemet-picture-text-tiles = Losetas de poder: { $tiles }.
kemet-picture-text-spaces = Acciones usadas hoy: { $spaces }.
kemet-picture-text-slots = Casillas de Comprar: { $colours }.
kemet-picture-text-special = Aún por jugar: { $tokens }.
kemet-picture-text-beasts = Criaturas en la reserva: { $beasts }.
kemet-picture-text-spent = Cartas de batalla jugadas: { $cards }.
kemet-picture-text-supply = Junto al tablero: losetas de poder { $tiles }, cartas de ID en el mazo { $deck }, veteranos { $veterans }. Cartas de ID descartadas, primero la última: { $cards }.
kemet-picture-text-tile = { $tile }, nivel { $level }, { $left ->
    [0] no queda ninguna
    [one] queda { $left }
   *[other] quedan { $left }
}, { $count ->
    [0] no es de nadie
   *[other] de { $owners }
}.
kemet-picture-text-battle = Batalla en el { $zone }.
kemet-picture-text-won = Victoria de { $seat }.
kemet-picture-text-strength = fuerza { $strength } ({ $parts })
kemet-picture-text-before = fuerza sin cartas { $strength } ({ $parts })
kemet-picture-text-plays = juega { $card }, añade { $cards }
kemet-picture-text-night = Templos: { $zones }; la Adoración da { $prayers } PP. Veteranos { $veterans }, unidades en la reserva { $supply }.
kemet-picture-text-hand = Cartas de batalla en la mano: { $cards }.
kemet-picture-text-unseen = Boca abajo o fuera de la partida: { $cards }.
kemet-picture-text-divine = Cartas de Intervención Divina: { $cards }.
kemet-picture-text-sight = Visión muestra: { $cards }.
kemet-picture-text-committed = En esta batalla juegas { $card }, descartas { $other } y añades { $cards }.
kemet-picture-text-score = { $who }: { $total } PV ({ $fame }), { $prayers } PP.
