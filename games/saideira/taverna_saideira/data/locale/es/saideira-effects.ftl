### La última ronda: qué hace cada opción, junto a su nombre; 100 caracteres como máximo.

saideira-effect-pour-water = fuerza { $strength }; de sobra: −{ $count } a la bebida de otra persona
saideira-effect-pour-coffee = fuerza { $strength }; de sobra: manda a casa a { $count } cliente
saideira-effect-pour-beer = fuerza { $strength }; de sobra: +{ $count } a tu bebida
saideira-effect-pour-wine = fuerza { $strength }; de sobra: { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
saideira-effect-pour-rum = fuerza { $strength }; de sobra: sin truco
saideira-effect-pass = eliges en el puesto { $place }; { $spares ->
    [one] 1 bebida de sobra
   *[other] { $spares } bebidas de sobra
}
saideira-effect-water = −{ $count } a la bebida de otra persona
saideira-effect-coffee = { $count } cliente se va a casa, se sienta el siguiente
saideira-effect-beer = fuerza { $strength } para tu bebida: eliges en el puesto { $place }
saideira-effect-wine = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
} en el acto
saideira-effect-weaken = fuerza { $strength }: eliges en el puesto { $place }
saideira-effect-send = te traería { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}; se va al final de la fila

## Clientes

saideira-effect-merchant = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
saideira-effect-sailor = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}{ $more ->
    [0] {""}
   *[other] {" "}ahora; 1, 2, 3, 4 marineros valen 1, 4, 9, 16
}
saideira-effect-bard = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}{ $more ->
    [0] {""}
   *[other] {" "}ahora; cada trovador vale 1 por tipo en tu mesa
}
saideira-effect-dancer = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora; cada pareja vale { $pair }
saideira-effect-brawler = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, y sacas una bebida
