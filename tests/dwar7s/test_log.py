"""Whoever reads only the public log of Dwar7s Fall can keep the score, the table and the hands' sizes."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from rules.core.engine import Position
from rules.core.flow import Argument
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text, bare
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import card_of, kind_of, rotations_of, walls_of
from rules.dwar7s.components.realm import points, realm
from rules.dwar7s.components.score import scores
from rules.dwar7s.components.state import Card, Dwar7sState, Stack, gem_count
from tests.contract.scored import keep_score
from tests.depth import LONG

KEPT = ("trades", "secret", "monsters", "realm")  # VP that everybody can know


def _names(pieces: Argument) -> list[str]:
    assert isinstance(pieces, list)
    return [str(each) for each in pieces]


@dataclass
class Ledger:
    """The score as a reader of the log keeps it."""

    seats: int
    table: dict[str, Stack] = field(default_factory=dict)
    vp: dict[str, Counter[int]] = field(default_factory=lambda: {kind: Counter() for kind in KEPT})
    gems: Counter[int] = field(default_factory=Counter)
    ogres: Counter[int] = field(default_factory=Counter)
    open: list[str] = field(default_factory=list)  # trade objectives that can be paid for
    total: Counter[int] = field(default_factory=Counter)  # at the end

    def read(self, text: Text) -> None:
        """Note what one line says."""
        args, name = text.args, text.key.removeprefix("dwar7s.log.")
        seat, victim = (int(bare(str(args[who]))) if who in args else -1 for who in ("seat", "victim"))
        cell, start = (str(args.get(where, "")).lower() for where in ("cell", "start"))
        match name:
            case "build" | "build.cover":
                self._build(cell, card_of(seat, bare(str(args["card"]))), args["walls"])
            case "place":
                self.table[cell].dwarves[seat] += 1
            case "move" | "scare":
                self._walk(seat if name == "move" else victim, start, cell)
                self.ogres[seat] -= name == "scare"
            case "brute":
                self._walk(seat, start, cell)
                self._walk(victim, cell, start)
                self.ogres[seat] -= 1
            case "ambush":
                self.table[cell].dwarves = [0] * self.seats
                self.ogres[seat] -= 1
            case "confiscate":
                self.ogres[seat] += int(str(args["count"])) - 1
                self.ogres[victim] -= int(str(args["count"]))
            case "thief":
                self.ogres[seat] -= 1
                self.gems[seat] += 1
                self.gems[victim] -= 1
            case "discard.gem":
                self.gems[seat] -= 1
            case "discard.ogre":
                self.ogres[seat] -= 1
            case "reveal":
                self.vp["secret"][seat] += DATA.secrets[bare(str(args["secret"]))].points
            case _:
                self._resolve(name, text, seat, cell)

    def _resolve(self, name: str, text: Text, seat: int, cell: str) -> None:
        gems = text.args.get("gems", [])
        assert isinstance(gems, list)
        at = str(text.args.get("home", "")).lower() or cell
        if name.partition(".")[0] in ("mine", "tavern", "store", "trade", "castle", "dig", "monster") and at:
            self.table[at].dwarves[seat] -= self.table[at].kind.needed
        match name:
            case "trades":
                self.open = [bare(each) for each in _names(text.args["trades"])]
            case "trade.new":
                self.open.append(bare(str(text.args["trade"])))
            case "score":
                self.total[seat] = int(str(text.args["points"]))
            case "mine":
                self.gems[seat] += len(gems)
            case "tavern":
                self.ogres[seat] += 1
            case "trade":
                self.gems[seat] -= len(gems)
                self.open.remove(bare(str(text.args["trade"])))
                self.vp["trades"][seat] += DATA.trades[bare(str(text.args["trade"]))].points
            case "dig":
                stack = self.table[cell]
                stack.cards.insert(0, stack.cards.pop())
            case "monster":
                self.table[cell].cards.pop()
                self.vp["monsters"][seat] += DATA.monster_points
                if not self.table[cell].cards:
                    del self.table[cell]

    def _build(self, cell: str, card: str, walls: object) -> None:
        assert isinstance(walls, list)
        edges = {bare(str(edge)) for edge in walls}
        turned = next(turned for turned in rotations_of(card) if {*walls_of(card, turned)} == edges)
        stack = self.table.setdefault(cell, Stack([], [0] * self.seats))
        stack.cards.append(Card(card, turned))

    def _walk(self, seat: int, start: str, cell: str) -> None:
        self.table[start].dwarves[seat] -= 1
        self.table[cell].dwarves[seat] += 1

    def summary(self) -> dict[str, object]:
        """Return all that was written down."""
        seats = range(self.seats)
        scored = {kind: [self.vp[kind][seat] for seat in seats] for kind in KEPT}
        realms = [realm(self.table, seat) for seat in seats]
        scored["realm"] = [points(self.table, each) for each in realms]
        dwarves = [sum(stack.dwarves[seat] for stack in self.table.values()) for seat in seats]
        marks = [(self.total[seat], len(realms[seat]), dwarves[seat]) for seat in seats]
        return {
            "open": sorted(self.open),
            "total": tuple(self.total[seat] for seat in seats),
            "places": tuple(1 + sum(other > mine for other in marks) for mine in marks),
            "table": shown(self.table),
            "gems": [self.gems[seat] for seat in seats],
            "ogre cards": [self.ogres[seat] for seat in seats],
            **scored,
        }


def true_summary(position: Position[Dwar7sState]) -> dict[str, object]:
    """The state's own `Ledger.summary`; nothing where a completed task may wait, whose line comes later."""
    state, result = position.state, position.result
    if state.phase == "resolution":
        return {}
    true = [scores(state, seat) for seat in range(len(state.clans))]
    ended = {} if result is None else {"total": result.sheet["total"], "places": result.places}
    return {
        **ended,
        "open": sorted(state.trades),
        "table": shown(state.table),
        "gems": [gem_count(clan) for clan in state.clans],
        "ogre cards": [len(clan.ogres) for clan in state.clans],
        **{kind: [each[kind] for each in true] for kind in KEPT},
    }


def shown(table: dict[str, Stack]) -> object:
    """The cards of each cell with their walls, from the bottom, and the dwarves."""
    return {
        cell: ([(kind_of(c.name).id, {*walls_of(c.name, c.rotation)}) for c in stack.cards], stack.dwarves)
        for cell, stack in table.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_from_the_log_alone_one_knows_points_table_hands_and_places(seats: int, kind: str) -> None:
    for number in range(20 if LONG else 2):
        seed = seed_of("log", kind, seats, number)
        keep_score(GAME, seats, seed, kind, Ledger(seats), true_summary, decisions=1000)
