### Comandos que olham para trás (veja commands.ftl).

commands-table-log-search-about = Palavras a procurar; acentos e maiúsculas não importam
commands-table-history = historia
commands-table-history-about = Como a mesa estava em um passo anterior, até onde você pode saber
commands-table-history-step-about = O passo, com o número do registro (padrão: o último)
commands-table-history-round-about = O começo desta rodada, deste dia ou deste turno
commands-table-replay = filme
commands-table-replay-about = Depois da partida: ela inteira em uma imagem animada
commands-option-search = procurar
commands-option-step = passo
commands-option-round = rodada
