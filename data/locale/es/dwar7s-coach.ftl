### Dwar7s Fall: the reasons of a coach, for somebody who plays for the first time. The kinds of arguments are in ../en/dwar7s.ftl;
### further: rival: a seat · wanted, gems: lists of gems · more, missing: dwarves that a task still lacks, the next one among
### them · left, start: the card and the cell where a dwarf comes from · prize: VP of a trade objective · loss: VP.

## Actions

dwar7s-coach-reveal = Tu objetivo secreto, { $secret }, ya se cumple: { $points } PV que nadie te puede quitar, y uno de los 3 objetivos que acaban la partida.
dwar7s-coach-switch = Con esto activado, tu objetivo secreto, { $secret }, se revela solo en cuanto se cumple, también en el turno de otra persona.
dwar7s-coach-end = Ninguna carta por construir ni ningún enano te da nada más en este turno.
dwar7s-coach-end-used = Tus acciones se acabaron, y ninguna carta de ogro rinde bastante ahora: guárdala.
dwar7s-coach-end-ogres = Tu objetivo secreto, { $secret } ({ $points } PV), pide { $needed } cartas de ogro; tienes { $cards }: guárdalas.
dwar7s-coach-idle = Nadie ha actuado en esta ronda: si tú tampoco, la partida acaba con { $mine } PV para ti y { $theirs } o más para { $rival }.
dwar7s-coach-build-castle = Con tu Castillo en la mesa tienes { $actions } acciones por turno, y toda carta a la que se llega a pie desde él puntúa para ti al final.
dwar7s-coach-build-hunt = Tu objetivo secreto, { $secret } ({ $points } PV), pide dos monstruos derrotados, y no hay bastantes en la mesa.
dwar7s-coach-build-siege = Tu objetivo secreto, { $secret } ({ $points } PV), pide { $siege } enanos tuyos en cada uno de dos monstruos, y en la mesa no hay una pareja así.
# awaited: 1 if completed mines of the seat bring gems that it does not hold yet
dwar7s-lacking = { $awaited ->
    [0] Para el objetivo { $trade } ({ $prize } PV) aún te falta esto: { $wanted }
   *[other] Con lo que traen tus minas completas, para el objetivo { $trade } ({ $prize } PV) aún te falta esto: { $wanted }
}
dwar7s-coach-build-mine = { dwar7s-lacking }, y ninguna mina que puedas usar da esta gema: { $gem }.
dwar7s-coach-build-store = Solo en un Almacén las gemas se cambian por objetivos, y en la mesa ninguno tiene sitio para tus enanos.
dwar7s-coach-build-tavern = Tu objetivo secreto, { $secret } ({ $points } PV), pide cartas de ogro, y ninguna Taberna tiene sitio para tus enanos.
dwar7s-coach-build-architect = Tu objetivo secreto pide un reino de { $needed } cartas; el tuyo tiene { $cards }, y esta puede unirse a él.
dwar7s-coach-build-realm = La carta { $card } vale { $points } PV al final si se puede llegar a ella a pie desde tu Castillo, y a tu reino aún le queda un lado abierto.
dwar7s-coach-build-room = Tienes { $hand } cartas en la mano, de { $limit } como máximo: { $room ->
    [0] no cabe ninguna gema más
    [one] solo cabe una gema más
   *[other] solo caben { $room } gemas más
}, y { $card } en la mesa hace sitio para otra.
dwar7s-coach-build-idle = Ningún enano tuyo tiene mejor trabajo ahora, y una carta en la mesa es un lugar donde trabajar y deja sitio para gemas en tu mano.

## Where a card is built

dwar7s-coach-at-castle = { $edges ->
    [one] Aquí tu reino empieza con { $points } PV y puede crecer por { $edges } lado.
   *[other] Aquí tu reino empieza con { $points } PV y puede crecer por { $edges } lados.
} Solo se camina por donde no hay muralla.
dwar7s-coach-at-realm = Aquí se une a tu reino, que queda con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} y { $points } PV.
dwar7s-coach-at-apart = Ninguna casilla te sirve más: tu reino se queda en { $points } PV, y tus enanos pueden trabajar en la carta esté donde esté.
dwar7s-coach-at-cover = Cubre una carta que te hace menos falta ({ $card }) y no ocupa otra casilla{ $cards ->
    [0] . Tu reino empieza con tu Castillo.
    [one] : tu reino queda con { $cards } carta y { $points } PV.
   *[other] : tu reino queda con { $cards } cartas y { $points } PV.
}
dwar7s-coach-at-rival = Aquí queda en el reino de { $rival }, que pierde { $loss } PV mientras siga en pie; el tuyo no pierde nada.
dwar7s-coach-at-quarry = Aquí tus enanos pueden llegar a pie y derrotarlo; hasta entonces le quita { $loss } PV a tu reino.
dwar7s-coach-at-pair = Aquí tus enanos pueden ir de un monstruo al otro: tu objetivo secreto pide { $siege } de ellos en cada uno.
dwar7s-coach-at-away = Un monstruo le quita { $loss } PV a todo reino en el que está; aquí no está en ninguno.
dwar7s-coach-turn-same = Sus murallas no cambian nada para los reinos aquí: cualquier posición sirve.
dwar7s-coach-turn-equal = Sus murallas cambian reinos aquí, pero a ti te da igual: ninguna posición te sirve más que otra.
dwar7s-coach-turn-later = { $count ->
    [one] Una carta construida después en { $cells } puede unirse a esta: ese lado queda abierto.
   *[other] Las cartas construidas después en { $cells } pueden unirse a esta: esos lados quedan abiertos.
}
dwar7s-coach-turn-shut = Ningún reino crecerá por ella: ninguna carta construida después al lado podrá unirse a ella.
dwar7s-coach-turn-realm = Así tu reino queda con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} y { $points } PV.
dwar7s-coach-turn-open = Así tu reino puede crecer por { $edges ->
    [one] { $edges } lado
   *[other] { $edges } lados
}.
dwar7s-coach-turn-pair = Así no hay muralla entre los dos monstruos en los que tu objetivo secreto pide { $siege } enanos tuyos en cada uno.
dwar7s-coach-turn-out = Con estas murallas queda fuera de tu reino esta carta: { $card }. Con ella, tu reino valdría menos.
dwar7s-coach-turn-rival = Para tu reino da igual, pero así el mejor reino de los demás vale lo menos posible.

## Where a dwarf goes

dwar7s-coach-dwarf-gems = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea y trae
   *[other] { $more } enanos completan la tarea y traen
} { $gems } al final de tu turno. { dwar7s-lacking }.
dwar7s-coach-dwarf-gems-later = { $card } ({ $cell }): { $more } enanos completan la tarea y traen { $gems }. { dwar7s-lacking }.
dwar7s-coach-dwarf-secret = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea y trae
   *[other] { $more } enanos completan la tarea y traen
} { $gems }; lo pide tu objetivo secreto, { $secret }.
dwar7s-coach-dwarf-points = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea y trae
   *[other] { $more } enanos completan la tarea y traen
} { $gems }; en tu mano, cada gema de estas vale { $points } PV al final.
dwar7s-coach-dwarf-store = { $card } ({ $cell }): { $awaited ->
    [0] tienes
   *[other] con lo que traen tus minas completas, tienes
} las gemas de un objetivo de { $points } PV, y { $more ->
    [one] este enano completa la tarea que lo paga
   *[other] { $more } enanos completan la tarea que lo paga
}.
dwar7s-coach-dwarf-tavern = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea y te da
   *[other] { $more } enanos completan la tarea y te dan
} una carta de ogro, que se juega sin gastar acción.
dwar7s-coach-dwarf-ogres = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea y te da
   *[other] { $more } enanos completan la tarea y te dan
} una carta de ogro, como pide tu objetivo secreto.
dwar7s-coach-dwarf-hunt = { $card } ({ $cell }): { $more ->
    [one] este enano derrota al monstruo
   *[other] { $more } enanos derrotan al monstruo
} por { $points } PV, y tu objetivo secreto, { $secret }, lo pide.
dwar7s-coach-dwarf-realm = { $card } ({ $cell }) perjudica a tu reino; { $more ->
    [one] este enano derrota al monstruo
   *[other] { $more } enanos derrotan al monstruo
}, y un monstruo derrotado vale { $points } PV.
dwar7s-coach-dwarf-monster = { $card } ({ $cell }): { $more ->
    [one] este enano derrota al monstruo
   *[other] { $more } enanos derrotan al monstruo
}, y un monstruo derrotado vale { $points } PV.
dwar7s-coach-dwarf-dig = { $card } ({ $cell }): { $more ->
    [one] con este enano
   *[other] con { $more } enanos
} sacas cavando lo que falta en la mesa; está escondido en { $stack }.
dwar7s-coach-dwarf-home = { $card } ({ $cell }): { $more ->
    [one] este enano completa la tarea
   *[other] { $more } enanos completan la tarea
}, y todos vuelven a tu reserva. En ella tienes { $pool }, así que los necesitas.
dwar7s-coach-dwarf-siege = { $card } ({ $cell }): tu objetivo secreto pide { $siege } enanos tuyos en cada uno de dos monstruos; { $more ->
    [one] aquí falta { $more }.
   *[other] aquí faltan { $more }.
}
dwar7s-coach-dwarf-block = { $card } ({ $cell }): a { $rival } { $missing ->
    [one] aún le falta { $missing }
   *[other] aún le faltan { $missing }
} allí, y tu enano ocupa un espacio libre.
dwar7s-coach-dwarf-idle = { $card } ({ $cell }): ninguna carta a la que puede ir tiene más trabajo para él ahora.
dwar7s-coach-move-none = Ningún enano tuyo rinde más en una carta adyacente, así que da igual cuál vaya.
dwar7s-coach-move = { $card } ({ $cell }) requiere { $needed } enanos; este, desde { $start } ({ $left }), sería tu { $mine }.º allí, y donde está hace menos falta.

## Ogre cards

dwar7s-coach-ogre-thief = No gasta acción; ganas una gema, y un rival la pierde.
dwar7s-coach-ogre-confiscate = No gasta acción, y todas las cartas de ogro de un rival pasan a ser tuyas.
dwar7s-coach-ogre-ambush = No gasta acción, y otros tienen enanos en una carta que están a punto de completar.
dwar7s-coach-ogre-brute = No gasta acción, y un enano tuyo rinde más en el lugar de uno enemigo.
dwar7s-coach-ogre-scare = No gasta acción, y te conviene que un enano enemigo deje su espacio.
dwar7s-coach-ogre-victim = { $rival } tiene { $points } PV a la vista de todos; de los que puedes elegir, nadie tiene más.
dwar7s-coach-ogre-clear = { $card } ({ $cell }): { $enemies ->
    [one] se va 1 enano de los demás
   *[other] se van { $enemies } enanos de los demás
}{ $mine ->
    [0] {" "}y ninguno tuyo
    [one] {" "}y 1 tuyo
   *[other] {" "}y { $mine } tuyos
}. En ninguna otra carta pierden tanto los demás.
dwar7s-coach-ogre-swap = { $card } ({ $cell }): { $mine ->
    [0] allí no tienes ninguno
   *[other] allí tienes { $mine }
}, y el que cambia de lugar es uno más.
dwar7s-coach-ogre-flee = { $card } ({ $cell }): { $enemies ->
    [one] allí hay 1 enano
   *[other] allí hay { $enemies } enanos
} de los demás; uno menos hace sitio o les estropea la tarea.
dwar7s-coach-ogre-spared = { $card } ({ $cell }): es donde menos falta te hace un enano.
dwar7s-coach-ogre-useless = { $card } ({ $cell }): es donde la tarea vale menos.

## Resolution and discard

dwar7s-coach-first-monster = { $card } ({ $cell }) primero: mientras está en pie, un monstruo detiene las minas o los Castillos a los que se llega a pie, quizá { $other } ({ $there }).
dwar7s-coach-first-mine = { $card } ({ $cell }) antes que { $other } ({ $there }), donde pagas con las gemas de la mina.
dwar7s-coach-first-store = { $card } ({ $cell }) antes que { $other } ({ $there }): todas las gemas de este turno están en tu mano.
dwar7s-coach-first-tavern = { $card } ({ $cell }) antes que { $other } ({ $there }): una carta de ogro puede servir antes de cavar.
dwar7s-coach-first-castle = { $card } ({ $cell }): no queda ninguna tarea que deba ir antes de cavar.
dwar7s-coach-first-any = { $card } ({ $cell }) u otra tarea antes: ninguna cambia lo que dan las demás.
dwar7s-coach-trade-most = { $points } PV, lo máximo que puedes pagar; es el objetivo { $made } de los { $needed } que acaban la partida.
dwar7s-coach-trade-none = Tus gemas no son las de un objetivo abierto: guárdalas para después.
dwar7s-coach-trade-last = Pagarlo ahora acabaría la partida, y va ganando { $rival }: tú tendrías { $mine } PV, y { $rival } tiene al menos { $theirs }.
dwar7s-coach-hide = Revelado ahora, acabaría la partida, y va ganando { $rival }: tú tendrías { $mine } PV, y { $rival } tiene al menos { $theirs }.
dwar7s-coach-dig-missing = Debajo de lo que se ve en { $cell } está la carta { $below }, y en la mesa no hay otra así que te sirva.
dwar7s-coach-dig-realm = Con la carta { $below } en lo alto de { $cell }, tu reino vale más o el de los demás vale menos.
dwar7s-coach-dig-none = Saques lo que saques, los reinos no quedan mejor para ti.
dwar7s-coach-go_on = Tu objetivo secreto, { $secret } ({ $points } PV), aún no se cumple: no hay nada que revelar.
dwar7s-coach-discard-ogre = Una carta de ogro no vale nada al final; las gemas pagan objetivos y dan PV.
dwar7s-coach-discard-spare = Tienes más de la que pide el objetivo que te queda más cerca; al final valdría { $points } PV.
dwar7s-coach-discard-least = Necesitas todas tus gemas para { $trade }; de las que tienes, esta es la que menos vale, { $points } PV.

## After a round of a lesson: mine, theirs: open VP of the reader and of { $seat }, the best rival · more: how much the leader has more of it

dwar7s-recap-ahead = PV sin gemas: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas en cabeza.
dwar7s-recap-behind = PV sin gemas: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
dwar7s-recap-even = PV sin gemas: tú tienes { $mine }, { $seat } tiene { $theirs }. Los objetivos dan más que nada, y el tercero de un clan acaba la partida.
dwar7s-recap-trades = La ventaja viene de los objetivos de comercio ({ $more } más): esos puntos son seguros.
dwar7s-recap-secret = La ventaja viene de un objetivo secreto ({ $more } más): esos puntos son seguros.
dwar7s-recap-monsters = La ventaja viene de los monstruos ({ $more } más): esos puntos son seguros.
dwar7s-recap-realm = La ventaja viene del reino ({ $more } más): una muralla u otro Castillo aún puede cambiarlo.

## Words that the coach explains where they first stand, once

dwar7s-word-realm = Tu reino: todas las cartas a las que los enanos llegan a pie desde tu Castillo, sin cruzar murallas.
dwar7s-word-objective = Los objetivos se pagan con sus gemas, en un Almacén.
dwar7s-word-ogre = Las cartas de ogro vienen de la Taberna, y jugar una no cuesta ninguna acción.
