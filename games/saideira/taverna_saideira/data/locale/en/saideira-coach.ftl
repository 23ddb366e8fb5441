### Last Call: the reasons of a coach, for somebody who plays for the first time.
### drink, strongest, guest, other: ids · seat: a seat's id · all others are whole numbers.

saideira-coach-pour-strong = { $more ->
    [0] Every guest here brings you { $coins } now.
   *[other] { $guest } brings you { $coins } now, { $other } only { $less }.
} { $stronger ->
    [0] Nothing is stronger
    [one] Only 1 of the 10 drinks is stronger
   *[other] Only { $stronger } of the 10 drinks are stronger
}: you probably choose early.
saideira-coach-pour-best = { $more ->
    [0] Every guest here brings you { $coins } now.
   *[other] { $guest } brings you { $coins } now, { $other } only { $less }.
} { $drink } is the strongest that you hold.
saideira-coach-pour-saved = { $more ->
    [0] Every guest here brings you { $coins } now. Strength gains you nothing, and { $strongest } stays for a later round.
   *[other] { $drink } probably chooses late: at worst { $other } ({ $less }) instead of { $guest } ({ $coins }). In return { $strongest } stays for a later round.
}
saideira-coach-pour-last = { $more ->
    [0] Every guest here brings you { $coins } now.
   *[other] Best for you now: { $guest } ({ $coins }); least: { $other } ({ $less }).
} { $drink } costs you little.

saideira-coach-pass = { $reach ->
    [0] { $place ->
        [1] You choose first of { $count } as it is.
       *[other] No trick of yours takes you further up than place { $place } of { $count }.
    }
   *[other] A trick can take you from place { $place } to { $reach } of { $count }, but the guests there bring you hardly more.
} A spare drink that you keep can do more in a later round.
saideira-coach-pass-last = You choose in place { $place } of { $count }, and in the last round { $more ->
    [0] no trick of yours brings anything more.
   *[other] a trick of yours is not likely to bring more.
}
saideira-coach-wine = { $coins } coins at once, whatever the others do; and you have { $spares } to spare, with { $rounds ->
    [one] 1 round left.
   *[other] { $rounds } rounds left.
}
saideira-coach-beer = It takes you from strength { $before } to { $strength }: { $moved ->
    [0] you still choose in place { $place }.
   *[other] you choose in place { $place } instead of { $now }.
}
saideira-coach-water = { $seat } falls from { $before } to { $strength }: you choose in place { $place } instead of { $now }.
saideira-coach-water-rival = { $before ->
    [0] { $seat } has no strength left to lose
   *[other] { $seat } falls from { $before } to { $strength }
}{ $moved ->
    [0] {" "}and stays in place { $place }.
   *[other] , to place { $place } instead of { $now }.
} You choose in place { $mine }.
saideira-coach-coffee = { $guest } would bring you only { $mine } now, and you choose in place { $place } of { $count }: whoever comes instead is likely to bring more.
saideira-coach-coffee-left = { $place ->
    [1] You choose first: whoever comes instead of { $guest } can be yours too, if they bring more.
   *[other] You choose in place { $place } of { $count }. Whoever comes instead of { $guest } may leave you more; nobody knows who it is.
}
saideira-coach-coffee-rival = { $guest } would bring { $seat } { $theirs } now, and you { $mine }. Nobody knows who comes instead.

saideira-coach-merchant = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for certain, whatever else comes to your table.
saideira-coach-sailor = { $count ->
    [one] The first at your table: { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } now, and the next sailor brings 3.
   *[other] That makes { $count } at your table: { $coins } more coins now, and the next sailor brings 2 more than this one.
}
saideira-coach-sailor-last = { $count ->
    [one] The first at your table: { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
   *[other] That makes { $count } at your table: { $coins } more coins.
}
saideira-coach-bard = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now, since you have { $count ->
    [one] 1 kind of guest.
   *[other] { $count } kinds of guests with this one.
} { $bards ->
    [one] Each new kind is one more coin.
   *[other] Each new kind is { $bards } more coins.
}
saideira-coach-bard-last = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now, since you have { $count ->
    [one] 1 kind of guest.
   *[other] { $count } kinds of guests with this one.
}
saideira-coach-dancer = The second of a pair: { $coins } coins at once.
saideira-coach-dancer-alone = Alone she brings { $coins } now, but a second one makes it { $pair } coins for the pair.
saideira-coach-dancer-last = Alone she brings { $coins }, and nobody else here brings you { $more ->
    [0] more.
   *[other] much more.
}
saideira-coach-brawler = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now, but a drink more is a trick more, and nobody else here brings you much.
saideira-coach-brawler-last = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now, and nobody else here brings you { $more ->
    [0] more.
   *[other] much more.
}

saideira-word-spare = Spare drinks: those that no later round needs.

saideira-recap-ahead = Coins: you have { $mine }, { $seat } has { $theirs }. You lead.
saideira-recap-behind = Coins: you have { $mine }, { $seat } has { $theirs }. You are behind.
saideira-recap-even = Coins: you have { $mine }, { $seat } has { $theirs }. Nobody leads.
saideira-recap-merchant = The merchants make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
saideira-recap-sailor = The sailors make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
saideira-recap-bard = The bards make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
saideira-recap-dancer = The dancers make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
saideira-recap-brawler = Fewer brawlers make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
saideira-recap-toast = The toasts make the difference: { $more ->
    [one] { $more } coin.
   *[other] { $more } coins.
}
