### Aprender um jogo: num relance, como se joga, dicas.

## glance args: low, high (players), minutes, from, to (days), weight (words)

learning-glance = { $low } a { $high } jogadores · uns { $minutes } minutos na mesa, de { $from } a { $to } dias aqui · { $weight }
learning-weight-light = leve
learning-weight-medium = médio
learning-weight-heavy = pesado

## Buttons: at most 34 characters

learning-button-how = Como jogar
learning-button-next = Próximo: um turno
learning-button-back = Voltar
learning-button-tipsoff = Sem mais dicas

## How to play

learning-topics = As regras em detalhe
learning-games = Como jogar…

## Tips

learning-tips-choice-on = Dicas com o que é novo para mim
learning-tips-choice-off = Sem dicas
learning-tips-are-on = 💡 O que for novo para você vem com uma dica.
learning-tips-are-off = 💡 Você não recebe dicas. “Ajuda” explica cada pergunta.
learning-tips-off = Sem mais dicas. “Ajuda” ainda explica cada pergunta, e /eu com dicas traz todas de volta.
