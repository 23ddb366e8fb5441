"""The double as a server on this machine: `async with serve(world) as url`."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bot.sandbox.server import spec
from bot.sandbox.server.gateway import Gateway
from bot.sandbox.server.rates import Rate, Rates
from bot.sandbox.server.rest import (
    applications,
    channels,
    files,
    interactions,
    messages,
    oauth,
    people,
    threads,
)
from bot.sandbox.server.rest.call import BODY, WORLD, Body, answer, read_body
from bot.sandbox.world.faults import Fault
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.traffic import Request
from bot.sandbox.world.world import Change, Kind, World

API = "/api/v10"
HOST = "127.0.0.1"
LARGEST = 64 * 1024 * 1024  # bytes of a request that is read at all; Discord refuses less
BY_TOKEN = ("/interactions/", "/webhooks/")  # answers to interactions: no login, and no limit on all together
OWN_WAY = "/oauth2/token"  # the application says who it is with another secret than its bot's token
_log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PortTaken(Exception):  # noqa: N818 - it says what is the matter
    """The port is used by another program."""


@asynccontextmanager
async def serve(
    world: World,
    port: int = 0,
    *,
    heartbeat: float = 41.25,
    check_spec: bool = False,
    extend: Callable[[web.Application], None] | None = None,
) -> AsyncIterator[str]:
    """Serve `world` to a bot on 127.0.0.1 until the block ends; gives the address (`http://127.0.0.1:<port>`).

    With port 0 a free one is taken. `heartbeat` is in seconds. With `check_spec` every body that the bot
    sends is checked against Discord's OpenAPI document (see `spec`), and what it does not allow goes to
    `world.traffic.violations`; if the document is absent, one line in `world.traffic.notes` and in the log
    says so. `extend` may add routes of its own before the server starts. Raises `PortTaken`.
    """
    check = spec.load() if check_spec else None
    if check_spec and check is None:
        world.traffic.notes.append(spec.ABSENT)
        _log.warning(spec.ABSENT)
    gateway = Gateway(world, heartbeat)
    application = _application(world, gateway, check)
    if extend is not None:
        extend(application)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            raise PortTaken(f"the sandbox cannot listen on {HOST}:{port}: {error.strerror}") from error
        world.origin = f"http://{HOST}:{runner.addresses[0][1]}"
        yield world.origin
    finally:
        await gateway.close()
        await runner.cleanup()


def _application(world: World, gateway: Gateway, check: spec.Check | None) -> web.Application:
    api = web.Application(middlewares=[Gate(world, check).pass_through])
    api[WORLD] = world
    for part in (people, applications, messages, threads, channels, interactions, oauth):
        api.add_routes(part.routes)
    application = web.Application(client_max_size=LARGEST)  # that of a subapplication has no effect
    application[WORLD] = world
    application[oauth.GRANTS] = api[oauth.GRANTS] = oauth.Grants()
    application.add_routes(files.routes)
    application.add_routes(oauth.pages)
    application.router.add_get("/gateway", gateway.connect)
    application.router.add_get("/gateway/", gateway.connect)
    application.add_subapp(API, api)
    return application


class Gate:
    """The gate for every request: it is recorded, checked, rate-limited, and struck by requested faults."""

    def __init__(self, world: World, check: spec.Check | None) -> None:
        """Guard `world`."""
        self.world = world
        self.check = check
        self.rates = Rates()

    @web.middleware
    async def pass_through(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix(API)
        record = Request(self.world.clock.now(), request.method, path)
        self.world.traffic.requests.append(record)
        resource = request.match_info.route.resource
        route = f"{request.method} {resource.canonical if resource else path}"
        rate = self.rates.take(route, "/".join(path.split("/")[1:3]))
        fault = self._limit(path, rate) or self.world.faults.take(request.method, path)
        response: web.StreamResponse
        if fault is not None and fault.kind == "refuse":
            response = _refusal(fault)
        else:
            response = await self._answer(request, handler, record)
        record.status = response.status
        response.headers.update(_headers(rate, response.status))
        if fault is not None:
            await self._strike(fault, request, record)
        self.world.publish(Change(Kind.REQUEST, len(self.world.traffic.requests), only=self.world.bot.id))
        return response

    async def _answer(self, request: web.Request, handler: Handler, record: Request) -> web.StreamResponse:
        try:
            self._authorize(request, record.path)
            body = await read_body(request)
            request[BODY] = body
            record.body = body.value
            self._compare(record, body)
            return await handler(request)
        except Refused as refusal:
            record.code = refusal.code
            return answer(refusal.body(), refusal.status)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed) as missing:
            self.world.traffic.unknown.append(f"{record.method} {record.path}")
            return answer({"message": f"{missing.status}: {missing.reason}", "code": 0}, missing.status)

    def _limit(self, path: str, rate: Rate) -> Fault | None:
        """Return the rate limit that this request is too much for, if there is one."""
        most = 0 if path.startswith(BY_TOKEN) else self.world.most_requests
        if most and (wait := self.rates.wait(most)):
            return Fault("", "refuse", status=429, retry_after=wait, everywhere=True)
        return Fault("", "refuse", status=429, retry_after=rate.reset_after) if rate.over else None

    def _authorize(self, request: web.Request, path: str) -> None:
        authorized = request.headers.get("Authorization") == f"Bot {self.world.state.token}"
        by_person = path == "/users/@me" and oauth.bearer(request) is not None
        elsewhere = by_person or path.startswith((*BY_TOKEN, OWN_WAY))
        if not authorized and not elsewhere:
            raise Refused(401, 0, "401: Unauthorized")

    def _compare(self, record: Request, body: Body) -> None:
        if self.check is not None and body.value is not None:
            self.world.traffic.violations += self.check(record.method, record.path, body.value)

    async def _strike(self, fault: Fault, request: web.Request, record: Request) -> None:
        """Delay or drop the answer to what was done."""
        if fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
        elif fault.kind == "lose" and request.transport is not None:
            record.status = 0
            request.transport.abort()


def _refusal(fault: Fault) -> web.Response:
    if fault.status == 429:
        words = "You are being rate limited."
        body: Json = {"message": words, "retry_after": fault.retry_after, "global": fault.everywhere}
        refusal = answer({**body, "code": fault.code}, 429)
        scope = {"X-RateLimit-Global": "true"} if fault.everywhere else {}
        refusal.headers.update({**scope, "Retry-After": str(math.ceil(fault.retry_after))})
        return refusal
    return answer(
        {"message": fault.words or f"{fault.status}: sandbox fault", "code": fault.code}, fault.status
    )


def _headers(rate: Rate, status: int) -> dict[str, str]:
    """Return the headers of an answer; `Via` is how discord.py tells Discord's 429 from another's."""
    headers = {**rate.headers(), "Via": "1.1 sandbox"}
    return {**headers, "X-RateLimit-Scope": "user"} if status == 429 else headers
