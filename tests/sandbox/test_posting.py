"""Who may post where, whom a message names and wakes, and what becomes of it afterwards."""

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind
from tests.sandbox.test_limits import embed
from tests.sandbox.test_world import thread_below

HELLO: Json = {"content": "hello"}
PUBLIC = ChannelKind.PUBLIC_THREAD


def refusal_of(channel: Channel, city: City, body: Json = HELLO, *uploads: Upload) -> tuple[int, int] | None:
    """The status and code that a message of the bot is refused with; None where it may be posted."""
    try:
        posting.require_posting(city.world, channel, body, [*uploads])
    except Refused as refusal:
        return refusal.status, refusal.code
    return None


def test_who_may_not_see_a_channel_has_no_access(city: City, games: Place) -> None:
    city.world.deny(games.channel, Permission.VIEW_CHANNEL)
    assert refusal_of(games.channel, city) == (403, 50001)


def test_each_part_of_a_message_needs_its_own_permission_and_plain_words_none(
    city: City, games: Place
) -> None:
    upload, reply = Upload(0, "a.png", b"a"), Json(message_reference={"message_id": "1"})
    parts: list[tuple[Permission, Json, list[Upload]]] = [
        (Permission.ATTACH_FILES, HELLO, [upload]),
        (Permission.EMBED_LINKS, embed(), []),
        (Permission.READ_MESSAGE_HISTORY, reply, []),
    ]
    for needed, _, _ in parts:
        city.world.deny(games.channel, needed)
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    assert refusal_of(games.channel, city) is None
    for needed, body, uploads in parts:
        assert refusal_of(games.channel, city, body, *uploads) == (403, 50013)
        city.world.allow(games.channel, needed)
        assert refusal_of(games.channel, city, body, *uploads) is None


def test_in_a_locked_thread_only_who_looks_after_threads_writes(city: City, games: Place) -> None:
    thread = thread_below(games, PUBLIC)
    thread.locked = True
    assert refusal_of(thread, city) is None
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    assert refusal_of(thread, city) == (403, 160005)
    thread.locked = False
    assert refusal_of(thread, city) is None


def test_only_a_thread_that_wakes_needs_room(city: City, games: Place) -> None:
    thread = thread_below(games, PUBLIC)
    city.guild.active_threads = 0
    assert refusal_of(games.channel, city) is None
    assert refusal_of(thread, city) is None
    thread.archived = True
    assert refusal_of(thread, city) == (400, 160006)


def test_only_threads_of_the_guild_that_are_awake_take_room(city: City, games: Place) -> None:
    _, asleep, gone = (thread_below(games, PUBLIC) for _ in range(3))
    asleep.archived, gone.deleted = True, True
    other = City(city.world, name="Elsewhere")
    thread_below(other.channel("far"), PUBLIC)
    city.guild.active_threads = 2
    assert refusal_of(asleep, city) is None
    thread_below(games, PUBLIC)
    assert refusal_of(asleep, city) == (400, 160006)


def test_only_who_is_there_is_pinged(city: City, ana: Person, games: Place) -> None:
    words = f"<@{ana.id}> and <@7>"
    assert posting.post(city.world, games.channel, {"content": words}, []).now.pings == [ana.id]
    assert posting.say(city.world, games.channel, ana.id, words).now.pings == [ana.id]


def test_of_the_messages_to_delete_those_that_are_there_go(city: City, ana: Person, games: Place) -> None:
    other = city.channel("other")
    one, two, gone, elsewhere = (ana.say("x", place) for place in (games, games, games, other))
    posting.delete(city.world, gone.message)
    deleted_at = gone.message.deleted_at
    city.world.clock.advance(1)
    listed = [str(message_id) for message_id in (one.id, two.id, gone.id, elsewhere.id, 7)]
    posting.bulk_delete(city.world, games.channel, {"messages": listed})
    assert (games.posts, other.posts) == ([], [elsewhere])
    assert gone.message.deleted_at == deleted_at
