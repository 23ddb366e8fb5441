"""Deeds of magic cards alone: cards, the first-player marker, seizing (sheet section 3, rule R44)."""

from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.board import claim, draw, pay
from rules.immortals.components.data import Deed, region_of, twin
from rules.immortals.components.state import (
    ImmortalsState,
    ImmortalsTable,
    RevealedCard,
    armies_in,
    own_cells,
)


def can_draw(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for a conflict card to draw (ruling A17)."""
    return bool(state.deck or state.discard)


async def draw_cards(t: ImmortalsTable, action: RevealedCard, deed: Deed) -> None:
    """Draw conflict cards from the deck."""
    pay(t, action.seat, deed.cost)
    draw(t, action.seat, deed.count)


def can_be_first(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check that the seat does not have the marker already."""
    return state.marker != action.seat


async def be_first(t: ImmortalsTable, action: RevealedCard, deed: Deed) -> None:
    """The marker, which makes its holder first player of the next round (rule R17)."""
    pay(t, action.seat, deed.cost)
    t.state.marker = action.seat
    t.state.changed.append("marker")
    t.log("immortals.log.marker", seat=f"seat:{action.seat}")


def _claims(state: ImmortalsState, action: RevealedCard) -> list[str]:
    seat = action.seat
    return [cell for cell in own_cells(state, seat) if state.owners[region_of(cell)] != seat]


def can_seize(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army where the seat does not own the region card."""
    return bool(_claims(state, action))


async def seize(t: ImmortalsTable, action: RevealedCard, deed: Deed) -> None:
    """A region card, if one has more armies than its owner has in the twin cell (ruling A9)."""
    state, seat = t.state, action.seat
    cell = await pick_cell(t, seat, ask("magic.seize"), _claims(state, action))
    pay(t, seat, deed.cost)
    owner = state.owners[region_of(cell)]
    if owner is None:
        claim(t, region_of(cell), seat)
        return
    mine, theirs = armies_in(state, cell, seat), armies_in(state, twin(cell), owner)
    cells = {"cell": f"cell:{cell}", "twin": f"cell:{twin(cell)}"}
    seats = {"seat": f"seat:{seat}", "victim": f"seat:{owner}"}
    t.log("immortals.log.seize", armies=mine, theirs=theirs, **cells, **seats)
    if mine > theirs:
        claim(t, region_of(cell), seat)
    else:
        t.log("immortals.log.seize.nothing", seat=f"seat:{seat}")
