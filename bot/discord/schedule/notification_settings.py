"""`/me`: a person's notification settings, parsed from options and put into words."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.discord.questions.matching import key, ranked
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, Given, Typing
from bot.discord.requests.request import Request
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.speech import say
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import DAY, NOTICES, NotificationSettings, is_zone, place, zones
from rules.core.decisions import Rejected
from rules.core.text import Text

OFF = ("off", "-", "não", "nao", "no")
UTC = "UTC"  # the zone of people who have set none
MAX_DAYS_AWAY = 366  # days away
LAST_YEAR = 9990  # dates must leave room for calculation below year 9999
NEAR = 3  # zones that are suggested for an unknown one
_HOURS = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|\u2013|a|to|até)\s*(\d{1,2})(?:[:h](\d{2})?)?")
_MOMENT = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?")
_DATES = re.compile(r"(\d{4}-\d{2}-\d{2})(?:\s*(?:\.\.|-|\u2013|a|to|até|\s)\s*(\d{4}-\d{2}-\d{2}))?")


def options() -> tuple[CommandOption, ...]:
    """Return the options of `/me`."""
    return (
        CommandOption("notice", choices=tuple((notice, f"discord.notice.{notice}") for notice in NOTICES)),
        CommandOption("zone", complete=_complete_zone),
        CommandOption("quiet", most=bounds.SPAN),
        CommandOption("away", most=bounds.SPAN),
        CommandOption("digest", most=bounds.SPAN),
    )


async def change(request: Request, given: Given) -> None:
    """Change the given settings. Raises `Rejected` for a value that can't be parsed."""
    context, me = request.context, request.person.id
    before = notifications = await preferences.notifications(context, me)
    if notice := next((each for each in NOTICES if each == given.get("notice")), None):
        notifications = replace(notifications, notice=notice)
    if "zone" in given:
        notifications = replace(notifications, zone=zone_of(given["zone"]))
    if "quiet" in given:
        notifications = replace(notifications, quiet=quiet_of(given["quiet"]))
    if "away" in given:
        notifications = replace(notifications, away=away_of(given["away"], notifications.zone, context.now()))
    if "digest" in given:
        notifications = replace(notifications, digest=digest_of(given["digest"]))
    if notifications != before:
        await preferences.set_notifications(context, me, notifications)


def described(request: Request, notifications: NotificationSettings) -> list[str]:
    """Return the settings in words."""

    def told(key: str, **args: str) -> str:
        return say(request.words, f"notifications.{key}", **args)

    lines = [told("notice", notice=say(request.words, f"notice.{notifications.notice}"))]
    if notifications.quiet:
        start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in notifications.quiet)
        lines.append(told("quiet", start=start, end=end, zone=notifications.zone))
    if notifications.away and notifications.away[1] > request.context.now():
        start, end = (f"<t:{moment}:d>" for moment in notifications.away)
        lines.append(told("away", start=start, end=end))
    if notifications.digest is not None:
        hour, minute = divmod(notifications.digest, 60)
        lines.append(told("digest", at=f"{hour:02}:{minute:02}", zone=notifications.zone))
    if notifications.zone != UTC and notifications.quiet is None and notifications.digest is None:
        lines.append(told("zone", zone=notifications.zone))
    return lines


def zone_of(text: str) -> str:
    """Return a zone by its name, in upper or lower case. Raises `Rejected`."""
    names = {name.casefold(): name for name in zones()}
    found = names.get(text.strip().replace(" ", "_").casefold()) or _only_city(text)
    if found is None or not is_zone(found):
        near = ranked(text[:40], _places(), NEAR)
        why = "discord.refused.zone-near" if near else "discord.refused.zone"
        raise Rejected(Text(key=why, args={"given": text[:40], "near": near}))
    return found


def _only_city(text: str) -> str | None:
    """Return the zone named after this city, ignoring accents, if there is exactly one."""
    wanted = key(text)
    found = [name for name in _places() if key(name.rpartition("/")[2]) == wanted]
    return found[0] if len(found) == 1 else None


def quiet_of(text: str) -> tuple[int, int] | None:
    """Return the minutes of the day in `22:00-7:30` or `22-7`; None for `off`. Raises `Rejected`."""
    if text.strip().casefold() in OFF:
        return None
    found = _HOURS.fullmatch(" ".join(text.casefold().split()))
    if found is None:
        raise Rejected(Text(key="discord.refused.quiet"))
    start, end = (int(found[i]) * 60 + int(found[i + 1] or 0) for i in (1, 3))
    if max(start, end) >= DAY or start == end or any(int(found[i] or 0) > 59 for i in (2, 4)):
        raise Rejected(Text(key="discord.refused.quiet"))
    return start, end


def away_of(text: str, zone: str, now: int) -> tuple[int, int] | None:
    """Return the start of the first day and the end of the last, in seconds since 1970; None for `off`.

    Parses `2026-12-20 2027-01-03`, or a single day. Raises `Rejected`.
    """
    if text.strip().casefold() in OFF:
        return None
    found = _DATES.fullmatch(" ".join(text.split()))
    try:
        days = [datetime.fromisoformat(found[i] or found[1]) for i in (1, 2)] if found else []
    except ValueError:
        days = []
    if not days or days[0].year > LAST_YEAR:
        raise Rejected(Text(key="discord.refused.away"))
    if days[1] < days[0]:
        right = f"{days[1].date()} {days[0].date()}"
        raise Rejected(Text(key="discord.refused.away-order", args={"right": right}))
    if days[1] - days[0] >= timedelta(days=MAX_DAYS_AWAY):
        last = days[0] + timedelta(days=MAX_DAYS_AWAY - 1)
        raise Rejected(
            Text(key="discord.refused.away-long", args={"right": f"{days[0].date()} {last.date()}"})
        )
    there = place(zone)
    start, end = days[0].replace(tzinfo=there), (days[1] + timedelta(days=1)).replace(tzinfo=there)
    if end.timestamp() <= now:
        raise Rejected(Text(key="discord.refused.past"))
    return int(start.timestamp()), int(end.timestamp())


def digest_of(text: str) -> int | None:
    """Return the minute of the day in `08:30`, `8h30` or `8`; None for `off`. Raises `Rejected`."""
    if text.strip().casefold() in OFF:
        return None
    found = _MOMENT.fullmatch(text.strip().casefold())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (DAY, 0)
    if hour > 23 or minute > 59:
        raise Rejected(Text(key="discord.refused.digest"))
    return hour * 60 + minute


def _complete_zone(typing: Typing) -> Sequence[tuple[str, str]]:
    return [(name, name) for name in ranked(typing.text, _places(), ENTRIES)]


def _places() -> list[str]:
    """Return the zones named after places, and UTC. Others mislead: `Etc/GMT+3` is three hours behind UTC."""
    return [name for name in zones() if ("/" in name and not name.startswith("Etc/")) or name == "UTC"]
