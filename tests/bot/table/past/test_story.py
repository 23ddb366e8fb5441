"""The story at a table: after the end alone, thought out once, kept through a restart, shared by all."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.table.past.story import story
from bot.table.runtime.child import NO_PROCESS, TOO_LONG, Thread
from bot.table.runtime.studies import Thinker
from rules.core.decisions import Rejected
from rules.core.flow import Bug
from rules.core.search import story as thinking
from rules.core.text import Text
from tests.bot.table.play.test_sharp import FEW, Broken, Slow
from tests.bot.table.scene import ALL, ANA, BIA, Bot, refused, started
from tests.bot.toy import TOY


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few positions and choices."""
    monkeypatch.setattr(thinking, "POSITIONS", (4, 4))
    monkeypatch.setattr(thinking, "CHECKED", 2)
    monkeypatch.setattr(thinking, "IN_ONE", 1)
    monkeypatch.setattr(thinking, "EXAMINED", (32, 32))
    monkeypatch.setattr(thinking, "CHANCES", 1)


async def over(bot: Bot) -> int:
    """A toy game of one round that has ended; its table."""
    info = await bot.table(ANA, BIA, length="1")
    await bot.plan(info.id, ANA, BIA)
    await bot.rest(info.id, ANA, BIA)
    return info.id


async def test_it_is_told_after_the_end_alone(bot: Bot, table: int) -> None:
    assert await refused(story(bot.context, table)) == "not-over"


async def test_it_is_thought_out_once_and_kept_through_a_restart(tmp_path: Path) -> None:
    async with started(tmp_path / "one.db") as bot:
        table_id = await over(bot)
        making = (await story(bot.context, table_id)).making
        first = await making.outcome()
        assert making.done == making.total > len(first.points)
        assert 1 < len(first.points) <= 4 and first.playouts > 0
        assert first.answers == len(await bot.rows("steps"))
    async with started(tmp_path / "one.db") as bot:
        bot.context.thinker = Thinker(Broken(), FEW)
        assert await (await story(bot.context, table_id)).making.outcome() == first


async def test_a_story_of_another_version_is_told_again(tmp_path: Path) -> None:
    async with started(tmp_path / "one.db") as bot:
        table_id = await over(bot)
        await bot.execute(f"INSERT INTO stories (table_id, content) VALUES ({table_id}, x'00')")
        assert (await (await story(bot.context, table_id)).making.outcome()).points
        assert len(await bot.rows("stories")) == 1


async def test_those_who_ask_at_once_share_it_and_a_failure_is_not_kept(bot: Bot) -> None:
    table_id = await over(bot)
    bot.context.thinker = Thinker(Broken(), FEW)
    with pytest.raises(Rejected):
        await (await story(bot.context, table_id)).making.outcome()
    bot.context.thinker = Thinker(runner := Slow(), FEW)
    first, second = [await story(bot.context, table_id) for _ in range(2)]
    assert first.making is second.making
    assert not await first.making.within(0.01)
    runner.free.set()
    await asyncio.gather(first.making.outcome(), second.making.outcome())
    pieces = runner.asked
    await (await story(bot.context, table_id)).making.outcome()
    assert runner.asked == pieces


class Choosy(Thread):
    """A runner that fails to look at choices, or at what `fails` names."""

    def __init__(self, why: Exception, fails: str = "examined") -> None:
        super().__init__(ALL)
        self.why, self.fails = why, fails

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        if work.__name__ == self.fails:
            raise self.why
        return await super().run(work, *args, **kwargs)


@pytest.mark.parametrize("why", [Rejected(TOO_LONG), Bug("KeyError")], ids=["too long", "a bug"])
async def test_what_cannot_be_looked_at_is_left_out(
    bot: Bot, why: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await over(bot)
    bot.context.thinker = Thinker(Choosy(why), FEW)
    told = await (await story(bot.context, table_id)).making.outcome()
    assert told.points
    assert (told.costly, told.examined) == ((), 0)
    assert ("a part of its story is left out: Bug" in caplog.text) == isinstance(why, Bug)


@pytest.mark.parametrize(
    ("trouble", "fails", "why"), [(TOO_LONG, "weighed", "no-story"), (NO_PROCESS, "examined", "no-process")]
)
async def test_there_is_no_story_with_less_in_it(bot: Bot, trouble: Text, fails: str, why: str) -> None:
    """If no position can be weighed, or while there is no process for it."""
    table_id = await over(bot)
    bot.context.thinker = Thinker(Choosy(Rejected(trouble), fails), FEW)
    assert await refused((await story(bot.context, table_id)).making.outcome()) == why
    assert await bot.rows("stories") == []


async def test_the_same_game_has_the_same_story() -> None:
    told = []
    for _ in range(2):
        async with started() as bot:
            told.append(await (await story(bot.context, await over(bot))).making.outcome())
    assert told[0] == told[1]


async def test_a_game_without_computer_players_has_no_story() -> None:
    async with started(games={"toy": replace(TOY, computers={})}) as bot:
        assert await refused(story(bot.context, await over(bot))) == "no-story"


async def test_of_a_game_that_todays_rules_can_not_run_at_all_there_is_none(bot: Bot) -> None:
    """The answers are there, and each checkpoint is one of a version without a way to this one."""
    table_id = await over(bot)
    newer = replace(TOY, version=TOY.version + 1)
    later = Bot(bot.store, {**ALL, "toy": newer}, bot.clock, "seed")
    making = (await story(later.context, table_id)).making
    assert await refused(making.outcome()) == "no-story"


class Noting(Thread):
    """A runner that notes the seeds of the dice for each piece."""

    def __init__(self) -> None:
        super().__init__(ALL)
        self.seeds: list[object] = []

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        if work.__name__ != "cut":
            self.seeds.append(args[-1])
        return await super().run(work, *args, **kwargs)


async def test_its_dice_are_named_by_the_seed_of_the_game() -> None:
    async with started(seeds="public") as bot:
        table_id = await over(bot)
        bot.context.thinker = Thinker(runner := Noting(), FEW)
        await (await story(bot.context, table_id)).making.outcome()
    assert {*runner.seeds} == {"public0"}
