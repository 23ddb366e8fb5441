"""The colours of pictures: `/me theme` for one's own, `/table theme` for those in a table's channel."""

from collections.abc import Sequence

from bot.discord.play.hands import table_here
from bot.discord.requests.actions import CommandOption, Given, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.screens.screen import Screen
from bot.discord.screens.speech import say
from bot.table.lobby import lobby
from bot.table.model import Theme
from bot.table.people import profiles

THEMES: tuple[Theme, ...] = ("dark", "light", "contrast")


def option(*, required: bool = False) -> CommandOption:
    """Return the option of a theme."""
    return CommandOption(
        "theme", required=required, choices=tuple((each, f"discord.theme.{each}") for each in THEMES)
    )


async def change(request: Request, given: Given) -> None:
    """Set the colours of the person's own pictures, if they are given."""
    if (theme := _chosen(given)) is not None:
        await profiles.choose_theme(request.context, request.person.id, theme)


async def described(request: Request) -> str:
    """Name the colours of the person's own pictures."""
    words, theme = request.words, await profiles.theme_of(request.context, request.person.id)
    name = say(words, f"theme.{theme}")
    return say(words, "me.theme", theme=name)


async def _of_table(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    await lobby.set_theme(request.context, info.id, request.person.id, _chosen(given) or info.theme)
    return reply(request, "theme-set")


def _chosen(given: Given) -> Theme | None:
    return next((each for each in THEMES if each == given.get("theme")), None)


ACTIONS = (Slash("table theme", _of_table, Work.CHANGE, (option(required=True),)),)
