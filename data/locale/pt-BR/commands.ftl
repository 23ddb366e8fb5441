### Comandos de barra. `commands-<caminho>` é um nome, `commands-<caminho>-about` uma descrição (até 100 caracteres);
### `commands-option-<nome>` dá nome a uma opção, `commands-<caminho>-<nome>-about` a descreve.
### Nomes: até 32 letras minúsculas, algarismos e hifens; sem acentos, para serem fáceis de digitar.

commands-table = mesa
commands-table-about = Mesas: abrir, entrar, começar a partida e cuidar da mesa
commands-table-open = abrir
commands-table-open-about = Abrir uma mesa aqui, para uma nova partida
commands-table-open-game-about = O jogo
commands-table-open-place-about = Neste canal ou em um novo tópico (padrão: o que o servidor definiu)
commands-table-open-language-about = O idioma da mesa (padrão: o do servidor)
commands-table-open-pace-about = Quanto tempo uma resposta pode levar: 36h, 2 dias ou nenhum (padrão: o do servidor)
commands-table-join = entrar
commands-table-join-about = Sentar à mesa deste canal
commands-table-leave = sair
commands-table-leave-about = Deixar seu lugar; com a partida em andamento, o computador continua nele
commands-table-replace = substituir
commands-table-replace-about = Liberar o lugar de quem sumiu; quem não é o anfitrião abre uma votação
commands-table-replace-player-about = Quem sumiu
commands-table-start = comecar
commands-table-start-about = Começar a partida (para o anfitrião)
commands-table-add-computer = adicionar-computador
commands-table-add-computer-about = Pôr um jogador do computador na mesa (para o anfitrião)
commands-table-add-computer-kind-about = Como ele joga
commands-table-show = mostrar
commands-table-show-about = Mostrar a mesa de novo, no fim do canal
commands-table-log = registro
commands-table-log-about = O que já aconteceu, até onde você pode saber
commands-table-verify = conferir
commands-table-verify-about = Depois da partida: conferir se os dados foram honestos
commands-table-export = exportar
commands-table-export-about = Depois da partida: a partida inteira em um arquivo
commands-table-settings = ajustes
commands-table-settings-about = O idioma e as cores do que é postado neste canal (para o anfitrião)
commands-table-settings-language-about = O idioma
commands-table-settings-theme-about = As cores das imagens
commands-table-pace = ritmo
commands-table-pace-about = Quanto tempo uma resposta pode levar (para o anfitrião)
commands-table-pace-answer-about = O prazo de uma resposta: 36h, 2 dias, 90 min, ou nenhum
commands-table-pace-then-about = O que vem depois: um aviso, a resposta padrão ou a do computador (padrão: como está)
commands-table-pause = pausar
commands-table-pause-about = Parar o relógio (para o anfitrião)
commands-table-resume = retomar
commands-table-resume-about = Pôr o relógio para andar de novo (para o anfitrião)
commands-table-close = fechar
commands-table-close-about = Encerrar esta mesa sem resultado (para o anfitrião e para quem gerencia o canal)

commands-play = jogar
commands-play-about = Responder à pergunta da vez; encadeie várias respostas com >
commands-play-answer-about = Sua resposta; digite para ver o que é possível
commands-hand = mao
commands-hand-about = Sua mão e o que você deve responder, só para os seus olhos
commands-undo = desfazer
commands-undo-about = Desfazer sua última resposta, se nada foi rolado, comprado ou revelado
commands-orders = ordens
commands-orders-about = Suas ordens permanentes: o que não preciso perguntar a você nesta mesa
commands-learn = aprender
commands-learn-about = Uma primeira partida contra computadores, com um treinador, em mensagem direta
commands-learn-game-about = O jogo (padrão: o jogo para quem está começando)
commands-me = eu
commands-me-about = As mesas que esperam por você, como aviso você e o seu idioma
commands-me-language-about = O idioma em que falo com você
commands-me-notice-about = Como aviso que é a sua vez
commands-me-zone-about = Seu fuso horário; digite uma cidade
commands-me-quiet-about = Horas em que não chamo você: 22-7, ou “não” para nenhuma
commands-me-tips-about = Se o que é novo para você vem com uma dica
commands-me-theme-about = As cores das imagens que só você vê
commands-me-away-about = Dias em que você está fora: 2026-12-20 2027-01-03, ou “não” para nenhum
commands-rules = regras
commands-rules-about = Consultar as regras por assunto
commands-rules-topic-about = O assunto; digite para procurar
commands-card = carta
commands-card-about = Ver uma carta
commands-card-card-about = A carta; digite para procurar

## Opções

commands-option-game = jogo
commands-option-place = lugar
commands-option-language = idioma
commands-option-kind = tipo
commands-option-answer = resposta
commands-option-topic = assunto
commands-option-card = carta
commands-option-notice = aviso
commands-option-zone = fuso
commands-option-quiet = silencio
commands-option-tips = dicas
commands-option-theme = tema
commands-option-away = ausente
commands-option-player = jogador
commands-option-user = pessoa

## Escolhas fixas

commands-choice-here = Este canal
commands-choice-thread = Um novo tópico
commands-choice-nudge = Só avisar
commands-choice-play = Deixar o computador responder
