"""From an empty channel to the first question."""

import pytest

from bot.sandbox.world.permissions import Permission
from tests.bot.e2e.players import opened
from tools.driver import City, Person, Place

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_table_is_opened_joined_and_started(ana: Person, bia: Person, games: Place) -> None:
    told = await ana.command("table open", games, game="bellum", language="English")
    assert told.ephemeral
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


async def test_what_the_lobby_offers_is_done(ana: Person, games: Place) -> None:
    lobby = await opened(ana, games, game="bellum")
    await ana.select(lobby, ["Castles: Chosen in seat order"], "Settings (for the host)")
    await games.until(lambda post: "Castles: **Chosen in seat order**" in post.text)
    await ana.press(lobby, "Add computer")
    await games.until(lambda post: "2. 🤖" in post.text)
    await ana.select(lobby, ["random"], "How strong the computers are (for the host)")
    await games.until(
        lambda post: "random" in [o.value for s in post.selects for o in s.options if o.default]
    )
    await ana.select(lobby, ["Advice: allow it"], "Settings (for the host)")
    await games.until(lambda post: "Advice: **allowed**" in post.text)
    await ana.press(lobby, "Remove computer")
    await games.until(lambda post: "1. Ana" in post.text and "🤖" not in post.text)
    await ana.press(lobby, "Leave")
    closed = await games.until(lambda post: "This table is closed." in post.text)
    assert closed.buttons == []


async def test_opening_says_which_permissions_are_missing(city: City, ana: Person, games: Place) -> None:
    city.world.deny(
        games.channel, Permission.SEND_MESSAGES | Permission.EMBED_LINKS | Permission.ATTACH_FILES
    )
    refused = await ana.command("table open", games, game="bellum")
    for missing in ("Enviar mensagens", "Inserir links", "Anexar arquivos"):
        assert missing in refused.text
    assert games.posts == []
