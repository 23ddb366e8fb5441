"""A server of people who look for a table, over two months, with `/find` and without it.

    python -m tools.measure.meeting                 200 people, 60 days, seed 1
    python -m tools.measure.meeting --people 50 --days 30 --seed 7

The bot's own rules decide whom it calls, and when; its own database says who sits where. Only the clock is
moved, half an hour at a time, and the people are invented: when they look for a game, for which, and how soon
they answer. Some never do. Everybody sleeps for eight hours of their own.

*With /find* somebody who looks for a game says so, and then only answers calls. One in ten opens a lobby by
hand instead. *By hand* the same people look through the lobbies once a day, join one that suits them, and
else open one with a chance of one in three; those who never answer do not come back either. In both, a host
begins after a day and a half with those who are there, if the game and their wishes allow it.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import median

from bot.table.following import FOLLOWERS, REMINDED
from bot.table.lobby import calls, lobby, servers
from bot.table.lobby.servers import Setup
from bot.table.meeting import meeting, wishes
from bot.table.meeting.matching import Wanted
from bot.table.meeting.meeting import Meetings
from bot.table.meeting.wishes import Wish
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.reminders import Reminders
from bot.table.storage.database import Database, execute
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from rules.games import GAMES

GUILD, PLACE = 1, 2
STEP, HOUR, DAY = 1800, 3600, 24 * 3600
BEGIN = 1_764_547_200  # 1 December 2025, midnight
SOON = 3 * DAY  # a wish has come true if its person sits at a table by then
LASTS = (7, 21)  # days that a game takes
BETWEEN = 20  # days from one wish to the next, on average
SILENT = 0.2  # the part of people who never answer
HOSTS_WAIT = 36 * HOUR  # after which a host begins with those who are there, if that suits them
BY_HAND = 0.1  # the part of wishes that are lobbies opened by hand, where there is /find
OPENS = 1 / 3  # the chance that somebody opens a lobby who has found none
PACES = ((DAY,), (DAY, 3 * DAY), (8 * HOUR,), ())
COUNTS = ((), (), (2,), (2, 3), (3, 4))


@dataclass
class Somebody:
    """A person: how soon they answer, and when they sleep."""

    person: Person
    silent: bool
    delay: float
    looks_at: int  # the hour in which they look through the lobbies
    wakes_at: int
    wanted: Wanted | None = None
    since: int = 0
    begins: list[int] = field(default_factory=list)  # when they look for a game, the last comes first
    answers: dict[int, int] = field(default_factory=dict)  # when they answer, by table


@dataclass
class Figures:
    """The results of a simulation."""

    wishes: int = 0
    soon: int = 0
    ever: int = 0
    calls: int = 0
    twice: int = 0  # calls to a lobby that had called the person before, or within a day of the last one
    nightly: int = 0  # calls that somebody heard of in their night
    waits: list[float] = field(default_factory=list)  # in days, of those who got a table
    tables: int = 0


class Rooms:
    """Channels that are there as soon as they are asked for."""

    def __init__(self) -> None:
        self._last = PLACE

    async def open_thread(self, channel_id: int, name: str) -> int:
        self._last += 1
        return self._last

    async def drop_thread(self, channel_id: int) -> None:
        """Do nothing: there is nothing to delete."""

    def is_public(self, guild_id: int, channel_id: int, below: int | None) -> bool:
        return True


class Town:
    """A server with its people, on a clock that is moved."""

    def __init__(self, store: Store, people: int, seed: int, *, finds: bool) -> None:
        self.now = BEGIN
        self.finds = finds
        self.dice = random.Random(seed)
        self.context = Context(store, GAMES, lambda: self.now, lambda: f"seed {self.now}", FOLLOWERS)
        self.rooms = Rooms()
        self.meetings = Meetings(self.context, self.rooms)
        self.reminders = Reminders(self.context, REMINDED)
        self.figures = Figures()
        self.ends: dict[int, int] = {}  # when which game is over
        self.known: set[tuple[int, int]] = set()  # calls that were counted
        self.last: dict[int, int] = {}  # when each was last called
        self.people = [self._somebody(number) for number in range(1, people + 1)]

    def _somebody(self, number: int) -> Somebody:
        moments = [BEGIN + round(self.dice.expovariate(1 / (BETWEEN * DAY)))]
        while moments[-1] < BEGIN + 1000 * DAY:
            moments.append(moments[-1] + round(self.dice.expovariate(1 / (BETWEEN * DAY))))
        return Somebody(
            Person(number, f"Person {number}", "en"),
            begins=moments[::-1],
            silent=self.dice.random() < SILENT,
            delay=self.dice.lognormvariate(1.0, 1.0) * HOUR,
            looks_at=self.dice.randrange(9, 23),
            wakes_at=self.dice.randrange(24),
        )

    async def live(self, days: int) -> Figures:
        """Let the days pass."""
        await servers.set_up(self.context, GUILD, Setup(meeting=PLACE, time_limit=DAY), manages=True)
        for each in self.people:
            night = ((each.wakes_at + 16) % 24 * 60, each.wakes_at * 60)
            settings = NotificationSettings(notice="dm", quiet=night)
            await preferences.set_notifications(self.context, each.person.id, settings)
        while self.now < BEGIN + days * DAY:
            self.now += STEP
            for each in self.people:
                await self._act(each)
            if self.finds:
                await self.meetings.look()
            await self._hear()
            await self._games()
        return self.figures

    async def _act(self, each: Somebody) -> None:
        """Begin to look for a game, answer calls, or look through the lobbies."""
        if each.begins[-1] <= self.now:
            each.begins.pop()
            if each.wanted is None and not await self._sits(each):
                await self._wish(each)
        for table_id in [table for table, at in each.answers.items() if at <= self.now]:
            del each.answers[table_id]
            await self._join(each, table_id)
        hour = self.now % DAY // HOUR
        if not self.finds and each.wanted and hour == each.looks_at and self.now % HOUR == 0:
            await self._look_around(each)

    async def _sits(self, each: Somebody) -> bool:
        return await self.context.store.read(wishes.sits_at, each.person.id) > 0

    async def _wish(self, each: Somebody) -> None:
        games = self.dice.sample(sorted(GAMES), self.dice.choice((1, 1, 2, 3)))
        dice = self.dice
        each.wanted = Wanted(each.person.id, tuple(games), dice.choice(COUNTS), dice.choice(PACES))
        if not any(count in GAMES[game].seats for game in games for count in each.wanted.counts):
            each.wanted = replace(each.wanted, counts=())
        each.since = self.now
        self.figures.wishes += 1
        if not self.finds:
            return
        if self.dice.random() < BY_HAND and not each.silent:
            await self._open(each)
        else:
            wanted = each.wanted
            new = Wish(GUILD, wanted, "en")
            await wishes.change(self.context, new, lambda wish: replace(wish, wanted=wanted))

    async def _open(self, each: Somebody) -> None:
        """Open a lobby by hand, as the person wants it."""
        assert each.wanted is not None
        game = each.wanted.games[0]
        counts = [count for count in each.wanted.counts if count in GAMES[game].seats]
        players = max(counts) if counts else min(3, GAMES[game].seats[-1])
        channel = await self.rooms.open_thread(PLACE, game)
        await lobby.open_table(self.context, GUILD, channel, each.person, game, "en", players=players)

    async def _look_around(self, each: Somebody) -> None:
        wanted = each.wanted
        if each.silent or wanted is None or await self._sits(each):
            return
        for info in await servers.lobbies(self.context, GUILD):
            free = len(info.seats) < (info.wanted or 0)
            if (
                free
                and wanted.takes(info.game, info.time_limit or 0)
                and wanted.takes_count(info.wanted or 0)
            ):
                await self._join(each, info.id)
                return
        if self.dice.random() < OPENS:
            await self._open(each)

    async def _join(self, each: Somebody, table_id: int) -> None:
        try:
            info = await meeting.join(self.context, table_id, each.person)
            if info.status == "lobby" and len(info.seats) == info.wanted:
                info = await moves.start_table(self.context, table_id, info.host_id)
        except Rejected:
            return  # it has begun, or was closed
        if info.status == "running":
            self._began(info)

    def _began(self, info: TableInfo) -> None:
        self.figures.tables += 1
        self.ends[info.id] = self.now + self.dice.randint(*LASTS) * DAY
        for each in (self.people[user - 1] for user in info.users):
            if each.wanted is not None:
                waited = self.now - each.since
                self.figures.ever += 1
                self.figures.soon += waited <= SOON
                self.figures.waits.append(waited / DAY)
                each.wanted = None

    def _suits(self, info: TableInfo) -> bool:
        """Return whether there are as many as the game takes and everybody there takes."""
        there = (self.people[user - 1].wanted for user in info.users)
        suits = all(wanted is not None and wanted.takes_count(len(info.seats)) for wanted in there)
        return suits and len(info.seats) in GAMES[info.game].seats

    async def _hear(self) -> None:
        """Say what is to be said, as the voice does, and let people hear of their calls."""
        for table_id in await self.context.store.read(_untold):
            called = await calls.untold(self.context, table_id)
            await calls.were_told(self.context, table_id, called, ())
        await self.reminders.remind()
        for table_id, user_id in await self.context.store.write(_said):
            each, night = self.people[user_id - 1], await preferences.notifications(self.context, user_id)
            if not await calls.is_open(self.context, table_id, user_id):
                continue
            self.figures.calls += 1
            self.figures.nightly += night.free_at(self.now) > self.now
            self.figures.twice += (table_id, user_id) in self.known
            self.figures.twice += self.now < self.last.get(user_id, 0) + DAY
            self.known.add((table_id, user_id))
            self.last[user_id] = self.now
            if not each.silent:
                each.answers[table_id] = night.free_at(int(self.now + each.delay))

    async def _games(self) -> None:
        """End the games whose time has come, and what nobody waits for any more."""
        for table_id in [table for table, end in self.ends.items() if end <= self.now]:
            del self.ends[table_id]
            await self.context.store.write(_end, table_id)
            self.context.forget(table_id)
        for info in await servers.lobbies(self.context, GUILD):
            if self.now - info.created >= HOSTS_WAIT and info.host_id and self._suits(info):
                self._began(await moves.start_table(self.context, info.id, info.host_id))
        for each in self.people:
            if each.wanted is not None and self.now > each.since + wishes.USUAL_DAYS * DAY:
                each.wanted = None


def _untold(db: Database) -> list[int]:
    """Return the lobbies that have people to call."""
    rows = execute(db, "SELECT DISTINCT table_id FROM calls WHERE told = 0 AND answer IS NULL").fetchall()
    return sorted(row["table_id"] for row in rows)


def _said(db: Database) -> list[tuple[int, int]]:
    """Empty the outbox. Returns the tables and users of the notices that were in it."""
    rows = execute(db, "DELETE FROM outbox RETURNING kind, table_id, user_id").fetchall()
    return sorted((row["table_id"], row["user_id"]) for row in rows if row["kind"] == "summon")


def _end(db: Database, table_id: int) -> None:
    execute(db, "UPDATE tables SET status = 'over' WHERE id = $1", table_id)


async def measured(people: int, days: int, seed: int, *, finds: bool) -> Figures:
    """Return the figures of one server."""
    store = await Store.open(None)
    try:
        return await Town(store, people, seed, finds=finds).live(days)
    finally:
        await store.close()


def table(figures: Mapping[str, Figures], people: int, days: int) -> str:
    """Return the figures as a table of Markdown."""
    lines = ["| | " + " | ".join(figures) + " |", "| --- |" + " ---: |" * len(figures)]

    def row(name: str, values: list[str]) -> None:
        lines.append(f"| {name} | " + " | ".join(values) + " |")

    every = list(figures.values())
    row("wishes", [str(it.wishes) for it in every])
    row("... at a table within 3 days", [f"{it.soon} ({it.soon / it.wishes:.0%})" for it in every])
    row("... at a table at all", [f"{it.ever} ({it.ever / it.wishes:.0%})" for it in every])
    row("days until then, the median", [f"{median(it.waits):.1f}" if it.waits else "-" for it in every])
    row("tables that began", [str(it.tables) for it in every])
    row("calls for each person and week", [f"{it.calls / people / (days / 7):.2f}" for it in every])
    row("called twice to a lobby, or within a day", [str(it.twice) for it in every])
    row("called at night", [str(it.nightly) for it in every])
    return "\n".join(lines)


def main(args: list[str] | None = None) -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    figures = {
        name: asyncio.run(measured(given.people, given.days, given.seed, finds=finds))
        for name, finds in (("with `/find`", True), ("by hand alone", False))
    }
    sys.stdout.write(table(figures, given.people, given.days) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
