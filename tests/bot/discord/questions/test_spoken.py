"""Answers in words for reading."""

import pytest

from bot.discord.questions.spoken import differing, spoken
from bot.discord.screens.speech import Speech
from rules.core.decisions import Answer, Choose, Decision, Fill, Number, Order, Part, Slot, Split
from rules.core.words import Words
from tests.bot.discord.questions.questions import PROMPT, option, said

READ = Speech(Words("en"), ("Ana_", "Bia"))
TWO = (option(0, "Delta"), option(1, "Walls: north, east and west"), option(2, "Delta"))
SLOTS = tuple(Slot(id=f"slot:{n}", label=said(f"Slot {n}")) for n in (1, 2, 3))
PARTS = tuple(Part(id=f"part:{name.lower()}", label=said(name), high=3) for name in ("Wood", "Metal"))
SHEET = Fill(seat=0, prompt=PROMPT, slots=SLOTS, options=TWO)


@pytest.mark.parametrize(
    ("decision", "answer", "read"),
    [
        (Choose(seat=0, prompt=PROMPT, options=TWO), ["card:1"], "Walls: north, east and west"),
        (Choose(seat=0, prompt=PROMPT, options=TWO), ["card:2"], "Delta #2"),
        (Choose(seat=0, prompt=PROMPT, options=TWO, least=0), [], "nothing"),
        (
            Order(seat=0, prompt=PROMPT, options=TWO[:2]),
            ["card:1", "card:0"],
            "Walls: north, east and west; Delta",
        ),
        (Number(seat=0, prompt=PROMPT, low=0, high=9), 4, "4"),
        (
            Split(seat=0, prompt=PROMPT, parts=PARTS, least=0, most=3),
            {"part:wood": 2, "part:metal": 0},
            "Wood: 2",
        ),
        (
            SHEET,
            {"slot:1": "card:1", "slot:3": "card:0"},
            "Slot 1 = Walls: north, east and west; Slot 3 = Delta",
        ),
    ],
)
def test_answers_are_read_by_their_labels(decision: Decision, answer: Answer, read: str) -> None:
    assert spoken(decision, answer, READ) == read


def test_of_another_sheet_only_what_is_otherwise_is_told() -> None:
    usual: Answer = {"slot:1": "card:1", "slot:2": "card:0"}
    instead: Answer = {"slot:1": "card:1", "slot:3": "card:0"}
    assert differing(SHEET, instead, usual, READ) == "Slot 2 = nothing, Slot 3 = Delta"
    assert differing(SHEET, usual, instead, READ) == "Slot 2 = Delta, Slot 3 = nothing"


def test_equal_copies_are_no_difference() -> None:
    """The two Deltas; where nothing differs, the whole answer is told."""
    told = differing(SHEET, {"slot:1": "card:0"}, {"slot:1": "card:2"}, READ)
    assert told == spoken(SHEET, {"slot:1": "card:0"}, READ) == "Slot 1 = Delta"


def test_a_split_tells_only_the_differing_parts_and_those_that_get_nothing() -> None:
    split = Split(seat=0, prompt=PROMPT, parts=PARTS, least=0, most=3)
    assert differing(split, {"part:wood": 2}, {"part:wood": 2, "part:metal": 1}, READ) == "Metal: 0"


def test_another_choice_is_told_whole() -> None:
    choice = Choose(seat=0, prompt=PROMPT, options=TWO[:2])
    assert differing(choice, ["card:0"], ["card:1"], READ) == "Delta"
