"""Receivers of a reminder, a digest or a private message; nothing reaches a user twice."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord.delivery import messages
from bot.discord.delivery.pings import PINGS, Pings
from bot.discord.delivery.refusals import Closed, Gone
from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import (
    AskPrivately,
    Digest,
    Job,
    OffTurnNotice,
    Ping,
    PingPrivately,
    Queued,
    ShowPanel,
    Tell,
)
from bot.table.lobby import lobby
from bot.table.model import Posted, PostedKind, TableInfo
from bot.table.people import profiles
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.schedule import off_turn_notices, preferences, time_control
from bot.table.schedule.notification_settings import Notice, NotificationSettings
from bot.table.seats import seats
from bot.table.votes import deciding
from rules.core.text import Text
from tests.bot.discord.speaking import ANA, BIA, Channel, Spoken, begun

SAID = Text(key="table.notice.thawed")
LATER = Later(0.0)


async def called_by(context: Context, notice: Notice) -> None:
    for person in (ANA, BIA):
        await preferences.set_notifications(context, person.id, NotificationSettings(notice=notice))


@pytest.mark.parametrize(
    ("notice", "places"),
    [("mention", [0]), ("dm", [ANA.id]), ("both", [0, ANA.id]), ("silent", [])],
)
async def test_a_reminder_goes_where_its_player_wants_with_the_public_question(
    voice: Spoken, notice: Notice, places: list[int]
) -> None:
    info = await begun(voice.context)
    await called_by(voice.context, notice)
    jobs: tuple[Job, ...] = (Ping((0, 1)), PingPrivately((0, 1)))
    for number, job in enumerate(jobs, 1):
        await voice.deliver(Queued(number, info.id, job))
    assert voice.channel.places == places, "Bia is not asked"
    assert voice.channel.rung == [ANA.id] * len(places)
    assert [
        said for said in voice.channel.posted if not (f"<@{ANA.id}>" in said and "toy.ask.act" in said)
    ] == []


async def test_a_reminder_of_a_secret_question_keeps_the_secret(voice: Spoken) -> None:
    info = await begun(voice.context, planned=False)
    await voice.deliver(Queued(1, info.id, Ping((1,))))
    [said] = voice.channel.posted
    assert f"<@{BIA.id}>" in said
    assert "toy.ask.plan" not in said
    assert "-# " in said


async def test_who_has_been_written_to_is_not_again_because_another_could_not_be(
    voice: Spoken, gone: list[int]
) -> None:
    info = await begun(voice.context, planned=False)
    await called_by(voice.context, "dm")
    await posted_messages.keep(voice.context, info.id, Posted("ping-dm", 0, ANA.id, 50))
    voice.channel.refusals = {BIA.id: [LATER]}
    with pytest.raises(Later):
        await voice.deliver(Queued(1, info.id, PingPrivately((0, 1))))
    assert (voice.channel.rung, gone) == ([ANA.id], [50])
    await voice.deliver(Queued(1, info.id, PingPrivately((0, 1)), tries=1))
    assert voice.channel.rung == [ANA.id, BIA.id]
    await voice.deliver(Queued(2, info.id, PingPrivately((0, 1))))
    assert voice.channel.rung == [ANA.id, BIA.id] * 2, "the next reminder is another one"


@pytest.mark.parametrize(("notice", "kind"), [("mention", "ping"), ("dm", "ping-dm")])
async def test_deleting_an_earlier_reminder_is_tried_again_without_a_ping(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch, notice: Notice, kind: PostedKind
) -> None:
    info = await begun(voice.context)
    await called_by(voice.context, notice)
    await posted_messages.keep(voice.context, info.id, Posted(kind, 0, 2, 50))
    tried: list[int] = []

    async def busy_once(message: SimpleNamespace) -> None:
        tried.append(message.id)
        if len(tried) == 1:
            raise Later(0.0)

    monkeypatch.setattr(messages, "delete", busy_once)
    job = Ping((0,)) if kind == "ping" else PingPrivately((0,))
    with pytest.raises(Later):
        await voice.deliver(Queued(1, info.id, job))
    await voice.deliver(Queued(1, info.id, job, tries=1))
    assert (voice.channel.rung, tried) == ([ANA.id], [50, 50])


@pytest.mark.parametrize(("notice", "rung"), [("mention", []), ("dm", [BIA.id])])
async def test_a_reminder_deleted_by_somebody_stays_gone_and_blocks_nobody(
    voice: Spoken, notice: Notice, rung: list[int]
) -> None:
    info = await begun(voice.context, planned=False)
    await called_by(voice.context, notice)
    voice.channel.refusals = {0: [Gone(deleted=True)], ANA.id: [Gone(deleted=True)]}
    job = Ping((0, 1)) if notice == "mention" else PingPrivately((0, 1))
    await voice.deliver(Queued(1, info.id, job))
    assert voice.channel.rung == rung
    for kind in PINGS:
        assert await posted_messages.find(voice.context, info.id, kind, 0) is None
    assert not await profiles.has_closed_dm(voice.context, ANA.id)


@pytest.mark.parametrize("kind", PINGS)
async def test_a_player_who_has_answered_has_no_ping_left_even_a_replaced_one(
    channel: Channel, context: Context, gone: list[int], kind: PostedKind
) -> None:
    info, client = await begun(context), cast(discord.Client, channel)
    for seat, number in ((0, 50), (0, 51), (1, 60)):
        await posted_messages.replace(context, info.id, Posted(kind, seat, 2, number))
    await Pings(client, context).take_away(info, (0,), Queued(1, info.id, ShowPanel()))
    assert sorted(gone) == [50, 51]
    assert await posted_messages.find(context, info.id, kind, 0) is None
    assert await posted_messages.replaced(context, info.id, kind, 0) == ()
    assert await posted_messages.find(context, info.id, kind, 1) is not None


async def test_a_player_refusing_direct_messages_gets_no_secret_question_there(voice: Spoken) -> None:
    info = await begun(voice.context, planned=False)
    voice.channel.refusals = {ANA.id: [Closed()]}
    for _ in range(2):
        await voice.deliver(Queued(1, info.id, AskPrivately((0,), loud=True)))
    assert voice.channel.places == []
    assert await profiles.has_closed_dm(voice.context, ANA.id)


@pytest.mark.parametrize("notice", ["dm", "both"])
async def test_who_refuses_direct_messages_is_reminded_once_in_the_channel(
    voice: Spoken, gone: list[int], notice: Notice
) -> None:
    info = await begun(voice.context)
    await called_by(voice.context, notice)
    voice.channel.refusals = {ANA.id: [Closed()]}
    jobs: list[Job] = [PingPrivately((0,)), *([Ping((0,))] if notice == "both" else [])]
    for number in (1, 2):  # the second time it is known
        for place, job in enumerate(jobs):
            await voice.deliver(Queued(10 * number + place, info.id, job))
        assert voice.channel.places == [0] * number
        assert await profiles.has_closed_dm(voice.context, ANA.id)
    assert gone == [1]


@pytest.mark.parametrize(("notice", "places"), [("dm", [0, 0]), ("both", [0])])
async def test_a_mention_replaces_the_direct_message_of_one_not_in_the_panel(
    voice: Spoken, notice: Notice, places: list[int]
) -> None:
    info = await begun(voice.context)
    await called_by(voice.context, notice)
    voice.channel.refusals = {ANA.id: [Closed()]}
    await voice.deliver(Queued(1, info.id, ShowPanel(anew=True, seats=(0,))))
    await voice.deliver(Queued(2, info.id, AskPrivately((0,))))
    assert voice.channel.places == places
    assert voice.channel.rung == [ANA.id]


@pytest.mark.parametrize("job", [Digest(ANA.id), Tell(ANA.id, SAID)])
async def test_who_is_known_to_refuse_direct_messages_gets_none(voice: Spoken, job: Digest | Tell) -> None:
    info = await begun(voice.context)
    await profiles.set_closed_dm(voice.context, ANA.id, closed=True)
    await voice.deliver(Queued(1, info.id, job))
    assert voice.channel.posted == []
    await profiles.set_closed_dm(voice.context, ANA.id, closed=False)
    await voice.deliver(Queued(2, info.id, job))
    assert voice.channel.places == [ANA.id]


@pytest.fixture
async def doubted(context: Context) -> TableInfo:
    """Bia proposes to free Ana's seat."""
    info = await begun(context)
    return await seats.propose_free(context, info.id, BIA.id, 0)


@pytest.mark.parametrize("anew", [True, False])
@pytest.mark.parametrize(
    ("notice", "places"),
    [("mention", [0]), ("dm", [ANA.id]), ("both", [ANA.id, 0]), ("silent", [])],
)
async def test_what_waits_besides_a_turn_goes_where_its_person_wants_it(
    voice: Spoken, doubted: TableInfo, notice: Notice, places: list[int], anew: bool
) -> None:
    await called_by(voice.context, notice)
    await voice.deliver(Queued(1, doubted.id, OffTurnNotice(ANA.id, anew=anew)))
    assert voice.channel.places == [place for place in places if anew or place]
    assert voice.channel.rung == [ANA.id] * len(voice.channel.places)
    assert [said for said in voice.channel.posted if "proposes to free your seat" not in said] == []


@pytest.mark.parametrize(("anew", "places"), [(True, [0]), (False, [])])
async def test_who_refuses_direct_messages_is_mentioned_unless_that_was_done(
    voice: Spoken, doubted: TableInfo, anew: bool, places: list[int]
) -> None:
    await called_by(voice.context, "dm")
    voice.channel.refusals = {ANA.id: [Closed()]}
    await voice.deliver(Queued(1, doubted.id, OffTurnNotice(ANA.id, anew=anew)))
    assert voice.channel.places == places
    assert await profiles.has_closed_dm(voice.context, ANA.id)


@pytest.mark.parametrize("place", [0, ANA.id])
async def test_a_call_that_somebody_has_deleted_leaves_the_other_way_as_it_is(
    voice: Spoken, doubted: TableInfo, place: int
) -> None:
    await called_by(voice.context, "both")
    voice.channel.refusals = {place: [Gone(deleted=True)]}
    await voice.deliver(Queued(1, doubted.id, OffTurnNotice(ANA.id)))
    assert voice.channel.places == [ANA.id if place == 0 else 0]
    assert not await profiles.has_closed_dm(voice.context, ANA.id)


async def test_a_call_that_comes_too_late_for_the_evening_waits_for_the_morning(
    voice: Spoken, doubted: TableInfo
) -> None:
    now = voice.context.now()
    await voice.notify(ANA, away=(now, now + 60))
    await voice.deliver(Queued(1, doubted.id, OffTurnNotice(ANA.id)))
    assert voice.channel.posted == []
    assert await voice.context.store.read(off_turn_notices.due, now + 59) == ()
    assert await voice.context.store.read(off_turn_notices.due, now + 60) == ((doubted.id, ANA.id),)


async def test_nobody_is_called_about_what_is_over(voice: Spoken, doubted: TableInfo) -> None:
    await voice.deliver(Queued(1, doubted.id, OffTurnNotice(BIA.id)))
    assert voice.channel.posted == [], "Bia has voted"
    await deciding.refuse(voice.context, doubted.id, 1, ANA.id)
    await voice.deliver(Queued(2, doubted.id, OffTurnNotice(ANA.id)))
    assert voice.channel.posted == []


async def test_no_digest_tells_that_nothing_waits(voice: Spoken) -> None:
    info = await begun(voice.context)
    await voice.deliver(Queued(1, info.id, Digest(BIA.id)))
    assert voice.channel.posted == []


async def answered(context: Context, info: TableInfo) -> None:
    seen = await reading.seen(context, info.id, ANA.id)
    await moves.answer(context, info.id, ANA.id, seen.asks[0], ["action:rest"])


async def frozen(context: Context, info: TableInfo) -> None:
    await context.freeze(info.id, RuntimeError())


@pytest.mark.parametrize("meanwhile", [answered, frozen])
async def test_a_digest_is_silent_about_a_table_that_does_not_wait_any_more(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[Context, TableInfo], Awaitable[None]]
) -> None:
    changing = await begun(voice.context)
    other = await lobby.open_table(voice.context, 1, 3, ANA, "toy", "en")
    await lobby.join(voice.context, other.id, BIA)
    await moves.start_table(voice.context, other.id, ANA.id)
    waiting_for = reading.waiting_for

    async def just_before(context: Context, user_id: int) -> tuple[TableInfo, ...]:
        found = await waiting_for(context, user_id)
        await meanwhile(context, changing)
        return found

    monkeypatch.setattr(reading, "waiting_for", just_before)
    await voice.deliver(Queued(1, changing.id, Digest(ANA.id)))
    [said] = voice.channel.posted
    assert "<#3>" in said
    assert "<#2>" not in said
    assert "toy.ask" not in said, "the question of the other table is secret"


async def test_a_digest_says_what_is_asked_in_public_and_until_when(voice: Spoken) -> None:
    info = await begun(voice.context)
    await voice.deliver(Queued(1, info.id, Digest(ANA.id)))
    assert "-# toy.ask.act" in voice.channel.posted[0]
    assert "Due" not in voice.channel.posted[0]
    await time_control.set_time_control(voice.context, info.id, ANA.id, 3600, "nudge")
    await voice.deliver(Queued(2, info.id, Digest(ANA.id)))
    assert "Due" in voice.channel.posted[1]


@pytest.mark.parametrize("planned", [True, False])
async def test_a_digest_has_a_line_for_each_table_and_one_for_public_questions(
    voice: Spoken, planned: bool
) -> None:
    info = await begun(voice.context, planned=planned)
    await voice.deliver(Queued(1, info.id, Digest(ANA.id)))
    head, table, *asked = voice.channel.posted[0].splitlines()
    assert head == f"☀️ <@{ANA.id}>, one table waits for you:"
    assert table.endswith("in <#2>, asked <t:1000000:R>.")
    assert asked == ["-# toy.ask.act"] * planned


@pytest.mark.parametrize(("lesson", "called"), [(False, [ANA.id, BIA.id]), (True, [])])
async def test_a_lesson_calls_nobody_in_its_message(
    channel: Channel, context: Context, lesson: bool, called: list[int]
) -> None:
    opened = await begun(context, planned=False)
    info = replace((await reading.seen(context, opened.id, None)).table, lesson=lesson)
    assert await Pings(cast(discord.Client, channel), context).mentioned(info, (0, 1)) == called
