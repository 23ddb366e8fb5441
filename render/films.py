"""Films of finished games: drawn picture by picture, made once for all, kept in a limited folder."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from render.core.drawing.ground import version
from render.core.film import Frame, encode
from render.core.keeping import keep
from render.core.pictures import Picture, PictureRequest
from render.lanes import Lanes
from render.pool import Undrawn
from render.store import forget
from rules.core.text import Text

IN_FOLDER = 100 * 2**20  # bytes
MOST = 3  # most films in the making for one owner

Draw = Callable[[PictureRequest], Awaitable[Picture | Undrawn]]
Join = Callable[[Sequence[Frame]], Awaitable[bytes | Undrawn]]


@dataclass(frozen=True, slots=True)
class Shot:
    """A requested picture of a film, as a `Frame` says."""

    request: PictureRequest
    stay: int
    closing: bool = False


Shots = Callable[[], Awaitable[Sequence[Shot]]]


@dataclass(slots=True)
class Making:
    """A film in the making: `drawn` pictures of `total` so far, which is 0 until the shots are known."""

    total: int = 0
    drawn: int = 0
    task: "asyncio.Task[bytes | Undrawn]" = field(init=False, repr=False)

    async def film(self, patience: float) -> bytes | Undrawn | None:
        """The file, once it is made; None if it is not ready after `patience` seconds.

        Raises what `shots` raised. Cancelling one caller does not affect the others.
        """
        done, _ = await asyncio.wait([self.task], timeout=patience)
        return self.task.result() if done else None


async def join(frames: Sequence[Frame]) -> bytes | Undrawn:
    """Make the file in a thread, for callers without a process for it."""
    return await asyncio.to_thread(encode, frames)


class Films:
    """Makes films from pictures by `draw`, which `join` puts together; one film at a time, owners in turn.

    `folder` keeps them between runs.
    """

    def __init__(self, draw: Draw, join: Join = join, folder: Path | None = None) -> None:
        self._draw = draw
        self._join = join
        self._folder = folder
        self._making: dict[str, Making] = {}
        self._turns: Lanes[None] = Lanes()
        self._turns.add(None)
        self._waiting: Counter[Hashable] = Counter()

    def make(self, name: str, owner: Hashable, shots: Shots) -> Making:
        """The film of this name: one in the making for somebody else, a kept one, or a new one.

        `shots` is called only for a new one. The name must include everything that the shots depend on,
        except the versions of rules and renderer. At most `MOST` films are made for one owner at a time;
        beyond that there is none.
        """
        making = self._making.get(name)
        if making is None:
            making = self._making[name] = Making()
            making.task = asyncio.create_task(self._make(name, owner, shots, making))
            making.task.add_done_callback(lambda task: self._made(name, task))
        return making

    async def stop(self) -> None:
        """Abandon unfinished films. The pictures that were drawn for them are kept."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _made(self, name: str, task: "asyncio.Task[bytes | Undrawn]") -> None:
        del self._making[name]
        if not task.cancelled():
            task.exception()  # retrieve it: perhaps no caller is left to do so

    async def _make(self, name: str, owner: Hashable, shots: Shots, making: Making) -> bytes | Undrawn:
        kept = await asyncio.to_thread(self._read, name)
        if kept is not None:
            return kept
        if self._waiting[owner] >= MOST:
            return Undrawn(Text(key="picture.undrawn.line"))
        self._waiting[owner] += 1
        try:
            async with self._turns.lent(owner):
                return await self._shoot(name, await shots(), making)
        finally:
            self._waiting -= Counter([owner])

    async def _shoot(self, name: str, shots: Sequence[Shot], making: Making) -> bytes | Undrawn:
        making.total = len(shots)
        frames = []
        for shot in shots:
            drawn = await self._draw(shot.request)
            if isinstance(drawn, Picture):  # one that could not be drawn is left out
                frames.append(Frame(drawn.png, shot.stay, shot.closing))
            making.drawn += 1
        film = await self._join(frames) if frames else Undrawn(Text(key="picture.undrawn.failed"))
        if isinstance(film, bytes) and len(frames) == len(shots):
            await asyncio.to_thread(self._keep, name, film)
        return film

    def _read(self, name: str) -> bytes | None:
        file = self._file(name)
        if file is None:
            return None
        try:
            film = file.read_bytes()
            file.touch()  # used just now
            return film
        except OSError:
            return None

    def _keep(self, name: str, film: bytes) -> None:
        file = self._file(name)
        if file is None:
            return
        if keep(file, lambda fresh: fresh.write_bytes(film), "a film"):
            forget(file.parent, "webp", IN_FOLDER)

    def _file(self, name: str) -> Path | None:
        key = hashlib.sha256(f"{version()} {name}".encode()).hexdigest()
        return self._folder / f"{key}.webp" if self._folder else None
