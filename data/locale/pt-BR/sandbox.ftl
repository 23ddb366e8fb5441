### The sandbox: what it says in the terminal, and the words of its page.
### On the page, arguments are put in by the page itself: no plurals here. args of sandbox-page-…: name, it, count, least, most

## In the terminal. port-taken args: host, port · folder args: file, reason · broken args: file, aside · foreign args: file

sandbox-port-taken = Outro programa já usa { $host }:{ $port }, talvez um sandbox em outra janela. Encerre-o ou escolha outra porta: TAVERNA_SANDBOX_PORT=8451 make run
sandbox-folder = O sandbox não consegue guardar seu mundo em { $file }: { $reason }.
sandbox-broken = O sandbox não consegue ler { $file }; ele agora está em { $aside }. Inicie de novo para ter um mundo novo.
sandbox-foreign = { $file } não é do sandbox, então fica como está. Tire o arquivo dali ou indique outra pasta em TAVERNA_SANDBOX.

## The first page

sandbox-page-welcome = Boas-vindas à Taverna
sandbox-page-welcome-lead = Este é um chat pequeno, só seu e só neste computador. O bot de verdade está nele: cada botão e comando funciona como vai funcionar no Discord.
sandbox-page-play-learn = Aprender { $name } jogando
sandbox-page-under-way = Partidas em andamento
sandbox-page-go-on = Continuar { $name } em { $it }
sandbox-page-your-turn = sua vez
sandbox-page-play-computers = Jogar { $name } agora contra dois jogadores do computador
sandbox-page-play-friends = Abrir uma mesa para amigos neste computador
sandbox-page-bot-starting = O bot está iniciando…
sandbox-page-tip-eyes = Você pode ser todo mundo: troque de pessoa em “Você é” e veja o que ela vê.
sandbox-page-tip-commands = Digite / em um canal para ver todos os comandos.
sandbox-page-tip-secrets = Mãos e planos são secretos: cada pessoa vê só os seus.
sandbox-page-hint-friends = Agora troque de pessoa e aperte Entrar; depois o anfitrião aperta Começar.

## The frame

sandbox-page-board = Tabuleiro
sandbox-page-home = Início
sandbox-page-places = Canais e mensagens
sandbox-page-channels = Canais
sandbox-page-add-channel = Criar um canal
sandbox-page-direct-messages = Mensagens diretas
sandbox-page-people = Pessoas e ajustes
sandbox-page-you-are = Você é
sandbox-page-you-are-now = Você é { $name }. Trocar de pessoa
sandbox-page-you-are-help = A página mostra o que esta pessoa vê, e nada mais.
sandbox-page-language = Idioma
sandbox-page-look = Aparência
sandbox-page-look-system = Automática
sandbox-page-look-light = Clara
sandbox-page-look-dark = Escura
sandbox-page-take-dms = Aceitar mensagens diretas
sandbox-page-bot-heading = Bot
sandbox-page-online = conectado
sandbox-page-offline = desconectado
sandbox-page-bot-offline = O bot não está conectado
sandbox-page-page-offline = Sem conexão. Tentando de novo…
sandbox-page-unread = não lido
sandbox-page-calls = menções: { $count }
sandbox-page-close = Fechar

## Messages

sandbox-page-messages-of = Mensagens em { $name }
sandbox-page-beginning = O canal começa aqui. Digite / para ver os comandos.
sandbox-page-beginning-dm = Suas mensagens diretas com { $name }. Só vocês dois podem ver.
sandbox-page-message-by = Mensagem de { $name }
sandbox-page-a-message = uma mensagem
sandbox-page-used = usou
sandbox-page-bot = Bot
sandbox-page-edited = (editado)
sandbox-page-new = Novas
sandbox-page-jump = Ir para as mensagens mais recentes
sandbox-page-only-you = Só você pode ver isto
sandbox-page-dismiss = Dispensar mensagem
sandbox-page-thinking = { $name } está pensando…
sandbox-page-typing = { $name } está digitando…
sandbox-page-spoiler = Mostrar spoiler
sandbox-page-unknown-channel = desconhecido
sandbox-page-unknown-component = Esta parte da mensagem não pode ser mostrada aqui.
sandbox-page-picture-without-words = Imagem sem descrição
sandbox-page-enlarge = Ampliar: { $it }
sandbox-page-own-size = Mostrar em tamanho real

## Writing

sandbox-page-write-to = Conversar em { $name }
sandbox-page-may-not-write = Você não pode escrever aqui
sandbox-page-locked = Este tópico está trancado
sandbox-page-commands = Comandos
sandbox-page-send = Enviar
sandbox-page-cancel = Cancelar
sandbox-page-done = Pronto
sandbox-page-choose = Escolha
sandbox-page-choose-one = escolha uma opção da lista
sandbox-page-choose-between = Escolha de { $least } a { $most }
sandbox-page-choose-exactly = Escolha exatamente { $count }
sandbox-page-nothing-fits = Nada encontrado
sandbox-page-no-such-command = Não existe esse comando aqui. Escolha um da lista.
sandbox-page-needed = obrigatório
sandbox-page-too-short = pelo menos { $least } caracteres
sandbox-page-a-number = informe um número inteiro
sandbox-page-between-numbers = um número de { $least } a { $most }
sandbox-page-between-characters = de { $least } a { $most } caracteres
sandbox-page-yes = Sim
sandbox-page-no = Não

## When something goes wrong

sandbox-page-failed = Esta interação falhou: o bot não respondeu em três segundos
sandbox-page-refused = Isso não é mais possível
sandbox-page-unreachable = O sandbox não responde. Ele ainda está rodando?
sandbox-page-not-sent = A mensagem não foi enviada

## Entrar na página dos tabuleiros, no lugar da página do próprio Discord

sandbox-login = Quem entra?
sandbox-login-cancel = Cancelar
