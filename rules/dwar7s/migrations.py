"""Migrations of stored states from one version to the next (decision record 11)."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 4


def _from_1(state: JSON) -> JSON:
    """A state means the same.

    Version 2 asks those who reveal their secret objective themselves more often (R10), and does not count a
    round of the clock as idle (R19). Revision 2 of the data gives two mines a third wall and changes some
    points, in running games too.
    """
    return state


def _from_2(state: JSON) -> JSON:
    """Version 3 asks for a place at once, however many there are, and knows the walls built last."""
    return state


def _from_3(state: JSON) -> JSON:
    """Version 4 asks for the target of an ogre card even where there is only one."""
    return state


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: _from_1, 2: _from_2, 3: _from_3}
