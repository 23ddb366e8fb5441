"""Windows that open whatever a hand holds: two games that differ in it alone look the same to all others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.kemet import GAME as KEMET
from rules.kemet.components.state import KemetContext
from tests.bot.e2e.games.kemet_secrets import watch
from tests.bot.e2e.games.twins import Scene, compared
from tests.bot.e2e.players import asks, panel_in, until_panel
from tests.bot.e2e.tables import begun
from tests.bot.e2e.watching import look_round
from tests.kemet.small import game, god
from tools.driver import City, Person, Post

pytestmark = pytest.mark.nightly

TYPED = (("play", "answer"), ("kemet diversion", "to"), ("kemet card", "card"))
HERE = "temple_medium"
SHEET = "Card to play = Shield Push, Card to discard = Cavalry Blitz"


def attacked(*hand: str) -> KemetContext:
    """Ana attacks Bia, who has somewhere to flee to."""
    ctx = game(god(), god(divine=hand, prayers=5), troops={HERE: [(1, 2), (0, 3)]}, phase="fight")
    ctx.state.battles = [HERE]
    return ctx


def done(*hand: str) -> KemetContext:
    """Bia can do nothing more in her turn than play a card."""
    return game(god(), god(divine=hand, prayers=5), troops={HERE: (0, 2)}, turn=1)


def marching(*hand: str) -> KemetContext:
    """A troop of Bia's sets out."""
    return game(god(), god(divine=hand, prayers=5), troops={"west_quay": (1, 1)}, phase="move", turn=1)


WINDOWS: dict[str, tuple[Callable[..., KemetContext], tuple[str, ...], tuple[str, ...], list[str]]] = {
    "diversion": (attacked, ("diversion", "glory"), ("glory", "swiftness"), ["Fight"]),
    "extra": (done, ("prayer", "glory"), ("glory", "swiftness"), ["End the turn"]),
    "step": (
        marching,
        ("swiftness", "teleportation"),
        ("glory", "prayer"),
        ["West Quay: 1 unit", "L · Medium Temple", "Stop here", "End the turn"],
    ),
}


@pytest.mark.usefixtures("fixed_seed")
@pytest.mark.parametrize("window", WINDOWS)
async def test_a_window_shows_others_the_same_whatever_is_in_the_hand(window: str, tmp_path: Path) -> None:
    of, useful, useless, labels = WINDOWS[window]

    async def pressed(scene: Scene) -> None:
        for label in labels:
            await scene.look_round()
            asked = asks(panel_in(scene.games))
            await press(scene.people["Bia"], panel_in(scene.games), label)
            await until_panel(scene.games, lambda post, asked=asked: asks(post) != asked)  # type: ignore[misc]
        await scene.look_round()

    twins = [(of(*hand).state, pressed) for hand in (useful, useless)]
    await compared(KEMET, twins, TYPED, tmp_path, ("Ana", "Bia", "Dora"), knows="Bia")


async def test_the_card_that_a_spy_sees_is_on_no_other_screen(city: City, url: str, tmp_path: Path) -> None:
    """Caio plays, too, and Dora looks on."""
    ana, bia, caio, *_ = people = [city.person(name) for name in ("Ana", "Bia", "Caio", "Dora")]
    games = city.channel("games")
    ctx = game(god("spying"), god(), god(), troops={HERE: [(1, 2), (0, 3)]}, phase="fight")
    ctx.state.battles = [HERE]
    async with begun(city, url, tmp_path, [ana, bia, caio], games, KEMET, ctx.state) as database:
        watched = watch(city, database, people)
        await bia.command("kemet battle", games, cards=SHEET)
        await until_panel(games, lambda post: f"<@{ana.id}>" in post.text)
        await look_round(people, games, TYPED)
        watched.look()
        seen = "\n".join(text for each in ana.seen() for text in each.strings())
    assert "Bia is going to play Shield Push" in seen
    assert {(bia.id, "cavalry_blitz"), (ana.id, "shield_push"), (bia.id, "shield_push")} <= watched.secrets


async def press(person: Person, post: Post, label: str) -> None:
    """Press a button, or choose in a menu."""
    menus = [menu for menu in post.selects if label in [option.label for option in menu.options]]
    if menus:
        await person.select(post, [label], menus[0].custom_id)
    else:
        await person.press(post, label)
