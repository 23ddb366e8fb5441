"""The gateway with the real client: losing the connection, resuming, beginning anew."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.point import pointed_at
from bot.sandbox.server.gateway import SENDS_A_MINUTE
from bot.sandbox.server.server import serve
from bot.sandbox.world.form import Json
from bot.sandbox.world.sessions import Session
from tests.sandbox.tiny import Tiny
from tools.driver import City, Person, Place


async def test_a_lost_connection_is_resumed_and_what_was_missed_comes_in_order(
    bot: Tiny, city: City, ana: Person
) -> None:
    before = set(city.world.sessions)
    await city.world.drop_gateway()
    for n in range(3):
        ana.write(f"message {n}", ana.dm)
    await bot.until_heard(3)
    assert [message.content for message in bot.heard] == ["message 0", "message 1", "message 2"]
    await bot.until(lambda: bot.resumed == 1)
    assert set(city.world.sessions) == before


async def test_a_press_made_while_the_bot_was_away_is_answered(
    bot: Tiny, city: City, ana: Person, games: Place
) -> None:
    panel = (await ana.command("table open", games, game="bellum")).shown
    await city.world.drop_gateway()
    assert (await ana.press(panel, "Join")).text == "welcome Ana"


async def test_a_session_that_is_forgotten_begins_anew(
    bot: Tiny, city: City, ana: Person, games: Place
) -> None:
    before = set(city.world.sessions)
    await city.world.drop_gateway(resumable=False)
    await city.world.until(lambda: True if set(city.world.sessions) - before else None, asyncio.sleep(10))
    assert not set(city.world.sessions) & before
    assert (await ana.command("play", games, answer="Delta")).text == "Delta by nobody"
    assert bot.resumed == 0


async def test_a_silent_connection_is_given_up_by_the_client(bot: Tiny, city: City, ana: Person) -> None:
    for session in city.world.sessions.values():
        session.mute = True
    ana.write("anybody there?", ana.dm)
    await bot.until_heard(1)
    assert bot.resumed == 1


async def test_the_wrong_token_is_refused_by_both_doors(city: City) -> None:
    async with serve(city.world) as url:
        with pointed_at(url), pytest.raises(discord.LoginFailure):
            async with Tiny() as client:
                await client.login("wrong")
        async with _raw(url) as socket:
            await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
            assert await _closed(socket) == 4004


@asynccontextmanager
async def _raw(url: str, query: str = "") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Give a bare websocket that has read the hello."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/gateway{query}") as socket:
        if not query:
            assert (await socket.receive_json())["op"] == 10
        yield socket


async def _known(socket: aiohttp.ClientWebSocketResponse, city: City, **more: object) -> Any:
    """Say whose bot it is, and return what it is told then."""
    await socket.send_json({"op": 2, "d": {"token": city.world.state.token, "intents": 0, **more}})
    ready = await socket.receive_json()
    assert ready["t"] == "READY"
    return ready["d"]


async def _closed(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async for _ in socket:
        pass
    return socket.close_code


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("no json", 4002),
        ("[2]", 4002),
        ("[" * 4000, 4002),  # deeper than it can be read
        ('{"op": null}', 4002),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": 5}}', 4002),
        ('{"op": 2, "d": {"token": "sandbox.token", "shard": [-1, 2]}}', 4002),
        *(
            (f'{{"op": 2, "d": {{"token": "sandbox.token", "intents": {1 << bit}}}}}', 4014)
            for bit in (1, 8, 15)  # members, presences, contents of messages
        ),
        (json.dumps({"op": 1, "d": "x" * 5000}), 4002),
    ],
)
async def test_what_the_gateway_does_not_take(city: City, sent: str, code: int) -> None:
    async with serve(city.world) as url, _raw(url) as socket:
        await socket.send_str(sent.replace("sandbox.token", city.world.state.token))
        assert await _closed(socket) == code


@pytest.mark.parametrize(
    ("after", "code"),
    [
        ({"op": 2, "d": {"token": "wrong"}}, 4005),
        ({"op": 6, "d": {"token": "sandbox.token", "session_id": "x", "seq": 1}}, 4005),
        ({"op": 99, "d": {}}, 4001),
        (b"bytes", 4002),
    ],
)
async def test_what_it_does_not_take_from_who_is_known(city: City, after: Json | bytes, code: int) -> None:
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        for quiet in (3, 4):  # a presence, a voice channel: nothing comes of them
            await socket.send_json({"op": quiet, "d": {}})
        await (socket.send_bytes(after) if isinstance(after, bytes) else socket.send_json(after))
        assert await _closed(socket) == code


@pytest.mark.parametrize(("shard", "code"), [([2, 2], 4010), ([0, 0], 4010), ([0], 4010), ([0, 1], None)])
async def test_a_shard_is_one_of_so_many(city: City, shard: list[int], code: int | None) -> None:
    async with serve(city.world) as url, _raw(url) as socket:
        known: Json = {"token": city.world.state.token, "intents": 0, "shard": [str(n) for n in shard]}
        await socket.send_json({"op": 2, "d": known})
        if code is None:
            assert (await socket.receive_json())["d"]["shard"] == shard
        else:
            assert await _closed(socket) == code


async def test_a_session_is_resumed_with_its_token_and_no_further_than_it_went(city: City) -> None:
    async with serve(city.world) as url:
        async with _raw(url) as socket:
            session = (await _known(socket, city))["session_id"]
            await socket.close(code=4000)
        for token, sequence, code in (("wrong", 1, 4004), (city.world.state.token, 9, 4007)):
            async with _raw(url) as socket:
                asked = {"token": token, "session_id": session, "seq": sequence}
                await socket.send_json({"op": 6, "d": asked})
                assert await _closed(socket) == code


async def test_the_hello_says_after_how_many_milliseconds_a_heartbeat_is_due(city: City) -> None:
    async with serve(city.world) as url, _raw(url, "?v=10") as socket:
        assert await socket.receive_json() == {"op": 10, "d": {"heartbeat_interval": 41250}}


@pytest.mark.parametrize(("much", "heard"), [(4096, '{"op": 11}'), (4097, 4002)])
async def test_a_payload_has_at_most_4096_bytes(city: City, much: int, heard: str | int) -> None:
    around = len('{"op": 1, "d": "é"}'.encode())
    async with serve(city.world) as url, _raw(url) as socket:
        await socket.send_str(f'{{"op": 1, "d": "é{"x" * (much - around)}"}}')
        assert (await socket.receive()).data == heard


@pytest.mark.parametrize(("code", "kept"), [(1000, False), (1001, False), (1002, True), (4000, True)])
async def test_who_says_goodbye_has_no_session_to_come_back_to(city: City, code: int, kept: bool) -> None:
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        [session] = city.world.sessions.values()
        await socket.close(code=code)
        while session.wire is not None:  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0.01)
        assert bool(city.world.sessions) is kept


async def test_who_sends_too_much_in_a_minute_is_cut(city: City) -> None:
    assert SENDS_A_MINUTE == 120
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        for _ in range(SENDS_A_MINUTE - 1):
            await socket.send_json({"op": 3, "d": {}})
        assert not socket.closed
        await socket.send_json({"op": 3, "d": {}})
        assert await _closed(socket) == 4008


async def test_a_client_without_heartbeats_is_cut(city: City) -> None:
    async with serve(city.world, heartbeat=0.1) as url, _raw(url) as socket:
        assert await _closed(socket) == 4009


async def test_of_a_connection_that_is_closed_no_work_is_left(city: City) -> None:
    async with serve(city.world) as url:
        before = asyncio.all_tasks()
        async with _raw(url) as socket:
            await socket.send_json({"op": 1, "d": None})
            assert (await socket.receive_json())["op"] == 11
            assert asyncio.all_tasks() > before
        for _ in range(500):
            await asyncio.sleep(0.01)
            if asyncio.all_tasks() <= before:
                break
        assert asyncio.all_tasks() <= before


async def test_what_a_session_has_missed_comes_when_it_is_resumed(city: City) -> None:
    async with serve(city.world) as url:
        async with _raw(url) as socket:
            session = (await _known(socket, city, intents=1))["session_id"]
            assert (await socket.receive_json())["t"] == "GUILD_CREATE"
            await socket.close(code=4000)
        async with _raw(url) as socket:
            resume = {"token": city.world.state.token, "session_id": session, "seq": 1}
            await socket.send_json({"op": 6, "d": resume})
            missed, resumed = await socket.receive_json(), await socket.receive_json()
            assert [missed["t"], missed["s"], resumed["t"]] == ["GUILD_CREATE", 2, "RESUMED"]


@pytest.mark.parametrize("compression", ["zstd-stream", "true"])
async def test_another_compression_is_refused_before_the_connection(city: City, compression: str) -> None:
    async with (
        serve(city.world) as url,
        aiohttp.ClientSession(url) as session,
        session.get(f"/gateway?compress={compression}") as answer,
    ):
        assert answer.status == 400
        assert f"does not speak {compression}," in await answer.text()


async def test_every_client_is_told_to_come_again_and_a_lost_session_is_left_out(city: City) -> None:
    world = city.world
    async with serve(world) as url, _raw(url) as lost, _raw(url) as socket:
        for each in (lost, socket):
            await _known(each, city)
        [gone, there] = world.sessions
        await lost.close(code=4000)
        while world.sessions[gone].wire is not None:  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0.01)
        await world.ask_reconnect()
        assert await socket.receive_json() == {"op": 7, "d": None}
        await world.invalidate(resumable=True)
        assert await socket.receive_json() == {"op": 9, "d": True}
        assert list(world.sessions) == [gone, there]
        await world.invalidate()
        assert await socket.receive_json() == {"op": 9, "d": False}
        assert world.sessions == {}


async def test_a_session_resumed_elsewhere_outlives_its_first_connection(city: City, ana: Person) -> None:
    token = city.world.state.token
    async with serve(city.world) as url, _raw(url) as second:
        async with _raw(url) as first:
            session = (await _known(first, city, intents=1 << 12))["session_id"]
            await second.send_json({"op": 6, "d": {"token": token, "session_id": session, "seq": 1}})
            assert (await second.receive_json())["t"] == "RESUMED"
        await second.send_json({"op": 1, "d": None})
        assert await second.receive_json() == {"op": 11}, "by then the first one is gone"
        assert list(city.world.sessions) == [session]
        ana.write("hello", ana.dm)
        assert (await second.receive_json())["d"]["content"] == "hello"


@pytest.mark.parametrize(("fields", "code"), [({}, 4000), ({"code": 4001, "resumable": False}, 4001)])
async def test_every_connection_is_cut_and_its_session_may_be_forgotten(
    city: City, fields: dict[str, Any], code: int
) -> None:
    sessions = city.world.sessions
    sessions["lost"] = Session("lost", 0)
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        assert len(sessions) == 2
        await city.world.drop_gateway(**fields)
        assert await _closed(socket) == code
        assert len(sessions) == (2 if code == 4000 else 0)


async def test_a_single_member_may_be_asked_for_without_a_list(city: City, ana: Person) -> None:
    wanted = {"guild_id": str(city.guild.id), "user_ids": str(ana.id)}
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        await socket.send_json({"op": 8, "d": wanted})
        told = await socket.receive_json()
    assert [member["user"]["id"] for member in told["d"]["members"]] == [str(ana.id)]


@pytest.mark.parametrize("asked", [{}, {"nonce": "7"}])
async def test_a_request_for_members_is_answered_with_its_nonce(city: City, ana: Person, asked: Json) -> None:
    wanted = {"guild_id": str(city.guild.id), "user_ids": [str(ana.id), "7"], **asked}
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        await socket.send_json({"op": 8, "d": wanted})
        told = await socket.receive_json()
    assert told["t"] == "GUILD_MEMBERS_CHUNK"
    assert [member["user"]["id"] for member in told["d"]["members"]] == [str(ana.id)]
    assert (told["d"]["not_found"], told["d"].get("nonce")) == (["7"], asked.get("nonce"))
    assert (told["d"]["chunk_index"], told["d"]["chunk_count"]) == (0, 1)


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ({"query": "AN"}, ["ana"]),
        ({"query": "an", "limit": 2}, ["ana", "anabel"]),
        ({"query": "an", "limit": 9}, ["ana", "anabel", "anouk"]),
        ({"query": "na", "limit": 9}, []),
        ({"query": "", "limit": 9}, []),
    ],
)
async def test_members_are_found_by_how_their_names_begin_up_to_a_limit(
    city: City, ana: Person, asked: Json, names: list[str]
) -> None:
    for name in ("Anabel", "Bia", "Anouk"):
        city.person(name)
    city.person("Andrew", member=False)
    async with serve(city.world) as url, _raw(url) as socket:
        await _known(socket, city)
        await socket.send_json({"op": 8, "d": {"guild_id": str(city.guild.id), **asked}})
        told = await socket.receive_json()
    assert [member["user"]["username"] for member in told["d"]["members"]] == names


@pytest.mark.parametrize(
    ("many", "sequence", "missed"), [(5, 3, [4, 5]), (5, 5, []), (6, 1, [2, 3, 4, 5, 6]), (7, 1, None)]
)
def test_only_so_many_events_are_kept_for_who_comes_again(
    many: int, sequence: int, missed: list[int] | None
) -> None:
    session = Session("one", 0, events=deque(maxlen=5))
    for _ in range(many):
        session.dispatch("TYPING_START", {})
    found = session.missed(sequence)
    assert (None if found is None else [event["s"] for event in found]) == missed
    assert (Session("two", 0).events.maxlen, len(session.waiting)) == (2000, 0)


async def test_a_server_that_has_ended_hears_of_nothing_and_answers_nobody(city: City) -> None:
    async with serve(city.world) as url:
        assert len(city.world.listeners) == 1
    assert city.world.listeners == []
    with pytest.raises(aiohttp.ClientConnectionError):
        async with _raw(url):
            pytest.fail("it is still there")


async def test_the_stream_is_one_zlib_stream(city: City) -> None:
    async with serve(city.world) as url, _raw(url, "?v=10&encoding=json&compress=zlib-stream") as socket:
        inflate = zlib.decompressobj()
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(hello))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(inflate.decompress(await socket.receive_bytes())) == {"op": 11}


async def test_json_in_bytes_is_taken_as_in_words(city: City) -> None:
    async with serve(city.world) as url, _raw(url) as socket:
        identify = {"op": 2, "d": {"token": city.world.state.token, "intents": 0}}
        await socket.send_bytes(json.dumps(identify).encode())
        assert (await socket.receive_json())["t"] == "READY"
