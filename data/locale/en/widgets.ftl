### The questions of a game as buttons, menus and forms, and answers that are typed.
### Labels of buttons have at most 34 characters.

## Buttons. all-here, rest-here args: part (its name)

widgets-confirm = Confirm
widgets-clear = Clear
widgets-continue = Continue
widgets-none = None of these
widgets-change = Change
widgets-keep = Keep the sealed answer
widgets-groups = Back
widgets-back = Take the last one back
widgets-previous = Previous
widgets-next = Next
widgets-type-number = Type a number
widgets-type-numbers = Type the numbers
widgets-lock-in = Lock in
widgets-lock-in-anyway = Lock in like that
widgets-lock-in-sure = { $count ->
    [one] ⚠️ 1 space is still empty, and you have something that fits. Is that what you want?
   *[other] ⚠️ { $count } spaces are still empty, and you have something that fits. Is that what you want?
}
widgets-fills = Your next choice fills the last space and answers.
widgets-fill-rest = Fill the rest for me
widgets-fill-blanks = Fill the rest with blanks
widgets-fill-again = My last plan, where it fits
widgets-clear-slot = Clear this space
widgets-clear-all = Clear all
widgets-all-here = All: { $part }
widgets-rest-here = The rest: { $part }

## What a menu says while nothing is chosen in it.
## choose-place args: place (number, from 1) · choose-for args: slot (its name) ·
## folded args: first (option), prompt (the question that it leads to)

widgets-choose = Choose…
widgets-choose-told = Or choose here and see what each does
widgets-choose-group = Choose a group
widgets-choose-part = Choose a part
widgets-choose-place = Choose number { $place }
widgets-choose-slot = Choose a space
widgets-choose-for = Choose for { $slot }
widgets-choose-other = Something else…
widgets-folded = { $first }: { $prompt }

## Two questions answered by one press: a button's label, and the line above such buttons.
## idle args: option (that does nothing) · pair args: first, second (options) · opened args: first (option), prompt (the second question)

widgets-idle = { $option } (action spent)
widgets-pair = { $first } → { $second }
widgets-opened = **{ $first }**: { $prompt }

## What is the same for several buttons, said once. in-any-case args: what · begun args: begin (of their labels), first, last (the rest)

widgets-in-any-case = in any case: { $what }
widgets-begun = **{ $begin }:** { $first } … { $last }

## Why choices can't be pressed

widgets-off-absent = Grey: not possible this time.
widgets-off-full = You can't choose more; press a chosen one to drop it.
widgets-off-rest = Grey: the rest does not fit there.

## How much to choose, and what is chosen.
## choose-exactly args: count · choose-between args: least, most · choose-up-to args: most ·
## picked args: count, names (words) · picked-here args: count

widgets-choose-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
}
widgets-choose-between = Choose { $least } to { $most }.
widgets-choose-up-to = { $most ->
    [one] Choose one, or none.
   *[other] Choose up to { $most }, or none.
}
widgets-picked = Chosen ({ $count }): { $names }
widgets-picked-here = { $count } chosen

## Numbers, all of them given as words.
## range args: low, high · range-step args: low, high, step · between args: low, high

widgets-number = Number
widgets-range = From { $low } to { $high }.
widgets-range-step = From { $low } to { $high }, in steps of { $step }.
widgets-between = { $low } to { $high }

## A sum that is split.
## sum args: total, least, most (words) · sum-exactly args: total, most (words) · sum-left, sum-over args: count

widgets-sum = Total: **{ $total }** (allowed: { $least } to { $most }).
widgets-sum-exactly = Total: **{ $total }** of { $most }.
widgets-sum-left = { $count ->
    [one] One is still missing.
   *[other] { $count } are still missing.
}
widgets-sum-over = { $count ->
    [one] That is one too many.
   *[other] That is { $count } too many.
}
widgets-all-zero = Nothing assigned yet.

## The sheet.
## filled args: count, all (numbers of slots) · lies-in args: slot (its name)

widgets-filled = { $count } of { $all } spaces filled.
widgets-empty = empty
widgets-may-stay-blank = empty, may stay empty
widgets-blank-spaces = { $count } spaces are empty, and may stay so.
widgets-lies-in = now in: { $slot }

## A locked answer, while others still decide. sealed args: answer (words)

widgets-sealed = 🔒 Sealed: { $answer }
widgets-sealed-hidden = 🔒 Sealed.

## The word for an empty answer, shown and typed.

widgets-nothing = nothing

## Refusals. unknown args: given · did-you-mean, ambiguous args: given, names (words) · slots args: count

widgets-refused-press = This button no longer fits the question. Please use the newest message.
widgets-refused-sealed = You have sealed an answer to this meanwhile. To give another one, press Change.
widgets-refused-number = Please type a whole number, such as 3.
widgets-refused-nothing = You typed nothing. Start typing to see the possible answers.
widgets-refused-unknown = “{ $given }” is not among the choices. Start typing to see them.
widgets-refused-did-you-mean = “{ $given }” is not among the choices. Did you mean: { $names }?
widgets-refused-ambiguous = “{ $given }” can mean several things: { $names }. Please type a little more.
widgets-refused-slots = { $count ->
    [one] There is only one slot to fill.
   *[other] There are only { $count } slots to fill.
}
