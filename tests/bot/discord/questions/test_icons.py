"""Places of the icons of options; even the longest ones leave a question within Discord's limits."""

from hypothesis import given

from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Layout, Menu
from rules.core.decisions import Choose, Decision, Fill, Order, Slot
from tests.bot.discord.questions.questions import PROMPT, decisions, option, said
from tests.bot.discord.questions.reader import ENGLISH
from tests.bot.discord.screens.faults import faults


def icon(ident: str) -> str:
    """An emoji of the application, as long as can be."""
    return f"<:{ident.replace(':', '_'):a<32}:1437219384756129834>"


def shown(decision: Decision, draft: dict[str, object] | None = None, *, private: bool = True) -> Layout:
    return layout(decision, draft or {}, ENGLISH, private=private, icon=icon)


def icons(seen: Layout) -> list[str | None]:
    """Return the icons of all options, on buttons or in menus."""
    return [
        each.emoji
        for row in seen.rows
        for each in (row.entries if isinstance(row, Menu) else row)
        if (each.emoji or "").startswith("<:")
    ]


def cards(number: int) -> Choose:
    return Choose(seat=0, prompt=PROMPT, options=tuple(map(option, range(number))))


def test_options_have_their_icons_on_buttons_and_in_menus() -> None:
    for number in (3, 20):
        assert icons(shown(cards(number))) == [icon(f"card:{i}") for i in range(number)]


def test_an_icon_that_all_options_share_is_left_out() -> None:
    shown = layout(cards(3), {}, ENGLISH, private=True, icon=lambda ident: "🃏")
    assert [each.emoji for row in shown.rows if not isinstance(row, Menu) for each in row] == [None] * 3


def test_what_is_picked_in_order_has_icons_too() -> None:
    order = Order(seat=0, prompt=PROMPT, options=cards(3).options)
    seen = shown(order, {"answer": ["card:1"]})
    assert icons(seen) == [icon("card:0"), icon("card:2")]
    assert seen.lines[1] == f"1. {icon('card:1')} Card 1"


def test_a_sheet_has_icons_in_its_lines_unless_they_are_many() -> None:
    for slots, expected in (
        (10, f"1\\. **Slot 0**: {icon('card:0')} Card 0"),
        (11, "1\\. **Slot 0**: Card 0"),
    ):
        places = tuple(Slot(id=f"slot:{i}", label=said(f"Slot {i}")) for i in range(slots))
        sheet = Fill(seat=0, prompt=PROMPT, slots=places, options=cards(12).options)
        assert shown(sheet, {"answer": {"slot:0": "card:0"}}).lines[1] == expected


def test_the_icon_of_most_things_for_a_space_is_left_out() -> None:
    slots = tuple(Slot(id=f"slot:{i}", label=said(f"Slot {i}")) for i in range(3))
    sheet = Fill(seat=0, prompt=PROMPT, slots=slots, options=cards(5).options)
    seen = layout(
        sheet, {}, ENGLISH, private=True, icon=lambda ident: "✨" if ident in ("card:1", "card:4") else "🃏"
    )
    shown = [
        each
        for row in seen.rows
        if not isinstance(row, Menu)
        for each in row
        if each.label.startswith("Card")
    ]
    assert [each.emoji for each in shown] == [None, "✨", None, None, "✨"]


def test_the_channel_sees_no_icon_of_a_secret_option() -> None:
    offered = (option(0), option(1, secret=True), option(2, secret=True))
    decision = Choose(seat=0, prompt=PROMPT, options=offered)
    assert icons(shown(decision, private=False)) == [icon("card:0")]


@given(decisions)
def test_no_question_becomes_too_large(decision: Decision) -> None:
    assert faults(shown(decision)) == []
