"""Tips on and off: `/me tips`, and the button below each tip."""

from collections.abc import Sequence

from bot.discord.play.private import NO_TIPS
from bot.discord.requests.actions import CommandOption, GeneralButton, Given
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say_of
from bot.table.learning import tips

ON, OFF = "on", "off"


def options() -> tuple[CommandOption, ...]:
    """Return the option of `/me`."""
    return (
        CommandOption("tips", choices=tuple((each, f"learning.tips.choice.{each}") for each in (ON, OFF))),
    )


async def change(request: Request, given: Given) -> None:
    """Set whether the person wants tips, if that is given."""
    if given.get("tips") in (ON, OFF):
        await tips.set_wanted(request.context, request.person.id, tips=given["tips"] == ON)


async def described(request: Request) -> str:
    """Say whether the person wants tips."""
    wanted = await tips.wanted(request.context, request.person.id)
    return say_of("learning", request.words, f"tips.are.{ON if wanted else OFF}")


async def _off(request: Request, rest: str) -> Sequence[Screen]:
    await tips.set_wanted(request.context, request.person.id, tips=False)
    return [note(say_of("learning", request.words, "tips.off"))]


ACTIONS = (GeneralButton(NO_TIPS, _off, Work.CHANGE, Manner.FRESH, "learning.button.tipsoff"),)
