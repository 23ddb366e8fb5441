"""A lobby's own buttons: join, leave, computer players, settings and start; and another game afterwards."""

from collections.abc import Sequence

from bot.discord.lobby.lobby_panel import ADVICE
from bot.discord.requests.actions import ON, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen
from bot.table import reading
from bot.table.lobby import invitations, lobby
from bot.table.meeting import meeting
from bot.table.play import moves
from bot.table.play.advice import set_advice
from bot.table.runtime.context import rules_of
from rules.core.search.sharp import RANDOM, usual


async def _join(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await meeting.join(request.context, what.table_id, request.person)
    return []


async def _leave(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await lobby.leave(request.context, what.table_id, request.person.id)
    return []


async def _computer(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Add the game's own computer player, or the random one if it has none."""
    context = request.context
    info = await reading.info(context, what.table_id)
    kind = usual(rules_of(context, info)) if info else RANDOM
    await lobby.add_computer(context, what.table_id, request.person.id, kind)
    return []


async def _strength(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    context, kind = request.context, values[0] if values else ""
    await lobby.set_strength(context, what.table_id, request.person.id, kind)
    return []


async def _no_computer(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    context = request.context
    info = await reading.info(context, what.table_id)
    seats = [index for index, player in enumerate(info.seats) if player.computer] if info else []
    if seats:
        await lobby.drop_computer(context, what.table_id, request.person.id, seats[-1])
    return []


async def _start(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await moves.start_table(request.context, what.table_id, request.person.id)
    return []


async def _setting(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    context, me = request.context, request.person.id
    key, _, value = (values[0] if values else "").partition("=")
    if key == ADVICE:
        await set_advice(context, what.table_id, me, allowed=value == ON)
    else:
        await lobby.set_option(context, what.table_id, me, key, value)
    return []


async def _again(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Open the table again, or join the lobby of whoever did so before."""
    context, me = request.context, request.person
    opened = await reading.in_channel(context, request.channel_id)
    if opened is not None and invitations.is_open(context, opened, me.id):
        await meeting.join(context, opened.id, me, asked=True)
    else:
        await lobby.again(context, what.table_id, me)
    return []


ACTIONS = (
    TableButton("join", _join, Work.CHANGE),
    TableButton("leave", _leave, Work.CHANGE),
    TableButton("computer", _computer, Work.CHANGE),
    TableButton("nocomputer", _no_computer, Work.CHANGE),
    TableButton("strength", _strength, Work.CHANGE, words="discord.lobby.strength"),
    TableButton("setting", _setting, Work.CHANGE, words="discord.lobby.settings"),
    TableButton("start", _start, Work.CHANGE),
    TableButton("again", _again, Work.OPEN),
)
