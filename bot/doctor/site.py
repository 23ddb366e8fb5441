"""Looks at the boards on a host's own name: whether they answer, and whether people can log in there."""

from base64 import b64encode
from http import HTTPStatus

import aiohttp
import yarl

from bot.doctor.report import Report
from bot.doctor.rest import TIMEOUT, Refused, Rest
from bot.doctor.shapes import APPLICATION, TOKEN, Application
from bot.settings import Settings

BACK = "/login/back"  # where Discord sends people back


async def site(rest: Rest, ident: int, settings: Settings, report: Report) -> None:
    """Check the site's settings, if boards are to be shown there."""
    if settings.web is None or settings.web_url is None or settings.client_secret is None:
        return
    found: Application = await rest.get("application", "/applications/@me", APPLICATION)
    if found.redirect_uris is None:
        report.note("redirect-unseen", url=f"{settings.web_url}{BACK}")
    elif f"{settings.web_url}{BACK}" in found.redirect_uris:
        report.ok("redirect")
    else:
        report.bad("redirect-missing", url=f"{settings.web_url}{BACK}")
    await _secret(rest, ident, settings.client_secret.get_secret_value().strip(), report)
    await _answers(settings.web_url, report)


async def _secret(rest: Rest, ident: int, secret: str, report: Report) -> None:
    """Check the secret: log the application itself in, and revoke the token that it gets."""
    us = f"Basic {b64encode(f'{ident}:{secret}'.encode()).decode()}"
    try:
        form = {"grant_type": "client_credentials", "scope": "identify"}
        given = TOKEN.validate_json(await rest.send("secret", "/oauth2/token", form, us))
    except Refused as refused:
        if refused.status != HTTPStatus.UNAUTHORIZED:
            raise
        report.bad("secret-refused")
        return
    report.ok("secret")
    await rest.send("secret", "/oauth2/token/revoke", {"token": given.access_token}, us)


async def _answers(url: str, report: Report) -> None:
    """Begin a login as a browser does; without the bot's token, because it may be anybody who answers."""
    timeout = aiohttp.ClientTimeout(total=TIMEOUT)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{url}/login", allow_redirects=False) as answer,
        ):
            there = yarl.URL(answer.headers.get("Location", ""))
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        report.note("site-unreached", url=url, why=type(error).__name__)
        return
    if answer.status == HTTPStatus.SEE_OTHER and there.query.get("redirect_uri") == f"{url}{BACK}":
        report.ok("site", url=url)
    else:
        report.bad("site-other", url=url, status=answer.status)
