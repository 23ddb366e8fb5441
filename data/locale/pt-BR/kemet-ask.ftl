### Kemet: Blood and Sand: perguntas, opções e recusas. O que significam os argumentos está no começo de ../en/kemet.ftl.
### Cada opção tem no máximo 34 caracteres com os nomes mais longos. Nomes de jogadores não têm gênero.

## Preparação

kemet-ask-city = Qual Cidade você escolhe?
kemet-ask-districts = Em quais dois Distritos de { $city } você coloca as Unidades ({ $units } em cada)?
kemet-ask-levels = Como você divide os seus três primeiros níveis de Pirâmide?
kemet-ask-found-zone = Onde você ergue a sua Pirâmide de nível { $level }?
kemet-ask-found-colour = Qual é a cor da Pirâmide no { $zone }?
kemet-ask-first = Qual Ficha de Poder de nível 1 você pega, de graça?
kemet-option-levels-three = Três Pirâmides de nível 1
kemet-option-levels-two = Uma de nível 2, outra de nível 1

## Um turno do Dia

kemet-ask-turn = { $left ->
    [one] Sua vez. Você tem { $prayers } PO e a sua última ficha de Ação. Qual ação?
   *[other] Sua vez. Você tem { $prayers } PO e { $left } fichas de Ação. Qual ação?
}
kemet-ask-extra = Mais alguma coisa antes do fim do turno? Você tem { $prayers } PO.
kemet-ask-silver = Em qual espaço vazio você coloca a ficha de Prata?
kemet-ask-will = Vontade Divina: recrutar ou mover?
kemet-ask-put = Onde você coloca a Criatura { $beast }?
kemet-ask-swap = A Criatura { $beast } sai do suprimento. Qual volta no lugar dela?
kemet-ask-keep = Uma Tropa só tem uma Criatura. Qual delas fica com a sua no { $zone }?
kemet-option-space-buy = Comprar ficha: { $colour }
kemet-option-silver = Ficha de Prata
kemet-option-gold = Ouro: { $tile }
kemet-option-divine = Jogar { $card }
kemet-option-put = Colocar { $beast }
kemet-option-swap = Trocar: { $beast }
kemet-option-done = Encerrar o turno
kemet-option-will-recruit = Recrutar
kemet-option-will-move = Mover
kemet-option-put-none = Deixar no suprimento

## Comprar uma Ficha de Poder; o que uma ficha nova pede

kemet-ask-buy = Qual Ficha de Poder você compra? Você tem { $prayers } PO.
kemet-ask-twin = Cerimônia Gêmea: qual espaço de Comprar já usado você usa de novo?
kemet-ask-special = { $card } vem para a sua mão. Qual carta de Batalha sai da partida, sem ninguém ver?
kemet-option-buy-tile = { $tile } ({ $cost } PO)
kemet-option-buy-nothing = Não comprar nada

## Erguer uma Pirâmide

kemet-ask-raise = Qual Pirâmide você ergue? Você tem { $prayers } PO.
kemet-ask-raise-level = Pirâmide { $colour }: até qual nível? Você tem { $prayers } PO.
kemet-ask-raise-colour = Qual é a cor da nova Pirâmide no { $zone }?
kemet-option-raise-pyramid = { $colour }, nível { $level }
kemet-option-raise-new = Nova: { $zone }
kemet-option-raise-nothing = Não erguer nada
kemet-option-raise-level = Nível { $level } ({ $cost } PO)

## Recrutar, e colocar Unidades por outros motivos

kemet-ask-recruit = { $free ->
    [0] Quantas Unidades vão para cada zona? Você tem { $prayers } PO e paga 1 por Unidade.
    [one] Quantas Unidades vão para cada zona? Você tem { $prayers } PO e paga 1 por Unidade, menos a primeira.
   *[other] Quantas Unidades vão para cada zona? Você tem { $prayers } PO e paga 1 por Unidade, menos as { $free } primeiras.
}
kemet-ask-between = Ainda há Batalha neste turno. Jogar antes uma carta de Dia? Você tem { $prayers } PO.
kemet-option-between = Seguir para a próxima Batalha
kemet-ask-battles = Você recrutou no meio de inimigos. Em que ordem as Batalhas são resolvidas?
kemet-ask-place-mercenaries = Mercenários: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}.
kemet-ask-place-pray = Prece de Reforço: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}.
kemet-ask-place-enlistment = Alistamento: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}.
kemet-ask-place-battle = Reforços de Batalha: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}.
kemet-ask-place-conscription = Conscrição: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}, por 1 Ficha de Veterano cada.
kemet-ask-place-night = Reforços: coloque até { $most ->
    [one] { $most } Unidade
   *[other] { $most } Unidades
}.

## Mover

kemet-ask-move = Qual Tropa se move?
kemet-ask-units = Quantas Unidades partem do { $zone }?
kemet-ask-goes = A Criatura { $beast } está com esta Tropa. Ela vai junto?
kemet-ask-step = { $left ->
    [0] A sua Tropa está no { $zone }, sem movimento por terra. Mais alguma coisa antes de parar?
   *[other] A sua Tropa está no { $zone }; movimento restante: { $left }. Para onde ela vai?
}
kemet-ask-take = Quantas Unidades do { $zone } se juntam à Tropa em movimento?
kemet-ask-leave = Quantas Unidades ficam para trás no { $zone }?
kemet-option-move-troop = { $zone }: { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
}
kemet-option-move-nothing = Não mover nada
kemet-option-goes-yes = Vai junto
kemet-option-goes-no = Fica
kemet-option-step-land = { $cost ->
    [0] { $zone }
   *[other] { $zone } ({ $cost } PO)
}
kemet-option-step-port = { $cost ->
    [0] Porto: { $zone }
   *[other] Porto: { $zone } ({ $cost } PO)
}
kemet-option-step-teleport = { $cost ->
    [0] { $zone }: teleporte
   *[other] { $zone }: teleporte, { $cost } PO
}
kemet-option-step-card = { $cost ->
    [0] { $zone }: com carta
   *[other] { $zone }: com carta, { $cost } PO
}
kemet-option-step-far = { $cost ->
    [0] { $zone }: { $steps } passos
   *[other] { $zone }: { $steps } p., { $cost } PO
}
kemet-option-step-take = Levar Unidades junto
kemet-option-step-leave = Deixar Unidades para trás
kemet-option-step-beasts = Deixar ou levar Criaturas
kemet-option-step-stop = Parar aqui

## Batalha

kemet-ask-diversion = { $units ->
    [one] { $seat } entra no { $zone } com { $units } Unidade. Lutar ou jogar Desvio?
   *[other] { $seat } entra no { $zone } com { $units } Unidades. Lutar ou jogar Desvio?
}
kemet-ask-council = Conselho de Guerra no { $zone }: suas cartas contra { $seat }. Força sem cartas: { $mine } contra { $theirs }.
kemet-ask-council-seen = Conselho de Guerra no { $zone }: { $seat } vai jogar { $card }. Força sem cartas: { $mine } contra { $theirs }.
kemet-ask-tactics = Escolha Tática: jogar { $other } em vez de { $card }?
kemet-ask-wound = Ferida Divina: quais cartas você descarta, por +1 de Força cada?
kemet-ask-loser = Derrota no { $zone }. O que { $units ->
    [one] faz a sua Unidade
   *[other] fazem as suas { $units } Unidades
}?
kemet-ask-retreat = Para onde a Tropa de { $seat } bate em retirada?
kemet-ask-winner = Vitória no { $zone }. { $units ->
    [one] A sua Unidade permanece
   *[other] As suas { $units } Unidades permanecem
}?
kemet-option-diversion-none = Lutar
kemet-option-diversion-zone = Desvio: { $zone }
kemet-option-tactics-keep = Manter { $card }
kemet-option-tactics-swap = Jogar { $card }
kemet-option-after-stay = Permanecer na zona
kemet-option-after-recall = Convocar: +{ $prayers } PO
kemet-option-after-retreat = Bater em retirada

## Cartas de Intervenção Divina do Dia

kemet-ask-rain = Sobre qual Tropa inimiga cai o fogo?
kemet-ask-memory = Qual carta você pega da pilha de descarte?

## Noite

kemet-ask-offering = Oferenda: remover { $units } Unidades do Santuário por 1 PF?
kemet-ask-delta = Templo do Delta: remover { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
} por { $prayers } PO?
kemet-ask-veterans-prayers = Fichas de Veterano: { $veterans }. Quantas viram 1 PO cada? Você tem { $prayers } PO.
kemet-ask-veterans-cards = Você tem { $veterans } Fichas de Veterano. Quantas cartas saca, por { $price } fichas cada?
kemet-ask-hand = Mão de Deus: qual Pirâmide sobe 1 nível, de graça?
kemet-ask-vision = Visão: com qual carta você fica?
kemet-ask-destiny = Destino: qual posição na ordem da rodada você escolhe?
kemet-option-offering-yes = Oferecer { $units } Unidades: +1 PF
kemet-option-offering-no = Não fazer oferenda
kemet-option-delta-yes = { $units ->
    [one] Remover { $units } Unidade
   *[other] Remover { $units } Unidades
}: +{ $prayers } PO
kemet-option-delta-no = Manter a Tropa
kemet-option-destiny = { $place }ª posição

## Recusas

kemet-refused-cards = Essas cartas custam { $cost } PO juntas; você tem { $prayers }.

## O que todos sabem de uma pergunta secreta

kemet-choosing-council = Os dois lados escolhem em segredo: uma carta de Batalha para jogar, uma para descartar e cartas de Intervenção Divina para adicionar.
kemet-choosing-council-seen = Quem espiona escolhe em segredo: uma carta de Batalha para jogar, uma para descartar e cartas de Intervenção Divina para adicionar.
