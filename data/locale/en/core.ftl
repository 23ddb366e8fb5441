### Words that serve every game and every part of the program.
### "args" names what each message is given. A string argument is an id and arrives here as its name.

## The thing itself. args: it (any id)

label = { $it }

## What this language calls itself, in lists of languages

core-language = English

## Lists: "a, b and c". args: head (what was joined so far), next. last-i: where next begins with the sound of an i

core-list-none = nothing
core-list-more = { $head }, { $next }
core-list-last = { $head } and { $next }
core-list-last-i = { $head } and { $next }

## A seat whose player has no name that can be shown. args: seat (number, from 0)

core-seat = Seat { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] { $seat }
}

core-yes = Yes
core-no = No

## Kinds of computer players: computer:random, computer:steady, computer:sharp.
## computer.<kind>.about: how it plays

computer-random = Random computer
computer-random-about = Plays any legal move, without a plan
computer-steady = Steady computer
computer-steady-about = Plays soundly, and answers at once
computer-sharp = Sharp computer
computer-sharp-about = Thinks ahead before each answer; takes a while

## How a game ended.
## won args: seat · shared args: seats (list) · nobody

core-over-won = { $seat } wins!
core-over-shared = { $seats } share the victory!
core-over-nobody = Nobody wins.

## Refusals of an answer.
## how-many args: least, most, given · exactly args: most, given · option, order args: count · range args: low, high, given ·
## step args: low, step, given · part args: part (id), low, high, given · sum args: least, most, given ·
## fit args: slot (id), it (id) · blank args: slot (id)

core-refused-shape = That is not an answer to this question.
core-refused-option = { $count ->
    [one] That is not possible here; there is only one choice.
   *[other] That is not among the { $count } choices.
}
core-refused-twice = Each thing can be chosen only once.
core-refused-how-many = { $least ->
    [0] Choose at most { $most }; you chose { $given }.
   *[other] Choose { $least } to { $most }; you chose { $given }.
}
core-refused-exactly = { $given ->
    [0] Choose exactly { $most }; you chose none.
   *[other] Choose exactly { $most }; you chose { $given }.
}
core-refused-range = { $given } is out of range: choose a number from { $low } to { $high }.
core-refused-step = { $given } does not fit: start at { $low } and go up in steps of { $step }.
core-refused-part = { $part }: { $given } is out of range, from { $low } to { $high }.
core-refused-sum = The sum must be from { $least } to { $most }; yours is { $given }.
core-refused-sum-exactly = The sum must be { $most }; yours is { $given }.
core-refused-order = { $count ->
    [one] Name the one choice.
   *[other] Put all { $count } choices in order, each of them once.
}
core-refused-fit = { $it } can't go here: { $slot }.
core-refused-blank = Still empty: { $slot }.

## Refusals of the set-up, and of a recorded game.
## game args: given, known (list) · player args: given, known · seats args: low, high, given ·
## setting args: name, value · replay args: step · file args: file (its path), version, known, most (numbers)

core-refused-game = There is no game called “{ $given }”. You can choose { $known }.
core-refused-player = There is no kind of player called “{ $given }”. You can choose { $known }.
core-refused-seats = This game is for { $low } to { $high } players, not { $given }.
core-refused-setting = This game has no setting “{ $name }” with the value “{ $value }”.
core-refused-replay = Answer number { $step } of this recorded game no longer fits the rules.
core-refused-file-no-game = { $file }: not a stored game
core-refused-file-too-large = { $file }: not a stored game, which has at most { $most } bytes
core-refused-file-other-form = { $file }: this game was stored by another version of Taverna, in a format that this one can't read
core-refused-file-damaged = { $file }: this game is damaged and can't be opened
core-refused-file-other-rules = { $file }: this game was played under version { $version } of its rules; this is version { $known }, which can't replay it
core-refused-file-other-end = { $file }: replayed here, this game does not end as the file says
core-refused-file-no-position = { $file }: this report holds no position: the rules could not be run at its table

## The game in the terminal. you args: seat · form args: least, most, count (numbers)

core-terminal-help = Type the numbers of your choices, separated by spaces. v: the board · h: help · u: undo · q: quit
core-terminal-you = { core-seat } (you)
core-terminal-no-undo = There is nothing to take back.
core-terminal-no-help = There is no more to say about this question.
core-terminal-no-board = The board can't be shown here: the pictures' words are not installed.
core-terminal-form-choose = { $least ->
    [0] Choose up to { $most }: their numbers, separated by spaces; an empty line chooses none.
   *[other] Choose { $least } to { $most }: their numbers, separated by spaces.
}
core-terminal-form-exactly = Choose { $count }: their numbers, separated by spaces.
core-terminal-form-split = Type { $count } numbers in the order of the lines, separated by spaces: one for each line. { $least ->
    [0] Their sum is at most { $most }.
   *[other] Their sum is from { $least } to { $most }.
}
core-terminal-form-split-exactly = Type { $count } numbers in the order of the lines, separated by spaces: one for each line. The sum is { $most }.
core-terminal-form-order = Type all { $count } numbers in the order that you want, separated by spaces.
core-terminal-form-fill = Type up to { $count } numbers, separated by spaces: the choice for each place in the order of the last line; - leaves a place blank.
core-terminal-form-number = Type the number itself.

## Score sheets.

core-sheet-total = Total

## A game at a glance. glance args: low, high (players), minutes, from, to (days), weight (words)

core-glance = { $low }–{ $high } players · about { $minutes } minutes at a table, { $from } to { $to } days here · { $weight }
core-weight-light = light
core-weight-medium = medium
core-weight-heavy = heavy
