"""What is logged: one line, with the place and without anything that somebody keeps secret."""

import logging

from bot.discord.errors import OneLine, traced


def failing(secret: str) -> None:
    raise ValueError(f"the hand is {secret}")


def caught(secret: str) -> ValueError:
    try:
        failing(secret)
    except ValueError as error:
        return error
    raise AssertionError("nothing was raised")


def test_an_exception_is_named_with_its_place_and_without_its_message() -> None:
    told = traced(caught("ware:w7"))
    assert told.startswith("ValueError at test_errors.py:")
    assert "failing < test_errors.py" in told
    assert "ware" not in told


def test_a_record_is_one_line() -> None:
    error = caught("ware:w7")
    record = logging.LogRecord(
        "bot", logging.ERROR, __file__, 1, "two\nlines", None, (type(error), error, error.__traceback__)
    )
    line = OneLine().format(record)
    assert "\n" not in line
    assert "ware" not in line
    assert "ValueError" in line
