"""A process that runs what would hold the event loop, one piece of work at a time.

It is given values and gives values back: it has no database, no connection and no tables of its own. What it
works on holds secrets, so of an error in it only the kind and the place are told.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from rules.core.decisions import Rejected
from rules.core.flow import Bug
from rules.core.game import AnyGame
from rules.core.text import Text

PATIENCE = 30.0  # seconds for one piece of work; a whole long game takes one or two
STARTED = 60.0  # seconds that the process gets to load the rules
STOPPED = 1.0  # seconds that it gets to end by itself
GIVES_WAY = 5  # how nice it is to others' work: nobody's turn waits for it
LONGEST_PAUSE = 60.0  # seconds between two starts of a process that does not last
TOO_LONG, NO_PROCESS = Text(key="table.refused.too-long"), Text(key="table.refused.no-process")
P = ParamSpec("P")
R = TypeVar("R")
Games = Mapping[str, AnyGame]
Work = Callable[Concatenate[Games, P], R]
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Done:
    """What came of some work: its value, or one of the two others."""

    value: Any = None
    refused: Text | None = None
    broken: str | None = None  # the kind and the place of the error


class Runner(Protocol):
    """Runs work, a function of a module, away from the event loop."""

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the work gives. Raises `Rejected`."""

    async def stop(self) -> None:
        """Leave undone what is being done."""


class Thread:
    """Runs work in a thread, which shares the interpreter with the event loop: for tests and tools."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the work gives."""
        return await asyncio.to_thread(work, self._games, *args, **kwargs)

    async def stop(self) -> None:
        """Nothing: a thread can't be stopped."""


class Child:
    """Runs work in a child process, which begins with the first work. For one caller at a time.

    `games` gives the games in the process: a function of a module. A process that dies, hangs or can't be
    started is followed by another one: at once the first time, then after pauses that grow.
    """

    def __init__(
        self,
        games: Callable[[], Games],
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._games = games
        self._patience = patience
        self._clock = clock
        self._line: _Line | None = None
        self._failures = 0  # since something was done
        self._rests_until = 0.0

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the work gives.

        Raises `Rejected` if the work does, if it takes too long and if there is no process now; `Bug` if it
        breaks. Arguments and result are values that can be pickled.
        """
        if self._clock() < self._rests_until:
            raise Rejected(NO_PROCESS)
        try:
            if self._line is None:
                self._line = await asyncio.to_thread(_Line, self._games)
            done = await asyncio.to_thread(self._line.ask, (work, args, kwargs), self._patience)
        except OSError as error:  # TimeoutError is one
            await self._failed(work.__name__, error)
            slow = isinstance(error, TimeoutError)
            raise Rejected(TOO_LONG if slow else NO_PROCESS) from error
        self._failures = 0
        if done.refused is not None:
            raise Rejected(done.refused)
        if done.broken is not None:
            raise Bug(f"{work.__name__}: {done.broken}")
        return done.value  # type: ignore[no-any-return]  # it has come through a pipe

    async def stop(self) -> None:
        """End the process, whatever it does."""
        line, self._line = self._line, None
        if line is not None:
            await asyncio.to_thread(line.stop)

    async def _failed(self, what: str, error: OSError) -> None:
        self._failures += 1
        pause = min(2.0 ** (self._failures - 1), LONGEST_PAUSE) if self._failures > 1 else 0.0
        self._rests_until = self._clock() + pause
        kind = type(error).__name__
        log.error("%s: the process has failed (%s), the next one in %.0f s", what, kind, pause)
        await self.stop()


class _Line:
    """One process, and the end of the line to it. All calls block; what fails raises `OSError`."""

    def __init__(self, games: Callable[[], Games]) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, games), name="studies", daemon=True)
        try:
            self.process.start()
        finally:
            other.close()
        self._ready = False

    def ask(self, wanted: object, patience: float) -> Done:
        """What comes of it. Raises `TimeoutError` after so many seconds, in which it may go on working."""
        if not self._ready:
            self._answer(STARTED)
            self._ready = True
        self._line.send(wanted)
        answer = self._answer(patience)
        assert isinstance(answer, Done)
        return answer

    def _answer(self, patience: float) -> object:
        if not self._line.poll(patience):
            raise TimeoutError
        try:
            answer: object = self._line.recv()
        except EOFError as error:
            raise ConnectionError("it has ended") from error
        return answer

    def stop(self) -> None:
        """End the process. Whoever waits for an answer meanwhile gets none."""
        self.process.terminate()
        self.process.join(STOPPED)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(line: Connection, games: Callable[[], Games]) -> None:
    """Work on what comes in until the line is closed, or breaks since the bot was killed."""
    if hasattr(os, "nice"):  # Windows knows none
        os.nice(GIVES_WAY)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        known = games()
        line.send(Done())
        while True:
            work, args, kwargs = line.recv()
            line.send(_done(known, work, args, kwargs))


def _done(games: Games, work: Work[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Done:
    try:
        return Done(work(games, *args, **kwargs))
    except Rejected as refusal:
        return Done(refused=refusal.text)
    except Exception as error:  # its message could quote a hand
        last = extract_tb(error.__traceback__)[-1]
        return Done(broken=f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}")
