"""Portals, temples and capitals (rule R29)."""

from rules.core.decisions import Seat, option
from rules.core.play.asking import pick
from rules.core.text import bare
from rules.immortals.components.asks import ask, pick_cell
from rules.immortals.components.board import can_pay, pay, total
from rules.immortals.components.data import (
    CARDS,
    DATA,
    PIECES,
    Deed,
    Piece,
    Wealth,
    cells_in,
    realm_of,
    region_of,
)
from rules.immortals.components.naming import named_cells, pick_named
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, Player, RevealedCard, own_cells


def room(state: ImmortalsState, cell: str) -> list[Piece]:
    """The pieces that can still be built in a cell (rulings A6, A7 and A18)."""
    area = cells_in(DATA.regions[region_of(cell)].area, realm_of(cell))
    free = {
        "portal": cell not in state.portals and len(state.portals) < DATA.portals,
        "temple": cell not in state.buildings,
        "capital": cell not in state.buildings
        and all(state.buildings.get(near) != "capital" for near in area),
    }
    return [piece for piece in PIECES if free[piece]]


def price(player: Player, cell: str, piece: Piece) -> Wealth:
    """The price that the tribe of the cell's realm asks (ruling A12)."""
    return DATA.tribes[player.tribes[realm_of(cell)]].prices.of(piece)


def _choices(state: ImmortalsState, action: RevealedCard, deed: Deed) -> dict[str, dict[Piece, Wealth]]:
    """The pieces that the seat can build and pay for, by cell, with the whole cost."""
    player = state.players[action.seat]
    found = {}
    for cell in named_cells(state, action):
        costs = {piece: total(deed.cost, price(player, cell, piece)) for piece in room(state, cell)}
        payable = {piece: cost for piece, cost in costs.items() if can_pay(player, cost)}
        if payable:
            found[cell] = payable
    return found


def can_construct(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army, room and the price."""
    return bool(_choices(state, action, deed))


async def construct(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """Build any piece, at the tribe's price."""
    choices = _choices(ctx.state, action, deed)
    cell = await pick_named(ctx, action, list(choices))
    player = ctx.state.players[action.seat]
    prompt = ask("piece", cell=f"cell:{cell}", energy=player.energy, gold=player.gold)
    key = "immortals.option.piece"
    options = [
        option("piece", piece, key=key, piece=f"piece:{piece}", energy=cost.energy, gold=cost.gold)
        for piece, cost in choices[cell].items()
    ]
    chosen = bare(await pick(ctx, action.seat, prompt, options))
    [piece] = [piece for piece in choices[cell] if piece == chosen]
    pay(ctx, action.seat, choices[cell][piece])
    build(ctx, action.seat, cell, piece)


def build(ctx: ImmortalsContext, seat: Seat, cell: str, piece: Piece) -> None:
    """A piece stands in a cell for good, and brings its builder points."""
    state = ctx.state
    if piece == "portal":
        state.portals.append(cell)
    else:
        state.buildings[cell] = piece
    points = DATA.pieces[piece].built
    state.players[seat].score["built"] += points
    state.changed += [f"{'portal' if piece == 'portal' else 'building'}:{cell}", f"points:{seat}"]
    args = {"seat": f"seat:{seat}", "piece": f"piece:{piece}", "cell": f"cell:{cell}"}
    ctx.log("immortals.log.built", points=points, **args)


def _sites(state: ImmortalsState, action: RevealedCard) -> list[str]:
    """The cells where a temple can be built: with a magic card in any own cell."""
    magic = CARDS[action.card].kind == "magic"
    own = own_cells(state, action.seat) if magic else named_cells(state, action)
    return [cell for cell in own if "temple" in room(state, cell)]


def can_build_temple(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check for an army and room."""
    return bool(_sites(state, action))


async def build_temple(ctx: ImmortalsContext, action: RevealedCard, deed: Deed) -> None:
    """A temple at the cost of the tribe's space or of the magic card."""
    sites = _sites(ctx.state, action)
    if CARDS[action.card].kind == "magic":
        cell = await pick_cell(ctx, action.seat, ask("magic.temple"), sites)
    else:
        cell = await pick_named(ctx, action, sites)
    pay(ctx, action.seat, deed.cost)
    build(ctx, action.seat, cell, "temple")
