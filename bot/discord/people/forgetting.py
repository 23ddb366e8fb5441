"""`/me`: whether others see one's statistics, and being forgotten, after a preview of what that erases."""

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.requests.actions import OFF, ON, CommandOption, GeneralButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.requests.settings import one_of
from bot.discord.screens import ids
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say_of
from bot.table import forgetting
from bot.table.people import statistics
from bot.table.runtime.context import Context
from rules.core.words import Words

MAX_TABLES = 20  # tables that the preview names; a message has no room for more than some forty
LOOK = "look"  # nothing is forgotten before the button is pressed


def option() -> CommandOption:
    """Return the option of `/me` that shows the preview."""
    return CommandOption("forget", choices=((LOOK, "forgetting.look"),))


async def _stats(context: Context, user_id: int) -> str:
    return OFF if await statistics.unlisted(context, user_id) else ON


async def _choose_stats(context: Context, user_id: int, value: str) -> None:
    await statistics.set_unlisted(context, user_id, unlisted=value == OFF)


def _described(words: Words, value: str) -> str:
    return _say(words, f"stats.are.{value}")


async def preview(request: Request) -> Screen:
    """Return a preview of what would be erased, with a button that does it."""
    words = request.words
    traces = await forgetting.traces(request.context, request.person.id)
    lines = [_say(words, "title"), _say(words, "self")]
    if traces.finished:
        lines.append(_say(words, "finished", count=traces.finished))
    if traces.orders:
        lines.append(_say(words, "orders", count=traces.orders))
    for info in traces.tables[:MAX_TABLES]:
        game = words.title(info.game)
        key = "lobby" if info.status == "lobby" else "table"
        lines.append(_say(words, key, game=game, channel=f"<#{info.channel_id}>"))
    if len(traces.tables) > MAX_TABLES:
        lines.append(_say(words, "more", count=len(traces.tables) - MAX_TABLES))
    lines.append(_say(words, "stays"))
    buttons = (
        _button("forget", ButtonStyle.danger, words),
        _button("forgetnot", ButtonStyle.secondary, words),
    )
    return Screen(ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons))


async def _forget(request: Request, rest: str) -> Sequence[Screen]:
    await forgetting.forget(request.context, request.person.id)
    request.runtime.told.discard(request.person.id)
    return [note(_say(request.words, "done"))]


async def _forget_not(request: Request, rest: str) -> Sequence[Screen]:
    return [note(_say(request.words, "not"))]


_say = partial(say_of, "forgetting")

ACTIONS = (
    GeneralButton("forget", _forget, Work.CHANGE, Manner.PLACE, "forgetting.button.forget"),
    GeneralButton("forgetnot", _forget_not, Work.CHANGE, Manner.PLACE, "forgetting.button.forgetnot"),
)
SETTINGS = one_of(
    "stats", (ON, OFF), "forgetting.stats", now=_stats, choose=_choose_stats, described=_described
)


def _button(what: str, style: ButtonStyle, words: Words) -> "ui.Button[Screen]":
    return ui.Button(style=style, label=_say(words, f"button.{what}"), custom_id=ids.general_button(what))
