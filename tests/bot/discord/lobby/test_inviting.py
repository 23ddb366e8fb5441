"""What an invitation says, and who can still answer it."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.lobby.lobbies import invitation
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.table.model import Invitation, Sitter, Status, TableInfo

LOBBY = TableInfo(
    *(1, 2, 3, "toy", {}, "lobby", 11, "en"), (Sitter(0, "Ana", user_id=11),), None, None, 0, 0, None
)
OPEN, COMING, NOT = Invitation(12, None), Invitation(13, "accepted"), Invitation(14, "declined")


@pytest.mark.parametrize(
    ("status", "asked", "answers"),
    [
        ("lobby", (OPEN, COMING), ["coming", "notcoming"]),
        ("lobby", (COMING, NOT), []),
        ("running", (OPEN, COMING), []),
    ],
)
def test_it_can_be_answered_while_somebody_has_not_and_the_game_has_not_begun(
    status: Status, asked: tuple[Invitation, ...], answers: list[str]
) -> None:
    screen = invitation(replace(LOBBY, status=status), 7, asked)
    found = [ids.read(str(each.custom_id)) for each in screen.walk_children() if isinstance(each, ui.Button)]
    assert found == [TablePress(1, what, "7") for what in answers]


def test_each_person_stands_once_by_what_they_have_answered() -> None:
    _, *lines = invitation(LOBBY, 7, (NOT, COMING, OPEN)).said.splitlines()
    assert [[f"<@{n}>" in line for n in (12, 13, 14)] for line in lines] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
