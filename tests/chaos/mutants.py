"""Faults that are put into the bot on purpose: `make chaos` must find each of them, or it finds nothing."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from bot.discord.voice import DiscordVoice
from bot.table import outbox, saving
from bot.table.model import Job
from bot.table.store import Store
from tests.chaos.recording import Watched

LATE = 0.2  # seconds from the acknowledgement to the commit


@contextmanager
def unsynced() -> Iterator[None]:
    """What is committed is not synced."""
    execute = Watched.execute

    def careless(self: Watched, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        return execute(self, sql.replace("synchronous = FULL", "synchronous = OFF"), parameters)

    with patch.object(Watched, "execute", careless):
        yield


@contextmanager
def early() -> Iterator[None]:
    """An answer counts as stored, and is shown, before it is committed."""
    write = Store.write

    async def hasty(self: Store, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if function is not saving.change:
            return await write(self, function, *args, **kwargs)
        loop = asyncio.get_running_loop()
        loop.call_later(LATE, lambda: loop.create_task(write(self, function, *args, **kwargs)))
        return True

    with patch.object(Store, "write", hasty):
        yield


@contextmanager
def forgetful() -> Iterator[None]:
    """A row of the outbox is deleted before it is said."""
    say = DiscordVoice.say

    async def hasty(self: DiscordVoice, job: Job) -> None:
        await self._tables.desk.store.write(outbox._said, job)
        await say(self, job)

    with patch.object(DiscordVoice, "say", hasty):
        yield


MUTANTS: Mapping[str, Callable[[], AbstractContextManager[None]]] = {
    "unsynced": unsynced,
    "early": early,
    "forgetful": forgetful,
}
FOUND_BY = {  # a part of what must be said of each
    "unsynced": "lost or torn",
    "early": "the panel shows",
    "forgetful": "live panels",
}
