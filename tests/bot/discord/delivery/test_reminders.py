"""Reminders in the channel: one names all who are late, and only them."""

from collections.abc import Sequence

import pytest

from bot.discord.delivery.pings import Pings
from bot.table.jobs import Ping, Queued, Unping
from bot.table.model import TableInfo
from bot.table.seats import seats
from rules.core.decisions import Seat
from tests.bot.discord.speaking import ANA, BIA, Edits, Spoken, begun


async def test_one_message_reminds_all_and_pings_each_once(voice: Spoken, gone: list[int]) -> None:
    info = await begun(voice.context, planned=False)
    for number in (1, 2):  # the second is the next reminder
        await voice.deliver(Queued(number, info.id, Ping((0, 1))))
        await voice.deliver(Queued(number, info.id, Ping((0, 1)), tries=1))
    assert voice.channel.rung == [ANA.id, BIA.id] * 2
    assert gone == [1], "the earlier one goes"
    assert [said.count("⏰") for said in voice.channel.posted] == [1, 1], voice.channel.posted
    assert all(f"<@{ANA.id}> and <@{BIA.id}>" in said for said in voice.channel.posted), voice.channel.posted
    assert [said for said in voice.channel.posted if "toy.ask.plan" in said] == [], "the question is secret"


async def test_who_answers_is_taken_out_of_the_reminder_which_goes_with_the_last(
    voice: Spoken, gone: list[int], edited: Edits
) -> None:
    info = await begun(voice.context, planned=False)
    await voice.deliver(Queued(1, info.id, Ping((0, 1))))
    await voice.deliver(Queued(2, info.id, Unping((0,))))
    [(number, said)] = edited
    assert (number, gone) == (1, [])
    assert f"<@{BIA.id}>" in said and f"<@{ANA.id}>" not in said, said
    await voice.deliver(Queued(3, info.id, Unping((1,))))
    assert (len(edited), gone) == (1, [1])


async def test_who_is_reminded_apart_leaves_the_others_their_reminder(
    voice: Spoken, gone: list[int], edited: Edits
) -> None:
    info = await begun(voice.context, planned=False)
    await voice.deliver(Queued(1, info.id, Ping((0, 1))))
    await voice.deliver(Queued(2, info.id, Ping((1,))))
    assert voice.channel.rung == [ANA.id, BIA.id, BIA.id]
    assert [(number, f"<@{BIA.id}>" in said) for number, said in edited] == [(1, False)], edited
    assert gone == []


async def test_a_reminder_names_no_computer_that_plays_for_somebody_meanwhile(
    voice: Spoken, gone: list[int], edited: Edits
) -> None:
    info = await begun(voice.context, planned=False)
    await voice.deliver(Queued(1, info.id, Ping((0, 1))))
    await seats.lend(voice.context, info.id, BIA.id)
    await voice.deliver(Queued(2, info.id, Unping((0,))))
    assert (edited, gone) == ([], [1])


async def test_who_is_asked_what_is_said_where_it_is_not_the_same_for_all(
    voice: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(voice.context)

    async def all_of_them(self: Pings, info: TableInfo, asked: Sequence[Seat]) -> list[Seat]:
        return [*asked]

    monkeypatch.setattr(Pings, "_awaited", all_of_them)
    await voice.deliver(Queued(1, info.id, Ping((0, 1))))
    [said] = voice.channel.posted
    assert f"<@{ANA.id}>: toy.ask.act" in said, said
    assert f"-# <@{BIA.id}>: The question is secret." in said, said
