### Immortals: what the coach says in a lesson: why the computer player would answer so, as a fact of the position. At most 220
### characters. What the arguments mean is said at the top of ../en/immortals.ftl; beside those: has: what you have of it now ·
### count: how many, or the how manyth · points: of an area or a piece, 0 for none · scored: in each scoring · rounds: scorings to
### come · enemies: armies of others · chance: in percent · left: spaces still to be revealed · spaces: army spaces of a sheet ·
### kept: armies that stay · blanks: blank cards on it.

## The draft

immortals-coach-home = Es tu grupo más grande: { $armies } ejércitos mantienen tu región inicial, y después todos menos uno pueden atacar desde allí.
immortals-coach-group = Es el grupo más grande que te queda: { $armies } ejércitos son difíciles de echar de { $cell }, y todos menos uno pueden atacar desde allí.
immortals-coach-cell-area = { $cell } sería tu { $count }.ª región de { $area } ({ $realm }): { $points } puntos de victoria (PV) en cada puntuación, mientras tengas { $count }.
immortals-coach-cell-near = { $cell } sería tu { $count }.ª región de { $area } ({ $realm }); { $needed } dan { $points } puntos de victoria (PV) en cada puntuación. Extraer allí da { $energy } de energía o bien { $gold } de oro.
immortals-coach-cell-wealth = { $cell } está vacía y, al extraer, da { $energy } de energía o bien { $gold } de oro. La energía y el oro pagan construcciones, ejércitos y ataques.
immortals-coach-keep = Todos tus grupos están colocados: esta carta se queda en tu mano, para cualquier ataque tuyo{ $held ->
    [0] ; en los demás espacios de ejército aún no hace nada, porque su región no es tuya.
    [one] , y en los demás espacios de ejército para { $cells }, que es tuya.
   *[other] , y en los demás espacios de ejército para { $cells }, que son tuyas.
}
immortals-coach-taken = Su región ya está ocupada: no colocas nada, pero la carta se queda en tu mano para las próximas rondas.
immortals-coach-limbos = Tus limbos quedan con { $light } (Luz) y { $dark } (Sombra). En cada ronda vuelve 1 de cada { $count }: { $light_back } y { $dark_back } en la próxima.

## Reinforcement

immortals-coach-draw-short = No cuesta nada. Tienes { $has ->
    [one] { $has } carta
   *[other] { $has } cartas
} para { $spaces } espacios de ejército, y un espacio sin carta no hace nada.
immortals-coach-draw-choice = No cuesta nada. Tienes { $has } cartas para { $spaces } espacios de ejército: cuantas más haya, mejor puedes elegir.
immortals-coach-guard-danger = { $cell } corre peligro: { $armies ->
    [one] allí solo hay { $armies } ejército tuyo
   *[other] allí hay { $armies } ejércitos tuyos
}, y { $enemies ->
    [one] { $enemies } de otra persona puede
   *[other] { $enemies } de otros pueden
} atacar desde una sola región adyacente.
immortals-coach-guard-close = { $cell } tiene { $armies ->
    [one] { $armies } ejército tuyo
   *[other] { $armies } ejércitos tuyos
} y enemigos al lado (pueden atacar: { $enemies }): ninguna región tuya de aquí necesita más ayuda.
immortals-coach-guard-quiet = Nadie puede atacar { $cell } de inmediato: los ejércitos de allí quedan libres para atacar o mover.

## The sheet and its order

immortals-coach-plan-pays = Extraer da { $energy } de energía y { $gold } de oro para todo el resto. { $blanks ->
    [0] Cada espacio hace algo.
    [one] Una carta en blanco oculta dónde no haces nada, por 1 de energía u oro.
   *[other] { $blanks } cartas en blanco ocultan dónde no haces nada, por 1 de energía u oro cada una.
}
immortals-coach-plan-spends = Con estas cartas no extraes nada; lo que tienes paga el resto. { $blanks ->
    [0] Cada espacio hace algo.
    [one] Una carta en blanco oculta dónde no haces nada, por 1 de energía u oro.
   *[other] { $blanks } cartas en blanco ocultan dónde no haces nada, por 1 de energía u oro cada una.
}
immortals-coach-plan-save = Extraer da { $energy } de energía y { $gold } de oro, y nada más vale lo que cuesta en esta ronda. Las cartas en blanco lo ocultan; cada una da 1 de energía u oro.
immortals-coach-turn-energy = { $left ->
    [0] Es tu último espacio: lo que saques aquí se suma a { $energy } de energía y { $gold } de oro.
    [one] Primero lo que da energía u oro: tienes { $energy } de energía y { $gold } de oro para el espacio siguiente.
   *[other] Primero lo que da energía u oro: tienes { $energy } de energía y { $gold } de oro para los { $left } espacios siguientes.
}
immortals-coach-turn-gold = { $left ->
    [0] Es tu último espacio: lo que saques aquí se suma a { $energy } de energía y { $gold } de oro.
    [one] Primero lo que da energía u oro: tienes { $energy } de energía y { $gold } de oro para el espacio siguiente.
   *[other] Primero lo que da energía u oro: tienes { $energy } de energía y { $gold } de oro para los { $left } espacios siguientes.
}
immortals-coach-turn-temple = Puedes pagar un templo ahora ({ $energy } de energía, { $gold } de oro): hazlo antes de que alguien ocupe la región. Los ataques esperan a que pocos puedan responder.
immortals-coach-turn-construct = Puedes construir ahora, con { $energy } de energía y { $gold } de oro: hazlo antes de que alguien ocupe la región. Los ataques esperan a que pocos puedan responder.
immortals-coach-turn-transition = { $armies ->
    [one] { $armies } ejército espera
   *[other] { $armies } ejércitos esperan
} en tus limbos. { $left ->
    [0] Los que vuelvan ahora pueden defender.
    [one] Los que vuelvan ahora pueden defender o atacar con tu otro espacio.
   *[other] Los que vuelvan ahora pueden defender o atacar con tus otros { $left } espacios.
}
immortals-coach-turn-draw = Las cartas son para las próximas rondas, así que no pierdes nada por robarlas ya; los ataques van mejor al final, cuando pocos pueden responder.
immortals-coach-turn-seize = Una carta de región que domines ahora vuelve a tu mano cada ronda. Los ataques esperan a que pocos puedan responder.
immortals-coach-turn-first = Primero el marcador: quien lo tiene empieza la ronda siguiente.
immortals-coach-turn-blank = Una carta en blanco da 1 de energía u oro, y mientras tanto los demás muestran lo que hacen. { $left ->
    [0] Es tu último espacio.
    [one] Tu último espacio viene después.
   *[other] Tus otros { $left } espacios vienen después.
}
immortals-coach-turn-either = Solo ahora, tarde en la ronda: ya se ve dónde faltan ejércitos, y a los demás { $others ->
    [0] no les quedan cartas
    [one] solo les queda { $others } carta
   *[other] solo les quedan { $others } cartas
} para responder a un ataque o un movimiento.
immortals-coach-turn-useless = Nada de lo que hace esta carta vale ahora lo que cuesta: mejor 1 de energía u oro. Mientras tanto, los demás muestran lo que hacen.
immortals-coach-turn-attack = Los ataques, al final: a los demás { $others ->
    [0] ya no les quedan cartas para responder.
    [one] les queda { $others } carta para responder, y pronto ninguna.
   *[other] les quedan { $others } cartas para responder, y cada turno son menos.
}
immortals-coach-turn-taken = Te quitaron la carta de este espacio, y solo da 1 de energía u oro; { $left ->
    [0] es tu último espacio
    [one] el último puede esperar, y quien espera ve más
   *[other] tus otros { $left } pueden esperar, y quien espera ve más
}.
immortals-coach-pass = Solo quedan cartas en blanco, y todas juntas valen un solo pase: 1 de energía u oro ahora, y otra vez en cada turno mientras los demás actúan.
immortals-coach-compensation = Tienes { $energy } de energía y { $gold } de oro: elige lo que menos tienes, porque casi todas las acciones cuestan ambos.

## What a card is used for

immortals-coach-extract-energy = { $cell } da { $count } de energía, y tienes { $has }. Si no haces la acción, recibes solo 1.
immortals-coach-extract-gold = { $cell } da { $count } de oro, y tienes { $has }. Si no haces la acción, recibes solo 1.
immortals-coach-return-magic = { $armies ->
    [one] { $armies } ejército vuelve de un limbo, donde no hace
   *[other] { $armies } ejércitos vuelven de un limbo, donde no hacen
} nada por ti, a tus regiones que necesitan ayuda.
immortals-coach-return-saves = { $enemies ->
    [one] { $enemies } ejército de otra persona puede
   *[other] { $enemies } ejércitos de otros pueden
} atacar { $cell }. Con { $armies } más de tu limbo, debería resistir.
immortals-coach-return-fights = { $armies ->
    [one] { $armies } ejército vuelve de tu limbo, donde no hace
   *[other] { $armies } ejércitos vuelven de tu limbo, donde no hacen
} nada por ti, a { $cell }.
immortals-coach-build-portal = Un portal en { $cell } da { $points } punto de victoria (PV) al momento, y lleva tus ejércitos a la misma región del otro reino.
immortals-coach-build-scored = { $piece } en { $cell }: { $points ->
    [one] { $points } punto de victoria (PV)
   *[other] { $points } puntos de victoria (PV)
} al momento, y { $scored } más en cada puntuación ({ $rounds ->
    [one] falta { $rounds }
   *[other] faltan { $rounds }
}) para quien ocupe la región.
immortals-coach-build-anywhere = Un templo en cualquier región tuya: { $points ->
    [one] { $points } punto de victoria (PV)
   *[other] { $points } puntos de victoria (PV)
} al momento, y { $scored } más en cada puntuación ({ $rounds ->
    [one] falta { $rounds }
   *[other] faltan { $rounds }
}) para quien ocupe la región.
immortals-coach-build-most = { $points ->
    [one] { $points } punto de victoria (PV)
   *[other] { $points } puntos de victoria (PV)
} al momento y { $scored } en cada puntuación ({ $rounds ->
    [one] falta { $rounds }
   *[other] faltan { $rounds }
}): hasta { $total }, más que cualquier otra cosa que paguen aquí { $energy } de energía y { $gold } de oro.
immortals-coach-attack-empty = { $cell } está vacía: { $armies ->
    [one] { $armies } ejército tuyo la ocupa
   *[other] { $armies } ejércitos tuyos la ocupan
} con cerca de un { $chance } % de probabilidad en la torre de cubos.{ $points ->
    [0] {""}
   *[other] {" "}Sería tu { $count }.ª región de { $area }: { $points } PV en cada puntuación.
}
immortals-coach-attack-held = { $seat } ocupa { $cell } con { $enemies }; { $armies ->
    [one] { $armies } ejército tuyo gana
   *[other] { $armies } ejércitos tuyos ganan
} con cerca de un { $chance } % de probabilidad. Si ganas, te llevas su carta{ $points ->
    [0] .
   *[other] ; es la { $count }.ª de { $area }: { $points } PV por puntuación.
}
immortals-coach-move = Nadie puede atacar { $cell }: { $armies ->
    [one] { $armies } ejército de allí puede ir a { $target }, donde es más útil.
   *[other] { $armies } ejércitos de allí pueden ir a { $target }, donde son más útiles.
}
immortals-coach-draw-cards = { $count ->
    [one] Una carta más
   *[other] { $count } cartas más
} para las próximas rondas: tienes { $has } para { $spaces } espacios de ejército, y con más cartas eliges mejor.
immortals-coach-first = Quien empieza la ronda revela una carta antes de que nadie cambie el mapa, y refuerza antes que nadie.
immortals-coach-seize-free = La carta de { $cell } no es de nadie: es tuya sin más, y sirve en cada ronda. Extraer allí da { $energy } de energía o bien { $gold } de oro.
immortals-coach-seize-taken = Tienes más ejércitos en { $cell } que { $seat }, que tiene la carta, en la región gemela: pasa a ser tuya en cada ronda ({ $energy } de energía o bien { $gold } de oro), y { $seat } la pierde.
immortals-coach-decline = Nada de lo que hace vale ahora lo que cuesta. Si no haces la acción, recibes 1 de energía u oro, y tienes { $energy } de energía y { $gold } de oro.

## Where, and with how many

immortals-coach-from = { $armies ->
    [one] { $armies } ejército puede salir de { $cell }, y nadie puede atacar allí: en otra región es más útil.
   *[other] { $armies } ejércitos pueden salir de { $cell }, y nadie puede atacar allí: en otra región son más útiles.
}
immortals-coach-site-safe = Nadie junto a { $cell } puede atacar: es donde el templo puntúa para ti más tiempo.
immortals-coach-site-watched = De tus regiones con sitio, { $cell } es la más segura: { $armies ->
    [one] { $armies } ejército tuyo
   *[other] { $armies } ejércitos tuyos
} contra { $enemies ->
    [one] { $enemies } que podría
   *[other] { $enemies } que podrían
} atacar.
immortals-coach-movers = Un ejército se queda, y { $cell } sigue siendo tuya; los demás son más útiles donde van.
immortals-coach-attack-origin = De { $cell } sale el mejor ataque: { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
} contra { $target }, con cerca de un { $chance } % de probabilidad.
immortals-coach-attackers-all = Todos los que pueden ir: cada cubo lanzado cae unas 2 de cada 3 veces, así que { $armies ->
    [one] { $armies } gana
   *[other] { $armies } ganan
} con cerca de un { $chance } % de probabilidad. Uno se queda en { $cell }, { $enemies ->
    [0] donde nadie puede atacar.
    [one] que { $enemies } enemigo puede atacar desde una sola región.
   *[other] que { $enemies } enemigos pueden atacar desde una sola región.
}
immortals-coach-attackers-enough = { $armies ->
    [one] { $armies } gana
   *[other] { $armies } ganan
} con cerca de un { $chance } % de probabilidad, y { $kept ->
    [one] { $kept } se queda
   *[other] { $kept } se quedan
} en { $cell }: con menos allí, sería fácil tomar la región.
immortals-coach-stance-attacker = Sus cubos cuentan para ti en esta batalla{ $tray ->
    [0] .
   *[other] , y ya hay { $tray } en la bandeja.
}
immortals-coach-stance-free = La región está vacía: no luchan contra ti, y basta con que caiga de la torre 1 ejército tuyo.
immortals-coach-stance-neutral = No cuentan para nadie: mejor que en tu contra.
immortals-coach-limbo = { $armies ->
    [one] { $armies } ejército espera
   *[other] { $armies } ejércitos esperan
} allí, más que en el otro limbo.
immortals-coach-limbo-even = Los dos limbos tienen lo mismo, { $armies }: ninguno devuelve más ejércitos que el otro.


## After a round of a lesson: mine, theirs: points of the reader and of { $seat }, the best rival · more: how much the leader has more of it

immortals-recap-ahead = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas en cabeza.
immortals-recap-behind = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
immortals-recap-even = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Lo que es tuyo vuelve a puntuar al final de cada ronda.
immortals-recap-built = La ventaja viene de construir ({ $more } más), que puntúa una sola vez; después, templos y capitales puntúan 1 por ronda.
immortals-recap-cells = La ventaja viene de las regiones ({ $more } más): cada dos puntúan 1 por ronda.
immortals-recap-temples = La ventaja viene de los templos ({ $more } más): cada uno puntúa 1 por ronda.
immortals-recap-capitals = La ventaja viene de las capitales ({ $more } más): cada una puntúa 1 por ronda.
immortals-recap-areas = La ventaja viene de las áreas ({ $more } más): 3 o 4 regiones de una puntúan 2 por ronda; las 5, 3.

## Words that the coach explains where they first stand, once

immortals-word-limbo = Un limbo: donde esperan tus ejércitos que cayeron en el otro reino, hasta que los traes de vuelta.
immortals-word-tower = La torre de cubos: lo que se lanza puede atascarse, y lo que estaba atascado puede caer.
immortals-word-extract = Extraer: una región tuya da su energía o su oro.
