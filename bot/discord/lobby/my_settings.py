"""`/me`: a person's settings as menus, so that a phone needs no keyboard for them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.learning import tips
from bot.discord.lobby import themes
from bot.discord.lobby.hosting import language_option
from bot.discord.people import forgetting
from bot.discord.requests.actions import GeneralButton, Given
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.requests.settings import Entries, Setting, Settings
from bot.discord.schedule import notification_settings
from bot.discord.screens import ids
from bot.discord.screens.screen import Item, Screen, menu, menu_entry
from bot.discord.screens.speech import say_of
from bot.table.people import profiles
from bot.table.schedule import preferences
from rules.core.words import LANGS, Words, own_name


async def _languages(request: Request) -> Entries:
    return Entries({lang: own_name(lang) for lang in LANGS}, request.words.lang)


LANGUAGE = Setting(language_option(), _languages)
TOPICS: tuple[Settings, ...] = (
    notification_settings.SETTINGS,
    tips.SETTINGS,
    themes.SETTINGS,
    forgetting.SETTINGS,
)
SETTINGS = (LANGUAGE, *(setting for topic in TOPICS for setting in topic.settings))


async def change(request: Request, given: Given) -> Request:
    """Change the settings that are given; return the request in the language that holds then.

    Raises `Rejected` for a value that can't be parsed: then what stands before it is changed.
    """
    if (lang := next((each for each in LANGS if each == given.get("language")), None)) is not None:
        await profiles.choose_lang(request.context, request.person.id, lang)
        request = replace(request, words=Words(lang))
    for topic in TOPICS:
        await topic.change(request, given)
    return request


async def described(request: Request) -> list[str]:
    """Return what holds, in words."""
    return [line for topic in TOPICS for line in await topic.described(request)]


def opener(words: Words) -> Item:
    """Return the button that shows the settings as menus."""
    return ui.Button(
        style=ButtonStyle.secondary, label=_say(words, "open"), custom_id=ids.general_button("settings")
    )


async def _page(request: Request, rest: str = "") -> Sequence[Screen]:
    words, zone = request.words, (await preferences.notifications(request.context, request.person.id)).zone
    menus = [_menu(it, await it.entries(request), words) for it in SETTINGS if it.entries is not None]
    return [Screen(ui.TextDisplay(_say(words, "title", zone=zone)), *map(ui.ActionRow, menus))]


async def _chosen(name: str, request: Request, value: str) -> Sequence[Screen]:
    return await _page(await change(request, {name: value}))


def _menu(setting: Setting, entries: Entries, words: Words) -> Item:
    """Return the menu of a setting. It shows the value that holds, so each entry names the setting."""
    name = _say(words, setting.option.name)
    options = [
        menu_entry(_say(words, "entry", name=name, value=label), value, chosen=value == entries.now)
        for value, label in entries.values.items()
    ]
    return menu(ids.general_button(f"set{setting.option.name}"), name, options)


_say = partial(say_of, "settings")

ACTIONS = (
    GeneralButton("settings", _page, Work.LOOK, Manner.PLACE, "settings.open"),
    *(
        GeneralButton(
            f"set{name}",
            partial(_chosen, name),
            setting.work,
            Manner.PLACE,
            f"settings.{name}",
        )
        for setting in SETTINGS
        if setting.entries is not None and (name := setting.option.name)
    ),
)
