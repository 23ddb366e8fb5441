"""Answers given without asking: the only one there is, and those of standing orders."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.table.jobs import Tell
from bot.table.model import Person, TableView
from bot.table.play import moves
from bot.table.play.forced import only_answer
from bot.table.play.standing_orders import next_ordered
from bot.table.schedule import time_control
from bot.table.seats import seats
from rules.core.decisions import Answer, Number, Order, Rejected, Split, option, part
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused, started
from tests.bot.toy import TOY, T, finish, rest, text

REST, DIG = option("action", "rest"), option("action", "dig")
SPADE, FORK = option("tool", "spade"), option("tool", "fork")
GOLD, IRON = option("metal", "gold"), option("metal", "iron")
BURIED = option("metal", "bone", secret=True)


async def act(ctx: T) -> str:
    """Rest; or dig with a tool, which is the only one, for a metal: iron in the first round alone."""
    seat = ctx.state.turn
    if await ctx.pick(seat, text("ask.act"), [REST, DIG], default=REST.id) == REST.id:
        await rest(ctx, seat)
    else:
        await ctx.pick(seat, text("ask.tool"), [SPADE])
        found = [GOLD, *([IRON] if ctx.state.round == 1 else []), BURIED]
        metal = await ctx.pick(seat, text("ask.metal"), found, default=GOLD.id, standing="metal")
        ctx.log("toy.dug", seat=f"seat:{seat}", metal=metal)
    return finish(ctx)


DIGGERS = {"toy": replace(TOY, phases={**TOY.phases, "act": act}, in_the_open=frozenset({"toy.ask.tool"}))}


@pytest.fixture
async def bot(engine: None) -> AsyncIterator[Bot]:
    """A bot where people dig."""
    async with started(games=DIGGERS) as made:
        yield made


@pytest.fixture
async def table(bot: Bot) -> int:
    return await planned(bot)


async def planned(bot: Bot, *, length: str = "2") -> int:
    """A table of Ana and Bia where Ana is asked for her action."""
    table = (await bot.table(ANA, BIA, length=length)).id
    await bot.plan(table, ANA, BIA)
    return table


async def asked(bot: Bot, table: int) -> list[str]:
    """The keys of what is asked, as the channel sees it."""
    public = (await bot.seen(table)).look.public
    return [decision.prompt.key for decision in public.values()]


async def ask_of(bot: Bot, table: int) -> str:
    seen = await bot.seen(table, ANA)
    assert seen.seat is not None
    return seen.asks[seen.seat]


async def always(bot: Bot, table: int, person: Person, answer: Answer) -> TableView:
    """Answer the question that Ana is asked, and whenever it comes again."""
    return await moves.always(bot.context, table, person.id, await ask_of(bot, table), answer)


async def logged(bot: Bot, table: int) -> list[str]:
    return [entry.key for entry in (await bot.seen(table, BIA)).news]


# --- the only answer -------------------------------------------------------------------------------------


async def test_an_only_answer_is_given_and_the_log_says_so(bot: Bot, table: int) -> None:
    await bot.answer(table, ANA, [DIG.id])
    assert await asked(bot, table) == ["toy.ask.metal"]
    steps = await bot.rows("steps WHERE prompt = 'toy.ask.tool'", "seat, answer, made_by, passed, user_id")
    assert steps == [(0, '["tool:spade"]', "forced", 1, None)]
    assert (await logged(bot, table))[-1] == "table.log.forced"


async def test_undo_takes_it_back_with_the_answer_that_led_to_it(bot: Bot, table: int) -> None:
    before = await logged(bot, table)
    await bot.answer(table, ANA, [DIG.id])
    seen = await moves.undo(bot.context, table, ANA.id)
    assert (seen.look.waiting, await asked(bot, table)) == ((0,), ["toy.ask.act"])
    assert await logged(bot, table) == before
    await bot.answer(table, ANA, [DIG.id])
    assert await asked(bot, table) == ["toy.ask.metal"]


async def test_it_outlives_a_restart(database: Path) -> None:
    async with started(database, games=DIGGERS) as bot:
        table = await planned(bot)
        await bot.answer(table, ANA, [DIG.id])
    async with started(database, games=DIGGERS) as bot:
        assert await asked(bot, table) == ["toy.ask.metal"]
        assert (await moves.undo(bot.context, table, ANA.id)).look.waiting == (0,)


async def test_a_table_may_want_to_be_asked_all_the_same(live: Bot, table: int) -> None:
    assert not (await time_control.set_autoplay(live.context, table, ANA.id, autoplay=False)).autoplay
    await live.answer(table, ANA, [DIG.id])
    assert await asked(live, table) == ["toy.ask.tool"]
    await time_control.set_autoplay(live.context, table, ANA.id, autoplay=True)
    assert await asked(live, table) == ["toy.ask.metal"], "the open question, too"
    assert (
        await refused(time_control.set_autoplay(live.context, table, BIA.id, autoplay=False)) == "host-only"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"in_the_open": frozenset()},
        {"phases": {**TOY.phases, "act": lambda ctx: one_tool(ctx, secret=True, standing=None)}},
        {"phases": {**TOY.phases, "act": lambda ctx: one_tool(ctx, secret=False, standing="tool")}},
    ],
    ids=["where a hand might add one", "in secret", "in a window"],
)
async def test_it_is_asked_wherever_the_time_of_an_answer_could_tell(change: dict[str, object]) -> None:
    async with started(games={"toy": replace(DIGGERS["toy"], **change)}) as bot:  # type: ignore[arg-type]
        table = await planned(bot)
        await bot.answer(table, ANA, [DIG.id])
        seen = await bot.seen(table, ANA)
        assert seen.decision is not None
        assert seen.decision.prompt.key == "toy.ask.tool"


async def one_tool(ctx: T, *, secret: bool, standing: str | None) -> str:
    seat = ctx.state.turn
    if await ctx.pick(seat, text("ask.act"), [REST, DIG]) == DIG.id:
        await ctx.pick(seat, text("ask.tool"), [SPADE], secret=secret, default=SPADE.id, standing=standing)
    return finish(ctx)


async def test_an_only_answer_that_the_rules_refuse_stays_asked() -> None:
    async def stubborn(ctx: T) -> str:
        await ctx.pick(ctx.state.turn, text("ask.act"), [REST, DIG])
        if await ctx.pick(ctx.state.turn, text("ask.tool"), [SPADE]):
            raise Rejected(text("refused.spade"))
        return finish(ctx)

    game = replace(DIGGERS["toy"], phases={**TOY.phases, "act": stubborn})
    async with started(games={"toy": game}) as bot:
        table = await planned(bot)
        await bot.answer(table, ANA, [DIG.id])
        assert await asked(bot, table) == ["toy.ask.tool"]
        assert "table.log.forced" not in await logged(bot, table)
        assert (await moves.undo(bot.context, table, ANA.id)).look.waiting == (0,)


def test_one_thing_has_one_order_and_two_have_more() -> None:
    one, two = (Order(seat=0, prompt=text("ask.sort"), options=tools) for tools in ((SPADE,), (SPADE, FORK)))
    assert only_answer(one) == [SPADE.id]
    assert only_answer(two) is None


@pytest.mark.parametrize(("high", "step", "only"), [(3, 1, 3), (4, 1, None), (4, 2, 3), (5, 2, None)])
def test_a_number_is_the_only_one_if_the_next_step_is_too_high(
    high: int, step: int, only: int | None
) -> None:
    assert only_answer(Number(seat=0, prompt=text("ask.effort"), low=3, high=high, step=step)) == only


@pytest.mark.parametrize(
    ("least", "most", "only"),
    [
        (3, 5, None),
        (2, 2, {"metal:gold": 0, "metal:iron": 2, "metal:bone": 0}),  # all at their lowest
        (0, 2, {"metal:gold": 0, "metal:iron": 2, "metal:bone": 0}),
        (9, 9, {"metal:gold": 3, "metal:iron": 6, "metal:bone": 0}),  # all at their highest
        (9, 20, {"metal:gold": 3, "metal:iron": 6, "metal:bone": 0}),
        (4, 4, None),
    ],
)
def test_a_sum_that_leaves_no_choice_is_the_only_answer(
    least: int, most: int, only: dict[str, int] | None
) -> None:
    parts = (
        part("metal", "gold", 3),
        part("metal", "iron", 6).model_copy(update={"low": 2}),
        part("metal", "bone", 0),
    )
    assert only_answer(Split(seat=0, prompt=text("ask.metal"), parts=parts, least=least, most=most)) == only


def test_one_part_alone_takes_what_the_others_leave() -> None:
    parts = (part("metal", "gold", 9), part("metal", "iron", 2).model_copy(update={"low": 2}))
    decision = Split(seat=0, prompt=text("ask.metal"), parts=parts, least=7, most=7)
    assert only_answer(decision) == {"metal:gold": 5, "metal:iron": 2}


# --- orders for an answer --------------------------------------------------------------------------------


async def test_an_ordered_answer_is_given_whenever_its_window_opens(bot: Bot, table: int) -> None:
    """The first one is the person's own: they chose it with the question before them."""
    await bot.answer(table, ANA, [DIG.id])
    seen = await always(bot, table, ANA, [GOLD.id])
    assert (seen.orders, seen.look.waiting) == ({"metal": [GOLD.id]}, (1,))
    assert (await logged(bot, table))[-1] == "toy.dug"
    await bot.answer(table, BIA, [REST.id])
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, [DIG.id])
    assert (await bot.seen(table)).look.waiting == (1,)
    assert (await logged(bot, table))[-2:] == ["table.log.order", "toy.dug"]
    steps = await bot.rows("steps WHERE prompt = 'toy.ask.metal'", "answer, made_by, passed")
    assert steps == [('["metal:gold"]', "player", 0), ('["metal:gold"]', "order", 1)]


async def test_an_order_ends_when_its_answer_is_not_there_and_its_owner_is_told(
    live: Bot, table: int
) -> None:
    await live.answer(table, ANA, [DIG.id])
    await always(live, table, ANA, [IRON.id])
    await live.answer(table, BIA, [REST.id])
    await live.plan(table, ANA, BIA)
    await live.answer(table, ANA, [DIG.id])
    assert await asked(live, table) == ["toy.ask.metal"]
    assert (await live.seen(table, ANA)).orders == {}
    await live.outbox.idle()
    told = [(it.user_id, it.text.key) for it in live.voice.jobs(Tell)]
    assert told == [(ANA.id, "table.told.order-ended")]


async def test_an_order_ends_when_the_rules_refuse_its_answer() -> None:
    async def picky(ctx: T) -> str:
        metal = await ctx.pick(ctx.state.turn, text("ask.metal"), [GOLD, IRON], standing="metal")
        if metal == GOLD.id and ctx.state.round > 1:
            raise Rejected(text("refused.gold"))
        return finish(ctx)

    async with started(games={"toy": replace(TOY, phases={**TOY.phases, "act": picky})}) as bot:
        table = await planned(bot)
        await always(bot, table, ANA, [GOLD.id])
        await bot.answer(table, BIA, [IRON.id])
        await bot.plan(table, ANA, BIA)
        seen = await bot.seen(table, ANA)
        assert (seen.look.waiting, seen.orders) == ((0,), {})
        assert (await logged(bot, table)).count("table.log.order") == 0


async def test_a_player_is_asked_if_the_rules_refuse_a_pass_and_the_order_stays() -> None:
    async def picky(ctx: T) -> str:
        metal = await ctx.pick(
            ctx.state.turn, text("ask.metal"), [GOLD, IRON], default=GOLD.id, standing="metal"
        )
        if metal == GOLD.id and ctx.state.round == 1:
            raise Rejected(text("refused.gold"))
        return finish(ctx)

    async with started(games={"toy": replace(TOY, phases={**TOY.phases, "act": picky})}) as bot:
        table = await planned(bot)
        seen = await moves.order(bot.context, table, ANA.id, frozenset({"metal"}))
        assert (seen.look.waiting, seen.orders) == ((0,), {"metal": None})
        for person in (ANA, BIA):
            await bot.answer(table, person, [IRON.id])
        await bot.plan(table, ANA, BIA)
        seen = await bot.seen(table, ANA)
        assert (seen.look.waiting, seen.orders) == ((1,), {"metal": None})


async def test_only_what_all_can_see_can_be_ordered(bot: Bot, table: int) -> None:
    for answer in ([REST.id], [BURIED.id], ["no:such"], []):
        assert (
            await refused(moves.always(bot.context, table, ANA.id, await ask_of(bot, table), answer))
            == "not-orderable"
        )
    await bot.answer(table, ANA, [DIG.id])
    for answer in ([BURIED.id], ["no:such"], [], [GOLD.id, IRON.id]):
        assert (
            await refused(moves.always(bot.context, table, ANA.id, await ask_of(bot, table), answer))
            == "not-orderable"
        )
    with pytest.raises(Stale):
        await moves.always(bot.context, table, ANA.id, "0" * 12, [GOLD.id])
    with pytest.raises(Stale):
        await always(bot, table, BIA, [GOLD.id])
    assert (
        await refused(moves.always(bot.context, table, CAL.id, await ask_of(bot, table), [GOLD.id]))
        == "not-seated"
    )


async def test_an_order_whose_answer_is_not_offered_answers_nothing(bot: Bot, table: int) -> None:
    await bot.answer(table, ANA, [DIG.id])
    loaded = await bot.context.load(table)
    seat = loaded.position.waiting[0]
    for answer, found in (([GOLD.id], (seat, [GOLD.id], True)), ([BURIED.id], None), ([REST.id], None)):
        assert next_ordered(replace(loaded, orders={seat: {"metal": answer}})) == found


async def test_undo_takes_back_an_ordered_answer_with_the_one_before_it(bot: Bot, table: int) -> None:
    await bot.answer(table, ANA, [DIG.id])
    await always(bot, table, ANA, [GOLD.id])
    seen = await moves.undo(bot.context, table, ANA.id)
    assert (seen.look.waiting, seen.orders) == ((0,), {"metal": [GOLD.id]})
    assert "table.log.order" not in await logged(bot, table)


async def test_an_order_for_an_answer_ends_with_its_window_in_the_menu(database: Path) -> None:
    async with started(database, games=DIGGERS) as bot:
        table = await planned(bot)
        await bot.answer(table, ANA, [DIG.id])
        await always(bot, table, ANA, [GOLD.id])
    async with started(database, games=DIGGERS) as bot:
        seen = await moves.order(bot.context, table, ANA.id, frozenset({"metal", "other"}))
        assert seen.orders == {"metal": [GOLD.id], "other": None}
        assert (await moves.order(bot.context, table, ANA.id, frozenset())).orders == {}
        assert await bot.rows("orders") == []


async def test_orders_that_lead_in_a_circle_come_to_an_end() -> None:
    async def circle(ctx: T) -> str:
        while await ctx.pick(ctx.state.turn, text("ask.metal"), [GOLD, IRON], standing="metal") == GOLD.id:
            pass
        return finish(ctx)

    async with started(games={"toy": replace(TOY, phases={**TOY.phases, "act": circle})}) as bot:
        table = await planned(bot)
        seen = await always(bot, table, ANA, [GOLD.id])
        assert (seen.look.waiting, seen.table.status) == ((0,), "running")


async def test_who_loses_the_seat_is_told_that_the_orders_are_gone(live: Bot, table: int) -> None:
    await seats.give_up(live.context, table, BIA.id)
    await live.outbox.idle()
    assert "tell" not in live.voice.kinds(), "Bia had no orders"
    await seats.take(live.context, table, BIA)
    await moves.order(live.context, table, BIA.id, frozenset({"metal"}))
    await seats.free(live.context, table, ANA.id, 1)
    await live.outbox.idle()
    told = [(it.user_id, it.text.key) for it in live.voice.jobs(Tell)]
    assert told == [(BIA.id, "table.told.orders-gone"), (BIA.id, "table.told.removed")]


async def test_an_answer_with_an_order_is_the_players_and_ends_an_absence_vote(bot: Bot, table: int) -> None:
    await bot.answer(table, ANA, [DIG.id])
    ask = await ask_of(bot, table)
    await seats.propose_free(bot.context, table, BIA.id, 0)
    await moves.always(bot.context, table, ANA.id, ask, [GOLD.id])
    assert await bot.rows("proposals WHERE ended IS NULL") == []
