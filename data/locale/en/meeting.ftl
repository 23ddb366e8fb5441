### Finding people to play with: wishes, the calls to tables that fit them, and people who are kept apart.
### "args": marks of Discord (`who`, `where`, `channel`, `place`, `until`, `back`) arrive ready.

## Refusals. blocks args: most

table-refused-no-host = Nobody sits at this table yet. Press “Join”: whoever joins first is its host.
table-refused-wish-games = Choose at least one game that can be played here.
table-refused-block-self = You can't keep yourself apart from yourself.
table-refused-blocks = You can keep { $most } people apart from you. Take somebody off the list first: /me.
table-notice-deserted = Nobody took a seat here within a day, so this table is closed. /find looks for another one.
discord-refused-block-bot = That is a bot; it never plays with you unless a host seats it.

## Buttons: at most 34 characters

discord-button-findrenew = Renew
discord-button-findnotnow = Not this time
discord-button-findend = End the wish
discord-button-notthistime = Not this time

## The lobby. expected-met args: missing, host · lobbies-line-met args: game, channel, free, since

discord-lobby-met = 🤝 /find opened this table: several people want to play the same.
discord-lobby-met-first = Whoever joins first is its host.
discord-lobby-expected-met = { $missing ->
    [0] Everybody is here: { $host } can start the game.
    [one] One more player is expected; then the game begins by itself.
   *[other] { $missing } more players are expected; then the game begins by itself. The host may start it earlier.
}
discord-lobbies-line-met = - **{ $game }** in { $channel }, { $free ->
    [0] full
    [one] one seat free
   *[other] { $free } seats free
}, opened by /find { $since }

## The call to a lobby. call args: who (list), game · call-begun, call-closed args: game · call-open args: channel

discord-call = 🔔 { $who }: this table of { $game } fits what you are looking for. A seat is kept for you for a day.
discord-call-begun = 🔔 This called people to a table of { $game }. The game has begun.
discord-call-closed = 🔔 This called people to a table of { $game }, which has been closed.
discord-call-open = 🔔 This table fits what you are looking for, and a seat is kept for you for a day: press “Join” in { $channel }. If it doesn't suit you, /find on the server has “Not this time”.
discord-call-declined = All right. If a seat was kept for you here, it is free again.

## /find. find-games args: games (list) · find-counts args: counts (list) · find-paces args: paces (list) · find-only args: who (list) ·
## find-at-once, find-tables, find-days, find-count args: count · find-mine, find-rests-mine args: games (list), until · find-end-mine args: game · find-barred args: place, missing (list)

discord-find-new = **Find people to play with**
    Choose the games you would like to play. That is enough for a wish; you can then say with how many, how fast and with whom. When wishes on this server fit, I open a table and call everybody.
discord-find = **You are looking for a table**
discord-find-games = 🎲 { $games }
discord-find-counts = 👥 Players: { $counts }
discord-find-counts-any = 👥 Any number of players
discord-find-paces = ⏱️ Time for an answer: { $paces }
discord-find-paces-any = ⏱️ Any time for an answer
discord-find-only = 🤝 Only with { $who }
discord-find-only-nobody = 🤝 Only with somebody who is no longer here: choose others, or nobody for anyone
discord-find-only-any = 🤝 With anyone on this server
discord-find-at-once = 🪑 Until you sit at { $count ->
    [one] one table
   *[other] { $count } tables
}
discord-find-until = 📅 Your wish stands until { $until }. Each change renews it.
discord-find-rests = 😴 **Your wish rests**, because a call went unanswered for a day. “Renew” wakes it.
discord-find-away = 🧳 It pauses while you are away, and goes on when you are back on { $back }.
discord-find-enough = 🪑 You sit at as many tables as you want, so I don't call you before one of them ends.
discord-find-looking = 🔎 When enough others want the same, a table opens below { $place }, and I call you, at most once a day. Give me an answer within a day, or your wish rests.
discord-find-called = 🔔 **A seat is kept for you** in { $where }: press “Join” there, or “Not this time” here.
discord-find-no-place = ⚠️ This server has no place where I may open tables yet. Whoever manages it chooses one with /taverna setup. Until then I only call you to tables that others open.
discord-find-barred = ⚠️ No table can open below { $place }: there I'm missing { $missing }. Somebody who manages the server can allow it under { permission-where }.
discord-find-unopened = ⚠️ Last time no table could be opened below { $place }. I try again within an hour, or once /taverna setup is used.
discord-find-way-mention = I call you by a mention, which others can read. /me notice changes that.
discord-find-way-dm = I call you by direct message; nobody else sees it.
discord-find-way-both = I call you by direct message and by a mention, which others can read. /me notice changes that.
discord-find-way-silent = You don't want to be notified, so look here now and then. /me notice changes that.
discord-find-way-closed = You want direct messages, but yours are closed to me: open them, or look here now and then.
discord-find-ended = Your wish is gone.
discord-find-mine = 🔎 You are looking for { $games } until { $until }: /find
discord-find-rests-mine = 😴 Your wish for { $games } rests until you renew it: /find
discord-find-end-mine = End the wish: { $game }
discord-find-menu-findgames = Games
discord-find-menu-findcounts = Number of players (none: any)
discord-find-menu-findpaces = Time for an answer (none: any)
discord-find-menu-findpeople = Only with these people (none: anyone)
discord-find-menu-findmore = How many tables, how long
discord-find-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
discord-find-tables = { $count ->
    [one] Until I sit at one table
   *[other] Until I sit at { $count } tables
}
discord-find-days = { $count ->
    [one] For one day
   *[other] For { $count } days
}

## /me: whom one is kept apart from. args: who (list)

discord-blocks = 🚧 Kept apart from you: { $who }. I never bring you together with /find, and their invitations don't notify you. They are not told.
discord-blocks-menu = Take somebody off this list
discord-blocks-none = Nobody is kept apart from you any more.

## /taverna setup. args: place

discord-setup-meeting = 🤝 Tables of /find open in threads below { $place }
discord-setup-no-meeting = 🤝 /find opens no tables here: choose a channel for them below
discord-setup-meeting-menu = Channel for the tables of /find (none: no)
