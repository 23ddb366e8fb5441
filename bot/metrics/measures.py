"""Measuring points. Nobody listens unless `/metrics` is on, and without that they cost next to nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Literal

Measure = Literal["first_response", "visible", "said", "database", "rate_limit"]
"""What is measured, in seconds if it takes time:

From the arrival of a press or command to its first response, and to the end of its answer; from the moment
when a message was due to the one when Discord had it; a transaction, with the wait for its turn; how often
Discord asked to wait.
"""

Listener = Callable[[Measure, str, float], None]
listeners: list[Listener] = []  # called with the measure, its kind, and the value


def measured(measure: Measure, kind: str, value: float = 1.0) -> None:
    """Tell the listeners."""
    for listener in listeners:
        listener(measure, kind, value)


@contextmanager
def timed(measure: Measure, kind: str) -> Iterator[None]:
    """Measure the block, also if it raises."""
    begun = perf_counter()
    try:
        yield
    finally:
        measured(measure, kind, perf_counter() - begun)
