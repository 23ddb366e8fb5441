### Last Call: words in its pictures. who: an owner in words · coins, drinks: counts in words · what, name, parts: words of other
### messages · seat: a seat's id · seats, guests: lists of ids · drink, card: ids · all others are numbers.
### Families: saideira-picture-now-<phase>, -label-<count>, -worth-<kind of guest>, -does-, -trick-
### and -kind-<kind of drink, or merchant>.

saideira-picture-round = Round { $round } of { $rounds }
saideira-picture-now-pour = Everybody pours a drink in secret
saideira-picture-now-trick = { $seat } may spend a spare drink on its trick
saideira-picture-now-serve = { $seat } chooses a guest
saideira-picture-now-over = The taverns are closed
saideira-picture-label-queue = in the queue
saideira-picture-label-cellar = in the cellar
saideira-picture-order-label = They choose:
saideira-picture-order-rule = The strongest drink chooses a guest first; equal drinks choose last.
saideira-picture-hand = Your drinks, { $seat }
saideira-picture-hand-secret = Round { $round } of { $rounds }. Only you see them.
saideira-picture-hand-spares = { $count } to spare
saideira-picture-hand-empty = You have no drinks left
saideira-picture-counter-empty = Nobody is at the counter
saideira-picture-sheet = Price list
saideira-picture-sheet-guests = Guests
saideira-picture-sheet-drinks = Drinks
saideira-picture-sheet-gone = gone in earlier rounds
saideira-picture-end = Closing time
saideira-picture-end-drinks = Drinks

## What a guest is worth, and what a trick does, in a few words. args: count

saideira-picture-worth-merchant = { $count } coins
saideira-picture-worth-sailor = 1, 4, 9, 16 …
saideira-picture-worth-bard = 1 for each kind
saideira-picture-worth-dancer = { $count } for two
saideira-picture-worth-brawler = −{ $count }, but a drink
saideira-picture-does-water = Another drink loses { $count }
saideira-picture-does-coffee = A guest leaves
saideira-picture-does-beer = Your drink gains { $count }
saideira-picture-does-wine = { $count } coins
saideira-picture-does-rum = No trick
saideira-picture-trick-water = −{ $count }
saideira-picture-trick-coffee = sent home
saideira-picture-trick-beer = +{ $count }
saideira-picture-trick-wine = { $count } coins
saideira-picture-merchants = Pays the coins on the card: 3, 4 or 5.
saideira-picture-kind-merchant = Merchant
saideira-picture-kind-water = Water { $low }, { $high }
saideira-picture-kind-coffee = Coffee { $low }, { $high }
saideira-picture-kind-beer = Beer { $low }, { $high }
saideira-picture-kind-wine = Wine { $low }, { $high }
saideira-picture-kind-rum = Rum { $low }, { $high }

## Descriptions

saideira-picture-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
saideira-picture-drinks = { $count ->
    [one] 1 drink
   *[other] { $count } drinks
}
saideira-picture-counter = At the counter: { $guests }.
saideira-picture-order = They choose in this order: { $seats }.
saideira-picture-clash = Equal drinks: { $seats }.
saideira-picture-served = Done choosing: { $seats }.
saideira-picture-bell = The bell is with { $seat }.
saideira-picture-left = Guests in the queue: { $queue }. Drinks in the cellar: { $cellar }.
saideira-picture-seat = { $who }: { $coins }, { $drinks } in hand, { $spares } to spare.
saideira-picture-table = Table: { $guests }.
saideira-picture-toasts = Toasts: { $count ->
    [one] 1 coin.
   *[other] { $count } coins.
}
saideira-picture-poured = Poured: { $drink }, strength { $strength }.
saideira-picture-spent = Spent: { $drink }.
saideira-picture-held = { $count } × { $drink }. { $what }
saideira-picture-price = { $name }: { $what }
saideira-picture-gone = { $drink }: { $count } of { $copies } gone.
saideira-picture-part = { $name } { $count }
saideira-picture-score = { $who }, { $coins } ({ $parts }), { $drinks } left.
saideira-picture-card = { $card }. { $what }
