"""Proposals in their channel: posted once, brought up to date, and put away when they have ended."""

import pytest

from bot.discord.delivery.refusals import Gone
from bot.discord.voice import DiscordVoice
from bot.table.jobs import Queued, ShowVotes
from bot.table.lobby import lobby
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import Notice, NotificationSettings
from bot.table.seats import seats
from bot.table.votes import deciding
from tests.bot.discord.speaking import ANA, BIA, Channel, Edits, Spoken, begun, edits

EVE, CAL = 14, Person(13, "Cal", "en")


@pytest.fixture
async def offered(context: Context, channel: Channel) -> TableInfo:
    """Bia offers Ana's seat to Eve."""
    info = await begun(context)
    await seats.give_up(context, info.id, ANA.id)
    return await seats.offer(context, info.id, BIA.id, EVE, free=False)


async def shown(voice: DiscordVoice, info: TableInfo, *, tries: int = 0) -> None:
    await voice.deliver(Queued(1, info.id, ShowVotes(), tries=tries))


async def test_a_new_one_calls_who_is_asked_and_later_it_is_edited(
    voice: Spoken, offered: TableInfo, edited: Edits
) -> None:
    await shown(voice, offered)
    assert (len(voice.channel.posted), voice.channel.rung, edited) == (1, [EVE], [])
    await shown(voice, offered)
    assert (len(voice.channel.posted), voice.channel.rung, len(edited)) == (1, [EVE], 1)
    await deciding.refuse(voice.context, offered.id, 1, EVE)
    await shown(voice, offered)
    assert (len(voice.channel.posted), len(edited)) == (1, 2)
    assert await deciding.shown(voice.context, offered.id) == (), "it says how it ended, and is put away"


async def test_one_that_somebody_has_deleted_is_posted_again_and_calls_nobody(
    voice: Spoken, offered: TableInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shown(voice, offered)
    edits(monkeypatch, Gone(deleted=True))
    await shown(voice, offered)
    assert (len(voice.channel.posted), voice.channel.rung) == (2, [EVE])


@pytest.mark.parametrize(("tries", "posted"), [(0, 0), (1, 1)])
async def test_an_ended_vote_is_posted_only_if_it_may_stand_there_with_buttons(
    voice: Spoken, offered: TableInfo, monkeypatch: pytest.MonkeyPatch, tries: int, posted: int
) -> None:
    edits(monkeypatch)
    await deciding.refuse(voice.context, offered.id, 1, EVE)
    await shown(voice, offered, tries=tries)
    assert (len(voice.channel.posted), voice.channel.rung) == (posted, [])
    assert await deciding.shown(voice.context, offered.id) == ()


@pytest.mark.parametrize(("notice", "rung"), [("dm", [ANA.id]), ("mention", [ANA.id, BIA.id])])
async def test_a_vote_calls_the_others_as_they_want_and_who_is_called_absent(
    voice: Spoken, notice: Notice, rung: list[int]
) -> None:
    """Cal proposes to free Ana's seat: Bia is asked, Ana may object, and Cal knows of it."""
    opened = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    for person in (BIA, CAL):
        await lobby.join(voice.context, opened.id, person)
    info = await moves.start_table(voice.context, opened.id, ANA.id)
    seat = info.seat_of(ANA.id)
    assert seat is not None
    await seats.propose_free(voice.context, info.id, CAL.id, seat)
    await voice.notify(BIA, notice=notice)
    await shown(voice, info)
    assert sorted(voice.channel.rung) == rung


@pytest.mark.parametrize("away", [True, False])
async def test_a_vote_on_a_seat_says_if_its_person_has_announced_an_absence(
    voice: Spoken, away: bool
) -> None:
    info, now = await begun(voice.context), voice.context.now()
    absent = NotificationSettings(away=(now, now + 86400) if away else None)
    await preferences.set_notifications(voice.context, ANA.id, absent)
    await seats.propose_free(voice.context, info.id, BIA.id, 0)
    await shown(voice, info)
    assert (f"<@{ANA.id}> is away until <t:{now + 86400}:D>" in voice.channel.posted[0]) is away, (
        voice.channel.posted
    )
