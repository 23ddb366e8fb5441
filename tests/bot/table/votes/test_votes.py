"""Freeing an absent person's seat by vote, seats that are lent, and seats that are offered."""

import asyncio
from pathlib import Path

import pytest

from bot.table.delivery import posted_messages
from bot.table.following import OUTCOMES
from bot.table.jobs import ShowVotes
from bot.table.lobby import lobby
from bot.table.model import Person, Posted
from bot.table.schedule import time_control
from bot.table.seats import seats
from bot.table.votes import deciding
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CAL, PLAN, Bot, refused, started

DORA, EVA = Person(14, "Dora", "en"), Person(15, "Eva", "en")
TWO_DAYS = 48 * 3600


async def ended(bot: Bot, table: int) -> list[str | None]:
    return [proposal.ended for proposal in await deciding.shown(bot.context, table)]


async def owners(bot: Bot, table: int) -> list[int | None]:
    info = await bot.info(table)
    return [player.user_id for player in info.seats]


async def lapse(bot: Bot) -> None:
    await bot.after(TWO_DAYS)


# --- away ------------------------------------------------------------------------------------------------


async def test_more_than_half_of_the_others_free_a_seat(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    assert await owners(bot, table) == [11, 12, 13, 14], "one of three is not enough"
    await bot.agree(table, 1, CAL)
    assert await owners(bot, table) == [11, 12, 13, None]
    assert await ended(bot, table) == ["passed"]
    assert (await seats.take(bot.context, table, EVA)).seats[3].user_id == EVA.id


async def test_who_is_there_after_all_ends_it(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    assert await refused(bot.agree(table, 1, DORA)) == "not-asked"
    await deciding.refuse(bot.context, table, 1, DORA.id)
    assert await ended(bot, table) == ["objected"]
    assert await owners(bot, table) == [11, 12, 13, 14]


async def test_who_plays_on_is_there(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    await bot.plan(table, ANA)
    assert await ended(bot, table) == [None]
    await bot.plan(table, DORA)
    assert await ended(bot, table) == ["objected"]


async def test_what_was_answered_before_the_vote_shows_nothing(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await bot.plan(table, DORA)
    await seats.propose_free(bot.context, table, BIA.id, 3)
    await bot.plan(table, ANA)
    assert await ended(bot, table) == [None]


async def test_the_only_other_person_waits_until_nobody_has_objected(bot: Bot, table: int) -> None:
    await seats.propose_free(bot.context, table, BIA.id, 0)
    assert await owners(bot, table) == [11, 12]
    await lapse(bot)
    assert await owners(bot, table) == [None, 12]
    info = await bot.info(table)
    assert info.host_id == BIA.id
    assert await ended(bot, table) == ["passed"]


async def test_at_a_table_that_is_stopped_it_lapses_though_nobody_has_objected(bot: Bot, table: int) -> None:
    await seats.propose_free(bot.context, table, BIA.id, 0)
    await bot.execute("UPDATE tables SET status = 'frozen'")
    await lapse(bot)
    assert await owners(bot, table) == [11, 12]
    assert await ended(bot, table) == ["lapsed"]


async def test_without_enough_votes_it_lapses(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    await bot.outbox.start()
    await bot.hush()
    await lapse(bot)
    await bot.outbox.idle()
    assert await ended(bot, table) == ["lapsed"]
    assert bot.voice.jobs(ShowVotes), "its message says so"
    assert await refused(bot.agree(table, 1, CAL)) == "vote-over"
    assert await owners(bot, table) == [11, 12, 13, 14]


async def test_a_leaver_ends_the_vote_about_them_and_those_that_lose_a_voter(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    await seats.propose_free(bot.context, table, BIA.id, 2)
    await seats.give_up(bot.context, table, DORA.id)
    assert await ended(bot, table) == ["free", "seats"]


@pytest.mark.parametrize(
    ("by", "seat", "why"),
    [(EVA, 2, "not-seated"), (BIA, 3, "nobody-there"), (BIA, 9, "nobody-there"), (BIA, 1, "replace-self")],
)
async def test_what_can_not_be_proposed(by: Person, seat: int, why: str, bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, computers=1)).id
    assert await refused(seats.propose_free(bot.context, table, by.id, seat)) == why
    assert await ended(bot, table) == []


async def test_of_two_who_propose_the_same_one_does(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    both = await asyncio.gather(
        seats.propose_free(bot.context, table, ANA.id, 3),
        seats.propose_free(bot.context, table, BIA.id, 3),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Rejected) for each in both) == 1
    assert await ended(bot, table) == [None]


async def test_a_restart_between_two_votes_loses_nothing(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA, CAL, DORA)).id
        await seats.propose_free(bot.context, table, BIA.id, 3)
    async with started(database) as bot:
        assert await ended(bot, table) == [None]
        await bot.agree(table, 1, ANA)
    async with started(database) as bot:
        assert await owners(bot, table) == [11, 12, 13, None]


async def test_a_vote_of_a_table_that_is_closed_is_over(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    await seats.propose_free(bot.context, table, BIA.id, 3)
    await lobby.close(bot.context, table, ANA.id)
    assert await ended(bot, table) == ["over"]
    await lapse(bot)
    assert await ended(bot, table) == ["over"]


async def test_a_vote_can_be_changed_but_not_cast_twice(live: Bot) -> None:
    table, context = (await live.table(ANA, BIA, CAL, DORA)).id, live.context
    await seats.propose_free(context, table, BIA.id, 3)
    [it] = await deciding.shown(context, table)
    assert (it.due - it.opened, it.ballots, it.lost) == (TWO_DAYS, {BIA.id: True}, 0)
    assert (it.seat, it.user_id, it.step_no, it.told) == (3, DORA.id, None, None)
    assert await refused(deciding.agree(context, table, 1, BIA, OUTCOMES)) == "voted"
    await live.hush()
    await deciding.refuse(context, table, 1, ANA.id)
    assert await refused(deciding.refuse(context, table, 1, ANA.id)) == "voted"
    [it] = await deciding.shown(context, table)
    assert it.ballots == {BIA.id: True, ANA.id: False}
    await live.outbox.idle()
    assert live.voice.jobs(ShowVotes), "the message counts the votes"
    await deciding.agree(context, table, 1, ANA, OUTCOMES)
    assert await ended(live, table) == ["passed"]


async def test_the_message_of_a_removed_proposal_is_forgotten_and_others_stay(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, DORA)).id
    for seat in (2, 3):
        await seats.propose_free(bot.context, table, BIA.id, seat)
    for number in (1, 2):
        message = Posted("vote", None, 5, 70 + number, number=number)
        await posted_messages.keep(bot.context, table, message)
    await deciding.put_away(bot.context, table, 1)
    assert [each.number for each in await deciding.shown(bot.context, table)] == [2]
    assert await bot.rows("messages WHERE kind = 'vote'", "message_id") == [(72,)]


# --- lent ------------------------------------------------------------------------------------------------


async def test_a_computer_stands_in_until_the_owner_is_back(live: Bot, table: int) -> None:
    hand = (await live.seen(table, ANA)).look.view.hand
    info = await seats.lend(live.context, table, ANA.id)
    assert (info.seats[0].computer, info.seats[0].former, info.seats[0].lent) == ("steady", ANA.id, True)
    assert info.host_id == ANA.id, "a host who comes back is still the host"
    await live.computers.idle()
    assert (await live.seen(table)).look.waiting == (1,)
    assert (await live.seen(table, ANA)).seat is None
    info = await seats.take(live.context, table, ANA)
    assert (info.seats[0].user_id, info.seats[0].lent) == (ANA.id, False)
    assert (await live.seen(table, ANA)).look.view.hand == hand


async def test_nobody_else_can_take_a_seat_that_is_lent_until_the_host_frees_it(bot: Bot, table: int) -> None:
    await seats.lend(bot.context, table, BIA.id)
    assert await refused(seats.take(bot.context, table, CAL)) == "no-free-seat"
    assert await refused(seats.offer(bot.context, table, ANA.id, CAL.id, free=True)) == "no-free-seat"
    assert await refused(seats.lend(bot.context, table, BIA.id)) == "lent-already"
    assert await refused(seats.free(bot.context, table, CAL.id, 1)) == "host-only"
    await seats.free(bot.context, table, ANA.id, 1)
    assert (await seats.take(bot.context, table, CAL)).seats[1].user_id == CAL.id
    assert await refused(seats.take(bot.context, table, BIA)) == "no-free-seat"


@pytest.mark.parametrize("moderated", [True, False])
async def test_a_host_whose_lent_seat_is_given_up_is_host_no_more(
    moderated: bool, bot: Bot, table: int
) -> None:
    await seats.lend(bot.context, table, ANA.id)
    if moderated:
        info = await seats.free(bot.context, table, CAL.id, 0, moderates=True)
    else:
        info = await seats.give_up(bot.context, table, ANA.id)
    assert info.host_id == BIA.id
    assert await refused(time_control.pause(bot.context, table, ANA.id, paused=True)) == "host-only"


async def test_who_is_alone_can_not_lend(bot: Bot) -> None:
    table = (await bot.table(ANA, computers=1)).id
    assert await refused(seats.lend(bot.context, table, ANA.id)) == "lend-alone"
    assert await refused(seats.lend(bot.context, table, CAL.id)) == "not-seated"


# --- offered ---------------------------------------------------------------------------------------------


async def test_an_offered_seat_goes_to_who_accepts(live: Bot, table: int) -> None:
    hand = (await live.seen(table, ANA)).look.view.hand
    await seats.offer(live.context, table, ANA.id, CAL.id, free=False)
    assert await owners(live, table) == [11, 12]
    await live.agree(table, 1, CAL)
    info = await live.info(table)
    assert (info.seats[0].user_id, info.seats[0].name, info.host_id) == (CAL.id, "Cal", CAL.id)
    assert (await live.seen(table, CAL)).look.view.hand == hand
    assert (await live.seen(table, ANA)).look.view.hand == []
    await live.plan(table, CAL)
    told = [text for _, text in await live.log(table, None) if text.key == "table.history.given"]
    assert [text.args for text in told] == [{"old": "11", "user": "13", "seat": "A"}]
    await live.outbox.idle()
    assert "handed-over" in live.voice.kinds()


async def test_the_host_and_the_others_offer_seats_that_were_given_up(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await seats.give_up(bot.context, table, CAL.id)
    await seats.offer(bot.context, table, BIA.id, DORA.id, free=True)
    await bot.agree(table, 1, DORA)
    assert await owners(bot, table) == [11, 12, 14]
    assert await refused(seats.offer(bot.context, table, BIA.id, EVA.id, free=True)) == "no-free-seat"


async def test_an_offer_is_for_one_user_and_is_declined_withdrawn_or_lapses(bot: Bot, table: int) -> None:
    await seats.offer(bot.context, table, ANA.id, CAL.id, free=False)
    assert await refused(bot.agree(table, 1, DORA)) == "not-asked"
    assert await refused(deciding.refuse(bot.context, table, 1, DORA.id)) == "not-asked"
    assert await refused(seats.offer(bot.context, table, ANA.id, DORA.id, free=False)) == "open-vote"
    await deciding.refuse(bot.context, table, 1, CAL.id)
    await seats.offer(bot.context, table, ANA.id, DORA.id, free=False)
    await deciding.refuse(bot.context, table, 2, ANA.id)
    await seats.offer(bot.context, table, ANA.id, EVA.id, free=False)
    await lapse(bot)
    assert await ended(bot, table) == ["declined", "withdrawn", "lapsed"]
    assert await refused(bot.agree(table, 3, EVA)) == "vote-over"
    assert await owners(bot, table) == [11, 12]


async def test_an_offer_ends_when_the_seat_changes_hands_otherwise(bot: Bot, table: int) -> None:
    await seats.offer(bot.context, table, BIA.id, CAL.id, free=False)
    await seats.free(bot.context, table, ANA.id, 1)
    assert await ended(bot, table) == ["free"]
    assert await refused(bot.agree(table, 1, CAL)) == "vote-over"


async def test_what_can_not_be_offered(bot: Bot, table: int) -> None:
    assert await refused(seats.offer(bot.context, table, ANA.id, BIA.id, free=False)) == "offer-seated"
    assert await refused(seats.offer(bot.context, table, ANA.id, ANA.id, free=False)) == "offer-self"
    assert await refused(seats.offer(bot.context, table, CAL.id, DORA.id, free=False)) == "not-seated"
    assert await refused(seats.offer(bot.context, table, CAL.id, DORA.id, free=True)) == "not-seated"
    await seats.offer(bot.context, table, ANA.id, CAL.id, free=False)
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, CAL)
    assert await refused(bot.agree(table, 1, CAL)) == "already"


async def test_sealed_plans_and_names_stay_with_their_authors(bot: Bot, table: int) -> None:
    await bot.plan(table, BIA)
    await seats.offer(bot.context, table, BIA.id, CAL.id, free=False)
    await bot.agree(table, 1, CAL)
    assert (await bot.seen(table, CAL)).locked is not None
    seen = await bot.seen(table, CAL)
    await bot.answer(table, CAL, {PLAN: f"ware:{seen.look.view.hand[1]}"})
    assert await bot.rows("steps", "seat, user_id") == [(1, CAL.id)]
