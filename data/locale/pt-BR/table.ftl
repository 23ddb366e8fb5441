### O que a mesa diz por conta própria e por que recusa alguma coisa.
### "args" diz o que cada mensagem recebe. Um argumento de texto é um id e chega aqui já como nome.

## O nome de um jogador do computador. args: number (a partir de 1)

table-computer = Computador { $number }

## Recusas, ditas a uma só pessoa.
## full args: most · budget args: low, high · no-game args: given, known (lista) · no-computer args: given, known (lista) ·
## rest-dropped args: stored, left

table-refused-no-table = Esta mesa não existe mais.
table-refused-not-running = A partida ainda não começou: quem abriu a mesa é que dá o início.
table-refused-started = A partida já começou; isso só dá para mudar antes do início.
table-refused-over = Esta partida acabou. Para jogar de novo, abra outra mesa.
table-refused-not-over = A partida ainda não acabou.
table-refused-closed = Esta mesa foi fechada. Para jogar, abra outra.
table-refused-closed-until = Esta mesa foi fechada. O anfitrião pode reabri-la até { $until }: /mesa reabrir.
table-refused-frozen = Esta mesa está parada por causa de um erro nas regras. Nada se perdeu; ela continua depois da próxima atualização.
table-refused-report-over = Esta partida acabou: “Salvar a partida”, abaixo dela, entrega a partida inteira em um arquivo, que diz mais do que um relato.
table-refused-without-game = O jogo desta mesa não está instalado no momento. Nada se perdeu: tudo espera até o jogo voltar.
table-refused-unreadable = Esta partida foi jogada com regras antigas e não dá mais para mostrá-la.
table-refused-newer = Esta mesa já é jogada com regras mais novas do que as que esta parte do bot tem. Nada se perdeu; tente de novo quando a atualização terminar.
table-refused-bug = As regras tropeçaram nessa resposta, então ela não foi jogada. Tente outra coisa ou desfaça; o anfitrião pode relatar o erro.
table-refused-busy = Tem muita coisa acontecendo nesta mesa agora. Tente de novo daqui a pouco.
table-refused-not-saved = Não deu para salvar, então nada mudou. Tente de novo daqui a pouco.
table-refused-not-read = Não consigo consultar isso agora. Tente de novo daqui a pouco.
table-refused-lost = O bot perdeu seu banco de dados: não dá para salvar mais nada, e nada mudou. Avise quem cuida deste bot.
table-refused-line = Já há vários pedidos como este na fila daqui. Tente de novo quando eles terminarem.
table-refused-too-long = Percorrer a partida inteira demorou demais, então parei. Por favor, relate o problema.
table-refused-no-process = Agora não consigo percorrer partidas inteiras. Tente de novo em um minuto; o jogo continua normalmente.
table-refused-host-only = Só o anfitrião da mesa, <@{ $host }>, pode fazer isso.
table-refused-not-seated = Você não tem lugar nesta mesa.
table-refused-not-yours = Esta pergunta é para outra pessoa.
table-refused-undo = Não há nada que você possa desfazer agora.
table-refused-draft = Isso é longo demais para guardar.
table-refused-already = Você já tem lugar nesta mesa.
table-refused-full = { $most ->
    [one] Esta mesa tem um lugar só, e ele está ocupado.
   *[other] Os { $most } lugares desta mesa estão ocupados.
}
table-refused-channel-taken = Já existe uma mesa neste canal. Termine ou feche essa mesa primeiro, ou use outro canal ou um tópico.
table-refused-no-game = Aqui não há nenhum jogo chamado “{ $given }”. Dá para jogar { $known }.
table-refused-no-computer = Não há jogador do computador chamado “{ $given }”. Dá para escolher { $known }.
table-refused-not-a-computer = Não há jogador do computador nesse lugar.
table-refused-nobody-there = Nenhuma pessoa joga nesse lugar.
table-refused-budget = Uma resposta pode levar de { $low } minutos a { $high } dias.
table-refused-zone = Não conheço o fuso “{ $given }”.
table-refused-paused = O relógio desta mesa já está parado.
table-refused-not-paused = O relógio desta mesa não está parado.
table-refused-no-free-seat = Nenhum lugar desta mesa está livre.
table-refused-rest-dropped = { $stored ->
    [one] A primeira resposta foi jogada
   *[other] As primeiras { $stored } respostas foram jogadas
}; era preciso ver antes no que ia dar, então { $left ->
    [one] a última ficou de fora.
   *[other] as outras { $left } ficaram de fora.
}

## Avisos, ditos no canal.
## started args: hash · over args: seed · frozen args: table · bug args: seat (id), table, step ·
## mended args: count (de lugares), seats (lista)

table-notice-started =
    A partida começou! Os dados e as cartas já estão definidos; no final, qualquer um pode conferir.
    -# SHA-256 da semente: `{ $hash }`
table-notice-over =
    A partida acabou.
    -# A semente dos dados e das cartas: `{ $seed }`
table-notice-closed = Esta mesa foi encerrada.
table-notice-closed-until = Esta mesa foi fechada, e o canal está livre para outra. “Reabrir”, acima, a traz de volta.
table-notice-expired = Esta mesa foi fechada: a partida não começou em 14 dias. Fique à vontade para abrir outra.
table-notice-frozen = Esta mesa está parada por causa de um erro nas regras. Nada se perdeu, e ela continua depois da próxima atualização. Se puder, relate o erro citando a mesa { NUMBER($table, useGrouping: 0) }: “Relatar um problema” escreve um arquivo para isso.
table-notice-without-game = O jogo desta mesa não está instalado no momento. Nada se perdeu: a mesa fica parada, nenhum relógio corre, e ela continua quando o jogo voltar.
table-notice-game-back = O jogo voltou: esta mesa continua de onde parou.
table-notice-thawed = O erro nas regras foi corrigido: esta mesa continua.
table-notice-left = Uma pessoa deixou a mesa, e { $seat } joga no lugar dela. O lugar está livre: “Pegar o lugar livre”, abaixo do tabuleiro.
table-notice-removed = Uma pessoa foi substituída, e { $seat } joga no lugar dela. O lugar está livre: “Pegar o lugar livre”, abaixo do tabuleiro.
table-notice-taken = { $seat } pegou o lugar livre.
table-notice-paused = O anfitrião parou o relógio desta mesa.
table-notice-resumed = O relógio desta mesa voltou a andar.
table-notice-late-nudge = O tempo acabou para { $seat }. A mesa continua esperando.
table-notice-late-play = O prazo de { $seat } acabou: um jogador do computador responde no lugar da pessoa.
table-notice-bug = As regras tropeçaram em uma resposta de { $seat }. Ela não foi jogada, e a partida continua. Se puder, relate o erro citando a mesa { NUMBER($table, useGrouping: 0) }, passo { NUMBER($step, useGrouping: 0) }: “Relatar um problema” escreve um arquivo para isso.
table-notice-mended = { $count ->
    [one] As regras foram atualizadas, e as últimas respostas de { $seats } não servem mais. Essa pessoa vai responder de novo.
   *[other] As regras foram atualizadas, e as últimas respostas de { $seats } não servem mais. Essas pessoas vão responder de novo.
}
