### Commands for finding players, for tables that were archived, and for whoever manages a server.

commands-table-open-players-about = How many players you wait for (default: as many as the game takes)
commands-table-invite = invite
commands-table-invite-about = Invite somebody to this lobby; they are mentioned once
commands-table-invite-player-about = Who to invite
commands-table-lobbies = lobbies
commands-table-lobbies-about = The tables of this server that wait for players
commands-table-reopen = reopen
commands-table-reopen-about = Bring back the archived table of this channel

commands-taverna = taverna
commands-taverna-about = For whoever manages this server: what I do here, and how I'm doing
commands-taverna-setup = setup
commands-taverna-setup-about = Language, channels and hosts of new tables on this server; without options, shows what is set
commands-taverna-setup-language-about = The language of new tables
commands-taverna-setup-place-about = Where new tables are opened
commands-taverna-setup-pace-about = How long an answer may take at new tables: 36h, 2 days, or none
commands-taverna-status = status
commands-taverna-status-about = How I'm doing, and what I'm missing here
commands-help = help
commands-help-about = What I can do, and where to begin

commands-option-players = players
commands-option-pace = pace
commands-choice-server = The Discord server's
