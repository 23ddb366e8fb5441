"""Evaluation of the map for the steady computer player: cells, attacks, pieces and armies.

Values are integers; 10 is about a point. Cubes on the tray are counted in sixtieths of a cube.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import isqrt

from rules.core.decisions import Seat
from rules.immortals.components.data import DATA, PIECES, Piece, Wealth, cells_in, realm_of, region_of, twin
from rules.immortals.computer.weights import STEADY, Weights
from rules.immortals.play.attack import stances
from rules.immortals.view import INHABITANTS, ImmortalsView, PlayerView, own, threats, tribes, ways

POINT = 10
CUBE = 60
THROWN = 40  # of a cube thrown, on average
SUREST = 97  # percent: the highest chance of an attack


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that could be made. `chance`: in percent; `left`: armies that stand there if it is won."""

    worth: int
    origin: str
    target: str
    armies: int
    chance: int
    left: int


@dataclass(frozen=True, slots=True)
class Cubes:
    """Cubes that may lie on the tray: the mean, and its variance."""

    mean: int
    variance: int

    def __add__(self, other: "Cubes") -> "Cubes":
        return Cubes(self.mean + other.mean, self.variance + other.variance)


NONE = Cubes(0, 0)


def rounds_left(view: ImmortalsView) -> int:
    """The number of scorings still to come."""
    return view.rounds - max(view.round, 1) + 1


@cache
def area_of(cell: str) -> tuple[str, ...]:
    """The five cells of the cell's area."""
    return cells_in(DATA.regions[region_of(cell)].area, realm_of(cell))


def holding(view: ImmortalsView, seat: Seat, cell: str, weights: Weights = STEADY) -> int:
    """The worth to the seat, in each scoring, of holding a cell beside its others."""
    seen = view.cells[cell]
    others = sum(view.cells[near].seat == seat for near in area_of(cell) if near != cell)
    area = {2: DATA.area_points, 4: DATA.area_all_points - DATA.area_points}.get(others, 0)
    return weights.cell + POINT * area + weights.beside * others + (weights.piece if seen.building else 0)


def lasting(view: ImmortalsView) -> int:
    """The expected scorings, in tenths, of a cell held now: it may be lost before the end."""
    return sum((10, 8, 6, 5, 4)[: rounds_left(view)]) + 3 * max(0, rounds_left(view) - 5)


def danger(view: ImmortalsView, seat: Seat, cell: str) -> int:
    """The most armies of others that could come to a cell, less those that hold it."""
    enemies = [seen.armies - 1 for seen in threats(view, seat, cell)]
    return max(enemies, default=0) - view.cells[cell].armies


def targets(view: ImmortalsView, seat: Seat, origin: str) -> list[str]:
    """The cells that the seat could attack from there, if it had the armies."""
    return [cell for cell in ways(view, origin) if view.cells[cell].seat != seat]


def strikes(view: ImmortalsView, seat: Seat, card: str) -> Iterator[tuple[str, str, str]]:
    """The attacks that a card allows: origin, target, and the best stance of the inhabitants."""
    for origin in own(view, seat):
        if view.cells[origin].armies > 1:
            for target in targets(view, seat, origin):
                held = view.cells[target].seat is not None
                yield origin, target, stances(card, origin, target, held=held)[0]


def strike(
    view: ImmortalsView, seat: Seat, origin: str, target: str, stance: str, weights: Weights = STEADY
) -> Strike:
    """The best number of armies for an attack, and what it promises."""
    most = view.cells[origin].armies - 1
    numbers = dict.fromkeys((most, (most + 1) // 2, min(most, 3), min(most, 2), 1))
    won = _conquest(view, seat, target, weights)
    held, rivals = holding(view, seat, origin, weights), _rivals(view, seat, origin, target)
    avengers = _rivals(view, seat, target, target)
    found: list[Strike] = []
    for sent in numbers:
        mine, theirs = _thrown(view, seat, target, stance, sent)
        chance = _more(mine, theirs)
        left = max(0, mine.mean - theirs.mean) // CUBE
        gain = won * weights.exposed // 100 if avengers > max(1, left) else won
        lost = weights.army * min(sent, (theirs.mean + CUBE - 1) // CUBE)
        lost += held // 3 if rivals > most + 1 - sent else 0  # the origin is left to who could come there
        found.append(Strike(chance * gain // 100 + left - lost, origin, target, sent, chance, max(1, left)))
    return max(found, key=lambda each: each.worth)


def _conquest(view: ImmortalsView, seat: Seat, target: str, weights: Weights) -> int:
    """The worth of holding the target, and of a rival no longer holding it."""
    enemy = view.cells[target].seat
    gain = holding(view, seat, target, weights) * lasting(view) // 10
    if enemy is None:
        return gain
    return gain + holding(view, enemy, target, weights) * lasting(view) * weights.rival // 1000


def _thrown(view: ImmortalsView, seat: Seat, target: str, stance: str, sent: int) -> tuple[Cubes, Cubes]:
    """The cubes expected to fall for the attacker and against them if so many armies are sent."""
    there = view.cells[target]
    thrown = sent + there.armies + sum(view.tray.values())
    mine = _fallen(view, str(seat), sent, thrown)
    theirs = NONE if there.seat is None else _fallen(view, str(there.seat), there.armies, thrown)
    if stance == "attacker" and there.seat is not None:
        mine += _fallen(view, INHABITANTS, 0 if view.tray[INHABITANTS] else 1, thrown)
    elif stance in ("defender", "against"):
        theirs += _fallen(view, INHABITANTS, 0 if view.tray[INHABITANTS] else 1, thrown)
    return mine, theirs


def _rivals(view: ImmortalsView, seat: Seat, cell: str, target: str) -> int:
    """The most armies with which others could come to a cell; the enemy under attack aside."""
    others = [seen.armies - 1 for seen in threats(view, seat, cell) if seen is not view.cells[target]]
    return max(others, default=0)


@cache
def _loose(thrown: int) -> int:
    """The expected part of each cube in the tower that falls if so many are thrown."""
    return int(CUBE - CUBE * 19**thrown // 20**thrown)


def _fallen(view: ImmortalsView, owner: str, sent: int, thrown: int) -> Cubes:
    """An owner's cubes after a drop of `thrown`: those sent, on the tray and in the tower."""
    loose = _loose(thrown)
    count, inside = sent + view.tray[owner], view.tower[owner]
    return Cubes(
        THROWN * count + loose * inside, THROWN * (CUBE - THROWN) * count + loose * (CUBE - loose) * inside
    )


def _more(mine: Cubes, theirs: Cubes) -> int:
    """The chance in percent that there are more of mine, by the distance of the averages."""
    spread = isqrt(mine.variance + theirs.variance) + 1
    distance = 100 * (mine.mean - theirs.mean - CUBE // 2) // spread
    return min(SUREST, max(0, 50 + distance * 34 // 100))


def price(player: PlayerView, cell: str, piece: Piece) -> Wealth:
    """The player's price of a piece in a cell."""
    return DATA.tribes[tribes(player)[realm_of(cell)]].prices.of(piece)


def piece_worth(view: ImmortalsView, seat: Seat, cell: str, piece: Piece) -> int:
    """The worth of a piece in an own cell; 0 if there is no room."""
    seen = view.cells[cell]
    if piece == "portal":
        if seen.portal or sum(one.portal for one in view.cells.values()) >= DATA.portals:
            return 0
        return POINT + (2 if view.cells[twin(cell)].seat != seat and rounds_left(view) > 1 else 0)
    if seen.building:
        return 0
    if piece == "capital" and any(view.cells[near].building == "capital" for near in area_of(cell)):
        return 0
    points = DATA.pieces[piece]
    safe = max(-4, min(0, -danger(view, seat, cell)))
    return POINT * points.built + points.scored * lasting(view) + safe


def best_piece(
    view: ImmortalsView, seat: Seat, cells: Iterable[str], budget: Wealth
) -> tuple[int, str, Piece] | None:
    """The piece worth most that the budget allows: worth, cell, piece."""
    player = view.players[seat]
    found = [
        (piece_worth(view, seat, cell, piece), cell, piece)
        for cell in cells
        for piece in PIECES
        if (cost := price(player, cell, piece)).energy <= budget.energy and cost.gold <= budget.gold
    ]
    return max((choice for choice in found if choice[0]), default=None)
