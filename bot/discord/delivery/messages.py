"""Sending, editing and deleting the bot's own messages, as plainly as Discord takes them."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Literal, TypeVar

import discord
from discord import ui

from bot.discord.delivery.nonces import renewed
from bot.discord.delivery.panel import PASSING
from bot.discord.delivery.plain import simplify
from bot.discord.delivery.refusals import CALM, FAILED, Barred, Closed, Gone, RequestKind, Wrong, asking
from bot.discord.screens.screen import Screen
from bot.table.delivery.voice import Later
from bot.traced import traced

log = logging.getLogger(__name__)

RENEWALS = 3  # further ids for a message that somebody keeps deleting within minutes
WEEK: Literal[10080] = 10080  # minutes
R = TypeVar("R")


async def post(
    channel: discord.abc.Messageable,
    screen: Screen,
    nonce: str | None = None,
    pings: Iterable[int] = (),
    *,
    loud: bool = False,
) -> discord.Message:
    """Send a message that notifies exactly the users `pings`; without any it is silent, and looks so.

    With `loud` it looks as if it notified somebody.

    If the same `nonce` is used again within a few minutes, Discord returns the first message instead of
    posting a second one. Raises `Gone` if somebody has deleted that one, `Barred`, `Closed`, `Later`, and
    `Wrong` for a message that Discord does not take in its plainest form either.
    """
    users = [discord.Object(user) for user in pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    asked = RequestKind.WRITE if isinstance(channel, discord.DMChannel) else RequestKind.POST

    async def send() -> discord.Message:
        with asking(asked):
            return await channel.send(
                view=screen,
                files=screen.files(),
                nonce=nonce,  # type: ignore[arg-type]  # the library's layouts lack it, its request does not
                allowed_mentions=mentions,
                silent=not (users or loud),
            )

    return await as_taken(screen, send)


async def as_taken(screen: Screen, send: Callable[[], Awaitable[R]]) -> R:
    """Send a screen, plainer each time that Discord calls it wrong. Raises `Wrong` if nothing helps."""
    while True:
        try:
            return await send()
        except Wrong as wrong:
            if not simplify(screen, wrong.status, wrong.code):
                raise
            log.warning("a message is shown more plainly: %s", traced(wrong))


async def post_needed(
    channel: discord.abc.Messageable,
    screen: Screen,
    nonce: str | None = None,
    pings: Iterable[int] = (),
    *,
    again: bool = False,
    loud: bool = False,
) -> discord.Message:
    """Send a message that must be there. If an earlier try's was deleted, post it under another id.

    `again`: Discord may know this id and return the earlier message, so edit it to the present state. Raises
    `Barred`, `Closed`, `Later` and `Wrong`.
    """
    for times in range(RENEWALS):
        try:
            given = None if nonce is None else renewed(nonce, times)
            sent = await post(channel, screen, given, pings, loud=loud)
        except Gone:
            continue
        try:
            if again:
                await edit(sent, screen)
            return sent
        except Gone as gone:
            if not gone.deleted:  # it is there, in an archived thread
                return sent
    raise Later(CALM)


async def edit(message: discord.PartialMessage | discord.Message, screen: Screen) -> None:
    """Replace a message's content. Raises `Gone`, `Barred`, `Later` and `Wrong`."""

    async def send() -> None:
        with asking(RequestKind.EDIT):
            await message.edit(
                view=screen, attachments=screen.files(), allowed_mentions=discord.AllowedMentions.none()
            )

    await as_taken(screen, send)


async def edit_last(message: discord.PartialMessage, screen: Screen) -> None:
    """Edit a message for the last time. If that is refused, what it shows leads nowhere. Raises `Later`."""
    try:
        await edit(message, screen)
    except Gone:
        return
    except (Barred, Wrong) as refused:
        log.info("a message could not be brought up to date: %s", traced(refused))


async def put_aside(message: discord.PartialMessage) -> None:
    """Remove buttons, pings and what is no longer true from an old panel; the rest stays.

    Raises `Gone`, `Barred`, `Later` and `Wrong`.
    """
    with asking(RequestKind.FETCH):
        whole = await message.fetch()
    view = ui.LayoutView.from_message(whole, timeout=None)
    for container in [each for each in view.children if isinstance(each, ui.Container)]:
        _strip(container)
    view.stop()
    with asking(RequestKind.EDIT):
        await whole.edit(view=view, allowed_mentions=discord.AllowedMentions.none())


def _strip(container: "ui.Container[ui.LayoutView]") -> None:
    for item in container.children:
        if isinstance(item, ui.ActionRow) or item.id in PASSING:
            container.remove_item(item)
        if isinstance(item, ui.MediaGallery):
            for each in item.items:  # the link is that of an attachment, and must be sent back as one
                each.media = f"attachment://{each.media.url.partition('?')[0].rpartition('/')[2]}"


async def open_dm(client: discord.Client, user_id: int) -> discord.DMChannel:
    """Open the direct messages with a user. Raises `Closed`, `Gone`, `Later` and `Wrong`."""
    with asking(RequestKind.OPEN):
        return await client.create_dm(discord.Object(user_id))


async def open_thread(client: discord.Client, channel_id: int, name: str) -> int:
    """Open a public thread in a text or announcement channel. Returns its id.

    Discord archives it after a week of silence. Raises `Barred` if no thread is possible there, and `Later`.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Barred("thread")
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        with asking(RequestKind.THREAD):
            return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except (Barred, Gone, Wrong) as refused:
        raise Barred(getattr(refused, "why", "") or "thread") from refused


async def drop_thread(client: discord.Client, thread_id: int) -> None:
    """Delete one of the bot's own threads, or archive it without *Manage Threads*. Never raises."""
    thread = client.get_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.delete()
    except discord.Forbidden:
        with suppress(*FAILED):
            await thread.edit(archived=True)
    except FAILED:
        return


async def fetch(client: discord.Client, channel_id: int) -> object:
    """Return a channel or thread as it is now. Raises `Barred`, `Later` and `Wrong`."""
    try:
        with asking(RequestKind.FETCH):
            return await client.fetch_channel(channel_id)
    except discord.InvalidData as error:
        raise Barred from error


async def delete(message: discord.PartialMessage) -> None:
    """Delete a message. Failures other than `Later` are logged at most. Raises `Later`."""
    try:
        with asking(RequestKind.DELETE):
            await message.delete()
    except (Gone, Closed):
        return
    except (Barred, Wrong) as refused:
        log.info("a message could not be deleted: %s", traced(refused))
