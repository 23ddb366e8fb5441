"""Tables where nothing happens: `Keep it`, `Reopen`, and keeping threads from being archived."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.discord.delivery import messages
from bot.discord.delivery.panel import button
from bot.discord.delivery.refusals import Barred
from bot.discord.requests.actions import Given, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.table.lobby import archive
from bot.table.model import TableInfo
from bot.table.runtime.context import refusal
from rules.core.text import Text
from rules.core.words import Words

OFFERED = {  # the button below a notice; *Reopen* is in the panel right above, which goes with the deed
    "table.notice.idle": "keep",
    "table.notice.frozen": "report",  # there is no panel now
    "table.notice.bug": "report",
}
IN_NOTICE = "notice"  # the end of such a button's id: the result replaces the notice
MARGIN = 0.8  # share of the time after which Discord archives a thread
SELDOM = 20 * 3600  # seconds, at least, between two posts that keep a thread active


async def _reopen_here(request: Request, given: Given) -> Sequence[Screen]:
    info = await archive.archived_in(request.context, request.channel_id)
    if info is None:
        raise refusal("not-archived")
    await archive.reopen(request.context, info.id, request.person.id, moderates=request.moderates)
    return reply(request, "reopened")


async def _keep(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    info = await archive.keep(request.context, what.table_id, request.person.id)
    return _in_place(request, what, info, "kept-by")


async def _reopen(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    info = await archive.reopen(
        request.context, what.table_id, request.person.id, moderates=request.moderates
    )
    return _in_place(request, what, info, "reopened-by")


def _in_place(request: Request, what: TablePress, info: TableInfo, key: str) -> list[Screen]:
    """Return the text that replaces the pressed notice; the panel is updated separately."""
    if what.rest != IN_NOTICE:
        return []
    who = f"<@{request.person.id}>"
    return [note(say(Words(info.lang), key, who=who))]


def offering(info: TableInfo, text: Text, said: str) -> Screen | None:
    """Return a notice with the button that belongs to it, if one does."""
    what = OFFERED.get(text.key)
    if what is None:
        return None
    offered = button(info.id, what, Words(info.lang), ButtonStyle.primary, IN_NOTICE)
    return Screen(ui.TextDisplay(said), ui.ActionRow(offered))


ACTIONS = (
    Slash("table reopen", _reopen_here, Work.OPEN),
    TableButton("keep", _keep, Work.CHANGE, Manner.PLACE),
    TableButton("reopen", _reopen, Work.OPEN, Manner.PLACE),
)


async def thread_due(client: discord.Client, channel_id: int, now: int) -> int | None:
    """Return the time by which the thread needs a post to stay active; None for any other channel.

    In seconds since 1970. Raises `Barred` if the thread is locked or gone, and `Later`.
    """
    channel = client.get_channel(channel_id)
    if channel is not None and not isinstance(channel, discord.Thread):
        return None
    thread = await messages.fetch(client, channel_id)
    if not isinstance(thread, discord.Thread):
        return None
    if thread.locked:
        raise Barred
    newest = discord.utils.snowflake_time(thread.last_message_id or thread.id).timestamp()
    return (
        int(newest + max(thread.auto_archive_duration * 60 * MARGIN, SELDOM)) if not thread.archived else now
    )
