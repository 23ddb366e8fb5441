"""A full turn of a table on the disk, against a raw commit of the same bytes.

And things that must not slow it down.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from bot.table import reading
from bot.table.following import FOLLOWERS
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.storage.engines.address import Address
from bot.table.storage.store import Store
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from rules.games import GAMES
from tools.bench.marathon import MARATHON
from tools.bench.stopwatch import Figure, compare

TURNS = 30  # a round
LOADS = 200
STORED = 10_000  # games in the large database
SEATS = 4
DATA = ("checkpoints", "steps", "events", "outbox")


async def figures() -> list[Figure]:
    """Measure turns, a long game, and many games."""
    with TemporaryDirectory() as folder:
        turn = await _turn(Path(folder))
        load = await _long_game(Path(folder))
        stored = await _many_games(Path(folder))
    return [*turn, *load, *stored]


@dataclass
class Bench:
    """One database with one running table, whose people have the ids from `first` on."""

    store: Store
    context: Context
    table_id: int
    dice: Dice
    first: int

    @classmethod
    async def open(cls, path: Address, game: str = "bellum", seats: int = SEATS) -> "Bench":
        """Return a table in the middle of nothing yet."""
        return await cls.on(await Store.open(path), game, seats)

    @classmethod
    async def on(cls, store: Store, game: str = "bellum", seats: int = SEATS, first: int = 100) -> "Bench":
        """Make a bench in an open database; `first` is the channel, too."""
        seeds = count()
        games = {**GAMES, MARATHON.key: MARATHON}
        context = Context(
            store, games, lambda: 1_800_000_000.0, lambda: seed_of("bench", next(seeds)), FOLLOWERS
        )
        people = [Person(first + i, f"Player {i}", "en") for i in range(seats)]
        table = await lobby.open_table(context, 1, first, people[0], game, "en")
        for person in people[1:]:
            await lobby.join(context, table.id, person)
        await moves.start_table(context, table.id, people[0].id)
        return cls(store, context, table.id, Dice("bench"), first)

    async def turn(self) -> bool:
        """Load from the disk, answer, save, and the views of all seats; False once the game is over."""
        loaded = await self.context.load(self.table_id)  # the question, as the last turn has shown it
        if loaded.position.result is not None:
            return False
        seat = loaded.position.waiting[0]
        answer = loaded.position.pending[seat].sample(self.dice)
        self.context.forget(self.table_id)
        await moves.answer(self.context, self.table_id, self.first + seat, loaded.position.asks[seat], answer)
        for reader in (None, *range(self.first, self.first + len(loaded.info.seats))):
            await reading.seen(self.context, self.table_id, reader)
        return True

    async def turns(self) -> int:
        """Play some turns. Returns how many."""
        for played in range(TURNS):
            if not await self.turn():
                return max(1, played)
        return TURNS

    async def load(self) -> int:
        """Load the table from the disk, some times."""
        for _ in range(LOADS):
            self.context.forget(self.table_id)
            await self.context.load(self.table_id)
        return LOADS

    def bytes_written(self) -> int:
        """Return the bytes of all rows that turns wrote."""
        assert self.store.path is not None
        with closing(sqlite3.connect(self.store.path)) as db:
            return sum(_size(row) for table in DATA for row in db.execute(f"SELECT * FROM {table}"))


def _size(row: Sequence[Any]) -> int:
    return sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)


class Raw:
    """The yardstick: the same bytes in one row, committed as safely."""

    def __init__(self, path: Path, size: int) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        self.db.execute("CREATE TABLE raw (id INTEGER PRIMARY KEY, data BLOB)")
        self.row = bytes(i % 251 for i in range(size))

    async def commits(self) -> int:
        """Commit some rows. Returns how often."""
        for _ in range(TURNS):
            self.db.execute("BEGIN IMMEDIATE")
            self.db.execute("INSERT INTO raw (data) VALUES (?)", (self.row,))
            self.db.execute("COMMIT")
        return TURNS


async def _turn(folder: Path) -> list[Figure]:
    bench = await Bench.open(folder / "turn.db")
    before, played = bench.bytes_written(), await bench.turns()
    raw = Raw(folder / "raw.db", (bench.bytes_written() - before) // played)
    turn, commit = await compare(bench.turns, raw.commits)
    raw.db.close()
    await bench.store.close()
    return [
        Figure(f"raw SQLite commit of a turn's {len(raw.row)} bytes", commit, "ms"),
        Figure("full turn, bellum, 4 seats", turn, "ms"),
        Figure("full turn / raw commit", turn / commit, "times", 25),
    ]


async def _long_game(folder: Path) -> list[Figure]:
    benches = []
    for answers in (10, 1000):
        bench = await Bench.open(folder / f"long-{answers}.db", MARATHON.key)
        for _ in range(answers):
            await bench.turn()
        benches.append(bench)
    short, long = await compare(*(bench.load for bench in benches), clock=process_time)
    for bench in benches:
        await bench.store.close()
    return [
        Figure("load a game of 10 answers", short, "ms of work"),
        Figure("load a game of 1,000 answers / of 10", long / short, "times", 1.25),
    ]


async def _many_games(folder: Path) -> list[Figure]:
    benches = [await Bench.open(folder / f"stored-{n}.db", MARATHON.key) for n in (10, STORED)]
    for bench, copies in zip(benches, (10, STORED), strict=True):
        for _ in range(20):
            await bench.turn()
        _copy(bench, copies)
    few, many = await compare(*(bench.turns for bench in benches), clock=process_time)
    for bench in benches:
        await bench.store.close()
    return [
        Figure("full turn with 10 stored games", few, "ms of work"),
        Figure(f"full turn with {STORED:,} stored games / with 10", many / few, "times", 1.2),
    ]


def _copy(bench: Bench, copies: int) -> None:
    """Store the table's rows again under other ids, in other channels, with other people."""
    assert bench.store.path is not None
    with closing(sqlite3.connect(bench.store.path)) as db:
        for table, key in (("tables", "id"), ("seats", "table_id"), *((ctx, "table_id") for ctx in DATA[:3])):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            moved = [f"{c} + copy * 1000" if c in (key, "channel_id", "user_id") else c for c in columns]
            db.execute(
                "WITH RECURSIVE many(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM many"
                f" WHERE copy < {copies}) INSERT INTO {table} ({', '.join(columns)})"
                f" SELECT {', '.join(moved)} FROM {table}, many WHERE {key} = {bench.table_id}"
            )
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # else the first turns would pay for the copying
