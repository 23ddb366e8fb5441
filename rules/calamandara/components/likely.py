"""The most likely cells for a symbol, which are beside a path. It reads only what lies open."""

from collections.abc import Sequence

from rules.calamandara.components.cells import neighbours, step_value
from rules.calamandara.components.movement import trodden
from rules.calamandara.components.state import CalamandaraState, home
from rules.core.decisions import Seat

LIKELY = 8  # cells that are offered first


def likely(state: CalamandaraState, seats: Sequence[Seat], cells: Sequence[str]) -> list[str]:
    """The cells nearest to the travellers' paths, also through the gate; in a tie the furthest on first."""
    paths = [distances(state, seat) for seat in seats]
    by_nearness = sorted(cells, key=lambda cell: (min(path[cell] for path in paths), -step_value(cell)))
    return by_nearness[:LIKELY]


def distances(state: CalamandaraState, seat: Seat) -> dict[str, int]:
    """The distance of each cell from a path: 0 for the token's place and the Footprints joined to it."""
    side = home(state, seat)
    distance = {state.travellers[seat].token: 0}
    reached = list(distance)
    for cell in reached:  # grows by the Footprints
        joined = [c for c in neighbours(side, cell) if c not in distance and trodden(state, seat, c)]
        distance.update(dict.fromkeys(joined, 0))
        reached += joined
    for cell in reached:  # grows by all other cells, the nearest first
        around = [c for c in neighbours(side, cell) if c not in distance]
        distance.update(dict.fromkeys(around, distance[cell] + 1))
        reached += around
    return distance
