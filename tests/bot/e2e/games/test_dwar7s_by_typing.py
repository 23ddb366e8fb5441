"""Dwar7s Fall by typing alone: each command with what autocomplete suggests; in long runs a whole game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from rules.core.ui import ui
from rules.dwar7s import GAME as DWAR7S
from rules.dwar7s.components.state import Dwar7sContext
from tests.bot.e2e.games import commands
from tests.bot.e2e.games.commands import Used
from tests.bot.e2e.games.dwar7s_secrets import watch
from tests.bot.e2e.games.dwar7s_tables import PROMPT
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import awaited, seated
from tests.bot.e2e.tables import followed
from tests.bot.e2e.typists import advised_typist
from tests.depth import only_long
from tests.dwar7s.small import clan, game
from tools.driver import City, Person, Place

SEED = "9bf31c7ff062936a96d3c8bd1f8f2ff3"
NAMES = ("Ana", "Bia", "Caio", "Davi")
use = partial(commands.use, DWAR7S.key)
COMMANDS = ("build", "place", "secret")  # which people use in this game; the others have examples below


@only_long
@pytest.mark.usefixtures("tavern")
async def test_a_whole_game_by_play_and_the_games_own_commands(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database = tmp_path / DATABASE
    watched = watch(city, database, [ana, bia, city.person("Dora")])
    await seated(ana, [bia], games, DWAR7S.key)
    typists = [advised_typist(person, games, n, DWAR7S.key, database) for n, person in enumerate((ana, bia))]
    while present(database).position.result is None:
        [typist] = awaited(await followed(games, database), typists)
        await typist.play()
        watched.look()

    used = typists[0].used + typists[1].used
    assert {"play", *(f"dwar7s {name}" for name in COMMANDS)} <= set(used)


# --- each command ----------------------------------------------------------------------------------------


TOWN = {
    "m13": "red_castle",
    "n13": "blue_tavern@180",
    "m14": "red_store@90",
    "n14": "blue_amber_mine@90",
    "n15": "blue_store@90",
    "m15": "red_tavern@180",
}
ROWS = {f"{column}{row}": "red_store" for column in "lmnop" for row in range(11, 17)}
"""Thirty cards: more than one menu holds."""


def built() -> Dwar7sContext:
    return game(clan(kingdom=["tavern", "store"]), clan(), laid=TOWN)


def empty() -> Dwar7sContext:
    """More cards to cover than a menu holds."""
    return game(clan(kingdom=["tavern"]), clan(), laid=ROWS)


def wide(ogre: str = "") -> Dwar7sContext:
    """Dwarves of three players on more cards than a menu holds."""
    players = (clan(kingdom=["tavern"], ogres=[ogre] if ogre else []), clan(), clan())
    crowded = {cell: {0: int(cell == "m13"), 1: 1, 2: 1} for cell in ROWS}
    return game(*players, laid=ROWS, dwarves=crowded)


def ogre(name: str, rubies: int = 0) -> Dwar7sContext:
    """Two opponents to choose from, with dwarves on one card."""
    rivals = [clan(ogres=["brute"], ruby=rubies), clan(ogres=["thief"], ruby=rubies)]
    crowd = {"n13": {1: 1, 2: 1}, "m13": {0: 1}, "m14": {0: 1}, "n14": {1: 1}}
    return game(clan(ogres=[name]), *rivals, laid={**TOWN, "n13": "blue_tavern"}, dwarves=crowd)


CASES: dict[str, tuple[Callable[[], Dwar7sContext], list[Used]]] = {
    "build": (
        built,
        [use("build", "task build.cell build.rotation", card="Tavern", cell="M12", walls="north and east")],
    ),
    "build on a big map": (
        empty,
        [use("build", "task build.cell build.rotation", card="Tavern", cell="N17", walls="north and east")],
    ),
    "place": (built, [use("place", "task place.cell", cell="N13")]),
    "place on a big map": (wide, [use("place", "task place.cell", cell="O16")]),
    "move": (lambda: ogre("thief"), [use("move", "task move.from move.to", from_="M14", to="M15")]),
    "end": (built, [use("end", "task")]),
    "brute": (
        lambda: ogre("brute"),
        [
            use(
                "ogre",
                "task brute.cell brute.whose brute.own",
                card="Brute",
                cell="N13",
                player="Bia",
                for_="M13",
            )
        ],
    ),
    "brute on a big map": (
        lambda: wide("brute"),
        [use("ogre", "task brute.cell brute.whose", card="Brute", cell="O16", player="Caio")],
    ),
    "ambush": (lambda: ogre("ambush"), [use("ogre", "task ambush.cell", card="Ambush", cell="N13")]),
    "ambush on a big map": (
        lambda: wide("ambush"),
        [use("ogre", "task ambush.cell", card="Ambush", cell="O16")],
    ),
    "scare": (
        lambda: ogre("scare"),
        [
            use(
                "ogre",
                "task scare.cell scare.whose scare.to",
                card="Scare",
                cell="N13",
                player="Caio",
                to="N14",
            )
        ],
    ),
    "scare on a big map": (
        lambda: wide("scare"),
        [
            use(
                "ogre",
                "task scare.cell scare.whose scare.to",
                card="Scare",
                cell="O16",
                player="Caio",
                to="N16",
            )
        ],
    ),
    "confiscate": (
        lambda: ogre("confiscate"),
        [use("ogre", "task confiscate", card="Confiscate", player="Bia")],
    ),
    "thief": (lambda: ogre("thief", rubies=1), [use("ogre", "task thief", card="Thief", player="Caio")]),
    "discard": (
        lambda: game(clan(emerald=5, amber=4, ruby=1), clan(), laid=TOWN, phase="discard"),
        [use("discard", "discard", card="Amber")],
    ),
    "resolve": (
        lambda: game(
            clan(emerald=2, amber=2),
            clan(),
            laid={**TOWN, "o13": "red_tavern/blue_tavern"},
            dwarves={"m13": {0: 2}, "m14": {0: 3}},
            phase="resolution",
        ),
        [
            use("resolve", "resolve trade", card="M14", objective="Bread"),
            use("resolve", "dig", stack="O13"),
        ],
    ),
    "secret": (
        lambda: game(clan("mage", emerald=5, kingdom=["tavern"], switch=False), clan(), laid=TOWN),
        [use("secret", "task", choice="Reveal Mage")],
    ),
    "secret while resolving": (
        lambda: game(clan(), clan(), laid=TOWN, dwarves={"m13": {0: 2}, "m14": {0: 3}}, phase="resolution"),
        [use("secret", "resolve", choice="turn off")],
    ),
    "secret in a store": (
        lambda: game(clan(emerald=4), clan(), laid=TOWN, dwarves={"m14": {0: 3}}, phase="resolution"),
        [use("secret", "trade", choice="turn off")],
    ),
    "secret while digging": (
        lambda: game(
            clan(),
            clan(),
            laid={**TOWN, "o13": "red_tavern/blue_tavern"},
            dwarves={"m13": {0: 2}},
            phase="resolution",
        ),
        [use("secret", "dig", choice="turn off")],
    ),
    "secret after a task": (
        lambda: game(
            clan("mage", emerald=4, switch=False),
            clan(),
            laid=TOWN,
            dwarves={"n14": {0: 2}},
            phase="resolution",
        ),
        [use("secret", "moment", choice="turn on")],
    ),
    "going on after a task": (
        lambda: game(
            clan("mage", emerald=4, switch=False),
            clan(),
            laid=TOWN,
            dwarves={"n14": {0: 2}},
            phase="resolution",
        ),
        [use("continue", "moment")],
    ),
    "secret while discarding": (
        lambda: game(clan(emerald=5, amber=5), clan(), laid=TOWN, phase="discard"),
        [use("secret", "discard", choice="turn off")],
    ),
}


def test_each_link_of_each_command_is_used() -> None:
    links = {(s.name, link.prompt) for s in ui(DWAR7S.key).shortcuts for link in s.chain}
    used = {
        (each.words.partition(" ")[2], f"{PROMPT}{name}")
        for _, uses in CASES.values()
        for each in uses
        for name in each.answers
    }
    assert used == links


@pytest.mark.parametrize("name", CASES)
async def test_a_command_answers_what_it_is_for_with_what_it_suggests(
    name: str, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    make, used = CASES[name]
    state = make().state
    await commands.answered(DWAR7S, state, NAMES[: state.seats], used, city, url, games, tmp_path, suggested)


async def suggested(person: Person, games: Place, used: Used) -> dict[str, str]:
    """Fill in the options in turn: type this, and take the first suggestion in which it stands."""
    given: dict[str, str] = {}
    for option, wanted in used.given.items():
        reply = await person.autocomplete(used.words, games, focus=option, **{**given, option: wanted})
        offered = [str(choice.value) for choice in reply.choices]
        assert [value for value in offered if wanted in value], (option, wanted, " / ".join(offered))
        given[option] = next(value for value in offered if wanted in value)
    return given
