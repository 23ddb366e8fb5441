"""The page's routes: the page itself, its words, its feed, and the actions in a person's name."""

import mimetypes
from base64 import b64decode
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import WSCloseCode, web

from bot.sandbox.page.doing import ACTIONS
from bot.sandbox.page.feed import Feed
from bot.sandbox.page.guard import guard
from bot.sandbox.page.page_state import PageState
from bot.sandbox.page.sight import people
from bot.sandbox.page.spoken import spoken
from bot.sandbox.people.filling import Impossible
from bot.sandbox.server.rest.call import answer, read_body
from bot.sandbox.world.form import Json, Refused, number, whole, wrong
from bot.sandbox.world.state import User
from rules.core.words import nearest

PAGE_STATE = web.AppKey("page_state", PageState)
SOCKETS = web.AppKey("sockets", set[web.WebSocketResponse])
STATIC = web.AppKey("static", dict[str, tuple[bytes, str]])

routes = web.RouteTableDef()


def lay(application: web.Application, page_state: PageState) -> None:
    """Add the page to the double's application."""
    application[PAGE_STATE] = page_state
    sockets: set[web.WebSocketResponse] = set()
    application[SOCKETS] = sockets
    application[STATIC] = dict(_files(files("bot.sandbox.page") / "static", ""))
    application.middlewares.append(guard)
    application.add_routes(routes)
    application.on_shutdown.append(_hang_up)


def _files(folder: Traversable, under: str) -> list[tuple[str, tuple[bytes, str]]]:
    """Return the page's files by name, so that no other file can be requested."""
    found: list[tuple[str, tuple[bytes, str]]] = []
    for entry in folder.iterdir():
        name = f"{under}{entry.name}"
        if entry.is_dir():
            found += _files(entry, f"{name}/")
        else:
            found.append((name, (entry.read_bytes(), mimetypes.guess_type(name)[0] or "text/plain")))
    return found


async def _hang_up(application: web.Application) -> None:
    sockets = application[SOCKETS]
    for socket in tuple(sockets):
        await socket.close(code=WSCloseCode.GOING_AWAY)


@routes.get("/")
async def index(request: web.Request) -> web.Response:
    """Return the page."""
    return _file(request, "index.html")


@routes.get("/favicon.ico")
async def icon(request: web.Request) -> web.Response:
    """Return the page's icon."""
    return _file(request, "icon.svg")


@routes.get("/page/static/{name:.+}")
async def static(request: web.Request) -> web.Response:
    """Return a file of the page."""
    return _file(request, request.match_info["name"])


def _file(request: web.Request, name: str) -> web.Response:
    if name not in request.app[STATIC]:
        raise web.HTTPNotFound
    content, content_type = request.app[STATIC][name]
    headers = {"Cache-Control": "no-cache"}
    charset = None if content_type.startswith("image/png") else "utf-8"
    return web.Response(body=content, content_type=content_type, charset=charset, headers=headers)


@routes.get("/page/words/{lang}")
async def words(request: web.Request) -> web.Response:
    """Return the page's words in a language."""
    return answer(spoken(nearest(request.match_info["lang"])))


@routes.get("/page/start")
async def start(request: web.Request) -> web.Response:
    """Return the people whom the user can be, whether the world is new, and whether boards can be tapped."""
    page_state = request.app[PAGE_STATE]
    return answer({"people": people(page_state), "fresh": page_state.fresh, "boards": page_state.boards})


@routes.get("/page/emoji/{emoji}")
async def emoji(request: web.Request) -> web.Response:
    """Return the picture of one of the application's emoji."""
    found = request.app[PAGE_STATE].world.state.emojis.get(_id(request.match_info["emoji"]))
    header, _, packed = found.image.partition(";base64,") if found else ("", "", "")
    if found is None or not header.startswith("data:image/"):
        raise web.HTTPNotFound
    return web.Response(body=b64decode(packed), content_type=header.removeprefix("data:"))


@routes.get("/page/feed")
async def feed(request: web.Request) -> web.StreamResponse:
    """Tell what happens, as the person `as` sees it."""
    user = _user(request, request.query.get("as", ""))
    if user is None:
        raise web.HTTPNotFound
    socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=4096)
    await socket.prepare(request)
    request.app[SOCKETS].add(socket)
    try:
        await Feed(request.app[PAGE_STATE], user, socket).run()
    finally:
        request.app[SOCKETS].discard(socket)
    return socket


@routes.post("/page/do/{action}")
async def do(request: web.Request) -> web.Response:
    """Do something as the person `as`: see `doing`. What a client would not allow gives `refused`."""
    action = ACTIONS.get(request.match_info["action"])
    if action is None:
        raise web.HTTPNotFound
    try:
        body = (await read_body(request)).value
        if not isinstance(body, dict):
            raise wrong((), "DICT_TYPE_CONVERT", "Must be an object.")
        user = _user(request, str(number(body, "as") or ""))
        if user is None:
            raise wrong(("as",), "BASE_TYPE_CHOICES", "There is no such person.")
        return answer(await action(request.app[PAGE_STATE], user, body))
    except Refused as refusal:
        return answer(refusal.body(), refusal.status)
    except Impossible as refusal:
        told: Json = {"refused": str(refusal)}
        return answer(told)


def person_of(request: web.Request) -> int | None:
    """Return the id of the person `as` whom the page asks; None if there is none."""
    user = _user(request, request.query.get("as", ""))
    return None if user is None else user.id


def lang_of(request: web.Request) -> str | None:
    """Return the language of this person's client."""
    user = _user(request, request.query.get("as", ""))
    return None if user is None else nearest(user.locale)


def _user(request: web.Request, digits: str) -> User | None:
    return next((user for user in request.app[PAGE_STATE].people if str(user.id) == digits), None)


def _id(digits: str) -> int:
    return whole(digits) or 0
