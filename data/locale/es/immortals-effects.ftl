### Immortals: what each choice does, beside its name: at most 100 characters, numbers first, and in all choices of a question in
### the same order. What the arguments mean is said at the top of ../en/immortals.ftl.

## Cards. who: empty, own or other · own, empty: regions of one's own, and those without armies · free: 1 if nobody has the region card · cells: regions in all

immortals-effect-region = luz: { $light_energy } energía o { $light_gold } oro, { $light_armies ->
    [0] ningún ejército tuyo
    [one] { $light_armies } ejército tuyo
   *[other] { $light_armies } ejércitos tuyos
}; sombra: { $dark_energy } energía o { $dark_gold } oro, { $dark_armies ->
    [0] ningún ejército tuyo
    [one] { $dark_armies } ejército tuyo
   *[other] { $dark_armies } ejércitos tuyos
}
immortals-yields = { $energy } energía o { $gold } oro
immortals-holder = { $who ->
    [empty] vacía
    [own] { $armies ->
        [one] { $armies } ejército tuyo
       *[other] { $armies } ejércitos tuyos
    }
   *[other] { $armies ->
        [one] { $seat }: { $armies } ejército
       *[other] { $seat }: { $armies } ejércitos
    }
}
immortals-effect-cell = { immortals-yields }; { immortals-holder }; tienes { $own } de { $cells } del área{ $free ->
    [0] { "" }
   *[other] ; carta de región libre
}
immortals-effect-site = { immortals-yields }; tienes { $own } de las { $cells } de su área{ $free ->
    [0] ; su carta de región ya tiene dueño
   *[other] { "" }
}
immortals-effect-wild = tienes { $own } de las { $cells } regiones, y { $empty ->
    [one] { $empty } está vacía
   *[other] { $empty } están vacías
}; no sirve para extraer

## Magic cards, with their costs

immortals-effect-magic-transition5 = { immortals-cost }: { immortals-magic-transition5-brief }
immortals-effect-magic-card_or_first = { immortals-cost }: { immortals-magic-card_or_first-brief }
immortals-effect-magic-seize_or_temple = { immortals-cost }: { immortals-magic-seize_or_temple-brief }
immortals-effect-magic-cards2_or_transition2 = { immortals-cost }: { immortals-magic-cards2_or_transition2-brief }

## Before the actions

immortals-effect-group = { $armies ->
    [0] no puede atacar: siempre se queda un ejército
   *[other] todos menos uno pueden atacar o moverse después
}
immortals-effect-draw = tendrás { $cards ->
    [one] { $cards } carta de conflicto
   *[other] { $cards } cartas de conflicto
}

## A turn: spaces with the card that lies there. energy, gold: the most that it extracts · cells: where you have armies

immortals-absent = { $cells ->
    [0] { $card }: no tienes ejércitos allí
   *[other] { $card }
}
immortals-effect-blank = 1 energía o 1 oro: allí hay una carta en blanco
immortals-effect-instead = 1 energía o 1 oro en lugar de la acción
immortals-effect-pass = 1 energía o 1 oro ahora y en cada turno restante de la ronda; tus cartas vuelven
immortals-effect-action-gold = hasta +{ $gold } oro; { immortals-absent }
immortals-effect-action-energy = hasta +{ $energy } energía; { immortals-absent }
immortals-effect-action-transition3 = { immortals-action-transition3-brief }; { immortals-absent }
immortals-effect-action-construct = { immortals-action-construct-brief }; { immortals-absent }
immortals-effect-action-attack = desde una región con 2 o más ejércitos; a los habitantes los guía { $card }
immortals-effect-action-attack_move = ataca, o mueve por tus regiones por 1 oro; { $card }

## The spaces of tribes

immortals-effect-tribe-elves = { $card }: { immortals-tribe-elves-brief }
immortals-effect-tribe-humans = { $card }: { immortals-tribe-humans-brief }
immortals-effect-tribe-dwarves = { $card }: { immortals-tribe-dwarves-brief }
immortals-effect-tribe-halflings = { $card }: { immortals-tribe-halflings-brief }
immortals-effect-tribe-amazons = { $card }: { immortals-tribe-amazons-brief }
immortals-effect-tribe-demons = { $card }: { immortals-tribe-demons-brief }
immortals-effect-tribe-orcs = { $card }: { immortals-tribe-orcs-brief }
immortals-effect-tribe-necromancers = { $card }: { immortals-tribe-necromancers-brief }
immortals-effect-tribe-night_elves = { $card }: { immortals-tribe-night_elves-brief }
immortals-effect-tribe-trolls = { $card }: { immortals-tribe-trolls-brief }

## What is done with a card, and what is taken instead. count: what one has then · light, dark: armies in the limbos

immortals-effect-wealth-energy = tendrás { $count } de energía
immortals-effect-wealth-gold = tendrás { $count } de oro
immortals-effect-deed-gold = { $cells ->
    [one] +{ $gold } oro
   *[other] hasta +{ $gold } oro
}
immortals-effect-deed-energy = { $cells ->
    [one] +{ $energy } energía
   *[other] hasta +{ $energy } energía
}
immortals-effect-deed-transition = en tus limbos: { $light } en la luz, { $dark } en la sombra
immortals-effect-deed-construct = portal, templo o capital, al precio de tu tribu
immortals-effect-deed-temple = { $built } PV ahora, { $scored } en cada puntuación
immortals-effect-deed-attack = desde una región con 2 o más ejércitos; la carta guía a los habitantes
immortals-effect-deed-move = todos los ejércitos menos uno, por regiones tuyas
immortals-effect-deed-draw = ahora tienes { $cards ->
    [one] { $cards } carta de conflicto
   *[other] { $cards } cartas de conflicto
}
immortals-effect-deed-first = empiezas la ronda siguiente
immortals-effect-deed-seize = la carta de una región, si tienes allí más ejércitos que su dueño en la gemela
immortals-effect-piece-portal = { $built } PV ahora; paso a la misma región del otro reino
immortals-effect-piece-temple = { $built } PV ahora, { $scored } en cada puntuación mientras la región sea tuya
immortals-effect-piece-capital = { $built } PV ahora, { $scored } en cada puntuación mientras la región sea tuya; una por área
immortals-effect-limbo = { $cells ->
    [0] allí no tienes ninguna región
    [one] a tu única región allí
   *[other] a cualquiera de tus { $cells } regiones allí
}

## Regions for an action. limbo: armies in the limbo of its realm · empty, held: regions beside it

immortals-effect-ground = { immortals-yields }; { $armies ->
    [one] { $armies } ejército tuyo
   *[other] { $armies } ejércitos tuyos
}; { $limbo } en el limbo del reino{ $built ->
    [0] { "" }
   *[other] ; { $building }
}
immortals-effect-guarded = { $armies ->
    [one] { $armies } ejército tuyo
   *[other] { $armies } ejércitos tuyos
}; { $enemies ->
    [0] ningún enemigo puede venir
    [one] puede venir hasta { $enemies } enemigo
   *[other] pueden venir hasta { $enemies } enemigos de una sola región
}
immortals-effect-staying = { $armies ->
    [one] se queda { $armies } ejército
   *[other] se quedan { $armies } ejércitos
}; { $enemies ->
    [0] ningún enemigo puede venir
    [one] puede venir hasta { $enemies } enemigo
   *[other] pueden venir hasta { $enemies } enemigos de una sola región
}
immortals-effect-origin = { $armies ->
    [one] { $armies } ejército puede ir
   *[other] { $armies } ejércitos pueden ir
}; al lado, { $empty ->
    [one] { $empty } vacía
   *[other] { $empty } vacías
} y { $held } de otros
immortals-effect-target = { immortals-holder }; { $stance ->
    [attacker] los habitantes luchan por ti
    [free] los habitantes no luchan contra ti
    [neutral] los habitantes son neutrales
    [defender] los habitantes luchan por { $seat }
    [against] los habitantes luchan contra ti
   *[chosen] dices a quién ayudan los habitantes
}; { immortals-yields }
immortals-effect-stance-attacker = { $tray } en la bandeja, { $tower } en la torre: cuentan como tuyos y se pierden antes
immortals-effect-stance-free = { $tray } en la bandeja, { $tower } en la torre: no luchan contra ti, y basta con que caiga 1 ejército tuyo
immortals-effect-stance-neutral = { $tray } en la bandeja, { $tower } en la torre: no cuentan para nadie
immortals-effect-stance-defender = { $tray } en la bandeja, { $tower } en la torre: cuentan para el defensor
immortals-effect-stance-against = { $tray } en la bandeja, { $tower } en la torre: necesitas más ejércitos que ellos
immortals-effect-seize-free = { $armies ->
    [one] { $armies } ejército tuyo
   *[other] { $armies } ejércitos tuyos
}; nadie tiene la carta, así que es tuya
immortals-effect-seize-won = { $armies } contra { $theirs } de { $seat } en la gemela: la carta es tuya
immortals-effect-seize-lost = { $armies } contra { $theirs } de { $seat } en la gemela: no basta para la carta
