"""Two games of Dwar7s Fall that differ only in what Ana and Bia hold look the same to all others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.server.server import serve
from rules.core.decisions import Option
from rules.dwar7s import GAME as DWAR7S
from rules.dwar7s.components.state import Clan, Dwar7sContext
from tests.bot.e2e.games.dwar7s_tables import give, question
from tests.bot.e2e.players import look_round
from tests.bot.e2e.tables import all_drawn, all_said, begun
from tests.bot.e2e.watching import read_by
from tests.dwar7s.small import clan, game

TYPED = (
    ("play", "answer"),
    ("dwar7s ogre", "card"),
    ("dwar7s resolve", "objective"),
    ("dwar7s secret", "choice"),
    ("dwar7s discard", "card"),
)
LAID = {"m13": "red_castle", "n13": "blue_tavern", "m14": "red_store"}


def trading(mine: Clan, others: Clan) -> Dwar7sContext:
    """Ana has completed the store."""
    return game(mine, others, clan(), laid=LAID, dwarves={"m14": {0: 3}}, phase="resolution")


def playing(*ogres: str, secret: str = "mage") -> Dwar7sContext:
    """Ana may play ogre cards and nothing else; her secret objective does not reveal itself."""
    clans = [clan(secret, ogres=ogres, emerald=5, switch=False), clan(), clan()]
    return game(*clans, laid=LAID, dwarves={"n13": {0: 1, 1: 1}}, used=4)


PAIRS: dict[str, tuple[Callable[[], Dwar7sContext], Callable[[], Dwar7sContext], str]] = {
    "gems": (
        lambda: trading(clan(emerald=2, amber=2), clan(diamond=4)),
        lambda: trading(clan(diamond=4), clan(emerald=2, amber=2)),
        "trade:none",
    ),
    "ogre cards": (lambda: playing("ambush", "brute"), lambda: playing("confiscate", "thief"), "task:end"),
    "a secret objective": (
        lambda: playing("ambush", secret="mage"),
        lambda: playing("ambush", secret="king"),
        "task:end",
    ),
}


@pytest.mark.usefixtures("fixed_seed", "all_met")
@pytest.mark.parametrize("what", PAIRS)
async def test_others_see_the_same_whatever_two_players_hold(what: str, tmp_path: Path) -> None:
    one, other, ident = PAIRS[what]
    screens = []
    for number, make in enumerate((one, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        screens.append(await shown(make(), ident, folder))
    for name in ("Caio", "Dora"):
        assert [line for line in screens[0][name] if line not in screens[1][name]] == []
        assert screens[0][name] == screens[1][name]
    assert screens[0]["Ana"] != screens[1]["Ana"], "she sees the difference"


async def shown(ctx: Dwar7sContext, ident: str, folder: Path) -> dict[str, list[str]]:
    """Return all that each user reads while everybody looks round, Ana answers, and everybody looks again."""
    city = City()
    people = [city.person(name) for name in ("Ana", "Bia", "Caio", "Dora")]
    games = city.channel("games")
    async with (
        serve(city.world, check_spec=True) as url,
        begun(city, url, folder, people[:3], games, DWAR7S, ctx.state) as database,
    ):
        await all_said(database)
        await all_drawn(city)
        await look_back_and_round(people, games)
        await give(people[0], games, database, option(database, ident), secret=True)
        await all_said(database)
        await all_drawn(city)
        await look_back_and_round(people, games)
    assert city.world.traffic.violations == []
    return {person.user.name: read_by(person) for person in people}


def option(database: Path, ident: str) -> Option:
    """An option of the open question."""
    return next(each for each in question(database)[1].options if each.id == ident)


async def look_back_and_round(people: list[Person], games: Place) -> None:
    """Open, as everybody, all that can be opened, also of the past."""
    await look_round(people, games, TYPED)
    for person in people:
        await person.command("table history", games)
        for step in ("0", "1"):
            await person.command("table history", games, step=step)
        await person.command("table log", games, search="a")
