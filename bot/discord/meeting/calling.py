"""Calls to a lobby that fits somebody's wish: in the channel only for those who want to be mentioned."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.discord.delivery import messages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.panel import button
from bot.discord.requests.actions import TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.table.jobs import Queued
from bot.table.lobby import calls
from bot.table.model import TableInfo
from bot.table.runtime.context import Context
from bot.table.schedule import off_turn_notices, preferences
from rules.core.words import Words


async def post_calls(client: discord.Client, context: Context, info: TableInfo, queued: Queued) -> None:
    """Call the people whose wish the lobby fits, each once. Raises `Later` and `Barred`."""
    called = await calls.untold(context, info.id)
    if not called:
        return
    users: list[int] = []
    posted: int | None = None
    if info.status == "lobby":
        users = await off_turn_notices.mentioned(context, called)
        if users:
            channel = client.get_partial_messageable(info.channel_id)
            given = nonce(queued, "call", len(called))
            posted = (await messages.post_needed(channel, call(info, users), given, users)).id
    await calls.were_told(context, info.id, called, users, posted)


async def settle(client: discord.Client, context: Context, info: TableInfo) -> None:
    """Take the buttons from calls once the lobby has ended; they name nobody any more. Raises `Later`."""
    if info.status == "lobby":
        return
    words, channel = Words(info.lang), client.get_partial_messageable(info.channel_id)
    key = "call.closed" if info.seed_hash is None else "call.begun"
    for posted in await calls.with_buttons(context, info.id):
        said = note(say(words, key, game=words.title(info.game)))
        await messages.edit_last(channel.get_partial_message(posted), said)
        await calls.lost_buttons(context, info.id, posted)


def call(info: TableInfo, users: Sequence[int]) -> Screen:
    """Return the message that calls these people, who all want to be mentioned."""
    words = Words(info.lang)
    said = say(words, "call", who=[f"<@{user}>" for user in users], game=words.title(info.game))
    join = button(info.id, "join", words, ButtonStyle.success)
    return Screen(ui.TextDisplay(said), ui.ActionRow(join, button(info.id, "notthistime", words)))


async def open_to(context: Context, info: TableInfo, user: int, words: Words, *, private: bool) -> list[str]:
    """Say what a person is called to; nothing where others read it, unless they want to be mentioned."""
    if info.status != "lobby" or not await calls.is_open(context, info.id, user):
        return []
    if not private and not (await preferences.notifications(context, user)).mentions:
        return []
    return [say(words, "call.open", channel=f"<#{info.channel_id}>")]


async def _not_this_time(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Decline a call, which frees the seat.

    The reply is for this person alone, and the same if nobody called them.
    """
    await calls.decline(request.context, what.table_id, request.person.id)
    return reply(request, "call.declined")


ACTIONS = (TableButton("notthistime", _not_this_time, Work.CHANGE, Manner.FRESH),)
