### Olhar para trás: o registro, um passo anterior, o filme da partida, a conferência dos dados, o arquivo.
### "args" traz o que cada mensagem recebe.

## Botões: no máximo 34 caracteres. before, after args: name (de uma rodada)

discord-button-log = Registro
discord-button-look = Ver a mesa nesse momento
discord-button-look-back = Ver como foi
discord-button-replay = A partida inteira
discord-button-share = Mostrar a todos
discord-button-verify = Conferir os dados
discord-button-export = Salvar a partida
discord-way-first = ⏮ Início
discord-way-earlier = ◀ Antes
discord-way-later = Depois ▶
discord-way-last = Fim ⏭
discord-way-back = ◀ Voltar
discord-way-forward = Avançar ▶
discord-way-less = −10
discord-way-more = +10
discord-way-before = ⏪ { $name }
discord-way-after = { $name } ⏩

## O registro. args: count · found, nothing args: sought (o que foi digitado)

discord-log-empty = Ainda não aconteceu nada.
discord-log = { $count ->
    [one] a única linha
   *[other] { $count } linhas
}
discord-log-found = { $count ->
    [one] uma linha com “{ $sought }”
   *[other] { $count } linhas com “{ $sought }”
}
discord-log-nothing = Não há linha com “{ $sought }” no registro que você pode ler. Tente menos palavras, ou palavras mais curtas.

## Um passo anterior. step args: step, last · older args: step

discord-history-step = passo { $step } de { $last }
discord-history-older = As regras mudaram desde então e não mostram mais este passo: este é o passo { $step }, o mais próximo antes dele que ainda dá para mostrar.

## Uma rodada, como o jogo a chama. args: number

discord-round = Rodada { $number }
discord-round-bellum = Dia { $number }
discord-round-kemet = Dia { $number }
discord-round-calamandara = Turno { $number }
discord-round-immortals = { $number ->
    [0] Preparação
   *[other] Rodada { $number }
}

## O filme. progress args: drawn, total · alt args: count (de imagens) · shared args: link

discord-replay = A partida inteira, como todos a viram na mesa.
discord-replay-alt = { $count ->
    [one] O fim da partida, em uma imagem.
   *[other] A partida inteira em uma imagem animada: { $count } tabuleiros, um depois do outro, e o pódio no fim. O registro conta tudo em palavras.
}
discord-replay-waiting = 🎞️ Seu filme está na fila: percorro a partida de novo assim que chegar a vez dele…
discord-replay-progress = 🎞️ { $drawn } de { $total } imagens… Se parar de avançar, peça de novo: o que já foi desenhado fica guardado.
discord-replay-joining = 🎞️ As { $total } imagens estão prontas; agora estou juntando tudo…
discord-replay-shared = Aqui está, para todos: { $link }

## Depois da partida. export args: file (o nome) · older args: older, answers · changed args: older, answers · rewinds args: count

discord-verify-hash = ✅ A semente publicada tem o hash divulgado no começo da partida.
discord-verify-wrong-hash = ❌ A semente publicada não tem o hash divulgado no começo da partida.
discord-verify-same = ✅ Jogada de novo a partir dessa semente e com as mesmas respostas, a partida chega ao mesmo fim.
discord-verify-other = ❌ Jogada de novo a partir dessa semente e com as mesmas respostas, a partida chega a outro fim.
discord-verify-older = { $older ->
    [one] ℹ️ Uma das { $answers } respostas foi dada sob regras mais antigas; aqui ela não pode ser jogada de novo e ficou de fora.
   *[other] ℹ️ { $older } das { $answers } respostas foram dadas sob regras mais antigas; aqui elas não podem ser jogadas de novo e ficaram de fora.
}
discord-verify-changed = ℹ️ As regras mudaram desde então, por isso a partida não pode ser refeita aqui a partir da semente.
discord-verify-rewinds = { $count ->
    [one] ↩️ A mesa voltou atrás uma vez. O que ninguém tinha visto até ali foi sorteado de novo, a partir da mesma semente.
   *[other] ↩️ A mesa voltou atrás { $count } vezes. O que ninguém tinha visto até ali foi sorteado de novo a cada vez, a partir da mesma semente.
}
discord-export = A partida inteira, com tudo o que estava escondido. Para ver: `python -m rules play { $file }`.

## Quando algo não é possível. number args: given (o que foi digitado)

discord-refused-search = Digite pelo menos uma palavra, ou parte de uma, para procurar.
discord-refused-number = “{ $given }” não é um número. Passos e rodadas são números a partir de 0.
discord-refused-film = Isto vai demorar, e não quero deixar você esperando. O filme continua sendo feito: peça de novo em alguns minutos e ele estará pronto.
