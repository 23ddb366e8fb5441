"""How long what people send may be, by what it is; checked before anything is done with it.

A client keeps to the bounds that a command or a form declares. Suggestions are asked for without any, and who
speaks to Discord by other means than its client may leave them out: so each is checked again here.
"""

from rules.core.decisions import Rejected
from rules.core.text import Text

# Texts, in characters.
NAME = 100  # what is chosen from a list, or named: a card, a player, a turn, a time zone
ANSWER = 600  # one answer: the longest sheets take 130, with the longest names 450
CHAIN = 1500  # several answers, which `>` separates
SOUGHT = 100  # what is searched for
SPAN = 40  # a length of time, hours, or dates
DIGITS = 20  # a number
ID = 100  # of a button, a menu or a form, and each value of a menu

# Pieces.
LINKS = 16  # answers in one chain: the longest turns take ten
VALUES = 25  # chosen in one menu
FIELDS = 5  # of one form


def too_long(most: int) -> Rejected:
    """The refusal of a text of more than `most` characters."""
    return Rejected(Text(key="discord.refused.long", args={"most": most}))


def too_many_links() -> Rejected:
    """The refusal of a chain of more than `LINKS` answers."""
    return Rejected(Text(key="discord.refused.links", args={"most": LINKS}))
