"""A person's settings as menus: each shows what holds, and a choice changes it at once."""

from datetime import UTC, datetime

import pytest
from discord import ui

from bot.discord import actions
from bot.discord.lobby.my_settings import SETTINGS
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.limits import ENTRIES, ENTRY
from bot.discord.screens.screen import Screen
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from rules.core.words import LANGS, Words
from tests.bot.discord.speaking import ANA

NAMES = tuple(setting.option.name for setting in SETTINGS if setting.entries)
NOW = int(datetime(2026, 11, 30, 1, tzinfo=UTC).timestamp())  # still the 29th in São Paulo


def asking(runtime: Runtime, lang: str = "en") -> Request:
    return Request(runtime, ANA, Words(lang), 2, 1, "en")


def menus(screen: Screen) -> dict[str, "ui.Select[Screen]"]:
    """The menus of the page by the settings that they change."""
    found = [item for item in screen.walk_children() if isinstance(item, ui.Select)]
    return {str(item.custom_id).removeprefix("h:set"): item for item in found}


def held(screen: Screen) -> dict[str, list[str]]:
    """The value that each menu shows before anything is chosen."""
    return {
        name: [option.label for option in menu.options if option.default]
        for name, menu in menus(screen).items()
    }


async def opened(runtime: Runtime, lang: str = "en") -> Screen:
    [screen] = await actions.general_button("settings").run(asking(runtime, lang), "")
    return screen


async def chosen(runtime: Runtime, name: str, value: str) -> Screen:
    [screen] = await actions.general_button(f"set{name}").run(asking(runtime), value)
    return screen


@pytest.fixture
async def known(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    await profiles.see(context, ANA)
    monkeypatch.setattr(context, "now", lambda: NOW)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("lang", LANGS)
async def test_each_menu_shows_one_value_that_holds(runtime: Runtime, lang: str) -> None:
    page = await opened(runtime, lang)
    assert tuple(menus(page)) == NAMES
    assert {name: len(labels) for name, labels in held(page).items()} == dict.fromkeys(NAMES, 1)
    for name, menu in menus(page).items():
        labels = [option.label for option in menu.options]
        assert len(labels) == len({*labels}) <= ENTRIES, name
        assert max(map(len, labels)) <= ENTRY, name


@pytest.mark.usefixtures("known")
async def test_a_choice_changes_the_setting_and_the_menu_shows_it(runtime: Runtime, context: Context) -> None:
    wanted = {
        "notice": ("dm", "On my turn: Send me a direct message"),
        "quiet": ("22-7", "Quiet hours: 22:00-7:00"),
        "away": ("2026-11-30 2026-12-02", "Away: 3 days, until Dec 2"),
        "digest": ("8:00", "Daily summary: 8:00"),
        "theme": ("light", "Colours: Light"),
        "tips": ("off", "Tips: No tips"),
        "stats": ("off", "Statistics: Keep my numbers to myself"),
    }
    for name, (value, label) in wanted.items():
        assert held(await chosen(runtime, name, value))[name] == [label]
    assert held(await opened(runtime)) == {"language": ["Language: English"]} | {
        name: [label] for name, (_, label) in wanted.items()
    }
    spanish = await chosen(runtime, "language", "es")
    assert held(spanish)["language"] == ["Idioma: Español"]


@pytest.mark.usefixtures("known")
async def test_a_value_that_is_in_no_list_is_shown_as_it_is(runtime: Runtime, context: Context) -> None:
    away = tuple(int(datetime(2027, 1, day, 3, tzinfo=UTC).timestamp()) for day in (2, 5))
    own = NotificationSettings("mention", "America/Sao_Paulo", (1350, 435), (away[0], away[1]), 510)
    await preferences.set_notifications(context, ANA.id, own)
    page = await opened(runtime)
    assert [held(page)[name] for name in ("quiet", "away", "digest")] == [
        ["Quiet hours: 22:30-7:15"],
        ["Away: 2027-01-02 2027-01-04"],
        ["Daily summary: 8:30"],
    ]
    assert "America/Sao_Paulo" in page.said
    today = menus(page)["away"].options[1]
    assert (today.label, today.value) == ("Away: only today", "2026-11-29 2026-11-29")
    for name in ("quiet", "away", "digest"):
        [value] = [option.value for option in menus(page)[name].options if option.default]
        await chosen(runtime, name, value)
    assert await preferences.notifications(context, ANA.id) == own, "chosen again, it stays as it is"


@pytest.mark.usefixtures("known")
async def test_the_page_fits_into_a_message(runtime: Runtime) -> None:
    page = await opened(runtime)
    assert len([*page.walk_children()]) <= 40
