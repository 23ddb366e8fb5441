### What the table says by itself, and why it refuses something.
### "args" names what each message is given. A string argument is an id and arrives here as its name.

## The name of a computer player. args: number (from 1)

table-computer = Computer { $number }

## Refusals, told to one person.
## full args: most · budget args: low, high · zone args: given · no-game args: given, known (list) · no-computer args: given, known (list) ·
## rest-dropped args: stored, left

table-refused-no-table = This table no longer exists.
table-refused-not-running = The game has not begun: the host starts it from the lobby.
table-refused-started = The game has begun; this can only be changed in the lobby.
table-refused-over = This game is over. Open a new table to play again.
table-refused-not-over = The game is not over yet.
table-refused-closed = This table is closed. Open a new one to play.
table-refused-closed-until = This table has been closed. Its host can reopen it until { $until }: /table reopen.
table-refused-frozen = This table is on hold because of a mistake in the rules. Nothing is lost; it goes on after the next update.
table-refused-report-over = This game is over. “Save the game” below it gives you the whole of it as a file, which tells more than a report.
table-refused-without-game = The game of this table is not installed at the moment. Nothing is lost: the table waits until it is back.
table-refused-unreadable = This game was played under older rules and can no longer be shown.
table-refused-newer = This table is already played under newer rules than this part of the bot has. Nothing is lost; try again when the update is through.
table-refused-bug = The rules stumbled over that answer, so it was not played. Try something else, or undo; the host can report it.
table-refused-busy = Too much is happening at this table right now. Try again in a moment.
table-refused-not-saved = That could not be saved, so nothing has changed. Try again in a moment.
table-refused-not-read = I can't look that up right now. Try again in a moment.
table-refused-lost = The bot has lost its database, so nothing can be saved any more, and nothing has changed. Please tell whoever runs this bot.
table-refused-line = Several requests like this are already waiting here. Try again when they are done.
table-refused-too-long = Looking through the whole game took too long, so I stopped. Please report it.
table-refused-no-process = I can't look through whole games right now. Try again in a minute; the game itself goes on.
table-refused-host-only = Only the host of this table, <@{ $host }>, can do that.
table-refused-not-seated = You have no seat at this table.
table-refused-not-yours = This question is for somebody else.
table-refused-undo = There is nothing you can take back now.
table-refused-draft = That is too long to keep as a draft.
table-refused-already = You already have a seat at this table.
table-refused-full = { $most ->
    [one] This table has one seat, and it is taken.
   *[other] All { $most } seats of this table are taken.
}
table-refused-channel-taken = There is already a table in this channel. Finish or close it first, or use another channel or a thread.
table-refused-no-game = There is no game called “{ $given }” here. You can play { $known }.
table-refused-no-computer = There is no computer player called “{ $given }”. You can choose { $known }.
table-refused-not-a-computer = There is no computer player in that seat.
table-refused-nobody-there = There is no person in that seat.
table-refused-budget = An answer may take from { $low } minutes to { $high } days.
table-refused-zone = I don't know the time zone “{ $given }”.
table-refused-paused = The clock of this table is already stopped.
table-refused-not-paused = The clock of this table is not stopped.
table-refused-no-free-seat = No seat of this table is free.
table-refused-rest-dropped = { $stored ->
    [one] The first answer was played
   *[other] The first { $stored } answers were played
}; you should see the outcome first, so { $left ->
    [one] the last one was not.
   *[other] the other { $left } were not.
}

## Notices, told to the channel. left, taken, late args: seat (id) ·
## started args: hash · over args: seed · frozen args: table · bug args: seat (id), table, step ·
## mended args: count (of seats), seats (list)

table-notice-started =
    The game begins! Its dice and cards are settled already; at the end everybody can check that.
    -# SHA-256 of their seed: `{ $hash }`
table-notice-over =
    The game is over.
    -# The seed of its dice and cards: `{ $seed }`
table-notice-closed = This table has been closed.
table-notice-closed-until = This table has been closed, and its channel is free for another one. “Reopen” above brings it back.
table-notice-expired = This lobby is closed: it did not start within 14 days. You are welcome to open a new one.
table-notice-frozen = This table is on hold because of a mistake in the rules. Nothing is lost, and it goes on after the next update. Please report it as table { NUMBER($table, useGrouping: 0) }: “Report a problem” writes a file for it.
table-notice-without-game = The game of this table is not installed at the moment. Nothing is lost: the table rests, no clock runs, and it goes on when the game is back.
table-notice-game-back = The game is back: this table goes on where it was.
table-notice-thawed = The mistake in the rules is fixed: this table goes on.
table-notice-left = A player has left the table, and { $seat } plays on. Anyone can take the seat: press “Take the free seat” below the board.
table-notice-removed = A player has been replaced, and { $seat } plays on. Anyone can take the seat: press “Take the free seat” below the board.
table-notice-taken = { $seat } has taken the free seat.
table-notice-paused = The host has stopped the clock of this table.
table-notice-resumed = The clock of this table runs again.
table-notice-late-nudge = Time is up for { $seat }. The table is still waiting.
table-notice-late-play = Time is up for { $seat }: a computer player answers in their place.
table-notice-bug = The rules stumbled over an answer from { $seat }. It was not played, and the game goes on. Please report it as table { NUMBER($table, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }: “Report a problem” writes a file for it.
table-notice-mended = { $count ->
    [one] The rules were updated, and the latest answers from { $seats } no longer fit. That player is asked again.
   *[other] The rules were updated, and the latest answers from { $seats } no longer fit. These players are asked again.
}
