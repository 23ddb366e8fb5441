"""Tips on and off: `/me tips`, and the button below each tip."""

from collections.abc import Mapping, Sequence

from bot.discord.play.private import NO_TIPS
from bot.discord.requests.request import GeneralDone, Request
from bot.discord.requests.serve import Manner
from bot.discord.requests.slash import Given, Option
from bot.discord.screens.screen import Screen, note
from rules.core.text import Text

ON, OFF = "on", "off"


def options() -> tuple[Option, ...]:
    """The option of `/me`."""
    return (Option("tips", choices=tuple((each, f"learning.tips.choice.{each}") for each in (ON, OFF))),)


async def change(request: Request, given: Given) -> str:
    """Set whether the person wants tips, if that is given, and return the setting in words."""
    learning, me = request.runtime.tables.learning, request.person.id
    if given.get("tips") in (ON, OFF):
        await learning.set_tips(me, wanted=given["tips"] == ON)
    return request.words.say(Text(key=f"learning.tips.are.{ON if await learning.wants_tips(me) else OFF}"))


async def _off(request: Request, rest: str) -> Sequence[Screen]:
    await request.runtime.tables.learning.set_tips(request.person.id, wanted=False)
    return [note(request.words.say(Text(key="learning.tips.off")))]


BUTTONS: Mapping[str, tuple[Manner, GeneralDone]] = {NO_TIPS: (Manner.FRESH, _off)}
