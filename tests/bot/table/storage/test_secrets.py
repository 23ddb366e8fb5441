"""Database contents that could be written into a log: their words tell no seed, hand or answer."""

from bot.table.past import rewind, rewind_archive
from bot.table.play import moves
from bot.table.storage import past_rows, rows
from bot.table.storage.past_rows import Past
from tests.bot.table.scene import ANA, BIA, PLAN, Bot


async def hidden_in(bot: Bot, table: int) -> set[str]:
    """The seeds, the hands and what was planned."""
    seeds = (await bot.rows(f"tables WHERE id = {table}", "seed, computer_seed"))[0]
    loaded = await bot.context.load(table)
    hands = [
        form
        for each in (ANA, BIA)
        for card in (await bot.seen(table, each)).look.view.hand
        for form in (repr(card), f"ware:{card}", f'"{card}"')
    ]
    return {*(seed for seed in seeds if seed), loaded.position.state.seed, *hands, PLAN}


async def test_nothing_that_is_read_says_a_secret(bot: Bot, table: int) -> None:
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    hidden = await hidden_in(bot, table)
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:work"])
    await bot.answer(table, ANA, 3)
    hidden |= await hidden_in(bot, table)
    drawn = await bot.store.read(past_rows.kept, table)
    begin = await bot.store.read(rewind_archive.begin, table, 2)
    assert await rewind.propose(bot.context, table, ANA.id, 0)
    newest = await bot.store.read(rewind_archive.newest, table)
    hidden |= await hidden_in(bot, table)
    await bot.plan(table, ANA)
    ask = (await bot.seen(table, BIA)).asks[1]
    await moves.draft(bot.context, table, BIA.id, ask, {"answer": {PLAN: "ware:w1"}})
    past = await bot.store.read(past_rows.kept, table)
    found = [
        await bot.store.read(rows.stored, table, None),
        *(drawn, Past.of(drawn), past, Past.of(past)),
        begin,
        newest,
        *await bot.store.read(rows.steps_from, table, 0),
    ]
    assert all(found)
    assert not [secret for secret in hidden for each in found if secret in repr(each)]
