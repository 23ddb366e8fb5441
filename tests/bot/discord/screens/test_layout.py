"""Limits of Discord on a layout or a form: what it would refuse is found, and what just fits is not."""

from dataclasses import replace

import pytest

from bot.discord.questions.widget_kinds.buttons import buttons_for
from bot.discord.screens import limits
from bot.discord.screens.layout import Button, Entry, Field, Form, Layout, Menu, count
from bot.discord.screens.screen import fits
from tests.bot.discord.screens.faults import faults, form_faults

FIELD = Field("one", "How many?")
FORM = Form("answer", "Answer", (FIELD,))
BUTTON = Button("go", "Go")
ENTRIES = tuple(Entry(f"Zone {n}", f"zone:{n}") for n in range(limits.ENTRIES))
MENU = Menu("where", "Choose", ENTRIES[:3])


def buttons(count: int) -> tuple[Button, ...]:
    return tuple(Button(f"go{n}", "Go") for n in range(count))


def fields(count: int) -> tuple[Field, ...]:
    return tuple(Field(f"field{n}", "How many?") for n in range(count))


@pytest.mark.parametrize(
    ("form", "wrong"),
    [
        (FORM, []),
        (replace(FORM, title="x" * limits.FORM_TITLE), []),
        (replace(FORM, title="x" * (limits.FORM_TITLE + 1)), ["title"]),
        (replace(FORM, title=""), ["title"]),
        (replace(FORM, fields=fields(limits.FIELDS)), []),
        (replace(FORM, fields=fields(limits.FIELDS + 1)), ["fields"]),
        (replace(FORM, fields=()), ["fields"]),
        (replace(FORM, fields=(FIELD, FIELD)), ["names"]),
        (replace(FORM, fields=(replace(FIELD, label="x" * limits.FIELD_LABEL),)), []),
        (replace(FORM, fields=(replace(FIELD, label="x" * (limits.FIELD_LABEL + 1)),)), ["labels"]),
        (replace(FORM, fields=(replace(FIELD, label=""),)), ["labels"]),
        (replace(FORM, fields=(replace(FIELD, description="x" * limits.FIELD_DESCRIPTION),)), []),
        (
            replace(FORM, fields=(replace(FIELD, description="x" * (limits.FIELD_DESCRIPTION + 1)),)),
            ["descriptions"],
        ),
        (replace(FORM, fields=(replace(FIELD, value="x" * limits.FIELD_VALUE),)), []),
        (replace(FORM, fields=(replace(FIELD, value="x" * (limits.FIELD_VALUE + 1)),)), ["values"]),
        (replace(FORM, act="x" * limits.ACT), []),
        (replace(FORM, act="x" * (limits.ACT + 1)), ["ids"]),
        (replace(FORM, act=""), ["ids"]),
    ],
)
def test_of_a_form_all_is_within_its_bounds(form: Form, wrong: list[str]) -> None:
    assert form_faults(form) == wrong


@pytest.mark.parametrize(
    ("menu", "wrong"),
    [
        (MENU, []),
        (replace(MENU, entries=ENTRIES), []),
        (replace(MENU, entries=(*ENTRIES, Entry("One more", "more"))), ["entries"]),
        (replace(MENU, entries=(), least=0, most=0), ["entries", "range"]),
        (replace(MENU, entries=(ENTRIES[0], ENTRIES[0])), ["entries"]),
        (replace(MENU, entries=(Entry("x" * limits.ENTRY, "y" * limits.ENTRY, "z" * limits.ENTRY),)), []),
        (replace(MENU, entries=(Entry("x" * (limits.ENTRY + 1), "y"),)), ["labels"]),
        (replace(MENU, entries=(Entry("  ", "y"),)), ["labels"]),
        (replace(MENU, entries=(Entry("x", "y" * (limits.ENTRY + 1)),)), ["values"]),
        (replace(MENU, entries=(Entry("x", ""),)), ["values"]),
        (replace(MENU, entries=(Entry("x", "y", "z" * (limits.ENTRY + 1)),)), ["descriptions"]),
        (replace(MENU, placeholder="x" * limits.PLACEHOLDER), []),
        (replace(MENU, placeholder="x" * (limits.PLACEHOLDER + 1)), ["placeholder"]),
        (replace(MENU, least=0, most=3), []),
        (replace(MENU, most=4), ["range"]),
        (replace(MENU, least=2), ["range"]),
        (replace(MENU, least=-1), ["range"]),
        (replace(MENU, least=0, most=0), ["range"]),
        (replace(MENU, entries=tuple(replace(entry, picked=True) for entry in ENTRIES[:2])), ["picked"]),
        (replace(MENU, entries=(replace(ENTRIES[0], picked=True), ENTRIES[1])), []),
    ],
)
def test_of_a_menu_all_is_within_its_bounds(menu: Menu, wrong: list[str]) -> None:
    assert faults(Layout((), (menu,))) == [f"{name} of where" for name in wrong]


@pytest.mark.parametrize(
    ("layout", "wrong"),
    [
        (Layout(("x" * (limits.LINES - 1),)), []),
        (Layout(("x" * limits.LINES,)), ["text"]),
        (Layout((), tuple((button,) for button in buttons(limits.ROWS))), []),
        (Layout((), tuple((button,) for button in buttons(limits.ROWS + 1))), ["rows"]),
        (Layout((), ((BUTTON,), (BUTTON,))), ["acts"]),
        (Layout((), ((replace(BUTTON, act="x" * limits.ACT),),)), []),
        (Layout((), ((replace(BUTTON, act="x" * (limits.ACT + 1)),),)), ["ids"]),
        (Layout((), ((replace(BUTTON, act=""),),)), ["ids"]),
        (Layout((), (buttons(limits.ROW),)), []),
        (Layout((), (buttons(limits.ROW + 1),)), ["buttons"]),
        (Layout((), ((),)), ["buttons"]),
        (Layout((), ((replace(BUTTON, label="x" * limits.SHORT),),)), []),
        (Layout((), ((replace(BUTTON, label="x" * (limits.SHORT + 1)),),)), ["label of go"]),
        (Layout((), ((replace(BUTTON, label=" "),),)), ["label of go"]),
    ],
)
def test_of_lines_and_buttons_all_is_within_its_bounds(layout: Layout, wrong: list[str]) -> None:
    assert faults(layout) == wrong


def test_discords_limits_are_those_of_its_documentation() -> None:
    """The limits of the double are written down there a second time."""
    limits_of = (limits.COMPONENTS, limits.TEXT, limits.ID, limits.ROW, limits.LABEL, limits.NONCE)
    assert limits_of == (40, 4000, 100, 5, 80, 25)
    assert (limits.ENTRIES, limits.ENTRY, limits.PLACEHOLDER) == (25, 100, 150)
    assert (limits.FIELDS, limits.FORM_TITLE, limits.FIELD_LABEL) == (5, 45, 45)
    assert (limits.FIELD_DESCRIPTION, limits.FIELD_VALUE) == (100, 4000)


def test_choices_that_a_phone_shows_in_few_lines_need_no_menu() -> None:
    """Fifteen short ones, two side by side, or nine long ones."""
    short, long = ["x" * limits.TINY], ["x" * limits.SHORT]
    assert buttons_for(short * limits.BUTTONS) and buttons_for(short * (limits.BUTTONS - 1), 1)
    assert buttons_for(long * limits.HEIGHT) and not buttons_for(long * (limits.HEIGHT + 1))
    assert not buttons_for([*long * (limits.ROW - 1), "x" * (limits.SHORT + 1)])
    assert not buttons_for(short * limits.BUTTONS, 1)


@pytest.mark.parametrize(("components", "characters", "fit"), [(6, 8, True), (5, 8, False), (6, 7, False)])
def test_a_question_needs_room_for_its_rows_and_its_text_with_line_ends(
    components: int, characters: int, fit: bool
) -> None:
    asked = Layout(("abc", "de"), (buttons(2), MENU))
    assert count(asked) == 5, "two rows with two buttons and a menu; their text is one more"
    assert fits(asked, components, characters) == fit
