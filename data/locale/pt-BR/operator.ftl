### O que `python -m bot <comando>` diz a quem mantém o bot: uma linha para cada coisa.

operator-about-all = Comandos para quem mantém o bot. Sem comando, o bot roda.
operator-about-health = Ver se está tudo bem: banco de dados, disco, mensagens a enviar, sinal de vida
operator-about-doctor = Examinar configurações, token, comandos, ícones, servidores e canais do ponto de vista do Discord
operator-about-check = Ler o banco de dados inteiro e dizer se está íntegro
operator-about-backup = Copiar o banco de dados para um arquivo novo, com o bot rodando ou não
operator-about-restore = Pôr uma cópia no lugar do banco de dados; o bot precisa estar parado
operator-about-move = Levar todas as partidas para outro banco de dados, por exemplo de um arquivo para o PostgreSQL; o bot precisa estar parado
operator-about-tables = Listar as mesas que não terminaram
operator-about-show = Mostrar uma mesa, sem os segredos dela
operator-about-lessons = Ver até onde as pessoas chegam nas aulas de cada jogo, sem nomes
operator-about-freeze = Parar uma mesa em andamento até ser liberada
operator-about-thaw = Deixar uma mesa parada continuar

## Saúde

operator-health-absent = não há banco de dados em { $path }: o bot já rodou com estas configurações?
operator-health-unreadable = não dá para ler o banco de dados: { $path }
operator-health-lost = o bot parou: { $why }
operator-health-read-only = o servidor do banco de dados não aceita gravações, como depois de um failover: não dá para salvar nada
operator-health-integrity = { $hours ->
    [0] o banco de dados foi lido por inteiro na última hora e está íntegro
    [one] o banco de dados foi lido por inteiro há uma hora e está íntegro
   *[other] o banco de dados foi lido por inteiro há { NUMBER($hours, useGrouping: 0) } horas e está íntegro
}
operator-health-checked = o banco de dados está íntegro
operator-health-damaged = o banco de dados está danificado: restaure uma cópia
operator-health-schema = o esquema é o mais novo ({ $schema })
operator-health-old-schema = o esquema é o { $schema }, que não é o desta versão: inicie o bot
operator-health-disk = { NUMBER($free, useGrouping: 0) } MB livres no disco
operator-health-full-disk = só { NUMBER($free, useGrouping: 0) } MB livres no disco
operator-health-outbox = { $count ->
    [0] nenhuma mensagem espera para ser enviada
    [one] uma mensagem espera para ser enviada
   *[other] { NUMBER($count, useGrouping: 0) } mensagens esperam para ser enviadas
}
operator-health-heartbeat = { $age ->
    [one] o bot estava vivo há um segundo
   *[other] o bot estava vivo há { $age } segundos
}
operator-health-silent = nenhum sinal do bot há { NUMBER($age, useGrouping: 0) } segundos: está parado ou travou
operator-health-no-heartbeat = nenhum sinal do bot até agora: ele ainda não rodou com este banco de dados
operator-health-connected = ele está conectado ao Discord
operator-health-ill = { $part ->
    [commands] o Discord recusou os comandos, e os antigos continuam: o log diz por quê, e a cada hora há uma nova tentativa
    [pictures] não dá para desenhar imagens agora: enquanto isso, tudo é dito em palavras
   *[other] uma parte do bot não está funcionando agora: { $part }
}
operator-health-disconnected = ele não está conectado ao Discord agora

## O que foi feito

operator-backed-up = { $file }: { NUMBER($size, useGrouping: 0) } kB, conferido. Nele estão todas as mãos: guarde-o como guarda o token.
operator-restored = o banco de dados agora é o de { $file }; inicie o bot
operator-kept = o banco de dados de antes está em { $file }
operator-moved-rows = { $table }: { $count ->
    [one] 1 linha, igual nos dois
   *[other] { NUMBER($count, useGrouping: 0) } linhas, iguais nos dois
}
operator-moved = tudo de { $source } agora está também em { $target }; ponha-o em TAVERNA_DATABASE e inicie o bot
operator-frozen = a mesa { NUMBER($number, useGrouping: 0) } está parada; um bot em funcionamento avisa em segundos
operator-thawed = a mesa { NUMBER($number, useGrouping: 0) } continua

operator-unanswered = Outro bot ou comando está usando este banco de dados e não responde. Nada mudou: tente de novo ou pare-o antes.
operator-half-answered = O bot começou, mas não disse no que deu: veja com `show`.

## Mesas

operator-no-tables = não há nenhuma mesa
operator-table = { NUMBER($number, useGrouping: 0) }  { $game }, { $status }, { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
}, última mudança { $last }
operator-place = servidor { $server }, canal { $channel }, anfitrião { $host }
operator-times = aberta { $created }, última mudança { $last }, { $answers ->
    [one] 1 resposta
   *[other] { NUMBER($answers, useGrouping: 0) } respostas
}
operator-seat = lugar { $letter }: { $who }
operator-computer = computador
operator-unsaid = a enviar: { $kind } ({ $count })
operator-due = para { $due }: { $kind }
operator-why = parada por: { $why }
operator-no-lessons = ninguém começou uma aula
operator-lesson = { $game }: { NUMBER($begun, useGrouping: 0) } começaram; por número de respostas, quantos chegaram lá: { $reached }
operator-status-lobby = sala de espera
operator-status-running = em andamento
operator-status-archived = arquivada
operator-status-frozen = parada por um erro
operator-status-held = parada por quem mantém o bot
operator-status-without-game = espera pelo jogo
operator-status-over = terminada
operator-status-closed = encerrada
