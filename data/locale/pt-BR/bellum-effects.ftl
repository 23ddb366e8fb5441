### Bellum Magica: o que cada opção faz, ao lado do nome; no máximo 100 caracteres. Os argumentos estão no começo de
### ../en/bellum-effects.ftl.

bellum-effect-castle = esq.: alimento no { $food }, mapa no { $map }; dir.: espada no { $sword }, ladrão no { $thief }

bellum-effect-side-1 = no { $row1 }: { $icons1 }
bellum-effect-side-2 = no { $row1 }: { $icons1 }; no { $row2 }: { $icons2 }
bellum-effect-side-3 = no { $row1 }: { $icons1 }; no { $row2 }: { $icons2 }; no { $row3 }: { $icons3 }

bellum-effect-reroll-pass = linha { $row } hoje, para você: { $icons }
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

bellum-effect-creature-plain = esq.: { $left } ({ $leftrows }); dir.: { $right } ({ $rightrows })
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
