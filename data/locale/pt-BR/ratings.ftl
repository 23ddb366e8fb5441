### Números das pessoas em um servidor: a classificação, o que cada um jogou e ser esquecido.

## A imagem da classificação. title args: game · others args: count · row args: rank, name, points, games, won,
## form (lista de posições, a mais recente por último)

leaderboard-title = { $game } · Classificação
leaderboard-name = Jogador
leaderboard-points = Rating
leaderboard-games = Partidas
leaderboard-won = Vitórias
leaderboard-form = Últimas posições
leaderboard-player = Jogador
leaderboard-provisional = ? = menos de 5 partidas com rating; fica depois dos outros
leaderboard-others = { $count ->
    [one] mais um jogador
   *[other] mais { $count } jogadores
}
leaderboard-how = O que conta: partidas que pelo menos duas pessoas jogaram do começo ao fim
leaderboard-row-rated = { $rank }. { $name }: rating { $points }, { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $won ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $won } vitórias
}; últimas posições: { $form }.
leaderboard-row-guess = { $rank }. { $name }: rating de cerca de { $points }, { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $won ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $won } vitórias
}; últimas posições: { $form }.
leaderboard-row-unrated = { $rank }. { $name }: sem rating, { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $won ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $won } vitórias
}; últimas posições: { $form }.

## O que alguém jogou, em /estatisticas. title args: name · rating, rating-guess args: points · gained args: points,
## gained (com o sinal) · games args: games, won · place args: place, times · took args: took (um tempo) · lasted
## args: lasted (um tempo), answers, best · alone, partly, left args: count · nobody args: game · span args: count

stats-title = ### Os números de { $name } neste servidor
stats-rating = rating **{ $points }**
stats-rating-guess = rating de cerca de **{ $points }** (menos de 5 partidas com rating)
stats-gained = rating { $points } ({ $gained })
stats-games = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
}, { $won ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $won } vitórias
}
stats-place = { $place }º × { $times }
stats-took = Uma resposta costuma levar { $took }
stats-lasted = Uma partida costuma durar { $lasted }, com { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
} · melhor pontuação { $best }
stats-alone = { $count ->
    [one] uma sem outra pessoa do começo ao fim
   *[other] { $count } sem outra pessoa do começo ao fim
}
stats-partly = { $count ->
    [one] uma jogada em parte, sem rating
   *[other] { $count } jogadas em parte, sem rating
}
stats-left = { $count ->
    [one] uma abandonada
   *[other] { $count } abandonadas
}
stats-span-days = { $count } dias
stats-span-hours = { $count } horas
stats-span-minutes = { $count } minutos
stats-span-seconds = { $count ->
    [0] menos de um segundo
    [one] um segundo
   *[other] { $count } segundos
}
stats-none-mine = Você ainda não terminou nenhuma partida neste servidor. A primeira já conta.
stats-none-theirs = { $name } ainda não terminou nenhuma partida neste servidor.
stats-nobody = Ainda não há ninguém na classificação de { $game } por aqui. Uma partida conta quando pelo menos duas pessoas jogam do começo ao fim: /mesa abrir começa uma.
stats-show-all = Mostrar a todos
stats-as-text = Em texto

table-refused-nobody-known = Ainda não conheço essa pessoa.
table-refused-unlisted = Essa pessoa guarda os números só para si.

## /eu: os números e ser esquecido. finished, orders args: count · table, lobby args: game, channel

forgetting-stats-on = Mostrar meus números aos outros
forgetting-stats-off = Guardar meus números só para mim
forgetting-stats-are-on = 📊 Os outros podem ver seus números com /estatisticas e nas classificações.
forgetting-stats-are-off = 📊 Seus números são só seus: você não está em nenhuma classificação, e /estatisticas só os mostra a você.
forgetting-look = Mostrar o que seria esquecido
forgetting-title = **Se eu esquecer você, isto some, em todos os servidores e para sempre:**
forgetting-self = - seu nome, seu idioma e como aviso você
forgetting-finished = { $count ->
    [one] - seus números e seu rating: uma partida
   *[other] - seus números e seus ratings: { $count } partidas
}
forgetting-orders = { $count ->
    [one] - sua ordem permanente
   *[other] - suas { $count } ordens permanentes
}
forgetting-table = - seu lugar: **{ $game }** em { $channel }; um computador joga por você, ou a mesa é fechada se não houver mais ninguém
forgetting-lobby = - seu lugar na sala de espera de **{ $game }** em { $channel }
forgetting-more = { $count ->
    [one] - seu lugar em mais uma mesa
   *[other] - seus lugares em mais { $count } mesas
}
forgetting-stays = O que fica: as partidas terminadas dos outros, com “Ex-jogador” no seu lugar, e as mensagens que o Discord guarda nos canais. Se você me usar de novo, começamos do zero.
forgetting-button-forget = Esquecer de mim
forgetting-button-forgetnot = Manter tudo
forgetting-done = Pronto, esqueci. Tudo de bom!
forgetting-not = Nada mudou.
table-forgotten = Ex-jogador

## Comandos

commands-stats = estatisticas
commands-stats-about = O que você, ou outra pessoa, jogou neste servidor
commands-stats-user-about = De quem são os números (padrão: seus)
commands-stats-game-about = O jogo (padrão: todos)
commands-leaderboard = classificacao
commands-leaderboard-about = Quem está na frente em um jogo neste servidor
commands-leaderboard-game-about = O jogo
commands-me-stats-about = Se os outros veem seus números e você está nas classificações
commands-me-forget-about = Fazer com que eu esqueça você: antes você vê o que some
commands-option-stats = numeros
commands-option-forget = esquecer
