### Saideira: palavras nas imagens.

saideira-picture-round = Rodada { $round } de { $rounds }
saideira-picture-counter = No balcão: { $guests }.
saideira-picture-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
saideira-picture-drinks = { $count ->
    [one] { $count } bebida
   *[other] { $count } bebidas
}
saideira-picture-hand = Suas bebidas, { $seat }
saideira-picture-sheet = Bebidas que já saíram
saideira-picture-end = Hora de fechar
saideira-picture-seat = { $who }: { $coins }, { $drinks } na mão, { $spares } de sobra. Mesa: { $guests }.
saideira-picture-poured = Ofereceu: { $drink }, força { $strength }.
saideira-picture-spent = Gastou: { $drink }.
saideira-picture-order = Escolhem nesta ordem: { $seats }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $coins }.
saideira-picture-card = { $card }. { $what }
