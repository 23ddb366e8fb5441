"""Every command of Kemet, with what its autocomplete suggests: which questions it answers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.core.rng import Dice
from rules.core.ui import ui
from rules.kemet import GAME as KEMET
from rules.kemet.components.state import God, KemetContext
from rules.kemet.play.setup import new
from rules.kemet.play.turns import begin
from tests.bot.e2e.games import commands
from tests.bot.e2e.history import history, present
from tests.bot.e2e.players import Player, asks, awaited, panel_in, until_panel
from tests.bot.e2e.tables import begun
from tests.kemet.small import USUAL, Troops, game, god
from tools.driver import City, Person, Place

Pyramids = Mapping[str, tuple[str, int]]
NAMES = ("Bia", "Caio", "Davi", "Edu")
HOME, HERE = "anubis_d1", "temple_medium"
use = partial(commands.use, KEMET.key)


def day(
    player: God, troops: Troops | None = None, pyramids: Pyramids | None = None, tiles: Sequence[str] = ()
) -> KemetContext:
    """Seat 0 begins its turn; `tiles` are for sale besides."""
    ctx = game(player, god(), troops=troops, pyramids=pyramids)
    ctx.state.tiles += tiles
    ctx.state.done = 0
    begin(ctx)
    return ctx


def battle(attacker: God, defender: God, zone: str = HERE, units: tuple[int, int] = (4, 3)) -> KemetContext:
    """Seat 0 has moved in with a troop upon seat 1."""
    ctx = game(attacker, defender, troops={zone: [(1, units[1]), (0, units[0])]}, phase="fight")
    ctx.state.battles = [zone]
    return ctx


def night(player: God, troops: Troops | None = None, pyramids: Pyramids | None = None) -> KemetContext:
    """A Night in which seat 0 is first."""
    return game(player, god(), troops=troops, pyramids=pyramids, turn=None, phase="night")


RUBY: Pyramids = {HOME: ("ruby", 2)}
TROOP: Troops = {HOME: (0, 3)}
FEATS = "Card to play = Fervent Purge, Card to discard = Shield Push, Divine Intervention 1 = Tactical Choice"
PLAIN = "Card to play = Shield Push, Card to discard = Fervent Purge"

CASES: dict[str, tuple[Callable[[], KemetContext], list[commands.Used]]] = {
    "pray": (
        lambda: day(god("reinforcement_prayer"), TROOP),
        [use("pray", "turn place.pray", space="Pray (row 1)", units="Anubis District 1: 1")],
    ),
    "buy a special card": (
        lambda: day(god(), TROOP, {HOME: ("sapphire", 2)}),
        [use("buy", "turn buy special", tile="Shetyw Barrier (2 PP)", remove="Shield Push")],
    ),
    "buy mercenaries": (
        lambda: day(god(), TROOP, {HOME: ("onyx", 1), "anubis_d2": ("sapphire", 1)}, tiles=["mercenaries_1"]),
        [
            use(
                "buy",
                "turn buy place.mercenaries",
                space="Buy a tile: Onyx",
                tile="Mercenaries (1 PP)",
                units="Anubis District 1: 2",
            )
        ],
    ),
    "raise": (
        lambda: day(god(), TROOP, RUBY),
        [use("raise", "turn raise raise.level", pyramid="Ruby level 2", level="Level 3 (3 PP)")],
    ),
    "raise a new one": (
        lambda: day(god(), TROOP, RUBY),
        [
            use(
                "raise",
                "turn raise raise.colour raise.level",
                pyramid="New: Anubis District 2",
                colour="Diamond",
                level="Level 2 (3 PP)",
            )
        ],
    ),
    "recruit": (
        lambda: day(god(), {HOME: [(1, 1)], "anubis_d2": [(1, 1)]}),
        [
            use(
                "recruit",
                "turn recruit battles",
                units="Anubis District 1: 2, Anubis District 2: 1",
                order="Anubis District 2, Anubis District 1",
            )
        ],
    ),
    "move": (
        lambda: day(god("phoenix"), {"west_quay": (0, 3, "phoenix"), HERE: (0, 1)}),
        [
            use(
                "move",
                "turn move units goes step",
                space="Move (row 2)",
                troop="West Quay: 3 units",
                units="2",
                creature="It stays",
                to="Medium Temple",
            )
        ],
    ),
    "silver": (
        lambda: day(god("act_of_god_ruby"), TROOP),
        [use("silver", "turn silver", space="Pray (row 2)")],
    ),
    "gold": (
        lambda: day(god("divine_will", "forced_march"), TROOP),
        [
            use("gold", "turn will", tile="Gold: Divine Will", as_="Move"),
            use("move", "move units step", troop="Anubis District 1: 3 units", units="2", to="Anubis Gate"),
        ],
    ),
    "creature": (
        lambda: day(god("phoenix", "sphinx"), {HOME: (0, 3), "anubis_d2": (0, 3)}),
        [
            use("creature", "turn put", creature="Place Phoenix", district="Anubis District 2"),
            use("creature", "turn", creature="Swap in Sphinx"),
        ],
    ),
    "rain of fire": (
        lambda: day(
            god(divine=("rain_of_fire", "prayer")), {HOME: (0, 3), HERE: (1, 2), "temple_small": (1, 2)}
        ),
        [use("card", "turn rain", card="Play Rain of Fire", troop="Medium Temple")],
    ),
    "enlistment": (
        lambda: day(god(divine=("enlistment", "prayer")), TROOP),
        [use("card", "turn place.enlistment", card="Play Enlistment", units="Anubis District 1: 2")],
    ),
    "swiftness": (
        lambda: game(god(divine=("swiftness",)), god(), troops={"west_quay": (0, 1)}, phase="move"),
        [use("move", "move", troop="West Quay: 1 unit"), use("card", "step", card="Play Swiftness")],
    ),
    "end": (lambda: game(god(divine=("prayer",)), god()), [use("end", "extra")]),
    "diversion": (
        lambda: battle(god(), god(divine=("diversion",))),
        [use("diversion", "diversion", seat=1, to="Diversion: West Quay")],
    ),
    "battle": (
        lambda: battle(god("divine_wound", divine=("tactical_choice", "prayer")), god(), "west_quay"),
        [
            use("battle", "council", cards=FEATS),
            use("battle", "council", seat=1, cards=PLAIN),
            use("tactics", "tactics", play="Play Shield Push"),
            use("tactics", "wound", discard="Prayer"),
            use("after", "loser", seat=1, choice="Retreat"),
            use("after", "retreat", to="Medium Temple"),
            use("after", "winner", choice="Stay"),
        ],
    ),
    "a battle that is spied upon": (
        lambda: battle(god("spying"), god()),
        [use("battle", "council", seat=1, cards=PLAIN), use("battle", "council.seen", cards=PLAIN)],
    ),
    "night": (
        lambda: night(
            god("hand_of_god", "reinforcements", veterans=5),
            {"temple_delta": (0, 3), HOME: (0, 1)},
            RUBY,
        ),
        [
            use("night", "delta", delta="Remove 1 unit: +5 PP"),
            use("night", "hand veterans.prayers", pyramid="Ruby level 2", prayers="1"),
            use("night", "veterans.cards", cards="1"),
            use(
                "night",
                "place.conscription place.night",
                conscripts="Anubis District 1: 1",
                reinforcements="Anubis District 1: 2",
            ),
            use("night", "destiny", seat=1, place="Place 2"),
        ],
    ),
    "vision": (lambda: night(god("vision")), [use("night", "vision", keep="Iron Wall")]),
    "offering": (
        lambda: game(*(god() for _ in range(4)), troops={"sanctuary": (0, 3)}, turn=None, phase="night"),
        [use("night", "offering", offering="Offer 2 units: +1 FP")],
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_a_command_answers_what_it_is_for_with_what_it_suggests(
    name: str, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    make, used = CASES[name]
    state = make().state
    await commands.answered(KEMET, state, NAMES[: len(state.gods)], used, city, url, games, tmp_path)


@pytest.mark.usefixtures("fixed_seed")
async def test_start_answers_all_of_the_set_up(city: City, url: str, games: Place, tmp_path: Path) -> None:
    """Each takes what is suggested first."""
    players = [Player(city.person(name), games, Random(0)) for name in NAMES[:3]]
    people = [player.person for player in players]
    async with begun(city, url, tmp_path, people, games, KEMET, new(3, USUAL, Dice("start"))) as database:
        while present(database).position.state.turn is None:
            asked = asks(panel_in(games))
            [player] = awaited(panel_in(games), players)
            given = await first_suggested(player.person, games)
            reply = await player.person.command("kemet start", games, **given)
            assert "**Done" in reply.text, (given, reply.text)
            await until_panel(games, lambda post, asked=asked: asks(post) != asked)  # type: ignore[misc]
        answered = {each.decision.prompt.key for each in history(database).played}
    [start] = [shortcut for shortcut in ui(KEMET.key).shortcuts if shortcut.name == "start"]
    assert answered == {link.prompt for link in start.chain}


async def first_suggested(person: Person, games: Place) -> dict[str, str]:
    """For each option of `/kemet start` for which something is suggested, the first of it; two districts."""
    given: dict[str, str] = {}
    for option in ("city", "districts", "levels", "district", "colour", "tile"):
        typed = ""
        for _ in range(2 if option == "districts" else 1):
            reply = await person.autocomplete("kemet start", games, focus=option, **{**given, option: typed})
            if reply.choices:
                given[option] = str(reply.choices[0].value)
                typed = f"{given[option]}, "
    return given
