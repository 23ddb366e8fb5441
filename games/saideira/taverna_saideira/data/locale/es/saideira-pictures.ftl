### La última ronda: palabras de las imágenes.

saideira-picture-round = Ronda { $round } de { $rounds }
saideira-picture-counter = En la barra: { $guests }.
saideira-picture-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
saideira-picture-drinks = { $count ->
    [one] 1 bebida
   *[other] { $count } bebidas
}
saideira-picture-hand = Tus bebidas, { $seat }
saideira-picture-sheet = Bebidas que ya no están
saideira-picture-end = Hora de cerrar
saideira-picture-seat = { $who }: { $coins }, { $drinks } en mano, { $spares } de sobra. Mesa: { $guests }.
saideira-picture-poured = Ofreció: { $drink }, fuerza { $strength }.
saideira-picture-spent = Gastó: { $drink }.
saideira-picture-order = Eligen en este orden: { $seats }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $coins }.
saideira-picture-card = { $card }. { $what }
