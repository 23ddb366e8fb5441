### The ferry: words in its pictures. seat: a seat's id · who: an owner in words · crate, crates: ids · all others numbers.

ferry-picture-round = Round { $round } of { $rounds }
ferry-picture-now-load = All load a crate
ferry-picture-now-second = Who adds a second crate?
ferry-picture-now-quay = At the quay: { $seat }
ferry-picture-now-over = The game is over
ferry-picture-pile = { $count ->
    [one] 1 crate in the pile
   *[other] { $count } crates in the pile
}
ferry-picture-crates = { $count ->
    [one] 1 crate
   *[other] { $count } crates
}
ferry-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ferry-picture-hand = Your crates, { $seat }
ferry-picture-sheet = Crates that have sailed
ferry-picture-end = The last crossing
ferry-picture-seat = { $who }: { $points }, { $crates } in hand, aboard: { $loaded }.
ferry-picture-weight = { $crate } weighs { $weight }, and no other crate does.
ferry-picture-list = { $what }: { $crates }.
ferry-picture-score = { $who }, { $points }, { $crates } kept.
