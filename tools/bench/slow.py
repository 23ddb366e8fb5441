"""The effect on another server while Discord is slow, or refuses, in eight channels of one server.

Each of these channels has a table whose panel is to be updated after a move. The victim opens lobbies
elsewhere, one after the other, and presses at a table. As in `floods`, the bot is a process of its own.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.sandbox.server.server import serve
from bot.sandbox.world.world import World
from tests.bot.e2e.process import Process
from tools.bench.stopwatch import Figure, spread
from tools.bench.tables import PATIENCE, Eyes, GameContext, Pressed, started
from tools.driver import City

CHANNELS = 8
WAIT = 5.0  # seconds that Discord asks the bot to wait, or lets it wait
SECONDS = 12.0  # of trouble
EVERY = 0.5  # seconds between the victim's presses
AIM = 1000.0  # milliseconds
ALL = 10**6  # requests

TROUBLES: dict[str, Callable[[World, str], None]] = {
    "rate limited": lambda world, what: world.fail(what, 429, ALL, retry_after=WAIT),
    "slow": lambda world, what: world.slow(what, WAIT, ALL),
}


async def figures() -> list[Figure]:
    """Measure another server's lobbies, and its presses, with each kind of trouble."""
    found: list[Figure] = []
    for trouble, strike in TROUBLES.items():
        with TemporaryDirectory() as folder:
            lobbies, presses = await _measured(Path(folder), strike)
        what = f"{CHANNELS} {trouble} channels, another server's"
        found += spread(f"{what} lobby", lobbies, "ms", p95=AIM)
        found += spread(f"{what} first response", [each.first for each in presses], "ms", p95=100)
        found += spread(f"{what} visible result", [each.visible for each in presses], "ms", p95=AIM)
    return found


async def _measured(folder: Path, strike: Callable[[World, str], None]) -> tuple[list[float], list[Pressed]]:
    """Return the milliseconds until each lobby was there, and the presses."""
    home = City(name="Home")
    abroad = City(home.world, name="Abroad")
    async with serve(home.world) as url, started(Process(home, folder, url)):
        slow = [await _open(home, f"slow-{n}") for n in range(CHANNELS)]
        victim = await _open(abroad, "victims")
        for table in slow:
            strike(home.world, f"* /channels/{table.place.id}/messages*")
        stuck = [asyncio.create_task(table.press(Random(1), SECONDS)) for table in slow]
        await asyncio.sleep(EVERY)
        ends = perf_counter() + SECONDS
        found = await asyncio.gather(_opening(home.world, ends), _pressing(victim, ends))
        home.world.faults.waiting.clear()
        await asyncio.gather(*stuck)
    return found


async def _open(city: City, name: str) -> GameContext:
    return await GameContext.open(city.channel(name), [city.person("Ana"), city.person("Bia")])


async def _opening(world: World, ends: float) -> list[float]:
    """Open one lobby after the other, each on a server of its own. Returns the milliseconds for each."""
    found: list[float] = []
    while perf_counter() < ends:
        found.append(await _lobby(City(world, name=f"Lobby {len(found)}")))
        await asyncio.sleep(EVERY)
    return found


async def _lobby(city: City) -> float:
    """Open a table, and close it; milliseconds until the lobby was there for all."""
    place = city.channel("lobby")
    host, eyes, began = city.person("Caio"), Eyes(place), city.world.clock.now()
    posted = eyes.next(lambda post: any(button.label == "Join" for button in post.buttons))
    await host.command("table open", place, game="bellum")
    await asyncio.wait([posted], timeout=PATIENCE)
    shown = posted.result() if posted.done() else city.world.clock.now()
    await host.command("table close", place)
    eyes.close()
    return (shown - began) * 1000


async def _pressing(table: GameContext, ends: float) -> list[Pressed]:
    found: list[Pressed] = []
    while perf_counter() < ends and not table.over:
        began = perf_counter()
        found.append(await table.press(Random(3)))
        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))
    return found
