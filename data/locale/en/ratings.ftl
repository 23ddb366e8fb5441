### Numbers of people on a server: the leaderboard, what somebody has played, and being forgotten.

## The leaderboard's picture. title args: game · others args: count · row args: rank, name, points, games, won,
## form (list of places, the newest last)

leaderboard-title = { $game } · Leaderboard
leaderboard-name = Player
leaderboard-points = Rating
leaderboard-games = Games
leaderboard-won = Wins
leaderboard-form = Recent places
leaderboard-player = Player
leaderboard-provisional = ? = fewer than 5 rated games, listed after the others
leaderboard-others = { $count ->
    [one] one more player
   *[other] { $count } more players
}
leaderboard-how = What counts: games that at least two people played from start to end
leaderboard-row-rated = { $rank }. { $name }: rating { $points }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $won ->
    [one] one win
   *[other] { $won } wins
}; recent places: { $form }.
leaderboard-row-guess = { $rank }. { $name }: rating about { $points }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $won ->
    [one] one win
   *[other] { $won } wins
}; recent places: { $form }.
leaderboard-row-unrated = { $rank }. { $name }: no rating, { $games ->
    [one] one game
   *[other] { $games } games
}, { $won ->
    [one] one win
   *[other] { $won } wins
}; recent places: { $form }.

## What somebody has played, in /stats. title args: name · rating, rating-guess args: points · gained args: points,
## gained (with its sign) · games args: games, won · place args: place, times · took args: took (a span) · lasted
## args: lasted (a span), answers, best · alone, partly, left args: count · nobody args: game · span args: count

stats-title = ### Numbers of { $name } on this server
stats-rating = rating **{ $points }**
stats-rating-guess = rating about **{ $points }** (fewer than 5 rated games)
stats-gained = rating { $points } ({ $gained })
stats-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $times }
stats-took = A usual answer takes { $took }
stats-lasted = A game usually lasts { $lasted }, with { $answers ->
    [one] one answer
   *[other] { $answers } answers
} · best score { $best }
stats-alone = { $count ->
    [one] one without another person from start to end
   *[other] { $count } without another person from start to end
}
stats-partly = { $count ->
    [one] one played in part, unrated
   *[other] { $count } played in part, unrated
}
stats-left = { $count ->
    [one] one given up
   *[other] { $count } given up
}
stats-span-days = { $count } days
stats-span-hours = { $count } hours
stats-span-minutes = { $count } minutes
stats-span-seconds = { $count ->
    [0] less than a second
    [one] one second
   *[other] { $count } seconds
}
stats-none-mine = You have not finished a game on this server yet. The first one counts.
stats-none-theirs = { $name } has not finished a game on this server yet.
stats-nobody = Nobody is on the leaderboard of { $game } here yet. A game counts when at least two people play it from start to end: /table open starts one.
stats-show-all = Show to all
stats-as-text = As text

table-refused-nobody-known = I have not met this person yet.
table-refused-unlisted = This person keeps their numbers to themselves.

## /me: numbers, and being forgotten. finished, orders args: count · table, lobby args: game, channel

forgetting-stats-on = Show my numbers to others
forgetting-stats-off = Keep my numbers to myself
forgetting-stats-are-on = 📊 Others can see your numbers with /stats and on the leaderboards.
forgetting-stats-are-off = 📊 Your numbers are for you alone: you are on no leaderboard, and /stats shows them to you only.
forgetting-look = Show me what would be forgotten
forgetting-title = **If I forget you, this goes, on all servers and for good:**
forgetting-self = - your name, your language and how you want to be notified
forgetting-finished = { $count ->
    [one] - your numbers and your rating: one game
   *[other] - your numbers and your ratings: { $count } games
}
forgetting-orders = { $count ->
    [one] - your standing order
   *[other] - your { $count } standing orders
}
forgetting-table = - your seat: **{ $game }** in { $channel }; a computer player goes on, or the table is closed if nobody else is there
forgetting-lobby = - your seat in the lobby of **{ $game }** in { $channel }
forgetting-more = { $count ->
    [one] - your seat at one more table
   *[other] - your seats at { $count } more tables
}
forgetting-stays = What stays: finished games of others, with “Former player” in your place, and messages that Discord keeps in its channels. If you use me again, we start over.
forgetting-button-forget = Forget me
forgetting-button-forgetnot = Keep everything
forgetting-done = You are forgotten. All the best!
forgetting-not = Nothing was changed.
table-forgotten = Former player

## Commands

commands-stats = stats
commands-stats-about = What you or somebody else has played on this server
commands-stats-user-about = Whose numbers (default: yours)
commands-stats-game-about = The game (default: all)
commands-leaderboard = leaderboard
commands-leaderboard-about = Who leads in a game on this server
commands-leaderboard-game-about = The game
commands-me-stats-about = Whether others see your numbers and you appear on leaderboards
commands-me-forget-about = Make me forget you; first you see what goes
commands-option-stats = stats
commands-option-forget = forget
