"""The real bot in a sandbox, for tests of the page and for its demonstration."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import app
from bot.discord.pictures import Pictures
from bot.sandbox.opening import Sandbox
from bot.sandbox.point import pointed_at
from bot.table.store import Store
from render.pool import Pool
from render.scene import describe
from rules.games import GAMES


@asynccontextmanager
async def at_work(sandbox: Sandbox, folder: Path) -> AsyncIterator[None]:
    """Run the bot until the block ends, with real pictures; its computer players do not pause."""
    store, stopped = await Store.open(folder / "taverna.db"), asyncio.Event()
    with pointed_at(sandbox.url):
        async with Pool(folder=folder / "cache") as pool:
            pictures = Pictures(pool.draw, describe, GAMES)
            known = folder / "commands.json"
            async with app.at_work(sandbox.token, store, GAMES, pictures, known, thinking=0.0) as client:
                connection = asyncio.create_task(app.connected(client, stopped))
                yield
                stopped.set()
                await connection
    await store.close()
