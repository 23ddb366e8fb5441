"""The colours of pictures: `/me theme` for one's own, `/table theme` for those in a table's channel."""

from collections.abc import Sequence
from dataclasses import replace

from bot.discord.play.hands import table_here
from bot.discord.requests.actions import Given, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.settings import one_of
from bot.discord.screens.screen import Screen
from bot.discord.screens.speech import say
from bot.table.lobby import lobby
from bot.table.model import Theme
from bot.table.people import profiles
from rules.core.words import Words

THEMES: tuple[Theme, ...] = ("dark", "light", "contrast")


def _described(words: Words, theme: Theme) -> str:
    return say(words, "me.theme", theme=say(words, f"theme.{theme}"))


async def _of_table(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    theme = next((each for each in THEMES if each == given.get("theme")), info.theme)
    await lobby.set_theme(request.context, info.id, request.person.id, theme)
    return reply(request, "theme-set")


SETTINGS = one_of(
    "theme",
    THEMES,
    "discord.theme",
    now=profiles.theme_of,
    choose=profiles.choose_theme,
    described=_described,
)
[_OWN] = SETTINGS.settings
ACTIONS = (Slash("table theme", _of_table, Work.CHANGE, (replace(_OWN.option, required=True),)),)
