"""Words of a panel about its table's clock, and whom the host may skip."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from discord import ui

from bot.discord.screens import ids, waits
from bot.discord.screens.limits import ROW
from bot.discord.screens.screen import Screen
from bot.table.model import Player, TableView, Wait
from rules.core.decisions import Seat
from rules.core.words import Words
from tests.bot.discord.screens.test_screens import positions, seen
from tests.bot.toy import TOY

NAMES = ("Ana", "Bia", "Caio", "Dora", "Edu", "Fabi")
WORDS = Words("en")


def waiting(waits: Mapping[Seat, Wait], *, paused: bool = False) -> TableView:
    """A table that waits so for these seats; the ids of the people are 10, 11, and so on."""
    found = seen(TOY, next(positions(TOY, 2, "deadlines")), None, "en")
    seats = tuple(Player(seat, name, user_id=10 + seat) for seat, name in enumerate(NAMES))
    return replace(found, table=replace(found.table, seats=seats, paused=paused), waits=waits)


def due(who: str, moment: int) -> str:
    return f"-# An answer from {who} is due <t:{moment}:f> (<t:{moment}:R>)."


@pytest.mark.parametrize(
    ("waits_for", "said"),
    [
        ({}, []),
        ({0: Wait()}, []),
        ({0: Wait(due=2000)}, ["-# The answer is due <t:2000:f> (<t:2000:R>)."]),
        ({0: Wait(due=2000), 1: Wait(due=2000)}, ["-# The answer is due <t:2000:f> (<t:2000:R>)."]),
        ({0: Wait(due=2000), 1: Wait()}, [due("<@10>", 2000)]),
        (
            {0: Wait(due=3000), 1: Wait(due=2000), 2: Wait(due=3000)},
            [due("<@11>", 2000), due("<@10> and <@12>", 3000)],
        ),
        (
            {0: Wait(late=True), 1: Wait(late=True, back=90_000)},
            [
                "-# Time is up for <@10> and <@11>. The host may go on without that answer.",
                "-# 🧳 <@11> is away until <t:90000:D>.",
            ],
        ),
        (
            {0: Wait(due=0, back=0)},
            ["-# The answer is due <t:0:f> (<t:0:R>).", "-# 🧳 <@10> is away until <t:0:D>."],
        ),
    ],
)
def test_deadlines_are_told_soonest_first_and_by_name_where_they_differ(
    waits_for: Mapping[Seat, Wait], said: list[str]
) -> None:
    assert waits.lines(waiting(waits_for), WORDS) == said
    assert waits.lines(waiting(waits_for, paused=True), WORDS) == ["-# The clock is stopped.", *said]


@pytest.mark.parametrize("late", [0, 1, ROW, ROW + 1])
def test_each_late_person_can_be_skipped_as_long_as_there_is_room_in_a_row(late: int) -> None:
    rows = waits.skip_row(waiting({seat: Wait(late=seat < late) for seat in range(len(NAMES))}), WORDS)
    buttons = [each for each in Screen(*rows).walk_children() if isinstance(each, ui.Button)]
    assert len(rows) == (late > 0)
    assert [(each.label, each.custom_id) for each in buttons] == [
        (f"Skip {name}", ids.table_button(1, "skip", str(seat)))
        for seat, name in enumerate(NAMES[: min(late, ROW)])
    ]
