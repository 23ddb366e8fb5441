"""Traces of a table that ends without a result, and who is told."""

from bot.table.jobs import AskPrivately
from bot.table.lobby import archive, lobby
from tests.bot.table.lobby.test_lobby import opened_lobby
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, Bot, refused


async def test_the_channel_is_told_of_a_closed_game_or_an_abandoned_lobby(live: Bot) -> None:
    waiting, idle, played = [
        await opened_lobby(live),
        await opened_lobby(live, channel=3),
        await live.table(ANA, BIA, channel=4),
    ]
    await lobby.close(live.context, waiting.id, ANA.id)
    await live.outbox.idle()
    assert live.voice.notices() == ["started"], "who closes a lobby need not be told"
    await lobby.close(live.context, played.id, ANA.id)
    await live.outbox.idle()
    assert live.voice.notices() == ["started", "closed-until"]
    await live.after(lobby.LOBBY_LIFETIME)
    assert live.voice.notices() == ["started", "closed-until", "expired"]
    assert await live.rows(f"reminders WHERE table_id = {idle.id}") == []


async def test_nothing_is_awaited_at_a_table_that_was_closed(bot: Bot, table: int) -> None:
    closed = await lobby.close(bot.context, table, ANA.id)
    week = int(bot.clock.now) + archive.REOPEN_PERIOD
    assert (closed.status, closed.closes) == ("closed", week)
    assert await bot.rows("reminders", "kind, due") == [("idle", week)]
    await bot.ended(await other(bot), ANA)
    info = await bot.info(2)
    assert (info.status, info.closes, info.since) == ("closed", None, int(bot.clock.now))
    assert await bot.rows("seats WHERE table_id = 2", "waiting") == [(0,), (0,)]
    assert await bot.rows("reminders WHERE table_id = 2") == []


async def test_the_host_reopens_a_closed_game_for_a_week_and_others_do_not(live: Bot, table: int) -> None:
    await live.plan(table, BIA)
    await lobby.close(live.context, table, ANA.id)
    assert await refused(live.plan(table, ANA)) == "closed-until"
    assert await refused(archive.reopen(live.context, table, BIA.id)) == "host-only"
    await live.after(archive.REOPEN_PERIOD - 1)
    assert (await archive.reopen(live.context, table, ANA.id)).status == "running"
    seen = await live.seen(table)
    assert (seen.n, seen.look.waiting) == (1, (0,))
    await live.plan(table, ANA)
    await live.after(2)
    assert (await live.seen(table)).table.status == "running"


async def test_a_week_after_it_was_closed_nobody_reopens_a_game(bot: Bot, table: int) -> None:
    await bot.ended(table, ANA)
    for moderates in (False, True):
        call = archive.reopen(bot.context, table, ANA.id, moderates=moderates)
        assert await refused(call) == "not-archived"
    assert await archive.archived_in(bot.context, CHANNEL) is None


async def test_a_moderator_reopens_what_a_moderator_closed(bot: Bot, table: int) -> None:
    await lobby.close(bot.context, table, CAL.id, moderates=True)
    assert (await archive.reopen(bot.context, table, CAL.id, moderates=True)).status == "running"


async def test_the_direct_messages_of_a_closed_game_are_made_anew(live: Bot, table: int) -> None:
    await live.hush()
    await lobby.close(live.context, table, ANA.id)
    await live.outbox.idle()
    asked = live.voice.jobs(AskPrivately)
    assert [(job.seats, job.loud) for job in asked] == [((0,), False), ((1,), False)]


async def other(bot: Bot) -> int:
    """Return the number of a second game, in another channel."""
    return (await bot.table(ANA, BIA, channel=5)).id
