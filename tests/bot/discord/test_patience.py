"""Requests that come too early are made again when it is time; other refusals are errors."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import refusals
from bot.discord.delivery.refusals import RequestKind, Wrong, patiently
from bot.discord.patience import CALM, wait_of
from bot.table.delivery.voice import Later


def refused(status: int, headers: dict[str, str]) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="", headers=headers))
    return discord.HTTPException(response, "")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "PAUSES", (0.0, 0.01))
    monkeypatch.setattr(refusals, "SOON", 0.0)


async def asked(*refusals: Exception) -> int:
    """Count how many times a request is made that is refused in these ways."""
    left, times = list(refusals), 0

    async def request() -> None:
        nonlocal times
        times += 1
        if left:
            raise left.pop(0)

    await patiently(RequestKind.EMOJI, request)
    return times


async def test_a_request_is_made_again_whoever_says_that_it_was_too_early() -> None:
    assert await asked(discord.RateLimited(0.01), refused(429, {"Retry-After": "0.01"})) == 3


async def test_what_is_wrong_is_not_asked_again() -> None:
    with pytest.raises(Wrong):
        await asked(refused(400, {"Retry-After": "0.01"}))


async def test_an_answer_that_nobody_knows_is_not_asked_for_ever() -> None:
    with pytest.raises(Later):
        await asked(*(refused(403, {}) for _ in range(9)))


@pytest.mark.parametrize(
    ("refusal", "seconds"),
    [
        (discord.RateLimited(7.5), 7.5),
        (refused(429, {"Retry-After": "0"}), 0.0),
        (refused(429, {"Retry-After": "2.5"}), 2.5),
        (refused(429, {"Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"}), CALM),
        (refused(429, {}), CALM),
        (refused(428, {"Retry-After": "2.5"}), None),
        (refused(503, {"Retry-After": "2.5"}), None),
        (discord.DiscordException(), None),
    ],
)
def test_how_long_to_wait_is_told_by_whoever_refuses(
    refusal: discord.DiscordException, seconds: float | None
) -> None:
    assert wait_of(refusal) == seconds
