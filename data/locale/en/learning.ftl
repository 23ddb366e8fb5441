### Learning a game: at a glance, how to play, tips.

## Buttons: at most 34 characters

learning-button-how = How to play
learning-button-next = Next: a turn
learning-button-back = Back
learning-button-tipsoff = No more tips

## How to play

learning-topics = The rules in detail
learning-games = How to play…

## Tips

learning-tips-choice-on = Tips with what is new to me
learning-tips-choice-off = No tips
learning-tips-are-on = 💡 When something is new to you, you get a tip.
learning-tips-are-off = 💡 You get no tips. “Help” explains every question.
learning-tips-off = No more tips. “Help” still explains every question, and /me with tips brings them back.

## A lesson. lesson args: game · begun args: game, channel · again, instead args: game, other, until · begin, resume args: game · end, ended, rests args: until

learning-button-learn = Learn it by playing
learning-button-do = Do this
learning-button-another = Another lesson
learning-button-open = Open a table
learning-button-anew = Start over
learning-button-begin = Begin { $game }
learning-button-resume = Go on with { $game }
learning-lesson = 🎓 **{ $game }**: your first game begins here. You play against computers, and I tell you what is good, and why.
learning-lesson-begun = 🎓 Your lesson of { $game } is in your direct messages: { $channel }
learning-lesson-end = **End this lesson?** It rests until { $until }: until then you can go on where you stopped.
learning-lesson-ended = The lesson rests until { $until }. What would you like next?
learning-lesson-rests = This lesson rests. You can go on with it until { $until }.
learning-lesson-again = You have an unfinished lesson of { $game }. If you start over, the old one rests until { $until }.
learning-lesson-instead = **Begin { $game }?** Meanwhile your lesson of { $other } rests; you can go on with it until { $until }.
learning-lesson-which = Which game would you like to learn?
learning-open = A table is opened in a channel of your server, not in direct messages: in a channel where I am, type /table open and choose the game. The others join with a button.
learning-written = I can't read messages: you play by pressing buttons and choosing from menus. This may help:
learning-coach-welcome = Press a button or use the menu. 🎓 names a good answer; the choice is always yours. The computers answer at once.
learning-coach-searched = I have played on from here { $games } times: with this, your chance to win is { $points } percentage points higher than with what I would have done.
learning-coach-wait = ⏳ The computers are playing.
learning-coach-enough = 🎓 **You know enough now.** Play on, or open a table with friends.
learning-coach-over = 🎓 **You have played a whole game.** Below is what you can do next.

## A first turn, written down

learning-transcript = A first turn, made by `python -m tools.first_turn`: what somebody reads who has never heard of the game (`>`), and what they press (➡️). What they press is what the computer player would answer.
