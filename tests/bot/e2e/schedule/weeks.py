"""Weeks that pass in seconds: the bot on the double, with a clock that a test sets.

Nothing sleeps. `Weeks.until` goes from one due row to the next, does what is due there and waits until all of
it is said, so what people are told, and when, is the same in every run.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.discord.client import Client
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.discord.voice import DiscordVoice
from bot.sandbox.point import pointed_at
from bot.table import reading
from bot.table.delivery.outbox import Outbox
from bot.table.following import FOLLOWERS, REMINDED
from bot.table.model import TableView
from bot.table.play import moves, upgrade
from bot.table.play.computers import Computers
from bot.table.runtime.context import Context
from bot.table.schedule.reminders import Reminders
from bot.table.storage.database import one
from bot.table.storage.store import Store
from rules.core.game import AnyGame
from tests.bot.e2e.inside import AMPLE, DATABASE
from tests.bot.table.scene import Clock
from tools.driver import City, Person, Post

SOONEST = "SELECT MIN(due) FROM reminders WHERE due <= $1"
ROUNDS = 50  # of one moment, before it counts as a loop


@dataclass(frozen=True, slots=True)
class BotRun:
    """One run of the bot, from its start to its stop."""

    context: Context
    outbox: Outbox
    computers: Computers
    reminders: Reminders

    async def settle(self) -> None:
        """Do what is due now, and all that follows from it."""
        await self.reminders.remind()
        await self.computers.idle()
        await self.outbox.idle()


@dataclass(frozen=True)
class World:
    """The parts that outlive a run of the bot."""

    city: City
    url: str
    folder: Path
    games: Mapping[str, AnyGame]
    pictures: Pictures
    clock: Clock


@asynccontextmanager
async def started(world: World) -> AsyncIterator[BotRun]:
    """The bot, connected. Its dispatcher of reminders does nothing by itself."""
    async with AsyncExitStack() as stack:
        store = await Store.open(world.folder / DATABASE)
        stack.push_async_callback(store.close)
        stack.enter_context(pointed_at(world.url))
        client = await stack.enter_async_context(Client())
        context = Context(store, world.games, world.clock, lambda: "5e" * 16, FOLLOWERS)
        voice = DiscordVoice(client, context, world.games, world.pictures)
        client.furnish(Runtime(context, world.games, world.pictures, voice, Budgets(scale=AMPLE)))
        await client.login(world.city.world.state.token)
        await upgrade.recover(context)
        await client.announce(world.folder / "commands.json", None)
        bot = BotRun(
            context,
            Outbox(context, voice),
            Computers(context, 0.0),
            Reminders(context, REMINDED),
        )
        for worker in (bot.outbox, bot.computers):
            stack.push_async_callback(worker.stop)
            await worker.start()
        stack.callback(asyncio.create_task(client.connect()).cancel)
        await client.wait_until_ready()
        assert client.registering is not None
        await client.registering
        yield bot


class Ping(NamedTuple):
    """A message that notified somebody."""

    at: int  # seconds since 1970
    name: str
    where: str  # "channel" or "DM"
    text: str

    @property
    def when(self) -> datetime:
        """The moment, in UTC."""
        return datetime.fromtimestamp(self.at, UTC)


class Wait(NamedTuple):
    """A table waited for somebody, from one moment until another one.

    `present`: they were just answering when it began, and need not be called.
    """

    name: str
    since: int
    until: int
    present: bool


@dataclass
class Weeks:
    """The time and the bot that lives in it; `pings` and `waits` say who was called and awaited so far."""

    world: World
    people: Sequence[Person]
    pings: list[Ping] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    _bot: BotRun = field(init=False)
    _open: dict[tuple[str, str], int] = field(default_factory=dict)
    _present: set[tuple[str, str]] = field(default_factory=set)
    _answering: str | None = None
    _heard: set[tuple[int, int]] = field(default_factory=set)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start the bot for the block, once it has delivered what an earlier run left."""
        async with started(self.world) as self._bot:
            await self.settle()
            yield

    def end(self) -> None:
        """Note those awaited now as awaited until now."""
        now = int(self.world.clock.now)
        self.waits += [Wait(key[0], since, now, key in self._present) for key, since in self._open.items()]

    async def until(self, when: datetime) -> None:
        """Let the time pass; what becomes due on the way is done at its own moment."""
        end = int(when.timestamp())
        rounds, last = 0, 0
        while (due := await self._bot.context.store.read(one, SOONEST, end)) is not None:
            rounds, last = (rounds + 1 if due == last else 0), due
            assert rounds < ROUNDS, "what is due stays due"
            self.world.clock.now = max(self.world.clock.now, due)
            await self.settle()
        self.world.clock.now = end
        await self.settle()

    async def settle(self) -> None:
        """Do what is due now, and note whom that called, and whom the tables wait for."""
        await self._bot.settle()
        now = int(self.world.clock.now)
        for person in self.people:
            self.pings += self._new(person, now)
        asked = {key: now for person in self.people for key in await self._asked(person)}
        for key in [key for key in self._open if key not in asked]:
            self.waits.append(Wait(key[0], self._open.pop(key), now, key in self._present))
        self._present |= {key for key in asked if key not in self._open and key[0] == self._answering}
        self._open = {**asked, **self._open}

    async def answer(self, person: Person) -> int:
        """The person answers all that is asked of them now, by the defaults; how many answers these were."""
        given, self._answering = 0, person.user.name
        for info in await reading.waiting_for(self._bot.context, person.id):
            while True:
                seen = await reading.seen(self._bot.context, info.id, person.id)
                if seen.seat is None or seen.seat not in seen.look.waiting:
                    break
                decision = seen.look.decision
                assert decision is not None and decision.default is not None
                await moves.answer(
                    self._bot.context, info.id, person.id, seen.asks[seen.seat], decision.default
                )
                given += 1
                await self.settle()
        self._answering = None
        return given

    async def seen(self, person: Person) -> TableView:
        """The person's table, as they see it."""
        [info] = await reading.of_person(self._bot.context, person.id)
        return await reading.seen(self._bot.context, info.id, person.id)

    def _new(self, person: Person, now: int) -> Iterator[Ping]:
        """Yield what has pinged this user since the last look: mentions, and messages that are not silent."""
        home = person.dm.channel.id
        written = [
            Post(person.world, m.id) for m in person.world.state.messages.values() if m.channel_id == home
        ]
        called = [*person.pinged_by, *(post for post in written if not post.silent)]
        for post in sorted(called, key=lambda post: post.id):
            if (person.id, post.id) not in self._heard:
                self._heard.add((person.id, post.id))
                where = "DM" if post.message.channel_id == home else "channel"
                yield Ping(now, person.user.name, where, post.text)

    async def _asked(self, person: Person) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for info in await reading.waiting_for(self._bot.context, person.id):
            seen = await reading.seen(self._bot.context, info.id, person.id)
            assert seen.seat is not None
            found.append((person.user.name, seen.asks[seen.seat]))
        return found
