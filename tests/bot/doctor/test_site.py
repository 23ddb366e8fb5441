"""The doctor on the boards at a host's own name: is the way back known, the secret good, and who answers."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from pydantic import SecretStr

from bot.sandbox.server.rest.oauth import secret_of
from tests.bot.doctor.conftest import Visit

KEYS = "redirect", "secret", "site"


@pytest.fixture
async def own(visit: Visit) -> AsyncIterator[Visit]:
    """The settings of somebody whose boards are at a name of their own, and answer there."""

    async def login(request: web.Request) -> web.Response:
        back = {"Location": f"https://discord.com/?redirect_uri={visit.settings.web_url}/login/back"}
        return web.Response(status=303, headers=back)

    application = web.Application()
    application.router.add_get("/login", login)
    server = TestServer(application)
    await server.start_server()
    url = f"http://127.0.0.1:{server.port}"
    secret = SecretStr(secret_of(visit.city.world))
    more = {"web": ("127.0.0.1", 1), "web_url": url, "client_secret": secret}
    visit.settings = visit.settings.model_copy(update=more)
    visit.city.world.redirects.append(f"{url}/login/back")
    yield visit
    await server.close()


async def found(visit: Visit) -> dict[str, str]:
    """The lines about the boards, by key, with their marks."""
    report = await visit.examine()
    return {line.key: line.mark.value for line in report.lines if line.key.startswith(KEYS)}


async def test_all_is_well_with_the_boards(own: Visit) -> None:
    assert await found(own) == {"redirect": "ok", "secret": "ok", "site": "ok"}
    asked = [each.path for each in own.city.world.traffic.requests if each.path.startswith("/oauth2")]
    assert asked == ["/oauth2/token", "/oauth2/token/revoke"], "what it got is revoked"


async def test_without_an_own_name_nothing_of_it_is_looked_at(visit: Visit) -> None:
    assert await found(visit) == {}


async def test_a_way_back_that_the_portal_does_not_know_is_bad(own: Visit) -> None:
    own.city.world.redirects.clear()
    assert (await found(own))["redirect-missing"] == "BAD"
    assert f"add {own.settings.web_url}/login/back" in "\n".join(await own.bad())


async def test_a_refused_secret_is_bad_and_in_no_line(own: Visit) -> None:
    wrong = SecretStr("a-wrong-secret")
    own.settings = own.settings.model_copy(update={"client_secret": wrong})
    assert (await found(own))["secret-refused"] == "BAD"
    assert "a-wrong-secret" not in "\n".join(await own.said())


async def test_whoever_answers_elsewhere_gets_no_secret_and_is_told_of(own: Visit) -> None:
    seen = list[str]()

    async def other(request: web.Request) -> web.Response:
        seen.extend(request.headers.values())
        return web.Response(text="a router")

    application = web.Application()
    application.router.add_get("/login", other)
    server = TestServer(application)
    await server.start_server()
    url = f"http://127.0.0.1:{server.port}"
    own.settings = own.settings.model_copy(update={"web_url": url})
    assert (await found(own))["site-other"] == "BAD"
    assert own.city.world.state.token not in " ".join(seen)
    await server.close()
    assert (await found(own))["site-unreached"] == "-"
