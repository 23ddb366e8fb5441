### Saideira: os motivos de quem ensina. Os argumentos estão no arquivo em inglês.

saideira-coach-pour-strong = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] { $guest } traz { $coins } a você agora, { $other } só { $less }.
} { $stronger ->
    [0] Nada é mais forte
    [one] Das 10 bebidas, só 1 é mais forte
   *[other] Das 10 bebidas, só { $stronger } são mais fortes
}: é provável que você escolha cedo.
saideira-coach-pour-best = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] { $guest } traz { $coins } a você agora, { $other } só { $less }.
} O mais forte que você tem é { $drink }.
saideira-coach-pour-saved = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora. A força não rende nada aqui, e { $strongest } fica para outra rodada.
   *[other] { $drink } deve escolher tarde: no pior caso, { $other } ({ $less }) em vez de { $guest } ({ $coins }). Em troca, { $strongest } fica para outra rodada.
}
saideira-coach-pour-last = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] O melhor para você agora: { $guest } ({ $coins }); o pior: { $other } ({ $less }).
} { $drink } custa pouco.

saideira-coach-pass = { $reach ->
    [0] { $place ->
        [1] Do jeito que está, dos { $count } você é quem escolhe primeiro.
       *[other] Nenhum truque seu leva você acima da posição { $place } de { $count }.
    }
   *[other] Um truque pode levar você da posição { $place } à { $reach } de { $count }, mas os fregueses de lá quase não rendem mais.
} Uma bebida guardada pode render mais em uma rodada futura.
saideira-coach-pass-last = Você escolhe na posição { $place } de { $count }, e na última rodada { $more ->
    [0] nenhum truque seu traz mais nada.
   *[other] um truque seu dificilmente traz mais.
}
saideira-coach-wine = { $coins } moedas na hora, não importa o que os outros façam; e você tem { $spares } de sobra, com { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} para gastar.
saideira-coach-beer = Você fica com força { $strength } em vez de { $before }: { $moved ->
    [0] continua escolhendo na posição { $place }.
   *[other] escolhe na posição { $place }, antes era { $now }.
}
saideira-coach-water = { $seat } cai de { $before } para { $strength }: você escolhe na posição { $place }, antes era { $now }.
saideira-coach-water-rival = { $before ->
    [0] { $seat } não tem mais força a perder
   *[other] { $seat } cai de { $before } para { $strength }
} { $moved ->
    [0] e continua na posição { $place }.
   *[other] e vai para a posição { $place }, antes era { $now }.
} Você escolhe na posição { $mine }.
saideira-coach-coffee = { $guest } traria só { $mine } a você agora, e você escolhe na posição { $place } de { $count }: quem vier no lugar deve trazer mais.
saideira-coach-coffee-left = { $place ->
    [1] Você escolhe primeiro: quem vier no lugar de { $guest } também pode ser seu, se trouxer mais.
   *[other] Você escolhe na posição { $place } de { $count }. Quem vier no lugar de { $guest } pode deixar mais para você; ninguém sabe quem é.
}
saideira-coach-coffee-rival = { $guest } traria { $theirs } a { $seat } agora, e { $mine } a você. Ninguém sabe quem vem no lugar.

saideira-coach-merchant = { $coins ->
    [one] { $coins } moeda garantida
   *[other] { $coins } moedas garantidas
}, não importa quem mais venha à sua mesa.
saideira-coach-sailor = { $count ->
    [one] É o primeiro na sua mesa: { $coins ->
            [one] { $coins } moeda
           *[other] { $coins } moedas
        } agora, e o próximo marujo traz 3.
   *[other] Com este são { $count } na sua mesa: { $coins } moedas a mais agora, e o próximo marujo traz 2 a mais que este.
}
saideira-coach-sailor-last = { $count ->
    [one] É o primeiro na sua mesa: { $coins ->
            [one] { $coins } moeda
           *[other] { $coins } moedas
        }.
   *[other] Com este são { $count } na sua mesa: { $coins } moedas a mais.
}
saideira-coach-bard = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora: com este, você tem { $count ->
    [one] { $count } tipo
   *[other] { $count } tipos
} de freguês. { $bards ->
    [one] Cada tipo novo dá mais uma moeda.
   *[other] Cada tipo novo dá mais { $bards } moedas.
}
saideira-coach-bard-last = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora: com este, você tem { $count ->
    [one] { $count } tipo
   *[other] { $count } tipos
} de freguês.
saideira-coach-dancer = A segunda do par: { $coins } moedas na hora.
saideira-coach-dancer-alone = Sozinha ela traz { $coins } agora, mas com uma segunda o par vale { $pair } moedas.
saideira-coach-dancer-last = Sozinha ela traz { $coins }, e ninguém mais aqui traz { $more ->
    [0] mais que isso a você.
   *[other] muito mais que isso a você.
}
saideira-coach-brawler = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, mas uma bebida a mais é um truque a mais, e mais ninguém aqui traz muito a você.
saideira-coach-brawler-last = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, e ninguém mais aqui traz { $more ->
    [0] mais que isso a você.
   *[other] muito mais que isso a você.
}

saideira-word-spare = Bebidas de sobra: aquelas de que você não vai precisar nas próximas rodadas.

saideira-recap-ahead = Moedas: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
saideira-recap-behind = Moedas: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
saideira-recap-even = Moedas: você tem { $mine }, { $seat } tem { $theirs }. Ninguém está na frente.
saideira-recap-merchant = A diferença vem dos mercadores: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
saideira-recap-sailor = A diferença vem dos marujos: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
saideira-recap-bard = A diferença vem dos trovadores: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
saideira-recap-dancer = A diferença vem das dançarinas: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
saideira-recap-brawler = A diferença vem de ter menos brigões: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
saideira-recap-toast = A diferença vem dos brindes: { $more ->
    [one] { $more } moeda.
   *[other] { $more } moedas.
}
