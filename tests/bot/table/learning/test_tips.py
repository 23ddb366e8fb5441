"""A tip comes with the first question of its kind, stays with it, and never comes again."""

from dataclasses import replace

from bot.table import forgetting
from bot.table.learning import tips
from bot.table.model import Person
from tests.bot.table.people.test_ratings import finish
from tests.bot.table.scene import ANA, BIA, Bot


async def due(bot: Bot, table: int, person: Person) -> bool:
    return await tips.due(bot.context, person.id, await bot.seen(table, person))


async def test_the_first_question_keeps_its_tip_and_the_next_alike_has_none(bot: Bot) -> None:
    first, second = [(await bot.table(ANA, BIA, channel=channel)).id for channel in (3, 4)]
    assert await due(bot, first, ANA)
    assert await due(bot, first, ANA), "while that question is open"
    assert not await due(bot, second, ANA), "the same kind at another table"
    assert await due(bot, second, BIA), "to each person on their own"
    await bot.plan(first, ANA, BIA)
    assert await due(bot, first, ANA), "another kind of question"


async def test_there_is_no_tip_without_a_question_of_ones_own(bot: Bot, table: int) -> None:
    assert not await tips.due(bot.context, ANA.id, await bot.seen(table))
    await bot.plan(table, ANA, BIA)
    assert not await due(bot, table, BIA)


async def test_a_player_without_tips_gets_none_and_turning_them_on_begins_anew(bot: Bot, table: int) -> None:
    assert await due(bot, table, ANA)
    await tips.set_wanted(bot.context, ANA.id, tips=False)
    assert not await tips.wanted(bot.context, ANA.id)
    for _ in range(2):
        assert not await due(bot, table, ANA)
    assert await due(bot, table, BIA)
    await tips.set_wanted(bot.context, ANA.id, tips=True)
    another = (await bot.table(ANA, BIA, channel=4)).id
    assert await due(bot, another, ANA)
    assert not await due(bot, table, ANA)


async def test_whoever_has_finished_a_game_knows_it(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await finish(bot, table, ANA, BIA)
    table = (await bot.table(ANA, BIA, channel=4)).id
    for _ in range(2):
        assert not await due(bot, table, ANA)


async def test_giving_up_a_game_or_playing_another_does_not_make_it_known(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await finish(bot, table, ANA, BIA)
    await bot.execute("UPDATE played SET part = 'left' WHERE user_id = 11")
    await bot.execute("UPDATE played SET game = 'bellum' WHERE user_id = 12")
    table = (await bot.table(ANA, BIA, channel=4)).id
    assert await due(bot, table, ANA)
    assert await due(bot, table, BIA)


async def test_a_question_of_a_table_that_is_stopped_has_no_tip_and_uses_none_up(
    bot: Bot, table: int
) -> None:
    seen = await bot.seen(table, ANA)
    stopped = replace(seen, table=replace(seen.table, status="frozen"))
    assert not await tips.due(bot.context, ANA.id, stopped)
    assert await tips.due(bot.context, ANA.id, seen)


async def test_being_forgotten_forgets_the_tips(bot: Bot, table: int) -> None:
    assert await due(bot, table, ANA)
    assert len(await bot.rows("tips", "prompt")) == 1
    await forgetting.forget(bot.context, ANA.id)
    assert await bot.rows("tips", "prompt") == []
