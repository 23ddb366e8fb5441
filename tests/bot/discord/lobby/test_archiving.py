"""Messages that a thread needs so that Discord does not archive it."""

from datetime import UTC, datetime
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord.actions import table_button
from bot.discord.delivery.refusals import Barred
from bot.discord.lobby import archiving
from bot.discord.lobby.archiving import SELDOM, thread_due
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import TablePress
from bot.table.lobby import archive
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, begun, slash
from tests.bot.table.scene import refused

NEWEST = discord.utils.time_snowflake(datetime(2026, 11, 1, 12, tzinfo=UTC))
AT = int(discord.utils.snowflake_time(NEWEST).timestamp())
NOW = AT + 5
DAY, WEEK = 24 * 60, 7 * 24 * 60  # minutes


def thread(**has: object) -> Mock:
    usual = {
        "locked": False,
        "archived": False,
        "last_message_id": NEWEST,
        "id": 1,
        "auto_archive_duration": WEEK,
    }
    return Mock(spec=discord.Thread, **{**usual, **has})


def client(known: object, now: object) -> Any:
    """A client that knows the channel like this, while Discord says that."""
    return Mock(get_channel=Mock(return_value=known), fetch_channel=AsyncMock(return_value=now))


@pytest.mark.parametrize(
    ("known", "now", "asked"),
    [
        (Mock(spec=discord.TextChannel), None, False),
        (None, Mock(spec=discord.TextChannel), True),  # after a start the bot may know less than Discord
    ],
)
async def test_what_is_no_thread_needs_no_message(known: object, now: object, asked: bool) -> None:
    it = client(known, now)
    assert await thread_due(it, 3, NOW) is None
    assert it.fetch_channel.called == asked


@pytest.mark.parametrize(
    ("has", "due"),
    [
        ({}, AT + WEEK * 60 * 8 // 10),
        ({"auto_archive_duration": DAY}, AT + SELDOM),
        ({"last_message_id": None, "id": NEWEST}, AT + WEEK * 60 * 8 // 10),
        ({"archived": True}, NOW),
    ],
)
@pytest.mark.parametrize("known", [True, False])
async def test_a_thread_needs_one_well_before_its_time_is_over(
    has: dict[str, object], due: int, known: bool
) -> None:
    now = thread(**has)
    assert await thread_due(client(thread(archived=True) if known else None, now), 3, NOW) == due


async def test_nobody_writes_in_a_thread_that_is_locked() -> None:
    with pytest.raises(Barred):
        await thread_due(client(None, thread(locked=True)), 3, NOW)


async def test_the_archived_table_of_the_channel_returns_or_none_is_reported(runtime: Runtime) -> None:
    info, request = await begun(runtime.context), Request(runtime, ANA, Words("en"), 2, 1, "en")
    assert await refused(slash("table reopen").run(request, {})) == "not-archived"
    await runtime.context.store.write(archive.put_away, info, 1)
    runtime.context.forget(info.id)
    assert (await runtime.context.load(info.id)).info.status == "archived"
    [screen] = await slash("table reopen").run(request, {})
    assert screen.said == Words("en").say(Text(key="discord.reopened"))
    assert (await runtime.context.load(info.id)).info.status == "running"


@pytest.mark.parametrize(("rest", "screens"), [(archiving.IN_NOTICE, 1), ("", 0)])
async def test_only_the_offering_notice_is_replaced_by_who_brought_the_game_back(
    runtime: Runtime, context: Context, rest: str, screens: int
) -> None:
    info, request = await begun(context), Request(runtime, ANA, Words("en"), 2, 1, "en")
    await context.store.write(archive.put_away, info, 1)
    context.forget(info.id)
    shown = await table_button("reopen").run(request, TablePress(info.id, "reopen", rest), ())
    told = Words(info.lang).say(Text(key="discord.reopened-by", args={"who": f"<@{ANA.id}>"}))
    assert [screen.said for screen in shown] == [told] * screens
