"""Connections that come back, whatever happens to them: the real library, and a double that fails."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import pytest

from bot import work
from bot.discord import connection
from bot.discord.connection import FINAL, MAX_PAUSE, OPENING, REMEDIES, Pauses, SteadyClient
from bot.sandbox.point import pointed_at
from bot.sandbox.server.server import serve
from bot.sandbox.world.sessions import Session
from bot.unstartable import Unstartable
from tools.driver import City

HANGING = 30.0  # seconds after which a test that waits has failed
MINUTE = 60.0
DAMAGED: tuple[object, ...] = (None, {}, [], "words", 5, [None], {"id": None}, {"id": {}}, {"guild_id": "x"})


class Quick(SteadyClient):
    """A client that identifies at once; the library waits for 5 s."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, max_ratelimit_timeout=30.0
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""

    @property
    def up(self) -> bool:
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())


@pytest.fixture
def city() -> City:
    return City()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record how long it would have waited before each try."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        await asyncio.sleep(0.001)

    monkeypatch.setattr(Pauses, "sleep", staticmethod(sleep))
    return found


@asynccontextmanager
async def connecting(city: City) -> AsyncIterator[Quick]:
    """A client that logs in and connects in the background; at the end it has not given up."""
    async with Quick() as client:
        running = asyncio.create_task(client.start(city.world.state.token))
        try:
            yield client
            assert not running.done(), running
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(HANGING):
        while not happened():  # noqa: ASYNC110 - the library tells nobody
            await asyncio.sleep(0.005)


def connected(city: City, client: Quick) -> bool:
    """Tell whether both sides say so, and the client counts no tries any more."""
    return (
        bool(_sessions(city)) and client.up and not any(line.pauses.tries for line in client._lines.values())
    )


def _sessions(city: City) -> list[Session]:
    return [session for session in city.world.sessions.values() if session.wire is not None]


async def test_each_outage_begins_with_short_pauses_and_none_is_long(city: City, pauses: list[float]) -> None:
    assert MAX_PAUSE + OPENING <= MINUTE
    async with AsyncExitStack() as stack:
        first = AsyncExitStack()
        url = await first.enter_async_context(serve(city.world))
        stack.enter_context(pointed_at(url))
        client = await stack.enter_async_context(connecting(city))
        await until(lambda: connected(city, client))
        pauses.clear()
        await first.aclose()
        for _ in range(3):
            await until(lambda: len(pauses) >= 25)
            assert pauses[0] == 0 and max(pauses[:4]) <= 4, pauses
            assert MAX_PAUSE / 2 <= max(pauses) <= MAX_PAUSE, pauses
            async with serve(city.world, int(url.rpartition(":")[2])):
                await until(lambda: connected(city, client))
                pauses.clear()


@pytest.fixture
async def client(city: City, pauses: list[float]) -> AsyncIterator[Quick]:
    """A client that is connected to a double."""
    async with serve(city.world, heartbeat=0.1) as url:
        with pointed_at(url):
            async with connecting(city) as client:
                await until(lambda: connected(city, client))
                yield client


async def test_what_can_not_be_read_of_any_event_costs_that_event_alone(
    city: City, client: Quick, caplog: pytest.LogCaptureFixture
) -> None:
    [session] = _sessions(city)
    before = session.wire
    kinds = sorted(set(client._connection.parsers) - {"READY", "RESUMED"})
    for kind in kinds:
        for data in DAMAGED:
            session.dispatch(kind, data)  # type: ignore[arg-type]  # Discord sends what it likes
        session.dispatch(f"{kind}_NOBODY_KNOWS", {})
    await session.flush()
    there = city.channel("later")
    await until(lambda: client.get_channel(there.id))
    assert session.wire is before, "the connection has stayed"
    read = {message.split()[2] for message in caplog.messages if "can't be read" in message}
    assert len(read) > 40, (read, kinds)


@pytest.mark.parametrize("data", [None, 5, "words", [], {}, {"session_id": 7}, {"user": {}, "guilds": []}])
@pytest.mark.parametrize("event", ["READY", "RESUMED"])
async def test_a_session_that_does_not_begin_is_begun_anew(
    city: City, client: Quick, event: str, data: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    true, damaged = Session.dispatch, 2

    def dispatch(session: Session, name: str, told: object) -> None:
        nonlocal damaged
        hit = name == event and damaged
        damaged -= bool(hit)
        true(session, name, data if hit else told)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "dispatch", dispatch)
    for _ in range(2):
        await city.world.drop_gateway(resumable=event == "RESUMED")
        await until(lambda: connected(city, client))
    there = city.channel("later")
    await until(lambda: client.get_channel(there.id))


@pytest.mark.parametrize(
    "frame", ["no json", "5", "[]", '{"op": 0, "t": [], "d": {}}', '{"op": 10, "d": null}']
)
async def test_a_frame_that_is_no_event_is_survived(city: City, client: Quick, frame: str) -> None:
    [session] = _sessions(city)
    wire = session.wire
    assert wire is not None and wire._deflate is not None
    await wire.socket.send_bytes(
        wire._deflate.compress(frame.encode()) + wire._deflate.flush(zlib.Z_SYNC_FLUSH)
    )
    there = city.channel("later")
    await until(lambda: client.get_channel(there.id))


async def test_a_frame_that_can_not_be_unpacked_begins_a_new_connection(city: City, client: Quick) -> None:
    [session] = _sessions(city)
    assert session.wire is not None
    await session.wire.socket.send_bytes(b"no zlib" * 20 + b"\x00\x00\xff\xff")
    there = city.channel("later")
    await until(lambda: client.get_channel(there.id))


async def test_a_silent_connection_is_given_up_once_a_heartbeat_is_late(
    city: City, client: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LATE", 0.2)
    await city.world.drop_gateway()
    await until(lambda: connected(city, client))
    [session] = _sessions(city)
    silent, session.mute = session.wire, True
    there = city.channel("later")
    await until(lambda: client.get_channel(there.id))
    assert session.wire is not silent


@pytest.mark.parametrize("code", sorted(FINAL))
async def test_a_close_code_that_is_final_is_one_line_with_a_remedy(city: City, code: int) -> None:
    async with serve(city.world) as url, Quick() as client:
        with pointed_at(url):
            await client.login(city.world.state.token)
            line = asyncio.create_task(work.connected(client, asyncio.Event()))  # type: ignore[arg-type]
            await until(lambda: connected(city, client))
            await city.world.drop_gateway(code=code)
            with pytest.raises(Unstartable) as told:
                await line
    assert str(told.value) == (f"Discord has ended the connection for good (code {code}): {REMEDIES[code]}")


async def test_any_other_close_code_is_survived(city: City, client: Quick) -> None:
    for code in (1000, 1001, 1006, 1011, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009, 4999):
        if code != 1006:  # nobody can send that one
            await city.world.drop_gateway(code=code)
        await until(lambda: connected(city, client))


REFUSED = {"status": 429, "retry_after": 100.0}
FAILED = {"status": 503}


@pytest.mark.parametrize(
    "path", ["/users/@me", "/oauth2/applications/@me", "/applications/@me", "/gateway/bot"]
)
@pytest.mark.parametrize("fault", [REFUSED, FAILED], ids=["429", "503"])
async def test_a_start_that_is_refused_for_now_is_made_again(
    city: City, path: str, fault: dict[str, float], pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(city.world) as url:
        with pointed_at(url):
            city.world.fail(f"GET {path}", times=3, **fault)  # type: ignore[arg-type]
            async with connecting(city) as client:
                await until(lambda: connected(city, client))
    if not city.world.faults.waiting:
        assert pauses[:3] == ([100.0] * 3 if fault is REFUSED else sorted(pauses[:3])), pauses
        said = [message for message in caplog.messages if "again in" in message]
        assert len(said) == 3, caplog.messages
