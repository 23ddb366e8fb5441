"""Limits on the length of people's input, by its kind; checked before anything is done with it.

Clients keep to the bounds that a command or a form declares. Requests for suggestions have none, and other
programs than Discord's clients may ignore them, so all bounds are checked again here.
"""

from rules.core.decisions import Rejected
from rules.core.text import Text

# Texts, in characters.
NAME = 100  # something chosen from a list or named: a card, a player, a turn, a time zone
ANSWER = 600  # one answer: the longest sheets take 130, with the longest names 450
CHAIN = 1500  # several answers, separated by `>`
SOUGHT = 100  # a search
SPAN = 40  # a length of time, hours, or dates
DIGITS = 20  # a number
ID = 100  # the id of a button, a menu or a form, and each value of a menu

# Pieces.
LINKS = 16  # answers in one chain: the longest turns take ten
VALUES = 25  # values chosen in one menu
FIELDS = 5  # fields of one form


def too_long(most: int) -> Rejected:
    """Return the refusal of a text of more than `most` characters."""
    return Rejected(Text(key="discord.refused.long", args={"most": most}))


def too_many_links() -> Rejected:
    """Return the refusal of a chain of more than `LINKS` answers."""
    return Rejected(Text(key="discord.refused.links", args={"most": LINKS}))
