"""The clock of a table: when an answer is due, and what comes when it is not there."""

from collections.abc import Awaitable

import pytest

from bot.table.habits import Habits
from bot.table.reminders import Reminders
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, Bot, bot

HOUR = 3600
DAY = 24 * HOUR
REST = ["action:rest"]


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def clocks(house: Bot) -> dict[int, int]:
    """Seconds left, by seat."""
    rows = await house.rows("reminders WHERE kind LIKE 'clock:%'", "kind, due")
    return {int(str(kind).partition(":")[2]): int(due) - int(house.clock.now) for kind, due in rows}


async def notices(house: Bot) -> list[str]:
    """What the table has said since the last call, after all that was due."""
    await Reminders(house.tables).remind()
    await house.outbox.idle()
    said, house.voice.said = house.voice.said, []
    return [job.text.key.removeprefix("table.notice.") for job in said if job.text]


async def acting(house: Bot) -> int:
    """A table with a day for an answer where Ana is to act."""
    table = (await house.table(ANA, BIA)).id
    await house.tables.set_pace(table, ANA.id, DAY, "play")
    await house.plan(table, ANA, BIA)
    return table


async def test_each_answer_has_its_time() -> None:
    async with bot() as house:
        table = await acting(house)
        assert await clocks(house) == {0: DAY}
        house.clock.now += HOUR
        assert await clocks(house) == {0: DAY - HOUR}
        await house.answer(table, ANA, REST)
        assert await clocks(house) == {1: DAY}


async def test_the_game_goes_on_by_the_default_when_the_time_is_over() -> None:
    async with bot(workers=True) as house:
        table = await acting(house)
        await notices(house)
        house.clock.now += DAY - 1
        assert await notices(house) == []
        house.clock.now += 1
        assert await notices(house) == ["late.play"]
        assert (await house.tables.seen(table, None)).look.waiting == (1,)
        steps = await house.rows("steps WHERE prompt = 'toy.ask.act'", "seat, answer, made_by, user_id")
        assert steps[-1] == (0, '["action:rest"]', "clock", None)


async def test_only_a_word_is_said_where_the_table_wants_that() -> None:
    async with bot(workers=True) as house:
        table = await acting(house)
        await house.tables.set_pace(table, ANA.id, DAY, "nudge")
        await notices(house)
        house.clock.now += DAY
        assert await notices(house) == ["late.nudge"]
        assert (await house.tables.seen(table, None)).look.waiting == (0,)
        house.clock.now += 10 * DAY
        assert "late.nudge" not in await notices(house), "it is said once"


async def test_an_answer_in_the_last_second_counts() -> None:
    async with bot(workers=True) as house:
        table = await acting(house)
        house.clock.now += DAY
        await house.answer(table, ANA, REST)
        await notices(house)
        assert (await house.tables.seen(table, None)).look.waiting == (1,)


async def test_who_is_away_has_the_whole_time_after_coming_back() -> None:
    async with bot() as house:
        now = int(house.clock.now)
        await house.tables.set_habits(ANA.id, Habits(away=(now - HOUR, now + 9 * DAY)))
        await acting(house)
        assert await clocks(house) == {0: 10 * DAY}


async def test_a_pause_stops_all_clocks_and_they_begin_anew() -> None:
    async with bot(workers=True) as house:
        table = await acting(house)
        await house.tables.pause(table, ANA.id, paused=True)
        assert await clocks(house) == {}
        house.clock.now += 9 * DAY
        assert "late.play" not in await notices(house)
        await house.answer(table, ANA, REST)
        assert await clocks(house) == {}
        info = await house.tables.pause(table, ANA.id, paused=False)
        assert await clocks(house) == {1: DAY}
        assert (info.paused, info.since) == (False, int(house.clock.now))
        assert await refused(house.tables.pause(table, ANA.id, paused=False)) == "not-paused"


async def test_both_who_plan_at_once_have_their_clock() -> None:
    async with bot(workers=True) as house:
        table = (await house.table(ANA, BIA)).id
        await house.tables.set_pace(table, ANA.id, DAY, "play")
        assert await clocks(house) == {0: DAY, 1: DAY}
        await house.plan(table, BIA)
        assert await clocks(house) == {0: DAY}
        house.clock.now += DAY
        assert "late.play" in await notices(house)
        assert (await house.tables.seen(table, None)).look.view.turn == 0


async def test_odd_budgets_and_strangers_are_refused() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert await refused(house.tables.set_pace(table, BIA.id, DAY, "play")) == "host-only"
        assert await refused(house.tables.set_pace(table, ANA.id, 5, "play")) == "budget"
        assert await refused(house.tables.set_pace(table, ANA.id, 10**9, "play")) == "budget"
        assert await refused(house.tables.pause(table, BIA.id, paused=True)) == "host-only"
        await house.tables.set_pace(table, ANA.id, DAY, "play")
        await house.tables.set_pace(table, ANA.id, None, "nudge")
        assert await clocks(house) == {}
