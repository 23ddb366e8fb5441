"""What the steady computer player makes of the map: worths of cells, attacks, pieces and armies.

Worths are whole numbers; 10 is about a point. Strengths are in sixths of a cube, as cubes fall on average.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.immortals.attack import stances
from rules.immortals.data import (
    DATA,
    PIECES,
    Piece,
    Wealth,
    cells_in,
    neighbours,
    realm_of,
    region_of,
    twin,
)
from rules.immortals.view import INHABITANTS, ImmortalsView, PlayerView

POINT = 10
THROWN, HELD = 4, 2  # sixths that fall, on average, of a cube thrown and of one in the tower


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that could be made."""

    worth: int
    origin: str
    target: str
    armies: int
    stance: str


def own(view: ImmortalsView, seat: Seat) -> list[str]:
    """The cells that the seat occupies."""
    return [cell for cell, seen in view.cells.items() if seen.seat == seat]


def rounds_left(view: ImmortalsView) -> int:
    """How many scorings are still to come."""
    return view.rounds - max(view.round, 1) + 1


def area_of(cell: str) -> tuple[str, ...]:
    """The five cells of the cell's area."""
    return cells_in(DATA.regions[region_of(cell)].area, realm_of(cell))


def holding(view: ImmortalsView, seat: Seat, cell: str) -> int:
    """What it is worth to the seat, in each scoring, to hold a cell beside its others."""
    seen = view.cells[cell]
    others = sum(view.cells[near].seat == seat for near in area_of(cell) if near != cell)
    area = {2: DATA.area_points, 4: DATA.area_all_points - DATA.area_points}.get(others, 0)
    return POINT // 2 + POINT * area + 2 * others + (POINT if seen.building else 0)


def strikes(view: ImmortalsView, seat: Seat, card: str) -> Iterable[Strike]:
    """The attacks that a card allows, each with the best stance of the inhabitants."""
    for origin in own(view, seat):
        armies = view.cells[origin].armies - 1
        portal = [twin(origin)] if view.cells[origin].portal else []
        for target in (*neighbours(origin), *portal):
            if armies and view.cells[target].seat != seat:
                yield _strike(view, seat, card, origin, target, armies)


def _strike(view: ImmortalsView, seat: Seat, card: str, origin: str, target: str, armies: int) -> Strike:
    """Empty cells take half of the armies, held ones all that can go."""
    held = view.cells[target].seat is not None
    stance = stances(card, origin, target, held=held)[0]
    sent = armies if held else (armies + 1) // 2 if stance != "against" else min(armies, 4)
    chance = _chance(view, seat, target, sent, stance)
    gain = holding(view, seat, target) * rounds_left(view)
    enemy = view.cells[target].seat
    if enemy is not None:
        gain += holding(view, enemy, target) * rounds_left(view) // 2
    return Strike(chance * gain // 10 - 2 * sent, origin, target, sent, stance)


def _chance(view: ImmortalsView, seat: Seat, target: str, sent: int, stance: str) -> int:
    """Of ten tries, how many win."""
    mine, theirs = _falling(view, str(seat), sent), 0
    green = max(THROWN, _falling(view, INHABITANTS, 0))
    enemy = view.cells[target].seat
    if enemy is not None:
        theirs = _falling(view, str(enemy), view.cells[target].armies)
    mine += green if stance == "attacker" and enemy is not None else 0
    theirs += green if stance in ("defender", "against") else 0
    margin = mine - theirs
    return 9 if margin >= 12 else 7 if margin >= 6 else 5 if margin > 0 else 2 if margin > -6 else 0


def _falling(view: ImmortalsView, owner: str, sent: int) -> int:
    return THROWN * (sent + view.tray[owner]) + HELD * view.tower[owner]


def best_strike(
    view: ImmortalsView, seat: Seat, card: str, origin: str = "", target: str = ""
) -> Strike | None:
    """The attack that promises most, from or to a given cell if one is given."""
    found = [
        strike
        for strike in strikes(view, seat, card)
        if origin in ("", strike.origin) and target in ("", strike.target)
    ]
    return max(found, key=lambda strike: strike.worth, default=None)


def danger(view: ImmortalsView, seat: Seat, cell: str) -> int:
    """How many armies of others could come to a cell, less those that hold it."""
    beside = [view.cells[near] for near in neighbours(cell)]
    enemies = [seen.armies - 1 for seen in beside if seen.seat not in (None, seat)]
    return max(enemies, default=0) - view.cells[cell].armies


def tribes(player: PlayerView) -> dict[str, str]:
    """The player's tribes by realm."""
    return {"light": player.light, "dark": player.dark}


def price(player: PlayerView, cell: str, piece: Piece) -> Wealth:
    """What the player pays for a piece in a cell."""
    return DATA.tribes[tribes(player)[realm_of(cell)]].prices.of(piece)


def piece_worth(view: ImmortalsView, cell: str, piece: Piece) -> int:
    """What a piece in an own cell is worth; nothing where there is no room."""
    seen = view.cells[cell]
    if piece == "portal":
        return 0 if seen.portal else POINT
    if seen.building:
        return 0
    if piece == "capital" and any(view.cells[near].building == "capital" for near in area_of(cell)):
        return 0
    points = DATA.pieces[piece]
    return POINT * (points.built + points.scored * rounds_left(view))


def best_piece(
    view: ImmortalsView, player: PlayerView, cells: Iterable[str], budget: Wealth
) -> tuple[int, str, Piece] | None:
    """The piece worth most that the budget allows: worth, cell, piece."""
    found = [
        (piece_worth(view, cell, piece), cell, piece)
        for cell in cells
        for piece in PIECES
        if (cost := price(player, cell, piece)).energy <= budget.energy and cost.gold <= budget.gold
    ]
    return max((choice for choice in found if choice[0]), default=None)
