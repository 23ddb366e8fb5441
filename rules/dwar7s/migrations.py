"""How a stored state of an older version becomes one of the next (decision record 11)."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 2


def _from_1(state: JSON) -> JSON:
    """A state means the same.

    Version 2 asks those who reveal their secret objective themselves more often (R10), and does not count a
    round of the clock as idle (R19). Revision 2 of the data gives two mines a third wall and changes some
    points, in running games too.
    """
    return state


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: _from_1}
