"""Messages that take the place of earlier ones: posted first and kept, and only then the earlier one goes.

What became of the earlier one is written down, so it goes even if the bot is killed between the two.
"""

from collections.abc import Awaitable, Callable

import discord

from bot.discord.delivery import messages
from bot.discord.delivery.messages import Gone
from bot.discord.delivery.nonces import nonce
from bot.discord.screens.screen import Screen
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued
from bot.table.model import Posted
from bot.table.service import Tables
from rules.core.decisions import Seat

PATIENT = 20  # tries of a job, until an earlier message that can't be reached stays as it is

Away = Callable[[discord.PartialMessage], Awaitable[None]]
Put = Callable[[discord.PartialMessage, Screen], Awaitable[None]]


def at(client: discord.Client, posted: Posted) -> discord.PartialMessage:
    """A kept message, without asking Discord."""
    return client.get_partial_messageable(posted.channel_id).get_partial_message(posted.message_id)


async def stand(
    client: discord.Client,
    old: Posted | None,
    queued: Queued | None,
    what: str,
    seat: Seat | None,
    channel: discord.abc.Messageable,
    screen: Screen,
    pings: list[int],
    put: Put = messages.edit,
) -> discord.Message | discord.PartialMessage:
    """The job's message, showing the screen: the one that an earlier try has posted, else a new one.

    `put` edits that one. Raises as `messages.post_needed` does.
    """
    if queued is not None and old is not None and old.job == queued.id:
        try:
            message = at(client, old)
            await put(message, screen)
            return message
        except Gone:
            pass
    given = None if queued is None else nonce(queued, what, seat)
    again = queued is not None and queued.tries > 0
    return await messages.post_needed(channel, screen, given, pings, again=again)


async def replace(
    client: discord.Client, tables: Tables, table_id: int, newer: Posted, away: Away, tries: int = 0
) -> None:
    """Keep the newer message, and let the earlier one go. Raises `Later`: then do it again."""
    await tables.delivery.replace_posted(table_id, newer)
    await retire(client, tables, table_id, newer.kind, newer.seat, away, tries)


async def retire(
    client: discord.Client,
    tables: Tables,
    table_id: int,
    kind: str,
    seat: Seat | None,
    away: Away,
    tries: int = 0,
) -> None:
    """Let all earlier messages of this purpose go. Raises `Later`, unless it was tried often enough."""
    for old in await tables.delivery.replaced(table_id, kind, seat):
        try:
            await away(at(client, old))
        except Later:
            if tries < PATIENT:
                raise
        await tables.delivery.drop_replaced(old.message_id)
