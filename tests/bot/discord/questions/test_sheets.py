"""Sheets on Discord: what filling one slot after the other shows, and what a press there means."""

import pytest

from bot.discord.questions.widgets import layout, press
from bot.discord.screens.layout import Answered, Changed, Menu
from rules.core.decisions import Option, Rejected
from tests.bot.discord.questions.questions import said
from tests.bot.discord.questions.reader import ENGLISH, Reader
from tests.bot.discord.questions.test_layouts import sheet
from tests.bot.discord.screens.faults import faults


def test_a_sheet_is_filled_slot_after_slot() -> None:
    reader = Reader(sheet(3, 4))
    empty = tuple(f"**Slot {number}**: *empty*" for number in (1, 2, 3))
    assert reader.sees().lines[1:] == (*empty, "Choose for **Slot 1**")
    assert reader.buttons()["Lock in"].disabled
    reader.press("Card 2")
    assert [e.label for e in reader.menus()[0].entries if e.picked] == ["Slot 2"]
    reader.press("Card 0")
    reader.press("Card 3")
    assert reader.press("Lock in") == Answered({"slot:0": "card:2", "slot:1": "card:0", "slot:2": "card:3"})


def test_what_fills_a_sheet_of_two_slots_answers() -> None:
    reader = Reader(sheet(2, 3))
    reader.press("Card 2")
    assert "-# Your next choice fills the last space and answers." in reader.sees().lines
    assert reader.press("Card 0") == Answered({"slot:0": "card:2", "slot:1": "card:0"})


def test_a_change_to_a_full_sheet_of_two_slots_is_locked_in() -> None:
    """It was taken back to be looked at again."""
    reader = Reader(sheet(2, 3))
    reader.draft = {"answer": {"slot:0": "card:2", "slot:1": "card:0"}}
    reader.choose("Slot 1")
    reader.press("Card 1")
    assert reader.press("Lock in") == Answered({"slot:0": "card:1", "slot:1": "card:0"})


def test_a_used_card_is_marked_and_moves() -> None:
    reader = Reader(sheet(2, 3))
    reader.press("Card 2")
    styles = {label: button.style for label, button in reader.buttons().items() if "Card" in label}
    assert styles == {"Card 0": "primary", "Card 1": "primary", "Card 2": "secondary"}
    reader.press("Card 2")
    assert reader.sees().lines[1:3] == ("**Slot 1**: *empty*", "**Slot 2**: Card 2")


def test_a_card_lies_in_two_slots_where_that_is_allowed() -> None:
    reader = Reader(sheet(2, 3, distinct=False))
    reader.press("Card 2")
    assert reader.press("Card 2") == Answered({"slot:0": "card:2", "slot:1": "card:2"})


@pytest.mark.parametrize("slot", range(3))
def test_the_slot_that_is_open_is_cleared_and_no_other(slot: int) -> None:
    reader = Reader(sheet(3, 3))
    reader.draft = {"answer": {f"slot:{i}": f"card:{i}" for i in range(3)}}
    assert reader.buttons()["Clear this space"].disabled, "none is open"
    reader.choose(f"Slot {slot + 1}")
    reader.press("Clear this space")
    assert reader.draft["answer"] == {f"slot:{i}": f"card:{i}" for i in range(3) if i != slot}


def test_a_slot_that_is_cleared_stays_open_even_if_an_earlier_one_is_empty() -> None:
    reader = Reader(sheet(3, 3))
    reader.draft = {"answer": {"slot:1": "card:1", "slot:2": "card:2"}}
    reader.choose("Slot 3")
    reader.press("Clear this space")
    assert [entry.label for entry in reader.menus()[0].entries if entry.picked] == ["Slot 3"]
    reader.press("Clear all")
    assert [entry.label for entry in reader.menus()[0].entries if entry.picked] == ["Slot 1"]


def test_slots_are_cleared_one_by_one_or_all_at_once() -> None:
    reader = Reader(sheet(3, 5, blank=True))
    for card in ("Card 0", "Card 1", "Card 2"):
        reader.press(card)
    reader.choose("Slot 2")
    reader.press("Clear this space")
    assert reader.sees().lines[1:] == (
        "**Slot 1**: Card 0",
        "**Slot 2**: *empty, may stay empty*",
        "**Slot 3**: Card 2",
        "Choose for **Slot 2**",
    )
    reader.press("Clear all")
    assert reader.press("Lock in") == Answered({})


def test_a_long_sheet_with_spaces_that_could_be_filled_asks_first() -> None:
    cards = sheet(6, 4, blank=True).model_copy(update={"filler": ("card:3",)})
    reader = Reader(cards)
    reader.press("Card 0")
    reader.press("Lock in")
    assert "5 spaces are still empty" in reader.text()
    reader.press("Card 1")
    assert "Lock in like that" not in reader.buttons(), "it is asked anew"
    reader.press("Lock in")
    assert reader.press("Lock in like that") == Answered({"slot:0": "card:0", "slot:1": "card:1"})
    full = Reader(cards)
    for card in ("Card 0", "Card 1", "Card 2"):
        full.press(card)
    assert isinstance(full.press("Lock in"), Answered), "only blanks are left"


def test_numbered_slots_that_may_stay_empty_have_one_line() -> None:
    reader = Reader(sheet(10, 30, blank=True))
    reader.choose("1-25", menu=1)
    reader.choose("Card 20", menu=1)
    assert reader.sees().lines[1:] == (
        "1\\. **Slot 1**: Card 20",
        "*9 spaces are empty, and may stay so.*",
    )


def test_the_rest_is_filled_around_what_was_chosen() -> None:
    reader = Reader(sheet(10, 30))
    reader.choose("5. Slot 5")
    reader.choose("1-25", menu=1)
    reader.choose("Card 20", menu=1)
    reader.press("Fill the rest for me")
    outcome = reader.press("Lock in")
    assert isinstance(outcome, Answered)
    assert isinstance(outcome.answer, dict)
    assert (len(outcome.answer), outcome.answer["slot:4"]) == (10, "card:20")


def test_of_equal_copies_one_is_offered_as_long_as_one_is_left() -> None:
    ids = ("card:blank", "card:blank.2", "card:rage")
    cards = tuple(Option(id=ident, label=said(ident[5:10].capitalize())) for ident in ids)
    reader = Reader(sheet(3, 3).model_copy(update={"options": cards}))
    for offered in (["0", "2"], ["1", "2"]):
        acts = [button.act for button in reader.buttons().values()]
        assert [act.rpartition(".")[2] for act in acts if act.startswith("put.")] == offered
        reader.press("Blank")
    styles = {label: reader.buttons()[label].style for label in ("Blank", "Rage")}
    assert styles == {"Blank": "secondary", "Rage": "primary"}


def test_blanks_fill_the_rest_where_a_game_has_them() -> None:
    reader = Reader(sheet(4, 6, blank=True).model_copy(update={"filler": ("card:4", "card:5")}))
    assert "Fill the rest for me" not in reader.buttons()
    reader.press("Card 1")
    reader.press("Fill the rest with blanks")
    assert reader.buttons()["Fill the rest with blanks"].disabled
    assert reader.press("Lock in") == Answered({"slot:0": "card:1", "slot:1": "card:4", "slot:2": "card:5"})


def test_the_last_plan_is_taken_again_where_it_fits() -> None:
    last = {"slot:0": "card:2", "slot:1": "card:9", "slot:3": "card:0"}
    reader = Reader(sheet(4, 3, blank=True).model_copy(update={"earlier": last}))
    reader.press("My last plan, where it fits")
    assert reader.buttons()["My last plan, where it fits"].disabled
    assert reader.press("Lock in") == Answered({"slot:0": "card:2", "slot:3": "card:0"})
    assert "My last plan, where it fits" not in Reader(sheet(4, 3, blank=True)).buttons()


def test_another_slot_begins_with_all_groups() -> None:
    reader = Reader(sheet(10, 30))
    reader.choose("26-30", menu=1)
    reader.choose("5. Slot 5")
    assert [e.label for e in reader.menus()[1].entries] == ["1-25", "26-30"]


def test_a_sheet_of_many_slots_has_pages_and_a_count() -> None:
    reader = Reader(sheet(30, 30))
    assert "0 of 30 spaces filled." in reader.text()
    reader.press("Next")
    assert [e.label for e in reader.menus()[0].entries] == [f"{i}. Slot {i}" for i in range(26, 31)]


def test_a_sealed_sheet_shows_what_lies_in_it() -> None:
    reader = Reader(sheet(2, 3), locked={"slot:0": "card:2", "slot:1": "card:0"})
    assert reader.sees().lines[1:] == ("🔒 Sealed.", "**Slot 1**: Card 2", "**Slot 2**: Card 0")
    reader.press("Change")
    reader.choose("Slot 2")
    reader.press("Card 1")
    assert reader.press("Lock in") == Answered({"slot:0": "card:2", "slot:1": "card:1"})


def test_what_many_cards_do_is_in_a_menu_below_their_buttons() -> None:
    """There is room for ten of the cards above it, those first that lie nowhere."""
    decision, draft = sheet(3, 12), {"answer": {"slot:0": "card:1", "slot:1": "card:3"}}
    effects = {f"card:{n}": said(f"{n} gold" + " and on" * 8) for n in range(12)}
    shown = layout(decision, draft, ENGLISH, private=True, effects=effects)
    assert faults(shown) == []
    _, first, second, menu, _ = shown.rows
    assert isinstance(menu, Menu)
    assert isinstance(first, tuple) and isinstance(second, tuple)
    assert [b.label for b in (*first, *second)] == [f"Card {n}" for n in (0, 2, *range(4, 12))]
    assert [entry.description[:14] for entry in menu.entries][:3] == [
        "0 gold and on ",
        "now in: Slot 1",
        "2 gold and on ",
    ]
    pressed = press(decision, draft, second[-1].act, (), ENGLISH)
    chosen = press(decision, draft, menu.act, ("11",), ENGLISH)
    assert isinstance(pressed, Changed)
    assert pressed == chosen
    assert pressed.draft["answer"] == {"slot:0": "card:1", "slot:1": "card:3", "slot:2": "card:11"}


def test_a_sealed_sheet_that_is_changed_has_room_for_all_its_rows() -> None:
    decision = sheet(6, 15, blank=True).model_copy(
        update={"filler": ("card:14",), "earlier": {"slot:0": "card:0"}}
    )
    reader = Reader(decision, locked={"slot:0": "card:2"})
    reader.press("Change")
    assert "Keep the sealed answer" in reader.buttons()


def test_a_press_on_an_old_menu_of_a_sheet_is_still_understood() -> None:
    """The act had the slot alone, and the card was the value."""
    changed = press(sheet(3, 4), {}, "put.0.1", ("2",), ENGLISH)
    assert isinstance(changed, Changed)
    assert changed.draft["answer"] == {"slot:1": "card:2"}
    assert isinstance(press(sheet(3, 4), {}, "put.0.1", (), ENGLISH), Rejected)
    assert isinstance(press(sheet(3, 4), {}, "put.0.1.9", (), ENGLISH), Rejected)
