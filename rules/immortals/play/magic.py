"""Deeds of magic cards alone: cards, the first-player marker, seizing (sheet section 3, rule R44)."""

from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.board import claim, draw, pay
from rules.immortals.components.data import Deed, region_of, twin
from rules.immortals.components.state import (
    ImmortalsContext,
    ImmortalsState,
    RevealedCard,
    armies_in,
    own_cells,
)


def can_draw(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for a conflict card to draw (ruling A17)."""
    return bool(state.deck or state.discard)


async def draw_cards(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """Draw conflict cards from the deck."""
    pay(ctx, action.seat, deed.cost)
    draw(ctx, action.seat, deed.count)


def can_be_first(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check that the seat does not have the marker already."""
    return state.marker != action.seat


async def be_first(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """The marker, which makes its holder first player of the next round (rule R17)."""
    pay(ctx, action.seat, deed.cost)
    ctx.state.marker = action.seat
    ctx.state.changed.append("marker")
    ctx.log("immortals.log.marker", seat=f"seat:{action.seat}")


def _claims(state: ImmortalsState, action: RevealedCard) -> list[str]:
    seat = action.seat
    return [cell for cell in own_cells(state, seat) if state.owners[region_of(cell)] != seat]


def can_seize(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army where the seat does not own the region card."""
    return bool(_claims(state, action))


async def seize(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """A region card, if one has more armies than its owner has in the twin cell (ruling A9)."""
    state, seat = ctx.state, action.seat
    cell = await pick_cell(ctx, seat, ask("magic.seize"), _claims(state, action))
    pay(ctx, seat, deed.cost)
    owner = state.owners[region_of(cell)]
    if owner is None:
        claim(ctx, region_of(cell), seat)
        return
    mine, theirs = armies_in(state, cell, seat), armies_in(state, twin(cell), owner)
    cells = {"cell": f"cell:{cell}", "twin": f"cell:{twin(cell)}"}
    seats = {"seat": f"seat:{seat}", "victim": f"seat:{owner}"}
    ctx.log("immortals.log.seize", armies=mine, theirs=theirs, **cells, **seats)
    if mine > theirs:
        claim(ctx, region_of(cell), seat)
    else:
        ctx.log("immortals.log.seize.nothing", seat=f"seat:{seat}")
