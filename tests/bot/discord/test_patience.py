"""Requests that come too early are made again when it is time; other refusals are errors."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.patience import patiently


def refused(status: int, headers: dict[str, str]) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="", headers=headers))
    return discord.HTTPException(response, "")


async def asked(*refusals: Exception) -> int:
    """How many times a request is made that is refused in these ways."""
    left, times = list(refusals), 0

    async def request() -> None:
        nonlocal times
        times += 1
        if left:
            raise left.pop(0)

    await patiently(request)
    return times


async def test_a_request_is_made_again_whoever_says_that_it_was_too_early() -> None:
    assert await asked(discord.RateLimited(0.01), refused(429, {"Retry-After": "0.01"})) == 3


async def test_what_is_wrong_is_not_asked_again() -> None:
    with pytest.raises(discord.HTTPException):
        await asked(refused(400, {"Retry-After": "0.01"}))
