"""Seats that change hands while the game goes on."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.table import reading
from bot.table.following import OUTCOMES
from bot.table.jobs import HandOver, Notice, Tell
from bot.table.lobby import archive, lobby
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.seats import seats
from bot.table.storage.database import Database
from bot.table.votes import deciding
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, PLAN, Bot, refused

REST = ["action:rest"]
EVA = Person(15, "Eva", "en")
Leave = Callable[[Context, int, int], Awaitable[TableInfo]]


async def hand(bot: Bot, table: int, person_id: int) -> object:
    return (await bot.seen(table, person_id)).look.view.hand


async def test_a_computer_plays_on_for_who_leaves_and_the_host_passes_on(live: Bot, table: int) -> None:
    info = await seats.give_up(live.context, table, ANA.id)
    assert [(s.name, s.user_id, s.computer, s.former) for s in info.seats] == [
        ("Computer 1", None, "steady", ANA.id),
        ("Bia", BIA.id, None, None),
    ]
    assert info.host_id == BIA.id
    await live.computers.idle()
    await live.plan(table, BIA)
    await live.computers.idle()
    assert (await live.seen(table, BIA)).look.waiting == (1,), "the computer has acted"
    await live.outbox.idle()
    assert live.voice.jobs(HandOver) == [HandOver((0,))]
    assert "left" in live.voice.notices()


async def test_who_becomes_host_is_told_to_the_channel(live: Bot, table: int) -> None:
    await seats.give_up(live.context, table, ANA.id)
    await seats.offer(live.context, table, BIA.id, CAL.id, free=False)
    await live.agree(table, 1, CAL)
    await live.outbox.idle()
    texts = [notice.text for notice in live.voice.jobs(Notice)]
    hosts = [text.args["user"] for text in texts if text.key == "table.notice.host"]
    assert hosts == [str(BIA.id), str(CAL.id)]


async def test_the_new_owner_sees_the_hand_and_the_old_one_no_more(bot: Bot, table: int) -> None:
    before = await hand(bot, table, BIA.id)
    await seats.free(bot.context, table, ANA.id, 1)
    assert (await bot.seen(table, BIA)).seat is None
    assert await hand(bot, table, BIA.id) == []
    assert await refused(moves.answer(bot.context, table, BIA.id, "0" * 12, REST)) == "not-seated"
    info = await seats.take(bot.context, table, CAL)
    assert [(s.name, s.user_id, s.former) for s in info.seats][1] == ("Cal", CAL.id, None)
    assert await hand(bot, table, CAL.id) == before
    await bot.plan(table, ANA, CAL)
    users = await bot.rows("steps WHERE seat = 1", "user_id")
    assert users == [(CAL.id,)]


@pytest.mark.parametrize("leave", [seats.give_up, seats.lend])
async def test_the_hand_is_taken_away_even_if_nothing_is_asked_of_the_seat(
    live: Bot, table: int, leave: Leave
) -> None:
    await live.plan(table, ANA, BIA)
    await leave(live.context, table, BIA.id)
    await live.outbox.idle()
    assert live.voice.jobs(HandOver) == [HandOver((1,))]
    assert live.voice.notices()[-1] == ("lent" if leave is seats.lend else "left")


async def test_who_left_may_come_back(bot: Bot, table: int) -> None:
    await seats.give_up(bot.context, table, BIA.id)
    info = await seats.take(bot.context, table, BIA)
    assert info.seats[1].user_id == BIA.id
    assert await refused(seats.take(bot.context, table, CAL)) == "no-free-seat"
    assert await refused(seats.take(bot.context, table, BIA)) == "already"


async def test_plans_drafts_and_orders_of_the_old_owner_are_gone(bot: Bot, table: int) -> None:
    seen = await bot.seen(table, BIA)
    await moves.draft(bot.context, table, BIA.id, seen.asks[1], {"answer": {PLAN: "ware:w1"}})
    await moves.order(bot.context, table, BIA.id, frozenset({"act"}))
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, CAL)
    seen = await bot.seen(table, CAL)
    assert (seen.draft, seen.orders) == ({}, {})


async def test_only_the_host_or_a_moderator_replaces_and_only_people(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, computers=1)).id
    assert await refused(seats.free(bot.context, table, BIA.id, 0)) == "host-only"
    assert await refused(seats.free(bot.context, table, ANA.id, 2)) == "nobody-there"
    assert await refused(seats.free(bot.context, table, ANA.id, 7)) == "nobody-there"
    assert await refused(seats.free(bot.context, table, ANA.id, 0)) == "replace-self"
    info = await seats.free(bot.context, table, CAL.id, 1, moderates=True)
    assert info.seats[1].former == BIA.id


async def test_the_last_person_closes_the_table(live: Bot) -> None:
    table = (await live.table(ANA, computers=1)).id
    assert (await seats.give_up(live.context, table, ANA.id)).status == "closed"
    assert await refused(seats.take(live.context, table, ANA)) == "closed-until"
    await live.outbox.idle()
    assert live.voice.notices()[-1] == "closed-until"
    assert (await archive.reopen(live.context, table, ANA.id)).seat_of(ANA.id) == 0


async def test_a_lent_seat_outlasts_the_last_leaver_and_its_owner_is_awaited(live: Bot) -> None:
    table = (await live.table(BIA, ANA)).id
    await seats.lend(live.context, table, ANA.id)
    info = await seats.give_up(live.context, table, BIA.id)
    assert (info.status, info.host_id) == ("archived", ANA.id)
    await live.outbox.idle()
    assert live.voice.notices()[-2:] == ["host", "archived"]
    assert [(it.user_id, it.text.key) for it in live.voice.jobs(Tell)] == [(ANA.id, "table.told.deserted")]
    for stranger in (BIA, CAL):
        attempt = archive.reopen(live.context, table, stranger.id, moderates=True)
        assert await refused(attempt) == "not-seated", "or computers alone would play on"
    info = await archive.reopen(live.context, table, ANA.id)
    assert (info.status, info.seat_of(ANA.id), info.seats[1].name) == ("running", 1, "Ana")
    assert info.seats[0].former == BIA.id
    await live.plan(table, ANA)
    assert (await seats.take(live.context, table, CAL)).seat_of(CAL.id) == 0


async def test_seats_change_hands_in_a_game_that_goes_on_and_in_no_other(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, CAL)
    context, table = bot.context, info.id
    await seats.lend(context, table, CAL.id)
    await seats.offer(context, table, ANA.id, 14, free=False)
    waiting = await lobby.open_table(context, GUILD, 9, ANA, "toy", "en")

    def calls(table: int) -> list[Awaitable[object]]:
        return [
            seats.give_up(context, table, ANA.id),
            seats.lend(context, table, ANA.id),
            seats.free(context, table, ANA.id, 0, moderates=True),
            seats.propose_free(context, table, ANA.id, 1),
            seats.take(context, table, EVA),
            seats.offer(context, table, ANA.id, EVA.id, free=False),
        ]

    wrong = [await refused(call) for call in calls(waiting.id)]
    assert [why for why in wrong if why != "replace-self"] == ["not-running"] * 5
    assert await refused(seats.give_up(context, table, EVA.id)) == "not-seated"
    await archive.freeze(context, table)
    before = await reading.info(context, table)
    more = [
        seats.give_up(context, table, CAL.id),
        seats.free(context, table, ANA.id, 2),
        deciding.agree(context, table, 1, Person(14, "Dora", "en"), OUTCOMES),
    ]
    wrong = [await refused(call) for call in [*calls(table), *more]]
    assert [why for why in wrong if why != "replace-self"] == ["held"] * 8
    assert await reading.info(context, table) == before


async def test_of_two_who_want_the_seat_one_gets_it(bot: Bot, table: int) -> None:
    await seats.give_up(bot.context, table, BIA.id)
    both = await asyncio.gather(
        seats.take(bot.context, table, BIA),
        seats.take(bot.context, table, CAL),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Rejected) for each in both) == 1


async def test_an_offer_or_a_vote_that_is_not_there_frees_no_seat(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, CAL)
    await seats.give_up(bot.context, info.id, ANA.id)
    await seats.offer(bot.context, info.id, BIA.id, 14, free=False)
    before = await bot.info(info.id)

    def decide(db: Database, number: int) -> None:
        seats.decide(bot.context, db, before, number, due=True)

    for number in (1, 99):
        await bot.store.write(decide, number)
    assert await reading.info(bot.context, info.id) == before


async def test_the_log_tells_of_every_change_of_a_seat(bot: Bot, table: int) -> None:
    await seats.lend(bot.context, table, BIA.id)
    await seats.take(bot.context, table, BIA)
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, CAL)
    told = [text for _, text in await bot.log(table, None) if text.key.startswith("table.history.")]
    assert [(text.key.removeprefix("table.history."), text.args) for text in told] == [
        ("lent", {"user": "12", "seat": "B"}),
        ("back", {"user": "12", "seat": "B"}),
        ("left", {"user": "12", "seat": "B"}),
        ("taken", {"user": "13", "seat": "B"}),
    ]


async def test_taking_a_seat_on_turn_moves_its_reminder_to_the_new_owner(bot: Bot, table: int) -> None:
    called = "reminders WHERE kind = 'call' ORDER BY number"
    assert await bot.rows(called, "number") == [(0,), (1,)]
    await seats.give_up(bot.context, table, BIA.id)
    assert await bot.rows(called, "number") == [(0,)]
    await seats.take(bot.context, table, CAL)
    assert await bot.rows(called, "number") == [(0,), (1,)]
    await bot.plan(table, ANA, CAL)
    await seats.give_up(bot.context, table, CAL.id)
    await seats.take(bot.context, table, CAL)
    assert await bot.rows(called, "number") == [(0,)], "it is not Cal's turn"


async def test_a_lent_seat_that_is_given_up_is_told_and_the_host_stays_the_host(live: Bot) -> None:
    table = (await live.table(ANA, BIA, CAL)).id
    await seats.lend(live.context, table, BIA.id)
    info = await seats.give_up(live.context, table, BIA.id)
    await live.outbox.idle()
    assert info.host_id == ANA.id
    assert live.voice.notices() == ["started", "lent", "left"]
    told = live.voice.jobs(Notice)[-1].text
    assert told.args == {"seat": "seat:1"}
    assert (await seats.take(live.context, table, EVA)).seats[1].user_id == EVA.id


async def test_a_host_in_another_seat_keeps_the_table_when_the_lent_one_is_freed(live: Bot) -> None:
    table = (await live.table(ANA, BIA, CAL)).id
    await seats.give_up(live.context, table, CAL.id)
    await seats.lend(live.context, table, ANA.id)
    await seats.offer(live.context, table, BIA.id, ANA.id, free=True)
    await live.agree(table, 1, ANA)
    info = await seats.free(live.context, table, 99, 0, moderates=True)
    assert (info.host_id, info.seats[2].user_id) == (ANA.id, ANA.id)
    given = [text.args for _, text in await live.log(table, None) if text.key == "table.history.given"]
    assert given == [{"old": str(CAL.id), "user": str(ANA.id), "seat": "C"}]
    await live.outbox.idle()
    assert "host" not in live.voice.notices()
