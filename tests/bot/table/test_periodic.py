"""Periodic work: it costs no more when many games are stored, as nothing is read whole."""

import sqlite3
from collections.abc import Awaitable, Callable

import pytest

from bot.table.operations import control
from bot.table.operations.heartbeat import Heartbeat
from bot.table.past.packing import REST, pack_next
from bot.table.schedule import idle, time_control
from bot.table.storage.engines.sqlite import SQLite
from tests.bot.table.past.test_packing import finished_game
from tests.bot.table.scene import ANA, BIA, Bot

GROWING = (  # tables that have more rows with each game that was ever played
    *("tables", "seats", "steps", "events", "checkpoints", "gone", "played", "rewinds", "packed"),
    *("packed_people", "proposals", "people", "invitations", "messages"),
    *("t", "s"),  # as joins name `tables` and `seats`
)


async def reminded(bot: Bot) -> None:
    bot.clock.now += idle.IDLE_PERIOD + 1  # all kinds are due
    for _ in range(2):
        await bot.after(0)
        bot.clock.now += idle.GRACE + 1


async def packed(bot: Bot) -> None:
    bot.clock.now += REST
    while await pack_next(bot.context, set()):
        pass


WORK: dict[str, Callable[[Bot], Awaitable[object]]] = {
    "reminders": reminded,
    "heartbeat": lambda bot: Heartbeat(bot.context, lambda: True).begin(),
    "requests": lambda bot: control.serve(bot.context),
    "packing": packed,
    "computers": lambda bot: bot.computers.start(),
    "outbox": lambda bot: bot.outbox.start(),
}


@pytest.mark.parametrize("name", WORK)
async def test_no_growing_table_is_read_whole(name: str, bot: Bot) -> None:
    await finished_game(bot)
    table = (await bot.table(ANA, BIA, computers=1)).id
    await time_control.set_time_control(bot.context, table, ANA.id, 3600, "nudge")
    await bot.execute(f"INSERT INTO digests (user_id, due) VALUES ({ANA.id}, 1)")
    statements: list[str] = []
    assert isinstance(bot.store, SQLite)
    connection = bot.store.writer
    await connection.run(sqlite3.Connection.set_trace_callback, statements.append)
    await WORK[name](bot)
    await connection.run(sqlite3.Connection.set_trace_callback, None)
    asked = [each for each in set(statements) if each.startswith(("SELECT", "UPDATE", "DELETE"))]
    assert asked or name == "requests"
    whole = [(each, line) for each in asked for line in await plan(bot, each) if is_whole(line)]
    assert whole == []


async def plan(bot: Bot, statement: str) -> list[str]:
    """Return SQLite's query plan."""
    return await bot.store.read(
        lambda db: [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()]
    )


def is_whole(line: str) -> bool:
    """Tell whether a growing table is gone through from first row to last, or an index of all its rows."""
    words = line.split()
    return (
        words[0] == "SCAN"
        and words[1] in GROWING
        and not any(partial in line for partial in ("seats_waiting", "tables_active", "tables_to_pack"))
    )
