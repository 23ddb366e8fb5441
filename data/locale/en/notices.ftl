### Notices, clocks and standing orders: what a table says by itself, and what is said of being called upon.
### "args" names what each message is given. `due`, `since` and `back` are seconds since 1970, which Discord shows in
### each reader's own time.

## Lines of the log, told to everybody. args: seat (id)

table-log-order = { $seat } answered by standing order.
table-log-forced = { $seat } had only one possible answer, so it was given right away.

## Told to one person by direct message. order-ended args: window

table-told-order-ended = Your standing order “{ $window }” has ended: the answer you had chosen is not possible this time. You are asked again; “Standing orders” sets a new one.
table-told-orders-gone = Your seat at this table belongs to somebody else now, so your standing orders there have ended.
table-told-lobby-gone = The channel of this table has been deleted before the game began, so the table is closed. /table open in another channel opens a new one.

## Notices, told to the channel. args: seat (id)

table-notice-late-default = Time is up for { $seat }: the question’s usual answer was given.
table-notice-skipped = Time was up for { $seat }, and the host has moved on: one answer was given in their place.
table-notice-pace-off = The host has removed the clock from this table: everybody may take as long as they like.
table-notice-pace-nudge = The host has changed the clock of this table; the new time is shown below the board. When it is over, I only post a notice, and the host may go on.
table-notice-pace-default = The host has changed the clock of this table; the new time is shown below the board. When it is over, the question’s usual answer is given, if it has one.
table-notice-pace-play = The host has changed the clock of this table; the new time is shown below the board. When it is over, a computer player answers.

## Refusals. not-late args: due

table-refused-no-clock = This table has no clock, so nobody is late. /table pace gives it one.
table-refused-clock-stopped = The clock of this table is stopped, so nobody is late. /table resume lets it run again.
table-refused-not-awaited = There is no question for that player right now.
table-refused-not-late = That player still has time until <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
table-refused-not-orderable = You can't give a standing order for that. Answer it this time, or choose from the menu of “Standing orders”.

## Lengths of time. args: count

discord-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
discord-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
discord-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Paces, as they are suggested

discord-pace-none = No clock
discord-pace-relaxed = Relaxed: 3 days
discord-pace-daily = Daily: 24 hours
discord-pace-brisk = Brisk: 8 hours
discord-pace-fast = Fast: 1 hour

## What people type for the time of an answer: any of these words, in small letters

discord-typed-none = none off no
discord-typed-minute = m min mins minute minutes
discord-typed-hour = h hr hrs hour hours
discord-typed-day = d day days
discord-typed-week = w week weeks
discord-typed-and = and

## What became of a command. pace-set args: span, then

discord-pace-set = The clock of this table: { $span } for an answer. After that { $then }
discord-pace-off = This table has no clock: everybody may take as long as they like.
discord-then-nudge = I only post a notice, and the host may go on without the answer.
discord-then-default = I give the question's usual answer, if it has one; otherwise I only post a notice.
discord-then-play = a computer player answers in their place.
discord-skipped = One answer was given in their place.
discord-autoplay-on = Where everybody can see that only one answer is possible, it is given right away.
discord-autoplay-off = Everything is asked, even where only one answer is possible.

## The panel. due-of args: who (list), due · late args: who (list) · away args: who (list), back

discord-panel-due-of = An answer from { $who } is due <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-late = Time is up for { $who }. The host may go on without that answer.
discord-panel-away = 🧳 { $who } is away until <t:{ NUMBER($back, useGrouping: 0) }:D>.
discord-button-skip = Skip { $who }

## Standing orders. always args: its (list)

discord-orders-which = From now on, always answer this way
discord-orders-always = Always: { $its }

## Direct messages. told args: game, channel · digest args: who, count · table args: game, channel, since · due args: due

discord-told = **{ $game }** in { $channel }
discord-digest = { $count ->
    [one] ☀️ { $who }, one table waits for you:
   *[other] ☀️ { $who }, { $count } tables wait for you:
}
discord-digest-table = ⏳ **{ $game }** in { $channel }, asked <t:{ NUMBER($since, useGrouping: 0) }:R>.
discord-digest-due = Due <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-notifications-digest = ☀️ Every day at { $at } ({ $zone }) a direct message with the tables that wait for you, if there are any.
discord-notifications-zone = 🕐 Your time zone: { $zone }.

## When something is not possible. zone-near args: given, near (list) · away-order, away-long args: right · budget args: given

discord-refused-zone-near = I don't know the time zone “{ $given }”. The closest are { $near }. Choose one of these, or type a large city near you.
discord-refused-away-order = The last day comes before the first one. Did you mean { $right }?
discord-refused-away-long = That is longer than a year. The longest absence from that day on is { $right }; you can set a new one when you are back.
discord-refused-digest = I can’t read this time. Write it like 8:30 or 20h, or off.
discord-refused-budget = I can’t read “{ $given }” as a length of time. Write it like 36h, 2 days, 90 min or 1 day 12 h, or none for no clock.
