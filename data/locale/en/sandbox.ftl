### The sandbox: what it says in the terminal, and the words of its page.
### On the page, arguments are put in by the page itself: no plurals here. args of sandbox-page-…: name, it, count, least, most

## In the terminal. port-taken args: host, port · folder args: file, reason · broken args: file, aside · foreign args: file

sandbox-port-taken = Another program listens on { $host }:{ $port }, perhaps a sandbox in another window. Stop it, or choose another port: TAVERNA_SANDBOX_PORT=8451 make run
sandbox-folder = The sandbox can't keep its world in { $file }: { $reason }.
sandbox-broken = The sandbox can't read { $file }; it has been moved to { $aside }. Start again for a new world.
sandbox-foreign = { $file } is not the sandbox's, so it stays as it is. Move it away, or name another folder in TAVERNA_SANDBOX.

## The first page

sandbox-page-welcome = Welcome to the Taverna
sandbox-page-welcome-lead = This is a small chat of your own, on this computer only. The real bot is in it: every button and command works as it will on Discord.
sandbox-page-play-learn = Learn { $name } by playing
sandbox-page-under-way = Games under way
sandbox-page-go-on = Go on with { $name } in { $it }
sandbox-page-your-turn = your turn
sandbox-page-play-computers = Play { $name } against two computer players now
sandbox-page-play-friends = Set up a table for friends on this computer
sandbox-page-bot-starting = The bot is starting…
sandbox-page-tip-eyes = You can be everybody: change who you are under “You are”, and see what that person sees.
sandbox-page-tip-commands = Type / in a channel for all commands.
sandbox-page-tip-secrets = Hands and plans stay secret: each person sees only their own.
sandbox-page-hint-friends = Now change who you are and press Join; then the host presses Start.

## The frame

sandbox-page-board = Board
sandbox-page-home = Home
sandbox-page-places = Channels and messages
sandbox-page-channels = Channels
sandbox-page-add-channel = Add a channel
sandbox-page-direct-messages = Direct messages
sandbox-page-people = People and settings
sandbox-page-you-are = You are
sandbox-page-you-are-now = You are { $name }. Change who you are
sandbox-page-you-are-help = The page shows what this person sees, and nothing else.
sandbox-page-language = Language
sandbox-page-look = Appearance
sandbox-page-look-system = Automatic
sandbox-page-look-light = Light
sandbox-page-look-dark = Dark
sandbox-page-take-dms = Accept direct messages
sandbox-page-bot-heading = Bot
sandbox-page-online = connected
sandbox-page-offline = not connected
sandbox-page-bot-offline = The bot is not connected
sandbox-page-page-offline = Connection lost. Trying again…
sandbox-page-unread = unread
sandbox-page-calls = mentions: { $count }
sandbox-page-close = Close

## Messages

sandbox-page-messages-of = Messages in { $name }
sandbox-page-beginning = This is where the channel begins. Type / for commands.
sandbox-page-beginning-dm = Your direct messages with { $name }. Only you two see them.
sandbox-page-message-by = Message by { $name }
sandbox-page-a-message = a message
sandbox-page-used = used
sandbox-page-bot = Bot
sandbox-page-edited = (edited)
sandbox-page-new = New
sandbox-page-jump = Jump to the latest messages
sandbox-page-only-you = Only you can see this
sandbox-page-dismiss = Dismiss message
sandbox-page-thinking = { $name } is thinking…
sandbox-page-typing = { $name } is typing…
sandbox-page-spoiler = Show spoiler
sandbox-page-unknown-channel = unknown
sandbox-page-unknown-component = This part of the message cannot be shown here.
sandbox-page-picture-without-words = Picture without a description
sandbox-page-enlarge = Enlarge: { $it }
sandbox-page-own-size = Show in full size

## Writing

sandbox-page-write-to = Message { $name }
sandbox-page-may-not-write = You can't write here
sandbox-page-locked = This thread is locked
sandbox-page-commands = Commands
sandbox-page-send = Send
sandbox-page-cancel = Cancel
sandbox-page-done = Done
sandbox-page-choose = Choose
sandbox-page-choose-one = choose one from the list
sandbox-page-choose-between = Choose from { $least } to { $most }
sandbox-page-choose-exactly = Choose exactly { $count }
sandbox-page-nothing-fits = Nothing fits
sandbox-page-no-such-command = There is no such command here. Choose one from the list.
sandbox-page-needed = needed
sandbox-page-too-short = at least { $least } characters
sandbox-page-a-number = a whole number is needed
sandbox-page-between-numbers = a number from { $least } to { $most }
sandbox-page-between-characters = from { $least } to { $most } characters
sandbox-page-yes = Yes
sandbox-page-no = No

## When something goes wrong

sandbox-page-failed = This interaction failed: the bot did not answer in three seconds
sandbox-page-refused = That is no longer possible
sandbox-page-unreachable = The sandbox does not answer. Is it still running?
sandbox-page-not-sent = The message was not sent

## Logging in at the boards' page, in place of Discord's own page

sandbox-login = Who logs in?
sandbox-login-cancel = Cancel
