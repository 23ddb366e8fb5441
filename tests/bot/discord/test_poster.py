"""Screens that people ask the voice to show at once, and what they read if that is not possible."""

from unittest.mock import AsyncMock

import pytest

from bot.discord.delivery import messages
from bot.discord.delivery.refusals import Barred, Closed, Gone
from bot.discord.screens.screen import note
from bot.discord.voice import DiscordVoice
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.lobby import lobby
from bot.table.model import Posted, TableInfo
from bot.table.people import profiles
from bot.table.runtime.context import Context
from tests.bot.discord.speaking import ANA, Edits, Spoken, edits
from tests.bot.table.scene import refused

FAILURES = [(Barred(), "barred"), (Barred("locked"), "locked"), (Later(0.0), "later")]


@pytest.fixture
async def table(context: Context) -> TableInfo:
    return await lobby.open_table(context, 1, 2, ANA, "toy", "en")


@pytest.mark.parametrize(("refusal", "why"), FAILURES)
async def test_why_nothing_could_be_shown_is_told_to_who_asked_for_it(
    voice: Spoken, table: TableInfo, refusal: Exception, why: str
) -> None:
    voice.channel.refusals = {0: [refusal] * 2, ANA.id: [refusal]}
    for asked in (
        voice.post(table.id),
        voice.publish(table.id, "replay", note("film")),
        voice.write_to(ANA.id, note("x")),
    ):
        assert await refused(asked) == f"discord.refused.{why}"
    assert not await profiles.has_closed_dm(voice.context, ANA.id), "that may be over soon"


@pytest.mark.parametrize(("refusal", "why"), [*FAILURES, (Barred("thread"), "thread")])
async def test_why_no_thread_could_be_opened_is_told_to_who_asked_for_it(
    voice: DiscordVoice, monkeypatch: pytest.MonkeyPatch, refusal: Exception, why: str
) -> None:
    monkeypatch.setattr(messages, "open_thread", AsyncMock(side_effect=refusal))
    assert await refused(voice.open_thread(2, "Saideira")) == f"discord.refused.{why}"


@pytest.mark.parametrize(
    ("refusal", "remembered"),
    [(Closed(), True), (Closed(lasting=False), False), (Gone(deleted=True), False)],
)
async def test_who_can_not_be_written_to_is_told_so_and_remembered(
    voice: Spoken, refusal: Exception, remembered: bool
) -> None:
    await profiles.see(voice.context, ANA)
    voice.channel.refusals = {ANA.id: [refusal]}
    assert await refused(voice.write_to(ANA.id, note("x"))) == "discord.refused.closed-dm"
    assert await profiles.has_closed_dm(voice.context, ANA.id) == remembered


async def test_who_is_written_to_reads_it_and_the_channel_is_known(voice: Spoken) -> None:
    assert await voice.write_to(ANA.id, note("welcome")) == ANA.id
    assert (voice.channel.posted, voice.channel.places, voice.channel.rung) == (["welcome"], [ANA.id], [])


async def test_nothing_is_shown_of_a_table_that_is_not_there(voice: Spoken) -> None:
    assert await refused(voice.publish(99, "replay", note("film"))) == "discord.refused.no-table"
    await voice.post(99)
    assert voice.channel.posted == []


async def test_the_second_film_takes_the_place_of_the_first_one(
    voice: Spoken, table: TableInfo, edited: Edits
) -> None:
    first = await voice.publish(table.id, "replay", note("one"))
    assert first == Posted("replay", None, 2, 1)
    assert await voice.publish(table.id, "replay", note("two")) == first
    assert (voice.channel.posted, edited) == (["one"], [(1, "two")])


@pytest.mark.parametrize(
    ("old", "refusals"),
    [(Posted("replay", None, 2, 50), [Gone(deleted=True)]), (Posted("replay", None, 3, 50), [])],
)
async def test_a_film_is_posted_anew_where_the_first_one_is_not_there_any_more(
    voice: Spoken, table: TableInfo, monkeypatch: pytest.MonkeyPatch, old: Posted, refusals: list[Exception]
) -> None:
    await posted_messages.keep(voice.context, table.id, old)
    edited = edits(monkeypatch, *refusals)
    newer = await voice.publish(table.id, "replay", note("film"))
    assert newer == Posted("replay", None, 2, 1)
    assert await posted_messages.find(voice.context, table.id, "replay") == newer
    assert (voice.channel.posted, edited) == (["film"], [])
