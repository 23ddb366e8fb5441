### La última ronda: los motivos de quien enseña. Los argumentos están en el archivo en inglés.

saideira-coach-pour-strong = { $more ->
    [0] Cualquier cliente de la barra te trae { $coins } ahora.
   *[other] Lo mejor para ti ahora: { $guest } ({ $coins }); lo peor: { $other } ({ $less }).
} { $stronger ->
    [0] Nada es más fuerte
    [one] De las 10 bebidas, solo 1 es más fuerte
   *[other] De las 10 bebidas, solo { $stronger } son más fuertes
}: lo normal es que elijas pronto.
saideira-coach-pour-best = { $more ->
    [0] Cualquier cliente de la barra te trae { $coins } ahora.
   *[other] Lo mejor para ti ahora: { $guest } ({ $coins }); lo peor: { $other } ({ $less }).
} Lo más fuerte que tienes es { $drink }.
saideira-coach-pour-saved = { $more ->
    [0] Cualquier cliente de la barra te trae { $coins } ahora. La fuerza no rinde nada aquí, y { $strongest } queda para otra ronda.
   *[other] Con { $drink } es probable que elijas tarde: en el peor caso, { $other } ({ $less }) en vez de { $guest } ({ $coins }). A cambio, { $strongest } queda para otra ronda.
}
saideira-coach-pour-last = { $more ->
    [0] Cualquier cliente de la barra te trae { $coins } ahora.
   *[other] Lo mejor para ti ahora: { $guest } ({ $coins }); lo peor: { $other } ({ $less }).
} Ofrecer { $drink } te cuesta poco.

saideira-coach-pass = { $reach ->
    [0] { $place ->
        [1] Tal como está, de los { $count } eliges tú primero.
       *[other] Ningún truco tuyo te lleva más arriba del puesto { $place } de { $count }.
    }
   *[other] Un truco puede llevarte del puesto { $place } al { $reach } de { $count }, pero los clientes de allí apenas te dan más.
} Una bebida que guardas puede dar más en otra ronda.
saideira-coach-pass-last = Eliges en el puesto { $place } de { $count }, y en la última ronda { $more ->
    [0] ningún truco tuyo trae nada más.
   *[other] es poco probable que un truco tuyo traiga más.
}
saideira-coach-wine = { $coins } monedas en el acto, hagan lo que hagan los demás; y tienes { $spares } de sobra, con { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} para { $spares ->
    [one] gastarla.
   *[other] gastarlas.
}
saideira-coach-beer = Llegas a fuerza { $strength } en lugar de { $before }: { $moved ->
    [0] sigues eligiendo en el puesto { $place }.
   *[other] eliges en el puesto { $place }, antes era el { $now }.
}
saideira-coach-water = { $seat } baja de { $before } a { $strength }: eliges en el puesto { $place }, antes era el { $now }.
saideira-coach-water-rival = { $before ->
    [0] { $seat } ya no tiene fuerza que perder
   *[other] { $seat } baja de { $before } a { $strength }
} { $moved ->
    [0] y sigue en el puesto { $place }.
   *[other] y pasa al puesto { $place }, antes era el { $now }.
} Tú eliges en el puesto { $mine }.
saideira-coach-coffee = Este cliente ({ $guest }) te traería solo { $mine } ahora, y eliges en el puesto { $place } de { $count }: quien venga en su lugar probablemente traiga más.
saideira-coach-coffee-left = { $place ->
    [1] Eliges primero: quien venga en lugar de este cliente ({ $guest }) también puede ser tuyo, si trae más.
   *[other] Eliges en el puesto { $place } de { $count }. Quien venga en lugar de este cliente ({ $guest }) puede dejarte más; nadie sabe quién es.
}
saideira-coach-coffee-rival = Este cliente ({ $guest }) le traería { $theirs } ahora a { $seat }, y a ti { $mine }. Nadie sabe quién vendrá en su lugar.

saideira-coach-merchant = { $coins ->
    [one] { $coins } moneda segura
   *[other] { $coins } monedas seguras
}, venga quien venga después a tu mesa.
saideira-coach-sailor = { $count ->
    [one] Es el primero en tu mesa: { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        } ahora, y el próximo marinero trae 3.
   *[other] Con este son { $count } en tu mesa: { $coins } monedas más ahora, y el próximo marinero trae 2 más que este.
}
saideira-coach-sailor-last = { $count ->
    [one] Es el primero en tu mesa: { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        }.
   *[other] Con este son { $count } en tu mesa: { $coins } monedas más.
}
saideira-coach-bard = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora, porque tienes { $count ->
    [one] 1 tipo de cliente con este.
   *[other] { $count } tipos de clientes con este.
} { $bards ->
    [one] Cada tipo nuevo es una moneda más.
   *[other] Cada tipo nuevo son { $bards } monedas más.
}
saideira-coach-bard-last = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora, porque tienes { $count ->
    [one] 1 tipo de cliente con este.
   *[other] { $count } tipos de clientes con este.
}
saideira-coach-dancer = La segunda de la pareja: { $coins } monedas en el acto.
saideira-coach-dancer-alone = Sola te trae { $coins } ahora, pero con otra la pareja vale { $pair } monedas.
saideira-coach-dancer-last = Sola te trae { $coins }, y nadie más aquí te trae { $more ->
    [0] más.
   *[other] mucho más.
}
saideira-coach-brawler = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora, pero una bebida más es un truco más, y nadie más aquí te trae mucho.
saideira-coach-brawler-last = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora, y nadie más aquí te trae { $more ->
    [0] más.
   *[other] mucho más.
}

saideira-word-spare = Bebidas de sobra: las que no te harán falta en las rondas siguientes.

saideira-recap-ahead = Monedas: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas en cabeza.
saideira-recap-behind = Monedas: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
saideira-recap-even = Monedas: tú tienes { $mine }, { $seat } tiene { $theirs }. Nadie va en cabeza.
saideira-recap-merchant = La diferencia está en los mercaderes: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
saideira-recap-sailor = La diferencia está en los marineros: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
saideira-recap-bard = La diferencia está en los trovadores: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
saideira-recap-dancer = La diferencia está en las bailarinas: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
saideira-recap-brawler = La diferencia está en tener menos bravucones: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
saideira-recap-toast = La diferencia está en los brindis: { $more ->
    [one] { $more } moneda.
   *[other] { $more } monedas.
}
