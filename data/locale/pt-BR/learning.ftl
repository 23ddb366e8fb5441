### Aprender um jogo: num relance, como se joga, dicas.

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

## A lesson. lesson args: game · begun args: game, channel

learning-button-learn = Aprender jogando
learning-lesson = 🎓 **{ $game }**: a sua primeira partida começa aqui. Você joga contra computadores, e eu digo o que é bom em cada hora, e por quê.
learning-lesson-begun = 🎓 A sua aula de { $game } está nas suas mensagens diretas: { $channel }
learning-lesson-ended = A aula acabou. /aprender começa outra; /mesa abrir, uma partida com amigos.
learning-coach-welcome = 🎓 Aperte um botão ou escolha num menu aqui embaixo. “Ajuda” explica a pergunta, “Desfazer” volta as suas jogadas; os computadores respondem na hora.
learning-coach-one = 🎓 Boa ideia aqui, mas quem decide é você:
learning-coach-two = 🎓 Duas boas ideias; quem decide é você:
learning-coach-wait = ⏳ Os computadores estão jogando.
learning-coach-enough = 🎓 **Você já sabe o bastante.** Continue, ou encerre a aula e abra uma mesa com amigos: /mesa abrir.
learning-coach-over = 🎓 **Você jogou uma partida inteira.** /aprender começa outra aula; /mesa abrir, uma partida com amigos.

## A first turn, written down

learning-transcript = Um primeiro turno, feito por `python -m tools.first_turn`: o que lê quem nunca ouviu falar do jogo (`>`) e o que aperta (➡️). O que a pessoa aperta é o que o jogador computador responderia.
