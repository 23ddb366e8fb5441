"""Rules that break while a game runs: a look is refused, nothing is lost, and mended rules go on."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.table import reading
from bot.table.past import rewind
from bot.table.play import moves
from rules.core.decisions import Seat, option
from rules.core.flow import GameContext, Result
from rules.core.game import AnyGame
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, CHANNEL, refused, started
from tests.bot.toy import TOY, ToyState, ToyView, finish, text

REST, WORK = ["action:rest"], ["action:work"]


def breaking(broken: list[bool]) -> Mapping[str, AnyGame]:
    """The toy, whose views and turns raise an error while `broken` is not empty."""

    def view(state: ToyState, seat: Seat | None) -> ToyView:
        assert not broken
        return TOY.view(state, seat)

    async def act(ctx: GameContext[ToyState]) -> str:
        assert not broken
        return await TOY.phases["act"](ctx)

    return {"toy": replace(TOY, view=view, phases={**TOY.phases, "act": act})}


async def test_a_look_at_the_table_is_refused_and_no_suggestion_is_made() -> None:
    broken: list[bool] = []
    async with started(games=breaking(broken)) as bot:
        table = (await bot.table(ANA, BIA)).id
        broken.append(True)
        assert await refused(bot.seen(table, ANA)) == "bug"
        assert reading.peek(bot.context, CHANNEL, ANA.id) is None
        broken.clear()
        assert (await bot.seen(table, ANA)).decision is not None
        assert reading.peek(bot.context, CHANNEL, ANA.id) is not None


async def test_what_would_be_taken_back_and_an_earlier_turn_are_refused() -> None:
    broken: list[bool] = []
    async with started(games=breaking(broken)) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA, BIA)
        await bot.answer(table, ANA, WORK)
        broken.append(True)
        assert await refused(moves.to_take_back(bot.context, table, ANA.id)) == "bug"
        assert await refused(moves.undo(bot.context, table, ANA.id)) == "bug"
        broken.clear()
        await bot.answer(table, ANA, 3)
        await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
        kept = await bot.rows("steps")
        await bot.context.load(table)  # in memory, it does not need the rules
        broken.append(True)
        assert await refused(rewind.propose(bot.context, table, ANA.id, 2)) == "no-way-back"
        assert await bot.rows("steps") == kept
        broken.clear()
        assert await rewind.propose(bot.context, table, ANA.id, 2)


@pytest.mark.parametrize("way", ["order", "forced"])
async def test_an_automatic_answer_that_breaks_the_rules_is_asked_and_logged(
    way: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken: list[bool] = []
    metals = [option("metal", name) for name in ("gold", "iron")]

    async def dig(ctx: GameContext[ToyState]) -> str:
        if way == "order":
            await ctx.pick(ctx.state.turn, text("ask.metal"), metals, standing="metal")
        else:
            await ctx.pick(ctx.state.turn, text("ask.tool"), [option("tool", "spade")])
        assert not broken
        return finish(ctx)

    toy = replace(TOY, phases={**TOY.phases, "act": dig}, in_the_open=frozenset({"toy.ask.tool"}))
    async with started(games={"toy": toy}) as bot:
        table = (await bot.table(ANA, BIA)).id
        if way == "order":
            await bot.plan(table, ANA, BIA)
            ask = (await bot.seen(table, ANA)).asks[0]
            await moves.always(bot.context, table, ANA.id, ask, ["metal:gold"])
            await bot.answer(table, BIA, ["metal:iron"])
        await bot.plan(table, ANA)
        broken.append(True)
        await bot.plan(table, BIA)
        seen = await bot.seen(table, ANA)
        assert seen.look.waiting == (0,)
        assert seen.orders == ({"metal": ["metal:gold"]} if way == "order" else {})
        assert f"table {table}: an answer without asking broke the rules: Bug at " in caplog.text
        broken.clear()
        await bot.answer(table, ANA, ["metal:iron"] if way == "order" else ["tool:spade"])
        assert (await bot.seen(table, ANA)).n > seen.n


async def test_no_way_leads_back_to_a_turn_where_the_rules_now_end_the_game() -> None:
    ends: list[bool] = []

    async def act(ctx: GameContext[ToyState]) -> str:
        if ends:
            ctx.end(Result(places=(1, 2), sheet={}, why=Text(key="toy.over.rounds")))
        return await TOY.phases["act"](ctx)

    async with started(games={"toy": replace(TOY, phases={**TOY.phases, "act": act})}) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA, BIA)
        await bot.answer(table, ANA, REST)
        await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
        await bot.context.load(table)
        ends.append(True)
        assert await refused(rewind.propose(bot.context, table, ANA.id, 2)) == "no-way-back"
        ends.clear()
        assert await rewind.propose(bot.context, table, ANA.id, 2)
