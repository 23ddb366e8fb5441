"""Answer what somebody writes to the bot directly: it is not read, but they see what they may press."""

import logging

from bot.discord.delivery.glance import onward
from bot.discord.delivery.panel import button
from bot.discord.requests.request import Runtime
from bot.discord.screens.screen import Item, Screen, choice
from bot.discord.screens.speech import say_of
from bot.table import reading
from bot.table.people import profiles
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.words import Words

log = logging.getLogger(__name__)


async def answer(runtime: Runtime, user_id: int) -> None:
    """Answer somebody's message, but not each of many. Never raises."""
    if not runtime.budgets.may_tell(user_id):
        return
    try:
        await runtime.poster.write_to(user_id, await _offered(runtime, user_id))
    except Rejected:
        return  # they take no direct messages any more
    except Exception as error:
        log.error("a direct message was not answered: %s", traced(error))


async def _offered(runtime: Runtime, user_id: int) -> Screen:
    """Say that messages are not read, with *Help* for a question that waits, and ways to a game."""
    words = Words(await profiles.lang_of(runtime.context, user_id) or "en")
    waiting = await reading.waiting_for(runtime.context, user_id)
    helps: list[Item] = [button(info.id, "help", words) for info in waiting[:1]]
    return choice(say_of("learning", words, "written"), *helps, *onward(words))
