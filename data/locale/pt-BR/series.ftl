### Ligas: inscrição, rodadas, classificação, e o que o anfitrião e a moderação mudam.

## Recusas

table-refused-no-series = Não há liga neste canal. /liga abrir começa uma.
table-refused-series-draws = A liga sorteia as mesas dela sozinha. Para abrir uma mesa sua: /mesa abrir, em outro canal.
table-refused-series-here = Já há uma liga neste canal. Abra outra em outro canal.
table-refused-series-enough = Este servidor já tem { $most } ligas em curso, o máximo permitido. Uma delas precisa acabar antes.
table-refused-series-alone = Uma liga precisa de mesas com pelo menos dois lugares.
table-refused-series-few = Para isso são necessárias pelo menos { $least } pessoas.
table-refused-series-already = Você já está nesta liga.
table-refused-series-not-in = Você não está nesta liga.
table-refused-series-not-theirs = Essa pessoa não está nesta liga.
table-refused-series-full = Não há mais vaga nesta liga.
table-refused-series-begun = Esta liga já começou.
table-refused-series-over = Esta liga já acabou.
table-refused-series-host = Só o anfitrião da liga, <@{ $host }>, e quem gerencia este canal podem fazer isso.
table-refused-series-invited = Esta liga é para { $who }.
table-refused-series-no-seat = Essa pessoa não jogou em nenhuma mesa nessa rodada.
table-refused-series-place = Essa mesa tinha { $most } lugares; a posição vai de 1 a { $most }.

## O registro

table-told-series-removed = <@{ $by }> tirou você desta liga. Outro jogador continua no seu lugar.
table-series-removed = { $by ->
    [nobody] Alguém
   *[other] <@{ $by }>
} tirou { $user ->
    [nobody] alguém
   *[other] <@{ $user }>
} da liga.
table-series-left = { $user ->
    [nobody] Alguém
   *[other] <@{ $user }>
} saiu; { $heir ->
    [computer] o computador assume.
    [nobody] outra pessoa assume.
   *[other] <@{ $heir }> assume.
}
table-series-mended = { $by ->
    [nobody] Alguém
   *[other] <@{ $by }>
} corrigiu a rodada { $round }, { $user ->
    [nobody] alguém
   *[other] <@{ $user }>
}: { $from ->
    [0] de nenhuma posição
   *[other] do { $from }º lugar
} para o { $to }º.
table-series-ended = { $by ->
    [nobody] Alguém
   *[other] <@{ $by }>
} encerrou a liga antes do fim.

## O painel

discord-series-title = 🏆 **Liga { $number } · { $game }**
discord-series-thread = Liga { $number } · Rodada { $round } · Mesa { $table }
discord-series-terms = { $rounds ->
    [one] Uma rodada
   *[other] { $rounds } rodadas
} em mesas de { $size }; cada rodada leva no máximo { $days ->
    [one] um dia
   *[other] { $days } dias
}.
discord-series-clock = ⏱️ { $span } para cada resposta. Depois disso { $then }
discord-series-fill-computers = Jogadores do computador ocupam os lugares que sobram.
discord-series-fill-people = Se a conta não fecha, algumas mesas têm menos gente. Reservas assumem o lugar de quem sai.
discord-series-everybody = Todo mundo daqui pode entrar.
discord-series-invited = Para { $who }.
discord-series-players = **{ $most ->
    [0] { $count ->
        [one] { $count } inscrito
       *[other] { $count } inscritos
    }
   *[other] { $count } de { $most } inscritos
}**
discord-series-reserves = Reservas: { $who }
discord-series-until = ⏳ A inscrição acaba { $until }; então a liga começa, se houver gente suficiente.
discord-series-by-itself = Ela começa sozinha quando todos estiverem aqui, ou antes, se o anfitrião começar.
discord-series-host = Anfitrião: { $who }
discord-series-running = ▶️ Em curso: rodada { $round } de { $rounds }.
discord-series-soon = ▶️ Vai começar: a primeira rodada está sendo sorteada.
discord-series-mine = { $title } em { $channel }: { $round ->
    [0] você se inscreveu, ainda não começou
   *[other] rodada { $round } de { $rounds }
}.
discord-series-over = 🏁 Acabou.
discord-series-closed = Não chegou a acontecer.

## Uma rodada

discord-series-round = **Rodada { $round } de { $rounds }** · até { $until }
discord-series-round-over = **Rodada { $round } de { $rounds }** · encerrada
discord-series-table = { $table }. { $where } · { $who }
discord-series-table-over = { $table }. 🏁 { $where } · { $who }
discord-series-table-void = { $table }. { $where } · acabou sem resultado
discord-series-placed = { $place }º { $who } ({ $points })
discord-series-coming = abrindo
discord-series-sits-out = { $who } fica de fora e ganha meia vitória.
discord-series-computer = o computador
discord-series-computers = { $count ->
    [one] o computador
   *[other] { $count } computadores
}
discord-series-begun = 🏆 A rodada { $round } começou: você joga em { $channel }.
discord-series-champion = 🥇 { $who } vence a liga { $number } de { $game }!

## Respostas a comandos

discord-series-opened = A liga está aberta: { $channel }.
discord-series-joined = Você está dentro. Chamo você quando a sua mesa começar.
discord-series-reserve = Você está na reserva: se alguém sair, você assume.
discord-series-leave = **Sair da liga?** Alguém da reserva ou um computador continua no seu lugar na hora, e na classificação você fica atrás de todos que continuam. Não dá para recuperar o lugar.
discord-series-remove = **Tirar { $who } da liga?** Alguém da reserva ou um computador continua nesse lugar na hora. Não dá para desfazer.
discord-series-end = **Encerrar a liga agora?** As partidas em andamento deixam de contar, e a classificação fica como está. Não dá para desfazer.
discord-series-left-mine = Você saiu da liga.
discord-series-started = A liga começa: vou sortear a primeira rodada.
discord-series-done = Feito.
discord-series-nothing-yet = Ainda não há resultados.
discord-series-log = { $when }: { $what }
discord-series-settings = **Quem pode entrar, e as opções do jogo**
discord-series-settings-who = **Quem pode entrar**
discord-series-roles = Só estes cargos (nenhum: todo mundo)
discord-series-people = Só estas pessoas (nenhuma: todo mundo)
discord-series-game = Opções do jogo
discord-series-as-text = Como texto
discord-series-unheld = A inscrição acabou, e a liga { $number } de { $game } em { $channel } não aconteceu. { $why }
discord-series-trouble = A liga { $number } de { $game } em { $channel } está parada: { $why } Tento de novo a cada dez minutos; nada se perde.
discord-button-seriesjoin = Entrar
discord-button-seriesreserve = Entrar na reserva
discord-button-seriesleave = Sair
discord-button-seriesout = Sair da liga
discord-button-seriesremove = Tirar
discord-button-seriesend = Encerrar a liga
discord-button-seriesstay = Não, deixar como está
discord-button-seriesstart = Começar
discord-button-seriessettings = Ajustes

## A imagem

series-title = { $game } · Liga { $number } · Rodada { $round } de { $rounds }
series-title-over = { $game } · Liga { $number } · Classificação final
series-points = Pontos
series-round = R{ $round }
series-worth = { $points }
series-how = A vitória vale 120 pontos, o último lugar nenhum
series-ties = Empate: mais vitórias, depois os pontos dos adversários
series-row = { $rank }. { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, posições { $places }
series-row-left = { $rank }. { $name } (saiu): { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, posições { $places }
leaderboard-title-season = { $game } · Classificação · { $season ->
    [now] Esta temporada
   *[last] A temporada anterior
}
