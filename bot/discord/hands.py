"""Finds a person's table, and shows it as that person may know it."""

from collections.abc import Sequence

from bot.discord import private
from bot.discord.house import Visit
from bot.discord.screen import Screen, note, pages
from bot.table.model import TableInfo
from rules.core.decisions import Rejected
from rules.core.text import Text


def no_seat() -> Rejected:
    """The refusal of somebody who does not sit at the table."""
    return Rejected(Text(key="discord.refused.no-seat"))


async def table_here(visit: Visit) -> TableInfo:
    """The table of this channel; in a direct message the one that waits longest for the person, or else any.

    Raises `Rejected` where there is none.
    """
    tables, me = visit.house.tables, visit.person.id
    if visit.guild_id is not None:
        if info := await tables.in_channel(visit.channel_id):
            return info
        raise Rejected(Text(key="discord.refused.no-table"))
    mine = await tables.waiting_for(me) or await tables.of(me)
    if not mine:
        raise Rejected(Text(key="discord.refused.no-table-of-yours"))
    return mine[0]


async def require_reach(visit: Visit, table_id: int) -> None:
    """Refuse a table of another channel to somebody without a seat there: an id can be forged.

    Raises `Rejected`.
    """
    info = await visit.house.tables.info(table_id)
    if info is None or (info.channel_id != visit.channel_id and info.seat_of(visit.person.id) is None):
        raise Rejected(Text(key="discord.refused.no-table"))


async def hand_of(visit: Visit, table_id: int, said: str = "") -> Screen:
    """The person's hand and question at the table; `said` comes first.

    Raises `Rejected` for somebody without a seat.
    """
    seen = await visit.house.tables.seen(table_id, visit.person.id)
    if seen.seat is None:
        raise no_seat()
    drawn = await visit.house.pictures.hand(seen, visit.person.lang)
    said = said or await _closed_dm(visit)
    return drawn.screen(lambda drawings: private.hand(seen, drawings, visit.words, said))


async def _closed_dm(visit: Visit) -> str:
    """Once, and to that person only: that the bot can't write to them."""
    me = visit.person.id
    if me in visit.house.told or not await visit.house.tables.people.has_closed_dm(me):
        return ""
    visit.house.told.add(me)
    return visit.words.say(Text(key="discord.hand.closed-dm"))


async def text_of(visit: Visit, table_id: int) -> Sequence[Screen]:
    """The board in words, and after it the person's own hand."""
    pictures, lang = visit.house.pictures, visit.person.lang
    seen = await visit.house.tables.seen(table_id, visit.person.id)
    told = [pictures.board_text(await visit.house.tables.seen(table_id, None), lang)]
    if seen.seat is not None:
        told.append(pictures.hand_text(seen, lang))
    return pages("\n\n".join(told)) or [note(visit.words.say(Text(key="discord.no-text")))]
