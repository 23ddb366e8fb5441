"""A table's own buttons: join, leave, start, my hand, board as text, undo, help, log."""

from collections.abc import Sequence
from functools import partial

from bot.discord import archiving, clocks, lobbies, memories, replay, seating, second_thoughts, standing
from bot.discord.hands import hand_of, require_reach, text_of
from bot.discord.house import House, TableDone, Visit
from bot.discord.ids import Wish
from bot.discord.private import help_with
from bot.discord.screen import Screen, note
from bot.discord.serve import Interaction, Manner, serve
from rules.core.text import Text

RANDOM = "random"  # the computer player that every game has

# Answered by a new message for one person.
FRESH = ("text", "help", "orders", *memories.WISHES, *replay.WISHES)
PLACED = ("log", "history", "orders", "always")  # with something behind it: in the place of the same thing
IN_PLACE = (*lobbies.WISHES, *archiving.WISHES)  # what became of it stands where everybody reads the button


async def wish(
    house: House, interaction: Interaction, what: Wish, values: Sequence[str], *, private: bool
) -> None:
    """Serve a press on one of a table's own buttons. Never raises."""
    body = partial(grant, what=what, values=values, private=private)
    await serve(house, interaction, _manner(what, private), f"table {what.table_id}, {what.what}", body)


def _manner(what: Wish, private: bool) -> Manner:
    """Where a button's answer goes: a private message that shows the same thing is shown anew in place."""
    if what.what in ("hand", "undo", "never") or (what.what in PLACED and what.rest):
        return Manner.PLACE if private else Manner.FRESH if what.what == "hand" else Manner.QUIET
    if what.what in second_thoughts.WISHES:
        return Manner.PLACE if private else Manner.FRESH
    if what.what in IN_PLACE:
        return Manner.PLACE
    return Manner.FRESH if what.what in FRESH else Manner.QUIET


async def grant(visit: Visit, what: Wish, values: Sequence[str], *, private: bool) -> Sequence[Screen]:
    """Do what a button says; an unknown one is of another version of the bot."""
    await require_reach(visit, what.table_id)
    if what.what == "undo":
        return await second_thoughts.undo(visit, what, private=private)
    if what.what == "never":
        await standing.never(visit, what.table_id, what.rest)
        return [await hand_of(visit, what.table_id)] if private else []
    done = DONE.get(what.what, _unknown)
    return await done(visit, what, values)


async def _join(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    await visit.house.tables.lobby.join(what.table_id, visit.person)
    return []


async def _leave(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    await visit.house.tables.lobby.leave(what.table_id, visit.person.id)
    return []


async def _computer(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    """The game's own computer player, or the random one where it has none."""
    tables = visit.house.tables
    info = await tables.info(what.table_id)
    kinds = visit.house.games[info.game].computers if info else {}
    await tables.lobby.add_computer(what.table_id, visit.person.id, next(iter(kinds), RANDOM))
    return []


async def _no_computer(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    """The computer player that came last goes first."""
    tables = visit.house.tables
    info = await tables.info(what.table_id)
    seats = [index for index, sitter in enumerate(info.seats) if sitter.computer] if info else []
    if seats:
        await tables.lobby.drop_computer(what.table_id, visit.person.id, seats[-1])
    return []


async def _start(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    await visit.house.tables.play.start(what.table_id, visit.person.id)
    return []


async def _setting(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    key, _, value = (values[0] if values else "").partition("=")
    await visit.house.tables.lobby.set_option(what.table_id, visit.person.id, key, value)
    return []


async def _hand(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    return [await hand_of(visit, what.table_id)]


async def _text(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    return await text_of(visit, what.table_id)


async def _help(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    seen = await visit.house.tables.seen(what.table_id, visit.person.id)
    return [note(help_with(seen, visit.words))]


async def _again(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    await visit.house.tables.lobby.again(what.table_id, visit.person)
    return []


async def _orders(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    """Show the orders; the menu in them comes back with the windows that were chosen."""
    if what.rest:
        return await standing.change(visit, what.table_id, values)
    return await standing.show(visit, what.table_id)


async def _always(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    return await standing.always(visit, what.table_id, what.rest, values)


async def _unknown(visit: Visit, what: Wish, values: Sequence[str]) -> Sequence[Screen]:
    return [note(visit.words.say(Text(key="discord.stale")))]


DONE: dict[str, TableDone] = {
    **memories.WISHES,
    **replay.WISHES,
    **lobbies.WISHES,
    **archiving.WISHES,
    **seating.WISHES,
    **second_thoughts.WISHES,
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "nocomputer": _no_computer,
    "start": _start,
    "setting": _setting,
    "hand": _hand,
    "text": _text,
    "help": _help,
    "again": _again,
    "orders": _orders,
    "always": _always,
    "skip": clocks.skip,
}
