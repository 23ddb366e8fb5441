"""Migrations of stored states from one version to the next (decision record 11)."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 1
MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {}
