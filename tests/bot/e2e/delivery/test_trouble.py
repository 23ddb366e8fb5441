"""Trouble from Discord, the network, moderators and players' mistakes: nothing is lost."""

import asyncio

import pytest

from bot.discord.client import Client
from bot.discord.delivery.refusals import DELETED
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import Change, Kind
from tests.bot.e2e.players import opened, seated
from tests.bot.e2e.toys import can_press, plan, seal
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


def asked(person: Person) -> str:
    return f"<@{person.id}>"


async def test_a_deleted_panel_is_posted_anew(city: City, toy: Post, ana: Person, games: Place) -> None:
    city.world.delete_message(toy.message)
    await plan(ana, games)
    newer = await games.until(lambda post: post.id > toy.id and "Waiting for" in post.text)
    assert asked(ana) not in newer.text
    assert newer.silent


async def test_without_permission_the_host_is_told_once_and_the_game_goes_on(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    city.world.delete_message(toy.message)
    city.world.deny(games.channel, Permission.SEND_MESSAGES)
    await plan(ana, games)
    told = await ana.dm.until(lambda post: "/mesa mostrar" in post.text)
    assert "Enviar mensagens" in told.text
    assert "Anexar arquivos" not in told.text, "what it may do is no part of the trouble"
    await plan(bia, games)
    await ana.command("play", games, answer="action:rest")
    assert [post for post in ana.dm.posts if "/mesa mostrar" in post.text] == [told]
    called = await bia.dm.until(lambda post: "waiting for you" in post.text)
    assert "/hand" in called.text
    assert not called.silent, "the channel, which is closed, would have called Bia"
    assert not [post for post in bia.dm.posts if "/table show" in post.text]

    city.world.allow(games.channel, Permission.SEND_MESSAGES)
    shown = await ana.command("table show", games)
    assert "no fim do canal" in shown.text
    await games.until(lambda post: asked(bia) in post.text and "toy.ask.act" in post.text)


async def test_a_channel_that_is_deleted_leaves_nobody_in_silence(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(ana, games)
    await plan(bia, games)
    await games.until(lambda post: asked(ana) in post.text and "toy.ask.act" in post.text)
    city.world.delete_channel(games.channel)
    await ana.press((await ana.command("hand", ana.dm)).shown, "action:rest")
    told = await ana.dm.until(lambda post: "foi apagado" in post.text)
    assert "/mesa mostrar" not in told.text, "nothing can be shown there any more"
    await bia.dm.until(lambda post: "waiting for you" in post.text and not post.silent)


async def test_a_lobby_whose_channel_or_thread_is_deleted_ends_and_says_so(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    city.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    lobby = await opened(ana, games, place="thread")
    [thread] = games.threads
    await bia.press(lobby, "Join")
    await thread.until(lambda post: "2. Bia" in post.text)
    city.world.delete_channel(games.channel)
    told = await ana.dm.until(lambda post: "foi apagado" in post.text)
    assert "A partida está a salvo" not in told.text, "there is no game"
    await bia.dm.until(lambda post: "has been deleted before the game began" in post.text)
    assert str(thread.id) not in (await ana.command("me", ana.dm)).text


async def test_whose_channel_is_deleted_hears_so_before_anybody_moves(
    city: City, toy: Post, ana: Person, games: Place
) -> None:
    city.world.delete_channel(games.channel)
    assert "A partida está a salvo" in (await ana.dm.until(lambda post: "foi apagado" in post.text)).text


async def test_a_bot_that_is_removed_and_comes_back_shows_what_was_played(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(ana, games)
    letter = await bia.dm.until(lambda post: "toy.ask.plan" in post.text)
    city.world.leave(city.guild, city.world.bot)
    await bia.press(
        letter, next(each.custom_id or "" for each in letter.buttons if ":put." in (each.custom_id or ""))
    )
    await bia.press(await bia.dm.until(lambda post: can_press(post, "Lock in")), "Lock in")
    await ana.dm.until(lambda post: "toy.ask.act" in post.text)
    assert "toy.planned" not in games.last.text
    city.world.join(city.guild, city.world.bot)
    await games.until(lambda post: "toy.planned" in post.text and "toy.ask.act" in post.text)


async def test_a_press_whose_acknowledgement_is_lost_still_counts_once(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(ana, games)
    await plan(bia, games)
    newer = await games.until(lambda post: "toy.ask.act" in post.text)
    city.world.lose("POST /interactions/*/callback")
    await ana.press(newer, "action:rest")
    await games.until(lambda post: "toy.acts.rest" in post.text)
    log = await bia.command("table log", games)
    assert log.text.count("toy.acts.rest") == 1


async def test_a_press_that_comes_too_late_does_nothing(
    city: City, toy: Post, ana: Person, bia: Person, games: Place, bot: Client
) -> None:
    await plan(ana, games)
    await plan(bia, games)
    newer = await games.until(lambda post: "toy.ask.act" in post.text)
    city.world.fail("POST /interactions/*/callback", status=404, code=10062)
    pressed = asyncio.ensure_future(ana.press(newer, "action:rest"))
    log = await bia.command("table log", games)
    assert "toy.acts.rest" not in log.text
    pressed.cancel()


async def test_a_button_of_another_version_gets_a_calm_answer(toy: Post, ana: Person) -> None:
    for custom_id in ("x", "t:1:dance", "d:1:000000000000:one.0.0"):
        pressed = await ana.forge_press(toy, custom_id)
        reply = await pressed.until(lambda reply: bool(reply.followups) or reply.kind == "message")
        said = reply.followups[0].text if reply.followups else reply.text
        assert "já foi encerrada" in said


async def test_an_archived_thread_is_woken_by_a_new_panel(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    city.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    await seated(ana, [bia], games, "toy.name", place="thread")
    [thread] = games.threads
    mine = await bia.dm.until(lambda post: "toy.ask.plan" in post.text)
    city.world.archive(thread.channel)
    await seal(bia, mine)
    await thread.until(lambda post: "Waiting for" in post.text and asked(bia) not in post.text)
    assert not thread.channel.archived


async def test_a_direct_message_that_goes_while_it_is_pressed_in_is_no_trouble(
    city: City, toy: Post, bia: Person, games: Place, caplog: pytest.LogCaptureFixture
) -> None:
    letter = await seal(bia, await bia.dm.until(lambda post: "toy.ask.plan" in post.text))

    def delete(change: Change) -> None:
        if change.kind is Kind.ANSWER and not letter.deleted:
            city.world.delete_message(letter.message)

    city.world.listeners.append(delete)
    await bia.press(letter, "Change")
    gone = await city.world.until(
        lambda: any(r.code == DELETED for r in city.world.traffic.requests) or None, asyncio.sleep(5)
    )
    assert gone
    tries = 50  # the letter may be missed before the press is read
    while tries and not can_press((await bia.command("hand", games)).shown, "Lock in"):
        tries -= 1
    assert tries, "the sheet is open again"
    assert [each for each in caplog.records if each.name.startswith("bot") and each.levelname != "INFO"] == []


async def test_without_the_right_to_read_back_no_old_panel_keeps_its_buttons(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    city.world.deny(games.channel, Permission.READ_MESSAGE_HISTORY)
    await plan(ana, games)
    await plan(bia, games)
    newer = await games.until(lambda post: "toy.ask.act" in post.text and post.id > toy.id)
    gone = await city.world.until(lambda: not toy.buttons or toy.deleted or None, asyncio.sleep(5))
    assert gone, f"the old toy still has {[each.label for each in toy.buttons]}"
    assert newer.buttons
