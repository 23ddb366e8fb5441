### Calamandara: o que aconteceu. O que significam os argumentos está no começo de ../en/calamandara.ftl. Todos os nomes de
### símbolos são femininos.

## Preparação e turnos

calamandara-log-first = { $seat } começa e fica com o Marcador de Primeiro Viajante.
calamandara-log-reserve = { $seat } começa com { $symbols }.
calamandara-log-dogma = O Contador de Dogma começa em { $counter }.
calamandara-log-turn = Rodada { $round }: turno de { $seat }.
calamandara-log-lost = { $seat } fica sem a 1ª fase neste turno.
calamandara-log-acquire = { $seat } adquiriu { $symbols } da Carta de Símbolos do topo.
calamandara-log-acquire-none = { $seat } não tem mais Cartas de Símbolos e não adquiriu nada.
calamandara-log-shuffle = As Cartas de Símbolos do descarte de { $seat } foram embaralhadas e formam um novo baralho.
calamandara-log-shuffle-memory = As Cartas de Lembrança descartadas foram embaralhadas e formam um novo baralho.
calamandara-log-top = No topo do baralho de { $seat } agora: { $card }.
calamandara-log-top-event = No topo do baralho de { $seat } agora: uma Carta de Evento.

## Eventos

calamandara-log-refuse = { $seat } não revelou a Carta de Evento e fica sem a 1ª fase neste turno.
calamandara-log-reveal = { $seat } revelou um Evento de { $type }: { $event }.
calamandara-log-counter-down = { $count ->
    [one] O Contador de Dogma cai para { $counter }.
   *[other] O Contador de Dogma cai { $count } pontos, para { $counter }.
}
calamandara-log-counter-up = { $count ->
    [one] O Contador de Dogma sobe para { $counter }.
   *[other] O Contador de Dogma sobe { $count } pontos, para { $counter }.
}
calamandara-log-counter-same = O Contador de Dogma continua em { $counter }.
calamandara-log-nobody = O Evento não afeta ninguém.
calamandara-log-spared = O Evento não atinge { $seat }.
calamandara-log-declined = { $seat } preferiu não usar o efeito do Evento.
calamandara-log-unable = { $seat } não tinha nada que o Evento pudesse mudar.

## Cartas de Lembrança

calamandara-log-guardian = { $seat } usou Guardiã de Mournã: { $victim } fica sem a 1ª fase neste turno.
calamandara-log-silence = { $seat } usou Erronia do Silêncio: acaba o turno de { $victim }.
calamandara-log-nomads = { $seat } usou Terras Nômades e adquiriu { $symbols } do baralho de { $victim }.
calamandara-log-paintings-left = { $seat } usou Pinturas Submersas: o topo de cada baralho passou para a esquerda.
calamandara-log-paintings-right = { $seat } usou Pinturas Submersas: o topo de cada baralho passou para a direita.
calamandara-log-hands = { $seat } usou Mãos de Barro: { $event } não atinge { $seat }.
calamandara-log-wall = { $seat } usou Muralha de Vento: os outros não mexem no tabuleiro de { $seat } neste turno.
calamandara-log-veil = { $seat } usou Véu do Regente: { $victim } não pode adquirir Cartas de Lembrança neste turno.
calamandara-log-steps = { $seat } usou Passos Emprestados: 1 passo a mais.
calamandara-log-breath = { $seat } usou Sopro de Uradova e descartou a { $symbol } de { $cell } do tabuleiro de { $victim }.
calamandara-log-root = { $seat } usou Raiz na Pedra e descartou a Montanha de { $cell }.
calamandara-log-page = { $seat } usou Página Rasgada e recuperou { $symbols }.
calamandara-log-shadows = { $seat } usou Troca de Sombras no tabuleiro de { $victim }: a { $symbol } de { $cell } e a { $other } de { $there } trocaram de lugar.
calamandara-log-shadows-own = { $seat } usou Troca de Sombras: a { $symbol } de { $cell } e a { $other } de { $there } trocaram de lugar.

## Da 2ª à 4ª fase, fim do turno

calamandara-log-insert = { $seat } inseriu uma { $symbol } em { $cell }.
calamandara-log-insert-central = { $seat } inseriu uma { $symbol } em { $cell } do tabuleiro central.
calamandara-log-insert-other = { $seat } inseriu uma { $symbol } em { $cell } do tabuleiro de { $victim }.
calamandara-log-insert-supply = { $seat } inseriu uma { $symbol } da Fonte em { $cell }.
calamandara-log-insert-other-supply = { $seat } inseriu uma { $symbol } da Fonte em { $cell } do tabuleiro de { $victim }.
calamandara-log-excavate = { $seat } escavou a Montanha de { $cell }: agora há ali uma Caverna.
calamandara-log-excavate-central = { $seat } escavou a Montanha de { $cell } do tabuleiro central.
calamandara-log-clear = { $seat } descartou a { $symbol } de { $cell } do próprio tabuleiro.
calamandara-log-transmute = { $seat } transmutou { $symbols } em uma { $other }.
calamandara-log-walk = { $seat } andou até { $cell }.
calamandara-log-leap = { $seat } saltou até { $cell }.
calamandara-log-tunnel = { $seat } foi pelo túnel até { $cell }.
calamandara-log-centre = { $seat } entrou no Centro!
calamandara-log-draw = { $seat } adquiriu uma Carta de Lembrança.
calamandara-log-draw-own = { $seat } adquiriu uma Carta de Lembrança: { $memory }.
calamandara-log-draw-full = { $seat } não adquiriu Carta de Lembrança: a mão está cheia.
calamandara-log-draw-empty = { $seat } não adquiriu Carta de Lembrança: não há mais nenhuma.
calamandara-log-draw-veil = { $seat } não adquiriu Carta de Lembrança por causa do Véu do Regente.
calamandara-log-price = { $seat } deu { $symbols } por uma Carta de Lembrança.
calamandara-log-record = { $seat } registrou { $memory } no Diário.
calamandara-log-excess = { $seat } descartou { $symbols }: a Reserva passou do limite.

## Efeitos das Cartas de Evento

calamandara-log-gain = { $seat } adquiriu { $symbols }.
calamandara-log-recover = { $seat } recuperou { $symbols } do Depósito.
calamandara-log-discard = { $seat } descartou a { $symbol } de { $cell }.
calamandara-log-discard-central = { $seat } descartou a { $symbol } de { $cell } do tabuleiro central.
calamandara-log-discard-reserve = { $seat } descartou { $symbols } da Reserva.
calamandara-log-fall = { $seat } descartou a Pegada onde se encontrava, em { $cell }, e voltou para o Ponto Inicial.
calamandara-log-substitute = { $seat } substituiu a { $symbol } de { $cell } por uma { $other }.
calamandara-log-move = { $seat } moveu a { $symbol } de { $cell } para { $there }.
calamandara-log-move-other = { $seat } moveu a { $symbol } de { $cell } para { $there } no tabuleiro de { $victim }.
calamandara-log-swap = { $seat } trocou de lugar a { $symbol } de { $cell } e a { $other } de { $there }.
calamandara-log-retreat = { $seat } recuou até { $cell }.
calamandara-log-start = { $seat } voltou para o Ponto Inicial.
calamandara-log-forget = { $seat } descartou uma Carta de Lembrança: { $memory }.
calamandara-log-limit-steps = { $count ->
    [one] { $seat }: só { $count } passo na próxima 3ª fase.
   *[other] { $seat }: só { $count } passos na próxima 3ª fase.
}
calamandara-log-limit-steps-now = { $count ->
    [one] { $seat }: só { $count } passo na 3ª fase deste turno.
   *[other] { $seat }: só { $count } passos na 3ª fase deste turno.
}
calamandara-log-limit-inserts = { $count ->
    [one] { $seat }: só { $count } inserção na próxima 2ª fase.
   *[other] { $seat }: só { $count } inserções na próxima 2ª fase.
}
calamandara-log-limit-inserts-now = { $count ->
    [one] { $seat }: só { $count } inserção na 2ª fase deste turno.
   *[other] { $seat }: só { $count } inserções na 2ª fase deste turno.
}
