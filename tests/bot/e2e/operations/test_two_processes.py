"""Two bots on two connections of one double and on one database; people also answer by direct message."""

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.discord.client import Client
from bot.table.model import Shards
from bot.table.storage.engines.schema import known_schemas
from tests.bot.e2e import inside as placed
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE, inside, looking, unanswered
from tests.bot.e2e.players import (
    Player,
    asks,
    awaited,
    mark,
    panel_in,
    pressed_is_stored,
    seated,
    until_panel,
)
from tests.bot.e2e.process import ROOT, Process
from tests.bot.e2e.shards import one_for_each
from tests.bot.e2e.tables import all_said
from tests.bot.postgres import Databases
from tests.bot.table.storage.tomorrow import NUMBER, write
from tests.depth import LONG, only_long
from tools.driver import City, Place

pytestmark = pytest.mark.nightly

MOVES = 6
KILLS = 3 if LONG else 1


@pytest.fixture
def cities(city: City) -> list[City]:
    """A server of each connection."""
    return one_for_each(city, 2)


@pytest.fixture
async def bots(
    cities: list[City], url: str, tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Client]]:
    monkeypatch.setattr(placed, "address_of", databases.of)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(inside(cities[0], url, tmp_path, shards=Shards(shard, shard, 2)))
            for shard in (0, 1)
        ]
    databases.empty()
    assert unanswered(cities[0]) == []


async def test_tables_of_both_are_played_in_channels_and_by_direct_message(
    bots: list[Client], cities: list[City], tmp_path: Path
) -> None:
    for each in cities:
        place, chance = each.channel("games"), Random(4)
        people = [each.person("Ana"), each.person("Bia")]
        await seated(people[0], people[1:], place)
        players = [Player(person, place, chance) for person in people]
        for number in range(MOVES):
            await all_said(tmp_path / DATABASE)
            [player] = awaited(panel_in(place), players)
            if number % 2:
                await by_direct_message(player, place)
            else:
                await player.play()
    await all_said(tmp_path / DATABASE)
    with looking(tmp_path / DATABASE) as db:
        counts = db.execute("SELECT table_id, COUNT(*) FROM steps GROUP BY table_id").fetchall()
    assert len(counts) == 2
    assert [count for _, count in counts if count < MOVES] == []
    for each in cities:
        posts = [str(post.message.versions[0].components) for post in each.channel("games").posts]
        assert len(set(posts)) == len(posts), "no message was posted twice"


async def by_direct_message(player: Player, place: Place) -> None:
    """Answer in the hand that the bot shows in a direct message; the panel follows in the channel."""
    hand = (await player.person.command("hand", player.person.dm)).shown
    before, asked = mark(panel_in(place)), asks(hand)
    await player.answer(hand)
    await until_panel(place, lambda post: mark(post) != before and asks(post) != asked)


@pytest.fixture
async def processes(
    cities: list[City],
    url: str,
    tmp_path: Path,
    databases: Databases,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[list[Process]]:
    """Two real bots, one for each connection, not yet started. A picture is one pixel."""
    server = databases.of(None)
    monkeypatch.setattr(placed, "address_of", lambda path: server)
    found = []
    for shard in (0, 1):
        folder = tmp_path / str(shard)
        folder.mkdir()
        more = {"TAVERNA_SHARDS": f"{shard}/2", "TAVERNA_CACHE": str(tmp_path / "cache")}
        found.append(Process(cities[0], folder, url, more, module="tests.bot.e2e.undrawn"))
    yield found
    for process in found:
        if process.running:
            await process.kill()
    databases.empty()


async def started(processes: list[Process]) -> None:
    for process in processes:
        await process.start()


async def test_a_process_dying_during_answers_by_direct_message_loses_nothing(
    processes: list[Process], cities: list[City], tmp_path: Path
) -> None:
    """The answer is committed by the process that has direct messages; its panel waits for the other one."""
    await started(processes)
    place, chance = cities[1].channel("games"), Random(7)
    people = [cities[1].person("Ana"), cities[1].person("Bia")]
    await seated(people[0], people[1:], place)
    players = [Player(person, place, chance) for person in people]
    for _ in range(KILLS):
        await all_said(tmp_path / DATABASE)
        [player] = awaited(panel_in(place), players)
        hand = (await player.person.command("hand", player.person.dm)).shown
        before, asked = mark(panel_in(place)), asks(hand)
        await processes[1].kill()
        await player.answer(hand)
        assert mark(panel_in(place)) == before, "nobody is there to show it"
        await processes[1].start()
        await until_panel(place, lambda post, asked=asked: asks(post) != asked)  # type: ignore[misc]
    await all_said(tmp_path / DATABASE)
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, history(tmp_path / DATABASE))
    turns = [str(post.message.versions[0].components) for post in place.posts if "Bellum" in post.text]
    assert len(set(turns)) == len(turns), "no message was posted twice"
    for process in processes:
        assert await process.stop() == 0
        assert "Traceback" not in process.log


async def test_a_third_process_for_the_same_servers_is_one_clear_line(
    processes: list[Process], tmp_path: Path
) -> None:
    await started(processes[1:])
    folder = tmp_path / "third"
    folder.mkdir()
    third = Process(processes[0].city, folder, processes[0].url, processes[1].settings)
    await third.launch()
    assert await third.ended() == 1
    assert third.log.strip().endswith("another bot works with this database and has shard 1 of 1-1/2")
    assert third.log.count("\n") == 1


@only_long
async def test_a_new_version_rolls_through_both_while_people_play(
    processes: list[Process], cities: list[City], tmp_path: Path
) -> None:
    """It adds to every table of the database. The older one goes on, and starts again after a crash."""
    await started(processes)
    newer, tables = newer_version(tmp_path / "newer"), []
    for each in cities:
        place, people = each.channel("games"), [each.person("Ana"), each.person("Bia")]
        await seated(people[0], people[1:], place)
        tables.append([Player(person, place, Random(3)) for person in people])
    await some_moves(tables, tmp_path / DATABASE)
    for process in reversed(processes):  # that with direct messages last
        assert await process.stop() == 0
        process.root, process.module = newer, "bot"
        await process.start()
        await some_moves(tables, tmp_path / DATABASE)
        if process is processes[1]:
            await processes[0].kill()
            await processes[0].start()
            await some_moves(tables, tmp_path / DATABASE)
    with looking(tmp_path / DATABASE) as db:
        assert db.execute("SELECT MAX(version) FROM schema").fetchone()[0] == NUMBER
        ids = [row[0] for row in db.execute("SELECT id FROM tables ORDER BY id").fetchall()]
    for table_id, players in zip(ids, tables, strict=True):
        pressed = [press for player in players for press in player.pressed]
        pressed_is_stored(pressed, history(tmp_path / DATABASE, table_id=table_id))
    assert [process.log for process in processes if "Traceback" in process.log] == []


async def some_moves(tables: list[list[Player]], database: Path) -> None:
    """At each table one in the channel and one by direct message."""
    for players in tables:
        for direct in (False, True):
            await all_said(database)
            [player] = awaited(panel_in(players[0].games), players)
            await (by_direct_message(player, player.games) if direct else player.play())


def newer_version(folder: Path) -> Path:
    """The bot's code, with one more migration."""
    folder.mkdir()
    for each in ("rules", "render", "data"):
        (folder / each).symlink_to(ROOT / each)
    shutil.copytree(ROOT / "bot", folder / "bot")
    write(folder / "bot/table/storage/migrations", max(known_schemas()))
    return folder
