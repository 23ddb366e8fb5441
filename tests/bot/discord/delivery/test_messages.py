"""What Discord's refusals mean, and the ids under which messages are posted."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import messages
from bot.discord.delivery.messages import Barred, Closed, Gone
from bot.discord.delivery.nonces import nonce, renewed
from bot.discord.patience import CALM
from bot.discord.screens.limits import NONCE
from bot.discord.screens.screen import note
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued, ShowPanel


class Channel:
    """Refuses what is posted, in turn."""

    def __init__(self, *refusals: Exception) -> None:
        self.refusals = list(refusals)
        self.nonces: list[str] = []

    async def send(self, *, nonce: str, **_: object) -> SimpleNamespace:
        self.nonces.append(nonce)
        if self.refusals:
            raise self.refusals.pop(0)
        return SimpleNamespace(id=1)


def refused(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response = cast(Any, SimpleNamespace(status=status, reason=""))
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


async def posted(channel: Channel) -> object:
    return await messages.post(cast(Any, channel), note("x"), "7-table")


@pytest.mark.parametrize(
    ("refusal", "meaning"),
    [
        (refused(404, 10008), Gone),
        (refused(404, 10003), Barred),
        (refused(403, 50013), Barred),
        (refused(400, 160006), Barred),
        (refused(403, 50007), Closed),
        (refused(503, 0), Later),
        (refused(400, 50035), discord.HTTPException),
        (OSError(), Later),
    ],
)
async def test_each_refusal_of_a_new_message_has_a_meaning(
    refusal: Exception, meaning: type[Exception]
) -> None:
    with pytest.raises(meaning):
        await posted(Channel(refusal))


async def test_a_long_rate_limit_is_waited_for_elsewhere() -> None:
    with pytest.raises(Later) as later:
        await posted(Channel(discord.RateLimited(45.0)))
    assert later.value.seconds == 45.0


@pytest.mark.parametrize(("headers", "seconds"), [({"Retry-After": "7.5"}, 7.5), ({}, CALM)])
async def test_a_proxy_says_how_long_to_wait(headers: dict[str, str], seconds: float) -> None:
    response = cast(Any, SimpleNamespace(status=429, reason="", headers=headers))
    with pytest.raises(Later) as later:
        await posted(Channel(discord.HTTPException(response, "")))
    assert later.value.seconds == seconds


async def test_what_is_needed_and_was_deleted_is_posted_under_another_id() -> None:
    channel = Channel(refused(404, 10008))
    await messages.post_needed(cast(Any, channel), note("x"), "7-table")
    assert channel.nonces == ["7-table", "7-table.1"]


async def test_who_deletes_it_each_time_is_not_answered_for_ever() -> None:
    channel = Channel(*(refused(404, 10008) for _ in range(9)))
    with pytest.raises(Later):
        await messages.post_needed(cast(Any, channel), note("x"), "7-table")
    assert len(channel.nonces) == messages.RENEWALS


def test_ids_are_short_and_tell_jobs_purposes_and_people_apart() -> None:
    jobs = [Queued(number, 1, ShowPanel()) for number in (1, 11, 10**10)]
    made = [
        nonce(job, what, whom)
        for job in jobs
        for what, whom in (("table", None), ("private", 1), ("private", 11), ("mention", 1), ("vote", 999))
    ]
    assert len(set(made)) == len(made)
    assert max(len(renewed(each, messages.RENEWALS - 1)) for each in made) <= NONCE
