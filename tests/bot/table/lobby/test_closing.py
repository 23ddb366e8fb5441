"""Traces of a table that ends without a result, and who is told."""

from bot.table import reading
from bot.table.following import REMINDED
from bot.table.jobs import AskPrivately
from bot.table.lobby import archive, lobby
from bot.table.schedule.reminders import Reminders
from tests.bot.table.lobby.test_lobby import opened_lobby
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, Bot, refused, started


async def test_the_channel_is_told_of_a_closed_game_or_an_abandoned_lobby() -> None:
    async with started(workers=True) as bot:
        waiting, idle, played = [
            await opened_lobby(bot),
            await opened_lobby(bot, channel=3),
            await bot.table(ANA, BIA, channel=4),
        ]
        await lobby.close(bot.context, waiting.id, ANA.id)
        await bot.outbox.idle()
        assert bot.voice.notices() == ["started"], "who closes a lobby need not be told"
        await lobby.close(bot.context, played.id, ANA.id)
        await bot.outbox.idle()
        assert bot.voice.notices() == ["started", "closed-until"]
        bot.clock.now += lobby.LOBBY_LIFETIME
        await Reminders(bot.context, REMINDED).remind()
        await bot.outbox.idle()
        assert bot.voice.notices() == ["started", "closed-until", "expired"]
        assert await bot.rows(f"reminders WHERE table_id = {idle.id}") == []


async def test_nothing_is_awaited_at_a_table_that_was_closed() -> None:
    async with started() as bot:
        table = (await bot.table(ANA, BIA)).id
        closed = await lobby.close(bot.context, table, ANA.id)
        week = int(bot.clock.now) + archive.REOPEN_PERIOD
        assert (closed.status, closed.closes) == ("closed", week)
        assert await bot.rows("reminders", "kind, due") == [("idle", week)]
        await bot.ended(await other(bot), ANA)
        info = await reading.info(bot.context, 2)
        assert info is not None
        assert (info.status, info.closes, info.since) == ("closed", None, int(bot.clock.now))
        assert await bot.rows("seats WHERE table_id = 2", "waiting") == [(0,), (0,)]
        assert await bot.rows("reminders WHERE table_id = 2") == []


async def test_the_host_reopens_a_closed_game_for_a_week_and_others_do_not() -> None:
    async with started(workers=True) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, BIA)
        await lobby.close(bot.context, table, ANA.id)
        assert await refused(bot.plan(table, ANA)) == "closed-until"
        assert await refused(archive.reopen(bot.context, table, BIA.id)) == "host-only"
        bot.clock.now += archive.REOPEN_PERIOD - 1
        await Reminders(bot.context, REMINDED).remind()
        assert (await archive.reopen(bot.context, table, ANA.id)).status == "running"
        seen = await reading.seen(bot.context, table, None)
        assert (seen.n, seen.look.waiting) == (1, (0,))
        await bot.plan(table, ANA)
        bot.clock.now += 2
        await Reminders(bot.context, REMINDED).remind()
        assert (await reading.seen(bot.context, table, None)).table.status == "running"


async def test_a_week_after_it_was_closed_nobody_reopens_a_game() -> None:
    async with started() as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.ended(table, ANA)
        for moderates in (False, True):
            call = archive.reopen(bot.context, table, ANA.id, moderates=moderates)
            assert await refused(call) == "not-archived"
        assert await archive.archived_in(bot.context, CHANNEL) is None


async def test_a_moderator_reopens_what_a_moderator_closed() -> None:
    async with started() as bot:
        table = (await bot.table(ANA, BIA)).id
        await lobby.close(bot.context, table, CAL.id, moderates=True)
        assert (await archive.reopen(bot.context, table, CAL.id, moderates=True)).status == "running"


async def test_the_direct_messages_of_a_closed_game_are_made_anew() -> None:
    async with started(workers=True) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.outbox.idle()
        bot.voice.said.clear()
        await lobby.close(bot.context, table, ANA.id)
        await bot.outbox.idle()
        asked = bot.voice.jobs(AskPrivately)
        assert [(job.seats, job.loud) for job in asked] == [((0,), False), ((1,), False)]


async def other(bot: Bot) -> int:
    """Return the number of a second game, in another channel."""
    return (await bot.table(ANA, BIA, channel=5)).id
