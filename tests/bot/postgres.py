"""A PostgreSQL server of our own for the tests, in a temporary folder, where its programs are installed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any
from zlib import crc32

import psycopg
from psycopg.sql import SQL, Identifier

from bot.table.storage.engines.address import Server
from tests.depth import one_in

PATIENCE = 30.0  # seconds for the server to start
OWNER = "postgres"
SETTINGS = {"listen_addresses": "", "shared_buffers": "16MB", "max_connections": "100"}
ENGINES = ("sqlite", "postgresql")
MISSING = "No PostgreSQL, so its tests are left out. On Debian and Ubuntu: apt install postgresql"


@cache
def programs() -> Path | None:
    """The folder of the newest server's programs; None if there is none."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/opt/homebrew/opt").glob("postgresql@*/bin")]
    found.sort(key=lambda folder: [int(part) for part in folder.parent.name.split("@")[-1].split(".")])
    if (known := shutil.which("initdb")) is not None:
        found.append(Path(known).resolve().parent)
    return next((folder for folder in reversed(found) if (folder / "postgres").exists()), None)


def each_engine(test: str) -> list[Any]:
    """Return both engines for `parametrize`; in `make check` each second test runs on PostgreSQL instead."""
    on_server = programs() is not None and crc32(test.encode()) % 2
    return one_in(2, reversed(ENGINES) if on_server else ENGINES)


@dataclass
class Cluster:
    """A running server. It takes connections through a socket in its folder."""

    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    process: "subprocess.Popen[bytes] | None" = None
    _cleaners: "dict[str, psycopg.Connection[tuple[Any, ...]]]" = field(default_factory=dict)

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        settings = {**SETTINGS, **self.settings, "unix_socket_directories": str(self.folder)}
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [_program("postgres"), "-D", self.folder / "data", *given],
            stderr=subprocess.DEVNULL,
            **_as_owner(),
        )
        until = monotonic() + PATIENCE
        while True:
            try:
                return self.connected().close()
            except psycopg.OperationalError:
                if monotonic() > until:
                    raise
                sleep(0.05)

    def stop(self) -> None:
        """Stop at once, as a power cut would."""
        assert self.process is not None
        while self._cleaners:
            self._cleaners.popitem()[1].close()
        self.process.send_signal(3)  # SIGQUIT
        self.process.wait()

    def server(self, database: str, user: str = OWNER) -> Server:
        """The address of a database."""
        return Server(f"postgresql://{user}@/{database}?host={self.folder}")

    def connected(self, database: str = "postgres") -> "psycopg.Connection[tuple[Any, ...]]":
        """A connection of the server's owner."""
        return psycopg.connect(self.server(database).url, autocommit=True)

    def make(self, database: str, encoding: str = "UTF8") -> Server:
        """Make an empty database."""
        with self.connected() as db:
            sql = SQL("CREATE DATABASE {} TEMPLATE template0 ENCODING {}")
            db.execute(sql.format(Identifier(database), encoding))
        return self.server(database)

    def empty(self, database: str) -> None:
        """Delete all rows, and begin again to count. TRUNCATE makes all files anew, eight times slower."""
        db = self._cleaners.get(database) or self._cleaners.setdefault(database, self.connected(database))
        with db.transaction():
            found = "SELECT {} FROM {} WHERE schemaname = 'public' AND {} != 'schema'"
            tables = db.execute(found.format("tablename", "pg_tables", "tablename")).fetchall()
            counters = db.execute(found.format("sequencename", "pg_sequences", "sequencename")).fetchall()
            db.execute("SET LOCAL session_replication_role = replica")  # in any order
            deletes = [SQL("DELETE FROM {}").format(Identifier(name)) for (name,) in tables]
            restarts = [SQL("ALTER SEQUENCE {} RESTART").format(Identifier(name)) for (name,) in counters]
            db.execute(SQL(";").join([*deletes, *restarts]))


class Databases:
    """Databases for one test after another: each path that a test opens stands for one."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._numbers = count()
        self._free: list[str] = []
        self._used: dict[Path | int, str] = {}

    def of(self, path: Path | None) -> Server:
        """The database of a path; a new one for None, as in memory."""
        key = next(self._numbers) if path is None else path
        if key not in self._used:
            self._used[key] = self._free.pop() if self._free else self._made()
        return self._cluster.server(self._used[key])

    def empty(self) -> None:
        """Make those of the last test free for the next one."""
        for name in self._used.values():
            self._cluster.empty(name)
        self._free += self._used.values()
        self._used.clear()

    def _made(self) -> str:
        name = f"table{next(self._numbers)}"
        self._cluster.make(name)
        return name


@contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """A server with these settings during the block."""
    folder = Path(mkdtemp(prefix="taverna-pg-", dir="/tmp"))  # the path of a socket must be short
    _give(folder)
    made = Cluster(folder, settings)
    try:
        subprocess.run(
            [
                *(_program("initdb"), "-D", folder / "data", "--auth=trust", f"--username={OWNER}"),
                *("--encoding=UTF8", "--locale=C", "--no-sync"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            **_as_owner(),
        )
        made.start()
        yield made
    finally:
        if made.process is not None:
            made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None
    return folder / name


def _as_owner() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": OWNER, "cwd": "/"} if os.geteuid() == 0 else {}


def _give(folder: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER)
