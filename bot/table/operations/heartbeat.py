"""The bot's heartbeat, the operator's requests, and a daily check of the database."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from itertools import count

from bot.table.model import DAY
from bot.table.operations import clock_repair, control
from bot.table.people import sessions
from bot.table.runtime.context import Context
from bot.table.storage.database import one, upsert
from bot.traced import traced

POLL_INTERVAL = 1.0  # seconds between two rounds
BEAT = 60  # rounds between two heartbeats
log = logging.getLogger(__name__)


class Heartbeat:
    """`run` it as a task.

    `connected`: whether the bot is connected to Discord now. `ill`: the keys of the parts that do not work
    now, as `operator.health-ill` names them.
    """

    def __init__(
        self, context: Context, connected: Callable[[], bool], ill: Callable[[], Iterable[str]] = tuple
    ) -> None:
        self._context = context
        self._connected = connected
        self._ill = ill
        self._started = context.now()
        self._id = context.shards.first + 1
        self._clock = clock_repair.Steadiness()

    async def run(self) -> None:
        """Beat until cancelled."""
        await self._safely(self.begin)
        told = False
        for looks in count():
            connected = self._connected()
            if looks % BEAT == 0 or connected != told:
                await self._safely(self.beat)
                told = connected
            if looks % BEAT == 0:
                await self._safely(self.set_right)
            await self._safely(self.look)
            await asyncio.sleep(POLL_INTERVAL)

    async def begin(self) -> None:
        """Record that the database is sound: opening it reads all of it, and refuses a damaged one."""
        await self.beat()
        old = self._context.now() - DAY  # of processes that are no more
        await self._context.store.write(one, "DELETE FROM heartbeat WHERE at < $1", old)
        await sessions.sweep(self._context)
        await _found(self._context, sound=True)

    async def beat(self) -> None:
        """Record that the bot is alive, and which of its parts do not work."""
        state = {"at": self._context.now(), "connected": int(self._connected())}
        ill, layout = json.dumps(sorted(self._ill())), self._context.shards.count
        own = {"id": self._id, "started": self._started, **state, "ill": ill, "shards": layout}
        await self._context.store.write(lambda db: upsert(db, "heartbeat", "id", **own))

    async def set_right(self) -> None:
        """Repair due times that were written while the clock was ahead, once the clock can be believed."""
        if self._clock.is_reached(self._context.now()) and self._context.shards.lead:
            await clock_repair.bring_back(self._context)

    async def look(self) -> None:
        """Notice a lost database, do what the operator asks, and erase what readers still held."""
        await self._context.store.look()
        if self._context.store.lost.done():
            return
        if self._context.store.unscrubbed:
            await self._context.store.scrub()
        await control.serve(self._context)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:  # a full disk must not stop the heartbeat for good
            log.error("heartbeat: %s", traced(error))


async def keep_checking(context: Context) -> None:
    """Check the whole database once a day, and sweep it, in the background, until cancelled."""
    while True:
        await asyncio.sleep(DAY)
        try:
            await check(context)
            await sessions.sweep(context)
        except Exception as error:  # a full disk must not end the checks for good
            log.error("the database was not checked: %s", traced(error))


async def check(context: Context) -> None:
    """Check the whole database now, and record whether it is sound; one that is not is given up."""
    sound = await context.store.is_sound()
    if not sound:
        log.error("the database is damaged: restore a backup")
    try:
        await _found(context, sound=sound)
    finally:
        if not sound:
            context.store.give_up()


async def _found(context: Context, *, sound: bool) -> None:
    sql = "UPDATE heartbeat SET checked = $1, sound = $2"
    await context.store.write(one, sql, context.now(), int(sound))
