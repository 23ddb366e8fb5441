"""A tip comes with the first question of its kind, stays with it, and never comes again."""

from bot.table import forgetting, reading
from bot.table.learning import tips
from bot.table.model import Person
from tests.bot.table.people.test_ratings import finish
from tests.bot.table.scene import ANA, BIA, Bot, bot


async def due(house: Bot, table: int, person: Person) -> bool:
    return await tips.due(house.context, person.id, await reading.seen(house.context, table, person.id))


async def test_the_first_question_keeps_its_tip_and_the_next_of_its_kind_has_none() -> None:
    async with bot() as house:
        first, second = [(await house.table(ANA, BIA, channel=channel)).id for channel in (3, 4)]
        assert await due(house, first, ANA)
        assert await due(house, first, ANA), "while that question is open"
        assert not await due(house, second, ANA), "the same kind at another table"
        assert await due(house, second, BIA), "to each person on their own"
        await house.plan(first, ANA, BIA)
        assert await due(house, first, ANA), "another kind of question"


async def test_there_is_no_tip_without_a_question_of_ones_own() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert not await tips.due(house.context, ANA.id, await reading.seen(house.context, table, None))
        await house.plan(table, ANA, BIA)
        assert not await due(house, table, BIA)


async def test_whoever_wants_no_tips_gets_none_and_wanting_them_again_begins_anew() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert await due(house, table, ANA)
        await tips.set_wanted(house.context, ANA.id, tips=False)
        assert not await tips.wanted(house.context, ANA.id)
        assert not await due(house, table, ANA)
        assert await due(house, table, BIA)
        await tips.set_wanted(house.context, ANA.id, tips=True)
        assert await due(house, table, ANA)


async def test_whoever_has_finished_a_game_knows_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, length="1")).id
        await finish(house, table, ANA, BIA)
        assert not await due(house, (await house.table(ANA, BIA, channel=4)).id, ANA)


async def test_being_forgotten_forgets_the_tips() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert await due(house, table, ANA)
        assert len(await house.rows("tips", "prompt")) == 1
        await forgetting.forget(house.context, ANA.id)
        assert await house.rows("tips", "prompt") == []
