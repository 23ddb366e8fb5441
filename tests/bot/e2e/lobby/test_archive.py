"""Tables that fall silent, through the double: asked, archived, reopened; threads that must stay awake."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.discord.lobby import archiving
from bot.sandbox.people.driver import City, Person, Place, Post
from bot.sandbox.world.permissions import Permission
from bot.table.storage.database import execute
from tests.bot.e2e.inside import changing, looking
from tests.bot.e2e.players import PATIENCE, offers, own, seated

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
    await ana.command("table open", games, game="toy.name", language="English", place="A new thread")
    [thread] = games.threads
    lobby = await thread.until(lambda post: "1. Ana" in post.text)
    await bia.press(lobby, "Join")
    await thread.until(lambda post: "2. Bia" in post.text)
    await ana.press(lobby, "Start")
    await thread.until(lambda post: "Waiting for" in post.text)
    return thread


async def warned(database: Path, host: Person, guests: list[Person], games: Place) -> Post:
    """A silent table, and the message that asks whether it goes on."""
    await seated(host, guests, games, game="toy.name")
    await due(database, "idle", guests[-1])
    return await games.until(lambda post: "Nothing has happened" in post.text)


async def archived(database: Path, host: Person, guests: list[Person], games: Place) -> Post:
    """An archived table, and the message that says so."""
    await warned(database, host, guests, games)
    await due(database, "idle", guests[-1])
    return await games.until(lambda post: "This table is archived, and" in post.text)


async def test_a_silent_table_is_kept_by_who_sits_there_alone(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    asked = await warned(database, ana, [bia], games)
    assert asked.silent, "it calls nobody"
    refused = await (await dora.press(asked, "Keep it")).until(lambda reply: bool(reply.followups))
    assert "no seat" in refused.followups[0].text
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
    await games.until(lambda post: "This table is archived. Everything" in post.text)
    await dora.command("table open", games, game="toy.name", language="English")
    refused = await (await ana.press(told, "Reopen")).until(lambda reply: bool(reply.followups))
    assert "Já existe uma mesa" in refused.followups[0].text
    await dora.command("table close", games)
    await ana.press(told, "Reopen")
    await games.until(lambda post: post.id == told.id and "reopened" in post.text)
    panel = await games.until(lambda post: post.id > told.id and "Waiting for" in post.text)
    assert own(panel, "hand")
    assert sorted(panel.message.versions[0].pings) == sorted((ana.id, bia.id)), "both are awaited"


async def test_a_channel_manager_reopens_an_archived_table_by_command(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    await archived(database, ana, [bia], games)
    assert "no seat" in (await dora.command("table reopen", games)).text
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS, dora.user)
    assert "goes on" in (await dora.command("table reopen", games)).text
    await games.until(lambda post: "Waiting for" in post.text)
    assert "no archived table" in (await dora.command("table reopen", games)).text


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


async def test_the_button_of_an_archived_panel_leaves_the_panel_alone(
    database: Path, ana: Person, bia: Person, games: Place
) -> None:
    await archived(database, ana, [bia], games)
    panel = await games.until(lambda post: "This table is archived. Everything" in post.text)
    await bia.press(panel, "Reopen")
    await games.until(lambda post: post.id > panel.id and "Waiting for" in post.text)
    assert panel.files, "its picture stays"


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


async def test_a_thread_that_is_awake_is_left_alone(
    database: Path, ana: Person, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(ana, bia, games)
    posts = len(thread.posts)
    [first] = reminders(database, "wake")
    await due(database, "wake", bia)
    week = int(7 * 24 * 3600 * archiving.MARGIN)
    await until_due(database, "wake", lambda due: abs(due[0] - first - week + archiving.SELDOM) < 60)
    assert len(thread.posts) == posts


async def test_of_a_locked_thread_the_host_is_told_once(
    database: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(ana, bia, games)
    city.world.archive(thread.channel, locked=True)
    for _ in range(2):
        await due(database, "wake", bia)
        told = await ana.dm.until(lambda post: "tópico está trancado" in post.text)
        await until_due(database, "wake", lambda due: due[0] > 1)
    assert [post for post in ana.dm.posts if "tópico está trancado" in post.text] == [told]


async def test_an_ordinary_channel_needs_no_waking(
    database: Path, ana: Person, bia: Person, games: Place
) -> None:
    await seated(ana, [bia], games, game="toy.name")
    posts = len(games.posts)
    await due(database, "wake", bia)
    await until_due(database, "wake", lambda due: due == [])
    assert len(games.posts) == posts


async def test_a_portuguese_table_falls_silent_in_portuguese(
    database: Path, ana: Person, bia: Person, games: Place
) -> None:
    await ana.command("table open", games, game="toy.name", language="pt-BR")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await bia.press(lobby, "Entrar")
    await games.until(lambda post: "2. Bia" in post.text)
    await ana.press(lobby, "Começar")
    await games.until(lambda post: "Esperando" in post.text)
    await due(database, "idle", bia)
    asked = await games.until(lambda post: "Nada acontece nesta mesa" in post.text)
    assert [button.label for button in asked.buttons] == ["Manter a mesa"]
    await due(database, "idle", bia)
    told = await games.until(lambda post: "Esta mesa foi arquivada" in post.text)
    refused = await (await bia.press(asked, "Manter a mesa")).until(lambda reply: bool(reply.followups))
    assert "This table is archived" in refused.followups[0].text, "to her in her own language"
    await bia.press(told, "Reabrir")
    await games.until(lambda post: post.id == told.id and "reabriu esta mesa" in post.text)
