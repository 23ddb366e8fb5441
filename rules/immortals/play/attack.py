"""Choosing an attack: origin, target, armies, and the stance of the inhabitants (rules R32 and R33)."""

from rules.core.decisions import option
from rules.core.play.asking import number, pick_or_only
from rules.core.text import bare
from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.board import pay, ways
from rules.immortals.components.data import CARDS, Deed
from rules.immortals.components.state import (
    ImmortalsContext,
    ImmortalsState,
    RevealedCard,
    armies_in,
    own_cells,
)
from rules.immortals.play.battle import fight


def targets(state: ImmortalsState, action: RevealedCard, origin: str) -> list[str]:
    """The cells that can be attacked from there: one step away, and not one's own."""
    return [cell for cell in ways(state, origin) if not armies_in(state, cell, action.seat)]


def _origins(state: ImmortalsState, action: RevealedCard) -> list[str]:
    seat = action.seat
    return [
        cell
        for cell in own_cells(state, seat)
        if armies_in(state, cell, seat) > 1 and targets(state, action, cell)
    ]


def can_attack(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for two armies beside a cell not the seat's own; the card may name any cell (ruling A5)."""
    return bool(_origins(state, action))


def stances(card: str, origin: str, target: str, *, held: bool) -> list[str]:
    """The stances open to the inhabitants, by the cells the card names (rule R33, ruling A4).

    On an empty target they fight against the attacker. A wild card may always be named as a third cell.
    """
    row = CARDS[card]
    named = {"attacker": target in row.cells, "neutral": origin in row.cells}
    found = [stance for stance, matches in named.items() if matches]
    if not found or row.kind == "wild":
        found.append("defender" if held else "against")
    return found


async def attack(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """Declare the attack, and pay for it, before the cubes fall."""
    state, seat = ctx.state, action.seat
    origin = await pick_cell(ctx, seat, ask("attack.origin"), _origins(state, action))
    most = armies_in(state, origin, seat) - 1
    target = await _pick_target(ctx, action, origin, most)
    cells = {"cell": f"cell:{origin}", "target": f"cell:{target}"}
    armies = await number(ctx, seat, ask("attack.armies", **cells), 1, most)
    stance = await _pick_stance(ctx, action, origin, target)
    pay(ctx, seat, deed.cost)
    fight(ctx, seat, origin, target, armies, stance)


async def _pick_target(ctx: ImmortalsContext, action: RevealedCard, origin: str, most: int) -> str:
    """The cell to attack; asked for the only target, too, unless the armies or the stance will be asked for.

    A battle can't be taken back, so one question at least names origin and target.
    """
    found = targets(ctx.state, action, origin)
    prompt = ask("attack.target", cell=f"cell:{origin}", armies=most)
    asked_later = most > 1 or len(_stances(ctx.state, action, origin, found[0])) > 1
    return await pick_cell(ctx, action.seat, prompt, found, always=not asked_later)


def _stances(state: ImmortalsState, action: RevealedCard, origin: str, target: str) -> list[str]:
    return stances(action.card, origin, target, held=target in state.armies)


async def _pick_stance(ctx: ImmortalsContext, action: RevealedCard, origin: str, target: str) -> str:
    found = _stances(ctx.state, action, origin, target)
    options = [option("stance", stance, key=f"immortals.option.stance.{stance}") for stance in found]
    prompt = ask("attack.stance", card=action.card, cell=f"cell:{origin}", target=f"cell:{target}")
    return bare(await pick_or_only(ctx, action.seat, prompt, options))
