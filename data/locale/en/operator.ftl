### What `python -m bot <command>` says to whoever runs the bot: one line for each thing.

operator-about-all = Commands for whoever runs the bot. Without one, the bot runs.
operator-about-health = Check that all is well: the database, the disk, the messages to be sent, the heartbeat
operator-about-doctor = Examine settings, token, commands, icons, servers and channels from Discord's side
operator-about-check = Read the whole database, and say whether it is sound
operator-about-backup = Copy the database to a new file, while the bot runs or not
operator-about-restore = Replace the database with a copy; the bot must be stopped
operator-about-move = Move all games to another database, such as from a file to PostgreSQL; the bot must be stopped
operator-about-tables = List the tables that have not ended
operator-about-show = Show one table, without its secrets
operator-about-lessons = Show how far people get in the lessons of each game, without names
operator-about-freeze = Stop one running table until it is thawed
operator-about-thaw = Let a frozen table go on

## Health. absent, unreadable args: path · schema, old-schema args: schema · disk, full-disk args: free (MB) ·
## outbox args: count · heartbeat, silent args: age (seconds) · integrity args: hours · ill args: part · lost args: why

operator-health-absent = no database at { $path }: has the bot ever run with these settings?
operator-health-unreadable = the database can't be read: { $path }
operator-health-lost = the bot has ended: { $why }
operator-health-read-only = the database server takes no writes, as after a failover: nothing can be saved
operator-health-integrity = { $hours ->
    [0] the database was read whole within the last hour, and is sound
    [one] the database was read whole an hour ago, and is sound
   *[other] the database was read whole { NUMBER($hours, useGrouping: 0) } hours ago, and is sound
}
operator-health-checked = the database is sound
operator-health-damaged = the database is damaged: restore a backup
operator-health-schema = its schema is the newest one ({ $schema })
operator-health-old-schema = its schema is { $schema }, which is not that of this version: start the bot
operator-health-disk = { NUMBER($free, useGrouping: 0) } MB are free on the disk
operator-health-full-disk = only { NUMBER($free, useGrouping: 0) } MB are free on the disk
operator-health-outbox = { $count ->
    [0] no message is waiting to be sent
    [one] one message is waiting to be sent
   *[other] { NUMBER($count, useGrouping: 0) } messages are waiting to be sent
}
operator-health-heartbeat = { $age ->
    [one] the bot was alive a second ago
   *[other] the bot was alive { $age } seconds ago
}
operator-health-silent = no sign of the bot for { NUMBER($age, useGrouping: 0) } seconds: it has stopped or is stuck
operator-health-no-heartbeat = no sign of the bot yet: it has not run with this database
operator-health-connected = it is connected to Discord
operator-health-ill = { $part ->
    [commands] Discord has refused the commands, so the old ones stay: the log says why, and it is tried again each hour
    [pictures] no pictures can be drawn right now: everything is said in words meanwhile
   *[other] a part of the bot does not work right now: { $part }
}
operator-health-disconnected = it is not connected to Discord right now

## What was done. backed-up args: file, size (kB) · restored, kept args: file · moved-rows args: table, count · moved args: source, target · frozen, thawed args: number

operator-backed-up = { $file }: { NUMBER($size, useGrouping: 0) } kB, checked. It holds every hand: keep it as you keep the token.
operator-restored = the database is now that of { $file }; start the bot
operator-kept = the previous database is kept in { $file }
operator-moved-rows = { $table }: { $count ->
    [one] 1 row, the same in both
   *[other] { NUMBER($count, useGrouping: 0) } rows, the same in both
}
operator-moved = all of { $source } is now in { $target } as well; set TAVERNA_DATABASE to it, and start the bot
operator-frozen = table { NUMBER($number, useGrouping: 0) } is frozen; a running bot says so within seconds
operator-thawed = table { NUMBER($number, useGrouping: 0) } goes on

operator-unanswered = Another bot or command uses this database and does not answer. Nothing was changed: try again, or stop it first.
operator-half-answered = The bot has begun, but did not say how it went: see what `show` says.

## Tables. table args: number, game, status, seats, last · place args: server, channel, host ·
## times args: created, last, answers · seat args: letter, who · unsaid args: kind, count · due args: kind, due · why args: why

operator-no-tables = there are no tables
operator-table = { NUMBER($number, useGrouping: 0) }  { $game }, { $status }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, last change { $last }
operator-place = server { $server }, channel { $channel }, host { $host }
operator-times = opened { $created }, last change { $last }, { $answers ->
    [one] 1 answer
   *[other] { NUMBER($answers, useGrouping: 0) } answers
}
operator-seat = seat { $letter }: { $who }
operator-computer = computer
operator-unsaid = to be sent: { $kind } ({ $count })
operator-due = due { $due }: { $kind }
operator-why = frozen by: { $why }
operator-no-lessons = nobody has begun a lesson
operator-lesson = { $game }: { NUMBER($begun, useGrouping: 0) } begun; by number of answers, how many got that far: { $reached }
operator-status-lobby = lobby
operator-status-running = running
operator-status-archived = archived
operator-status-frozen = frozen by a fault
operator-status-held = frozen by the operator
operator-status-without-game = waits for its game
operator-status-over = over
operator-status-closed = closed
