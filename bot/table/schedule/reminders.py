"""One task that sleeps until the earliest row of `reminders`, `digests` and `summons` is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.table.runtime.context import Context
from bot.table.schedule import digest, off_turn_notices
from bot.table.storage import reminder_rows
from bot.table.storage.database import one
from bot.table.storage.reminder_rows import Kind, Reminder
from bot.traced import traced

LONGEST = 3600.0  # seconds of sleep, so that a change of the system clock does not matter for longer
LATER = 60.0  # seconds after a failure
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
        self._changed = asyncio.Event()
        context.changed.append(lambda table_id: self._changed.set())

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._changed.clear()
            pause = await self._round()
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def remind(self) -> float | None:
        """Do everything that is due. Returns the seconds until the next, or None; failures wait `LATER`."""
        now = self._context.now()
        failed = False
        found = await self._context.store.read(reminder_rows.due, now)
        own = set(await self._context.own({due.table_id: None for due in found}))
        for due in (due for due in found if due.table_id in own):
            try:
                await self._handlers[due.kind](self._context, due)
            except Exception as error:  # one table must not keep the others waiting
                log.error("table %d: not reminded: %s", due.table_id, traced(error))
                failed = True
        failed |= await self._off_turn_notices(now)
        failed |= await self._digests(now)
        earliest = await self._context.store.read(one, EARLIEST, now)
        pauses = [*([] if earliest is None else [float(earliest - now)]), *([LATER] if failed else [])]
        return min(pauses, default=None)

    async def _off_turn_notices(self, now: int) -> bool:
        """Send the off-turn notices that are due. Returns whether one failed."""
        failed = False
        found = await self._context.store.read(off_turn_notices.due, now)
        own = set(await self._context.own({table_id: None for table_id, _ in found}))
        for table_id, user_id in (each for each in found if each[0] in own):
            try:
                await self._context.store.write(off_turn_notices.send, table_id, user_id, now)
            except Exception as error:  # one person must not keep the others waiting
                log.error("table %d: somebody was not called: %s", table_id, traced(error))
                failed = True
            else:
                self._context.tell(table_id)
        return failed

    async def _digests(self, now: int) -> bool:
        """Send the digests that are due. Returns whether one failed."""
        failed = False
        if not self._context.shards.lead:
            return False
        for user_id in await self._context.store.read(digest.due, now):
            try:
                table_id = await self._context.store.write(digest.send, user_id, now)
            except Exception as error:  # one person must not keep the others waiting
                log.error("a digest was not sent: %s", traced(error))
                failed = True
            else:
                if table_id is not None:
                    self._context.tell(table_id)
        return failed

    async def _round(self) -> float:
        try:
            pause = await self.remind()
        except Exception as error:
            log.error("reminders: %s", traced(error))
            return LATER
        return LONGEST if pause is None else min(LONGEST, max(1.0, pause))
