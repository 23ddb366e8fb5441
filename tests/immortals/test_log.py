"""Whoever reads only the public log of Immortals can keep the score, the wealth, the map and the places."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from rules.core.engine import Position
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text, bare
from rules.immortals import GAME
from rules.immortals.components.data import REALMS, realm_of
from rules.immortals.components.state import ImmortalsState, points
from tests.contract.scored import keep_score
from tests.depth import LONG


@dataclass
class Ledger:
    """The score as a reader of the log keeps it."""

    seats: int
    points: Counter[int] = field(default_factory=Counter)
    energy: Counter[int] = field(default_factory=Counter)
    gold: Counter[int] = field(default_factory=Counter)
    armies: dict[str, tuple[int, int]] = field(default_factory=dict)  # cell -> seat, armies
    owners: dict[str, int] = field(default_factory=dict)  # region -> seat
    buildings: dict[str, str] = field(default_factory=dict)
    portals: list[str] = field(default_factory=list)
    limbos: Counter[tuple[int, str]] = field(default_factory=Counter)  # (seat, realm) -> armies
    round: int = 0
    marker: int = -1  # who is the first player of the next round

    def read(self, text: Text) -> None:
        """Note what one line says."""
        args, name = text.args, text.key.removeprefix("immortals.log.")
        seat = int(bare(str(args["seat"]))) if "seat" in args else -1
        place, armies = bare(str(args.get("cell", ""))), int(str(args.get("armies", 0)))
        match name:
            case "home":
                self.armies[place] = seat, armies
                self.armies[bare(str(args["twin"]))] = seat, int(str(args["more"]))
            case "group":
                self._add(place, seat, armies)
            case "reinforced" | "transition":
                self._add(place, seat, armies)
                self.limbos[seat, realm_of(place)] -= armies
            case "moved":
                self._add(place, seat, -armies)
                self._add(bare(str(args["target"])), seat, armies)
            case "attack" | "attack.held":
                self._add(place, seat, -armies)
                self.armies.pop(bare(str(args["target"])), None)
            case "stands":
                self.armies[place] = seat, armies
            case "empty":
                self.armies.pop(place, None)
            case "region" | "region.from":
                self.owners[bare(str(args["region"]))] = seat
            case "region.deck":
                del self.owners[bare(str(args["region"]))]
            case "limbo":
                self.limbos.update({(each, realm): armies for each in range(self.seats) for realm in REALMS})
            case "rest" | "limbos":
                self.limbos.update({(seat, realm): int(str(args[realm])) for realm in REALMS})
            case "losses":
                self.limbos[seat, bare(str(args["realm"]))] += armies
            case _:
                self._count(name, text, seat)

    def _count(self, name: str, text: Text, seat: int) -> None:
        energy, gold = (int(str(text.args.get(kind, 0))) for kind in ("energy", "gold"))
        match name:
            case "first" | "hands" | "marker":
                self.marker = seat
            case "round":
                self.round = int(str(text.args["round"]))
            case "start" | "energy" | "gold":
                self.energy[seat] += energy
                self.gold[seat] += gold
            case "paid":
                self.energy[seat] -= energy
                self.gold[seat] -= gold
            case "compensation":
                wealth = self.gold if text.args["wealth"] == "wealth:gold" else self.energy
                wealth[seat] += 1
            case "built":
                self.points[seat] += int(str(text.args["points"]))
                if text.args["piece"] == "piece:portal":
                    self.portals.append(bare(str(text.args["cell"])))
                else:
                    self.buildings[bare(str(text.args["cell"]))] = bare(str(text.args["piece"]))
            case "scored":
                self.points[seat] += int(str(text.args["points"]))

    def _add(self, cell: str, seat: int, armies: int) -> None:
        left = self.armies.get(cell, (seat, 0))[1] + armies
        self.armies[cell] = seat, left
        if not left:
            del self.armies[cell]

    def summary(self) -> dict[str, object]:
        """Return all that was written down."""
        seats = range(self.seats)
        there = [sum(count for owner, count in self.armies.values() if owner == seat) for seat in seats]
        marks = [(self.points[seat], there[seat]) for seat in seats]
        return {
            "armies": self.armies,
            "owners": self.owners,
            "buildings": self.buildings,
            "portals": sorted(self.portals),
            "limbos": [{realm: self.limbos[seat, realm] for realm in REALMS} for seat in seats],
            "rounds": (self.round, self.marker),
            "places": tuple(1 + sum(other > mine for other in marks) for mine in marks),
            "points": [self.points[seat] for seat in seats],
            "energy": [self.energy[seat] for seat in seats],
            "gold": [self.gold[seat] for seat in seats],
        }


def true_summary(position: Position[ImmortalsState]) -> dict[str, object]:
    """The state's own `Ledger.summary`; the places once there is a result."""
    state, result = position.state, position.result
    ended = {} if result is None else {"places": result.places}
    return {
        "armies": {cell: (army.seat, army.armies) for cell, army in state.armies.items()},
        "owners": {name: seat for name, seat in state.owners.items() if seat is not None},
        "buildings": state.buildings,
        "portals": sorted(state.portals),
        "limbos": [player.limbo for player in state.players],
        "rounds": (state.round, state.marker),
        "points": [points(player) for player in state.players],
        "energy": [player.energy for player in state.players],
        "gold": [player.gold for player in state.players],
        **ended,
    }


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_from_the_log_alone_one_knows_points_wealth_map_limbos_and_places(seats: int, kind: str) -> None:
    for number in range(20 if LONG else 1):
        keep_score(GAME, seats, seed_of("log", kind, seats, number), kind, Ledger(seats), true_summary)
