"""Tips on and off: `/me tips`, and the button below each tip."""

from collections.abc import Sequence

from bot.discord.play.private import NO_TIPS
from bot.discord.requests.actions import OFF, ON, GeneralButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.requests.settings import one_of
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say_of
from bot.table.learning import tips
from bot.table.runtime.context import Context
from rules.core.words import Words


async def _now(context: Context, user_id: int) -> str:
    return ON if await tips.wanted(context, user_id) else OFF


async def _choose(context: Context, user_id: int, value: str) -> None:
    await tips.set_wanted(context, user_id, tips=value == ON)


def _described(words: Words, value: str) -> str:
    return say_of("learning", words, f"tips.are.{value}")


async def _off(request: Request, rest: str) -> Sequence[Screen]:
    await tips.set_wanted(request.context, request.person.id, tips=False)
    return [note(say_of("learning", request.words, "tips.off"))]


ACTIONS = (GeneralButton(NO_TIPS, _off, Work.CHANGE, Manner.FRESH, "learning.button.tipsoff"),)
SETTINGS = one_of("tips", (ON, OFF), "learning.tips.choice", now=_now, choose=_choose, described=_described)
