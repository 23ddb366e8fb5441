"""Presses and menus lead to every legal answer, and nothing forged leads anywhere."""

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.discord.questions.widget_kinds import split
from bot.discord.questions.widget_kinds.fill import sheet
from bot.discord.questions.widgets import layout, press, submitted
from bot.discord.screens.layout import Answered, Changed, Form, Menu
from bot.discord.screens.limits import ENTRIES
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
)
from rules.core.rng import Dice
from tests.bot.discord.questions.questions import NAMES, PROMPT, decisions, option, said
from tests.bot.discord.questions.reader import ENGLISH, Control, Reader, controls
from tests.bot.discord.screens.faults import faults


def give_choose(reader: Reader, decision: Choose, answer: list[str]) -> None:
    ids = [o.id for o in decision.options]
    if not answer and decision.most <= 1:
        reader.reach(lambda c: c.verb == "none")
        return
    for index in sorted(map(ids.index, answer), key=lambda i: decision.options[i].group or ""):
        reader.reach(
            lambda c, i=index: (  # type: ignore[misc]
                (c.verb in ("one", "some") and c.numbers[-1] == i) or (c.verb == "pick" and c.numbers[0] == i)
            )
        )
    if decision.most > 1 and reader.answer is None:
        reader.reach(lambda c: c.verb == "confirm")


def give_order(reader: Reader, decision: Order, answer: list[str]) -> None:
    ids = [o.id for o in decision.options]
    for ident in answer[:-1]:  # the last one takes its place by itself
        index = ids.index(ident)
        reader.reach(lambda c, i=index: c.verb == "next" and c.numbers[-1:] == [i])  # type: ignore[misc]
    if len(ids) != 2:
        reader.reach(lambda c: c.verb == "confirm")


def give_number(reader: Reader, decision: Number, answer: int) -> None:
    place = (answer - decision.low) // decision.step
    form = reader.reach(lambda c: c.verb == "form" or (c.verb == "value" and c.numbers == [place]))
    if isinstance(form, Form):
        reader.type(form, str(answer))


def give_split(reader: Reader, decision: Split, answer: dict[str, int]) -> None:
    if (every := split.ways(decision)) is not None:
        place = every.index(tuple(answer[part.id] for part in decision.parts))
        reader.reach(lambda c: c.verb == "way" and c.numbers == [place])
        return
    form = next((c for c in controls(reader.sees()) if c.verb == "form"), None)
    if form is not None:
        opened = reader.use(form)
        assert isinstance(opened, Form)
        reader.type(opened, *(str(answer[part.id]) for part in decision.parts))
        return
    for i, part in enumerate(decision.parts):
        give_part(reader, i, answer[part.id])
    reader.reach(lambda c: c.verb == "confirm")


def give_part(reader: Reader, part: int, number: int) -> None:
    """By the menu of its numbers or by its form, whichever there is."""

    def wanted(control: Control) -> bool:
        return control.verb in ("give", "form") and control.numbers[:1] == [part]

    if any(c.verb == "part" for c in controls(reader.sees())):
        reader.reach(lambda c: c.verb == "part" and c.numbers == [part])
    control = next(c for c in controls(reader.sees()) if wanted(c))
    if control.verb == "form":
        form = reader.use(control)
        assert isinstance(form, Form)
        reader.type(form, str(number))
        return
    menu = next(m for m in reader.menus() if m.act == control.act)
    reader.pick(menu, [next(e.value for e in menu.entries if e.label.endswith(f": {number}"))])


def give_fill(reader: Reader, decision: Fill, answer: dict[str, str]) -> None:
    slots, ids = [s.id for s in decision.slots], [o.id for o in decision.options]
    for slot, ident in answer.items():
        place, index = slots.index(slot), ids.index(ident)
        reader.reach(lambda c, p=place: c.verb == "slot" and c.numbers == [p])  # type: ignore[misc]
        reader.reach(lambda c, p=place, i=index: c.verb == "put" and c.numbers == [p, i])  # type: ignore[misc]
    for _ in range(2):  # with empty slots that could be filled it is asked if that is meant
        if reader.answer is None:
            reader.reach(lambda c: c.verb == "confirm")


def give(reader: Reader, decision: Decision, answer: Answer) -> None:
    if isinstance(decision, Choose) and isinstance(answer, list):
        give_choose(reader, decision, answer)
    elif isinstance(decision, Number) and isinstance(answer, int):
        give_number(reader, decision, answer)
    elif isinstance(decision, Split) and isinstance(answer, dict):
        give_split(reader, decision, {k: int(v) for k, v in answer.items()})
    elif isinstance(decision, Order) and isinstance(answer, list):
        give_order(reader, decision, answer)
    elif isinstance(decision, Fill) and isinstance(answer, dict):
        give_fill(reader, decision, {k: str(v) for k, v in answer.items()})


@given(decisions, st.text(max_size=4))
def test_every_legal_answer_can_be_given(decision: Decision, seed: str) -> None:
    answer = decision.sample(Dice(seed))
    reader = Reader(decision)
    give(reader, decision, answer)
    given_answer = reader.answer
    if isinstance(decision, Choose) and isinstance(answer, list) and isinstance(given_answer, list):
        answer, given_answer = sorted(answer), sorted(given_answer)
    assert given_answer == answer


@given(decisions, st.text(max_size=4), st.booleans(), st.data())
def test_any_presses_stay_within_the_limits_and_answer_only_legally(
    decision: Decision, seed: str, public: bool, data: st.DataObject
) -> None:
    locked = decision.sample(Dice(seed)) if data.draw(st.booleans()) else None
    reader = Reader(decision, locked, public=public)
    for _ in range(12):
        offered = list(controls(reader.sees()))
        if not offered or reader.answer is not None:
            break
        outcome = reader.use(data.draw(st.sampled_from(offered)))
        if isinstance(outcome, Form):
            outcome = reader.type(
                outcome, *(data.draw(st.sampled_from(["3", "x", "-1", ""])) for _ in outcome.fields)
            )
        assert json.loads(json.dumps(reader.draft)) == reader.draft
    if reader.answer is not None:
        decision.check(reader.answer)


anything = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.sampled_from(["card:0", "card:1"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
damaged = st.one_of(
    st.dictionaries(st.sampled_from(["answer", "at", "tick", "reopened", "x"]), anything),
    st.fixed_dictionaries(
        {
            "answer": st.dictionaries(st.sampled_from(["slot:0", "slot:1", "unit:0", "unit:1"]), anything),
            "at": st.dictionaries(
                st.sampled_from(["slot", "part", "group", "page", "window"]),
                st.one_of(st.integers(-2, 10**7), st.sampled_from(["0", None, 1.5])),
            ),
        }
    ),
)
VERBS = """
    one none some clear confirm value form give part number numbers next back slot put rest group groups
    window page change keep way equal rest nonsense
"""
verbs = st.sampled_from(VERBS.split())
forged = st.one_of(
    st.text(max_size=20),
    st.builds(
        lambda verb, numbers: ".".join((verb, *map(str, numbers))),
        verbs,
        st.lists(st.one_of(st.integers(0, 130), st.integers(-5, 10**12)), max_size=4),
    ),
)


@given(
    decisions,
    damaged,
    forged,
    st.lists(st.one_of(st.integers(-1, 130).map(str), st.text(max_size=4)), max_size=4),
)
def test_forged_presses_and_damaged_drafts_do_no_harm(
    decision: Decision, draft: dict[str, object], act: str, values: list[str]
) -> None:
    fields = dict.fromkeys(("number", "0", "1"), values[0] if values else "")
    for outcome in (
        press(decision, draft, act, values, ENGLISH, names=NAMES),
        submitted(decision, draft, act, fields),
    ):
        if isinstance(outcome, Answered):
            decision.check(outcome.answer)
        if isinstance(outcome, Rejected):
            assert ENGLISH.has(outcome.text.key)
        if isinstance(outcome, Changed):
            assert faults(layout(decision, outcome.draft, ENGLISH, private=True, names=NAMES)) == []
    assert faults(layout(decision, draft, ENGLISH, private=True, names=NAMES)) == []
    assert faults(layout(decision, draft, ENGLISH, private=False, names=NAMES)) == []


@given(decisions)
def test_a_menu_is_a_new_one_after_each_press(decision: Decision) -> None:
    reader = Reader(decision)
    menus = reader.menus()
    assume(menus)
    outcome = reader.use(Control(menus[0].act, menus[0].entries[-1].value))
    assume(isinstance(outcome, Changed))
    assert {m.act for m in menus} & {m.act for m in reader.menus()} == set()


@given(decisions, st.text(max_size=4))
def test_an_answer_alone_is_a_draft_too(decision: Decision, seed: str) -> None:
    """A lost answer is given back as a draft: confirming it gives the same answer."""
    answer = decision.sample(Dice(seed))
    reader = Reader(decision)
    reader.draft = {"answer": answer}
    for _ in range(2):  # a sheet with empty slots asks first
        confirm = next((c for c in controls(reader.sees()) if c.verb == "confirm"), None)
        assume(confirm is not None)
        assert confirm is not None
        reader.use(confirm)
        if reader.answer is not None:
            break
    assert reader.answer is not None
    if isinstance(decision, Choose) and isinstance(answer, list) and isinstance(reader.answer, list):
        assert sorted(reader.answer) == sorted(answer)
    else:
        assert reader.answer == answer


@given(decisions, st.text(max_size=4))
def test_a_sealed_answer_is_changed_and_kept(decision: Decision, seed: str) -> None:
    answer = decision.sample(Dice(seed))
    reader = Reader(decision, locked=answer)
    assert "Sealed" in reader.text()
    assert list(reader.buttons()) == ["Change"]
    reader.press("Change")
    assert "Keep the sealed answer" in reader.buttons()
    reader.press("Keep the sealed answer")
    assert list(reader.buttons()) == ["Change"]


def test_no_menu_is_empty_when_nothing_fits_a_slot() -> None:
    """Only a slot that may stay blank can be so."""
    slots = (Slot(id="slot:0", label=said("Odd"), accepts=("card:9",), blank=True),)
    reader = Reader(Fill(seat=0, prompt=PROMPT, slots=slots, options=(option(1),)))
    assert [isinstance(row, Menu) for row in reader.sees().rows] == [True, False]
    reader.press("Lock in")
    assert reader.answer == {}


CARDS = (option(0), option(1), option(2))
SLOTS = (
    Slot(id="slot:0", label=said("Morning"), accepts=("card:0", "card:1")),
    Slot(id="slot:1", label=said("Noon")),
    Slot(id="slot:2", label=said("Evening")),
)
FILL = Fill(seat=0, prompt=PROMPT, slots=SLOTS, options=CARDS)
ORDER = Order(seat=0, prompt=PROMPT, options=CARDS)
CHOOSE = Choose(seat=0, prompt=PROMPT, options=CARDS)
NUMBER = Number(seat=0, prompt=PROMPT, low=1, high=ENTRIES)
PARTS = tuple(Part(id=f"unit:{n}", label=said(f"Unit {n}"), high=9) for n in range(3))
SPLIT = Split(seat=0, prompt=PROMPT, parts=PARTS, least=9, most=9)
MANY = SPLIT.model_copy(
    update={"parts": tuple(Part(id=f"unit:{n}", label=said("x"), high=9) for n in range(6))}
)


@pytest.mark.parametrize(
    ("decision", "act", "values"),
    [
        (FILL, "put.0.3", ["0"]),
        (FILL, "put.0", ["0"]),
        (FILL, "put.0.0", ["3"]),
        (FILL, "put.0.0", []),
        (FILL, "put.0.0", ["2"]),
        (FILL, "slot.0", ["3"]),
        (FILL, "slot.0", ["0", "1"]),
        (ORDER, "next.0", ["3"]),
        (ORDER, "next.0.3", []),
        (ORDER, "next.0", []),
        (ORDER, "back.0.4", []),
        (SPLIT, "form.0.3", []),
        (MANY, "form.0", []),
        (NUMBER, "form.0", []),
        (CHOOSE, "one", ["0"]),
        (CHOOSE, "one.0", ["x"]),
        (CHOOSE, "one.0", ["0", "1"]),
        (CHOOSE, "one.0.3", []),
        (CHOOSE, "some.0.0", ["0"]),
        (CHOOSE, "confirm.0.4", []),
        (NUMBER, "value.0.25", []),
        (NUMBER, "value.0", ["25"]),
        *(
            (decision, act, values)
            for decision in (CHOOSE, FILL, NUMBER, ORDER, SPLIT)
            for act, values in (("nonsense.0", []), ("nonsense.0.1", []), ("nonsense.0", ["1"]))
        ),
    ],
)
def test_a_press_on_what_is_not_there_is_out_of_date(decision: Decision, act: str, values: list[str]) -> None:
    outcome = press(decision, {}, act, values, ENGLISH, names=NAMES)
    assert isinstance(outcome, Rejected)
    assert outcome.text.key == "widgets.refused.press"


def test_pages_are_turned_in_what_is_put_in_order() -> None:
    many = ORDER.model_copy(update={"options": tuple(option(n) for n in range(ENTRIES + 1))})
    turned = press(many, {"answer": ["card:0"]}, "page.0.1", [], ENGLISH, names=NAMES)
    assert isinstance(turned, Changed)
    assert (turned.draft["answer"], turned.draft["at"]) == (["card:0"], {"page": 1})


@pytest.mark.parametrize(
    ("decision", "act", "values", "answer"),
    [
        (FILL, "put.0.0", ["1"], {"slot:0": "card:1"}),
        (FILL, "put.0.2", ["2"], {"slot:2": "card:2"}),
        (ORDER, "next.0", ["2"], ["card:2"]),
        (ORDER, "next.0.2", [], ["card:2"]),
    ],
)
def test_the_last_things_that_are_there_can_be_pressed(
    decision: Decision, act: str, values: list[str], answer: object
) -> None:
    outcome = press(decision, {}, act, values, ENGLISH, names=NAMES)
    assert isinstance(outcome, Changed)
    assert outcome.draft["answer"] == answer


@pytest.mark.parametrize(("act", "fields"), [("form.0", 3), ("form.0.2", 1)])
def test_a_form_asks_for_all_numbers_or_for_that_of_its_part(act: str, fields: int) -> None:
    outcome = press(SPLIT, {}, act, [], ENGLISH, names=NAMES)
    assert isinstance(outcome, Form)
    assert len(outcome.fields) == fields
    assert outcome.fields[-1].name == "2"


@pytest.mark.parametrize(
    ("distinct", "kept"),
    [
        (True, {"slot:0": "card:1", "slot:2": "card:2"}),
        (False, {"slot:0": "card:1", "slot:1": "card:1", "slot:2": "card:2"}),
    ],
)
def test_a_draft_with_a_forbidden_repeat_keeps_the_first(distinct: bool, kept: dict[str, str]) -> None:
    decision = FILL.model_copy(update={"distinct": distinct})
    assert sheet(decision, {"slot:0": "card:1", "slot:1": "card:1", "slot:2": "card:2"}) == kept
