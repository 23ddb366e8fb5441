"""A table's own buttons: join, leave, start, my hand, board as text, undo, help, log."""

from collections.abc import Sequence
from functools import partial

from bot.discord.delivery.panel import ADVICE
from bot.discord.learning import lessons
from bot.discord.lobby import archiving, lobbies
from bot.discord.past import memories, replay, story, undo
from bot.discord.play import advice, problems, standing_orders
from bot.discord.play.hands import hand_of, require_reach, text_of
from bot.discord.requests.request import Request, Runtime, TableDone
from bot.discord.requests.serve import Interaction, Manner, serve
from bot.discord.schedule import clocks
from bot.discord.schedule.clocks import ON
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.discord.seats import seating
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.play import moves
from bot.table.play.advice import set_advice
from bot.table.runtime.context import rules_of
from rules.core.search.sharp import RANDOM, usual
from rules.core.text import Text

# Buttons that are answered by a new private message.
FRESH = (
    *("text", "orders", "advice"),
    *(*problems.BUTTONS, *memories.BUTTONS, *replay.BUTTONS, *story.BUTTONS),
)
PLACED = ("log", "history", "orders", "always")  # with a rest in the id: updated in place
IN_PLACE = (*lobbies.BUTTONS, *archiving.BUTTONS)  # the outcome replaces the public message


async def pressed(
    runtime: Runtime, interaction: Interaction, what: TablePress, values: Sequence[str], *, private: bool
) -> None:
    """Serve a press on one of a table's own buttons. Never raises."""
    body = partial(grant, what=what, values=values, private=private)
    await serve(runtime, interaction, _manner(what, private), f"table {what.table_id}, {what.what}", body)


def _manner(what: TablePress, private: bool) -> Manner:
    """Where a button's answer goes: a private message of the same kind is updated in place."""
    if what.what in ("hand", "undo", "never") or (what.what in PLACED and what.rest):
        return Manner.PLACE if private else Manner.FRESH if what.what == "hand" else Manner.QUIET
    if what.what in (*undo.BUTTONS, *seating.LEAVING):
        return Manner.PLACE if private else Manner.FRESH
    if what.what in IN_PLACE:
        return Manner.PLACE
    return Manner.FRESH if what.what in FRESH else Manner.QUIET


async def grant(
    request: Request, what: TablePress, values: Sequence[str], *, private: bool
) -> Sequence[Screen]:
    """Do what a button says; an unknown one comes from another version of the bot."""
    await require_reach(request, what.table_id)
    if what.what == "undo":
        return await undo.undo(request, what, private=private)
    if what.what == "never":
        await standing_orders.never(request, what.table_id, what.rest)
        return [await hand_of(request, what.table_id)] if private else []
    done = DONE.get(what.what, _unknown)
    return await done(request, what, values)


async def _join(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await lobby.join(request.runtime.context, what.table_id, request.person)
    return []


async def _leave(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await lobby.leave(request.runtime.context, what.table_id, request.person.id)
    return []


async def _computer(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Add the game's own computer player, or the random one if it has none."""
    context = request.runtime.context
    info = await reading.info(context, what.table_id)
    kind = usual(rules_of(context, info)) if info else RANDOM
    await lobby.add_computer(context, what.table_id, request.person.id, kind)
    return []


async def _strength(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Let all computer players play in the chosen way."""
    context, kind = request.runtime.context, values[0] if values else ""
    await lobby.set_strength(context, what.table_id, request.person.id, kind)
    return []


async def _no_computer(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Remove the computer player that was added last."""
    context = request.runtime.context
    info = await reading.info(context, what.table_id)
    seats = [index for index, sitter in enumerate(info.seats) if sitter.computer] if info else []
    if seats:
        await lobby.drop_computer(context, what.table_id, request.person.id, seats[-1])
    return []


async def _start(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await moves.start_table(request.runtime.context, what.table_id, request.person.id)
    return []


async def _setting(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    context, me = request.runtime.context, request.person.id
    key, _, value = (values[0] if values else "").partition("=")
    if key == ADVICE:
        await set_advice(context, what.table_id, me, advice=value == ON)
    else:
        await lobby.set_option(context, what.table_id, me, key, value)
    return []


async def _hand(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return [await hand_of(request, what.table_id)]


async def _text(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return await text_of(request, what.table_id)


async def _again(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await lobby.again(request.runtime.context, what.table_id, request.person)
    return []


async def _orders(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Show the orders, or, from the menu in them, set the chosen windows."""
    if what.rest:
        return await standing_orders.change(request, what.table_id, values)
    return await standing_orders.show(request, what.table_id)


async def _always(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return await standing_orders.always(request, what.table_id, what.rest, values)


async def _unknown(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return [note(request.words.say(Text(key="discord.stale")))]


DONE: dict[str, TableDone] = {
    **advice.BUTTONS,
    **problems.BUTTONS,
    **memories.BUTTONS,
    **replay.BUTTONS,
    **story.BUTTONS,
    **lobbies.BUTTONS,
    **archiving.BUTTONS,
    **seating.BUTTONS,
    **undo.BUTTONS,
    **lessons.TABLE_BUTTONS,
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "nocomputer": _no_computer,
    "strength": _strength,
    "start": _start,
    "setting": _setting,
    "hand": _hand,
    "text": _text,
    "again": _again,
    "orders": _orders,
    "always": _always,
    "skip": clocks.skip,
}
