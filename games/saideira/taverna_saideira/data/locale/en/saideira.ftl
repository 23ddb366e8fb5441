### Saideira. Arguments: seat: a seat's id · who: an owner in words · card, cards, shown: ids · all others are numbers.

saideira-name = Saideira
saideira-about = Four rounds, four cards: play the highest card of a round, and save it when you can.

## Names. args: number

card-saideira = Card { $number }

## The question

saideira-ask-card = Which card do you play?
saideira-help-card = All choose at once, and nobody sees the others' cards before. The highest card scores a point. (Rules 2)
saideira-tip-card = A high card that you keep is worth as much in the next round. Look at who leads: they need this point less than you do.

## What happened

saideira-log-plays = { $seat } plays { $card }.
saideira-log-scores = { $seat } has the highest card and scores a point.
saideira-over-rounds = { $count } rounds have been played.
saideira-sheet-total = Points

## Rules by topic

saideira-rules-round-title = A round
saideira-rules-round = All play a card in secret. The highest one scores a point; all cards of the round are gone. (Rules 2)
saideira-rules-end-title = The end
saideira-rules-end = After four rounds the most points win. Equal ones share the place. (Rules 3)

## The command /saideira; see commands.ftl of the bot for the form of the keys

commands-saideira = saideira
commands-saideira-about = Saideira: answer with one command
commands-saideira-play = play
commands-saideira-play-about = Play a card
commands-saideira-play-card-about = The card

## Words in pictures

saideira-picture-round = Round { $round } of { $rounds }
saideira-picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
saideira-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
saideira-picture-hand = Your cards, { $seat }
saideira-picture-sheet = Cards that are gone
saideira-picture-end = The top of the mountain
saideira-picture-seat = { $who }: { $points }, { $cards } in hand, last card: { $shown }.
saideira-picture-list = { $what }: { $cards }.
saideira-picture-score = { $who }, { $points }.
saideira-picture-card = { $card }, one of { $count } cards. The higher one wins a round.

## How to play. The names of board and hand are those of `teaching` in ui.toml

saideira-how-goal = Everybody climbs with four cards, and each round one of them is spent.
saideira-how-wins = **You win** with the most points after four rounds.
saideira-how-board-points = **Your points**: one for each round in which your card is the highest.
saideira-how-board-cards = **Cards in hand.** Everybody sees how many, but only you see which.
saideira-how-board-shown = **The last card** that you have played.
saideira-how-hand-cards = **Your cards.** No two in the game are alike.
saideira-how-turn-1 = 🏔️ **Choose**: all choose a card in secret.
saideira-how-turn-2 = 👀 **Look**: the cards are shown.
saideira-how-turn-3 = ⭐ **Score**: the highest card scores a point.
saideira-how-turn-4 = 🗑️ **Gone**: all cards of the round are out of the game.
saideira-how-turn-5 = 🔁 **Again**, until all hands are empty.
saideira-how-begin = **First round, usually:** play your highest card; once you lead, spend your lowest one.

## The reasons of a coach. args: card · count

saideira-coach-first = { $card } is your highest card, and the first point makes you the one to catch.
saideira-coach-ahead = You lead by { $count }: spend { $card }, your lowest, and keep the others for when you are caught.
saideira-coach-level = Nobody is ahead of you, and you are ahead of nobody: { $card }, your highest, can take the lead.
saideira-coach-behind = You are { $count } behind: { $card }, your highest, has the best chance of the point.

saideira-recap-ahead = Points: you { $mine }, { $seat } { $theirs }. You lead.
saideira-recap-behind = Points: you { $mine }, { $seat } { $theirs }. You are behind.
saideira-recap-even = Points: you { $mine }, { $seat } { $theirs }. The next highest card takes the lead.
saideira-recap-points = Every highest card is a point ({ $more } more).
