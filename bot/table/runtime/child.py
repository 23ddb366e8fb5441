"""A process for work that would block the event loop, one piece at a time.

It receives values and returns values: it has no database, no connection and no tables of its own. What it
works on is secret, so only the kind and the place of an error are reported.
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
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.flow import Bug
from rules.core.game import AnyGame
from rules.core.text import Text

WORK_TIMEOUT = 30.0  # seconds for one piece of work; even a long game takes only one or two
STARTED = 60.0  # seconds that the process gets to load the rules
STOPPED = 1.0  # seconds that it gets to end by itself
GIVES_WAY = 5  # niceness of the process: nobody's turn waits for it
LONGEST_PAUSE = 60.0  # seconds between two starts of a process that keeps failing
TOO_LONG, NO_PROCESS = Text(key="table.refused.too-long"), Text(key="table.refused.no-process")
P = ParamSpec("P")
R = TypeVar("R")
Games = Mapping[str, AnyGame]
Work = Callable[Concatenate[Games, P], R]
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome of some work: its value, or why there is none."""

    value: Any = None
    refused: Text | None = None
    broken: str | None = None  # the kind and the place of the error


class Runner(Protocol):
    """Runs work, a module-level function, off the event loop."""

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the work and return its result. Raises `Rejected`."""

    async def stop(self) -> None:
        """Abandon the work in progress."""


class Thread:
    """Runs work in a thread, which shares the interpreter with the event loop: for tests and tools."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the work and return its result."""
        return await asyncio.to_thread(work, self._games, *args, **kwargs)

    async def stop(self) -> None:
        """Do nothing: a thread can't be stopped."""


class Child:
    """Runs work in a child process, which starts with the first piece of work. For one caller at a time.

    `games` is a module-level function that loads the games in the process. If the caller is cancelled, the
    process is replaced. One that dies, hangs or can't be started is replaced too: at once the first time,
    then after growing pauses. `nice` is how much it gives way to other processes.
    """

    def __init__(
        self,
        games: Callable[[], Games],
        patience: float = WORK_TIMEOUT,
        clock: Callable[[], float] = time.monotonic,
        nice: int = GIVES_WAY,
    ) -> None:
        self._games = games
        self._nice = nice
        self._patience = patience
        self._clock = clock
        self._line: _Line | None = None
        self._failures = 0  # since the last success
        self._rests_until = 0.0

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of the work.

        Raises `Rejected` if the work does, if it takes too long, or if there is no process now; `Bug` if it
        fails. Arguments and result must be picklable.
        """
        if self._clock() < self._rests_until:
            raise Rejected(NO_PROCESS)
        try:
            if self._line is None:
                self._line = await asyncio.to_thread(_Line, self._games, self._nice)
            done = await asyncio.to_thread(self._line.ask, (work, args, kwargs), self._patience)
        except asyncio.CancelledError:
            await self.stop()  # the thread goes on reading: another caller's answer could get lost in it
            raise
        except OSError as error:  # TimeoutError is one
            await self._failed(work.__name__, error)
            slow = isinstance(error, TimeoutError)
            raise Rejected(TOO_LONG if slow else NO_PROCESS) from error
        self._failures = 0
        if done.refused is not None:
            raise Rejected(done.refused)
        if done.broken is not None:
            raise Bug(f"{work.__name__}: {done.broken}")
        return done.value  # type: ignore[no-any-return]  # it came through a pipe

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
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
    """One process and our end of the pipe to it. All calls block; failures raise `OSError`."""

    def __init__(self, games: Callable[[], Games], nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, games, nice), name="studies", daemon=True)
        try:
            self.process.start()
        finally:
            other.close()
        self._ready = False

    def ask(self, wanted: object, patience: float) -> Done:
        """Return the outcome, or raise `TimeoutError` after `patience` seconds, when the work may go on."""
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
        """End the process. A caller that waits for an answer gets none."""
        self.process.terminate()
        self.process.join(STOPPED)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(line: Connection, games: Callable[[], Games], nice: int = GIVES_WAY) -> None:
    """Run the work that comes in, until the pipe is closed or the bot has been killed."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(nice)
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
        return Done(broken=traced(error))
