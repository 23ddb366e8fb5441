### Saideira. Os argumentos estão no arquivo em inglês.

saideira-name = Saideira
saideira-about = As tabernas já vão fechar: ofereça em segredo, atrapalhe os outros e leve os últimos fregueses da noite.

## Nomes. args: number

drink-water = Água { $number }
drink-coffee = Café { $number }
drink-beer = Cerveja { $number }
drink-wine = Vinho { $number }
drink-rum = Cachaça { $number }
guest-merchant = Mercador { $number }
guest-sailor = Marujo
guest-bard = Trovador
guest-dancer = Dançarina
guest-brawler = Brigão
trick-pass = Sem truque
trick-water = Batizar
trick-coffee = Mandar pra casa
trick-beer = Caprichar
trick-wine = Brinde
trick-rum = sem truque

## Para que serve uma carta

saideira-card-water = Como truque: a bebida de outra pessoa perde { $count }.
saideira-card-coffee = Como truque: um freguês vai para o fim da fila, e o próximo se senta.
saideira-card-beer = Como truque: a sua própria bebida ganha { $count }.
saideira-card-wine = Como truque: { $count } moedas na hora.
saideira-card-rum = Sem truque: só é forte.
saideira-card-merchant = Paga { $coins } moedas, não importa a companhia.
saideira-card-sailor = Juntos, valem quantos são vezes quantos são: 1, 4, 9, 16 moedas.
saideira-card-bard = 1 moeda por tipo de freguês na sua mesa, contando os trovadores.
saideira-card-dancer = { $coins } moedas por duas delas, nada por uma sozinha.
saideira-card-brawler = Custa { $coins } moedas, mas você pega uma bebida da adega na hora.

## Perguntas

saideira-ask-pour = Que bebida você oferece? A mais forte escolhe primeiro, as iguais por último. No balcão: { $guests }.
saideira-ask-trick = Quer gastar uma bebida de sobra pelo truque dela?
saideira-ask-weaken = A bebida de quem você batiza com { $drink }?
saideira-ask-send = Que freguês vai embora com { $drink }?
saideira-ask-serve = Que freguês se senta à sua mesa?

## O que aconteceu

saideira-log-round = Rodada { $round }. No balcão: { $guests }. O sino está com { $bell }.
saideira-log-pours = { $seat } oferece { $drink }.
saideira-log-weakens = { $seat } gasta { $drink }: a bebida de { $other } fica só com força { $strength }.
saideira-log-strengthens = { $seat } gasta { $drink } e fica com força { $strength }.
saideira-log-toasts = { $seat } gasta { $drink } em um brinde: { $coins ->
    [one] { $coins } moeda.
   *[other] { $coins } moedas.
}
saideira-log-sends = { $seat } gasta { $drink }. Vai para o fim da fila: { $guest }. Senta-se no lugar: { $came }.
saideira-log-clash = Bebidas iguais se atrapalham: { $seats } escolhem por último.
saideira-log-serves = Novo freguês na mesa de { $seat }: { $guest }{ $told ->
    [1] { " " }({ $less ->
        [0] { $more ->
            [one] +{ $more } moeda
           *[other] +{ $more } moedas
        }
       *[other] −{ $less } moedas
    }, agora { $total })
   *[other] { "" }
}.
saideira-log-draws = { $seat } pega uma bebida da adega.
saideira-log-draws-own = Você pega da adega: { $drink }.
saideira-over-rounds = Foram { $count } rodadas, e as tabernas fecham.

## Os pontos

saideira-sheet-merchant = Mercadores
saideira-sheet-sailor = Marujos
saideira-sheet-bard = Trovadores
saideira-sheet-dancer = Dançarinas
saideira-sheet-brawler = Brigões
saideira-sheet-toast = Brindes
saideira-sheet-total = Moedas

## Ajuda e ordens permanentes

saideira-help-pour = Todos escolhem ao mesmo tempo, em segredo. A bebida mais forte escolhe um freguês primeiro; bebidas iguais se atrapalham e escolhem por último. (Regras 2)
saideira-help-trick = Uma vez por rodada você pode gastar uma bebida de que não precisa para as próximas rodadas. Água enfraquece a bebida de alguém, café manda um freguês embora, cerveja fortalece a sua bebida, vinho vale moedas; cachaça não tem truque. (Regras 3)
saideira-help-weaken = A bebida perde força, até 0. Ela pode ficar igual a outra: aí as duas escolhem por último. (Regras 3)
saideira-help-send = O freguês vai para o fim da fila, e o próximo se senta no lugar dele. Ninguém sabe quem é. (Regras 3)
saideira-help-serve = O freguês fica na sua mesa até o fim. Quem escolhe por último fica com quem sobrou. (Regras 4)
saideira-standing-trick = Sem truques
saideira-standing-trick-about = Nunca gasto uma bebida de sobra por você

## Regras por assunto

saideira-rules-setup-title = Preparação
saideira-rules-setup = Cada um recebe oito bebidas: uma para cada uma das seis rodadas e duas de sobra. No balcão se sentam tantos fregueses quantos forem os jogadores. Alguém começa com o sino. (Regras 1)
saideira-rules-pour-title = Oferecer
saideira-rules-pour = Todos escolhem uma bebida em segredo e mostram juntos. O número dela é a força. (Regras 2)
saideira-rules-tricks-title = Truques
saideira-rules-tricks = A partir do sino, na ordem, cada um pode gastar uma bebida de sobra: água tira 4 da bebida de outra pessoa, cerveja soma 3 à sua, café manda um freguês para o fim da fila e o próximo se senta, vinho vale 2 moedas. Guarde uma bebida para cada rodada que falta. (Regras 3)
saideira-rules-serve-title = Atender
saideira-rules-serve = A bebida mais forte escolhe um freguês primeiro, e assim por diante. Bebidas iguais escolhem por último, a partir do sino. Quem escolhe por último fica com quem sobrou. Quem leva um brigão pega uma bebida da adega. (Regras 4)
saideira-rules-guests-title = Quanto valem os fregueses
saideira-rules-guests = Mercadores: o número deles. Marujos: quantos você tem, vezes quantos você tem. Trovadores: 1 moeda por tipo de freguês na sua mesa. Dançarinas: 7 o par. Brigões: −2, mas cada um traz uma bebida. (Regras 5)
saideira-rules-end-title = O fim
saideira-rules-end = Depois de cada rodada o sino passa adiante e chegam novos fregueses. Depois de seis rodadas vence quem tem mais moedas; no empate, quem tem mais bebidas na mão; se persistir, a vitória é dividida. (Regras 6)
