"""Messages that replace earlier ones: the new one is posted and recorded before the earlier one is removed.

The earlier one is recorded too, so that it is removed even if the bot is killed in between.
"""

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.discord.delivery import messages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.refusals import Gone
from bot.discord.screens.screen import Screen
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued
from bot.table.model import Posted, PostedKind
from bot.table.runtime.context import Context
from rules.core.decisions import Seat

PATIENT = 20  # tries of a job before an unreachable earlier message is left as it is
UNSURE = 3  # ... after answers that nobody knows

Away = Callable[[discord.PartialMessage], Awaitable[None]]
Put = Callable[[discord.PartialMessage, Screen], Awaitable[None]]


def at(client: discord.Client, posted: Posted) -> discord.PartialMessage:
    """Return a handle on a kept message, without a request to Discord."""
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
    """Edit the message that an earlier try of this job has posted, or post a new one.

    `put` edits the earlier try's message. Raises what `messages.post_needed` raises.
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


async def tried_again(work: Callable[[], Awaitable[None]], queued: Queued | None) -> None:
    """Run `work`. Its `Later` is raised for a job, which is tried again; a press leaves it to a later job."""
    try:
        await work()
    except Later:
        if queued is not None:
            raise


async def replace(
    client: discord.Client,
    context: Context,
    table_id: int,
    newer: Sequence[Posted],
    away: Away,
    tries: int = 0,
) -> None:
    """Record the newer message, for each of its seats, and remove the earlier ones.

    Raises `Later`, to be called again.
    """
    await posted_messages.replace(context, table_id, *newer)
    for each in newer:
        await retire(client, context, table_id, each.kind, each.seat, away, tries)


async def retire(
    client: discord.Client,
    context: Context,
    table_id: int,
    kind: PostedKind,
    seat: Seat | None,
    away: Away,
    tries: int = 0,
) -> None:
    """Remove all earlier messages of this purpose. Raises `Later`, unless it was tried often enough."""
    for old in await posted_messages.replaced(context, table_id, kind, seat):
        try:
            await away(at(client, old))
        except Later as later:
            if tries < (UNSURE if later.unknown else PATIENT):
                raise
        await posted_messages.drop_replaced(context, old.message_id)
