### O que o bot diz no Discord em torno dos jogos.
### "args" traz o que cada mensagem recebe. `channel`, `who` e `since` chegam como marcas do próprio Discord, que as
### mostra como link, como nomes e como "há 3 horas".

## Botões: no máximo 34 caracteres

discord-button-join = Entrar
discord-button-leave = Sair
discord-button-giveup = Deixar o meu lugar
discord-button-lend = Computador até eu voltar
discord-button-keepseat = Ficar com o meu lugar
discord-button-seat = Pegar o lugar livre
discord-button-computer = Adicionar computador
discord-button-nocomputer = Tirar computador
discord-button-start = Começar
discord-button-hand = Minha mão
discord-button-board = Tabuleiro
discord-button-text = Tabuleiro em texto
discord-button-undo = Desfazer
discord-button-help = Ajuda
discord-button-report = Relatar um problema
discord-button-again = Jogar de novo
discord-button-orders = Ordens permanentes
discord-button-endlesson = Encerrar a aula
discord-button-restlesson = Encerrar a aula
discord-button-close = Fechar a mesa
discord-button-closing = Fechar a mesa
discord-button-free = Liberar o lugar
discord-button-nevermind = Não, deixar como está
discord-button-golesson = Continuar a aula
discord-button-never = Não perguntar mais isto

## A sala de espera. seats args: given, most · wanted args: low, high, given · expected args: missing, host

discord-lobby-seats = **Jogadores: { $given } de { $most }**
discord-lobby-host = anfitrião
discord-lobby-wanted = { $given ->
    [one] De { $low } a { $high } jogadores. Entre para jogar; quem abriu a mesa começa a partida.
   *[other] De { $low } a { $high } jogadores. Quem abriu a mesa começa a partida quando todos chegarem.
}
discord-lobby-expected = { $missing ->
    [0] Todos estão aqui: { $host } já pode começar a partida.
    [one] Falta um jogador; depois, quem abriu a mesa começa a partida.
   *[other] Faltam { $missing } jogadores; depois, quem abriu a mesa começa a partida.
}
discord-lobby-strength = Força dos computadores (para o anfitrião)
discord-lobby-settings = Opções (para o anfitrião)
discord-lobby-settings-of = { $names } (para o anfitrião)
discord-lobby-invite = Convidar alguém
discord-lobby-closed = Esta mesa está fechada.

## O painel. more args: count · waiting args: who (list), since

discord-panel-more = { $count ->
    [one] Mais uma linha está no registro.
   *[other] Mais { $count } linhas estão no registro.
}
discord-panel-waiting = Esperando { $who } (pergunta feita { $since }).
discord-panel-due = Prazo para responder: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-thinking = 🧠 Pensando nas próximas jogadas: { $who }. O computador só sabe o que o lugar dele pode ver.
discord-panel-paused = O relógio está parado.
discord-panel-secret = A pergunta é secreta.
discord-panel-secret-where = “Minha mão” mostra a pergunta a quem deve responder.
discord-panel-window = Cartas da sua mão são jogadas em “Minha mão”.
discord-panel-closed = Esta mesa foi encerrada.
discord-panel-closed-until = Esta mesa foi fechada. Tudo fica guardado, e até { $until } o anfitrião pode reabri-la.
discord-panel-frozen = Esta mesa está em pausa até a próxima atualização. Nada se perdeu.

## A mão. idle args: who (list), since

discord-hand-asked-anyway = Não há mais nada que você possa fazer. Pergunto mesmo assim, para ninguém descobrir se você teria escolha.
discord-hand-asked-undo = Não há mais nada que você possa fazer. Pergunto mesmo assim, para você ainda poder desfazer.
discord-hand-idle = Não há pergunta para você: quando isto foi mostrado, a mesa esperava { $who } (pergunta feita { $since }). “Minha mão” mostra como está agora.
discord-hand-gone = Este lugar não é mais seu, então a mão dele não aparece mais aqui.
discord-hand-since = Desde a sua vez
discord-hand-you = { $name } (você)
discord-hand-closed-dm = Suas mensagens diretas estão fechadas para mim, então não consigo escrever para você por lá. Nada se perde: “Minha mão” sempre mostra o que você deve responder. Se você as abrir, volto a escrever por lá depois da próxima vez que você apertar algum botão.

## Um lembrete; o que espera além da vez. ping args: who (list), game, channel, since · off-turn args: who, game, channel

discord-ping = ⏰ { $who }: { $game } em { $channel } espera resposta (pergunta feita { $since }).
discord-ping-barred = -# No momento não consigo publicar lá: /mao, aqui, mostra a sua pergunta.
discord-off-turn = ⏰ { $who }, tem algo esperando por você em { $channel } ({ $game }):

## Ordens permanentes

discord-orders = **Ordens permanentes.** Escolha o que não preciso perguntar a você nesta mesa: passo no seu lugar, na hora e seja qual for a sua mão. Você pode mudar isso quando quiser.
discord-orders-none = Sempre me perguntar
discord-orders-no-windows = Neste jogo não há pergunta em que eu possa passar no seu lugar.

## Ajuda, abaixo do que a pergunta significa

discord-help = Aperte um botão, escolha em um menu ou digite /jogar: ele sugere as respostas possíveis, e `>` encadeia várias. “Desfazer” retira as suas próprias respostas enquanto nada foi rolado, comprado ou revelado e ninguém mais agiu. “Minha mão” é só para os seus olhos. /regras e /carta explicam o jogo.
discord-help-lesson = Aperte um botão ou escolha em um menu. “Desfazer” retira as suas próprias respostas enquanto nada foi rolado, comprado ou revelado e ninguém mais agiu. /regras e /carta explicam o jogo.

## Um relato. report args: file (o nome) · earlier args: count

discord-report = **Um arquivo para um relato**, só para você: a mesa, o passo e a pergunta, o que foi contado a todos desde que o turno começou, as versões e a posição. Ele traz o que você pode ver, inclusive a sua própria mão, e nenhum segredo dos outros: o que está escondido de você é sorteado de novo, e os jogadores aparecem pelo lugar. Anexe-o a um relato de erro (issue); enquanto a partida durar, não mostre o arquivo aos outros da mesa. Para abrir: `python -m rules play { $file }`.
discord-report-no-position = Agora não é possível rodar as regras nesta mesa, então o arquivo não traz a posição.
discord-report-earlier =
    A posição atual não pode ser mostrada, então é a de { $count ->
        [one] uma resposta
       *[other] { $count } respostas
    } antes.

## No que deu. opened args: channel · done args: count · dropped args: count

discord-opened = Sua mesa está aberta: { $channel }. Chame o pessoal; você começa a partida quando todos chegarem.
discord-joined = Você tem um lugar nesta mesa.
discord-left = Você saiu desta mesa.
discord-leave = **Deixar o seu lugar?** Um computador continua nele na hora, e qualquer pessoa pode pegá-lo: talvez você não o tenha de volta. Se você só precisa de uma pausa, deixe um computador jogar até a sua volta.
discord-leave-last = **Deixar o seu lugar?** Não há mais ninguém nesta mesa: ela será fechada. Durante uma semana você pode reabri-la; depois ela termina sem resultado.
discord-leave-kept = **Deixar o seu lugar?** Nesta mesa só restam pessoas por quem o computador joga. Ela será arquivada e continua quando uma delas reabrir.
discord-stayed = O lugar continua seu.
discord-close = **Fechar esta mesa?** A partida de { $game } está em andamento aqui desde { $since } e será interrompida para todos. Até { $until } o anfitrião pode reabri-la; depois ela termina sem resultado.
discord-close-lobby = **Fechar esta mesa?** Ninguém está jogando aqui ainda; quem já entrou fica livre de novo.
discord-replace = **Liberar o lugar de { $who }?** O computador assume na hora, e qualquer pessoa pode pegar o lugar. Eu aviso { $who }.
discord-unchanged = Nada mudou.
discord-replaced = O lugar está livre; enquanto isso, o computador continua jogando nele.
discord-paused = O relógio parou. Quem deve responder ainda pode.
discord-resumed = O relógio voltou a andar, com o prazo inteiro.
discord-started = A partida vai começar!
discord-computer-added = Um jogador do computador sentou à mesa.
discord-shown = Aqui está a mesa de novo, no fim do canal.
discord-table-settings = 🌐 Idioma das mensagens aqui: { $language }. 🎨 Cores das imagens: { $theme }.
discord-closed = A mesa foi fechada. Durante uma semana, “Reabrir” ou /mesa reabrir a traz de volta.
discord-done = { $count ->
    [one] Feito.
   *[other] Feito: { $count } respostas.
}
discord-dropped = { $count ->
    [one] A última coisa que você indicou não era pedida aqui e ficou de fora.
   *[other] As últimas { $count } coisas que você indicou não eram pedidas aqui e ficaram de fora.
}

## Como estão as mesas de alguém. waiting, other, lent args: game, channel, since · resting args: game · more args: count

discord-me-waiting = ⏳ **{ $game }** em { $channel } espera por você (pergunta feita { $since }).
discord-me-asking = ✉️ **{ $game }** em { $channel } espera que você entre ou recuse.
discord-me-lobby = **{ $game }** em { $channel } ainda não começou.
discord-me-other = **{ $game }** em { $channel } não espera por você agora.
discord-me-lent = 🤖 Em **{ $game }**, em { $channel }, o computador joga por você. “Voltei”, abaixo do tabuleiro, devolve o seu lugar.
discord-me-none = Você não está em nenhuma mesa. Mesas são abertas em um canal de um servidor; /aprender começa uma aula em qualquer lugar.
discord-me-resting = 🎓 A sua aula de **{ $game }** está guardada.
discord-me-more = { $count ->
    [one] … e mais uma mesa.
   *[other] … e mais { $count } mesas.
}
discord-me-dm = A próxima pergunta secreta volta a chegar por mensagem direta, se agora você aceita mensagens diretas.
discord-theme-dark = Escuro
discord-theme-light = Claro
discord-theme-contrast = Alto contraste
discord-me-theme = 🎨 Cores das suas imagens: { $theme }. /mesa ajustes muda as de uma mesa.
discord-me-language = 💬 Falo português com você.

## Como alguém quer ser chamado. notice args: notice (palavras) · quiet args: start, end, zone · away args: start, end

discord-notice-mention = Mencionar no canal
discord-notice-dm = Mandar mensagem direta
discord-notice-both = Menção e mensagem direta
discord-notice-silent = Não avisar
discord-notifications-notice = 🔔 Quando for a sua vez: { $notice }.
discord-notifications-quiet = 🌙 Silêncio das { $start } às { $end } ({ $zone }): o que vier nesse horário espera até ele acabar.
discord-notifications-away = 🧳 Ausente a partir de { $start }, de volta em { $end }: até lá ninguém chama você em mesa nenhuma. As mesas que esperam por você mostram aos outros até quando; todo mundo ali pode ler isso.

## As configurações de /eu em menus. title args: zone · entry args: name, value · days args: count, day, month

settings-open = Mudar as minhas configurações
settings-title = **As suas configurações.**
    -# As horas são as de { $zone }: /eu com fuso muda isso. Para horas ou dias que não estão nas listas, use /eu com silencio, ausente ou resumo.
settings-entry = { $name }: { $value }
settings-none = não
settings-here = não
settings-days = { $count ->
    [one] só hoje
   *[other] { $count } dias, até { $day }/{ $month }
}
settings-language = Idioma
settings-notice = Na minha vez
settings-quiet = Silêncio
settings-away = Ausente
settings-digest = Resumo diário
settings-theme = Cores
settings-tips = Dicas
settings-stats = Estatísticas

## Quando algo não é possível. turn args: who (um nome) · permissions args: missing (list) · left args: given · only args: given, only · long, links args: most

discord-stale = Esta pergunta já foi encerrada.
discord-broken = Algo deu errado do meu lado. O que já foi registrado está a salvo: olhe “Minha mão” antes de tentar de novo. Se acontecer outra vez, avise quem cuida deste bot.
discord-old-command = Este comando mudou. Digite-o de novo desde o começo; se continuar igual, reinicie o Discord.
discord-no-text = Não consigo descrever o tabuleiro agora. Tente de novo.
discord-refused-turn = Esta pergunta é para { $who }.
discord-refused-form = Aperte esse botão mais uma vez, por favor.
discord-refused-no-seat = Você não tem lugar nesta mesa. A imagem no canal mostra tudo o que é público.
discord-refused-not-there = Essa pessoa não tem lugar nesta mesa.
discord-refused-no-table = Não há mesa neste canal. Abra uma com /mesa abrir.
discord-refused-no-table-of-yours = Você não está em nenhuma mesa. Abra uma em um servidor com /mesa abrir.
discord-refused-other-game = Na mesa deste canal se joga outro jogo.
discord-refused-other-question = A pergunta que você deve responder agora é outra. “Minha mão” mostra qual.
discord-refused-not-asked = Não há nada para você responder agora.
discord-refused-not-possible = Isso não é possível agora. “Minha mão” mostra o que é.
discord-refused-incomplete = Falta decidir algo antes disso. Preencha as opções anteriores do comando ou responda em “Minha mão”.
discord-refused-which = Há mais de uma possibilidade: { $options }. Diga qual.
discord-refused-left = Nada foi feito: você indicou “{ $given }”, mas isso não é pedido aqui, ou só depois de algo que ainda ninguém sabe. Deixe de fora ou responda em “Minha mão”.
discord-refused-only = Nada foi feito: você indicou “{ $given }”, mas aqui só pode ser { $only }. Se quiser isso mesmo, é só indicar.
discord-refused-not-found = Não conheço nada com esse nome. Escolha uma das sugestões.
discord-refused-thread = Não consigo criar um tópico aqui. Use isto em um canal de texto ou de anúncios e me deixe criar tópicos públicos e escrever neles; ou jogue aqui mesmo.
discord-refused-threads-full = Este servidor já tem o máximo de tópicos abertos que o Discord permite. Arquive algum que ninguém usa mais, ou jogue direto no canal.
discord-refused-thread-crowded = Este tópico já tem o máximo de gente que o Discord permite. Alguém precisa sair dele, ou joguem em outro canal.
discord-refused-locked = Este tópico está trancado ou arquivado, e não consigo escrever nele. Quem gerencia os tópicos pode reabri-lo.
discord-refused-barred = Não tenho permissão para publicar aqui. Preciso ver o canal, escrever, inserir links e anexar arquivos nele.
discord-refused-gone = Este canal foi apagado.
discord-refused-later = O Discord não está me respondendo agora. Nada se perdeu; tente de novo daqui a pouco.
discord-refused-permissions = Para jogar neste canal ainda preciso de: { $missing }. Quem administra o servidor pode liberar nas configurações do canal.
discord-refused-closed-dm = Suas mensagens diretas estão fechadas para mim. Libere nas configurações de privacidade deste servidor e tente de novo.
discord-refused-zone = Não conheço o fuso “{ $given }”. Digite o nome de uma cidade grande perto de você e escolha uma das sugestões.
discord-refused-quiet = Não entendi esse horário de silêncio. Escreva como 22-7 ou 22:30-7:00, ou “não”.
discord-refused-away = Não entendi essas datas. Escreva o primeiro e o último dia, começando pelo ano, como 2026-12-20 2027-01-03, ou “não”.
discord-refused-past = Esses dias já passaram. Escreva dias que ainda vão chegar, ou “não”.
discord-refused-long = Isso ficou longo demais: aqui cabem no máximo { $most } caracteres.
discord-refused-links = São respostas demais de uma vez: dá para encadear no máximo { $most }. Mande as primeiras e depois as outras.

## Dito ao anfitrião por mensagem direta. args: game, channel

discord-trouble-full = Não consigo publicar na sua mesa de { $game } ({ $channel }): o tópico foi arquivado, e o servidor já tem o máximo de tópicos abertos que o Discord permite, então não consigo reabri-lo. A partida está a salvo. Arquive algum tópico que ninguém usa mais e depois use /mesa mostrar no tópico da mesa. Até lá, todos podem continuar jogando com /mao em mensagem direta para mim.
discord-trouble = Não consigo publicar na sua mesa de { $game } ({ $channel }): não tenho permissão para ver o canal, escrever, inserir links ou anexar arquivos nele. A partida está a salvo. Devolva essas permissões e use /mesa mostrar no canal. Até lá, todos podem continuar jogando com /mao em mensagem direta para mim.
discord-trouble-missing = Não consigo publicar na sua mesa de { $game } ({ $channel }): lá me faltam permissões: { $missing }. A partida está a salvo. Quem gerencia o canal pode permitir isso em { permission-where }; depois use /mesa mostrar no canal. Até lá, todos podem continuar jogando com /mao em mensagem direta para mim.
discord-trouble-locked = Não consigo publicar na sua mesa de { $game } ({ $channel }): o tópico está trancado. A partida está a salvo. Quem gerencia tópicos pode destrancá-lo; depois use /mesa mostrar nele. Até lá, todos podem continuar jogando com /mao em mensagem direta para mim.
discord-trouble-gone = O canal da sua mesa de { $game } foi apagado. A partida está a salvo: todos podem continuar jogando com /mao em mensagem direta para mim.
discord-trouble-silence = Não consegui publicar uma mensagem na sua mesa de { $game } ({ $channel }). O Discord responde: { discord-says }. A partida está a salvo, e todos podem continuar jogando com /mao em mensagem direta para mim. Assim que o Discord deixar, /mesa mostrar mostra a mesa de novo por lá.
discord-trouble-person = Faz uma hora que não consigo escrever para { $who }, da sua mesa de { $game } ({ $channel }). O Discord responde: { discord-says }. A partida está a salvo: essa pessoa pode responder em “Minha mão”, no canal, ou com /mao.
discord-says = { $said ->
    [none] nada
   *[other] erro { $said }
}

## Permissões pelos nomes do Discord: permission:view_channel etc.

permission-where = Editar canal, Permissões, cargo do bot
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-embed_links = Inserir links
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens

## No terminal, sem token. args: url

discord-sandbox = Abra { $url } no navegador e jogue.   (Ctrl+C aqui encerra; suas partidas ficam guardadas)
    Para jogar com outras pessoas no Discord: docs/hosting.pt-BR.md · Aqui no terminal: .venv/bin/python -m rules play bellum --lang pt-BR

## No terminal, assim que se conecta. args: url

discord-invite = Convide o bot para o seu servidor neste endereço: { $url }
