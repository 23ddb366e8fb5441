"""Disks that lose their power, and the journal of what a process writes."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bot.e2e.inside import DATABASE
from tools.chaos.power import PRELOAD, Disk, Op, compiled, read_journal

WRITER = """
import ctypes, os, sqlite3, sys
folder, setting = sys.argv[1:]
journal = ctypes.CDLL(os.environ["LD_PRELOAD"])
journal.journal_begin(folder.encode(), f"{folder}/journal".encode())
db = sqlite3.connect(f"{folder}/taverna.db", isolation_level=None)
db.execute("PRAGMA journal_mode = WAL")
db.execute(f"PRAGMA synchronous = {setting}")
db.execute("CREATE TABLE found (it)")
db.execute("INSERT INTO found VALUES (1)")
journal.journal_end()
"""


def op(kind: bytes, offset: int = 0, data: bytes = b"") -> Op:
    return Op(kind, DATABASE, offset, data)


def test_what_was_not_synced_may_be_gone() -> None:
    disk = Disk({DATABASE: b"old"})
    disk.do(op(b"w", 0, b"new"))
    assert disk.dropped() == {DATABASE: b"old"}
    assert {disk.torn(Random(n))[DATABASE] for n in range(20)} == {b"old", b"new"}
    disk.do(op(b"s"))
    disk.do(op(b"t", 1))
    assert disk.dropped() == {DATABASE: b"new"}


def test_a_write_may_arrive_in_part() -> None:
    disk = Disk({DATABASE: bytes(1024)})
    disk.do(op(b"w", 0, b"x" * 1024))
    halves = {(b"x" * 512).ljust(1024, b"\0"), (b"x" * 512).rjust(1024, b"\0")}
    assert halves <= {disk.torn(Random(n))[DATABASE] for n in range(50)}


@pytest.mark.parametrize(("setting", "synced"), [("FULL", True), ("OFF", False)])
def test_the_journal_tells_whether_a_commit_was_synced(tmp_path: Path, setting: str, synced: bool) -> None:
    made = compiled(tmp_path)
    if made is None:
        pytest.skip("no compiler")
    env = {**os.environ, PRELOAD: str(made)}
    subprocess.run([sys.executable, "-c", WRITER, str(tmp_path), setting], env=env, check=True)
    log = [each for each in read_journal(tmp_path / "journal") if each.name == f"{DATABASE}-wal"]
    assert any(each.kind == b"w" for each in log), log
    last_write = max(n for n, each in enumerate(log) if each.kind == b"w")
    assert any(each.kind == b"s" for each in log[last_write:]) is synced
