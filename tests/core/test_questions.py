"""Questions of a script, as its player is asked them, and the answers it gets back."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.decisions import Answer, Choose, Decision, Fill, Number, Order, Part, Slot, Split
from tests.core.small import Small, T, ask, letters
from tests.helpers import Script, asked, context, drive

PROMPT, OF = ask("which"), letters("xyz")
PARTS = [Part(id=f"unit:{name}", label=ask(name), low=1, high=4) for name in "ab"]
SLOTS = [Slot(id=f"slot:{n}", label=ask("slot"), blank=n == 2) for n in (1, 2)]
Asks = Callable[[T], Script[Any]]
CASES: list[tuple[Asks, Decision, Answer, object]] = [
    (
        lambda ctx: ctx.pick(1, PROMPT, OF, secret=True, default="letter:y", standing="window"),
        Choose(
            seat=1, prompt=PROMPT, options=tuple(OF), secret=True, default=["letter:y"], standing="window"
        ),
        ["letter:z"],
        "letter:z",
    ),
    (
        lambda ctx: ctx.choose(
            1, PROMPT, OF, least=0, most=2, secret=True, default=["letter:y"], standing="window"
        ),
        Choose(
            seat=1,
            prompt=PROMPT,
            options=tuple(OF),
            least=0,
            most=2,
            secret=True,
            default=["letter:y"],
            standing="window",
        ),
        ["letter:z", "letter:x"],
        ["letter:z", "letter:x"],
    ),
    (
        lambda ctx: ctx.number(1, PROMPT, 2, 8, step=3, secret=True, default=5),
        Number(seat=1, prompt=PROMPT, low=2, high=8, step=3, secret=True, default=5),
        8,
        8,
    ),
    (
        lambda ctx: ctx.split(
            1, PROMPT, PARTS, least=3, most=6, secret=True, default={"unit:a": 1, "unit:b": 2}
        ),
        Split(
            seat=1,
            prompt=PROMPT,
            parts=tuple(PARTS),
            least=3,
            most=6,
            secret=True,
            default={"unit:a": 1, "unit:b": 2},
        ),
        {"unit:a": 2, "unit:b": 4},
        {"unit:a": 2, "unit:b": 4},
    ),
    (
        lambda ctx: ctx.order(1, PROMPT, OF, secret=True, default=["letter:x", "letter:y", "letter:z"]),
        Order(
            seat=1,
            prompt=PROMPT,
            options=tuple(OF),
            secret=True,
            default=["letter:x", "letter:y", "letter:z"],
        ),
        ["letter:z", "letter:x", "letter:y"],
        ["letter:z", "letter:x", "letter:y"],
    ),
    (
        lambda ctx: ctx.fill(
            1, PROMPT, SLOTS, OF, distinct=False, secret=True, default={"slot:1": "letter:y"}
        ),
        Fill(
            seat=1,
            prompt=PROMPT,
            slots=tuple(SLOTS),
            options=tuple(OF),
            distinct=False,
            secret=True,
            default={"slot:1": "letter:y"},
        ),
        {"slot:1": "letter:x", "slot:2": "letter:x"},
        {"slot:1": "letter:x", "slot:2": "letter:x"},
    ),
]
NAMES = ["pick", "choose", "number", "split", "order", "fill"]


def at_table() -> T:
    return context(Small("phase", "seed"))


@pytest.mark.parametrize(("asks", "decision", "answer", "value"), CASES, ids=NAMES)
def test_a_question_has_all_the_script_says_and_the_script_gets_the_answer(
    asks: Asks, decision: Decision, answer: Answer, value: object
) -> None:
    assert asked(asks(at_table())) == {1: decision}
    assert drive(asks(at_table()), [{1: answer}]) == value


PLAIN: list[tuple[Asks, Decision]] = [
    (lambda ctx: ctx.pick(0, PROMPT, OF), Choose(seat=0, prompt=PROMPT, options=tuple(OF))),
    (lambda ctx: ctx.choose(0, PROMPT, OF), Choose(seat=0, prompt=PROMPT, options=tuple(OF))),
    (lambda ctx: ctx.number(0, PROMPT, 0, 9), Number(seat=0, prompt=PROMPT, low=0, high=9)),
    (
        lambda ctx: ctx.split(0, PROMPT, PARTS, least=2, most=8),
        Split(seat=0, prompt=PROMPT, parts=tuple(PARTS), least=2, most=8),
    ),
    (lambda ctx: ctx.order(0, PROMPT, OF), Order(seat=0, prompt=PROMPT, options=tuple(OF))),
    (
        lambda ctx: ctx.fill(0, PROMPT, SLOTS, OF),
        Fill(seat=0, prompt=PROMPT, slots=tuple(SLOTS), options=tuple(OF)),
    ),
]


@pytest.mark.parametrize(("asks", "decision"), PLAIN, ids=NAMES)
def test_without_more_words_a_question_is_public_and_nothing_answers_it(
    asks: Asks, decision: Decision
) -> None:
    assert asked(asks(at_table())) == {0: decision}
    assert (decision.secret, decision.default, decision.standing) == (False, None, None)
