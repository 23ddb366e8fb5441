"""Two games of Dwar7s Fall that differ only in what Ana and Bia hold look the same to all others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.dwar7s import GAME as DWAR7S
from rules.dwar7s.components.state import Clan, Dwar7sContext
from tests.bot.e2e.games.dwar7s_tables import give, question
from tests.bot.e2e.games.twins import Scene, compared
from tests.dwar7s.small import clan, game

pytestmark = pytest.mark.nightly

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

    async def answered(scene: Scene) -> None:
        await look_back_and_round(scene)
        wanted = next(each for each in question(scene.database)[1].options if each.id == ident)
        await give(scene.people["Ana"], scene.games, scene.database, wanted, secret=True)
        await look_back_and_round(scene)

    twins = [(make().state, answered) for make in (one, other)]
    await compared(DWAR7S, twins, TYPED, tmp_path, knows="Ana", may_know=["Bia"])


async def look_back_and_round(scene: Scene) -> None:
    """Open, as everybody, all that can be opened, also of the past."""
    await scene.look_round()
    for person in scene.people.values():
        await person.command("table history", scene.games)
        for step in ("0", "1"):
            await person.command("table history", scene.games, step=step)
        await person.command("table log", scene.games, search="a")
