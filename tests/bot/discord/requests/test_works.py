"""Each command and each button of the bot says what it asks for, so that it is paid from the right budget."""

import pytest

from bot.discord import general_buttons, table_buttons
from bot.discord.commands import commands
from bot.discord.requests import works
from bot.discord.requests.budgets import Work
from bot.discord.screens.ids import Act, GeneralPress, TablePress
from rules.games import GAMES

PLACED = {"undo", "never"}  # served by `table_buttons.grant` itself


def test_every_command_is_in_the_table_and_nothing_else() -> None:
    own = {slash.path for slash in commands(GAMES) if slash.path.split()[0] not in GAMES}
    assert own == {*works.COMMANDS}


def test_what_only_shows_something_without_options_is_dearer_with_them() -> None:
    assert {*works.WITH_OPTIONS} <= {*works.COMMANDS}
    assert works.of_command("me", GAMES) is Work.LOOK
    assert works.of_command("me", GAMES, options=True) is Work.CALL
    assert works.of_command("table log", GAMES, options=True) is Work.STUDY


def test_the_commands_of_games_answer_their_questions() -> None:
    shortcuts = [slash.path for slash in commands(GAMES) if slash.path.split()[0] in GAMES]
    assert shortcuts
    assert {works.of_command(path, GAMES) for path in shortcuts} == {Work.ANSWER}


def test_a_command_that_nobody_has_classed_keeps_the_bot_from_starting() -> None:
    with pytest.raises(KeyError):
        works.of_command("table burn", GAMES)


def test_every_button_of_a_table_is_in_the_table_and_nothing_else() -> None:
    assert {*works.TABLE_BUTTONS} == {*table_buttons.DONE} | PLACED


def test_every_button_without_a_table_is_in_the_table_and_nothing_else() -> None:
    assert {*works.GENERAL_BUTTONS} == {*general_buttons.DONE}


def test_presses_are_known_by_their_ids() -> None:
    assert works.of_press(Act(1, "a" * 12, "x")) is Work.ANSWER
    assert works.of_press(TablePress(1, "replay")) is Work.REPLAY
    assert works.of_press(GeneralPress("stats")) is Work.CALL
    assert works.of_press(TablePress(1, "unheard")) is works.of_press(GeneralPress("unheard")) is Work.LOOK
    assert works.of_press(None) is Work.LOOK
