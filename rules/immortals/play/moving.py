"""The move of armies along own cells (rule R30)."""

from rules.core.play.asking import number
from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.board import pay, reachable, station, withdraw
from rules.immortals.components.data import Deed
from rules.immortals.components.naming import named_cells, pick_named
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, RevealedCard, armies_in


def _origins(state: ImmortalsState, action: RevealedCard) -> list[str]:
    """Cells of the card with an army to spare and an own cell to go to."""
    seat = action.seat
    return [
        cell
        for cell in named_cells(state, action)
        if armies_in(state, cell, seat) > 1 and reachable(state, seat, cell)
    ]


def can_move(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for two armies in the card's cell and a chain of own cells to another one."""
    return bool(_origins(state, action))


async def move(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """Move any number of armies but the last from the card's cell to another own one."""
    state, seat = ctx.state, action.seat
    origin = await pick_named(ctx, action, _origins(state, action))
    target = await pick_cell(
        ctx, seat, ask("move.target", cell=f"cell:{origin}"), reachable(state, seat, origin)
    )
    cells = {"cell": f"cell:{origin}", "target": f"cell:{target}"}
    armies = await number(ctx, seat, ask("move.armies", **cells), 1, armies_in(state, origin, seat) - 1)
    pay(ctx, seat, deed.cost)
    withdraw(state, origin, armies)
    station(state, target, seat, armies)
    ctx.log("immortals.log.moved", seat=f"seat:{seat}", armies=armies, **cells)
