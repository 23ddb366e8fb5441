"""The page of the double: a small chat client in the browser, in which one person can be everybody.

`desk.Desk` is what the page remembers besides the world, `routes.lay` serves it, `feed` tells each browser
what its person can see, `doing` does what the person wants, and `static/` holds the page, without a build.
"""
