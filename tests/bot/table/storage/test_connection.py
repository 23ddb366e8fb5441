"""A connection has a thread of its own, for as long as it is open."""

import sqlite3
import threading

from bot.table.storage.engines.connection import Connection


def threads() -> set[threading.Thread]:
    return {each for each in threading.enumerate() if each.name.startswith("database")}


def connected() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", check_same_thread=False)


async def test_one_that_is_closed_leaves_no_thread_behind() -> None:
    before = threads()
    connection = await Connection.open(connected)
    assert len(threads() - before) == 1
    await connection.close()
    assert threads() <= before
