"""Who sat where before each change of a seat."""

from bot.table import reading
from bot.table.following import OUTCOMES
from bot.table.past.sitters import names_at, sittings
from bot.table.seats import seats
from bot.table.votes import deciding
from tests.bot.table.scene import ANA, BIA, CAL, started


async def test_a_seat_that_changes_hands_again_and_again_has_the_names_of_each_time() -> None:
    async with started() as bot:
        table = (await bot.table(ANA, BIA)).id
        await seats.give_up(bot.context, table, ANA.id)
        await seats.offer(bot.context, table, BIA.id, CAL.id, free=True)
        await deciding.agree(bot.context, table, 1, CAL, OUTCOMES)
        await seats.give_up(bot.context, table, CAL.id)
        info = (await reading.seen(bot.context, table, None)).table
        found = await bot.store.read(lambda db: sittings(db, info))
    assert [each.names for each in found] == [("Ana", "Bia"), ("Computer 1", "Bia"), ("Cal", "Bia")]
    assert [names_at(info, found, each.n)[0] for each in found] == ["Ana", "Computer 1", "Cal"]
    assert names_at(info, found, found[-1].n + 1) == ("Computer 1", "Bia")
