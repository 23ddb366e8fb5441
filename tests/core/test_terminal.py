"""Answers typed in the terminal, for each kind of question."""

import pytest

from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Order,
    Part,
    Rejected,
    Slot,
    Split,
    option,
)
from rules.core.text import Text
from rules.terminal import read

ASK = Text(key="ask")
CARDS = tuple(option("card", name) for name in ("a", "b", "c"))
CHOOSE = Choose(seat=0, prompt=ASK, options=CARDS, least=1, most=2)
NUMBER = Number(seat=0, prompt=ASK, low=0, high=9)
SPLIT = Split(
    seat=0, prompt=ASK, parts=tuple(Part(id=f"p:{i}", label=ASK, high=3) for i in (1, 2)), least=0, most=6
)
ORDER = Order(seat=0, prompt=ASK, options=CARDS)
SLOTS = tuple(Slot(id=f"s:{i}", label=ASK, blank=True) for i in (1, 2, 3))
SHEET = Fill(seat=0, prompt=ASK, slots=SLOTS, options=CARDS)


@pytest.mark.parametrize(
    ("decision", "line", "answer"),
    [
        (CHOOSE, "2", ["card:b"]),
        (CHOOSE, "3, 1", ["card:c", "card:a"]),
        (NUMBER, "7", 7),
        (SPLIT, "1 2", {"p:1": 1, "p:2": 2}),
        (ORDER, "3 1 2", ["card:c", "card:a", "card:b"]),
        (SHEET, "2 - 1", {"s:1": "card:b", "s:3": "card:a"}),
        (SHEET, "", {}),
    ],
)
def test_a_line_is_an_answer(decision: Decision, line: str, answer: Answer) -> None:
    assert read(decision, line) == answer
    decision.check(read(decision, line))


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (CHOOSE, "x"),
        (CHOOSE, "4"),
        (CHOOSE, "0"),
        (CHOOSE, "-1"),
        (NUMBER, "1 2"),
        (SPLIT, "1"),
        (SHEET, "9"),
    ],
)
def test_what_is_no_answer_is_refused_in_words(decision: Decision, line: str) -> None:
    with pytest.raises(Rejected):
        read(decision, line)
