"""Extraction and transition (rules R27 and R28)."""

from rules.core.decisions import Split, option, part
from rules.core.play.asking import pick_or_only
from rules.core.text import bare
from rules.immortals.components.asks import ask, split
from rules.immortals.components.board import arrive, gain, own_in, pay
from rules.immortals.components.data import CARDS, REALMS, Deed, realm_of, wealth_of
from rules.immortals.components.naming import named_cells, pick_named
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, RevealedCard


def can_extract(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army in the cell."""
    return bool(named_cells(state, action))


async def extract(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """The energy or gold of the cell."""
    cell = await pick_named(ctx, action, named_cells(ctx.state, action))
    pay(ctx, action.seat, deed.cost)
    wealth = wealth_of(cell)
    if deed.kind == "gold":
        gain(ctx.state, action.seat, gold=wealth.gold)
        ctx.log("immortals.log.gold", seat=f"seat:{action.seat}", gold=wealth.gold, cell=f"cell:{cell}")
    else:
        gain(ctx.state, action.seat, energy=wealth.energy)
        ctx.log("immortals.log.energy", seat=f"seat:{action.seat}", energy=wealth.energy, cell=f"cell:{cell}")


def can_transit(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army where others shall go, and at least one in the limbo of that realm."""
    return bool(_limbos(state, action) if CARDS[action.card].kind == "magic" else _goals(state, action))


def _goals(state: ImmortalsState, action: RevealedCard) -> list[str]:
    limbo = state.players[action.seat].limbo
    return [cell for cell in named_cells(state, action) if limbo[realm_of(cell)]]


def _limbos(state: ImmortalsState, action: RevealedCard) -> list[str]:
    limbo = state.players[action.seat].limbo
    return [realm for realm in REALMS if limbo[realm] and own_in(state, action.seat, realm)]


async def transit(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """Bring armies back: to the card's cell, or with a magic card to own cells of one realm (A13)."""
    state, seat = ctx.state, action.seat
    limbo = state.players[seat].limbo
    if CARDS[action.card].kind == "magic":
        realm = await _pick_limbo(ctx, action, deed.count)
        given = await _spread(ctx, action, realm, min(deed.count, limbo[realm]))
    else:
        cell = await pick_named(ctx, action, _goals(state, action))
        realm = realm_of(cell)
        given = {cell: min(deed.count, limbo[realm])}
    pay(ctx, seat, deed.cost)
    arrive(state, seat, realm, given)
    for cell, armies in given.items():
        if armies:
            ctx.log("immortals.log.transition", seat=f"seat:{seat}", armies=armies, cell=f"cell:{cell}")


async def _pick_limbo(ctx: ImmortalsContext, action: RevealedCard, count: int) -> str:
    limbo = ctx.state.players[action.seat].limbo
    realms = _limbos(ctx.state, action)
    key = "immortals.option.limbo"
    options = [
        option("limbo", realm, key=key, realm=f"realm:{realm}", armies=limbo[realm]) for realm in realms
    ]
    return bare(await pick_or_only(ctx, action.seat, ask("magic.limbo", armies=count), options))


async def _spread(ctx: ImmortalsContext, action: RevealedCard, realm: str, armies: int) -> dict[str, int]:
    cells = own_in(ctx.state, action.seat, realm)
    prompt = ask("magic.armies", realm=f"realm:{realm}", armies=armies)
    parts = [part("cell", name, armies) for name in cells]
    if len(parts) == 1:
        question = Split(seat=action.seat, prompt=prompt, parts=tuple(parts), least=armies, most=armies)
        ctx.imply(question, {parts[0].id: armies})
        return {cells[0]: armies}
    return await split(ctx, action.seat, prompt, parts, armies, armies)
