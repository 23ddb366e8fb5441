### Last Call: what each option does, beside its name; at most 100 characters. All arguments are numbers.

saideira-effect-pour-water = strength { $strength }; spare: −{ $count } for another's drink
saideira-effect-pour-coffee = strength { $strength }; spare: sends { $count } guest home
saideira-effect-pour-beer = strength { $strength }; spare: +{ $count } for your drink
saideira-effect-pour-wine = strength { $strength }; spare: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
saideira-effect-pour-rum = strength { $strength }; spare: no trick
saideira-effect-pass = you choose in place { $place }; { $spares ->
    [one] 1 drink to spare
   *[other] { $spares } drinks to spare
}
saideira-effect-water = −{ $count } for another's drink
saideira-effect-coffee = { $count } guest goes home, the next one sits down
saideira-effect-beer = strength { $strength } for your drink: you choose in place { $place }
saideira-effect-wine = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} at once
saideira-effect-weaken = strength { $strength }: you choose in place { $place }
saideira-effect-send = would bring you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; goes to the end of the queue

## Guests. args: coins

saideira-effect-merchant = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
saideira-effect-sailor = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $more ->
    [0] {""}
   *[other] {" "}now; 1, 2, 3, 4 sailors are worth 1, 4, 9, 16
}
saideira-effect-bard = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $more ->
    [0] {""}
   *[other] {" "}now; each bard is 1 for each kind at your table
}
saideira-effect-dancer = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now; { $pair } for each pair
saideira-effect-brawler = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, and you draw a drink
