"""The state of a game of Dwar7s Fall: what lies where, and the simple queries that all phases use."""

from dataclasses import dataclass, field

from rules.core.decisions import Seat
from rules.core.flow import GameContext
from rules.core.play.turns import clockwise
from rules.dwar7s.components.data import DATA, GEMS, Edge, Kingdom
from rules.dwar7s.components.grid import kind_of


@dataclass(slots=True)
class Card:
    """A kingdom card on the table."""

    name: str  # red_castle
    rotation: int  # degrees clockwise: 0, 90, 180, 270


@dataclass(slots=True)
class Stack:
    """The cards in a cell, the top last, and the dwarves on the top card, by seat."""

    cards: list[Card]
    dwarves: list[int]

    @property
    def top(self) -> Card:
        """The card that counts."""
        return self.cards[-1]

    @property
    def kind(self) -> Kingdom:
        """The kind of the top card."""
        return kind_of(self.cards[-1].name)

    @property
    def free(self) -> int:
        """Spaces for more dwarves."""
        return self.kind.spaces - sum(self.dwarves)


@dataclass(slots=True)
class Clan:
    """One player. The dwarves in their pool are those that are not on the table."""

    secret: str  # secret objective
    kingdom: list[str]  # kinds of the kingdom cards in hand, in the order of the data
    gems: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GEMS, 0))
    ogres: list[str] = field(default_factory=list)  # in hand, sorted
    trades: list[str] = field(default_factory=list)  # completed, in order
    monsters: list[str] = field(default_factory=list)  # defeated, in order
    revealed: bool = False  # the secret objective is completed
    walls: list[Edge] = field(default_factory=list)  # of the card built last
    switch: bool = True  # reveal it as soon as its condition holds; known to its owner only (ruling R10)


@dataclass(slots=True)
class Plan:
    """The active player's current plan: the answers so far in a chain of questions, for the pictures."""

    step: str  # build, place, move, dig, or an ogre card
    card: str = ""  # to be built: red_castle
    cell: str = ""  # chosen: where it is built, or where the dwarf to be moved stands
    seat: Seat = -1  # whose dwarf it is; -1: not chosen yet
    cells: list[str] = field(default_factory=list)  # to choose from


@dataclass(slots=True)
class Dwar7sState:
    """A game. Of every hidden deck, the last card is the top."""

    phase: str
    seed: str
    drawn: int
    seats: int
    first: Seat  # begins each round
    clans: list[Clan]  # by seat
    trades: list[str]  # open objectives
    trade_deck: list[str]
    secrets: list[str]  # dealt to nobody
    ogre_deck: list[str]
    ogre_discard: list[str] = field(default_factory=list)  # face up
    table: dict[str, Stack] = field(default_factory=dict)  # by cell
    round: int = 1
    turn: int = 0  # how many turns of the round are over
    used: int = 0  # actions in this turn
    opened: bool = False  # the first card of the game has been built (ruling R16)
    stirred: bool = False  # whether somebody acted in this round, or was absent (ruling R19)
    switched: bool = False  # the active player changed the switch in this turn
    asked: Seat = -1  # who was last asked for a task; -1: nobody yet
    ending: bool = False  # somebody has enough objectives: this round is the last one (rule 15)
    plan: Plan | None = None
    changed: list[str] = field(default_factory=list)  # by the last answer, see `Dwar7sView.changed`


Dwar7sContext = GameContext[Dwar7sState]


def acting(state: Dwar7sState) -> Seat:
    """The seat whose turn it is; the only one that ever decides."""
    return (state.first + state.turn) % state.seats


def from_active(state: Dwar7sState) -> list[Seat]:
    """All seats in turn order, from the active one."""
    return clockwise(state.seats, acting(state))


def on_table(state: Dwar7sState, seat: Seat) -> int:
    """Count the dwarves of a seat that are on cards."""
    return sum(stack.dwarves[seat] for stack in state.table.values())


def pool(state: Dwar7sState, seat: Seat) -> int:
    """The number of a seat's dwarves beside the table."""
    return DATA.dwarves - on_table(state, seat)


def pile(state: Dwar7sState, gem: str) -> int:
    """The number of gems of a kind in the pile."""
    return DATA.gems[gem].copies - sum(clan.gems[gem] for clan in state.clans)


def gem_count(clan: Clan) -> int:
    """Gems of all kinds in hand."""
    return sum(clan.gems.values())


def hand_size(clan: Clan) -> int:
    """The cards that count against the limit: kingdom cards, gems and ogres (rule 13)."""
    return len(clan.kingdom) + gem_count(clan) + len(clan.ogres)


def objectives(clan: Clan) -> int:
    """Completed objectives, trade and secret ones together."""
    return len(clan.trades) + clan.revealed


def spoken(cell: str) -> str:
    """A cell as people say it: `M13`."""
    return cell.upper()
