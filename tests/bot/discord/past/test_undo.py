"""Words before an undo: what it takes, what would be lost, and who decides."""

from dataclasses import replace

import pytest
from discord import ButtonStyle, ui

from bot.discord.past import undo
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen
from bot.table.model import Person, Player, RewindBy, TableInfo, TakeBack
from bot.table.past.turns import Turn
from rules.core.decisions import Answer, Choose, Decision, Fill, Slot, option
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.past.test_pages import PLAYERS, TABLE, WORDS
from tests.bot.discord.speaking import ANA, BIA

ASKED = Choose(seat=0, prompt=Text(key="What now?"), options=(option("action", "rest"),))
SHEET = Fill(
    seat=0,
    prompt=Text(key="What now?"),
    slots=(Slot(id="slot:a", label=Text(key="A")),),
    options=(option("action", "rest"),),
)
OWN = "- “action:rest” (What now?)"
SHEET_OWN = "- “A = action:rest” (What now?)"
DRAFT = "What you filled in stays as a draft, so you can change it and send it again."


def pressable(screen: Screen) -> list[tuple[str, str, ButtonStyle]]:
    """List what its buttons do, with what, and how they look."""
    buttons = [item for item in screen.walk_children() if isinstance(item, ui.Button)]
    found = [(ids.parse(str(each.custom_id)), each.style) for each in buttons]
    return [(it.what, it.rest, style) for it, style in found if isinstance(it, TablePress)]


@pytest.mark.parametrize(
    ("decision", "answer", "more", "told"),
    [
        (ASKED, ["action:rest"], 1, [OWN, "- … and one answer that was given after it without asking."]),
        (ASKED, ["action:rest"], 3, [OWN, "- … and 3 answers that were given after it without asking."]),
        (SHEET, {"slot:a": "action:rest"}, 0, [SHEET_OWN, DRAFT]),
    ],
)
def test_before_more_than_one_answer_is_taken_back_all_of_it_is_named(
    decision: Decision, answer: Answer, more: int, told: list[str]
) -> None:
    takes = TakeBack(7, decision, answer, more)
    screen = undo._preview(TABLE, takes, WORDS)
    head, *lines = screen.said.splitlines()
    assert head == "**This takes back:**"
    assert lines == told
    assert pressable(screen) == [
        ("takeback", "7", ButtonStyle.danger),
        ("hand", "", ButtonStyle.secondary),
    ]


@pytest.mark.parametrize(
    ("by", "who", "alone", "decides"),
    [
        ("all", ANA, False, "Everybody at the table has to agree"),
        ("host", BIA, False, "Everybody at the table has to agree"),
        ("host", ANA, False, "You decide this as the host."),
        ("all", ANA, True, "Nobody else sits at this table"),
    ],
)
def test_before_a_table_goes_back_it_is_said_what_is_lost_and_who_decides(
    runtime: Runtime, by: RewindBy, who: Person, alone: bool, decides: str
) -> None:
    computer = replace(PLAYERS[1], user_id=None, computer="steady")
    seats: tuple[Player, ...] = (PLAYERS[0], computer) if alone else PLAYERS
    table: TableInfo = replace(TABLE, rewind_by=by, seats=seats)
    turn, newest = Turn(4, (0,), Text(key="Boats."), 1000, 5), Turn(8, (1,), None, 2000, 1)
    screen = undo._sure(table, turn, newest, Request(runtime, who, Words("en"), 2, 1, "en"))
    question, label, lost, last = screen.said.splitlines()
    assert question == "**Go back to this turn?**"
    assert label == "> Ana: Boats."
    assert "<t:1000:R>" in lost and "5 answers" in lost
    assert last.startswith(decides)
    go, stay = pressable(screen)
    assert (go, stay[0]) == (("goback", "4.9", ButtonStyle.danger), "hand")
    shown = [item.label for item in screen.walk_children() if isinstance(item, ui.Button)]
    asks = decides.startswith("Everybody")
    assert shown[0] == WORDS.say(Text(key=f"discord.button.{'propose' if asks else 'goback'}"))
