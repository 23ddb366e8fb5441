"""Gateway events of each happening, and the intent that a session needs for them."""

from collections.abc import Callable

import discord
import pytest

from bot.sandbox.server.news import CONTENT, DM_MESSAGES, GUILD_MESSAGES, GUILDS, MEMBERS, Event, News
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, items
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.sessions import Session
from bot.sandbox.world.state import Channel, ChannelKind, Message
from bot.sandbox.world.world import Change, Kind
from tools.driver import City, Person, Place

ALL = GUILDS | MEMBERS | GUILD_MESSAGES | DM_MESSAGES | CONTENT

Happening = Callable[["Scene"], object]


class Scene:
    """A channel with a message and a thread, Ana, and what the sessions of a bot have heard."""

    def __init__(self, city: City, ana: Person, games: Place) -> None:
        self.city, self.ana, self.games = city, ana, games.channel
        self.world = city.world
        fields = {"parent_id": games.id, "owner_id": self.world.bot.id, "members": [self.world.bot.id]}
        kind = ChannelKind.PUBLIC_THREAD
        self.thread = Channel(self.world.next_id(), kind, "game", city.guild.id, **fields)  # type: ignore[arg-type]
        self.thread.active_at = self.world.clock.now()
        self.world.state.channels[self.thread.id] = self.thread
        self.message = self.post("hello")

    def post(self, words: str) -> Message:
        return posting.post(self.world, self.games, {"content": words}, [])

    def tell(self, kind: Kind, channel: Channel) -> None:
        self.world.publish(Change(kind, channel.id, channel.id, channel.guild_id))

    def heard(self, happens: Happening, intents: int = ALL) -> list[Event]:
        """Return the events that a session with these intents hears when something happens."""
        news, session, events = News(self.world), Session("one", intents), list[Event]()
        self.world.listeners.append(lambda change: events.extend(news.of(change, session)))
        happens(self)
        return events


@pytest.fixture
def scene(city: City, ana: Person, games: Place) -> Scene:
    return Scene(city, ana, games)


HAPPENINGS: list[tuple[str, int, Happening, Callable[[Scene], Json]]] = [
    (
        "MESSAGE_CREATE",
        GUILD_MESSAGES,
        lambda it: it.post("news"),
        lambda it: {"content": "news", "guild_id": str(it.city.guild.id)},
    ),
    (
        "MESSAGE_CREATE",
        DM_MESSAGES,
        lambda it: it.ana.write("news", it.ana.dm),
        lambda it: {"content": "news", "channel_id": str(it.ana.dm.id)},
    ),
    (
        "MESSAGE_UPDATE",
        GUILD_MESSAGES,
        lambda it: posting.edit(it.world, it.message, {"content": "changed"}, []),
        lambda it: {"id": str(it.message.id), "content": "changed"},
    ),
    (
        "MESSAGE_DELETE",
        GUILD_MESSAGES,
        lambda it: it.world.delete_message(it.message),
        lambda it: {"id": str(it.message.id), "channel_id": str(it.games.id)},
    ),
    (
        "MESSAGE_DELETE",
        GUILD_MESSAGES,
        lambda it: posting.delete(it.world, it.message),
        lambda it: {"id": str(it.message.id), "channel_id": str(it.games.id)},
    ),
    (
        "GUILD_MEMBER_ADD",
        MEMBERS,
        lambda it: it.city.person("Cid"),
        lambda it: {"guild_id": str(it.city.guild.id)},
    ),
    (
        "GUILD_MEMBER_REMOVE",
        MEMBERS,
        lambda it: it.world.leave(it.city.guild, it.ana.user),
        lambda it: {"guild_id": str(it.city.guild.id)},
    ),
    ("GUILD_CREATE", GUILDS, lambda it: it.world.add_guild("Another"), lambda it: {"name": "Another"}),
    (
        "GUILD_DELETE",
        GUILDS,
        lambda it: it.world.leave(it.city.guild, it.world.bot),
        lambda it: {"id": str(it.city.guild.id)},
    ),
    ("CHANNEL_CREATE", GUILDS, lambda it: it.city.channel("new"), lambda it: {"name": "new"}),
    (
        "CHANNEL_UPDATE",
        GUILDS,
        lambda it: it.world.deny(it.games, Permission.SEND_MESSAGES),
        lambda it: {"id": str(it.games.id)},
    ),
    (
        "CHANNEL_DELETE",
        GUILDS,
        lambda it: it.world.delete_channel(it.games),
        lambda it: {"id": str(it.games.id)},
    ),
    (
        "THREAD_CREATE",
        GUILDS,
        lambda it: it.tell(Kind.CHANNEL, it.thread),
        lambda it: {"id": str(it.thread.id), "newly_created": True},
    ),
    (
        "THREAD_UPDATE",
        GUILDS,
        lambda it: it.world.archive(it.thread),
        lambda it: {"id": str(it.thread.id)},
    ),
    (
        "THREAD_DELETE",
        GUILDS,
        lambda it: it.world.delete_channel(it.thread),
        lambda it: {"id": str(it.thread.id), "parent_id": str(it.games.id)},
    ),
]


@pytest.mark.parametrize(
    ("name", "intent", "happens", "told"),
    HAPPENINGS,
    ids=[f"{name} {intent}" for name, intent, _, _ in HAPPENINGS],
)
def test_what_happens_is_one_event_for_a_session_that_wants_it(
    scene: Scene, name: str, intent: int, happens: Happening, told: Callable[[Scene], Json]
) -> None:
    [(heard, data)] = scene.heard(happens, intent | CONTENT)
    assert (heard, {key: data[key] for key in told(scene)}) == (name, told(scene))


@pytest.mark.parametrize(
    ("intent", "happens"),
    [(intent, happens) for _, intent, happens, _ in HAPPENINGS],
    ids=[f"{name} {intent}" for name, intent, _, _ in HAPPENINGS],
)
def test_without_the_intent_nothing_is_heard_of_it(scene: Scene, intent: int, happens: Happening) -> None:
    assert scene.heard(happens, ALL & ~intent) == []


def test_each_intent_has_the_bit_that_it_has_on_discord() -> None:
    names = ("guilds", "members", "guild_messages", "dm_messages", "message_content")
    known = [discord.Intents(**{name: True}).value for name in names]
    assert known == [GUILDS, MEMBERS, GUILD_MESSAGES, DM_MESSAGES, CONTENT]


def test_who_writes_in_a_thread_joins_it_and_the_bot_hears_of_both(scene: Scene) -> None:
    joined, written = scene.heard(lambda it: posting.write(it.world, it.thread, it.ana.id, "hello"))
    assert (joined[0], written[0]) == ("THREAD_MEMBERS_UPDATE", "MESSAGE_CREATE")
    assert joined[1]["id"] == str(scene.thread.id)
    assert [member["user_id"] for member in items(joined[1], "added_members")] == [str(scene.ana.id)]
    assert (joined[1]["member_count"], joined[1]["removed_member_ids"]) == (2, [])


def test_nothing_is_heard_of_a_private_thread_without_the_bot(scene: Scene) -> None:
    scene.thread.kind = ChannelKind.PRIVATE_THREAD
    for members, many in (([scene.world.bot.id], 1), ([], 0)):
        scene.thread.members = members
        scene.world.deny(scene.games, Permission.MANAGE_THREADS)
        assert len(scene.heard(lambda it: it.tell(Kind.CHANNEL_EDIT, it.thread))) == many


def test_what_is_told_of_no_channel_is_no_event(scene: Scene) -> None:
    there = scene.city.guild.id
    for kind in (Kind.COMMANDS, Kind.TYPING):
        assert scene.heard(lambda it, kind=kind: it.world.publish(Change(kind, 7, guild_id=there))) == []  # type: ignore[misc]


def test_who_leaves_a_thread_is_named_and_nobody_else(scene: Scene) -> None:
    channel = scene.thread.id, scene.thread.id, scene.thread.guild_id
    left = Change(Kind.THREAD_MEMBERS, *channel, people=(scene.ana.id,))
    [(_, told)] = scene.heard(lambda it: it.world.publish(left))
    assert (told["added_members"], told["removed_member_ids"]) == ([], [str(scene.ana.id)])
    assert told["member_count"] == 1


def test_nothing_is_heard_of_a_guild_that_the_bot_has_left(scene: Scene) -> None:
    scene.world.leave(scene.city.guild, scene.world.bot)
    for happens in (
        lambda it: it.city.channel("new"),
        lambda it: it.city.person("Cid"),
        lambda it: it.post("news"),
    ):
        assert scene.heard(happens) == []
