"""Events that can't be read: the bot goes on, and whoever presses a button meanwhile is answered."""

import copy
from collections.abc import Iterator

import pytest

from bot.discord.client import Client
from bot.sandbox.people.screen import Post
from bot.sandbox.world.form import Json
from bot.sandbox.world.sessions import Session
from bot.sandbox.world.world import Change, Kind
from tests.bot.e2e.players import opened
from tools.driver import City, Person, Place

SECRET = "only-ana-knows"
ODD: tuple[object, ...] = (None, [], {}, "words", -1, [None])


def damaged(event: Json) -> Iterator[object]:
    """An event without each of its fields, and with something odd in the place of each."""
    yield from ODD
    for key in event:
        yield {other: value for other, value in event.items() if other != key}
        for odd in ODD:
            yield {**event, key: odd}
    for key, inner in event.items():
        if isinstance(inner, dict):
            yield from ({**event, key: less} for less in damaged_once(inner))


def damaged_once(inner: Json) -> Iterator[Json]:
    """An object without each of its fields."""
    for key in inner:
        yield {other: value for other, value in inner.items() if other != key}


def session_of(city: City) -> Session:
    [session] = [session for session in city.world.sessions.values() if session.wire is not None]
    return session


async def a_bit_of_everything(city: City, ana: Person, bia: Person, games: Place) -> Post:
    """Let the bot hear of all that it hears of, in one way or another; the lobby."""
    place = city.channel(SECRET)
    city.world.publish(Change(Kind.CHANNEL_EDIT, place.id, place.id, city.guild.id))
    city.world.delete_channel(city.channel("short-lived").channel)
    await ana.command("table open", place, game="bellum", language="English", place="A new thread")
    lobby = await opened(ana, games, game="bellum")
    await bia.press(lobby, "Join")
    return await games.until(lambda post: "2. " in post.text)


async def test_damaged_events_cost_nobody_else_an_answer(
    tavern: Client, city: City, ana: Person, bia: Person, games: Place, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await a_bit_of_everything(city, ana, bia, games)
    heard = {str(event["t"]): copy.deepcopy(event["d"]) for event in session_of(city).events}
    assert len(heard) >= 5 and "INTERACTION_CREATE" in heard, sorted(heard)
    for kind in sorted(tavern._connection.parsers):
        if kind in ("READY", "RESUMED"):
            continue  # without them there is no session: tests/bot/discord/test_connection.py
        session, whole = session_of(city), heard.get(kind)
        for data in damaged(whole) if isinstance(whole, dict) else ODD:
            session.dispatch(kind, data)  # type: ignore[arg-type]  # Discord sends what it likes
        await session.flush()
        assert (await bia.press(lobby, "Join")).kind != "nothing", kind
    assert SECRET not in caplog.text
    assert "an event INTERACTION_CREATE of Discord can't be read: " in caplog.text
