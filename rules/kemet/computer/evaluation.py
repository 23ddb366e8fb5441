"""Evaluation of a position: fame, and what brings more of it."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Seat
from rules.core.play.evaluation import settled, shared
from rules.kemet.components.map import CHART
from rules.kemet.components.score import fame, ranks, totals
from rules.kemet.components.state import KemetState, active

FAME = {"battle": 10, "divine": 10, "temple": 6, "pyramid": 8}  # temples are lost again
TILE = 4
LEVEL = 2  # of a pyramid
UNIT = 1  # on the board
BEAST = 2
PRAYERS = 2  # as many are worth one
DOUBLING = 15


def evaluation(state: KemetState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(totals(state), active(state).seat))
    kinds = fame(state)
    return shared([worth(state, seat, kinds[seat]) for seat in range(state.seats)], DOUBLING)


def worth(state: KemetState, seat: Seat, kinds: Mapping[str, int]) -> int:
    """The worth in tenths of fame, for a seat with so much fame of each kind."""
    god = state.gods[seat]
    points = sum(FAME[kind] * count for kind, count in kinds.items())
    troops = [troop for held in state.troops.values() for troop in held if troop.seat == seat]
    units = sum(UNIT * troop.units + BEAST * len(troop.beasts) for troop in troops)
    homes = [zone for zone in state.pyramids if CHART.zones[zone].city == god.city]
    levels = sum(state.pyramids[zone].level for zone in homes)
    return points + TILE * len(god.tiles) + LEVEL * levels + units + god.prayers // PRAYERS
