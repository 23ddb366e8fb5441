"""`/me`: a person's settings as menus, so that a phone needs no keyboard for them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.learning import tips
from bot.discord.lobby import themes
from bot.discord.people import forgetting
from bot.discord.requests.actions import GeneralButton, Given
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.schedule import notification_settings
from bot.discord.screens import ids
from bot.discord.screens.screen import Item, Screen, menu, menu_entry
from bot.discord.screens.speech import say_of
from bot.table.learning import tips as wanted_tips
from bot.table.people import profiles, statistics
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NOTICES, NotificationSettings, place
from rules.core.text import Text
from rules.core.words import LANGS, Words, own_name

ON, OFF = "on", "off"
QUIET = ("21-7", "22-7", "22-8", "23-7", "23-8", "0-7", "0-8")  # hours of the local day
DIGEST = ("7:00", "8:00", "9:00", "12:00", "18:00", "20:00", "22:00")
AWAY = (1, 2, 3, 7, 14, 21, 30)  # days, with today
NAMES = ("language", "notice", "quiet", "away", "digest", "theme", "tips", "stats")


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: its name, the words of its values, and the value that holds now."""

    name: str
    values: dict[str, str]
    now: str


async def change(request: Request, given: Given) -> Request:
    """Change the settings that are given; return the request in the language that holds then.

    Raises `Rejected` for a value that can't be parsed: then what stands before it is changed.
    """
    context, me = request.context, request.person.id
    if (lang := next((each for each in LANGS if each == given.get("language")), None)) is not None:
        await profiles.choose_lang(context, me, lang)
        request = replace(request, words=Words(lang))
    await forgetting.change(request, given)
    await notification_settings.change(request, given)
    await tips.change(request, given)
    await themes.change(request, given)
    return request


def opener(words: Words) -> Item:
    """Return the button that shows the settings as menus."""
    return ui.Button(
        style=ButtonStyle.secondary, label=_say(words, "open"), custom_id=ids.general_button("settings")
    )


async def _page(request: Request, rest: str = "") -> Sequence[Screen]:
    found = await _settings(request)
    words = request.words
    zone = (await preferences.notifications(request.context, request.person.id)).zone
    return [
        Screen(
            ui.TextDisplay(_say(words, "title", zone=zone)),
            *(ui.ActionRow(_menu(each, words)) for each in found),
        )
    ]


async def _chosen(name: str, request: Request, value: str) -> Sequence[Screen]:
    return await _page(await change(request, {name: value}))


async def _settings(request: Request) -> list[Setting]:
    """Return all settings; a value of the person's own that is in no list is listed first."""
    context, me, words = request.context, request.person.id, request.words
    found = await preferences.notifications(context, me)
    theme = await profiles.theme_of(context, me)
    with_tips = ON if await wanted_tips.wanted(context, me) else OFF
    stats = OFF if await statistics.unlisted(context, me) else ON
    none = {OFF: _say(words, "none")}
    quiet, digest = _quiet(found), _digest(found)
    return [
        Setting("language", {lang: own_name(lang) for lang in LANGS}, words.lang),
        Setting("notice", _named(words, "discord.notice", NOTICES), found.notice),
        Setting("quiet", none | {each: _hours(each) for each in (*QUIET, quiet) if each != OFF}, quiet),
        _away(found, context.now(), words),
        Setting("digest", none | {each: each for each in (*DIGEST, digest) if each != OFF}, digest),
        Setting("theme", _named(words, "discord.theme", themes.THEMES), theme),
        Setting("tips", _named(words, "learning.tips.choice", (ON, OFF)), with_tips),
        Setting("stats", _named(words, "forgetting.stats", (ON, OFF)), stats),
    ]


def _named(words: Words, key: str, values: Sequence[str]) -> dict[str, str]:
    return {each: words.say(Text(key=f"{key}.{each}")) for each in values}


def _quiet(found: NotificationSettings) -> str:
    """Return the quiet hours as one types them: `22-7`, or `22:30-7:15`."""
    if found.quiet is None:
        return OFF
    hours = [divmod(minute, 60) for minute in found.quiet]
    return "-".join(f"{hour}:{minute:02}" if minute else str(hour) for hour, minute in hours)


def _hours(quiet: str) -> str:
    """Return `22-7` as `22:00-7:00`."""
    return "-".join(each if ":" in each else f"{each}:00" for each in quiet.split("-"))


def _digest(found: NotificationSettings) -> str:
    return OFF if found.digest is None else f"{found.digest // 60}:{found.digest % 60:02}"


def _away(found: NotificationSettings, now: int, words: Words) -> Setting:
    """Return the absence: so many days from today on, in the person's own zone."""
    there = place(found.zone)
    today = datetime.fromtimestamp(now, there).date()
    values = {OFF: _say(words, "here")}
    for days in AWAY:
        last = today + timedelta(days=days - 1)
        values[f"{today} {last}"] = _say(words, "days", count=days, day=last.day, month=last.month)
    at = OFF
    if found.away is not None and found.away[1] > now:
        first, after = (datetime.fromtimestamp(moment, there).date() for moment in found.away)
        at = f"{first} {after - timedelta(days=1)}"
        values.setdefault(at, at)
    return Setting("away", values, at)


def _menu(setting: Setting, words: Words) -> Item:
    """Return the menu of a setting. It shows the value that holds, so each entry names the setting."""
    name = _say(words, setting.name)
    options = [
        menu_entry(_say(words, "entry", name=name, value=label), value, chosen=value == setting.now)
        for value, label in setting.values.items()
    ]
    return menu(ids.general_button(f"set{setting.name}"), name, options)


_say = partial(say_of, "settings")

ACTIONS = (
    GeneralButton("settings", _page, Work.LOOK, Manner.PLACE, "settings.open"),
    *(
        GeneralButton(
            f"set{name}",
            partial(_chosen, name),
            Work.CALL if name == "away" else Work.CHANGE,  # an absence is shown on all panels that wait
            Manner.PLACE,
            f"settings.{name}",
        )
        for name in NAMES
    ),
)
