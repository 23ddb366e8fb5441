"""A city with the tiny bot in it, connected through the double by the real discord.py."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox.point import pointed_at
from bot.sandbox.server.server import serve
from bot.sandbox.world.permissions import Permission
from tests.sandbox.plain import Api
from tests.sandbox.tiny import Tiny
from tools.driver import City, Person, Place

MORE = (
    Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.PIN_MESSAGES
    | Permission.USE_APPLICATION_COMMANDS
)


@pytest.fixture
def city() -> City:
    """A city whose bot may do more than ours asks for: all that is tried here."""
    made = City(locale="pt-BR")
    [role] = [role for role in made.guild.roles.values() if role.managed]
    role.permissions |= MORE
    return made


@pytest.fixture
def ana(city: City) -> Person:
    return city.person("Ana", locale="pt-BR")


@pytest.fixture
def bia(city: City) -> Person:
    return city.person("Bia")


@pytest.fixture
def games(city: City) -> Place:
    return city.channel("games")


@pytest.fixture
async def bot(city: City, ana: Person, bia: Person, games: Place) -> AsyncIterator[Tiny]:
    """Give a connected bot; at the end, no request was unknown and none broke Discord's schema."""
    async with serve(city.world, heartbeat=0.5, check_spec=True) as url:
        with pointed_at(url):
            client = Tiny()
            running = asyncio.ensure_future(client.start(city.world.state.token))
            ready = asyncio.ensure_future(_ready(client))
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await ready
            yield client
            await client.close()
            await running
    assert city.world.traffic.unknown == []
    assert city.world.traffic.violations == []


@pytest.fixture
async def api(city: City) -> AsyncIterator[Api]:
    """Give the double's REST to a program that has no discord.py."""
    headers = {"Authorization": f"Bot {city.world.state.token}"}
    async with serve(city.world) as url, aiohttp.ClientSession(url, headers=headers) as session:
        yield Api(city.world, session)


async def _ready(client: Tiny) -> None:
    while not hasattr(client, "_ready") or client.user is None:  # noqa: ASYNC110 - before login there is no event
        await asyncio.sleep(0.01)
    await client.wait_until_ready()
