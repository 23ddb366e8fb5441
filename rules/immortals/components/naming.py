"""The cell that a revealed card stands for (rule R25)."""

from collections.abc import Sequence

from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.data import CARDS
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, RevealedCard, armies_in


def named_cells(state: ImmortalsState, action: RevealedCard) -> list[str]:
    """The cells that the revealed card can stand for and that its player occupies."""
    return [cell for cell in CARDS[action.card].cells if armies_in(state, cell, action.seat)]


async def pick_named(ctx: ImmortalsContext, action: RevealedCard, cells: Sequence[str]) -> str:
    """Ask which of these cells the card stands for: a region card's realm, a wild card's region (R25)."""
    prompt = "realm" if CARDS[action.card].kind == "region" else "region"
    return await pick_cell(ctx, action.seat, ask(prompt, card=action.card), cells)
