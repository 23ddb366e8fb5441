"""Log of an error: one line, with the place and without any secret."""

import asyncio
import gc
import logging
import sys
import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from bot.discord.errors import OneLine, set_up, unhandled


def failing(secret: str) -> None:
    raise ValueError(f"the hand is {secret}")


def caught(secret: str) -> ValueError:
    try:
        failing(secret)
    except ValueError as error:
        return error
    raise AssertionError("nothing was raised")


def test_a_record_is_one_line() -> None:
    error = caught("ware:w7")
    record = logging.LogRecord(
        "bot", logging.ERROR, __file__, 1, "two\nlines", None, (type(error), error, error.__traceback__)
    )
    line = OneLine().format(record)
    assert "\n" not in line
    assert "ware" not in line
    assert "ValueError" in line


async def test_what_nobody_has_caught_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(unhandled)
    task = asyncio.create_task(failing_later("ware:w7"))
    await asyncio.wait([task])
    del task
    gc.collect()  # an exception counts as never retrieved when its task is forgotten
    assert "ValueError at test_errors.py" in caplog.text
    assert "ware" not in caplog.text


async def failing_later(secret: str) -> None:
    failing(secret)


@pytest.fixture
def logging_as_usual(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the test what the bot does with uncaught exceptions."""
    for module, hook in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))
    handlers, level = logging.getLogger().handlers, logging.getLogger().level
    set_up("info")
    logging.getLogger().handlers = handlers
    yield
    logging.getLogger().setLevel(level)


@pytest.mark.usefixtures("logging_as_usual")
def test_what_fails_in_a_thread_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    thread = threading.Thread(target=failing, args=("ware:w7",))
    thread.start()
    thread.join()
    assert "in a thread: ValueError at" in caplog.text
    assert "ware" not in caplog.text


@pytest.mark.usefixtures("logging_as_usual")
def test_of_an_exception_that_is_gone_already_the_kind_is_told(caplog: pytest.LogCaptureFixture) -> None:
    """As Python says it may be, both in a thread and in a finalizer."""
    gone = SimpleNamespace(exc_type=KeyError, exc_value=None)
    threading.excepthook(gone)  # type: ignore[arg-type]
    sys.unraisablehook(gone)
    assert caplog.messages == ["in a thread: KeyError", "unraisable: KeyError"]
