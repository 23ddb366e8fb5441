### Slash commands. `commands-<path>` is a name, `commands-<path>-about` a description (at most 100 characters);
### `commands-option-<name>` names an option, `commands-<path>-<name>-about` describes it.
### Names: at most 32 small letters, digits and hyphens. The English ones are those in the code.

commands-table = table
commands-table-about = Tables: open one, join it, start the game, and manage it
commands-table-open = open
commands-table-open-about = Open a table here, for a new game
commands-table-open-game-about = The game to play
commands-table-open-place-about = In this channel, or in a new thread (default: the server's setting)
commands-table-open-language-about = The language of the table (default: the server's)
commands-table-open-pace-about = How long an answer may take: 36h, 2 days, or none (default: the server's)
commands-table-join = join
commands-table-join-about = Take a seat at the table in this channel
commands-table-leave = leave
commands-table-leave-about = Give up your seat; in a running game a computer takes over
commands-table-replace = replace
commands-table-replace-about = Free the seat of somebody who has gone; anyone but the host needs a vote for it
commands-table-replace-player-about = Who has gone
commands-table-start = start
commands-table-start-about = Begin the game (for the host)
commands-table-add-computer = add-computer
commands-table-add-computer-about = Seat a computer player (for the host)
commands-table-add-computer-kind-about = How it plays
commands-table-show = show
commands-table-show-about = Show the table again, at the bottom of the channel
commands-table-log = log
commands-table-log-about = What has happened so far, as far as you may know
commands-table-verify = verify
commands-table-verify-about = After the game: check that the dice were fair
commands-table-export = export
commands-table-export-about = After the game: save the whole of it as a file
commands-table-settings = settings
commands-table-settings-about = The language and the colours of what is posted in this channel (for the host)
commands-table-settings-language-about = The language
commands-table-settings-theme-about = The colours of the pictures
commands-table-pace = pace
commands-table-pace-about = How long an answer may take (for the host)
commands-table-pace-answer-about = The time for an answer: 36h, 2 days, 90 min, or none
commands-table-pace-then-about = What happens then: a notice, the usual answer, or a computer's (default: no change)
commands-table-pause = pause
commands-table-pause-about = Stop the clock (for the host)
commands-table-resume = resume
commands-table-resume-about = Let the clock run again (for the host)
commands-table-close = close
commands-table-close-about = End this table without a result (for the host, or anyone who manages the channel)

commands-play = play
commands-play-about = Answer what you are asked; put several answers in a row with >
commands-play-answer-about = Your answer; type to see what is possible
commands-hand = hand
commands-hand-about = Your hand and what you are asked, for your eyes only
commands-undo = undo
commands-undo-about = Take back your last answer, as long as nothing was rolled, drawn or revealed
commands-orders = orders
commands-orders-about = Your standing orders: what you need not be asked at this table
commands-learn = learn
commands-learn-about = A first game against computers, with a coach, in direct messages
commands-learn-game-about = The game; without one, the game for beginners
commands-me = me
commands-me-about = The tables that wait for you, how I notify you, and your language
commands-me-language-about = The language I use with you
commands-me-notice-about = How I tell you that it is your turn
commands-me-zone-about = Your time zone; type a city
commands-me-quiet-about = Hours when I don't notify you: 22-7, or off
commands-me-tips-about = Whether what is new to you comes with a tip
commands-me-theme-about = The colours of the pictures that only you see
commands-me-away-about = Days when you are away: 2026-12-20 2027-01-03, or off
commands-rules = rules
commands-rules-about = Look up the rules by topic
commands-rules-topic-about = The topic; type to search
commands-card = card
commands-card-about = Look at a card
commands-card-card-about = The card; type to search

## Options

commands-option-game = game
commands-option-place = place
commands-option-language = language
commands-option-kind = kind
commands-option-answer = answer
commands-option-topic = topic
commands-option-card = card
commands-option-notice = notice
commands-option-zone = zone
commands-option-quiet = quiet
commands-option-tips = tips
commands-option-theme = theme
commands-option-away = away
commands-option-player = player
commands-option-user = user

## Fixed choices

commands-choice-here = This channel
commands-choice-thread = A new thread
commands-choice-nudge = Only post a notice
commands-choice-play = Let a computer answer
