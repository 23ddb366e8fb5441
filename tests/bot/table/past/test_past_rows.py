"""Rows of a table's past, read one by one: the same whether its game is packed or not."""

import pytest

from bot.table.past import rewind
from bot.table.seats import seats
from bot.table.storage import past_rows
from tests.bot.table.past.test_packing import pack, past_of, play_on
from tests.bot.table.past.test_rewind import a_round
from tests.bot.table.scene import ANA, BIA, CAL, Bot

READERS = (None, 0, 1, 2)


async def long_game(bot: Bot, *, packs: bool) -> int:
    """A finished game of five rounds; its table."""
    table = (await bot.table(ANA, BIA, CAL, length="5")).id
    await play_on(bot, table, (ANA, BIA, CAL))
    if packs:
        assert await pack(bot) == set()
        assert await bot.rows("packed") != []
    return table


@pytest.mark.parametrize("packs", [False, True], ids=["as it was", "packed"])
async def test_a_part_of_the_past_is_that_part_of_the_whole(packs: bool, bot: Bot) -> None:
    table, store = await long_game(bot, packs=packs), bot.store
    past = await past_of(bot, table)
    assert len(past.lines) == 30
    assert await store.read(past_rows.steps_of, table) == past.steps
    assert [*await store.read(past_rows.begins_of, table)] == [each.at for each in past.checkpoints]
    for first in range(31):
        record = await store.read(past_rows.checkpoint_before, past.info, first)
        assert record == [each for each in past.checkpoints if each.at <= first][-1]
        for end in (first, first + 1, first + 7, 30):
            found = await store.read(past_rows.steps_between, table, first, end)
            assert found == past.lines[first:end]
            events = await store.read(past_rows.events_between, table, first, end)
            assert events == tuple(it.event for it in past.told if first < it.step <= end)


@pytest.mark.parametrize("packs", [False, True], ids=["as it was", "packed"])
async def test_each_reader_reads_what_that_seat_may_read(packs: bool, bot: Bot) -> None:
    table, store = await long_game(bot, packs=packs), bot.store
    past = await past_of(bot, table)
    whole = await store.read(past_rows.events_numbered, table, range(1, 10_000))
    assert tuple(it for _, it in whole) == past.told
    for seat in READERS:
        numbers = await store.read(past_rows.readable, table, seat)
        assert numbers == tuple(n for n, it in whole if it.event.read_by(seat) is not None)
        some = (*numbers[3:5], 99_999, numbers[-1])
        read = await store.read(past_rows.events_numbered, table, some)
        assert [n for n, _ in read] == [*numbers[3:5], numbers[-1]], "what is not there is left out"


async def test_the_past_has_a_step_for_the_start_and_for_each_public_event(bot: Bot, table: int) -> None:
    assert (await past_of(bot, table)).steps == (0,)
    await bot.plan(table, ANA)
    assert (await bot.store.read(past_rows.steps_of, table)) == (0,)
    await bot.plan(table, BIA)
    assert (await bot.store.read(past_rows.steps_of, table)) == (0, 2)


async def test_what_the_rules_told_of_a_turn_is_what_came_since_it_began(bot: Bot) -> None:
    table, store = (await bot.table(ANA, BIA)).id, bot.store
    assert await store.read(past_rows.public_of_turn, table, 100) == (0, ())
    await a_round(bot, table)
    await seats.give_up(bot.context, table, ANA.id)
    await bot.answer(table, BIA, ["action:work"])
    past = await past_of(bot, table)
    since = [it for it in past.told if it.step >= past.checkpoints[-1].at and it.event.public is not None]
    total, told = await store.read(past_rows.public_of_turn, table, 100)
    assert total == len(past.lines) == 5
    assert told == tuple((it.step, it.event.public) for it in since if it.source in ("rules", "play"))
    assert len(told) == len(since) - 1, "without what happened to the seats"
    _, last = await store.read(past_rows.public_of_turn, table, 1)
    assert last == told[-1:], "the newest, where there are too many"


async def test_rewinds_are_counted_and_those_that_were_undone(bot: Bot, table: int) -> None:
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    await a_round(bot, table)
    assert await bot.store.read(past_rows.rewinds_of, table) == (0, 0)
    await rewind.propose(bot.context, table, ANA.id, 2)
    assert await bot.store.read(past_rows.rewinds_of, table) == (1, 0)
    assert (await past_of(bot, table)).branches == ((2, 1),)
    await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert await bot.store.read(past_rows.rewinds_of, table) == (1, 1)
    assert (await past_of(bot, table)).branches == ()
    for step in (2, 2, 0):
        await rewind.propose(bot.context, table, ANA.id, step)
        if step:
            for answer in (["action:work"], 1):
                await bot.answer(table, ANA, answer)
    assert (await past_of(bot, table)).branches == ((0, 4),), "an earlier beginning replaces later ones"


async def test_a_table_without_sharp_players_has_nothing_to_repeat(bot: Bot, table: int) -> None:
    assert await bot.store.read(past_rows.count_thoughts, table) == 0
