"""Closing a table: a game that has begun is only closed after its host has been asked."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.discord.delivery.panel import button
from bot.discord.play.hands import table_here, table_of
from bot.discord.requests.actions import Given, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, choice
from bot.table.lobby import archive, lobby
from bot.table.model import TableInfo
from bot.table.play.edits import require_host, require_open
from rules.core.text import Text

LOBBY = "lobby"  # ends the id of a button that closes a lobby, and no game that has begun meanwhile


async def _close(request: Request, given: Given) -> Sequence[Screen]:
    """Close a lobby; for a game, ask first. Raises `Rejected`."""
    info = await table_here(request)
    if info.status == "lobby":
        return await _closed(request, info.id, unstarted=True)
    return [_sure(request, info)]


async def _ask(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Ask before a lobby is closed by its button; if the game has begun meanwhile, before that is."""
    return [_sure(request, await table_of(request, what.table_id))]


def _sure(request: Request, info: TableInfo) -> Screen:
    """Ask whoever may close the table, and say what is lost and until when it can be had back.

    Raises `Rejected` for others, and for a table that can't be closed.
    """
    if not request.moderates:
        require_host(info, request.person.id)
    if info.status != "archived":
        require_open(info)
    words, until = request.words, request.context.now() + archive.REOPEN_PERIOD
    args = {"game": words.title(info.game), "since": f"<t:{info.created}:D>", "until": f"<t:{until}:D>"}
    waits = info.status == "lobby"
    key = "discord.close-lobby" if waits else "discord.close"
    sure = button(info.id, "close", words, ButtonStyle.danger, LOBBY if waits else "")
    return choice(words.say(Text(key=key, args={**args})), sure, button(info.id, "nevermind", words))


async def _closed(request: Request, table_id: int, *, unstarted: bool) -> list[Screen]:
    context, me = request.context, request.person.id
    info = await lobby.close(context, table_id, me, moderates=request.moderates, unstarted=unstarted)
    return reply(request, "closed" if info.rests else "lobby.closed")


async def _pressed(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return await _closed(request, what.table_id, unstarted=what.rest == LOBBY)


async def _never_mind(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return reply(request, "unchanged")


ACTIONS = (
    Slash("table close", _close, Work.CHANGE),
    TableButton("closing", _ask, Work.LOOK, Manner.FRESH),
    TableButton("close", _pressed, Work.CHANGE, Manner.FRESH, alone=Manner.PLACE),
    TableButton("nevermind", _never_mind, Work.LOOK, Manner.FRESH, alone=Manner.PLACE),
)
