"""A table where nothing happens: asked, archived, brought back, its thread kept awake; or stopped."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from bot.table import reading
from bot.table.jobs import ShowPanel
from bot.table.lobby import archive, lobby
from bot.table.runtime import saving
from bot.table.schedule import time_control
from bot.table.seats import seats
from bot.table.storage import reminder_rows
from bot.table.storage.reminder_rows import Reminder
from bot.table.votes import deciding
from tests.bot.table.play.test_upgrades import narrower, with_act
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, PLAN, Bot, refused, started

DAY = 24 * 3600
REST = ["action:rest"]


async def pass_days(bot: Bot, days: float) -> list[str]:
    """Let time pass, do what is due on the way, and return what the table has said of itself."""
    bot.voice.said.clear()
    end = bot.clock.now + days * DAY
    while bot.clock.now < end:
        bot.clock.now = min(end, bot.clock.now + DAY / 2)
        await bot.after(0)
    keys = bot.voice.notices()
    return [key for key in keys if key in ("idle", "archived")]


async def status(bot: Bot, table: int) -> str:
    info = await bot.info(table)
    return info.status


async def test_a_silent_table_is_asked_after_30_days_and_archived_a_week_later(live: Bot, table: int) -> None:
    assert await pass_days(live, 29.5) == []
    assert await pass_days(live, 1) == ["idle"]
    assert await pass_days(live, 6) == []
    assert await status(live, table) == "running"
    assert await pass_days(live, 1) == ["archived"]
    assert await status(live, table) == "archived"
    assert await reading.of_person(live.context, ANA.id) == ()
    assert await reading.waiting_for(live.context, ANA.id) == ()
    assert await live.rows("reminders") == []
    assert (await live.seen(table, ANA)).look.view.hand, "everything is kept"


@pytest.mark.parametrize("before_the_warning", [True, False])
async def test_an_answer_begins_the_thirty_days_anew(live: Bot, table: int, before_the_warning: bool) -> None:
    await pass_days(live, 20 if before_the_warning else 33)
    await live.plan(table, ANA)
    assert await pass_days(live, 29.5) == []
    assert await pass_days(live, 1) == ["idle"]


async def test_who_sits_there_keeps_the_table_and_nobody_else_does(live: Bot, table: int) -> None:
    await pass_days(live, 31)
    assert await refused(archive.keep(live.context, table, CAL.id)) == "not-seated"
    await archive.keep(live.context, table, BIA.id)
    assert await pass_days(live, 29.5) == []
    assert await pass_days(live, 1) == ["idle"]


async def test_a_new_table_is_watched_for_silence_and_its_thread_kept_awake(bot: Bot) -> None:
    await bot.table(ANA, BIA)
    rows = await bot.rows("reminders WHERE number = -1", "kind, due")
    left = {kind: due - int(bot.clock.now) for kind, due in rows}
    assert left == {"idle": 30 * 24 * 3600, "wake": 20 * 3600}


async def test_a_paused_table_is_not_idle(live: Bot, table: int) -> None:
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "nudge")
    await time_control.pause(live.context, table, ANA.id, paused=True)
    assert await pass_days(live, 90) == []
    await time_control.pause(live.context, table, ANA.id, paused=False)
    assert await pass_days(live, 29) == []
    assert await pass_days(live, 3) == ["idle"]


async def test_a_table_is_not_idle_while_all_who_are_awaited_are_away(live: Bot, table: int) -> None:
    now = int(live.clock.now)
    await live.plan(table, BIA)
    await live.notify(ANA, away=(now, now + 80 * DAY))
    assert await pass_days(live, 109) == []
    assert "idle" in await pass_days(live, 8)


async def test_one_who_is_there_is_enough_for_a_table_to_be_idle(live: Bot) -> None:
    await live.table(ANA, BIA)
    now = int(live.clock.now)
    await live.notify(ANA, away=(now, now + 80 * DAY))
    assert await pass_days(live, 31) == ["idle"]


async def test_a_silent_table_is_archived_on_time_and_not_by_an_early_reminder(live: Bot, table: int) -> None:
    await live.execute("DELETE FROM reminders WHERE kind = 'call'")
    start = int(live.clock.now)
    for moment, asked, stands in (
        (30 * DAY - 1, 0, "running"),
        (30 * DAY, 1, "running"),
        (37 * DAY - 1, 1, "running"),
        (37 * DAY, 1, "archived"),
    ):
        live.clock.now = start + moment
        await archive.look_after(live.context, Reminder(table, "idle"))
        await live.outbox.idle()
        assert (live.voice.notices().count("idle"), await status(live, table)) == (asked, stands)


async def test_a_reminder_of_what_is_over_is_dropped_without_a_word(live: Bot, table: int) -> None:
    now, idle, lapse = int(live.clock.now), Reminder(table, "idle"), Reminder(table, "lobby")
    await live.store.write(reminder_rows.write, lapse, now)
    await lobby.expire(live.context, lapse)
    assert (await status(live, table), await live.rows("reminders WHERE kind = 'lobby'")) == ("running", [])
    await live.ended(table, ANA)
    await live.store.write(reminder_rows.write, idle, now, 1)
    await archive.look_after(live.context, idle)
    await live.store.write(reminder_rows.write, Reminder(table, "wake"), now)
    await archive.look_after(live.context, Reminder(table, "wake"))
    assert (await status(live, table), await live.rows("reminders")) == ("closed", [])
    await live.outbox.idle()
    assert not {"expired", "idle", "archived"} & {*live.voice.notices()}


async def test_an_archived_table_leaves_its_channel_and_takes_nothing(live: Bot, table: int) -> None:
    await pass_days(live, 38)
    calls: list[Awaitable[object]] = [
        live.answer(table, ANA, REST),
        time_control.pause(live.context, table, ANA.id, paused=True),
        lobby.set_lang(live.context, table, ANA.id, "pt-BR"),
        seats.give_up(live.context, table, BIA.id),
        archive.keep(live.context, table, ANA.id),
    ]
    assert {await refused(call) for call in calls} == {"archived"}
    other = await live.table(CAL, BIA)
    assert await reading.in_channel(live.context, CHANNEL) == other
    assert await refused(archive.reopen(live.context, table, ANA.id)) == "channel-taken"
    await live.ended(other.id, CAL)
    found = await archive.archived_in(live.context, CHANNEL)
    assert found is not None
    assert found.id == table


async def test_what_is_proposed_when_a_table_is_archived_lapses(live: Bot) -> None:
    table = (await live.table(ANA, BIA, CAL)).id
    await pass_days(live, 36.5)
    await seats.propose_free(live.context, table, ANA.id, 1)
    await seats.offer(live.context, table, ANA.id, 99, free=False)
    assert await pass_days(live, 1) == ["archived"]
    assert [vote.ended for vote in await deciding.shown(live.context, table)] == ["lapsed", "lapsed"]
    await archive.reopen(live.context, table, ANA.id)
    await seats.propose_free(live.context, table, ANA.id, 1)


async def test_a_reopened_table_has_fresh_reminders_and_clocks(live: Bot, table: int) -> None:
    await time_control.set_time_control(live.context, table, ANA.id, 2 * DAY, "nudge")
    await live.plan(table, BIA)
    await pass_days(live, 45)
    assert await status(live, table) == "archived"
    assert await refused(archive.reopen(live.context, table, CAL.id)) == "not-seated"
    info = await archive.reopen(live.context, table, BIA.id)
    assert (info.status, info.since) == ("running", int(live.clock.now))
    due = await live.rows("reminders WHERE kind <> 'wake'", "kind, number, due")
    left = {(kind, number): (at - int(live.clock.now)) / DAY for kind, number, at in due}
    assert left == {("call", 0): 0.5, ("clock", 0): 2, ("idle", -1): 30}
    await live.plan(table, ANA)
    assert (await live.seen(table)).n == 2
    assert await refused(archive.reopen(live.context, table, BIA.id)) == "not-archived"


async def test_a_moderator_reopens_and_a_host_closes_what_is_archived(live: Bot, table: int) -> None:
    await pass_days(live, 38)
    assert (await archive.reopen(live.context, table, CAL.id, moderates=True)).status == "running"
    await pass_days(live, 38)
    assert (await lobby.close(live.context, table, ANA.id)).status == "closed"
    assert (await archive.reopen(live.context, table, ANA.id)).status == "running"
    await live.ended(table, ANA)
    assert await refused(archive.reopen(live.context, table, ANA.id)) == "not-archived"


async def test_a_restart_changes_nothing_about_a_warned_or_an_archived_table(database: Path) -> None:
    async with started(database, workers=True) as bot:
        table = (await bot.table(ANA, BIA)).id
        await pass_days(bot, 31)
        now = bot.clock.now
    async with started(database, workers=True) as bot:
        bot.clock.now = now
        assert await pass_days(bot, 8) == ["archived"]
        now = bot.clock.now
    async with started(database, workers=True) as bot:
        bot.clock.now = now
        assert await status(bot, table) == "archived"
        await archive.reopen(bot.context, table, ANA.id)
        await bot.plan(table, ANA, BIA)


@pytest.mark.parametrize(("act", "status_after"), [(narrower, "running"), (None, "frozen")])
async def test_the_rules_may_have_changed_while_a_table_was_archived(
    database: Path, act: Any, status_after: str
) -> None:
    async with started(database, workers=True) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA, BIA)
        await bot.answer(table, ANA, REST)
        await pass_days(bot, 45)
    games = with_act(act) if act else {}
    async with started(database, games) as bot:
        assert await status(bot, table) == "archived", "a start leaves it alone"
        assert (await archive.reopen(bot.context, table, ANA.id)).status == status_after
        assert len(await bot.rows("gone")) == (1 if act else 0)


async def test_a_running_table_has_its_thread_looked_after_and_an_ended_one_not(
    live: Bot, table: int
) -> None:
    await live.outbox.idle()
    await pass_days(live, 1)
    assert live.voice.kinds().count("wake") == 1
    await archive.wake_at(live.context, table, int(live.clock.now) + 5 * DAY)
    await pass_days(live, 4.5)
    assert "wake" not in live.voice.kinds()
    await pass_days(live, 1)
    assert "wake" in live.voice.kinds()
    await archive.wake_at(live.context, table, None)
    await pass_days(live, 10)
    assert "wake" not in live.voice.kinds()
    await live.ended(table, ANA)
    assert await live.rows("reminders") == []


async def test_what_the_operator_froze_stays_so_until_it_is_thawed(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.store.write(saving.freeze, table, "operator")
        assert await refused(bot.answer(table, ANA, REST)) == "held"
    async with started(database) as bot:
        assert await status(bot, table) == "frozen", "a start does not try it again"
        info = await bot.info(table)
        assert info.held


async def test_a_table_that_is_open_in_memory_is_known_to_be_archived_at_once(live: Bot, table: int) -> None:
    assert (await live.context.load(table)).info.status == "running"
    await pass_days(live, 38)
    assert (await live.context.load(table)).info.status == "archived"
    assert live.context.in_memory(CHANNEL) is None, "no press there finds it any more"


async def test_the_operator_stops_what_runs_and_lets_what_stopped_go_on(bot: Bot) -> None:
    context, woken = bot.context, list[int]()
    context.table_changed.connect(woken.append)
    table = (await bot.table(ANA, BIA)).id
    assert await refused(archive.thaw(context, table)) == "not-frozen"
    await bot.context.load(table)
    woken.clear()
    assert (await archive.freeze(context, table)).status == "frozen"
    assert woken == [table]
    assert context.in_memory(CHANNEL) is None
    assert await refused(archive.freeze(context, table)) == "cannot-freeze"
    assert (await archive.thaw(context, table)).status == "running"
    assert (await bot.answer(table, ANA, {PLAN: await first_ware(bot, table)})).n == 1
    await lobby.close(context, table, ANA.id)
    for given, thawed in ((table, "not-frozen"), (99, "no-table")):
        assert await refused(archive.freeze(context, given)) == "cannot-freeze"
        assert await refused(archive.thaw(context, given)) == thawed


async def first_ware(bot: Bot, table: int) -> str:
    return f"ware:{(await bot.seen(table, ANA)).look.view.hand[0]}"


async def test_the_newest_of_a_channels_archived_tables_is_the_one_to_bring_back(bot: Bot) -> None:
    first, second = [(await bot.table(ANA, BIA, channel=channel)).id for channel in (3, 4)]
    assert await archive.archived_in(bot.context, 3) is None, "none is archived"
    await bot.execute("UPDATE tables SET channel_id = 3, archived = 1000")
    await bot.execute("DELETE FROM reminders")
    found = await archive.archived_in(bot.context, 3)
    assert found is not None and found.id == second, "of two of the same moment"
    await bot.execute(f"UPDATE tables SET archived = 2000 WHERE id = {first}")
    found = await archive.archived_in(bot.context, 3)
    assert found is not None and found.id == first
    await bot.ended(first, ANA)
    found = await archive.archived_in(bot.context, 3)
    assert found is not None and found.id == second
    assert await archive.archived_in(bot.context, 4) is None


async def test_a_lobby_is_not_kept_from_being_archived_and_a_stranger_is_told_so(bot: Bot) -> None:
    info = await lobby.open_table(bot.context, 1, 3, ANA, "toy", "en")
    assert await refused(archive.keep(bot.context, info.id, ANA.id)) == "not-running"
    assert await refused(archive.keep(bot.context, info.id, BIA.id)) == "not-seated"


async def test_a_stopped_table_keeps_its_place_and_thread_but_is_not_woken(live: Bot, table: int) -> None:
    """A frozen or paused table is looked at again every day, whether it goes on by then."""
    await archive.freeze(live.context, table)
    await live.outbox.idle()
    assert await pass_days(live, 60) == []
    assert "wake" not in live.voice.kinds()
    due = dict(await live.rows("reminders WHERE kind IN ('idle', 'wake')", "kind, due"))
    assert 0 < due["idle"] - live.clock.now <= DAY
    assert due["wake"] > live.clock.now
    await archive.thaw(live.context, table)
    assert await status(live, table) == "running"


async def test_a_seats_lender_brings_the_table_back_and_computers_ping_nobody(live: Bot, table: int) -> None:
    await seats.lend(live.context, table, BIA.id)
    await live.computers.idle()
    await pass_days(live, 38)
    assert await status(live, table) == "archived"
    await live.hush()
    await archive.reopen(live.context, table, BIA.id)
    await live.outbox.idle()
    assert live.voice.jobs(ShowPanel)[0] == ShowPanel(anew=True, seats=(0,))
    assert await live.rows("reminders WHERE kind = 'call'", "number") == [(0,)]
