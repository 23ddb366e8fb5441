"""A sharp computer player's answer is repeated after the game, and one that it did not give is told apart."""

from bot.table.lobby import lobby
from bot.table.past.repeating import Repeated, repeatable, repeated
from bot.table.play import moves
from bot.table.play.computers import Computers
from bot.table.runtime.child import Thread
from bot.table.runtime.studies import Thinker
from bot.table.storage import past_rows
from tests.bot.table.scene import ANA, CHANNEL, GUILD, Bot, refused, started


async def over(it: Bot) -> int:
    """A game of one round that Ana has played against a sharp computer player; its table."""
    it.computers = Computers(it.context, 0.0)
    await it.computers.start()
    info = await lobby.open_table(it.context, GUILD, CHANNEL, ANA, "toy", "en", {"length": "1"})
    await lobby.add_computer(it.context, info.id, ANA.id, "sharp")
    await moves.start_table(it.context, info.id, ANA.id)
    await it.plan(info.id, ANA)
    await it.computers.idle()
    await it.answer(info.id, ANA, ["action:rest"])
    await it.computers.idle()
    return info.id


async def steps(it: Bot, table_id: int) -> list[int]:
    """The sharp player's answers, counted from 1."""
    rows = await it.rows("steps", "table_id, n, seat")
    return [n + 1 for each, n, seat in rows if (each, seat) == (table_id, 1)]


async def all_of(it: Bot, table_id: int) -> list[Repeated]:
    return [await repeated(it.context, table_id, ANA.id, step) for step in await steps(it, table_id)]


async def test_every_answer_comes_out_again() -> None:
    async with started() as it:
        table_id = await over(it)
        found = await all_of(it, table_id)
        assert len(found) == await repeatable(it.context, table_id) > 1
        assert all(each.same and not each.older for each in found)
        assert any(each.playouts for each in found)


async def test_it_is_repeated_with_the_dice_of_the_game() -> None:
    async with started() as it:
        loaded = await it.context.load((await it.table(ANA, computers=1)).id)
        assert await it.store.read(past_rows.computer_seed, loaded.info.id) == loaded.computer_seed != ""


async def test_another_answer_than_was_thought_is_found_out() -> None:
    async with started() as it:
        table_id = await over(it)
        step = next(
            each.step for each in await all_of(it, table_id) if each.decision.prompt.key == "toy.ask.act"
        )
        for other in ("rest", "sort"):
            await it.execute(f"""UPDATE steps SET answer = '["action:{other}"]' WHERE n = {step - 1}""")
            again = await repeated(it.context, table_id, ANA.id, step)
            if not again.same:
                break
        assert not again.same and not again.older
        await it.execute("UPDATE thoughts SET code = 'before'")
        assert (await repeated(it.context, table_id, ANA.id, step)).older


async def test_answers_of_people_and_a_game_that_goes_on_are_refused() -> None:
    async with started() as it:
        running = await it.table(ANA, computers=1, channel=9)
        assert await refused(repeated(it.context, running.id, ANA.id, 1)) == "not-over"
        table_id = await over(it)
        [own, *_] = sorted({1, 2, 3} - {*await steps(it, table_id)})
        assert await refused(repeated(it.context, table_id, ANA.id, own)) == "not-sharp"
        first = (await steps(it, table_id))[0]
        thinker, it.context.thinker = it.context.thinker, Thinker(Thread({}))
        assert await refused(repeated(it.context, table_id, ANA.id, first)) == "without-game"
        it.context.thinker = thinker
        await it.execute("DELETE FROM thoughts")
        assert await refused(repeated(it.context, table_id, ANA.id, first)) == "not-repeatable"
