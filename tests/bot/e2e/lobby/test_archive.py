"""Tables that fall silent, through the double: asked, archived, reopened; threads that must stay awake."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.sandbox.world.permissions import Permission
from bot.table.storage.database import execute
from tests.bot.e2e.inside import changing, looking
from tests.bot.e2e.players import PATIENCE, aside, offers, own, seated
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")

PAST = {
    "idle": [
        "UPDATE steps SET at = 0",
        "UPDATE tables SET since = 0",
        "DELETE FROM reminders WHERE number <> -1",
    ],
    "wake": [],
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "taverna.db"


async def due(database: Path, kind: str, person: Person) -> None:
    """Let a row of the table fall due, as after a long time, and wake the bot by what a stranger does."""
    with changing(database) as db:
        for sql in (*PAST[kind], f"UPDATE reminders SET due = 1 WHERE kind = '{kind}' AND table_id = 1"):
            db.execute(sql)
    elsewhere = person.city.channel("elsewhere")
    await person.command("table open", elsewhere, game="toy.name")
    await person.command("table close", elsewhere)


def reminders(database: Path, kind: str) -> list[int]:
    with looking(database) as db:
        return [row[0] for row in execute(db, "SELECT due FROM reminders WHERE kind = $1", kind).fetchall()]


async def until_due(database: Path, kind: str, fits: Callable[[list[int]], bool]) -> None:
    """Return when the table's rows of a kind are so."""
    async with asyncio.timeout(PATIENCE):
        while not fits(reminders(database, kind)):  # noqa: ASYNC110 - a database tells nobody that it has changed
            await asyncio.sleep(0.02)


async def in_a_thread(ana: Person, bia: Person, games: Place) -> Place:
    """A game in a thread of its own."""
    ana.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    await seated(ana, [bia], games, "toy.name", place="A new thread")
    return games.threads[0]


async def warned(database: Path, host: Person, guests: list[Person], games: Place) -> Post:
    """A silent table, and the message that asks whether it goes on."""
    await seated(host, guests, games, game="toy.name")
    await due(database, "idle", guests[-1])
    return await games.until(lambda post: "Nothing has happened" in post.text)


async def archived(database: Path, host: Person, guests: list[Person], games: Place) -> Post:
    """An archived table; its panel, which was moved to the bottom, right above the notice."""
    await warned(database, host, guests, games)
    await due(database, "idle", guests[-1])
    notice = await games.until(lambda post: "This table is archived, and" in post.text)
    assert notice.buttons == [], "whatever brings the table back, no button stays behind"
    panel = await games.until(lambda post: "This table is archived. Everything" in post.text)
    assert games.posts.index(panel) == games.posts.index(notice) - 1
    return panel


async def test_a_silent_table_is_kept_by_who_sits_there_alone(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    asked = await warned(database, ana, [bia], games)
    assert asked.silent, "it calls nobody"
    refused = await aside(await dora.press(asked, "Keep it"))
    assert "no seat" in refused.text
    await bia.press(asked, "Keep it")
    kept = await games.until(lambda post: post.id == asked.id and "this table stays" in post.text)
    assert kept.buttons == []
    assert f"<@{bia.id}>" in kept.text
    assert not ana.pinged_by[1:], "the first one was the beginning of the game"


async def test_an_archived_table_frees_its_channel_and_is_reopened_by_its_button(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    told = await archived(database, ana, [bia], games)
    await dora.command("table open", games, game="toy.name", language="English")
    refused = await aside(await ana.press(told, "Reopen"))
    assert "Já existe uma mesa" in refused.text
    await dora.command("table close", games)
    await ana.press(told, "Reopen")
    panel = await games.until(lambda post: post.id > told.id and "Waiting for" in post.text)
    assert own(panel, "hand")
    assert sorted(panel.message.versions[0].pings) == sorted((ana.id, bia.id)), "both are awaited"


async def test_the_hand_of_an_archived_table_asks_nothing_and_brings_it_back(
    database: Path, ana: Person, bia: Person, games: Place
) -> None:
    await archived(database, ana, [bia], games)
    shown = await bia.command("hand", games)
    assert "This table is archived" in shown.text
    assert not offers(shown.shown), "what would be refused is not offered"
    for command in ("undo", "table rewind"):
        assert "Reopen" in (await bia.command(command, games)).text
    await bia.press(shown.shown, "Reopen")
    await games.until(lambda post: "Waiting for" in post.text)


async def test_a_sleeping_thread_is_woken_without_calling_anybody(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(ana, bia, games)
    panel = thread.last
    city.world.archive(thread.channel)
    await due(database, "wake", bia)
    newer = await thread.until(lambda post: post.id > panel.id and "Waiting for" in post.text)
    assert newer.silent
    assert not newer.message.versions[0].pings
    assert not thread.channel.archived
    await until_due(database, "wake", lambda due: due[0] > 1)
