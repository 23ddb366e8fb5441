"""Seats of a running game that change hands: given up or lent, freed, offered, and taken."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.discord.delivery.panel import button
from bot.discord.play.hands import hand_of, no_seat, table_here
from bot.discord.questions.matching import Things, ranked
from bot.discord.requests.actions import CommandOption, Given, Slash, TableButton, Typing
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids, waits
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.screen import Screen, choice
from bot.discord.screens.speech import say
from bot.discord.votes import votes
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Player, TableInfo
from bot.table.play.edits import require_running
from bot.table.runtime.context import refusal
from bot.table.schedule import preferences
from bot.table.seats import seats
from rules.core.decisions import Rejected
from rules.core.game import letter
from rules.core.text import Text

GOOD, BACK = "good", "back"
OWN, FREE = "own", "free"


async def _leave(request: Request, given: Given) -> Sequence[Screen]:
    """Leave the lobby; in a game, ask first, or lend the seat until its owner is back."""
    info = await table_here(request)
    context, me = request.context, request.person.id
    if given.get("until") == BACK:
        await seats.lend(context, info.id, me)
        return reply(request, "lent")
    if info.seed_hash is None:
        await lobby.leave(context, info.id, me)
        return reply(request, "left")
    require_running(info)
    return [_sure(request, info)]


def _sure(request: Request, info: TableInfo) -> Screen:
    """Ask before the seat is given up, and say what becomes of it. Raises `Rejected` without a seat."""
    me, words = request.person.id, request.words
    seat = info.seat_of(me)
    if seat is None and info.lent_by(me) is None:
        raise no_seat()
    alone = not any(player.user_id not in (None, me) for player in info.seats)
    buttons = [button(info.id, "giveup", words, ButtonStyle.danger)]
    if seat is not None and not alone:
        buttons.append(button(info.id, "lend", words))
    kept = seat is not None and bool(info.heirs(me))
    key = "leave" if not alone else "leave.kept" if kept else "leave.last"
    asked = say(words, key)
    return choice(asked, *buttons, button(info.id, "keepseat", words))


async def _replace(request: Request, given: Given) -> Sequence[Screen]:
    """Ask before the seat of an absent person is freed; anyone who may not do that alone starts a vote."""
    info = await table_here(request)
    people = _people(info)
    found = people.named(given["player"])
    if found is None:  # what is only like a name, or begins one, frees nobody's seat
        raise Rejected(Text(key="discord.refused.not-found"))
    context, me, seat = request.context, request.person.id, int(people.ids[found])
    if request.moderates or me == info.host_id:
        return [await _sure_of(request, info, info.seats[seat])]
    await seats.propose_free(context, info.id, me, seat)
    return reply(request, "replace-asked")


async def _sure_of(request: Request, info: TableInfo, player: Player) -> Screen:
    """Ask before somebody's seat is freed. The button frees it only while it is theirs."""
    require_running(info)
    words, owner = request.words, player.owner
    if owner is None or owner == request.person.id:
        raise refusal("nobody-there" if owner is None else "replace-self")
    sure = button(info.id, "free", words, ButtonStyle.danger, f"{player.seat}.{owner}")
    away = waits.absence(owner, await preferences.away_until(request.context, owner), words)
    asked = "\n".join([say(words, "replace", who=f"<@{owner}>"), *away])
    return choice(asked, sure, button(info.id, "nevermind", words))


async def _offer(request: Request, given: Given) -> Sequence[Screen]:
    if not given["player"]:
        raise Rejected(Text(key="discord.refused.bot"))
    info = await table_here(request)
    free = given.get("seat") == FREE
    await seats.offer(request.context, info.id, request.person.id, int(given["player"]), free=free)
    return reply(request, "offered")


def _people(info: TableInfo) -> Things:
    """Return the people who can be replaced, and computers that stand in for one, by number of seat.

    Letters distinguish namesakes.
    """
    names = [player.name for player in info.seats]

    def name(player: Player) -> str:
        return player.name if names.count(player.name) == 1 else f"{player.name} ({letter(player.seat)})"

    found = [player for player in info.seats if player.user_id is not None or player.lent]
    return Things.of({str(player.seat): name(player) for player in found})


def _complete_player(typing: Typing) -> list[tuple[str, str]]:
    seen = reading.peek(typing.context, typing.channel_id, typing.user_id)
    if seen is None:
        return []
    people = _people(seen.table)
    labels = dict(zip(people.handles, people.labels, strict=True))
    return [(labels[name], name) for name in ranked(typing.text, people.handles, ENTRIES)]


async def _take(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Take a seat that was given up, or one's own that was lent, and show its hand."""
    await seats.take(request.context, what.table_id, request.person)
    return [await hand_of(request, what.table_id)]


async def _give_up(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await seats.give_up(request.context, what.table_id, request.person.id)
    return reply(request, "left")


async def _lend(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await seats.lend(request.context, what.table_id, request.person.id)
    return reply(request, "lent")


async def _free(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Free the seat if it is still that person's."""
    number, _, owner = what.rest.partition(".")
    info = await reading.info(request.context, what.table_id)
    seat = ids.number(number)
    player = None if info is None else next((each for each in info.seats if each.seat == seat), None)
    if player is None or str(player.owner) != owner:
        raise Rejected(Text(key="discord.stale"))
    me, moderates = request.person.id, request.moderates
    await seats.free(request.context, what.table_id, me, player.seat, moderates=moderates)
    return reply(request, "replaced")


async def _stay(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return reply(request, "stayed")


async def _accept(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await votes.agree(request, what, values)
    return [await hand_of(request, what.table_id)]


UNTIL = tuple((each, f"commands.choice.{each}") for each in (GOOD, BACK))
WHICH = tuple((each, f"commands.choice.{each}") for each in (OWN, FREE))
ABSENT = CommandOption("player", required=True, complete=_complete_player)
OFFERED = (CommandOption("player", required=True, kind="person"), CommandOption("seat", choices=WHICH))
ACTIONS = (
    Slash("table leave", _leave, Work.CALL, (CommandOption("until", choices=UNTIL),)),
    Slash("table replace", _replace, Work.CALL, (ABSENT,)),
    Slash("table offer", _offer, Work.CALL, OFFERED),
    TableButton("seat", _take, Work.CALL),
    TableButton("back", _take, Work.CALL),
    TableButton("giveup", _give_up, Work.CALL, Manner.FRESH, alone=Manner.PLACE),
    TableButton("lend", _lend, Work.CALL, Manner.FRESH, alone=Manner.PLACE),
    TableButton("free", _free, Work.CALL, Manner.FRESH, alone=Manner.PLACE),
    TableButton("keepseat", _stay, Work.LOOK, Manner.FRESH, alone=Manner.PLACE),
    TableButton("accept", _accept, Work.CHANGE),
)
