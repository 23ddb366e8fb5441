"""Words of an invitation, and who can still answer it."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.actions import table_button
from bot.discord.lobby.lobbies import invitation
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.table.lobby import invitations, lobby
from bot.table.model import Invitation, Player, Status, TableInfo
from bot.table.play import moves
from rules.core.decisions import Rejected
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, info_of
from tests.bot.toy import TOY

LOBBY = TableInfo(
    *(1, 2, 3, "toy", {}, "lobby", 11, "en"), (Player(0, "Ana", user_id=11),), None, None, 0, 0, None
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
def test_an_invitation_can_be_answered_until_all_have_or_the_game_begins(
    status: Status, asked: tuple[Invitation, ...], answers: list[str]
) -> None:
    screen = invitation(replace(LOBBY, status=status), 7, asked)
    found = [ids.parse(str(each.custom_id)) for each in screen.walk_children() if isinstance(each, ui.Button)]
    assert found == [TablePress(1, what, "7") for what in answers]
    assert len(screen.said.splitlines()) == 1 + len({each.answer for each in asked})


def test_each_person_stands_once_by_what_they_have_answered() -> None:
    _, *lines = invitation(LOBBY, 7, (NOT, COMING, OPEN)).said.splitlines()
    assert [[f"<@{n}>" in line for n in (12, 13, 14)] for line in lines] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


async def test_an_answer_updates_the_message_that_asked_and_no_other(runtime: Runtime) -> None:
    info = await lobby.open_table(runtime.context, 1, 2, ANA, "toy", "en")
    await invitations.invite(runtime.context, info.id, ANA.id, BIA.id)
    [message] = await invitations.unposted(runtime.context, info.id)
    request = Request(runtime, BIA, Words("en"), 2, 1, "en")
    decline = table_button("notcoming").run
    assert await decline(request, TablePress(info.id, "notcoming", "forged"), ()) == []
    [screen] = await decline(request, TablePress(info.id, "notcoming", str(message)), ())
    assert f"<@{BIA.id}>" in screen.said


async def test_whoever_is_chosen_in_the_lobby_is_invited_and_bots_are_not(runtime: Runtime) -> None:
    info = await lobby.open_table(runtime.context, 1, 2, ANA, "toy", "en")
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    menus = [
        each
        for each in lobby_panel(info, TOY, Words("en")).walk_children()
        if isinstance(each, ui.UserSelect)
    ]
    [pressed] = [ids.parse(str(menu.custom_id)) for menu in menus]
    assert isinstance(pressed, TablePress)
    invite = table_button(pressed.what)
    with pytest.raises(Rejected, match=r"refused\.bot$"):
        await invite.run(request, pressed, ())
    assert await invite.run(request, pressed, (str(BIA.id),)) == []
    after = await info_of(runtime.context, info.id)
    assert after.invited == (BIA.id,)


async def test_closing_a_lobby_by_its_button_asks_first_and_only_the_host(runtime: Runtime) -> None:
    info = await lobby.open_table(runtime.context, 1, 2, ANA, "toy", "en")
    ask, what = table_button("closing"), TablePress(info.id, "closing")
    with pytest.raises(Rejected):
        await ask.run(Request(runtime, BIA, Words("en"), 2, 1, "en"), what, ())
    [screen] = await ask.run(Request(runtime, ANA, Words("en"), 2, 1, "en"), what, ())
    assert "Nobody plays here yet" in screen.said
    found = [str(each.custom_id) for each in screen.walk_children() if isinstance(each, ui.Button)]
    assert found == [ids.table_button(info.id, "close", "lobby"), ids.table_button(info.id, "nevermind")]
    after = await info_of(runtime.context, info.id)
    assert after.status == "lobby"


@pytest.mark.parametrize("begun", [True, False])
async def test_only_a_game_that_was_closed_is_said_to_come_back(runtime: Runtime, begun: bool) -> None:
    info = await lobby.open_table(runtime.context, 1, 2, ANA, "toy", "en", players=2)
    await lobby.join(runtime.context, info.id, BIA)
    if begun:
        await moves.start_table(runtime.context, info.id, ANA.id)
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    [screen] = await table_button("close").run(request, TablePress(info.id, "close"), ())
    assert ("Within a week" in screen.said) is begun, screen.said


def test_a_closed_lobby_names_who_was_there_and_no_settings() -> None:
    said = lobby_panel(replace(LOBBY, status="closed"), TOY, Words("en")).said
    assert "1. Ana" in said and "This table is closed." in said, said
    assert "setting" not in said, said


async def test_a_game_that_has_begun_is_not_closed_by_an_answer_about_its_lobby(runtime: Runtime) -> None:
    info = await lobby.open_table(runtime.context, 1, 2, ANA, "toy", "en")
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    [screen] = await table_button("closing").run(request, TablePress(info.id, "closing"), ())
    pressed = ids.parse(next(str(b.custom_id) for b in screen.walk_children() if isinstance(b, ui.Button)))
    assert isinstance(pressed, TablePress)
    await lobby.join(runtime.context, info.id, BIA)
    await moves.start_table(runtime.context, info.id, ANA.id)
    with pytest.raises(Rejected, match=r"refused\.started$"):
        await table_button("close").run(request, pressed, ())
    after = await info_of(runtime.context, info.id)
    assert after.status == "running"
    assert await table_button("close").run(request, TablePress(info.id, "close"), ()), "as asked of a game"
