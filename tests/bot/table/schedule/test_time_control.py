"""The clock of a table: when an answer is due, and what comes when it is not there."""

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.table.jobs import ShowPanel
from bot.table.lobby import lobby
from bot.table.model import Expiry, Wait
from bot.table.schedule import time_control
from bot.table.storage import reminder_rows
from bot.table.storage.reminder_rows import Reminder
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, Bot, refused, started
from tests.bot.toy import TOY

HOUR = 3600
DAY = 24 * HOUR
REST = ["action:rest"]


async def clocks(bot: Bot) -> dict[int, int]:
    """Seconds left, by seat."""
    rows = await bot.rows("reminders WHERE kind = 'clock'", "number, due")
    return {seat: due - int(bot.clock.now) for seat, due in rows}


async def notices(bot: Bot) -> list[str]:
    """Return what the table has said since the last call, after all that was due."""
    await bot.after(0)
    keys = bot.voice.notices()
    bot.voice.said.clear()
    return keys


async def acting(bot: Bot) -> int:
    """A table with a day for an answer where Ana is to act."""
    table = (await bot.table(ANA, BIA)).id
    await time_control.set_time_control(bot.context, table, ANA.id, DAY, "play")
    await bot.plan(table, ANA, BIA)
    return table


async def test_each_answer_has_its_time(bot: Bot) -> None:
    table = await acting(bot)
    assert await clocks(bot) == {0: DAY}
    bot.clock.now += HOUR
    assert await clocks(bot) == {0: DAY - HOUR}
    await bot.answer(table, ANA, REST)
    assert await clocks(bot) == {1: DAY}


async def test_the_game_goes_on_when_the_time_is_over(live: Bot) -> None:
    table = await acting(live)
    await notices(live)
    live.clock.now += DAY - 1
    assert await notices(live) == []
    live.clock.now += 1
    assert await notices(live) == ["late.play"]
    assert (await live.seen(table)).look.waiting == (1,)
    steps = await live.rows("steps WHERE prompt = 'toy.ask.act'", "seat, answer, made_by, user_id")
    assert steps[-1] == (0, '["action:rest"]', "clock", None)


@pytest.mark.parametrize("how", ["play", "nudge"])
async def test_a_clock_that_nobody_needs_runs_out_without_a_word(live: Bot, how: Expiry) -> None:
    table = await acting(live)
    await time_control.set_time_control(live.context, table, ANA.id, DAY, how)
    late = int(live.clock.now) - 1
    await live.store.write(reminder_rows.write, Reminder(table, "clock", 1), late)
    assert "late" not in str(await notices(live)), "Bia is not asked"
    assert await clocks(live) == {0: DAY}
    await time_control.pause(live.context, table, ANA.id, paused=True)
    await live.store.write(reminder_rows.write, Reminder(table, "clock", 0), late)
    assert "late" not in str(await notices(live)), "the table is paused"
    assert await clocks(live) == {}
    assert (await live.seen(table)).look.waiting == (0,)


async def test_only_a_word_is_said_where_the_table_wants_that(live: Bot) -> None:
    table = await acting(live)
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "nudge")
    await notices(live)
    live.clock.now += DAY
    assert await notices(live) == ["late.nudge"]
    assert (await live.seen(table)).look.waiting == (0,)
    live.clock.now += 10 * DAY
    assert "late.nudge" not in await notices(live), "it is said once"


async def test_an_answer_in_the_last_second_counts(live: Bot) -> None:
    table = await acting(live)
    live.clock.now += DAY
    await live.answer(table, ANA, REST)
    await notices(live)
    assert (await live.seen(table)).look.waiting == (1,)


async def test_who_is_away_has_the_whole_time_after_coming_back(bot: Bot) -> None:
    now = int(bot.clock.now)
    await bot.notify(ANA, away=(now - HOUR, now + 9 * DAY))
    await acting(bot)
    assert await clocks(bot) == {0: 10 * DAY}


async def test_a_pause_stops_all_clocks_and_they_begin_anew(live: Bot) -> None:
    table = await acting(live)
    await time_control.pause(live.context, table, ANA.id, paused=True)
    assert await clocks(live) == {}
    live.clock.now += 9 * DAY
    assert "late.play" not in await notices(live)
    await live.answer(table, ANA, REST)
    assert await clocks(live) == {}
    info = await time_control.pause(live.context, table, ANA.id, paused=False)
    assert await clocks(live) == {1: DAY}
    assert not info.paused
    assert await refused(time_control.pause(live.context, table, ANA.id, paused=False)) == "not-paused"


async def test_a_table_without_a_clock_has_nothing_to_pause(table: int, bot: Bot) -> None:
    assert await refused(time_control.pause(bot.context, table, ANA.id, paused=True)) == "no-clock"
    await time_control.set_time_control(bot.context, table, ANA.id, DAY, "nudge")
    await time_control.pause(bot.context, table, ANA.id, paused=True)
    info = await time_control.set_time_control(bot.context, table, ANA.id, None, "nudge")
    assert not info.paused, "a clock that is gone does not stand still"


async def test_since_when_a_player_is_asked_outlasts_changes_of_the_clock(bot: Bot) -> None:
    table = await acting(bot)
    asked = int(bot.clock.now)
    for change in (
        time_control.set_time_control(bot.context, table, ANA.id, DAY, "nudge"),
        time_control.pause(bot.context, table, ANA.id, paused=True),
        time_control.pause(bot.context, table, ANA.id, paused=False),
    ):
        bot.clock.now += 5 * DAY
        assert (await change).since == asked


async def test_both_who_plan_at_once_have_their_clock(live: Bot, table: int) -> None:
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "play")
    assert await clocks(live) == {0: DAY, 1: DAY}
    await live.plan(table, BIA)
    assert await clocks(live) == {0: DAY}
    live.clock.now += DAY
    assert "late.play" in await notices(live)
    assert (await live.seen(table)).look.view.turn == 0


async def test_a_changed_clock_is_told_to_all(live: Bot, table: int) -> None:
    assert await notices(live) == ["started"]
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "play")
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "play")
    assert await notices(live) == ["pace.play"], "nothing has changed the second time"
    await time_control.set_time_control(live.context, table, ANA.id, None, "play")
    assert await notices(live) == ["pace-off"]


async def test_before_the_game_it_is_set_without_a_word(live: Bot) -> None:
    table = (await lobby.open_table(live.context, GUILD, CHANNEL, ANA, "toy", "en")).id
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "play")
    info = await time_control.set_autoplay(live.context, table, ANA.id, autoplay=True)
    assert (info.time_limit, info.autoplay) == (DAY, True)
    assert await notices(live) == []


async def test_odd_budgets_and_strangers_are_refused(bot: Bot, table: int) -> None:
    assert (
        await refused(time_control.set_time_control(bot.context, table, BIA.id, DAY, "play")) == "host-only"
    )
    assert await refused(time_control.set_time_control(bot.context, table, ANA.id, 5, "play")) == "budget"
    assert await refused(time_control.set_time_control(bot.context, table, ANA.id, 10**9, "play")) == "budget"
    assert await refused(time_control.pause(bot.context, table, BIA.id, paused=True)) == "host-only"
    await time_control.set_time_control(bot.context, table, ANA.id, DAY, "play")
    await time_control.set_time_control(bot.context, table, ANA.id, None, "nudge")
    assert await clocks(bot) == {}


@pytest.mark.parametrize("time_limit", [10 * 60, 60 * DAY])
def test_the_shortest_and_the_longest_time_are_allowed(time_limit: int) -> None:
    time_control.require_time_limit(time_limit)


@pytest.mark.parametrize("time_limit", [10 * 60 - 1, 60 * DAY + 1])
def test_a_time_out_of_bounds_is_refused_with_the_bounds(time_limit: int) -> None:
    with pytest.raises(Rejected) as refusal:
        time_control.require_time_limit(time_limit)
    assert refusal.value.text.args == {"low": 10, "high": 60}


# --- what comes at the end of the time -------------------------------------------------------------------


async def late(bot: Bot, expiry: Expiry) -> int:
    """A table where Ana, who is to act, is late by a second."""
    table = await acting(bot)
    await time_control.set_time_control(bot.context, table, ANA.id, DAY, expiry)
    await notices(bot)
    bot.clock.now += DAY + 1
    return table


async def made_by(bot: Bot) -> list[str]:
    """By whom the actions were answered."""
    return [str(row[0]) for row in await bot.rows("steps WHERE prompt = 'toy.ask.act'", "made_by")]


async def test_a_table_that_wants_defaults_gives_them_and_no_more(live: Bot) -> None:
    table = await late(live, "default")
    assert await notices(live) == ["late.default"]
    assert await made_by(live) == ["clock"]
    await live.answer(table, BIA, ["action:trade"])
    live.clock.now += DAY
    assert await notices(live) == ["late.nudge"], "to share coins out has no default"
    assert (await live.seen(table)).look.waiting == (1,)


async def test_a_computer_plays_as_it_would_in_its_own_seat() -> None:
    games = {"toy": replace(TOY, computers={"eager": Mock(return_value=["action:work"])})}
    async with started(games=games, workers=True) as bot:
        await late(bot, "play")
        assert await notices(bot) == ["late.play"]
        steps = await bot.rows("steps WHERE prompt = 'toy.ask.act'", "answer, made_by")
        assert steps == [('["action:work"]', "clock")]


async def test_an_answer_in_time_brings_no_automatic_answer_to_the_next_question(live: Bot) -> None:
    table = await late(live, "play")
    await live.answer(table, ANA, ["action:work"])  # before the reminders come to it
    await notices(live)
    seen = await live.seen(table)
    assert [decision.prompt.key for decision in seen.look.public.values()] == ["toy.ask.effort"]


async def test_who_leaves_while_the_clock_runs_has_the_whole_time_on_return(live: Bot) -> None:
    table = await late(live, "play")
    now = int(live.clock.now)
    await live.notify(ANA, away=(now - HOUR, now + 5 * DAY))
    assert await notices(live) == []
    assert await clocks(live) == {0: 6 * DAY}
    wait = (await live.seen(table)).waits[0]
    assert wait == Wait(due=now + 6 * DAY, back=now + 5 * DAY)


async def test_the_host_may_skip_who_is_late_and_nobody_else(live: Bot) -> None:
    table = await acting(live)
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "nudge")
    assert await refused(time_control.skip(live.context, table, ANA.id, 0)) == "not-late"
    await notices(live)
    live.clock.now += DAY
    assert (await live.seen(table)).waits == {0: Wait(late=True)}
    assert await refused(time_control.skip(live.context, table, BIA.id, 0)) == "host-only"
    assert await refused(time_control.skip(live.context, table, CAL.id, 0)) == "host-only"
    assert await refused(time_control.skip(live.context, table, ANA.id, 1)) == "not-awaited"
    assert await refused(time_control.skip(live.context, table, ANA.id, 7)) == "not-awaited"
    await time_control.skip(live.context, table, ANA.id, 0)
    assert (await made_by(live), await notices(live)) == (["clock"], ["skipped"])
    assert (await live.seen(table)).look.waiting == (1,)
    assert await refused(time_control.skip(live.context, table, ANA.id, 1)) == "not-late", (
        "one answer, no more"
    )


async def test_two_presses_on_skip_give_one_answer(live: Bot) -> None:
    table = await late(live, "nudge")
    both = await asyncio.gather(
        *(time_control.skip(live.context, table, ANA.id, 0) for _ in range(2)), return_exceptions=True
    )
    assert sorted(isinstance(each, Rejected) for each in both) == [False, True]
    assert await made_by(live) == ["clock"]


async def test_nobody_is_late_without_a_clock_or_while_it_stands(live: Bot) -> None:
    table = await late(live, "nudge")
    await time_control.pause(live.context, table, ANA.id, paused=True)
    assert await refused(time_control.skip(live.context, table, ANA.id, 0)) == "clock-stopped"
    assert (await live.seen(table)).waits == {0: Wait()}
    await time_control.pause(live.context, table, ANA.id, paused=False)
    await time_control.set_time_control(live.context, table, ANA.id, None, "nudge")
    assert await refused(time_control.skip(live.context, table, ANA.id, 0)) == "no-clock"
    await lobby.close(live.context, table, ANA.id)
    assert await refused(time_control.skip(live.context, table, ANA.id, 0)) == "closed-until"


async def test_a_restart_between_the_deadline_and_the_answer_loses_nothing(database: Path) -> None:
    async with started(database) as bot:
        table = await late(bot, "play")
        now = bot.clock.now
    async with started(database, workers=True) as bot:
        bot.clock.now = now
        assert (await notices(bot))[-1] == "late.play"
        assert (await bot.seen(table)).look.waiting == (1,)


async def test_the_clock_of_a_table_on_hold_goes_on_with_it(live: Bot) -> None:
    table = await late(live, "play")
    await live.execute(f"UPDATE tables SET status = 'frozen', fence = fence + 1 WHERE id = {table}")
    await notices(live)
    assert await clocks(live) == {0: DAY}


async def test_an_absence_told_now_moves_the_clock_and_gives_no_second_time(live: Bot) -> None:
    table = await acting(live)
    live.clock.now += HOUR
    now = int(live.clock.now)
    await live.outbox.idle()
    before = max(queued.id for queued in live.voice.said)
    await live.notify(ANA, away=(now - HOUR, now + 5 * DAY))
    assert await clocks(live) == {0: 6 * DAY}
    wait = (await live.seen(table, BIA)).waits[0]
    assert wait == Wait(due=now + 6 * DAY, back=now + 5 * DAY)
    await live.outbox.idle()
    shown = [queued for queued in live.voice.said if isinstance(queued.job, ShowPanel)]
    assert shown[-1].id > before, "the others read of it"
    live.clock.now += 10
    await live.notify(
        ANA,
    )
    assert await clocks(live) == {0: DAY}, "back early: a day, and not six"


async def test_a_coming_absence_leaves_the_clock_alone(bot: Bot) -> None:
    await acting(bot)
    now = int(bot.clock.now)
    bot.clock.now += HOUR
    await bot.notify(ANA, away=(now + 9 * DAY, now + 10 * DAY))
    assert await clocks(bot) == {0: DAY - HOUR}


async def test_who_is_late_stays_late_in_an_absence(live: Bot) -> None:
    table = await late(live, "nudge")
    await notices(live)
    now = int(live.clock.now)
    await live.notify(ANA, away=(now - HOUR, now + 5 * DAY))
    assert await clocks(live) == {}
    assert (await live.seen(table)).waits[0] == Wait(late=True, back=now + 5 * DAY)
    await time_control.skip(live.context, table, ANA.id, 0)


async def test_a_clock_that_was_wound_while_it_ran_out_answers_nothing(bot: Bot) -> None:
    """Ana has just answered in time, and is asked the next question."""
    table = await acting(bot)
    bot.clock.now += DAY + 1
    all_due = await bot.store.read(reminder_rows.due, bot.context.now())
    [due] = [each for each in all_due if each.kind == "clock"]
    await bot.answer(table, ANA, ["action:work"])
    await time_control.expire(bot.context, due)
    await notices(bot)
    assert (await made_by(bot))[-1] == "player"
    assert (await bot.seen(table, ANA)).look.waiting == (0,)
