"""The score of a game of Last Call, kept by somebody who reads nothing but the public log."""

from rules.core.engine import Position
from rules.core.text import Text, bare
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.score import totals, worth
from taverna_saideira.rules.components.state import SaideiraState


class Ledger:
    """The score after the lines so far, by seat."""

    def __init__(self, seats: int) -> None:
        """Begin as the box says."""
        self.round, self.bell = 1, -1
        self.hands = [DATA.hand] * seats
        self.tables: list[list[str]] = [[] for _ in range(seats)]
        self.toasts = [0] * seats
        self.said = [0] * seats  # coins, by what the lines say of them
        self.counter: list[str] = []
        self.poured, self.strengths = [""] * seats, [0] * seats

    def read(self, line: Text) -> None:
        """Take one line of the public log into account."""
        args, deed = line.args, line.key.removeprefix("saideira.log.")
        seat = int(bare(str(args["seat"]))) if "seat" in args else -1
        if deed == "round":
            guests = args["guests"]
            assert isinstance(guests, list)
            self.counter, self.bell = [bare(guest) for guest in guests], int(bare(str(args["bell"])))
            self.round = int(str(args["round"]))
            self.poured, self.strengths = [""] * len(self.hands), [0] * len(self.hands)
        elif deed == "pours":
            self.poured[seat] = bare(str(args["drink"]))
            self.strengths[seat] = DATA.drinks[self.poured[seat]].strength
        elif deed == "sends":
            self.counter.remove(bare(str(args["guest"])))
            self.counter.append(bare(str(args["came"])))
        elif deed == "serves":
            self.tables[seat].append(bare(str(args["guest"])))
            self.counter.remove(bare(str(args["guest"])))
            self.said[seat] += int(str(args["more"])) - int(str(args["less"]))
            assert self.said[seat] == args["total"], line
        elif deed == "toasts":
            self.said[seat] += int(str(args["coins"]))
            self.toasts[seat] += int(str(args["coins"]))
        elif deed in ("weakens", "strengthens"):
            other = int(bare(str(args.get("other", args["seat"]))))
            self.strengths[other] = int(str(args["strength"]))
        spent = deed in ("pours", "sends", "toasts", "weakens", "strengthens")
        if seat >= 0:
            self.hands[seat] += (deed == "draws") - spent

    def summary(self) -> dict[str, object]:
        """Return the score from the log, to be compared with `true_summary`."""
        pairs = zip(self.tables, self.toasts, strict=True)
        return {
            "round": self.round,
            "bell": self.bell,
            "coins": [worth(table) + toasts for table, toasts in pairs],
            "said": self.said,
            "drinks": self.hands,
            "tables": self.tables,
            "counter": sorted(self.counter),
            "poured": self.poured,
            "strengths": self.strengths,
        }


def true_summary(position: Position[SaideiraState]) -> dict[str, object]:
    """The state's own `Ledger.summary`."""
    state = position.state
    nothing = [""] * state.seats
    return {
        "round": state.round,
        "bell": state.first,
        "coins": [*totals(state)],
        "said": [*totals(state)],
        "drinks": [len(hand) for hand in state.hands],
        "tables": state.tables,
        "counter": sorted(state.counter),
        "poured": state.poured or nothing,
        "strengths": state.strengths or [0] * state.seats,
    }
