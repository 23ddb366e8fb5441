### Peak. Arguments: seat: a seat's id · who: an owner in words · card, cards, shown: ids · all others are numbers.

peak-name = Peak
peak-about = Four rounds, four cards: play the highest card of a round, and save it when you can.

## Names. args: number

card-peak = Card { $number }

## The question

peak-ask-card = Which card do you play?
peak-help-card = All choose at once, and nobody sees the others' cards before. The highest card scores a point. (Rules 2)
peak-tip-card = A high card that you keep is worth as much in the next round. Look who leads: they need this point less than you do.

## What happened

peak-log-plays = { $seat } plays { $card }.
peak-log-scores = { $seat } has the highest card and scores a point.
peak-over-rounds = { $count } rounds have been played.
peak-sheet-total = Points

## Rules by topic

peak-rules-round-title = A round
peak-rules-round = All play a card in secret. The highest one scores a point; all cards of the round are gone. (Rules 2)
peak-rules-end-title = The end
peak-rules-end = After four rounds the most points win. Those tied share the place. (Rules 3)

## The command /peak; see commands.ftl of the bot for the form of the keys

commands-peak = peak
commands-peak-about = Peak: answer with one command
commands-peak-play = play
commands-peak-play-about = Play a card
commands-peak-play-card-about = The card

## Words in pictures

peak-picture-round = Round { $round } of { $rounds }
peak-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
peak-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
peak-picture-hand = Your cards, { $seat }
peak-picture-sheet = Cards that are gone
peak-picture-end = The top of the mountain
peak-picture-seat = { $who }: { $points }, { $cards } in hand, last card: { $shown }.
peak-picture-list = { $what }: { $cards }.
peak-picture-score = { $who }, { $points }.
peak-picture-card = { $card }, one of { $count } cards. The highest card wins a round.

## How to play. The names of board and hand are those of `teaching` in ui.toml

peak-how-goal = Everybody climbs with four cards, and each round one of them is spent.
peak-how-wins = **You win** with the most points after four rounds.
peak-how-board-points = **Your points**: one for each round in which your card is the highest.
peak-how-board-cards = **Cards in hand.** Everybody sees how many, but only you see which.
peak-how-board-shown = **The last card** that you have played.
peak-how-hand-cards = **Your cards.** No two in the game are alike.
peak-how-turn-1 = 🏔️ **Choose**: all choose a card in secret.
peak-how-turn-2 = 👀 **Look**: the cards are shown.
peak-how-turn-3 = ⭐ **Score**: the highest card scores a point.
peak-how-turn-4 = 🗑️ **Gone**: all cards of the round are out of the game.
peak-how-turn-5 = 🔁 **Again**, until all hands are empty.
peak-how-begin = **First round, usually:** play your highest card; once you lead, spend your lowest one.

## The reasons of a coach. args: card · count

peak-coach-first = { $card } is your highest card, and the first point makes you the one to catch.
peak-coach-ahead = You lead by { $count }: spend { $card }, your lowest, and keep the others for when you are caught.
peak-coach-level = Nobody is ahead of you, and you are ahead of nobody: { $card }, your highest, can take the lead.
peak-coach-behind = You are { $count } behind: { $card }, your highest, has the best chance of the point.

peak-recap-ahead = Points: you have { $mine }, { $seat } has { $theirs }. You lead.
peak-recap-behind = Points: you have { $mine }, { $seat } has { $theirs }. You are behind.
peak-recap-even = Points: you have { $mine }, { $seat } has { $theirs }. The next highest card takes the lead.
peak-recap-points = Every highest card is a point ({ $more } more).
