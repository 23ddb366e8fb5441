"""A newer message in place of an earlier one, even if the bot is killed in between or Discord is busy."""

from contextlib import nullcontext
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import messages, replacing
from bot.discord.delivery.refusals import Gone
from bot.discord.screens.screen import note
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued, ShowPanel
from bot.table.lobby import lobby
from bot.table.model import Posted
from bot.table.runtime.context import Context
from tests.bot.discord.speaking import ANA, Channel, Edits, edits

OLD = Posted("panel", None, 2, 50, job=7)


async def stands(channel: Channel, old: Posted | None, queued: Queued | None) -> int:
    """The message that shows the screen in the end."""
    client, place = cast(discord.Client, channel), cast(Any, channel)
    sent = await replacing.stand(
        client, old, queued, "table", None, place, note("new"), [ANA.id], messages.edit
    )
    return sent.id


async def test_what_an_earlier_try_has_posted_is_edited_and_calls_nobody_again(
    channel: Channel, edited: Edits
) -> None:
    assert await stands(channel, OLD, Queued(7, 1, ShowPanel(), tries=1)) == 50
    assert (edited, channel.posted) == ([(50, "new")], [])


@pytest.mark.parametrize("old", [None, OLD])
@pytest.mark.parametrize("queued", [None, Queued(8, 1, ShowPanel())])
async def test_a_message_of_another_job_is_not_edited_in_its_place(
    channel: Channel, edited: Edits, old: Posted | None, queued: Queued | None
) -> None:
    assert await stands(channel, old, queued) == 1
    assert (edited, channel.posted, channel.rung) == ([], ["new"], [ANA.id])


async def test_a_message_of_an_earlier_try_that_was_deleted_is_posted_anew(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited = edits(monkeypatch, Gone(deleted=True))
    assert await stands(channel, OLD, Queued(7, 1, ShowPanel())) == 1
    assert (edited, channel.posted) == ([], ["new"])


@pytest.mark.parametrize("tries", [0, 1, 2])
async def test_what_discord_may_return_from_an_earlier_try_is_brought_up_to_date(
    channel: Channel, edited: Edits, tries: int
) -> None:
    assert await stands(channel, None, Queued(8, 1, ShowPanel(), tries=tries)) == 1
    assert edited == [(1, "new")] * (tries > 0)


@pytest.mark.parametrize(("tries", "waited"), [(0, True), (19, True), (20, False)])
async def test_an_earlier_message_that_can_not_be_reached_is_left_in_the_end(
    channel: Channel, context: Context, tries: int, waited: bool
) -> None:
    """Then those after it have their turn."""
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    for number in (50, 51, 52):
        await posted_messages.replace(context, info.id, Posted("panel", None, 2, number))
    tried: list[int] = []

    async def busy(message: discord.PartialMessage) -> None:
        tried.append(message.id)
        if message.id == 50:
            raise Later(0.0)

    newest = Posted("panel", None, 2, 53)
    client = cast(discord.Client, channel)
    with pytest.raises(Later) if waited else nullcontext():
        await replacing.replace(client, context, info.id, [newest], busy, tries)
    assert tried == ([50] if waited else [50, 51, 52])
    assert await posted_messages.find(context, info.id, "panel") == newest
    left = await posted_messages.replaced(context, info.id, "panel")
    assert [each.message_id for each in left] == ([50, 51, 52] if waited else [])
