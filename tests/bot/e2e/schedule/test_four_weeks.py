"""Four weeks of one game: who was called, where and when. Nobody in vain, and nobody at night.

Three people in three time zones, each with notification settings of their own. The clock is the test's, the
bot is started anew every day, and what happens besides answering is told by the days in `test_four_weeks`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.discord.screens.pictures import Pictures
from rules.games import GAMES
from tests.bot.e2e.conftest import draw, drawn_as_words
from tests.bot.e2e.players import sure
from tests.bot.e2e.schedule.weeks import Wait, Weeks, World
from tests.bot.table.scene import Clock
from tests.bot.toy import TOY
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MONDAY = datetime(2026, 3, 2, tzinfo=UTC)
TOKYO = ZoneInfo("Asia/Tokyo")
LANGS = {"Ana": "pt-BR", "Bia": "en-US", "Cal": "en-US", "Dora": "pt-BR"}
REMINDED = (0, 12, 24, 48, 96)  # hours: called at once, then again at growing gaps
WOKEN = (0, 24, 48, 96)  # for whoever could not be called at once


@dataclass(frozen=True, slots=True)
class Life:
    """A user's place, sleep (hours of their day), way of being pinged, and times of looking in."""

    zone: str
    asleep: tuple[int, int]
    notice: str
    looks_in: tuple[int, ...]

    def sleeps(self, at: datetime) -> bool:
        """Tell whether it is the middle of the night there."""
        hour = at.astimezone(ZoneInfo(self.zone)).hour
        return hour >= self.asleep[0] or hour < self.asleep[1]

    def comes(self, first: datetime, days: int) -> Iterator[datetime]:
        """Yield the times when they look whether a table waits for them."""
        home = first.astimezone(ZoneInfo(self.zone)).replace(hour=0, tzinfo=None)
        for day in range(-1, days + 1):
            for hour in self.looks_in:
                at = (home + day * DAY + hour * HOUR).replace(tzinfo=ZoneInfo(self.zone)).astimezone(UTC)
                if first < at < first + days * DAY:
                    yield at


LIVES = {
    "Ana": Life("America/Sao_Paulo", (22, 7), "mention", (8, 20)),
    "Bia": Life("Europe/Berlin", (23, 8), "dm", (18,)),
    "Cal": Life("Asia/Tokyo", (21, 9), "both", (12,)),
    "Dora": Life("Europe/Lisbon", (22, 9), "mention", (10,)),
}


def free(at: datetime, life: Life, away: Sequence[tuple[datetime, datetime]]) -> datetime:
    """The first minute from then on at which the person may be called."""
    while life.sleeps(at) or any(start <= at < end for start, end in away):
        at += timedelta(minutes=1)
    return at


def calls(wait: Wait, life: Life, away: Sequence[tuple[datetime, datetime]]) -> list[tuple[datetime, str]]:
    """Work out from a user's settings alone when and where they are pinged while a table waits."""
    since, until = (datetime.fromtimestamp(at, UTC) for at in (wait.since, wait.until))
    at, found = since, []
    gaps = REMINDED if free(since, life, away) == since else WOKEN
    for gap in REMINDED[1:] if wait.present else gaps:
        at = free(at + gap * HOUR, life, away)
        if at > until:
            break
        found.append(at)
    places = {"mention": ("channel",), "dm": ("DM",), "both": ("channel", "DM")}[life.notice]
    return [(at, place) for at in found for place in places]


async def opened(host: Person, guests: Sequence[Person], games: Place) -> None:
    """A long game."""
    await host.command("table open", games, game="toy", language="English")
    lobby = await games.until(lambda post: "1. " in post.text)
    await host.select(lobby, ["length=33"], "Settings (for the host)")
    for guest in guests:
        await guest.command("table join", games)
    await host.command("table start", games)


@dataclass
class Story:
    """Events besides answering, by the day; the days count from 0."""

    weeks: Weeks
    people: Mapping[str, Person]
    games: Place
    undone: bool = False

    async def day(self, number: int) -> None:
        """Do what a user does at eleven in the morning, when it is day for all of them."""
        ana, cal, dora = (self.people[name] for name in ("Ana", "Cal", "Dora"))
        match number:
            case 6:
                await cal.command("me", self.games, away="2026-03-09 2026-03-13")
            case 14:
                await ana.command("table pace", self.games, answer="30 h", then="play")
            case 19:
                await sure(ana, await ana.command("table replace", self.games, player="Bia"), "free")
                await self.weeks.settle()
                await dora.command("table join", self.games)
            case 23:
                await self.go_back(ana, cal, dora)
        await self.weeks.settle()

    async def look_in(self, name: str) -> None:
        """Answer what there is to answer; on one day Ana takes it back and thinks again."""
        given = await self.weeks.answer(self.people[name])
        seen = await self.weeks.seen(self.people[name])
        if name == "Ana" and given and seen.seat in seen.look.undoable and not self.undone:
            self.undone = True
            await self.people[name].command("undo", self.games)
            await self.weeks.settle()
            await self.weeks.answer(self.people[name])

    async def go_back(self, by: Person, *others: Person) -> None:
        """All agree to begin an earlier turn anew."""
        turns = await by.autocomplete("table rewind", self.games, focus="turn", turn="")
        sure = await by.command("table rewind", self.games, turn=str(turns.choices[2].value))
        await by.press(sure.shown, "Propor")
        vote = await self.games.until(lambda post: "🗳️" in post.text)
        await self.weeks.settle()
        for person in others:
            await person.press(vote, "Agree")
        await self.games.until(lambda post: "has gone back" in post.text)
        await self.weeks.settle()


def lives_on(name: str, at: datetime) -> bool:
    """Tell whether a user looks in then: Cal is away for a week, Bia is gone after two, Dora comes."""
    day = (at - MONDAY).days
    return {"Bia": day < 14, "Cal": not 6 < day < 12, "Dora": day > 19}.get(name, True)


async def test_four_weeks(city: City, url: str, tmp_path: Path, toy_hints: None) -> None:
    games, people = city.channel("games"), {name: city.person(name, LANGS[name]) for name in LIVES}
    table = {**GAMES, TOY.key: TOY}
    world = World(
        city, url, tmp_path, table, Pictures(draw, drawn_as_words, table), Clock(MONDAY.timestamp())
    )
    weeks = Weeks(world, tuple(people.values()))
    async with weeks.running():
        for name, life in LIVES.items():
            quiet = "-".join(map(str, life.asleep))
            await people[name].command("me", games, notice=life.notice, zone=life.zone, quiet=quiet)
        await opened(people["Ana"], [people["Bia"], people["Cal"]], games)
        await weeks.settle()
    story = Story(weeks, people, games)
    for day in range(28):
        begin = MONDAY + day * DAY
        comings = [(at, name) for name in LIVES for at in LIVES[name].comes(begin, 1) if lives_on(name, at)]
        async with weeks.running():  # a new run of the bot every day
            for at, name in sorted([*comings, (begin + 11 * HOUR, "")]):
                await weeks.until(at)
                await (story.look_in(name) if name else story.day(day))
            await weeks.until(begin + DAY)
    weeks.end()
    assert story.undone
    away = (datetime(2026, 3, 9, tzinfo=TOKYO), datetime(2026, 3, 14, tzinfo=TOKYO))
    expected = [
        (at, wait.name, where)
        for wait in weeks.waits
        for at, where in calls(wait, LIVES[wait.name], [away] if wait.name == "Cal" else [])
    ]
    besides = [ping for ping in weeks.pings if "🗳️" in ping.text or "was freed" in ping.text]
    assert sorted((ping.name, ping.where) for ping in besides) == [
        *(("Bia", "DM"), ("Cal", "DM"), ("Cal", "channel")),
        ("Dora", "channel"),
    ]
    called = [ping for ping in weeks.pings if ping not in besides]
    assert sorted((ping.when, ping.name, ping.where) for ping in called) == sorted(expected)
    assert not [ping for ping in weeks.pings if LIVES[ping.name].sleeps(ping.when)]
    assert Counter(ping.name for ping in called) == {"Ana": 19, "Bia": 15, "Cal": 36, "Dora": 13}
