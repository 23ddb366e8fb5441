### Kemet: Blood and Sand: what the coach says in a lesson: why the computer player would answer so, as a fact of the
### position. At most 220 characters. What the arguments mean is said at the top of ../en/kemet.ftl and ../en/kemet-coach.ftl.

## Set-up

kemet-coach-city = Desde { $city }, como desde cualquier otra ciudad, el templo más cercano queda a { $moves } movimientos: el { $zone }, que puedes controlar el primer día.
kemet-coach-districts = Da igual qué dos elijas. Una tropa completa de { $units } puede ir a pie al { $zone } ({ $moves } movimientos), y la otra, de una pirámide a otro templo por teletransporte.
kemet-coach-levels-three = Cada color vende otras losetas, y puedes comprar una de cada color al día. { $count } de nivel 1, una de cada color tuyo, cuestan { $cost } de tus { $prayers } puntos de plegaria (PP).
kemet-coach-levels-two = Desde el nivel 2, { $cost } de tus { $prayers } puntos de plegaria (PP, pagan casi todo) llevan la pirámide al nivel { $level } en una acción: las mejores losetas de su color y, en el nivel 4, 1 PV (punto de victoria).
kemet-coach-found-troop = En el { $zone } hay { $units } unidades tuyas. Desde una pirámide se teletransportan a cualquier obelisco, también a los templos, por { $cost } puntos de plegaria (PP).
kemet-coach-found-empty = En el { $zone } no hay tropa tuya, pero la pirámide te vende losetas igualmente, mientras ningún enemigo tome el distrito.
kemet-coach-colour-ruby = Rubí vende fuerza y movimiento: llegas antes a los templos y luchas mejor allí. { $others ->
    [0] Por ahora nadie más puede comprar ahí.
    [one] { $sellers } también puede comprar ahí.
   *[other] { $sellers } también pueden comprar ahí.
}
kemet-coach-colour-sapphire = Zafiro vende defensa y unidades: lo que tomas sigue siendo tuyo más tiempo. { $others ->
    [0] Por ahora nadie más puede comprar ahí.
    [one] { $sellers } también puede comprar ahí.
   *[other] { $sellers } también pueden comprar ahí.
}
kemet-coach-colour-diamond = Diamante vende puntos de plegaria y cartas: cada día puedes pagar más cosas. { $others ->
    [0] Por ahora nadie más puede comprar ahí.
    [one] { $sellers } también puede comprar ahí.
   *[other] { $sellers } también pueden comprar ahí.
}
kemet-coach-colour-onyx = Ónice vende fuerza y mercenarios: tropas más grandes, y más tropas. { $others ->
    [0] Por ahora nadie más puede comprar ahí.
    [one] { $sellers } también puede comprar ahí.
   *[other] { $sellers } también pueden comprar ahí.
}

## Tiles. count: what the tile gives

kemet-coach-tile-fame = { $count } PV al momento y para siempre: nadie te los quita, y tienes { $fame } de los { $most } con los que se gana.
kemet-coach-tile-token = Trae una ficha de acción: una acción más, cada día hasta el final de la partida.
kemet-coach-tile-strength = +{ $count } de fuerza en todas tus batallas, al atacar y al defender: es como otra unidad, y tu mayor tropa tiene { $units }.
kemet-coach-tile-attack = +{ $count } de fuerza siempre que atacas: tu mayor tropa tiene { $units }, y la mayor de los demás, { $enemies }.
kemet-coach-tile-defend = +{ $count } de fuerza siempre que te atacan, y el empate ya es tuyo: { $temples ->
    [0] un templo que tomes te dura
    [one] el templo que controlas te dura
   *[other] los { $temples } templos que controlas te duran
} más.
kemet-coach-tile-damage = +{ $count } de daño en cada batalla, también si la pierdes: la mayor tropa de los demás tiene { $enemies } ahora.
kemet-coach-tile-defence = +{ $count } de defensa en cada batalla: pierdes menos unidades, y tu mayor tropa tiene { $units }.
kemet-coach-tile-movement = { $troops ->
    [one] Tu tropa llega
   *[other] Tus { $troops } tropas llegan
} { $count } zona más lejos: un templo a dos zonas cuesta una acción en vez de dos.
kemet-coach-tile-initiative = Cuando atacas, { $count } unidades enemigas caen antes de jugar las cartas; la mayor tropa de los demás tiene { $enemies }.
kemet-coach-tile-discount = Todo cuesta { $count } PP menos: losetas, cartas, teletransportes y niveles; tienes { $prayers } PP.
kemet-coach-tile-pray = { $count } PP más cada vez que oras; tienes { $prayers } PP.
kemet-coach-tile-cheap = Cada loseta posterior cuesta { $count } PP menos: mejor pronto; tienes { $prayers } PP.
kemet-coach-tile-recruits = Hasta { $count } unidades gratis cada vez que reclutas; en tu reserva hay { $supply }.
kemet-coach-tile-income = { $count } PP más, cada noche; ahora tienes { $prayers } PP.
kemet-coach-tile-reinforced = Hasta { $count } unidades gratis, cada noche; en tu reserva hay { $supply }.
kemet-coach-tile-levels = Una de tus pirámides sube { $count } nivel cada noche, gratis; la más alta tiene nivel { $level }.
kemet-coach-tile-cards = { $count } carta de Intervención Divina más cada noche; ahora { $cards ->
    [0] no tienes ninguna
   *[other] tienes { $cards }
}.
kemet-coach-tile-more = { $count } PP más cada vez que ganas alguno durante el día; ahora tienes { $prayers } PP.
kemet-coach-tile-mercenaries = { $count } unidades más, ahora y gratis, además de { $supply } en tu reserva.
kemet-coach-tile-limit = Tus tropas pueden tener { $count } unidades en vez de 5; tu mayor tropa tiene { $units }, y la mayor de los demás, { $enemies }.
kemet-coach-tile-other = De lo que puedes pagar, la loseta { $tile } tiene el nivel más alto, { $level }, y dura hasta el final de la partida.
kemet-coach-beast-tile = Una criatura: la tropa con ella tiene { $strength ->
    [0] la misma fuerza
   *[other] { $strength } de fuerza más
}{ $damage ->
    [0] {""}
   *[other] , hace { $damage } de daño más
}{ $movement ->
    [0] {""}
    [one] {" "}y llega { $movement } zona más lejos
   *[other] {" "}y llega { $movement } zonas más lejos
}; tu mayor tropa tiene { $units } { $units ->
    [one] unidad
   *[other] unidades
}. Si cae, vuelve a tu reserva.
kemet-coach-beast-cancels = Una criatura que llega 1 zona más lejos con su tropa, y en batalla la criatura enemiga no vale nada: los demás { $creatures ->
    [0] aún no tienen ninguna
   *[other] tienen { $creatures }
} en el mapa.
kemet-coach-beast-put = En tu reserva, la criatura { $beast } no hace nada. Con una tropa da { $strength } de fuerza{ $damage ->
    [0] {""}
   *[other] , { $damage } de daño
}{ $movement ->
    [0] {""}
   *[other] {" "}y { $movement } de movimiento
}.
kemet-coach-beast-goes = Si se queda atrás no ayuda a nadie; con quienes parten da { $strength } de fuerza{ $damage ->
    [0] {""}
   *[other] , { $damage } de daño
}{ $movement ->
    [0] {""}
   *[other] {" "}y { $movement } de movimiento
}.

## A turn

kemet-coach-pray-tile = Tienes { $prayers } PP. Al orar tendrás { $later }, y eso paga la loseta { $tile } (nivel { $level }), que ahora no puedes comprar.
kemet-coach-pray-tomorrow = Tienes { $prayers } PP. Al orar tendrás { $later }: mañana eso paga la loseta { $tile } (nivel { $level }), si sigue ahí.
kemet-coach-pray-units = Tienes { $prayers } PP, y casi todo cuesta alguno. Tras orar son { $later }: un teletransporte, o { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}.
kemet-coach-pray-raise = Tienes { $prayers } PP. Tras orar son { $later }, y con ellos una pirámide sube más de lo que puedes pagar ahora.
kemet-coach-pray-more = Tienes { $prayers } PP y puedes guardar { $most }. Tras orar, { $later } dan margen para la loseta de mañana, y ahora no hay nada mejor que hacer.
kemet-coach-buy-best = { $cost ->
    [0] La loseta { $tile } es gratis.
    [one] { $cost } de tus { $prayers } PP compra la loseta { $tile }.
   *[other] { $cost } de tus { $prayers } PP compran la loseta { $tile }.
} Dura hasta el final de la partida: cuanto antes, mejor.
kemet-coach-buy-nothing = Con { $prayers } PP, nada de aquí vale más que lo que ahorras.
kemet-coach-recruit = { $supply ->
    [one] { $supply } unidad tuya espera
   *[other] { $supply } unidades tuyas esperan
} junto al tablero; { $units ->
    [0] ninguna puede venir ahora
    [one] puede venir { $units }, por { $cost } PP en total
   *[other] pueden venir { $units }, por { $cost } PP en total
}. Cada unidad es 1 de fuerza en batalla.
kemet-coach-raise-fame = La pirámide { $colour } sube del nivel { $before } al { $level } por { $cost } de tus { $prayers } PP: 1 PV mientras nadie tome el distrito, y las losetas más fuertes de su color.
kemet-coach-raise-level = La pirámide { $colour } sube del nivel { $before } al { $level } por { $cost } de tus { $prayers } PP. Así te vende losetas hasta el nivel { $level }; en el nivel 4 es 1 PV.
kemet-coach-raise-new = Una pirámide nueva en el { $zone }, hasta el nivel { $level } por { $cost } de tus { $prayers } PP: un color más que comprar cada día, y desde allí tus tropas se teletransportan.
kemet-coach-raise-nothing = Con { $prayers } PP, ningún nivel vale ahora su precio.
kemet-coach-raise-none = Ninguna pirámide puede subir ahora.
kemet-coach-which-higher = Tus { $prayers } PP la llevan al nivel { $level }, y una pirámide más alta vende mejores losetas de su color.
kemet-coach-which-more = Un color que aún no tienes, hasta el nivel { $level } con tus { $prayers } PP: puedes comprar una loseta de cada color al día.
kemet-coach-level-fame = En el nivel { $level } es 1 PV y vende las losetas más fuertes de su color. Tienes { $prayers } PP para ello.
kemet-coach-level-tiles = La pirámide vende losetas hasta su nivel, y tus { $prayers } PP llegan hasta el nivel { $level }.
kemet-coach-hand-fame = Es gratis, y en el nivel { $level } una pirámide es 1 PV.
kemet-coach-hand-level = Es gratis: nivel { $level }, y losetas hasta ese nivel.
kemet-coach-idle-balance = Al anochecer, cada una de las tres filas de tu tablero necesita una ficha, así que ahora solo sirve la fila { $level }. La acción en sí puedes dejarla sin hacer.
kemet-coach-idle-nothing = En cada turno debes colocar una ficha, y ahora ninguna acción te da nada. Esta no te cuesta nada.
kemet-coach-silver = Una ficha de plata es una segunda acción en el mismo turno, y mañana la tienes otra vez.
kemet-coach-gold = Una ficha de oro es una acción más hoy. Sin usar, esta noche no vale nada.
kemet-coach-twin = Compra la loseta { $tile } con una casilla que ya has usado, por 1 PP más.
kemet-coach-done-nothing = Con { $prayers } PP, { $count ->
    [one] lo único que aún puedes hacer no te ayuda
   *[other] ninguna de las { $count } cosas que aún puedes hacer te ayuda
} ahora.
kemet-coach-done-full = Tienes { $prayers } PP y puedes guardar { $most }: una carta que da más se perdería a medias. Guárdala para cuando te falten.
kemet-coach-done-cards = { $count ->
    [one] Guarda { $cards } para más tarde: jugada ahora, apenas te daría nada.
   *[other] Guarda { $cards } para más tarde: jugadas ahora, apenas te darían nada.
}
kemet-coach-day-prayer = No gasta acción y da { $gain } PP: tienes { $prayers }{ $lost ->
    [0] , así que no se pierde nada
   *[other] {""}
}.
kemet-coach-day-mana_theft = No gasta acción: { $gain } PP para ti, y 1 menos para cada rival que tenga alguno. Tienes { $prayers }.
kemet-coach-day-enlistment = No gasta acción ni puntos de plegaria: 2 unidades de tu reserva, a tropas tuyas o a distritos libres de tu ciudad.
kemet-coach-day-rain_of_fire = { $cost ->
    [0] Gratis
   *[other] Por { $cost } de tus { $prayers } PP
}, un enemigo pierde una unidad, sin batalla. Si está sola y fuera de su ciudad, ese enemigo pierde la zona.
kemet-coach-day-divine_memory = Tienes { $prayers } PP, más de los que necesitas ahora. { $cost ->
    [0] Gratis, {""}
   *[other] Por { $cost } de ellos {""}
}recuperas una carta usada.
kemet-placed = { $rest ->
    [0] Las { $count } unidades van
   *[other] { $most } de las { $count } unidades { $most ->
        [one] va
       *[other] van
    }
}

## New units

kemet-coach-place-paid = { $count ->
    [one] La unidad va
   *[other] { kemet-placed }
} al { $zone }, donde ya hay { $units ->
    [one] { $units } tuya
   *[other] { $units } tuyas
}. Una tropa grande gana batallas; dos pequeñas las pierden.
kemet-coach-place-free = { $count ->
    [one] { $veterans ->
        [0] No cuesta nada
       *[other] Cuesta solo un veterano
    } y va
   *[other] { $veterans ->
        [0] No cuestan nada.
       *[other] Cada una cuesta solo un veterano.
    } { kemet-placed }
} al { $zone }, donde ya hay { $units ->
    [one] { $units } tuya
   *[other] { $units } tuyas
}: una tropa grande gana batallas que dos pequeñas pierden.
kemet-coach-place-fight = En tu propio { $zone } hay { $enemy ->
    [one] { $enemy } unidad enemiga
   *[other] { $enemy } unidades enemigas
}. Las que pongas allí atacan enseguida, en casa: +1 de fuerza, y 1 PV si ganas y te queda alguna.
kemet-coach-place-empty = El { $zone } es tuyo y está vacío: { $count ->
    [one] una unidad allí vuelve a ser
   *[other] { $count } unidades allí vuelven a ser
} una tropa, lista para moverse.
kemet-coach-place-none = Con { $prayers } PP y los sitios que quedan libres, ninguna unidad puede entrar ahora.
kemet-coach-put = Tu tropa más grande en casa, con { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}, está en el { $zone }, y es la que va a luchar.
kemet-coach-special = Tu carta más débil es { $card }, con { $strength } de fuerza: { $better ->
    [one] { $better } de las otras hace
   *[other] { $better } de las otras hacen
} más.

## Moving. teleport: its price

kemet-coach-go-temple = El { $zone } está vacío, y tu tropa del { $start } llega{ $teleport ->
    [0] {""}
   *[other] {" "}por teletransporte ({ $teleport } PP)
}: 1 PV mientras sea tuyo, y { $prayers } PP cada noche.
kemet-coach-go-delta = El { $zone } está vacío, y tu tropa del { $start } llega{ $teleport ->
    [0] {""}
   *[other] {" "}por teletransporte ({ $teleport } PP)
}: 1 PV mientras sea tuyo y, de noche, { $prayers } PP por 1 unidad.
kemet-coach-go-pair = El { $zone } está vacío, y tu tropa del { $start } llega{ $teleport ->
    [0] {""}
   *[other] {" "}por teletransporte ({ $teleport } PP)
}. Con él tienes { $temples } templos: 1 PV mientras sea tuyo, y esta noche 1 más para siempre.
kemet-coach-go-sanctuary = El { $zone } está vacío, y tu tropa del { $start } llega{ $teleport ->
    [0] {""}
   *[other] {" "}por teletransporte ({ $teleport } PP)
}: esta noche, { $units } de sus unidades pueden convertirse en 1 PV para siempre.
kemet-coach-go-high = Nadie protege el { $zone }, y su pirámide es de nivel { $level }: es 1 PV para ti mientras tu tropa esté allí.
kemet-coach-go-pyramid = Nadie protege el { $zone }. Con su pirámide ({ $colour }, nivel { $level }) puedes comprar losetas de ese color y teletransportarte.
kemet-coach-fight-temple = { $seat } controla el { $zone } con fuerza { $theirs }; la tuya es { $mine } antes de las cartas{ $teleport ->
    [0] {""}
   *[other] {" "}(teletransporte: { $teleport } PP)
}. Si ganas y queda alguien, es 1 PV para siempre; el templo, 1 más mientras sea tuyo.
kemet-coach-fight-zone = { $seat } está en el { $zone } con fuerza { $theirs }; la tuya es { $mine } antes de las cartas{ $teleport ->
    [0] {""}
   *[other] {" "}(teletransporte: { $teleport } PP)
}. Si ganas y queda alguien, es 1 PV para siempre.
kemet-coach-move-nothing = Ninguna tropa tuya llega a nada mejor que lo que ocupa, sin una batalla que probablemente perderías.
kemet-coach-units-guard = { $count ->
    [one] Una unidad se queda
   *[other] { $count } unidades se quedan
} atrás, para que el { $zone } y su PV sigan siendo tuyos hasta que alguien ataque; las demás van todas: cada unidad es 1 de fuerza.
kemet-coach-units-home = Las { $count }: cada unidad es 1 de fuerza, y un distrito de tu ciudad sigue siendo tuyo aunque esté vacío.
kemet-coach-units-few = Las { $count }: son pocas para dejar guardia en el { $zone } y aun así ganar en otro lugar.
kemet-coach-units-all = Las { $count }: cada unidad es 1 de fuerza allí adonde van.
kemet-coach-units-take = { $count ->
    [one] También viene
   *[other] También vienen las { $count }
}: cada unidad es 1 de fuerza.
kemet-coach-units-leave = { $count ->
    [0] Ninguna
    [one] Una sola
   *[other] Solo { $count }
}: cada unidad que sigue es 1 de fuerza.
kemet-coach-step-way = De camino al { $zone }: desde allí basta el movimiento que queda.
kemet-coach-stop-temple = El { $zone } ya es tuyo: 1 PV mientras haya allí una tropa tuya. Nada más a tu alcance vale tanto.
kemet-coach-stop-ground = El { $zone } vale más para ti que cualquier otra zona a tu alcance.
kemet-coach-stop-end = Desde el { $zone } no se llega ahora a nada mejor.

## Battle. mine, theirs: strength

kemet-coach-diversion-flee = Tu fuerza es { $mine } contra { $theirs }: demasiada diferencia para una carta. En el { $zone } toda tu tropa sigue viva, sin batalla.
kemet-coach-diversion-even = Tu fuerza es { $mine } contra { $theirs }, y el empate es de quien defiende: deciden las cartas, y no vas por detrás.
kemet-coach-diversion-near = Tu fuerza es { $mine } contra { $theirs }, y el empate es de quien defiende. Las cartas tienen hasta 5 de fuerza: una mejor da la vuelta a la batalla.
# sure: 1 si ninguna carta oculta lo cambia · more: 1 si puede sumar una carta oculta
kemet-odds = { $left ->
    [0] { $sure ->
        [0] Ganas a cualquier carta de batalla suya; solo una carta de Intervención Divina le daría la vuelta
       *[other] Juegue lo que juegue, ganas
    }
   *[other] Ganas a { $wins } de las { $cards } cartas de batalla que aún puede tener{ $more ->
        [0] {""}
       *[other] , sin contar Intervención Divina
    }
}
kemet-coach-council-strongest = Tu carta más fuerte: con ella tienes { $mine } de fuerza; el enemigo, { $theirs } más su carta. { kemet-odds }; descarta { $discard }, la más débil.
kemet-coach-council-cheaper = Con ella tienes { $mine } de fuerza; el enemigo, { $theirs } más su carta. { kemet-odds }, y con ella pierdes menos unidades que con { $kept }.
kemet-coach-council-harder = Con ella tienes { $mine } de fuerza; el enemigo, { $theirs } más su carta. { kemet-odds }, y haces más daño que con { $kept }, ganes o pierdas.
kemet-coach-council-safer = Con ella tienes { $mine } de fuerza; el enemigo, { $theirs } más su carta. { kemet-odds }, y salvas más unidades que con { $kept }.
kemet-coach-council-seen = El enemigo juega { $seen } y tiene { $theirs } de fuerza sin ella; con tu carta tienes { $mine }, y basta{ $sure ->
    [0] , si no añade Intervención Divina
   *[other] { "" }
}. Descarta { $discard }, la más débil.
kemet-coach-council-added = Con { $added } ({ $cost ->
    [0] gratis
   *[other] { $cost } PP
}) tienes { $mine } de fuerza; el enemigo, { $theirs } más su carta. { kemet-odds }.
kemet-beaten = { $best ->
    [0] Ninguna carta de batalla tuya gana aquí por sí sola.
   *[other] { $cards ->
        [1] Una carta tuya más fuerte ganaría aquí; esta no es para ganar.
       *[other] Tu carta más fuerte vencería a { $best } de las { $cards } cartas que el enemigo aún puede tener; esta no es para ganar.
    }
}
kemet-coach-lost-damage = { kemet-beaten } Esta hace { $damage } de daño, que va aparte: el enemigo también pierde unidades.{ $best ->
    [0] {" "}Guarda las fuertes para una batalla que puedas ganar.
   *[other] {""}
}
kemet-coach-lost-defence = { kemet-beaten }{ $defence ->
    [0] { $best ->
        [0] {" "}Guarda las fuertes para una batalla que puedas ganar.
       *[other] { "" }
    }
   *[other] {" "}Esta tiene defensa { $defence }, y sobreviven más unidades tuyas{ $best ->
        [0] ; guarda las fuertes para una batalla que puedas ganar.
       *[other] .
    }
}
kemet-coach-tactics-turn = Van { $mine } contra { $theirs }, y la otra carta tiene la fuerza que falta: convierte la derrota en victoria.
kemet-coach-tactics-won = Van { $mine } contra { $theirs }: así ya ganas.
kemet-coach-tactics-lost = Van { $mine } contra { $theirs }, y la otra carta tampoco basta.
kemet-coach-wound-turn = Van { $mine } contra { $theirs }: con estas cartas, +1 de fuerza cada una, la derrota pasa a victoria.
kemet-coach-wound-won = Van { $mine } contra { $theirs }: así ya ganas; guarda tus cartas.
kemet-coach-wound-lost = Van { $mine } contra { $theirs }: todas tus cartas juntas no bastan; guárdalas.
kemet-coach-after-alone = A quien ganó no le queda nadie en el { $zone }: si permaneces, la zona es tuya.
kemet-coach-after-recall = { $units } unidades vuelven a casa por { $gain } PP, y solo tienes { $prayers }. Puedes reclutarlas otra vez.
kemet-coach-after-retreat = En el mapa, { $units ->
    [one] tu unidad puede moverse
   *[other] tus { $units } unidades pueden moverse
} otra vez enseguida. Repatriar { $gain ->
    [0] no daría ningún PP
   *[other] daría solo { $gain } PP
}, y tendrías que reclutar de nuevo.
kemet-coach-after-temple = Quien permanece en el { $zone } controla el templo: 1 PV, y cuenta esta noche.
kemet-coach-after-hold = En el { $zone } { $units ->
    [one] tu unidad está
   *[other] tus { $units } unidades están
} más cerca de los templos que en casa, y repatriar { $gain ->
    [0] no daría ningún PP
   *[other] daría solo { $gain } PP
}.
kemet-coach-after-home = Repatriar { $gain ->
    [0] no daría ningún PP
   *[other] daría solo { $gain } PP
}, y tendrías que reclutar de nuevo { $units ->
    [one] tu unidad
   *[other] tus { $units } unidades
}.
kemet-coach-retreat = Tú dices adónde va la tropa de { $seat }. Desde el { $there }, volver al { $zone } cuesta otra acción.
kemet-coach-battles = Las unidades ya están colocadas y cualquier orden sirve; empieza por el { $zone }.
kemet-coach-between = Ninguna carta tuya ayuda en la próxima batalla; guárdalas.

## Cards and night

kemet-coach-card-strength = +{ $count } de fuerza en una batalla, { $cost ->
    [0] gratis
   *[other] por { $cost } PP
}. Nadie lo ve venir.
kemet-coach-card-damage = +{ $count } de daño en una batalla, { $cost ->
    [0] gratis
   *[other] por { $cost } PP
}: el enemigo pierde unidades incluso cuando gana.
kemet-coach-card-defence = +{ $count } de defensa en una batalla, { $cost ->
    [0] gratis
   *[other] por { $cost } PP
}: viven más unidades tuyas para conservar la zona.
kemet-coach-card-prayers = { $count } PP { $cost ->
    [0] gratis
   *[other] por { $cost }
}, sin gastar acción.
kemet-coach-card-units = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} { $cost ->
    [0] gratis
   *[other] por { $cost } PP
}, sin gastar acción.
kemet-coach-card-other = { $cost ->
    [0] Es gratis
   *[other] Cuesta { $cost } PP
} y hace lo que ninguna otra carta de aquí hace.
kemet-coach-rain-last = Una sola unidad de { $seat } controla el { $zone }. Sin ella no lo controla nadie, y puedes entrar.
kemet-coach-rain-home = Una sola unidad de { $seat } protege el { $zone }, en su propia ciudad. Sin ella puedes entrar sin batalla.
kemet-coach-rain-biggest = Con { $units } unidades, la tropa de { $seat } en el { $zone } es la más grande a la que quizá te enfrentes.
kemet-coach-offering = { $units } unidades se reclutan otra vez; el PV es para siempre.
kemet-coach-delta-yes = La noche ya te lleva de { $prayers } a { $dawn } PP. { $units } unidad da { $gain } más, y las que quedan aún controlan el templo.
kemet-coach-delta-full = La noche ya te lleva de { $prayers } a { $dawn } PP, y puedes guardar { $most }: pagarías una unidad por muy pocos.
kemet-coach-delta-lost = Sería tu última unidad allí: perderías el templo y su PV.
kemet-coach-veterans-units = { $veterans ->
    [one] Guárdalo: enseguida un veterano (lo que te deja una batalla) trae una unidad gratis, y una tuya puede volver.
   *[other] Guárdalos: enseguida cada veterano (lo que te deja una batalla) trae una unidad gratis, y { $units ->
        [one] { $units } tuya puede
       *[other] { $units } tuyas pueden
    } volver.
}
kemet-coach-veterans-prayers = En tu reserva { $supply ->
    [0] no queda ninguna unidad
    [one] solo queda { $supply } unidad
   *[other] solo quedan { $supply } unidades
}. Lo que sobra solo vale como PP ahora o, por parejas, como cartas en el paso siguiente.
kemet-coach-veterans-full = Tienes { $prayers } PP, lo máximo que puedes guardar: como PP no darían nada.
kemet-coach-veterans-cards = Una carta cuesta { $price } veteranos. { $units ->
    [0] Guardados, sirven para unidades; pero en tu reserva no queda ninguna.
    [one] Guardados hasta el paso siguiente, traen { $units } unidad a tu ciudad, gratis.
   *[other] Guardados hasta el paso siguiente, traen { $units } unidades a tu ciudad, gratis.
}
kemet-coach-destiny-last = Quien actúa tarde ve lo que otros hacen, y toma un templo cuando pocos pueden responder. Nadie pasa aún de { $fame } PV; para ganar hacen falta { $most }.
kemet-coach-destiny-first = Alguien tiene { $fame } PV. Quien empieza un turno con { $most }, sin que nadie tenga más, gana: juega lo antes posible.

## After a round of a lesson: mine, theirs: fame of the reader and of { $seat }, the best rival · more: how much the leader has more of it

kemet-recap-ahead = PV: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por delante.
kemet-recap-behind = PV: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
kemet-recap-even = PV: tú tienes { $mine }, { $seat } tiene { $theirs }. Gana quien empieza un turno con 9 sin que nadie tenga más.
kemet-recap-battle = La ventaja viene de batallas ganadas al atacar ({ $more } más), y esos PV no se pierden.
kemet-recap-divine = La ventaja viene de los PV divinos ({ $more } más), que no se pierden.
kemet-recap-temple = La ventaja viene de los templos ({ $more } más), que solo cuentan mientras se controlan.
kemet-recap-pyramid = La ventaja viene de las pirámides de nivel 4 ({ $more } más), que cuentan para quien las controla.

## Words that the coach explains where they first stand, once

kemet-word-teleport = Teletransporte: por puntos de plegaria, una tropa va de una pirámide tuya directamente a un obelisco.
kemet-word-obelisk = Obeliscos: las piedras del mapa donde acaba un teletransporte.
