### Bellum Magica: what each option does, beside its name; at most 100 characters. Numbers alone are those of the die.
### food, map, sword, thief: numbers of the die · loot, icons: lists of ids · left, right: how many icons a side has,
### left1, left1rows and so on: each with its rows · all others: whole numbers.

bellum-effect-castle = left: food on { $food }, map on { $map }; right: swords on { $sword }, thief on { $thief }

bellum-effect-side = { $count ->
    [1] on a { $row1 }: { $icons1 }
    [2] on a { $row1 }: { $icons1 }; on a { $row2 }: { $icons2 }
   *[3] on a { $row1 }: { $icons1 }; on a { $row2 }: { $icons2 }; on a { $row3 }: { $icons3 }
}

bellum-effect-reroll-pass = your row { $row } today: { $icons }
bellum-effect-reroll-barrel = a new row for everybody; { $left ->
    [0] no barrel is left
    [one] { $left } barrel is left
   *[other] { $left } barrels are left
}
bellum-effect-reroll-spell = a new row for everybody; ready again tonight, { $left ->
    [0] no other spell today
    [one] { $left } other spell today
   *[other] { $left } other spells today
}

bellum-effect-place = shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic { $magic }
}; loot: { $loot }
bellum-effect-tavern = shield { $shield }; loot: { $loot }; it stays for the others
bellum-effect-robbery = shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic { $magic }
}; loot: { $most ->
    [one] 1 chest
   *[other] up to { $most } chests
} out of { $golden } golden, { $metal } metal, { $wooden } wooden

bellum-effect-creature-plain = left: { $left ->
    [1] { $left1 } { $left1rows }
    [2] { $left1 } { $left1rows }, { $left2 } { $left2rows }
   *[3] { $left1 } { $left1rows }, { $left2 } { $left2rows }, { $left3 } { $left3rows }
}; right: { $right ->
    [1] { $right1 } { $right1rows }
    [2] { $right1 } { $right1rows }, { $right2 } { $right2rows }
   *[3] { $right1 } { $right1rows }, { $right2 } { $right2rows }, { $right3 } { $right3rows }
}
bellum-effect-creature-reroll = { bellum-effect-creature-plain }; spell
bellum-effect-creature-shield = { bellum-effect-creature-plain }; shield
bellum-effect-creature-magic_shield = { bellum-effect-creature-plain }; magic shield

bellum-effect-chest = { $low } to { $high } gold in each; { $seat } has { $count }
bellum-effect-pay = you keep { $glyph ->
    [one] { $glyph } glyph
   *[other] { $glyph } glyphs
} and { $food } food

## Icons in few letters

brief-map = map
brief-map-count = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
brief-magic_sword = magic sword
brief-magic_sword-count = { $count ->
    [one] { $count } magic sword
   *[other] { $count } magic swords
}

## A chest that the scouts bring

found-most_wooden = 1 wooden chest (most maps)
found-most_metal = 1 metal chest (most maps)
found-most_golden = 1 golden chest (most maps)
found-tied_wooden = 1 wooden chest (tied)
found-tied_metal = 1 metal chest (tied)
found-tied_golden = 1 golden chest (tied)
