### O que os computadores pensam ao lado do jogo: conselhos, o relato de uma partida e se uma resposta se repete.
### "args" diz o que cada mensagem recebe.

## Advice. Buttons: at most 34 characters

discord-button-advice = O que você faria?
discord-lobby-advice-name = Conselhos
discord-lobby-advice-on = Conselhos: permitir
discord-lobby-advice-off = Conselhos: jogar sem
discord-lobby-advice = Conselhos: **permitidos**
discord-lobby-advice-about = Todos aqui podem perguntar ao computador o que ele faria no seu lugar. Ele vê só o que a pessoa vê.

## best, holds (the first idea of a coach) args: first, percent, seats · level, hardly, luck, little, more, much
## args: percent · brings args: kind (a category of the score sheet), percent · few, close, likely, clear args: playouts · left args: left

discord-advice-thinking = 🧠 Pensando nas próximas jogadas a partir do seu lugar. Pode levar meio minuto…
discord-advice-only = Só há uma resposta possível:
discord-advice-unplayed = 🧠 A partir do que você vê, não dá para simular o que vem depois. Sem essa simulação, eu responderia:
discord-advice-best = 🧠 No seu lugar eu ficaria com **{ $first }**. Pelas partidas que simulei a partir do que você vê, a sua chance de vencer com essa resposta é de cerca de **{ $percent }%**{ $seats ->
    [2] { "" }
   *[other] { " " }entre { $seats } jogadores
}.
discord-advice-holds = 🧠 Fico com a ideia do treinador: **{ $first }**. Pelas partidas que simulei a partir do que você vê, a sua chance de vencer com essa resposta é de cerca de **{ $percent }%**{ $seats ->
    [2] { "" }
   *[other] { " " }entre { $seats } jogadores
}, e nenhuma outra que testei é com certeza 5 pontos melhor.
discord-advice-same = 🧠 Não se vê diferença entre estas: com qualquer uma, a sua chance de vencer é de cerca de **{ $percent }%**.
discord-advice-level = quase igual: { $percent }%
discord-advice-hardly = quase nada melhor: { $percent }%
discord-advice-luck = { $percent }%, mas pode ser sorte
discord-advice-coach-holds = 🎓 a ideia do treinador
discord-advice-coach-follows = 🎓 agora também é a ideia do treinador
discord-advice-coach-given-up = 🎓 era a ideia do treinador antes da simulação
discord-advice-so-far = { $percent }% até agora
discord-advice-little = um pouco pior: { $percent }%
discord-advice-more = pior: { $percent }%
discord-advice-much = muito pior: { $percent }%
discord-advice-but = como a primeira, mas { $changes }
discord-advice-brings = Com ela você costuma terminar com mais disto do que com a segunda: { $kind } ({ $percent }% das partidas).
discord-advice-few = Sem certeza nenhuma: { $games } partidas com cada uma são poucas para dizer mais.
discord-advice-close = Parelho demais: depois de { $games } partidas com cada uma, qualquer uma das duas primeiras pode ser a melhor.
discord-advice-likely = Razoavelmente certo: depois de { $games } partidas com cada uma, dificilmente é por sorte que a primeira está na frente da segunda.
discord-advice-clear = Certo: depois de { $games } partidas com cada uma, não é mais por sorte que a primeira está na frente da segunda, seja por muito ou por pouco.
discord-advice-left = { $left ->
    [0] Esse foi o último conselho de hoje.
    [one] Hoje você ainda pode perguntar sobre mais uma decisão.
   *[other] Hoje você ainda pode perguntar sobre mais { $left } decisões.
}
discord-advice-do = Dar a resposta { $number }
discord-advice-do-it = Fazer isto
table-refused-no-advice = Nesta mesa não há conselhos: o anfitrião não os permitiu antes do começo.
table-refused-advice-late = Você já respondeu a esta pergunta. O conselho vem antes da resposta; “Desfazer” talvez a traga de volta.
table-refused-advice-idle = Você não tem nada a responder agora.
table-refused-advice-spent = { $most ->
    [one] Você já teve o conselho de hoje. Amanhã tem mais.
   *[other] Você já teve conselhos sobre { $most } decisões hoje. Amanhã tem mais.
}

## The story of a game, as a picture and in words. title args: game · how, how-older args: playouts · player, player-older args:
## who, start, luck, own, others, chosen (points, mostly with ±), end · point args: step, round (named), shares · lucky args: step,
## seat, points. own, others and chosen are the heads of columns: at most 20 characters

story-title = { $game }: onde a partida foi ganha
story-start = No começo
story-luck = Sorte
story-own = Escolhas próprias
story-others = Escolhas dos outros
story-chosen = Escolhas de todos
story-end = No fim
story-how = As chances de cada um, em { $playouts } partidas simuladas; onde a cor é mais clara, há menos certeza. Sorte: dados e cartas. Escolhas: o que rendeu jogar diferente do computador metódico. Em pontos percentuais de chance de vitória, ± o erro padrão.
story-how-older = As chances de cada um, em { $playouts } partidas simuladas; onde a cor é mais clara, há menos certeza. Sorte: dados e cartas. Escolhas: o que mudou porque alguém, não só esse jogador, jogou diferente do computador.
# a percentage, with the sign as this language puts it
story-percent = { $percent }%
story-player = { $who }: { $start }% no começo, { $luck } por sorte, { $own } por escolhas próprias, { $others } pelas escolhas dos outros, { $end }% no fim.
story-player-older = { $who }: { $start }% no começo, { $luck } por sorte, { $chosen } pelas escolhas de todos, { $end }% no fim.
story-point = `{ $step }` { $round }: { $shares }
story-lucky = 🎲 `{ $step }` A sorte traz { $points } pontos percentuais de chance de vitória a { $seat }.

## The story on Discord. progress args: done, total · costly, sound args: count, examined · inaccuracy, mistake, blunder args: who,
## round · better args: given, instead, cost, error · then args: number

discord-button-story = Onde a partida foi ganha
discord-button-storytext = O relato em texto
discord-story-waiting = 📈 Seu relato está na fila…
discord-story-progress = 📈 { $done } de { $total } posições e escolhas… Leva alguns minutos, uma vez por partida. Você pode fechar isto e pedir de novo.
discord-story-costly = O gráfico conhece todas as mãos; as { $examined } escolhas, porém, foram julgadas pelo que cada um podia saber na hora. { $count ->
    [one] Esta custou mais:
   *[other] Estas custaram mais:
}
discord-story-sound = O gráfico conhece todas as mãos; as { $examined } escolhas, porém, foram julgadas pelo que cada um podia saber na hora. Para nenhuma delas havia uma alternativa claramente melhor.
discord-story-inaccuracy = Imprecisão, { $who }, { $round }
discord-story-mistake = Erro, { $who }, { $round }
discord-story-blunder = Erro grave, { $who }, { $round }
discord-story-better = **{ $given }**. Melhor: **{ $instead }**, por { $cost } pontos percentuais de chance de vitória (±{ $error }).
discord-story-then = O tabuleiro na escolha { $number }
discord-refused-story = Isto vai demorar, e não quero deixar você esperando. Continuo trabalhando: peça de novo em alguns minutos, e estará pronto.
table-refused-no-story = Não há relato desta partida: o jogo não tem jogador do computador que possa continuá-la, ou as regras mudaram.
commands-table-story = relato
commands-table-story-about = Depois da partida: onde ela foi ganha, por sorte ou por escolha, como imagem

## Repeating an answer. thoughts args: count · answer args: step, who, given, playouts · older-answer, other-answer args: again ·
## not-sharp args: step, steps

discord-verify-thoughts = { $count ->
    [one] 🧠 Um computador astuto pensou em uma resposta: /mesa conferir com o passo dela a repete.
   *[other] 🧠 Computadores astutos pensaram em { $count } respostas: /mesa conferir com um passo repete qualquer uma.
}
discord-verify-answer = 🧠 Passo { $step }: { $who } respondeu **{ $given }**. Pensei de novo, a partir do que aquele lugar podia saber e com os mesmos dados, em { $playouts } partidas simuladas.
discord-verify-same-answer = ✅ Chega à mesma resposta.
discord-verify-older-answer = ℹ️ Hoje chega a outra resposta ({ $again }). As regras ou o computador mudaram desde então, por isso não prova nada.
discord-verify-other-answer = ❌ Chega a outra resposta: { $again }.
commands-table-verify-step-about = O passo da resposta de um computador astuto, para repetir o que ele pensou
table-refused-not-sharp = A resposta do passo { $step } não é de um computador astuto. Passos próximos em que um respondeu: { $steps }.
table-refused-not-repeatable = Não se sabe como esta resposta surgiu, ou as regras mudaram desde então: ela não pode ser repetida.

## Commands: see commands.ftl

commands-advice = conselho
commands-advice-about = O que um computador astuto responderia no seu lugar, só para os seus olhos
commands-option-advice = conselhos
commands-table-open-advice-about = Os jogadores podem perguntar ao computador o que ele faria? (padrão: não)
