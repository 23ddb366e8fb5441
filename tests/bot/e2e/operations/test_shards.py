"""Several connections to Discord: servers on each of them, tables on both; one that is lost for a while."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.client import Client
from tests.bot.e2e import inside as placed
from tests.bot.e2e.inside import inside, unanswered
from tests.bot.e2e.process import Process
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly

SERVERS = 6


@pytest.fixture
def cities(city: City) -> list[City]:
    """Six servers, of which each connection of two gets some."""
    city.world.shards = 2
    servers = [city]
    for _ in range(SERVERS - 1):
        city.world.clock.advance(0.001)  # an id tells its millisecond, and that chooses the connection
        servers.append(City(city.world))
    assert {connection_of(each) for each in servers} == {0, 1}
    return servers


def connection_of(city: City) -> int:
    return (city.guild.id >> 22) % 2


@pytest.fixture
async def sharded(
    cities: list[City], city: City, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Client]:
    async def at_once(self: Client, shard_id: int | None, *, initial: bool = False) -> None:
        """The library waits five seconds before each further connection."""

    monkeypatch.setattr(Client, "before_identify_hook", at_once)
    monkeypatch.setattr(placed, "SHARED", False)  # one bot has both
    async with inside(city, url, tmp_path) as client:
        yield client
    assert unanswered(city) == []


async def opened(city: City) -> tuple[Place, Person]:
    place, host = city.channel("games"), city.person("Ana")
    await host.command("table open", place, game="bellum")
    lobby = await place.until(lambda post: bool(post.buttons))
    await host.press(lobby, "Add computer")
    lobby = await place.until(lambda post: "2/" in post.text or "Computer" in post.text)
    await host.press(lobby, "Start")
    return place, host


async def test_tables_of_all_servers_are_played_over_two_connections(
    sharded: Client, cities: list[City], city: City
) -> None:
    assert len(sharded.shards) == 2
    assert len(city.world.sessions) == 2
    assert sharded.is_connected()
    for each in cities:
        place, host = await opened(each)
        await place.until(lambda post: "Waiting" in post.text)
        hand = await host.command("hand", place)
        assert hand.shown is not None
        assert "Bellum" in hand.shown.text
    hand = await host.command("hand", host.dm)  # direct messages come over the first connection
    assert hand.shown is not None


async def test_the_bot_is_not_connected_while_one_of_its_connections_is_lost(
    sharded: Client, city: City
) -> None:
    lost = sharded.shards[1]
    await lost.disconnect()
    assert not sharded.is_connected()
    await lost.reconnect()
    async with asyncio.timeout(10):
        while not sharded.is_connected():  # noqa: ASYNC110 - the library tells nobody
            await asyncio.sleep(0.05)


async def test_too_many_servers_for_one_connection_is_not_blamed_on_the_token(
    process: Process, city: City
) -> None:
    city.world.most_guilds = 0
    await process.launch()
    assert await process.ended() == 1
    line = process.log.strip().splitlines()[-1]
    assert "4011" in line
    assert "token" not in line
