### A balsa. Os argumentos estão no arquivo em inglês.

ferry-name = A Balsa
ferry-about = Carregue em segredo os caixotes mais pesados, mas o que partiu não volta mais.

## Opções da partida

ferry-setting-length = Duração
ferry-setting-length-about = Quantas vezes a balsa parte
ferry-setting-length-short = Curta: duas vezes
ferry-setting-length-long = Longa: quatro vezes

## Nomes. args: number

crate-load = Caixote { $number }

## Perguntas e opções

ferry-ask-load = Que caixote você embarca?
ferry-ask-second = Você acrescenta um segundo caixote?
ferry-ask-quay = O que você faz no cais?
ferry-option-pass = Chega
ferry-option-rest = Descansar
ferry-option-draw = Comprar um caixote

## O que aconteceu

ferry-log-loads = { $seat } embarca { $crate }.
ferry-log-adds = { $seat } acrescenta { $crate }.
ferry-log-scores = { $seat } tem a carga mais pesada, { $weight }, e ganha um ponto.
ferry-log-rests = { $seat } descansa.
ferry-log-drew = { $seat } compra um caixote.
ferry-log-drew-own = Você compra { $crate }.
ferry-over-rounds = A balsa partiu { $count } vezes.
ferry-sheet-kept = Caixotes guardados
ferry-sheet-total = Pontos

## Ajuda, regras e ordens

ferry-help-load = Todos escolhem ao mesmo tempo, e ninguém vê os caixotes dos outros antes. (Regras 2)
ferry-help-second = Um segundo caixote soma seu peso ao primeiro. (Regras 3)
ferry-help-quay = Compre o caixote de cima da pilha, ou descanse. (Regras 4)
ferry-rules-load-title = Embarque
ferry-rules-load = Todos embarcam um caixote, e podem acrescentar um segundo. A carga mais pesada ganha um ponto. (Regras 2)
ferry-rules-quay-title = No cais
ferry-rules-quay = Cada um, na sua vez, compra um caixote ou descansa. (Regras 4)
ferry-rules-end-title = O fim
ferry-rules-end = Vence quem tem mais pontos; no empate, quem guardou mais caixotes. (Regras 5)
ferry-standing-second = Nunca acrescentar um segundo
ferry-standing-second-about = A pergunta vem depois que os primeiros caixotes estão à vista

## Os motivos de quem ensina

ferry-coach-load = { $crate } pesa { $weight }, e você não tem um mais pesado: ganha a carga mais pesada.
ferry-coach-second-ahead = Com { $weight }, a sua carga é a mais pesada agora: guarde os caixotes para a próxima travessia.
ferry-coach-second-wins = Faltam { $missing } para a carga mais pesada; { $crate } pesa { $weight } e passa à frente.
ferry-coach-second-short = Faltam { $missing } para a carga mais pesada, e nenhum caixote seu cobre isso.
ferry-coach-draw = Comprar é de graça, e { $pile ->
    [one] resta { $pile } caixote
   *[other] restam { $pile } caixotes
}: há mais para escolher ao embarcar, e caixote guardado desempata.

ferry-recap-ahead = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está na frente.
ferry-recap-behind = Pontos: você tem { $mine }, { $seat } tem { $theirs }. Você está atrás.
ferry-recap-even = Pontos: você tem { $mine }, { $seat } tem { $theirs }. A próxima carga mais pesada passa à frente.
ferry-recap-points = Cada carga mais pesada é um ponto ({ $more } a mais).
