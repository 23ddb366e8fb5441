"""A table's clock on Discord: parsing the time for an answer, and the host's commands."""

import re
from collections.abc import Sequence
from functools import lru_cache

from bot.discord.play.hands import table_here
from bot.discord.questions.matching import key, ranked
from bot.discord.requests import bounds
from bot.discord.requests.actions import OFF, ON, CommandOption, Given, Slash, TableButton, Typing, choices
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.screens import ids, waits
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.discord.screens.waits import DAY, HOUR, MINUTE
from bot.table.model import Expiry, TableInfo
from bot.table.schedule import time_control
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import LANGS, Words

NAMED_LIMITS = {"none": None, "relaxed": 3 * DAY, "daily": DAY, "brisk": 8 * HOUR, "fast": HOUR}
THEN: tuple[Expiry, ...] = ("nudge", "default", "play")
UNITS = {"minute": MINUTE, "hour": HOUR, "day": DAY, "week": 7 * DAY}


def time_limit_of(text: str) -> int | None:
    """Return the seconds in `36h`, `2 days`, `1 dia e 12 horas`, or one by name; None for no clock.

    All languages are understood: clients differ. Raises `Rejected` if it can't be parsed. The table checks
    whether it is too long or too short.
    """
    wanted = key(text)
    named = {
        key(label): seconds for name, seconds in NAMED_LIMITS.items() for label in (name, *_labels(name))
    }
    if wanted in named or wanted in _typed("none"):
        return named.get(wanted)
    span, seconds = _spans()
    typed = text.strip().casefold()
    found = list(span.finditer(typed))
    units = [seconds.get(key(each[2])) for each in found]
    if not found or None in units or span.sub("", typed).strip():
        raise Rejected(Text(key="discord.refused.budget", args={"given": text[:40]}))
    amounts = [float(each[1].replace(",", ".")) for each in found]
    return round(sum(amount * unit for amount, unit in zip(amounts, units, strict=True) if unit))


@lru_cache
def _spans() -> tuple[re.Pattern[str], dict[str, int]]:
    """Return the pattern of an amount of time, with a word for "and" after it, and each unit in seconds."""
    seconds = {unit: each for name, each in UNITS.items() for unit in _typed(name)}
    joined = "|".join(rf"{re.escape(word)}\b" for word in sorted(_typed("and")))
    return re.compile(rf"(\d{{1,6}}(?:[.,]\d{{1,2}})?)\s*([^\W\d_]+)(?:\s*(?:,|\+|{joined}))?"), seconds


@lru_cache
def _typed(what: str) -> frozenset[str]:
    """Return the words that people type for it, in any language."""
    said = (say(Words(lang), f"typed.{what}") for lang in LANGS)
    return frozenset(key(word) for words in said for word in words.split())


async def _skip_late(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Serve the host's button for somebody whose time is over; the panel is updated separately."""
    if (seat := ids.number(what.rest)) is not None:
        await time_control.skip(request.context, what.table_id, request.person.id, seat)
    return []


async def _time_control(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    context, me = request.context, request.person.id
    if "answer" in given or "then" in given:
        then = next((each for each in THEN if each == given.get("then")), info.expiry)
        time_limit = time_limit_of(given["answer"]) if "answer" in given else info.time_limit
        info = await time_control.set_time_control(context, info.id, me, time_limit, then)
    if "autoplay" in given:
        info = await time_control.set_autoplay(context, info.id, me, autoplay=given["autoplay"] == ON)
    return [note("\n".join(_terms(info, request.words)))]


def _terms(info: TableInfo, words: Words) -> list[str]:
    autoplay = say(words, f"autoplay.{ON if info.autoplay else OFF}")
    if info.time_limit is None:
        return [say(words, "pace-off"), autoplay]
    return [waits.terms(info.time_limit, info.expiry, words), autoplay]


async def _pause(request: Request, given: Given) -> Sequence[Screen]:
    await time_control.pause(request.context, (await table_here(request)).id, request.person.id, paused=True)
    return reply(request, "paused")


async def _resume(request: Request, given: Given) -> Sequence[Screen]:
    await time_control.pause(request.context, (await table_here(request)).id, request.person.id, paused=False)
    return reply(request, "resumed")


async def _skip(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    seat = info.seat_of(int(given["player"])) if given["player"] else None
    if seat is None:
        raise Rejected(Text(key="discord.refused.not-there"))
    await time_control.skip(request.context, info.id, request.person.id, seat)
    return reply(request, "skipped")


def _labels(name: str) -> list[str]:
    return [say(Words(lang), f"pace.{name}") for lang in LANGS]


def complete_time_control(typing: Typing) -> list[tuple[str, str]]:
    """Return the usual time limits, and the typed text itself if it can be parsed."""
    labels = {say(typing.words, f"pace.{name}"): name for name in NAMED_LIMITS}
    try:
        own = [(typing.text.strip(), typing.text.strip())] if time_limit_of(typing.text) is not None else []
    except Rejected:
        own = []
    return [*own, *((label, labels[label]) for label in ranked(typing.text, list(labels), len(labels)))]


SETTINGS = (
    CommandOption("answer", complete=complete_time_control, most=bounds.SPAN),
    CommandOption("then", choices=choices(*THEN)),
    CommandOption("autoplay", choices=choices(ON, OFF)),
)
ACTIONS = (
    Slash("table pace", _time_control, Work.LOOK, SETTINGS, changing=Work.CALL),
    Slash("table pause", _pause, Work.CALL),
    Slash("table resume", _resume, Work.CALL),
    Slash("table skip", _skip, Work.CHANGE, (CommandOption("player", required=True, kind="person"),)),
    TableButton("skip", _skip_late, Work.CHANGE),
)
