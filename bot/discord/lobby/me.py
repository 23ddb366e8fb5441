"""`/me`: one's own tables and settings."""

from collections.abc import Sequence

from discord import ui

from bot.discord.learning import lessons
from bot.discord.lobby import my_settings
from bot.discord.meeting import blocking, find
from bot.discord.people import forgetting, sessions
from bot.discord.requests.actions import Given, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.screens.limits import TEXT, clip
from bot.discord.screens.screen import Screen, in_rows
from bot.discord.screens.speech import say
from bot.discord.series import panels
from bot.table import reading
from bot.table.lobby import invitations
from bot.table.model import TableInfo
from bot.table.people import profiles
from bot.table.seats import seats
from rules.core.words import Words

LISTED = 20  # tables; with the settings below them a message has no room for many more

OPTIONS = (
    *(setting.option for setting in my_settings.SETTINGS),
    blocking.option(),
    forgetting.option(),
)


async def _me(request: Request, given: Given) -> Sequence[Screen]:
    """Show the person's tables, waiting ones first, and their settings; change the settings.

    Direct messages that were refused are allowed again.
    """
    context, me, words = request.context, request.person, request.words
    request = await my_settings.change(request, given)
    words = request.words
    if "forget" in given:
        return [await forgetting.preview(request)]
    logins, ending = await sessions.shown(request)
    apart, menus = await blocking.change(request, given)
    resting, resumed = await lessons.resting(request)
    lines = [*await _tables(request), *resting, *await panels.summary(request)]
    if await profiles.has_closed_dm(context, me.id):
        await profiles.set_closed_dm(context, me.id, closed=False)
        lines.append(say(words, "me.dm"))
    sought, ends = await find.summary(request)
    lines += sought
    lines += [
        "",
        *await my_settings.described(request),
        *apart,
        say(words, "me.language"),
        *logins,
    ]
    buttons = [*resumed, my_settings.opener(words), *ends, *ending]
    rows = [*(ui.ActionRow(menu) for menu in menus), *in_rows(buttons)]
    return [Screen(ui.TextDisplay(clip("\n".join(lines), TEXT)), *rows)]


async def _tables(request: Request) -> list[str]:
    """Return the person's tables, a line each: those that wait first, those with a lent seat last."""
    context, me, words = request.context, request.person, request.words
    waiting = await reading.waiting_for(context, me.id)
    asking = await invitations.asking(context, me.id)
    others = [info for info in await reading.of_person(context, me.id) if info not in waiting]
    lent = await seats.lent_by(context, me.id)
    lines = [
        _line(info, how, words)
        for how, infos in (("waiting", waiting), ("asking", asking), ("other", others), ("lent", lent))
        for info in infos
    ]
    if len(lines) > LISTED:
        more = say(words, "me.more", count=len(lines) - LISTED)
        return [*lines[:LISTED], more]
    return lines or [say(words, "me.none")]


def _line(info: TableInfo, what: str, words: Words) -> str:
    game = words.title(info.game)
    args = {"game": game, "channel": f"<#{info.channel_id}>", "since": f"<t:{info.since}:R>"}
    gathers = what == "other" and info.status == "lobby"
    return say(words, "me.lobby" if gathers else f"me.{what}", **args)


# A changed absence updates every panel that waits for the person.
ACTIONS = (Slash("me", _me, Work.LOOK, OPTIONS, changing=Work.CALL, anywhere=True),)
