"""Undo told before it is done, with what it would take back; and what stays of a sheet."""

import pytest

from bot.table.model import TakeBack
from bot.table.play import moves
from bot.table.seats import seats
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, PLAN, Bot, late, refused

REST = ["action:rest"]


async def takes(bot: Bot, table: int, user_id: int) -> TakeBack:
    return await moves.to_take_back(bot.context, table, user_id)


async def test_a_single_answer_is_small(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:work"])
    it = await takes(bot, table, ANA.id)
    assert (it.decision.prompt.key, it.answer, it.more, it.n) == ("toy.ask.act", ["action:work"], 0, 3)
    assert it.is_small
    assert await refused(takes(bot, table, BIA.id)) == "undo"
    assert await refused(takes(bot, table, CAL.id)) == "not-seated"
    assert (await bot.seen(table, ANA)).n == 3, "to look takes nothing back"


async def test_a_sealed_sheet_is_not_and_stays_as_a_draft(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA)
    it = await takes(bot, table, ANA.id)
    assert isinstance(it.answer, dict)
    assert (list(it.answer), it.is_small) == ([PLAN], False)
    seen = await moves.undo(bot.context, table, ANA.id, it.n)
    assert (seen.locked, seen.draft) == (None, {"answer": it.answer})
    await bot.answer(table, ANA, it.answer)
    assert (await bot.seen(table, ANA)).draft == {}


async def test_what_followed_without_asking_goes_with_it(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await moves.order(bot.context, table, BIA.id, frozenset({"act"}))
    await bot.plan(table, ANA, BIA, CAL)
    await bot.answer(table, ANA, REST)
    it = await takes(bot, table, ANA.id)
    assert (it.answer, it.more, it.is_small) == (REST, 1, False)
    seen = await moves.undo(bot.context, table, ANA.id, it.n)
    assert (seen.n, seen.look.waiting) == (3, (0,))
    assert (await bot.answer(table, ANA, REST)).look.waiting == (2,)


async def test_a_press_that_came_twice_is_stale(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:work"])
    await moves.undo(bot.context, table, ANA.id, 3)
    with pytest.raises(Stale):
        await moves.to_take_back(bot.context, table, ANA.id, 3)


async def test_what_happened_to_the_table_stays_in_the_log(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await bot.plan(table, ANA, BIA, CAL)
    await bot.answer(table, ANA, REST)
    await seats.give_up(bot.context, table, CAL.id)
    await moves.undo(bot.context, table, ANA.id)
    told = [text.key for _, text in await bot.log(table, None)]
    assert "table.history.left" in told
    assert "toy.acts.rest" not in told


async def test_what_the_clock_answered_is_nobodys_to_take_back(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    assert await late(bot.context, table, 0)
    assert (await bot.seen(table, ANA)).look.undoable == ()
    assert await refused(moves.undo(bot.context, table, ANA.id)) == "undo"
    assert await refused(takes(bot, table, ANA.id)) == "undo"


async def test_nor_is_a_sealed_answer_that_the_clock_gave(bot: Bot, table: int) -> None:
    assert await late(bot.context, table, 0)
    assert await refused(moves.undo(bot.context, table, ANA.id)) == "undo"


async def test_an_undo_does_not_wind_the_clock_anew(bot: Bot, table: int) -> None:
    """It goes on from the time that the answer had taken."""
    await bot.plan(table, ANA, BIA)
    asked = (await bot.seen(table, ANA)).table.since
    for taken in (600, 1200):
        bot.clock.now += 600
        await bot.answer(table, ANA, REST)
        bot.clock.now += 5000
        await moves.undo(bot.context, table, ANA.id)
        assert (await bot.seen(table, ANA)).table.since == bot.clock.now - taken
    assert bot.clock.now > asked + 1200
