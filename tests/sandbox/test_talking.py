"""A conversation with a real discord.py bot: commands, buttons, menus, modals, choices, DMs, files."""

import discord
import pytest

from bot.sandbox.world.posting import write
from tests.sandbox.tiny import Menus, Tiny, picture
from tools.driver import City, Impossible, Person, Place


async def test_a_command_is_answered_in_the_channel(bot: Tiny, ana: Person, games: Place) -> None:
    reply = await ana.command("table open", games, game="Bellum Magica", seats=3)
    assert reply.kind == "message" and not reply.ephemeral
    assert reply.text == "bellum for 3 (pt-BR)"
    assert [file.content for file in reply.files] == [b"board"]
    assert reply.shown.alts == ["The board, drawn", "The board"]
    assert [button.label for button in reply.buttons] == ["Move 1", "Move 2", "Join", "Closed"]


async def test_a_button_answers_its_presser_alone(bot: Tiny, ana: Person, bia: Person, games: Place) -> None:
    panel = (await ana.command("table open", games, game="bellum")).shown
    reply = await bia.press(panel, "Join")
    assert reply.text == "welcome Bia" and reply.ephemeral
    assert bia.sees(reply.shown) and not ana.sees(reply.shown)
    assert games.posts == [panel] and games.posts_for(bia) == [panel, reply.shown]


async def test_a_dynamic_item_defers_quietly_and_follows_up(bot: Tiny, ana: Person, games: Place) -> None:
    panel = (await ana.command("table open", games, game="bellum")).shown
    reply = await ana.press(panel, "Move 2")
    assert reply.kind == "quiet"
    await reply.until(lambda reply: len(reply.followups) == 1)
    assert reply.followups[0].text == "ana moved 2" and reply.followups[0].ephemeral


async def test_thinking_is_awaited_and_its_secrecy_is_kept(
    bot: Tiny, ana: Person, bia: Person, games: Place
) -> None:
    reply = await ana.command("play", games, answer="Delta", who=bia)
    assert reply.text == "Delta by Bia"
    assert reply.ephemeral, "the follow-up takes the place of the deferred, ephemeral message"


async def test_autocomplete_offers_choices(bot: Tiny, ana: Person, games: Place) -> None:
    reply = await ana.autocomplete("play", games, answer="de")
    assert [choice.value for choice in reply.choices] == ["Delta"]


async def test_a_modal_opens_and_is_sent_once(bot: Tiny, ana: Person, games: Place) -> None:
    opened = await ana.command("name", games)
    assert opened.modal is not None and opened.modal.title == "Your name"
    reply = await ana.submit(opened.modal, {"Name": "Tom", "Piece": "Cat"})
    assert reply.text == "Tom is a Cat" and reply.ephemeral
    with pytest.raises(Impossible, match="sent already"):
        await ana.submit(opened.modal, {"Name": "Tom", "Piece": "Cat"})


async def test_a_menu_changes_its_message(bot: Tiny, ana: Person, games: Place) -> None:
    shown = (await ana.command("menus", games)).shown
    reply = await ana.select(shown, ["A", "C"], which="Pieces")
    assert reply.kind == "update" and reply.post == shown
    assert shown.text == "chosen ['A', 'C']" and shown.selects == [] and shown.edited


async def test_a_dm_is_sent_answered_and_refused(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    user = await bot.fetch_user(ana.id)
    await user.send("psst", view=Menus(timeout=None), file=picture(b"secret"))
    post = await ana.dm.until(lambda post: post.text == "psst")
    assert [file.content for file in post.files] == [b"secret"]
    assert (await ana.select(post, ["B"], which=0)).text == "chosen ['B']"
    assert (await ana.command("play", ana.dm, answer="Delta")).text == "Delta by nobody"
    ana.close_dms()
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("psst")
    assert refusal.value.code == 50007
    city.world.leave(city.guild, ana.user)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("psst")
    assert refusal.value.code == 50278


async def test_the_bot_reads_only_what_it_may(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    ana.write("hello all", games)
    ana.write(f"hello <@{city.world.bot.id}>", games)
    ana.write("hello you", ana.dm)
    await bot.until_heard(3)
    assert [message.content for message in bot.heard] == ["", f"hello <@{city.world.bot.id}>", "hello you"]


async def test_what_a_person_writes_may_call_everybody(city: City, ana: Person, games: Place) -> None:
    for words, loud in (("@everyone, look", True), ("look", False)):
        said = write(city.world, games.channel, ana.id, words)
        assert said.now.everyone is loud
