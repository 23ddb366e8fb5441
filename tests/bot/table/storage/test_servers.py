"""PostgreSQL behind a pooler, and after a failover."""

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from unittest.mock import Mock

import psycopg
import pytest

from bot.table.model import Unavailable
from bot.table.storage.database import BadStore, InUse, one
from bot.table.storage.engines.address import Server
from bot.table.storage.store import Store
from bot.table.storage.upkeep import health
from rules.core.decisions import Rejected
from tests.bot import postgres
from tests.bot.postgres import OWNER, Cluster
from tests.bot.table.storage.test_postgres import COUNT

pytestmark = pytest.mark.sqlite  # each test chooses its database by itself
POOLER = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
PATIENCE = 30.0  # seconds for the pooler to start


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A server that tests may stop."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.cluster(fsync="off") as made:
        yield made


# --- a pooler --------------------------------------------------------------------------------------------


@contextmanager
def pooler(cluster: Cluster, database: str, mode: str, *more: str) -> Iterator[Server]:
    """PgBouncer before a database of the cluster."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = cluster.folder / f"{database}.ini"
    lines = [
        "[databases]",
        f"{database} = host={cluster.folder} user={OWNER}",
        "[pgbouncer]",
        *("listen_addr = 127.0.0.1", f"listen_port = {port}", "unix_socket_dir =", "auth_type = any"),
        *(f"pool_mode = {mode}", "ignore_startup_parameters = options", *more),
    ]
    settings.write_text("\n".join(lines))
    settings.chmod(0o644)
    owner = {"user": OWNER, "cwd": "/"} if os.geteuid() == 0 else {}
    process = subprocess.Popen([str(POOLER), settings], stderr=subprocess.DEVNULL, **owner)  # type: ignore[call-overload]
    try:
        server = Server(f"postgresql://{OWNER}@127.0.0.1:{port}/{database}")
        until = monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(server.url).close()
                break
            except psycopg.OperationalError:
                if monotonic() > until:
                    raise
                sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait()


@pytest.mark.skipif(POOLER is None, reason="apt install pgbouncer")
@pytest.mark.parametrize(
    "more", [(), ("min_pool_size = 4",), ("server_round_robin = 1", "min_pool_size = 3")]
)
async def test_a_pooler_that_lends_connections_is_refused(cluster: Cluster, more: tuple[str, ...]) -> None:
    cluster.make(database := f"lent{len(''.join(more))}")
    with pooler(cluster, database, "transaction", *more) as server:
        for _ in range(3):
            with pytest.raises(BadStore, match="lends connections for single transactions") as refused:
                await Store.open(server)
            assert str(refused.value).startswith(f"{server}: ")
            assert "\n" not in str(refused.value)
    store = await Store.open(cluster.server(database))
    assert await store.write(one, COUNT) == 1, "no lock is left behind"
    await store.close()


@pytest.mark.skipif(POOLER is None, reason="apt install pgbouncer")
async def test_behind_a_pooler_with_whole_sessions_one_bot_alone_works(cluster: Cluster) -> None:
    cluster.make("whole")
    with pooler(cluster, "whole", "session") as server:
        store = await Store.open(server)
        assert await store.write(one, COUNT) == 1
        for other in (server, cluster.server("whole")):
            with pytest.raises(InUse):
                await Store.open(other)
        await store.close()


# --- a failover ------------------------------------------------------------------------------------------


def make_standby(cluster: Cluster, *, standby: bool) -> None:
    """Start the server again, as one that only repeats what another writes, or as the first one."""
    cluster.stop()
    mark = cluster.folder / "data" / "standby.signal"
    if standby:
        mark.touch()
        mark.chmod(0o644)
    else:
        mark.unlink()
    cluster.start()


def set_read_only(cluster: Cluster, value: str) -> None:
    with cluster.connected() as db:
        db.execute("SET default_transaction_read_only = off")
        db.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}".encode())
        db.execute("SELECT pg_reload_conf()")


async def not_saved(store: Store) -> None:
    with pytest.raises(Unavailable) as refused:
        await store.write(one, COUNT)
    assert refused.value.text.key == "table.refused.not-saved"


def ill(server: Server) -> set[str]:
    return {each.key for each in health(server, 0) if not each.well}


async def test_a_server_that_takes_no_more_writes_is_a_refusal_and_said(
    fragile: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    server = fragile.make("reads")
    store = await Store.open(server)
    assert await store.write(one, COUNT) == 1
    assert "read-only" not in ill(server)
    set_read_only(fragile, "on")
    try:
        async with asyncio.timeout(30):
            while True:  # the server's processes take up the setting one after another
                try:
                    await store.write(one, COUNT)
                except Rejected:
                    break
        await not_saved(store)
        assert "not saved: the server takes no writes" in caplog.text
        assert "read-only" in ill(server)
        with pytest.raises(BadStore, match="read-only"):
            await Store.open(server)
    finally:
        set_read_only(fragile, "off")
    async with asyncio.timeout(30):
        while True:
            try:
                assert await store.write(one, COUNT)
                break
            except Rejected:
                await asyncio.sleep(0.05)
    assert "read-only" not in ill(server)
    await store.close()


@pytest.mark.parametrize("more", ["", "&target_session_attrs=any"])
async def test_a_standby_takes_nothing_and_all_goes_on_with_the_first_server(
    fragile: Cluster, more: str, caplog: pytest.LogCaptureFixture
) -> None:
    """With `any` the bot is connected to the standby, whose words for a write are others."""
    fragile.make(database := f"stands{len(more)}")
    server = Server(f"{fragile.server(database).url}{more}")
    store = await Store.open(server)
    assert await store.write(one, COUNT) == 1
    make_standby(fragile, standby=True)
    try:
        for _ in range(3):
            await not_saved(store)
        assert "not saved: " in caplog.text
        assert "read-only" in ill(server)
    finally:
        make_standby(fragile, standby=False)
    assert await store.write(one, COUNT) == 2
    assert await store.read(one, "SELECT count FROM lessons") == 2
    await store.close()


async def test_readers_leave_a_server_that_takes_no_writes_too(fragile: Cluster) -> None:
    store = await Store.open(fragile.make("leaves"))
    here = "SELECT pg_backend_pid()"
    readers = [await store.read(one, here), await store.study(one, here)]

    with pytest.raises(Rejected):
        await store.write(
            Mock(
                side_effect=psycopg.errors.ReadOnlySqlTransaction(
                    "cannot execute INSERT in a read-only transaction"
                )
            )
        )
    assert not {await store.read(one, here), await store.study(one, here)} & {*readers}
    assert await store.write(one, COUNT) == 1
    await store.close()
