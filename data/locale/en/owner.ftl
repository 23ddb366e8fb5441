### Finding players, tables that fall silent, and what a server's manager sets and sees.
### "args": marks of Discord (`who`, `host`, `channel`, `since`) arrive ready.

## Refusals. players args: low, high · channels args: channels (list) · roles args: roles (list)

table-refused-players = This game is for { $low } to { $high } players.
table-refused-kept = The remaining seats are kept for two days for those who were invited. Ask the host to invite you, or wait a little.
table-refused-sits-already = That person already has a seat at this table.
table-refused-invited = That person has already been invited. Nobody is asked twice.
table-refused-declined = That person does not want to play this time. Nobody is asked twice.
table-refused-not-invited = This invitation is for somebody else. If there is a free seat, press “Join”.
table-refused-invite-started = The game has begun. A seat that is free, or your own, can still be offered: /table offer.
table-refused-channels = On this server tables can only be opened in { $channels }.
table-refused-roles = On this server tables can only be opened by { $roles }. You can join one: /table lobbies.
table-refused-manage-only = Only people who may manage this server can do that.
table-refused-archived = This table is archived. “Reopen” brings it back, and so does /table reopen.
table-refused-not-archived = There is no archived table here.
table-refused-held = This table is on hold: whoever runs the bot has stopped it. Nothing is lost.
table-refused-not-frozen = This table is not frozen.
table-refused-cannot-freeze = Only a running game can be frozen.

## Notices. idle args: quiet, until

table-notice-idle = Nothing has happened at this table since { $quiet }. Are you still playing? Press “Keep it”, or just play. Otherwise it is archived on { $until }; then the channel is free, everything is kept, and you can reopen it.
table-notice-archived = This table is archived, and its channel is free for another one. “Reopen” above brings it back.
table-notice-held = This table is on hold for a while: whoever runs the bot has stopped it. Nothing is lost.

## Buttons: at most 34 characters

discord-button-coming = Accept
discord-button-notcoming = Decline
discord-button-keep = Keep it
discord-button-reopen = Reopen

## The lobby. args: who (list), host, game · lobbies-line args: game, channel, host, free, since

discord-lobby-invited = -# Invited: { $who }
discord-invited = { $who } has been invited.
discord-invitation-open = ✉️ { $who }: you are invited to { $host }’s table.
discord-invitation-accepted = ✅ { $who } will play.
discord-invitation-declined = 🚫 { $who } will not play this time.
discord-invitation-begun = ⌛ { $who } did not answer before the game began.
discord-invitation-closed = ⌛ { $who } did not answer before this table was closed.
discord-gathered = 🎲 Everybody is here: press “Start”, and the game begins.
discord-lobbies = **Tables that wait for players**
discord-lobbies-line = - **{ $game }** in { $channel }, { $free ->
    [0] full
    [one] one seat free
   *[other] { $free } seats free
}, host { $host }, opened { $since }
discord-refused-no-lobbies = No table waits for players here. /table open starts one.
discord-refused-bot = Bots can't be invited. “Add computer” seats a computer player.
discord-refused-channels-gone = The channels in which tables may be opened on this server are gone. Whoever manages the server can choose others: /taverna setup.
discord-refused-roles-gone = The roles that may open tables on this server are gone. Whoever manages the server can choose others: /taverna setup.

## Tables that fell silent. args: who

discord-panel-archived = This table is archived. Everything is kept, and it can be reopened.
discord-kept-by = { $who } wants to go on: this table stays.
discord-reopened = This table goes on.
discord-reopened-by = { $who } has reopened this table.

## /taverna setup. language, place, pace args: the same, in words · where args: where (list) · who args: who (list)

discord-setup = **Taverna on this server**
discord-setup-language = 🌐 Language of new tables: { $language }
discord-setup-place = 📍 New tables open here: { $place }
discord-setup-pace = ⏱️ Time for an answer at new tables: { $pace }
discord-setup-where = 🚪 Tables may be opened in { $where }, and in threads there
discord-setup-everywhere = 🚪 Tables may be opened in every channel
discord-setup-nowhere = 🚪 The channels for tables are gone: **tables can be opened nowhere**. Choose others below, or none for all channels
discord-setup-who = 👑 Tables may be opened by { $who }, and by whoever manages the server
discord-setup-everybody = 👑 Everybody may open tables
discord-setup-nobody = 👑 The roles that may open tables are gone: only whoever manages the server can. Choose others below, or none for everybody
discord-setup-how = -# /taverna setup changes the first three; the menus change the rest, and an empty choice lifts the limit or the setting.
discord-setup-channels = Channels for tables (none: all channels)
discord-setup-roles = Roles that may open tables (none: everybody)

## /taverna status. status args: version, since · left-out args: games (list) · tables args: tables (list) · the kinds of tables args: count ·
## unsaid args: count · missing args: missing (list)

discord-status = **Taverna { $version }**, started { $since }
discord-status-tables = 🎲 On this server: { $tables }
discord-status-no-tables = 🎲 No table on this server yet. /table open starts one.
discord-status-lobby = { $count ->
    [one] one lobby
   *[other] { $count } lobbies
}
discord-status-running = { $count } running
discord-status-frozen = { $count } on hold
discord-status-archived = { $count } archived
discord-status-over = { $count } finished
discord-status-closed = { $count } closed
discord-status-sound = 🗄️ The database is sound.
discord-status-damaged = 🗄️ **The database is damaged.** Whoever runs the bot should restore a backup.
discord-status-unsaid = { $count ->
    [0] 📨 Every message has been sent.
    [one] 📨 One message is waiting to be sent.
   *[other] 📨 { $count } messages are waiting to be sent. If that doesn't change, Discord is slow or a channel is closed to me.
}
discord-status-permissions = 🔑 In this channel I have everything I need.
discord-status-missing = 🔑 In this channel I'm missing: { $missing }. Allow it under { permission-where }.
discord-status-threadless = 🧵 For tables in threads of their own I'm missing: { $missing }. Allow it under { permission-where }.
discord-status-do-frozen = ⏸️ A table is on hold until the next update of the bot, or until whoever runs it lets it go on.
discord-status-left-out = 🧩 Left out, because they don't fit this version of the bot: { $games }. Its log says why.

## /help

discord-all-help = **Taverna**: heavy board games, move by move, here in the channel.
    - **Play:** /table open starts a table, /table lobbies shows those that wait for players, and /find brings you together with people who want the same. Press “Join”, and the host presses “Start”. /series open begins a series of several rounds.
    - **Your turn:** press the buttons below the board, or type /play. “My hand” and /hand are for your eyes only; /undo takes your answer back.
    - **Learn:** /learn for a first game with a coach, /rules by topic, /card with its picture, “Help” below each question.
    - **You:** /me for your tables, how I notify you, quiet hours, days away, and your language.
    - **This server:** whoever manages it uses /taverna setup and /taverna status.
discord-all-help-direct = **Taverna**: heavy board games, move by move.
    - **Learn:** /learn for a first game with a coach, here between us. /rules by topic, /card with its picture, “Help” below each question.
    - **Your turn:** /hand shows the game that waits for you; press the buttons there. /undo takes your answer back.
    - **Play with others:** tables are opened in a channel of your server. “Open a table” below a lesson says how.
    - **You:** /me for your tables, how I notify you, quiet hours, days away, and your language.
