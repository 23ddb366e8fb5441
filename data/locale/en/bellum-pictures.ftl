### Bellum Magica: words in its pictures and in their descriptions. Arguments: seat, a seat's id · army, a list of
### ids · all others are whole numbers.

## The board

bellum-picture-day = Bellum Magica · day { $day }
bellum-picture-now-castles = Castles: { $seat } chooses one
bellum-picture-now-goblins = Goblins: { $seat } places one
bellum-picture-now-horde = Active horde: { $seat } may force a reroll
bellum-picture-now-attack = Attack: { $seat } chooses a target ({ $army })
bellum-picture-now-recruit = Recruiting: { $seat } may recruit
bellum-picture-now-side = Recruiting: { $seat } places { $creature }
bellum-picture-captain = Captain: { $seat }
bellum-picture-places = Places
bellum-picture-recruits = Recruits
bellum-picture-castles = Castles to choose from
bellum-picture-looted = { $count } looted
bellum-picture-supply-chests = Chests left
bellum-picture-supply-tray = Tokens left
bellum-picture-supply-decks = Decks
bellum-picture-of-chests = of { $most }

## The hand. args: seat (id), day, shield, magic, count (numbers)

bellum-picture-hand-title = The realm of { $seat }
bellum-picture-hand-secret = Day { $day } · only you see this picture
bellum-picture-hand-chests = Your chests
bellum-picture-hand-others = The others see only the kinds, not the values
bellum-picture-hand-none = No chests yet
bellum-picture-hand-rows = What each number of the die gives you
bellum-picture-hand-castle = Castle
bellum-picture-hand-left = Production
bellum-picture-hand-right = Army
bellum-picture-hand-ready = { $count ->
    [one] spell ready
   *[other] spells ready
}
bellum-picture-hand-exhausted = { $count ->
   *[other] exhausted
}
bellum-picture-hand-rob = { $magic ->
    [0] To rob you: a thief and { $shield ->
        [one] 1 sword
       *[other] { $shield } swords
    }
   *[other] { $shield ->
        [0] To rob you: a thief and { $magic } magic
        [one] To rob you: a thief, 1 sword and { $magic } magic
       *[other] To rob you: a thief, { $shield } swords and { $magic } magic
    }
}

## The sheet

bellum-picture-sheet-title = What each number would give

## The end of the game. args: day (number)

bellum-picture-end-title = Bellum Magica · the end
bellum-picture-end-day = Day { $day }

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter and token ·
## place, castle, chest, token, ids · lists of ids: loot, icons, chests, resources, left, right, cards, price, places,
## tray · values, numbers in a row · all others are whole numbers

bellum-picture-text-die = The die shows { $row }.
bellum-picture-text-place = { $place }: shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic shield { $magic }
}; loot: { $loot }.
bellum-picture-text-looted = Looted so far: { $places }.
bellum-picture-text-left = Production (left):
bellum-picture-text-right = Army (right):
bellum-picture-text-unplaced = Not placed yet:
bellum-picture-text-cards = { $cards }.
bellum-picture-text-row = on { $row }, { $icons }
bellum-picture-text-price = Costs { $price }.
bellum-picture-text-or = Or { $price }.
bellum-picture-text-bonus = Comes with 1 { $token }.
bellum-picture-text-lord = { $who }: { $count ->
    [0] no chests
    [one] 1 chest ({ $chests })
   *[other] { $count } chests ({ $chests })
}; resources: { $resources }; shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic shield { $magic }
}.
bellum-picture-text-spells = Confusion spells: { $ready } ready, { $exhausted } exhausted.
bellum-picture-text-castle = Castle: { $castle }.
bellum-picture-text-active = Production: { $left }. Army: { $right }.
bellum-picture-text-today = On the active row:
bellum-picture-text-supply = Left in the piles: { $chests }. Left in the trays: { $tray }. Cards in the decks: { $places } places, { $evil } evil, { $super_evil } super evil.
bellum-picture-text-values = { $chest }: worth { $values }.
bellum-picture-text-worth = { $count ->
    [0] You have no chests.
    [one] 1 chest, worth { $gold } in all.
   *[other] { $count } chests, worth { $gold } in all.
}
bellum-picture-text-rerolls = Pays for rerolls with: barrels { $barrels }, ready spells { $ready } (exhausted { $exhausted }; only the Captain casts).
bellum-picture-text-score = { $who }: { $total } gold with { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} (gold from golden ones: { $golden }, metal: { $metal }, wooden: { $wooden }).
