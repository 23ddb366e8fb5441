"""Memory of the world: who saw what, what changed, and its clock."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.server import responses, spec
from bot.sandbox.server.interactions import ask
from bot.sandbox.server.payloads import born
from bot.sandbox.server.server import serve
from bot.sandbox.world import posting
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json
from bot.sandbox.world.limits.messages import EPHEMERAL, Upload
from bot.sandbox.world.permissions import ALL, MEMBER, Permission
from bot.sandbox.world.state import Asked, Channel, ChannelKind
from bot.sandbox.world.world import Change, Kind, World
from tools.driver import City, Person, Place


def leaks(person: Person) -> str:
    return "\n".join(text for seen in person.seen() for text in seen.strings())


def secret_button(custom_id: str) -> Json:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": custom_id}]}


def test_what_is_deleted_or_changed_was_seen_all_the_same(city: City, ana: Person, games: Place) -> None:
    posted = posting.post(city.world, games.channel, {"content": "first words"}, [])
    posting.edit(
        city.world, posted, {"content": "second words", "components": [secret_button("custom-1")]}, []
    )
    posting.delete(city.world, posted)
    late = city.person("Cid")
    assert [words for words in ("first words", "second words", "custom-1") if words not in leaks(ana)] == []
    assert "words" not in leaks(late)


def test_file_names_alternative_texts_and_bytes_are_seen(city: City, ana: Person, games: Place) -> None:
    described: Json = {"attachments": [{"id": 0, "description": "a hidden hand"}]}
    posting.post(city.world, games.channel, described, [Upload(0, "hand of Bia.png", b"bytes")])
    assert "hand_of_Bia.png" in leaks(ana) and "a hidden hand" in leaks(ana)
    assert [file.content for seen in ana.seen() for file in seen.files] == [b"bytes"]


def test_an_ephemeral_message_a_dm_and_choices_are_for_one_alone(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    command = ask(city.world, Asked.COMMAND, ana.id, games.channel, {"name": "hand"})
    body: Json = {"type": 4, "data": {"content": "your hand", "flags": EPHEMERAL}}
    responses.respond(city.world, command.id, command.token, body, [])
    typing = ask(city.world, Asked.AUTOCOMPLETE, ana.id, games.channel, {"name": "play"})
    choices: Json = {"type": 8, "data": {"choices": [{"name": "your card", "value": "card:1"}]}}
    responses.respond(city.world, typing.id, typing.token, choices, [])
    posting.post(city.world, ana.dm.channel, {"content": "your turn"}, [])
    assert [
        words for words in ("your hand", "your card", "card:1", "your turn") if words not in leaks(ana)
    ] == []
    assert "your" not in leaks(bia) and "card" not in leaks(bia)


def test_a_modal_is_seen_by_who_opened_it_alone(city: City, ana: Person, bia: Person, games: Place) -> None:
    opening = ask(city.world, Asked.COMMAND, ana.id, games.channel, {"name": "name"})
    field: Json = {"type": 4, "custom_id": "field-1", "style": 1, "value": "typed before"}
    parts: list[Json] = [{"type": 18, "label": "your name", "component": field}]
    body: Json = {"type": 9, "data": {"custom_id": "modal-1", "title": "your title", "components": parts}}
    responses.respond(city.world, opening.id, opening.token, body, [])
    hidden = ("your name", "typed before", "field-1", "modal-1", "your title")
    assert [words for words in hidden if words not in leaks(ana)] == []
    assert [words for words in hidden if words in leaks(bia)] == []


def test_the_name_and_topic_of_a_channel_are_seen_by_who_sees_it(
    city: City, ana: Person, bia: Person
) -> None:
    city.channel("back-room", only=[ana]).channel.topic = "what we do here"
    assert "back-room" in leaks(ana) and "what we do here" in leaks(ana)
    assert "back-room" not in leaks(bia) and "what we do here" not in leaks(bia)


def test_who_comes_later_sees_what_is_still_there(city: City, ana: Person, bia: Person) -> None:
    private = city.channel("private", only=[ana])
    posting.post(city.world, private.channel, {"content": "psst"}, [])
    assert "psst" in leaks(ana) and "psst" not in leaks(bia)
    city.world.allow(private.channel, Permission.VIEW_CHANNEL, bia.user)
    assert "psst" in leaks(bia)


def thread_below(place: Place, kind: ChannelKind, *members: Person) -> Channel:
    world = place.city.world
    inside = [person.id for person in members]
    made = Channel(world.next_id(), kind, "thread", place.city.guild.id, parent_id=place.id, members=inside)
    world.state.channels[made.id] = made
    return made


def test_in_a_direct_message_its_two_users_may_do_all_and_others_nothing(
    city: City, ana: Person, bia: Person
) -> None:
    direct = ana.dm.channel
    granted = {who: city.world.permissions(direct, who) for who in (ana.id, city.world.bot.id, bia.id)}
    assert granted == {ana.id: ALL, city.world.bot.id: ALL, bia.id: Permission(0)}


def test_who_does_not_see_a_channel_may_do_nothing_in_it(city: City, ana: Person, games: Place) -> None:
    city.world.deny(games.channel, Permission.VIEW_CHANNEL, ana.user)
    assert city.world.permissions(games.channel, ana.id) == Permission(0)


@pytest.mark.parametrize("kind", [ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD])
def test_in_a_thread_one_may_do_what_one_may_do_in_its_channel(
    city: City, ana: Person, games: Place, kind: ChannelKind
) -> None:
    thread = thread_below(games, kind, ana)
    assert city.world.permissions(thread, ana.id) == MEMBER
    city.world.deny(games.channel, Permission.SEND_MESSAGES, ana.user)
    assert city.world.permissions(thread, ana.id) == MEMBER & ~Permission.SEND_MESSAGES


def test_outsiders_of_a_private_thread_may_do_nothing_unless_managing_it(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    thread = thread_below(games, ChannelKind.PRIVATE_THREAD, ana)
    assert city.world.permissions(thread, bia.id) == Permission(0)
    assert not city.world.can_view(thread, bia.id)
    city.world.allow(games.channel, Permission.MANAGE_THREADS, bia.user)
    assert city.world.permissions(thread, bia.id) == MEMBER | Permission.MANAGE_THREADS
    assert city.world.can_view(thread, bia.id)


async def test_each_persons_stream_has_what_shows_on_the_screen(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    private = city.channel("private", only=[ana])
    streams = [city.world.stream(person.id) for person in (ana, bia)]
    pulled = [asyncio.ensure_future(anext(stream)) for stream in streams]
    await asyncio.sleep(0)
    secret = posting.post(city.world, private.channel, {"content": "psst"}, [])
    open_to_all = posting.post(city.world, games.channel, {"content": "hello"}, [])
    first = [(change.kind, change.subject) for change in await asyncio.gather(*pulled)]
    assert first == [(Kind.MESSAGE, secret.id), (Kind.MESSAGE, open_to_all.id)]
    for stream in streams:
        await stream.aclose()
    assert city.world.listeners == []


async def test_an_ephemeral_message_is_on_one_persons_stream_alone(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    stream = city.world.stream(bia.id)
    pulled = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    command = ask(city.world, Asked.COMMAND, ana.id, games.channel, {"name": "hand"})
    body: Json = {"type": 4, "data": {"content": "your hand", "flags": EPHEMERAL}}
    responses.respond(city.world, command.id, command.token, body, [])
    open_to_all = posting.post(city.world, games.channel, {"content": "hello"}, [])
    assert (await pulled).subject == open_to_all.id, "what came before it was not for Bia"
    await stream.aclose()


def test_what_happens_in_no_channel_shows_to_the_members_of_its_guild(
    city: City, ana: Person, games: Place
) -> None:
    world, stranger, bot = city.world, city.person("Cid", member=False), city.world.bot.id
    for change, seen in (
        (Change(Kind.JOIN, ana.id, guild_id=city.guild.id), [ana.id]),
        (Change(Kind.COMMANDS, 0), [ana.id, stranger.id]),
        (Change(Kind.ASK, 7, games.id, city.guild.id, only=stranger.id), [stranger.id]),
        (Change(Kind.SESSION, bot, only=bot), []),
    ):
        assert [who for who in (ana.id, stranger.id) if world.visible(change, who)] == seen


async def test_waiting_ends_when_something_fits_or_time_is_up(city: City, games: Place) -> None:
    waiting = asyncio.ensure_future(games.until(lambda post: post.text == "two"))
    await asyncio.sleep(0)
    post = posting.post(city.world, games.channel, {"content": "one"}, [])
    await asyncio.sleep(0)
    posting.edit(city.world, post, {"content": "two"}, [])
    assert (await waiting).id == post.id
    with pytest.raises(AssertionError, match="nothing fitted"):
        await games.until(lambda post: post.text == "three", timeout=0.01)


async def test_who_waits_looks_once_for_each_change_and_leaves_nothing_behind(
    city: City, ana: Person, games: Place
) -> None:
    tasks, looked = asyncio.all_tasks(), list[int]()

    def find() -> int | None:
        looked.append(len(games.posts))
        return looked[-1] if looked[-1] == 2 else None

    waiting = asyncio.ensure_future(city.world.until(find, asyncio.sleep(60)))
    for _ in range(2):
        for _ in range(9):
            await asyncio.sleep(0)
        ana.write("hello", games)
    assert await waiting == 2
    assert looked == [0, 1, 2]
    assert await city.world.until(lambda: games.last.message.deleted_at, asyncio.sleep(0)) is None
    await asyncio.sleep(0)
    assert (asyncio.all_tasks(), city.world.listeners) == (tasks, [])


async def test_a_clock_that_stands_moves_by_hand() -> None:
    clock = Clock(1000.0, running=False)
    sleeping = asyncio.ensure_future(clock.sleep_until(1060.0))
    await asyncio.sleep(0)
    clock.advance(59)
    await asyncio.sleep(0)
    assert not sleeping.done() and clock.now() == 1059.0
    clock.advance(1)
    await sleeping
    with pytest.raises(ValueError, match="does not go back"):
        clock.advance(-1)


def test_a_running_clock_follows_the_machines_and_moves_by_hand_too(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = {"time": 1000.0, "monotonic": 50.0}
    shown = SimpleNamespace(time=lambda: machine["time"], monotonic=lambda: machine["monotonic"])
    monkeypatch.setattr("bot.sandbox.world.clock.time", shown)
    clocks = Clock(), Clock(7.0), Clock(7.0, running=False)
    assert [clock.now() for clock in clocks] == [1000.0, 7.0, 7.0]
    machine["monotonic"] += 3
    assert [clock.now() for clock in clocks] == [1003.0, 10.0, 7.0]
    for clock in clocks:
        clock.advance(0)
        clock.advance(2)
    assert [clock.now() for clock in clocks] == [1005.0, 12.0, 9.0]


async def test_who_sleeps_by_a_running_clock_wakes_by_itself_or_when_it_moves_on() -> None:
    clock = Clock(1000.0)
    await clock.sleep_until(clock.now() + 0.001)
    sleeping = asyncio.ensure_future(clock.sleep_until(5000.0))
    await asyncio.sleep(0)
    clock.advance(5000)
    await sleeping
    assert not clock._sleepers, "nobody is woken again"


def test_an_id_tells_when_it_was_made_as_on_discord() -> None:
    for made in (0, 4_194_303, 4_194_304, 175_928_847_299_117_063):
        assert born(made) == discord.utils.snowflake_time(made).isoformat()


def test_ids_grow_even_when_the_clock_stands() -> None:
    world = World(Clock(1_700_000_000.0, running=False))
    ids = [world.next_id() for _ in range(3)]
    assert ids == sorted(set(ids))
    assert ids[0] >> 22 == (1_700_000_000 - 1_420_070_400) * 1000


async def test_an_absent_schema_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAVERNA_DISCORD_SPEC", str(tmp_path / "absent.json"))
    world = World()
    async with serve(world, check_spec=True):
        assert world.traffic.notes == [spec.ABSENT]


@pytest.fixture
def small_document(tmp_path: Path) -> Path:
    """Give a document with one route, of the kind that Discord's has."""
    name = {"$ref": "#/components/schemas/Name"}
    schema = {"type": "object", "properties": {"content": name}, "required": ["content"]}
    operation = {"requestBody": {"content": {"application/json": {"schema": schema}}}}
    document = {
        "paths": {"/channels/{id}/messages": {"post": operation}},
        "components": {"schemas": {"Name": {"type": "string", "maxLength": 3}}},
    }
    path = tmp_path / "spec.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_what_a_document_says_of_other_bodies_is_passed_over(tmp_path: Path) -> None:
    schema = {"type": "object", "required": ["name"]}
    form = {"requestBody": {"content": {"multipart/form-data": {"schema": schema}}}}
    both = {
        "requestBody": {"content": {**form["requestBody"]["content"], "application/json": {"schema": schema}}}
    }
    document = {"paths": {"/forms": {"post": form, "put": both, "get": {}}}, "components": {"schemas": {}}}
    path = tmp_path / "spec.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    check = spec.load(path)
    assert check is not None
    assert [len(check(method, "/forms", {})) for method in ("POST", "PUT", "GET")] == [0, 1, 0]


def test_an_id_may_be_a_whole_number_or_a_text_of_its_digits(tmp_path: Path) -> None:
    schema = {"type": "array", "items": {"$ref": "#/components/schemas/SnowflakeType"}}
    operation = {"requestBody": {"content": {"application/json": {"schema": schema}}}}
    path = tmp_path / "spec.json"
    document = {"paths": {"/ids": {"post": operation}}, "components": {"schemas": {}}}
    path.write_text(json.dumps(document), encoding="utf-8")
    check = spec.load(path)
    assert check is not None
    assert check("POST", "/ids", [0, 70, "0", "70"]) == []
    assert [len(check("POST", "/ids", [wrong])) for wrong in (-1, "07", "x", 1.5)] == [1] * 4


def test_a_body_that_the_schema_does_not_allow_is_told(small_document: Path) -> None:
    check = spec.load(small_document)
    assert check is not None
    where = "/channels/7/messages"
    assert check("POST", where, {"content": "abc"}) == []
    assert check("POST", where, {"content": "abcd"}) == [
        f'POST {where}: $.content: "abcd" is longer than 3 characters'
    ]
    assert check("POST", where, {}) == [f'POST {where}: $: "content" is a required property']
    assert check("GET", where, {}) == []


async def test_what_breaks_the_schema_on_its_way_is_recorded(
    city: City, games: Place, small_document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVERNA_DISCORD_SPEC", str(small_document))
    headers = {"Authorization": f"Bot {city.world.state.token}"}
    async with serve(city.world, check_spec=True) as url, aiohttp.ClientSession(headers=headers) as session:
        where = f"/channels/{games.id}/messages"
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps({"content": "by form"}))
        form.add_field("files[0]", b"bytes", filename="a.bin")
        named = aiohttp.FormData()  # as Discord's own documents show it
        named.add_field("payload_json", json.dumps({"content": "named"}), content_type="application/json")
        forms: tuple[dict[str, Any], ...] = ({"data": form}, {"data": named})
        for sent in ({"json": {"content": "abc"}}, {"json": {"content": "plain"}}, *forms):
            async with session.post(f"{url}/api/v10{where}", **sent) as response:
                assert response.status == 200
    assert city.world.traffic.violations == [
        f'POST {where}: $.content: "plain" is longer than 3 characters',
        f'POST {where}: $.content: "by form" is longer than 3 characters',
        f'POST {where}: $.content: "named" is longer than 3 characters',
    ]


def test_each_permission_has_the_bit_that_it_has_on_discord() -> None:
    members = Permission.__members__
    known = {name: discord.Permissions(**{name.lower(): True}).value for name in members}
    assert {name: member.value for name, member in members.items()} == known
