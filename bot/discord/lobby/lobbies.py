"""Finding players: invitations to a lobby, their answers, and the list of a server's open lobbies."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.discord.delivery import messages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.panel import button, title
from bot.discord.play.hands import table_here
from bot.discord.requests.actions import CommandOption, Given, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Item, Screen, note
from bot.discord.screens.speech import say
from bot.table.jobs import Queued
from bot.table.lobby import invitations, servers
from bot.table.meeting import meeting
from bot.table.model import Invitation, TableInfo
from bot.table.runtime.context import Context
from bot.table.schedule import off_turn_notices
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words

MAX_LOBBIES = 15  # lobbies in one list


async def _invite(request: Request, given: Given) -> Sequence[Screen]:
    if not given["player"]:
        raise Rejected(Text(key="discord.refused.bot"))
    info = await table_here(request)
    await invitations.invite(request.context, info.id, request.person.id, int(given["player"]))
    return reply(request, "invited", who=f"<@{given['player']}>")


async def _invite_chosen(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Invite who was chosen in the lobby's menu; bots are left out of what can be chosen."""
    if not values or (user := ids.number(values[0])) is None:
        raise Rejected(Text(key="discord.refused.bot"))
    await invitations.invite(request.context, what.table_id, request.person.id, user)
    return []


async def _lobbies(request: Request, given: Given) -> Sequence[Screen]:
    every = await servers.lobbies(request.context, request.guild_id or 0)
    found = [info for info in every if request.sees(info.channel_id) and info.game in request.runtime.games]
    if not found:
        raise Rejected(Text(key="discord.refused.no-lobbies"))
    lines = [_line(info, request.runtime.games[info.game], request.words) for info in found[:MAX_LOBBIES]]
    return [note("\n".join([say(request.words, "lobbies"), *lines]))]


def _line(info: TableInfo, game: AnyGame, words: Words) -> str:
    free = (info.wanted or game.seats[-1]) - len(info.seats)
    marks = {
        "channel": f"<#{info.channel_id}>",
        "host": f"<@{info.host_id}>",
        "since": f"<t:{info.created}:R>",
    }
    key = "lobbies.line" if info.host_id else "lobbies.line-met"
    return say(words, key, game=words.title(info.game), free=free, **marks)


async def post_invitations(client: discord.Client, context: Context, info: TableInfo, queued: Queued) -> None:
    """Call the invited people, each once. Raises `Later` and `Barred`."""
    for message in await invitations.unposted(context, info.id):
        called: list[int] = []
        users: list[int] = []
        posted: int | None = None
        if info.status == "lobby":
            asked = await invitations.asked_in(context, info.id, message)
            screen = invitation(info, message, asked)
            channel = client.get_partial_messageable(info.channel_id)
            awaited = [each.user_id for each in asked if each.answer is None]
            called = [each.user_id for each in asked if each.user_id in awaited and not each.unheard]
            usual = await off_turn_notices.mentioned(context, awaited)
            users = [user for user in usual if user in called]
            given, again, loud = nonce(queued, "invite", message), queued.tries > 0, bool(usual)
            posted = (await messages.post_needed(channel, screen, given, users, again=again, loud=loud)).id
        await invitations.was_posted(context, info.id, message, called, users, posted)


async def settle(client: discord.Client, context: Context, info: TableInfo) -> None:
    """Take the buttons from invitations that nobody can answer, and say what came of them. Raises `Later`."""
    channel = client.get_partial_messageable(info.channel_id)
    for number, message_id in await invitations.with_buttons(context, info.id):
        asked = await invitations.asked_in(context, info.id, number)
        if info.status != "lobby" or all(each.answer is not None for each in asked):
            await messages.edit_last(channel.get_partial_message(message_id), invitation(info, number, asked))
            await invitations.lost_buttons(context, info.id, number)


def open_to(context: Context, info: TableInfo, user: int, words: Words) -> list[str]:
    """List what the lobby asks of this person: to answer an invitation, or, as its host, to begin."""
    if invitations.is_open(context, info, user):
        return [say(words, "invitation.open", who=f"<@{user}>", host=f"<@{info.host_id}>")]
    full = info.status == "lobby" and info.wanted is not None and len(info.seats) >= info.wanted
    return [say(words, "gathered")] if full and user == info.host_id else []


def invitation(info: TableInfo, message: int, asked: Sequence[Invitation]) -> Screen:
    """Return the message that invites these people to the lobby, or says what they have answered."""
    words = Words(info.lang)
    lines = [title(info.game, words)]
    waits = "open" if info.status == "lobby" else "closed" if info.seed_hash is None else "begun"
    for answer in (None, "accepted", "declined"):
        who = [f"<@{each.user_id}>" for each in asked if each.answer == answer]
        if who:
            lines.append(say(words, f"invitation.{answer or waits}", who=who, host=f"<@{info.host_id}>"))
    items: list[Item] = [ui.TextDisplay("\n".join(lines))]
    if info.status == "lobby" and any(each.answer is None for each in asked):
        accept = button(info.id, "coming", words, ButtonStyle.success, str(message))
        items.append(ui.ActionRow(accept, button(info.id, "notcoming", words, rest=str(message))))
    return Screen(*items)


async def _accept(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    info = await meeting.join(request.context, what.table_id, request.person, asked=True)
    return await _answered(request, what, info)


async def _decline(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    info = await invitations.decline(request.context, what.table_id, request.person.id)
    return await _answered(request, what, info)


async def _answered(request: Request, what: TablePress, info: TableInfo) -> list[Screen]:
    """Return the pressed message, updated with the answer; nothing if the id was forged."""
    message = ids.number(what.rest) or 0
    asked = await invitations.asked_in(request.context, info.id, message)
    return [invitation(info, message, asked)] if asked else []


ACTIONS = (
    Slash("table invite", _invite, Work.CALL, (CommandOption("player", required=True, kind="person"),)),
    Slash("table lobbies", _lobbies, Work.STUDY),
    TableButton("invite", _invite_chosen, Work.CALL, words="discord.lobby.invite"),
    TableButton("coming", _accept, Work.CHANGE, Manner.PLACE),
    TableButton("notcoming", _decline, Work.CHANGE, Manner.PLACE),
)
