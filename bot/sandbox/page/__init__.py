"""The page of the double: a small chat client in the browser, in which one user can act as every person.

`page_state.PageState` is what the page remembers besides the world, `routes.lay` serves it, `feed` sends each
browser what its person can see, `doing` carries out the person's actions, and `static/` holds the page, which
needs no build step.
"""
