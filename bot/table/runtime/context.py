"""The context of all use cases of a table: the store, the games, the clock, and the loaded tables."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from hashlib import sha256
from typing import Any, Concatenate, NoReturn, ParamSpec, TypeVar

from bot.table.jobs import Job
from bot.table.model import NO_QUOTAS, FollowUp, Quotas, Shards, TableInfo, Unavailable
from bot.table.runtime import saving
from bot.table.runtime.bounded import Bounded
from bot.table.runtime.child import Runner, Thread
from bot.table.runtime.fair_queue import FairQueue
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import Change, LoadedTable, opened
from bot.table.runtime.locks import Locks
from bot.table.runtime.outline import Outlines
from bot.table.runtime.saving import Followers
from bot.table.runtime.studies import Studies, Thinker
from bot.table.storage import rows
from bot.table.storage.database import Database
from bot.table.storage.rows import Stored
from bot.table.storage.store import Store
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.engine import Newer, migrate
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.search.advice import Advice
from rules.core.text import Text

IN_MEMORY = 256  # tables
LOOKS_OF_SERVER, LOOKS_OF_PERSON = 40, 8  # looks into the past that may wait at once
ALL = Shards()
FORESEEN = 512  # questions whose follow-ups are kept
ADVISED = 256  # questions whose advice is kept
MAX_TRIES = 10  # attempts, when another process was faster
BUSY = Text(key="table.refused.busy")  # the refusal after these
NEWER = Text(key="table.refused.newer")  # the refusal while only other processes have the rules
P = ParamSpec("P")
R = TypeVar("R")
UseCase = Callable[Concatenate["Context", P], Coroutine[Any, Any, R]]
log = logging.getLogger(__name__)


class NotInstalled(Bug):
    """The game of a table is not installed; its package may come back."""


class Signal:
    """Says in this process that something has happened to a table, a series or a person, by its id."""

    def __init__(self) -> None:
        self._connected: list[Callable[[int], None]] = []

    def connect(self, hear: Callable[[int], None]) -> None:
        """Call `hear` each time, for as long as the process lives."""
        self._connected.append(hear)

    def __call__(self, ident: int) -> None:
        """Call all who are connected, in the order in which they came."""
        for hear in self._connected:
            hear(ident)


class Context:
    """The shared state. Use cases are functions that take it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], float],
        seed: Callable[[], str],
        followers: Followers,
        quotas: Quotas = NO_QUOTAS,
        runner: Runner | None = None,
        shards: Shards = ALL,
        thinker: Thinker | None = None,
        pages: str = "",
    ) -> None:
        self.store = store
        self.shards = shards
        self.followers = followers
        self.games = games
        self.clock = clock
        self.seed = seed
        self.quotas = quotas
        self.pages = pages  # the address of the boards in the browser; empty: there are none
        self.locks = Locks()
        self.studies = Studies(store, runner or Thread(games))
        self.thinker = thinker or Thinker(Thread(games))
        self.looks = FairQueue(1, LOOKS_OF_SERVER, LOOKS_OF_PERSON)
        self.outlines = Outlines(store)
        self.table_changed = Signal()  # with a table's id, after each commit: wakes the workers
        self.series_changed = Signal()  # ... with a series' id
        self.sessions_ended = Signal()  # with a person's id
        # what was found by looking ahead, by the question's id and by who asks (`learning.folding`)
        self.follow_ups: Bounded[Mapping[str, FollowUp]] = Bounded(FORESEEN)
        # what a search has found for those who asked, by the table and the question's id
        self.advised: Bounded[Advice] = Bounded(ADVISED)
        # servers where no lobby could be opened for wishes that fit: the time of the next try, and why
        self.unopened: dict[int, tuple[int, Text]] = {}
        self._live: OrderedDict[int, LoadedTable] = OrderedDict()  # the most recently used one comes last
        self._by_channel: dict[int, int] = {}
        self._loading: dict[int, asyncio.Task[None]] = {}  # by channel
        self._freezing: set[asyncio.Task[bool]] = set()

    def now(self) -> int:
        """Return seconds since 1970."""
        return int(self.clock())

    async def own(self, table_ids: Iterable[int]) -> tuple[int, ...]:
        """Return the tables among these that this process looks after: it alone speaks and acts for them."""
        if self.shards.whole:
            return tuple(table_ids)
        guilds = await self.store.read(rows.guilds, tuple(table_ids))
        return tuple(table_id for table_id, guild_id in guilds.items() if self.shards.has(guild_id))

    async def load(self, table_id: int) -> LoadedTable:
        """Return the started table as it is in the database now.

        Raises `Rejected` if there is no such table, if it is still a lobby, or if the rules can't run it; in
        the last case it is frozen. Raises `Unavailable` if the rules here are older than the table's.
        """
        return (await self.load_and(table_id, lambda db, info: None))[0]

    async def load_and(
        self, table_id: int, more: Callable[[Database, TableInfo], R]
    ) -> tuple[LoadedTable, R]:
        """Do as `load` does, with what `more` reads from the database at the same moment."""
        try:
            found = await self.store.read(_newest, table_id, self._live.get(table_id), more)
            if found is None:
                await self._refuse(table_id)
            it, extra = found
            if isinstance(it, LoadedTable):
                return self._keep(it), extra
            if it.info.status == "frozen":
                raise on_hold(it.info)
            return self._keep(self.open(it)), extra
        except Newer as error:
            raise Unavailable(NEWER) from error
        except (Bug, Diverged, Hung) as error:
            frozen = await self.freeze(table_id, error)
            if isinstance(error, NotInstalled):
                raise refusal("without-game") from error
            raise refusal("frozen" if frozen else "unreadable") from error

    def open(self, stored: Stored) -> LoadedTable:
        """Run a stored table's record under today's rules. Raises `Bug`, `Diverged` or `Hung`."""
        game = self.game(stored.info.game)
        with guarded():
            record = migrate(game, stored.record)
            return opened(game, stored, record, run(game, record))

    def game(self, key: str) -> AnyGame:
        """Return the rules of a game. Raises `NotInstalled`."""
        if key not in self.games:
            raise NotInstalled(key)
        return self.games[key]

    def in_memory(self, channel_id: int) -> LoadedTable | None:
        """Return the channel's table if it is in memory, else None."""
        return self._live.get(self._by_channel.get(channel_id, 0))

    def load_soon(self, channel_id: int) -> None:
        """Load the channel's table in the background."""
        if channel_id not in self._loading:
            self._loading[channel_id] = asyncio.create_task(self._load_soon(channel_id))

    def forget(self, table_id: int) -> None:
        """Read this table again when it is next needed."""
        loaded = self._live.pop(table_id, None)
        if loaded is not None and self._by_channel.get(loaded.info.channel_id) == table_id:
            del self._by_channel[loaded.info.channel_id]

    async def _load_soon(self, channel_id: int) -> None:
        try:
            table_id = await self.store.read(rows.active_in, channel_id)
            if table_id is not None:
                await self.load(table_id)
        except Rejected:
            return  # nothing to show there
        finally:
            del self._loading[channel_id]

    def _keep(self, loaded: LoadedTable) -> LoadedTable:
        known = self._live.get(loaded.info.id)
        if known is None or known.fence <= loaded.fence:
            self._live[loaded.info.id] = loaded
        self._live.move_to_end(loaded.info.id)
        if loaded.info.status == "running":
            self._by_channel[loaded.info.channel_id] = loaded.info.id
        while len(self._live) > IN_MEMORY:
            self.forget(next(iter(self._live)))
        return loaded

    async def _refuse(self, table_id: int) -> NoReturn:
        info = await self.store.read(rows.info, table_id)
        raise refusal("no-table" if info is None else "not-running")

    async def save(self, change: Change, jobs: Sequence[Job]) -> bool:
        """Commit a change, then wake the workers. False if another process changed the table meanwhile."""
        table_id = change.before.info.id
        if not await self.store.write(saving.change, change, jobs, self.followers):
            self.forget(table_id)
            return False
        if change.forget is None and change.after.info.status == "running":
            self._keep(replace(change.after, fence=change.before.fence + 1, migrated=False))
        else:
            self.forget(table_id)  # what is news to each reader, or the ratings, must be read again
        self.table_changed(table_id)
        return True

    def freeze_soon(self, table_id: int, error: BaseException) -> None:
        """Freeze a table in the background, for callers that can't wait."""
        task = asyncio.create_task(self.freeze(table_id, error))
        self._freezing.add(task)
        task.add_done_callback(self._freezing.discard)

    async def idle(self) -> None:
        """Wait until all pending freezes are done."""
        await asyncio.gather(*self._freezing)

    async def freeze(self, table_id: int, error: BaseException) -> bool:
        """Stop a running table whose rules can't go on, and tell its channel. False if it did not run."""
        if isinstance(error, NotInstalled):
            why = rows.GAME
            log.warning("table %d waits for its game: %s is not installed", table_id, error)
        else:
            why = traced(error)
            log.error("table %d can't go on: %s", table_id, why)
        self.forget(table_id)
        frozen = await self.store.write(saving.freeze, table_id, why)
        if frozen:
            self.table_changed(table_id)
        return frozen


def _newest(
    db: Database, table_id: int, known: LoadedTable | None, more: Callable[[Database, TableInfo], R]
) -> tuple[Stored | LoadedTable, R] | None:
    """Return the stored table, or `known` if that is as new; and what `more` reads at the same moment."""
    it = rows.stored(db, table_id, known.fence if known else None) or known
    return None if it is None else (it, more(db, it.info))


def reads(function: Callable[Concatenate[Database, P], R]) -> UseCase[P, R]:
    """Make a use case of a function that reads: it is given the context in place of the database."""
    return _use_case(Store.read, function)


def studies(function: Callable[Concatenate[Database, P], R]) -> UseCase[P, R]:
    """Do as `reads` does, for slow functions."""
    return _use_case(Store.study, function)


def writes(function: Callable[Concatenate[Database, P], R]) -> UseCase[P, R]:
    """Do as `reads` does, for functions that write."""
    return _use_case(Store.write, function)


def _use_case(
    how: Callable[..., Awaitable[R]], function: Callable[Concatenate[Database, P], R]
) -> UseCase[P, R]:
    @wraps(function)
    async def use_case(context: Context, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await how(context.store, function, *args, **kwargs)

    return use_case


def refusal(key: str, **args: int | str | list[str]) -> Rejected:
    """Return a refusal with the words of `table.ftl`."""
    return Rejected(Text(key=f"table.refused.{key}", args=args))


def on_hold(info: TableInfo) -> Rejected:
    """Return the refusal of any action at a frozen table, with its reason."""
    if info.without_game:
        return refusal("without-game")
    return refusal("held") if info.held else refusal("frozen")


def at_rest(info: TableInfo) -> Rejected:
    """Return the refusal of any move at a game that is over, archived or closed, with its reason."""
    if info.closes is not None and info.lesson:
        return Rejected(Text(key="learning.lesson.rests", args={"until": f"<t:{info.closes}:D>"}))
    if info.closes is not None:
        return refusal("closed-until", until=f"<t:{info.closes}:D>")
    return refusal(info.status)


def rules_of(context: Context, info: TableInfo) -> AnyGame:
    """Return the rules of a table's game, for what happens before it starts or after its end.

    Raises `Rejected`.
    """
    try:
        return context.game(info.game)
    except NotInstalled:
        raise refusal("without-game") from None


def seed_hash(seed: str) -> str:
    """Return the hash that is published while the seed is secret."""
    return sha256(seed.encode()).hexdigest()
