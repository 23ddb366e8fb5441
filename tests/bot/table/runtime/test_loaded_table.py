"""Changes of a table in memory by answers."""

from bot.table.runtime.loaded_table import answered, unchanged
from tests.bot.table.scene import ANA, BIA, CAL, PLAN, Bot


async def test_a_replaced_sealed_answer_is_new_and_one_that_only_moves_up_is_not(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await bot.plan(table, ANA, BIA)
    loaded = await bot.context.load(table)
    ware = f"ware:{loaded.position.state.hands[0][1]}"
    ask = loaded.position.asks[0]
    change = answered(unchanged(loaded), 0, ask, {PLAN: ware}, "player", ANA.id, bot.context.now())
    assert [line.user_id for line in change.lines] == [BIA.id, ANA.id]
    assert [line.user_id for line in change.fresh] == [ANA.id]
    assert unchanged(loaded).fresh == ()
