### The ferry: words in pictures. The arguments are named in the English file.

ferry-picture-round = Ronda { $round } de { $rounds }
ferry-picture-now-load = Todos embarcan un cajón
ferry-picture-now-second = ¿Quién agrega un segundo?
ferry-picture-now-quay = En el muelle: { $seat }
ferry-picture-now-over = La partida terminó
ferry-picture-pile = { $count ->
    [one] { $count } cajón en la pila
   *[other] { $count } cajones en la pila
}
ferry-picture-crates = { $count ->
    [one] { $count } cajón
   *[other] { $count } cajones
}
ferry-picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
ferry-picture-hand = Tus cajones, { $seat }
ferry-picture-sheet = Cajones que partieron
ferry-picture-end = El último viaje
ferry-picture-seat = { $who }: { $points }, { $crates } en la mano, a bordo: { $loaded }.
ferry-picture-weight = { $crate } pesa { $weight }, y ningún otro pesa lo mismo.
ferry-picture-list = { $what }: { $crates }.
ferry-picture-score = { $who }, { $points }, { $crates } de reserva.
