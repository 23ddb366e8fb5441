"""Many options as buttons: what is written on them and said of them, and how several are picked."""

import pytest

from bot.discord.questions.widgets import layout, press
from bot.discord.screens.layout import Answered, Menu
from bot.discord.screens.speech import Forms
from rules.core.decisions import Choose, Option
from rules.core.text import Text
from tests.bot.discord.questions.questions import PROMPT, option, said
from tests.bot.discord.questions.reader import ENGLISH, Reader
from tests.bot.discord.questions.test_layouts import choose
from tests.bot.discord.screens.faults import faults

LONG = "and so on" + " and on" * 7


def test_the_last_of_a_fixed_number_of_buttons_is_the_answer() -> None:
    reader = Reader(choose(3, least=2, most=2))
    reader.press("Card 2")
    reader.press("Card 2")
    assert "Chosen" not in reader.text(), "the second press drops it"
    reader.press("Card 2")
    assert reader.press("Card 0") == Answered(["card:0", "card:2"])


def test_more_buttons_than_may_be_chosen_cannot_be_pressed() -> None:
    reader = Reader(choose(4, most=2))
    reader.press("Card 3")
    reader.press("Card 1")
    assert [button.disabled for label, button in reader.buttons().items() if "Card" in label] == [
        True,
        False,
        True,
        False,
    ]
    assert "press a chosen one to drop it" in reader.text()
    assert reader.press("Confirm") == Answered(["card:1", "card:3"])


def test_a_choice_that_is_off_says_why() -> None:
    places = {PROMPT.key: ("card:7", "card:1")}
    shown = layout(choose(3), {}, ENGLISH, private=True, forms=Forms(places=places))
    [row] = shown.rows
    assert isinstance(row, tuple)
    assert [button.disabled for button in row] == [True, False, False, False]
    assert shown.lines[1:] == ("-# Grey: not possible this time.",)
    assert layout(choose(3), {}, ENGLISH, private=True).lines[1:] == ()


def test_an_answer_that_does_nothing_comes_last_in_grey() -> None:
    forms = Forms(last=("card:0",))
    [row] = layout(choose(3), {}, ENGLISH, private=True, forms=forms).rows
    assert isinstance(row, tuple)
    styles = [(button.label, button.style) for button in row]
    assert styles == [("Card 1", "primary"), ("Card 2", "primary"), ("Card 0", "secondary")]
    [menu] = layout(choose(30), {}, ENGLISH, private=True, forms=forms).rows[:1]
    assert isinstance(menu, Menu)
    assert menu.entries[-1].label == "Card 0"
    [alone] = layout(choose(1), {}, ENGLISH, private=True, forms=forms).rows
    assert isinstance(alone, tuple)
    assert alone[0].style == "primary", "an only button"


def test_an_answer_that_does_nothing_as_things_stand_comes_last_in_grey() -> None:
    effects = {f"card:{n}": Text(key=f"gain{n}", args={"units": n, "coins": 0}) for n in range(3)}
    for numbers, last in [(("units", "coins"), "card:0"), (("units",), "card:0"), ((), None)]:
        forms = Forms(nothing={f"gain{n}": numbers for n in range(3)} if numbers else {})
        shown = layout(choose(3), {}, ENGLISH, private=True, forms=forms, effects=effects)
        [row, *_] = shown.rows
        assert isinstance(row, tuple)
        grey = [button.label for button in row if button.style == "secondary"]
        assert grey == ([row[-1].label] if last else []), f"grey where {numbers} are 0"
        assert row[-1].label == ("Card 0" if last else "Card 2")
        assert row[-1].label in shown.lines[-1], "lines and buttons are in one order"


def test_what_is_the_same_for_several_buttons_is_said_once() -> None:
    effects = {f"card:{n}": said("row 1" if n < 6 else "row 2") for n in range(7)}
    shown = layout(choose(8), {}, ENGLISH, private=True, effects=effects)
    assert shown.lines[1:] == (
        "- **Card 0**, **Card 1**, **Card 2**, **Card 3**, **Card 4**, …: row 1",
        "- **Card 6**: row 2",
    )
    alike = {f"card:{n}": said("costs 1 gold") for n in range(3)}
    assert layout(choose(3), {}, ENGLISH, private=True, effects=alike).lines[1:] == ("- costs 1 gold",)


def test_places_of_which_the_same_is_said_stand_there_by_their_pins() -> None:
    effects = {f"card:{n}": said("far" if n else "near") for n in range(3)}
    pins = {f"card:{n}": f"K{n}" for n in range(3)}
    shown = layout(choose(3), {}, ENGLISH, private=True, effects=effects, pins=pins)
    assert shown.lines[1:] == ("- **K0 · Card 0**: near", "- **K1**, **K2**: far")


def test_a_number_in_a_name_does_not_stand_for_the_place() -> None:
    options = tuple(option(n, f"District {n}") for n in range(1, 4))
    effects = {each.id: said("far" if each.id == "card:1" else "near") for each in options}
    pins = {each.id: each.id.removeprefix("card:") for each in options}
    asked = Choose(seat=0, prompt=PROMPT, options=options)
    shown = layout(asked, {}, ENGLISH, private=True, effects=effects, pins=pins)
    assert shown.lines[1:] == ("- **District 1**: far", "- **District 2**, **District 3**: near")


def test_what_two_places_begin_with_is_left_out_where_the_question_says_it() -> None:
    options = tuple(option(n, f"Walls: {side}") for n, side in enumerate(("north", "east")))
    asked = Choose(seat=0, prompt=said("Where are its walls?"), options=options)
    [row] = layout(asked, {}, ENGLISH, private=True, pins={"card:0": "1", "card:1": "2"}).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["1 · north", "2 · east"]


def test_what_all_effects_end_with_is_said_once() -> None:
    effects = {f"card:{n}": said(f"{n} food; empty; near") for n in range(3)}
    shown = layout(choose(3), {}, ENGLISH, private=True, effects=effects)
    assert shown.lines[1:] == (
        "- **Card 0**: 0 food",
        "- **Card 1**: 1 food",
        "- **Card 2**: 2 food",
        "- in any case: empty; near",
    )


def test_what_many_labels_begin_with_is_said_once_above() -> None:
    labels = ("Build: Castle", "Build: Mine", "Build: Store", "Buy: Tile", "End")
    options = tuple(option(n, label) for n, label in enumerate(labels))
    shown = layout(Choose(seat=0, prompt=PROMPT, options=options), {}, ENGLISH, private=True)
    [row] = shown.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Castle", "Mine", "Store", "Buy: Tile", "End"]
    assert shown.lines[1:] == ("**Build:** Castle … Store",)


def test_what_buttons_begin_with_names_first_and_last_as_they_stand() -> None:
    options = tuple(option(n, f"Buy: {it}") for n, it in enumerate(("Onyx", "Ruby", "Sapphire")))
    asked, forms = Choose(seat=0, prompt=PROMPT, options=options), Forms(last=("card:0",))
    shown = layout(asked, {}, ENGLISH, private=True, forms=forms)
    [row] = shown.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Ruby", "Sapphire", "Onyx"]
    assert shown.lines[1:] == ("**Buy:** Ruby … Onyx",)


def test_what_the_question_names_is_not_said_again() -> None:
    options = tuple(option(n, f"Walls: {side}") for n, side in enumerate(("north", "east", "south")))
    asked = Choose(seat=0, prompt=said("Where are its walls?"), options=options)
    shown = layout(asked, {}, ENGLISH, private=True, effects={"card:1": said("2 points")})
    [row] = shown.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["north", "east", "south"]
    assert shown.lines[1:] == ("- **east**: 2 points",)


@pytest.mark.parametrize("most", [1, 2], ids=["one", "several"])
def test_what_many_buttons_do_is_said_in_a_menu_below_them_that_works_too(most: int) -> None:
    decision, effects = choose(7, most=most), {f"card:{n}": said(f"{n} gold {LONG}") for n in range(7)}
    shown = layout(decision, {}, ENGLISH, private=True, effects=effects)
    assert faults(shown) == []
    assert not [line for line in shown.lines if "gold" in line]
    [menu] = [row for row in shown.rows if isinstance(row, Menu)]
    assert [entry.description for entry in menu.entries] == [f"{n} gold {LONG}" for n in range(7)]
    first = shown.rows[0]
    assert isinstance(first, tuple)
    assert press(decision, {}, first[3].act, (), ENGLISH) == press(decision, {}, menu.act, ("3",), ENGLISH)


def test_long_names_of_many_pieces_are_short_on_buttons() -> None:
    names = ("emerald_cliff", "shore_lake", "owlwatch")
    cells = [f"cell:{realm}_{name}" for name in names for realm in ("light", "dark")]
    options = tuple(Option(id=ident, label=Text(key="label", args={"it": ident})) for ident in cells)
    labels = [*Reader(Choose(seat=0, prompt=PROMPT, options=options)).buttons()]
    assert labels[:4] == ["Emerald Cliff (L)", "Emerald Cliff (D)", "Shore Lake (L)", "Shore Lake (D)"]
    few = [*Reader(Choose(seat=0, prompt=PROMPT, options=options[:2])).buttons()]
    assert few == ["Emerald Cliff (light)", "Emerald Cliff (dark)"]
