"""Freeing an absent person's seat by vote, seats that are lent, and seats that are offered."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from bot.table.following import REMINDED
from bot.table.model import Person
from bot.table.schedule.reminders import Reminders
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CAL, PLAN, Bot, bot

DORA, EVA = Person(14, "Dora", "en"), Person(15, "Eva", "en")
TWO_DAYS = 48 * 3600


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def ended(house: Bot, table: int) -> list[str | None]:
    return [proposal.ended for proposal in await house.tables.votes.shown(table)]


async def owners(house: Bot, table: int) -> list[int | None]:
    info = await house.tables.info(table)
    assert info is not None
    return [sitter.user_id for sitter in info.seats]


async def lapse(house: Bot) -> None:
    house.clock.now += TWO_DAYS
    await Reminders(house.context, REMINDED).remind()


# --- away ------------------------------------------------------------------------------------------------


async def test_more_than_half_of_the_others_free_a_seat() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        tables = house.tables
        await tables.seats.propose_free(table, BIA.id, 3)
        assert await owners(house, table) == [11, 12, 13, 14], "one of three is not enough"
        await tables.votes.agree(table, 1, CAL)
        assert await owners(house, table) == [11, 12, 13, None]
        assert await ended(house, table) == ["passed"]
        assert (await house.tables.seats.take(table, EVA)).seats[3].user_id == EVA.id


async def test_half_of_the_others_keep_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL)).id
        tables = house.tables
        await tables.seats.propose_free(table, BIA.id, 2)
        await tables.votes.refuse(table, 1, ANA.id)
        assert await ended(house, table) == ["refused"]
        assert await refused(tables.votes.agree(table, 1, ANA)) == "vote-over"
        assert await owners(house, table) == [11, 12, 13]


async def test_who_is_there_after_all_ends_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        tables = house.tables
        await tables.seats.propose_free(table, BIA.id, 3)
        assert await refused(tables.votes.agree(table, 1, DORA)) == "not-asked"
        await tables.votes.refuse(table, 1, DORA.id)
        assert await ended(house, table) == ["objected"]
        assert await owners(house, table) == [11, 12, 13, 14]


async def test_who_plays_on_is_there() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        await house.tables.seats.propose_free(table, BIA.id, 3)
        await house.plan(table, ANA)
        assert await ended(house, table) == [None]
        await house.plan(table, DORA)
        assert await ended(house, table) == ["objected"]


async def test_the_only_other_person_waits_until_nobody_has_objected() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        tables = house.tables
        await tables.seats.propose_free(table, BIA.id, 0)
        assert await owners(house, table) == [11, 12]
        await lapse(house)
        assert await owners(house, table) == [None, 12]
        info = await house.tables.info(table)
        assert info is not None
        assert info.host_id == BIA.id
        assert await ended(house, table) == ["passed"]


async def test_without_enough_votes_it_lapses() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        await house.tables.seats.propose_free(table, BIA.id, 3)
        await lapse(house)
        assert await ended(house, table) == ["lapsed"]
        assert await refused(house.tables.votes.agree(table, 1, CAL)) == "vote-over"
        assert await owners(house, table) == [11, 12, 13, 14]


async def test_a_vote_on_somebody_who_leaves_ends_and_so_do_those_who_lost_a_voter() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        tables = house.tables
        await tables.seats.propose_free(table, BIA.id, 3)
        await tables.seats.propose_free(table, BIA.id, 2)
        await house.tables.seats.give_up(table, DORA.id)
        assert await ended(house, table) == ["left", "seats"]


@pytest.mark.parametrize(
    ("by", "seat", "why"),
    [(EVA, 2, "not-seated"), (BIA, 3, "nobody-there"), (BIA, 9, "nobody-there"), (BIA, 1, "replace-self")],
)
async def test_what_can_not_be_proposed(by: Person, seat: int, why: str) -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, computers=1)).id
        assert await refused(house.tables.seats.propose_free(table, by.id, seat)) == why
        assert await ended(house, table) == []


async def test_of_two_who_propose_the_same_one_does() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        tables = house.tables
        both = await asyncio.gather(
            tables.seats.propose_free(table, ANA.id, 3),
            tables.seats.propose_free(table, BIA.id, 3),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Rejected) for each in both) == 1
        assert await ended(house, table) == [None]


async def test_a_restart_between_two_votes_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path) as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        await house.tables.seats.propose_free(table, BIA.id, 3)
    async with bot(path) as house:
        assert await ended(house, table) == [None]
        await house.tables.votes.agree(table, 1, ANA)
    async with bot(path) as house:
        assert await owners(house, table) == [11, 12, 13, None]


async def test_a_vote_of_a_table_that_is_closed_is_over() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL, DORA)).id
        await house.tables.seats.propose_free(table, BIA.id, 3)
        await house.tables.lobby.close(table, ANA.id)
        assert await ended(house, table) == ["over"]
        await lapse(house)
        assert await ended(house, table) == ["over"]


# --- lent ------------------------------------------------------------------------------------------------


async def test_a_computer_stands_in_until_the_owner_is_back() -> None:
    async with bot(workers=True) as house:
        table = (await house.table(ANA, BIA)).id
        hand = (await house.tables.seen(table, ANA.id)).look.view.hand
        info = await house.tables.seats.lend(table, ANA.id)
        assert (info.seats[0].computer, info.seats[0].former, info.seats[0].lent) == ("steady", ANA.id, True)
        assert info.host_id == ANA.id, "a host who comes back is still the host"
        await house.computers.idle()
        assert (await house.tables.seen(table, None)).look.waiting == (1,)
        assert (await house.tables.seen(table, ANA.id)).seat is None
        info = await house.tables.seats.take(table, ANA)
        assert (info.seats[0].user_id, info.seats[0].lent) == (ANA.id, False)
        assert (await house.tables.seen(table, ANA.id)).look.view.hand == hand


async def test_nobody_else_can_take_a_seat_that_is_lent_until_the_host_frees_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await house.tables.seats.lend(table, BIA.id)
        assert await refused(house.tables.seats.take(table, CAL)) == "no-free-seat"
        assert await refused(house.tables.seats.offer(table, ANA.id, CAL.id, free=True)) == "no-free-seat"
        assert await refused(house.tables.seats.lend(table, BIA.id)) == "lent-already"
        assert await refused(house.tables.seats.free(table, CAL.id, 1)) == "host-only"
        await house.tables.seats.free(table, ANA.id, 1)
        assert (await house.tables.seats.take(table, CAL)).seats[1].user_id == CAL.id
        assert await refused(house.tables.seats.take(table, BIA)) == "no-free-seat"


async def test_a_lent_seat_can_be_given_up_after_all() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await house.tables.seats.lend(table, BIA.id)
        await house.tables.seats.give_up(table, BIA.id)
        assert (await house.tables.seats.take(table, CAL)).seats[1].user_id == CAL.id


@pytest.mark.parametrize("moderated", [True, False])
async def test_a_host_whose_lent_seat_is_given_up_is_host_no_more(moderated: bool) -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await house.tables.seats.lend(table, ANA.id)
        if moderated:
            info = await house.tables.seats.free(table, CAL.id, 0, moderates=True)
        else:
            info = await house.tables.seats.give_up(table, ANA.id)
        assert info.host_id == BIA.id
        assert await refused(house.tables.schedule.pause(table, ANA.id, paused=True)) == "host-only"


async def test_who_is_alone_can_not_lend() -> None:
    async with bot() as house:
        table = (await house.table(ANA, computers=1)).id
        assert await refused(house.tables.seats.lend(table, ANA.id)) == "lend-alone"
        assert await refused(house.tables.seats.lend(table, CAL.id)) == "not-seated"


# --- offered ---------------------------------------------------------------------------------------------


async def test_an_offered_seat_goes_to_who_accepts() -> None:
    async with bot(workers=True) as house:
        table = (await house.table(ANA, BIA)).id
        hand = (await house.tables.seen(table, ANA.id)).look.view.hand
        await house.tables.seats.offer(table, ANA.id, CAL.id, free=False)
        assert await owners(house, table) == [11, 12]
        await house.tables.votes.agree(table, 1, CAL)
        info = await house.tables.info(table)
        assert info is not None
        assert (info.seats[0].user_id, info.seats[0].name, info.host_id) == (CAL.id, "Cal", CAL.id)
        assert (await house.tables.seen(table, CAL.id)).look.view.hand == hand
        assert (await house.tables.seen(table, ANA.id)).look.view.hand == []
        await house.plan(table, CAL)
        told = [text for _, text in await house.log(table, None) if text.key == "table.history.given"]
        assert [text.args for text in told] == [{"old": "11", "user": "13", "seat": "A"}]
        await house.outbox.idle()
        assert "handed-over" in house.voice.kinds()


async def test_the_host_and_the_others_offer_seats_that_were_given_up() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL)).id
        tables = house.tables
        await house.tables.seats.give_up(table, CAL.id)
        await tables.seats.offer(table, BIA.id, DORA.id, free=True)
        await tables.votes.agree(table, 1, DORA)
        assert await owners(house, table) == [11, 12, 14]
        assert await refused(tables.seats.offer(table, BIA.id, EVA.id, free=True)) == "no-free-seat"


async def test_an_offer_is_for_one_person_and_can_be_declined_withdrawn_or_forgotten() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        tables = house.tables
        await tables.seats.offer(table, ANA.id, CAL.id, free=False)
        assert await refused(tables.votes.agree(table, 1, DORA)) == "not-asked"
        assert await refused(tables.votes.refuse(table, 1, DORA.id)) == "not-asked"
        assert await refused(tables.seats.offer(table, ANA.id, DORA.id, free=False)) == "open-vote"
        await tables.votes.refuse(table, 1, CAL.id)
        await tables.seats.offer(table, ANA.id, DORA.id, free=False)
        await tables.votes.refuse(table, 2, ANA.id)
        await tables.seats.offer(table, ANA.id, DORA.id, free=False)
        await lapse(house)
        assert await ended(house, table) == ["declined", "withdrawn", "lapsed"]
        assert await refused(tables.votes.agree(table, 3, DORA)) == "vote-over"
        assert await owners(house, table) == [11, 12]


async def test_an_offer_ends_when_the_seat_changes_hands_otherwise() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        tables = house.tables
        await tables.seats.offer(table, BIA.id, CAL.id, free=False)
        await house.tables.seats.free(table, ANA.id, 1)
        assert await ended(house, table) == ["left"]
        assert await refused(tables.votes.agree(table, 1, CAL)) == "vote-over"


async def test_what_can_not_be_offered() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        tables = house.tables
        assert await refused(tables.seats.offer(table, ANA.id, BIA.id, free=False)) == "offer-seated"
        assert await refused(tables.seats.offer(table, ANA.id, ANA.id, free=False)) == "offer-self"
        assert await refused(tables.seats.offer(table, CAL.id, DORA.id, free=False)) == "not-seated"
        assert await refused(tables.seats.offer(table, CAL.id, DORA.id, free=True)) == "not-seated"
        await tables.seats.offer(table, ANA.id, CAL.id, free=False)
        await house.tables.seats.give_up(table, BIA.id)
        await house.tables.seats.take(table, CAL)
        assert await refused(tables.votes.agree(table, 1, CAL)) == "already"


async def test_sealed_plans_and_names_stay_with_their_authors() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await house.plan(table, BIA)
        await house.tables.seats.offer(table, BIA.id, CAL.id, free=False)
        await house.tables.votes.agree(table, 1, CAL)
        assert (await house.tables.seen(table, CAL.id)).locked is not None
        seen = await house.tables.seen(table, CAL.id)
        await house.answer(table, CAL, {PLAN: f"ware:{seen.look.view.hand[1]}"})
        assert await house.rows("steps", "seat, user_id") == [(1, CAL.id)]
