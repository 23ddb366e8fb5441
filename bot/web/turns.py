"""Turns of the pages that look at their tables, so that presses on Discord wait for few of them, not long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.table.learning.coach import Coaching
from bot.table.model import Lang, TableView
from bot.table.runtime.bounded import Bounded
from bot.web.table_json import SILENT, Json, table_json

AT_ONCE = 4  # of all pages
PATIENCE = 5.0  # seconds
KEPT = 512  # readers


class Turns:
    """Lets a few look at a time, in the order in which they come.

    A look may itself wait for something, such as a long search in the database. So whoever has waited for
    `PATIENCE` seconds looks beside the others.
    """

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
            held = True
        except TimeoutError:
            held = False
        try:
            yield
        finally:
            if held:
                self._free.release()


class Told:
    """Keeps what each reader was told last: the stream compares a change, and then the page asks for it."""

    def __init__(self) -> None:
        self._kept: Bounded[tuple[object, Json]] = Bounded(KEPT)

    def told(self, user_id: int, view: TableView, lang: Lang, coaching: Coaching = SILENT) -> Json:
        """Return the table as JSON; made anew only if it is not the one that the reader was told last."""
        key, made_of = (view.table.id, user_id), (view, view.folded, view.sat, lang, coaching)
        kept = self._kept.get(key)
        if kept is None or kept[0] != made_of:
            kept = self._kept.put(key, (made_of, table_json(view, lang, coaching)))
        return kept[1]
