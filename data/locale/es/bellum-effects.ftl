### Bellum Magica: what each option does, beside its name; at most 100 characters. Numbers alone are those of the die.
### food, map, sword, thief: numbers of the die · loot, icons: lists of ids · left, right: icons of a side, and
### leftrows, rightrows, where they stand · all others: whole numbers.

bellum-effect-castle = izq.: alimento en { $food }, mapa en { $map }; der.: espada en { $sword }, ladrón en { $thief }

bellum-effect-side-1 = con { $row1 }: { $icons1 }
bellum-effect-side-2 = con { $row1 }: { $icons1 }; con { $row2 }: { $icons2 }
bellum-effect-side-3 = con { $row1 }: { $icons1 }; con { $row2 }: { $icons2 }; con { $row3 }: { $icons3 }

bellum-effect-reroll-pass = fila { $row } hoy, para ti: { $icons }
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

bellum-effect-creature-plain = izq.: { $left } ({ $leftrows }); der.: { $right } ({ $rightrows })
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
