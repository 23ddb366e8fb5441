"""Up to which size a question has a single menu, page or row of buttons, and from which it has more."""

import pytest

from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Layout, Menu
from bot.discord.screens.limits import BUTTONS, ENTRIES, ENTRY, ROW
from rules.core.decisions import Choose, Decision
from tests.bot.discord.questions.questions import PROMPT, option
from tests.bot.discord.questions.reader import ENGLISH, Reader
from tests.bot.discord.questions.test_layouts import choose, sheet, split


def turns(decision: Decision) -> bool:
    """Tell whether there are buttons that turn pages."""
    return {"Previous", "Next"} <= Reader(decision).buttons().keys()


@pytest.mark.parametrize(
    ("decision", "turned"),
    [
        (sheet(ENTRIES, 30), False),
        (sheet(ENTRIES + 1, 30), True),
        (split(*[3] * ENTRIES, least=20, most=20), False),
        (split(*[3] * (ENTRIES + 1), least=20, most=20), True),
        (choose(5 * (1 + ENTRIES), group=5), False),  # the first group is open
        (choose(5 * (2 + ENTRIES), group=5), True),
    ],
    ids=["25 slots", "26 slots", "25 parts", "26 parts", "25 groups in the menu", "26 groups in the menu"],
)
def test_pages_are_turned_only_where_one_menu_does_not_hold_all(decision: Decision, turned: bool) -> None:
    assert turns(decision) is turned


@pytest.mark.parametrize(("slots", "counted"), [(ENTRIES, False), (ENTRIES + 1, True)])
def test_of_a_sheet_that_is_not_shown_whole_the_filled_slots_are_counted(slots: int, counted: bool) -> None:
    assert (f"0 of {slots} spaces filled." in Reader(sheet(slots, 30)).text()) is counted


@pytest.mark.parametrize("slots", [ENTRIES, ENTRIES + 1])
def test_of_a_sealed_sheet_the_first_slots_are_shown(slots: int) -> None:
    locked = {f"slot:{n}": f"card:{n}" for n in range(slots)}
    lines = Reader(sheet(slots, 30), locked).sees().lines
    assert [line.partition("**: ")[2] for line in lines[2:]] == [f"Card {n}" for n in range(ENTRIES)]


@pytest.mark.parametrize(
    ("decision", "buttons"),
    [
        (choose(ROW - 1), [ROW]),
        (choose(ROW), [ROW, 1]),
        (choose(16), [None, 1]),
        (choose(2 * ROW), [ROW, ROW, 1]),
    ],
)
def test_the_button_that_keeps_a_sealed_answer_comes_last(
    decision: Choose, buttons: list[int | None]
) -> None:
    reader = Reader(decision, ["card:0"])
    reader.press("Change")
    assert [None if isinstance(row, Menu) else len(row) for row in reader.sees().rows] == buttons
    assert [*reader.buttons()][-1] == "Keep the sealed answer"


def test_while_a_sealed_answer_is_changed_it_is_still_named() -> None:
    reader = Reader(choose(3), ["card:1"])
    before = reader.sees().lines[-1]
    reader.press("Change")
    assert reader.sees().lines[-1] == before == "🔒 Sealed: Card 1"


@pytest.mark.parametrize(
    ("group", "names"),
    [(ENTRIES, ["realm:r0", "realm:r1"]), (ENTRIES + 1, ["realm:r0 1-25", "realm:r0 26-26", "realm:r1"])],
)
def test_a_group_that_one_menu_holds_has_its_name_alone(group: int, names: list[str]) -> None:
    assert [menu.placeholder for menu in Reader(choose(ENTRIES + group, group=group)).menus()] == names


@pytest.mark.parametrize(("high", "buttons"), [(BUTTONS - 1, True), (BUTTONS, False)])
def test_so_many_numbers_of_an_only_part_are_buttons(high: int, buttons: bool) -> None:
    assert (not Reader(split(high, least=0, most=high)).menus()) is buttons


@pytest.mark.parametrize(
    ("highs", "menus"), [((24, 24, 24), 3), ((24, 24, 25), 0), ((9, 9, 9, 9), 0), ((9, 9), 2)]
)
def test_up_to_three_parts_have_menus_if_each_holds_all_numbers(highs: tuple[int, ...], menus: int) -> None:
    assert len(Reader(split(*highs, least=0, most=sum(highs))).menus()) == menus


@pytest.mark.parametrize(("ways", "whole"), [(ENTRIES, True), (ENTRIES + 1, False)])
def test_so_many_ways_to_share_are_in_one_menu(ways: int, whole: bool) -> None:
    decision = split(ways - 1, ways - 1, least=ways - 1, most=ways - 1)
    assert ([len(menu.entries) for menu in Reader(decision).menus()] == [ways]) is whole


@pytest.mark.parametrize(
    ("over", "description"), [("", ""), ("y", "…yy")], ids=["it just fits", "one letter too long"]
)
def test_a_label_goes_on_below_only_if_it_is_cut(over: str, description: str) -> None:
    label = "x" * (ENTRY - 1) + "y" + over
    [menu] = Reader(Choose(seat=0, prompt=PROMPT, options=(option(0, label), option(1)))).menus()
    assert menu.entries[0].description == description


def choices(shown: Layout) -> list[object]:
    """List what can be pressed or chosen, and what is picked in menus."""
    return [row.entries if isinstance(row, Menu) else row for row in shown.rows]


@pytest.mark.parametrize(
    ("decision", "name", "last"),
    [(sheet(3, 3), "slot", 2), (split(*[9] * 6, least=3, most=30), "part", 5)],
    ids=["slot", "part"],
)
def test_a_place_after_the_last_one_is_not_open(decision: Decision, name: str, last: int) -> None:
    """As a draft of an older question may have it."""
    none, there, after = (
        choices(layout(decision, {"at": at}, ENGLISH, private=True))
        for at in ({}, {name: last}, {name: last + 1})
    )
    assert there != none == after
