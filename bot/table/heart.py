"""The bot's heartbeat, and its eye for what the operator's command line changes in the same database."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable

from bot.table.desk import reason
from bot.table.service import Tables
from bot.table.store import one, run

LOOK = 5.0  # seconds between two looks at what another program has changed
BEAT = 12  # looks between two heartbeats
log = logging.getLogger(__name__)


class Heart:
    """`run` it as a task. `connected`: whether the bot is connected to Discord now."""

    def __init__(self, tables: Tables, connected: Callable[[], bool]) -> None:
        self._desk = tables.desk
        self._connected = connected
        self._started = tables.desk.now()
        self._version: int | None = None

    async def run(self) -> None:
        """Beat until cancelled."""
        looks = 0
        while True:
            try:
                if looks % BEAT == 0:
                    await self.beat()
                await self.look()
            except Exception as error:  # a full disk must not stop the heart for ever
                log.error("heartbeat: %s", reason(error))
            looks += 1
            await asyncio.sleep(LOOK)

    async def beat(self) -> None:
        """Write that the bot is alive."""
        now, connected = self._desk.now(), int(self._connected())
        sql = (
            "INSERT INTO heartbeat (id, started, at, connected) VALUES (1, $1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET started = excluded.started, at = excluded.at,"
            " connected = excluded.connected"
        )
        await self._desk.store.write(one, sql, self._started, now, connected)

    async def look(self) -> None:
        """If another program has changed the database, say what it left to be said, from tables read anew."""
        before, self._version = self._version, await self._desk.store.write(_version)
        if before in (None, self._version):
            return
        for table_id in await self._desk.store.read(_with_jobs):
            self._desk.forget(table_id)
            self._desk.tell(table_id)


def _version(db: sqlite3.Connection) -> int | None:
    """A number that changes when another connection than this one has committed; the bot has no other."""
    return one(db, "PRAGMA data_version")


def _with_jobs(db: sqlite3.Connection) -> list[int]:
    return [row[0] for row in run(db, "SELECT DISTINCT table_id FROM outbox").fetchall()]
