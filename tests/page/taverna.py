"""The real bot in a sandbox, for tests of the page and for its demonstration."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from bot import work
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.sandbox.opening import Sandbox, open_sandbox
from bot.sandbox.page.routes import person_of
from bot.sandbox.point import pointed_at
from bot.table.model import NO_QUOTAS
from bot.table.storage.store import Store
from bot.web.routes import Board, lay
from render.pool import Pool
from render.scene import describe
from rules.games import GAMES
from tests.bot.e2e.inside import AMPLE, noted


def opened(folder: Path, board: Board | None = None) -> AbstractAsyncContextManager[Sandbox]:
    """Open a sandbox as the bot does: its page asks for a board too, and without `board` has none to show."""
    return open_sandbox(folder, 0, partial(lay, board=board or Board(person_of)))


@asynccontextmanager
async def at_work(
    sandbox: Sandbox, folder: Path, drawing: bool = True, board: Board | None = None, pages: str = ""
) -> AsyncIterator[Runtime]:
    """Run the bot until the block ends; its computer players do not pause. Pictures can be empty.

    `board`: the page that serves its tables; `pages`: the address to which its links lead. Gives its parts.
    """
    stopped = asyncio.Event()
    async with AsyncExitStack() as stack:
        store = await Store.open(folder / "taverna.db")
        stack.push_async_callback(store.close)
        stack.enter_context(pointed_at(sandbox.url))
        pool = await stack.enter_async_context(Pool(folder=folder / "cache")) if drawing else None
        pictures = Pictures(pool.draw if pool else noted, describe, GAMES)
        known = folder / "commands.json"
        budgets = Budgets(scale=AMPLE)
        parts = work.Parts(
            sandbox.token, store, GAMES, pictures, known, budgets, NO_QUOTAS, pause=0.0, pages=pages
        )
        ready = None if board is None else board.begin
        client = await stack.enter_async_context(work.at_work(parts, ready=ready))
        connection = asyncio.create_task(work.connected(client, stopped))
        try:
            yield client.runtime
        finally:
            stopped.set()
            await connection
