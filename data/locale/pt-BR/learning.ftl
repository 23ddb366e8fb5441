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

## Uma aula. lesson args: game · begun args: game, channel · again, instead args: game, other, until · begin, resume args: game · end, ended, rests args: until

learning-button-learn = Aprender jogando
learning-button-do = Fazer isto
learning-button-another = Outra aula
learning-button-open = Abrir uma mesa
learning-button-anew = Recomeçar
learning-button-begin = Começar { $game }
learning-button-resume = Continuar { $game }
learning-lesson = 🎓 **{ $game }**: a sua primeira partida começa aqui. Você joga contra computadores, e eu digo o que é bom em cada momento, e por quê.
learning-lesson-begun = 🎓 A sua aula de { $game } está nas suas mensagens diretas: { $channel }
learning-lesson-end = **Encerrar esta aula?** Ela fica guardada até { $until }: até lá você pode continuar de onde parou.
learning-lesson-ended = A aula fica guardada até { $until }. E agora, o que você quer fazer?
learning-lesson-rests = Esta aula está parada. Você pode continuá-la até { $until }.
learning-lesson-again = Você tem uma aula de { $game } que não terminou. Se recomeçar, a anterior fica guardada até { $until }.
learning-lesson-instead = **Começar { $game }?** A sua aula de { $other } fica guardada; você pode continuá-la até { $until }.
learning-lesson-which = Que jogo você quer aprender?
learning-open = As mesas são abertas em um canal do seu servidor, não nas mensagens diretas: vá a um canal em que eu esteja, digite /mesa abrir e escolha o jogo. Os outros entram com um botão.
learning-written = Eu não leio mensagens: aqui se joga apertando botões e escolhendo nos menus. Talvez isto ajude:
learning-coach-welcome = Aperte um botão ou use o menu. 🎓 indica uma boa resposta; quem decide é sempre você. Os computadores respondem na hora.
learning-coach-searched = Simulei { $games } partidas a partir daqui: com isto, a sua chance de vencer fica { $points ->
    [one] { $points } ponto percentual
   *[other] { $points } pontos percentuais
} maior do que com a resposta que eu daria.
learning-coach-wait = ⏳ Os computadores estão jogando.
learning-coach-enough = 🎓 **Você já sabe o bastante.** Continue jogando, ou abra uma mesa com amigos.
learning-coach-over = 🎓 **Você jogou uma partida inteira.** Abaixo está o que você pode fazer agora.

## A first turn, written down

learning-transcript = Um primeiro turno, feito por `python -m tools.first_turn`: o que lê quem nunca ouviu falar do jogo (`>`) e o que aperta (➡️). O que a pessoa aperta é o que um jogador do computador responderia.
