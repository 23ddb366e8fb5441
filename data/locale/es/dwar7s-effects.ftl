### Dwar7s Fall: what each option does, beside its name; at most 100 characters.
### gain: what a task gives, a list of gems or the id of a gain · cards: kinds of kingdom cards · gems: a list · missing: dwarves
### that are needed besides · free: spaces left then · enemies, mine: dwarves · ways: how many neighbours it is
### open to · all others: whole numbers.

## Kingdom cards

dwar7s-effect-card = { $points } PV en un reino; { $needed } enanos: { $gain }
dwar7s-effect-card-castle = { dwar7s-effect-card }; su dueño: +{ $actions } acción por turno
dwar7s-effect-card-dragon = { dwar7s-effect-card }; hasta entonces, allí sin minas y sin cavar
dwar7s-effect-card-ice_giant = { dwar7s-effect-card }; hasta entonces, allí sin acción extra y sin cavar

## What tasks give, beside gems

gain-castle = lo de arriba de una pila va al fondo
gain-tavern = 1 carta de ogro
gain-store = un objetivo de comercio por sus gemas
gain-defeat = lo derrotas, { $number } PV
gain-stopped = nada (monstruo en su reino)
gain-empty = nada (pila vacía)
gain-no_ogres = nada (no quedan cartas de ogro)
gain-no_stacks = nada (ahora no se puede cavar en ninguna pila)
gain-no_trades = nada (no hay objetivos abiertos)
gain-theirs = lo derrota el dueño del enano, { $number } PV
gain-defeated = derrotado, { $number } PV para su dueño

## Tasks

dwar7s-effect-place = 1 acción: en cualquier carta con espacio libre, también de un rival
dwar7s-effect-move = 1 acción: a una carta adyacente con espacio libre, sin cruzar murallas
dwar7s-effect-reveal = { $points } PV para siempre, y uno de los 3 objetivos que acaban la partida
dwar7s-effect-switch-on = se revela en cuanto se cumple su condición, en el turno de quien sea
dwar7s-effect-switch-off = lo revelas tú, solo en tus turnos

## Places

dwar7s-effect-site-own = abierta a tu reino: { $cards }
dwar7s-effect-site-rival = abierta al reino de un rival: { $cards }
dwar7s-effect-site-both = abierta a tu reino y al de un rival: { $cards }
dwar7s-effect-site-none = sin reino, abierta a: { $cards }
dwar7s-effect-site-closed = cerrada por murallas de cartas adyacentes
dwar7s-effect-site-alone = sin cartas al lado
dwar7s-effect-rotation-rival = { dwar7s-effect-rotation }; { $rival }: { $before } → { $theirs } PV
dwar7s-effect-rotation = tu reino queda con { $points } PV y { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; { $ways ->
    [0] sin paso a cartas adyacentes
   *[other] abierta a: { $cards }
}
dwar7s-effect-target = { $gain }; { $missing ->
    [0] completa con este enano
    [one] con este, falta { $missing } enano
   *[other] con este, faltan { $missing } enanos
}; { $free ->
    [0] ningún espacio libre
    [one] queda { $free } espacio libre
   *[other] quedan { $free } espacios libres
}
dwar7s-effect-target-over = completa sin este enano: { $gain }; { $free ->
    [0] ningún espacio libre
    [one] queda { $free } espacio libre
   *[other] quedan { $free } espacios libres
}
dwar7s-effect-start = puede ir a: { $cards }
dwar7s-effect-crowd = enanos: { $enemies ->
    [one] { $enemies } enemigo
   *[other] { $enemies } enemigos
}, { $mine ->
    [one] { $mine } tuyo
   *[other] { $mine } tuyos
}; { $needed } del mismo color: { $gain }
dwar7s-effect-work = { $gain }; { $needed } enanos vuelven a tu reserva

## Gems

dwar7s-effect-gem = { $points } PV al final; tienes { $count }
dwar7s-effect-trade = paga { $gems }: { $points } PV si las guardaras
dwar7s-effect-keep = tus gemas siguen en la mano: { $points } PV al final
