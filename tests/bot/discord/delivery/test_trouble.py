"""Reports to the host of a channel closed to the bot: once, in their language, with a ping if they like."""

from typing import cast

import discord
import pytest

from bot.discord.delivery.pings import Pings
from bot.discord.delivery.refusals import Barred, Closed
from bot.discord.delivery.trouble import tell_host
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued, ShowPanel
from bot.table.lobby import lobby
from bot.table.model import Lang, Posted, TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, Channel


@pytest.fixture
async def table(channel: Channel, context: Context) -> TableInfo:
    """Ana's table in English."""
    return await lobby.open_table(context, 1, 2, ANA, "toy", "en")


async def report(channel: Channel, context: Context, table: TableInfo, why: str = "") -> None:
    client = cast(discord.Client, channel)
    await tell_host(
        client, context, Pings(client, context), table, Queued(7, table.id, ShowPanel()), Barred(why)
    )


LANGS: tuple[Lang, ...] = ("pt-BR", "es")


@pytest.mark.parametrize("chosen", LANGS)
@pytest.mark.parametrize(
    ("why", "key"),
    [
        ("", "discord.trouble"),
        ("gone", "discord.trouble.gone"),
        ("locked", "discord.trouble.locked"),
        ("threads-full", "discord.trouble.full"),
    ],
)
async def test_the_host_is_told_once_in_their_language(
    channel: Channel,
    context: Context,
    table: TableInfo,
    why: str,
    key: str,
    chosen: Lang,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await profiles.see(context, ANA)
    await profiles.choose_lang(context, ANA.id, chosen)
    for _ in range(2):
        await report(channel, context, table, why)
    words = Words(chosen)
    args: dict[str, int | str | list[str]] = {"game": words.title("toy"), "channel": "<#2>"}
    assert channel.posted == [words.say(Text(key=key, args=args))]
    assert (channel.places, channel.rung) == ([ANA.id], [ANA.id])
    assert f"table {table.id}: no way to speak in channel 2" in caplog.text
    assert await posted_messages.find(context, table.id, "trouble") == Posted("trouble", None, ANA.id, 1)


async def test_users_without_pings_hear_silently_and_strangers_in_table_language(
    channel: Channel, context: Context, table: TableInfo
) -> None:
    await preferences.set_notifications(context, ANA.id, NotificationSettings(notice="silent"))
    await context.store.write(lambda db: db.execute("DELETE FROM people").fetchall())
    await report(channel, context, table)
    args: dict[str, int | str | list[str]] = {"game": Words("en").title("toy"), "channel": "<#2>"}
    assert channel.posted == [Words("en").say(Text(key="discord.trouble", args=args))]
    assert channel.rung == []


@pytest.mark.parametrize("refusal", [Closed(), Barred()])
async def test_who_can_not_be_told_is_not_tried_again(
    channel: Channel, context: Context, table: TableInfo, refusal: Exception
) -> None:
    channel.refusals = {ANA.id: [refusal]}
    for _ in range(2):
        await report(channel, context, table)
    assert channel.posted == []
    assert await posted_messages.find(context, table.id, "trouble") == Posted("trouble", None, 2, 0)


async def test_who_can_not_be_told_now_is_told_later(
    channel: Channel, context: Context, table: TableInfo
) -> None:
    channel.refusals = {ANA.id: [Later(0.0)]}
    with pytest.raises(Later):
        await report(channel, context, table)
    await report(channel, context, table)
    assert len(channel.posted) == 1
