"""The channels of a guild, and what a channel allows and denies."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.server.rest.channels import CHANNELS_MOST
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind, Overwrite
from bot.sandbox.world.world import Change, Kind
from tests.sandbox.plain import Api

ROOM = {"name": "room"}


async def test_a_guild_lists_its_living_channels_without_their_threads(
    api: Api, city: City, games: Place
) -> None:
    news, gone = city.channel("news"), city.channel("gone")
    city.world.delete_channel(gone.channel)
    city.world.add_channel(city.world.add_guild("Elsewhere"), "far")
    await api.ask(f"POST /channels/{games.id}/threads", {"name": "thread", "type": 11})
    _, listed = await api.ask(f"GET /guilds/{city.guild.id}/channels")
    assert [channel["id"] for channel in listed] == [str(games.id), str(news.id)]


async def test_the_500th_channel_is_the_last_not_counting_threads_and_lost_ones(
    api: Api, city: City, games: Place
) -> None:
    assert CHANNELS_MOST == 500
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    channels, guild_id = city.world.state.channels, city.guild.id
    for n in range(1, CHANNELS_MOST - 1):
        channels[n] = Channel(n, ChannelKind.TEXT, "room", guild_id)
    channels[500] = Channel(500, ChannelKind.TEXT, "gone", guild_id, deleted=True)
    channels[501] = Channel(501, ChannelKind.PUBLIC_THREAD, "thread", guild_id, parent_id=games.id)
    channels[502] = Channel(502, ChannelKind.TEXT, "far", city.world.add_guild("Elsewhere").id)
    assert (await api.ask(f"POST /guilds/{guild_id}/channels", ROOM))[0] == 201
    assert await api.refusal(f"POST /guilds/{guild_id}/channels", ROOM) == (400, 30013)


async def test_of_an_overwrite_only_the_id_is_needed(api: Api, city: City, games: Place) -> None:
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    whose = {"permission_overwrites": [{"id": str(city.guild.id)}]}
    _, made = await api.ask(f"POST /guilds/{city.guild.id}/channels", {**ROOM, **whose})
    assert city.world.channel(int(made["id"])).overwrites == [Overwrite(city.guild.id, 0, allow=0, deny=0)]


async def test_a_channel_that_is_gone_gives_no_permission_to_make_another(api: Api, city: City) -> None:
    gone = city.channel("gone").channel
    city.world.allow(gone, Permission.MANAGE_CHANNELS)
    city.world.delete_channel(gone)
    assert await api.refusal(f"POST /guilds/{city.guild.id}/channels", ROOM) == (403, 50013)


async def test_the_overwrites_of_a_channel_are_replaced_together_or_stay(
    api: Api, city: City, ana: Person, games: Place
) -> None:
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    before = list(games.channel.overwrites)
    changes = list[Change]()
    city.world.listeners.append(changes.append)
    _, named = await api.ask(f"PATCH /channels/{games.id}", {"name": "room", "topic": "what we play"})
    assert changes[0] == Change(Kind.CHANNEL_EDIT, games.id, games.id, city.guild.id)
    assert (named["name"], named["topic"], games.channel.overwrites) == ("room", "what we play", before)
    new = {"id": str(ana.id), "type": 1, "allow": "1024", "deny": "2048"}
    _, told = await api.ask(f"PATCH /channels/{games.id}", {"permission_overwrites": [new]})
    assert games.channel.overwrites == [Overwrite(ana.id, 1, allow=1024, deny=2048)]
    assert (told["name"], told["topic"]) == ("room", "what we play")


@pytest.mark.parametrize(("kind", "status"), [(None, 201), (0, 201), (2, 400), (5, 400)])
async def test_channels_of_text_alone_are_made(
    api: Api, city: City, games: Place, kind: int | None, status: int
) -> None:
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS)
    changes = list[Change]()
    city.world.listeners.append(changes.append)
    told, _ = await api.ask(f"POST /guilds/{city.guild.id}/channels", {**ROOM, "type": kind})
    assert [change.kind for change in changes].count(Kind.CHANNEL) == (status == 201)
    made = [channel.kind for channel in city.world.state.channels.values() if channel.name == "room"]
    assert (told, made) == (status, [ChannelKind.TEXT] if status == 201 else [])


async def test_a_direct_message_is_closed_and_not_deleted(api: Api, ana: Person) -> None:
    said = ana.write("hello", ana.dm)
    status, told = await api.ask(f"DELETE /channels/{ana.dm.id}")
    assert (status, told["id"]) == (200, str(ana.dm.id))
    assert not ana.dm.channel.deleted and ana.sees(said)


@pytest.fixture
def heard(city: City, games: Place) -> list[Change]:
    """Let the bot manage the channel's permissions, and listen from then on."""
    city.world.allow(games.channel, Permission.MANAGE_ROLES)
    changes = list[Change]()
    city.world.listeners.append(changes.append)
    return changes


async def test_an_overwrite_replaces_the_one_before_and_leaves_the_others(
    api: Api, city: City, ana: Person, bia: Person, games: Place, heard: list[Change]
) -> None:
    [mine] = games.channel.overwrites
    others = [mine, Overwrite(bia.id, 1, deny=1)]
    games.channel.overwrites = [*others, Overwrite(ana.id, 1, deny=1)]
    allowed = {"type": 1, "allow": "2048", "deny": "0"}
    request_line = f"/channels/{games.id}/permissions/{ana.id}"
    assert (await api.ask(f"PUT {request_line}", allowed))[0] == 204
    assert games.channel.overwrites == [*others, Overwrite(ana.id, 1, allow=2048)]
    assert heard[0] == Change(Kind.CHANNEL_EDIT, games.id, games.id, city.guild.id)


async def test_an_overwrite_is_removed_and_the_others_stay(
    api: Api, city: City, ana: Person, bia: Person, games: Place, heard: list[Change]
) -> None:
    [mine] = games.channel.overwrites
    games.channel.overwrites = [mine, Overwrite(ana.id, 1, deny=1), Overwrite(bia.id, 1, deny=1)]
    assert (await api.ask(f"DELETE /channels/{games.id}/permissions/{ana.id}"))[0] == 204
    assert games.channel.overwrites == [mine, Overwrite(bia.id, 1, deny=1)]
    assert heard[0] == Change(Kind.CHANNEL_EDIT, games.id, games.id, city.guild.id)
