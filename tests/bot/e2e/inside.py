"""The bot inside a test, with pictures that write down what was drawn instead of drawing it."""

import asyncio
import os
import sqlite3
import struct
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

from bot import work
from bot.discord import client as connection
from bot.discord.client import Client
from bot.discord.requests import registration
from bot.discord.requests.budgets import Budgets
from bot.discord.screens.pictures import Pictures
from bot.sandbox.point import pointed_at
from bot.sandbox.world.state import Interaction
from bot.table.model import NO_QUOTAS, Quotas, Shards
from bot.table.storage.database import Database
from bot.table.storage.engines.address import Address, Server
from bot.table.storage.engines.session import Session, connected
from bot.table.storage.store import Store
from bot.table.storage.upkeep import inspecting
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
from rules.core.game import AnyGame
from rules.games import GAMES
from tests.bot.e2e.registered import registered
from tools.driver import City

DATABASE = "taverna.db"
AMPLE = 1000.0  # times what people need
SHARED = "TAVERNA_TEST_SHARED" in os.environ  # two bots share the work of every test; on PostgreSQL
PARTS = 2
AT_WORK: list[Client] = []  # the bots of the running test
READY = 0.01  # seconds without another server until the bot is ready: the double sends all of them at once


def address_of(path: Path) -> Address:
    """The database that stands for a file. Tests on PostgreSQL put another function in its place."""
    return path


@contextmanager
def looking(path: Path) -> Iterator[Database]:
    """The database that stands for a file, as it is now."""
    with inspecting(address_of(path)) as db:
        yield db


@contextmanager
def changing(path: Path) -> Iterator[Database]:
    """The database that stands for a file, to change it behind the bot's back."""
    address = address_of(path)
    if isinstance(address, Server):
        with closing(Session(partial(connected, address))) as server:
            yield server
    else:
        with closing(sqlite3.connect(address, isolation_level=None, timeout=10)) as file:
            yield file


@asynccontextmanager
async def inside(
    city: City,
    url: str,
    folder: Path,
    games: Mapping[str, AnyGame] = GAMES,
    pictures: Pictures | None = None,
    budgets: Budgets | None = None,
    quotas: Quotas = NO_QUOTAS,
    shards: Shards | None = None,
) -> AsyncIterator[Client]:
    """The bot, connected to the double at `url`; its database is `folder / DATABASE`.

    Without `pictures` they are noted, and without `budgets` people may do as much at once as tests do. With
    `shards` it looks after a part of all servers. Without, and with `SHARED`, it looks after this city's
    server, beside another one.
    """
    parts = [shards] if shards or not SHARED else [Shards(n, n, PARTS) for n in range(PARTS)]
    city.world.shards = max(city.world.shards, len(parts))
    pictures = pictures or Pictures(noted, describe, games)
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(_one(city, url, folder, games, pictures, budgets, quotas, part))
            for part in parts
        ]
        yield bots[shard_of(city) % len(bots)]


@asynccontextmanager
async def _one(
    city: City,
    url: str,
    folder: Path,
    games: Mapping[str, AnyGame],
    pictures: Pictures,
    budgets: Budgets | None,
    quotas: Quotas,
    shards: Shards | None,
) -> AsyncIterator[Client]:
    store = await Store.open(address_of(folder / DATABASE), shards=shards or Shards())
    token, known = city.world.state.token, folder / "commands.json"
    budgets = budgets or Budgets(scale=AMPLE)
    try:
        with (
            pointed_at(url),
            patch.object(connection, "READY", READY),
            patch.object(registration, "register", partial(registered, city.world)),
        ):
            parts = work.Parts(
                token, store, games, pictures, known, budgets, quotas, shards=shards, pause=0.0
            )
            async with work.at_work(parts) as client:
                stopped = asyncio.Event()
                online = asyncio.create_task(work.connected(client, stopped))
                await client.wait_until_ready()
                if client.registering is not None:
                    await client.registering
                AT_WORK.append(client)
                yield client
                stopped.set()
                await online
    finally:
        AT_WORK.clear()
        await store.close()  # or its thread would keep a failed test from ending


def shard_of(city: City) -> int:
    """Return which of two processes looks after the city's server. Direct messages come to the first one."""
    return (city.guild.id >> 22) % PARTS


def look_again() -> None:
    """Each bot of the running test looks at what is due, after the test has set their clock."""
    for client in AT_WORK:
        client.runtime.context.table_changed(0)


def unanswered(city: City) -> list[Interaction]:
    """List the interactions that seemed to fail: no answer came within three seconds."""
    return [each for each in city.world.state.interactions.values() if each.answer is None]


async def noted(request: PictureRequest, **how: object) -> Picture:
    """A picture of one pixel with the true words, whose bytes hold the view that it would have shown."""
    alternative, text = describe(request)
    return Picture(_pixel(request.view), alternative, text, 1, 1)


def _pixel(comment: str) -> bytes:
    """A PNG file: one grey pixel, and a comment."""
    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"tEXt", b"Comment\0" + comment.encode()),
        (b"IDAT", zlib.compress(b"\0\0")),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in (*chunks, (b"IEND", b"")))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
