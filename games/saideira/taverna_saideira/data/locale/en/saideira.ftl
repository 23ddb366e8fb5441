### Last Call. Arguments: seat, other, bell: a seat's id · seats, guests: lists of ids · drink, guest, came: ids · all others are
### numbers. Names of drinks and guests stand where no article is needed.

saideira-name = Last Call
saideira-about = The taverns close soon: pour in secret, trip each other up, and win the last guests of the night.

## Names. args: number

drink-water = Water { $number }
drink-coffee = Coffee { $number }
drink-beer = Beer { $number }
drink-wine = Wine { $number }
drink-rum = Rum { $number }
guest-merchant = Merchant { $number }
guest-sailor = Sailor
guest-bard = Bard
guest-dancer = Dancer
guest-brawler = Brawler
trick-pass = No trick
trick-water = Water down
trick-coffee = Send home
trick-beer = Top up
trick-wine = Toast
trick-rum = no trick

## What a card is for, on the card itself. args: coins, count

saideira-card-water = As a trick: somebody else's drink loses { $count }.
saideira-card-coffee = As a trick: a guest goes to the end of the queue, and the next one sits down.
saideira-card-beer = As a trick: your own drink gains { $count }.
saideira-card-wine = As a trick: { $count } coins at once.
saideira-card-rum = No trick: it is only strong.
saideira-card-merchant = Pays { $coins } coins, whoever else is at your table.
saideira-card-sailor = Together they are worth their number times itself: 1, 4, 9, 16 coins.
saideira-card-bard = 1 coin for each kind of guest at your table, bards included.
saideira-card-dancer = { $coins } coins for two of them, nothing for one alone.
saideira-card-brawler = Costs you { $coins } coins, but you draw a drink from the cellar at once.

## Questions

saideira-ask-pour = Which drink do you pour? The strongest chooses first, equals last. At the counter: { $guests }.
saideira-ask-trick = Do you spend a spare drink on its trick?
saideira-ask-weaken = Whose drink do you water down with { $drink }?
saideira-ask-send = Which guest does { $drink } send home?
saideira-ask-serve = Which guest sits down at your table?

## What happened

saideira-log-round = Round { $round }. At the counter: { $guests }. The bell is with { $bell }.
saideira-log-pours = { $seat } pours { $drink }.
saideira-log-weakens = { $seat } spends { $drink }: the drink of { $other } has only strength { $strength } now.
saideira-log-strengthens = { $seat } spends { $drink }: strength { $strength } now.
saideira-log-toasts = { $seat } spends { $drink } on a toast: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
saideira-log-sends = { $seat } spends { $drink }: { $guest } goes to the end of the queue, and { $came } sits down.
saideira-log-clash = Equal drinks get in each other's way: { $seats } choose last.
saideira-log-serves = New guest at the table of { $seat }: { $guest }{ $told ->
    [1] { " " }({ $less ->
        [0] { $more ->
            [one] +{ $more } coin
           *[other] +{ $more } coins
        }
       *[other] −{ $less } coins
    }, now { $total })
   *[other] { "" }
}.
saideira-log-draws = { $seat } draws a drink from the cellar.
saideira-log-draws-own = You draw { $drink }.
saideira-over-rounds = { $count } rounds have been poured, and the taverns close.

## The score

saideira-sheet-merchant = Merchants
saideira-sheet-sailor = Sailors
saideira-sheet-bard = Bards
saideira-sheet-dancer = Dancers
saideira-sheet-brawler = Brawlers
saideira-sheet-toast = Toasts
saideira-sheet-total = Coins

## Help and standing orders

saideira-help-pour = All choose at once, in secret. The strongest drink chooses a guest first; equal drinks get in each other's way and choose last. (Rules 2)
saideira-help-trick = Once a round you may spend a drink you don't need for later rounds. Water weakens somebody's drink, coffee sends a guest home, beer strengthens your own drink, wine is worth coins; rum has no trick. (Rules 3)
saideira-help-weaken = The drink loses strength, down to 0. It may become equal to another one: then both choose last. (Rules 3)
saideira-help-send = The guest goes to the end of the queue, and the next one sits down instead. Nobody knows who that is. (Rules 3)
saideira-help-serve = The guest stays at your table until the end. Whoever is last gets the guest who is left. (Rules 4)
saideira-standing-trick = No tricks
saideira-standing-trick-about = I never spend a spare drink for you

## Rules by topic

saideira-rules-setup-title = Set-up
saideira-rules-setup = Everybody is dealt eight drinks: one for each of six rounds, and two to spare. As many guests as there are players sit at the counter. One of you has the bell. (Rules 1)
saideira-rules-pour-title = Pouring
saideira-rules-pour = All choose a drink in secret and show it at once. Its number is its strength. (Rules 2)
saideira-rules-tricks-title = Tricks
saideira-rules-tricks = From the bell on, in turn, each may spend one spare drink: water takes 4 from another's drink, beer adds 3 to your own, coffee sends a guest to the end of the queue and the next one sits down, wine is 2 coins. Keep a drink for each round to come. (Rules 3)
saideira-rules-serve-title = Serving
saideira-rules-serve = The strongest drink chooses a guest first, and so on. Equal drinks choose last, from the bell on. The last one gets the guest who is left. Whoever gets a brawler draws a drink. (Rules 4)
saideira-rules-guests-title = What guests are worth
saideira-rules-guests = Merchants: their number. Sailors: how many you have, times itself. Bards: 1 coin for each kind of guest at your table. Dancers: 7 a pair. Brawlers: −2, but each brings a drink. (Rules 5)
saideira-rules-end-title = The end
saideira-rules-end = After each round the bell moves on and new guests sit down. After six rounds the most coins win; if tied, more drinks left win; if still tied, the win is shared. (Rules 6)
