"""A table whose game is taken away is held, and goes on when the game is back."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.table.lobby import archive, lobby
from bot.table.past import film, history
from bot.table.play import moves
from bot.table.schedule import time_control
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.games import GAMES
from tests.bot.table.scene import ALL, ANA, BIA, CAL, CHANNEL, GUILD, Bot, refused, started
from tests.bot.toy import TOY

WITHOUT = GAMES  # all but the toy
MONTH = 30 * 24 * 3600


async def played(bot: Bot, answers: int) -> int:
    """A table with some answers and a clock."""
    info = await bot.table(ANA, BIA)
    await time_control.set_time_control(bot.context, info.id, ANA.id, 24 * 3600, "play")
    for number in range(answers):
        await bot.plan(info.id, (ANA, BIA)[number % 2])
    return info.id


async def status(bot: Bot, table: int) -> tuple[str, bool]:
    info = await bot.info(table)
    return info.status, info.without_game


async def test_it_is_held_and_goes_on_where_it_was(database: Path) -> None:
    async with started(database, workers=True) as bot:
        table = await played(bot, 1)
        await bot.outbox.idle()
        before = await bot.seen(table, BIA)
    async with started(database, WITHOUT, workers=True) as bot:
        await bot.outbox.idle()
        assert await status(bot, table) == ("frozen", True)
        assert bot.voice.notices() == ["without-game"]
        assert await refused(bot.seen(table, BIA)) == "without-game"
        assert await refused(moves.undo(bot.context, table, ANA.id)) == "without-game"
        assert await refused(archive.thaw(bot.context, table)) == "without-game"
    async with started(database, workers=True) as bot:
        await bot.outbox.idle()
        assert await status(bot, table) == ("running", False)
        assert bot.voice.notices() == ["game-back"]
        after = await bot.seen(table, BIA)
        assert (after.n, after.look, after.table.without_game) == (before.n, before.look, False)
        await bot.plan(table, BIA)


async def test_nothing_is_said_twice_and_no_clock_runs(database: Path) -> None:
    async with started(database, workers=True) as bot:
        table = await played(bot, 0)
        await bot.outbox.idle()
    told: list[str] = []
    for _ in range(2):
        async with started(database, WITHOUT, workers=True) as bot:
            for month in range(1, 4):
                await bot.after(month * MONTH)
            assert await status(bot, table) == ("frozen", True)
            told += bot.voice.kinds()
    assert told == ["panel", "notice"]
    async with started(database) as bot:
        bot.clock.now += 10 * MONTH
        seen = await bot.seen(table, BIA)
        assert seen.n == 0


async def test_a_game_that_comes_back_broken_is_frozen_by_its_fault(database: Path) -> None:
    path, broken = database, dict[str, AnyGame]({"toy": replace(TOY, view=no_view)})
    async with started(path) as bot:
        table = await played(bot, 0)
    async with started(path, WITHOUT):
        pass
    async with started(path, broken) as bot:
        assert await status(bot, table) == ("frozen", False)
        assert await refused(bot.seen(table, BIA)) == "frozen"
    async with started(path) as bot:
        assert await status(bot, table) == ("running", False)


def no_view(state: Any, seat: int | None) -> Any:
    raise ValueError("nothing can be seen")


async def test_the_operator_may_hold_a_table_that_waits_for_its_game(database: Path) -> None:
    async with started(database) as bot:
        table = await played(bot, 0)
    async with started(database, WITHOUT) as bot:
        await archive.freeze(bot.context, table)
    async with started(database) as bot:
        assert await refused(bot.seen(table, BIA)) == "held"


async def test_a_lobby_waits_too(database: Path) -> None:
    async with started(database) as bot:
        info = await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en", {})
    async with started(database, WITHOUT) as bot:
        await bot.after(MONTH)
        for work in (
            lobby.join(bot.context, info.id, BIA),
            lobby.add_computer(bot.context, info.id, ANA.id, "random"),
            lobby.set_option(bot.context, info.id, ANA.id, "length", "3"),
            moves.start_table(bot.context, info.id, ANA.id),
        ):
            assert await refused(work) == "without-game"
        assert await status(bot, info.id) == ("lobby", False)
    async with started(database) as bot:
        await lobby.join(bot.context, info.id, BIA)


async def test_a_lobby_and_a_held_table_can_be_closed(database: Path) -> None:
    async with started(database) as bot:
        table = await played(bot, 0)
        info = await lobby.open_table(bot.context, GUILD, 3, ANA, "toy", "en", {})
    async with started(database, WITHOUT) as bot:
        for each in (table, info.id):
            await lobby.close(bot.context, each, ANA.id)
            assert await status(bot, each) == ("closed", False)


async def test_a_finished_game_is_kept(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        dice = Dice("end")
        while (await status(bot, table))[0] == "running":
            for person in (ANA, BIA):
                seen = await bot.seen(table, person)
                if seen.decision is not None and seen.locked is None:
                    await bot.answer(table, person, seen.decision.sample(dice))
    async with started(database, WITHOUT) as bot:
        for work in (
            bot.seen(table, ANA),
            history.moment(bot.context, table, ANA.id),
            film.stills(bot.context, table, ANA.id),
            lobby.again(bot.context, table, ANA),
        ):
            assert await refused(work) == "without-game"
        assert await status(bot, table) == ("over", False)
    async with started(database, games=ALL) as bot:
        assert (await bot.seen(table, CAL)).table.result is not None


async def test_an_archived_table_that_is_brought_back_is_held(database: Path) -> None:
    async with started(database) as bot:
        table = await played(bot, 1)
        info = await bot.info(table)
        await bot.store.write(archive.put_away, info, 1)
    async with started(database, WITHOUT) as bot:
        assert await status(bot, table) == ("archived", False)
        await archive.reopen(bot.context, table, ANA.id)
        assert await status(bot, table) == ("frozen", True)
