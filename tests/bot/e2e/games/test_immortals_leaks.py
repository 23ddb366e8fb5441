"""Two games of Immortals that differ only in what one player holds or plans look the same to all others."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from rules.immortals import GAME as IMMORTALS
from rules.immortals.components.state import ImmortalsContext
from tests.bot.e2e.games.immortals_tables import press, put
from tests.bot.e2e.games.twins import Scene, Story, compared
from tests.bot.e2e.players import hand_of, panel_in, until_panel
from tests.bot.e2e.tables import all_said
from tests.immortals.small import draft_game, game

pytestmark = pytest.mark.nightly

ARMIES = {
    "light_treehome": (0, 3),
    "light_saltmere": (1, 3),
    "dark_witchfen": (1, 2),
    "light_foothold": (2, 3),
}
OWNERS = {"treehome": 0, "saltmere": 1, "witchfen": 1, "foothold": 2}
TYPED = (
    ("play", "answer"),
    ("immortals plan", "cards"),
    ("immortals draft", "card"),
    ("immortals reveal", "space"),
)


async def answer(scene: Scene, name: str, command: str, **given: str) -> None:
    """Answer by a command, and wait until the panel no longer awaits the person for it."""
    before = panel_in(scene.games).message.versions[-1]
    reply = await scene.people[name].command(command, scene.games, **given)
    assert reply.ephemeral
    assert "**Done" in reply.text, reply.text
    await until_panel(scene.games, lambda post: post.message.versions[-1] is not before)
    await all_said(scene.database)  # or two positions may be shown in one


def planning(*hand: str) -> ImmortalsContext:
    """Return a table where all plan; Bia holds these conflict cards besides."""
    return game(armies=ARMIES, owners=OWNERS, hands={1: hand}, phase="planning")


async def by_menus(scene: Scene) -> None:
    """Bia fills her sheet in a direct message, locks it in, and changes it."""
    bia = scene.people["Bia"]
    sheet = await bia.dm.until(lambda post: bool(post.selects))
    await put(bia, sheet, {"Attack": "Owlwatch (light)", "Extract gold": "Saltmere"})
    await scene.look_round()
    await press(bia, sheet, "Fill the rest with blanks")
    await press(bia, sheet, "Lock in")
    await press(bia, sheet, "Lock in like that")
    await scene.look_round()
    await press(bia, sheet, "Change")
    await press(bia, sheet, "Clear all")
    await scene.look_round()
    await press(bia, sheet, "Lock in")
    await scene.look_round()
    await press(bia, sheet, "Lock in like that")
    await scene.look_round()


async def by_typing(scene: Scene) -> None:
    """Bia looks in as often, types a plan of one card, and then another."""
    await scene.look_round()
    await answer(scene, "Bia", "immortals plan", cards="1 = witchfen")
    await scene.look_round()
    bia = scene.people["Bia"]
    sheet = await hand_of(bia, panel_in(scene.games))
    await press(bia, sheet, "Change")
    await scene.look_round()
    await answer(scene, "Bia", "play", answer="dark tribe = wild, magic 2 = seize")
    await scene.look_round()


def acting(plan: Mapping[str, str], *hand: str) -> ImmortalsContext:
    """Bia is first, with these cards face down beside a blank, and these conflict cards in her hand."""
    plans = {1: {**plan, "energy": "card:blank"}, 2: {"gold": "region:foothold"}}
    ctx = game(armies=ARMIES, owners=OWNERS, hands={1: hand}, plans=plans)
    ctx.state.first = ctx.state.marker = 1
    return ctx


async def reveals_and_passes(scene: Scene) -> None:
    """Bia turns up a blank, and later takes the other cards back."""
    await scene.look_round()
    await answer(scene, "Bia", "immortals reveal", space="Extract energy")
    await answer(scene, "Bia", "immortals take", take="Gold")
    await scene.look_round()
    await answer(scene, "Caio", "immortals pass", take="Gold")
    await answer(scene, "Ana", "immortals take", take="Gold")
    await answer(scene, "Bia", "immortals pass", take="Energy")
    await scene.look_round()


def drafting(card: str) -> ImmortalsContext:
    """The draft, in which Bia has no group left: the card that she chooses goes to her hand unseen."""
    hands = {
        0: ["conflict:dark_treehome", "conflict:dark_grove"],
        1: [card, "conflict:light_windmill_down"],
        2: ["conflict:dark_foothold", "conflict:dark_the_murk"],
    }
    return draft_game({0: [3, 2], 2: [3, 2]}, hands)


async def drafts(scene: Scene) -> None:
    """Bia chooses the first card of her draft hand; then the others choose."""
    for name in ("Bia", "Ana", "Caio"):
        await scene.look_round()
        reply = await scene.people[name].autocomplete("immortals draft", scene.games, card="")
        await answer(scene, name, "immortals draft", card=str(reply.choices[0].value))
    await scene.look_round()


PAIRS: dict[str, tuple[tuple[Callable[[], ImmortalsContext], Story], ...]] = {
    "planning": (
        (lambda: planning("conflict:light_owlwatch"), by_menus),
        (lambda: planning("wild:dark_moors"), by_typing),
    ),
    "actions": (
        (
            lambda: acting(
                {"gold": "region:saltmere", "attack": "conflict:light_owlwatch"}, "wild:dark_moors"
            ),
            reveals_and_passes,
        ),
        (
            lambda: acting(
                {"gold": "region:witchfen", "attack": "card:blank"},
                "conflict:dark_red_steppe",
                "conflict:light_heartwood",
            ),
            reveals_and_passes,
        ),
    ),
    "draft": (
        (lambda: drafting("conflict:light_owlwatch"), drafts),
        (lambda: drafting("conflict:light_pearl_strand"), drafts),
    ),
}


@pytest.mark.usefixtures("fixed_seed", "all_met")
@pytest.mark.parametrize("phase", PAIRS)
async def test_others_see_the_same_whatever_one_player_holds_or_plans(phase: str, tmp_path: Path) -> None:
    twins = [(make().state, story) for make, story in PAIRS[phase]]
    await compared(IMMORTALS, twins, TYPED, tmp_path, knows="Bia")
