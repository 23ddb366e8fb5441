### The ferry. Arguments: seat: a seat's id · crate: a crate's id · all others are numbers.

ferry-name = The Ferry
ferry-about = Load the heaviest crates in secret, but what has sailed does not come back.

## Settings

ferry-setting-length = Length
ferry-setting-length-about = How many times the ferry sails
ferry-setting-length-short = Short: twice
ferry-setting-length-long = Long: four times

## Names. args: number

crate-load = Crate { $number }

## Questions and options

ferry-ask-load = Which crate do you load?
ferry-ask-second = Do you add a second crate?
ferry-ask-quay = What do you do at the quay?
ferry-option-pass = No more
ferry-option-rest = Rest
ferry-option-draw = Draw a crate

## What happened

ferry-log-loads = { $seat } loads { $crate }.
ferry-log-adds = { $seat } adds { $crate }.
ferry-log-scores = { $seat } has the heaviest load, { $weight }, and scores a point.
ferry-log-rests = { $seat } rests.
ferry-log-drew = { $seat } draws a crate.
ferry-log-drew-own = You draw { $crate }.
ferry-over-rounds = The ferry has sailed { $count } times.
ferry-sheet-kept = Crates kept
ferry-sheet-total = Points

## Help, rules and standing orders

ferry-help-load = All choose at once, and nobody sees the others' crates before. (Rules 2)
ferry-help-second = A second crate adds its weight to the first. (Rules 3)
ferry-help-quay = Draw the top crate of the pile, or rest. (Rules 4)
ferry-rules-load-title = Loading
ferry-rules-load = All load a crate, and may add a second one. The heaviest load scores a point. (Rules 2)
ferry-rules-quay-title = At the quay
ferry-rules-quay = Each seat in turn draws a crate or rests. (Rules 4)
ferry-rules-end-title = The end
ferry-rules-end = Most points win; of equal ones, who kept more crates. (Rules 5)
ferry-standing-second = Never add a second crate
ferry-standing-second-about = Asked after the first crates lie open

## The reasons of a coach. args: crate · weight, missing, pile

ferry-coach-load = { $crate } weighs { $weight }, and you have none that is heavier: the heaviest load scores.
ferry-coach-second-ahead = With { $weight } your load is the heaviest now: keep your crates for the next crossing.
ferry-coach-second-wins = You are { $missing } behind the heaviest load; { $crate } weighs { $weight } and takes you past it.
ferry-coach-second-short = You are { $missing } behind the heaviest load, and no crate of yours makes up for that.
ferry-coach-draw = Drawing is free, and { $pile ->
    [one] 1 crate is
   *[other] { $pile } crates are
} left: more to choose from when you load, and crates you keep break a tie.

ferry-recap-ahead = Points: you have { $mine }, { $seat } has { $theirs }. You lead.
ferry-recap-behind = Points: you have { $mine }, { $seat } has { $theirs }. You are behind.
ferry-recap-even = Points: you have { $mine }, { $seat } has { $theirs }. The next heaviest load takes the lead.
ferry-recap-points = Every heaviest load is a point ({ $more } more).
