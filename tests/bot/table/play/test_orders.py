"""Standing orders: windows that a seat lets pass without being asked."""

from pathlib import Path

from bot.table.jobs import ShowPanel
from bot.table.past import history
from bot.table.play import moves
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started

ACT = frozenset({"act"})
REST = ["action:rest"]


async def planned(bot: Bot, *people: object) -> int:
    """A table of Ana and Bia where Ana is asked for her action."""
    table = await bot.table(ANA, BIA)
    await bot.plan(table.id, ANA, BIA)
    return table.id


async def passed(bot: Bot) -> int:
    """A table of three: Ana has rested, an order has let Bia pass, and Cal is asked for an action."""
    table = (await bot.table(ANA, BIA, CAL)).id
    await bot.plan(table, ANA, BIA, CAL)
    await moves.order(bot.context, table, BIA.id, ACT)
    await bot.answer(table, ANA, REST)
    return table


async def test_an_order_lets_a_window_pass_without_a_ping(live: Bot) -> None:
    table = await planned(live)
    await moves.order(live.context, table, BIA.id, ACT)
    await live.hush()
    seen = await live.answer(table, ANA, REST)
    assert seen.look.waiting == (0, 1), "the next round has begun"
    steps = await live.rows("steps WHERE prompt = 'toy.ask.act'", "seat, answer, made_by, passed, user_id")
    assert steps == [] or steps[-1][:4] == (1, '["action:rest"]', "order", 1)
    await live.outbox.idle()
    told = live.voice.jobs(ShowPanel)
    assert len(told) == 1, "one message tells of both"


async def test_the_answer_is_kept_as_that_of_an_order(bot: Bot) -> None:
    table = await passed(bot)
    assert (await bot.seen(table)).look.waiting == (2,)
    steps = await bot.rows("steps WHERE prompt = 'toy.ask.act'", "seat, answer, made_by, passed, user_id")
    assert steps[-1] == (1, '["action:rest"]', "order", 1, None)


async def test_who_passed_by_an_order_did_not_act(bot: Bot) -> None:
    table = await passed(bot)
    moment = await history.moment(bot.context, table, None)
    assert (moment.who, [text.key for text in moment.told]) == ((), ["toy.acts.rest"])


async def test_an_order_for_the_open_window_passes_at_once(bot: Bot) -> None:
    table = await planned(bot)
    seen = await moves.order(bot.context, table, ANA.id, ACT)
    assert (seen.orders, seen.look.waiting) == ({"act": None}, (1,))


async def test_what_happened_meanwhile_is_still_news(bot: Bot) -> None:
    table = await passed(bot)
    await bot.answer(table, CAL, REST)
    news = [text.key for text in (await bot.seen(table, BIA)).news]
    assert news.count("toy.acts.rest") == 3


async def test_an_order_outlives_a_restart_and_ends_when_it_is_taken_back(database: Path) -> None:
    async with started(database) as bot:
        table = await planned(bot)
        await moves.order(bot.context, table, BIA.id, ACT)
    async with started(database) as bot:
        assert (await bot.seen(table, BIA)).orders == {"act": None}
        assert (await bot.seen(table, ANA)).orders == {}
        assert (await bot.seen(table)).orders == {}
        assert (await moves.order(bot.context, table, BIA.id, frozenset())).orders == {}
        assert (await bot.answer(table, ANA, REST)).look.waiting == (1,)
    async with started(database) as bot:
        assert await bot.rows("orders") == []
