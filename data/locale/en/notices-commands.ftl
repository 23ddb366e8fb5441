### Commands of clocks and notices (see commands.ftl).

commands-table-skip = skip
commands-table-skip-about = Go on without an answer from somebody whose time is over (for the host)
commands-table-skip-player-about = Who is late
commands-table-pace-autoplay-about = Whether an answer is given right away where only one is possible
commands-me-digest-about = One direct message a day with the tables that wait for you: 8:30, or off

commands-option-autoplay = autoplay
commands-option-digest = digest

commands-choice-default = Give the usual answer
commands-choice-on = On
commands-choice-off = Off
