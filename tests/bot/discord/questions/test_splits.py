"""Layouts of shares: all ways as buttons or a menu, numbers by part, forms."""

import pytest

from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Answered, Changed, Form, Menu
from rules.core.decisions import Part, Rejected, Split
from tests.bot.discord.questions.questions import PROMPT, said
from tests.bot.discord.questions.reader import ENGLISH, Reader
from tests.bot.discord.questions.test_layouts import shape, split


def test_a_few_ways_to_share_are_buttons_and_more_a_menu() -> None:
    reader = Reader(split(3, 2, least=3, most=3))
    ways = ["3 → Unit 0", "2 → Unit 0, 1 → Unit 1", "1 → Unit 0, 2 → Unit 1"]
    assert list(reader.buttons()) == ways
    assert reader.press(ways[1]) == Answered({"unit:0": 2, "unit:1": 1})
    assert list(Reader(split(1, 1, least=0, most=1)).buttons()) == ["1 → Unit 0", "1 → Unit 1", "nothing"]
    many = Reader(split(2, 2, least=0, most=3))
    assert [entry.label for entry in many.menus()[0].entries][:2] == ["2 → Unit 0, 1 → Unit 1", "2 → Unit 0"]
    assert many.choose("nothing") == Answered({"unit:0": 0, "unit:1": 0})


@pytest.mark.parametrize(
    ("pins", "labels"),
    [
        ({"unit:0": "G", "unit:1": "H"}, ["1 → G", "1 → H", "nothing"]),
        ({"unit:0": "1", "unit:1": "2"}, []),  # a number beside a number would not be understood
    ],
)
def test_places_with_long_names_are_shared_among_by_letters(pins: dict[str, str], labels: list[str]) -> None:
    names = ["The quiet wood behind the old mill", "The bridge that nobody has crossed"]
    parts = tuple(Part(id=f"unit:{n}", label=said(name), high=1) for n, name in enumerate(names))
    shared = Split(seat=0, prompt=PROMPT, parts=parts, least=0, most=1)
    shown = layout(shared, {}, ENGLISH, private=True, pins=pins)
    assert [each.label for row in shown.rows if not isinstance(row, Menu) for each in row] == labels
    assert not labels or all(name in "\n".join(shown.lines) for name in names)


def test_places_are_shared_among_in_the_order_of_their_pins() -> None:
    parts = tuple(Part(id=f"unit:{n}", label=said(f"Unit {n}"), high=2) for n in range(2))
    shared = Split(seat=0, prompt=PROMPT, parts=parts, least=0, most=2)
    effects, pins = {"unit:0": said("mine"), "unit:1": said("yours")}, {"unit:1": "G", "unit:0": "H"}
    shown = layout(shared, {}, ENGLISH, private=True, effects=effects, pins=pins)
    assert [line for line in shown.lines if line.startswith("- ")] == [
        "- **G · Unit 1**: yours",
        "- **H · Unit 0**: mine",
    ]
    assert [each.label for row in shown.rows if not isinstance(row, Menu) for each in row] == [
        "2 → G · Unit 1",
        "1 → G · Unit 1, 1 → H · Unit 0",
        "2 → H · Unit 0",
        "1 → G · Unit 1",
        "1 → H · Unit 0",
        "nothing",
    ]


def test_the_numbers_of_an_only_part_are_buttons() -> None:
    reader = Reader(split(3, least=0, most=3))
    assert list(reader.buttons()) == ["0", "1", "2", "3"]
    assert reader.press("2") == Answered({"unit:0": 2})


def test_many_ways_to_share_have_a_menu_for_each_part() -> None:
    reader = Reader(split(9, 9, 9, least=7, most=8))
    assert shape(reader.sees()) == ["menu"] * 3 + [3, 3]
    assert "7 are still missing." in reader.text()
    reader.choose("Unit 0: 3")
    assert reader.buttons()["Confirm"].disabled
    reader.choose("Unit 2: 5", menu=2)
    assert "Total: **8**" in reader.text()
    assert reader.press("Confirm") == Answered({"unit:0": 3, "unit:1": 0, "unit:2": 5})


def test_one_press_shares_equally_or_gives_all_to_one_part_or_the_rest() -> None:
    parts = split(40, 50, least=40, most=40)
    assert Reader(parts).press("20 + 20") == Answered({"unit:0": 20, "unit:1": 20})
    reader = Reader(parts)
    assert reader.press("All: Unit 1") == Answered({"unit:0": 0, "unit:1": 40})
    form = reader.press("Type the numbers")
    assert isinstance(form, Form)
    reader.type(form, "7", "0")
    assert reader.press("The rest: Unit 1") == Answered({"unit:0": 7, "unit:1": 33})
    three = Reader(split(5, 40, 40, least=40, most=40))
    assert three.buttons()["All: Unit 0"].disabled, "there is no room for it"


def test_a_part_offers_only_what_the_sum_leaves_possible() -> None:
    reader = Reader(split(9, 9, 9, least=20, most=20))
    assert [e.label for e in reader.menus()[0].entries] == [f"Unit 0: {n}" for n in range(2, 10)]


def test_five_parts_are_typed_and_a_wrong_sum_is_kept_to_be_mended() -> None:
    reader = Reader(split(9, 9, 9, 9, 9, least=5, most=5))
    form = reader.press("Type the numbers")
    assert isinstance(form, Form)
    refused = reader.type(form, "9", "0", "0", "0", "0")
    assert isinstance(refused, Rejected), "no part can get more than five"
    assert refused.text.args == {"low": 0, "high": 5, "given": 9}
    assert isinstance(reader.type(form, "1", "1", "1", "1", ""), Rejected)
    assert isinstance(reader.type(form, "2", "1", "1", "1", "1"), Changed)
    assert "one too many" in reader.text()
    again = reader.press("Type the numbers")
    assert isinstance(again, Form)
    assert [f.value for f in again.fields] == ["2", "1", "1", "1", "1"]
    assert reader.type(again, "1", "1", "1", "1", "1") == Answered({f"unit:{i}": 1 for i in range(5)})


def test_many_parts_are_given_one_by_one() -> None:
    reader = Reader(split(*[60] * 30, least=33, most=33))
    reader.press("Next")
    reader.choose("Unit 29: 0")
    form = reader.press("Unit 29")
    assert isinstance(form, Form)
    reader.type(form, "30")
    assert "Unit 29: **30**" in reader.text()
    reader.press("Previous")
    reader.choose("Unit 3: 0")
    form = reader.press("Unit 3")
    assert isinstance(form, Form)
    reader.type(form, "3")
    outcome = reader.press("Confirm")
    assert isinstance(outcome, Answered)
    assert isinstance(outcome.answer, dict)
    assert {k: v for k, v in outcome.answer.items() if v} == {"unit:3": 3, "unit:29": 30}
