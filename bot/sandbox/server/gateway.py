"""The gateway: the websocket that tells the bot what happens (v10, JSON, plain or zlib-stream)."""

import asyncio
import secrets
from collections import deque
from contextlib import suppress

from aiohttp import WSMsgType, web

from bot.sandbox.server.guilds import guild_create_json
from bot.sandbox.server.news import News
from bot.sandbox.server.payloads import me_json, member_json
from bot.sandbox.world.form import Json, Refused, ids, item, number, parsed, text, wrong
from bot.sandbox.world.sessions import LIFETIME, Session, Wire
from bot.sandbox.world.state import Guild
from bot.sandbox.world.world import Change, Kind, World

HEARTBEAT, IDENTIFY, RESUME, REQUEST_MEMBERS = 1, 2, 6, 8
QUIET = (3, 4)
"""Presence and voice state: accepted, without effect here."""

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY = 4001, 4002, 4003, 4004, 4005
INVALID_SEQUENCE, RATE_LIMITED, TIMED_OUT, DISALLOWED_INTENTS = 4007, 4008, 4009, 4014
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content. The double's application has none of them."""

SENDS_A_MINUTE = 120
MOMENT = 0.05  # seconds
PAYLOAD_LIMIT = 4096


class Gateway:
    """The server side of the websocket, for every session of a world."""

    def __init__(self, world: World, heartbeat: float = 41.25) -> None:
        """Listen to `world`; clients are asked for a heartbeat every `heartbeat` seconds (real time)."""
        self.world = world
        self.heartbeat = heartbeat
        self._news = News(world)
        self._flushing: set[asyncio.Task[None]] = set()
        world.listeners.append(self._on_change)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it closes."""
        compression = request.query.get("compress", "")
        if compression not in ("", "zlib-stream"):
            raise web.HTTPBadRequest(
                text=f"the sandbox does not speak {compression}, only zlib-stream or nothing"
            )
        socket = web.WebSocketResponse(timeout=1.0)
        await socket.prepare(request)
        wire = Wire(socket, compressed=bool(compression))
        await Connection(self, wire).run()
        return socket

    def flush(self, session: Session) -> None:
        """Write what waits for a session, without making the caller wait."""
        task = asyncio.ensure_future(session.flush())
        self._flushing.add(task)
        task.add_done_callback(self._flushing.discard)

    async def close(self) -> None:
        """Stop listening, and close every connection."""
        self.world.listeners.remove(self._on_change)
        await self.world.drop_gateway(resumable=True, code=1001)
        for session in self.world.sessions.values():
            session.wire = None

    def _on_change(self, change: Change) -> None:
        for session in self.world.sessions.values():
            events = self._news.of(change, session)
            for name, data in events:
                session.dispatch(name, data)
            if events:
                self.flush(session)


class Connection:
    """One websocket: what it says, and the session that it has identified or resumed."""

    def __init__(self, gateway: Gateway, wire: Wire) -> None:
        """Begin a connection of `gateway` that speaks through `wire`."""
        self.gateway = gateway
        self.world = gateway.world
        self.wire = wire
        self.session: Session | None = None
        self._beat = asyncio.Event()
        self._sent: deque[float] = deque(maxlen=SENDS_A_MINUTE)

    async def run(self) -> None:
        """Say hello, and handle messages until the socket closes."""
        await self.wire.send({"op": 10, "d": {"heartbeat_interval": int(self.gateway.heartbeat * 1000)}})
        watch = asyncio.ensure_future(self._watch())
        try:
            async for frame in self.wire.socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):  # Discord takes JSON in both
                    await self._take(frame.data)
        finally:
            watch.cancel()
            self._lost()

    async def _watch(self) -> None:
        """Close a connection whose heartbeats stop coming."""
        while True:
            self._beat.clear()
            try:
                await asyncio.wait_for(self._beat.wait(), self.gateway.heartbeat * 1.5)
            except TimeoutError:
                await self.wire.cut(TIMED_OUT)
                return

    def _lost(self) -> None:
        session = self.session
        if session is None or session.wire is not self.wire:
            return
        session.wire, session.lost_at, session.mute = None, self.world.clock.now(), False
        session.waiting.clear()
        if self.wire.cut_with is None and self.wire.socket.close_code in (1000, 1001):
            self.world.sessions.pop(session.id, None)

    async def _take(self, words: str | bytes) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._sent) == SENDS_A_MINUTE and now - self._sent[0] < 60:
            await self.wire.cut(RATE_LIMITED)
            return
        self._sent.append(now)
        data = words.encode() if isinstance(words, str) else words
        if len(data) > PAYLOAD_LIMIT:
            await self.wire.cut(DECODE_ERROR)
            return
        try:
            payload = parsed(data.decode(errors="replace"))
            if not isinstance(payload, dict) or (op := number(payload, "op")) is None:
                raise wrong(("op",), "BASE_TYPE_REQUIRED", "This field is required")
            await self._serve(op, payload)
        except Refused:  # no JSON, no object, or a field of another kind
            await self.wire.cut(DECODE_ERROR)

    async def _serve(self, op: int, payload: Json) -> None:
        if op == HEARTBEAT:
            await self._heartbeat()
        elif op in (IDENTIFY, RESUME) and self.session is not None:
            await self.wire.cut(ALREADY)
        elif op == IDENTIFY:
            await self._identify(item(payload, "d") or {})
        elif op == RESUME:
            await self._resume(item(payload, "d") or {})
        elif self.session is None:
            await self.wire.cut(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._members(item(payload, "d") or {}, self.session)
        elif op not in QUIET:
            await self.wire.cut(UNKNOWN_OPCODE)

    async def _heartbeat(self) -> None:
        """Answer a moment later, as over a network: the library records the time only after sending."""
        self._beat.set()
        await asyncio.sleep(MOMENT)
        if self.session is None or not self.session.mute:
            await self.wire.send({"op": 11})

    async def _identify(self, data: Json) -> None:
        if text(data, "token") != self.world.state.token:
            await self.wire.cut(AUTHENTICATION_FAILED)
            return
        intents = number(data, "intents") or 0
        if intents & PRIVILEGED:
            await self.wire.cut(DISALLOWED_INTENTS)
            return
        shard = ids(data, "shard") or [0, 1]
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            await self.wire.cut(INVALID_SHARD)
            return
        if len(self._guilds(shard[0], shard[1])) > self.world.most_guilds:
            await self.wire.cut(SHARDING_REQUIRED)
            return
        session = Session(secrets.token_hex(16), intents, (shard[0], shard[1]), wire=self.wire)
        self.session = session
        self.world.sessions[session.id] = session
        self._ready(session)
        await session.flush()
        self._tell()

    def _guilds(self, shard: int, shards: int) -> list[Guild]:
        mine = [guild for guild in self.world.state.guilds.values() if self.world.bot.id in guild.members]
        return [guild for guild in mine if (guild.id >> 22) % shards == shard]

    def _ready(self, session: Session) -> None:
        guilds = self._guilds(*session.shard)
        ready: Json = {
            "v": 10,
            "user": me_json(self.world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self.world.origin.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if session.intents & 1:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild_create_json(self.world, guild))

    async def _resume(self, data: Json) -> None:
        if text(data, "token") != self.world.state.token:
            await self.wire.cut(AUTHENTICATION_FAILED)
            return
        session = self.world.sessions.get(text(data, "session_id") or "")
        sequence = number(data, "seq") or 0
        expired = (
            session and session.lost_at is not None and self.world.clock.now() - session.lost_at > LIFETIME
        )
        missed = None if session is None or expired else session.missed(sequence)
        if session is None or missed is None:
            await self.wire.send({"op": 9, "d": False})
            return
        if sequence > session.sequence:
            await self.wire.cut(INVALID_SEQUENCE)
            return
        session.wire, session.lost_at = self.wire, None
        self.session = session
        session.waiting = deque(missed)
        session.dispatch("RESUMED", {"_trace": []})
        await session.flush()
        self._tell()

    def _tell(self) -> None:
        self.world.publish(Change(Kind.SESSION, self.world.bot.id, only=self.world.bot.id))

    def _members(self, data: Json, session: Session) -> None:
        """Answer a request for members: by id, or by the start of a name (all members need an intent)."""
        with suppress(Refused):
            guild = self.world.guild(number(data, "guild_id"))
            asked = data.get("user_ids")
            wanted = ids({"user_ids": [asked] if isinstance(asked, str | int) else asked}, "user_ids")
            start = (text(data, "query") or "").lower()
            users = [self.world.state.users[user] for user in guild.members]
            named = [u.id for u in users if start and u.name.lower().startswith(start)]
            found = [user for user in wanted if user in guild.members] or named[: number(data, "limit") or 1]
            chunk: Json = {
                "guild_id": str(guild.id),
                "members": [member_json(self.world, guild, user) for user in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [str(user) for user in wanted if user not in guild.members],
            }
            if data.get("nonce"):
                chunk["nonce"] = data["nonce"]
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
            self.gateway.flush(session)
