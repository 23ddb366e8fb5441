"""Runs rules so that one broken game can't stop the bot or the other games."""

import gc
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rules.core.decisions import Rejected
from rules.core.flow import Bug, Diverged, Stale

LONGEST = 0.4  # seconds of work that nobody else waits for longer; a sound answer takes some hundredths
AGAIN = 0.05  # seconds of work between two alarms
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

    Only the work of the block counts: no other thread's, not what collecting garbage takes, and not the time
    of a laptop that was asleep. The alarm comes again and again, since Python swallows what is raised while
    it collects.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    until = time.thread_time() + longest
    collecting: float | None = None  # since when

    def stop(number: int, frame: FrameType | None) -> None:
        if collecting is None and time.thread_time() >= until:
            raise Hung

    def collect(phase: str, info: object) -> None:
        nonlocal until, collecting
        if phase == "start":
            collecting = time.thread_time()
        elif collecting is not None:
            until += time.thread_time() - collecting
            collecting = None

    before = signal.signal(signal.SIGVTALRM, stop)
    gc.callbacks.append(collect)
    signal.setitimer(signal.ITIMER_VIRTUAL, longest, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        gc.callbacks.remove(collect)
