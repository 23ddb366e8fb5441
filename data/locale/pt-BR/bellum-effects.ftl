### Bellum Magica: o que cada opção faz, ao lado do nome; no máximo 100 caracteres. Os argumentos estão no começo de
### ../en/bellum-effects.ftl.

bellum-effect-castle = esq.: alimento no { $food }, mapa no { $map }; dir.: espada no { $sword }, ladrão no { $thief }

bellum-effect-side = { $count ->
    [1] no { $row1 }: { $icons1 }
    [2] no { $row1 }: { $icons1 }; no { $row2 }: { $icons2 }
   *[3] no { $row1 }: { $icons1 }; no { $row2 }: { $icons2 }; no { $row3 }: { $icons3 }
}

bellum-effect-reroll-pass = sua linha { $row }: { $icons }
bellum-effect-reroll-barrel = outra linha para todos; { $left ->
    [0] você fica sem barril
    [one] você fica com { $left } barril
   *[other] você fica com { $left } barris
}
bellum-effect-reroll-spell = outra linha para todos; volta no fim do dia, { $left ->
    [0] sem outro feitiço hoje
    [one] com mais { $left } feitiço hoje
   *[other] com mais { $left } feitiços hoje
}

bellum-effect-place = escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , mágico { $magic }
}; saque: { $loot }
bellum-effect-tavern = escudo { $shield }; saque: { $loot }; fica para os outros
bellum-effect-robbery = escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , mágico { $magic }
}; saque: { $most ->
    [one] 1 cofre
   *[other] até { $most } cofres
} entre dourados ({ $golden }), metálicos ({ $metal }) e de madeira ({ $wooden })

bellum-effect-creature-plain = esq.: { $left ->
    [1] { $left1 } { $left1rows }
    [2] { $left1 } { $left1rows }, { $left2 } { $left2rows }
   *[3] { $left1 } { $left1rows }, { $left2 } { $left2rows }, { $left3 } { $left3rows }
}; dir.: { $right ->
    [1] { $right1 } { $right1rows }
    [2] { $right1 } { $right1rows }, { $right2 } { $right2rows }
   *[3] { $right1 } { $right1rows }, { $right2 } { $right2rows }, { $right3 } { $right3rows }
}
bellum-effect-creature-reroll = { bellum-effect-creature-plain }; feitiço
bellum-effect-creature-shield = { bellum-effect-creature-plain }; escudo
bellum-effect-creature-magic_shield = { bellum-effect-creature-plain }; escudo mágico

bellum-effect-chest = de { $low } a { $high } de ouro em cada; { $seat } tem { $count }
bellum-effect-pay = você fica com { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
} e { $food ->
    [one] { $food } alimento
   *[other] { $food } alimentos
}

## Ícones em poucas letras

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

## Um cofre que os batedores trazem

found-most_wooden = 1 cofre de madeira (mais mapas)
found-most_metal = 1 cofre metálico (mais mapas)
found-most_golden = 1 cofre dourado (mais mapas)
found-tied_wooden = 1 cofre de madeira (empate)
found-tied_metal = 1 cofre metálico (empate)
found-tied_golden = 1 cofre dourado (empate)
