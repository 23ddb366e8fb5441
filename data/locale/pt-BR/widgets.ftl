### As perguntas de um jogo como botões, menus e formulários, e as respostas digitadas.
### Rótulos de botões têm no máximo 34 caracteres.

## Botões. all-here, rest-here args: part (o nome dela)

widgets-confirm = Confirmar
widgets-clear = Limpar
widgets-continue = Continuar
widgets-none = Nenhuma das opções
widgets-change = Mudar
widgets-keep = Manter a resposta dada
widgets-groups = Voltar
widgets-back = Desfazer a última escolha
widgets-previous = Anteriores
widgets-next = Próximas
widgets-type-number = Digitar um número
widgets-type-numbers = Digitar os números
widgets-lock-in = Confirmar
widgets-lock-in-anyway = Confirmar assim mesmo
widgets-lock-in-sure = { $count ->
    [one] ⚠️ 1 espaço ainda está vazio, e você tem o que pôr. É isso mesmo?
   *[other] ⚠️ { $count } espaços ainda estão vazios, e você tem o que pôr. É isso mesmo?
}
widgets-fills = A próxima escolha preenche o último espaço e já responde.
widgets-fill-rest = Preencher o resto por mim
widgets-fill-blanks = Completar com cartas em branco
widgets-fill-again = Meu último plano, onde couber
widgets-clear-slot = Limpar este espaço
widgets-clear-all = Limpar tudo
widgets-all-here = Tudo: { $part }
widgets-rest-here = O resto: { $part }

## O que um menu diz enquanto nada foi escolhido nele.
## choose-place args: place (número, a partir de 1) · choose-for args: slot (o nome dele) ·
## folded args: first (opção), prompt (a pergunta que vem depois dela)

widgets-choose = Escolha…
widgets-choose-told = Ou escolha aqui: o que cada opção faz
widgets-choose-group = Escolha um grupo
widgets-choose-part = Escolha uma parte
widgets-choose-place = Escolha o número { $place } da ordem
widgets-choose-slot = Escolha um espaço
widgets-choose-for = Escolha para: { $slot }
widgets-choose-other = Outra coisa…
widgets-folded = { $first }: { $prompt }

## Duas perguntas respondidas de uma vez: o texto do botão, e a linha acima desses botões.
## idle args: option (que não faz nada) · pair args: first, second (opções) · opened args: first (opção), prompt (a segunda pergunta)

widgets-idle = { $option } (gasta a ação)
widgets-pair = { $first } → { $second }
widgets-opened = **{ $first }**: { $prompt }

## O que é igual em vários botões, dito uma vez só. in-any-case args: what · begun args: begin (o começo), first, last (o resto)

widgets-in-any-case = em todos os casos: { $what }
widgets-begun = **{ $begin }:** { $first } … { $last }

## Por que algo não pode ser apertado

widgets-off-absent = Em cinza: não é possível desta vez.
widgets-off-full = Você já escolheu tudo o que pode; aperte um escolhido para tirá-lo.
widgets-off-rest = Em cinza: o resto não cabe ali.

## Quanto escolher, e o que foi escolhido.
## choose-exactly args: count · choose-between args: least, most · choose-up-to args: most ·
## picked args: count, names (palavras) · picked-here args: count

widgets-choose-exactly = { $count ->
    [one] Escolha uma opção.
   *[other] Escolha { $count } opções.
}
widgets-choose-between = Escolha de { $least } a { $most } opções.
widgets-choose-up-to = { $most ->
    [one] Escolha uma opção ou nenhuma.
   *[other] Escolha até { $most } opções, ou nenhuma.
}
widgets-picked = Escolhido ({ $count }): { $names }
widgets-picked-here = { $count ->
    [one] { $count } escolhida
   *[other] { $count } escolhidas
}

## Números, todos dados como palavras.
## range args: low, high · range-step args: low, high, step · between args: low, high

widgets-number = Número
widgets-range = De { $low } a { $high }.
widgets-range-step = De { $low } a { $high }, de { $step } em { $step }.
widgets-between = de { $low } a { $high }

## Uma soma repartida.
## sum args: total, least, most (palavras) · sum-exactly args: total, most (palavras) · sum-left, sum-over args: count

widgets-sum = Total: **{ $total }** (permitido: de { $least } a { $most }).
widgets-sum-exactly = Total: **{ $total }** de { $most }.
widgets-sum-left = { $count ->
    [one] Ainda falta 1.
   *[other] Ainda faltam { $count }.
}
widgets-sum-over = { $count ->
    [one] Passou 1 do permitido.
   *[other] Passaram { $count } do permitido.
}
widgets-all-zero = Nada distribuído ainda.

## A planilha.
## filled args: count, all (números de espaços) · lies-in args: slot (o nome dele)

widgets-filled = { $count } de { $all } espaços preenchidos.
widgets-empty = vazio
widgets-may-stay-blank = vazio, e pode ficar assim
widgets-blank-spaces = { $count } espaços estão vazios e podem ficar assim.
widgets-lies-in = agora em: { $slot }

## Uma resposta já dada, enquanto os outros ainda decidem. sealed args: answer (palavras)

widgets-sealed = 🔒 Resposta dada: { $answer }
widgets-sealed-hidden = 🔒 Resposta dada.

## A palavra para uma resposta vazia, mostrada e digitada.

widgets-nothing = nada

## Recusas. unknown args: given · did-you-mean, ambiguous args: given, names (palavras) · slots args: count

widgets-refused-press = Este botão não serve mais para a pergunta. Use a mensagem mais recente.
widgets-refused-sealed = Você já deu uma resposta a esta pergunta. Para dar outra, aperte Mudar.
widgets-refused-number = Digite um número inteiro, como 3.
widgets-refused-nothing = Nada foi digitado. Comece a digitar, e as respostas possíveis aparecem.
widgets-refused-unknown = “{ $given }” não está entre as opções. Comece a digitar, e elas aparecem.
widgets-refused-did-you-mean = “{ $given }” não está entre as opções. Você quis dizer: { $names }?
widgets-refused-ambiguous = “{ $given }” pode ser mais de uma coisa: { $names }. Digite um pouco mais.
widgets-refused-slots = { $count ->
    [one] Há só um espaço para preencher.
   *[other] Há só { $count } espaços para preencher.
}
