"""How advice is told."""

from typing import cast

import pytest

from bot.discord.play.advice import advised
from bot.discord.screens.speech import say
from bot.table.model import Sitter, TableInfo, TableView
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

    decision = ASKED
    table = TableInfo(
        *(1, 2, 3, "bellum", {}, "running", 11, "en"),
        (Sitter(0, "Ana", user_id=11), Sitter(1, "Bia", user_id=12)),
        *("hash", None, 0, 0, None),
    )


@pytest.mark.parametrize(
    ("second", "told"),
    [
        (Prospect(["card:1"], 400), ""),
        (Prospect(["card:1"], 400, why=WHY), " · The river is full."),
        (
            Prospect(["card:1"], 400, brings="metal", often=70),
            " · Of what counts, in 70 % of the games it brings more of this than the other answers:"
            " Gold (metal).",
        ),
        (Prospect(["card:1"], 400, brings="nothing", often=70), ""),
    ],
)
def test_each_answer_has_its_reason_or_what_it_brings(second: Prospect, told: str) -> None:
    found = Advice((Prospect(["card:0"], 600), second), "clear", 90)
    shown = advised(Advised(found, cast(TableView, Seen()), None), Words("en"))
    assert shown.said.splitlines()[3] == f"2. **Karnak** · much worse: 40 %{told}"


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


def test_how_sure_it_is_and_how_good_are_told_of_what_was_played_out() -> None:
    found = Advice((Prospect(["card:0"], 600),), "clear", 90)
    lines = advised(Advised(found, cast(TableView, Seen()), None), Words("en")).said.splitlines()
    assert "60 %" in lines[1]
    assert lines[2:] == ["1. **Delta**", f"-# {say(Words('en'), 'advice.clear', playouts=90)}"]


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
    found = Advice((Prospect(["card:0"], 0),), sure, 0)
    lines = advised(Advised(found, cast(TableView, Seen()), None), Words("en")).said.splitlines()
    assert lines[1:] == [told, "1. **Delta**"]


@pytest.mark.parametrize(
    ("behind", "told"),
    [
        (0, "level"),
        (49, "level"),
        (50, "little"),
        (99, "little"),
        (100, "more"),
        (149, "more"),
        (150, "much"),
    ],
)
def test_how_far_an_answer_is_behind_the_best_is_told_in_four_grades(behind: int, told: str) -> None:
    found = Advice((Prospect(["card:0"], 600), Prospect(["card:1"], 600 - behind)), "clear", 90)
    second = advised(Advised(found, cast(TableView, Seen()), None), Words("en")).said.splitlines()[3]
    assert second == f"2. **Karnak** · {say(Words('en'), f'advice.{told}', percent=(600 - behind) // 10)}"
