### Calamandara: what each option does, beside its name; at most 100 characters.
### fragments: Memory Cards in hand and Diary, of those needed · hope, fear: Event cards still hidden · symbol, symbols: lists
### of symbols · near: symbols and seats, and beside, how many · along: Towers and Wings in the row, and count, how many ·
### seat: a seat's id · step: 7 and 8, the rings of the central board, in rival the step value ·
### gate: the cell of row 6 from which the gate leads there, or none · all others: whole numbers.

calamandara-effect-price = { $fragments ->
    [one] { $fragments } Memory Card
   *[other] { $fragments } Memory Cards
} then ({ $needed } open the Centre); { $left } of the symbol left
calamandara-effect-cave = { $fragments ->
    [one] { $fragments } Memory Card
   *[other] { $fragments } Memory Cards
} then ({ $needed } open the Centre); costs nothing
calamandara-effect-reveal = 1 of { $hope } Hope and { $fear } Fear cards that are still hidden; { $lost ->
    [0] Phase 1 if a Symbol Card follows
   *[other] no Phase 1 either way
}
calamandara-effect-refuse = { $lost ->
    [0] no 2 symbols this turn; the event stays on top
   *[other] costs nothing, as Phase 1 is lost already; the event stays on top
}
calamandara-effect-excavate = 1 insertion: spends a Cave of your Reserve; on your own board it takes the Mountain's place
calamandara-effect-clear = 1 insertion: the symbol goes to your Depot
calamandara-effect-transmute = no insertion: { $count } symbols for 1 of your choice, once a turn

calamandara-there = { $count ->
    [0] none there yet
   *[other] there so far: { $symbol }
}
calamandara-effect-board-own = for your token alone; { calamandara-there }
calamandara-effect-board-central = for every traveller's token; { calamandara-there }
calamandara-effect-board-mountain = { $count } of { $most } Mountains so far

calamandara-effect-deck = { $symbols }
calamandara-effect-rival = { $fragments ->
    [one] { $fragments } Memory Card
   *[other] { $fragments } Memory Cards
} ({ $needed } open the Centre); step value { $step } of 9
calamandara-effect-direction = the top of { $seat }'s deck comes to yours: { $symbols }
calamandara-effect-direction-event = the top of { $seat }'s deck comes to yours: an Event card
calamandara-effect-direction-none = { $seat } has no deck: nothing comes to yours

calamandara-effect-row = row { $row }{ $count ->
    [0] {""}
   *[other] , with { $along }
}{ $beside ->
    [0] {""}
   *[other] ; beside it: { $near }
}
calamandara-effect-ring = { $step ->
    [7] outer ring
   *[other] inner ring
}{ $gate ->
    [none] {""}
   *[other] ; at the gate of your { $gate }
}{ $beside ->
    [0] {""}
   *[other] ; beside it: { $near }
}
calamandara-effect-centre = you win at once
