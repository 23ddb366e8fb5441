"""Wording of advice."""

from typing import cast

import pytest
from discord import ui

from bot.discord.play.advice import advised
from bot.discord.questions import widgets
from bot.discord.screens.ids import Act, parse
from bot.discord.screens.layout import Answered
from bot.discord.screens.speech import say
from bot.table.model import Player, TableInfo, TableView
from bot.table.play.advice import Advised
from rules.core.decisions import Choose
from rules.core.search.advice import Advice, Prospect, Sure
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.questions.questions import PROMPT, option

ASKED = Choose(seat=0, prompt=PROMPT, options=(option(0, "Delta"), option(1, "Karnak")))
WHY = Text(key="The river is full.")


class Seen:
    """As much of a table as advice needs."""

    decision, seat, asks = ASKED, 0, {0: "0123456789ab"}
    table = TableInfo(
        *(1, 2, 3, "bellum", {}, "running", 11, "en"),
        (Player(0, "Ana", user_id=11), Player(1, "Bia", user_id=12)),
        *("hash", None, 0, 0, None),
    )


def lines_of(found: Advice) -> list[str]:
    """The lines of a message, without that of the question."""
    head, question, *lines = advised(
        Advised(found, cast(TableView, Seen()), None), Words("en")
    ).said.splitlines()
    assert question == Words("en").say(PROMPT)
    return [head, *lines]


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (Prospect(["card:0"], 600), ""),
        (Prospect(["card:0"], 600, why=WHY), " · The river is full."),
        (Prospect(["card:0"], 600, why=Text(key="Delta: the river is full.")), " · The river is full."),
        (
            Prospect(["card:0"], 600, brings="metal", often=70),
            " · With it you mostly end with more of this than with the second: "
            "Gold (metal) (70% of the games).",
        ),
        (Prospect(["card:0"], 600, brings="nothing", often=70), ""),
    ],
)
def test_an_answer_has_its_reason_or_what_it_brings(first: Prospect, told: str) -> None:
    lines = lines_of(Advice((first, Prospect(["card:1"], 400, apart=True)), "clear", 90))
    assert lines[2] == f"1. **Delta**{told}"


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (None, ""),
        (0, "\n-# That was today's last advice."),
        (1, "\n-# You may ask about one more question today."),
    ],
)
def test_it_says_how_much_is_left_today(left: int | None, told: str) -> None:
    found = Advice((Prospect(["card:0"], 600), Prospect(["card:1"], 400)), "clear", 90)
    plain, shown = (
        advised(Advised(found, cast(TableView, Seen()), n), Words("en")).said for n in (None, left)
    )
    assert shown == plain + told


def test_each_answer_has_a_button_that_gives_it() -> None:
    found = Advice((Prospect(["card:1"], 600), Prospect(["card:0"], 400)), "clear", 90)
    screen = advised(Advised(found, cast(TableView, Seen()), None), Words("en"))
    buttons = [item for item in screen.walk_children() if isinstance(item, ui.Button)]
    assert [button.label for button in buttons] == ["Give answer 1", "Give answer 2"]
    for button, prospect in zip(buttons, found.prospects, strict=True):
        act = parse(button.custom_id or "")
        assert isinstance(act, Act)
        assert widgets.press(ASKED, {}, act.act, (), Words("en")) == Answered(prospect.answer)


def test_how_sure_it_is_and_how_good_are_told_of_what_was_played_out() -> None:
    lines = lines_of(Advice((Prospect(["card:0"], 600),), "clear", 90))
    assert lines[1].endswith("your chance to win with it is about **60%**.")
    assert lines[2:] == ["1. **Delta**", f"-# {say(Words('en'), 'advice.clear', games=90)}"]


def test_of_answers_that_come_to_the_same_none_is_called_better() -> None:
    lines = lines_of(Advice((Prospect(["card:0"], 4), Prospect(["card:1"], 0)), "clear", 90))
    assert lines[1].startswith("🧠 I see no difference:")
    assert lines[2:] == ["1. **Delta**", "2. **Karnak**"]


def test_what_may_be_luck_is_called_about_as_good_however_far_it_is_behind() -> None:
    lines = lines_of(Advice((Prospect(["card:0"], 600), Prospect(["card:1"], 330)), "close", 90))
    assert lines[3] == "2. **Karnak** · about as good: 33%"


def test_of_few_games_the_figures_stand_alone() -> None:
    lines = lines_of(Advice((Prospect(["card:0"], 600), Prospect(["card:1"], 330)), "few", 9))
    assert lines[3] == "2. **Karnak** · 33% so far"


@pytest.mark.parametrize(
    ("sure", "told"),
    [
        ("only", "There is only one possible answer:"),
        (
            "unplayed",
            "🧠 This cannot be played out from what you see. Without looking ahead I would answer:",
        ),
    ],
)
def test_without_playouts_it_says_why_there_is_nothing_to_compare(sure: Sure, told: str) -> None:
    lines = lines_of(Advice((Prospect(["card:0"], 0),), sure, 0))
    assert lines[1:] == [told, "1. **Delta**"]


@pytest.mark.parametrize(
    ("behind", "told"),
    [
        (10, "little"),
        (99, "little"),
        (100, "more"),
        (149, "more"),
        (150, "much"),
    ],
)
def test_how_far_an_answer_is_behind_the_best_is_told_in_three_grades(behind: int, told: str) -> None:
    second = lines_of(
        Advice((Prospect(["card:0"], 600), Prospect(["card:1"], 600 - behind, apart=True)), "clear", 90)
    )[3]
    assert second == f"2. **Karnak** · {say(Words('en'), f'advice.{told}', percent=(600 - behind) // 10)}"
