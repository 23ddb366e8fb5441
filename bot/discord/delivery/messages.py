"""Sending, editing and deleting the bot's own messages. Discord's refusals are told apart here."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import aiohttp
import discord
from discord import ui

from bot.discord.delivery.nonces import renewed
from bot.discord.delivery.panel import PASSING
from bot.discord.patience import wait_of
from bot.discord.screens.screen import Screen, note
from bot.table.delivery.voice import Later
from bot.traced import traced

log = logging.getLogger(__name__)

SOON = 2.0  # seconds until the next try after a network failure
CALM = 30.0  # ... after Discord asked for patience

UNKNOWN_MESSAGE = 10008
NOT_EDITABLE = (UNKNOWN_MESSAGE, 30046, 50083)  # gone, edited too often, in an archived thread
CLOSED_DM = (50007, 50278)  # refuses messages; shares no server with the bot
HASTY = (40003, 20028)  # direct messages opened too fast; too much written in a channel
TOO_LARGE = 40005
INVALID = 50035  # also for an emoji that somebody has removed from the application
# the thread is full; archived; locked; the server has too many active threads
REASONS = {30033: "thread-crowded", 50083: "locked", 160005: "locked", 160006: "threads-full"}
RENEWALS = 3  # further ids for a message that somebody keeps deleting within minutes
WEEK: Literal[10080] = 10080  # minutes
LOST = (aiohttp.ClientError, OSError)  # network failures
FAILED = (discord.HTTPException, discord.RateLimited, *LOST)  # all ways in which a request can fail


class Barred(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """The bot may not speak here, or the channel no longer exists.

    `why` is the end of the message key for the reason, if Discord gives one.
    """

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


class Gone(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This message can't be edited any more, or was posted under this id and then deleted."""

    def __init__(self, *, deleted: bool) -> None:
        super().__init__(deleted)
        self.deleted = deleted


class Closed(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This person refuses direct messages."""


async def post(
    channel: discord.abc.Messageable, screen: Screen, nonce: str | None = None, pings: Iterable[int] = ()
) -> discord.Message:
    """Send a message that notifies exactly the users `pings`; without any it is silent.

    If the same `nonce` is used again within a few minutes, Discord returns the first message instead of
    posting a second one. Raises `Gone` if somebody has deleted that one, `Barred`, `Closed`, `Later`, and
    Discord's exception for a message that breaks a limit.
    """
    users = [discord.Object(user) for user in pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    try:
        return await channel.send(
            view=screen,
            files=screen.files(),
            nonce=nonce,  # type: ignore[arg-type]  # the library's layouts lack it, its request does not
            allowed_mentions=mentions,
            silent=not users,
        )
    except FAILED as error:
        code = getattr(error, "code", 0)
        if code == TOO_LARGE and screen.uploads:
            return await post(channel, note(screen.said), nonce, pings)
        if without_icons(screen, error):
            return await post(channel, screen, nonce, pings)
        raise (Barred(REASONS[code]) if code in REASONS else outcome(error)) from error


async def post_needed(
    channel: discord.abc.Messageable,
    screen: Screen,
    nonce: str | None = None,
    pings: Iterable[int] = (),
    *,
    again: bool = False,
) -> discord.Message:
    """Send a message that must be there. If an earlier try's was deleted, post it under another id.

    `again`: Discord may know this id and return the earlier message, so edit it to the present state. Raises
    `Barred`, `Closed`, `Later`, and Discord's exception.
    """
    for times in range(RENEWALS):
        try:
            sent = await post(channel, screen, None if nonce is None else renewed(nonce, times), pings)
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
    """Replace a message's content. Raises `Gone`, `Barred`, `Later`, and Discord's exception."""
    try:
        await message.edit(
            view=screen, attachments=screen.files(), allowed_mentions=discord.AllowedMentions.none()
        )
    except FAILED as error:
        if without_icons(screen, error):
            return await edit(message, screen)
        raise outcome(error) from error


def without_icons(screen: Screen, error: Exception) -> bool:
    """Remove the icons of a screen that Discord calls invalid: somebody may have deleted them there.

    False if that is not why the request failed.
    """
    if getattr(error, "code", 0) != INVALID or not screen.drop_icons():
        return False
    log.warning("a message is shown without icons: %s", traced(error))
    return True


async def put_aside(message: discord.PartialMessage) -> None:
    """Remove buttons, pings and what is no longer true from an old panel; the rest stays.

    Raises `Gone`, `Barred`, `Later`.
    """
    try:
        whole = await message.fetch()
        view = ui.LayoutView.from_message(whole, timeout=None)
        for container in [each for each in view.children if isinstance(each, ui.Container)]:
            _strip(container)
        view.stop()
        await whole.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except FAILED as error:
        raise outcome(error) from error


def _strip(container: "ui.Container[ui.LayoutView]") -> None:
    for item in container.children:
        if isinstance(item, ui.ActionRow) or item.id in PASSING:
            container.remove_item(item)
        if isinstance(item, ui.MediaGallery):
            for each in item.items:  # the link is that of an attachment, and must be sent back as one
                each.media = f"attachment://{each.media.url.partition('?')[0].rpartition('/')[2]}"


async def open_dm(client: discord.Client, user_id: int) -> discord.DMChannel:
    """The direct messages with a user. Raises `Closed`, `Barred`, `Later`, and Discord's exception."""
    try:
        return await client.create_dm(discord.Object(user_id))
    except FAILED as error:
        raise outcome(error) from error


async def open_thread(client: discord.Client, channel_id: int, name: str) -> int:
    """Open a public thread in a text or announcement channel. Returns its id.

    Discord archives it after a week of silence. Raises `Barred` if no thread is possible there, `Later`, and
    Discord's exception.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Barred("thread")
    try:
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except FAILED as error:
        found = outcome(error)
        raise (Barred("thread") if isinstance(found, Barred) and not found.why else found) from error


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
    """A channel or thread as it is now. Raises `Barred`, `Later`, and Discord's exception."""
    try:
        return await client.fetch_channel(channel_id)
    except discord.InvalidData as error:
        raise Barred from error
    except FAILED as error:
        raise outcome(error) from error


async def delete(message: discord.PartialMessage) -> None:
    """Delete a message. Failures other than `Later` are ignored. Raises `Later`."""
    try:
        await message.delete()
    except FAILED as error:
        if isinstance(found := outcome(error), Later):
            raise found from error


def outcome(error: Exception) -> Exception:
    """The exception that a failed request means; Discord's own if the request itself was wrong."""
    if isinstance(error, discord.DiscordException) and (wait := wait_of(error)) is not None:
        return Later(max(SOON, wait))
    if not isinstance(error, discord.HTTPException) or error.status >= 500:
        return Later(SOON)
    if error.code in HASTY:
        return Later(CALM)
    if error.code in NOT_EDITABLE:
        return Gone(deleted=error.code == UNKNOWN_MESSAGE)
    if error.code in CLOSED_DM:
        return Closed()
    if error.code in REASONS:
        return Barred(REASONS[error.code])
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return Barred()
    return error
