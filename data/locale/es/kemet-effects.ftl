### Kemet: Blood and Sand: what each choice does, beside its name: at most 100 characters, numbers first, and in all choices
### of a question in the same order. Tiles and creatures say their brief text of kemet-cards.ftl. PP, PV: prayer and fame points.

## Parts of the texts below. cost: PP · given: 1 if the card is discarded for strength · ground: what the zone is ·
## prayers, price: what it gives at night, and for how many units · level, colour: of its pyramid · near: zones

kemet-price = { $given ->
    [1] { "si no, " }
   *[other] { "" }
}{ $cost ->
    [0] gratis
   *[other] { $cost } PP
}
kemet-ground = { $ground ->
    [temple] 1 PV mientras sea tuyo, { $prayers } PP cada noche
    [delta] 1 PV mientras sea tuyo; de noche, { $prayers } PP por { $price } unidad
    [sanctuary] de noche, { $price } unidades por 1 PV permanente
    [high] 1 PV mientras sea tuyo; losetas { $colour } hasta nivel { $level }
    [pyramid] losetas { $colour } hasta nivel { $level }, teletransporte
   *[plain] junto a: { $near }
}
kemet-prize = { $ground ->
    [plain] { "" }
    [delta] , 1 PV mientras sea tuyo
    [high] , 1 PV mientras sea tuyo
   *[other] , { kemet-ground }
}
kemet-risk = { $ground ->
    [plain] { "" }
   *[other] ; ahora { kemet-ground }
}

## Set-up

kemet-effect-city = junto a su portón: { $zones }
kemet-effect-levels = { $level ->
    [1] { $colours } colores para comprar; losetas de nivel 1
   *[other] { $colours } colores para comprar; en uno de ellos, losetas de nivel 1 y { $level }
}
kemet-effect-colour-ruby = { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}, de fuerza y movimiento
kemet-effect-colour-sapphire = { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}, de defensa y reclutamiento
kemet-effect-colour-diamond = { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}, de PP y cartas de ID
kemet-effect-colour-onyx = { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}, de unidades, fuerza y defensa
kemet-effect-start = { $units } unidades; junto a: { $near }
kemet-effect-site = { $units ->
    [0] ninguna unidad tuya allí
    [one] { $units } unidad tuya allí
   *[other] { $units } unidades tuyas allí
}; desde la pirámide, teletransporte por { $cost } PP

## The actions of a turn

kemet-effect-recruit = { $units ->
    [0] ahora no puede entrar ninguna unidad; { $supply } en tu reserva
    [one] { $units } unidad por { $cost } PP; { $supply } en tu reserva
   *[other] hasta { $units } unidades por { $cost } PP; { $supply } en tu reserva
}
kemet-effect-move = { $moves ->
    [one] { $moves } zona
   *[other] { $moves } zonas
} por tierra; desde una pirámide, además 1 teletransporte por { $cost } PP; tienes { $prayers }
kemet-effect-raise = { $level ->
    [0] nada que elevar con tus { $prayers } PP
   *[other] desde { $cost } PP; hasta nivel { $level } con tus { $prayers } PP
}
kemet-effect-pray = +{ $gain } PP: tendrás { $prayers } de { $most }{ $units ->
    [0] { "" }
   *[other] ; +{ $units } unidad
}
kemet-effect-buy = { $level ->
    [0] { $closed ->
        [0] ninguna loseta: su pirámide no es tuya ahora
       *[other] ninguna loseta: una de cada color por Día
    }
   *[other] { $tiles ->
        [0] ninguna loseta de su color para ti
       *[other] { $missing ->
            [0] losetas hasta nivel { $level }, desde { $cost } PP; tienes { $prayers }
           *[other] nada ahora: las losetas cuestan { $cost } PP o más, tienes { $prayers }
        }
    }
}
kemet-effect-silver = 1 acción más este turno, en cualquier casilla vacía
kemet-effect-kept = conservas tus { $prayers } PP
kemet-effect-unused = no ayuda a nadie; en tu propio turno puedes colocarla
kemet-effect-stays = ninguna tropa sale de su zona; la ficha queda colocada
kemet-effect-beast = +{ $strength } de fuerza
kemet-effect-nest = ayuda a { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
} allí

## Pyramids. cost, most: PP to the next level, and to the highest that can be paid

kemet-effect-pyramid = { $cost } PP hasta nivel { $next }{ $more ->
    [0] { "" }
   *[other] , { $most } PP hasta nivel { $level }
}{ $level ->
    [4] ; de nivel 4 es 1 PV mientras sea tuya
   *[other] { "" }
}
kemet-effect-hand = nivel { $level } por 0 PP en vez de { $cost }{ $level ->
    [4] ; 1 PV mientras sea tuya
   *[other] { "" }
}
kemet-effect-level = losetas hasta nivel { $level }{ $level ->
    [4] ; 1 PV mientras el distrito sea tuyo
   *[other] { "" }
}

## Zones, and where troops go. mine, theirs: strength before cards · moves: by land · leaps: 1 if it can teleport

kemet-effect-zone = { $units ->
    [0] vacío
    [one] { $units } unidad tuya
   *[other] { $units } unidades tuyas
}; { kemet-ground }
kemet-effect-meeting = fuerza { $mine } contra { $theirs } ({ $seat }); si ganas con tropa, +1 PV{ kemet-prize }
kemet-effect-troop = { $moves ->
    [one] { $moves } zona por tierra
   *[other] { $moves } zonas por tierra
}{ $leaps ->
    [0] { "" }
   *[other] , teletransporte { $cost } PP
}{ kemet-risk }
kemet-effect-units = { $stays ->
    [0] no se queda nadie{ kemet-risk }
    [one] se queda { $stays } unidad
   *[other] se quedan { $stays } unidades
}
kemet-effect-parted = { $moving ->
    [one] sigue { $moving } unidad
   *[other] siguen { $moving } unidades
}, { $stays ->
    [0] no se queda nadie
    [one] se queda { $stays }
   *[other] se quedan { $stays }
}
kemet-effect-held = { $enemies ->
    [one] luchas contra { $enemies } unidad de { $seat }
   *[other] luchas contra { $enemies } unidades de { $seat }
}; { kemet-ground }
kemet-effect-veterans-prayers = tendrás { $prayers } PP, { $left ->
    [0] no queda ningún veterano
    [one] queda { $left } veterano
   *[other] quedan { $left } veteranos
}
kemet-effect-veterans-cards = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}, { $left ->
    [0] ningún veterano para traer unidades
    [one] queda { $left } veterano para traer una unidad
   *[other] quedan { $left } veteranos para traer unidades
}
kemet-effect-step-stop = termina la acción; { kemet-ground }
kemet-effect-step-take = { $units ->
    [one] aquí hay { $units } unidad tuya
   *[other] aquí hay { $units } unidades tuyas
}
kemet-effect-step-leave = de { $moving }, al menos 1 sigue; { kemet-ground }
kemet-effect-step-beasts = { $beasts }

## Battles

kemet-effect-battle = fuerza { $strength }, daño { $damage }{ $unblockable ->
    [0] { "" }
   *[other] { " " }+ { $unblockable } imparable
}, defensa { $defence }{ $loss ->
    [0] { "" }
   *[other] ; pierdes { $loss } unidades tuyas
}
kemet-effect-fight = { $mine } de fuerza contra { $theirs }, antes de las cartas; si hay empate, ganas
kemet-effect-flee = sin batalla; { kemet-ground }
kemet-effect-after-stay = { $units ->
    [one] { $units } unidad permanece
   *[other] { $units } unidades permanecen
}; { kemet-ground }
kemet-effect-after-recall = { $units ->
    [one] { $units } unidad vuelve
   *[other] { $units } unidades vuelven
} a tu reserva, que tendrá { $supply }
kemet-effect-after-retreat = { $units ->
    [one] { $units } unidad va
   *[other] { $units } unidades van
} a una zona adyacente vacía; quien ganó dice cuál
kemet-effect-fled = pasa a ser de { $seat }; { kemet-ground }
kemet-effect-rain = { $seat }: { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}, luego { $left }; { kemet-ground }

## Night

kemet-effect-offering = { $units ->
    [0] no queda ninguna unidad allí
    [one] queda { $units } unidad allí
   *[other] quedan { $units } unidades allí
}
kemet-effect-delta = { $prayers } de { $most } PP; { $units ->
    [0] no queda ninguna unidad: pierdes el templo y su PV
    [one] queda { $units } unidad y controla el templo
   *[other] quedan { $units } unidades y controlan el templo
}
kemet-effect-destiny = { $before } antes de ti, { $after } después

## Divine Intervention cards

kemet-effect-divine-diversion = { kemet-price } · { kemet-divine-diversion-brief }
kemet-effect-divine-war_rage = { kemet-price } · { kemet-divine-war_rage-brief }
kemet-effect-divine-war_fury = { kemet-price } · { kemet-divine-war_fury-brief }
kemet-effect-divine-blood_battle = { kemet-price } · { kemet-divine-blood_battle-brief }
kemet-effect-divine-blood_bath = { kemet-price } · { kemet-divine-blood_bath-brief }
kemet-effect-divine-bronze_wall = { kemet-price } · { kemet-divine-bronze_wall-brief }
kemet-effect-divine-iron_wall = { kemet-price } · { kemet-divine-iron_wall-brief }
kemet-effect-divine-glory = { kemet-price } · { kemet-divine-glory-brief }
kemet-effect-divine-divine_protection = { kemet-price } · { kemet-divine-divine_protection-brief }
kemet-effect-divine-battle_reinforcements = { kemet-price } · { kemet-divine-battle_reinforcements-brief }
kemet-effect-divine-tactical_choice = { kemet-price } · { kemet-divine-tactical_choice-brief }
kemet-effect-divine-prayer = { kemet-price } · { kemet-divine-prayer-brief }
kemet-effect-divine-enlistment = { kemet-price } · { kemet-divine-enlistment-brief }
kemet-effect-divine-mana_theft = { kemet-price } · { kemet-divine-mana_theft-brief }
kemet-effect-divine-rain_of_fire = { kemet-price } · { kemet-divine-rain_of_fire-brief }
kemet-effect-divine-divine_memory = { kemet-price } · { kemet-divine-divine_memory-brief }
kemet-effect-divine-swiftness = { kemet-price } · { kemet-divine-swiftness-brief }
kemet-effect-divine-teleportation = { kemet-price } · { kemet-divine-teleportation-brief }
kemet-effect-divine-open_gates = { kemet-price } · { kemet-divine-open_gates-brief }
