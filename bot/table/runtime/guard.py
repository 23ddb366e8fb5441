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

WORK_LIMIT = (
    0.4  # seconds of work for which others may have to wait; an ordinary answer takes a few hundredths
)
ALARM_INTERVAL = 0.05  # seconds of work between two alarms
AT_START = 5.0  # ... at the start, when nobody is being served yet


class Hung(BaseException):
    """Rules ran too long. Not an `Exception`, or a script could catch it and go on."""


@contextmanager
def guarded(longest: float | None = None) -> Iterator[None]:
    """Run rules in the block: unexpected errors become `Bug`, and too long a computation `Hung`.

    `longest`: seconds; None means `WORK_LIMIT`. Blocks must not be nested.
    """
    with _timed(WORK_LIMIT if longest is None else longest):
        try:
            yield
        except (Rejected, Stale, Diverged, Bug):
            raise
        except Exception as error:
            raise Bug(f"{type(error).__name__} in the rules") from error


@contextmanager
def _timed(longest: float) -> Iterator[None]:
    """Raise `Hung` in the block if it computes longer than this. Does nothing off the main thread.

    Only the block's own work counts: not other threads, not garbage collection, and not the time when a
    laptop was asleep. The alarm repeats, because Python swallows exceptions that are raised during garbage
    collection.
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
    signal.setitimer(signal.ITIMER_VIRTUAL, longest, ALARM_INTERVAL)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        gc.callbacks.remove(collect)
