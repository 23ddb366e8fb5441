"""Every kind of question: what counts as an answer, and that samples always do."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Option,
    Order,
    Part,
    Rejected,
    Slot,
    Split,
    option,
)
from rules.core.play.effects import FEW, with_effects
from rules.core.rng import Dice
from rules.core.selfplay.audit import damaged
from rules.core.text import Text

ASK = Text(key="ask")

THREE = tuple(Part(id=f"unit:{i}", label=ASK, low=0, high=2) for i in range(3))
SLOT, SPARE = Slot(id="slot:0", label=ASK), Slot(id="slot:1", label=ASK, blank=True)


def options(count: int) -> tuple[Option, ...]:
    return tuple(option("card", i) for i in range(count))


@st.composite
def chooses(draw: st.DrawFn) -> Choose:
    count = draw(st.integers(1, 60))
    most = draw(st.integers(0, count))
    return Choose(seat=0, prompt=ASK, options=options(count), least=draw(st.integers(0, most)), most=most)


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    low = draw(st.integers(-50, 50))
    return Number(
        seat=0, prompt=ASK, low=low, high=low + draw(st.integers(0, 90)), step=draw(st.integers(1, 7))
    )


@st.composite
def splits(draw: st.DrawFn) -> Split:
    ranges = draw(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 9)), min_size=1, max_size=7))
    parts = tuple(
        Part(id=f"unit:{i}", label=ASK, low=low, high=low + more) for i, (low, more) in enumerate(ranges)
    )
    lows, highs = sum(p.low for p in parts), sum(p.high for p in parts)
    most = draw(st.integers(lows, highs + 3))
    return Split(seat=0, prompt=ASK, parts=parts, least=draw(st.integers(0, min(most, highs))), most=most)


@st.composite
def orders(draw: st.DrawFn) -> Order:
    return Order(seat=0, prompt=ASK, options=options(draw(st.integers(1, 12))))


@st.composite
def fills(draw: st.DrawFn) -> Fill:
    """Sheets that can be filled: slot i accepts option i, and more at random."""
    count = draw(st.integers(1, 8))
    more = draw(st.integers(0, 6))
    slots = []
    for i in range(count):
        others = draw(st.sets(st.integers(0, count + more - 1)))
        accepts = () if draw(st.booleans()) else tuple(f"card:{k}" for k in sorted({i, *others}))
        slots.append(Slot(id=f"slot:{i}", label=ASK, accepts=accepts, blank=draw(st.booleans())))
    return Fill(
        seat=0, prompt=ASK, slots=tuple(slots), options=options(count + more), distinct=draw(st.booleans())
    )


any_decision = st.one_of(chooses(), numbers(), splits(), orders(), fills())


@given(any_decision, st.text(max_size=5))
def test_a_sample_is_always_legal(decision: Decision, seed: str) -> None:
    decision.check(decision.sample(Dice(seed)))


@given(any_decision)
def test_a_damaged_answer_is_always_refused(decision: Decision) -> None:
    for wrong in (*damaged(decision.sample(Dice("x"))), True, "3", 3.0, None):
        with pytest.raises(Rejected):
            decision.check(wrong)  # type: ignore[arg-type]


@given(fills())
def test_filling_the_rest_keeps_a_legal_beginning(sheet: Fill) -> None:
    full = sheet.sample(Dice("full"))
    assert isinstance(full, dict)
    beginning: Answer = {slot: str(ident) for slot, ident in list(full.items())[:2]}
    rest = sheet.sample(Dice("rest"), beginning)
    assert isinstance(rest, dict)
    assert isinstance(beginning, dict)
    assert {slot: rest[slot] for slot in beginning} == beginning


@given(fills(), st.dictionaries(st.sampled_from(["slot:0", "slot:1", "x"]), st.sampled_from(["card:0", "y"])))
def test_filling_the_rest_of_any_draft_is_legal(sheet: Fill, draft: dict[str, str]) -> None:
    sheet.check(sheet.sample(Dice("rest"), draft))


BLANKS = Fill(
    seat=0,
    prompt=ASK,
    slots=tuple(
        Slot(id=f"slot:{i}", label=ASK, accepts=() if i else ("card:0", "card:3"), blank=True)
        for i in range(4)
    ),
    options=options(5),
    filler=("card:3", "card:4"),
)


def test_blanks_fill_what_is_left_as_far_as_there_are_any() -> None:
    assert BLANKS.filled_up({}) == {"slot:0": "card:3", "slot:1": "card:4"}
    expected = {"slot:0": "card:0", "slot:1": "card:3", "slot:2": "card:4"}
    assert BLANKS.filled_up({"slot:0": "card:0"}) == expected
    assert BLANKS.filled_up({"slot:2": "card:3"}) == {"slot:1": "card:4", "slot:2": "card:3"}


@given(fills(), st.dictionaries(st.sampled_from(["slot:0", "slot:1", "x"]), st.sampled_from(["card:0", "y"])))
def test_an_earlier_sheet_is_taken_as_far_as_it_fits(sheet: Fill, earlier: dict[str, str]) -> None:
    kept = sheet.fitting(earlier)
    assert kept.items() <= earlier.items()
    sheet.check(sheet.sample(Dice("rest"), {**kept}))


def test_one_option_fills_several_slots_where_none_asks_for_another() -> None:
    slots = tuple(Slot(id=f"slot:{i}", label=ASK, accepts=("card:0",)) for i in range(3))
    sheet = Fill(seat=0, prompt=ASK, slots=slots, options=options(2), distinct=False)
    assert sheet.sample(Dice("any")) == {slot.id: "card:0" for slot in slots}


@pytest.mark.parametrize(
    ("distinct", "draft", "kept"),
    [
        (True, {"slot:1": "card:1", "slot:2": "card:1"}, {"slot:1": "card:1"}),
        (False, {"slot:1": "card:1", "slot:2": "card:1"}, {"slot:1": "card:1", "slot:2": "card:1"}),
        (True, {"slot:1": "card:0", "slot:2": "card:2"}, {"slot:2": "card:2"}),
        (False, {"slot:1": "card:0"}, {"slot:1": "card:0"}),
        (True, {"slot:0": "card:2", "slot:2": "card:9", "slot:3": "card:1"}, {}),
    ],
)
def test_of_a_draft_nothing_is_kept_that_is_elsewhere_or_needed_elsewhere(
    distinct: bool, draft: dict[str, str], kept: dict[str, str]
) -> None:
    """The first slot must be filled, and takes only one card."""
    needy = Slot(id="slot:0", label=ASK, accepts=("card:0",))
    free = tuple(Slot(id=f"slot:{i}", label=ASK, blank=True) for i in (1, 2))
    sheet = Fill(seat=0, prompt=ASK, slots=(needy, *free), options=options(3), distinct=distinct)
    assert sheet.fitting(draft) == kept


@pytest.mark.parametrize(
    ("decision", "count"),
    [
        (Choose(seat=0, prompt=ASK, options=options(4), least=0, most=2), 1 + 4 + 6),
        (Number(seat=0, prompt=ASK, low=1, high=9, step=2), 5),
        (Split(seat=0, prompt=ASK, parts=THREE, least=1, most=2), 3 + 6),
        (Order(seat=0, prompt=ASK, options=options(3)), 6),
        (Fill(seat=0, prompt=ASK, slots=(SLOT, SPARE), options=options(3)), 3 * (1 + 2)),
    ],
    ids=["choose", "number", "split", "order", "fill"],
)
def test_every_answer_is_sampled(decision: Decision, count: int) -> None:
    answers = [decision.sample(Dice(str(i))) for i in range(600)]
    sets = [
        sorted(map(str, a)) if isinstance(decision, Choose) and isinstance(a, list) else a for a in answers
    ]
    assert len({json.dumps(each, sort_keys=True) for each in sets}) == count


def test_the_only_card_goes_into_either_optional_slot_as_often() -> None:
    slots = tuple(Slot(id=f"slot:{i}", label=ASK, blank=True) for i in range(2))
    sheet = Fill(seat=0, prompt=ASK, slots=slots, options=options(1))
    answers = [sheet.sample(Dice(str(i))) for i in range(800)]
    first, second = (answers.count({slot.id: "card:0"}) for slot in slots)
    assert first + second == pytest.approx(600, rel=0.1), "both are blank once in four times"
    assert first == pytest.approx(second, rel=0.2)


def test_each_refusal_says_why() -> None:
    choose = Choose(seat=0, prompt=ASK, options=options(5), least=2, most=3)
    number = Number(seat=0, prompt=ASK, low=2, high=8, step=2)
    split = Split(
        seat=0,
        prompt=ASK,
        parts=(Part(id="a", label=ASK, high=3), Part(id="b", label=ASK, high=3)),
        least=2,
        most=4,
    )
    order = Order(seat=0, prompt=ASK, options=options(3))
    slots = (Slot(id="s:1", label=ASK, accepts=("card:1",)), Slot(id="s:2", label=ASK, blank=True))
    sheet = Fill(seat=0, prompt=ASK, slots=slots, options=options(3))
    cases: list[tuple[Decision, Answer, str]] = [
        (choose, ["card:1"], "how-many"),
        (choose.model_copy(update={"most": choose.least}), ["card:1"], "exactly"),
        (choose, ["card:1", "card:1"], "twice"),
        (choose, ["card:1", "card:9"], "option"),
        (choose, 7, "shape"),
        (number, 10, "range"),
        (number, 3, "step"),
        (number, ["3"], "shape"),
        (split, {"a": 4, "b": 0}, "part"),
        (split, {"a": 1, "b": 0}, "sum"),
        (split.model_copy(update={"most": split.least}), {"a": 1, "b": 0}, "sum-exactly"),
        (split, {"a": 1}, "shape"),
        (split, {"a": 1, "b": 1, "c": 1}, "shape"),
        (split, {"a": "1", "b": "1"}, "shape"),
        (split, {"a": True, "b": 1}, "shape"),
        (order, ["card:0", "card:1"], "order"),
        (sheet, {"s:1": "card:2"}, "fit"),
        (sheet, {}, "blank"),
        (sheet, {"s:1": "card:1", "s:2": "card:1"}, "twice"),
        (sheet, {"s:9": "card:1"}, "option"),
    ]
    for decision, wrong, why in cases:
        with pytest.raises(Rejected) as refusal:
            decision.check(wrong)
        assert refusal.value.text.key == f"core.refused.{why}"


def test_a_decision_without_a_legal_answer_cannot_be_made() -> None:
    part = Part(id="a", label=ASK, low=1, high=2)
    wrong: list[Callable[[], Decision]] = [
        lambda: Choose(seat=0, prompt=ASK, options=()),
        lambda: Choose(seat=0, prompt=ASK, options=options(2), least=1, most=3),
        lambda: Choose(seat=0, prompt=ASK, options=(*options(2), *options(2))),
        lambda: Number(seat=0, prompt=ASK, low=3, high=2),
        lambda: Split(seat=0, prompt=ASK, parts=(part,), least=3, most=5),
        lambda: Split(seat=0, prompt=ASK, parts=(part,), least=0, most=0),
        lambda: Split(seat=0, prompt=ASK, parts=(part,), least=2, most=1),
        lambda: Split(seat=0, prompt=ASK, parts=(), least=0, most=0),
        lambda: Split(seat=0, prompt=ASK, parts=(part, part), least=2, most=4),
        lambda: Split(seat=0, prompt=ASK, parts=(Part(id="a", label=ASK, low=2, high=1),), least=1, most=2),
        lambda: Order(seat=0, prompt=ASK, options=()),
        lambda: Order(seat=0, prompt=ASK, options=(*options(2), *options(2))),
        lambda: Fill(
            seat=0,
            prompt=ASK,
            slots=tuple(Slot(id=f"s:{i}", label=ASK, accepts=("card:0",)) for i in range(2)),
            options=options(2),
        ),
    ]
    for make in wrong:
        with pytest.raises(ValidationError):
            make()


def test_an_option_is_named_after_the_thing_unless_words_are_given() -> None:
    assert option("region", "delta").label == Text(key="label", args={"it": "region:delta"})
    assert option("attack", "pass", key="pass", of=3).label == Text(key="pass", args={"of": 3})


@pytest.mark.parametrize(
    ("high", "step", "told"),
    [(2, 1, [0, 1, 2]), (FEW - 1, 1, [*range(FEW)]), (FEW, 1, [0, FEW]), (91, 3, [0, 90])],
)
def test_a_number_explains_each_of_a_few_or_the_least_and_the_most(
    high: int, step: int, told: list[int]
) -> None:
    asked = Number(seat=0, prompt=ASK, low=0, high=high, step=step)
    assert with_effects(asked) == [f"number:{number}" for number in told]
