"""Pictures for the bot: drawn in processes of their own, kept, and never twice at the same time."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from render.core.film import Frame
from render.core.pictures import Picture, Request
from render.lanes import Lanes
from render.store import Store, key_of
from render.worker import Worker
from rules.core.text import Text

PATIENCE = 20.0  # seconds for one picture
FILM_PATIENCE = 120.0  # ... and for the file of a film, by a process that gives way to all others
GIVES_WAY = 15  # how nice a process is whose work nobody's turn waits for
T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Undrawn:
    """There is no picture. `why` is for people; `render.scene.describe` still has the words."""

    why: Text


class Pool:
    """Draws pictures without blocking the event loop. Used as `async with Pool() as pool`.

    `folder` is where grounds and pictures are kept between runs; without one, only memory is used. The first
    processes start at once and get ready while the bot goes on; those of a pool that is `nice` start with
    their first work, and give way to everything else on the machine.
    """

    def __init__(
        self,
        workers: int = 1,
        folder: Path | None = None,
        patience: float = PATIENCE,
        store: Store | None = None,
        *,
        nice: bool = False,
    ) -> None:
        self._size = workers
        self._grounds = folder / "grounds" if folder else None
        self._store = store or Store(folder / "pictures" if folder else None)
        self._patience = patience
        self._nice = nice
        self._idle: Lanes[Worker | None] = Lanes()  # None: not started yet
        self._flying: dict[str, asyncio.Task[Picture | Undrawn]] = {}

    async def __aenter__(self) -> Self:
        for _ in range(self._size):
            self._idle.add(None if self._nice else await self._started())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*self._flying.values(), return_exceptions=True)
        for _ in range(self._size):
            worker = await self._idle.take()
            if worker is not None:
                await asyncio.to_thread(worker.stop)

    async def draw(self, request: Request, *, later: bool = False) -> Picture | Undrawn:
        """The picture: a kept one, or one that is being drawn for somebody else, or a new one.

        A picture that can't be drawn, or takes too long, is a value and is not kept. `later`: nobody's turn
        waits for it, so those that are wanted soon are drawn first.
        """
        key = key_of(request)
        task = self._flying.get(key)
        if task is None:
            task = asyncio.create_task(self._fetch(request, later=later))
            self._flying[key] = task
            task.add_done_callback(lambda _: self._flying.pop(key, None))
        return await asyncio.shield(task)  # who stops waiting does not take it from the others

    async def film(self, frames: Sequence[Frame]) -> bytes | Undrawn:
        """The frames as one animated file; it is not kept. What takes too long is a value."""
        answer = await self._done(lambda worker: worker.film(frames, FILM_PATIENCE))
        if isinstance(answer, Text):
            log.error("not filmed: %s", answer)
            return Undrawn(answer)
        return answer

    async def _fetch(self, request: Request, *, later: bool = False) -> Picture | Undrawn:
        kept = await asyncio.to_thread(self._store.get, request)
        if kept is not None:
            return kept
        answer = await self._done(lambda worker: worker.draw(request, self._patience), later=later)
        if isinstance(answer, Text):
            log.error("not drawn: %s %s: %s", request.game, request.scene, answer)
            return Undrawn(answer)
        await asyncio.to_thread(self._store.put, request, answer)
        return answer

    async def _done(self, work: Callable[[Worker], T | Text], *, later: bool = False) -> T | Text:
        worker = await self._idle.take(later=later)
        try:
            worker = worker or await self._started()
            return await asyncio.to_thread(work, worker)
        except TimeoutError:
            worker = await self._replaced(worker)
            return Text(key="picture.undrawn.slow")
        except (EOFError, OSError):  # the process died
            worker = await self._replaced(worker)
            return Text(key="picture.undrawn.failed")
        finally:
            self._idle.give(worker)

    async def _started(self) -> Worker:
        return await asyncio.to_thread(Worker, self._grounds, GIVES_WAY if self._nice else 0)

    async def _replaced(self, worker: Worker | None) -> Worker:
        if worker is not None:
            await asyncio.to_thread(worker.stop)
        return await self._started()
