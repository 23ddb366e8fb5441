"""Tables in threads: of announcements too, with the permissions that count there, and without room."""

import pytest

from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import ChannelKind
from tests.bot.e2e.players import opened
from tools.driver import City, Person, Place

pytestmark = pytest.mark.usefixtures("bot")


async def in_a_thread(host: Person, below: Place) -> Place:
    """A lobby in a thread of its own."""
    host.world.allow(below.channel, Permission.CREATE_PUBLIC_THREADS, host.user)
    await opened(host, below, place="thread")
    return below.threads[0]


async def test_a_table_in_a_thread_of_an_announcement_channel(city: City, bia: Person) -> None:
    thread = await in_a_thread(bia, city.channel("news", kind=ChannelKind.ANNOUNCEMENT))
    assert thread.channel.kind is ChannelKind.NEWS_THREAD
    assert any(button.label == "Start" for button in thread.last.buttons), thread.last.buttons


async def test_in_a_thread_the_bot_need_not_write_in_the_channel(
    city: City, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(bia, games)
    await bia.command("table close", thread)
    city.world.deny(games.channel, Permission.SEND_MESSAGES)
    told = await bia.command("table open", thread, game="toy.name", language="English")
    assert "Send Messages" not in told.text
    await thread.until(lambda post: "1. Bia" in post.text and bool(post.buttons))
    city.world.deny(games.channel, Permission.SEND_MESSAGES_IN_THREADS)
    refused = await bia.command("table open", thread, game="toy.name", language="English")
    assert "Send Messages in Threads" in refused.text


async def test_where_tables_open_in_threads_one_opens_right_in_a_thread(
    city: City, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(bia, games)
    await bia.command("table close", thread)
    owner = Person(city, city.world.state.users[city.guild.owner_id])
    await owner.command("taverna setup", games, place="thread")
    await bia.command("table open", thread, game="toy.name", language="English")
    await thread.until(lambda post: "1. Bia" in post.text and bool(post.buttons))


async def test_where_the_thread_can_not_be_woken_the_host_reads_why(
    city: City, bia: Person, games: Place
) -> None:
    thread = await in_a_thread(bia, games)
    city.guild.active_threads = 0
    city.world.archive(thread.channel)
    await bia.forge_press(thread.last, "t:1:computer")
    told = await bia.dm.until(lambda post: "was archived" in post.text)
    assert f"<#{thread.id}>" in told.text


async def test_a_locked_thread_is_named_as_such(city: City, bia: Person, games: Place) -> None:
    thread = await in_a_thread(bia, games)
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    thread.channel.locked = True
    refused = await bia.command("table show", thread)
    assert "locked or archived" in refused.text
