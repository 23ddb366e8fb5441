### Peak. Os argumentos estão no arquivo em inglês.

peak-name = Peak
peak-about = Quatro rodadas, quatro cartas: jogue a carta mais alta da rodada, e guarde-a quando puder.

## Nomes. args: number

card-peak = Carta { $number }

## A pergunta

peak-ask-card = Que carta você joga?
peak-help-card = Todos escolhem ao mesmo tempo, e ninguém vê as cartas dos outros antes. A carta mais alta ganha um ponto. (Regras 2)
peak-tip-card = Uma carta alta guardada vale o mesmo na próxima rodada. Veja quem está na frente: essa pessoa precisa menos deste ponto do que você.

## O que aconteceu

peak-log-plays = { $seat } joga { $card }.
peak-log-scores = { $seat } tem a carta mais alta e ganha um ponto.
peak-over-rounds = Foram jogadas { $count } rodadas.
peak-sheet-total = Pontos

## Regras por assunto

peak-rules-round-title = Uma rodada
peak-rules-round = Todos jogam uma carta em segredo. A mais alta ganha um ponto; todas as cartas da rodada saem do jogo. (Regras 2)
peak-rules-end-title = O fim
peak-rules-end = Depois de quatro rodadas vence quem tem mais pontos. Quem empata divide a colocação. (Regras 3)

## O comando /peak; a forma das chaves está em commands.ftl do bot

commands-peak = peak
commands-peak-about = Peak: responder com um só comando
commands-peak-play = jogar
commands-peak-play-about = Jogar uma carta
commands-peak-play-card-about = A carta

## Palavras nas imagens

peak-picture-round = Rodada { $round } de { $rounds }
peak-picture-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
peak-picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
peak-picture-hand = Suas cartas, { $seat }
peak-picture-sheet = Cartas que saíram do jogo
peak-picture-end = O alto da montanha
peak-picture-seat = { $who }: { $points }, { $cards } na mão, última carta: { $shown }.
peak-picture-list = { $what }: { $cards }.
peak-picture-score = { $who }, { $points }.
peak-picture-card = { $card }, uma de { $count } cartas. A mais alta vence a rodada.

## Como se joga. Os nomes de board e hand são os de `teaching` em ui.toml

peak-how-goal = Todos sobem com quatro cartas, e a cada rodada uma delas é gasta.
peak-how-wins = **Você vence** com mais pontos depois de quatro rodadas.
peak-how-board-points = **Seus pontos**: um por rodada em que a sua carta é a mais alta.
peak-how-board-cards = **Cartas na mão.** Todos veem quantas são, mas só você vê quais.
peak-how-board-shown = **A última carta** que você jogou.
peak-how-hand-cards = **Suas cartas.** Não há duas iguais no jogo.
peak-how-turn-1 = 🏔️ **Escolha**: todos escolhem uma carta em segredo.
peak-how-turn-2 = 👀 **À vista**: as cartas são mostradas.
peak-how-turn-3 = ⭐ **Ponto**: a carta mais alta ganha um ponto.
peak-how-turn-4 = 🗑️ **Fora**: todas as cartas da rodada saem do jogo.
peak-how-turn-5 = 🔁 **De novo**, até as mãos ficarem vazias.
peak-how-begin = **Na primeira rodada, em geral:** jogue a sua carta mais alta; quando estiver na frente, gaste a mais baixa.

## Os motivos de quem ensina

peak-coach-first = { $card } é a sua carta mais alta, e com o primeiro ponto todos têm de alcançar você.
peak-coach-ahead = Você está { $count } na frente: gaste { $card }, a sua mais baixa, e guarde as outras para quando alcançarem você.
peak-coach-level = Ninguém está à sua frente, e você não está à frente de ninguém: { $card }, a sua mais alta, pode decidir.
peak-coach-behind = Faltam { $count } para quem está na frente: { $card }, a sua mais alta, tem a melhor chance do ponto.

peak-recap-ahead = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
peak-recap-behind = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
peak-recap-even = Pontos: você tem { $mine }, { $seat } tem { $theirs }. A próxima carta mais alta passa à frente.
peak-recap-points = Cada carta mais alta é um ponto ({ $more } a mais).
