### Comandos para achar jogadores, para mesas arquivadas e para quem gerencia o servidor.

commands-table-open-players-about = Quantos jogadores você espera (padrão: todos os que couberem no jogo)
commands-table-invite = convidar
commands-table-invite-about = Chamar alguém para esta sala de espera; a pessoa é mencionada uma vez
commands-table-invite-player-about = Quem chamar
commands-table-lobbies = salas
commands-table-lobbies-about = As mesas deste servidor que esperam jogadores
commands-table-reopen = reabrir
commands-table-reopen-about = Trazer de volta a mesa arquivada deste canal

commands-taverna = taverna
commands-taverna-about = Para quem gerencia este servidor: o que faço aqui e como estou
commands-taverna-setup = configurar
commands-taverna-setup-about = Idioma, canais e anfitriões das mesas novas; sem opções, mostra o que vale
commands-taverna-setup-language-about = O idioma das mesas novas
commands-taverna-setup-place-about = Onde as mesas novas são abertas
commands-taverna-setup-pace-about = O prazo de uma resposta nas mesas novas: 36h, 2 dias, ou nenhum
commands-taverna-status = estado
commands-taverna-status-about = Como estou e o que me falta aqui
commands-help = ajuda
commands-help-about = O que sei fazer e por onde começar

commands-option-players = jogadores
commands-option-pace = ritmo
commands-choice-server = O do servidor do Discord
