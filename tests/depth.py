"""Amount of play in the suite: by `make check` a little, by `make nightly` more, by `make long` all."""

import os
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from rules.core.words import LANGS

LONG = os.environ.get("TAVERNA_DEPTH") == "long"


def in_turn(cases: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Add a language to each case, each in another one; in long runs, all of them to each."""
    return [
        (*case, lang) for n, case in enumerate(cases) for lang in (LANGS if LONG else [LANGS[n % len(LANGS)]])
    ]


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Return all cases for `parametrize`; `make check` takes one in so many, beginning with the first."""
    return [case if n % number == 0 else _at_night(case) for n, case in enumerate(cases)]


def _at_night(case: Any) -> Any:
    values = case.values if hasattr(case, "marks") else case if isinstance(case, tuple) else [case]
    return pytest.param(*values, marks=pytest.mark.nightly, id=getattr(case, "id", None))


only_long = pytest.mark.skipif(not LONG, reason="make long")
