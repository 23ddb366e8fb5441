### The page on a host's own name: one's tables, logging in and out, and why something is not shown.
### `created` and `seen` are Discord's own marks: it shows them as a date, and as "3 hours ago".

site-title = Your tables
site-tables = These boards can be opened here:
site-none = You have no game running. A table is opened in a channel of a Discord server where the bot is, with /table open.
site-waiting = waiting for you
site-over = over
site-lent = A computer plays for you here. Press “I'm back” below the board in Discord to get your seat back.
site-elsewhere = This board opens with the Board button below it in Discord.
site-log-out = Log out
site-log-in = Log in with Discord
site-back = Your tables
site-again = Try again

site-login-title = Log in first
site-login = Your boards open once you have logged in with Discord. The bot learns nothing but who you are: it doesn't see your servers, your friends or your e-mail address.
site-refused-title = That login didn't work
site-refused = Perhaps it took too long, was cancelled, or its link was opened twice. Nothing has been changed.
site-away-title = Discord doesn't answer
site-away = Without Discord nobody can log in. Try again in a moment.
site-absent-title = No board for you here
site-absent = This address belongs to no table at which you have a seat. Perhaps you gave your seat up, or are logged in as somebody else.
site-misdirected-title = This board is at another address
site-misdirected = Another part of the bot looks after this table. Press Board below it in Discord.
site-soon-title = One moment
site-soon = That was a lot at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
site-closed-title = The bot is starting
site-closed = Try again in a moment.
site-broken-title = Something went wrong
site-broken = That was the bot's fault. Your game is as it was.

site-session-list = 🔑 Your boards are open in { $count ->
    [one] one browser
   *[other] { $count } browsers
}:
site-session-one = logged in { $created }, last used { $seen }
site-session-end = Log out of all browsers
site-session-ended = You are logged out of all browsers. Each asks you to log in before it shows a board again.
