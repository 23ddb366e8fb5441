"""The double as an OAuth server: a code for one login, once, in time, and with its proof."""

import base64
import hashlib
from collections.abc import AsyncIterator

import aiohttp
import pytest
import yarl

from bot.sandbox.server.rest.oauth import CODE_LASTS, TOKEN_LASTS, secret_of
from bot.sandbox.server.server import serve
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.state import User
from bot.sandbox.world.world import World

BACK = "https://games.example.org/login/back"
VERIFIER = "v" * 43
CHALLENGE = base64.urlsafe_b64encode(hashlib.sha256(VERIFIER.encode()).digest()).decode().rstrip("=")

FORM = {"grant_type": "authorization_code", "redirect_uri": BACK, "code_verifier": VERIFIER}


class Page:
    """A page of another host that lets people log in here."""

    def __init__(self, world: World, ana: User, session: aiohttp.ClientSession) -> None:
        self.world, self.ana, self.session = world, ana, session

    async def asked(self, **changed: str) -> tuple[int, yarl.URL]:
        """The status of the page at which one says who one is, and where it leads."""
        query = {
            "client_id": str(self.world.bot.id),
            "redirect_uri": BACK,
            "response_type": "code",
            "scope": "identify",
            "state": "a state",
            "code_challenge": CHALLENGE,
            "code_challenge_method": "S256",
            "as": str(self.ana.id),
            **changed,
        }
        query = {name: value for name, value in query.items() if value}
        async with self.session.get("/oauth2/authorize", params=query, allow_redirects=False) as answer:
            return answer.status, yarl.URL(answer.headers.get("Location", ""))

    async def code(self) -> str:
        _, back = await self.asked()
        assert (str(back.with_query(None)), back.query["state"]) == (BACK, "a state")
        return back.query["code"]

    async def sent(self, what: str, secret: str | None = None, **form: str) -> tuple[int, dict[str, str]]:
        us = f"{self.world.bot.id}:{secret_of(self.world) if secret is None else secret}"
        headers = {"Authorization": f"Basic {base64.b64encode(us.encode()).decode()}"}
        async with self.session.post(f"/api/v10/oauth2/{what}", data=form, headers=headers) as answer:
            return answer.status, await answer.json()

    async def token(self, code: str, **changed: str) -> tuple[int, dict[str, str]]:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": BACK,
            "code_verifier": VERIFIER,
        }
        return await self.sent("token", **{**form, **changed})

    async def whose(self, token: str) -> tuple[int, str]:
        headers = {"Authorization": f"Bearer {token}"}
        async with self.session.get("/api/v10/users/@me", headers=headers) as answer:
            return answer.status, (await answer.json()).get("id", "")


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    world = World(Clock(running=False))
    ana = world.add_user("Ana")
    world.redirects.append(BACK)
    async with serve(world) as url, aiohttp.ClientSession(url) as session:
        yield Page(world, ana, session)
    assert world.traffic.unknown == []


async def test_a_token_says_whose_it_is_until_it_is_revoked_or_old(page: Page) -> None:
    for ending in ("revoked", "old"):
        status, given = await page.token(await page.code())
        assert (status, given["scope"]) == (200, "identify")
        assert await page.whose(given["access_token"]) == (200, str(page.ana.id))
        if ending == "revoked":
            assert (await page.sent("token/revoke", token=given["access_token"]))[0] == 200
        else:
            page.world.clock.advance(TOKEN_LASTS)
        assert (await page.whose(given["access_token"]))[0] == 401


@pytest.mark.parametrize("changed", [{"code_verifier": "w" * 43}, {"redirect_uri": "https://evil.example"}])
async def test_a_code_needs_its_proof_and_its_way_back(page: Page, changed: dict[str, str]) -> None:
    code = await page.code()
    assert (await page.token(code, **changed))[0] == 400
    assert (await page.token(code))[0] == 400, "a failed try uses it up"


async def test_a_code_works_once_and_not_late(page: Page) -> None:
    code = await page.code()
    assert [(await page.token(code))[0] for _ in range(2)] == [200, 400]
    late = await page.code()
    page.world.clock.advance(CODE_LASTS)
    assert (await page.token(late))[0] == 400


async def test_only_the_application_gets_or_revokes_a_token(page: Page) -> None:
    code = await page.code()
    assert (await page.sent("token", secret="wrong", **FORM, code=code))[0] == 401
    assert (await page.sent("token/revoke", secret="wrong", token="any"))[0] == 401
    assert (await page.token(code))[0] == 200


@pytest.mark.parametrize(
    ("changed", "status", "error"),
    [
        ({"redirect_uri": "https://evil.example"}, 400, None),
        ({"client_id": "1"}, 400, None),
        ({"response_type": "token"}, 302, "invalid_request"),
        ({"scope": "identify guilds"}, 302, "invalid_request"),
        ({"code_challenge": ""}, 302, "invalid_request"),
        ({"code_challenge_method": "plain"}, 302, "invalid_request"),
        ({"as": "nobody"}, 302, "access_denied"),
        ({"as": "1"}, 200, None),
    ],
)
async def test_what_is_asked_wrongly_gives_no_code(
    page: Page, changed: dict[str, str], status: int, error: str | None
) -> None:
    found, back = await page.asked(**changed)
    assert (found, back.query.get("error"), "code" in back.query) == (status, error, False)
