"""The state of a game of Calamandara: what lies where, and the simple queries that all phases use.

Cells are named as in `cells.py`. Of all decks, the last card is the top. A card of a Symbol deck is the id of
a Symbol Card, which lies face up, or of an Event card, which lies face down.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from rules.calamandara.components.cells import START, side_of, step_value
from rules.calamandara.components.data import DATA, SYMBOLS, Side
from rules.core.decisions import Seat
from rules.core.flow import Argument, GameContext

Pile = Literal["reserve", "depot"]


def no_symbols() -> dict[str, int]:
    """An empty Reserve or Depot: how many of each symbol."""
    return dict.fromkeys(SYMBOLS, 0)


@dataclass(slots=True)
class Traveller:
    """One player."""

    deck: list[str]  # Symbol Cards and Event cards
    token: str = START  # a cell
    board: dict[str, str] = field(default_factory=dict)  # cell of the individual board -> symbol
    reserve: dict[str, int] = field(default_factory=no_symbols)
    depot: dict[str, int] = field(default_factory=no_symbols)
    discard: list[str] = field(default_factory=list)  # of the Symbol deck, face up, Event cards too
    hand: list[str] = field(default_factory=list)  # Memory Cards, sorted
    diary: list[str] = field(default_factory=list)  # Memory Cards, face up
    steps_limit: int | None = None  # for the next Phase 3, until the end of that turn
    inserts_limit: int | None = None  # for the next Phase 2, likewise
    silenced: bool = False  # whether Erronia do Silêncio ended the last turn
    revealed: int = 0  # Event cards
    stood: list[str] = field(default_factory=lambda: [START])  # since anything but a walk


@dataclass(slots=True)
class Turn:
    """One traveller's turn."""

    seat: Seat
    lost: bool = False  # Phase 1 cannot be performed
    silenced: bool = False  # the rest of the turn is left out
    opened: bool = False  # an Event card was revealed or refused
    played: list[Seat] = field(default_factory=list)  # who has played a Memory Card in the current window
    inserted: int = 0  # insertions, excavations and clearings
    mountains: int = 0  # inserted by choice
    transmuted: bool = False
    steps: int = 0
    leaped: bool = False
    extra: int = 0  # steps of Passos Emprestados
    walls: list[Seat] = field(default_factory=list)  # whose boards Muralha de Vento keeps
    veiled: list[Seat] = field(default_factory=list)  # who cannot acquire Memory Cards
    deed: bool = False  # something other than a walk was done, which holds off stagnation
    roamed: bool = False  # a walk reached a cell where the token had not stood since, which does too


@dataclass(slots=True)
class Reveal:
    """An Event card that was turned up, until it lies on the discard."""

    event: str
    change: int  # of the counter, if it is in use
    found: list[list[Seat]] = field(default_factory=list)  # the seats that each started block affects
    spared: list[Seat] = field(default_factory=list)  # left out by Mãos de Barro
    block: int = 0  # the current one
    queue: list[Seat] | None = None  # who still has to carry it out; None: the block has not started


@dataclass(slots=True)
class CalamandaraState:
    """A game."""

    phase: str
    seed: str
    drawn: int
    seats: int
    expansion: bool
    timed: bool  # the counter is in use
    mode: str  # turvo, aura, ruina or custom; empty without the expansion
    counter: int  # 0 to 16; without a time limit it stays where it started
    first: Seat  # who holds the First Traveller marker
    travellers: list[Traveller]  # by seat
    memory_deck: list[str]
    turn: Turn
    turns: int = 1  # of all travellers together, including the current one
    idle: int = 0  # turns in a row without a deed
    central: dict[str, str] = field(default_factory=dict)  # cell of the central board -> symbol
    memory_discard: list[str] = field(default_factory=list)  # open
    box: list[str] = field(default_factory=list)  # Event cards not dealt, unseen
    removed: list[str] = field(default_factory=list)  # Event cards that left the game after their reveal
    reveal: Reveal | None = None
    last_event: str = ""  # revealed last in this turn
    ending: str = ""  # centre, dogma, stagnation, cap; empty before the end
    winner: Seat | None = None
    changed: list[str] = field(default_factory=list)  # by the last answer, see `CalamandaraView.changed`
    asked: Seat | None = None  # while a cell of an individual board is chosen, whose board that is


CalamandaraContext = GameContext[CalamandaraState]


def left_of(state: CalamandaraState, seat: Seat) -> Seat:
    """The left neighbour: the next one in turn order."""
    return (seat + 1) % state.seats


def acting(state: CalamandaraState) -> Traveller:
    """The traveller whose turn it is."""
    return state.travellers[state.turn.seat]


def shown(state: CalamandaraState) -> Reveal:
    """The current Event card. Only in its phases."""
    assert state.reveal is not None
    return state.reveal


def home(state: CalamandaraState, seat: Seat) -> Side:
    """The side of the table at which a seat sits."""
    return side_of(state.seats, seat)


def step_of(state: CalamandaraState, seat: Seat) -> int:
    """The step value of a traveller's token, 0 to 9 (rule 2.5)."""
    return step_value(state.travellers[seat].token)


def fragments(traveller: Traveller) -> int:
    """Memory Cards in hand and Diary (rule 6.6)."""
    return len(traveller.hand) + len(traveller.diary)


def round_of(state: CalamandaraState) -> int:
    """The current round, from 1: in each, everybody has one turn."""
    return (state.turns - 1) // state.seats + 1


def inserts_left(state: CalamandaraState) -> int:
    """Insertions left in Phase 2 of the current turn (rule 4.4a and `limit`)."""
    limit = acting(state).inserts_limit
    most = DATA.insertions if limit is None else min(limit, DATA.insertions)
    return most - state.turn.inserted


def steps_left(state: CalamandaraState) -> int:
    """Steps left in Phase 3 of the current turn; Passos Emprestados adds to a cap (rule 4.5)."""
    limit = acting(state).steps_limit
    most = DATA.steps if limit is None else min(limit, DATA.steps)
    return most + state.turn.extra - state.turn.steps


def is_event(card: str) -> bool:
    """Check whether a card of a Symbol deck is an Event card."""
    return card in DATA.events


def event_on_top(traveller: Traveller) -> bool:
    """Check whether the top of the Symbol deck is an Event card."""
    return bool(traveller.deck) and is_event(traveller.deck[-1])


def symbol_on_top(traveller: Traveller) -> bool:
    """Check whether the top of the Symbol deck is a Symbol Card."""
    return bool(traveller.deck) and not is_event(traveller.deck[-1])


def listed(symbols: dict[str, int]) -> list[str]:
    """A Reserve or Depot piece by piece."""
    return [symbol for symbol in SYMBOLS for _ in range(symbols[symbol])]


def put(state: CalamandaraState, seat: Seat, pile: Pile, symbols: Iterable[str]) -> None:
    """Lay symbols into a traveller's Reserve or Depot."""
    _count(state, seat, pile, symbols, 1)


def take(state: CalamandaraState, seat: Seat, pile: Pile, symbols: Iterable[str]) -> None:
    """Take symbols that are there out of a traveller's Reserve or Depot."""
    _count(state, seat, pile, symbols, -1)


def _count(state: CalamandaraState, seat: Seat, pile: Pile, symbols: Iterable[str], change: int) -> None:
    traveller = state.travellers[seat]
    counts = traveller.reserve if pile == "reserve" else traveller.depot
    for symbol in symbols:
        counts[symbol] += change
        assert counts[symbol] >= 0, f"seat {seat} has no {symbol} in the {pile}"
        state.changed.append(f"{pile}:{seat}")


def said(cell: str) -> str:
    """A cell as people read it: `B3`."""
    return cell.upper()


def log(ctx: CalamandaraContext, name: str, seat: Seat, **args: Argument) -> None:
    """Log `calamandara.log.<name>` about a traveller, for everybody."""
    ctx.log(f"calamandara.log.{name}", seat=f"seat:{seat}", **args)
