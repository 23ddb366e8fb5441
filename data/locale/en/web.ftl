### The board in the browser. Put in by the page itself: names in web-waiting, count in web-left.

web-log = What happened
web-whole = The whole picture
web-places = What can be chosen
web-send = Confirm
web-clear = Choose again
web-undo = Undo
web-locked = Your answer is locked in.
web-waiting = Waiting for { $names }
web-nothing = Nothing to do right now.
web-over = The game is over.
web-empty = Nothing
web-close = Close
web-left = { $count } left
web-offline = The bot doesn't answer. Try again in a moment.
web-coach = Good here
web-do = Do this
web-drawing = The picture is being drawn…
web-board = Board
web-hand = Hand
web-sheet = Overview
web-news = Since your turn
web-earlier = Earlier
web-which = Which one?
web-orders-about = What I don't need to ask you at this table: I then pass for you, at once and whatever you hold.
web-thinking = Thinking about it…
