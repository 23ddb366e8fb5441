"""One task that sleeps until the earliest row of `reminders`, `digests` and `summons` is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager

from bot.table.runtime.context import Context
from bot.table.schedule import digest, off_turn_notices
from bot.table.storage import reminder_rows
from bot.table.storage.database import one
from bot.table.storage.reminder_rows import Kind, Reminder
from bot.traced import traced

MAX_SLEEP = 3600.0  # seconds of sleep, so that a change of the system clock does not matter for longer
RETRY_PAUSE = 60.0  # seconds after a failure
EARLIEST = (
    "SELECT MIN(due) FROM"
    " (SELECT due FROM reminders UNION ALL SELECT due FROM digests UNION ALL SELECT due FROM summons)"
    " AS everything WHERE due > $1"
)
Handler = Callable[[Context, Reminder], Awaitable[None]]
log = logging.getLogger(__name__)


class Reminders:
    """The dispatcher. `run` it as a task. `handlers`: what to call for each kind of reminder."""

    def __init__(self, context: Context, handlers: Mapping[Kind, Handler]) -> None:
        self._context = context
        self._handlers = handlers
        self._failed: dict[Hashable, float] = {}  # what has failed, and until when it waits
        self._changed = asyncio.Event()
        context.table_changed.connect(lambda table_id: self._changed.set())

    async def run(self) -> None:
        """Run what is due, until cancelled."""
        while True:
            self._changed.clear()
            pause = await self._round()
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def remind(self) -> float | None:
        """Run what is due. Returns the seconds until the next, or None; failures wait `RETRY_PAUSE`."""
        context, now = self._context, self._context.now()
        self._failed = {it: until for it, until in self._failed.items() if until > now}
        found = await context.store.read(reminder_rows.due, now)
        own = set(await context.own({due.table_id: None for due in found}))
        for due in found:
            if due.table_id in own and due not in self._failed:
                with self._apart(due, f"table {due.table_id}: not reminded"):
                    await self._handlers[due.kind](context, due)
        await self._off_turn_notices(now)
        await self._digests(now)
        earliest = await context.store.read(one, EARLIEST, now)
        next_ones = [*([] if earliest is None else [earliest]), *self._failed.values()]
        return min((float(each - now) for each in next_ones), default=None)

    async def _off_turn_notices(self, now: int) -> None:
        found = await self._context.store.read(off_turn_notices.due, now)
        own = set(await self._context.own({table_id: None for table_id, _ in found}))
        for due in found:
            table_id, user_id = due
            if table_id in own and due not in self._failed:
                with self._apart(due, f"table {table_id}: somebody was not called"):
                    await self._context.store.write(off_turn_notices.send, table_id, user_id, now)
                    self._context.table_changed(table_id)

    async def _digests(self, now: int) -> None:
        if not self._context.shards.lead:
            return
        for user_id in await self._context.store.read(digest.due, now):
            if user_id not in self._failed:
                with self._apart(user_id, "a digest was not sent"):
                    table_id = await self._context.store.write(digest.send, user_id, now)
                    if table_id is not None:
                        self._context.table_changed(table_id)

    @contextmanager
    def _apart(self, due: Hashable, what: str) -> Iterator[None]:
        """Log an error of the block, so that nothing else waits for it; `what` begins the line."""
        try:
            yield
        except Exception as error:
            log.error("%s: %s", what, traced(error))
            self._failed[due] = self._context.now() + RETRY_PAUSE

    async def _round(self) -> float:
        try:
            pause = await self.remind()
        except Exception as error:
            log.error("reminders: %s", traced(error))
            return RETRY_PAUSE
        return MAX_SLEEP if pause is None else min(MAX_SLEEP, max(1.0, pause))
