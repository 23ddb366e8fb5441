"""Whoever reads only the public log of Calamandara can keep the score: boards, symbols, tokens, cards."""

from collections import Counter

import pytest

from rules.calamandara import GAME
from rules.calamandara.components.cells import CENTRE_CELL, START, is_central, step_value
from rules.calamandara.components.data import DATA, SYMBOLS, Substitute
from rules.calamandara.components.state import CalamandaraState
from rules.core.engine import Position
from rules.core.flow import Argument
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text, bare
from tests.contract.scored import keep_score
from tests.depth import LONG

# questions before which all that was done is told; others come in the middle of a deed
WHOLE = (
    *("turn_start", "turn_start.own", "before_phase_1", "event", "reveal", "reveal.counter"),
    *("insert", "walk", "remember", "excess"),
)
CARDS = {  # the Memory Card that a line speaks of
    "guardian": "guardia_de_mourna",
    "nomads": "terras_nomades",
    "silence": "erronia_do_silencio",
    "paintings.left": "pinturas_submersas",
    "paintings.right": "pinturas_submersas",
    "hands": "maos_de_barro",
    "wall": "muralha_de_vento",
    "veil": "veu_do_regente",
    "steps": "passos_emprestados",
    "breath": "sopro_de_uradova",
    "root": "raiz_na_pedra",
    "page": "pagina_rasgada",
    "shadows": "troca_de_sombras",
    "shadows.own": "troca_de_sombras",
}
GAINS = ("reserve", "acquire", "nomads", "gain")  # symbols from the Supply
BACK = ("recover", "page")  # from the Depot
PAID = ("price", "excess", "discard.reserve")  # from the Reserve to the Depot
STEPS = ("walk", "leap", "tunnel", "retreat")


class Ledger:
    """The game as the log tells it."""

    def __init__(self, seats: int) -> None:
        self.reserves: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.depots: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.boards: list[dict[str, str]] = [{} for _ in range(seats)]
        self.central: dict[str, str] = {}
        self.tokens = [START] * seats
        self.hands = [0] * seats
        self.diaries: list[list[str]] = [[] for _ in range(seats)]
        self.revealed = [0] * seats
        self.memory_deck = sum(card.copies for card in DATA.memory.values())
        self.memory_discard: list[str] = []
        self.counter = self.turn = 0
        self.event = ""
        self.winner: int | None = None

    def read(self, text: Text) -> None:
        """Take one line into account."""
        key, args = text.key.removeprefix("calamandara.log."), text.args
        seat = int(bare(str(args.get("seat", "seat:0"))))
        symbols = _names(args.get("symbols", []))
        if key in CARDS:
            self.hands[seat] -= 1
            self.diaries[seat].append(CARDS[key])
        if key in GAINS:
            self.reserves[seat].update(symbols)
        elif key in BACK:
            self.depots[seat].subtract(symbols)
            self.reserves[seat].update(symbols)
        elif key in PAID:
            self.reserves[seat].subtract(symbols)
            self.depots[seat].update(symbols)
        elif key in STEPS:
            self.tokens[seat] = _cell(args)
        elif key.startswith("counter.") or key == "dogma":
            self.counter = int(str(args["counter"]))
        elif key.startswith("draw") and key in ("draw", "draw.own"):
            self.memory_deck -= 1
            self.hands[seat] += 1
        elif key.startswith("insert"):
            self._insert(key, args, seat)
        else:
            self._other(key, args, seat)

    def _insert(self, key: str, args: dict[str, Argument], seat: int) -> None:
        symbol, owner = bare(str(args["symbol"])), int(bare(str(args.get("victim", f"seat:{seat}"))))
        self._lies(owner, _cell(args))[_cell(args)] = symbol
        if not key.endswith("supply"):
            self.reserves[seat][symbol] -= 1

    def _other(self, key: str, args: dict[str, Argument], seat: int) -> None:
        match key:
            case "turn":
                self.turn = seat
            case "reveal":
                self.revealed[seat] += 1
                self.event = bare(str(args["event"]))
            case "centre":
                self.tokens[seat], self.winner = CENTRE_CELL, seat
            case "start":
                self.tokens[seat] = START
            case "fall":
                self._lift(seat, _cell(args), seat)
                self.tokens[seat] = START
            case "excavate" | "excavate.central":
                self._lift(seat, _cell(args), seat)
                self.reserves[seat]["cave"] -= 1
                if key == "excavate":
                    self.boards[seat][_cell(args)] = "cave"
                else:
                    self.depots[seat]["cave"] += 1
            case "clear" | "discard" | "root":
                self._lift(seat, _cell(args), seat)
            case "discard.central":
                self._lift(seat, _cell(args), self.turn)
            case "breath":
                victim = int(bare(str(args["victim"])))
                self._lift(victim, _cell(args), victim)
            case "record" | "forget":
                self.hands[seat] -= 1
                pile = self.diaries[seat] if key == "record" else self.memory_discard
                pile.append(bare(str(args["memory"])))
            case "shuffle.memory":
                self.memory_deck, self.memory_discard = len(self.memory_discard), []
            case "transmute":
                self.depots[seat].subtract(_names(args["symbols"]))
                self.reserves[seat][bare(str(args["other"]))] += 1
            case _:
                self._exchanged(key, args, int(bare(str(args.get("victim", f"seat:{seat}")))))

    def _exchanged(self, key: str, args: dict[str, Argument], owner: int) -> None:
        """Symbols that change their places, or one that takes another's."""
        if key in ("move", "move.other"):
            self.boards[owner][_cell(args, "there")] = self.boards[owner].pop(_cell(args))
        elif key in ("swap", "shadows", "shadows.own"):
            self.boards[owner][_cell(args)] = bare(str(args["other"]))
            self.boards[owner][_cell(args, "there")] = bare(str(args["symbol"]))
        elif key == "substitute":
            self._lift(owner, _cell(args), owner)
            new = self.boards[owner][_cell(args)] = bare(str(args["other"]))
            [how] = [
                each
                for block in DATA.events[self.event].blocks
                for each in block.effects
                if isinstance(each, Substitute)
            ]
            if how.source == "reserve":
                self.reserves[owner][new] -= 1

    def _lies(self, owner: int, cell: str) -> dict[str, str]:
        return self.central if is_central(cell) else self.boards[owner]

    def _lift(self, owner: int, cell: str, depot: int) -> None:
        """A symbol goes to a Depot."""
        self.depots[depot][self._lies(owner, cell).pop(cell)] += 1

    def summary(self) -> dict[str, object]:
        """Return the score from the lines."""
        held = zip(self.hands, self.diaries, strict=True)
        return {
            "reserves": [{symbol: held[symbol] for symbol in SYMBOLS} for held in self.reserves],
            "depots": [{symbol: held[symbol] for symbol in SYMBOLS} for held in self.depots],
            "boards": self.boards,
            "central": self.central,
            "tokens": self.tokens,
            "hands": self.hands,
            "diaries": self.diaries,
            "revealed": self.revealed,
            "memory": (self.memory_deck, self.memory_discard),
            "turn": self.turn,
            "counter": self.counter,
            "fragments": tuple(hand + len(diary) for hand, diary in held),
            "total": tuple(map(step_value, self.tokens)),
            "ranking": tuple(1 if seat == self.winner else 2 for seat in range(len(self.hands))),
        }


def _names(pieces: Argument) -> list[str]:
    assert isinstance(pieces, list)
    return [bare(each) for each in pieces]


def _cell(args: dict[str, Argument], name: str = "cell") -> str:
    return str(args[name]).lower()


def true_summary(position: Position[CalamandaraState]) -> dict[str, object]:
    """The state's own `Ledger.summary`: while a deed is half done, what is told of it at once."""
    state, result = position.state, position.result
    ended = (
        {}
        if result is None
        else {
            "fragments": result.sheet["fragments"],
            "total": result.sheet["total"],
            "ranking": result.places,
        }
    )
    timed = {"counter": state.counter} if state.timed else {}
    if not settled(position):
        return {**timed, **ended}
    return {
        "reserves": [one.reserve for one in state.travellers],
        "depots": [one.depot for one in state.travellers],
        "boards": [one.board for one in state.travellers],
        "central": state.central,
        "tokens": [one.token for one in state.travellers],
        "hands": [len(one.hand) for one in state.travellers],
        "diaries": [one.diary for one in state.travellers],
        "revealed": [one.revealed for one in state.travellers],
        "memory": (len(state.memory_deck), state.memory_discard),
        "turn": state.turn.seat,
        **timed,
        **ended,
    }


def settled(position: Position[CalamandaraState]) -> bool:
    """Tell whether no deed is half done."""
    asked = {each.prompt.key.removeprefix("calamandara.ask.") for each in position.pending.values()}
    return asked <= {*WHOLE}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_score_can_be_kept_from_the_public_log(seats: int, kind: str) -> None:
    for number in range(20 if LONG else 1):
        seed = seed_of("log", seats, number)
        keep_score(GAME, seats, seed, kind, Ledger(seats), true_summary, options={"time": "limited"})
