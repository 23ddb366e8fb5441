### Comandos de relógios e avisos (veja commands.ftl).

commands-table-skip = pular
commands-table-skip-about = Seguir sem a resposta de quem passou do prazo (para o anfitrião)
commands-table-skip-player-about = Quem está atrasado
commands-table-pace-autoplay-about = Se a resposta que é a única possível é dada na hora
commands-me-digest-about = Uma mensagem direta por dia com as mesas que esperam por você: 8:30, ou “não” para nenhuma

commands-option-autoplay = automatico
commands-option-digest = resumo

commands-choice-default = Dar a resposta padrão
commands-choice-on = Ligado
commands-choice-off = Desligado
