### La última ronda. Los argumentos están en el archivo en inglés.

saideira-name = La última ronda
saideira-about = Las tabernas están por cerrar: ofrece en secreto, estorba a los demás y llévate a los últimos clientes de la noche.

## Nombres. args: number

drink-water = Agua { $number }
drink-coffee = Café { $number }
drink-beer = Cerveza { $number }
drink-wine = Vino { $number }
drink-rum = Ron { $number }
guest-merchant = Mercader { $number }
guest-sailor = Marinero
guest-bard = Trovador
guest-dancer = Bailarina
guest-brawler = Bravucón
trick-pass = Sin truco
trick-water = Aguar
trick-coffee = Mandar a casa
trick-beer = Rellenar
trick-wine = Brindis
trick-rum = sin truco

## Para qué sirve una carta

saideira-card-water = Como truco: la bebida de otra persona pierde { $count }.
saideira-card-coffee = Como truco: un cliente se va al final de la fila, y se sienta el siguiente.
saideira-card-beer = Como truco: tu propia bebida gana { $count }.
saideira-card-wine = Como truco: { $count } monedas en el acto.
saideira-card-rum = Sin truco: solo es fuerte.
saideira-card-merchant = Paga { $coins } monedas, esté con quien esté.
saideira-card-sailor = Juntos valen su número al cuadrado: 1, 4, 9, 16 monedas.
saideira-card-bard = 1 moneda por cada tipo de cliente en tu mesa, trovadores incluidos.
saideira-card-dancer = { $coins } monedas por dos de ellas, nada por una sola.
saideira-card-brawler = Te cuesta { $coins } monedas, pero sacas una bebida de la bodega en el acto.

## Preguntas

saideira-ask-pour = ¿Qué bebida ofreces? La más fuerte elige primero, las iguales al final. En la barra: { $guests }.
saideira-ask-trick = ¿Gastas una bebida de sobra por su truco?
saideira-ask-weaken = ¿A quién le aguas la bebida con { $drink }?
saideira-ask-send = ¿Qué cliente se va a casa con { $drink }?
saideira-ask-serve = ¿Qué cliente se sienta a tu mesa?

## Lo que ha pasado

saideira-log-round = Ronda { $round }. En la barra: { $guests }. La campana la tiene { $bell }.
saideira-log-pours = { $seat } ofrece { $drink }.
saideira-log-weakens = { $seat } gasta { $drink }: la bebida de { $other } se queda con fuerza { $strength }.
saideira-log-strengthens = { $seat } gasta { $drink } y llega a fuerza { $strength }.
saideira-log-toasts = { $seat } gasta { $drink } en un brindis: { $coins ->
    [one] 1 moneda.
   *[other] { $coins } monedas.
}
saideira-log-sends = { $seat } gasta { $drink }. Se va al final de la fila: { $guest }. Se sienta en su lugar: { $came }.
saideira-log-clash = Las bebidas iguales se estorban: { $seats } eligen al final.
saideira-log-serves = Nuevo cliente en la mesa de { $seat }: { $guest }{ $told ->
    [1] { " " }({ $less ->
        [0] { $more ->
            [one] +{ $more } moneda
           *[other] +{ $more } monedas
        }
       *[other] −{ $less } monedas
    }, ahora { $total })
   *[other] { "" }
}.
saideira-log-draws = { $seat } saca una bebida de la bodega.
saideira-log-draws-own = Sacas de la bodega: { $drink }.
saideira-over-rounds = Se han servido { $count } rondas, y las tabernas cierran.

## Los puntos

saideira-sheet-merchant = Mercaderes
saideira-sheet-sailor = Marineros
saideira-sheet-bard = Trovadores
saideira-sheet-dancer = Bailarinas
saideira-sheet-brawler = Bravucones
saideira-sheet-toast = Brindis
saideira-sheet-total = Monedas

## Ayuda y órdenes permanentes

saideira-help-pour = Todos eligen a la vez, en secreto. La bebida más fuerte elige cliente primero; las bebidas iguales se estorban y eligen al final. (Reglas 2)
saideira-help-trick = Una vez por ronda puedes gastar una bebida que no necesites para las rondas que quedan. El agua debilita la bebida de alguien, el café manda a un cliente a casa, la cerveza refuerza tu bebida, el vino vale monedas; el ron no tiene truco. (Reglas 3)
saideira-help-weaken = La bebida pierde fuerza, hasta 0. Puede quedar igual que otra: entonces las dos eligen al final. (Reglas 3)
saideira-help-send = El cliente se va al final de la fila, y el siguiente se sienta en su lugar. Nadie sabe quién es. (Reglas 3)
saideira-help-serve = El cliente se queda en tu mesa hasta el final. Quien elige al final se lleva al que queda. (Reglas 4)
saideira-standing-trick = Sin trucos
saideira-standing-trick-about = Nunca gasto por ti una bebida de sobra

## Reglas por tema

saideira-rules-setup-title = Preparación
saideira-rules-setup = Cada uno recibe ocho bebidas: una para cada una de las seis rondas y dos de sobra. En la barra se sientan tantos clientes como jugadores haya. Alguien empieza con la campana. (Reglas 1)
saideira-rules-pour-title = Ofrecer
saideira-rules-pour = Todos eligen una bebida en secreto y la muestran a la vez. Su número es su fuerza. (Reglas 2)
saideira-rules-tricks-title = Trucos
saideira-rules-tricks = Desde la campana, por turno, cada uno puede gastar una bebida de sobra: el agua quita 4 a la bebida de otra persona, la cerveza suma 3 a la tuya, el café manda a un cliente al final de la fila y se sienta el siguiente, el vino vale 2 monedas. Guarda una bebida para cada ronda que quede. (Reglas 3)
saideira-rules-serve-title = Atender
saideira-rules-serve = La bebida más fuerte elige cliente primero, y así sucesivamente. Las bebidas iguales eligen al final, desde la campana. El último se lleva al cliente que queda. Quien se lleva a un bravucón saca una bebida de la bodega. (Reglas 4)
saideira-rules-guests-title = Cuánto valen los clientes
saideira-rules-guests = Mercaderes: su número. Marineros: cuántos tienes, al cuadrado. Trovadores: 1 moneda por cada tipo de cliente en tu mesa. Bailarinas: 7 la pareja. Bravucones: −2, pero cada uno trae una bebida. (Reglas 5)
saideira-rules-end-title = El final
saideira-rules-end = Tras cada ronda la campana pasa al siguiente y llegan nuevos clientes. Tras seis rondas gana quien tiene más monedas; si hay empate, quien conserva más bebidas; si persiste, la victoria se comparte. (Reglas 6)
