### What computers think beside a game: advice, the story of a finished game, and whether an answer can be repeated.
### "args" names what each message is given.

## Advice. Buttons: at most 34 characters

discord-button-advice = What would you do?
discord-lobby-advice-name = Advice
discord-lobby-advice-on = Advice: allow it
discord-lobby-advice-off = Advice: do without
discord-lobby-advice = Advice: **allowed**
discord-lobby-advice-about = Anyone here may ask the computer what it would do in their place. It sees only what they see.

## best, holds (the first idea of a coach) args: first, percent, seats · level, hardly, luck, little, more, much
## args: percent · brings args: kind (a category of the score sheet), percent · few, close, likely, clear args: playouts · left args: left

discord-advice-thinking = 🧠 Thinking ahead from your seat. This can take half a minute…
discord-advice-only = There is only one possible answer:
discord-advice-unplayed = 🧠 This cannot be played out from what you see. Without looking ahead I would answer:
discord-advice-best = 🧠 In your place I would take **{ $first }**. In the games I played on from what you see, your chance to win with it is about **{ $percent }%**{ $seats ->
    [2] { "" }
   *[other] { " " }among { $seats } players
}.
discord-advice-holds = 🧠 I stay with the coach’s idea: **{ $first }**. In the games I played on from what you see, your chance to win with it is about **{ $percent }%**{ $seats ->
    [2] { "" }
   *[other] { " " }among { $seats } players
}, and nothing else that I tried is surely better by 5 points.
discord-advice-same = 🧠 I see no difference: whichever of these you take, your chance to win is about **{ $percent }%**.
discord-advice-level = about as good: { $percent }%
discord-advice-hardly = hardly better: { $percent }%
discord-advice-luck = { $percent }%, but that may be luck
discord-advice-coach-holds = 🎓 the coach’s idea
discord-advice-coach-follows = 🎓 now the coach’s idea, too
discord-advice-coach-given-up = 🎓 the coach’s idea, before I played on
discord-advice-so-far = { $percent }% so far
discord-advice-little = a little worse: { $percent }%
discord-advice-more = worse: { $percent }%
discord-advice-much = much worse: { $percent }%
discord-advice-but = as the first, but { $changes }
discord-advice-brings = With it you mostly end with more of this than with the second: { $kind } ({ $percent }% of the games).
discord-advice-few = Not sure at all: { $games } games with each are too few to tell.
discord-advice-close = Too close to call: after { $games } games with each, either of the first two may be the better one.
discord-advice-likely = Fairly sure: after { $games } games with each, it is hardly by luck that the first is ahead of the second.
discord-advice-clear = Sure: after { $games } games with each, it can't be luck any more that the first is ahead of the second, whether by much or by little.
discord-advice-left = { $left ->
    [0] That was today's last advice.
    [one] You may ask about one more question today.
   *[other] You may ask about { $left } more questions today.
}
discord-advice-do = Give answer { $number }
discord-advice-do-it = Do this
table-refused-no-advice = There is no advice at this table: the host did not allow it before the game began.
table-refused-advice-late = You have already answered this question. Advice comes before the answer; “Undo” may take it back.
table-refused-advice-idle = You are not asked anything right now.
table-refused-advice-spent = { $most ->
    [one] You have had today's advice. Tomorrow there is more.
   *[other] You have had advice on { $most } questions today. Tomorrow there is more.
}

## The story of a game, as a picture and in words. title args: game · how, how-older args: playouts · player, player-older args:
## who, start, luck, own, others, chosen (points, mostly with ±), end · point args: step, round (named), shares · lucky args: step,
## seat, points. own, others and chosen are the heads of columns: at most 20 characters

story-title = { $game }: where it was won
story-start = At the start
story-luck = Luck
story-own = Own choices
story-others = Others’ choices
story-chosen = Everybody’s choices
story-end = At the end
story-how = Everybody’s chances, from { $playouts } games played on; paler means less certain. Luck: dice and cards. Choices: what came of playing otherwise than the steady computer. In percentage points of winning chance, ± the standard error.
story-how-older = Everybody’s chances, from { $playouts } games played on; paler means less certain. Luck: dice and cards. Choices: what came of anybody, not this player alone, playing otherwise than the computer.
# a percentage, with the sign as this language puts it
story-percent = { $percent }%
story-player = { $who }: { $start }% at the start, { $luck } by luck, { $own } by own choices, { $others } by the others’ choices, { $end }% at the end.
story-player-older = { $who }: { $start }% at the start, { $luck } by luck, { $chosen } by everybody’s choices, { $end }% at the end.
story-point = `{ $step }` { $round }: { $shares }
story-lucky = 🎲 `{ $step }` Luck brings { $seat } { $points } percentage points of winning chance.

## The story on Discord. progress args: done, total · costly, sound args: count, examined · inaccuracy, mistake, blunder args: who,
## round · better args: given, instead, cost, error · then args: number

discord-button-story = Where it was won
discord-button-storytext = The story as text
discord-story-waiting = 📈 Your story is waiting in line…
discord-story-progress = 📈 { $done } of { $total } positions and choices… This takes some minutes, once for each game. You may close this and ask again.
discord-story-costly = The chart knows all hands; { $examined } choices were judged by what their players could know then. { $count ->
    [one] This one cost most:
   *[other] These cost most:
}
discord-story-sound = The chart knows all hands; { $examined } choices were judged by what their players could know then. None of them was clearly worse than an alternative.
discord-story-inaccuracy = Inaccuracy, { $who }, { $round }
discord-story-mistake = Mistake, { $who }, { $round }
discord-story-blunder = Blunder, { $who }, { $round }
discord-story-better = **{ $given }**. Better: **{ $instead }**, by { $cost } percentage points of winning chance (±{ $error }).
discord-story-then = The board at choice { $number }
discord-refused-story = This takes longer than I can keep you waiting. I'm still working on it: ask again in a few minutes, and it will be there.
table-refused-no-story = There is no story of this game: it has no computer player who could play it on, or its rules have changed.
commands-table-story = story
commands-table-story-about = After the game: where it was won, by luck or by choice, as a picture

## Repeating an answer. thoughts args: count · answer args: step, who, given, playouts · older-answer, other-answer args: again ·
## not-sharp args: step, steps

discord-verify-thoughts = { $count ->
    [one] 🧠 A sharp computer thought about one answer: /table verify with its step repeats it.
   *[other] 🧠 Sharp computers thought about { $count } answers: /table verify with a step repeats any of them.
}
discord-verify-answer = 🧠 Step { $step }: { $who } answered **{ $given }**. I have thought again, from what that seat could know and with the same dice, for { $playouts } games.
discord-verify-same-answer = ✅ It comes to the same answer.
discord-verify-older-answer = ℹ️ Today it comes to another answer ({ $again }). The rules or the computer have changed since, so this proves nothing.
discord-verify-other-answer = ❌ It comes to another answer: { $again }.
commands-table-verify-step-about = The step of a sharp computer's answer, to repeat its thought
table-refused-not-sharp = No sharp computer gave the answer of step { $step }. Steps near it where one did: { $steps }.
table-refused-not-repeatable = How this answer came about is not known, or the rules have changed since: it can't be repeated.

## Commands: see commands.ftl

commands-advice = advice
commands-advice-about = What a sharp computer would answer in your place, for your eyes only
commands-option-advice = advice
commands-table-open-advice-about = May players ask the computer what it would do? (default: no)
