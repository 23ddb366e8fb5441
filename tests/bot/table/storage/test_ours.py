"""Files that are not the bot's stay as they are, whatever a setting or a command names."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.storage.database import BadStore, one
from bot.table.storage.engines.ours import MARK
from bot.table.storage.store import Store
from bot.table.storage.upkeep import backup, check, health, inspecting, restore
from tests.bot.table.storage.test_store import once_more

pytestmark = pytest.mark.sqlite
SEEN = dict[str, tuple[int, int, bytes]]


def seen(folder: Path) -> SEEN:
    """The files of a folder: modes, times of change and contents."""
    found = {}
    for path in sorted(folder.rglob("*")):
        about = path.lstat()
        content = path.read_bytes() if path.is_file() else b""
        found[str(path.relative_to(folder))] = (about.st_mode, about.st_mtime_ns, content)
    return found


def words(path: Path) -> None:
    path.write_bytes(b"root:x:0:0:root:/root:/bin/bash\n" * 200)
    path.chmod(0o644)


def table(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for each in (*statements, "CREATE TABLE bookmarks (a)"):
            db.execute(each)
    path.chmod(0o644)


def unsaved(path: Path) -> None:
    """Make another program's database whose tables all lie in the log yet, as a crash leaves it."""
    other = path.with_name("elsewhere")
    with closing(sqlite3.connect(other, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE bookmarks (a)")
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{other}{suffix}", f"{path}{suffix}")


def linked(path: Path) -> None:
    words(path.with_name("passwd"))
    path.symlink_to(path.with_name("passwd"))


def damaged(path: Path) -> None:
    table(path)
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"\xff" * (len(content) - 100))


FOREIGN: dict[str, Callable[[Path], object]] = {
    "words": words,
    "one byte": lambda path: path.write_bytes(b"x"),
    "database": table,
    "log": lambda path: table(path, "PRAGMA journal_mode = WAL"),
    "unsaved": unsaved,
    "marked": lambda path: table(path, "PRAGMA application_id = 252006673"),
    "like ours": lambda path: table(path, "CREATE TABLE schema (version INTEGER PRIMARY KEY)"),
    "damaged": damaged,
    "folder": lambda path: path.mkdir(),
    "pipe": os.mkfifo,
    "link": linked,
    "link to nothing": lambda path: path.symlink_to(path.with_name("nothing")),
    "link to a device": lambda path: path.symlink_to("/dev/null"),
}
USES: dict[str, Callable[[Path, Path], object]] = {
    "start": lambda path, copy: asyncio.run(Store.open(path)),
    "health": lambda path, copy: health(path, 0),
    "check": lambda path, copy: check(path),
    "show": lambda path, copy: inspecting(path).__enter__(),
    "backup": lambda path, copy: backup(path, path.with_name("new")),
    "backup to": lambda path, copy: backup(copy, path),
    "restore": lambda path, copy: restore(path, copy, "noon"),
    "restore from": lambda path, copy: restore(path.with_name("new"), path, "noon"),
    "copy aside": lambda path, copy: backup(copy, path.with_suffix("")),
    "restore aside": lambda path, copy: restore(path.with_suffix(""), copy, "noon"),
}


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ours") / "taverna.db"

    async def made() -> None:
        store = await Store.open(path)
        await store.write(once_more)
        await store.close()

    asyncio.run(made())
    return path


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("kind", FOREIGN)
def test_a_file_that_is_not_ours_stays_as_it_is(kind: str, use: str, ours: Path, tmp_path: Path) -> None:
    names = {"copy aside": "copy.part", "restore aside": "copy.restored"}
    path = tmp_path / names.get(use, "here")
    FOREIGN[kind](path)
    before = seen(tmp_path)
    try:
        USES[use](path, ours)
        said = "" if use == "health" else "nothing"
    except BadStore as refused:
        said = str(refused)
    if use == "restore from":
        (tmp_path / "new.lock").unlink()
    if use == "restore aside":
        (tmp_path / "copy.lock").unlink()
    assert seen(tmp_path) == before
    assert said != "nothing"
    assert "\n" not in said


def test_health_says_that_the_file_can_not_be_read(tmp_path: Path) -> None:
    words(tmp_path / "here")
    assert [each.key for each in health(tmp_path / "here", 0) if not each.well] == ["unreadable"]


@pytest.mark.parametrize("kind", ["words", "link", "folder"])
async def test_the_file_of_another_program_is_not_taken_for_the_lock(kind: str, tmp_path: Path) -> None:
    FOREIGN[kind](tmp_path / "poetry.lock")
    before = seen(tmp_path)
    with pytest.raises(BadStore, match="is not this bot's lock"):
        await Store.open(tmp_path / "poetry")
    assert seen(tmp_path) == before


# --- what is ours ----------------------------------------------------------------------------------------


async def again(path: Path) -> int:
    """Open it, and write once more. Returns how often this was done."""
    store = await Store.open(path)
    try:
        return await store.write(once_more)
    finally:
        await store.close()


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "here").touch()
    assert await again(tmp_path / "here") == 1


async def test_a_database_of_ours_bears_our_mark_and_one_without_it_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "here"
    assert await again(path) == 1
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        assert one(db, "PRAGMA application_id") == MARK
        db.execute("PRAGMA application_id = 0")  # as older versions have left it
    assert await again(path) == 2
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        assert one(db, "PRAGMA application_id") == MARK


async def test_what_a_crash_leaves_right_after_the_beginning_is_ours(tmp_path: Path) -> None:
    path, left = tmp_path / "here", tmp_path / "left"
    store = await Store.open(path)
    await store.write(once_more)
    for suffix in ("", "-wal"):
        shutil.copyfile(f"{path}{suffix}", f"{left}{suffix}")
    await store.close()
    assert await again(left) == 2


async def test_a_link_leads_to_our_database(tmp_path: Path) -> None:
    assert await again(tmp_path / "here") == 1
    (tmp_path / "link").symlink_to(tmp_path / "here")
    assert await again(tmp_path / "link") == 2


async def test_a_look_lets_go_of_no_lock_of_the_store(tmp_path: Path) -> None:
    """Closing a file loses all locks on it that the process has: POSIX says so."""
    path = tmp_path / "here"
    store = await Store.open(path)
    before = locks(path)
    with inspecting(path):
        pass
    with pytest.raises(BadStore):
        await Store.open(path)
    assert locks(path) == before != []
    await store.close()


def locks(path: Path) -> list[str]:
    """The locks of this process on a file, as Linux lists them."""
    number, own = f":{path.stat().st_ino}", str(os.getpid())
    lines = (line.split() for line in Path("/proc/locks").read_text().splitlines())
    return sorted(" ".join(line[1:4]) for line in lines if line[4] == own and line[5].endswith(number))
