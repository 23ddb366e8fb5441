### O que `python -m bot doctor` diz: uma linha para cada achado, e em `doctor-do-...` o que fazer.

doctor-about-all = Examinar configurações, token, aplicação, servidores e canais do ponto de vista do Discord, com o bot rodando ou antes da primeira vez
doctor-about-post = Também publicar, editar e apagar uma mensagem com imagem neste canal, com um tópico: o ID ou o link dele
doctor-about-person = Também escrever a esta pessoa por mensagem direta e apagar em seguida: o ID dela
doctor-about-server = Olhar só este servidor: o ID dele ou o link de um dos seus canais
doctor-about-json = Responder em JSON, para programas

## Configurações e token

doctor-settings = todas as configurações são conhecidas e têm um valor que serve
doctor-setting-wrong = uma configuração está errada: { $problem }
doctor-do-setting-wrong = corrija no .env ou no ambiente
doctor-setting-meant = não existe a configuração { $name }
doctor-do-setting-meant = você quis dizer { $meant }?
doctor-setting-unknown = não existe a configuração { $name }
doctor-do-setting-unknown = tire essa linha: docs/operating.md lista as que existem
doctor-game-left-out = um jogo ficou de fora: { $why }
doctor-do-game-left-out = os outros rodam: siga o que a linha diz
doctor-token-empty = DISCORD_TOKEN está vazio, e por isso o bot abriria o sandbox
doctor-do-token-empty = copie o token do portal de desenvolvedores (Bot, Reset Token) para o .env
doctor-token-broken = DISCORD_TOKEN tem espaços ou sinais que nenhum token tem
doctor-do-token-broken = copie o token de novo, inteiro e sem aspas
doctor-token-refused = o Discord recusa o token em DISCORD_TOKEN
doctor-do-token-refused = copie-o de novo do portal de desenvolvedores (Bot, Reset Token)
doctor-token = o Discord aceita o token; o ID da aplicação é { $id }
doctor-rest-unseen = mais nada foi examinado
doctor-elsewhere = quem responde é { $host }, e não o próprio Discord: é o que diz TAVERNA_DISCORD_API ou TAVERNA_REST

## O que dá errado com um pedido

doctor-away = não dá para falar com o Discord ({ $why }); mais nada foi examinado
doctor-do-away = há rede? Um firewall, um proxy ou o servidor de nomes pode estar no caminho
doctor-away-elsewhere = ninguém responde no endereço de TAVERNA_DISCORD_API ou TAVERNA_REST ({ $why }); mais nada foi examinado
doctor-do-away-elsewhere = corrija o endereço, ou ligue o que deveria responder ali
doctor-later = { $what }: o Discord pede que se espere { NUMBER($seconds) } segundos (429)
doctor-do-later = espere esse tempo e rode de novo
doctor-broken = { $what }: o Discord está com problemas ({ $status })
doctor-do-broken = aqui não há nada errado: veja https://discordstatus.com e rode de novo mais tarde
doctor-unreadable = { $what }: a resposta ({ $status }) não é do Discord
doctor-do-unreadable = algo no caminho responde no lugar dele: um proxy, a página de login da rede, um TAVERNA_DISCORD_API ou TAVERNA_REST errado
doctor-refused = { $what }: o Discord recusa ({ $answer })
doctor-do-refused = docs/operating.md, “What Discord refuses”, explica esses números
doctor-do-code-10003 = não existe esse canal: copie de novo o link ou o ID
doctor-do-code-10013 = não existe essa pessoa: copie de novo o ID dela
doctor-do-code-20026 = o Discord marcou o bot: a mensagem dele no portal de desenvolvedores diz por quê
doctor-do-code-30033 = esse tópico está cheio: escolha outro canal
doctor-do-code-40005 = a imagem é grande demais para esse canal, ou um proxy no caminho não aceita arquivos assim
doctor-do-code-50001 = o bot não pode ver isso: convide-o para esse servidor e deixe o cargo dele ver o canal (Editar canal, Permissões)
doctor-do-code-50007 = essa pessoa não aceita mensagens diretas: clique no servidor com o botão direito, Configurações de privacidade, Mensagens diretas; as partidas perguntam no canal
doctor-do-code-50013 = permita ao cargo do bot o que as linhas sobre esse canal dizem (Editar canal, Permissões)
doctor-do-code-50033 = esse ID não é de ninguém, ou é de um bot: copie o de uma pessoa
doctor-do-code-50278 = essa pessoa não está em nenhum servidor do bot
doctor-do-code-160006 = esse servidor tem tópicos ativos demais: arquive alguns

## Os pedidos

doctor-asked-bot = a conta do bot
doctor-asked-application = a aplicação
doctor-asked-gateway = o número de logins
doctor-asked-commands = os comandos
doctor-asked-icons = os ícones
doctor-asked-secret = o client secret
doctor-asked-servers = os servidores do bot
doctor-asked-roles = os cargos
doctor-asked-member = o bot como membro
doctor-asked-channels = os canais
doctor-asked-channel = o canal da mensagem de teste
doctor-asked-message = uma mensagem com imagem
doctor-asked-edit = uma edição
doctor-asked-thread = um tópico
doctor-asked-thread-message = uma mensagem no tópico
doctor-asked-person = a pessoa a quem escrever
doctor-asked-direct = uma mensagem direta

## Relógio e aplicação

doctor-clock = o relógio desta máquina concorda com o do Discord
doctor-clock-ahead = o relógio desta máquina está { NUMBER($seconds) } segundos adiantado
doctor-do-clock-ahead = ligue a sincronização da hora (timedatectl set-ntp true): lembretes e prazos dependem dela
doctor-clock-behind = o relógio desta máquina está { NUMBER($seconds) } segundos atrasado
doctor-do-clock-behind = ligue a sincronização da hora (timedatectl set-ntp true): lembretes e prazos dependem dela
doctor-no-clock = o relógio não foi comparado: a resposta não tem data
doctor-endpoint = comandos e botões vão para um endereço na web, e não para o bot
doctor-do-endpoint = portal de desenvolvedores, General Information: esvazie Interactions Endpoint URL
doctor-no-endpoint = comandos e botões chegam ao bot
doctor-intents = o bot não precisa de nenhum intent privilegiado, e nenhum está ligado
doctor-intents-on = o bot não precisa de nenhum intent privilegiado, mas há intents ligados: { $names }
doctor-do-intents-on = portal de desenvolvedores, Bot: desligue-os
doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
doctor-code-grant = o convite não funciona: a aplicação exige um code grant
doctor-do-code-grant = portal de desenvolvedores, Bot: desligue Requires OAuth2 Code Grant
doctor-public = quem tiver o convite pode pôr o bot no próprio servidor
doctor-do-public = se o bot é só para você: portal de desenvolvedores, Bot, desligue Public Bot
doctor-not-public = só você pode pôr o bot em servidores
doctor-no-privacy = a aplicação não indica uma política de privacidade, que o Discord pede
doctor-do-no-privacy = portal de desenvolvedores, General Information: Privacy Policy URL

## Logins, comandos, ícones

doctor-logins = restam { NUMBER($count) } de { NUMBER($total) } logins hoje
doctor-few-logins = restam só { NUMBER($count) } de { NUMBER($total) } logins; o Discord volta a contar em { $hours } h
doctor-do-few-logins = algo fica ligando o bot sem parar: pare-o e veja o log
doctor-no-logins = os { NUMBER($total) } logins do dia acabaram: o bot não pode ligar por { $hours } h
doctor-do-no-logins = algo fica ligando o bot sem parar: pare-o e veja o log
doctor-advised = { $count ->
    [one] o Discord recomenda uma conexão
   *[other] o Discord recomenda { NUMBER($count) } conexões (shards), e é o que o bot abre
}
doctor-shards = o Discord recomenda { NUMBER($advised) } conexões (shards), e TAVERNA_SHARDS tem { NUMBER($count) }
doctor-do-shards = pare todos os processos e ligue-os com um número maior
doctor-commands = { $count ->
    [one] um comando está registrado, como é nesta versão
   *[other] todos os { NUMBER($count) } comandos estão registrados, como são nesta versão
}
doctor-commands-none = nenhum comando está registrado, e assim ninguém pode usar o bot
doctor-do-commands-none = ligue o bot; se esta linha continuar, o log diz o que o Discord recusa
doctor-commands-yet = nenhum comando está registrado ainda: o bot faz isso na primeira vez que liga
doctor-commands-missing = faltam comandos: { $names }
doctor-do-commands-missing = apague commands.json ao lado do banco de dados e ligue o bot de novo; se esta linha continuar, o log diz por quê
doctor-commands-old = há comandos que não são os desta versão: { $names }
doctor-do-commands-old = apague commands.json ao lado do banco de dados e ligue o bot de novo; se esta linha continuar, o log diz por quê
doctor-icons = todos os { NUMBER($count) } ícones foram enviados
doctor-icons-missing = { NUMBER($count) } de { NUMBER($total) } ícones foram enviados; os outros botões mostram caracteres
doctor-do-icons-missing = eles chegam até três minutos depois que o bot liga; se esta linha continuar, o log diz por quê
doctor-icons-yet = { NUMBER($count) } de { NUMBER($total) } ícones foram enviados: o bot faz isso depois que liga pela primeira vez

## Servidores e canais

doctor-no-server = o bot não está em nenhum servidor
doctor-do-no-server = convide-o: { $url }
doctor-other-server = o bot não está no servidor { $server }
doctor-do-other-server = convide-o: { $url }
doctor-server-unseen = { $server }: não dá para examinar os canais
doctor-do-server-unseen = a linha seguinte diz por quê
doctor-more-servers = { $count ->
    [one] mais um servidor não foi examinado; --server escolhe um
   *[other] mais { NUMBER($count) } servidores não foram examinados; --server escolhe um
}
doctor-no-commands-here = { $server }: o bot foi convidado sem os comandos
doctor-do-no-commands-here = abra o convite de novo e escolha esse servidor: { $url }
doctor-commands-twice = { $count ->
    [one] { $server }: um comando está registrado só para este servidor, e por isso as pessoas o veem em dobro
   *[other] { $server }: { NUMBER($count) } comandos estão registrados só para este servidor, e por isso as pessoas os veem em dobro
}
doctor-do-commands-twice = vêm de TAVERNA_GUILD, que é para desenvolvimento: use outra aplicação para isso
doctor-no-text = { $server }: não há canais de texto
doctor-sees-none-role = { $count ->
    [one] { $server }: o bot não vê o único canal de texto: falta ao cargo dele Ver canais
   *[other] { $server }: o bot não vê nenhum de { NUMBER($count) } canais de texto: falta ao cargo dele Ver canais
}
doctor-do-sees-none-role = Configurações do servidor, Cargos, cargo do bot, Permissões: ative
doctor-sees-none = { $count ->
    [one] { $server }: o bot não vê o único canal de texto
   *[other] { $server }: o bot não vê nenhum de { NUMBER($count) } canais de texto
}
doctor-do-sees-none = Editar canal, Permissões, Adicionar membros ou cargos: o cargo do bot
doctor-server-lacks = { $server }: falta ao cargo do bot { $missing }
doctor-server-threadless = { $server }: para mesas em tópicos falta ao cargo do bot { $missing }
doctor-do-server-lacks = Configurações do servidor, Cargos, cargo do bot, Permissões: ative
doctor-channel-lacks = { $server }, #{ $channel }: falta ao bot { $missing }
doctor-channel-threadless = { $server }, #{ $channel }: para mesas em tópicos falta ao bot { $missing }
doctor-do-channel-lacks = { permission-where }: permita
doctor-channel-read-only = { $server }, #{ $channel }: não é lugar para jogos, as pessoas também não podem escrever ali; falta ao bot { $missing }
doctor-more-channels = { $count ->
    [one] { $server }: mais uma linha como estas
   *[other] { $server }: mais { NUMBER($count) } linhas como estas
}
doctor-server = { $total ->
    [one] { $server }: o bot tem tudo de que precisa no único canal de texto
   *[other] { $server }: o bot tem tudo de que precisa em { NUMBER($count) } de { NUMBER($total) } canais de texto
}

## O teste

doctor-no-trial = nada foi publicado: --post CHANNEL testa uma mensagem e um tópico, --person USER uma mensagem direta
doctor-no-text-channel = esse não é um canal de texto
doctor-do-no-text-channel = escolha um canal de texto: clique nele com o botão direito, Copiar link
doctor-in-thread = nenhum tópico foi testado: esse canal já é um
doctor-posted = uma mensagem com layout, imagem, ícone e botão
doctor-posted-plain = uma mensagem com layout, imagem e botão; sem ícone, porque nenhum foi enviado ainda
doctor-edited = ... editada
doctor-thread = um tópico
doctor-thread-message = ... com uma mensagem nele
doctor-direct = uma mensagem direta
doctor-thread-archived = o tópico está vazio e arquivado: para apagá-lo é preciso Gerenciar tópicos, que o bot não pede; você pode apagá-lo
doctor-notice-left = a linha do próprio Discord sobre o tópico pode ter ficado no canal; você pode apagá-la
doctor-left = algo do teste não pôde ser tirado ({ $answer })
doctor-do-left = apague à mão nesse canal
doctor-left-away = algo do teste não pôde ser tirado: o Discord não responde
doctor-do-left-away = apague à mão nesse canal
doctor-maybe-left = algo do teste pode ter sido publicado mesmo assim, pois não houve resposta clara: veja e apague à mão
doctor-taken-away = todas as mensagens do teste foram apagadas

doctor-trial-text = Um teste de quem mantém este bot. Some sozinho.
doctor-trial-edited = Editada.
doctor-trial-button = Teste
doctor-trial-name = Teste

## Tabuleiros no navegador. redirect-missing, redirect-unseen, site args: url · site-unreached args: url, why · site-other args: url, status

doctor-redirect = o portal tem o redirecionamento de que o login na página dos tabuleiros precisa
doctor-redirect-missing = o portal não tem o redirecionamento de que o login na página dos tabuleiros precisa
doctor-do-redirect-missing = portal de desenvolvedores, OAuth2, Redirects: adicione { $url }
doctor-redirect-unseen = o Discord não diz que redirecionamentos o portal tem
doctor-do-redirect-unseen = portal de desenvolvedores, OAuth2, Redirects: { $url } precisa estar lá
doctor-secret = o Discord aceita o client secret
doctor-secret-refused = o Discord recusa o client secret em DISCORD_CLIENT_SECRET
doctor-do-secret-refused = copie-o de novo do portal de desenvolvedores (OAuth2, Reset Secret)
doctor-site = a página dos tabuleiros responde em { $url }
doctor-site-unreached = ninguém responde em { $url } a partir daqui ({ $why })
doctor-do-site-unreached = inicie o bot e confira o proxy reverso ou o túnel; alguns roteadores não alcançam o próprio endereço por dentro, então teste com um celular sem Wi-Fi
doctor-site-other = em { $url } responde outra coisa que não a página dos tabuleiros ({ $status })
doctor-do-site-other = aponte o proxy reverso ou o túnel para o endereço em TAVERNA_WEB; TAVERNA_WEB_URL tem de ser o que o navegador mostra
