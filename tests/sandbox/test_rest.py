"""Channels, threads, messages and permissions, as discord.py asks for them."""

import asyncio
import io
from collections.abc import Coroutine
from typing import Any

import discord
import pytest

from bot.sandbox.server.server import PortTaken, serve
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import ChannelKind
from tests.sandbox.tiny import Menus, Tiny, picture
from tools.driver import City, Impossible, Person, Place


@pytest.fixture
def channel(bot: Tiny, games: Place) -> discord.TextChannel:
    found = bot.get_channel(games.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def code_of(doing: Coroutine[Any, Any, object]) -> int:
    with pytest.raises(discord.HTTPException) as refusal:
        await doing
    return refusal.value.code


async def test_a_message_is_sent_read_changed_and_deleted(channel: discord.TextChannel, games: Place) -> None:
    sent = await channel.send("one", file=picture(), silent=True)
    assert games.last.silent and games.last.files[0].description == "The board, drawn"
    await sent.edit(content="two", attachments=[])
    assert (await channel.fetch_message(sent.id)).content == "two"
    assert games.last.files == [] and games.last.edited
    await sent.delete()
    assert games.posts == []
    assert await code_of(sent.edit(content="three")) == 10008


async def test_a_picture_of_a_message_leads_to_its_own_file(channel: discord.TextChannel) -> None:
    files = [picture(), discord.File(io.BytesIO(b"hand"), "hand.png")]
    sent = await channel.send(files=files, embed=discord.Embed().set_image(url="attachment://hand.png"))
    assert "/hand.png?" in str(sent.embeds[0].image.url)


async def test_a_file_of_many_megabytes_arrives(channel: discord.TextChannel, games: Place) -> None:
    content = bytes(9 * 1024 * 1024)
    await channel.send(file=discord.File(io.BytesIO(content), "film.webp"))
    assert games.last.files[0].content == content


async def test_a_nonce_is_the_authors_and_not_the_channels(
    city: City, bot: Tiny, channel: discord.TextChannel, games: Place, ana: Person
) -> None:
    first = await channel.send("once", nonce="move-1")
    other = await bot.get_partial_messageable(city.channel("other").id).send("twice", nonce="move-1")
    assert (other.id, other.content) == (first.id, "once")
    direct = await bot.create_dm(discord.Object(ana.id))
    assert (await direct.send("thrice", nonce="move-1")).id == first.id
    assert ana.dm.posts == []


async def test_an_answer_needs_no_permission(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    city.world.deny(games.channel, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    assert (await ana.command("menus", games)).text == "choose"


async def test_an_announcement_channel_has_threads_of_its_own_kind(bot: Tiny, city: City) -> None:
    news = city.channel("news", kind=ChannelKind.ANNOUNCEMENT)
    channel = await bot.fetch_channel(news.id)
    assert isinstance(channel, discord.TextChannel)
    public = discord.ChannelType.public_thread
    assert await code_of(channel.create_thread(name="game", type=public)) == 50035
    thread = await channel.create_thread(name="game", type=discord.ChannelType.news_thread)
    await thread.send("here")
    assert news.threads[0].last.text == "here"


async def test_a_guild_that_is_full_of_threads_wakes_none(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    public = discord.ChannelType.public_thread
    thread = await channel.create_thread(name="game", type=public)
    sent = await thread.send("here")
    city.world.archive(games.threads[0].channel)
    city.guild.active_threads = 0
    assert await code_of(thread.send("there")) == 160006
    assert await code_of(thread.edit(archived=False)) == 160006
    assert await code_of(channel.create_thread(name="another", type=public)) == 160006
    await sent.delete()
    assert games.threads[0].channel.archived


async def test_a_thread_is_made_used_archived_and_woken(
    bot: Tiny, city: City, channel: discord.TextChannel, ana: Person, games: Place
) -> None:
    public = discord.ChannelType.public_thread
    thread = await channel.create_thread(name="game", type=public, auto_archive_duration=60)
    place = games.threads[0]
    sent = await thread.send("choose", view=Menus(timeout=None))
    await thread.edit(archived=True, locked=True)
    with pytest.raises(Impossible, match="archived"):
        await ana.select(place.last, ["A"], which=0)
    assert await code_of(sent.edit(content="x")) == 50083
    assert await code_of(thread.edit(name="x")) == 50083
    await thread.edit(archived=False, locked=False)
    assert (await ana.select(place.last, ["A"], which=0)).text == "chosen ['A']"
    city.world.clock.advance(61 * 60)
    assert await code_of(sent.edit(content="x")) == 50083
    await thread.send("awake again")
    assert not place.channel.archived


async def test_a_private_thread_shows_to_its_members(
    city: City, channel: discord.TextChannel, ana: Person, bia: Person, games: Place
) -> None:
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    told = list[tuple[int, ...]]()
    city.world.listeners.append(lambda change: told.append(change.people))
    await thread.send(f"psst, <@{ana.id}>")
    post = games.threads[0].last
    assert ana.sees(post) and not bia.sees(post)
    await thread.send(f"come in, <@{bia.id}>")
    assert bia.sees(post), "whom a message names is added"
    assert [people for people in told if people] == [(ana.id,), (bia.id,)]


@pytest.mark.parametrize(("length", "code"), [(0, 50035), (1, None), (100, None), (101, 50035)])
async def test_the_name_of_a_channel_or_thread_has_a_limit(
    city: City, channel: discord.TextChannel, games: Place, length: int, code: int | None
) -> None:
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    thread = await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    name = "x" * length
    renamed = (games.channel, games.threads[0].channel)
    for doing in (
        channel.create_thread(name=name),
        channel.edit(name=name),
        thread.edit(name=name),
    ):
        if code is None:
            await doing
        else:
            assert await code_of(doing) == code
    named = [each.name == name for each in city.world.state.channels.values()]
    assert named.count(True) == (3 if code is None else 0)
    assert [each.name for each in renamed] == ([name] * 2 if code is None else ["games", "game"])
    city.world.traffic.violations.clear()  # the schema says the same


async def test_typing_shows(channel: discord.TextChannel, city: City, games: Place) -> None:
    async with channel.typing():
        await asyncio.sleep(0)
    assert [typing.channel_id for typing in city.world.state.typing] == [games.id]


async def test_an_unknown_route_is_recorded(bot: Tiny, city: City) -> None:
    assert await code_of(bot.http.request(discord.http.Route("GET", "/sticker-packs"))) == 0
    assert city.world.traffic.unknown == ["GET /sticker-packs"]
    city.world.traffic.unknown.clear()


async def test_a_port_that_is_taken_is_said_in_one_line(city: City) -> None:
    async with serve(city.world) as url:
        port = int(url.rsplit(":", 1)[1])
        with pytest.raises(PortTaken, match=f"cannot listen on 127.0.0.1:{port}"):
            async with serve(City().world, port):
                pytest.fail("two servers had one port")
