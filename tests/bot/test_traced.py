"""An error is named with its place and its cause, and without its message."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.traced import traced


def failing(secret: str) -> None:
    raise ValueError(f"the hand is {secret}")


def caught(secret: str, *, again: bool = False) -> Exception:
    try:
        try:
            failing(secret)
        except ValueError as error:
            if again:
                raise KeyError(secret) from error
            raise
    except (KeyError, ValueError) as error:
        return error
    raise AssertionError("nothing was raised")


def test_an_exception_is_named_with_its_place_and_without_its_message() -> None:
    told = traced(caught("ware:w7"))
    assert told.startswith("ValueError at test_traced.py:")
    assert "failing < test_traced.py" in told
    assert "ware" not in told


def test_its_cause_is_named_too() -> None:
    told = traced(caught("ware:w7", again=True))
    assert told.startswith("KeyError at test_traced.py:")
    assert ", from ValueError at test_traced.py:" in told
    assert "ware" not in told


def test_of_what_discord_refuses_the_numbers_are_told() -> None:
    response: Any = SimpleNamespace(status=403, reason="")
    refused = discord.Forbidden(response, {"code": 50013, "message": "the name of somebody"})
    assert traced(refused) == "Forbidden 403/50013 at unknown place"
