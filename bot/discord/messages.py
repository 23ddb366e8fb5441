"""Sending, editing and taking back the bot's own messages. Discord's refusals are told apart here."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import aiohttp
import discord
from discord import ui

from bot.discord.panel import AWAITED
from bot.discord.screen import Screen, note
from bot.table.voice import Later

LOST = (discord.HTTPException, aiohttp.ClientError, OSError)  # what a request may end with
SOON = 2.0  # seconds until what the network refused is tried again
CALM = 30.0  # ... after Discord asked for patience

NOT_EDITABLE = (10008, 30046, 50083)  # message gone, edited too often, in an archived thread
CLOSED_DM = (50007, 50278)  # does not take messages, has no server in common with the bot
HASTY = (40003, 20028)  # direct messages opened too fast, too much written in a channel
TOO_LARGE = 40005
WEEK: Literal[10080] = 10080  # minutes


class Barred(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """The bot may not speak here, or there is no such channel any more."""


class Gone(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This message can't be edited any more: post a new one."""


class Closed(Exception):  # noqa: N818 - an answer of Discord, not an error of the program
    """This person takes no direct messages."""


async def post(
    channel: discord.abc.Messageable, screen: Screen, nonce: str | None = None, pings: Iterable[int] = ()
) -> discord.Message:
    """Send a message that notifies exactly the users `pings`; without any it is silent.

    With the same `nonce` within some minutes Discord gives the first message instead of a second one. Raises
    `Barred`, `Closed`, `Later`, and Discord's exception for a message that breaks a limit.
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
    except discord.HTTPException as error:
        if error.code == TOO_LARGE and screen.uploads:
            return await post(channel, note(screen.said), nonce, pings)
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


async def edit(message: discord.PartialMessage, screen: Screen) -> None:
    """Show something else in a message. Raises `Gone`, `Barred`, `Later`, and Discord's exception."""
    try:
        await message.edit(
            view=screen, attachments=screen.files(), allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


async def put_aside(message: discord.PartialMessage) -> None:
    """Take buttons and pings from an old panel; the rest stays. Raises `Gone`, `Barred`, `Later`."""
    try:
        whole = await message.fetch()
        view = ui.LayoutView.from_message(whole, timeout=None)
        for container in [each for each in view.children if isinstance(each, ui.Container)]:
            _strip(container)
        view.stop()
        await whole.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


def _strip(container: "ui.Container[ui.LayoutView]") -> None:
    for item in container.children:
        if isinstance(item, ui.ActionRow) or item.id == AWAITED:
            container.remove_item(item)
        if isinstance(item, ui.MediaGallery):
            for each in item.items:  # what came as a link goes back as the attachment that it is
                each.media = f"attachment://{each.media.url.partition('?')[0].rpartition('/')[2]}"


async def open_dm(client: discord.Client, user_id: int) -> discord.DMChannel:
    """The direct messages with somebody. Raises `Closed`, `Barred`, `Later`, and Discord's exception."""
    try:
        return await client.create_dm(discord.Object(user_id))
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


async def open_thread(client: discord.Client, channel_id: int, name: str) -> int:
    """A new public thread of a text channel, which sleeps after a week of silence; its id.

    Raises `Barred` where there can be none, `Later`, and Discord's exception.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Barred
    try:
        kind = discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


async def drop_thread(client: discord.Client, thread_id: int) -> None:
    """Delete a thread of the bot's own; without *Manage Threads* it can only be archived. Never raises."""
    thread = client.get_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.delete()
    except discord.Forbidden:
        with suppress(*LOST):
            await thread.edit(archived=True)
    except LOST:
        return


async def fetch(client: discord.Client, channel_id: int) -> object:
    """A channel or thread as it is now. Raises `Barred`, `Later`, and Discord's exception."""
    try:
        return await client.fetch_channel(channel_id)
    except discord.InvalidData as error:
        raise Barred from error
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Later(SOON) from error


async def delete(message: discord.PartialMessage) -> None:
    """Take a message back; one that is gone already is no matter."""
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return


def outcome(error: discord.HTTPException) -> Exception:
    """What a refusal means; Discord's exception itself if it says that the request was wrong."""
    if isinstance(error, discord.RateLimited | discord.DiscordServerError) or error.status >= 500:
        return Later(SOON)
    if error.status == 429 or error.code in HASTY:
        return Later(CALM)
    if error.code in NOT_EDITABLE:
        return Gone()
    if error.code in CLOSED_DM:
        return Closed()
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return Barred()
    return error
