"""Moves at their edges: where a chain ends, how long a draft may be, and what is said of an order."""

import json
from dataclasses import replace

import pytest

from bot.table import reading
from bot.table.jobs import ShowPanel
from bot.table.play import moves
from rules.core.decisions import Answer, Decision
from rules.core.flow import Stale
from rules.core.rng import Dice
from tests.bot.table.scene import ANA, BIA, PLAN, Bot, late, refused, started
from tests.bot.toy import TOY, ToyView

REST, ACT = ["action:rest"], frozenset({"act"})


async def a_plan(bot: Bot, table: int) -> Answer:
    """A plan for Ana."""
    seen = await bot.seen(table, ANA)
    return {PLAN: f"ware:{seen.look.view.hand[0]}"}


@pytest.mark.parametrize("last", [False, True], ids=["a sealed answer", "what reveals the others"])
async def test_a_chain_ends_after(last: bool, bot: Bot, table: int) -> None:
    if last:
        await bot.plan(table, BIA)
    answers = [await a_plan(bot, table), REST]
    seen, stored, why = await bot.chain(table, ANA, answers)
    assert why is not None
    assert (seen.n, stored, why.text.args) == (1 + last, 1, {"stored": 1, "left": 1})
    assert seen.look.waiting == ((0,) if last else (1,))


async def test_a_chain_is_meant_for_the_question_on_which_it_was_read(bot: Bot, table: int) -> None:
    """The clock may answer that one in the meantime, or the same command arrive twice."""
    await bot.plan(table, ANA, BIA)
    ahead = await reading.ahead(bot.context, table, ANA.id)
    _, stored, why = await moves.chain(bot.context, table, ANA.id, ahead.ask, [["action:work"]])
    assert (stored, why) == (1, None)
    with pytest.raises(Stale):
        await moves.chain(bot.context, table, ANA.id, ahead.ask, [1])
    assert len(await bot.rows("steps")) == 3


async def test_a_chain_of_a_seat_not_asked_is_stale_and_of_a_stranger_refused(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    with pytest.raises(Stale):
        await bot.chain(table, BIA, [REST])
    _, stored, why = await moves.chain(bot.context, table, 99, None, [REST])
    assert why is not None
    assert (stored, why.text.key) == (0, "table.refused.not-seated")
    assert len(await bot.rows("steps")) == 2


async def test_a_draft_may_be_4000_characters_long_and_no_longer(bot: Bot, table: int) -> None:
    ask = (await bot.seen(table, ANA)).asks[0]
    longest = {"x": "y" * (4000 - len(json.dumps({"x": ""})))}
    assert (await moves.draft(bot.context, table, ANA.id, ask, longest)).draft == longest
    assert await refused(moves.draft(bot.context, table, ANA.id, ask, {"x": longest["x"] + "y"})) == "draft"
    assert await refused(moves.draft(bot.context, table, 99, ask, {})) == "not-seated"


async def test_an_order_for_later_is_not_news_and_one_that_answers_now_is(live: Bot, table: int) -> None:
    await live.plan(table, ANA, BIA)
    await live.hush()
    await moves.order(live.context, table, BIA.id, ACT)
    await live.outbox.idle()
    assert live.voice.said == []
    await moves.order(live.context, table, ANA.id, ACT)
    await live.outbox.idle()
    assert live.voice.jobs(ShowPanel)


async def test_new_orders_replace_the_earlier_ones_and_keep_chosen_answers(bot: Bot, table: int) -> None:
    assert (await moves.order(bot.context, table, ANA.id, ACT)).orders == {"act": None}
    assert (await moves.order(bot.context, table, ANA.id, frozenset({"b", "a"}))).orders == {
        "a": None,
        "b": None,
    }
    assert (await bot.seen(table, BIA)).orders == {}


async def test_an_undo_from_a_current_press_or_an_older_view_is_done(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    for shown in (3, 2, None):
        await bot.answer(table, ANA, REST)
        assert (await moves.to_take_back(bot.context, table, ANA.id, shown)).answer == REST
        assert (await moves.undo(bot.context, table, ANA.id, shown)).n == 2
    await bot.answer(table, ANA, REST)
    with pytest.raises(Stale):
        await moves.undo(bot.context, table, ANA.id, 4)
    assert len(await bot.rows("steps")) == 3


async def test_a_computer_plays_any_legal_answer_once_the_rules_refuse_its_own() -> None:
    """It wants to work as hard as four, which the script refuses late."""

    def stubborn(view: ToyView, decision: Decision, dice: Dice) -> Answer:
        if decision.kind == "number":
            return 4
        return ["action:work"] if decision.kind == "choose" else decision.default or decision.sample(dice)

    async with started(games={"toy": replace(TOY, computers={"steady": stubborn})}) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA, BIA)
        await bot.answer(table, ANA, ["action:work"])
        assert await late(bot.context, table, 0), "effort has a default, which comes first"
        assert await bot.rows("steps WHERE n = 3", "answer") == [("1",)]
        await bot.answer(table, BIA, ["action:work"])
        loaded = await bot.context.load(table)
        asks = loaded.position.asks[1]
        told = ShowPanel()
        assert not await moves.play_late(bot.context, table, 1, "0" * 12, told, default=False)
        assert await moves.play_late(bot.context, table, 1, asks, told, default=False)
        [(given,)] = await bot.rows("steps WHERE n = 5", "answer")
        assert int(given) in {1, 2, 3, 5, 6}
