### Bellum Magica: what each option does, beside its name; at most 100 characters. Numbers alone are those of the die.
### food, map, sword, thief: numbers of the die · loot, icons: lists of ids · left, right: how many icons a side has,
### left1, left1rows and so on: each with its rows · all others: whole numbers.

bellum-effect-castle = izq.: alimento en { $food }, mapa en { $map }; der.: espada en { $sword }, ladrón en { $thief }

bellum-effect-side = { $count ->
    [1] con { $row1 }: { $icons1 }
    [2] con { $row1 }: { $icons1 }; con { $row2 }: { $icons2 }
   *[3] con { $row1 }: { $icons1 }; con { $row2 }: { $icons2 }; con { $row3 }: { $icons3 }
}

bellum-effect-reroll-pass = tu fila { $row } hoy: { $icons }
bellum-effect-reroll-barrel = otra fila para todos; { $left ->
    [0] te quedas sin barriles
    [one] te queda { $left } barril
   *[other] te quedan { $left } barriles
}
bellum-effect-reroll-spell = otra fila para todos; vuelve al final del día, { $left ->
    [0] sin otro hechizo hoy
    [one] con { $left } hechizo más hoy
   *[other] con { $left } hechizos más hoy
}

bellum-effect-place = escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , mágico { $magic }
}; botín: { $loot }
bellum-effect-tavern = escudo { $shield }; botín: { $loot }; queda para los demás
bellum-effect-robbery = escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , mágico { $magic }
}; botín: { $most ->
    [one] 1 cofre
   *[other] hasta { $most } cofres
} entre dorados ({ $golden }), de metal ({ $metal }) y de madera ({ $wooden })

bellum-effect-creature-plain = izq.: { $left ->
    [1] { $left1 } { $left1rows }
    [2] { $left1 } { $left1rows }, { $left2 } { $left2rows }
   *[3] { $left1 } { $left1rows }, { $left2 } { $left2rows }, { $left3 } { $left3rows }
}; der.: { $right ->
    [1] { $right1 } { $right1rows }
    [2] { $right1 } { $right1rows }, { $right2 } { $right2rows }
   *[3] { $right1 } { $right1rows }, { $right2 } { $right2rows }, { $right3 } { $right3rows }
}
bellum-effect-creature-reroll = { bellum-effect-creature-plain }; hechizo
bellum-effect-creature-shield = { bellum-effect-creature-plain }; escudo
bellum-effect-creature-magic_shield = { bellum-effect-creature-plain }; escudo mágico

bellum-effect-chest = de { $low } a { $high } de oro en cada uno; { $seat } tiene { $count }
bellum-effect-pay = te quedan { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
} y { $food ->
    [one] { $food } alimento
   *[other] { $food } alimentos
}

## Icons in few letters

brief-map = mapa
brief-map-count = { $count ->
    [one] { $count } mapa
   *[other] { $count } mapas
}
brief-magic_sword = mágica
brief-magic_sword-count = { $count ->
    [one] { $count } mágica
   *[other] { $count } mágicas
}

## A chest that the scouts bring

found-most_wooden = 1 cofre de madera (más mapas)
found-most_metal = 1 cofre de metal (más mapas)
found-most_golden = 1 cofre dorado (más mapas)
found-tied_wooden = 1 cofre de madera (empate)
found-tied_metal = 1 cofre de metal (empate)
found-tied_golden = 1 cofre dorado (empate)
