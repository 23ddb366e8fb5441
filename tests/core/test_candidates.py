"""Answers that a search tries."""

import pytest

from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Option,
    Order,
    Slot,
    Split,
    option,
    part,
)
from rules.core.rng import Dice
from rules.core.search.candidates import _near, _other_choices, _other_sheets, candidates, of_moves
from rules.core.text import Text

ASK = Text(key="peak.ask.x")
CARDS = tuple(option("card", name) for name in "abcdef")
SLOTS = tuple(Slot(id=f"slot:{n}", label=ASK, blank=n == 3) for n in (1, 2, 3))
QUESTIONS: list[tuple[Decision, Answer]] = [
    (Choose(seat=0, prompt=ASK, options=CARDS), ["card:c"]),
    (Choose(seat=0, prompt=ASK, options=CARDS, least=0, most=3), ["card:c", "card:a"]),
    (Number(seat=0, prompt=ASK, low=2, high=20, step=2), 6),
    (
        Split(seat=0, prompt=ASK, parts=(part("u", "a", 3), part("u", "b", 3)), least=2, most=4),
        {"u:a": 2, "u:b": 1},
    ),
    (Order(seat=0, prompt=ASK, options=CARDS[:4]), ["card:d", "card:a", "card:b", "card:c"]),
    (Fill(seat=0, prompt=ASK, slots=SLOTS, options=CARDS), {"slot:1": "card:a", "slot:2": "card:b"}),
]


@pytest.mark.parametrize(("decision", "usual"), QUESTIONS, ids=[each[0].kind for each in QUESTIONS])
def test_candidates_are_different_legal_answers_and_the_usual_one_is_first(
    decision: Decision, usual: Answer
) -> None:
    found = candidates(decision, usual, {}, 8, Dice("some"))
    assert found[0] == usual and 2 < len(found) <= 8
    for number, answer in enumerate(found):
        decision.check(answer)
        assert answer not in found[:number]


@pytest.mark.parametrize(
    ("decision", "usual"),
    [
        (decision, usual)
        for decision, fitting in QUESTIONS
        for usual in (6, ["card:c"], {"slot:1": "card:a"})
        if not isinstance(usual, type(fitting))
    ],
)
def test_a_usual_answer_of_another_kind_of_question_is_a_mistake(decision: Decision, usual: Answer) -> None:
    with pytest.raises(AssertionError, match=f"does not answer a question of the kind {decision.kind}"):
        candidates(decision, usual, {}, 8, Dice("some"))


def test_what_is_chosen_already_is_not_exchanged_for_itself() -> None:
    choice = Choose(seat=0, prompt=ASK, options=CARDS[:3], least=2, most=2)
    assert list(_other_choices(choice, ["card:c", "card:a"])) == [
        ["card:a"],
        ["card:c"],
        ["card:c", "card:a", "card:b"],
        ["card:a", "card:b"],
        ["card:c", "card:b"],
        [],
    ]


def test_near_a_single_choice_lie_the_others_and_none() -> None:
    choice = Choose(seat=0, prompt=ASK, options=CARDS[:3], least=0, most=1)
    found = candidates(choice, ["card:b"], {}, 9, Dice("some"))
    assert found == [["card:b"], ["card:a"], ["card:c"], []]


def test_near_a_number_lie_all_others_the_nearest_first() -> None:
    number, usual = QUESTIONS[2]
    assert list(_near(number, usual)) == [6, 4, 8, 2, 10, 12, 14, 16, 18, 20]


def test_neighbours_of_a_sheet_exchange_two_or_have_another_or_a_blank() -> None:
    sheet = Fill(seat=0, prompt=ASK, slots=SLOTS[1:], options=CARDS[:4])
    assert list(_other_sheets(sheet, {"slot:2": "card:a", "slot:3": "card:b"})) == [
        {"slot:2": "card:b", "slot:3": "card:a"},
        {"slot:2": "card:c", "slot:3": "card:b"},
        {"slot:2": "card:d", "slot:3": "card:b"},
        {"slot:3": "card:b"},
        {"slot:2": "card:a", "slot:3": "card:c"},
        {"slot:2": "card:a", "slot:3": "card:d"},
        {"slot:2": "card:a"},
    ]


def test_of_a_long_list_the_options_that_promise_most_are_tried() -> None:
    worths = {"card:a": 1, "card:f": 9, "card:e": 5}
    found = candidates(QUESTIONS[0][0], ["card:c"], worths, 3, Dice("some"))
    assert found == [["card:c"], ["card:f"], ["card:e"]]


def test_options_that_are_no_moves_are_not_tried() -> None:
    choice = Choose(seat=0, prompt=ASK, options=(*CARDS[:2], option("switch", "off", key="off")))
    assert [each.id for each in _options(of_moves(choice, {"switch"}))] == ["card:a", "card:b"]
    assert of_moves(choice, ()) == choice
    several = choice.model_copy(update={"most": 2})
    assert of_moves(several, {"switch"}) == several  # such a choice is no setting


def test_the_usual_answer_is_tried_even_if_it_is_a_setting() -> None:
    choice = Choose(seat=0, prompt=ASK, options=CARDS[:2])
    assert candidates(choice, ["switch:on"], {}, 8, Dice("some")) == [["switch:on"], ["card:a"], ["card:b"]]


def test_a_question_of_settings_alone_keeps_them() -> None:
    choice = Choose(seat=0, prompt=ASK, options=(option("switch", "off", key="off"),))
    assert of_moves(choice, {"switch"}) == choice


def _options(decision: Decision) -> tuple[Option, ...]:
    assert isinstance(decision, Choose)
    return decision.options
