### Series: signing up, rounds, standings, and what their host and moderators change.
### "args": marks of Discord (`who`, `where`, `until`, `channel`) arrive ready. `by`, `user`, `heir`: ids; nobody: forgotten.

## Refusals. series-enough, series-few, series-place args: most or least · series-host args: host · series-invited args: who (list)

table-refused-no-series = There is no series in this channel. /series open begins one.
table-refused-series-draws = A series draws its tables by itself. /table open in another channel begins a table of your own.
table-refused-series-here = A series is already running in this channel. Open this one in another channel.
table-refused-series-enough = This server has { $most } running series, the most it may have. One of them has to end first.
table-refused-series-alone = A series needs tables of at least two seats.
table-refused-series-few = That takes at least { $least } people.
table-refused-series-already = You are already in this series.
table-refused-series-not-in = You are not in this series.
table-refused-series-not-theirs = That person is not in this series.
table-refused-series-full = All places in this series are taken.
table-refused-series-begun = This series has begun.
table-refused-series-over = This series is over.
table-refused-series-host = Only the host of the series, <@{ $host }>, and people who manage this channel can do that.
table-refused-series-invited = This series is for { $who }.
table-refused-series-no-seat = That person played at no table in that round.
table-refused-series-place = That table had { $most } seats, so the place must be 1 to { $most }.

## The log. told-series-removed args: by · removed args: by, user · left args: user, heir · mended args: by, user, round, from, to · ended args: by

table-told-series-removed = <@{ $by }> has taken you out of this series. Somebody else plays on in your seat.
table-series-removed = { $by ->
    [nobody] Somebody
   *[other] <@{ $by }>
} took { $user ->
    [nobody] somebody
   *[other] <@{ $user }>
} out.
table-series-left = { $user ->
    [nobody] Somebody
   *[other] <@{ $user }>
} left; { $heir ->
    [computer] a computer player takes over.
    [nobody] somebody else takes over.
   *[other] <@{ $heir }> takes over.
}
table-series-mended = { $by ->
    [nobody] Somebody
   *[other] <@{ $by }>
} changed round { $round }, { $user ->
    [nobody] somebody
   *[other] <@{ $user }>
}: from { $from ->
    [0] no place
   *[other] place { $from }
} to place { $to }.
table-series-ended = { $by ->
    [nobody] Somebody
   *[other] <@{ $by }>
} ended the series early.

## The panel. title, thread args: game, number, round, table · terms args: size, rounds, days · clock args: span, then ·
## players args: count, most · mine args: title, channel, round, rounds

discord-series-title = 🏆 **Series { $number } · { $game }**
discord-series-thread = Series { $number } · Round { $round } · Table { $table }
discord-series-terms = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at tables of { $size }; a round takes { $days ->
    [one] a day
   *[other] { $days } days
} at most.
discord-series-clock = ⏱️ { $span } for an answer. After that { $then }
discord-series-fill-computers = Computer players take empty seats.
discord-series-fill-people = If the numbers don't divide, some tables have fewer people. Reserves take over from those who leave.
discord-series-everybody = Everybody here may join.
discord-series-invited = For { $who }.
discord-series-players = **{ $most ->
    [0] { $count } signed up
   *[other] { $count } of { $most } signed up
}**
discord-series-reserves = Reserves: { $who }
discord-series-until = ⏳ Signing up ends { $until }; then it begins, if there are enough.
discord-series-by-itself = It begins by itself when everybody is there, or earlier if the host starts it.
discord-series-host = Host: { $who }
discord-series-running = ▶️ Running: round { $round } of { $rounds }.
discord-series-soon = ▶️ It begins: the first round is being drawn.
discord-series-mine = { $title } in { $channel }: { $round ->
    [0] signed up, not begun yet
   *[other] round { $round } of { $rounds }
}.
discord-series-over = 🏁 Over.
discord-series-closed = It did not take place.

## A round. round args: round, rounds, until · table args: table, where, who (list) · placed args: place, who, points

discord-series-round = **Round { $round } of { $rounds }** · until { $until }
discord-series-round-over = **Round { $round } of { $rounds }** · over
discord-series-table = { $table }. { $where } · { $who }
discord-series-table-over = { $table }. 🏁 { $where } · { $who }
discord-series-table-void = { $table }. { $where } · ended without a result
discord-series-placed = { $place }. { $who } ({ $points })
discord-series-coming = being opened
discord-series-sits-out = { $who } sits out and gets half a win.
discord-series-computer = a computer player
discord-series-computers = { $count ->
    [one] a computer player
   *[other] { $count } computer players
}
discord-series-begun = 🏆 Round { $round } has begun: you play in { $channel }.
discord-series-champion = 🥇 { $who } wins series { $number } of { $game }!

## Answers to commands. joined, reserve, changed args: none · remove args: who · opened args: channel · log args: when, what

discord-series-opened = The series is open: { $channel }.
discord-series-joined = You are in. I call you when your table begins.
discord-series-reserve = You are a reserve: if somebody leaves, you take over.
discord-series-leave = **Leave the series?** A reserve or a computer player plays on in your seat at once, and in the standings you come below everybody who stays. You can't have the seat back.
discord-series-remove = **Take { $who } out of the series?** A reserve or a computer player plays on in that seat at once. That can't be taken back.
discord-series-end = **End the series now?** Games that still go on no longer count, and the standings stay as they are. That can't be taken back.
discord-series-left-mine = You are out of the series.
discord-series-started = The series begins: I draw the first round now.
discord-series-done = Done.
discord-series-nothing-yet = There are no results yet.
discord-series-log = { $when }: { $what }
discord-series-settings = **Who may join, and the game's settings**
discord-series-settings-who = **Who may join**
discord-series-roles = Only these roles (none: everybody)
discord-series-people = Only these people (none: everybody)
discord-series-game = Settings of the game
discord-series-as-text = As text
discord-series-unheld = The time for signing up is over, and series { $number } of { $game } in { $channel } did not take place. { $why }
discord-series-trouble = Series { $number } of { $game } in { $channel } waits: { $why } I try again every ten minutes; nothing is lost.
discord-button-seriesjoin = Join
discord-button-seriesreserve = Join the reserves
discord-button-seriesleave = Leave
discord-button-seriesout = Leave the series
discord-button-seriesremove = Take out
discord-button-seriesend = End the series
discord-button-seriesstay = No, leave it
discord-button-seriesstart = Start
discord-button-seriessettings = Settings

## The picture. title args: game, number, round, rounds · row args: rank, name, points, wins, places (list)

series-title = { $game } · Series { $number } · Round { $round } of { $rounds }
series-title-over = { $game } · Series { $number } · Final standings
series-points = Points
series-round = R{ $round }
series-worth = { $points }
series-how = A win is worth 120 points, the last place none
series-ties = Equal points: more wins, then the opponents' points
series-row = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, places { $places }
series-row-left = { $rank }. { $name } (left): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, places { $places }
leaderboard-title-season = { $game } · Leaderboard · { $season ->
    [now] This season
   *[last] Last season
}
