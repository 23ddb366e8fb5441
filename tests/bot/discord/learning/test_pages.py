"""*How to play*, page by page, and the tips: each button does what it says."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.actions import general_button
from bot.discord.delivery.glance import LEARN
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import GeneralPress, parse
from bot.discord.screens.screen import Screen
from bot.table.learning import tips
from bot.table.model import Person
from bot.table.people import profiles
from rules.core.words import Words
from tests.bot.table.scene import refused

ANA = Person(11, "Ana", "en")
WINS, TURN = "**You win** with 9 fame", "🎯 **A turn**"


@pytest.fixture
async def asking(runtime: Runtime) -> Request:
    """A request of Ana's, whom the bot has met."""
    await profiles.see(runtime.context, ANA)
    return Request(runtime, ANA, Words("en"), 2, 1, "en")


async def pressed(asking: Request, what: str, rest: str = "") -> Screen:
    [screen] = await general_button(what).run(asking, rest)
    return screen


def onward(page: Screen, label: str) -> GeneralPress:
    """Return the press that a page's button leads to."""
    buttons = {item.label or "": item for item in page.walk_children() if isinstance(item, ui.Button)}
    found = parse(buttons[label].custom_id or "")
    assert isinstance(found, GeneralPress)
    return found


async def test_how_to_play_begins_with_the_subject_and_pages_turn_both_ways(asking: Request) -> None:
    first = await pressed(asking, "how", "kemet")
    assert WINS in first.said
    assert TURN not in first.said
    over = onward(first, "Next: a turn")
    second = await pressed(asking, over.what, over.rest)
    assert TURN in second.said
    assert WINS not in second.said
    back = onward(second, "Back")
    assert (await pressed(asking, back.what, back.rest)).said == first.said


@pytest.mark.parametrize(
    ("what", "rest"),
    [
        ("how", "gone"),
        ("how", "toy"),  # which has no pages
        ("howpage", "kemet.end"),
        ("howpage", "gone.board"),
        ("howtopic", "kemet.chess"),
        ("howtopic", "gone.battle"),
    ],
)
async def test_a_page_that_is_not_there_is_refused(asking: Request, what: str, rest: str) -> None:
    assert await refused(pressed(asking, what, rest)) == "discord.stale"


async def test_the_button_below_a_tip_ends_all_tips(asking: Request) -> None:
    context = asking.runtime.context
    assert await tips.wanted(context, ANA.id)
    for _ in range(2):
        said = (await pressed(asking, "tipsoff")).said
        assert "tips" in said
        assert not await tips.wanted(context, ANA.id), "a second press does not bring them back"
    bia = replace(ANA, id=12, name="Bia")
    await profiles.see(context, bia)
    assert await tips.wanted(context, bia.id), "each decides for themselves"


@pytest.mark.parametrize("game", ["toy", "nonsense"])
async def test_a_game_that_nobody_can_teach_has_no_lesson(asking: Request, game: str) -> None:
    assert await refused(pressed(asking, LEARN, game)) == "discord.stale"


async def test_a_game_that_is_not_installed_any_more_has_no_lesson(asking: Request) -> None:
    bare = replace(asking, runtime=replace(asking.runtime, games={}))
    assert await refused(pressed(bare, LEARN, "bellum")) == "discord.stale"
