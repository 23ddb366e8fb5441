"""Work that goes on beside everything else until the bot stops, and is watched."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

from bot.traced import traced

log = logging.getLogger(__name__)


def background(stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> None:
    """Begin the work. It is over when the stack is closed; an error that ends it is logged at once."""
    task = asyncio.create_task(work, name=work.__qualname__)  # type: ignore[attr-defined]  # all have one
    task.add_done_callback(_watched)
    stack.push_async_callback(_ended, task)


def _watched(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("%s has ended: %s", task.get_name(), traced(error))


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait((task,))
