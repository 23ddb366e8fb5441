"""The bot behind a proxy that counts its requests; the proxy dies and comes back."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.discord.proxy import through
from bot.sandbox.server.server import serve
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import Player, asks, awaited, panel_in, pressed_is_stored, seated, until_panel
from tests.bot.e2e.process import Process
from tests.bot.e2e.tables import all_said
from tools.driver import City, Person, Place

FOLDER = "TAVERNA_TEST_PROXY"  # where `npm install @discordjs/proxy @discordjs/rest` was called
SCRIPT = Path(__file__).with_name("proxy.cjs")
Proxy = Callable[[int], AbstractAsyncContextManager[int]]


@asynccontextmanager
async def plain(city: City, port: int) -> AsyncIterator[int]:
    """Another door to the same Discord; not that of its gateway. Gives its port."""
    origin = city.world.origin
    async with serve(city.world, port) as address:
        city.world.origin = origin
        yield int(address.rpartition(":")[2])


@asynccontextmanager
async def discordjs(city: City, port: int) -> AsyncIterator[int]:
    """`@discordjs/proxy`. Gives its port."""
    given = (SCRIPT, os.environ[FOLDER], city.world.origin, str(port))
    proxy = await asyncio.create_subprocess_exec("node", *given, stdout=asyncio.subprocess.PIPE)
    assert proxy.stdout is not None
    try:
        yield int(await proxy.stdout.readline())
    finally:
        if proxy.returncode is None:  # it dies by itself when the bot goes away during an answer
            proxy.kill()
        await proxy.wait()


async def played(
    proxy: Proxy,
    begin: Callable[[str], Awaitable[object]],
    people: list[Person],
    games: Place,
    database: Path,
) -> None:
    """A game through a proxy that is away while somebody answers. `begin` gets its address."""
    players = [Player(person, games, Random(n)) for n, person in enumerate(people)]

    async def move() -> None:
        await all_said(database)
        [player] = awaited(panel_in(games), players)
        await player.play()

    async with proxy(0) as port:
        await begin(f"http://127.0.0.1:{port}")
        await seated(people[0], people[1:], games)
        await move()
        await all_said(database)
    panel = panel_in(games)
    asked, [player] = asks(panel), awaited(panel, players)
    player.settled = False
    while not player.settled:
        assert (await player.press(panel)).kind == "quiet"
    assert asks(panel_in(games)) == asked

    async with proxy(port):
        await until_panel(games, lambda post: asks(post) != asked)
        await move()
        await all_said(database)
    pressed_is_stored([press for player in players for press in player.pressed], history(database))


@pytest.mark.usefixtures("tavern")
async def test_without_the_proxy_presses_are_answered_and_with_it_panels_follow(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    with ExitStack() as stack:

        async def begin(address: str) -> None:
            stack.enter_context(through(address))

        await played(partial(plain, city), begin, [ana, bia], games, tmp_path / DATABASE)


@pytest.mark.skipif(FOLDER not in os.environ, reason=f"{FOLDER} names no folder with @discordjs/proxy")
async def test_the_proxy_of_discordjs_carries_a_game(
    process: Process, city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    async def begin(address: str) -> None:
        process.settings = {"TAVERNA_REST": address}
        await process.start()

    await played(partial(discordjs, city), begin, [ana, bia], games, tmp_path / DATABASE)
    assert await process.stop() == 0
    assert "Traceback" not in process.log
