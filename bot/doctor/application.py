"""Looks at the application: its token, its switches in the portal, logins, commands and icons."""

from collections.abc import Mapping
from pathlib import Path

from bot.discord.client import offered
from bot.discord.delivery.own_emoji import NAME
from bot.doctor.report import Report
from bot.doctor.rest import Rest
from bot.doctor.shapes import APPLICATION, COMMANDS, EMOJIS, GATEWAY, Application, Emoji, Gateway
from bot.settings import Settings
from render.scene import icon_names
from rules.core.game import AnyGame

FEW = 50  # logins; with so few left for the day something restarts the bot again and again
SLOW = 5.0  # seconds by which the clock may be wrong
HOUR = 3_600_000  # milliseconds
INTENTS = {  # flags of an application: the privileged intents that are switched on
    "doctor-intent:presence": 1 << 12 | 1 << 13,
    "doctor-intent:members": 1 << 14 | 1 << 15,
    "doctor-intent:content": 1 << 18 | 1 << 19,
}
DERIVED = ("dm_permission",)  # Discord makes it from others


def clock(skew: float | None, report: Report) -> None:
    """Compare this machine's clock with Discord's."""
    if skew is None:
        report.note("no-clock")
    elif abs(skew) > SLOW:
        report.bad("clock-ahead" if skew > 0 else "clock-behind", seconds=round(abs(skew)))
    else:
        report.ok("clock")


async def portal(rest: Rest, report: Report) -> None:
    """Check the settings in the developer portal."""
    found: Application = await rest.get("application", "/applications/@me", APPLICATION)
    if found.interactions_endpoint_url:
        report.bad("endpoint")
    else:
        report.ok("no-endpoint")
    on = [name for name, flags in INTENTS.items() if found.flags & flags]
    if on:
        report.note("intents-on", names=on)
    else:
        report.ok("intents")
    if found.bot_require_code_grant:
        report.bad("code-grant")
    report.note("public" if found.bot_public else "not-public")
    if not found.privacy_policy_url:
        report.note("no-privacy")


async def logins(rest: Rest, settings: Settings, report: Report) -> None:
    """Count the logins that are left, and compare the number of connections with what Discord advises."""
    found: Gateway = await rest.get("gateway", "/gateway/bot", GATEWAY)
    limit, shards = found.session_start_limit, settings.shards
    hours = -(-limit.reset_after // HOUR)
    if limit.remaining <= 0:
        report.bad("no-logins", total=limit.total, hours=hours)
    elif limit.remaining <= FEW:
        report.bad("few-logins", count=limit.remaining, total=limit.total, hours=hours)
    else:
        report.ok("logins", count=limit.remaining, total=limit.total)
    if shards is not None and shards.count < found.shards:
        report.note("shards", count=shards.count, advised=found.shards)
    else:
        report.ok("advised", count=found.shards)


async def commands(
    rest: Rest, ident: int, settings: Settings, games: Mapping[str, AnyGame], report: Report
) -> None:
    """Compare the registered commands with those that this version registers."""
    place = f"/guilds/{settings.guild}" if settings.guild else ""
    path = f"/applications/{ident}{place}/commands?with_localizations=true"
    there = await rest.get("commands", path, COMMANDS)
    if not there:
        if begun(settings):
            report.bad("commands-none")
        else:
            report.note("commands-yet")
        return
    wanted = {str(each["name"]): each for each in await offered(games)}
    found = {str(each.get("name")): each for each in there}
    missing = [f"/{name}" for name in wanted if name not in found]
    other = [f"/{name}" for name, each in found.items() if not same(wanted.get(name), each)]
    if missing:
        report.bad("commands-missing", names=missing)
    if other:
        report.bad("commands-old", names=other)
    if not missing and not other:
        report.ok("commands", count=len(found))


def begun(settings: Settings) -> bool:
    """Return whether the bot has run with these settings. On a server that is not looked up: it may have."""
    return not isinstance(settings.database, Path) or settings.database.exists()


def same(ours: object, theirs: object) -> bool:
    """Compare a part of a command as we send it with what Discord makes of it.

    Discord leaves out what is not set, adds fields of its own, and writes some numbers as texts.
    """
    if not ours:
        return not theirs or str(ours) == str(theirs)
    if isinstance(ours, Mapping):
        if not isinstance(theirs, Mapping):
            return False
        return all(same(value, theirs.get(key)) for key, value in ours.items() if key not in DERIVED)
    if isinstance(ours, list):
        if not isinstance(theirs, list) or len(ours) != len(theirs):
            return False
        if all(isinstance(each, int) for each in (*ours, *theirs)):
            return sorted(ours) == sorted(theirs)
        return all(map(same, ours, theirs))
    return ours == theirs or str(ours) == str(theirs)


async def icons(
    rest: Rest, ident: int, settings: Settings, games: Mapping[str, AnyGame], report: Report
) -> list[Emoji]:
    """Count the games' icons among the application's emoji. Returns those that are there."""
    found = (await rest.get("icons", f"/applications/{ident}/emojis", EMOJIS)).items
    wanted = {(game, name) for game in games for name in icon_names(game)}
    matches = {each.id: NAME.fullmatch(each.name) for each in found}
    ours = {(match[1], match[2]) for match in matches.values() if match} & wanted
    if wanted <= ours:
        report.ok("icons", count=len(ours))
    elif begun(settings):
        report.bad("icons-missing", count=len(ours), total=len(wanted))
    else:
        report.note("icons-yet", count=len(ours), total=len(wanted))
    return [each for each in found if matches[each.id]]
