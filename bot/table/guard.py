"""Runs rules so that one broken game can't stop the bot or the other games."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

from rules.core.decisions import Rejected
from rules.core.flow import Bug, Diverged, Stale

LONGEST = 0.4  # seconds of work that nobody else waits for longer; a sound answer takes some hundredths
AT_START = 5.0  # ... while nobody is served yet


class Hung(BaseException):
    """Rules ran too long. Not an `Exception`, or a script could catch it and go on."""


@contextmanager
def guarded(longest: float | None = None) -> Iterator[None]:
    """A block that runs rules: what they may not raise becomes a `Bug`, and too long a computation `Hung`.

    `longest`: seconds, else `LONGEST`. Not to be nested.
    """
    with _timed(LONGEST if longest is None else longest):
        try:
            yield
        except (Rejected, Stale, Diverged, Bug):
            raise
        except Exception as error:
            raise Bug(f"{type(error).__name__} in the rules") from error


@contextmanager
def _timed(longest: float) -> Iterator[None]:
    """Raise `Hung` in the block if it computes longer than this. Off the main thread it does nothing.

    The timer counts the time that the process works, so a laptop that was asleep does not count as a loop.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, longest)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    raise Hung
