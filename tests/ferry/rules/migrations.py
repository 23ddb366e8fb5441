"""Migrations of a stored state of an older version to the next."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 2


def counted(state: JSON) -> JSON:
    """Version 1 knew short games alone, and did not say so."""
    return {**state, "rounds": 2}


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: counted}
