### When something is too much at once, and how many tables there may be.
### "args" names what each message is given. `again` is in seconds since 1970, which Discord shows in each reader's own time.

## Told to one person. moment args: seconds

discord-moment = ⏳ One moment: that was a lot at once. Please try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
} Your answers in a game are not held up by this.
discord-moment-answer = ⏳ One moment: that was a lot at once, so this press did nothing. Please try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
discord-shown-lately = The board was posted again here a moment ago, so I'm showing it to you alone.
discord-refused-own-thread = For a thread of its own you need the permission *Create Public Threads* in this channel. Leave out “place” to play right here, or ask somebody who manages the server.

## Refusals. args: most · quota-opened args: again · quota-host args: host

table-refused-quota-lobbies = { $most ->
    [one] A lobby of yours is still open. Start or close it first: /table start, /table close.
   *[other] { $most } lobbies of yours are still open. Start or close one of them first: /table start, /table close.
}
table-refused-quota-hosted = { $most ->
    [one] You already host an open table, and one person may host one at a time. Finish it, or close it with /table close.
   *[other] You host { $most } open tables, the most that one person may host. Finish one, or close one with /table close.
}
table-refused-quota-opened = { $most ->
    [one] You have opened a table within a day, the most that one person may open.
   *[other] You have opened { $most } tables within a day, the most that one person may open.
} The next one can be opened <t:{ NUMBER($again, useGrouping: 0) }:R>. You can join others' tables meanwhile: /table lobbies.
table-refused-quota-seats = { $most ->
    [one] You already have a seat at an open table, and one person may have one at a time. Finish that game or leave it first: /me shows where.
   *[other] You have seats at { $most } open tables, the most that one person may have. Finish one of these games or leave one first: /me lists them.
}
table-refused-quota-server = { $most ->
    [one] This server has an open table, and may only have one at a time. Join it, or close it when nobody needs it.
   *[other] This server has { $most } open tables, the most that it may have. Join one (/table lobbies), or ask somebody who manages the server to close one that nobody needs.
}
table-refused-quota-host = { $most ->
    [one] The host of this table, <@{ $host }>, has an open table already. It has to end first.
   *[other] The host of this table, <@{ $host }>, has { $most } open tables already. One of them has to end first.
}
table-refused-asked-enough = { $most } people have been invited to this table, and that is enough. Anybody else may simply press “Join”.

## /taverna status. open args: used, most (0: any number) · person args: parts (list) · the parts' args: most

discord-status-open = 🪑 Open tables: { $most ->
    [0] { $used }.
   *[other] { $used } of { $most } at most.
}
discord-status-person = 🙋 Each person, over all servers: at most { $parts }.
discord-status-most-hosted = { $most ->
    [one] one open table as host
   *[other] { $most } open tables as host
}
discord-status-most-lobbies = { $most ->
    [one] one lobby
   *[other] { $most } lobbies
}
discord-status-most-opened = { $most ->
    [one] one new table a day
   *[other] { $most } new tables a day
}
discord-status-most-seats = { $most ->
    [one] a seat at one table
   *[other] seats at { $most } tables
}
