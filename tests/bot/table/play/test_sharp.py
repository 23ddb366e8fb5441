"""Sharp computer players at the tables: they think elsewhere, delay nobody, and survive a restart."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.lobby import lobby
from bot.table.model import TableInfo
from bot.table.play import moves
from bot.table.play import sharp as module
from bot.table.play.computers import Computers
from bot.table.play.sharp import Sharp, Thought
from bot.table.runtime.child import NO_PROCESS, Runner, Thread
from bot.table.runtime.studies import Thinker
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from rules.core.search.sharp import sharp_answer
from tests.bot.table.scene import ALL, ANA, BIA, CHANNEL, GUILD, Bot, started

FEW = 1  # second's worth of playouts


class Slow:
    """A runner that begins when it is told to, and counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun = asyncio.Event()
        self.free = asyncio.Event()
        self.thread = Thread(ALL)

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        self.asked += 1
        self.begun.set()
        await self.free.wait()
        return await self.thread.run(work, *args, **kwargs)

    async def stop(self) -> None:
        self.free.set()


class Broken:
    """A runner that can't work; it has no process, unless told otherwise."""

    def __init__(self, why: Exception | None = None) -> None:
        self.why = Rejected(NO_PROCESS) if why is None else why

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        raise self.why

    async def stop(self) -> None:
        """There is nothing to stop."""


def thinking(bot: Bot, runner: Runner) -> Computers:
    """Computer players that think by this runner."""
    bot.context.thinker = Thinker(runner, FEW)
    return Computers(bot.context, 0.0)


async def against_sharp(bot: Bot, channel: int = CHANNEL) -> TableInfo:
    """Ana's table with one sharp computer player, who is asked for a plan, as Ana is."""
    info = await lobby.open_table(bot.context, GUILD, channel, ANA, "toy", "en", {"length": "2"})
    await lobby.add_computer(bot.context, info.id, ANA.id, "sharp")
    return await moves.start_table(bot.context, info.id, ANA.id)


async def test_the_answer_is_that_of_the_search_on_what_was_stored(bot: Bot) -> None:
    bot.computers = thinking(bot, Thread(ALL))
    info = await against_sharp(bot)
    loaded = await bot.context.load(info.id)
    dice = Dice(f"{loaded.computer_seed}:0:1")
    wanted = sharp_answer(loaded.game, loaded.record, 1, dice, FEW)
    await bot.computers.start()
    await bot.computers.idle()
    assert (await bot.context.load(info.id)).position.locked == {1: wanted}


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(tmp_path: Path) -> None:
    answers = []
    for name, interrupted in (("one", True), ("two", False)):
        path = tmp_path / name
        async with started(path) as bot:
            await against_sharp(bot)
            if interrupted:
                bot.computers = thinking(bot, runner := Slow())
                await bot.computers.start()
                await runner.begun.wait()
        async with started(path) as bot:
            assert await bot.rows("steps") == []
            bot.computers = thinking(bot, Thread(ALL))
            await bot.computers.start()
            await bot.computers.idle()
            answers.append(await bot.rows("steps", "seat, answer, made_by"))
    assert answers[0] == answers[1] and len(answers[0]) == 1


async def test_other_computers_and_people_play_while_it_thinks(bot: Bot) -> None:
    bot.computers = thinking(bot, runner := Slow())
    await bot.computers.start()
    tables = [await against_sharp(bot, channel) for channel in range(10, 16)]
    steady, played = await bot.table(BIA, computers=1), asyncio.Event()
    bot.context.table_changed.connect(lambda table_id: played.set() if table_id == steady.id else None)
    await bot.plan(tables[0].id, ANA)
    await asyncio.wait_for(played.wait(), 10)
    assert (await bot.context.load(steady.id)).position.locked
    assert [(await bot.context.load(info.id)).position.n for info in tables] == [1, 0, 0, 0, 0, 0]
    assert runner.asked == 1  # one thought at a time
    runner.free.set()


async def test_without_a_process_the_usual_computer_answers_and_that_is_logged(
    bot: Bot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot.computers = thinking(bot, Broken())
    info = await against_sharp(bot)
    await bot.computers.start()
    await bot.computers.idle()
    assert [*(await bot.context.load(info.id)).position.locked] == [1]
    assert any("no sharp answer" in message for message in caplog.messages), caplog.messages


async def test_a_thought_about_another_question_is_not_used(bot: Bot) -> None:
    info = await against_sharp(bot)
    assert not await moves.play_computer(bot.context, info.id, None)
    assert not await moves.play_computer(bot.context, info.id, Thought(1, "0" * 12, {}))
    assert (await bot.seen(info.id, ANA)).n == 0


async def test_what_is_left_of_the_rhythm_is_waited_for(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    moments = iter([100.0, 104.5])
    loaded = await bot.context.load((await against_sharp(bot)).id)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: next(moments)))
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=sleep))
    await Sharp(Thinker(Broken(), FEW, rhythm=2.0)).think(loaded)
    assert slept == [1.5]


async def test_a_sharp_player_makes_no_other_pause(bot: Bot) -> None:
    bot.context.thinker = Thinker(Broken(), FEW)
    bot.computers = Computers(bot.context, 3600.0)
    info = await against_sharp(bot)
    await bot.computers.start()
    async with asyncio.timeout(30):
        await bot.computers.idle()
    assert [*(await bot.context.load(info.id)).position.locked] == [1]


async def test_the_host_chooses_the_strength_of_all_computer_players(bot: Bot) -> None:
    info = await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en")
    await lobby.join(bot.context, info.id, BIA)
    for kind in ("steady", "random"):
        await lobby.add_computer(bot.context, info.id, ANA.id, kind)
    info = await lobby.set_strength(bot.context, info.id, ANA.id, "sharp")
    assert [player.computer for player in info.seats] == [None, None, "sharp", "sharp"]
    with pytest.raises(Rejected):
        await lobby.set_strength(bot.context, info.id, ANA.id, "genius")
