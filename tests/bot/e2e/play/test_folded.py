"""Two answers by one press, through the double: once the second question is known; undone one by one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.people.screen import Button, Select
from rules.dwar7s import GAME as DWAR7S
from tests.bot.e2e.games.dwar7s_tables import give, grown, question
from tests.bot.e2e.history import history, present
from tests.bot.e2e.players import asks, offers, pairs, until
from tests.bot.e2e.tables import begun, followed
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("fixed_seed")
PLACE = "task:place"


@asynccontextmanager
async def placed(city: City, url: str, games: Place, folder: Path) -> AsyncIterator[tuple[Person, Path]]:
    """A table on which a person who has never played has placed one dwarf, and is to act again."""
    people = [city.person(name) for name in ("Ana", "Bia")]
    async with begun(city, url, folder, people, games, DWAR7S, grown(2, 8)) as database:
        seat = next(iter(present(database).position.pending))
        ana = people[seat]
        assert both(await followed(games, database)) == [], "each question is met alone first"
        for _ in range(2):
            name, decision = question(database)
            option = next((o for o in decision.options if o.id == PLACE), decision.options[-1])
            assert name in ("task", "place.cell")
            await give(ana, games, database, option)
        assert question(database)[0] == "task"
        yield ana, database


def both(post: Post) -> list[Button | Select]:
    """What gives two answers in a message."""
    return [each for each in offers(post) if pairs(each)]


def placing(post: Post, database: Path) -> Button:
    """The first button that says that a dwarf is placed, and where."""
    first = [option.id for option in question(database)[1].options].index(PLACE)
    return next(
        each
        for each in both(post)
        if isinstance(each, Button) and [pair[0] for pair in pairs(each)] == [first]
    )


def own_undo(post: Post) -> str:
    return next(b.custom_id or "" for b in post.buttons if b.label == "Undo")


async def test_one_press_gives_two_answers_and_undo_takes_them_back_one_by_one(
    city: City, url: str, games: Place, tmp_path: Path
) -> None:
    async with placed(city, url, games, tmp_path) as (ana, database):
        for _ in range(2):
            panel, before = await followed(games, database), present(database).position
            [ask] = asks(panel)
            button = placing(panel, database)
            [(_, second)] = pairs(button)
            await ana.press(panel, button.custom_id or "")
            await until(games, lambda n=before.n: present(database).position.n == n + 2)  # type: ignore[misc]
            first, then = history(database).played[-2:]
            assert (first.ask, first.answer) == (ask, [PLACE])
            assert then.decision.kind == "choose"
            assert then.answer == [then.decision.options[second].id]
            assert (first.user_id, then.user_id) == (ana.id, ana.id)

            panel = await undo_until(ana, games, database, before.n + 1)
            assert question(database)[0] == "place.cell"
            assert both(panel) == []
            panel = await undo_until(ana, games, database, before.n)
            assert asks(panel) == {ask}, "the same question as before"
            assert both(panel) != []


async def undo_until(person: Person, games: Place, database: Path, n: int) -> Post:
    """Take back one answer, after which so many are left."""
    panel = await followed(games, database)
    await person.press(panel, own_undo(panel))
    await until(games, lambda: present(database).position.n == n)
    return await followed(games, database)
