"""Presses that a move of Dwar7s Fall takes, on a small and on a large map."""

from pathlib import Path

import pytest

from rules.core.decisions import Choose, Option
from rules.dwar7s import GAME as DWAR7S
from tests.bot.e2e.games.dwar7s_tables import give, grown, question
from tests.bot.e2e.history import present
from tests.bot.e2e.tables import begun
from tests.depth import LONG
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly

NAMES = ("Ana", "Bia", "Caio", "Davi")
MOVES = ("kingdom", "task:place", "kingdom")  # the actions of a turn
TURNS = 3
MAPS = [(2, 0), (4, 8), (4, 20), (4, 26)] if LONG else [(2, 0), (4, 26)]  # players, and cards on the table


@pytest.mark.usefixtures("fixed_seed")
@pytest.mark.parametrize(("seats", "cells"), MAPS)
async def test_a_move_takes_few_presses_wherever_it_goes(
    seats: int, cells: int, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    """Each is a press on the panel alone: the card, its place and its walls; a dwarf, and where it goes."""
    people = [city.person(name) for name in NAMES[:seats]]
    longest = dict.fromkeys(MOVES, 0)
    async with begun(city, url, tmp_path, people, games, DWAR7S, grown(seats, cells)) as database:
        for kind in MOVES * TURNS:
            presses = await move(people, games, database, kind)
            longest[kind] = max(longest[kind], presses)
    assert longest == {"kingdom": 3, "task:place": 2}


async def move(people: list[Person], games: Place, database: Path, kind: str) -> int:
    """Carry out one action; how many presses it took."""
    presses, name, decision = 0, *question(database)
    while name != "task":  # a completed task of the turn before
        await give(awaited(people, database), games, database, decision.options[-1])
        name, decision = question(database)
    person = awaited(people, database)
    while presses == 0 or name not in ("task", "resolve", "discard", "dig", "trade"):
        option = chosen(decision, kind)
        await give(person, games, database, option)
        presses += 1
        name, decision = question(database)
    return presses


def chosen(decision: Choose, kind: str) -> Option:
    """An option of a kind; else the last one of all but the private ones, which is seldom a likely one."""
    found = [option for option in decision.options if option.id.startswith(kind)]
    return found[0] if found else [option for option in decision.options if not option.secret][-1]


def awaited(people: list[Person], database: Path) -> Person:
    """The person who is asked."""
    now = present(database)
    [person] = [each for each in people if now.seat_of(each.id) in now.position.pending]
    return person
