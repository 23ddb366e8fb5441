"""Turns of the pages that look at their tables, so that presses on Discord wait for few of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 4  # of all pages
PATIENCE = 5.0  # seconds


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
