"""Doubles of the drawing processes: they draw and fail when the test says so, and cost nothing."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from render.core.film import Frame
from render.core.pictures import Picture, PictureRequest
from rules.core.text import Text


@dataclass
class Workshop:
    """All processes of a test. They draw while `open`; each fault strikes once."""

    open: threading.Event = field(default_factory=threading.Event)
    warm: threading.Event = field(default_factory=threading.Event)
    drawn: list[str] = field(default_factory=list)  # whose picture was begun, in this order
    granted: list[float] = field(default_factory=list)  # with how much patience
    faults: list[type[OSError | EOFError]] = field(default_factory=list)  # of drawings
    starting: threading.Event = field(default_factory=threading.Event)  # while set, a process can be made
    begun: int = 0  # processes, among them those that are still being made
    refused: int = 0
    refusals: int = 0  # of starts, still to come
    counting: threading.Lock = field(default_factory=threading.Lock)
    living: int = 0
    folders: list[Path | None] = field(default_factory=list)  # for the grounds of each process
    niceness: list[int] = field(default_factory=list)  # of the processes, as they were started
    warming: list[bool] = field(default_factory=list)  # whether each process draws grounds beforehand
    filmed: bytes | Text = b"WEBP"  # of any frames
    picture: Picture = field(default_factory=lambda: Picture(b"", "", "", 1, 1))  # each of them
    icons: dict[str, bytes] | Text = field(default_factory=lambda: {"food": b"PNG"})  # of each game

    def refuse(self, starts: int) -> None:
        """So many starts fail from now on. Processes start in threads of their own."""
        with self.counting:
            self.refusals = starts


class Process:
    """The double of `render.worker.Worker`."""

    shop: Workshop

    def __init__(self, folder: Path | None, nice: int = 0, *, warms: bool = False) -> None:
        with self.shop.counting:
            if self.shop.refusals:
                self.shop.refusals -= 1
                self.shop.refused += 1
                raise BlockingIOError
            self.shop.begun += 1
            self.shop.folders.append(folder)
            self.shop.niceness.append(nice)
            self.shop.warming.append(warms)
        self.shop.starting.wait()
        self.alive = True
        self.shop.living += 1

    def get_ready(self) -> None:
        while not self.shop.warm.wait(0.01):
            if not self.alive:
                raise EOFError

    def is_alive(self) -> bool:
        return self.alive

    def draw(self, request: PictureRequest, patience: float) -> Picture:
        self.shop.granted.append(patience)
        self.shop.drawn.append(request.names[0] if request.names else request.detail)
        while not self.shop.open.wait(0.01):
            if not self.alive:
                raise EOFError
        if self.shop.faults:
            self.alive = False
            raise self.shop.faults.pop(0)
        return self.shop.picture

    def icons(self, game: str, patience: float) -> dict[str, bytes] | Text:
        self.shop.granted.append(patience)
        self.shop.drawn.append(game)
        return self.shop.icons

    def film(self, frames: Sequence[Frame], patience: float) -> bytes | Text:
        return self.shop.filmed

    def kill(self) -> None:
        self.alive = False

    def stop(self) -> None:
        self.alive = False
        self.shop.living -= 1


@contextmanager
def workshop(patch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    """All pools have such processes; at the end none is left."""
    made = Process.shop = Workshop()
    for event in (made.open, made.warm, made.starting):
        event.set()
    patch.setattr("render.pool.Worker", Process)
    patch.setattr("render.pool.PAUSES", (0.01,))
    yield made
    assert made.living == 0


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(1000):
        if happened():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it has not happened")
