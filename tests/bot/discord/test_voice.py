"""Screens of the channel, and when they were read."""

import asyncio
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord.delivery import messages
from bot.discord.delivery.refusals import Gone
from bot.discord.requests.request import Runtime
from bot.discord.voice import DiscordVoice
from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import (
    AskPrivately,
    Digest,
    Gathered,
    Invite,
    Notice,
    Queued,
    ShowLobby,
    ShowPanel,
)
from bot.table.lobby import invitations, lobby
from bot.table.model import Posted
from bot.table.play import moves
from bot.table.schedule.notification_settings import Notice as NoticeWish
from rules.core.text import Text
from tests.bot.discord.speaking import ANA, BIA, Edits, Spoken, begun, edits

SAID = Text(key="table.notice.thawed")


async def turn_begins(voice: DiscordVoice, table: int) -> None:
    """Say all that is said when the turn of seat 0 begins."""
    await voice.deliver(Queued(2, table, ShowPanel(anew=True, seats=(0,))))
    await voice.deliver(Queued(3, table, AskPrivately((0,))))


async def test_a_lobby_never_covers_the_panel_of_a_game_that_has_begun(voice: Spoken) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await lobby.join(voice.context, info.id, BIA)
    voice.channel.free.clear()
    slow, waiting = (asyncio.create_task(voice.post(info.id)) for _ in range(2))
    while not voice.channel.posted:
        await reading.info(voice.context, info.id)  # both have asked the database by now
    await moves.start_table(voice.context, info.id, ANA.id)
    voice.channel.free.set()
    await asyncio.gather(slow, waiting)
    assert "Waiting for" in voice.channel.posted[1]


async def test_a_lobby_of_a_game_not_installed_stays_unchanged_until_closed(
    voice: Spoken, runtime: Runtime, aside: list[int]
) -> None:
    context = runtime.context
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    await voice.post(info.id)
    later = DiscordVoice(cast(discord.Client, voice.channel), context, {}, runtime.pictures)
    await later.post(info.id)
    assert (len(voice.channel.posted), aside) == (1, [])
    await lobby.close(context, info.id, ANA.id)
    await later.post(info.id)
    assert (len(voice.channel.posted), len(aside)) == (1, 1)


async def test_a_secret_question_is_told_once_while_another_user_is_unreachable(voice: Spoken) -> None:
    info = await begun(voice.context, planned=False)
    voice.channel.busy = {ANA.id: True}
    job = Queued(1, info.id, AskPrivately((0, 1), loud=False))
    with pytest.raises(Later):
        await voice.deliver(job)
    assert voice.channel.places == [BIA.id]
    await voice.deliver(job)
    assert voice.channel.places == [BIA.id, ANA.id]


async def test_a_direct_message_shows_the_public_question_of_a_turn_that_begins(
    voice: Spoken, edited: Edits
) -> None:
    info = await begun(voice.context, planned=False)
    await voice.deliver(Queued(1, info.id, AskPrivately((0,), loud=False)))
    assert "toy.ask.plan" in voice.channel.posted[0]
    for person in (ANA, BIA):
        seen = await reading.seen(voice.context, info.id, person.id)
        assert seen.decision is not None and seen.seat is not None and seen.decision.default is not None
        await moves.answer(voice.context, info.id, person.id, seen.asks[seen.seat], seen.decision.default)
    await turn_begins(voice, info.id)
    [(message, said)] = edited
    assert message == 1, "the one that asked for the plan"
    assert "toy.ask.act" in said
    assert voice.channel.places == [ANA.id, 0], "nothing is sent but the panel"


@pytest.mark.parametrize("asleep", [True, False])
async def test_what_comes_late_wakes_nobody(voice: Spoken, asleep: bool) -> None:
    info = await begun(voice.context, planned=False)
    quiet = (13 * 60, 14 * 60) if asleep else None  # now it is a quarter to two
    await voice.notify(ANA, notice="silent", quiet=quiet, digest=8 * 60)
    await voice.deliver(Queued(1, info.id, Digest(ANA.id)))
    assert "one table waits for you" in voice.channel.posted[0]
    assert voice.channel.rung == ([] if asleep else [ANA.id])


@pytest.mark.parametrize("asleep", [True, False])
async def test_that_the_bot_may_not_speak_is_no_reason_to_wake_the_host(voice: Spoken, asleep: bool) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await voice.notify(ANA, quiet=(13 * 60, 14 * 60) if asleep else None)
    voice.channel.barred = True
    await voice.deliver(Queued(1, info.id, ShowLobby()))
    assert voice.channel.places == [ANA.id]
    assert voice.channel.rung == ([] if asleep else [ANA.id])


@pytest.mark.parametrize("queued", [None, 7])
async def test_a_panel_is_known_by_the_job_that_posted_it(voice: Spoken, queued: int | None) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    if queued is None:
        await voice.post(info.id)
    else:
        await voice.deliver(Queued(queued, info.id, ShowLobby()))
    posted = await posted_messages.find(voice.context, info.id, "lobby")
    assert posted is not None
    assert posted.job == queued


@pytest.mark.parametrize(("channel_id", "count"), [(ANA.id, 1), (99, 0)])
async def test_after_a_restart_a_hand_goes_only_to_who_sits_there_now(
    voice: Spoken, edited: Edits, channel_id: int, count: int
) -> None:
    info = await begun(voice.context, planned=False)
    await posted_messages.keep(voice.context, info.id, Posted("private", 0, channel_id, 5, bare=True))
    await voice.catch_up()
    assert len(edited) == count
    assert len(await posted_messages.bare(voice.context)) == 1 - count


@pytest.mark.parametrize(
    ("notice", "places"),
    [("mention", [0]), ("dm", [ANA.id]), ("both", [0, ANA.id]), ("silent", [])],
)
async def test_whose_turn_begins_is_called_as_they_said_and_nobody_else_is(
    voice: Spoken, notice: NoticeWish, places: list[int]
) -> None:
    info = await begun(voice.context)
    await voice.notify(ANA, notice=notice)
    await turn_begins(voice, info.id)
    assert voice.channel.rung == [ANA.id] * len(places)
    assert voice.channel.places == [0, *(place for place in places if place)], "the panel comes in any case"


async def test_the_lobby_loses_its_buttons_and_each_earlier_panel_goes_once(
    voice: Spoken, aside: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "delete", gone := AsyncMock())
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await voice.deliver(Queued(1, info.id, ShowLobby()))
    assert "Players: 1" in voice.channel.posted[0]
    await lobby.join(voice.context, info.id, BIA)
    await moves.start_table(voice.context, info.id, ANA.id)
    for number, earlier in ((2, []), (3, [2]), (4, [2, 3])):
        await voice.deliver(Queued(number, info.id, ShowPanel(anew=True)))
        assert (aside, [call.args[0].id for call in gone.await_args_list]) == ([1], earlier)
    assert len(voice.channel.posted) == 4


async def test_a_lobby_that_kept_its_buttons_is_tried_again_with_the_panel(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await voice.deliver(Queued(1, info.id, ShowLobby()))
    await lobby.join(voice.context, info.id, BIA)
    await moves.start_table(voice.context, info.id, ANA.id)
    tries: list[int] = []

    async def busy_once(message: SimpleNamespace) -> None:
        tries.append(message.id)
        if len(tries) == 1:
            raise Later(0.0)

    monkeypatch.setattr(messages, "put_aside", busy_once)
    await voice.deliver(Queued(2, info.id, ShowPanel(anew=True)))
    assert tries == [1, 1], "the panel did not wait for it"
    assert await posted_messages.find(voice.context, info.id, "lobby") is None


async def test_the_host_is_called_by_the_lobby_while_the_game_has_not_begun(voice: Spoken) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en", players=2)
    await lobby.join(voice.context, info.id, BIA)
    await voice.deliver(Queued(1, info.id, Gathered()))
    assert f"Everybody is here: <@{ANA.id}>" in voice.channel.posted[0], voice.channel.posted[0]
    assert voice.channel.rung == [ANA.id]
    await moves.start_table(voice.context, info.id, ANA.id)
    await voice.deliver(Queued(2, info.id, Gathered()))
    assert len(voice.channel.posted) == 1, "nobody is called late to a game that runs"


async def test_a_panel_not_yet_deleted_is_retried_by_a_job_and_left_by_a_press(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(voice.context)
    await voice.deliver(Queued(1, info.id, ShowPanel(anew=True)))

    monkeypatch.setattr(messages, "delete", AsyncMock(side_effect=Later(0.0)))
    with pytest.raises(Later):
        await voice.deliver(Queued(2, info.id, ShowPanel(anew=True)))
    await voice.post(info.id)
    assert len(voice.channel.posted) == 3


async def test_nothing_is_said_of_a_table_that_is_not_there(voice: Spoken) -> None:
    for job in (ShowLobby(), Digest(ANA.id), Notice(SAID)):
        await voice.deliver(Queued(1, 99, job))
    assert voice.channel.posted == []


async def test_a_notice_that_somebody_has_deleted_is_done(voice: Spoken) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    voice.channel.refusals = {0: [Gone(deleted=True)]}
    await voice.deliver(Queued(1, info.id, Notice(SAID)))
    assert voice.channel.posted == []
    await voice.deliver(Queued(2, info.id, Notice(SAID)))
    assert (voice.channel.places, voice.channel.rung) == ([0], [])


@pytest.mark.parametrize("secret", [True, False])
async def test_a_question_is_asked_in_private_only_while_it_is_secret(voice: Spoken, secret: bool) -> None:
    info = await begun(voice.context, planned=not secret)
    await voice.deliver(Queued(1, info.id, AskPrivately((0,), loud=False)))
    assert voice.channel.places == ([ANA.id] if secret else [])


@pytest.mark.parametrize(
    ("channel_id", "job", "count"), [(ANA.id, 1, True), (99, 1, False), (ANA.id, 2, False)]
)
async def test_a_public_question_joins_an_earlier_private_message_of_its_player(
    voice: Spoken, edited: Edits, channel_id: int, job: int, count: bool
) -> None:
    info = await begun(voice.context)
    await posted_messages.keep(voice.context, info.id, Posted("private", 0, channel_id, 50, job=job))
    await voice.deliver(Queued(2, info.id, AskPrivately((0,))))
    assert [message for message, _ in edited] == [50] * count
    assert voice.channel.places == []


@pytest.mark.parametrize("newer", [None, 51])
async def test_after_a_restart_no_picture_comes_into_what_was_replaced_meanwhile(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch, newer: int | None
) -> None:
    info = await begun(voice.context)
    old = Posted("panel", None, 2, 50, bare=True)
    if newer is not None:
        await posted_messages.keep(voice.context, info.id, Posted("panel", None, 2, newer))

    monkeypatch.setattr(posted_messages, "bare", AsyncMock(return_value=[(info.id if newer else 99, old)]))
    shown = edits(monkeypatch)
    await voice.catch_up()
    assert shown == []


@pytest.mark.parametrize("started", [True, False])
async def test_nobody_is_invited_any_more_to_a_game_that_has_begun(voice: Spoken, started: bool) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await lobby.join(voice.context, info.id, BIA)
    await invitations.invite(voice.context, info.id, ANA.id, 13)
    if started:
        await moves.start_table(voice.context, info.id, ANA.id)
    for number in (1, 2):  # the second finds nothing to do
        await voice.deliver(Queued(number, info.id, Invite()))
        assert voice.channel.rung == ([] if started else [13])
        assert await invitations.unposted(voice.context, info.id) == ()
    assert len(voice.channel.posted) == (0 if started else 1)


@pytest.mark.parametrize(("tries", "count"), [(0, 0), (1, 1)])
async def test_an_invitation_that_may_have_been_posted_is_brought_up_to_date(
    voice: Spoken, edited: Edits, tries: int, count: int
) -> None:
    info = await lobby.open_table(voice.context, 1, 2, ANA, "toy", "en")
    await invitations.invite(voice.context, info.id, ANA.id, 13)
    await voice.deliver(Queued(1, info.id, Invite(), tries=tries))
    assert (len(voice.channel.posted), len(edited)) == (1, count)
