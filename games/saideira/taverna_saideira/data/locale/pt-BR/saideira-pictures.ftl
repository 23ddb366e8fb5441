### Saideira: palavras nas imagens. Os argumentos e as famílias estão no arquivo em inglês.

saideira-picture-round = Rodada { $round } de { $rounds }
saideira-picture-now-pour = Todos oferecem uma bebida em segredo
saideira-picture-now-trick = { $seat } pode gastar uma bebida de sobra pelo truque dela
saideira-picture-now-serve = { $seat } escolhe um freguês
saideira-picture-now-over = As tabernas fecharam
saideira-picture-label-queue = na fila
saideira-picture-label-cellar = na adega
saideira-picture-order-label = Escolhem:
saideira-picture-order-rule = A bebida mais forte escolhe um freguês primeiro; bebidas iguais escolhem por último.
saideira-picture-hand = Suas bebidas, { $seat }
saideira-picture-hand-secret = Rodada { $round } de { $rounds }. Só você vê.
saideira-picture-hand-spares = { $count } de sobra
saideira-picture-hand-empty = Acabaram as suas bebidas
saideira-picture-counter-empty = Ninguém no balcão
saideira-picture-sheet = Tabela de preços
saideira-picture-sheet-guests = Fregueses
saideira-picture-sheet-drinks = Bebidas
saideira-picture-sheet-gone = saíram antes
saideira-picture-end = Hora de fechar
saideira-picture-end-drinks = Bebidas

## Quanto vale um freguês e o que faz um truque, em poucas palavras

saideira-picture-worth-merchant = { $count } moedas
saideira-picture-worth-sailor = 1, 4, 9, 16 …
saideira-picture-worth-bard = 1 por tipo
saideira-picture-worth-dancer = { $count } por duas
saideira-picture-worth-brawler = −{ $count } e uma bebida
saideira-picture-does-water = Outra bebida perde { $count }
saideira-picture-does-coffee = Um freguês vai embora
saideira-picture-does-beer = A sua bebida ganha { $count }
saideira-picture-does-wine = { $count } moedas
saideira-picture-does-rum = Sem truque
saideira-picture-trick-water = −{ $count }
saideira-picture-trick-coffee = pra casa
saideira-picture-trick-beer = +{ $count }
saideira-picture-trick-wine = { $count } moedas
saideira-picture-merchants = Paga as moedas da carta: 3, 4 ou 5.
saideira-picture-kind-merchant = Mercador
saideira-picture-kind-water = Água { $low }, { $high }
saideira-picture-kind-coffee = Café { $low }, { $high }
saideira-picture-kind-beer = Cerveja { $low }, { $high }
saideira-picture-kind-wine = Vinho { $low }, { $high }
saideira-picture-kind-rum = Cachaça { $low }, { $high }

## Descrições

saideira-picture-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
saideira-picture-drinks = { $count ->
    [one] { $count } bebida
   *[other] { $count } bebidas
}
saideira-picture-counter = No balcão: { $guests }.
saideira-picture-order = Escolhem nesta ordem: { $seats }.
saideira-picture-clash = Bebidas iguais: { $seats }.
saideira-picture-served = Já escolheram: { $seats }.
saideira-picture-bell = O sino está com { $seat }.
saideira-picture-left = Fregueses na fila: { $queue }. Bebidas na adega: { $cellar }.
saideira-picture-seat = { $who }: { $coins }, { $drinks } na mão, { $spares } de sobra.
saideira-picture-table = Mesa: { $guests }.
saideira-picture-toasts = Brindes: { $count ->
    [one] { $count } moeda.
   *[other] { $count } moedas.
}
saideira-picture-poured = Ofereceu: { $drink }, força { $strength }.
saideira-picture-spent = Gastou: { $drink }.
saideira-picture-held = { $count } × { $drink }. { $what }
saideira-picture-price = { $name }: { $what }
saideira-picture-gone = { $drink }: { $count } de { $copies } já saíram.
saideira-picture-part = { $name } { $count }
saideira-picture-score = { $who }, { $coins } ({ $parts }), { $drinks } na mão no fim.
saideira-picture-card = { $card }. { $what }
