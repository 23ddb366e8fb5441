"""After each change of a game, the table in memory is the stored one, as another process would read it."""

from dataclasses import fields, replace
from itertools import count

import pytest

from bot.table import reading
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.runtime.loaded_table import LoadedTable
from rules.core.decisions import Rejected
from rules.core.engine import dump
from rules.core.rng import Dice
from tests.bot.table.scene import ALL, PEOPLE, Bot, late, started

CHANGES = 60
READERS = (None, *(person.id for person in PEOPLE))
# How far back the events of a position go depends on when it was loaded; what is news does not.
COMPARED = [each.name for each in fields(LoadedTable) if each.name not in ("position", "game", "recent")]


@pytest.mark.parametrize(("game", "seed"), [("toy", 0), ("toy", 1), ("saideira", 0), ("immortals", 0)])
async def test_each_change_is_stored_whole(game: str, seed: int) -> None:
    dice, done, told = Dice(f"{game} {seed}"), set[str](), dict[int, object]()
    async with started(seeds=f"{seed}") as bot:
        table = (await bot.table(*PEOPLE, game=game)).id
        for _ in range(CHANGES):
            before = (await bot.context.load(table)).position.opened
            done.add(await change(bot, table, dice))
            await require_as_stored(bot, table)
            loaded = await bot.context.load(table)
            if loaded.info.status != "running":
                break
            log = [loaded.heard, *[await bot.log(table, reader) for reader in READERS]]
            if loaded.position.opened < before:
                assert log == told[loaded.position.opened], "what was taken back was never told"
            told[loaded.position.opened] = log
        assert {"answer", "default", "undo"} <= done


async def change(bot: Bot, table: int, dice: Dice) -> str:
    """Change something as a user may: answer, let the clock answer, begin an answer, take one back."""
    for tries in count():
        assert tries < 200, "nothing can be done"
        person = PEOPLE[dice.below(len(PEOPLE))]
        seen = await bot.seen(table, person)
        seat, kind = seen.seat, dice.below(6)
        assert seat is not None
        bot.clock.now += 60
        try:
            if kind == 0:
                await moves.undo(bot.context, table, person.id)
                return "undo"
            if seen.decision is None or seen.locked is not None:
                continue
            sample = seen.decision.sample(dice)
            if kind == 1:
                await moves.draft(bot.context, table, person.id, seen.asks[seat], {"answer": sample})
                return "draft"
            if kind == 2 and await late(bot.context, table, seat):
                return "default"
            await moves.answer(bot.context, table, person.id, seen.asks[seat], sample)
            return "answer"
        except Rejected:
            continue
    raise AssertionError


async def require_as_stored(bot: Bot, table: int) -> None:
    known = await bot.context.load(table)
    fresh = Context(bot.store, ALL, bot.clock, lambda: "", bot.context.followers)
    stored = await fresh.load(table)
    for name in COMPARED:
        assert getattr(known, name) == getattr(stored, name), name
    assert dump(known.game, known.position.state) == dump(stored.game, stored.position.state)
    for reader in READERS:
        now, then = [await reading.seen(context, table, reader) for context in (bot.context, fresh)]
        looks = [replace(each.look, events=()) for each in (now, then)]
        assert replace(now, look=looks[0]) == replace(then, look=looks[1])
    waiting = await bot.rows("seats", "seat, waiting")
    assert {seat for seat, waits in waiting if waits} == {*known.position.waiting}
