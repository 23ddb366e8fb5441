"""A table's own buttons: whom they serve, and what a second press does."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.discord.actions import table_button
from bot.discord.delivery.panel import undo_button
from bot.discord.past import undo
from bot.discord.press import grant
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from rules.core.words import Words
from tests.bot.discord.conftest import ALL
from tests.bot.discord.speaking import ANA, BIA, begun, info_of
from tests.bot.table.scene import refused
from tests.bot.toy import TOY

EVE = Person(13, "Eve", "en")
HERE, ELSEWHERE = 2, 3


@pytest.fixture
async def info(context: Context) -> TableInfo:
    """A running table; nobody has answered yet."""
    return await begun(context, planned=False)


def request(runtime: Runtime, person: Person, channel_id: int, *, private: bool = False) -> Request:
    return Request(runtime, person, Words("en"), channel_id, 1, "en", private=private)


async def plan(context: Context, table_id: int, person: Person) -> None:
    seen = await reading.seen(context, table_id, person.id)
    assert seen.seat is not None
    await moves.answer(
        context, table_id, person.id, seen.asks[seen.seat], {"slot:morning": f"ware:{seen.look.view.hand[0]}"}
    )


@pytest.mark.parametrize("what", ["text", "log", "help", "hand"])
async def test_a_forged_button_shows_nothing_of_a_table_elsewhere(
    runtime: Runtime, info: TableInfo, what: str
) -> None:
    asked = request(runtime, EVE, ELSEWHERE)
    assert await refused(grant(asked, TablePress(info.id, what), ())) == "discord.refused.no-table"


async def test_nobody_sits_down_at_a_table_of_another_channel(runtime: Runtime, context: Context) -> None:
    opened = await lobby.open_table(context, 1, HERE, ANA, "toy", "en")
    with pytest.raises(Rejected):
        await grant(request(runtime, EVE, ELSEWHERE), TablePress(opened.id, "join"), ())
    await grant(request(runtime, EVE, HERE), TablePress(opened.id, "join"), ())


async def test_players_reach_their_table_from_anywhere(runtime: Runtime, info: TableInfo) -> None:
    assert await grant(request(runtime, BIA, ELSEWHERE, private=True), TablePress(info.id, "text"), ())


async def test_two_presses_on_one_undo_take_back_one_answer(runtime: Runtime, info: TableInfo) -> None:
    for person in (ANA, BIA):
        await plan(runtime.context, info.id, person)
    for answer in (["action:trade"], {"stall:east": 1, "stall:west": 0}):
        seen = await reading.seen(runtime.context, info.id, ANA.id)
        await moves.answer(runtime.context, info.id, ANA.id, seen.asks[0], answer)
    button = undo_button(await reading.seen(runtime.context, info.id, None), Words("en"))
    pressed = ids.parse(str(button.custom_id))
    assert isinstance(pressed, TablePress)

    await grant(request(runtime, ANA, HERE), pressed, ())
    with pytest.raises(Stale):
        await grant(request(runtime, ANA, HERE), pressed, ())

    assert (await reading.seen(runtime.context, info.id, ANA.id)).n == 3


async def test_a_second_press_finds_no_computer_player_left_to_remove(runtime: Runtime) -> None:
    opened = await lobby.open_table(runtime.context, 1, HERE, ANA, "toy", "en")
    await lobby.add_computer(runtime.context, opened.id, ANA.id, "steady")
    for _ in range(2):
        await grant(request(runtime, ANA, HERE), TablePress(opened.id, "nocomputer"), ())
        found = await info_of(runtime.context, opened.id)
        assert [player.name for player in found.seats] == ["Ana"]


async def test_the_command_takes_a_whole_sheet_back_only_after_a_look_at_it(
    runtime: Runtime, context: Context, info: TableInfo
) -> None:
    await plan(context, info.id, ANA)
    shown = await undo._undo_here(request(runtime, ANA, HERE), {})
    assert (await reading.seen(context, info.id, ANA.id)).look.waiting == (1,)
    (button, *_) = [item for item in shown[0].walk_children() if isinstance(item, ui.Button)]
    pressed = ids.parse(str(button.custom_id))
    assert isinstance(pressed, TablePress)
    await grant(request(runtime, ANA, HERE, private=True), pressed, ())
    assert (await reading.seen(context, info.id, ANA.id)).look.waiting == (0, 1)


@pytest.mark.parametrize("what", ["takeback", "rewind", "turns", "undo"])
async def test_of_a_table_that_is_not_there_nothing_is_taken_back(runtime: Runtime, what: str) -> None:
    run, asked = table_button(what).run, request(runtime, ANA, HERE, private=True)
    assert await refused(run(asked, TablePress(99, what), ())) == "discord.refused.no-table"


@pytest.mark.parametrize(("own", "kind"), [({}, "random"), (TOY.computers, "steady")])
async def test_the_games_computer_player_is_added_or_else_the_random_one(
    runtime: Runtime, context: Context, own: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALL, "toy", replace(TOY, computers=own))
    opened = await lobby.open_table(context, 1, HERE, ANA, "toy", "en")
    await grant(request(runtime, ANA, HERE), TablePress(opened.id, "computer"), ())
    found = await info_of(context, opened.id)
    assert [player.computer for player in found.seats] == [None, kind]


async def test_the_chosen_strength_is_that_of_all_computer_players(runtime: Runtime) -> None:
    opened = await lobby.open_table(runtime.context, 1, HERE, ANA, "bellum", "en")
    for _ in range(2):
        await lobby.add_computer(runtime.context, opened.id, ANA.id, "steady")
    asked, pressed = request(runtime, ANA, HERE), TablePress(opened.id, "strength")
    await grant(asked, pressed, ("sharp",))
    found = await info_of(runtime.context, opened.id)
    assert [player.computer for player in found.seats] == [None, "sharp", "sharp"]
    with pytest.raises(Rejected):
        await grant(asked, pressed, ())
