"""Pictures that are ready after their words: added to the message unless it shows something newer by then."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.discord.screens.screen import Screen, next_order
from bot.table.delivery.voice import Later
from bot.table.runtime.locks import Locks
from bot.traced import traced

REMEMBERED = 4096  # messages whose order is remembered
MAX_TRIES = 40  # of an edit that Discord refuses
CALM = 15.0  # seconds, at least, between two tries of an edit that Discord refuses for now
log = logging.getLogger(__name__)

Edit = Callable[[Screen], Awaitable[object]]


class LatePictures:
    """Tracks by message id which state is shown, so that a late picture never replaces something newer.

    Any edit of a message that may wait for pictures must go through `editing`.
    """

    def __init__(self) -> None:
        self._locks = Locks()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._newest: OrderedDict[int, int] = OrderedDict()

    @asynccontextmanager
    async def editing(self, message_id: int, order: int | None = None) -> AsyncIterator[bool]:
        """Hold a message while it is edited to a screen of this `order`; without one, to the newest state.

        Yields False if it already shows something newer. Pictures that the message waited for are dropped.
        """
        order = next_order() if order is None else order
        async with self._locks(message_id):
            if order < self._newest.get(message_id, -1):
                yield False
                return
            self._show(message_id, order)
            yield True

    def follow(self, message_id: int, screen: Screen, edit: Edit, patience: float | None = None) -> None:
        """Note that a message shows this screen; `edit` it when its pictures come, within `patience` seconds.

        An edit that raises `Later` is tried again.
        """
        if screen.order < self._newest.get(message_id, -1):
            return
        self._show(message_id, screen.order)
        if screen.coming is not None:
            task = asyncio.create_task(self._put(message_id, screen.coming, edit, patience))
            self._tasks[message_id] = task

    async def stop(self) -> None:
        """Stop waiting for pictures."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _show(self, message_id: int, order: int) -> None:
        if task := self._tasks.pop(message_id, None):
            task.cancel()
        self._newest[message_id] = order
        self._newest.move_to_end(message_id)
        while len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)

    async def _put(
        self, message_id: int, coming: Callable[[], Awaitable[Screen]], edit: Edit, patience: float | None
    ) -> None:
        try:
            async with asyncio.timeout(patience):
                screen = await coming()
                for _ in range(MAX_TRIES):
                    if (wait := await self._edited(message_id, screen, edit)) is None:
                        return
                    await asyncio.sleep(wait)
                log.warning("a picture could not be put into its message in %d tries", MAX_TRIES)
        except Exception as error:
            log.info("a picture could not be put into its message: %s", traced(error))
        finally:
            if self._tasks.get(message_id) is asyncio.current_task():
                del self._tasks[message_id]

    async def _edited(self, message_id: int, screen: Screen, edit: Edit) -> float | None:
        """Try the edit. Returns None when done, else the seconds until the next try. Others may edit then."""
        async with self._locks(message_id):
            try:
                await edit(screen)
            except Later as later:
                return max(later.seconds, CALM)
        return None
