"""Tables of Dwar7s Fall that begin where a test wants them to, and moves by as few presses as they take."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.discord.pictures import Pictures
from bot.sandbox.driver import City, Person, Place, Post
from bot.sandbox.screen import Button
from render.scene import describe
from rules.core.decisions import Answer, Choose, Decision, Option
from rules.core.engine import Position, Record, load, look
from rules.core.playout import answer_of, play
from rules.core.rng import Dice
from rules.dwar7s import GAME as DWAR7S
from rules.dwar7s.state import Dwar7sState
from tests.bot.e2e.history import labels_of, present
from tests.bot.e2e.inside import DATABASE, inside, noted, unanswered
from tests.bot.e2e.players import offers, own, seated, until_panel

PROMPT = "dwar7s.ask."


@asynccontextmanager
async def begun(
    city: City, url: str, folder: Path, people: list[Person], games: Place, state: Dwar7sState
) -> AsyncIterator[Path]:
    """The bot's database, with a table in this state; `people` sit there in the order of seats."""
    rigged = {DWAR7S.key: replace(DWAR7S, new=lambda seats, options, seed: state)}
    async with inside(city, url, folder, rigged, Pictures(noted, describe, rigged)):
        host, *guests = people
        await seated(host, guests, games, DWAR7S.key)
        yield folder / DATABASE
    assert unanswered(city) == []


def grown(seats: int, cells: int) -> Dwar7sState:
    """A game of random players at the beginning of the first turn that has so many cells with cards."""
    begins: list[Dwar7sState] = []

    def watch(record: Record, position: Position[Dwar7sState]) -> None:
        state = load(DWAR7S, record.checkpoint)
        if state.phase == "tasks" and not state.used and len(state.table) >= cells:
            begins.append(state)

    play(DWAR7S, seats, "grown", watch=watch)
    return begins[0]


async def followed(games: Place, database: Path) -> Post:
    """The panel, when it shows all answers that are stored."""
    return await until_panel(games, picture_of(present(database).position.n))


def picture_of(answers: int) -> Callable[[Post], bool]:
    """Whether a post shows the table after so many answers."""
    name = f"{DWAR7S.key}-{answers}.png"
    return lambda post: name in [file.filename for file in post.files]


def question(database: Path) -> tuple[str, Choose]:
    """The open question, of which there is never more than one: its prompt without the game, and itself."""
    [decision] = present(database).position.pending.values()
    assert isinstance(decision, Choose)
    return decision.prompt.key.removeprefix(PROMPT), decision


def advised(database: Path, user_id: int) -> tuple[Decision, Answer, tuple[str, ...]]:
    """Somebody's open question, what the steady computer player would answer, and the players' names."""
    now = present(database)
    seat = now.seat_of(user_id)
    assert seat is not None
    decision = now.position.pending[seat]
    answer = answer_of(DWAR7S, "steady", look(DWAR7S, now.position, seat).view, decision, Dice("advice"))
    return decision, answer, now.stored.info.names


async def press_option(person: Person, post: Post, labels: set[str]) -> None:
    """One press: the button, or the line of a menu, on which this is written."""
    for offered in offers(post):
        if isinstance(offered, Button):
            if offered.label in labels:
                await person.press(post, offered.custom_id or "")
                return
        elif chosen := [str(each.value) for each in offered.options if each.label in labels]:
            await person.select(post, chosen, offered.custom_id)
            return
    raise AssertionError((labels, post))


async def give(person: Person, games: Place, database: Path, option: Option, *, secret: bool = False) -> None:
    """Answer the open question, on the panel or, `secret`, in the own hand, until the panel shows it."""
    panel = await followed(games, database)
    _, decision = question(database)
    labels = labels_of(decision, [option.id], present(database).stored.info.names)
    post = (await person.press(panel, own(panel, "hand"))).shown if secret else panel
    shown = until_panel(games, picture_of(present(database).position.n + 1))
    await press_option(person, post, labels)
    await shown
