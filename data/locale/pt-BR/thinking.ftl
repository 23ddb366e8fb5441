### O que os computadores pensam ao lado do jogo: conselhos, a história de uma partida e se uma resposta se repete.
### "args" diz o que cada mensagem recebe.

## Advice. Buttons: at most 34 characters

discord-button-advice = O que você faria?
discord-lobby-advice-name = Conselhos
discord-lobby-advice-on = Conselhos: permitir
discord-lobby-advice-off = Conselhos: jogar sem
discord-lobby-advice = Conselhos: **permitidos**
discord-lobby-advice-about = Todos aqui podem perguntar ao computador o que ele faria no seu lugar. Ele vê só o que a pessoa vê.

## best args: percent, seats · level, little, more, much args: percent · brings args: kind (a category of the score sheet),
## percent · few, close, likely, clear args: playouts · left args: left

discord-advice-thinking = 🧠 Pensando adiante a partir do seu lugar. Leva alguns segundos…
discord-advice-only = Só há uma resposta possível:
discord-advice-best = 🧠 No seu lugar eu ficaria com a primeira. Jogando adiante a partir do que você vê, ela ganha cerca de **{ $percent } %** das partidas, { $seats ->
    [2] contra um adversário
   *[other] com { $seats } jogadores ao todo
}.
discord-advice-level = quase igual: { $percent } %
discord-advice-little = um pouco pior: { $percent } %
discord-advice-more = pior: { $percent } %
discord-advice-much = muito pior: { $percent } %
discord-advice-brings = Do que conta, em { $percent } % das partidas traz mais disto que as outras respostas: { $kind }.
discord-advice-few = Nada certo: { $playouts } partidas são poucas para dizer mais.
discord-advice-close = Não dá para separar: depois de { $playouts } partidas as duas primeiras estão iguais.
discord-advice-likely = Razoavelmente certo: { $playouts } partidas falam pela primeira resposta, mas não todas.
discord-advice-clear = Certo: depois de { $playouts } partidas a primeira resposta está claramente na frente.
discord-advice-left = { $left ->
    [0] Esse foi o último conselho de hoje.
    [one] Hoje você ainda pode perguntar sobre mais uma decisão.
   *[other] Hoje você ainda pode perguntar sobre mais { $left } decisões.
}
table-refused-no-advice = Nesta mesa não há conselhos: o anfitrião não os permitiu antes do começo.
table-refused-advice-late = Você já respondeu a esta pergunta. O conselho vem antes da resposta; “Desfazer” talvez a traga de volta.
table-refused-advice-idle = Nada é perguntado a você neste momento.
table-refused-advice-spent = { $most ->
    [one] Você já teve o conselho de hoje. Amanhã há mais.
   *[other] Você já teve conselhos sobre { $most } decisões hoje. Amanhã há mais.
}

## Commands: see commands.ftl

commands-advice = conselho
commands-advice-about = O que um computador astuto responderia no seu lugar, só para os seus olhos
commands-option-advice = conselhos
commands-table-open-advice-about = Os jogadores podem perguntar ao computador o que ele faria? (padrão: não)
