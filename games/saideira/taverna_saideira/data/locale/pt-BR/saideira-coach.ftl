### Saideira: os motivos de quem ensina. Os argumentos estão no arquivo em inglês.

saideira-coach-pour-strong = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] { $guest } traz { $coins } a você agora, { $other } só { $less }.
} { $stronger ->
    [0] Nada é mais forte que { $drink }: você deve escolher cedo.
    [one] De 10 bebidas, só { $stronger } é mais forte que { $drink }: você deve escolher cedo.
   *[other] De 10 bebidas, só { $stronger } são mais fortes que { $drink }: você deve escolher cedo.
}
saideira-coach-pour-best = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] { $guest } traz { $coins } a você agora, { $other } só { $less }.
} { $drink } é o mais forte que você tem.
saideira-coach-pour-saved = { $more ->
    [0] Qualquer freguês daqui traz { $coins } a você agora.
   *[other] O melhor para você agora: { $guest } ({ $coins }); o pior: { $other } ({ $less }).
} { $drink } custa pouco, e { $strongest } espera um balcão melhor.

saideira-coach-pass = Do jeito que está, você escolhe na posição { $place } de { $count }. Uma bebida guardada pode render mais numa rodada futura do que agora.
saideira-coach-pass-last = Você escolhe na posição { $place } de { $count }, e na última rodada nenhum truque seu traz mais nada.
saideira-coach-wine = { $coins } moedas na hora, não importa o que os outros façam; e você tem { $spares } de sobra, com { $rounds } rodadas para gastar.
saideira-coach-beer = Você fica com força { $strength } em vez de { $before }: escolhe na posição { $place }, antes era { $now }.
saideira-coach-water = { $seat } cai de { $before } para { $strength }: você escolhe na posição { $place }, antes era { $now }.
saideira-coach-water-rival = { $seat } cai de { $before } para { $strength } e vai para a posição { $place }, antes era { $now }. Você escolhe na posição { $mine }.
saideira-coach-coffee = { $guest } traria só { $mine } a você agora, e você escolhe na posição { $place } de { $count }: quem vier no lugar deve trazer mais.
saideira-coach-coffee-left = Você escolhe na posição { $place } de { $count }. Com outro freguês no lugar de { $guest }, o que sobra para você deve ser melhor.
saideira-coach-coffee-rival = { $guest } traria { $theirs } a { $seat } agora, e { $mine } a você. Quem vier no lugar vem para todos.

saideira-coach-merchant = { $coins ->
    [one] { $coins } moeda garantida
   *[other] { $coins } moedas garantidas
}, não importa quem mais venha à sua mesa.
saideira-coach-sailor = Com este são { $count } na sua mesa: { $coins ->
    [one] { $coins } moeda a mais agora, e o próximo marujo traz 3.
   *[other] { $coins } moedas a mais agora, e o próximo marujo traz 2 a mais que este.
}
saideira-coach-bard = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, porque { $count ->
    [one] é { $count } tipo
   *[other] são { $count } tipos
} de freguês com este. { $bards ->
    [one] Cada tipo novo é mais uma moeda.
   *[other] Cada tipo novo são mais { $bards } moedas.
}
saideira-coach-bard-last = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, porque { $count ->
    [one] é { $count } tipo
   *[other] são { $count } tipos
} de freguês com este.
saideira-coach-dancer = A segunda do par: { $coins } moedas na hora.
saideira-coach-dancer-alone = Sozinha ela traz { $coins } agora, mas com uma segunda o par vale { $pair } moedas.
saideira-coach-brawler = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, mas uma bebida a mais é um truque a mais, e mais ninguém aqui traz muito a você.

saideira-recap-ahead = Moedas: você { $mine }, { $seat } { $theirs }. Você está na frente.
saideira-recap-behind = Moedas: você { $mine }, { $seat } { $theirs }. Você está atrás.
saideira-recap-even = Moedas: você { $mine }, { $seat } { $theirs }. Ninguém está na frente.
saideira-recap-merchant = A diferença vem dos mercadores: { $more } moedas.
saideira-recap-sailor = A diferença vem dos marujos: { $more } moedas.
saideira-recap-bard = A diferença vem dos trovadores: { $more } moedas.
saideira-recap-dancer = A diferença vem das dançarinas: { $more } moedas.
saideira-recap-brawler = A diferença vem de menos brigões: { $more } moedas.
saideira-recap-toast = A diferença vem dos brindes: { $more } moedas.
