"""Traces of a table that ends without a result, and who is told."""

from bot.table.following import REMINDED
from bot.table.lobby import lobby
from bot.table.schedule.reminders import Reminders
from tests.bot.table.lobby.test_lobby import opened_lobby
from tests.bot.table.scene import ANA, BIA, started


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
        assert bot.voice.notices() == ["started", "closed"]
        bot.clock.now += lobby.PATIENCE
        await Reminders(bot.context, REMINDED).remind()
        await bot.outbox.idle()
        assert bot.voice.notices() == ["started", "closed", "expired"]
        assert await bot.rows(f"reminders WHERE table_id = {idle.id}") == []


async def test_nothing_is_awaited_at_a_table_that_was_closed() -> None:
    async with started() as bot:
        info = await bot.table(ANA, BIA)
        bot.clock.now += 5
        closed = await lobby.close(bot.context, info.id, ANA.id)
        assert (closed.status, closed.since) == ("closed", int(bot.clock.now))
        assert await bot.rows("seats", "waiting") == [(0,), (0,)]
        assert await bot.rows("reminders") == []
