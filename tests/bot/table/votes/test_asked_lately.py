"""Repeated proposals: nobody is asked the same again and again, as each mentions people."""

from collections.abc import Awaitable

from bot.table.seats import seats
from bot.table.votes import deciding
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused
from tests.bot.table.votes.test_votes import DORA, EVA, TWO_DAYS


async def test_who_has_said_no_is_left_in_peace_for_two_days(bot: Bot) -> None:
    table, context = (await bot.table(ANA, BIA, CAL)).id, bot.context
    await seats.offer(context, table, ANA.id, DORA.id, free=False)
    await deciding.refuse(context, table, 1, DORA.id)
    await seats.propose_free(context, table, CAL.id, 1)
    await deciding.refuse(context, table, 2, BIA.id)

    def again() -> list[Awaitable[object]]:
        offered = seats.offer(context, table, BIA.id, DORA.id, free=False)
        return [offered, seats.propose_free(context, table, ANA.id, 1)]

    bot.clock.now += TWO_DAYS - 1
    assert [await refused(each) for each in again()] == ["asked-lately"] * 2
    await seats.offer(context, table, ANA.id, EVA.id, free=False)
    await seats.propose_free(context, table, BIA.id, 2)
    bot.clock.now += 1
    for each in again():
        await each


async def test_a_vote_that_the_others_refused_is_not_held_again_at_once(bot: Bot) -> None:
    table, context = (await bot.table(ANA, BIA, CAL)).id, bot.context
    await seats.propose_free(context, table, CAL.id, 1)
    await deciding.refuse(context, table, 1, ANA.id)
    assert await refused(seats.propose_free(context, table, ANA.id, 1)) == "asked-lately"


async def test_a_withdrawn_proposal_is_not_repeated_at_once_except_by_others(bot: Bot) -> None:
    table, context = (await bot.table(ANA, BIA, CAL)).id, bot.context
    await seats.propose_free(context, table, CAL.id, 1)
    await deciding.refuse(context, table, 1, CAL.id)
    assert await refused(seats.propose_free(context, table, CAL.id, 1)) == "asked-lately"
    await seats.propose_free(context, table, ANA.id, 1)
