"""A connection has a thread of its own, for as long as it is open."""

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

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


FAILING = """
import asyncio, sys
from pathlib import Path
from bot.table.storage.store import Store
async def fail():
    global store
    store = await Store.open(Path(sys.argv[1]))
    raise KeyError("in the middle")
asyncio.run(fail())
"""


def test_a_process_that_fails_with_the_database_open_ends(database: Path) -> None:
    command = [sys.executable, "-c", FAILING, str(database)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr.splitlines()[-1]) == (1, "KeyError: 'in the middle'")
