"""Pictures for the bot: drawn in separate processes, cached, and never drawn twice at the same time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from render.core.film import Frame
from render.core.pictures import Picture, PictureRequest
from render.lanes import Dismissed, Lanes
from render.store import PictureStore, key_of
from render.worker import Icons, Worker
from rules.core.text import Text

PATIENCE = 20.0  # seconds for one picture
TRIES = 2  # tries for a picture that takes too long, or whose process dies
LONGER = 3  # factor of the patience from one try to the next
FILM_PATIENCE = 120.0  # seconds for the file of a film, by a low-priority process
YIELDS = 5  # niceness of a process: a press is answered before a picture is drawn
GIVES_WAY = 15  # niceness of a process for work that nobody's turn waits for
WAITING = 24  # pictures that can wait, for one owner: as many as one person flips through
PAUSES = (0.5, 2.0, 5.0, 15.0, 60.0)  # seconds before a process is started again; the last one repeats
T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Undrawn:
    """There is no picture. `why` is for people; `render.scene.describe` still has the words.

    `again`: a later try may succeed, and a patient caller (see `Pool.draw`) may still get it.
    """

    why: Text
    again: bool = False


ILL = Undrawn(Text(key="picture.undrawn.failed"), again=True)
DIED = Undrawn(Text(key="picture.undrawn.failed"), again=True)
SLOW = Undrawn(Text(key="picture.undrawn.slow"), again=True)
BUSY = Undrawn(Text(key="picture.undrawn.busy"))


@dataclass(slots=True)
class _Flight:
    """A picture in the making, and how many callers wait for it."""

    place: tuple[str, bool, bool]  # the request's key, and whether it is `later` and `patient`
    task: "asyncio.Task[Picture | Undrawn]"
    waiting: int = 0


class Pool:
    """Draws pictures without blocking the event loop. Used as `async with Pool() as pool`.

    `folder` is where grounds and pictures are kept between runs; without one, only memory is used. The
    processes start one after the other in the background; the first one draws grounds while it has nothing
    else to do. Those of a `nice` pool start only when there is work, and run at low priority. A process that
    dies is replaced; one that can't be started is tried again for ever.
    """

    def __init__(
        self,
        workers: int = 1,
        folder: Path | None = None,
        patience: float = PATIENCE,
        store: PictureStore | None = None,
        *,
        nice: bool = False,
    ) -> None:
        self._size = workers
        self._grounds = folder / "grounds" if folder else None
        self._store = store or PictureStore(folder / "pictures" if folder else None)
        self._patience = patience
        self._nice = nice
        self._idle: Lanes[Worker] = Lanes(later_each=max(1, workers - 1))
        self._workers: set[Worker] = set()  # including those that are getting ready
        self._keepers: set[asyncio.Task[None]] = set()
        self._starting = asyncio.Lock()
        self._failing = 0  # processes whose last start failed
        self._begun = False
        self._closing = asyncio.Event()
        self._waiting: Counter[Hashable] = Counter()  # low-priority pictures, by owner
        self._flying: dict[tuple[str, bool, bool], _Flight] = {}

    async def __aenter__(self) -> Self:
        if not self._nice:
            self._begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._idle.dismiss()
        for worker in self._workers:
            worker.kill()
        flights = [flight.task for flight in self._flying.values()]
        await asyncio.gather(*flights, *self._keepers, return_exceptions=True)
        for worker in self._workers:
            await asyncio.to_thread(worker.stop)

    @property
    def ill(self) -> bool:
        """True if a process can't be started at present. It is tried again in the background."""
        return self._failing > 0

    @property
    def pending(self) -> int:
        """The number of pictures that are being drawn or wait for it."""
        return len(self._flying)

    async def draw(
        self, request: PictureRequest, *, owner: Hashable = None, later: bool = False, patient: bool = False
    ) -> Picture | Undrawn:
        """The picture: a cached one, one that is being drawn for somebody else, or a new one.

        If it can't be drawn, or takes too long, the result is an `Undrawn`, which is not cached. Owners
        (servers, say) take turns. `later`: it is not urgent, so urgent pictures are drawn first, and each
        owner may have only `WAITING` of them in the queue. `patient`: also wait while no process can be
        started.
        """
        key = key_of(request)
        flight = self._flying.get((key, False, patient)) or self._flying.get((key, later, patient))
        if flight is None:
            task = asyncio.create_task(self._fetch(request, owner, later=later, patient=patient))
            flight = self._flying[key, later, patient] = _Flight((key, later, patient), task)
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task)  # one caller's cancellation must not affect the others
        finally:
            flight.waiting -= 1
            if not flight.waiting:  # no caller is left
                flight.task.cancel()
                del self._flying[flight.place]

    async def film(self, frames: Sequence[Frame]) -> bytes | Undrawn:
        """The frames as one animated file, which is not cached; `Undrawn` if it takes too long."""
        answer = await self._done(lambda worker: worker.film(frames, FILM_PATIENCE), patient=True)
        if isinstance(answer, Text):
            answer = Undrawn(answer)
        if isinstance(answer, Undrawn):
            log.error("not filmed: %s", answer.why)
        return answer

    async def icons(self, game: str) -> Icons | Undrawn:
        """A game's icons as PNG files by their names. They are not urgent, and not cached."""
        answer = await self._done(lambda worker: worker.icons(game, self._patience), later=True, patient=True)
        return Undrawn(answer) if isinstance(answer, Text) else answer

    # --- one picture -------------------------------------------------------------------------------------

    async def _fetch(
        self, request: PictureRequest, owner: Hashable, *, later: bool, patient: bool
    ) -> Picture | Undrawn:
        kept = await asyncio.to_thread(self._store.get, request)
        if kept is not None:
            return kept
        if not later:
            return await self._made(request, owner, later=False, patient=patient)
        if self._waiting[owner] >= WAITING:
            return BUSY
        self._waiting[owner] += 1
        try:
            return await self._made(request, owner, later=True, patient=patient)
        finally:
            self._waiting[owner] -= 1
            if not self._waiting[owner]:
                del self._waiting[owner]

    async def _made(
        self, request: PictureRequest, owner: Hashable, *, later: bool, patient: bool
    ) -> Picture | Undrawn:
        """Draw it. If it takes too long, try again with more patience: its ground may be cached by then."""
        answer: Picture | Text | Undrawn = ILL
        patience = self._patience
        for _ in range(TRIES):

            def work(worker: Worker, patience: float = patience) -> Picture | Text:
                drawn = worker.draw(request, patience)
                if isinstance(drawn, Picture):
                    self._store.put(request, drawn)
                return drawn

            answer = await self._done(work, owner, later=later, patient=patient)
            if (answer is not SLOW and answer is not DIED) or self._closing.is_set():
                break
            patience *= LONGER
        if isinstance(answer, Picture):
            return answer
        given_up = answer if answer is ILL else Undrawn(answer if isinstance(answer, Text) else answer.why)
        if not self._closing.is_set():
            log.error("not drawn: %s %s: %s", request.game, request.scene, given_up.why)
        return given_up

    async def _done(
        self, work: Callable[[Worker], T], owner: Hashable = None, *, later: bool = False, patient: bool
    ) -> T | Undrawn:
        """The result of this work by a process, or the reason why there is none: `ILL`, `SLOW`, `DIED`."""
        worker = await self._lent(owner, later=later, patient=patient)
        if worker is None:
            return ILL
        return await asyncio.shield(self._worked(worker, work, owner))  # not lent again while it works

    async def _lent(self, owner: Hashable, *, later: bool, patient: bool) -> Worker | None:
        """A living process; None if there is none to wait for."""
        self._begin()
        while not self._closing.is_set() and (patient or self._failing < self._size):
            with suppress(Dismissed):
                worker = await self._idle.take(owner, later=later)
                if worker.is_alive():
                    return worker
                self._replace(worker, owner)
        return None

    async def _worked(self, worker: Worker, work: Callable[[Worker], T], owner: Hashable) -> T | Undrawn:
        try:
            answer = await asyncio.to_thread(work, worker)
        except TimeoutError:
            self._replace(worker, owner)
            return SLOW
        except Exception as error:  # mostly `EOFError`, if it died
            if not self._closing.is_set():  # else it was ended on purpose
                log.error("a drawing process is replaced: %s", type(error).__name__)
            self._replace(worker, owner)
            return DIED
        self._idle.give(worker, owner)
        return answer

    # --- the processes -----------------------------------------------------------------------------------

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            for _ in range(self._size):
                self._keep(None)

    def _replace(self, worker: Worker, owner: Hashable) -> None:
        self._idle.lost(owner)
        if not self._closing.is_set():
            self._keep(worker)

    def _keep(self, broken: Worker | None) -> None:
        task = asyncio.create_task(self._started(broken))
        self._keepers.add(task)
        task.add_done_callback(self._keepers.discard)

    async def _started(self, broken: Worker | None) -> None:
        """Clean up a broken process, and lend out a new one as soon as one can be started."""
        if broken is not None:
            self._workers.discard(broken)
            await asyncio.to_thread(broken.stop)
        failures = 0
        while not self._closing.is_set():
            async with self._starting:
                worker = await self._ready()
            if worker is not None:
                self._failing -= min(failures, 1)
                self._idle.add(worker)
                return
            failures += 1
            if failures == 1:
                self._failing += 1
                if self._failing == self._size:
                    self._idle.dismiss()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), PAUSES[min(failures, len(PAUSES)) - 1])

    async def _ready(self) -> Worker | None:
        """A new process that is ready; None if it could not be started."""
        if self._closing.is_set():
            return None
        worker: Worker | None = None
        try:
            nice, warms = GIVES_WAY if self._nice else YIELDS, not self._nice and not self._workers
            worker = await asyncio.to_thread(Worker, self._grounds, nice, warms=warms)
            self._workers.add(worker)
            if self._closing.is_set():
                return None
            await asyncio.to_thread(worker.get_ready)
        except (EOFError, OSError) as error:
            if not self._closing.is_set():
                log.error("a drawing process could not be started: %s", type(error).__name__)
                if worker is not None:
                    self._workers.discard(worker)
                    await asyncio.to_thread(worker.stop)
            return None
        return worker
