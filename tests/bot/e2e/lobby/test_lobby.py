"""From an empty channel to the first question."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.world.permissions import Permission

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_table_is_opened_joined_and_started(ana: Person, bia: Person, games: Place) -> None:
    opened = await ana.command("table open", games, game="bellum", language="English")
    assert opened.ephemeral
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await bia.press(lobby, "Join")
    await games.until(lambda post: "2. Bia" in post.text and "host starts the game" in post.text)

    await ana.press(lobby, "Start")

    panel = await games.until(lambda post: "Waiting for" in post.text)
    assert panel.alts
    assert [file.filename for file in panel.files] == ["bellum-0.png"]
    [pinged] = [person for person in (ana, bia) if person.pinged_by]
    assert f"<@{pinged.id}>" in panel.text
    begun = await games.until(lambda post: post.id == lobby.id and not post.buttons)
    assert "2. Bia" in begun.text and "host starts" not in begun.text, "it has begun"


async def test_only_the_host_starts_and_others_are_told_so_alone(
    ana: Person, bia: Person, games: Place
) -> None:
    await ana.command("table open", games, game="bellum")
    lobby = await games.until(lambda post: "1. Ana" in post.text)

    refused = await bia.press(lobby, "Start")

    reply = await refused.until(lambda reply: bool(reply.followups))
    [told] = reply.followups
    assert told.ephemeral
    assert "host" in told.text
    assert "Start" in [button.label for button in lobby.buttons]


async def test_settings_are_chosen_in_the_lobby_again_and_again(ana: Person, games: Place) -> None:
    await ana.command("table open", games, game="bellum", language="English")
    lobby = await games.until(lambda post: "Castles: **Dealt at random**" in post.text)
    await ana.select(lobby, ["Castles: Chosen in seat order"], "Settings (for the host)")
    await games.until(lambda post: "Castles: **Chosen in seat order**" in post.text)
    await ana.select(lobby, ["Castles: Dealt at random"], "Settings (for the host)")
    await games.until(lambda post: "Castles: **Dealt at random**" in post.text)


async def test_the_clock_is_chosen_at_the_opening_and_stands_in_the_lobby(
    ana: Person, bia: Person, games: Place
) -> None:
    for odd in ("3 min", "amanhã"):
        refused = await ana.command("table open", games, game="bellum", pace=odd)
        assert refused.ephemeral
        assert not games.posts, "no table for a time that can't be"
    await ana.command("table open", games, game="bellum", language="English", pace="2 dias")
    lobby = await games.until(lambda post: "The clock of this table: 2 days for an answer." in post.text)
    await ana.command("table pace", games, answer="none")
    await games.until(lambda post: post.id == lobby.id and "clock" not in post.text)


async def test_computers_come_and_go(ana: Person, games: Place) -> None:
    await ana.command("table open", games, game="bellum", language="English")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await ana.press(lobby, "Add computer")
    await games.until(lambda post: "2. 🤖" in post.text)
    await ana.press(lobby, "Remove computer")
    await games.until(lambda post: "1. Ana" in post.text and "🤖" not in post.text)


async def test_the_last_guest_closes_the_lobby(ana: Person, games: Place) -> None:
    await ana.command("table open", games, game="bellum", language="English")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await ana.press(lobby, "Leave")
    closed = await games.until(lambda post: "This table is closed." in post.text)
    assert closed.buttons == []


async def test_a_table_in_a_new_thread(city: City, ana: Person, games: Place) -> None:
    city.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    await ana.command("table open", games, game="bellum", place="thread")
    [thread] = games.threads
    lobby = await thread.until(lambda post: "1. Ana" in post.text)
    assert lobby.buttons


async def test_opening_says_which_permissions_are_missing(city: City, ana: Person, games: Place) -> None:
    city.world.deny(
        games.channel, Permission.SEND_MESSAGES | Permission.EMBED_LINKS | Permission.ATTACH_FILES
    )
    refused = await ana.command("table open", games, game="bellum")
    for missing in ("Enviar mensagens", "Inserir links", "Anexar arquivos"):
        assert missing in refused.text
    assert games.posts == []


async def test_nobody_is_pinged_by_a_name(city: City, games: Place, ana: Person) -> None:
    eve = city.person("@everyone <@1> **x**")
    await eve.command("table open", games, game="bellum")
    lobby = await games.until(lambda post: "everyone" in post.text)
    assert not lobby.pings
    assert not ana.pinged_by
    assert "**x**" not in lobby.text
