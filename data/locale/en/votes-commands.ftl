### Commands of second thoughts and of seats (see commands.ftl).

commands-table-rewind = rewind
commands-table-rewind-about = Go back to an earlier turn, if all agree; or set who decides that
commands-table-rewind-turn-about = The turn to go back to; type to search (default: choose from a list)
commands-table-rewind-by-about = Who decides from now on (for the host)
commands-table-offer = offer
commands-table-offer-about = Offer somebody your seat, or a free one
commands-table-offer-player-about = Who to offer it to
commands-table-offer-seat-about = Your own seat, or one that was given up (default: your own)
commands-table-leave-until-about = For good, or with a computer playing until you are back (default: for good)

commands-option-turn = turn
commands-option-by = by
commands-option-seat = seat
commands-option-until = until

commands-choice-all = All together
commands-choice-host = The host alone
commands-choice-own = My own seat
commands-choice-free = A free seat
commands-choice-good = For good
commands-choice-back = Until I am back
