"""What could not be shown: the host is told that the bot can't speak, whoever pressed is refused."""

import logging

import discord

from bot.discord.delivery import messages
from bot.discord.delivery.messages import Barred, Closed, Gone
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.pings import Pings
from bot.discord.screens.screen import note
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued
from bot.table.model import Posted, TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)


async def tell_host(
    client: discord.Client, context: Context, pings: Pings, info: TableInfo, queued: Queued, barred: Barred
) -> None:
    """Tell the host by direct message; once, until the bot can speak again."""
    log.warning("table %s: no way to speak in channel %s", info.id, info.channel_id)
    if await posted_messages.find(context, info.id, "trouble") is not None:
        return
    words = Words(await profiles.lang_of(context, info.host_id) or info.lang)
    game = words.title(info.game)
    key = "discord.trouble.full" if barred.why == "threads-full" else "discord.trouble"
    told = words.say(Text(key=key, args={"game": game, "channel": f"<#{info.channel_id}>"}))
    try:
        channel = await messages.open_dm(client, info.host_id)
        called = [info.host_id] if await pings.wakes(info.host_id) else []
        sent = await messages.post(channel, note(told), nonce(queued, "trouble"), called)
        posted = Posted("trouble", None, channel.id, sent.id)
    except (Closed, Barred, Gone):
        posted = Posted("trouble", None, info.channel_id, 0)  # not told, and not tried again
    await posted_messages.keep(context, info.id, posted)


def refusal(error: Barred | Later) -> Rejected:
    """The refusal, for people, for something that could not be shown."""
    why = "later" if isinstance(error, Later) else error.why or "barred"
    return Rejected(Text(key=f"discord.refused.{why}"))
