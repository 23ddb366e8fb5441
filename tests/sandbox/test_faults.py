"""Faults that a test asks for, and what discord.py makes of them."""

import asyncio
from functools import partial

import aiohttp
import discord
import pytest

from tests.sandbox.plain import Api
from tests.sandbox.tiny import Tiny
from tools.driver import City, Person, Place

POST = "POST /channels/*/messages"


@pytest.fixture
def channel(bot: Tiny, games: Place) -> discord.TextChannel:
    found = bot.get_channel(games.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_429_is_waited_out(city: City, channel: discord.TextChannel, games: Place) -> None:
    city.world.fail(POST, status=429, times=2, retry_after=0.01)
    await channel.send("at last")
    assert [request.status for request in city.world.traffic.of("POST", f"/channels/{games.id}")] == [
        429,
        429,
        200,
    ]
    assert [post.text for post in games.posts] == ["at last"]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_limit_is_of_its_bucket_unless_it_is_said_to_be_of_everything(
    city: City, api: Api, *, everywhere: bool
) -> None:
    fail = partial(city.world.fail, everywhere=True) if everywhere else city.world.fail
    fail("GET /users/@me", status=429, retry_after=0.01)
    async with api.session.get("/api/v10/users/@me") as response:
        assert ("X-RateLimit-Global" in response.headers) is everywhere
        assert (await response.json())["global"] is everywhere


async def test_an_error_has_the_code_that_was_asked_for(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    city.world.fail(POST, status=403, code=40062, words="Service resource is being rate limited")
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send("never")
    assert refusal.value.code == 40062 and games.posts == []
    await channel.send("now")


async def test_a_server_error_is_retried(city: City, channel: discord.TextChannel, games: Place) -> None:
    city.world.fail(POST, status=500)
    await channel.send("second try")
    assert [post.text for post in games.posts] == ["second try"]


async def test_a_lost_answer_leaves_the_message_there(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    city.world.lose(POST)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("there", nonce="1")
    assert [post.text for post in games.posts] == ["there"]
    assert [request.status for request in city.world.traffic.of("POST", f"/channels/{games.id}")] == [0]
    again = await channel.send("there", nonce="1")
    assert [post.id for post in games.posts] == [again.id]


async def test_a_slow_answer_comes_after_the_message(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    city.world.slow(POST, seconds=0.2)
    sending = asyncio.ensure_future(channel.send("slow"))
    await games.until(lambda post: post.text == "slow")
    assert not sending.done()
    await sending


async def test_a_lost_answer_to_a_press_is_not_given_twice(
    city: City, bot: Tiny, ana: Person, games: Place
) -> None:
    city.world.lose("POST /interactions/*/callback")
    reply = await ana.command("menus", games)
    assert reply.text == "choose", "Discord took it, although the bot does not know"


async def test_too_many_requests_at_once_are_limited_by_their_bucket(
    channel: discord.TextChannel, city: City
) -> None:
    headers = {"Authorization": f"Bot {city.world.state.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = [await session.get(f"{city.world.origin}/api/v10/channels/{channel.id}") for _ in range(51)]
    assert [answer.status for answer in answers] == [200] * 50 + [429]
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == [
        f"{left}" for left in (*reversed(range(50)), 0)
    ]
    assert {answer.headers["X-RateLimit-Limit"] for answer in answers} == {"50"}
    assert float(answers[-1].headers["X-RateLimit-Reset-After"]) > 0


async def test_a_global_rate_limit_covers_all_but_responses_to_interactions(
    channel: discord.TextChannel, city: City
) -> None:
    city.world.most_requests = 2
    headers = {"Authorization": f"Bot {city.world.state.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = [
            await session.get(f"{city.world.origin}/api/v10/{path}")
            for path in ("users/@me", "gateway/bot", "applications/@me", "webhooks/1/x/messages/@original")
        ]
    assert [answer.status for answer in answers] == [200, 200, 429, 404]
    assert answers[2].headers["X-RateLimit-Global"] == "true"
    told = await answers[2].json()
    assert told["global"] and 0 < told["retry_after"] <= 1
