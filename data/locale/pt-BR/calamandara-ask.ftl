### Calamandara: perguntas e opções. O que significam os argumentos está no começo de ../en/calamandara.ftl. As opções têm no
### máximo 34 letras com os nomes mais longos. Todos os nomes de símbolos são femininos.

## Momentos de usar Cartas de Lembrança

calamandara-ask-turn_start = Começa o turno de { $seat }. Você usa uma Carta de Lembrança?
calamandara-ask-turn_start-own = Começa o seu turno. Você usa antes uma Carta de Lembrança?
calamandara-ask-before_phase_1 = { $lost ->
    [0] { $seat } vai começar a 1ª fase. Você usa uma Carta de Lembrança?
   *[other] { $seat } não tem a 1ª fase e vai começar a 2ª. Você usa uma Carta de Lembrança?
}
calamandara-ask-event = { $seat } revelou { $event }. Você usa uma Carta de Lembrança antes dos efeitos?
calamandara-option-pass = Passar
calamandara-option-play = Usar { $memory }

## Cartas de Evento no baralho

calamandara-ask-reveal = Há uma Carta de Evento no topo do seu baralho. Você revela?
calamandara-ask-reveal-counter = Há uma Carta de Evento no topo do seu baralho; o Contador de Dogma está em { $counter }. Você revela?
calamandara-option-reveal = Revelar o Evento
calamandara-option-refuse = Não revelar: sem 1ª fase
calamandara-option-refuse-lost = Não revelar: fica no topo

## Alvos das Cartas de Lembrança

calamandara-ask-direction = Pinturas Submersas: para que lado giram os topos dos baralhos?
calamandara-ask-veil = Véu do Regente: quem não pode adquirir Cartas de Lembrança neste turno?
calamandara-ask-deck = Terras Nômades: você adquire do topo do baralho de quem?
calamandara-ask-breath-board = Sopro de Uradova: você descarta um símbolo do tabuleiro de quem?
calamandara-ask-breath-cell = Sopro de Uradova: qual símbolo do tabuleiro de { $seat } você descarta?
calamandara-ask-root = Raiz na Pedra: qual Montanha você descarta?
calamandara-ask-page = { $left ->
    [one] Página Rasgada: qual símbolo você recupera? É o último.
   *[other] Página Rasgada: qual símbolo você recupera? Você pode recuperar até { $left }.
}
calamandara-option-page-enough = Parar por aqui
calamandara-absent-page = Em cinza: não há nenhum no seu Depósito.
calamandara-absent-page-enough = Em cinza: recupere ao menos um símbolo.
calamandara-absent-effect-recover = Em cinza: não há nenhum no seu Depósito.
calamandara-absent-effect-reserve = Em cinza: não há nenhum na sua Reserva.
calamandara-absent-effect-substitute-by = Em cinza: este Evento não deixa que fique nesse lugar.
calamandara-ask-trade-board = Troca de Sombras: no tabuleiro de quem?
calamandara-ask-trade-first = Troca de Sombras: qual símbolo do tabuleiro de { $seat }?
calamandara-ask-trade-second = Troca de Sombras: no tabuleiro de { $seat }, a { $symbol } de { $cell } troca de lugar com qual símbolo?
calamandara-option-board-own = Meu tabuleiro
calamandara-option-board-central = Tabuleiro central
calamandara-option-cell = { $cell }
calamandara-option-cell-symbol = { $cell }: { $symbol }
calamandara-option-cell-rival = { $cell } ({ $seat })

## 2ª fase: Inserir Símbolos

calamandara-ask-insert = { $left ->
    [0] 2ª fase: não há mais inserções. Mais alguma coisa?
    [one] 2ª fase: resta 1 inserção. O que você faz?
   *[other] 2ª fase: restam { $left } inserções. O que você faz?
}
calamandara-ask-insert-board = { $symbol }: onde você insere?
calamandara-ask-insert-own = { $symbol }: em qual casa do seu tabuleiro?
calamandara-ask-insert-other = { $symbol }: em qual casa do tabuleiro de { $seat }?
calamandara-ask-insert-central = { $symbol }: em qual casa do tabuleiro central?
calamandara-ask-excavate = Qual Montanha você escava com uma Caverna?
calamandara-ask-clear = Qual símbolo do seu tabuleiro você descarta?
calamandara-ask-transmute-pay = Quais { $count } símbolos do seu Depósito você devolve?
calamandara-ask-transmute-kind = Qual símbolo você adquire no lugar deles?
calamandara-option-insert = Inserir { $symbol } ({ $count })
calamandara-option-excavate = Escavar uma Montanha
calamandara-option-excavate-one = Escavar a Montanha em { $cell }
calamandara-option-clear = Descartar do meu tabuleiro
calamandara-option-clear-one = Descartar a { $symbol } de { $cell }
calamandara-option-transmute = Transmutar símbolos do Depósito
calamandara-option-insert-end = Encerrar a 2ª fase
calamandara-option-symbol = { $symbol } ({ $count })

## 3ª e 4ª fases, fim do turno

calamandara-ask-walk = { $left ->
    [0] 3ª fase: não há mais passos. Mais alguma coisa?
    [one] 3ª fase: resta 1 passo. Para onde?
   *[other] 3ª fase: restam { $left } passos. Para onde?
}
calamandara-ask-remember = 4ª fase: o que você lembra?
calamandara-ask-excess = { $count ->
    [one] A sua Reserva tem 1 símbolo a mais. Qual você descarta?
   *[other] A sua Reserva tem { $count } símbolos a mais. Quais você descarta?
}
calamandara-option-walk = Andar até { $cell }
calamandara-option-leap = Saltar até { $cell }
calamandara-option-tunnel = Pelo túnel até { $cell }
calamandara-option-centre = Entrar no Centro!
calamandara-option-walk-end = Ficar aqui
calamandara-option-remember-cave = Lembrança junto à Caverna
calamandara-option-remember-price = Lembrança por { $count } { $symbol }s
calamandara-option-remember-record = Registrar { $memory }
calamandara-option-remember-none = Nada

## Efeitos das Cartas de Evento

calamandara-ask-effect-acquire = { $left ->
    [one] { $event }: qual símbolo você adquire?
   *[other] { $event }: qual símbolo você adquire primeiro? São { $left } ao todo.
}
calamandara-ask-effect-recover = { $left ->
    [one] { $event }: qual símbolo do Depósito você recupera?
   *[other] { $event }: qual símbolo do Depósito você recupera primeiro? São { $left } ao todo.
}
calamandara-ask-effect-insert = { $event }: em qual casa do seu tabuleiro você insere a { $symbol }?
calamandara-ask-effect-insert-left = { $event }: em qual casa do tabuleiro de { $seat } você insere a { $symbol }?
calamandara-ask-effect-insert-central = { $event }: em qual casa do tabuleiro central você insere a { $symbol }?
calamandara-ask-effect-discard = { $left ->
    [one] { $event }: qual símbolo do seu tabuleiro você descarta?
   *[other] { $event }: qual símbolo do seu tabuleiro você descarta primeiro? São { $left } ao todo.
}
calamandara-ask-effect-discard-central = { $event }: qual símbolo do tabuleiro central você descarta?
calamandara-ask-effect-reserve = { $left ->
    [one] { $event }: qual símbolo da sua Reserva você descarta?
   *[other] { $event }: qual símbolo da sua Reserva você descarta primeiro? São { $left } ao todo.
}
calamandara-ask-effect-substitute = { $event }: qual símbolo do seu tabuleiro você substitui?
calamandara-ask-effect-substitute-by = { $event }: o que entra no lugar da { $symbol } de { $cell }?
calamandara-ask-effect-move = { $event }: qual símbolo do seu tabuleiro você move?
calamandara-ask-effect-move-left = { $event }: qual símbolo do tabuleiro de { $seat } você move?
calamandara-ask-effect-move-to = { $event }: para onde vai a { $symbol } de { $cell }?
calamandara-ask-effect-swap = { $event }: qual símbolo do seu tabuleiro troca de lugar?
calamandara-ask-effect-swap-with = { $event }: a { $symbol } de { $cell } troca de lugar com qual símbolo?
calamandara-ask-effect-advance = { $left ->
    [one] { $event }: para onde você anda?
   *[other] { $event }: para onde você anda? Dá para andar até { $left } passos.
}
calamandara-ask-effect-retreat = { $event }: para onde você recua?
calamandara-ask-effect-draw = { $event }: você adquire uma Carta de Lembrança e depois descarta uma?
calamandara-ask-effect-forget = { $event }: qual Carta de Lembrança você descarta?
calamandara-ask-effect-choice = { $event }: do que você abre mão?
calamandara-option-effect-none = Não usar
calamandara-option-effect-draw = Adquirir uma, descartar uma
calamandara-option-choice-memory = 1 Lembrança da mão
calamandara-option-choice-reserve = { $count ->
    [one] { $count } símbolo da Reserva
   *[other] { $count } símbolos da Reserva
}

## O que todos sabem de uma pergunta secreta

calamandara-choosing-event = Quem tem Cartas de Lembrança decide em segredo se usa uma antes do Evento.
calamandara-choosing-turn_start = Quem tem Cartas de Lembrança decide em segredo se usa uma no começo do turno.
calamandara-choosing-turn_start-own = Antes do turno, quem vai jogar decide em segredo se usa uma Carta de Lembrança.
