"""Finding a person's table, and showing it as they may know it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.discord.play import private
from bot.discord.play.lesson import lesson
from bot.discord.requests.actions import Given, Screens, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note, pages
from bot.discord.screens.speech import say
from bot.table import reading
from bot.table.learning import coach, tips
from bot.table.model import Lang, TableInfo, TableView
from bot.table.people import profiles
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

OfTable = Callable[[Request, int], Awaitable[Screen]]


def no_seat() -> Rejected:
    """Return the refusal for somebody who does not sit at the table."""
    return Rejected(Text(key="discord.refused.no-seat"))


async def table_here(request: Request) -> TableInfo:
    """Return the channel's table; in direct messages, the one that waits longest for the person, or else any.

    Raises `Rejected` if there is none.
    """
    context, me = request.context, request.person.id
    if request.guild_id is not None:
        if info := await reading.in_channel(context, request.channel_id):
            return info
        raise Rejected(Text(key="discord.refused.no-table"))
    mine = await reading.waiting_for(context, me) or await reading.of_person(context, me)
    if not mine:
        raise Rejected(Text(key="discord.refused.no-table-of-yours"))
    return mine[0]


async def table_of(request: Request, table_id: int) -> TableInfo:
    """Return the table that a button names. Raises `Rejected` if there is none."""
    info = await reading.info(request.context, table_id)
    if info is None:
        raise Rejected(Text(key="discord.refused.no-table"))
    return info


async def require_reach(request: Request, table_id: int) -> None:
    """Refuse a table of another channel to somebody without a seat there: an id can be forged.

    Raises `Rejected`.
    """
    info = await table_of(request, table_id)
    if info.channel_id != request.channel_id and info.seat_of(request.person.id) is None:
        raise Rejected(Text(key="discord.refused.no-table"))


async def hand_of(request: Request, table_id: int, said: str = "", *, opened: bool = False) -> Screen:
    """Return the person's hand and question at the table; `said` comes first.

    `opened`: from the table's channel, where the panel tells the news. Raises `Rejected` for somebody
    without a seat.
    """
    seen = await reading.seen(request.context, table_id, request.person.id)
    if seen.seat is None:
        raise no_seat()
    if opened and request.channel_id == seen.table.channel_id:
        seen = await _beside_the_panel(request, seen)
    said = said or await _closed_dm(request)
    return await hand_for(request.context, request.runtime.pictures, seen, request.person.lang, said)


async def _beside_the_panel(request: Request, seen: TableView) -> TableView:
    """Leave out what the panel tells in the same words; what touches the reader is told as a whole."""
    if seen.touching or seen.sat or seen.table.lesson or seen.table.lang != request.person.lang:
        return seen
    public = (await reading.seen(request.context, seen.table.id, None)).news
    return replace(seen, news=tuple(text for text in seen.news if text not in public))


async def hand_for(
    context: Context, pictures: Pictures, seen: TableView, lang: Lang, said: str = ""
) -> Screen:
    """Return the hand and question of the reader of `seen`, who has a seat; lessons add board and coach."""
    assert seen.seat is not None
    user, words, icons = seen.table.seats[seen.seat].user_id, Words(lang), pictures.icons
    theme = "dark" if user is None else await profiles.theme_of(context, user)
    if seen.table.lesson:
        coaching = await coach.coaching(context, seen.table.id, seen.table.host_id)
        drawn = await pictures.lesson(seen, lang, theme)
        return drawn.screen(lambda drawings: lesson(seen, coaching, drawings, words, said, icons))
    tip = user is not None and await tips.due(context, user, seen)
    drawn = await pictures.hand(seen, lang, theme)
    return drawn.screen(lambda drawings: private.hand(seen, drawings, words, said, icons, tip=tip))


async def _closed_dm(request: Request) -> str:
    """Return a note, the first time, that the bot can't send this person direct messages; later, nothing."""
    me = request.person.id
    if me in request.runtime.told or not await profiles.has_closed_dm(request.context, me):
        return ""
    request.runtime.told.add(me)
    return say(request.words, "hand.closed-dm")


async def text_of(request: Request, table_id: int) -> Sequence[Screen]:
    """Return the board in words, followed by the person's own hand."""
    pictures, lang = request.runtime.pictures, request.person.lang
    seen = await reading.seen(request.context, table_id, request.person.id)
    told = pictures.board_text(await reading.seen(request.context, table_id, None), lang)
    if seen.seat is not None:
        told = with_hand(told, pictures.hand_text(seen, lang))
    return pages(told) or [note(say(request.words, "no-text"))]


def with_hand(board: str, hand: str) -> str:
    """Return the board in words, and below it those paragraphs of the hand that say more."""
    told = {*board.splitlines()}
    more = [part for part in hand.split("\n\n") if not told.issuperset(part.splitlines())]
    return "\n\n".join([board, *more])


def by_command(show: OfTable) -> Callable[[Request, Given], Screens]:
    """Return what a command runs that shows something of the table here."""

    async def run(request: Request, given: Given) -> Sequence[Screen]:
        return [await show(request, (await table_here(request)).id)]

    return run


def by_button(show: OfTable) -> Callable[[Request, TablePress, Sequence[str]], Screens]:
    """Return what a table's button runs that shows something of the table."""

    async def run(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
        return [await show(request, what.table_id)]

    return run


async def _text(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    return await text_of(request, what.table_id)


_OPENED = partial(hand_of, opened=True)

ACTIONS = (
    Slash("hand", by_command(_OPENED), Work.LOOK, anywhere=True),
    TableButton("hand", by_button(_OPENED), Work.LOOK, Manner.FRESH, alone=Manner.PLACE),
    TableButton("text", _text, Work.LOOK, Manner.FRESH),
)
