"""`/me`: how a person wants to be called upon, as it is typed and as it is told."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.discord.house import Visit
from bot.discord.limits import ENTRIES
from bot.discord.matching import ranked
from bot.discord.slash import Given, Option, Typing
from bot.table.habits import DAY, NOTICES, Habits, zones
from rules.core.decisions import Rejected
from rules.core.text import Text

OFF = ("off", "-", "não", "nao", "no")
LONGEST = 365  # days away
_HOURS = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|\u2013|a|to|até)\s*(\d{1,2})(?:[:h](\d{2})?)?")
_DATES = re.compile(r"(\d{4}-\d{2}-\d{2})(?:\s*(?:\.\.|-|\u2013|a|to|até|\s)\s*(\d{4}-\d{2}-\d{2}))?")


def options() -> tuple[Option, ...]:
    """The options of `/me`."""
    return (
        Option("notice", choices=tuple((notice, f"discord.notice.{notice}") for notice in NOTICES)),
        Option("zone", complete=_complete_zone),
        Option("quiet"),
        Option("away"),
    )


async def change(visit: Visit, given: Given) -> Habits:
    """The person's habits with what is given changed in them. Raises `Rejected` for what can't be read."""
    tables, me = visit.house.tables, visit.person.id
    before = habits = await tables.habits(me)
    if notice := next((each for each in NOTICES if each == given.get("notice")), None):
        habits = replace(habits, notice=notice)
    if "zone" in given:
        habits = replace(habits, zone=zone_of(given["zone"]))
    if "quiet" in given:
        habits = replace(habits, quiet=quiet_of(given["quiet"]))
    if "away" in given:
        habits = replace(habits, away=away_of(given["away"], habits.zone, tables.desk.now()))
    if habits != before:
        await tables.set_habits(me, habits)
    return habits


def told(visit: Visit, habits: Habits) -> list[str]:
    """The habits in words."""

    def say(key: str, **args: str) -> str:
        return visit.words.say(Text(key=f"discord.habits.{key}", args={**args}))

    lines = [say("notice", notice=visit.words.say(Text(key=f"discord.notice.{habits.notice}")))]
    if habits.quiet:
        start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in habits.quiet)
        lines.append(say("quiet", start=start, end=end, zone=habits.zone))
    if habits.away and habits.away[1] > visit.house.tables.desk.now():
        start, end = (f"<t:{moment}:d>" for moment in habits.away)
        lines.append(say("away", start=start, end=end))
    return [*lines, say("how")]


def zone_of(text: str) -> str:
    """A zone by its name, whatever the case. Raises `Rejected`."""
    names = {name.casefold(): name for name in zones()}
    found = names.get(text.strip().replace(" ", "_").casefold())
    if found is None:
        raise Rejected(Text(key="discord.refused.zone", args={"given": text[:40]}))
    return found


def quiet_of(text: str) -> tuple[int, int] | None:
    """Minutes of the day of `22:00-7:30` or `22-7`; None for `off`. Raises `Rejected`."""
    if text.strip().casefold() in OFF:
        return None
    found = _HOURS.fullmatch(text.strip().casefold())
    if found is None:
        raise Rejected(Text(key="discord.refused.quiet"))
    start, end = (int(found[i]) * 60 + int(found[i + 1] or 0) for i in (1, 3))
    if max(start, end) >= DAY or start == end or any(int(found[i] or 0) > 59 for i in (2, 4)):
        raise Rejected(Text(key="discord.refused.quiet"))
    return start, end


def away_of(text: str, zone: str, now: int) -> tuple[int, int] | None:
    """From the first day's beginning to the last day's end, in seconds since 1970; None for `off`.

    `2026-12-20 2027-01-03`, or one day. Raises `Rejected`.
    """
    if text.strip().casefold() in OFF:
        return None
    found = _DATES.fullmatch(text.strip())
    try:
        days = [datetime.fromisoformat(found[i] or found[1]) for i in (1, 2)] if found else []
    except ValueError:
        days = []
    if not days or days[1] < days[0] or days[1] - days[0] > timedelta(days=LONGEST):
        raise Rejected(Text(key="discord.refused.away"))
    place = ZoneInfo(zone)
    start, end = days[0].replace(tzinfo=place), (days[1] + timedelta(days=1)).replace(tzinfo=place)
    if end.timestamp() <= now:
        raise Rejected(Text(key="discord.refused.past"))
    return int(start.timestamp()), int(end.timestamp())


def _complete_zone(typing: Typing) -> Sequence[tuple[str, str]]:
    names = [name for name in zones() if "/" in name or name == "UTC"]
    return [(name, name) for name in ranked(typing.text, names, ENTRIES)]
