"""What stands in a lobby or a panel, and what is left out where there is nothing to say."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.screens.pictures import Drawing
from bot.discord.screens.screen import Screen
from rules.core.flow import Result
from rules.core.game import GameOption
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.screens.test_screens import info, positions, seen
from tests.bot.toy import TOY

WORDS = Words("en")


def menus(screen: Screen) -> list[list[str]]:
    """The values of each menu of settings."""
    return [
        [entry.value for entry in item.options]
        for item in screen.walk_children()
        if isinstance(item, ui.Select) and "setting" in str(item.custom_id)
    ]


@pytest.mark.parametrize(
    ("values", "offered"),
    [(("2", "1"), ["length=1", "table:advice=on"]), (("2",), ["table:advice=on"])],
)
def test_a_setting_with_a_single_value_is_no_choice(values: tuple[str, ...], offered: list[str]) -> None:
    game = replace(TOY, options=(GameOption(key="length", values=values),))
    table = replace(info(game, 1, "en"), status="lobby")
    assert menus(panel.lobby_panel(table, game, WORDS)) == [offered]


@pytest.mark.parametrize("stored", [True, False])
def test_a_setting_that_was_not_there_when_the_table_was_opened_is_not_said(stored: bool) -> None:
    table = replace(info(TOY, 1, "en"), status="closed", options={"length": "2"} if stored else {})
    assert ("toy.setting.length" in panel.lobby_panel(table, TOY, WORDS).said) == stored


@pytest.mark.parametrize("text", ["", "the board"])
def test_a_board_without_picture_and_words_leaves_no_empty_text(text: str) -> None:
    """Discord refuses one."""
    view = seen(TOY, next(positions(TOY, 2, "panel")), None, "en")
    screen = panel.panel(view, [Drawing(None, text)], WORDS)
    texts = [item.content for item in screen.walk_children() if isinstance(item, ui.TextDisplay)]
    assert all(texts)
    assert ("the board" in texts) == bool(text)


def test_a_game_without_hints_asks_in_public_all_the_same() -> None:
    asked = next(each for each in positions(TOY, 2, "panel") if each.state.phase == "act")
    screen = panel.panel(seen(TOY, asked, None, "en"), [Drawing(None, "")], WORDS)
    assert "toy.ask.act" in screen.said


def test_of_a_game_without_hints_nobody_knows_what_broke_a_tie() -> None:
    *_, last = positions(TOY, 2, "panel")
    view = seen(TOY, last, None, "en")
    result = Result(places=(1, 2), sheet={"total": (7, 7)}, why=Text(key="toy.over.rounds"))
    view = replace(view, table=replace(view.table, result=result))
    said = panel.panel(view, [Drawing(None, "")], WORDS).said
    assert "toy.over.rounds" in said
    assert len([line for line in said.splitlines() if line.endswith(": 7")]) == 2
