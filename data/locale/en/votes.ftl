### Second thoughts and seats that change hands: undo with a preview, going back to an earlier turn, votes, offers.
### "args" names what each message is given. `who`, `by` and `user` arrive as Discord's own marks, which it shows as
### names; `due`, `at` and `opened` as "in 2 days".

## Buttons: at most 34 characters

discord-button-takeback = Take it back
discord-button-keepit = Keep it
discord-button-agree = Agree
discord-button-refuse = Refuse
discord-button-object = I'm here
discord-button-accept = Accept
discord-button-decline = Decline
discord-button-back = I'm back
discord-button-restore = Bring it back
discord-button-goback = Go back to this turn
discord-button-propose = Propose it
discord-button-stay = Play on
discord-button-earlier = Earlier
discord-button-later = Later

## Undo. done, own args: answer, asked (the question) · more args: count

discord-undo-done = Taken back: “{ $answer }” ({ $asked })
discord-undo-own = - “{ $answer }” ({ $asked })
discord-undo-preview = **This takes back:**
discord-undo-more = { $count ->
    [one] … and one answer that was given after it without asking.
   *[other] … and { $count } answers that were given after it without asking.
}
discord-undo-sheet = What you filled in stays as a draft, so you can change it and send it again.

## Going back. entry args: day, month, time, lost · rewind-at args: at (seconds since 1970) · lost args: lost

discord-rewind-which = **Go back to which turn?** It starts over, and whatever nobody had seen by then is drawn again: dice and cards will fall differently.
discord-rewind-menu = The newest turns come first
discord-rewind-label = { $who }: { $told }
discord-rewind-silent = acts
discord-rewind-entry = { $month ->
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
} { $day }, { $time } · { $lost ->
    [one] 1 answer goes
   *[other] { $lost } answers go
}
discord-rewind-sure = **Go back to this turn?**
discord-rewind-at = It began <t:{ NUMBER($at, useGrouping: 0) }:R>. { $lost ->
    [one] One answer would be lost
   *[other] { $lost } answers would be lost
}, and whatever nobody had seen by then is drawn again.
discord-rewind-by-all = Everybody at the table has to agree; they are asked in the channel.
discord-rewind-by-host = You decide this as the host. The channel is told.
discord-rewind-by-you = Nobody else sits at this table, so you decide.
discord-rewind-done = Done: the table has gone back.
discord-rewind-asked = The others are being asked in the channel now.
discord-rewind-none = There is no earlier turn to go back to. To take back what you have just answered, use “Undo”.
discord-rewind-by-set-all = From now on everybody at the table has to agree before it goes back.
discord-rewind-by-set-host = From now on the host alone may take the table back to an earlier turn.
discord-lobby-rewind-host = The host alone may take this table back to an earlier turn.
discord-restore-done = Done: everything is as it was before.

## Proposals in the channel. by, user, who: marks · lost args: lost · lapses args: due

discord-vote-rewind = 🗳️ { $by } would like to **go back to this turn**:
discord-vote-rewind-lost = { $lost ->
    [one] One answer would be taken back
   *[other] { $lost } answers would be taken back
}, and whatever nobody had seen by then would be drawn again.
discord-vote-restore = 🗳️ { $by } would like to **undo the rewind**: { $lost ->
    [one] one answer comes back, exactly as it was.
   *[other] { $lost } answers come back, exactly as they were.
}
discord-vote-replace = 🗳️ { $by } would like to **free the seat of { $user }**, who seems to be away. A computer would play on until somebody takes it.
discord-vote-offer = 🪑 { $by } offers { $user } a **seat at this table** ({ $seat }).
discord-vote-need-all = Everybody at the table has to agree.
discord-vote-need-most = More than half of the others have to agree. { $user }, are you there? Then press “I'm here”.
discord-vote-need-one = It takes effect when the time is up, unless { $user } presses “I'm here” or plays on.
discord-vote-agreed = ✅ { $who }
discord-vote-awaited = ⏳ { $who }
discord-vote-against = ❌ { $who }
discord-vote-lapses = -# Without a decision this lapses { $due }.
discord-vote-decided = -# Decided { $due }.
discord-vote-gone-back = ↩️ **The table has gone back to this turn**, as { $by } wished:
discord-vote-gone-back-lost = { $lost ->
    [one] One answer was taken back
   *[other] { $lost } answers were taken back
}, and whatever nobody had seen by then was drawn again.
discord-vote-restorable = Until somebody answers, everything can be brought back as it was.
discord-vote-ended-passed = ✅ Agreed.
discord-vote-ended-accepted = ✅ Accepted: the seat is { $user }’s now.
discord-vote-ended-refused = ❌ Not agreed.
discord-vote-ended-withdrawn = ↩️ Withdrawn.
discord-vote-ended-declined = ❌ Declined.
discord-vote-ended-objected = 🙋 { $user } is there. The seat stays taken.
discord-vote-ended-lapsed = ⌛ Lapsed: it was not decided in time.
discord-vote-ended-moved = ⌛ Lapsed: the game has gone on.
discord-vote-ended-left = ⌛ Over: somebody else has that seat now.
discord-vote-ended-lent = ⌛ Over: a computer plays in that seat until its owner is back.
discord-vote-ended-free = ⌛ Over: that seat is free now, and anybody may take it.
discord-vote-ended-seats = ⌛ Over: a seat at the table has changed hands. Propose it again if you still want it.
discord-vote-ended-over = ⌛ Over: the table is closed, or the game has ended.

## What became of something

discord-replace-asked = The others are being asked in the channel now. The player in that seat can object there.
discord-offered = The seat is now on offer in the channel.
discord-lent = A computer plays for you now, and your seat is kept for you: “I'm back” below the board returns it, and so does /table join.

## Refusals, told to one person. asked-lately args: due (seconds since 1970)

table-refused-open-vote = There is already a vote on that; decide it in the channel first.
table-refused-asked-lately = That has been asked about this person already, and nothing came of it. It can be asked again <t:{ NUMBER($due, useGrouping: 0) }:R>.
table-refused-vote-over = This is over: it has been decided already, it has lapsed, or the seat has changed hands.
table-refused-not-asked = This is not yours to decide.
table-refused-voted = You have already voted that way.
table-refused-no-turn = The table can't go back to that turn. Choose one from the suggestions.
table-refused-no-restore = That can't be brought back any more: the game has gone on since.
table-refused-restored = That has been brought back already.
table-refused-no-way-back = The rules have changed so much since that turn that the table can't go back to it.
table-refused-replace-self = That is your own seat. To leave it, use /table leave.
table-refused-lent-already = A computer plays for you already.
table-refused-lend-alone = There is nobody else at this table to play on. Come back when you like: the table waits for you.
table-refused-offer-self = To take a free seat yourself, use /table join.
table-refused-offer-seated = That person already has a seat at this table.

## Notices, told to the channel. lent, host args: user (its number on Discord) · back, given args: seat (id)

table-notice-lent = A computer plays on for <@{ $user }>, who may come back at any time.
table-notice-back = { $seat } is back and plays on.
table-notice-given = { $seat } has taken the seat that was offered.
table-notice-rewind-by-all = From now on everybody at this table has to agree before it goes back to an earlier turn.
table-notice-rewind-by-host = From now on the host of this table may take it back to an earlier turn without asking.
table-notice-host = <@{ $user }> is the host of this table now.
table-notice-restored = ↩️ The rewind was taken back: the table is where it was before it.

## Told to one person alone

table-told-replace = Somebody thinks you are away and proposes to free your seat. If you are there, press “I'm here” below the vote in the channel, or just play on.
table-told-removed = Your seat at this table was freed. A computer player has taken over; as long as nobody else takes the seat, “Take the free seat” below the board gives it back to you.
table-told-deserted = Everybody else has left the table where a computer plays for you. It is archived, and your seat is kept: “Reopen” or /table reopen brings the game back, and you into your seat.

## In the log. user, old: numbers on Discord · seat: its letter · rewound args: count, lost

table-history-left = { $user ->
    [nobody] A former player
   *[other] <@{ $user }>
} has left seat { $seat }.
table-history-removed = { $user ->
    [nobody] A former player
   *[other] <@{ $user }>
} was replaced in seat { $seat }.
table-history-taken = { $user ->
    [nobody] A former player
   *[other] <@{ $user }>
} has taken seat { $seat }.
table-history-lent = A computer plays seat { $seat } for { $user ->
    [nobody] a former player
   *[other] <@{ $user }>
}.
table-history-back = { $user ->
    [nobody] A former player
   *[other] <@{ $user }>
} is back in seat { $seat }.
table-history-given = { $old ->
    [nobody] A former player
   *[other] <@{ $old }>
}’s seat { $seat } now belongs to { $user ->
    [nobody] a former player
   *[other] <@{ $user }>
}.
table-history-rewound = ↩️ Rewind { $count }: { $lost ->
    [one] one answer was taken back
   *[other] { $lost } answers were taken back
}, and whatever nobody had seen was drawn again.
