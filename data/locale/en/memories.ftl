### Looking back: the log, an earlier step, the film of a game, the check of its dice, its file.
### "args" names what each message is given.

## Buttons: at most 34 characters. before, after args: name (of a round)

discord-button-log = Log
discord-button-look = See the table then
discord-button-look-back = See it
discord-button-replay = The whole game
discord-button-share = Show to all
discord-button-verify = Check the dice
discord-button-export = Save the game
discord-way-first = ⏮ First
discord-way-earlier = ◀ Earlier
discord-way-later = Later ▶
discord-way-last = Last ⏭
discord-way-back = ◀ Back
discord-way-forward = Forward ▶
discord-way-less = −10
discord-way-more = +10
discord-way-before = ⏪ { $name }
discord-way-after = { $name } ⏩

## The log. args: count · found, nothing args: sought (what was typed)

discord-log-empty = Nothing has happened yet.
discord-log = { $count ->
    [one] the only line
   *[other] { $count } lines
}
discord-log-found = { $count ->
    [one] one line with “{ $sought }”
   *[other] { $count } lines with “{ $sought }”
}
discord-log-nothing = There is no line with “{ $sought }” in the log that you may read. Try fewer or shorter words.

## An earlier step. step args: step, last · older args: step

discord-history-step = step { $step } of { $last }
discord-history-older = The rules have changed since then and can't show this step any more: this is step { $step }, the nearest earlier one that they can show.

## A round, as a game calls it. args: number

discord-round = Round { $number }
discord-round-bellum = Day { $number }
discord-round-kemet = Day { $number }
discord-round-calamandara = Turn { $number }
discord-round-immortals = { $number ->
    [0] Set-up
   *[other] Round { $number }
}

## The film. progress args: drawn, total · alt args: count (of pictures) · shared args: link

discord-replay = The whole game, as everybody at the table saw it.
discord-replay-alt = { $count ->
    [one] The end of the game, as one picture.
   *[other] The whole game as an animated picture: { $count } boards, one after the other, and the podium at the end. The log has it in words.
}
discord-replay-waiting = 🎞️ Your film is waiting in line: I replay the game for it as soon as it is your turn…
discord-replay-progress = 🎞️ { $drawn } of { $total } pictures… If this stops moving, ask again: what has been drawn is kept.
discord-replay-joining = 🎞️ All { $total } pictures are drawn; they are being put together…
discord-replay-shared = Here it is for everybody: { $link }

## After a game. export args: file (its name) · older args: older, answers · changed args: older, answers · rewinds args: count

discord-verify-hash = ✅ The published seed has the hash that was posted when the game began.
discord-verify-wrong-hash = ❌ The published seed does not have the hash that was posted when the game began.
discord-verify-same = ✅ Replayed from that seed, the same answers lead to the same end.
discord-verify-other = ❌ Replayed from that seed, the same answers lead to a different end.
discord-verify-older = { $older ->
    [one] ℹ️ One of the { $answers } answers was given under older rules; it can’t be replayed here and was left out.
   *[other] ℹ️ { $older } of the { $answers } answers were given under older rules; they can’t be replayed here and were left out.
}
discord-verify-changed = ℹ️ The rules have changed since, so the game can’t be replayed from its seed here.
discord-verify-rewinds = { $count ->
    [one] ↩️ The table went back once. Whatever nobody had seen by then was drawn again, from the same seed.
   *[other] ↩️ The table went back { $count } times. Whatever nobody had seen by then was drawn again each time, from the same seed.
}
discord-export = The whole game, with everything that was hidden. Look at it with `python -m rules play { $file }`.

## When something is not possible. number args: given (what was typed)

discord-refused-search = Type at least one word, or a part of one, to search for.
discord-refused-number = “{ $given }” is not a number. Steps and rounds are numbers from 0.
discord-refused-film = This takes longer than I can keep you waiting. I'm still working on it: ask again in a few minutes, and it will be there.
