"""Logging in at other pages by this Discord: OAuth2's way by a code, with PKCE, for the scope `identify`.

`pages.routes` are those that a browser opens, `routes` those of the API.
"""

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from html import escape

import yarl
from aiohttp import web

from bot.sandbox.server.rest.call import answer, body_of, world_of
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.state import User
from bot.sandbox.world.world import World
from rules.core.text import Text
from rules.core.words import Words, nearest

routes = web.RouteTableDef()
pages = web.RouteTableDef()
CODE_LASTS = 60.0  # seconds
TOKEN_LASTS = 7 * 24 * 3600.0  # seconds


@dataclass(frozen=True)
class Code:
    """A code for one login: whose it is, where it goes, and whose proof it wants."""

    user_id: int
    redirect: str
    challenge: str
    until: float


@dataclass
class Grants:
    """The codes that are not used yet, and the tokens that are not revoked yet, with when each ends."""

    codes: dict[str, Code] = field(default_factory=dict)
    tokens: dict[str, tuple[int, float]] = field(default_factory=dict)


GRANTS = web.AppKey("grants", Grants)


def secret_of(world: World) -> str:
    """Return the application's client secret: it stays the same as long as the bot's token does."""
    return hashlib.sha256(f"client {world.state.token}".encode()).hexdigest()[:32]


@pages.get("/oauth2/authorize")
async def authorize(request: web.Request) -> web.Response:
    """Let somebody choose who they are, and send them back with a code. Without `as` the page asks."""
    world, query = world_of(request), request.query
    if query.get("client_id") != str(world.bot.id) or query.get("redirect_uri") not in world.redirects:
        return web.Response(status=400, text="Invalid OAuth2 redirect_uri")
    wanted = {"response_type": "code", "scope": "identify", "code_challenge_method": "S256"}
    if any(query.get(name) != value for name, value in wanted.items()) or not query.get("code_challenge"):
        return _back(query["redirect_uri"], {"error": "invalid_request"}, query.get("state", ""))
    people = [user for user in world.state.users.values() if not user.bot]
    chosen = next((user for user in people if str(user.id) == query.get("as")), None)
    if query.get("as") == "nobody":
        return _back(query["redirect_uri"], {"error": "access_denied"}, query.get("state", ""))
    if chosen is None:
        return _asking(request, people)
    code = secrets.token_urlsafe(24)
    until = world.clock.now() + CODE_LASTS
    request.app[GRANTS].codes[code] = Code(chosen.id, query["redirect_uri"], query["code_challenge"], until)
    return _back(query["redirect_uri"], {"code": code}, query.get("state", ""))


def _asking(request: web.Request, people: list[User]) -> web.Response:
    words = Words(nearest(request.headers.get("Accept-Language", "").split(",")[0]))

    def link(name: str, value: str) -> str:
        return (
            f'<p><a href="{escape(str(request.rel_url.update_query({"as": value})))}">{escape(name)}</a></p>'
        )

    cancel = link(words.say(Text(key="sandbox.login-cancel")), "nobody")
    head = '<!doctype html><meta name="viewport" content="width=device-width"><title>Sandbox</title>'
    asked = f"<h1>{escape(words.say(Text(key='sandbox.login')))}</h1>"
    listed = "".join(link(user.name, str(user.id)) for user in people)
    return web.Response(text=f"{head}{asked}{listed}{cancel}", content_type="text/html")


def _back(redirect: str, told: dict[str, str], state: str) -> web.Response:
    there = yarl.URL(redirect).update_query({**told, "state": state})
    return web.Response(status=302, headers={"Location": str(there)})


@routes.post("/oauth2/token")
async def token(request: web.Request) -> web.Response:
    """Change a code into a token: once, in time, and for whoever can prove that they asked for it."""
    world, grants, form = world_of(request), _grants(request), body_of(request)
    _require_us(request, world)
    if form.get("grant_type") == "client_credentials":
        return answer(_granted(world, grants, world.bot.id))
    code = grants.codes.pop(str(form.get("code", "")), None)
    digest = hashlib.sha256(str(form.get("code_verifier", "")).encode()).digest()
    proof = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    good = (
        form.get("grant_type") == "authorization_code"
        and code is not None
        and (code.challenge, code.redirect) == (proof, form.get("redirect_uri"))
        and code.until > world.clock.now()
    )
    if code is None or not good:
        return answer({"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}, 400)
    return answer(_granted(world, grants, code.user_id))


def _granted(world: World, grants: Grants, user_id: int) -> Json:
    made = secrets.token_urlsafe(24)
    grants.tokens[made] = (user_id, world.clock.now() + TOKEN_LASTS)
    kind = {"token_type": "Bearer", "expires_in": int(TOKEN_LASTS), "scope": "identify"}
    return {"access_token": made, "refresh_token": secrets.token_urlsafe(24), **kind}


@routes.post("/oauth2/token/revoke")
async def revoke(request: web.Request) -> web.Response:
    """Revoke a token; one that nobody knows is as good as revoked."""
    _require_us(request, world_of(request))
    _grants(request).tokens.pop(str(body_of(request).get("token", "")), None)
    return answer({})


def bearer(request: web.Request) -> User | None:
    """Return whose token a request has; None without one. Refused (401) when it is not good any more."""
    kind, _, told = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bearer":
        return None
    world = world_of(request)
    user_id, until = _grants(request).tokens.get(told, (0, 0.0))
    if user_id not in world.state.users or until <= world.clock.now():
        raise Refused(401, 0, "401: Unauthorized")
    return world.state.users[user_id]


def _grants(request: web.Request) -> Grants:
    return request.app[GRANTS]


def _require_us(request: web.Request, world: World) -> None:
    """Refuse (401) whoever is not the application, which says so with its secret."""
    us = base64.b64encode(f"{world.bot.id}:{secret_of(world)}".encode()).decode()
    if request.headers.get("Authorization") != f"Basic {us}":
        raise Refused(401, 0, "invalid_client")
