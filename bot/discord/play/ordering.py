"""Giving standing orders: `/orders`, and the buttons and menus for them."""

from collections.abc import Sequence

from bot.discord.play import standing_orders
from bot.discord.play.hands import hand_of, no_seat, table_here
from bot.discord.requests.actions import Given, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen
from bot.table import reading
from bot.table.model import TableView
from bot.table.play import moves


async def show(request: Request, table_id: int) -> Sequence[Screen]:
    """Return the person's orders at a table. Raises `Rejected`."""
    seen = await _seen(request, table_id)
    if not standing_orders.windows(seen.table.game):
        return reply(request, "orders.no-windows")
    return [standing_orders.orders(seen, request.words)]


async def change(request: Request, table_id: int, chosen: Sequence[str]) -> Sequence[Screen]:
    """Replace the person's orders by these. Raises `Rejected`."""
    seen = await _seen(request, table_id)
    kept = frozenset(chosen) & {*standing_orders.windows(seen.table.game)}
    after = await moves.order(request.context, table_id, request.person.id, kept)
    return [standing_orders.orders(after, request.words)]


async def never(request: Request, table_id: int, window: str) -> None:
    """Add a window in which the person is not asked. Raises `Rejected`."""
    seen = await _seen(request, table_id)
    if window in standing_orders.windows(seen.table.game):
        await moves.order(request.context, table_id, request.person.id, frozenset({*seen.orders, window}))


async def _seen(request: Request, table_id: int) -> TableView:
    seen = await reading.seen(request.context, table_id, request.person.id)
    if seen.seat is None:
        raise no_seat()
    return seen


async def _typed(request: Request, given: Given) -> Sequence[Screen]:
    return await show(request, (await table_here(request)).id)


async def _orders(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Show the orders, or, from the menu in them, set the chosen windows."""
    if what.rest:
        return await change(request, what.table_id, values)
    return await show(request, what.table_id)


async def _never(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await never(request, what.table_id, what.rest)
    return [await hand_of(request, what.table_id)] if request.private else []


async def _always(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Give this answer to the open question, now and always."""
    context, me = request.context, request.person.id
    after = await moves.always(context, what.table_id, me, what.rest, [*values])
    return [standing_orders.orders(after, request.words)]


ACTIONS = (
    Slash("orders", _typed, Work.LOOK),
    TableButton("orders", _orders, Work.CHANGE, Manner.FRESH, pages=True),
    TableButton("never", _never, Work.ANSWER, alone=Manner.PLACE),
    TableButton("always", _always, Work.ANSWER, alone=Manner.PLACE, words="discord.orders.which"),
)
