"""Concurrent presses on one table, and several memories of it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.table import reading
from bot.table.lobby import lobby
from bot.table.past import rewind
from bot.table.play import moves
from bot.table.votes import deciding
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, PEOPLE, Bot, started


async def test_the_same_press_many_times_at_once_is_one_move(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    ask = (await bot.seen(table, ANA)).asks[0]
    press = [moves.answer(bot.context, table, ANA.id, ask, ["action:rest"]) for _ in range(5)]
    results = await asyncio.gather(*press, return_exceptions=True)
    assert sum(isinstance(result, Stale) for result in results) == 4
    assert len(await bot.rows("steps")) == 3


async def test_all_may_answer_a_question_to_all_at_once(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, CAL)
    await asyncio.gather(*(bot.plan(info.id, person) for person in (ANA, BIA, CAL)))
    assert (await bot.seen(info.id)).n == 3
    assert sorted(await bot.rows("steps", "n")) == [(0,), (1,), (2,)]


async def test_tables_do_not_wait_for_each_other(bot: Bot) -> None:
    first, second = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=3)
    async with bot.context.locks(first.id):
        blocked = asyncio.create_task(bot.plan(first.id, ANA))
        await bot.plan(second.id, ANA)
        assert not blocked.done()
    await blocked


async def test_a_lock_that_nobody_uses_is_forgotten(bot: Bot) -> None:
    for channel in range(3, 8):
        await bot.plan((await bot.table(ANA, BIA, channel=channel)).id, ANA)
    assert len(bot.context.locks._locks) == 0


async def test_a_press_that_is_cancelled_is_made_whole_or_not_at_all(bot: Bot, table: int) -> None:
    for turns in range(12):
        press = asyncio.create_task(bot.plan(table, ANA))
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        steps = len(await bot.rows("steps"))
        assert (await bot.seen(table, ANA)).n == steps
    await bot.plan(table, BIA)


async def test_two_memories_of_one_database_lose_nothing_and_make_nothing_twice(database: Path) -> None:
    """Each has the table in memory from before the other's move."""
    async with started(database) as one, started(beside=one, seeds="other") as two:
        info = await one.table(ANA, BIA)
        await asyncio.gather(one.plan(info.id, ANA), two.plan(info.id, BIA))
        seen = [await reading.seen(each.context, info.id, ANA.id) for each in (one, two)]
        assert [each.n for each in seen] == [2, 2]
        ask = seen[0].asks[0]
        press = [moves.answer(each.context, info.id, ANA.id, ask, ["action:rest"]) for each in (one, two)]
        results = await asyncio.gather(*press, return_exceptions=True)
        assert sum(isinstance(result, Stale) for result in results) == 1
        steps = await two.rows("steps", "n, seat")
        assert [n for n, _ in steps] == [0, 1, 2]
        assert steps[2] == (2, 0)


async def test_two_players_of_one_database_play_one_game_to_its_end(database: Path) -> None:
    """Both press for all three as fast as they can; each move that was acknowledged is made, once."""
    async with started(database) as bot:
        info = await bot.table(ANA, BIA, CAL, length="33")
        async with started(beside=bot) as one, started(beside=bot) as two:
            made = await asyncio.gather(*(played(each, info.id) for each in (one, two)))
        lobby = 3  # two joined, and the start
        assert await bot.rows("tables", "fence") == [(lobby + sum(made),)]
        assert sorted(await bot.rows("steps", "n")) == [(n,) for n in range(33 * 6)]
        events = sorted(await bot.rows("events", "n"))
        assert events == [(n,) for n in range(1, len(events) + 1)]
        over = await bot.info(info.id)
        assert over.status == "over"


async def played(bot: Bot, table: int) -> int:
    """Press for everybody until the game is over; the number of moves that were acknowledged."""
    made = 0
    while (await bot.rows("tables", "status")) == [("running",)]:
        for person in PEOPLE:
            seen = await bot.seen(table, person)
            if seen.seat not in seen.look.waiting or seen.decision is None:
                continue
            try:
                await moves.answer(
                    bot.context, table, person.id, seen.asks[seen.seat], seen.decision.default or 1
                )
            except (Stale, Rejected):
                continue
            made += 1
    return made


# --- another process was faster --------------------------------------------------------------------------


def overtaken(bot: Bot, monkeypatch: pytest.MonkeyPatch, change: Callable[[], Awaitable[object]]) -> None:
    """Just before the bot's next write, another process makes this change."""
    write = bot.store.write

    async def later(function: Callable[..., object], *given: object) -> object:
        monkeypatch.undo()
        await change()
        return await write(function, *given)

    monkeypatch.setattr(bot.store, "write", later)


async def test_who_joins_at_the_last_moment_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async with started() as one, started(beside=one) as two:
        info = await lobby.open_table(one.context, GUILD, CHANNEL, ANA, "toy", "en")
        await lobby.join(one.context, info.id, BIA)
        overtaken(one, monkeypatch, lambda: lobby.join(two.context, info.id, CAL))
        assert len((await moves.start_table(one.context, info.id, ANA.id)).seats) == 3
        assert await one.rows("tables", "status") == [("running",)]


async def test_a_rewind_is_proposed_and_made_on_the_table_as_it_is(
    bot: Bot, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.plan(table, ANA, BIA)
    change = partial(bot.execute, "UPDATE tables SET fence = fence + 1")
    overtaken(bot, monkeypatch, change)
    assert not await rewind.propose(bot.context, table, ANA.id, 0)
    [proposal] = await deciding.shown(bot.context, table)
    overtaken(bot, monkeypatch, change)
    await bot.agree(table, proposal.number, BIA)
    assert (await bot.seen(table)).n == 0


async def test_a_press_overtaken_every_time_is_told_to_retry_and_changes_nothing(
    bot: Bot,
    table: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await bot.plan(table, ANA, BIA)
    lobby_id = (await lobby.open_table(bot.context, GUILD, 3, ANA, "toy", "en")).id
    await lobby.join(bot.context, lobby_id, BIA)
    ask = (await bot.seen(table, ANA)).asks[0]
    kept = [await bot.rows(name) for name in ("steps", "events", "proposals", "outbox")]
    write, tries = bot.store.write, 0

    async def later(function: Callable[..., object], *given: object) -> object:
        nonlocal tries
        tries += 1
        await write(lambda db: db.execute("UPDATE tables SET fence = fence + 1"))
        return await write(function, *given)

    monkeypatch.setattr(bot.store, "write", later)
    presses: list[Callable[[], Awaitable[object]]] = [
        lambda: moves.start_table(bot.context, lobby_id, ANA.id),
        lambda: moves.answer(bot.context, table, ANA.id, ask, ["action:rest"]),
        lambda: rewind.propose(bot.context, table, ANA.id, 0),
    ]
    for press in presses:
        tries = 0
        with pytest.raises(Rejected) as refusal:
            await press()
        assert (refusal.value.text.key, tries) == ("table.refused.busy", 10)
    monkeypatch.undo()
    assert [await bot.rows(name) for name in ("steps", "events", "proposals", "outbox")] == kept
    assert (await bot.seen(table, ANA)).n == 2
