"""Files that the bot writes: their owner alone can read them, whatever the machine's habits."""

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot import files
from bot.discord.requests.registration import _write
from bot.table.storage.database import one
from bot.table.storage.store import Store
from bot.table.storage.upkeep import backup, restore
from tests.bot.table.scene import ANA, BIA, started


@pytest.fixture(params=[0o000, 0o022])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """The machine would let everybody read, and perhaps write, what is made."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    """Return what others may read or enter, with its mode."""
    every = (folder, *folder.rglob("*"))
    return {path.name: oct(path.stat().st_mode) for path in every if path.stat().st_mode & 0o077}


@pytest.mark.usefixtures("umask")
async def test_all_files_of_the_bot_are_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "var" / "deep"
    database = folder / "taverna.db"
    async with started(database) as bot:
        await bot.table(ANA, BIA)
        _write(folder / "commands.json", {"here": "digest"})
        backup(database, folder / "copy.db")
        names = {path.name for path in folder.iterdir()}
        assert {"taverna.db", "taverna.db-wal", "taverna.db-shm", "taverna.db.lock", "copy.db"} <= names
        assert open_to_others(tmp_path / "var") == {}
    restore(database, folder / "copy.db", "noon")
    assert open_to_others(tmp_path / "var") == {}


def leave_open(folder: Path, crashed: Path) -> None:
    """Copy a database as a crash of an older version would have left it."""
    crashed.mkdir()
    for name in ("taverna.db", "taverna.db-wal"):
        (crashed / name).write_bytes((folder / name).read_bytes())
        (crashed / name).chmod(0o644)


@pytest.mark.usefixtures("umask")
async def test_what_an_older_version_left_open_is_closed_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "taverna.db"
    store = await Store.open(database)
    await store.write(one, "INSERT INTO digests (user_id, due) VALUES (1, 1) RETURNING due")
    leave_open(tmp_path, tmp_path / "crashed")
    await store.close()
    store = await Store.open(tmp_path / "crashed" / "taverna.db")
    assert set(open_to_others(tmp_path / "crashed")) <= {"crashed"}, "but its folder is not ours to close"
    await store.close()


@pytest.mark.usefixtures("umask")
async def test_a_database_that_is_set_aside_is_closed_too(tmp_path: Path) -> None:
    database = tmp_path / "taverna.db"
    await (await Store.open(database)).close()
    backup(database, tmp_path / "copy.db")
    database.chmod(0o644)
    kept = restore(database, tmp_path / "copy.db", "noon")
    assert kept is not None
    assert set(open_to_others(tmp_path)) <= {tmp_path.name}


def test_a_file_of_somebody_else_is_left_with_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "taverna.db"
    path.touch()
    path.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", Mock(side_effect=PermissionError(1, "Operation not permitted")))
    caplog.set_level(logging.WARNING)
    files.tighten(path, tmp_path / "absent")
    assert [record.getMessage() for record in caplog.records] == [
        f"{path} can be read by others: Operation not permitted"
    ]


@pytest.mark.parametrize(("user", "files_given"), [(0, 2), (1000, 0)])
def test_what_root_makes_beside_the_database_of_a_user_is_that_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, files_given: int
) -> None:
    """A command may be called as root; the bot has to read what that leaves. Others can't give files away."""
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(os, "fchown", lambda opened, user, group: given.append((user, group)))
    files.make_file(tmp_path / "lock")
    files.write_file(tmp_path / "request", b"it")
    about = tmp_path.stat()
    assert given == [(about.st_uid, about.st_gid)] * files_given


async def test_two_who_make_one_folder_at_once_both_have_it(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b" / "c"
    await asyncio.gather(*(asyncio.to_thread(files.make_folder, folder) for _ in range(8)))
    assert folder.is_dir()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "it"
    files.write_file(path, b"old")
    (tmp_path / "it.new").write_bytes(b"of a crash")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Mock(side_effect=OSError(28, "No space left on device")))
        with pytest.raises(OSError, match="No space"):
            files.write_file(path, b"new")
    assert path.read_bytes() == b"old"
    files.write_file(path, b"new")
    assert path.read_bytes() == b"new"
