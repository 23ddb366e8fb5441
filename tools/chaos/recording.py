"""Crash states: the database files and Discord's memory, at each statement and each request.

A `Recorder` watches one run of the bot on the double. Everything that it notes is a `Point`: a moment at
which the process could have died. Equal files and worlds are kept once, so most points share their state
with others.
"""

import pickle
import re
import sqlite3
import threading
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from aiohttp import web

from bot.app import COMMANDS
from bot.sandbox.server.server import API
from bot.sandbox.world.world import Change, Kind, World
from tests.bot.e2e.inside import DATABASE
from tools.chaos.contents import Contents, contents

URI = re.compile(r"\?.*")  # what follows the path in the address of a connection that only reads
PIECE = 4096  # bytes: files are kept in pieces, which later states share
KEPT = (DATABASE, f"{DATABASE}-wal")  # the index (-shm) is made anew by whoever opens the database first
Pieces = tuple[bytes, ...]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
plain_connect = sqlite3.connect


class Moment(NamedTuple):
    """The leavings of a crash: numbers of a state of the files and of one of the world."""

    files: int
    world: int


class Point(NamedTuple):
    """A moment at which the process could have died, and what it was about to do or had just done."""

    moment: Moment
    label: str


@dataclass(frozen=True, slots=True)
class Left:
    """A state that a crash left, and what must be found in it.

    `base` is the last id before the log of the outbox began; `allowed` the contents that the files may have,
    and `reached` the most answers that any game ever had by then.
    """

    files: dict[str, bytes]  # of the database, by name
    commands: bytes
    world: bytes
    base: int
    allowed: tuple[Contents, ...]
    reached: int

    def write(self, folder: Path) -> None:
        """Write the files, and nothing else, into a folder."""
        for old in folder.iterdir():
            old.unlink()
        for name, content in {**self.files, COMMANDS: self.commands}.items():
            (folder / name).write_bytes(content)

    def keep(self, path: Path) -> None:
        """Write all of it into one file, to be looked at again."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pickle.dumps(self))


@dataclass(frozen=True, slots=True)
class Files:
    """The database's files at a moment, by name; `committed` is the number of the newest contents."""

    pieces: dict[str, Pieces]
    committed: int


@dataclass
class Recorder:
    """Notes the points of one run, whose database is in `folder`."""

    world: World
    folder: Path
    reached: int = 0  # the most answers that any game had before
    points: list[Point] = field(default_factory=list)
    files: list[Files] = field(default_factory=list)
    worlds: list[bytes] = field(default_factory=list)  # pickled and packed
    history: list[Contents] = field(default_factory=list)  # what each committed transaction left
    returned: list[int] = field(default_factory=list)  # the journal's length when each of these was committed
    happened: list[int] = field(default_factory=list)  # and when each of the worlds began
    position: Callable[[], int] = lambda: 0  # the journal's length now; see `power`
    _pool: dict[bytes, bytes] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, label: str) -> None:
        """Keep a point: the process could die now."""
        if self.files and self.worlds:
            self.points.append(Point(Moment(len(self.files) - 1, len(self.worlds) - 1), label))

    def keep_files(self, db: sqlite3.Connection) -> None:
        """Keep the files after a transaction. `db` is idle, and nothing else writes."""
        with self._lock:
            after = contents(db)
            if not self.history or after != self.history[-1]:
                self.history.append(after)
                self.returned.append(self.position())
            pieces = {name: self._pieces(self.folder / name) for name in KEPT}
            if not self.files or pieces != self.files[-1].pieces:
                self.files.append(Files(pieces, len(self.history) - 1))

    def keep_world(self) -> None:
        """Keep Discord's memory after a change. In the loop's thread only."""
        packed = zlib.compress(pickle.dumps((self.world.state, self.world.clock.now())), 1)
        if not self.worlds or packed != self.worlds[-1]:
            self.worlds.append(packed)
            self.happened.append(self.position())

    def left_at(self, moment: Moment, base: int, commands: bytes) -> Left:
        """Return the state that a crash at a moment leaves."""
        files = self.files[moment.files]
        whole = {name: b"".join(pieces) for name, pieces in files.pieces.items()}
        number = files.committed
        return Left(whole, commands, self.worlds[moment.world], base, *self.allowed(number, number))

    def allowed(self, first: int, last: int) -> tuple[tuple[Contents, ...], int]:
        """Return the contents with these numbers, and the most answers that any game ever had by then."""
        answers = [each.answers for each in self.history[: last + 1]]
        return tuple(self.history[first : last + 1]), max(self.reached, *answers)

    def hear(self, change: Change) -> None:
        """Keep a point for a change of the world, to which this listens."""
        if change.kind is Kind.ASK:
            self.keep_world()
            self.note("somebody asks")

    @web.middleware
    async def between(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep a point before each request to the double (as its middleware), and one before its answer."""
        if not request.path.startswith(API):
            return await handler(request)
        what = f"{request.method} {_route(request)}"
        self.note(f"before {what}")
        try:
            return await handler(request)
        finally:
            self.keep_world()
            self.note(f"after {what}")

    def _pieces(self, path: Path) -> Pieces:
        whole = path.read_bytes() if path.exists() else b""
        cut = (whole[i : i + PIECE] for i in range(0, len(whole), PIECE))
        return tuple(self._pool.setdefault(piece, piece) for piece in cut)


def _route(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return request.path if resource is None else resource.canonical.removeprefix(API)


class Watched(sqlite3.Connection):
    """A connection of the bot; each statement is told to the recorder before and after it runs."""

    recorder: Recorder | None = None
    _changes = 0
    _looking = False  # whether the recorder itself reads through it

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        recorder = self.recorder
        if recorder is None or self._looking:
            return super().execute(sql, parameters)
        word = " ".join(sql.split()[:3])
        recorder.note(f"before {word}")
        try:
            return super().execute(sql, parameters)
        finally:
            if not self.in_transaction and (word.startswith("PRAGMA") or self._changes != self.total_changes):
                self._changes = self.total_changes
                self._looking = True
                recorder.keep_files(self)
                self._looking = False
            recorder.note(f"after {word}")


@contextmanager
def watching(recorder: Recorder) -> Iterator[None]:
    """Record all that happens in the block. Connections opened before it are watched, too."""
    recorder.world.listeners.append(recorder.hear)
    with closing(plain_connect(recorder.folder / DATABASE)) as db:
        recorder.keep_files(db)
    recorder.keep_world()
    Watched.recorder = recorder
    try:
        yield
    finally:
        Watched.recorder = None
        recorder.world.listeners.remove(recorder.hear)


@contextmanager
def watchable(checkpoint: int | None = None) -> Iterator[None]:
    """Make the connections that the bot opens in the block such as can be watched.

    `checkpoint`: after how many pages in the log SQLite moves them into the database, if not as it would.
    """

    def connect(database: Any, *args: Any, **kwargs: Any) -> sqlite3.Connection:
        if URI.sub("", Path(str(database)).name) == DATABASE:
            kwargs.setdefault("factory", Watched)
        made: sqlite3.Connection = plain_connect(database, *args, **kwargs)
        if checkpoint is not None and isinstance(made, Watched):
            made.execute(f"PRAGMA wal_autocheckpoint = {checkpoint}")
        return made

    with patch.object(sqlite3, "connect", connect):
        yield
