### Last Call: words in its pictures. who: an owner in words · coins, drinks: counts in words · what: a sentence · seats, guests, cards: lists of
### ids · drink, card: ids · all others are numbers.

saideira-picture-round = Round { $round } of { $rounds }
saideira-picture-counter = At the counter: { $guests }.
saideira-picture-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
saideira-picture-drinks = { $count ->
    [one] 1 drink
   *[other] { $count } drinks
}
saideira-picture-hand = Your drinks, { $seat }
saideira-picture-sheet = Drinks that are gone
saideira-picture-end = Closing time
saideira-picture-seat = { $who }: { $coins }, { $drinks } in hand, { $spares } to spare. Table: { $guests }.
saideira-picture-poured = Poured: { $drink }, strength { $strength }.
saideira-picture-spent = Spent: { $drink }.
saideira-picture-order = They choose in this order: { $seats }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $coins }.
saideira-picture-card = { $card }. { $what }
