"""Posting: who may do it where, whom a message names and wakes, and what becomes of it afterwards."""

import pytest

from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json, Refused, items
from bot.sandbox.world.limits.messages import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, Upload
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Asked, Channel, ChannelKind
from bot.sandbox.world.world import Change, Kind, World
from tests.sandbox.test_limits import button, classic, code_at, embed, row
from tests.sandbox.test_world import thread_below
from tools.driver import City, Person, Place

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


def test_each_part_of_a_message_needs_its_own_permission_and_words_none(city: City, games: Place) -> None:
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


def test_a_thread_and_its_channel_need_different_permissions(city: City, games: Place) -> None:
    thread = thread_below(games, PUBLIC)
    city.world.deny(games.channel, Permission.SEND_MESSAGES)
    assert (refusal_of(games.channel, city), refusal_of(thread, city)) == ((403, 50013), None)
    city.world.allow(games.channel, Permission.SEND_MESSAGES)
    city.world.deny(games.channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert (refusal_of(games.channel, city), refusal_of(thread, city)) == (None, (403, 50013))


def test_a_direct_message_needs_a_guild_in_common_and_open_messages(city: City, ana: Person) -> None:
    owner = City(city.world, name="Elsewhere").guild.owner_id
    assert refusal_of(city.world.dm(owner), city) is None, "the two are all alone there"
    city.world.leave(city.guild, ana.user)
    assert refusal_of(ana.dm.channel, city) == (403, 50278)
    city.world.join(city.guild, ana.user)
    assert refusal_of(ana.dm.channel, city) is None
    ana.close_dms()
    assert refusal_of(ana.dm.channel, city) == (403, 50007)


def test_a_thread_wakes_for_a_message_to_all_and_whom_it_names_joins(
    city: City, ana: Person, games: Place
) -> None:
    thread, stranger, told = thread_below(games, PUBLIC), city.person("Cid", member=False), list[Change]()
    city.world.archive(thread)
    city.world.listeners.append(told.append)
    words: Json = {"content": f"<@{ana.id}> <@{stranger.id}> <@{ana.id}>"}
    posting.post(city.world, thread, words, [], only=ana.id)
    assert (thread.archived, thread.active_at, thread.members) == (True, 0, [])
    posting.post(city.world, thread, words, [])
    assert (thread.archived, thread.members) == (False, [city.world.bot.id, ana.id])
    assert 0 <= city.world.clock.now() - thread.active_at < 60
    assert [change.kind for change in told] == [
        Kind.MESSAGE,
        Kind.CHANNEL_EDIT,
        Kind.THREAD_MEMBERS,
        Kind.MESSAGE,
    ]


def test_a_message_for_one_alone_says_so_in_its_flags(city: City, ana: Person, games: Place) -> None:
    for only, flags in ((ana.id, EPHEMERAL), (None, 0)):
        assert posting.post(city.world, games.channel, HELLO, [], only=only).now.flags == flags


def test_everyone_is_called_by_a_message_but_not_by_an_answer(city: City, ana: Person, games: Place) -> None:
    asked = ask(city.world, Asked.COMMAND, ana.id, games.channel, {"name": "play"})
    for interaction, loud in ((None, True), (asked, False)):
        body: Json = {"content": "@everyone"}
        message = posting.post(city.world, games.channel, body, [], interaction=interaction)
        assert message.now.everyone is loud
        assert posting.edit(city.world, message, body, []).now.everyone is loud


def test_a_message_is_changed_by_its_author_while_the_thread_is_awake(
    city: City, ana: Person, games: Place
) -> None:
    theirs, mine = ana.write("x", games).message, posting.post(city.world, games.channel, HELLO, [])
    with pytest.raises(Refused) as refusal:
        posting.edit(city.world, theirs, HELLO, [])
    assert (refusal.value.status, refusal.value.code) == (403, 50005)
    games.channel.archived = True
    with pytest.raises(Refused) as refusal:
        posting.edit(city.world, mine, HELLO, [])
    assert (refusal.value.status, refusal.value.code) == (400, 50083)


def test_an_edit_changes_only_the_flags_that_it_may(city: City, ana: Person, games: Place) -> None:
    silent: Json = {"content": "x", "flags": SILENT}
    message = posting.post(city.world, games.channel, silent, [])
    for refused in (EPHEMERAL, LOADING, SUPPRESS_EMBEDS | EPHEMERAL):
        with pytest.raises(Refused) as refusal:
            posting.edit(city.world, message, {"flags": refused}, [])
        assert code_at(refusal.value.errors, "flags") == "BASE_TYPE_CHOICES"
    changes: list[tuple[Json, int]] = [
        ({"flags": SUPPRESS_EMBEDS}, SILENT | SUPPRESS_EMBEDS),
        ({"content": "y"}, SILENT | SUPPRESS_EMBEDS),
        ({"flags": SILENT}, SILENT),
    ]
    for given, flags in changes:
        assert posting.edit(city.world, message, given, []).now.flags == flags
    assert len(message.versions) == 4
    asked = posting.post(city.world, games.channel, HELLO, [], only=ana.id)
    asked.now.flags |= LOADING
    assert posting.edit(city.world, asked, {"flags": EPHEMERAL}, []).now.flags == EPHEMERAL


def test_what_an_edit_leaves_out_stays(city: City, games: Place) -> None:
    upload = Upload(0, "a.png", b"a")
    body: Json = {**embed(), **classic(row(button())), "attachments": [{"id": 0, "description": "old"}]}
    message = posting.post(city.world, games.channel, body, [upload])
    [file] = message.now.attachments
    posting.edit(city.world, message, {"attachments": [{"id": file.id}]}, [])
    posting.edit(city.world, message, {}, [])
    first, *others = message.versions
    for later in others:
        assert (later.content, later.embeds, later.components) == ("text", first.embeds, first.components)
        assert later.attachments == [file]
    posting.edit(city.world, message, {"attachments": [{"id": file.id, "description": "new"}]}, [])
    assert [each.description for each in message.now.attachments] == ["new"]
    empty: Json = {"content": "y", "embeds": [], "components": [], "attachments": []}
    now = posting.edit(city.world, message, empty, []).now
    assert (now.content, now.embeds, now.components, now.attachments) == ("y", [], [], [])


def test_components_get_numbers_of_their_own(city: City, games: Place) -> None:
    sent = classic(row(button()))
    message = posting.post(city.world, games.channel, sent, [])
    [shown] = message.now.components
    assert [one["id"] for one in (shown, *items(shown, "components"))] == [1, 2]
    assert sent == classic(row(button())), "what was sent is the bot's"


PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (640).to_bytes(4) + (480).to_bytes(4)


@pytest.mark.parametrize(
    ("name", "content", "kind", "size"),
    [
        ("a.png", PNG, "image/png", (640, 480)),
        ("b.png", PNG + b"more", "image/png", (640, 480)),
        ("a.png", PNG[:-1], "image/png", (None, None)),
        ("a.txt", b"x" * 24, "text/plain", (None, None)),
        ("a", b"x", "application/octet-stream", (None, None)),
    ],
    ids=["a picture", "a larger picture", "too short", "a text", "anything"],
)
def test_a_file_has_a_kind_by_its_name_and_a_picture_its_size(
    city: City, games: Place, name: str, content: bytes, kind: str, size: tuple[int | None, int | None]
) -> None:
    [file] = posting.post(city.world, games.channel, {}, [Upload(0, name, content)]).now.attachments
    assert (file.filename, file.content, file.content_type) == (name, content, kind)
    assert (file.width, file.height) == size


@pytest.mark.parametrize("lenient", [True, False])
def test_a_reply_is_to_a_message_that_is_there_or_to_none_if_it_may(
    city: City, ana: Person, games: Place, lenient: bool
) -> None:
    said, gone, elsewhere = (ana.write("x", place).id for place in (games, games, city.channel("other")))
    city.world.delete_message(city.world.message(games.id, gone))

    def reply(message_id: int | None) -> int | None:
        reference: Json = {"message_id": message_id, "fail_if_not_exists": not lenient}
        body: Json = {"content": "x", "message_reference": reference}
        return posting.post(city.world, games.channel, body, []).replies_to

    assert reply(said) == said
    for other in (gone, elsewhere, 7, None):
        if lenient:
            assert reply(other) is None
            continue
        with pytest.raises(Refused) as refusal:
            reply(other)
        assert code_at(refusal.value.errors, "message_reference") == "REPLIES_UNKNOWN_MESSAGE"


def test_a_page_lies_before_or_after_a_message_and_the_newest_comes_first(
    city: City, ana: Person, games: Place
) -> None:
    zero, one, two, three, four = (ana.write(f"{n}", games).id for n in range(5))

    def page(**query: object) -> list[int]:
        return [message.id for message in posting.listed(city.world, games.channel, query)]

    assert page() == [four, three, two, one, zero]
    assert (page(before=two), page(before=two, limit=1)) == ([one, zero], [one])
    assert (page(after=two), page(after=two, limit=1)) == ([four, three], [three])


def test_a_message_for_one_alone_is_not_read_through_its_channel(
    city: City, ana: Person, games: Place
) -> None:
    public = posting.post(city.world, games.channel, HELLO, [])
    private = posting.post(city.world, games.channel, HELLO, [], only=ana.id)
    assert posting.readable(city.world, games.id, public.id) is public
    with pytest.raises(Refused) as refusal:
        posting.readable(city.world, games.id, private.id)
    assert (refusal.value.status, refusal.value.code) == (404, 10008)


@pytest.mark.parametrize(("asked", "given"), [(None, 50), (1, 1), (100, 100), (101, 100)])
def test_a_page_has_50_messages_or_as_many_as_are_asked_for_up_to_100(
    city: City, ana: Person, games: Place, asked: int | None, given: int
) -> None:
    said = [ana.write("x", games).message for _ in range(102)]
    posting.post(city.world, games.channel, HELLO, [], only=ana.id)
    assert posting.listed(city.world, games.channel, {"limit": asked}) == said[::-1][:given]


def test_a_nonce_counts_for_five_minutes_and_for_its_author() -> None:
    city = City(World(Clock(1_700_000_000.0, running=False)))
    once: Json = {"content": "x", "nonce": "7", "enforce_nonce": True}
    channel, ana = city.channel("games").channel, city.person("Ana")

    def post(**author: int) -> int:
        return posting.post(city.world, channel, once, [], **author).id  # type: ignore[arg-type]

    first = post()
    theirs = post(author_id=ana.id)
    posting.post(city.world, channel, {**once, "nonce": "8"}, [])
    assert first != theirs
    city.world.clock.advance(posting.NONCE_LIFE - 1)
    assert post() == first
    posting.delete(city.world, city.world.state.messages[theirs])
    with pytest.raises(Refused) as refusal:
        post(author_id=ana.id)
    assert (refusal.value.status, refusal.value.code) == (404, 10008)
    city.world.clock.advance(1)
    assert post() not in (first, theirs)


def test_only_who_is_there_is_pinged(city: City, ana: Person, games: Place) -> None:
    words = f"<@{ana.id}> and <@7>"
    assert posting.post(city.world, games.channel, {"content": words}, []).now.pings == [ana.id]
    assert posting.write(city.world, games.channel, ana.id, words).now.pings == [ana.id]
