"""Whatever a person does on the page besides answering: unfinished answers and standing orders.

Each takes what the page has sent, and goes through the same use cases as on Discord.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from bot.discord.play.standing_orders import windows
from bot.discord.requests.budgets import Work
from bot.table import reading
from bot.table.model import TableView
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Answer, Rejected
from rules.core.flow import Stale

Json = dict[str, Any]
Act = Callable[[Context, int, int], Awaitable[TableView]]  # at a table, by a person


class Malformed(Exception):  # noqa: N818 - what it is
    """No page of ours has sent it."""


def answer(sent: Json) -> Act:
    """Answer the open question; with `then`, the id of the one folded into it, that one as well."""
    ask, then = asked_in(sent), sent.get("then")
    if then is None:
        given = answer_in(sent)

        async def one(context: Context, table_id: int, user_id: int) -> TableView:
            return await moves.answer(context, table_id, user_id, ask, given, change=False)

        return one
    both = sent.get("answers")
    if not isinstance(then, str) or not isinstance(both, list) or len(both) != len(("first", "second")):
        raise Malformed
    first, second = (answer_in({"answer": each}) for each in both)

    async def chained(context: Context, table_id: int, user_id: int) -> TableView:
        return await _chained(context, table_id, user_id, (ask, then), (first, second))

    return chained


async def _chained(
    context: Context, table_id: int, user_id: int, asks: tuple[str, str], answers: tuple[Answer, Answer]
) -> TableView:
    """Give two answers, if the second question is what would be asked. Raises `Stale` if it is not."""
    seen = await reading.seen(context, table_id, user_id, whole=True)
    folded = None if seen.seat is None else seen.folded.get(seen.seat)
    first = answers[0][0] if isinstance(answers[0], list) and len(answers[0]) == 1 else ""
    follow = None if folded is None else folded.then.get(first)
    if seen.seat is None or follow is None or (seen.asks.get(seen.seat), follow.ask) != asks:
        raise Stale
    after, _, refused = await moves.chain(context, table_id, user_id, asks[0], answers, passing=True)
    if refused is not None:
        raise refused
    return after


async def fresh(context: Context, table_id: int, user_id: int, after: TableView) -> TableView:
    """Look at a table again after an answer, for what can be answered along with the next question."""
    with suppress(Rejected):
        return await reading.seen(context, table_id, user_id)
    return after


def draft(sent: Json) -> Act:
    """Store an unfinished answer: what is chosen so far, as the chat stores it."""
    ask, given = asked_in(sent), answer_in(sent)

    async def act(context: Context, table_id: int, user_id: int) -> TableView:
        seen = await reading.seen(context, table_id, user_id)
        return await moves.draft(context, table_id, user_id, ask, {**seen.draft, "answer": given})

    return act


def orders(sent: Json) -> Act:
    """Replace the person's standing orders: the windows in which they are not asked."""
    chosen = sent.get("windows")
    if not isinstance(chosen, list) or not all(isinstance(each, str) for each in chosen):
        raise Malformed

    async def act(context: Context, table_id: int, user_id: int) -> TableView:
        info = await reading.info(context, table_id)
        known = windows(info.game) if info else ()
        return await moves.order(context, table_id, user_id, frozenset(chosen) & {*known})

    return act


def always(sent: Json) -> Act:
    """Give this answer to the open question, now and always."""
    ask, given = asked_in(sent), answer_in(sent)

    async def act(context: Context, table_id: int, user_id: int) -> TableView:
        return await moves.always(context, table_id, user_id, ask, given)

    return act


ACTS: Mapping[str, tuple[Work, Callable[[Json], Act]]] = {
    "answer": (Work.ANSWER, answer),
    "draft": (Work.ANSWER, draft),
    "orders": (Work.CHANGE, orders),
    "always": (Work.ANSWER, always),
}


def asked_in(sent: Json) -> str:
    """Return the id of a question that a page has sent. Raises `Malformed`."""
    ask = sent.get("ask")
    if not isinstance(ask, str):
        raise Malformed
    return ask


def answer_in(sent: Json) -> Answer:
    """Return the answer that a page has sent; the question itself checks the rest. Raises `Malformed`."""
    given = sent.get("answer")
    match given:
        case bool():
            raise Malformed
        case int():
            return given
        case list() if all(isinstance(each, str) for each in given):
            return given
        case dict() if all(isinstance(each, str) or type(each) is int for each in given.values()):
            return given
    raise Malformed
