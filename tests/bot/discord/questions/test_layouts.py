"""Layouts of questions; the channel never sees a secret option."""

from collections.abc import Sequence
from types import MappingProxyType

import pytest

from bot.discord.questions import widgets
from bot.discord.questions.widget_kinds.pages import _pages_of, pages
from bot.discord.questions.widgets import layout, press
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Form, Layout, Menu, count
from bot.discord.screens.speech import Forms
from rules.core.decisions import (
    Choose,
    Fill,
    Number,
    Order,
    Part,
    Rejected,
    Slot,
    Split,
)
from rules.core.text import Text
from tests.bot.discord.questions.questions import PROMPT, option, said
from tests.bot.discord.questions.reader import ENGLISH, Reader


def choose(number: int, least: int = 1, most: int = 1, group: int = 0) -> Choose:
    """`Card 0` to `Card n-1`, in groups of `group` cards."""
    cards = (option(i, group=f"realm:r{i // group}" if group else None) for i in range(number))
    return Choose(seat=0, prompt=PROMPT, options=tuple(cards), least=least, most=most)


def split(*highs: int, least: int, most: int) -> Split:
    parts = tuple(Part(id=f"unit:{i}", label=said(f"Unit {i}"), high=high) for i, high in enumerate(highs))
    return Split(seat=0, prompt=PROMPT, parts=parts, least=least, most=most)


def sheet(slots: int, cards: int, *, blank: bool = False, distinct: bool = True) -> Fill:
    places = tuple(Slot(id=f"slot:{i}", label=said(f"Slot {i + 1}"), blank=blank) for i in range(slots))
    offered = tuple(option(i) for i in range(cards))
    return Fill(seat=0, prompt=PROMPT, slots=places, options=offered, distinct=distinct)


def shape(shown: Layout) -> list[int | str]:
    """Rows as the number of their buttons, or `menu`."""
    return ["menu" if isinstance(row, Menu) else len(row) for row in shown.rows]


# --- choose --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (choose(1), [1]),
        (choose(5), [5]),
        (choose(4, least=0), [5]),
        (choose(10), [5, 5]),
        (choose(15), [5, 5, 5]),
        (choose(14, least=0), [5, 5, 5]),
        (choose(15, least=0), ["menu", 1]),
        (choose(16), ["menu"]),
        (choose(25, least=0), ["menu", 1]),
        (choose(26), ["menu", "menu"]),
        (choose(75), ["menu", "menu", "menu"]),
        (choose(76), ["menu", "menu"]),
        (choose(3, most=2), [3, 2]),
        (choose(10, most=2), [5, 5, 2]),
        (choose(11, most=2), ["menu", 2]),
        (choose(3, least=0, most=0), [1]),
    ],
)
def test_the_shape_of_a_choice(decision: Choose, expected: list[int | str]) -> None:
    assert shape(Reader(decision).sees()) == expected


def test_long_labels_are_not_put_on_buttons() -> None:
    cards = (option(0, "short"), option(1, "a label that no telephone shows on a button"))
    reader = Reader(Choose(seat=0, prompt=PROMPT, options=cards))
    assert shape(reader.sees()) == ["menu"]


def test_what_a_label_has_no_room_for_goes_on_below_it() -> None:
    cards = tuple(option(i, f"{i} " + "word " * 30) for i in range(2))
    entry = Reader(Choose(seat=0, prompt=PROMPT, options=cards)).menus()[0].entries[0]
    assert (len(entry.label) <= 100, entry.label[-1], entry.description[0]) == (True, "…", "…")
    assert entry.description.endswith("word")


def test_the_first_group_is_open_and_the_others_are_behind_one_menu() -> None:
    reader = Reader(choose(60, group=30))
    assert [menu.placeholder for menu in reader.menus()] == ["realm:r0 1-25", "Choose a group"]
    assert [e.label for e in reader.menus()[1].entries] == [
        "realm:r0 26-30",
        "realm:r1 1-25",
        "realm:r1 26-30",
    ]
    reader.choose("realm:r1 26-30", menu=1)
    assert [e.label for e in reader.menus()[2].entries] == [f"Card {i}" for i in range(55, 60)]
    reader.choose("realm:r0 26-30", menu=1)
    assert [e.label for e in reader.menus()[1].entries if e.picked] == ["realm:r0 26-30"]
    assert reader.choose("Card 27", menu=2) == Answered(["card:27"])
    assert reader.choose("Card 7") == Answered(["card:7"])


def test_a_group_of_which_nothing_is_offered_has_no_page() -> None:
    """As in a long order, from which a whole group is picked already."""
    options = choose(60, group=20).options
    left = _pages_of(options, frozenset({5, 45, 59}))
    assert [(page.group, page.indexes[0], offered) for page, offered in left] == [
        ("realm:r0", 0, [5]),
        ("realm:r2", 40, [45, 59]),
    ]


def test_up_to_three_groups_are_all_open() -> None:
    reader = Reader(choose(60, group=20))
    assert [menu.placeholder for menu in reader.menus()] == ["realm:r0", "realm:r1", "realm:r2"]
    assert reader.choose("Card 50", menu=2) == Answered(["card:50"])


def test_small_groups_have_menus_together_if_all_can_be_open() -> None:
    reader = Reader(choose(34, group=5))
    assert [menu.placeholder for menu in reader.menus()] == ["realm:r0 – realm:r4", "realm:r5 – realm:r6"]  # noqa: RUF001
    assert reader.choose("Card 33", menu=1) == Answered(["card:33"])


def test_more_than_25_groups_have_pages() -> None:
    reader = Reader(choose(120, group=4))
    assert reader.buttons()["Previous"].disabled
    reader.press("Next")
    assert reader.buttons()["Next"].disabled
    assert [e.label for e in reader.menus()[1].entries] == [f"realm:r{i}" for i in range(26, 30)]
    reader.choose("realm:r29", menu=1)
    assert reader.choose("Card 119", menu=2) == Answered(["card:119"])


def test_several_are_picked_over_pages_and_confirmed() -> None:
    reader = Reader(choose(80, least=2, most=3, group=20))
    reader.choose("Card 4")
    reader.choose("realm:r1", menu=1)
    reader.choose("Card 27", menu=2)
    reader.choose("realm:r2", menu=1)
    assert reader.menus()[1].entries[0].description == "1 chosen"
    reader.choose("Card 50", menu=2)
    assert "Chosen (3): Card 4, Card 27, Card 50" in reader.text()
    assert reader.press("Confirm") == Answered(["card:4", "card:27", "card:50"])


def test_a_fixed_number_from_one_menu_is_the_answer() -> None:
    assert Reader(choose(11, least=2, most=2)).choose("Card 0", "Card 2") == Answered(["card:0", "card:2"])


def test_what_is_not_chosen_again_in_a_menu_is_dropped() -> None:
    reader = Reader(choose(11, most=3))
    reader.choose("Card 1", "Card 2")
    reader.choose("Card 2")
    assert reader.press("Confirm") == Answered(["card:2"])


def test_confirm_waits_for_a_legal_number() -> None:
    reader = Reader(choose(60, least=2, most=2, group=20))
    assert reader.buttons()["Confirm"].disabled
    for menu, card in enumerate(("Card 1", "Card 21", "Card 41")):
        reader.choose(card, menu=menu)
    assert reader.buttons()["Confirm"].disabled, "three of two"


# --- number --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("high", "expected"), [(10, [5, 5]), (15, [5, 5, 5]), (16, ["menu"]), (25, ["menu"]), (26, [1])]
)
def test_the_shape_of_a_number(high: int, expected: list[int | str]) -> None:
    assert shape(Reader(Number(seat=0, prompt=PROMPT, low=1, high=high)).sees()) == expected


def test_what_numbers_do_is_told_below_buttons_and_in_menus() -> None:
    effects = {f"number:{n}": said(f"{9 - n} stay") for n in (0, 9, 10)}
    few = layout(Number(seat=0, prompt=PROMPT, low=0, high=9), {}, ENGLISH, private=True, effects=effects)
    assert few.lines[1:] == ("- **0**: 9 stay", "- **9**: 0 stay")
    more = layout(Number(seat=0, prompt=PROMPT, low=0, high=15), {}, ENGLISH, private=True, effects=effects)
    [menu] = more.rows
    assert isinstance(menu, Menu)
    assert [entry.description for entry in menu.entries if entry.description] == [
        "9 stay",
        "0 stay",
        "-1 stay",
    ]


def test_numbers_that_tell_each_other_are_said_by_the_first_and_the_last() -> None:
    asked = Number(seat=0, prompt=PROMPT, low=1, high=5)

    def told(left: Sequence[int], where: str = "zone:a") -> Sequence[str]:
        effects = {
            f"number:{n}": Text(key="kemet.effect.parted", args={"moving": n, "stays": stays, "zone": where})
            for n, stays in enumerate(left, 1)
        }
        return layout(asked, {}, ENGLISH, private=True, effects=effects).lines[1:]

    assert told([4, 3, 2, 1, 0]) == (
        "- **1**: 1 unit goes on, 4 stay",
        "- **5**: 5 units go on, nobody stays",
    )
    assert len(told([4, 3, 2, 2, 2])) == 5, "from 3 on it is otherwise, and each is said"


def test_the_purposes_of_a_share_stand_above_the_widgets_or_in_its_menu() -> None:
    effects = {"unit:0": said("holds the river")}
    five = split(*[9] * 5, least=1, most=18)
    for shared in (split(2, 2, least=1, most=3), split(9, 9, least=1, most=18), five):  # all ways; menus
        shown = layout(shared, {}, ENGLISH, private=True, effects=effects)
        assert "- **Unit 0**: holds the river" in shown.lines
    many = layout(split(*[2] * 6, least=1, most=6), {}, ENGLISH, private=True, effects=effects)
    [menu] = [row for row in many.rows if isinstance(row, Menu)]
    assert [entry.description for entry in menu.entries[:2]] == ["0 to 2 · holds the river", "0 to 2"]


def test_a_typed_number_must_fit() -> None:
    reader = Reader(Number(seat=0, prompt=PROMPT, low=-50, high=50, step=2))
    assert "From -50 to 50, in steps of 2." in reader.text()
    form = reader.press("Type a number")
    assert isinstance(form, Form)
    assert isinstance(reader.type(form, "three"), Rejected)
    assert isinstance(reader.type(form, "3"), Rejected)
    assert reader.type(form, " −8 ") == Answered(-8)  # noqa: RUF001 - a true minus sign


# --- order ---------------------------------------------------------------------------------------


def order(number: int) -> Order:
    return Order(seat=0, prompt=PROMPT, options=tuple(option(i) for i in range(number)))


def test_an_order_is_picked_one_by_one_and_the_last_one_follows() -> None:
    reader = Reader(order(3))
    reader.press("Card 2")
    reader.press("Card 0")
    assert reader.sees().lines[1:] == ("1. Card 2", "2. Card 0", "3. Card 1")
    assert reader.press("Confirm") == Answered(["card:2", "card:0", "card:1"])


def test_of_two_the_first_pick_is_the_answer() -> None:
    assert Reader(order(2)).press("Card 1") == Answered(["card:1", "card:0"])


def test_the_last_pick_of_an_order_is_taken_back() -> None:
    reader = Reader(order(4))
    reader.press("Card 3")
    reader.press("Card 1")
    reader.press("Take the last one back")
    assert reader.sees().lines[1:] == ("1. Card 3",)
    reader.press("Clear")
    assert reader.sees().lines[1:] == ()


def test_a_long_order_shows_its_newest_lines() -> None:
    cards = tuple(option(i, f"Card {i} " + "long " * 30) for i in range(40))
    reader = Reader(Order(seat=0, prompt=PROMPT, options=cards))
    reader.draft = {"answer": [o.id for o in cards[:30]]}
    lines = reader.sees().lines
    assert (lines[0], lines[1]) == ("What now?", "…")
    assert lines[-1].startswith("30. Card 29")


def test_lines_are_cut_only_where_they_would_be_too_long() -> None:
    room = limits.LINES - len("\n…") - len("What now?")
    fits = ["x" * 99] * (room // 100)
    assert widgets._fitted(["What now?", *fits]) == ("What now?", *fits)
    cut = widgets._fitted(["What now?", *fits, "y" * (room % 100)])
    assert cut == ("What now?", "…", *fits[1:], "y" * (room % 100))
    full, more = [*fits, "y" * (room % 100 - 1)], ["z" * 99] * 7
    many = widgets._fitted(["What now?", *full, *more])
    assert many == ("What now?", "…", *full[7:], *more)


# --- the checks themselves -----------------------------------------------------------------------


def test_components_are_counted_with_those_inside() -> None:
    assert count(Reader(sheet(2, 3)).sees()) == 2 + 4 + 5


THREE = Forms(places=MappingProxyType({PROMPT.key: ("card:0", "card:1", "card:2")}))


def test_buttons_keep_their_places_where_a_game_says_so() -> None:
    """An option not possible this time stands where it always stands, and can't be pressed."""
    decision = Choose(seat=0, prompt=PROMPT, options=(option(2), option(7), option(0)))
    shown = layout(decision, {}, ENGLISH, private=False, forms=THREE)
    [row] = shown.rows
    assert isinstance(row, tuple)
    assert [(button.label, button.disabled) for button in row] == [
        ("Card 0", False),
        ("card:1", True),
        ("Card 2", False),
        ("Card 7", False),
    ]
    assert press(decision, {}, row[2].act, (), ENGLISH) == Answered(["card:2"])
    assert isinstance(press(decision, {}, row[1].act, (), ENGLISH), Rejected)


@pytest.mark.parametrize(("count", "one"), [(limits.ENTRIES, True), (limits.ENTRIES + 1, False)])
def test_options_are_paged_only_where_one_menu_cannot_hold_them(count: int, one: bool) -> None:
    options = tuple(option(n, group="group:north" if n % 2 else "group:south") for n in range(count))
    found = pages(options)
    assert [page.group for page in found] == ([None] if one else ["group:south", "group:north"])
    assert sorted(index for page in found for index in page.indexes) == [*range(count)]
