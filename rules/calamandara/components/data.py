"""The components of Calamandara with A Malha do Porvir (sheet sections 1, 2, 8 and 12), read once from
`data/calamandara/base.toml`.

A cell of an individual board is `(row, column)`, rows 1 to 6 from the Starting Point on, columns 0 to 4; one
of the central board is `(x, y)`, 0 to 4 each, with the Centre in the middle. On the chart they are called
`B3` (column b, row 3) and `X4` (column x, row 4, which is y = 3).
"""

from functools import cached_property
from typing import Annotated, Literal, Self, get_args

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from rules.core.data import ById, load
from rules.core.text import Value

Symbol = Literal["footprint", "mountain", "wing", "cave", "tower"]
Board = Literal["own", "others", "central"]
Type = Literal["hope", "fear"]
Source = Literal["supply", "reserve"]
Window = Literal["turn_start", "before_phase_1", "event", "phase_2", "phase_3"]  # of Memory Cards
Whose = Literal["own", "others", "any"]  # in the turn of its player, of somebody else, of anybody
Side = Literal["south", "west", "north", "east"]
Mode = Literal["turvo", "aura", "ruina"]
Measure = Literal["step", "board", "reserve", "depot", "hand"]
Pair = tuple[int, int]

SEATS = range(2, 5)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
CENTRE_STEP = 9  # the highest step value (rule 2.5)
Symbols = Annotated[tuple[Symbol, ...], Field(min_length=1)]
Index = Annotated[int, Field(ge=0, le=4)]
Stride = Annotated[int, Field(ge=-1, le=1)]


class SymbolKind(Value):
    """A Dogmatic Symbol, and the boards on which it may be inserted (section 5)."""

    id: Symbol
    boards: Annotated[tuple[Board, ...], Field(min_length=1)]


class SymbolCard(Value):
    """A Symbol Card, `copies` of it in each traveller's deck (section 12.1)."""

    id: str
    shows: tuple[Symbol, Symbol]
    copies: PositiveInt


class Memory(Value):
    """A Memory Card (section 12.2); its id determines its effect.

    `windows`: when it may be played, and in whose turn.
    """

    id: str
    copies: PositiveInt
    windows: Annotated[dict[Window, Whose], Field(min_length=1)]
    always: bool = False  # may be played even if it changes nothing


# --- what event cards do (section 10) ----------------------------------------------------------------


class Acquire(Value):
    """Take `n` of these symbols, of one's choice, from the Supply into the Reserve."""

    do: Literal["acquire"]
    n: PositiveInt
    symbols: Symbols = SYMBOLS


class Recover(Value):
    """Move `n` symbols of one's choice from one's Depot to one's Reserve."""

    do: Literal["recover"]
    n: PositiveInt


class Insert(Value):
    """Insert one symbol by section 5; `left`: on the individual board of the left neighbour."""

    do: Literal["insert"]
    symbol: Symbol
    board: Literal["own", "central", "left"]
    source: Source


class Discard(Value):
    """Discard `n` of these symbols from one's individual board, or from the central board."""

    do: Literal["discard_board", "discard_central"]
    n: PositiveInt
    symbols: Symbols


class DiscardChain(Value):
    """Discard `n` from the board, then the Reserve; still short: fall to the Starting Point."""

    do: Literal["discard_chain"]
    n: PositiveInt
    symbol: Symbol


class DiscardReserve(Value):
    """Discard `n` symbols of one's choice from the Reserve, or until `n` are left."""

    do: Literal["discard_reserve", "discard_reserve_to"]
    n: PositiveInt


class Substitute(Value):
    """Replace one of the `old` symbols on one's individual board by one of the `new` ones, in place."""

    do: Literal["substitute"]
    old: Symbols
    new: Symbols = SYMBOLS
    source: Source


class MoveSymbol(Value):
    """Move one of these symbols to an empty cell of its board: one's own, or the left neighbour's."""

    do: Literal["move_symbol"]
    symbols: Symbols
    board: Literal["own", "left"]


class March(Value):
    """Up to `n` steps forward as in section 6, or `n` back."""

    do: Literal["advance", "retreat"]
    n: PositiveInt


class Cards(Value):
    """Acquire, or discard from the hand, `n` Memory Cards (`memory(+n)`, `memory(-n)` of the sheet)."""

    do: Literal["draw", "forget"]
    n: PositiveInt


class Limit(Value):
    """At most `n` steps or insertions in the next such phase."""

    do: Literal["limit"]
    what: Literal["steps", "inserts"]
    n: PositiveInt


class Plain(Value):
    """Effects without a number: swap two symbols on one's board, fall to the Starting Point, lose Phase 1."""

    do: Literal["swap_symbols", "to_start", "skip_phase"]


Cost = Annotated[DiscardReserve | Cards, Field(discriminator="do")]
Costs = Annotated[tuple[Cost, ...], Field(min_length=1)]


class Choice(Value):
    """One of two lists, of the traveller's choice."""

    do: Literal["choice"]
    lists: tuple[Costs, Costs]


Effect = Annotated[
    Acquire
    | Recover
    | Insert
    | Discard
    | DiscardChain
    | DiscardReserve
    | Substitute
    | MoveSymbol
    | March
    | Cards
    | Limit
    | Plain
    | Choice,
    Field(discriminator="do"),
]


class Block(Value):
    """Part of an event card: whom it affects, and how.

    `range`: whose `of` is from `low` to `high` (`None`: no limit) · `has`: with one of `symbols` on the
    individual board · `fewest`, `most`: all who are tied in `of`; `most` needs more than 0.
    """

    who: Literal["all", "revealer", "others", "range", "has", "fewest", "most"]
    of: Measure | None = None
    low: NonNegativeInt = 0
    high: NonNegativeInt | None = None
    symbols: tuple[Symbol, ...] = ()
    may: bool = False  # each traveller decides; otherwise they must
    effects: Annotated[tuple[Effect, ...], Field(min_length=1)]

    @property
    def reaches_left(self) -> bool:
        """True if the affected travellers may change the board of their left neighbour."""
        return any(isinstance(each, Insert | MoveSymbol) and each.board == "left" for each in self.effects)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if (self.of is not None) != (self.who in ("range", "fewest", "most")):
            raise ValueError("range, fewest and most, and nobody else, are measured by something")
        if (self.low > 0 or self.high is not None) != (self.who == "range"):
            raise ValueError("a range, and nothing else, has limits")
        if self.high is not None and self.low > self.high:
            raise ValueError(f"from {self.low} to {self.high} there is nothing")
        if bool(self.symbols) != (self.who == "has"):
            raise ValueError("has, and nothing else, names symbols")
        return self


class Event(Value):
    """A Dogmatic Event card (sections 12.3 and 12.4). `counter` is its whole change (rule 9.5).

    `printed`: the expansion's rulebook shows the card; all others are our own design.
    """

    id: str
    type: Type
    counter: Annotated[int, Field(ge=-2, le=2)]
    printed: bool = False
    blocks: tuple[Block, ...] = ()

    @model_validator(mode="after")
    def _does_something(self) -> Self:
        if not self.blocks and self.counter == 0:
            raise ValueError("does nothing")
        return self


# --- the table ---------------------------------------------------------------------------------------


class Rim(Value):
    """A side of the central board (rule 2.4): the gates of columns 0 to 4, and the way from them inwards."""

    first: tuple[Index, Index]
    along: tuple[Stride, Stride]
    inward: tuple[Stride, Stride]

    def gate(self, column: int) -> Pair:
        """The central cell next to row 6 of this column."""
        return self.first[0] + column * self.along[0], self.first[1] + column * self.along[1]


class Mix(Value):
    """The number of event cards of each type in play, and the start of the counter (rule 8.3)."""

    hope: PositiveInt
    fear: NonNegativeInt
    counter: PositiveInt


class Custom(Value):
    """The host's choices for a custom mix; the first values are the defaults."""

    fears: Annotated[tuple[NonNegativeInt, ...], Field(min_length=1)]
    counters: Annotated[tuple[PositiveInt, ...], Field(min_length=1)]


class Box(Value):
    """The contents of the box, and the numbers of the rules."""

    revision: PositiveInt
    edition: str
    source: Literal["design", "published"]  # where the values come from that the rulebook lacks
    rows: PositiveInt
    columns: Annotated[str, Field(pattern=r"^[a-z]{5}$")]
    central_columns: Annotated[str, Field(pattern=r"^[a-z]{5}$")]
    insertions: PositiveInt
    transmuted: PositiveInt
    steps: PositiveInt
    price: PositiveInt
    reserve_limit: PositiveInt
    hand_limit: PositiveInt
    fragments: PositiveInt
    mountain_insertions: PositiveInt
    mountains_own: PositiveInt
    mountains_central: PositiveInt
    counter_most: PositiveInt
    events_in_play: PositiveInt
    idle_rounds: PositiveInt
    turn_cap: PositiveInt
    start_reserves: Annotated[tuple[tuple[Symbol, ...], ...], Field(min_length=SEATS[-1])]
    sides_used: dict[int, tuple[Side, ...]]
    symbols: ById[SymbolKind]
    symbol_cards: ById[SymbolCard]
    memory: ById[Memory]
    events: ById[Event]
    sides: dict[Side, Rim]
    modes: dict[Mode, Mix]
    custom: Custom

    @cached_property
    def hopes(self) -> tuple[str, ...]:
        """The ids of the Hope cards."""
        return tuple(card.id for card in self.events.values() if card.type == "hope")

    @cached_property
    def fears(self) -> tuple[str, ...]:
        """The ids of the Fear cards."""
        return tuple(card.id for card in self.events.values() if card.type == "fear")

    def mix(self, fear: int, counter: int) -> Mix:
        """The mix with this many Fear cards; Hope cards make up the rest."""
        return Mix(hope=self.events_in_play - fear, fear=fear, counter=counter)

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """Check that everything the rules count on is there, and enough of it."""
        if set(self.symbols) != set(SYMBOLS):
            raise ValueError("symbols must be the five of the rulebook")
        if set(self.columns) & set(self.central_columns):
            raise ValueError("a column of the central board is called like one of the individual boards")
        for seats in SEATS:
            if len(set(self.sides_used.get(seats, ()))) != seats:
                raise ValueError(f"sides_used has no {seats} sides for {seats} travellers")
            if self.events_in_play % seats:
                raise ValueError(f"{self.events_in_play} event cards cannot be dealt evenly to {seats}")
        for name in (*get_args(Side), *get_args(Mode)):
            if name not in self.sides and name not in self.modes:
                raise ValueError(f"{name} is missing")
        return self

    @model_validator(mode="after")
    def _mixed(self) -> Self:
        """Check that every mix can be dealt, and that its start fits the counter."""
        if max(self.custom.fears) >= self.events_in_play:
            raise ValueError("a mix without a Hope card")
        own = [self.mix(fear, counter) for fear in self.custom.fears for counter in self.custom.counters]
        for mix in (*self.modes.values(), *own):
            if mix.hope + mix.fear != self.events_in_play:
                raise ValueError(f"{mix.hope} and {mix.fear} are not {self.events_in_play} event cards")
            if mix.hope > len(self.hopes) or mix.fear > len(self.fears):
                raise ValueError(f"there are no {mix.hope} Hope and {mix.fear} Fear cards")
            if mix.counter > self.counter_most:
                raise ValueError(f"the counter ends at {self.counter_most}, below {mix.counter}")
        return self


DATA: Box = load("calamandara/base.toml", Box)
SIZE = len(DATA.columns)  # of the central board, and columns of an individual one
CENTRE: Pair = (SIZE // 2, SIZE // 2)


def own_name(cell: Pair) -> str:
    """`B3`: what the cell `(row, column)` of an individual board is called on the chart."""
    return f"{DATA.columns[cell[1]]}{cell[0]}".upper()


def central_name(cell: Pair) -> str:
    """`X4`: what the cell `(x, y)` of the central board is called on the chart."""
    return f"{DATA.central_columns[cell[0]]}{cell[1] + 1}".upper()
