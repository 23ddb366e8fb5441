"""A sharp computer player's answer is repeated after the game, and one that it did not give is told apart."""

from bot.table.lobby import lobby
from bot.table.past.repeating import Repeated, repeatable, repeated
from bot.table.play import moves
from bot.table.play.computers import Computers
from bot.table.runtime.child import Thread
from bot.table.runtime.studies import Thinker
from bot.table.storage import past_rows
from tests.bot.table.scene import ANA, CHANNEL, GUILD, Bot, refused


async def over(bot: Bot) -> int:
    """A game of one round that Ana has played against a sharp computer player; its table."""
    bot.computers = Computers(bot.context, 0.0)
    await bot.computers.start()
    info = await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en", {"length": "1"})
    await lobby.add_computer(bot.context, info.id, ANA.id, "sharp")
    await moves.start_table(bot.context, info.id, ANA.id)
    await bot.plan(info.id, ANA)
    await bot.computers.idle()
    await bot.answer(info.id, ANA, ["action:rest"])
    await bot.computers.idle()
    return info.id


async def steps(bot: Bot, table_id: int) -> list[int]:
    """The sharp player's answers, counted from 1."""
    rows = await bot.rows("steps", "table_id, n, seat")
    return [n + 1 for each, n, seat in rows if (each, seat) == (table_id, 1)]


async def all_of(bot: Bot, table_id: int) -> list[Repeated]:
    return [await repeated(bot.context, table_id, ANA.id, step) for step in await steps(bot, table_id)]


async def test_every_answer_comes_out_again(bot: Bot) -> None:
    table_id = await over(bot)
    found = await all_of(bot, table_id)
    assert len(found) == await repeatable(bot.context, table_id) > 1
    assert [each for each in found if not each.same or each.older] == []
    assert any(each.playouts for each in found), found


async def test_it_is_repeated_with_the_dice_of_the_game(bot: Bot) -> None:
    loaded = await bot.context.load((await bot.table(ANA, computers=1)).id)
    assert await bot.store.read(past_rows.computer_seed, loaded.info.id) == loaded.computer_seed != ""


async def test_another_answer_than_was_thought_is_found_out(bot: Bot) -> None:
    table_id = await over(bot)
    step = next(
        each.step for each in await all_of(bot, table_id) if each.decision.prompt.key == "toy.ask.act"
    )
    for other in ("rest", "sort"):
        await bot.execute(f"""UPDATE steps SET answer = '["action:{other}"]' WHERE n = {step - 1}""")
        again = await repeated(bot.context, table_id, ANA.id, step)
        if not again.same:
            break
    assert not again.same and not again.older
    await bot.execute("UPDATE thoughts SET code = 'before'")
    assert (await repeated(bot.context, table_id, ANA.id, step)).older


async def test_answers_of_people_and_a_game_that_goes_on_are_refused(bot: Bot) -> None:
    running = await bot.table(ANA, computers=1, channel=9)
    assert await refused(repeated(bot.context, running.id, ANA.id, 1)) == "not-over"
    table_id = await over(bot)
    [own, *_] = sorted({1, 2, 3} - {*await steps(bot, table_id)})
    assert await refused(repeated(bot.context, table_id, ANA.id, own)) == "not-sharp"
    first = (await steps(bot, table_id))[0]
    thinker, bot.context.thinker = bot.context.thinker, Thinker(Thread({}))
    assert await refused(repeated(bot.context, table_id, ANA.id, first)) == "without-game"
    bot.context.thinker = thinker
    await bot.execute("DELETE FROM thoughts")
    assert await refused(repeated(bot.context, table_id, ANA.id, first)) == "not-repeatable"
