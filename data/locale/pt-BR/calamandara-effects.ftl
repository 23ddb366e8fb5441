### Calamandara: o que cada opção faz, ao lado do nome; no máximo 100 caracteres. Os argumentos estão no começo de
### ../en/calamandara-effects.ftl.

calamandara-effect-price = fica com { $fragments ->
    [one] { $fragments } Lembrança
   *[other] { $fragments } Lembranças
} ({ $needed } abrem o Centro); desse símbolo { $left ->
    [0] não sobra nenhum
    [one] sobra { $left }
   *[other] sobram { $left }
}
calamandara-effect-cave = fica com { $fragments ->
    [one] { $fragments } Lembrança
   *[other] { $fragments } Lembranças
} ({ $needed } abrem o Centro); não custa nada
calamandara-effect-reveal = 1 entre { $hope } de Esperança e { $fear } de Temor ainda ocultas; { $lost ->
    [0] 1ª fase, se a próxima for de Símbolos
   *[other] sem 1ª fase de qualquer jeito
}
calamandara-effect-refuse = { $lost ->
    [0] neste turno, sem os 2 símbolos; o Evento fica no topo
   *[other] não custa nada, pois você já perdeu a 1ª fase; o Evento fica no topo
}
calamandara-effect-excavate = 1 inserção: gasta uma Caverna da Reserva; no seu tabuleiro, ela fica no lugar da Montanha
calamandara-effect-clear = 1 inserção: o símbolo vai para o seu Depósito
calamandara-effect-transmute = sem inserção: { $count } símbolos por 1 à sua escolha, uma vez por turno

calamandara-there = { $count ->
    [0] lá ainda não há nenhuma
   *[other] lá, por enquanto: { $symbol }
}
calamandara-effect-board-own = só para o seu token; { calamandara-there }
calamandara-effect-board-central = para o token de qualquer viajante; { calamandara-there }
calamandara-effect-board-mountain = { $count } de { $most } Montanhas por enquanto

calamandara-effect-deck = { $symbols }
calamandara-effect-rival = { $fragments ->
    [one] { $fragments } Lembrança
   *[other] { $fragments } Lembranças
} ({ $needed } abrem o Centro); passo { $step } de 9
calamandara-effect-direction = o topo do baralho de { $seat } vem para o seu: { $symbols }
calamandara-effect-direction-event = o topo do baralho de { $seat } vem para o seu: uma Carta de Evento
calamandara-effect-direction-none = { $seat } não tem baralho: nada vem para o seu

calamandara-effect-row = linha { $row }{ $count ->
    [0] {""}
   *[other] , com { $along }
}{ $beside ->
    [0] {""}
   *[other] ; ao lado: { $near }
}
calamandara-effect-ring = { $step ->
    [7] anel de fora
   *[other] anel de dentro
}{ $gate ->
    [none] {""}
   *[other] ; no portão da sua casa { $gate }
}{ $beside ->
    [0] {""}
   *[other] ; ao lado: { $near }
}
calamandara-effect-centre = você vence na hora
