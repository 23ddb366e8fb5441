### Slash commands that look back (see commands.ftl).

commands-table-log-search-about = Words to look for; accents and capitals do not matter
commands-table-history = history
commands-table-history-about = The table at an earlier step, as far as you may know
commands-table-history-step-about = The step, as the log numbers it (default: the newest)
commands-table-history-round-about = The beginning of this round, day or turn
commands-table-replay = replay
commands-table-replay-about = After the game: the whole of it as an animated picture
commands-option-search = search
commands-option-step = step
commands-option-round = round
