### Bellum Magica: the reasons of a coach, for somebody who plays for the first time.
### castle, victim, rival, place, token, side: ids · icons, other: icons of a creature or of a row · row1, icons1 and so
### on: numbers of the die with icons, and count, how many · loot: resources and chests · richer: what another target brings: 0 no more, 1 a
### little more, 2 more · all others: whole numbers.

bellum-coach-castle = All castles are equally strong, just on different rows. This one has its treasure map on row { $row }: the most maps win a chest.

## A creature on the left or on the right

bellum-rows = { $count ->
    [1] { $icons1 } (row { $row1 })
    [2] { $icons1 } (row { $row1 }) and { $icons2 } (row { $row2 })
   *[3] { $icons1 } (row { $row1 }), { $icons2 } (row { $row2 }) and { $icons3 } (row { $row3 })
}
bellum-coach-left-food = On the left: { bellum-rows }; on the right: { $other }. { $price } food pay for a creature, and one that you recruit on day { $day } works for you from then on.
bellum-coach-left-glyph = On the left: { bellum-rows }. Glyphs are rare, and no super evil creature comes without one; on the right it has { $other }.
bellum-coach-left-map = On the left: { bellum-rows }; on the right: { $other }. Whoever shows the most maps takes a metal chest, about { $metal } gold, without a fight.
bellum-coach-right-sword = On the right: { bellum-rows }; on the left: { $other }. Swords win chests, and the shields of the places in sight go up to { $shield }.
bellum-coach-right-magic = On the right: { bellum-rows }; on the left: { $other }. Only magic swords beat the magic shields of the richest cities.
bellum-coach-right-thief = On the right: { bellum-rows }; on the left: { $other }. A thief takes a chest from a castle that your swords beat.

## The row of the day

bellum-coach-keep-good = Row { $row } for you: { $icons }. On average your rows give no more: a new roll does not pay.
bellum-coach-keep-rivals = Row { $row } for you: { $icons }. That is little, but it is a poor row for { $rivals ->
    [one] your rival too.
   *[other] your rivals together too.
}
bellum-coach-keep-dear = Row { $row } for you: { $icons }. { $barrels ->
    [0] A new roll promises hardly more.
   *[other] A new roll promises hardly more; save it for a worse day.
}
bellum-coach-spell-poor = Row { $row } for you: { $icons }. { $better ->
    [5] On all other rows you get more,
   *[other] On { $better } of the 5 other rows you get more,
} and the spell comes back tonight.
bellum-coach-spell-rivals = { $rivals ->
    [one] Row { $row } gives your rival more than the average row.
   *[other] Row { $row } gives your rivals together more than their average row.
} The spell comes back tonight.
bellum-coach-barrel-poor = Row { $row } for you: { $icons }. { $better ->
    [5] On all other rows you get more,
   *[other] On { $better } of the 5 other rows you get more,
} enough to be worth a barrel.
bellum-coach-barrel-rivals = { $rivals ->
    [one] Row { $row } gives your rival so much more than the average row
   *[other] Row { $row } gives your rivals together so much more than their average row
} that stopping it is worth a barrel.

## Attack

bellum-coach-attack-chest = Loot: { $loot }. { $swords ->
    [one] Your sword beats
   *[other] Your { $swords } swords beat
} { $magic ->
    [0] its shield of { $shield }
   *[other] its shield of { $shield } and its magic shield of { $magic }
}, and only the gold in chests wins: about { $gold } here.
bellum-coach-attack-resources = Loot: { $loot }, which pay for creatures tonight. { bellum-attack-free }
bellum-coach-attack-barrel = Loot: { $loot }, which pays for a new roll on a bad day. { bellum-attack-free }
bellum-coach-attack-short = Loot: { $loot }, but the tray is empty: it brings nothing. { bellum-attack-free }
bellum-attack-free = { $targets ->
    [one] It is all you can beat today, and an attack costs nothing.
   *[other] { $richer ->
        [0] Nothing else you can beat today gives more, and an attack costs nothing.
        [1] Nothing else you can beat today gives much more, and an attack costs nothing.
       *[other] An attack costs nothing.
    }
}
bellum-coach-attack-castle = { $thieves ->
    [one] Your thief carries off { $loot }.
   *[other] Your { $thieves } thieves carry off { $loot }.
} What you take, { $victim } loses; that beats taking as much from the humans.
bellum-coach-attack-wait = Loot: { $loot }. With another target you would have { $chests } chests or more: the game would end, and { $rival } seems to have more gold than you.
bellum-coach-attack-win = Loot: { $loot }. That makes { $chests } chests or more and ends the game: you have at least { $gold } gold, and the chests of nobody else can hold as much.
bellum-coach-rob = You take { $loot }: by their kinds about { $gold } gold, which { $victim } loses.
bellum-coach-rob-few = You take only { $loot }, about { $gold } gold. With more you would have { $chests } chests or more: the game would end, and { $rival } seems to have more gold than you.

## Recruiting

bellum-coach-recruit-left = On the left: { bellum-rows }. With it { $fed } of the 6 numbers of the die bring you food, glyphs or maps.
bellum-coach-recruit-right = On the right: { bellum-rows }. Then row { $row } has { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}: { $falls ->
    [0] no place in sight falls to you yet.
   *[other] of the places in sight, you can beat { $falls } of { $places }.
}
bellum-coach-recruit-spell = On the { $side }: { bellum-rows }. And it brings a confusion spell: as the Captain you can have the die rolled again, free.
bellum-coach-recruit-shield = On the { $side }: { bellum-rows }. And it brings a shield: whoever wants your chests needs 1 sword more.
bellum-coach-recruit-magic = On the { $side }: { bellum-rows }. And it brings a magic shield: whoever wants your chests needs 1 magic sword more.
bellum-coach-pay = This way you keep { $glyph ->
    [one] 1 glyph
   *[other] { $glyph } glyphs
}. Food comes on many rows, glyphs on few, and { $whole } glyphs alone pay for a super evil creature.

## After a day of a lesson: mine: the gold in the reader's chests · theirs: what those of { $seat }, the best rival, hold on average · more: how much the leader has more of it

bellum-recap-ahead = Your chests hold { $mine } gold; those of { $seat }, by their kinds, about { $theirs }. You lead.
bellum-recap-behind = Your chests hold { $mine } gold; those of { $seat }, by their kinds, about { $theirs }. You are behind.
bellum-recap-even = Your chests hold { $mine } gold; those of { $seat }, by their kinds, about { $theirs }. Only chests count in the end.
bellum-recap-golden = The lead comes from golden chests (about { $more } gold more): a thief can choose the kind.
bellum-recap-metal = The lead comes from metal chests (about { $more } gold more): whoever alone has the most treasure maps draws one each day.
bellum-recap-wooden = The lead comes from wooden chests (about { $more } gold more): small gold, but the tenth chest ends the game.

## Words that the coach explains where they first stand, once

bellum-word-captain = The Captain rolls the die; tomorrow the next player is Captain.
