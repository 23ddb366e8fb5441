### Calamandara: os motivos de quem ensina. Os argumentos estão no começo de ../en/calamandara-coach.ftl. Todos os nomes de
### símbolos são femininos.

## Cartas de Evento no baralho

calamandara-coach-reveal-free = { $lost ->
    [0] { $open ->
        [0] Sem revelar, ela fica no topo, e você não adquire símbolos na 1ª fase. Revelada, ela abre caminho para as suas Cartas de Símbolos.
       *[other] Sem revelar, ela fica no topo, e você não adquire símbolos na 1ª fase. O seu caminho até o Centro ainda precisa de { $wanted }.
    }
   *[other] A 1ª fase já está perdida, de um jeito ou de outro. Revelada, a carta abre caminho para as suas Cartas de Símbolos no próximo turno.
}
calamandara-coach-reveal-early = { $lost ->
    [0] Sem revelar, você perde os símbolos da 1ª fase. O Contador de Dogma está em { $counter }: aguenta mais um Evento.
   *[other] A 1ª fase já está perdida, mas, sem revelar, a carta só esperaria o seu próximo turno. O Contador de Dogma está em { $counter }: aguenta mais um Evento.
}
calamandara-coach-reveal-must = { $lost ->
    [0] O Contador de Dogma está em { $counter }, mas sem símbolos novos você não avança.
   *[other] O Contador de Dogma está em { $counter }, mas, enquanto a carta ficar no topo, você não adquire símbolos na 1ª fase, e eles fazem falta.
}
calamandara-coach-reveal-refuse = O Contador de Dogma está em { $counter }, e no zero todos perdem. Neste turno, dá para avançar sem símbolos novos.
calamandara-coach-reveal-last = O Contador de Dogma está em 1: um Evento pode zerá-lo, e todos perderiam.

## 2ª fase

calamandara-coach-insert-footprint = O seu caminho mais fácil até o Centro, { $path }, ainda precisa de { $wanted }: primeiro de uma Pegada em { $cell }, pois o token só fica sobre Pegadas.
calamandara-coach-insert-footprint-tunnel = A seguir no seu caminho mais fácil: uma Pegada em { $cell }. De { $here } um túnel (um passo só, entre casas ao lado de Cavernas) leva a { $there }{ $absent ->
    [0] .
    [one] ; falta 1 Caverna.
   *[other] ; faltam { $absent } Cavernas.
}
calamandara-coach-insert-wing = Com uma Asa na linha { $row }, você pode saltar uma casa ali, até { $cell }: por lá passa o seu caminho mais fácil até o Centro.
calamandara-coach-insert-tunnel = Um túnel leva, em um só passo, de uma casa ao lado de uma Caverna a uma Pegada ao lado de outra. Com uma Caverna em { $cell }, o Centro fica a { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
}
calamandara-coach-insert-tunnel-caves = Um túnel leva, em um só passo, de uma casa ao lado de uma Caverna a uma Pegada ao lado de outra. Com Cavernas em { $cell } e { $other }, o Centro fica a { $cells ->
    [one] { $cells } casa;
   *[other] { $cells } casas;
} { $absent ->
    [0] você tem as duas.
   *[other] a segunda ainda falta.
}
calamandara-coach-insert-tunnel-round = Um túnel leva, em um só passo, de uma casa ao lado de uma Caverna a uma Pegada de outro lado dela. Com uma Caverna em { $cell }, o Centro fica a { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
}
calamandara-coach-insert-cave = O seu token vai ficar em { $rest }, ao lado de { $cell }: com uma Caverna lá, a Carta de Lembrança sai de graça na 4ª fase. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } que abrem o Centro.
}
calamandara-coach-insert-tower = { $feet ->
    [one] Uma Torre na linha { $row } defende a sua Pegada ali:
   *[other] Uma Torre na linha { $row } defende as suas { $feet } Pegadas ali:
} ninguém insere Montanha nessa linha, e nenhum Evento tira o que a Torre defende.
calamandara-coach-insert-mountain = { $others ->
    [1] O caminho mais fácil de { $rival } até o Centro tem
   *[other] Entre os outros, { $rival } é quem está mais perto de vencer; o caminho que falta até o Centro tem
} { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
} Uma Montanha em { $cell } fica nesse caminho.
calamandara-coach-insert-end = { $open ->
    [0] Não falta nada no seu caminho até o Centro: agora é caminhar.
   *[other] O seu caminho até o Centro ainda precisa de { $wanted }, e nada na sua Reserva ajuda agora. Guarde os símbolos para o próximo turno.
}
calamandara-coach-insert-end-empty = { $open ->
    [0] Não falta nada no seu caminho até o Centro: agora é caminhar.
   *[other] O seu caminho até o Centro ainda precisa de { $wanted }, mas a sua Reserva está vazia.
}
calamandara-coach-insert-end-beside = O seu token está ao lado do Centro. { $lacking ->
    [one] Só falta { $lacking } das { $needed } Cartas de Lembrança que o abrem.
   *[other] Só faltam { $lacking } das { $needed } Cartas de Lembrança que o abrem.
}
calamandara-coach-insert-end-mountain = No tabuleiro central, uma Montanha em { $cell } bloqueia o seu caminho até o Centro, e você não tem Caverna para escavá-la.
calamandara-coach-board-central = { $cell }, a próxima casa vazia do seu caminho, fica no tabuleiro central. Lá, uma Pegada serve a todos.
calamandara-coach-board-own = A próxima casa vazia do seu caminho, { $cell }, fica no seu tabuleiro.
calamandara-coach-cell-any = Ninguém precisa de uma { $symbol } agora: qualquer lugar serve.
calamandara-coach-cell-row = Uma { $symbol } vale para a linha { $row } inteira, e { $cell } não fica no seu caminho até o Centro.
calamandara-coach-cell-next = É a próxima casa vazia do seu caminho mais fácil até o Centro.
calamandara-coach-board-central-cell = É a próxima casa vazia do seu caminho, no tabuleiro central. Lá, uma Pegada serve a todos.
calamandara-coach-cell-rival = O caminho mais fácil de { $rival } até o Centro passa por ali.
calamandara-coach-cell-rest = Fica ao lado de { $rest }, onde o seu token vai parar.
calamandara-coach-cell-tunnel = O túnel leva de { $here } a { $there } em um só passo.
calamandara-coach-insert-over = As suas inserções acabaram, e nada mais faz você avançar agora.
calamandara-coach-transmute = O seu caminho até o Centro precisa de { $wanted }. { $count } símbolos do Depósito, que já não servem ali, viram um à sua escolha.
calamandara-coach-excavate = Uma Montanha em { $cell } bloqueia o seu caminho mais fácil no tabuleiro central; com uma Caverna você a escava.
calamandara-coach-clear-way = Em { $cell }, no seu caminho até o Centro, há uma { $symbol }, e o token não para sobre ela. Sem ela, cabe ali uma Pegada.
calamandara-coach-clear-junk = O seu caminho precisa de { $wanted }. A { $symbol } de { $cell } não ajuda nisso agora; no Depósito, { $count } símbolos viram um à sua escolha.
calamandara-coach-clear-spare = O seu caminho até o Centro não passa por { $cell }, então a { $symbol } de lá não faz falta.
calamandara-coach-clear-any = Algo precisa ser descartado: a { $symbol } de { $cell } vai para o Depósito, e { $count } símbolos de lá viram um à sua escolha.
calamandara-coach-dig-way = O seu caminho mais fácil até o Centro passa por { $cell }.
calamandara-coach-dig-other = Nenhuma Montanha está no seu caminho agora; sem a de { $cell }, há mais caminhos.

## Cartas de Lembrança

calamandara-coach-play-lands = Com esta carta você adquire os dois símbolos do topo do baralho de outro viajante, sem gastar inserção.
calamandara-coach-play-page = Há { $depot } símbolos no seu Depósito; esta carta traz alguns de volta à Reserva.
calamandara-coach-play-breath = { $others ->
    [1] Esta carta descarta um símbolo do tabuleiro de { $rival }
   *[other] Entre os outros, { $rival } é quem está mais perto de vencer; esta carta descarta um símbolo desse tabuleiro
} e continua contando para você.
calamandara-coach-play-breath-any = Esta carta descarta um símbolo do tabuleiro de outro viajante e continua contando para você.
calamandara-coach-play-root = Uma Montanha bloqueia { $cell } no seu caminho até o Centro; esta carta descarta a Montanha e não gasta inserção.
calamandara-coach-play-trade-own = Se os símbolos de { $one } e { $other } trocam de lugar, o seu caminho até o Centro custa menos.
calamandara-coach-play-trade-rival = { $others ->
    [1] Com dois símbolos trocados, o caminho de { $rival } até o Centro custa mais.
   *[other] Entre os outros, { $rival } é quem está mais perto de vencer; com dois símbolos trocados, esse caminho até o Centro custa mais.
}
calamandara-coach-play-paintings = O contador está em { $counter }: esta carta manda o Evento do topo do seu baralho para outro viajante e traz uma Carta de Símbolos para o lugar.
calamandara-coach-play-steps = As Pegadas vão além dos passos que você tem; esta carta dá mais 1.
calamandara-coach-play-silence = { $rival } tem { $fragments } Cartas de Lembrança e o token no passo { $step } de 9: esta carta encerra o turno em que o Centro está ao alcance.
calamandara-coach-play-silence-short = { $rival } só precisa de mais 1 das { $needed } Cartas de Lembrança e tem o token no passo { $step } de 9: esta carta encerra um turno que poderia trazê-la.
calamandara-coach-play-guardian = { $others ->
    [1] O caminho mais fácil de { $rival } até o Centro tem
   *[other] Entre os outros, { $rival } é quem está mais perto de vencer; o caminho que falta até o Centro tem
} { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
} Sem a 1ª fase, não há símbolos novos para esse caminho.
calamandara-coach-play-veil = { $others ->
    [1] { $rival } ainda precisa de
   *[other] Entre os outros, { $rival } é quem está mais perto de vencer: ainda precisa de
} { $lacking } das { $needed } Cartas de Lembrança e pode adquirir uma neste turno. Esta carta impede isso.
calamandara-coach-play-wall = { $others ->
    [1] { $rival } tem uma Montanha:
   *[other] { $rival } tem uma Montanha, e entre os rivais de { $rival } você é quem está mais perto de vencer:
} até o fim do turno ninguém a insere no seu tabuleiro.
calamandara-coach-play-hands = Este Evento, { $event }, também atinge você; com esta carta, não atinge.
calamandara-coach-play-shield = Este Evento, { $event }, deixa um vizinho mexer no seu tabuleiro; com esta carta, ele não mexe.
calamandara-coach-play-deny = { $others ->
    [1] Este Evento, { $event }, dá Cartas de Lembrança, e { $rival } receberia uma.
   *[other] Este Evento, { $event }, dá Cartas de Lembrança, e quem está mais perto de vencer entre os outros, { $rival }, receberia uma.
}
calamandara-coach-play-room = A sua mão está cheia, com { $limit } cartas. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } para o Centro:
   *[other] Ainda faltam { $lacking } das { $needed } para o Centro:
} a carta usada continua contando e abre lugar para a próxima.
calamandara-coach-pass = { $cards ->
    [one] A sua carta não rende o bastante aqui.
   *[other] Nenhuma das suas { $cards } cartas rende o bastante aqui.
} { $lacking ->
    [0] Na mão, cada carta continua contando para o Centro.
    [one] Na mão, cada carta também conta: falta { $lacking } das { $needed } Cartas de Lembrança para o Centro.
   *[other] Na mão, cada carta também conta: faltam { $lacking } das { $needed } Cartas de Lembrança para o Centro.
}
calamandara-coach-direction = Assim { $card }, que está no baralho de { $rival }, vem para o topo do seu.
calamandara-coach-direction-same = Nenhum lado traz uma Carta de Símbolos para você; o que conta é ter usado a carta.
calamandara-coach-veil = { $rival } pode adquirir uma Carta de Lembrança agora; para o Centro, { $lacking ->
    [one] falta { $lacking } de { $needed }.
   *[other] faltam { $lacking } de { $needed }.
}
calamandara-coach-veil-any = { $rival } já tem as { $needed } Cartas de Lembrança para o Centro; o que conta é ter usado a carta.
calamandara-coach-deck-way = { $card } está no baralho de { $rival }, e o seu caminho até o Centro precisa de { $useful }.
calamandara-coach-deck-any = { $card } está no baralho de { $rival }; nenhum baralho mostra mais daquilo de que o seu caminho precisa.
calamandara-coach-rival-leads = Entre os outros, { $rival } é quem está mais perto de vencer; o caminho que falta até o Centro tem { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
}
calamandara-coach-rival-other = Não dá para escolher quem está mais perto de vencer; { $rival } está a { $cells ->
    [one] { $cells } casa do Centro.
   *[other] { $cells } casas do Centro.
}
calamandara-coach-harm-way = O caminho mais fácil de { $rival } até o Centro passa por { $cell }.
calamandara-coach-harm-other = Nada no caminho mais fácil de { $rival } pode ser escolhido; { $cell } serve tanto quanto qualquer outra casa.
calamandara-coach-trade-rival = Se os símbolos de { $one } e { $other } trocam de lugar, o caminho de { $rival } até o Centro custa mais.
calamandara-coach-trade-any = Nenhuma troca muda o caminho de ninguém; o que conta é ter usado a carta.

## 3ª e 4ª fases

calamandara-coach-walk-centre = Você tem as { $needed } Cartas de Lembrança: com este passo, você vence.
calamandara-coach-walk-step = { $cell } fica no seu caminho mais fácil; de lá até o Centro { $cells ->
    [one] falta { $cells } casa.
   *[other] faltam { $cells } casas.
}
calamandara-coach-walk-step-other = De { $cell } o seu caminho até o Centro é mais fácil do que daqui: { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
}
calamandara-coach-walk-leap = Você salta uma casa; de { $cell } até o Centro { $cells ->
    [one] falta { $cells } casa.
   *[other] faltam { $cells } casas.
}
calamandara-coach-walk-tunnel = O túnel gasta um passo só, por mais longe que vá; de { $cell } até o Centro { $cells ->
    [one] falta { $cells } casa.
   *[other] faltam { $cells } casas.
}
calamandara-coach-walk-cave = Aqui, ao lado de uma Caverna, você adquire de graça uma Carta de Lembrança na 4ª fase. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } que abrem o Centro.
}
calamandara-coach-walk-cave-later = Aqui, ao lado de uma Caverna, a Carta de Lembrança sai de graça na 4ª fase, quando você puder adquirir uma. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } que abrem o Centro.
}
calamandara-coach-walk-stay = { $cells ->
    [one] O Centro está a { $cells } casa, e nenhum passo possível agora deixa o caminho mais fácil.
   *[other] O Centro está a { $cells } casas, e nenhum passo possível agora deixa o caminho mais fácil.
}
calamandara-coach-walk-over = Os seus passos acabaram, e nenhuma carta leva você mais longe agora.
calamandara-coach-remember-cave = Ao lado de uma Caverna, é de graça. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } Cartas de Lembrança que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } Cartas de Lembrança que abrem o Centro.
}
calamandara-coach-remember-price = Você tem { $symbols }, e { $price } não fazem falta no caminho. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } Cartas de Lembrança que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } Cartas de Lembrança que abrem o Centro.
}
calamandara-coach-remember-record = No Diário, nenhum Evento tira { $memory } de você; ela continua contando, e a mão de { $limit } volta a ter lugar.
calamandara-coach-remember-record-safe = No Diário, nenhum Evento tira { $memory } de você, e ela continua contando.
calamandara-coach-remember-none = Das { $needed } Cartas de Lembrança { $lacking ->
    [one] falta { $lacking },
   *[other] faltam { $lacking },
} mas não há Caverna ao lado do token nem dois símbolos iguais que sobrem no caminho.
calamandara-coach-remember-enough = Você tem as { $needed } Cartas de Lembrança que abrem o Centro, e nenhuma na mão para registrar.

## Qual símbolo

calamandara-coach-symbol-way = O seu caminho mais fácil até o Centro ainda precisa de { $needed }; na Reserva você tem { $reserve }.
calamandara-coach-symbol-pair = Com ela você tem um par, e { $price } símbolos iguais pagam uma Carta de Lembrança. { $lacking ->
    [one] Ainda falta { $lacking } das { $needed } que abrem o Centro.
   *[other] Ainda faltam { $lacking } das { $needed } que abrem o Centro.
}
calamandara-coach-symbol-footprint = Não falta nada no seu caminho agora, e mudar de caminho sempre pede Pegadas.
calamandara-coach-symbol-footprint-lacking = Não há aqui o que falta no seu caminho, e mudar de caminho sempre pede Pegadas.
calamandara-coach-symbol-other = Do que há, uma { $symbol } é o que mais serve onde está o seu token.
calamandara-coach-symbol-full = No fim do turno cabem { $limit } na sua Reserva, e ela está cheia.
calamandara-coach-spare = { $open ->
    [0] Não falta nada no seu caminho até o Centro; o que menos faz falta: { $symbols }.
   *[other] O seu caminho até o Centro precisa de { $wanted }; o que menos faz falta: { $symbols }.
}
calamandara-coach-spare-least = Algo precisa sair; o que menos faz falta: { $symbols }.

## Efeitos dos Eventos

calamandara-coach-cell-way = { $cell } é uma casa vazia do seu caminho mais fácil até o Centro, que tem { $cells ->
    [one] { $cells } casa.
   *[other] { $cells } casas.
}
calamandara-coach-cell-beside = { $cell } não fica no seu caminho até o Centro: o que está lá não bloqueia nada.
calamandara-coach-cell-crossed = { $cell } fica no seu caminho até o Centro, mas não resta nada melhor.
calamandara-coach-cell-declined = Nada do que dá para mudar aqui encurta o seu caminho até o Centro.
calamandara-coach-block-way = O caminho mais fácil de { $rival } até o Centro passa por { $cell }.
calamandara-coach-block-other = Nenhuma casa do caminho mais fácil de { $rival } está livre; { $cell } serve tanto quanto qualquer outra.
calamandara-coach-give-mountain = A Montanha em { $cell } só bloqueia o seu tabuleiro: melhor que saia.
calamandara-coach-give-beside = O seu caminho até o Centro não passa por { $cell }, então a { $symbol } de lá não faz falta.
calamandara-coach-give-way = Tudo o que pode sair está no seu caminho; a { $symbol } de { $cell } é a que menos faz falta.
calamandara-coach-move = { $cell } já não fica no seu caminho, e em { $there } ainda falta uma Pegada.
calamandara-coach-move-away = Em { $cell }, ela sai do caminho.
calamandara-coach-swap-way = O que está em { $cell } bloqueia o seu caminho mais fácil até o Centro.
calamandara-coach-swap-any = Um símbolo precisa trocar de lugar; o de { $cell } é o que menos serve ao seu caminho.
calamandara-coach-swap-on = { $cell } também fica no seu caminho, mas algo precisa trocar de lugar.
calamandara-coach-swap-off = O seu caminho até o Centro não precisa do que está em { $cell }.
calamandara-coach-retreat = De { $cell } até o Centro { $cells ->
    [one] falta { $cells } casa, pelo caminho mais fácil.
   *[other] faltam { $cells } casas, pelo caminho mais fácil.
}
calamandara-coach-draw = { $cards ->
    [1] Você não tem carta que possa perder, então não custa nada.
   *[other] Com a nova, você escolhe entre { $cards } Cartas de Lembrança qual sai; a quantidade fica igual.
}
calamandara-coach-forget = Para o Centro, toda Carta de Lembrança conta como 1; perder { $memory } é como perder outra qualquer.
calamandara-coach-choice = Símbolos vêm todo turno; uma Carta de Lembrança é uma das { $needed } que abrem o Centro.

## After a turn of a lesson

calamandara-recap-ahead = Dos 9 passos e 4 fragmentos que dão a vitória, você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
calamandara-recap-behind = Dos 9 passos e 4 fragmentos que dão a vitória, você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
calamandara-recap-even = Dos 9 passos e 4 fragmentos que dão a vitória, você tem { $mine }, { $seat } tem { $theirs }.
calamandara-recap-step = { $more ->
    [one] A vantagem vem do token, { $more } passo à frente: são as Pegadas que o levam.
   *[other] A vantagem vem do token, { $more } passos à frente: são as Pegadas que o levam.
}
calamandara-recap-fragments = A vantagem vem dos fragmentos ({ $more } a mais): sem 4 deles, o Centro continua fechado.

## Words that the coach explains where they first stand, once

calamandara-word-phase-1 = 1ª fase do turno: os dois símbolos da sua Carta de Símbolos do topo vão para a sua Reserva.
calamandara-word-phase-2 = 2ª fase do turno: você insere até 3 símbolos da sua Reserva nos tabuleiros.
calamandara-word-phase-4 = 4ª fase, no fim do turno: dá para adquirir uma Carta de Lembrança.
calamandara-word-dogma = Contador de Dogma: os Eventos o fazem cair, e no zero todos perdem.
calamandara-word-excavate = Escavar: uma Caverna da sua Reserva tira uma Montanha do tabuleiro.
calamandara-word-depot = O seu Depósito: ali ficam os símbolos que você gastou ou descartou.
