"""Tables that are played on whatever happens to the bot, and what must hold of them."""

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.discord.screens.ids import TablePress, parse
from bot.sandbox.world.state import Message
from bot.table.storage.database import execute
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import looking
from tests.bot.e2e.players import Player, Pressed, answered, asks, awaited, mark, offers, panel_in, seated
from tools.driver import City, Impossible, Person, Place, Post

DIRECT = 0.4  # how often an answer is given by direct message
PRESSES = 12  # at most for one answer
PATIENCE = 4.0  # seconds until whoever has pressed looks again
LOOK = 0.2  # seconds between two looks


@dataclass
class GameContext:
    """A table of two in a channel of its own."""

    place: Place
    players: list[Player]
    chance: Random
    id: int

    async def play(self, rest: float) -> None:
        """Answer again and again, with `rest` seconds between two tries, until cancelled."""
        while True:
            await asyncio.sleep(self.chance.uniform(0, 2 * rest))
            try:
                await self._answer()
            except (Impossible, AssertionError, ValueError):  # what is pressed is gone, or the bot is
                continue

    async def _answer(self) -> None:
        """Answer a question in the panel, in one's hand, or by direct message."""
        panel = panel_in(self.place)
        if not (waiting := awaited(panel, self.players)):
            return
        player, direct = self.chance.choice(waiting), self.chance.random() < DIRECT
        post = panel
        if direct or not offers(panel) or self.chance.random() < 0.3:
            where = player.person.dm if direct else self.place
            post = (await player.person.command("hand", where)).shown
        asked = asks(post)
        for _ in range(PRESSES):
            shown = mark(post)
            await player.press(post)
            if not await _followed(post, shown) or answered(post, asked):
                return

    # --- what must hold when all is said -----------------------------------------------------------------

    def faults(self, database: Path) -> Iterator[str]:
        """Yield answers that were lost, doubled or given by nobody, and a panel that is out of date."""
        stored = history(database, table_id=self.id)
        pressed: dict[str, list[Pressed]] = defaultdict(list)
        for player in self.players:
            for press in player.pressed:
                pressed[press.ask].append(press)
        given = Counter(played.ask for played in stored.played)
        yield from (f"table {self.id}: {ask} is answered {n} times" for ask, n in given.items() if n > 1)
        for played in stored.played:
            labels = played.labels(stored.names)
            mine = [each for each in pressed[played.ask] if each.user_id == played.user_id]
            if played.user_id is not None and not any(not labels or labels & set(p.labels) for p in mine):
                yield f"table {self.id}: {played.ask} has an answer that nobody gave"
        for ask, presses in pressed.items():
            if presses and ask not in given and ask not in stored.open:
                yield f"table {self.id}: the answer to {ask} is lost"
        yield from self._present(database, stored.open)
        yield from self._twice()

    def answers(self, database: Path) -> int:
        """Count the answers given."""
        with looking(database) as db:
            sql = "SELECT COUNT(*) FROM steps WHERE table_id = $1"
            return int(execute(db, sql, self.id).fetchone()[0])

    def _present(self, database: Path, asked: frozenset[str]) -> Iterator[str]:
        panel = panel_in(self.place)
        with looking(database) as db:
            sql = "SELECT user_id FROM seats WHERE table_id = $1 AND waiting = 1"
            waiting = {row[0] for row in execute(db, sql, self.id).fetchall()}
            status = execute(db, "SELECT status FROM tables WHERE id = $1", self.id).fetchone()[0]
        if status not in ("running", "over"):
            yield f"table {self.id} is {status}"
        if not asks(panel) <= asked or {p.person.id for p in awaited(panel, self.players)} != waiting:
            yield f"table {self.id}: the panel does not show the present"

    def _twice(self) -> Iterator[str]:
        """Find the same words twice in a channel, and the same question twice to one person."""
        said = Counter(json.dumps(each.versions[0].components) for each in said_in(self.place))
        yield from (f"table {self.id}: said {n} times: {words}" for words, n in said.items() if n > 1)
        for player in self.players:
            asked = Counter(ask for each in said_in(player.person.dm) for ask in _first_asks(each))
            yield from (
                f"table {self.id}: {ask} is asked {n} times in private" for ask, n in asked.items() if n > 1
            )


async def opened(city: City, number: int, seed: int) -> GameContext:
    """Return a new table with two people who have no other one."""
    place = city.channel(f"games-{number}")
    people = [city.person(f"{name}{number}") for name in ("Ana", "Bia")]
    panel = await seated(people[0], people[1:], place)
    chance = Random(f"{seed}-{number}")
    return GameContext(place, [Player(person, place, chance) for person in people], chance, _table_of(panel))


def said_in(place: Place) -> list[Message]:
    """Return the messages that the bot has sent in a channel by itself, deleted or not."""
    world = place.city.world
    return [
        each
        for each in world.state.messages.values()
        if each.channel_id == place.id and each.author_id == world.bot.id and each.interaction_id is None
    ]


def reminded(person: Person, since: int) -> int:
    """Count the messages with a greater id that mention this person."""
    world = person.world
    return sum(
        person.id in each.versions[0].pings
        for each in world.state.messages.values()
        if each.id > since and each.author_id == world.bot.id and each.interaction_id is None
    )


async def _followed(post: Post, shown: tuple[int, int]) -> bool:
    """Wait until something comes of a press; False if nothing does."""
    for _ in range(int(PATIENCE / LOOK)):
        if post.deleted or mark(post) != shown:
            return True
        await asyncio.sleep(LOOK)
    return False


def _first_asks(message: Message) -> set[str]:
    """Return the questions in a message as it was sent."""
    parts = json.dumps(message.versions[0].components).split('"custom_id": "d:')[1:]
    return {part.split(":")[1] for part in parts}


def _table_of(panel: Post) -> int:
    found = [parse(button.custom_id or "") for button in panel.buttons]
    return next(each.table_id for each in found if isinstance(each, TablePress))
