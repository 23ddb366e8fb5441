"""The channels of a guild, and what a channel allows and denies."""

from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Overwrite
from bot.sandbox.world.world import Change, Kind
from tests.sandbox.plain import Api
from tools.driver import City, Person, Place


async def test_a_guild_lists_its_living_channels_without_their_threads(
    api: Api, city: City, games: Place
) -> None:
    news, gone = city.channel("news"), city.channel("gone")
    city.world.delete_channel(gone.channel)
    city.world.add_channel(city.world.add_guild("Elsewhere"), "far")
    await api.ask(f"POST /channels/{games.id}/threads", {"name": "thread", "type": 11})
    _, listed = await api.ask(f"GET /guilds/{city.guild.id}/channels")
    assert [channel["id"] for channel in listed] == [str(games.id), str(news.id)]


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


async def test_a_direct_message_is_closed_and_not_deleted(api: Api, ana: Person) -> None:
    said = ana.write("hello", ana.dm)
    status, told = await api.ask(f"DELETE /channels/{ana.dm.id}")
    assert (status, told["id"]) == (200, str(ana.dm.id))
    assert not ana.dm.channel.deleted and ana.sees(said)
