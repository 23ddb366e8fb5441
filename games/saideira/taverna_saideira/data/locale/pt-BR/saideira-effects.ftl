### Saideira: o que cada opção faz, ao lado do nome; no máximo 100 caracteres.

saideira-effect-pour-water = força { $strength }; de sobra: −{ $count } na bebida de outra pessoa
saideira-effect-pour-coffee = força { $strength }; de sobra: manda { $count } freguês pra casa
saideira-effect-pour-beer = força { $strength }; de sobra: +{ $count } na sua bebida
saideira-effect-pour-wine = força { $strength }; de sobra: { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
saideira-effect-pour-rum = força { $strength }; de sobra: sem truque
saideira-effect-pass = você escolhe na posição { $place }; { $spares ->
    [one] { $spares } bebida de sobra
   *[other] { $spares } bebidas de sobra
}
saideira-effect-water = −{ $count } na bebida de outra pessoa
saideira-effect-coffee = { $count } freguês vai pra casa, o próximo se senta
saideira-effect-beer = força { $strength } na sua bebida: você escolhe na posição { $place }
saideira-effect-wine = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
} na hora
saideira-effect-weaken = força { $strength }: você escolhe na posição { $place }
saideira-effect-send = traria { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} a você; vai para o fim da fila

## Fregueses

saideira-effect-merchant = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
saideira-effect-sailor = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}{ $more ->
    [0] {""}
   *[other] {" "}agora; 1, 2, 3, 4 marujos valem 1, 4, 9, 16
}
saideira-effect-bard = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}{ $more ->
    [0] {""}
   *[other] {" "}agora; cada trovador vale 1 por tipo na sua mesa
}
saideira-effect-dancer = { $coins ->
    [0] nada
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora; cada par vale { $pair }
saideira-effect-brawler = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}, e você pega uma bebida
