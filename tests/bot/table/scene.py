"""Fixtures for the tests of the table: a bot without Discord, people, and a way to play."""

from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.table import reading
from bot.table.delivery.outbox import Outbox
from bot.table.following import FOLLOWERS, OUTCOMES, REMINDED
from bot.table.jobs import Job, Notice, Queued, lane_of
from bot.table.lobby import archive, lobby
from bot.table.model import Person, Shards, TableInfo, TableView
from bot.table.past import log
from bot.table.play import moves, upgrade
from bot.table.play.computers import Computers
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.reminders import Reminders
from bot.table.storage.engines.address import Address
from bot.table.storage.outbox_rows import kind_of
from bot.table.storage.reminder_rows import Reminder
from bot.table.storage.store import Store
from bot.table.votes import deciding
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.toy import TOY

ANA, BIA, CAL = Person(11, "Ana", "pt-BR"), Person(12, "Bia", "en"), Person(13, "Cal", "en")
PEOPLE = (ANA, BIA, CAL)
GUILD, CHANNEL = 1, 2
PLAN, EVENING = "slot:morning", "slot:evening"
ALL_SHARDS = Shards()
ORDER = {  # of the rows that tests read as lists
    **dict.fromkeys(("played", "outbox"), "id"),
    **dict.fromkeys(("steps", "events", "gone"), "table_id, n"),
    **dict.fromkeys(("seats", "orders"), "table_id, seat"),
}
J = TypeVar("J", bound=Job)
ALL: Mapping[str, AnyGame] = {"toy": TOY, **GAMES}


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Voice:
    """Remembers what it says; first raises the exceptions in `troubles`, one for each job."""

    said: list[Queued] = field(default_factory=list)
    troubles: list[BaseException] = field(default_factory=list)
    complaints: list[tuple[Queued, str]] = field(default_factory=list)

    async def deliver(self, queued: Queued) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        self.said.append(queued)

    async def complain(self, queued: Queued, said: str) -> None:
        self.complaints.append((queued, said))

    def in_lanes(self) -> list[Job]:
        """Return what was said, lane by lane, the channel's first: only within a lane is there an order."""
        return [queued.job for queued in sorted(self.said, key=lambda queued: lane_of(queued.job))]

    def kinds(self) -> list[str]:
        return [kind_of(job) for job in self.in_lanes()]

    def jobs(self, kind: type[J]) -> list[J]:
        """Return the jobs of one kind that were said."""
        return [queued.job for queued in self.said if isinstance(queued.job, kind)]

    def notices(self) -> list[str]:
        """The keys of what was said in channels."""
        return [it.text.key.removeprefix("table.notice.") for it in self.jobs(Notice)]


class Bot:
    """The whole bot except Discord."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        seeds: str,
        shards: Shards = ALL_SHARDS,
    ) -> None:
        self.store = store
        self.clock = clock
        self.voice = Voice()
        numbers = count()
        self.context = Context(
            store, games, clock, lambda: f"{seeds}{next(numbers)}", FOLLOWERS, shards=shards
        )
        self.outbox = Outbox(self.context, self.voice)
        self.computers = Computers(self.context, 0.0)

    async def start(self) -> None:
        """Speak, and let computers play."""
        await self.outbox.start()
        await self.computers.start()

    async def table(
        self,
        *people: Person,
        computers: int = 0,
        length: str = "2",
        channel: int = CHANNEL,
        game: str = "toy",
        guild: int = GUILD,
    ) -> TableInfo:
        """A running game, its first questions open; `length` is the toy's."""
        host = people[0]
        options = {"length": length} if game == "toy" else {}
        info = await lobby.open_table(self.context, guild, channel, host, game, "en", options)
        for person in people[1:]:
            await lobby.join(self.context, info.id, person)
        for _ in range(computers):
            await lobby.add_computer(self.context, info.id, host.id, "random")
        return await moves.start_table(self.context, info.id, host.id)

    async def info(self, table_id: int) -> TableInfo:
        """A table that is there."""
        found = await reading.info(self.context, table_id)
        assert found is not None
        return found

    async def seen(self, table_id: int, reader: Person | int | None = None) -> TableView:
        """The view of a reader; by default of somebody without a seat."""
        who = reader.id if isinstance(reader, Person) else reader
        return await reading.seen(self.context, table_id, who)

    async def after(self, seconds: float) -> None:
        """Let time pass, do what is due by then, and say it."""
        self.clock.now += seconds
        await Reminders(self.context, REMINDED).remind()
        await self.outbox.idle()

    async def hush(self) -> None:
        """Say all that is to be said, and forget it."""
        await self.outbox.idle()
        self.voice.said.clear()

    async def notify(self, person: Person, *notice: Any, **settings: Any) -> None:
        """Set how a person is notified."""
        await preferences.set_notifications(
            self.context, person.id, NotificationSettings(*notice, **settings)
        )

    async def agree(self, table_id: int, number: int, person: Person) -> None:
        """Vote for a proposal."""
        await deciding.agree(self.context, table_id, number, person, OUTCOMES)

    async def ended(self, table_id: int, host: Person) -> None:
        """Close a game, and let the week pass in which it could be reopened."""
        await lobby.close(self.context, table_id, host.id)
        self.clock.now += archive.REOPEN_PERIOD
        await archive.look_after(self.context, Reminder(table_id, "idle"))

    async def chain(
        self, table_id: int, person: Person, answers: Sequence[Answer]
    ) -> tuple[TableView, int, Rejected | None]:
        """Answer the open question of the person and those after it."""
        ask = (await reading.ahead(self.context, table_id, person.id)).ask
        return await moves.chain(self.context, table_id, person.id, ask, answers)

    async def answer(self, table_id: int, person: Person, answer: Answer) -> TableView:
        """Answer the person's question, whatever it is."""
        seen = await reading.seen(self.context, table_id, person.id)
        assert seen.seat is not None
        return await moves.answer(self.context, table_id, person.id, seen.asks[seen.seat], answer)

    async def rest(self, table_id: int, *people: Person) -> None:
        """Each rests in turn."""
        for person in people:
            await self.answer(table_id, person, ["action:rest"])

    async def plan(self, table_id: int, *people: Person) -> None:
        """Each plans the first ware of the hand for the morning."""
        for person in people:
            seen = await reading.seen(self.context, table_id, person.id)
            await self.answer(table_id, person, {PLAN: f"ware:{seen.look.view.hand[0]}"})

    async def log(self, table_id: int, user_id: int | None) -> tuple[tuple[int, Text], ...]:
        """The whole log, as the reader may know it: each entry with its step."""
        page = await log.page(self.context, table_id, user_id, None, 100_000)
        return tuple((entry.step, entry.text) for entry in page.entries)

    async def rows(self, table: str, columns: str = "*") -> list[tuple[Any, ...]]:
        """All rows of a table of the database, as they were written: PostgreSQL keeps no order by itself."""
        sql, order = f"SELECT {columns} FROM {table}", ORDER.get(table.partition(" ")[0])
        if order and not {"ORDER", "DISTINCT"} & {*sql.split()}:
            sql += f" ORDER BY {order}"
        return await self.store.read(lambda db: [tuple(row) for row in db.execute(sql).fetchall()])

    async def execute(self, sql: str) -> None:
        """Change the database behind the bot's back."""
        await self.store.write(lambda db: db.execute(sql).fetchall())


async def refused(call: Awaitable[object]) -> str:
    """Return why the table refuses the call: the key of the words, without `table.refused.`."""
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def late(context: Context, table_id: int, seat: Seat) -> bool:
    """The time of a seat is over: it is answered for, and the channel is told. False if nothing is asked."""
    ask = (await context.load(table_id)).position.asks.get(seat, "")
    told = outbox_jobs.notice("late.default", seat=f"seat:{seat}")
    return await moves.play_late(context, table_id, seat, ask, told, default=True)


def address_of(path: Path | None) -> Address | None:
    """The database that `started` opens. Tests on PostgreSQL put another function in its place."""
    return path


@asynccontextmanager
async def started(
    path: Path | None = None,
    games: Mapping[str, AnyGame] = ALL,
    *,
    workers: bool = False,
    seeds: str = "seed",
    beside: Bot | None = None,
    shards: Shards = ALL_SHARDS,
) -> AsyncIterator[Bot]:
    """A bot on a database (in memory by default); `workers`: it speaks, and computers play.

    With `beside`, it shares only the open database with that other bot.
    """
    store = await Store.open(address_of(path), shards=shards) if beside is None else beside.store
    made = Bot(store, games, Clock(), seeds, shards)
    await upgrade.recover(made.context)
    if workers:
        await made.start()
    try:
        yield made
    finally:
        await made.outbox.stop()
        await made.computers.stop()
        if beside is None:
            await store.close()
