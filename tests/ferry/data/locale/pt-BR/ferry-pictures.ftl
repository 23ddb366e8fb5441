### A balsa: palavras nas imagens. Os argumentos estão no arquivo em inglês.

ferry-picture-round = Rodada { $round } de { $rounds }
ferry-picture-now-load = Todos embarcam um caixote
ferry-picture-now-second = Quem acrescenta um segundo?
ferry-picture-now-quay = No cais: { $seat }
ferry-picture-now-over = A partida acabou
ferry-picture-pile = { $count ->
    [one] { $count } caixote na pilha
   *[other] { $count } caixotes na pilha
}
ferry-picture-crates = { $count ->
    [one] { $count } caixote
   *[other] { $count } caixotes
}
ferry-picture-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
ferry-picture-hand = Seus caixotes, { $seat }
ferry-picture-sheet = Caixotes que partiram
ferry-picture-end = A última travessia
ferry-picture-seat = { $who }: { $points }, { $crates } na mão, a bordo: { $loaded }.
ferry-picture-weight = { $crate } pesa { $weight }, e nenhum outro pesa o mesmo.
ferry-picture-list = { $what }: { $crates }.
ferry-picture-score = { $who }, { $points }, { $crates } guardados.
