"""Discord by REST alone: each request has a bound in time, and each failure becomes a line of the report."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import TypeVar

import aiohttp
import discord
from pydantic import BaseModel, TypeAdapter, ValidationError

from bot import VERSION
from bot.discord.patience import CALM
from bot.doctor.report import Line, Mark, Report
from bot.settings import Settings

TIMEOUT = 10.0  # seconds for one try of a request
MAX_TRIES = 3  # of a request, while nobody answers or Discord fails
PAUSE = 1.0  # seconds between them
MAX_WAIT = 10.0  # seconds that it waits when Discord asks for that
GOOD = range(200, 300)
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) taverna-doctor/{VERSION}"
TOKEN = re.compile(r"[!-~]+")  # what can stand in a header at all

Json = Mapping[str, object]
T = TypeVar("T")


class Away(Exception):  # noqa: N818 - the word for it
    """Raised when Discord can't be reached, which ends the examination. The class of its cause says why."""


class Refused(Exception):  # noqa: N818 - an answer of Discord
    """A request was answered, but not done. `what` names it; `line` says it.

    `readable`: whether the answer is one that Discord could give; `seconds`: to wait, if it says so.
    """

    def __init__(
        self, what: str, status: int, code: int = 0, *, seconds: float = 0.0, readable: bool = True
    ) -> None:
        super().__init__(what, status, code)
        self.what, self.status, self.code = what, status, code
        self.seconds, self.readable = seconds, readable

    @property
    def pause(self) -> float | None:
        """The seconds until another try may help; None if none does."""
        if self.status == HTTPStatus.TOO_MANY_REQUESTS:
            return self.seconds
        return PAUSE if self.status >= HTTPStatus.INTERNAL_SERVER_ERROR else None

    @property
    def line(self) -> Line:
        """The failure as a line."""
        args: dict[str, int | str | list[str]] = {"what": f"doctor-asked:{self.what}", "status": self.status}
        if self.status == HTTPStatus.UNAUTHORIZED:
            return Line(Mark.BAD, "token-refused")
        if self.status == HTTPStatus.TOO_MANY_REQUESTS:
            return Line(Mark.BAD, "later", {**args, "seconds": round(self.seconds)})
        if self.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return Line(Mark.BAD, "broken", args)
        if not self.readable:
            return Line(Mark.BAD, "unreadable", args)
        answer = f"{self.status}/{self.code}"
        return Line(Mark.BAD, "refused", {**args, "answer": answer}, f"code-{self.code}")


async def tried(report: Report, work: Awaitable[T]) -> T | None:
    """Run one check. If Discord refuses something, report that, and go on with the other checks."""
    try:
        return await work
    except Refused as refused:
        report.add(refused.line)
        return None


class _Error(BaseModel):
    code: int = 0
    retry_after: float | None = None


class Rest:
    """Asks Discord as the bot does. `skew`: seconds by which our clock is ahead, once it has answered."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        base: str,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        self._session, self._base, self._clock, self._sleep = session, base, clock, sleep
        self.skew: float | None = None
        self._full: dict[str, float] = {}  # seconds until Discord takes more requests of a kind

    async def get(self, what: str, path: str, shape: TypeAdapter[T]) -> T:
        """Request something. Raises `Refused` and `Away`, as all methods do."""
        return await self.ask(what, "GET", path, shape)

    async def ask(
        self,
        what: str,
        method: str,
        path: str,
        shape: TypeAdapter[T],
        body: Json | None = None,
        picture: bytes | None = None,
        *,
        again: bool = True,
    ) -> T:
        """Ask, `again` if that may help, and read the answer in this shape."""
        answer = await self.do(what, method, path, body, picture, again=again)
        try:
            return shape.validate_json(answer)
        except ValidationError:
            raise Refused(what, 200, readable=False) from None

    async def do(
        self,
        what: str,
        method: str,
        path: str,
        body: Json | None = None,
        picture: bytes | None = None,
        *,
        again: bool = True,
    ) -> bytes:
        """Ask, and return the answer as it came."""
        return await self._tried(what, method, path, lambda: _sent(body, picture), again=again)

    async def send(self, what: str, path: str, form: Mapping[str, str], authorization: str) -> bytes:
        """Send a form in the name of somebody else than the bot's user, and return the answer as it came."""
        sent = {"data": form, "headers": {"Authorization": authorization}}
        return await self._tried(what, "POST", path, lambda: {**sent}, again=True)

    async def _tried(
        self, what: str, method: str, path: str, sent: Callable[[], dict[str, object]], *, again: bool
    ) -> bytes:
        """Ask, `again` if that may help; `sent` makes what is sent anew for each try."""
        if wait := self._full.pop(what, 0.0):
            await self._sleep(min(wait, MAX_WAIT))
        for left in reversed(range(MAX_TRIES if again else 1)):
            try:
                return await self._once(what, method, path, sent())
            except Refused as refused:
                pause = refused.pause
                if not left or pause is None or pause > MAX_WAIT:
                    raise
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                pause = PAUSE
                if not left:
                    raise Away(type(error).__name__) from None
            await self._sleep(pause)
        raise AssertionError("the last try returns or raises")

    async def _once(self, what: str, method: str, path: str, sent: dict[str, object]) -> bytes:
        began = self._clock()
        async with self._session.request(method, f"{self._base}{path}", **sent) as answer:  # type: ignore[arg-type]
            content = await answer.read()
            self._compare(answer.headers.get("Date"), (began + self._clock()) / 2)
            if answer.status in GOOD:
                if answer.headers.get("X-RateLimit-Remaining") == "0":
                    self._full[what] = _number(answer.headers.get("X-RateLimit-Reset-After"), PAUSE)
                return content
        try:
            error = _Error.model_validate_json(content)
        except ValidationError:
            raise Refused(what, answer.status, seconds=_wait(answer, None), readable=False) from None
        raise Refused(what, answer.status, error.code, seconds=_wait(answer, error.retry_after))

    def _compare(self, date: str | None, ours: float) -> None:
        """Record by how much our clock is ahead of Discord's, which gives whole seconds."""
        if self.skew is None and date is not None:
            try:
                self.skew = ours - parsedate_to_datetime(date).timestamp() - 0.5
            except ValueError:
                return


def _wait(answer: aiohttp.ClientResponse, said: float | None) -> float:
    return _number(answer.headers.get("Retry-After"), CALM) if said is None else said


def _number(text: str | None, otherwise: float) -> float:
    try:
        return float(text or otherwise)
    except ValueError:
        return otherwise


def _sent(body: Json | None, picture: bytes | None) -> dict[str, object]:
    if picture is None:
        return {} if body is None else {"json": body}
    form = aiohttp.FormData()  # a new one for each try: it can be sent once
    form.add_field("payload_json", json.dumps(body))
    form.add_field("files[0]", picture, filename="test.png", content_type="image/png")
    return {"data": form}


def server_of(settings: Settings) -> str:
    """Return the address of what is asked: Discord's own, another one, or a proxy on the way to it."""
    return (settings.rest or settings.discord_api or "https://discord.com").rstrip("/")


@asynccontextmanager
async def asking(
    settings: Settings,
    token: str,
    clock: Callable[[], float] = time.time,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> AsyncIterator[Rest]:
    """Ask in the name of the bot while the block lasts. It costs no login and disturbs no running bot."""
    headers = {"Authorization": f"Bot {token}", "User-Agent": AGENT}
    timeout = aiohttp.ClientTimeout(total=TIMEOUT)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        yield Rest(session, f"{server_of(settings)}/api/v10", clock, sleep)
