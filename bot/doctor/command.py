"""`python -m bot doctor`: examines settings, application, servers and channels, from Discord's side.

It asks by REST alone and opens neither the gateway nor the database, so it runs beside the bot, and before
its first start. No line holds the token, a person's name or what somebody wrote.
"""

import argparse
import asyncio
import logging
import os
import re
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus

import yarl

from bot.doctor import application, servers, site, trial
from bot.doctor.report import Report
from bot.doctor.rest import TOKEN, Away, Refused, Rest, asking, server_of, tried
from bot.doctor.shapes import ME
from bot.settings import Settings
from render.scene import leave_out_unpainted
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES, LEFT_OUT

ID = re.compile(r"<?[#@]?(\d{1,20})>?")  # alone, or in a mention
LINK = re.compile(r"https://[^/\s]+/channels/(@me|\d{1,20})/(\d{1,20})(/\d{1,20})?")  # also of a message


def main(arguments: Sequence[str], settings: Settings | None, problems: Sequence[str] = ()) -> int:
    """Examine, and return the exit code: 1 if a line is bad. Without settings, `problems` says why."""
    logging.getLogger().addHandler(logging.NullHandler())  # what fails is in the lines
    words = Words(os.environ.get("LANG", "en").partition(".")[0])
    given = parser(words).parse_args(arguments)
    report = Report(words, (lambda line: None) if given.json else _print)
    try:
        asyncio.run(examine(settings, problems, given, report))
    except KeyboardInterrupt:
        return 1
    if given.json:
        _print(report.as_json())
    return int(not report.well)


def parser(words: Words) -> argparse.ArgumentParser:
    """Return the command line."""

    def say(key: str) -> str:
        return words.say(Text(key=f"doctor.about.{key}"))

    made = argparse.ArgumentParser(prog="python -m bot doctor", description=say("all"))
    made.add_argument("--post", metavar="CHANNEL", type=_channel, help=say("post"))
    made.add_argument("--person", metavar="USER", type=_id, help=say("person"))
    made.add_argument("--server", metavar="SERVER", type=_server, help=say("server"))
    made.add_argument("--json", action="store_true", help=say("json"))
    return made


def _id(text: str) -> int:
    """Read an id, as it is copied: alone or in a mention."""
    if not (found := ID.fullmatch(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no id and no link of Discord")
    return int(found[1])


def _channel(text: str) -> int:
    """Read a channel's id, as it is copied; also from a link to the channel or to a message in it."""
    return int(link[2]) if (link := LINK.fullmatch(text)) else _id(text)


def _server(text: str) -> int:
    """Read a server's id, as it is copied; also from a link to a channel or a message of it."""
    return _id(link[1] if (link := LINK.fullmatch(text)) else text)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def examine(
    settings: Settings | None,
    problems: Sequence[str],
    given: argparse.Namespace,
    report: Report,
    clock: Callable[[], float] = time.time,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Run all checks in turn."""
    token = _settings(settings, problems, report)
    if settings is None or not token:
        report.note("rest-unseen")
        return
    if settings.rest or settings.discord_api:
        report.note("elsewhere", host=yarl.URL(server_of(settings)).host or "?")
    async with asking(settings, token, clock, sleep) as rest:
        try:
            await _discord(rest, settings, given, report)
        except Away as away:
            report.bad("away-elsewhere" if settings.rest or settings.discord_api else "away", why=str(away))


def _settings(settings: Settings | None, problems: Sequence[str], report: Report) -> str:
    """Check the settings. Returns the token, if it can be one."""
    for problem in problems:
        report.bad("setting-wrong", problem=problem)
    try:
        strange = Settings.strange()
    except (OSError, UnicodeDecodeError):  # of which a problem tells
        strange = {}
    for name, meant in strange.items():
        report.bad("setting-meant" if meant else "setting-unknown", name=name, meant=meant)
    if settings is None:
        return ""
    if not strange:
        report.ok("settings")
    leave_out_unpainted()
    for line in LEFT_OUT.values():
        report.bad("game-left-out", why=line)
    token = settings.token.get_secret_value().strip() if settings.token else ""
    if not token:
        report.bad("token-empty")
    elif not TOKEN.fullmatch(token):
        report.bad("token-broken")
        return ""
    return token


async def _discord(rest: Rest, settings: Settings, given: argparse.Namespace, report: Report) -> None:
    try:
        me = await rest.get("bot", "/users/@me", ME)
    except Refused as refused:
        report.add(refused.line)
        if refused.status != HTTPStatus.UNAUTHORIZED:
            report.note("rest-unseen")
        return
    report.ok("token", id=str(me.id))
    application.clock(rest.skew, report)
    await tried(report, application.portal(rest, report))
    await tried(report, application.logins(rest, settings, report))
    await tried(report, application.commands(rest, me.id, settings, GAMES, report))
    icons = await tried(report, application.icons(rest, me.id, settings, GAMES, report))
    await tried(report, site.site(rest, me.id, settings, report))
    await tried(report, servers.servers(rest, me.id, settings, given.server, report))
    if given.post is None and given.person is None:
        report.note("no-trial")
        return
    await trial.Trial(rest, report, icons[0] if icons else None).run(given.post, given.person)
