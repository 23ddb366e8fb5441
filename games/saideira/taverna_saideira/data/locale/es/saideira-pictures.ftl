### La última ronda: palabras de las imágenes. Los argumentos y las familias están en el archivo en inglés.

saideira-picture-round = Ronda { $round } de { $rounds }
saideira-picture-now-pour = Todos ofrecen una bebida en secreto
saideira-picture-now-trick = { $seat } puede gastar una bebida de sobra por su truco
saideira-picture-now-serve = { $seat } elige un cliente
saideira-picture-now-over = Las tabernas han cerrado
saideira-picture-label-queue = en la fila
saideira-picture-label-cellar = en la bodega
saideira-picture-order-label = Eligen:
saideira-picture-order-rule = La bebida más fuerte elige primero un cliente; las bebidas iguales eligen al final.
saideira-picture-hand = Tus bebidas, { $seat }
saideira-picture-hand-secret = Ronda { $round } de { $rounds }. Solo tú las ves.
saideira-picture-hand-spares = { $count } de sobra
saideira-picture-hand-empty = Ya no te quedan bebidas
saideira-picture-counter-empty = No hay nadie en la barra
saideira-picture-sheet = Lista de precios
saideira-picture-sheet-guests = Clientes
saideira-picture-sheet-drinks = Bebidas
saideira-picture-sheet-gone = gastadas antes
saideira-picture-end = Hora de cerrar
saideira-picture-end-drinks = Bebidas

## Cuánto vale un cliente y qué hace un truco, en pocas palabras

saideira-picture-worth-merchant = { $count } monedas
saideira-picture-worth-sailor = 1, 4, 9, 16 …
saideira-picture-worth-bard = 1 por tipo
saideira-picture-worth-dancer = { $count } por dos
saideira-picture-worth-brawler = −{ $count } y una bebida
saideira-picture-does-water = Otra bebida pierde { $count }
saideira-picture-does-coffee = Un cliente se va
saideira-picture-does-beer = Tu bebida gana { $count }
saideira-picture-does-wine = { $count } monedas
saideira-picture-does-rum = Sin truco
saideira-picture-trick-water = −{ $count }
saideira-picture-trick-coffee = a casa
saideira-picture-trick-beer = +{ $count }
saideira-picture-trick-wine = { $count } monedas
saideira-picture-merchants = Paga las monedas de su carta: 3, 4 o 5.
saideira-picture-kind-merchant = Mercader
saideira-picture-kind-water = Agua { $low }, { $high }
saideira-picture-kind-coffee = Café { $low }, { $high }
saideira-picture-kind-beer = Cerveza { $low }, { $high }
saideira-picture-kind-wine = Vino { $low }, { $high }
saideira-picture-kind-rum = Ron { $low }, { $high }

## Descripciones

saideira-picture-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
saideira-picture-drinks = { $count ->
    [one] 1 bebida
   *[other] { $count } bebidas
}
saideira-picture-counter = En la barra: { $guests }.
saideira-picture-order = Eligen en este orden: { $seats }.
saideira-picture-clash = Bebidas iguales: { $seats }.
saideira-picture-served = Ya han elegido: { $seats }.
saideira-picture-bell = La campana la tiene { $seat }.
saideira-picture-left = Clientes en la fila: { $queue }. Bebidas en la bodega: { $cellar }.
saideira-picture-seat = { $who }: { $coins }, { $drinks } en la mano, { $spares } de sobra.
saideira-picture-table = Mesa: { $guests }.
saideira-picture-toasts = Brindis: { $count ->
    [one] 1 moneda.
   *[other] { $count } monedas.
}
saideira-picture-poured = Ofreció: { $drink }, fuerza { $strength }.
saideira-picture-spent = Gastó: { $drink }.
saideira-picture-held = { $count } × { $drink }. { $what }
saideira-picture-price = { $name }: { $what }
saideira-picture-gone = { $drink }: { $count } de { $copies } gastadas.
saideira-picture-part = { $name } { $count }
saideira-picture-score = { $who }, { $coins } ({ $parts }), { $drinks } en la mano al final.
saideira-picture-card = { $card }. { $what }
