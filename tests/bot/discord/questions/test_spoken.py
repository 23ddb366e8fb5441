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
    assert (
        differing(SHEET, usual, {"slot:1": "card:1", "slot:3": "card:0"}, READ)
        == "Slot 2 = -, Slot 3 = Delta"
    )
