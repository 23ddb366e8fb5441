"""Amount of play in the suite: a little for each change, or all that `make long` asks for."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from rules.core.words import LANGS

LONG = os.environ.get("TAVERNA_DEPTH") == "long"


def in_turn(cases: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Add a language to each case, each in another one; in long runs, all of them to each."""
    return [
        (*case, lang) for n, case in enumerate(cases) for lang in (LANGS if LONG else [LANGS[n % len(LANGS)]])
    ]


only_long = pytest.mark.skipif(not LONG, reason="make long")
