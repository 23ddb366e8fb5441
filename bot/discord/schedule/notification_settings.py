"""`/me`: a person's notification settings, parsed from options and put into words."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from bot.discord.questions.matching import key, ranked
from bot.discord.requests import bounds
from bot.discord.requests.actions import OFF, CommandOption, Given, Typing, choices
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.settings import Entries, Setting, Settings, named
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.speech import say, say_of
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import DAY, NOTICES, NotificationSettings, is_zone, place, zones
from rules.core.decisions import Rejected
from rules.core.text import Text

NO_WORDS = (OFF, "-", "não", "nao", "no")
UTC = "UTC"  # the zone of people who have set none
MAX_DAYS_AWAY = 366  # days away
QUIET = ("21-7", "22-7", "22-8", "23-7", "23-8", "0-7", "0-8")  # hours of the local day
DIGEST = ("7:00", "8:00", "9:00", "12:00", "18:00", "20:00", "22:00")
AWAY = (1, 2, 3, 7, 14, 21, 30)  # days, with today
LAST_YEAR = 9990  # dates must leave room for calculation below year 9999
NEAR = 3  # zones that are suggested for an unknown one
_HOURS = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|\u2013|a|to|até)\s*(\d{1,2})(?:[:h](\d{2})?)?")
_MOMENT = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?")
_DATES = re.compile(r"(\d{4}-\d{2}-\d{2})(?:\s*(?:\.\.|-|\u2013|a|to|até|\s)\s*(\d{4}-\d{2}-\d{2}))?")


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


async def described(request: Request) -> list[str]:
    """Return the person's settings in words."""
    return in_words(request, await _held(request))


def in_words(request: Request, notifications: NotificationSettings) -> list[str]:
    """Return these settings in words."""

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
    if text.strip().casefold() in NO_WORDS:
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
    if text.strip().casefold() in NO_WORDS:
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
    if text.strip().casefold() in NO_WORDS:
        return None
    found = _MOMENT.fullmatch(text.strip().casefold())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (DAY, 0)
    if hour > 23 or minute > 59:
        raise Rejected(Text(key="discord.refused.digest"))
    return hour * 60 + minute


async def _held(request: Request) -> NotificationSettings:
    return await preferences.notifications(request.context, request.person.id)


async def _notices(request: Request) -> Entries:
    return Entries(named(request.words, "discord.notice", NOTICES), (await _held(request)).notice)


async def _quiet(request: Request) -> Entries:
    """Offer the usual quiet hours; a person's own, which may be others, as one types them."""
    quiet, now = (await _held(request)).quiet, OFF
    if quiet is not None:
        now = "-".join(f"{minute // 60}:{minute % 60:02}".removesuffix(":00") for minute in quiet)
    offered = {each: _hours(each) for each in (*QUIET, now) if each != OFF}
    return Entries({OFF: _say(request.words, "none")} | offered, now)


def _hours(quiet: str) -> str:
    """Return `22-7` as `22:00-7:00`."""
    return "-".join(each if ":" in each else f"{each}:00" for each in quiet.split("-"))


async def _away(request: Request) -> Entries:
    """Offer so many days from today on, in the person's own zone."""
    held, at, words = await _held(request), request.context.now(), request.words
    there = place(held.zone)
    today, now = datetime.fromtimestamp(at, there).date(), OFF
    values = {now: _say(words, "here")}
    for days in AWAY:
        last = today + timedelta(days=days - 1)
        values[f"{today} {last}"] = _say(words, "days", count=days, day=last.day, month=last.month)
    if held.away is not None and held.away[1] > at:
        first, after = (datetime.fromtimestamp(moment, there).date() for moment in held.away)
        now = f"{first} {after - timedelta(days=1)}"
        values.setdefault(now, now)
    return Entries(values, now)


async def _digest(request: Request) -> Entries:
    digest = (await _held(request)).digest
    now = OFF if digest is None else f"{digest // 60}:{digest % 60:02}"
    offered = {each: each for each in (*DIGEST, now) if each != OFF}
    return Entries({OFF: _say(request.words, "none")} | offered, now)


def _complete_zone(typing: Typing) -> Sequence[tuple[str, str]]:
    return [(name, name) for name in ranked(typing.text, _places(), ENTRIES)]


def _places() -> list[str]:
    """Return the zones named after places, and UTC. Others mislead: `Etc/GMT+3` is three hours behind UTC."""
    return [name for name in zones() if ("/" in name and not name.startswith("Etc/")) or name == "UTC"]


_say = partial(say_of, "settings")

SETTINGS = Settings(
    (
        Setting(
            CommandOption("notice", choices=choices(*NOTICES, words="discord.notice")),
            _notices,
        ),
        Setting(CommandOption("zone", complete=_complete_zone)),
        Setting(CommandOption("quiet", most=bounds.SPAN), _quiet),
        # an absence is shown on all panels that wait for the person
        Setting(CommandOption("away", most=bounds.SPAN), _away, Work.CALL),
        Setting(CommandOption("digest", most=bounds.SPAN), _digest),
    ),
    change,
    described,
)
