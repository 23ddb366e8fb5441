"""Trouble with showing things: tell the host that the bot can't speak, refuse the person who pressed."""

import logging
from collections.abc import Mapping

import discord

from bot.discord.delivery import messages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.pings import Pings
from bot.discord.delivery.refusals import GONE, Barred, Closed, Gone, Wrong
from bot.discord.permissions import in_words, needed
from bot.discord.screens.screen import note
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Digest, Job, OffTurnNotice, OfSeats, Queued, Tell
from bot.table.model import Posted, TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)
REASONS = {  # by the reason that Discord gives
    GONE: "discord.trouble.gone",
    "locked": "discord.trouble.locked",
    "threads-full": "discord.trouble.full",
}


async def tell_host(
    client: discord.Client, context: Context, pings: Pings, info: TableInfo, queued: Queued, barred: Barred
) -> None:
    """Tell the host by direct message that the channel is barred; once, until the bot can speak again."""
    log.warning("table %s: no way to speak in channel %s", info.id, info.channel_id)
    missing = _missing(client, info.channel_id)
    key = REASONS.get(barred.why, "discord.trouble.missing" if missing else "discord.trouble")
    await _tell_once(client, context, pings, info, queued, key, {"missing": missing})


def _missing(client: discord.Client, channel_id: int) -> list[str]:
    """List the permissions that the bot lacks there, as far as it knows the channel.

    Who may not write may not attach anything either; that comes back with it, and is not named.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return []
    granted = channel.permissions_for(channel.guild.me)
    viewing, writing, *others = needed(in_thread=isinstance(channel, discord.Thread))
    first = next((name for name in (viewing, writing) if not getattr(granted, name)), None)
    lacking = [first] if first else [name for name in others if not getattr(granted, name)]
    return in_words(lacking)


async def tell_of_silence(
    client: discord.Client, context: Context, pings: Pings, info: TableInfo, queued: Queued, said: str
) -> None:
    """Tell the host what Discord answers instead of saying something; once, until the bot can speak again."""
    whom = _whom(info, queued.job)
    if whom == info.host_id:
        return  # it is this very person who can't be written to
    args = {"said": said or "none", "who": f"<@{whom}>" if whom else ""}
    key = "discord.trouble.person" if whom else "discord.trouble.silence"
    await _tell_once(client, context, pings, info, queued, key, args)


def _whom(info: TableInfo, job: Job) -> int | None:
    """Return the one person whom a job is said to; None if it is said in the channel."""
    if isinstance(job, Tell | Digest | OffTurnNotice):
        return job.user_id
    return info.seats[min(job.seats)].user_id if isinstance(job, OfSeats) and job.seats else None


async def _tell_once(
    client: discord.Client,
    context: Context,
    pings: Pings,
    info: TableInfo,
    queued: Queued,
    key: str,
    args: Mapping[str, str | list[str]],
) -> None:
    if not info.host_id or await posted_messages.find(context, info.id, "trouble") is not None:
        return  # nobody has joined yet what wishes have opened, or the host knows
    words = Words(await profiles.lang_of(context, info.host_id) or info.lang)
    place = {"game": words.title(info.game), "channel": f"<#{info.channel_id}>"}
    told = words.say(Text(key=key, args={**place, **args}))
    try:
        channel = await messages.open_dm(client, info.host_id)
        called = [info.host_id] if await pings.wakes(info.host_id) else []
        sent = await messages.post(channel, note(told), nonce(queued, "trouble"), called)
        posted = Posted("trouble", None, channel.id, sent.id)
    except (Closed, Barred, Gone, Wrong):
        posted = Posted("trouble", None, info.channel_id, 0)  # not told, and not tried again
    await posted_messages.keep(context, info.id, posted)


def refusal(error: Barred | Gone | Later | Wrong) -> Rejected:
    """Return the refusal, for people, of something that could not be shown."""
    why = error.why or "barred" if isinstance(error, Barred) else "later"
    return Rejected(Text(key=f"discord.refused.{why}"))
