"""The page's routes: the page itself, a table as JSON, its pictures, what has changed, and answers.

Everything goes through the same use cases, budgets and refusals as on Discord. Whoever has no seat at a table
learns as much of it as of one that does not exist.
"""

import asyncio
import json
import logging
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from math import ceil
from typing import Any, cast

from aiohttp import web

from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Runtime
from bot.table import reading
from bot.table.learning import coach
from bot.table.learning.coach import Coaching
from bot.table.model import Lang, TableInfo, TableView, Theme
from bot.table.people import profiles, sessions
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.traced import traced
from bot.web.acting import ACTS, Malformed, fresh
from bot.web.looking import advised, awaited, logged, named
from bot.web.stream import Streams, TooMany
from bot.web.table_json import SILENT, Json, scenes_of, table_json
from bot.web.turns import Turns
from render.core.pictures import Scene
from render.core.png import joined
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from rules.core.text import Text
from rules.core.words import Words, nearest

log = logging.getLogger(__name__)

DIGITS = 9  # more than any entry of a log has
MAX_BYTES = 8192  # bytes of a request
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
STATIC = frozenset(each.name for each in (files("bot.web") / "static").iterdir()) - {"board.html"}
PRIVATE = {"Cache-Control": "private, no-store"}
PersonOf = Callable[[web.Request], int | None]
LangOf = Callable[[web.Request], Lang | None]
Still = Callable[[web.Request], Awaitable[bool]]


async def always(_: web.Request) -> bool:
    """Return True: where nobody logs in, a request stays its person's."""
    return True


@dataclass
class Board:
    """The page of one bot: whom a request is from, and the bot's parts, once it is at work.

    `still`: whether a request that goes on is still from that person. `lang_of`: their client's language.
    """

    person_of: PersonOf
    still: Still = always
    lang_of: LangOf = lambda _: None  # Discord tells it only when something is pressed there
    runtime: Runtime | None = None
    streams: Streams = field(default_factory=Streams)
    turns: Turns = field(default_factory=Turns)

    def begin(self, runtime: Runtime) -> None:
        """Serve tables from now on."""
        self.runtime = runtime
        reading.follow(runtime.context, self.streams.changed)
        sessions.follow(runtime.context, self.streams.logged_out)


@dataclass(frozen=True)
class Visit:
    """A request of a person about a table at which they have a seat."""

    board: Board
    runtime: Runtime
    user_id: int
    info: TableInfo
    lang: Lang

    @property
    def reader(self) -> tuple[Context, int, int]:
        """The first arguments of each use case: the bot's context, the table and the person."""
        return self.runtime.context, self.info.id, self.user_id


BOARD = web.AppKey("board", Board)
routes = web.RouteTableDef()


def lay(application: web.Application, board: Board) -> None:
    """Add the page to an application."""
    application[BOARD] = board
    application.add_routes(routes)

    async def end(_: web.Application) -> None:
        board.streams.end()

    application.on_shutdown.append(end)


@routes.get("/board")
async def page(request: web.Request) -> web.Response:
    """Return the page."""
    return asset("board.html", {"Content-Security-Policy": POLICY})


@routes.get("/board/static/{name}")
async def static(request: web.Request) -> web.Response:
    """Return one of the page's files."""
    if request.match_info["name"] not in STATIC:
        raise web.HTTPNotFound
    return asset(request.match_info["name"], {})


def asset(name: str, headers: dict[str, str]) -> web.Response:
    """Return a file of the page, with headers of its own."""
    content = (files("bot.web") / "static" / name).read_bytes()
    kind = mimetypes.guess_type(name)[0] or "text/plain"
    headers = {"Cache-Control": "no-cache", **headers}
    return web.Response(body=content, content_type=kind, charset="utf-8", headers=headers)


@routes.get("/board/at/{channel}")
async def at(request: web.Request) -> web.Response:
    """Return the number of the person's table in a channel; null if they have none there."""
    board, user_id, channel_id = request.app[BOARD], _person(request), _number(request, "channel")
    if board.runtime is None:
        return web.json_response({"table": None}, headers=PRIVATE)
    if seconds := board.runtime.budgets.spend(user_id, None, Work.FOLLOW):
        raise put_off(request, Work.FOLLOW, ceil(seconds))
    info = await reading.in_channel(board.runtime.context, channel_id)
    mine = info is not None and info.seat_of(user_id) is not None and info.status in reading.SHOWN
    return web.json_response({"table": info.id if info and mine else None}, headers=PRIVATE)


def _person(request: web.Request) -> int:
    user_id = request.app[BOARD].person_of(request)
    if user_id is None:
        raise web.HTTPNotFound
    return user_id


def _number(request: web.Request, name: str) -> int:
    digits = request.match_info[name]
    beyond = 2**63  # no table and no channel has a number so large; the database could not take it
    if not digits.isdecimal() or len(digits) > len(str(beyond)) or int(digits) >= beyond:
        raise web.HTTPNotFound
    return int(digits)


@asynccontextmanager
async def _visit(request: web.Request, work: Work) -> AsyncIterator[Visit]:
    """Admit a person whose budget pays for the work, at a table where they have a seat.

    What their own budget can't pay for costs nothing: nothing is read for it.
    """
    board, user_id, number = request.app[BOARD], _person(request), _number(request, "table")
    runtime = board.runtime
    if runtime is None:
        raise web.HTTPServiceUnavailable
    if seconds := runtime.budgets.wait(user_id, work):
        raise put_off(request, work, ceil(seconds))
    info = await reading.info(runtime.context, number)
    if info is None or info.seat_of(user_id) is None:
        runtime.budgets.spend(user_id, None, work)  # or others' tables could be tried without limit
        raise web.HTTPNotFound
    if info.status not in reading.SHOWN:
        raise web.HTTPNoContent  # closed meanwhile, and nothing went wrong: a browser would note an error
    if not reading.is_here(runtime.context, info):  # whose process counts what the person does
        why = json.dumps({"refused": Words(browser_lang(request)).say(Text(key="site.misdirected"))})
        raise web.HTTPMisdirectedRequest(text=why, content_type="application/json", headers=PRIVATE)
    with runtime.budgets.admitted(user_id, info.guild_id or None, work) as seconds:
        if seconds:
            raise put_off(request, work, ceil(seconds))
        lang = await profiles.lang_of(runtime.context, user_id, board.lang_of(request)) or info.lang
        yield Visit(board, runtime, user_id, info, lang)


def put_off(request: web.Request, work: Work, seconds: int) -> web.HTTPTooManyRequests:
    """Return the answer that says when to try again; for the chosen language one would have to read."""
    key = "discord.moment-answer" if work is Work.ANSWER else "discord.moment"
    why = Words(browser_lang(request)).say(Text(key=key, args={"seconds": seconds}))
    return web.HTTPTooManyRequests(
        headers={"Retry-After": str(seconds), **PRIVATE},
        text=json.dumps({"refused": why}),
        content_type="application/json",
    )


def browser_lang(request: web.Request) -> Lang:
    """Return the language that the browser asks for first, or the nearest one that the bot speaks."""
    return nearest(request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip())


@routes.get("/board/t/{table}")
async def table(request: web.Request) -> web.Response:
    """Return the table as the person sees it."""
    async with _visit(request, Work.FOLLOW) as visit:
        return await _json(visit, _known(visit, reading.seen(*visit.reader)))


async def _answered(visit: Visit, done: Awaitable[TableView]) -> web.Response:
    async def again() -> Json:
        return await _known(visit, fresh(*visit.reader, await done))

    return await _json(visit, again())


async def _known(visit: Visit, seen: Awaitable[TableView]) -> Json:
    async with visit.board.turns.taken():
        return table_json(await seen, visit.lang, await _coaching(visit))


async def _json(visit: Visit, telling: Coroutine[Any, Any, Json]) -> web.Response:
    """Return what a use case tells, or why it was refused (409 if the question is closed)."""
    status = 200
    try:
        known = await telling
    except Stale:
        status, known = 409, {"refused": _say(visit, "discord.stale")}
    except Rejected as refusal:
        status, known = 422, {"refused": Words(visit.lang).say(refusal.text)}
    except Exception as error:
        log.error("table %d in the browser: %s", visit.info.id, traced(error))
        status, known = 500, {"refused": _say(visit, "discord.broken")}
    said = await named(visit.runtime.context, json.dumps(known), visit.lang, visit.info.names)
    return web.json_response(text=said, status=status, headers=PRIVATE)


async def _coaching(visit: Visit) -> Coaching:
    """Ask the coach, in a lesson. Silent rather than a refusal: an answer may be stored already."""
    if visit.info.lesson:
        with suppress(Rejected):
            return await coach.coaching(*visit.reader)
    return SILENT


def _say(visit: Visit, key: str) -> str:
    return Words(visit.lang).say(Text(key=key))


@routes.get("/board/t/{table}/{scene:board|hand|sheet}.png")
async def picture(request: web.Request) -> web.Response:
    """Return the board as all see it, or as the person sees it the table beside it, or their own hand."""
    scene = cast(Scene, request.match_info["scene"])

    def wanted() -> bool:
        return request.transport is not None  # a page that hears of something newer gives this one up

    async with _visit(request, Work.DRAW) as visit:
        try:
            async with visit.board.turns.taken():
                seen, theme = await _to_draw(visit, scene)
        except Rejected:
            raise web.HTTPServiceUnavailable from None
        drawn = await visit.runtime.pictures.one(seen, scene, visit.lang, theme)
        try:
            [drawing] = drawn.now if drawn.coming is None else await awaited(drawn.coming(), wanted)
        except TimeoutError:
            raise web.HTTPServiceUnavailable from None
        if not drawing.parts:
            raise web.HTTPServiceUnavailable
        # It is in parts only where a chat would show it narrow, and drawn once for both.
        content = await asyncio.to_thread(joined, [part.content for part in drawing.parts])
        return web.Response(body=content, content_type="image/png", headers=PRIVATE)


async def _to_draw(visit: Visit, scene: Scene) -> tuple[TableView, Theme]:
    """Return the table to draw and its colours: the board as for the channel, where it is drawn anyway."""
    context = visit.runtime.context
    seen = await reading.seen(context, visit.info.id, None if scene == "board" else visit.user_id)
    if scene not in scenes_of(seen):
        raise web.HTTPNotFound
    if scene == "board":
        return seen, seen.table.theme
    return seen, await profiles.theme_of(context, visit.user_id)


@routes.get("/board/t/{table}/events")
async def events(request: web.Request) -> web.StreamResponse:
    """Say each time that something has changed at the table, and nothing about what."""
    async with _visit(request, Work.FOLLOW) as visit:
        pass  # the stream goes on when this is paid for
    try:
        with visit.board.streams.open(visit.info.id, visit.user_id) as stream:
            return await _streamed(request, visit, stream)
    except TooMany:
        raise web.HTTPTooManyRequests from None


class _Left(Exception):  # noqa: N818 - what has happened
    """The person has no seat at the table any more."""


async def _streamed(request: web.Request, visit: Visit, stream: AsyncIterator[bool]) -> web.StreamResponse:
    """Write a sign for each change that this person can see; the moment of another one would tell of it.

    It ends when the person has no seat any more, or has logged out.
    """
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy must not hold it back
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", **headers})
    await response.prepare(request)
    known: Json | None = {}  # nothing that could be seen, so that the first sign comes at once
    with suppress(ConnectionError, _Left):
        async for changed in stream:
            if not await visit.board.still(request):
                break
            if not changed:
                await response.write(b": here\n\n")
            elif (now := await _seen(visit)) != known:
                await response.write(b"data: {}\n\n")
                known = now
    return response


async def _seen(visit: Visit) -> Json | None:
    """Look at the table for the person; None while it can't be shown. Raises `_Left`."""
    async with visit.board.turns.taken():
        try:
            view = await reading.seen(*visit.reader)
        except Rejected:
            return None
        if view.seat is None:
            raise _Left
        view = replace(view, folded={})  # which changes with nothing that could be seen
        return table_json(view, visit.lang)


@routes.post("/board/t/{table}/undo")
async def undo(request: web.Request) -> web.Response:
    """Take back the person's last answer; `n` answers were shown."""
    shown = (await _body(request)).get("n")
    if type(shown) is not int:
        raise web.HTTPBadRequest
    async with _visit(request, Work.TAKE_BACK) as visit, visit.runtime.presses(visit.user_id):
        return await _answered(visit, moves.undo(*visit.reader, shown))


@routes.post("/board/t/{table}/{act:answer|draft|orders|always}")
async def act(request: web.Request) -> web.Response:
    """Answer the person's question, keep an unfinished answer, or change standing orders.

    One at a time with the person's presses in the chat: each adds to the draft that it has read.
    """
    work, read = ACTS[request.match_info["act"]]
    try:
        does = read(await _body(request))
    except Malformed:
        raise web.HTTPBadRequest from None
    async with _visit(request, work) as visit, visit.runtime.presses(visit.user_id):
        return await _answered(visit, does(*visit.reader))


@routes.post("/board/t/{table}/advice")
async def advice(request: web.Request) -> web.Response:
    """Think about the person's question, and say what a computer player would do."""
    await _body(request)
    async with _visit(request, Work.REPLAY) as visit:
        return await _json(visit, advised(*visit.reader, visit.lang, partial(_coaching, visit)))


@routes.get("/board/t/{table}/log")
async def log_page(request: web.Request) -> web.Response:
    """Return a page of the log: its newest one, or the one that ends with entry `last`."""
    last = request.query.get("last", "")
    async with _visit(request, Work.STUDY) as visit:
        number = int(last) if last.isascii() and last.isdecimal() and len(last) < DIGITS else None
        return await _json(visit, logged(*visit.reader, number, visit.lang))


async def _body(request: web.Request) -> Json:
    """Read a JSON object. Only a page of our own can send one: others' forms have another type."""
    if request.content_type != "application/json" or (request.content_length or MAX_BYTES + 1) > MAX_BYTES:
        raise web.HTTPBadRequest
    try:
        found = json.loads(await request.read())
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest from None
    if not isinstance(found, dict):
        raise web.HTTPBadRequest
    return found
