"""Faults that are put into the bot on purpose. `make chaos` must find each of them to prove that it works."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from bot.discord.voice import DiscordVoice
from bot.table.jobs import Queued
from bot.table.storage.database import execute
from bot.table.storage.outbox_rows import kind_of
from tools.chaos.recording import Files, Recorder, Watched
from tools.chaos.running import SAYING

BEHIND = 3  # transactions


@contextmanager
def unsynced() -> Iterator[None]:
    """Put in a fault: commits are not synced."""
    original = Watched.execute

    def careless(self: Watched, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        return original(self, sql.replace("synchronous = FULL", "synchronous = OFF"), parameters)

    with patch.object(Watched, "execute", careless):
        yield


@contextmanager
def early() -> Iterator[None]:
    """Put in a fault: an acknowledged write reaches the files only some transactions later."""
    keep, held = Recorder.keep_files, deque[Files]([Files({}, 0)] * BEHIND)

    def behind(self: Recorder, db: sqlite3.Connection) -> None:
        keep(self, db)
        held.append(self.files[-1])
        late = held.popleft()
        if len(self.files) > 1:
            self.files[-1] = late

    with patch.object(Recorder, "keep_files", behind):
        yield


@contextmanager
def forgetful() -> Iterator[None]:
    """Put in a fault: a row of the outbox is deleted before it is said."""
    deliver = DiscordVoice.deliver

    async def hasty(self: DiscordVoice, queued: Queued) -> None:
        sql = "DELETE FROM outbox WHERE table_id = $1 AND kind = $2 AND id <= $3"
        found = (queued.table_id, kind_of(queued.job), queued.id)
        await self._context.store.write(execute, sql, *found)
        await asyncio.create_task(deliver(self, queued), name=SAYING)

    with patch.object(DiscordVoice, "deliver", hasty):
        yield


MUTANTS: Mapping[str, Callable[[], AbstractContextManager[None]]] = {
    "unsynced": unsynced,
    "early": early,
    "forgetful": forgetful,
}
FOUND_BY = {  # a part of what must be said of each
    "unsynced": "lost or torn|the database (is|can)",
    "early": "answers were committed",
    "forgetful": "the panel shows",
}
