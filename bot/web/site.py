"""The boards on a host's own name: who is logged in by Discord sees the tables at which they have a seat.

Each request is from the person of the session in its cookie, and of nobody else. Whatever changes something
must come from a page of ours: as JSON, with our own `Origin` and a header that no other page can send.
"""

import ipaddress
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from math import ceil
from time import monotonic

from aiohttp import web

from bot.discord.requests.budgets import Buckets, Rate, Work
from bot.discord.requests.request import Runtime
from bot.listening import listening
from bot.settings import Settings
from bot.table import reading
from bot.table.model import Lang, TableInfo
from bot.table.people import profiles, sessions
from bot.table.runtime.bounded import Bounded
from bot.table.seats import seats
from bot.traced import traced
from bot.web import pages
from bot.web.login import BACK, LASTS, Application, Away, Logins, NoLogin
from bot.web.pages import Line
from bot.web.routes import MAX_BYTES, PRIVATE, Board, asset, browser_lang, lay, put_off
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Server": "taverna",  # nobody needs to know the library's version
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OURS = re.compile(r"/t/[0-9]{1,18}", re.ASCII)  # where a login may lead
LOGINS = Rate(20, 5)  # of one address
COOKIES = Rate(20, 5)  # of one address, with sessions that there are not
REQUESTS = Rate(120, 0.05)  # of one person, whatever they ask for: those that read, and those that change
ADDRESSES = 10_000  # that are remembered
NETWORK = 64  # bits of an IPv6 address that a household has
OPEN = "/", "/login", BACK, "/logout"  # the paths of the site itself
FILES = "/site/", "/board/static/"  # which anybody may load

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class TooSoon(Exception):  # noqa: N818 - what is the matter
    """It was too much at once: `seconds` until the next try."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = ceil(seconds)


PERSON = web.RequestKey("person", int)
routes = web.RouteTableDef()


@dataclass
class Site:
    """The site of one bot. `clock` gives seconds."""

    runtime: Runtime
    application: Application
    clock: Callable[[], float] = monotonic
    logins: Logins = field(init=False)
    buckets: Buckets = field(init=False)
    known: Bounded[int] = field(init=False)  # by the hash of a cookie: the person whose session it was last

    def __post_init__(self) -> None:
        """Create the state that is only in memory: logins, limits by address, known sessions."""
        self.logins = Logins(self.application, self.clock)
        self.buckets = Buckets(self.clock, ADDRESSES)
        self.known = Bounded(ADDRESSES)

    @property
    def secure(self) -> bool:
        """True with TLS. Without it browsers take no cookie that must be secure."""
        return self.application.url.startswith("https://")

    @property
    def session(self) -> str:
        """The name of the cookie with the session."""
        return "__Host-taverna" if self.secure else "taverna"

    @property
    def login(self) -> str:
        """The name of the cookie with the login that has begun."""
        return "__Host-login" if self.secure else "login"

    def give(self, response: web.Response, name: str, value: str, seconds: int) -> None:
        """Set a cookie in the browser, or remove it with 0 seconds."""
        secure = self.secure
        response.set_cookie(name, value, max_age=seconds, secure=secure, httponly=True, samesite="Lax")

    def taken(self, request: web.Request, name: str) -> str:
        """Return a cookie's value; empty where the browser has none, or what it sends can't be ours."""
        value = request.cookies.get(name, "")
        return value if value.isascii() else ""

    async def still(self, request: web.Request) -> bool:
        """Return whether the request's session goes on; True while the database can't be asked."""
        try:
            return await self._person(request) == request.get(PERSON)
        except Rejected:
            return True

    async def recognise(self, request: web.Request) -> None:
        """Store the session's user id in the request. Raises `TooSoon`, and has then read nothing.

        An unknown cookie is paid for by its address, unless a session turns out to be behind it. One that was
        good before is paid for by its person, whatever others at the same address do.
        """
        if not (secret := self.taken(request, self.session)):
            return
        cookie, place = _hashed(secret), ("cookies", address(request))
        known = self.known.get(cookie)
        if known is None:
            if wait := self.buckets.wait(place, COOKIES):
                raise TooSoon(wait)
            self.buckets.take(place, COOKIES)
        elif not self.runtime.budgets.may(("site", request.method, known), REQUESTS):
            raise TooSoon(REQUESTS.each)
        user_id = await self._person(request)
        if user_id is None:
            self.known.drop(cookie)
            return
        if known is None:
            self.buckets.give_back(place, COOKIES)
        request[PERSON] = self.known.put(cookie, user_id)

    async def _person(self, request: web.Request) -> int | None:
        secret = self.taken(request, self.session)
        return await sessions.person_of(self.runtime.context, secret) if secret else None

    def is_own(self, request: web.Request) -> bool:
        """Return whether a request that changes something comes from a page of ours."""
        return (
            request.headers.get("Origin") == self.application.url
            and request.headers.get("X-Taverna") == "1"
            and request.content_type == "application/json"
        )


SITE = web.AppKey("site", Site)


@asynccontextmanager
async def hosted(settings: Settings, ident: int | None, runtime: Runtime) -> AsyncIterator[None]:
    """Serve the site that the settings want during the block. Raises `CannotListen`."""
    assert settings.web and settings.web_url and settings.client_secret, "it is wanted"
    assert ident is not None, "the bot has logged in"
    discord_api = (settings.discord_api or "https://discord.com").rstrip("/")
    secret = settings.client_secret.get_secret_value().strip()
    site = Site(runtime, Application(discord_api, ident, secret, settings.web_url))
    async with listening(application(site), settings.web, "TAVERNA_WEB") as url:
        log.info("boards in the browser: %s, as %s", url, settings.web_url)
        yield


def application(site: Site) -> web.Application:
    """Make the site's application."""
    made = web.Application(middlewares=[guard], client_max_size=MAX_BYTES)
    made[SITE] = site
    made.add_routes(routes)
    lay(made, board := Board(lambda request: request.get(PERSON), site.still))
    board.begin(site.runtime)
    return made


# --- every request ---------------------------------------------------------------------------------------


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Admit a request, and answer in words whatever becomes of it."""
    try:
        response = await _let_in(request, handler)
    except TooSoon as soon:
        response = _put_off(request, soon.seconds)
    except web.HTTPException as answer:
        if request.path.startswith("/board/"):
            answer.headers.update({**HEADERS, **PRIVATE})
            raise
        response = await _notice(request, "absent", answer.status)
    except Rejected:
        response = await _notice(request, "closed", 503)
    except Exception as error:
        log.error("the boards in the browser: %s", traced(error))
        response = await _notice(request, "broken", 500)
    if not response.prepared:
        response.headers.update(HEADERS)
        response.headers.setdefault("Cache-Control", PRIVATE["Cache-Control"])
    return response


async def _let_in(request: web.Request, handler: Handler) -> web.StreamResponse:
    site = request.app[SITE]
    if request.path.startswith(FILES):
        return await handler(request)
    if request.method not in ("GET", "HEAD") and not site.is_own(request):
        raise web.HTTPForbidden
    await site.recognise(request)
    if PERSON not in request and request.path not in OPEN:
        if request.path.startswith("/board/"):
            raise web.HTTPUnauthorized
        to = request.path if OURS.fullmatch(request.path) else "/"
        return await _notice(request, "login", 401, f"/login?to={to}", "site.log-in")
    return await handler(request)


async def _lang(request: web.Request) -> Lang:
    """Return the language of whoever asks: as they have chosen it, else as their browser says."""
    if (user_id := request.get(PERSON)) is not None:
        with suppress(Rejected):
            chosen = await profiles.lang_of(request.app[SITE].runtime.context, user_id)
            return chosen or browser_lang(request)
    return browser_lang(request)


async def _notice(
    request: web.Request, what: str, status: int, to: str = "/", label: str = "site.back"
) -> web.Response:
    """Answer with a page that says what is the matter."""
    return _html(pages.notice_page(await _lang(request), what, to, label), status)


def _put_off(request: web.Request, seconds: int) -> web.Response:
    """Say when to try again, without reading anything for it."""
    if request.path.startswith("/board/"):
        later = put_off(request, Work.FOLLOW, seconds)
        return web.Response(text=later.text, status=later.status, headers=later.headers)
    response = _html(pages.notice_page(browser_lang(request), "soon", "/", "site.back", seconds=seconds), 429)
    response.headers["Retry-After"] = str(seconds)
    return response


def _pay(request: web.Request, work: Work) -> None:
    """Charge the person's budget for a page. Raises `TooSoon`."""
    if seconds := request.app[SITE].runtime.budgets.spend(request[PERSON], None, work):
        raise TooSoon(seconds)


def _html(text: str, status: int = 200) -> web.Response:
    return web.Response(text=text, status=status, content_type="text/html")


@routes.get("/site/{name:site[.](?:css|js)}")
async def static(request: web.Request) -> web.Response:
    """Return one of the site's own files."""
    return asset(request.match_info["name"], {})


@routes.get("/")
async def index(request: web.Request) -> web.Response:
    """List the person's tables, those that wait for them first."""
    if PERSON not in request:
        return await _notice(request, "login", 401, "/login", "site.log-in")
    _pay(request, Work.LOOK)
    context, me = request.app[SITE].runtime.context, request[PERSON]
    lang = await _lang(request)
    waiting = await reading.waiting_for(context, me)
    others = [info for info in await reading.of_person(context, me) if info not in waiting]
    shown = [info for info in (*waiting, *others) if info.status in reading.SHOWN]
    lines = [_line(request, info, lang, waits=info in waiting) for info in shown]
    for info in await seats.lent_by(context, me):
        lines.append(Line(Words(lang).title(info.game), Words(lang).say(Text(key="site.lent"))))
    return _html(pages.tables(lang, lines))


def _line(request: web.Request, info: TableInfo, lang: Lang, *, waits: bool) -> Line:
    words = Words(lang)
    here = reading.is_here(request.app[SITE].runtime.context, info)
    marks = [words.say(Text(key="site.waiting"))] if waits else []
    marks += [words.say(Text(key="site.over"))] if info.status == "over" else []
    marks += [] if here else [words.say(Text(key="site.elsewhere"))]
    more = " · ".join([", ".join(player.name for player in info.seats), *marks])
    return Line(words.title(info.game), more, f"/t/{info.id}" if here else "")


@routes.get("/t/{table}")
async def table(request: web.Request) -> web.Response:
    """Return the page of a table, if the person has a seat at it."""
    if not OURS.fullmatch(request.path):
        raise web.HTTPNotFound
    _pay(request, Work.FOLLOW)
    context = request.app[SITE].runtime.context
    info = await reading.info(context, int(request.match_info["table"]))
    if info is None or info.seat_of(request[PERSON]) is None or info.status not in reading.SHOWN:
        raise web.HTTPNotFound
    if not reading.is_here(context, info):
        return await _notice(request, "misdirected", 421)
    return asset("board.html", PRIVATE)


@routes.get("/login")
async def login(request: web.Request) -> web.Response:
    """Send the browser to Discord."""
    site, key = request.app[SITE], address(request)
    if wait := site.buckets.wait(key, LOGINS):
        raise TooSoon(wait)
    site.buckets.take(key, LOGINS)
    state, there = site.logins.begin(_ours(request.query.get("to", "")))
    response = web.Response(status=303, headers={"Location": there})
    site.give(response, site.login, state, LASTS)
    return response


@routes.get(BACK)
async def back(request: web.Request) -> web.Response:
    """Begin a session for whoever comes back from Discord."""
    site, asked = request.app[SITE], request.query
    cookie = site.taken(request, site.login)
    try:
        user_id, to = await site.logins.end(asked.get("state", ""), cookie, asked.get("code", ""))
    except NoLogin as why:
        log.info("a login was refused: %s", why)
        response = await _notice(request, "refused", 403, "/login", "site.again")
    except Away as why:
        log.error("nobody can log in: %s", why)
        response = await _notice(request, "away", 503, "/login", "site.again")
    else:
        if old := site.taken(request, site.session):
            await sessions.end(site.runtime.context, old)
        response = web.Response(status=303, headers={"Location": to})
        secret = await sessions.begin(site.runtime.context, user_id)
        site.known.put(_hashed(secret), user_id)
        site.give(response, site.session, secret, sessions.LASTS)
    site.give(response, site.login, "", 0)
    return response


@routes.post("/logout")
async def logout(request: web.Request) -> web.Response:
    """End the session of this browser."""
    site = request.app[SITE]
    if secret := site.taken(request, site.session):
        await sessions.end(site.runtime.context, secret)
    response = web.json_response({})
    site.give(response, site.session, "", 0)
    return response


def _hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def _ours(to: str) -> str:
    """Return the path to which a login leads: of a table, or the list; never another host's."""
    return to if OURS.fullmatch(to) else "/"


def address(request: web.Request) -> str:
    """Return the address that a request is from; of a proxy on this machine or network, what it says."""
    found = _parsed(request.remote or "")
    if found is None or found.is_private:
        told = request.headers.get("X-Forwarded-For", "").rpartition(",")[2]
        found = _parsed(told.strip()) or found
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return str(found)


def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
