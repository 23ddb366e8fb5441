"""Whoever reads only the public log of Bellum Magica can keep the score: realms, tokens, chests, places."""

from collections import Counter

import pytest

from rules.bellum import GAME
from rules.bellum.components.data import CHESTS, DATA, RESOURCES
from rules.bellum.components.state import BellumState
from rules.core.engine import Position
from rules.core.flow import Argument
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text, bare
from tests.contract.scored import keep_score
from tests.depth import LONG


def _names(pieces: Argument) -> list[str]:
    assert isinstance(pieces, list)
    return [bare(each) for each in pieces]


class Ledger:
    """The game as the log tells it."""

    def __init__(self, seats: int) -> None:
        self.castles = [""] * seats
        self.realms: list[dict[str, list[str]]] = [{"left": [], "right": []} for _ in range(seats)]
        self.tokens: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.chests: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.piles = {kind: sum(values.values()) for kind, values in DATA.chests.items()}
        self.exhausted = 0  # spells of the Captain, today
        self.places: list[str] = []
        self.captain = self.day = self.die = 0
        self.scores: dict[int, tuple[int, int]] = {}
        self.due: list[tuple[int, str]] = []  # chests of a raid that are still to be drawn
        self.before = ""  # the line before

    def read(self, text: Text) -> None:
        """Take one line into account."""
        key = text.key.removeprefix("bellum.log.").replace(".", "_")
        if reader := getattr(self, f"_{key}", None):
            reader(text.args, int(bare(str(text.args.get("seat", "seat:0")))))
        self.before = key

    def _captain(self, args: dict[str, Argument], seat: int) -> None:
        self.captain = seat

    def _places(self, args: dict[str, Argument], seat: int) -> None:
        self.places += _names(args["places"])

    _refill = _places

    def _castle_dealt(self, args: dict[str, Argument], seat: int) -> None:
        self.castles[seat] = bare(str(args["castle"]))

    _castle_chosen = _castle_dealt

    def _goblin(self, args: dict[str, Argument], seat: int) -> None:
        self.realms[seat][bare(str(args["side"]))].append(bare(str(args.get("goblin", args.get("creature")))))

    _recruit_side = _goblin

    def _day(self, args: dict[str, Argument], seat: int) -> None:
        self.day, self.captain, self.exhausted = int(str(args["day"])), seat, 0

    def _rolled(self, args: dict[str, Argument], seat: int) -> None:
        self.die = int(str(args["die"]))

    def _reroll_barrel(self, args: dict[str, Argument], seat: int) -> None:
        self.tokens[seat]["barrel"] -= 1

    def _reroll_spell(self, args: dict[str, Argument], seat: int) -> None:
        self.exhausted += 1

    def _resources(self, args: dict[str, Argument], seat: int) -> None:
        self.tokens[seat].update(_names(args["gained"]))

    def _chest(self, args: dict[str, Argument], seat: int) -> None:
        self._take(seat, bare(str(args["chest"])))

    def _attack_place(self, args: dict[str, Argument], seat: int) -> None:
        loot = Counter(_names(args["loot"]))
        self.tokens[seat].update({name: loot[name] for name in RESOURCES})
        self.due = [(seat, kind) for kind in CHESTS for _ in range(loot[kind])]
        self._draw()
        if "place" in args:
            self.places.remove(bare(str(args["place"])))

    _attack_tavern = _attack_place

    def _take(self, seat: int, kind: str) -> None:
        self.piles[kind] -= 1
        self.chests[seat][kind] += 1

    def _draw(self) -> None:
        """Draw what is due, up to a kind whose pile is empty: then a line says which other one comes."""
        while self.due and self.piles[self.due[0][1]]:
            self._take(*self.due.pop(0))

    def _chest_instead(self, args: dict[str, Argument], seat: int) -> None:
        if self.due:  # else the next line names it
            seat, _ = self.due.pop(0)
            self._take(seat, bare(str(args["chest"])))
            self._draw()

    def _chest_none(self, args: dict[str, Argument], seat: int) -> None:
        if self.due:
            self.due.pop(0)
            self._draw()

    def _shortage(self, args: dict[str, Argument], seat: int) -> None:
        if self.before.startswith("attack"):  # what is gathered is told without what is missing
            self.tokens[seat].subtract(_names(args["missing"]))

    def _attack_castle(self, args: dict[str, Argument], seat: int) -> None:
        taken = Counter(_names(args["chests"]))
        self.chests[seat].update(taken)
        self.chests[int(bare(str(args["victim"])))].subtract(taken)

    def _shield(self, args: dict[str, Argument], seat: int) -> None:
        self.tokens[seat]["shield"] += 1

    def _recruit(self, args: dict[str, Argument], seat: int) -> None:
        self.tokens[seat].subtract(_names(args["paid"]))

    def _recruit_bonus(self, args: dict[str, Argument], seat: int) -> None:
        self.tokens[seat][bare(str(args["token"]))] += 1

    def _score(self, args: dict[str, Argument], seat: int) -> None:
        self.scores[seat] = int(str(args["gold"])), int(str(args["chests"]))

    def summary(self) -> dict[str, object]:
        """Return the score from the lines."""
        marks = [self.scores.get(seat, (0, 0)) for seat in range(len(self.castles))]
        return {
            "castles": self.castles,
            "realms": self.realms,
            "tokens": [{token: held[token] for token in DATA.tokens} for held in self.tokens],
            "chests": [{kind: held[kind] for kind in CHESTS} for held in self.chests],
            "piles": self.piles,
            "open places": self.places,
            "day": (self.day, self.captain, self.die, self.exhausted),
            "total": tuple(gold for gold, _ in marks),
            "ranking": tuple(1 + sum(other > mine for other in marks) for mine in marks),
        }


def true_summary(position: Position[BellumState]) -> dict[str, object]:
    """The state's own `Ledger.summary`, from the first day on; the result once there is one."""
    state, result = position.state, position.result
    if state.phase in ("castles", "goblins"):
        return {}
    ended = {} if result is None else {"total": result.sheet["total"], "ranking": result.places}
    return {
        "castles": [lord.castle for lord in state.lords],
        "realms": [{"left": lord.left, "right": lord.right} for lord in state.lords],
        "tokens": [{token: lord.tokens[token] for token in DATA.tokens} for lord in state.lords],
        "chests": [{kind: len(lord.chests[kind]) for kind in CHESTS} for lord in state.lords],
        "piles": {kind: len(state.piles[kind]) for kind in DATA.chests},
        "open places": state.places,
        "day": (state.day, state.captain, state.die, state.lords[state.captain].exhausted),
        **ended,
    }


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_score_can_be_kept_from_the_public_log(seats: int, kind: str) -> None:
    for number in range(20 if LONG else 1):
        keep_score(GAME, seats, seed_of("log", seats, number), kind, Ledger(seats), true_summary)
