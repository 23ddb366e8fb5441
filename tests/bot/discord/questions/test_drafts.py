"""Drafts kept between two presses; a damaged one counts as absent."""

import pytest

from bot.discord.questions.widgets import layout, press
from bot.discord.screens.layout import Changed, Layout, Menu
from rules.core.decisions import Order
from tests.bot.discord.questions.questions import PROMPT, option
from tests.bot.discord.questions.reader import ENGLISH
from tests.bot.discord.questions.test_layouts import sheet

MANY = Order(seat=0, prompt=PROMPT, options=tuple(map(option, range(30))))


def after(draft: dict[str, object], act: str = "next.0.2") -> dict[str, object]:
    """The draft after a press."""
    outcome = press(MANY, draft, act, (), ENGLISH)
    assert isinstance(outcome, Changed)
    return outcome.draft


def acts(shown: Layout) -> list[str]:
    return [each.act for row in shown.rows for each in ((row,) if isinstance(row, Menu) else row)]


@pytest.mark.parametrize(
    ("tick", "then"), [(0, 1), (998, 999), (999, 0), (1000, 1), (-1, 0), (None, 1), ("7", 1), (True, 1)]
)
def test_a_press_counts_up_to_a_thousand_and_begins_again(tick: object, then: int) -> None:
    assert after({"tick": tick})["tick"] == then


def test_what_can_be_pressed_bears_the_count() -> None:
    assert {act.split(".")[1] for act in acts(layout(MANY, {"tick": 999}, ENGLISH, private=True))} == {"999"}
    ended, fresh = (layout(MANY, {"tick": tick}, ENGLISH, private=True) for tick in (1000, 0))
    assert ended == fresh


@pytest.mark.parametrize(
    ("place", "kept"),
    [(0, True), (1, True), (999_999, True), (1_000_000, False), (-1, False), (True, False), ("1", False)],
)
def test_a_place_has_at_most_six_digits(place: object, kept: bool) -> None:
    assert after({"at": {"page": place}})["at"] == ({"page": place} if kept else {})


@pytest.mark.parametrize("at", [None, [1], "page"])
def test_places_that_have_no_names_are_forgotten(at: object) -> None:
    assert after({"at": at})["at"] == {}


@pytest.mark.parametrize(
    "answer", [["card:0"], ["card:0", "card:0"], [["card:1"], 7, None, "card:0", "card:99"]]
)
def test_what_was_picked_counts_once_and_what_is_no_option_is_forgotten(answer: list[object]) -> None:
    assert after({"answer": answer})["answer"] == ["card:0", "card:2"]


@pytest.mark.parametrize("reopened", [True, False, 1, None])
def test_only_a_sealed_answer_that_is_being_changed_stays_open(reopened: object) -> None:
    assert after({"reopened": reopened}).get("reopened", False) is (reopened is True)


def test_a_sealed_answer_that_is_kept_is_open_no_more() -> None:
    locked = [each.id for each in MANY.options]
    kept = press(MANY, {"reopened": True, "tick": 4}, "keep.4", (), ENGLISH, locked=locked)
    assert kept == Changed({"answer": None, "at": {}, "tick": 5})


def test_where_another_slot_is_opened_its_group_is_closed() -> None:
    opened = press(sheet(3, 3), {"at": {"group": 3, "slot": 0}}, "slot.0", ["1"], ENGLISH)
    assert isinstance(opened, Changed)
    assert opened.draft["at"] == {"slot": 1}
