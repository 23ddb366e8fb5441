"""Time limit of the rules, and what counts."""

import gc
import threading
import time
import weakref

import pytest

from bot.table.runtime import guard
from bot.table.runtime.guard import Hung, guarded
from rules.core.flow import Bug


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_alarm_that_is_swallowed_by_a_collection_of_garbage_comes_again() -> None:
    class Thing:
        """An object for weak references."""

    def work(seconds: float) -> None:
        until = time.process_time() + seconds
        while time.process_time() < until:
            pass

    thing = Thing()
    kept = weakref.ref(thing, lambda _: work(0.4))
    with pytest.raises(Hung), guarded(0.2):
        del thing
        work(2)
    assert kept() is None


@pytest.mark.nightly
def test_collecting_garbage_does_not_count() -> None:
    def slow(phase: str, info: object) -> None:
        until = time.thread_time() + (0.4 if phase == "stop" else 0)
        while time.thread_time() < until:
            pass

    gc.callbacks.append(slow)
    try:
        with guarded(0.3):
            gc.collect()
            gc.collect()
            sum(range(10_000))
    finally:
        gc.callbacks.remove(slow)


def test_after_a_collection_of_garbage_no_more_time_is_left_than_before() -> None:
    with pytest.raises(Hung), guarded(0.1):
        gc.collect()
        until = time.process_time() + 1
        while time.process_time() < until:
            pass


def test_the_work_of_another_thread_does_not_count() -> None:
    done = threading.Event()

    def work() -> None:
        while not done.is_set():
            sum(range(1000))

    busy = threading.Thread(target=work)
    busy.start()
    try:
        with guarded(0.2):
            time.sleep(0.6)
    finally:
        done.set()
        busy.join()


def test_no_rule_holds_the_others_for_more_than_half_a_second() -> None:
    assert guard.WORK_LIMIT <= 0.5


def test_the_guard_leaves_no_timer_behind() -> None:
    with pytest.raises(Hung), guarded(0.2):
        while True:
            pass
    with guarded():
        total = sum(range(5_000_000))  # more than the rest of the first timer
    assert total > 0
    with pytest.raises(Bug), guarded():
        raise IndexError
