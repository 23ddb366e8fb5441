"""Logging in by Discord: OAuth2 by a code, with a state that works once and a proof of who began (PKCE).

Of the person it asks for the id alone. The token that says it is revoked at once, and nobody keeps it.
"""

import logging
import secrets
import time
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import yarl

from bot import VERSION
from bot.table.runtime.bounded import Bounded

log = logging.getLogger(__name__)

LASTS = 600  # seconds from the way to Discord until one must be back
MAX_LOGINS = 2000  # logins that may be on their way; another one ends the oldest
RANDOM = 32  # random bytes of a state, and of what proves who began
DISCORD_TIMEOUT = 10.0  # seconds for each answer of Discord
LARGEST_ID = 2**63
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) taverna/{VERSION}"
BACK = "/login/back"


class NoLogin(Exception):  # noqa: N818 - what has happened
    """Discord does not say who it is: cancelled, too late, or forged. The message is for the log."""


class Away(Exception):  # noqa: N818 - what has happened
    """Discord can't be asked, or does not know us. The message is for the log."""


@dataclass(frozen=True)
class Application:
    """Our application at Discord. `discord`: its address; `url`: that of our own page."""

    discord: str
    ident: int
    secret: str
    url: str

    @property
    def basic(self) -> str:
        """The header with which it says who it is."""
        return f"Basic {b64encode(f'{self.ident}:{self.secret}'.encode()).decode()}"


@dataclass(frozen=True)
class _Begun:
    """A login on its way: what proves that it is ours, where it leads, and until when it is good."""

    verifier: str
    to: str
    until: float


class Logins:
    """The logins that are on their way. They are in memory: after a restart one begins anew."""

    def __init__(self, application: Application, clock: Callable[[], float] = time.monotonic) -> None:
        self._application = application
        self._clock = clock
        self._begun: Bounded[_Begun] = Bounded(MAX_LOGINS)

    def begin(self, to: str) -> tuple[str, str]:
        """Begin a login that leads to a path of ours: its state, and the address at Discord."""
        state, verifier = secrets.token_urlsafe(RANDOM), secrets.token_urlsafe(RANDOM)
        self._begun.put(state, _Begun(verifier, to, self._clock() + LASTS))
        challenge = urlsafe_b64encode(sha256(verifier.encode()).digest()).decode().rstrip("=")
        query = {
            "client_id": str(self._application.ident),
            "response_type": "code",
            "scope": "identify",
            "redirect_uri": f"{self._application.url}{BACK}",
            "state": state,
            "prompt": "none",
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        return state, str(yarl.URL(f"{self._application.discord}/oauth2/authorize").with_query(query))

    async def end(self, state: str, cookie: str, code: str) -> tuple[int, str]:
        """Find out who has come back from Discord: their id, and where the login leads.

        The state is used up, whatever comes of it. Raises `NoLogin` and `Away`.
        """
        if not cookie or not secrets.compare_digest(state.encode(), cookie.encode()):
            raise NoLogin("another browser began it")
        begun = self._begun.get(state)
        self._begun.drop(state)
        if begun is None or begun.until <= self._clock():
            raise NoLogin("its state is unknown, used or too old")
        if not code:
            raise NoLogin("Discord gave no code")
        return await _person(self._application, code, begun.verifier), begun.to


async def _person(application: Application, code: str, verifier: str) -> int:
    """Change the code into a token, ask whose it is, and revoke it."""
    timeout, headers = aiohttp.ClientTimeout(total=DISCORD_TIMEOUT), {"User-Agent": AGENT}
    try:
        async with aiohttp.ClientSession(timeout=timeout, headers=headers) as session:
            token = await _token(session, application, code, verifier)
            try:
                return await _whose(session, application, token)
            finally:
                await _revoke(session, application, token)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Away(type(error).__name__) from None


async def _token(session: aiohttp.ClientSession, application: Application, code: str, verifier: str) -> str:
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": f"{application.url}{BACK}",
        "code_verifier": verifier,
    }
    token = (await _posted(session, application, "token", form)).get("access_token")
    if not isinstance(token, str) or not token:
        raise Away("Discord's answer has no token")
    return token


async def _whose(session: aiohttp.ClientSession, application: Application, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    async with session.get(f"{application.discord}/api/v10/users/@me", headers=headers) as answer:
        _require(answer.status)
        told = await answer.json(content_type=None)
    ident = told.get("id") if isinstance(told, dict) else None
    if not isinstance(ident, str) or not ident.isdecimal() or not 0 < int(ident) < LARGEST_ID:
        raise Away("Discord's answer has no id")
    return int(ident)


async def _revoke(session: aiohttp.ClientSession, application: Application, token: str) -> None:
    """Revoke the token. If that fails it ends by itself within days; nobody has it then."""
    try:
        form = {"token": token, "token_type_hint": "access_token"}
        await _posted(session, application, "token/revoke", form)
    except (NoLogin, Away, aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        log.warning("a token was not revoked: %s", type(error).__name__)


async def _posted(
    session: aiohttp.ClientSession, application: Application, what: str, form: dict[str, str]
) -> dict[str, Any]:
    us = {"Authorization": application.basic}
    async with session.post(f"{application.discord}/api/v10/oauth2/{what}", data=form, headers=us) as answer:
        if answer.status == HTTPStatus.UNAUTHORIZED:
            raise Away("Discord refuses DISCORD_CLIENT_SECRET: copy it anew from the developer portal")
        _require(answer.status)
        try:
            told = await answer.json(content_type=None)
        except ValueError:
            raise Away("Discord's answer can't be read") from None
    return told if isinstance(told, dict) else {}


def _require(status: int) -> None:
    """Refuse an answer that is none. Raises `NoLogin` and `Away`."""
    if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        raise Away(f"Discord answers {status}")
    if status != HTTPStatus.OK:
        raise NoLogin(f"Discord answers {status}")
