### Saideira. Os argumentos estão no arquivo em inglês.

saideira-name = Saideira
saideira-about = Quatro rodadas, quatro cartas: jogue a carta mais alta da rodada, e guarde-a quando puder.

## Nomes. args: number

card-saideira = Carta { $number }

## A pergunta

saideira-ask-card = Que carta você joga?
saideira-help-card = Todos escolhem ao mesmo tempo, e ninguém vê as cartas dos outros antes. A carta mais alta ganha um ponto. (Regras 2)
saideira-tip-card = Uma carta alta guardada vale o mesmo na próxima rodada. Veja quem está na frente: essa pessoa precisa menos deste ponto do que você.

## O que aconteceu

saideira-log-plays = { $seat } joga { $card }.
saideira-log-scores = { $seat } tem a carta mais alta e ganha um ponto.
saideira-over-rounds = Foram jogadas { $count } rodadas.
saideira-sheet-total = Pontos

## Regras por assunto

saideira-rules-round-title = Uma rodada
saideira-rules-round = Todos jogam uma carta em segredo. A mais alta ganha um ponto; todas as cartas da rodada saem do jogo. (Regras 2)
saideira-rules-end-title = O fim
saideira-rules-end = Depois de quatro rodadas vence quem tem mais pontos. Quem empata divide a colocação. (Regras 3)

## O comando /saideira; a forma das chaves está em commands.ftl do bot

commands-saideira = saideira
commands-saideira-about = Saideira: responda com um comando
commands-saideira-play = jogar
commands-saideira-play-about = Jogue uma carta
commands-saideira-play-card-about = A carta

## Palavras nas imagens

saideira-picture-round = Rodada { $round } de { $rounds }
saideira-picture-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
saideira-picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
saideira-picture-hand = Suas cartas, { $seat }
saideira-picture-sheet = Cartas que saíram do jogo
saideira-picture-end = O alto da montanha
saideira-picture-seat = { $who }: { $points }, { $cards } na mão, última carta: { $shown }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $points }.
saideira-picture-card = { $card }, uma de { $count } cartas. A mais alta vence a rodada.

## Como se joga. Os nomes de board e hand são os de `teaching` em ui.toml

saideira-how-goal = Todos sobem com quatro cartas, e a cada rodada uma delas é gasta.
saideira-how-wins = **Você vence** com mais pontos depois de quatro rodadas.
saideira-how-board-points = **Seus pontos**: um por rodada em que a sua carta é a mais alta.
saideira-how-board-cards = **Cartas na mão.** Todos veem quantas são, mas só você vê quais.
saideira-how-board-shown = **A última carta** que você jogou.
saideira-how-hand-cards = **Suas cartas.** Não há duas iguais no jogo.
saideira-how-turn-1 = 🏔️ **Escolha**: todos escolhem uma carta em segredo.
saideira-how-turn-2 = 👀 **À vista**: as cartas são mostradas.
saideira-how-turn-3 = ⭐ **Ponto**: a carta mais alta ganha um ponto.
saideira-how-turn-4 = 🗑️ **Fora**: todas as cartas da rodada saem do jogo.
saideira-how-turn-5 = 🔁 **De novo**, até as mãos ficarem vazias.
saideira-how-begin = **Na primeira rodada, em geral:** jogue a sua carta mais alta; quando estiver na frente, gaste a mais baixa.

## Os motivos de quem ensina

saideira-coach-first = { $card } é a sua carta mais alta, e com o primeiro ponto todos têm de alcançar você.
saideira-coach-ahead = Você está { $count } na frente: gaste { $card }, a sua mais baixa, e guarde as outras para quando alcançarem você.
saideira-coach-level = Ninguém está à sua frente, e você não está à frente de ninguém: { $card }, a sua mais alta, pode decidir.
saideira-coach-behind = Faltam { $count } para quem está na frente: { $card }, a sua mais alta, tem a melhor chance do ponto.

saideira-recap-ahead = Pontos: você { $mine }, { $seat } { $theirs }. Você está na frente.
saideira-recap-behind = Pontos: você { $mine }, { $seat } { $theirs }. Você está atrás.
saideira-recap-even = Pontos: você { $mine }, { $seat } { $theirs }. A próxima carta mais alta passa à frente.
saideira-recap-points = Cada carta mais alta é um ponto ({ $more } a mais).
