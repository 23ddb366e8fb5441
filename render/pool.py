"""Pictures for the bot: drawn in processes of their own, kept, and never twice at the same time."""

import asyncio
import logging
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from render.core.pictures import Picture, Request
from render.store import Store, key_of
from render.worker import Worker
from rules.core.text import Text

PATIENCE = 20.0  # seconds for one picture
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Undrawn:
    """There is no picture. `why` is for people; `render.scene.describe` still has the words."""

    why: Text


class Pool:
    """Draws pictures without blocking the event loop. Used as `async with Pool() as pool`.

    `folder` is where grounds and pictures are kept between runs; without one, only memory is used. The first
    processes start at once and get ready while the bot goes on.
    """

    def __init__(
        self,
        workers: int = 1,
        folder: Path | None = None,
        patience: float = PATIENCE,
        store: Store | None = None,
    ) -> None:
        self._size = workers
        self._grounds = folder / "grounds" if folder else None
        self._store = store or Store(folder / "pictures" if folder else None)
        self._patience = patience
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._flying: dict[str, asyncio.Task[Picture | Undrawn]] = {}

    async def __aenter__(self) -> Self:
        for _ in range(self._size):
            self._idle.put_nowait(await asyncio.to_thread(Worker, self._grounds))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*self._flying.values(), return_exceptions=True)
        for _ in range(self._size):
            worker = await self._idle.get()
            await asyncio.to_thread(worker.stop)

    async def draw(self, request: Request) -> Picture | Undrawn:
        """The picture: a kept one, or one that is being drawn for somebody else, or a new one.

        A picture that can't be drawn, or takes too long, is a value and is not kept.
        """
        key = key_of(request)
        task = self._flying.get(key)
        if task is None:
            task = asyncio.create_task(self._fetch(request))
            self._flying[key] = task
            task.add_done_callback(lambda _: self._flying.pop(key, None))
        return await asyncio.shield(task)  # who stops waiting does not take it from the others

    async def _fetch(self, request: Request) -> Picture | Undrawn:
        kept = await asyncio.to_thread(self._store.get, request)
        if kept is not None:
            return kept
        answer = await self._drawn(request)
        if isinstance(answer, Text):
            log.error("not drawn: %s %s: %s", request.game, request.scene, answer)
            return Undrawn(answer)
        await asyncio.to_thread(self._store.put, request, answer)
        return answer

    async def _drawn(self, request: Request) -> Picture | Text:
        worker = await self._idle.get()
        try:
            return await asyncio.to_thread(worker.draw, request, self._patience)
        except TimeoutError:
            worker = await self._replaced(worker)
            return Text(key="picture.undrawn.slow")
        except (EOFError, OSError):  # the process died
            worker = await self._replaced(worker)
            return Text(key="picture.undrawn.failed")
        finally:
            self._idle.put_nowait(worker)

    async def _replaced(self, worker: Worker) -> Worker:
        await asyncio.to_thread(worker.stop)
        return await asyncio.to_thread(Worker, self._grounds)
