"""The version of state and scripts, and how a checkpoint of an older one becomes one of the next."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 1
MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {}
