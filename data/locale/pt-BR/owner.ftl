### Achar jogadores, mesas sem jogadas, e o que quem gerencia o servidor define e vê.

## Recusas

table-refused-players = Este jogo é para { $low } a { $high } jogadores.
table-refused-kept = Os lugares que sobram ficam guardados por dois dias para quem foi convidado. Peça um convite ao anfitrião ou espere um pouco.
table-refused-sits-already = Essa pessoa já tem lugar nesta mesa.
table-refused-invited = Essa pessoa já foi convidada. Ninguém é chamado duas vezes.
table-refused-declined = Essa pessoa não quer jogar desta vez. Ninguém é chamado duas vezes.
table-refused-not-invited = Este convite é para outra pessoa. Se houver lugar livre, aperte “Entrar”.
table-refused-invite-started = A partida já começou. Um lugar livre, ou o seu, ainda pode ser oferecido: /mesa oferecer.
table-refused-channels = Neste servidor, só se abrem mesas em { $channels }.
table-refused-roles = Neste servidor, abrir mesas é só para { $roles }. Você pode entrar em uma: /mesa salas.
table-refused-manage-only = Só quem pode gerenciar este servidor faz isso.
table-refused-archived = Esta mesa está arquivada. “Reabrir” a traz de volta, e /mesa reabrir também.
table-refused-not-archived = Não há mesa arquivada aqui.
table-refused-held = Esta mesa está em pausa: quem mantém o bot a parou. Nada se perdeu.
table-refused-not-frozen = Esta mesa não está parada.
table-refused-cannot-freeze = Só dá para parar uma partida em andamento.

## Avisos

table-notice-idle = Nada acontece nesta mesa desde { $quiet }. Ela continua? Aperte “Manter a mesa” ou simplesmente jogue. Senão, ela será arquivada em { $until }; o canal fica livre, tudo fica guardado, e dá para reabrir.
table-notice-archived = Esta mesa foi arquivada, e o canal está livre para outra. “Reabrir”, acima, a traz de volta.
table-notice-held = Esta mesa fica em pausa por um tempo: quem mantém o bot a parou. Nada se perdeu.

## Botões: no máximo 34 caracteres

discord-button-coming = Aceitar
discord-button-notcoming = Recusar
discord-button-keep = Manter a mesa
discord-button-reopen = Reabrir

## A sala de espera

discord-lobby-invited = -# Convite enviado: { $who }
discord-invited = Convite enviado a { $who }.
discord-invitation-open = ✉️ { $who }: convite para a mesa de { $host }.
discord-invitation-accepted = ✅ { $who } vai jogar.
discord-invitation-declined = 🚫 { $who } não vai jogar desta vez.
discord-invitation-begun = ⌛ A partida começou sem resposta de { $who }.
discord-invitation-closed = ⌛ A mesa foi fechada sem resposta de { $who }.
discord-gathered = 🎲 Todos chegaram: aperte “Começar”, e a partida começa.
discord-lobbies = **Mesas que esperam jogadores**
discord-lobbies-line = - **{ $game }** em { $channel }, { $free ->
    [0] sem lugar livre
    [one] um lugar livre
   *[other] { $free } lugares livres
}, anfitrião { $host }, aberta { $since }
discord-refused-no-lobbies = Nenhuma mesa espera jogadores aqui. Abra uma com /mesa abrir.
discord-refused-bot = Não dá para convidar bots. “Adicionar computador” põe um jogador do computador na mesa.
discord-refused-channels-gone = Os canais em que se podia abrir mesas neste servidor não existem mais. Quem gerencia o servidor pode escolher outros: /taverna configurar.
discord-refused-roles-gone = Os cargos que podiam abrir mesas neste servidor não existem mais. Quem gerencia o servidor pode escolher outros: /taverna configurar.

## Mesas sem jogadas

discord-panel-archived = Esta mesa está arquivada. Tudo fica guardado, e dá para reabrir.
discord-kept-by = { $who } quer continuar: a mesa fica.
discord-reopened = Esta mesa continua.
discord-reopened-by = { $who } reabriu esta mesa.

## /taverna configurar

discord-setup = **A Taverna neste servidor**
discord-setup-language = 🌐 Idioma das mesas novas: { $language }
discord-setup-place = 📍 Onde as mesas novas são abertas: { $place }
discord-setup-pace = ⏱️ Prazo de uma resposta nas mesas novas: { $pace }
discord-setup-where = 🚪 Mesas podem ser abertas em { $where } e nos tópicos de lá
discord-setup-everywhere = 🚪 Mesas podem ser abertas em qualquer canal
discord-setup-nowhere = 🚪 Os canais das mesas não existem mais: **não dá para abrir mesas em lugar nenhum**. Escolha outros abaixo, ou nenhum para liberar todos os canais
discord-setup-who = 👑 Podem abrir mesas: { $who } e quem gerencia o servidor
discord-setup-everybody = 👑 Todo mundo pode abrir mesas
discord-setup-nobody = 👑 Os cargos que podiam abrir mesas não existem mais: só quem gerencia o servidor pode. Escolha outros abaixo, ou nenhum para liberar todo mundo
discord-setup-how = -# /taverna configurar muda os três primeiros; os menus mudam o resto, e uma escolha vazia tira o limite ou o ajuste.
discord-setup-channels = Canais para mesas (nenhum: todos)
discord-setup-roles = Cargos que abrem mesas (nenhum: todos)

## /taverna estado

discord-status = **Taverna { $version }**, iniciada { $since }
discord-status-tables = 🎲 Neste servidor: { $tables }
discord-status-no-tables = 🎲 Ainda não há mesas neste servidor. Abra uma com /mesa abrir.
discord-status-lobby = { $count ->
    [one] uma sala de espera
   *[other] { $count } salas de espera
}
discord-status-running = { $count } em andamento
discord-status-frozen = { $count ->
    [one] uma em pausa
   *[other] { $count } em pausa
}
discord-status-archived = { $count ->
    [one] uma arquivada
   *[other] { $count } arquivadas
}
discord-status-over = { $count ->
    [one] uma terminada
   *[other] { $count } terminadas
}
discord-status-closed = { $count ->
    [one] uma encerrada
   *[other] { $count } encerradas
}
discord-status-sound = 🗄️ O banco de dados está íntegro.
discord-status-damaged = 🗄️ **O banco de dados está danificado.** Quem mantém o bot deve restaurar uma cópia.
discord-status-unsaid = { $count ->
    [0] 📨 Todas as mensagens foram enviadas.
    [one] 📨 Uma mensagem espera para ser enviada.
   *[other] 📨 { $count } mensagens esperam para ser enviadas. Se continuar assim, o Discord está lento ou um canal está fechado para mim.
}
discord-status-permissions = 🔑 Neste canal tenho tudo de que preciso.
discord-status-missing = 🔑 Neste canal me falta: { $missing }. Libere em { permission-where }.
discord-status-threadless = 🧵 Para mesas em tópicos próprios, aqui ainda me falta: { $missing }. Libere em { permission-where }.
discord-status-do-frozen = ⏸️ Há uma mesa em pausa até a próxima atualização do bot, ou até quem o mantém liberá-la.
discord-status-left-out = 🧩 Ficaram de fora, porque não combinam com esta versão do bot: { $games }. O registro do bot diz por quê.

## /ajuda

discord-all-help = **Taverna**: jogos de tabuleiro pesados, jogada a jogada, aqui no canal.
    - **Jogar:** /mesa abrir começa uma mesa, /mesa salas mostra as que esperam jogadores, e /procurar junta você com quem quer o mesmo. Aperte “Entrar”, e o anfitrião aperta “Começar”. /liga abrir começa uma liga de várias rodadas.
    - **Sua vez:** aperte os botões abaixo do tabuleiro ou digite /jogar. “Minha mão” e /mao são só para os seus olhos; /desfazer volta atrás.
    - **Aprender:** /aprender para uma primeira partida com um treinador, /regras por assunto, /carta com a imagem, “Ajuda” abaixo de cada pergunta.
    - **Você:** /eu para suas mesas, como aviso você, horas de silêncio, dias ausente e o seu idioma.
    - **Este servidor:** quem o gerencia usa /taverna configurar e /taverna estado.
discord-all-help-direct = **Taverna**: jogos de tabuleiro pesados, jogada a jogada.
    - **Aprender:** /aprender para uma primeira partida com um treinador, aqui entre nós. /regras por assunto, /carta com a imagem, “Ajuda” abaixo de cada pergunta.
    - **Sua vez:** /mao mostra a partida que espera por você; aperte os botões de lá. /desfazer volta atrás.
    - **Jogar com outras pessoas:** as mesas são abertas em um canal do seu servidor. “Abrir uma mesa”, abaixo de uma aula, diz como.
    - **Você:** /eu para suas mesas, como aviso você, horas de silêncio, dias ausente e o seu idioma.
