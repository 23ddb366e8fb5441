"""Tables of Kemet that begin where a test wants them to, as the small games of `tests.kemet.small`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.discord.pictures import Pictures
from bot.sandbox.driver import City, Person, Place, Post
from render.scene import describe
from rules.core.decisions import Answer, Decision
from rules.core.engine import look
from rules.core.playout import answer_of
from rules.core.rng import Dice
from rules.kemet import GAME as KEMET
from rules.kemet.state import KemetTable
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE, inside, noted, unanswered
from tests.bot.e2e.players import seated, until_panel

SHORT = "762bb8fd00e7e91785ac5008c1aa0695"  # the seed of a game that two steady players end on day 3


@asynccontextmanager
async def begun(
    city: City, url: str, folder: Path, people: list[Person], games: Place, t: KemetTable
) -> AsyncIterator[Path]:
    """The bot's database, with a table that stands as `t` does; `people` sit there in the order of seats."""
    rigged = {KEMET.key: replace(KEMET, new=lambda seats, options, seed: t.state)}
    async with inside(city, url, folder, rigged, Pictures(noted, describe, rigged)):
        host, *guests = people
        await seated(host, guests, games, KEMET.key)
        yield folder / DATABASE
    assert unanswered(city) == []


async def followed(games: Place, database: Path) -> Post:
    """The panel, when it shows all answers that are stored."""
    picture = f"{KEMET.key}-{present(database).position.n}.png"
    return await until_panel(games, lambda post: picture in [file.filename for file in post.files])


def advised(database: Path, user_id: int) -> tuple[Decision, Answer, tuple[str, ...]]:
    """Somebody's open question, what the steady computer player would answer, and the players' names."""
    now = present(database)
    seat = now.seat_of(user_id)
    assert seat is not None
    decision = now.position.pending[seat]
    answer = answer_of(KEMET, "steady", look(KEMET, now.position, seat).view, decision, Dice("advice"))
    return decision, answer, now.stored.info.names
