"""The steps of a table's past that can be looked at, and the beginnings of its rounds.

Both are the same for all readers, and are kept in memory until the table changes.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from bot.table.model import TableInfo
from bot.table.runtime.bounded import Bounded
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.locks import Locks
from bot.table.storage import past_rows
from bot.table.storage.database import Database
from bot.table.storage.store import Store
from rules.core.engine import Record, load, migrate
from rules.core.flow import Bug
from rules.core.game import AnyGame

TABLES = 256  # whose outlines are kept


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of a started table as of `fence`.

    `known` holds the rounds by the steps of checkpoints. They stay valid until a rewind changes `rewinds`.
    """

    fence: int
    rewinds: tuple[int, int]
    steps: tuple[int, ...]  # all steps that can be looked at, in order
    begins: tuple[int, ...]  # the steps of checkpoints
    known: dict[int, int] = field(default_factory=dict)
    rounds: tuple[tuple[int, int], ...] = ()  # the first step and the number of each round, in order


class Outlines:
    """The outlines of the tables that people look back at."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks = Locks()
        self._kept: Bounded[Outline] = Bounded(TABLES)

    async def of(self, game: AnyGame, head: past_rows.Head) -> Outline:
        """Return the table's outline, at least as new as the head."""
        info = head.info
        async with self._locks(info.id):  # people who look at the same time share one read
            known = self._kept.get(info.id)
            if known is not None and known.fence >= head.fence:
                return known
            fresh = await self._store.study(_read, info.id)
            if known is not None and known.rewinds == fresh.rewinds:
                fresh.known.update(known.known)  # of checkpoints that do not note it
            rounds = await self._rounds(game, info, fresh)
            return self._kept.put(info.id, replace(fresh, rounds=rounds))

    async def _rounds(self, game: AnyGame, info: TableInfo, it: Outline) -> tuple[tuple[int, int], ...]:
        """Return the first step and the number of each round: they only rise, so few checkpoints do."""

        async def round_at(index: int) -> int:
            step = it.begins[index]
            if step not in it.known:
                record = await self._store.study(past_rows.checkpoint_before, info, step)
                it.known[step] = _round_of(game, record)
            return it.known[step]

        starts = [0, *await _rises(round_at, 0, len(it.begins) - 1)]
        found = [(it.begins[i], await round_at(i)) for i in starts]
        return tuple((step, number) for step, number in found if number)


async def _rises(value: Callable[[int], Awaitable[int]], low: int, high: int) -> list[int]:
    """Return the indices above `low`, up to `high`, whose value differs from the previous one's."""
    if await value(low) == await value(high):
        return []
    if high - low == 1:
        return [high]
    middle = (low + high) // 2
    return [*await _rises(value, low, middle), *await _rises(value, middle, high)]


def _round_of(game: AnyGame, record: Record | None) -> int:
    if record is None:
        return 0  # a rewind has just taken it away
    try:
        with guarded():
            return game.rounds(load(game, migrate(game, record).checkpoint))
    except (Bug, Hung):
        return 0  # of rules that no longer exist: it belongs to no round


def _read(db: Database, table_id: int) -> Outline:
    fence = past_rows.head(db, table_id).fence
    rewinds, begins = past_rows.rewinds_of(db, table_id), past_rows.begins_of(db, table_id)
    noted = {step: number for step, number in begins.items() if number is not None}
    return Outline(fence, rewinds, past_rows.steps_of(db, table_id), tuple(begins), noted)
