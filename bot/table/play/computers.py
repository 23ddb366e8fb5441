"""Plays for the computer players. Each answer takes the lock anew, so that people get their turn at it."""

import asyncio

from bot.table.model import Unavailable
from bot.table.play import moves
from bot.table.play.sharp import Sharp
from bot.table.runtime.context import Context
from bot.table.runtime.keyed_tasks import KeyedTasks
from bot.table.storage import rows
from rules.core.decisions import Rejected

AT_ONCE = 4  # tables


class Computers:
    """The worker. It waits `pause` seconds before each answer, so that one panel may show several."""

    def __init__(self, context: Context, pause: float) -> None:
        self._context = context
        self._pause = pause
        self._sharp = Sharp(context.thinker)
        self._tasks = KeyedTasks("table", self._play)
        self._thinking = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Go on where an earlier run stopped, then act after each change."""
        self._context.table_changed.connect(self._tasks.wake)
        for table_id in await self._context.own(await self._context.store.read(rows.with_computers)):
            self._tasks.wake(table_id)

    async def idle(self) -> None:
        """Wait until no computer player is awaited."""
        await self._tasks.idle()

    async def stop(self) -> None:
        """Stop; the next start continues."""
        await self._tasks.stop()

    async def _play(self, table_id: int) -> None:
        if not await self._context.own([table_id]):
            return
        while await self._context.store.read(rows.awaits_computer, table_id):
            try:
                thought = await self._sharp.think(await self._context.load(table_id))
                if thought is None:
                    await asyncio.sleep(self._pause)
                async with self._thinking:
                    await moves.play_computer(self._context, table_id, thought)
            except Unavailable:
                raise  # to be tried again
            except Rejected:
                return  # frozen, closed or over by now
