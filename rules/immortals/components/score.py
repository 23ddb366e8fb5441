"""Points in each round, and the end (rules R45 and R46)."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.flow import Result
from rules.core.play.turns import clockwise
from rules.core.text import Text
from rules.immortals.components.data import AREAS, DATA, PIECES, REALMS, cells_in
from rules.immortals.components.state import SCORED, ImmortalsContext, ImmortalsState, own_cells, points


def scored(state: ImmortalsState, seat: Seat) -> dict[str, int]:
    """The points by kind that a seat gains in a scoring now; what was built counts only once, at building."""
    own = own_cells(state, seat)
    pieces = [state.buildings[cell] for cell in own if cell in state.buildings]
    worth = {piece: pieces.count(piece) * DATA.pieces[piece].scored for piece in PIECES}
    areas = [[cell in own for cell in cells_in(area, realm)] for realm in REALMS for area in AREAS]
    return {
        "built": 0,
        "cells": len(own) // DATA.cells_for_point,
        "temples": worth["temple"],
        "capitals": worth["capital"],
        "areas": sum(map(_area_points, areas)),
    }


def _area_points(own: Sequence[bool]) -> int:
    """The points of an area of one realm by its cells, each own or not."""
    if all(own):
        return DATA.area_all_points
    return DATA.area_points if sum(own) >= DATA.area_cells else 0


async def scoring(ctx: ImmortalsContext) -> str:
    """Score all seats, the first player last; then the next round, or the end (rules R45 and R17)."""
    state = ctx.state
    state.changed.clear()
    state.scored = [scored(state, seat) for seat in range(state.seats)]
    for seat in clockwise(state.seats, (state.first + 1) % state.seats):
        kinds = state.scored[seat]
        for kind, count in kinds.items():
            state.players[seat].score[kind] += count
        state.changed.append(f"points:{seat}")
        told = {kind: kinds[kind] for kind in SCORED if kind != "built"}
        ctx.log("immortals.log.scored", seat=f"seat:{seat}", points=sum(kinds.values()), **told)
    if state.round < state.rounds:
        return "round"
    state.phase = "over"
    return ctx.end(result(state))


def cities_and_armies(state: ImmortalsState, seat: Seat) -> tuple[int, int]:
    """The criteria that decide the game: points, then armies on the board (rule R46)."""
    armies = sum(army.armies for army in state.armies.values() if army.seat == seat)
    return points(state.players[seat]), armies


def ranks(state: ImmortalsState) -> tuple[int, ...]:
    """The place of each seat if the game ended now; equal ones share it."""
    values = [cities_and_armies(state, seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > mine for other in values) for mine in values)


def result(state: ImmortalsState) -> Result:
    """The result of a game that is over."""
    places = ranks(state)
    sheet = {kind: tuple(player.score[kind] for player in state.players) for kind in SCORED}
    sheet["armies"] = tuple(cities_and_armies(state, seat)[1] for seat in range(state.seats))
    sheet["total"] = tuple(map(points, state.players))
    return Result(places=places, sheet=sheet, why=_why(state, places))


def _why(state: ImmortalsState, places: tuple[int, ...]) -> Text:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    most, armies = cities_and_armies(state, winners[0])
    if len(winners) > 1:
        return Text(key="immortals.over.shared", args={"points": most, "armies": armies})
    first = f"seat:{winners[0]}"
    if [points(player) for player in state.players].count(most) > 1:
        return Text(key="immortals.over.armies", args={"seat": first, "points": most, "armies": armies})
    return Text(key="immortals.over.points", args={"seat": first, "points": most})
