### What the bot says on Discord around the games.
### "args" names what each message is given. `channel`, `who` and `since` arrive as Discord's own marks, which it
### shows as a link, as names, and as "3 hours ago".

## Buttons: at most 34 characters

discord-button-join = Join
discord-button-leave = Leave
discord-button-giveup = Give up my seat
discord-button-lend = Computer until I'm back
discord-button-keepseat = Keep my seat
discord-button-seat = Take the free seat
discord-button-computer = Add computer
discord-button-nocomputer = Remove computer
discord-button-start = Start
discord-button-hand = My hand
discord-button-board = Board
discord-button-text = Board as text
discord-button-undo = Undo
discord-button-help = Help
discord-button-report = Report a problem
discord-button-again = Play again
discord-button-orders = Standing orders
discord-button-endlesson = End the lesson
discord-button-restlesson = End the lesson
discord-button-close = Close the table
discord-button-closing = Close the table
discord-button-free = Free the seat
discord-button-nevermind = No, leave it
discord-button-golesson = Go on with the lesson
discord-button-never = Never ask me this

## The lobby. seats args: given, most · wanted args: low, high, given · expected args: missing, host

discord-lobby-seats = **Players: { $given } of { $most }**
discord-lobby-host = host
discord-lobby-wanted = { $given ->
    [one] For { $low } to { $high } players. Join to play; the host starts the game.
   *[other] For { $low } to { $high } players. The host starts the game when everybody is here.
}
discord-lobby-expected = { $missing ->
    [0] Everybody is here: { $host } can start the game.
    [one] One more player is expected; then the host starts the game.
   *[other] { $missing } more players are expected; then the host starts the game.
}
discord-lobby-strength = How strong the computers are (for the host)
discord-lobby-settings = Settings (for the host)
discord-lobby-settings-of = { $names } (for the host)
discord-lobby-invite = Invite somebody
discord-lobby-closed = This table is closed.

## The panel. more args: count · waiting args: who (list), since

discord-panel-more = { $count ->
    [one] One more line is in the log.
   *[other] { $count } more lines are in the log.
}
discord-panel-waiting = Waiting for { $who }, asked { $since }.
discord-panel-due = The answer is due <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-thinking = 🧠 Thinking ahead: { $who }. A computer player knows only what its seat may see.
discord-panel-paused = The clock is stopped.
discord-panel-secret = The question is secret.
discord-panel-secret-where = “My hand” shows the question to those who are asked.
discord-panel-window = Play cards from your hand with “My hand”.
discord-panel-closed = This table has been closed.
discord-panel-closed-until = This table has been closed. Everything is kept, and until { $until } its host can reopen it.
discord-panel-frozen = This table is on hold until the next update. Nothing is lost.

## The hand. idle args: who (list), since

discord-hand-asked-anyway = You have no other choice here. You are asked anyway, so that nobody can tell.
discord-hand-asked-undo = You have no other choice here. You are asked anyway, so that you can still undo.
discord-hand-idle = Nothing is asked of you: when this was shown, the table was waiting for { $who }, asked { $since }. “My hand” shows the table as it is now.
discord-hand-gone = You no longer have this seat, so its hand is no longer shown here.
discord-hand-since = Since your turn
discord-hand-you = { $name } (you)
discord-hand-closed-dm = Your direct messages are closed to me, so I can't write to you there. Nothing is lost: “My hand” always shows what you are asked. Open them, and I write to you again after your next press.

## A reminder; what waits besides a turn. ping args: who (list), game, channel, since · off-turn args: who, game, channel

discord-ping = ⏰ { $who }, { $game } in { $channel } is waiting for you, asked { $since }.
discord-ping-barred = -# I can't post there at the moment: /hand, here, shows your question.
discord-off-turn = ⏰ { $who }, something waits for you in { $channel } ({ $game }):

## Standing orders

discord-orders = **Standing orders.** Choose what I don't need to ask you at this table: I then pass for you, at once and whatever you hold. You can change this at any time.
discord-orders-none = Always ask me
discord-orders-no-windows = This game has no question that I could pass for you.

## Help, below what a question means

discord-help = Press a button, choose from a menu, or type /play: it suggests the possible answers, and `>` puts several in a row. “Undo” takes back your own answers until something is rolled, drawn or revealed, or somebody else acts. “My hand” is for your eyes only. /rules and /card explain the game.
discord-help-lesson = Press a button or choose from a menu. “Undo” takes back your own answers until something is rolled, drawn or revealed, or somebody else acts. /rules and /card explain the game.

## A report. report args: file (its name) · earlier args: count

discord-report = **A file for a report**, for you alone: the table, the step and the question, what was told to everybody since the turn began, the versions, and the position. It holds what you can see, including your own hand, but nobody else's secrets: what is hidden from you is dealt again, and players are called by their seats. Attach it to an issue; while the game goes on, keep it from the others at the table. It opens with `python -m rules play { $file }`.
discord-report-no-position = The rules can't be run at this table now, so the file has no position.
discord-report-earlier =
    The present position can't be shown, so it is that of { $count ->
        [one] one answer
       *[other] { $count } answers
    } before.

## What became of something. opened args: channel · done args: count · dropped args: count

discord-opened = Your table is open: { $channel }. Invite the others; you start the game when everybody is here.
discord-joined = You have a seat at this table.
discord-left = You have left this table.
discord-leave = **Give up your seat?** A computer player takes over at once, and anyone may take the seat: you may not get it back. If you only need a break, let a computer play until you return.
discord-leave-last = **Give up your seat?** Nobody else is left at this table, so it will be closed. For a week you can reopen it; then it ends without a result.
discord-leave-kept = **Give up your seat?** For everybody else left at this table a computer plays. It will be archived until one of them reopens it.
discord-stayed = You keep your seat.
discord-close = **Close this table?** { $game } has been played here since { $since }, and stops for everybody. Until { $until } the host can reopen it; then it ends without a result.
discord-close-lobby = **Close this table?** Nobody plays here yet; whoever has joined is free again.
discord-replace = **Free the seat of { $who }?** A computer player takes over at once, and anyone may take the seat. { $who } will be told.
discord-unchanged = Nothing has changed.
discord-replaced = The seat is free now; a computer player plays until somebody takes it.
discord-paused = The clock is stopped. Players can still answer.
discord-resumed = The clock runs again, with the full time.
discord-started = The game begins!
discord-computer-added = A computer player has sat down.
discord-shown = Here is the table again, at the bottom of the channel.
discord-table-settings = 🌐 Language of the posts here: { $language }. 🎨 Colours of the pictures: { $theme }.
discord-closed = The table is closed. Within a week, “Reopen” or /table reopen brings it back.
discord-done = { $count ->
    [one] Done.
   *[other] Done: { $count } answers.
}
discord-dropped = { $count ->
    [one] The last thing you named was not asked for, so it was left out.
   *[other] The last { $count } things you named were not asked for, so they were left out.
}

## What a person's tables are doing. waiting, other, lent args: game, channel, since · resting args: game · more args: count

discord-me-waiting = ⏳ **{ $game }** in { $channel } is waiting for you, asked { $since }.
discord-me-asking = ✉️ **{ $game }** in { $channel } is waiting for you to join or to decline.
discord-me-lobby = **{ $game }** in { $channel } has not begun yet.
discord-me-other = **{ $game }** in { $channel } is not waiting for you.
discord-me-lent = 🤖 A computer plays for you in **{ $game }** in { $channel }. Press “I'm back” below the board to get your seat back.
discord-me-none = You are not at any table. A table is opened in a channel of a server; /learn begins a lesson anywhere.
discord-me-resting = 🎓 Your lesson of **{ $game }** rests.
discord-me-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
}
discord-me-dm = The next secret question comes by direct message again, if you accept direct messages now.
discord-theme-dark = Dark
discord-theme-light = Light
discord-theme-contrast = High contrast
discord-me-theme = 🎨 Colours of your own pictures: { $theme }. /table settings changes those of a table.
discord-me-language = 💬 I speak English with you.

## How somebody wants to be called upon. notice args: notice (words) · quiet args: start, end, zone · away args: start, end

discord-notice-mention = Mention me in the channel
discord-notice-dm = Send me a direct message
discord-notice-both = Mention and direct message
discord-notice-silent = Do not notify me
discord-notifications-notice = 🔔 When it is your turn: { $notice }.
discord-notifications-quiet = 🌙 Quiet from { $start } to { $end } ({ $zone }): whatever comes up then waits until it is over.
discord-notifications-away = 🧳 Away from { $start }, back on { $end }: until then no table notifies you. Tables that wait for you show everybody there when you will be back.

## The settings of /me as menus. title args: zone · entry args: name, value · days args: count, day, month

settings-open = Change my settings
settings-title = **Your settings.**
    -# Times are those of { $zone }: /me with zone changes that. For hours or days that are not listed use /me with quiet, away or digest.
settings-entry = { $name }: { $value }
settings-none = none
settings-here = no
settings-days = { $count ->
    [one] only today
   *[other] { $count } days, until { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $day }
}
settings-language = Language
settings-notice = On my turn
settings-quiet = Quiet hours
settings-away = Away
settings-digest = Daily summary
settings-theme = Colours
settings-tips = Tips
settings-stats = Statistics

## When something is not possible. turn args: who (a name) · permissions args: missing (list) · left args: given · only args: given, only · long, links args: most

discord-stale = This question is already closed.
discord-broken = Something went wrong on my side. What was stored is safe: look at “My hand” before you try again. If it happens again, tell whoever runs this bot.
discord-old-command = This command has changed. Type it again from the beginning; if that doesn't help, restart Discord.
discord-no-text = The board can't be put into words right now. Please try again.
discord-refused-turn = This question is for { $who }.
discord-refused-form = Please press that button once more.
discord-refused-no-seat = You don't have a seat at this table. The picture in the channel shows all that is public.
discord-refused-not-there = That person has no seat at this table.
discord-refused-no-table = There is no table in this channel. /table open starts one.
discord-refused-no-table-of-yours = You are not at any table. Open one in a server with /table open.
discord-refused-other-game = Another game is played at the table in this channel.
discord-refused-other-question = You are asked something else right now. “My hand” shows what.
discord-refused-not-asked = There is no question for you right now.
discord-refused-not-possible = That is not possible right now. “My hand” shows what is.
discord-refused-incomplete = Something before that still needs an answer. Fill in the command's earlier options, or answer in “My hand”.
discord-refused-which = Several are possible: { $options }. Say which one.
discord-refused-left = Nothing was done: you named “{ $given }”, which is not asked for here, or not before something else is known. Leave it out, or answer in “My hand”.
discord-refused-only = Nothing was done: you named “{ $given }”, but here it can only be { $only }. If you want that, name it.
discord-refused-not-found = I know nothing by that name. Choose from the suggestions.
discord-refused-thread = I can't open a thread here. Use this in a text or announcement channel, and let me create public threads and write in them; or play right here.
discord-refused-threads-full = This server has as many open threads as Discord allows. Archive one that nobody needs, or play right in the channel.
discord-refused-thread-crowded = There are as many people in this thread as Discord allows. Ask somebody to leave it, or play in another channel.
discord-refused-locked = This thread is locked or archived, and I can't write in it. Somebody who manages threads can open it again.
discord-refused-barred = I am not allowed to post here. I need to view the channel, write, embed links and attach files in it.
discord-refused-gone = This channel has been deleted.
discord-refused-later = Discord is not answering me right now. Nothing is lost; try again in a moment.
discord-refused-permissions = To play in this channel I also need: { $missing }. Somebody who manages the server can allow it in the channel's settings.
discord-refused-closed-dm = Your direct messages are closed to me. Allow them in this server's privacy settings, then try again.
discord-refused-zone = I don't know the time zone “{ $given }”. Type the name of a large city near you and choose from the suggestions.
discord-refused-quiet = I can’t read these quiet hours. Write them like 22-7 or 22:30-7:00, or off.
discord-refused-away = I can’t read these dates. Write the first and the last day, year first, like 2026-12-20 2027-01-03, or off.
discord-refused-past = Those days are already over. Write days that are still to come, or off.
discord-refused-long = That is too long: at most { $most } characters fit here.
discord-refused-links = Those are too many answers at once: a chain takes at most { $most }. Send the first ones, then the others.

## Told to the host by direct message. args: game, channel · missing args: missing (list)

discord-trouble-full = I can't post at your table of { $game } ({ $channel }): its thread was archived, and the server has as many open threads as Discord allows, so I can't reopen it. The game is safe. Archive a thread that nobody needs, then use /table show there. Until then everybody can go on playing with /hand in a direct message to me.
discord-trouble = I can't post at your table of { $game } ({ $channel }): I am not allowed to view it, write, embed links or attach files there. The game is safe. Give me back those permissions and use /table show there. Until then everybody can go on playing with /hand in a direct message to me.
discord-trouble-missing = I can't post at your table of { $game } ({ $channel }): I'm missing { $missing } there. The game is safe. Somebody who manages the channel can allow it under { permission-where }; then use /table show there. Until then everybody can go on playing with /hand in a direct message to me.
discord-trouble-locked = I can't post at your table of { $game } ({ $channel }): its thread is locked. The game is safe. Somebody who manages threads can unlock it; then use /table show there. Until then everybody can go on playing with /hand in a direct message to me.
discord-trouble-gone = The channel of your table of { $game } has been deleted. The game is safe: everybody can go on playing with /hand in a direct message to me.
discord-trouble-silence = I could not post something at your table of { $game } ({ $channel }). Discord answers: { discord-says }. The game is safe, and everybody can go on playing with /hand in a direct message to me. /table show there shows the table again as soon as Discord lets me.
discord-trouble-person = For an hour I have not been able to write to { $who } at your table of { $game } ({ $channel }). Discord answers: { discord-says }. The game is safe: they can answer with “My hand” in the channel, or with /hand.
discord-says = { $said ->
    [none] nothing at all
   *[other] error { $said }
}

## Permissions by Discord's names: permission:view_channel and so on

permission-where = Edit Channel, Permissions, the bot's role
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## In the terminal, without a token. args: url

discord-sandbox = Open { $url } in your browser and play.   (Ctrl+C here ends it; your games stay)
    To play with others on Discord: docs/hosting.md · Here in the terminal: .venv/bin/python -m rules play bellum

## In the terminal, once it is connected. args: url

discord-invite = Invite the bot to your server at this address: { $url }
