"""Channels, threads, messages and permissions, as discord.py asks for them."""

import asyncio
import io
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people.driver import City, Impossible, Person, Place
from bot.sandbox.server.server import PortTaken, serve
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import ChannelKind
from tests.sandbox.tiny import Menus, Tiny, picture


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


async def test_history_is_read_in_pages(channel: discord.TextChannel) -> None:
    sent = [await channel.send(f"{n}") for n in range(5)]
    assert [m.content async for m in channel.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(after=sent[2])] == ["3", "4"]


async def test_a_repeated_nonce_gives_the_first_message(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    first = await channel.send("once", nonce="move-1")
    assert (await channel.send("twice", nonce="move-1")).id == first.id
    city.world.clock.advance(600)
    assert (await channel.send("later", nonce="move-1")).id != first.id
    assert [post.text for post in games.posts] == ["once", "later"]


async def test_a_nonce_is_the_authors_and_not_the_channels(
    city: City, bot: Tiny, channel: discord.TextChannel, games: Place, ana: Person
) -> None:
    first = await channel.send("once", nonce="move-1")
    other = await bot.get_partial_messageable(city.channel("other").id).send("twice", nonce="move-1")
    assert (other.id, other.content) == (first.id, "once")
    direct = await bot.create_dm(discord.Object(ana.id))
    assert (await direct.send("thrice", nonce="move-1")).id == first.id
    assert ana.dm.posts == []


async def test_the_nonce_of_a_deleted_message_is_refused(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    first = await channel.send("once", nonce="move-1")
    await first.delete()
    assert await code_of(channel.send("twice", nonce="move-1")) == 10008
    assert games.posts == []
    city.world.clock.advance(600)
    await channel.send("later", nonce="move-1")


async def test_who_is_pinged(channel: discord.TextChannel, ana: Person, bia: Person) -> None:
    words = f"<@{ana.id}> and <@{bia.id}>, @everyone"
    await channel.send(words, allowed_mentions=discord.AllowedMentions.none())
    assert (ana.pinged_by, bia.pinged_by) == ([], [])
    only = discord.AllowedMentions(users=[discord.Object(ana.id)], everyone=False, roles=False)
    await channel.send(words, allowed_mentions=only)
    assert (len(ana.pinged_by), len(bia.pinged_by)) == (1, 0)
    await channel.send(words)
    assert (len(ana.pinged_by), len(bia.pinged_by)) == (2, 1)
    await channel.send(words, silent=True)
    assert (len(ana.pinged_by), len(bia.pinged_by)) == (2, 1)


@pytest.mark.parametrize(
    ("taken", "doing", "code"),
    [
        (Permission.VIEW_CHANNEL, lambda channel: channel.send("x"), 50001),
        (Permission.SEND_MESSAGES, lambda channel: channel.send("x"), 50013),
        (Permission.ATTACH_FILES, lambda channel: channel.send("x", file=picture()), 50013),
        (Permission.EMBED_LINKS, lambda channel: channel.send(embed=discord.Embed(title="x")), 50013),
        (Permission.CREATE_PRIVATE_THREADS, lambda channel: channel.create_thread(name="x"), 50013),
        (Permission.READ_MESSAGE_HISTORY, lambda channel: channel.fetch_message(1), 50013),
        (Permission.MANAGE_CHANNELS, lambda channel: channel.edit(name="x"), 50013),
        (Permission(0), lambda channel: channel.fetch_message(1), 10008),
    ],
)
async def test_what_the_bot_may_not_do(
    city: City,
    channel: discord.TextChannel,
    games: Place,
    taken: Permission,
    doing: Callable[[discord.TextChannel], Coroutine[Any, Any, object]],
    code: int,
) -> None:
    city.world.deny(games.channel, taken)
    assert await code_of(doing(channel)) == code


async def test_an_answer_needs_no_permission(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    city.world.deny(games.channel, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    assert (await ana.command("menus", games)).text == "choose"


async def test_a_channel_that_a_moderator_deletes(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    sent = await channel.send("x")
    city.world.delete_channel(games.channel)
    assert await code_of(channel.send("x")) == 10003
    assert await code_of(sent.edit(content="y")) == 10003


async def test_in_a_thread_messages_need_another_permission(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    thread = await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    city.world.deny(games.channel, Permission.SEND_MESSAGES)
    await thread.send("here")
    assert await code_of(channel.send("not here")) == 50013
    city.world.deny(games.channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert await code_of(thread.send("nor there")) == 50013


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


async def test_a_thread_sleeps_after_one_of_four_spans_only(city: City, channel: discord.TextChannel) -> None:
    public = discord.ChannelType.public_thread
    for minutes in (60, 1440, 4320, 10080):
        await channel.create_thread(name="game", type=public, auto_archive_duration=minutes)
    odd = channel.create_thread(name="game", type=public, auto_archive_duration=61)  # type: ignore[arg-type]
    assert await code_of(odd) == 50035
    city.world.traffic.violations.clear()  # Discord's schema does not know that span either


async def test_threads_are_listed_while_they_live(city: City, channel: discord.TextChannel) -> None:
    public = discord.ChannelType.public_thread
    lives, archived, gone = [await channel.create_thread(name=name, type=public) for name in "abc"]
    await archived.edit(archived=True)
    await gone.delete()
    assert [thread.id for thread in await channel.guild.active_threads()] == [lives.id]


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


async def test_active_threads_are_limited(city: City, channel: discord.TextChannel) -> None:
    assert city.guild.active_threads == 1000
    city.guild.active_threads = 1
    first = await channel.create_thread(name="one", type=discord.ChannelType.public_thread)
    assert await code_of(channel.create_thread(name="two", type=discord.ChannelType.public_thread)) == 160006
    await first.edit(archived=True)
    await channel.create_thread(name="two", type=discord.ChannelType.public_thread)
    assert await code_of(first.edit(archived=False)) == 160006


async def test_a_channel_is_changed_and_deleted(
    city: City, channel: discord.TextChannel, games: Place
) -> None:
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    await channel.edit(topic="a room")
    assert games.channel.topic == "a room"
    await channel.delete()
    assert games.channel.deleted


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


async def test_people_are_looked_up(bot: Tiny, city: City, ana: Person) -> None:
    guild = await bot.fetch_guild(city.guild.id)
    assert guild.preferred_locale is discord.Locale.brazil_portuguese
    assert (await guild.fetch_member(ana.id)).display_name == "Ana"
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Taverna"]
    assert await code_of(guild.fetch_member(1)) == 10007
    cached = bot.get_guild(city.guild.id)
    assert cached is not None
    assert [found.id for found in await cached.query_members("an")] == [ana.id]


async def test_emoji_of_the_application_can_be_used(
    bot: Tiny, channel: discord.TextChannel, games: Place
) -> None:
    emoji = await bot.create_application_emoji(name="sword", image=b"\x89PNG\r\n\x1a\n")
    assert [found.id for found in await bot.fetch_application_emojis()] == [emoji.id]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="fight"))
    await channel.send("choose", view=view)
    assert games.last.buttons[0].emoji == "sword"
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


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


async def test_a_request_without_the_token_is_refused(city: City) -> None:
    async with serve(city.world) as url, aiohttp.ClientSession() as session:
        async with session.get(f"{url}/api/v10/users/@me") as response:
            assert response.status == 401
        headers = {"Authorization": f"Bot {city.world.state.token}"}
        async with session.get(f"{url}/api/v10/gateway/bot", headers=headers) as response:
            told = await response.json()
            assert told["url"] == f"{url.replace('http', 'ws')}/gateway"
            assert told["session_start_limit"] == {
                "total": 1000,
                "remaining": 1000,
                "reset_after": 0,
                "max_concurrency": 1,
            }
