"""Tables that people play through the double by pressing what the panel offers, and how long that takes.

All times are those at which the double recorded something, so delays of the measuring code do not count.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.sandbox.people.screen import Button
from bot.sandbox.server.responses import FIRST_ANSWER
from bot.sandbox.world.world import Change, Kind, World
from tests.bot.e2e.players import OVER, offers
from tests.bot.e2e.process import Process
from tools.driver import City, Person, Place, Post, Reply

PATIENCE = 30.0  # seconds that somebody waits for what a press does
LONGEST = 90.0  # seconds until a table must be there: on a busy machine the first picture takes a while
TRIES = 5  # of a command to which no response came in time
AT_A_SERVER = 4  # tables

Fits = Callable[[Post], bool]


@asynccontextmanager
async def started(process: Process) -> AsyncIterator[Process]:
    """Run the bot during the block."""
    await process.start()
    try:
        yield process
    finally:
        await process.stop()


class Eyes:
    """Follows one channel, without searching the whole world at each change as `Place.until` does."""

    def __init__(self, place: Place) -> None:
        """Start with the messages that are there."""
        self._world = place.city.world
        self._place = place
        self._posts = {post.id: post for post in place.posts}
        self._waiting: list[tuple[Fits, asyncio.Future[float]]] = []
        self._world.listeners.append(self._look)

    def close(self) -> None:
        """Stop following it."""
        self._world.listeners.remove(self._look)

    def newest(self, fits: Fits) -> Post | None:
        """Return the newest message that fits."""
        return next((p for p in reversed(self._posts.values()) if not p.deleted and fits(p)), None)

    def next(self, fits: Fits) -> "asyncio.Future[float]":
        """Return the moment (Unix seconds) at which the next message or edit that fits is there."""
        found: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append((fits, found))
        return found

    async def until(self, fits: Fits) -> Post:
        """Return the newest message that fits, now or as soon as there is one; fails after `LONGEST`."""
        if (found := self.newest(fits)) is None:
            await asyncio.wait([self.next(fits)], timeout=LONGEST)
            found = self.newest(fits)
        assert found is not None, f"nothing fitted; the latest: {self._place.posts[-3:]}"
        return found

    def forget_files(self) -> None:
        """Empty all pictures but the newest message's, or the world grows by one for each move."""
        for post in list(self._posts.values())[:-1]:
            for file in (file for version in post.message.versions for file in version.attachments):
                file.content = b""

    def _look(self, change: Change) -> None:
        there = change.channel_id == self._place.id and change.only is None
        if not there or change.kind not in (Kind.MESSAGE, Kind.EDIT):
            return
        post = self._posts.setdefault(change.subject, Post(self._world, change.subject))
        for waiting in self._waiting:
            fits, found = waiting
            if not found.done() and fits(post):
                found.set_result(post.message.now.at)
        self._waiting = [each for each in self._waiting if not each[1].done()]


@dataclass(frozen=True, slots=True)
class Pressed:
    """The outcome of a press, in milliseconds.

    `first`: until the first response. `visible`: until the table's panel showed the result, including presses
    repeated because no response came; or until the wait was given up (`given_up`). `late`: how many presses
    got no response in time.
    """

    first: float
    visible: float
    late: int = 0
    given_up: bool = False


@dataclass
class GameContext:
    """A game between people who sit at it."""

    place: Place
    people: Sequence[Person]
    eyes: Eyes = field(init=False)
    over: bool = False

    def __post_init__(self) -> None:
        """Look at its channel."""
        self.eyes = Eyes(self.place)

    @classmethod
    async def open(cls, place: Place, people: Sequence[Person], game: str = "bellum") -> "GameContext":
        """Return a new one; when it is there, the panel asks the first question."""
        table, (host, *guests) = cls(place, people), people
        lobby = await table.announced(game)
        for guest in guests:
            before = lobby.text
            followed = table.eyes.next(lambda post, before=before: post.text != before)  # type: ignore[misc]
            await guest.press(lobby, "Join")
            await asyncio.wait_for(followed, LONGEST)
        await host.press(lobby, "Start")
        await table.eyes.until(_asks)
        return table

    async def announced(self, game: str) -> Post:
        """Open it, and wait for its lobby; once more where a busy bot answers too late, as people do."""
        for _ in range(TRIES):
            if not (await self.people[0].command("table open", self.place, game=game)).failed:
                break
        return await self.eyes.until(lambda post: any(button.label == "Join" for button in post.buttons))

    async def close(self) -> None:
        """Close it, so that nobody has too many."""
        await self.people[0].command("table close", self.place)
        self.eyes.close()

    async def press(self, dice: Random, patience: float = PATIENCE) -> Pressed:
        """Make one move, and wait until the panel shows it, or for so many seconds."""
        firsts: list[float] = []
        panel = await self.eyes.until(_asks)
        clock = self.place.city.world.clock
        began = clock.now()
        moved = self.eyes.next(_follows(panel))
        while not moved.done() and (left := began + patience - clock.now()) > 0:
            reply = await self._pressed(panel, dice)
            firsts.append(first_of(reply))
            if not reply.failed:
                await asyncio.wait([moved], timeout=left)
        given_up = not moved.done()
        shown = clock.now() if given_up else moved.result()
        moved.cancel()
        late = sum(first >= FIRST_ANSWER * 1000 for first in firsts)
        newest = self.eyes.newest(lambda post: _asks(post) or OVER in post.text)  # the old panel fades later
        self.over = newest is None or OVER in newest.text
        return Pressed(max(firsts), (shown - began) * 1000, late, given_up)

    async def _pressed(self, panel: Post, dice: Random) -> Reply:
        """Press a button, or choose in a menu, as whoever is awaited."""
        person = next(person for person in self.people if person.id in _awaited(panel))
        chosen = dice.choice(offers(panel))
        if isinstance(chosen, Button):
            return await person.forge_press(panel, chosen.custom_id or "")
        values = [str(option.value) for option in chosen.options[-max(chosen.least, 1) :]]
        return await person.forge_press(panel, chosen.custom_id, chosen.kind, values)


def first_of(reply: Reply) -> float:
    """Return the milliseconds until the first response, or, without one, until the client gave up."""
    asked = reply.interaction
    return (FIRST_ANSWER if asked.answered_at is None else asked.answered_at - asked.at) * 1000


def _asks(post: Post) -> bool:
    return bool(offers(post)) and bool(_awaited(post))


def _awaited(post: Post) -> list[int]:
    return [int(found) for found in re.findall(r"<@(\d+)>", post.text)]


def _follows(panel: Post) -> Fits:
    """Make a test of posts: the table after a move on this panel. A new picture alone is no difference."""
    before = offers(panel)
    return lambda post: post.id >= panel.id and offers(post) != before and (_asks(post) or OVER in post.text)


def servers(world: World, tables: int, name: str = "games") -> list[tuple[Place, list[Person]]]:
    """Return a channel and two people for each of so many tables, on as many servers as it takes."""
    found: list[tuple[Place, list[Person]]] = []
    for number in count():
        city = City(world, name=f"{name} {number}")
        for table in range(AT_A_SERVER):
            if len(found) == tables:
                return found
            found.append((city.channel(f"{name}-{table}"), [city.person("Ana"), city.person("Bia")]))
    raise AssertionError
