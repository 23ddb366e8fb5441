"""The real bot on the double, for recorded runs and for runs after a crash."""

import asyncio
import logging
import pickle
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from aiohttp import web

from bot import app, work
from bot.discord import client as discord_client
from bot.discord.client import Client
from bot.discord.delivery import refusals
from bot.discord.requests import registration, slash
from bot.discord.screens.pictures import Pictures
from bot.sandbox.server.server import serve
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.world import World
from bot.settings import Settings
from bot.table.delivery import outbox
from bot.table.series import rounds
from bot.table.storage.database import InUse
from rules.core.game import AnyGame
from rules.games import GAMES
from tests.bot.e2e.inside import DATABASE, inside
from tests.bot.e2e.undrawn import Undrawn, draw, in_words
from tools.chaos.recording import Recorder, plain_connect
from tools.driver import City, Person

STUCK = 20.0  # seconds after which a bot that does not come to rest counts as stuck
LOOK = 0.002  # seconds between two looks
CALM = 3  # looks in a row at which nothing was going on
SAYING = "saying"  # the name of a task that says what is in the outbox no more
SERVING = ("discord.py: on_interaction", "CommandTree-invoker", SAYING)  # the names of tasks to be waited for
UNQUIET = """
    SELECT (SELECT COUNT(*) FROM outbox)
         + (SELECT COUNT(*) FROM seats JOIN tables ON tables.id = seats.table_id
            WHERE waiting = 1 AND computer IS NOT NULL AND status = 'running')
         + (SELECT COUNT(*) FROM reminders WHERE due <= :now)
         + (SELECT COUNT(*) FROM series_posts WHERE shown < wanted AND kind <> 'trouble')
         + (SELECT COUNT(*) FROM series WHERE status = 'running' AND NOT EXISTS (SELECT 1 FROM series_tables
            WHERE series_id = id AND series_tables.round = series.round AND state = 'drawn'))
         + (SELECT COUNT(*) FROM series_tables LEFT JOIN tables ON tables.id = table_id
            WHERE state = 'drawn' AND (table_id IS NULL OR tables.status = 'lobby'))
"""


class Stuck(AssertionError):  # noqa: N818 - what happened
    """The bot does not come to rest."""


class Heard(logging.Handler):
    """Keeps what the bot logs of errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@contextmanager
def heard() -> Iterator[Heard]:
    """Collect the log lines of the block."""
    handler = Heard()
    logging.getLogger().addHandler(handler)
    try:
        yield handler
    finally:
        logging.getLogger().removeHandler(handler)


def city_of(state: bytes, later: float) -> City:
    """Return a world as it was kept, `later` seconds after its last moment. Its clock stands still."""
    kept, now = pickle.loads(zlib.decompress(state))
    city = City.__new__(City)  # a new one would get another guild
    city.world = World(Clock(now + later, running=False))
    city.world.state = kept
    city.guild = next(iter(kept.guilds.values()))
    return city


def people_of(city: City) -> dict[int, Person]:
    """Return the users other than bots."""
    return {user.id: Person(city, user) for user in city.world.state.users.values() if not user.bot}


@contextmanager
def brisk(world: World) -> Iterator[None]:
    """Give the bot the world's clock, and the shortest possible waits."""
    with (
        patch.object(work, "time", SimpleNamespace(time=world.clock.now)),
        patch.object(discord_client, "READY", 0.01),
        patch.object(refusals, "SOON", 0.01),
        patch.object(refusals, "CALM", 0.02),
        patch.object(outbox, "PAUSES", (0.02,)),
        patch.object(rounds, "POLL_INTERVAL", 0.02),
    ):
        yield


@contextmanager
def without_commands() -> Iterator[None]:
    """Start the bot without slash commands: making them takes longer than the rest of a start."""

    async def known(*args: object) -> bool:
        return False

    with (
        patch.object(registration, "register", known),
        patch.object(slash, "add", lambda *args: None),
    ):
        yield


@asynccontextmanager
async def bot_on(
    city: City, folder: Path, games: Mapping[str, AnyGame], recorder: Recorder | None = None
) -> AsyncIterator[Client]:
    """Connect the bot to a double of this world for the block; its database is in `folder`."""

    def extend(application: web.Application) -> None:
        if recorder is not None:
            application.middlewares.append(recorder.between)

    with brisk(city.world):
        async with serve(city.world, extend=extend) as url:
            pictures = Pictures(draw, in_words, games)
            async with inside(city, url, folder, games, pictures) as client:
                yield client


@asynccontextmanager
async def one_bot(city: City, folder: Path) -> AsyncIterator[None]:
    """Run the bot with all its games during the block."""
    async with bot_on(city, folder, GAMES):
        yield


@asynccontextmanager
async def two_bots(city: City, folder: Path) -> AsyncIterator[None]:
    """Start two bots at once, whole but for their pictures: one works, the other ends with its line."""
    with brisk(city.world), patch.object(app, "Pool", Undrawn):
        async with serve(city.world) as url:
            where = {"TAVERNA_DATABASE": folder / DATABASE, "TAVERNA_CACHE": folder / "cache"}
            settings = Settings.model_validate({**where, "TAVERNA_DISCORD_API": url})
            runs = [asyncio.create_task(app.run(settings, city.world.state.token)) for _ in range(2)]
            try:
                ended, working = await asyncio.wait(runs, timeout=STUCK, return_when=asyncio.FIRST_COMPLETED)
                assert len(working) == 1, [str(each.exception()) for each in ended] or "two bots are at work"
                [refused] = ended
                assert isinstance(refused.exception(), InUse), repr(refused.exception())
                assert str(refused.exception()).count("\n") == 0
                await city.world.until(lambda: city.world.sessions or None, asyncio.sleep(STUCK))
                yield
            finally:
                for each in runs:
                    each.cancel()
                await asyncio.gather(*runs, return_exceptions=True)


async def at_rest(city: City, folder: Path) -> None:
    """Wait until everything is said, computers have answered, and nothing is due. Raises `Stuck`."""
    calm, asked = 0, city.world.traffic.requests
    with closing(plain_connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as db:
        for _ in range(int(STUCK / LOOK)):
            before = len(asked)
            await asyncio.sleep(LOOK)
            quiet = not _serving() and not _undone(db, city.world.clock.now())
            calm = calm + 1 if quiet and len(asked) == before else 0
            if calm == CALM:
                return
        left = [tuple(row) for row in db.execute("SELECT kind, table_id, seats FROM outbox")]
    raise Stuck(f"still at work after {STUCK} s; to be said: {left}")


def _serving() -> bool:
    return any(task.get_name().startswith(SERVING) for task in asyncio.all_tasks())


def _undone(db: sqlite3.Connection, now: float) -> int:
    return int(db.execute(UNQUIET, {"now": int(now)}).fetchone()[0])
