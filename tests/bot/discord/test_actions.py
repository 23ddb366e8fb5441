"""The declared actions: names, words, the budget that pays, and where the results are shown."""

from collections import Counter
from typing import Any

import pytest

from bot.discord.actions import ACTIONS, commands, stale
from bot.discord.press import work_of
from bot.discord.requests.actions import GeneralButton, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.ids import Act, GeneralPress, TablePress
from rules.core.words import LANGS, keys, message_of
from rules.games import GAMES

TABLE_BUTTONS = [each for each in ACTIONS if isinstance(each, TableButton)]
GENERAL_BUTTONS = [each for each in ACTIONS if isinstance(each, GeneralButton)]


def test_no_two_actions_of_a_kind_have_the_same_name() -> None:
    names = Counter((type(each), each.path if isinstance(each, Slash) else each.name) for each in ACTIONS)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGS)
def test_each_button_has_its_words_in_every_language(lang: str) -> None:
    said = [each.words or f"discord.button.{each.name}" for each in TABLE_BUTTONS]
    said += [each.words for each in GENERAL_BUTTONS]
    assert {message_of(key) for key in said} - {*keys(lang)} == set()


def test_each_button_is_read_back_from_its_id() -> None:
    for each in TABLE_BUTTONS:
        assert ids.parse(ids.table_button(7, each.name, "1")) == TablePress(7, each.name, "1")
    for button in GENERAL_BUTTONS:
        assert ids.parse(ids.general_button(button.name, "1")) == GeneralPress(button.name, "1")


def test_the_commands_of_games_answer_their_questions() -> None:
    shortcuts = [slash for slash in commands(GAMES) if slash.path.split()[0] in GAMES]
    assert {slash.work for slash in shortcuts} == {Work.ANSWER}


def test_a_press_is_paid_as_its_button_says_and_an_unknown_one_as_a_look() -> None:
    assert work_of(Act(1, "a" * 12, "x")) is Work.ANSWER
    assert work_of(TablePress(1, "replay")) is Work.REPLAY
    assert work_of(GeneralPress("stats")) is Work.CALL
    assert work_of(TablePress(1, "unheard")) is work_of(GeneralPress("unheard")) is Work.LOOK
    assert work_of(None) is Work.LOOK


@pytest.mark.parametrize(
    ("declared", "rest", "private", "public"),
    [
        ({}, "", Manner.QUIET, Manner.QUIET),
        ({"manner": Manner.FRESH}, "1", Manner.FRESH, Manner.FRESH),
        ({"alone": Manner.PLACE}, "", Manner.PLACE, Manner.QUIET),
        ({"manner": Manner.FRESH, "alone": Manner.PLACE}, "", Manner.PLACE, Manner.FRESH),
        ({"manner": Manner.FRESH, "pages": True}, "", Manner.FRESH, Manner.FRESH),
        ({"manner": Manner.FRESH, "pages": True}, "1", Manner.PLACE, Manner.QUIET),
    ],
)
def test_a_result_replaces_only_what_this_person_alone_reads(
    declared: Any, rest: str, private: Manner, public: Manner
) -> None:
    button = TableButton("x", stale, Work.LOOK, **declared)
    assert (button.shown(rest, private=True), button.shown(rest, private=False)) == (private, public)


def test_only_notices_and_invitations_are_replaced_for_everybody() -> None:
    shown = {each.name: {each.shown(rest, private=False) for rest in ("", "1")} for each in TABLE_BUTTONS}
    replaced = {name for name, manners in shown.items() if manners & {Manner.PLACE, Manner.PUBLIC}}
    assert replaced == {"coming", "notcoming", "keep", "reopen"}, "anything else could show a hand to all"
