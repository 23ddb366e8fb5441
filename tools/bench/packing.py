"""The size of the longest finished games in the database, before and after they are packed.

Each game is played at its largest table, by players who take any legal answer or by its own computer players,
whichever takes longer, and read again from both forms.
"""

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.table import reading
from bot.table.following import FOLLOWERS
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.past.packing import REST, pack_next
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.storage.packed import ORDER
from bot.table.storage.past_rows import Past, kept
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of, seed_of
from rules.games import GAMES
from tools.bench.stopwatch import Figure

MOST = 100.0  # kB
TRIES = 60  # sampled answers to one question
PLAYERS = {
    "bellum": "random",
    "kemet": "random",
    "immortals": "steady",
    "dwar7s": "random",
}  # the longer games


async def figures() -> list[Figure]:
    """Measure the longest game of each kind of game."""
    found: list[Figure] = []
    with TemporaryDirectory() as folder:
        for key in GAMES:
            found += await _measured(Path(folder) / f"{key}.db", key)
    return found


async def _measured(path: Path, key: str) -> list[Figure]:
    clock = count(1_790_000_000, 97)  # seconds; no two answers at one time
    store, seeds = await Store.open(path), count()
    context = Context(store, GAMES, lambda: next(clock), lambda: seed_of("packing", next(seeds)), FOLLOWERS)
    table, answers = await _played(context, key)
    before, size = await store.study(kept, table), _size(path)
    later = Context(store, GAMES, lambda: next(clock) + REST, str, FOLLOWERS)
    began = perf_counter()
    assert await pack_next(later, set())
    took = perf_counter() - began
    began = perf_counter()
    after = await store.study(kept, table)
    read = perf_counter() - began
    assert Past.of(after) == Past.of(before)
    await store.close()
    what = f"{key}, {GAMES[key].seats[-1]} seats, {answers} answers"
    return [
        Figure(f"finished game in rows: {what}", size, "kB"),
        Figure(f"packed: {key}", _size(path), "kB", MOST),
        Figure(f"time to pack it: {key}", took * 1000, "ms"),
        Figure(f"time to read the packed one: {key}", read * 1000, "ms"),
    ]


async def _played(context: Context, key: str) -> tuple[int, int]:
    """Play a game to its end. Returns its table, and the number of answers."""
    game, dice, kind = GAMES[key], Dice("packing"), PLAYERS.get(key, "random")
    people = [Person(300_000_000_000_000_000 + i, f"Player {i}", "en") for i in range(game.seats[-1])]
    table = (await lobby.open_table(context, 1, 2, people[0], key, "en")).id
    for person in people[1:]:
        await lobby.join(context, table, person)
    await moves.start_table(context, table, people[0].id)
    seen = await reading.seen(context, table, None)
    while seen.look.waiting:
        person = people[seen.look.waiting[0]]
        own = await reading.seen(context, table, person.id)
        assert own.seat is not None
        assert own.decision is not None
        for _ in range(TRIES):  # a sampled answer may be refused
            try:
                answer = answer_of(game, kind, own.look.view, own.decision, dice)
                seen = await moves.answer(context, table, person.id, own.asks[own.seat], answer)
                break
            except Rejected:
                continue
        else:
            raise AssertionError(f"{key}: no answer was taken")
    return table, seen.n


def _size(path: Path) -> float:
    """Return the kilobytes of all rows that hold a past."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        rows = [
            row for kind in (*ORDER, "packed", "packed_people") for row in db.execute(f"SELECT * FROM {kind}")
        ]
    return sum(len(v) if isinstance(v, str | bytes) else 8 for row in rows for v in row) / 1000
