"""Parts that a test builds in a world and removes: channels, permissions, threads and messages."""

from base64 import b64decode

import pytest

from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Refused
from bot.sandbox.world.permissions import BOT, MEMBER, Permission
from bot.sandbox.world.state import ChannelKind, Overwrite
from bot.sandbox.world.world import Change, Kind, World
from tests.sandbox.test_world import thread_below
from tools.driver import City, Person, Place

SEND, VIEW, MANAGE = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.MANAGE_MESSAGES


@pytest.fixture
def heard(city: City, ana: Person, bia: Person, games: Place) -> list[Change]:
    """Listen from now on, when all these are there."""
    changes = list[Change]()
    city.world.listeners.append(changes.append)
    return changes


def code_of(refusal: pytest.ExceptionInfo[Refused]) -> tuple[int, int]:
    return refusal.value.status, refusal.value.code


def test_a_world_begins_with_one_bot_one_connection_and_no_rate_limit() -> None:
    world = World(bot="Inn", secret="no.body")
    assert (world.bot.name, world.bot.bot) == ("Inn", True)
    assert world.state.users == {world.bot.id: world.bot}
    assert (world.shards, world.most_guilds, world.most_requests) == (1, 2500, 0)


def test_a_token_begins_with_the_id_of_the_bot_as_discords_do() -> None:
    world = World(secret="no.body")
    first, _, rest = world.state.token.partition(".")
    assert (b64decode(first + "=" * (-len(first) % 4)).decode(), rest) == (str(world.bot.id), "no.body")


def test_a_guild_begins_with_its_owner_and_the_bot_that_has_a_role(city: City, heard: list[Change]) -> None:
    guild = city.world.add_guild("Elsewhere", "de")
    assert heard == [Change(Kind.GUILD, guild.id, guild_id=guild.id)]
    everyone, role = guild.roles.values()
    assert guild.members == {guild.owner_id: [], city.world.bot.id: [role.id]}
    assert (everyone.id, everyone.permissions, everyone.managed) == (guild.id, MEMBER, False)
    assert (role.name, role.permissions, role.managed) == ("Taverna", BOT, True)
    owner = city.world.state.users[guild.owner_id]
    assert (owner.name, owner.locale, guild.locale) == ("Elsewhere owner", "de", "de")


def test_a_channel_for_some_is_hidden_from_the_others(city: City, ana: Person, bia: Person) -> None:
    channel = city.channel("private", only=[ana]).channel
    bot = city.world.bot.id
    assert channel.overwrites == [
        Overwrite(city.guild.id, 0, deny=VIEW),
        *(Overwrite(who, 1, allow=VIEW) for who in (bot, ana.id)),
    ]
    seen = [who for who in (bot, ana.id, bia.id) if city.world.can_view(channel, who)]
    assert (seen, city.channel("open").channel.overwrites) == ([bot, ana.id], [])
    assert city.world.viewers(channel) == [city.guild.owner_id, ana.id]


def test_there_is_one_direct_message_with_each_person(city: City, ana: Person, bia: Person) -> None:
    mine, theirs = city.world.dm(ana.id), city.world.dm(bia.id)
    assert (mine.kind, mine.recipient_id, mine.guild_id) == (ChannelKind.DM, ana.id, None)
    assert [city.world.dm(who) for who in (ana.id, bia.id)] == [mine, theirs]
    assert mine is not theirs


def test_what_is_given_is_no_longer_denied_and_the_other_way_round(
    city: City, ana: Person, games: Place, heard: list[Change]
) -> None:
    world, channel = city.world, games.channel
    world.deny(channel, SEND | MANAGE, ana.user)
    world.allow(channel, SEND, ana.user)
    assert channel.overwrites == [Overwrite(ana.id, 1, allow=SEND, deny=MANAGE)]
    world.deny(channel, SEND, ana.user)
    world.deny(channel, SEND)
    assert channel.overwrites == [
        Overwrite(ana.id, 1, deny=SEND | MANAGE),
        Overwrite(world.bot.id, 1, deny=SEND),
    ]
    assert heard == [Change(Kind.CHANNEL_EDIT, games.id, games.id, city.guild.id)] * 4


def test_who_comes_and_goes_is_told_and_the_bot_in_its_own_way(
    city: City, ana: Person, heard: list[Change]
) -> None:
    world, guild = city.world, city.guild
    for user in (ana.user, world.bot):
        world.leave(guild, user)
        assert user.id not in guild.members
        world.join(guild, user)
        assert guild.members[user.id] == []
    assert heard == [
        Change(Kind.LEAVE, ana.id, guild_id=guild.id),
        Change(Kind.JOIN, ana.id, guild_id=guild.id),
        Change(Kind.GUILD_DELETE, world.bot.id, guild_id=guild.id),
        Change(Kind.GUILD, guild.id, guild_id=guild.id),
    ]


def test_a_guild_is_there_for_the_bot_while_it_is_in_it(city: City) -> None:
    assert city.world.guild(city.guild.id) is city.guild
    city.world.leave(city.guild, city.world.bot)
    for guild_id in (city.guild.id, 7, None):
        with pytest.raises(Refused) as refusal:
            city.world.guild(guild_id)
        assert code_of(refusal) == (404, 10004)


def test_a_channel_goes_with_its_threads_and_no_others(city: City, games: Place, heard: list[Change]) -> None:
    other = city.channel("other")
    inside, outside, gone = (
        thread_below(place, ChannelKind.PUBLIC_THREAD) for place in (games, other, other)
    )
    gone.deleted = True
    heard.clear()
    city.world.delete_channel(games.channel)
    assert heard == [Change(Kind.CHANNEL_DELETE, games.id, games.id, city.guild.id)]
    deleted = (games.channel.deleted, inside.deleted, other.channel.deleted, outside.deleted, gone.deleted)
    assert deleted == (True, True, False, False, True)
    for channel_id in (games.id, inside.id, 7):
        with pytest.raises(Refused) as refusal:
            city.world.channel(channel_id)
        assert code_of(refusal) == (404, 10003)
    assert city.world.channel(other.id) is other.channel


def test_a_message_is_found_in_its_channel_until_it_is_deleted(
    city: City, ana: Person, games: Place, heard: list[Change]
) -> None:
    other = city.channel("other")
    first, said = ana.write("one", games).message, ana.write("two", games).message
    elsewhere = ana.write("three", other).message
    assert city.world.messages(games.id) == [first, said]
    assert city.world.message(games.id, said.id) is said
    heard.clear()
    city.world.delete_message(said)
    assert heard == [Change(Kind.DELETE, said.id, games.id, city.guild.id)]
    for message_id in (said.id, elsewhere.id, 7):
        with pytest.raises(Refused) as refusal:
            city.world.message(games.id, message_id)
        assert code_of(refusal) == (404, 10008)
    assert city.world.messages(games.id) == [first]


@pytest.mark.parametrize("locked", [True, False])
def test_a_thread_sleeps_after_its_span_and_stays_locked_or_not(locked: bool) -> None:
    city = City(World(Clock(1_700_000_000.0, running=False)))
    games, world, told = city.channel("games"), city.world, list[Change]()
    thread = thread_below(games, ChannelKind.PUBLIC_THREAD)
    thread.active_at, thread.archive_after, thread.locked = world.clock.now(), 60, locked
    world.listeners.append(told.append)
    world.clock.advance(3600)
    assert not world.channel(thread.id).archived
    world.clock.advance(1)
    for _ in range(2):
        assert world.channel(thread.id).archived
        assert (thread.locked, thread.archived_at) == (locked, 1_700_003_601.0)
        world.clock.advance(60)
    assert told == [Change(Kind.CHANNEL_EDIT, thread.id, thread.id, city.guild.id)]
    assert not world.channel(games.id).archived, "a channel never sleeps"


def test_a_thread_is_archived_and_locked_if_asked(city: City, games: Place, heard: list[Change]) -> None:
    thread = thread_below(games, ChannelKind.PUBLIC_THREAD)
    for given, locked in (({}, False), ({"locked": True}, True), ({}, False)):
        city.world.archive(thread, **given)
        assert (thread.archived, thread.locked) == (True, locked)
    assert heard == [Change(Kind.CHANNEL_EDIT, thread.id, thread.id, city.guild.id)] * 3
