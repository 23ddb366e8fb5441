"""Leaving a series, taking somebody out and ending it: what can't be had back is asked first."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.discord.requests.actions import GeneralButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.screen import Screen, choice
from bot.discord.screens.speech import say
from bot.discord.series import panels
from bot.table.series import signing
from bot.table.series.model import Series


async def leave(request: Request, it: Series) -> Sequence[Screen]:
    """Leave at once while people sign up, or as a reserve; ask whoever plays."""
    if it.plays(request.person.id):
        return [_sure(request, it, "seriesout", "series.leave")]
    return await _left(request, it)


async def remove(request: Request, it: Series, whom: int) -> Sequence[Screen]:
    """Take somebody out; ask first if they play."""
    signing.require_host(it, request.person.id, moderates=request.moderates)
    if it.plays(whom):
        return [_sure(request, it, "seriesremove", "series.remove", who=f"<@{whom}>", rest=f".{whom}")]
    return await _removed(request, it, whom)


async def close(request: Request, it: Series) -> Sequence[Screen]:
    """End the series; ask first if it has begun."""
    signing.require_host(it, request.person.id, moderates=request.moderates)
    if it.status == "running":
        return [_sure(request, it, "seriesend", "series.end")]
    return await _ended(request, it)


def _sure(request: Request, it: Series, what: str, key: str, who: str = "", rest: str = "") -> Screen:
    words = request.words
    asked = f"{panels.title(it, words)}\n{say(words, key, who=who)}"
    sure = panels.button(what, it, words, ButtonStyle.danger, rest)
    return choice(asked, sure, panels.button("seriesstay", it, words))


async def _left(request: Request, it: Series) -> Sequence[Screen]:
    await signing.leave(request.context, it.id, request.person.id)
    return reply(request, "series.left-mine")


async def _removed(request: Request, it: Series, whom: int) -> Sequence[Screen]:
    await signing.remove(request.context, it.id, request.person.id, whom, moderates=request.moderates)
    return reply(request, "series.done")


async def _ended(request: Request, it: Series) -> Sequence[Screen]:
    await signing.close(request.context, it.id, request.person.id, moderates=request.moderates)
    return reply(request, "series.done")


async def _out(request: Request, rest: str) -> Sequence[Screen]:
    return await _left(request, await panels.of_button(request, rest))


async def _taken_out(request: Request, rest: str) -> Sequence[Screen]:
    """Take somebody out for sure; `rest` is the series and the person."""
    series, _, whom = rest.partition(".")
    return await _removed(request, await panels.of_button(request, series), ids.number(whom) or 0)


async def _end(request: Request, rest: str) -> Sequence[Screen]:
    return await _ended(request, await panels.of_button(request, rest))


async def _stay(request: Request, rest: str) -> Sequence[Screen]:
    return reply(request, "unchanged")


ACTIONS = (
    GeneralButton("seriesout", _out, Work.CHANGE, Manner.PLACE, "discord.button.seriesout"),
    GeneralButton("seriesremove", _taken_out, Work.CHANGE, Manner.PLACE, "discord.button.seriesremove"),
    GeneralButton("seriesend", _end, Work.CHANGE, Manner.PLACE, "discord.button.seriesend"),
    GeneralButton("seriesstay", _stay, Work.LOOK, Manner.PLACE, "discord.button.seriesstay"),
)
