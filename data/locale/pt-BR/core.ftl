### Palavras que servem a todos os jogos e a todas as partes do programa.
### "args" diz o que cada mensagem recebe. Um argumento de texto é um id e chega aqui já como nome.

## A própria coisa. args: it (qualquer id)

label = { $it }

## What this language calls itself, in lists of languages

core-language = Português (Brasil)

## Listas: "a, b e c". args: head (o que já foi juntado), next. last-i: where next begins with the sound of an i

core-list-none = nada
core-list-more = { $head }, { $next }
core-list-last = { $head } e { $next }
core-list-last-i = { $head } e { $next }

## Um lugar cujo jogador não tem nome que se possa mostrar. args: seat (número, a partir de 0)

core-seat = Lugar { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] { $seat }
}

core-yes = Sim
core-no = Não

## Tipos de jogador do computador: computer:random, computer:steady, computer:sharp.
## computer.<kind>.about: como ele joga

computer-random = Computador aleatório
computer-random-about = Faz qualquer jogada válida, sem plano
computer-steady = Computador metódico
computer-steady-about = Joga com solidez e responde na hora
computer-sharp = Computador astuto
computer-sharp-about = Pensa nas próximas jogadas antes de responder; demora um pouco

## Como a partida acabou.
## won args: seat · shared args: seats (lista) · nobody

core-over-won = Vitória de { $seat }!
core-over-shared = Vitória dividida entre { $seats }!
core-over-nobody = Ninguém vence.

## Recusas de uma resposta.
## how-many args: least, most, given · exactly args: most, given · option, order args: count · range args: low, high, given ·
## step args: low, step, given · part args: part (id), low, high, given · sum args: least, most, given ·
## fit args: slot (id), it (id) · blank args: slot (id)

core-refused-shape = Isso não responde a esta pergunta.
core-refused-option = { $count ->
    [one] Isso não é possível aqui; só há uma opção.
   *[other] Isso não está entre as { $count } opções.
}
core-refused-twice = Cada coisa só pode ser escolhida uma vez.
core-refused-how-many = { $least ->
    [0] Escolha no máximo { $most }; você escolheu { $given }.
   *[other] Escolha de { $least } a { $most }; você escolheu { $given }.
}
core-refused-exactly = { $given ->
    [0] Escolha exatamente { $most }; você não escolheu nada.
   *[other] Escolha exatamente { $most }; você escolheu { $given }.
}
core-refused-range = { $given } está fora do limite: escolha um número de { $low } a { $high }.
core-refused-step = { $given } não serve: comece em { $low } e suba de { $step } em { $step }.
core-refused-part = { $part }: { $given } está fora do limite, de { $low } a { $high }.
core-refused-sum = A soma deve ficar entre { $least } e { $most }; a sua é { $given }.
core-refused-sum-exactly = A soma deve ser { $most }; a sua é { $given }.
core-refused-order = { $count ->
    [one] Diga a única opção.
   *[other] Ponha as { $count } opções em ordem, cada uma delas uma vez.
}
core-refused-fit = { $it } não cabe aqui: { $slot }.
core-refused-blank = Ainda vazio: { $slot }.

## Recusas da preparação e de uma partida gravada.
## game args: given, known (lista) · player args: given, known · seats args: low, high, given ·
## setting args: name, value · replay args: step · file args: file (o caminho), version, known (números)

core-refused-game = O jogo “{ $given }” não existe. Os jogos: { $known }.
core-refused-player = O tipo de jogador “{ $given }” não existe. Os tipos: { $known }.
core-refused-seats = Este jogo é para { $low } a { $high } jogadores; aqui há { $given }.
core-refused-setting = Este jogo não tem a opção “{ $name }” com o valor “{ $value }”.
core-refused-replay = A resposta número { $step } desta partida gravada já não vale pelas regras.
core-refused-file-no-game = { $file }: não é uma partida salva
core-refused-file-too-large = { $file }: não é uma partida salva, que tem no máximo { $most } bytes
core-refused-file-other-form = { $file }: esta partida foi salva por outra versão da Taverna, em um formato que esta não conhece
core-refused-file-damaged = { $file }: esta partida está danificada e não pode ser aberta
core-refused-file-other-rules = { $file }: esta partida foi jogada com a versão { $version } das regras; esta é a versão { $known }, que não consegue jogá-la de novo
core-refused-file-other-end = { $file }: jogada de novo aqui, esta partida não acaba como o arquivo diz
core-refused-file-no-position = { $file }: este relato não contém nenhuma posição: não foi possível rodar as regras na mesa dele

## A partida no terminal. you args: seat · form args: least, most, count (números)

core-terminal-help = Digite os números das suas escolhas, separados por espaço. v: o tabuleiro · h: ajuda · u: desfazer · q: sair
core-terminal-you = { core-seat } (você)
core-terminal-no-undo = Não há o que desfazer.
core-terminal-no-help = Não há mais o que dizer sobre esta pergunta.
core-terminal-no-board = O tabuleiro não pode ser mostrado aqui: as palavras das imagens não estão instaladas.
core-terminal-form-choose = { $least ->
    [0] Escolha até { $most }: os números, separados por espaço; uma linha vazia não escolhe nada.
   *[other] Escolha de { $least } a { $most }: os números, separados por espaço.
}
core-terminal-form-exactly = Escolha { $count }: os números, separados por espaço.
core-terminal-form-split = Digite { $count } números na ordem das linhas, separados por espaço: um para cada linha. { $least ->
    [0] A soma é no máximo { $most }.
   *[other] A soma é de { $least } a { $most }.
}
core-terminal-form-split-exactly = Digite { $count } números na ordem das linhas, separados por espaço: um para cada linha. A soma é { $most }.
core-terminal-form-order = Digite todos os { $count } números na ordem que você quer, separados por espaço.
core-terminal-form-fill = Digite até { $count } números, separados por espaço: a escolha de cada lugar, na ordem da última linha; - deixa um lugar vazio.
core-terminal-form-number = Digite o próprio número.

## Planilhas de pontos.

core-sheet-total = Total

## Um jogo num relance. glance args: low, high (jogadores), minutes, from, to (dias), weight (palavras)

core-glance = { $low } a { $high } jogadores · uns { $minutes } minutos na mesa, de { $from } a { $to } dias aqui · { $weight }
core-weight-light = leve
core-weight-medium = médio
core-weight-heavy = pesado
