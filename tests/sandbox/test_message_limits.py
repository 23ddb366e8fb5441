"""Limits of a message besides its components: up to each it is taken, beyond it is refused."""

from collections.abc import Callable

import discord
import pytest

from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused, objects
from bot.sandbox.world.limits import messages
from bot.sandbox.world.limits.messages import (
    Upload,
    check_attachments,
    check_mentions,
    check_nonce,
    mentioned,
)
from tests.sandbox.test_limits import code_at, embed, refused, taken
from tools.driver import City, Person, Place

MIB = 1024 * 1024


def x(length: int) -> str:
    return "x" * length


def with_field(**fields: object) -> Json:
    return embed(fields=[{"name": "n", "value": "v", **fields}])


LIMITS: dict[str, tuple[str, Callable[[int], Json], tuple[int, ...], tuple[int, ...]]] = {
    "content": ("content", lambda n: {"content": x(n)}, (1, 2000), (2001,)),
    "embeds": ("embeds", lambda n: {"content": "x", "embeds": objects([{"title": "t"}] * n)}, (0, 10), (11,)),
    "title": ("embeds.0.title", lambda n: embed(title=x(n)), (0, 256), (257,)),
    "description": ("embeds.0.description", lambda n: embed(description=x(n)), (0, 4096), (4097,)),
    "foot": ("embeds.0.footer.text", lambda n: embed(footer={"text": x(n)}), (0, 2048), (2049,)),
    "author": ("embeds.0.author.name", lambda n: embed(author={"name": x(n)}), (0, 256), (257,)),
    "provider": ("embeds.0.provider.name", lambda n: embed(provider={"name": x(n)}), (0, 256), (257,)),
    "fields": ("embeds.0.fields", lambda n: embed(fields=[{"name": "n", "value": "v"}] * n), (0, 25), (26,)),
    "name of a field": ("embeds.0.fields.0.name", lambda n: with_field(name=x(n)), (1, 256), (0, 257)),
    "value of a field": ("embeds.0.fields.0.value", lambda n: with_field(value=x(n)), (1, 1024), (0, 1025)),
    "nonce": ("nonce", lambda n: {"content": "x", "nonce": x(n)}, (1, 25), (0, 26)),
}
TAKEN = [(name, n) for name, (_, _, taken, _) in LIMITS.items() for n in taken]
REFUSED = [(name, n) for name, (_, _, _, refused) in LIMITS.items() for n in refused]


@pytest.mark.parametrize(("name", "n"), TAKEN)
def test_what_is_within_the_limit_is_taken(games: Place, name: str, n: int) -> None:
    taken(games, LIMITS[name][1](n))


@pytest.mark.parametrize(("name", "n"), REFUSED)
def test_what_is_beyond_the_limit_is_refused_at_its_place(games: Place, name: str, n: int) -> None:
    path, build, _, _ = LIMITS[name]
    assert refused(games, build(n), path) == "BASE_TYPE_BAD_LENGTH"


HUNDRED: dict[str, Json] = {
    "a title": {"title": x(100)},
    "a foot": {"footer": {"text": x(100)}},
    "an author": {"author": {"name": x(100)}},
    "the name of a field": {"fields": [{"name": x(99), "value": "x"}]},
    "the value of a field": {"fields": [{"name": "x", "value": x(99)}]},
    "two fields": {"fields": [{"name": x(20), "value": x(30)}] * 2},
}


@pytest.mark.parametrize("part", HUNDRED.values(), ids=HUNDRED.keys())
def test_the_texts_of_all_embeds_have_6000_characters_together(games: Place, part: Json) -> None:
    def post(rest: int) -> None:
        embeds = objects([{"description": x(4096)}, {**part, "description": x(rest)}])
        posting.post(games.city.world, games.channel, {"embeds": embeds}, [])

    post(6000 - 4096 - 100)
    with pytest.raises(Refused) as refusal:
        post(6000 - 4096 - 100 + 1)
    assert code_at(refusal.value.errors, "embeds") == "MAX_EMBED_SIZE_EXCEEDED"
    assert len(games.posts) == 1


def test_the_provider_of_an_embed_does_not_count(games: Place) -> None:
    embeds = objects([{"description": x(4096)}, {"description": x(1904), "provider": {"name": x(256)}}])
    posting.post(games.city.world, games.channel, {"embeds": embeds}, [])
    assert len(games.posts) == 1


@pytest.mark.parametrize(
    ("sizes", "code"),
    [
        ([1] * 10, None),
        ([1] * 11, 50035),
        ([10 * MIB, 10 * MIB, 5 * MIB], None),
        ([10 * MIB, 10 * MIB, 5 * MIB + 1], 40005),
        ([10 * MIB + 1, 1], 40005),
    ],
)
def test_ten_files_and_25_mib_go_into_one_message(games: Place, sizes: list[int], code: int | None) -> None:
    uploads = [Upload(n, f"{n}.bin", bytes(size)) for n, size in enumerate(sizes)]
    if code is None:
        posting.post(games.city.world, games.channel, {}, uploads)
        assert [len(file.content) for file in games.last.files] == sizes
    else:
        with pytest.raises(Refused) as refusal:
            posting.post(games.city.world, games.channel, {}, uploads)
        assert (refusal.value.code, games.posts) == (code, [])


def test_in_a_dm_a_file_has_at_most_10_mib(ana: Person) -> None:
    posting.post(ana.world, ana.dm.channel, {}, [Upload(0, "a.bin", bytes(10 * MIB))])
    with pytest.raises(Refused) as refusal:
        posting.post(ana.world, ana.dm.channel, {}, [Upload(0, "a.bin", bytes(10 * MIB + 1))])
    assert (refusal.value.status, refusal.value.code, len(ana.dm.posts)) == (413, 40005, 1)


def test_a_file_may_be_as_large_as_its_server_allows(city: City, ana: Person, games: Place) -> None:
    city.guild.upload_limit = 10
    for place in (games, ana.dm):
        posting.post(city.world, place.channel, {}, [Upload(0, "a.png", b"x" * 10)])
    posting.post(city.world, ana.dm.channel, {}, [Upload(0, "a.png", b"x" * 11)])
    with pytest.raises(Refused) as refusal:
        posting.post(city.world, games.channel, {}, [Upload(0, "a.png", b"x" * 11)])
    assert (refusal.value.status, refusal.value.code) == (413, 40005)


def test_the_words_about_a_file_have_a_limit_and_the_file_must_be_there() -> None:
    uploads = [Upload(1, "a.png", b"a")]
    check_attachments({"attachments": [{"id": 1, "description": x(1024)}, {"id": "7"}]}, uploads, [7])
    with pytest.raises(Refused) as refusal:
        check_attachments({"attachments": [{"id": 1, "description": x(1025)}, {"id": 8}]}, uploads, [7])
    assert code_at(refusal.value.errors, "attachments.0.description") == "BASE_TYPE_BAD_LENGTH"
    assert code_at(refusal.value.errors, "attachments.0.id") is None
    assert code_at(refusal.value.errors, "attachments.1.id") == "ATTACHMENT_NOT_FOUND"


def test_a_file_alone_is_a_message_but_not_one_of_components(games: Place) -> None:
    upload = Upload(0, "a.png", b"a")
    posting.post(games.city.world, games.channel, {}, [upload])
    for body in ({}, {"flags": messages.COMPONENTS_V2}):
        with pytest.raises(Refused) as refusal:
            posting.post(games.city.world, games.channel, {**body}, [upload] if body else [])
        assert (refusal.value.status, refusal.value.code, len(games.posts)) == (400, 50006, 1)


@pytest.mark.parametrize("key", ["poll", "sticker_ids"])
def test_a_message_has_no_poll_and_no_stickers(games: Place, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        posting.post(games.city.world, games.channel, {"content": "x", key: ["1"]}, [])
    assert code_at(refusal.value.errors, key) == "SANDBOX_UNSUPPORTED"
    posting.post(games.city.world, games.channel, {"content": "x", key: []}, [])
    assert len(games.posts) == 1


@pytest.mark.parametrize(
    ("flags", "taken"),
    [(1 << 2, True), (1 << 12, True), (1 << 2 | 1 << 12, True), (1 << 6, False), (1 << 7, False), (1, False)],
)
def test_a_bot_sets_only_the_flags_that_are_its_own(games: Place, flags: int, taken: bool) -> None:
    body: Json = {"content": "x", "flags": flags}
    if taken:
        posting.post(games.city.world, games.channel, body, [])
        assert games.last.message.now.flags == flags
    else:
        with pytest.raises(Refused) as refusal:
            posting.post(games.city.world, games.channel, body, [])
        assert code_at(refusal.value.errors, "flags") == "BASE_TYPE_CHOICES"


def test_each_flag_has_the_bit_that_it_has_on_discord() -> None:
    for name in ("suppress_embeds", "ephemeral", "loading", "silent", "components_v2"):
        assert getattr(messages, name.upper()) == discord.MessageFlags(**{name: True}).value


def test_a_nonce_counts_only_when_it_is_to_be_enforced() -> None:
    assert check_nonce({"nonce": 7, "enforce_nonce": True}) == "7"
    assert check_nonce({"nonce": "7"}) is None
    assert check_nonce({"enforce_nonce": True}) is None


@pytest.mark.parametrize("one", ["users", "roles", "everyone"])
def test_whom_a_message_may_ping_is_one_of_three_kinds(one: str) -> None:
    check_mentions({"allowed_mentions": {"parse": [one]}})
    with pytest.raises(Refused) as refusal:
        check_mentions({"allowed_mentions": {"parse": [one, f"{one}s"]}})
    assert code_at(refusal.value.errors, "allowed_mentions.parse.1") == "BASE_TYPE_CHOICES"


@pytest.mark.parametrize(("key", "other"), [("users", "roles"), ("roles", "users")])
def test_a_kind_is_pinged_as_a_whole_or_one_by_one(key: str, other: str) -> None:
    check_mentions({"allowed_mentions": {"parse": [key], other: ["1"]}})
    check_mentions({"allowed_mentions": {"parse": [key], key: []}})
    with pytest.raises(Refused) as refusal:
        check_mentions({"allowed_mentions": {"parse": [key], key: ["1"]}})
    assert code_at(refusal.value.errors, "allowed_mentions") == "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"


@pytest.mark.parametrize(
    ("allowed", "users", "loud"),
    [
        (None, [1, 2], True),
        ({}, [], False),
        ({"parse": ["users"]}, [1, 2], False),
        ({"parse": ["everyone"]}, [], True),
        ({"users": ["2", "3"]}, [2], False),
    ],
)
@pytest.mark.parametrize("call", ["@everyone", "@here"])
def test_of_those_whom_a_text_names_the_allowed_ones_are_pinged(
    allowed: Json | None, users: list[int], loud: bool, call: str
) -> None:
    words = f"<@1>, <@!2>, <@1> <@&3> <@x> {call} <@4"
    body: Json = {} if allowed is None else {"allowed_mentions": allowed}
    assert mentioned(body, words, users_only=False) == (users, loud)
    assert mentioned(body, words, users_only=True) == (users, loud and allowed is not None)
    assert mentioned(body, "<@9> is here", users_only=False)[1] is False
