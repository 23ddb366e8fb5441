"""People who press whatever they find, in any game."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.discord.screens.ids import Act, TablePress, parse
from bot.sandbox.people.screen import Button
from rules.core.decisions import Seat
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import asks, offers
from tools.chaos.recording import plain_connect
from tools.driver import City, Person, Place, Post, Reply

PATIENT = 15.0  # seconds for one press
NUMBER = re.compile(r"\d+")
AWAITED = """
    SELECT tables.id AS table_id, seat, user_id, channel_id FROM seats JOIN tables ON tables.id = table_id
    WHERE waiting = 1 AND user_id IS NOT NULL AND status = 'running' AND archived IS NULL ORDER BY 1, 2
"""


class Awaited(NamedTuple):
    """A person for whom a table waits."""

    table_id: int
    seat: Seat
    user_id: int
    channel_id: int


def awaited_in(folder: Path) -> list[Awaited]:
    """Return the people for whom a table waits, by what the database says."""
    with closing(plain_connect(folder / DATABASE)) as db:
        return [Awaited(*row) for row in db.execute(AWAITED)]


def wishes(post: Post) -> set[tuple[int, str]]:
    """Return the tables' own buttons in a message: of which table, and what they do."""
    found = [parse(button.custom_id or "") for button in post.buttons if not button.disabled]
    return {(each.table_id, each.what) for each in found if isinstance(each, TablePress)}


def button(post: Post, what: str) -> str:
    """Return the id of the table's own button that does this."""
    ids = [each.custom_id or "" for each in post.buttons if not each.disabled]
    return next(each for each in ids if isinstance(it := parse(each), TablePress) and it.what == what)


def live_panels(place: Place, table_id: int) -> list[Post]:
    """Return the messages in a channel with the buttons of a running table."""
    return [post for post in place.posts if (table_id, "hand") in wishes(post)]


def live_lobbies(place: Place, table_id: int) -> list[Post]:
    """Return the messages in a channel with the buttons of a lobby."""
    return [post for post in place.posts if (table_id, "start") in wishes(post)]


async def hand_of(person: Person, panel: Post) -> Post | None:
    """Open one's own hand from the panel; None if the bot shows none."""
    reply = await soon(person.press(panel, button(panel, "hand")))
    if reply.kind == "quiet":
        reply = await reply.until(lambda reply: bool(reply.followups))
        return reply.followups[-1]
    return reply.post


async def press_one(person: Person, post: Post, ask: str, chance: Random) -> Reply:
    """Press or choose anything that answers the question in a message; fill in the form that opens."""
    found = [each for each in offers(post) if _ask(each.custom_id or "") == ask]
    chosen = chance.choice(found)
    if isinstance(chosen, Button):
        reply = await soon(person.press(post, chosen.custom_id or ""))
        return await _fill_in(person, reply, chance) if reply.modal else reply
    count = chance.randint(max(chosen.least, 1), chosen.most)
    options = chance.sample(chosen.options, count)
    return await soon(person.select(post, [str(option.value) for option in options], chosen.custom_id))


async def soon(reply: "asyncio.Future[Reply] | object") -> Reply:
    """Wait for the reply, with a limit in real time: the world's clock stands still."""
    return await asyncio.wait_for(reply, PATIENT)  # type: ignore[arg-type]


def _ask(custom_id: str) -> str | None:
    act = parse(custom_id)
    return act.ask if isinstance(act, Act) else None


async def _fill_in(person: Person, reply: Reply, chance: Random) -> Reply:
    """Type a number into each field, within the bounds that it names."""
    assert reply.modal is not None
    typed: dict[str, str] = {}
    for each in reply.modal.fields:
        bounds = [int(number) for number in NUMBER.findall(each.description)]
        low, high = (bounds[0], bounds[-1]) if bounds else (0, 1)
        typed[each.custom_id] = str(chance.randint(min(low, high), max(low, high)))
    return await soon(person.submit(reply.modal, typed))


def whispered(city: City, person: Person, ask: str) -> list[Post]:
    """Return the direct messages in which a question can be answered."""
    return [post for post in person.dm.posts if ask in asks(post)]


@contextmanager
def stored(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open the database to look at it."""
    with closing(plain_connect(folder / DATABASE)) as db:
        db.row_factory = sqlite3.Row
        yield db
