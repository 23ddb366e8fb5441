"""A whole database goes to a server and back, and is the same there, row by row."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import operator
from bot.table.storage import moving
from bot.table.storage.database import BadStore, one
from bot.table.storage.engines.address import Address, Server
from bot.table.storage.engines.process_lock import locked
from bot.table.storage.moving import move, names
from bot.table.storage.store import Store
from tests.bot.postgres import Databases
from tests.bot.table.scene import ANA, BIA, started
from tests.bot.table.storage.shipped import FOLDER, unpack
from tests.bot.table.storage.tomorrow import tomorrow
from tests.bot.test_operator import at

TODAY = max(FOLDER.glob("*.db.xz")).name


@pytest.fixture
def server(databases: Databases) -> Iterator[Server]:
    yield databases.of(None)
    databases.empty()


@pytest.fixture
def lived(tmp_path: Path) -> Path:
    """A database with rows of each kind."""
    return unpack(FOLDER / TODAY, tmp_path / "lived.db")


async def answer(address: Address, sql: str) -> object:
    store = await Store.open(address)
    try:
        return await store.read(one, sql)
    finally:
        await store.close()


async def test_all_is_the_same_on_a_server_and_back_in_a_file(
    lived: Path, server: Server, tmp_path: Path
) -> None:
    there = await move(lived, server)
    back = await move(server, tmp_path / "back.db")
    again = await move(tmp_path / "back.db", tmp_path / "again.db")
    assert there == back == again
    assert [each.table for each in there] == names()
    empty = {each.table for each in there if each.count == 0}
    assert empty <= {"lessons", "tips"}, "or the move of these tables is not tried"
    assert len({each.digest for each in there if each.count}) == len(there) - len(empty)


async def test_games_go_on_where_they_were_moved_to(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(tmp_path / "old.db", workers=True) as bot:
        first = await bot.table(ANA, BIA)
        await bot.plan(first.id, ANA)
        await bot.outbox.idle()
        last = bot.voice.said[-1].id
    await move(tmp_path / "old.db", server)
    monkeypatch.setattr("tests.bot.table.scene.address_of", lambda path: server)
    async with started(workers=True) as bot:
        await bot.plan(first.id, BIA)
        second = await bot.table(ANA, BIA, channel=9)
        await bot.outbox.idle()
        assert second.id == first.id + 1
        assert bot.voice.said[0].id > last, "ids of messages are never used again"


async def test_ids_of_messages_go_on_in_a_file_too(server: Server, tmp_path: Path) -> None:
    say = "INSERT INTO outbox (table_id, kind) VALUES (1, 'lobby') RETURNING id"
    store = await Store.open(server)
    columns = "guild_id, channel_id, game, options, status, host_id, lang, fence, created, since"
    await store.write(
        one, f"INSERT INTO tables ({columns}) VALUES (1, 2, 'toy', '{{}}', 'over', 1, 'en', 0, 0, 0)"
    )
    assert [await store.write(one, say) for _ in range(3)] == [1, 2, 3]
    await store.write(one, "DELETE FROM outbox")
    await store.close()
    await move(server, tmp_path / "back.db")
    store = await Store.open(tmp_path / "back.db")
    assert await store.write(one, say) == 4
    await store.close()


async def test_nothing_is_moved_onto_other_games(lived: Path, server: Server, tmp_path: Path) -> None:
    await move(lived, server)
    with pytest.raises(BadStore, match="is not empty: tables has rows"):
        await move(lived, server)
    with pytest.raises(BadStore, match="there is no such file"):
        await move(tmp_path / "absent.db", server)
    with pytest.raises(BadStore, match="this is where it is already"):
        await move(lived, lived)


async def test_a_database_of_tomorrow_is_moved_by_tomorrows_bot(
    tmp_path: Path, database: Path, server: Server
) -> None:
    with tomorrow(tmp_path):
        await (await Store.open(database)).close()
    await (await Store.open(database)).close()  # today's bot could go on with it
    with pytest.raises(BadStore, match="made by a newer version"):
        await move(database, server)


async def test_a_database_in_use_is_not_moved(lived: Path, server: Server) -> None:
    with locked(lived), pytest.raises(BadStore, match="another bot works with this database"):
        await move(lived, server)
    bot = await Store.open(server)
    with pytest.raises(BadStore, match="another bot works with this database"):
        await move(lived, server)
    await bot.close()


async def test_what_does_not_arrive_as_it_was_is_not_moved_at_all(
    lived: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(server)
    await store.write(
        one, "CREATE RULE deaf AS ON INSERT TO people WHERE new.user_id = 12 DO INSTEAD NOTHING"
    )
    await store.close()
    try:
        with pytest.raises(BadStore, match="people differs: 2 rows of 3"):
            await move(lived, server)
        assert await answer(server, "SELECT COUNT(*) FROM tables") == 0
    finally:
        store = await Store.open(server)
        await store.write(one, "DROP RULE deaf ON people")
        await store.close()


def test_the_operator_reads_what_was_moved(
    lived: Path, server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert operator.main(["move", f"sqlite:{lived}", server.url], at(Path("unused.db"))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(names()) + 1
    assert "people: 3 rows, the same in both" in lines
    assert lines[-1].startswith(f"all of {lived} is now in {server} as well")
    assert operator.main(["move", str(lived), server.url], at(Path("unused.db"))) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_digest_tells_any_two_sets_of_rows_apart() -> None:
    class Row(dict[str, object]):
        pass

    def of(*rows: Row) -> str:
        return moving._digested("t", iter(rows)).digest

    one, two = Row(a=1, b="x"), Row(a=2, b="x")
    assert of(one, two) == of(two, one) != of(one, one)
    assert of(one) != of(Row(a="1", b="x")) != of(Row(a=1, b=None))
