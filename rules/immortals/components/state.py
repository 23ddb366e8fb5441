"""The state of a game of Immortals: what lies where, and the simple queries that all phases use.

Names of things in the state: a cell is a region in one realm (`light_grove`); a card is written as its id
(`region:grove`, `conflict:light_grove`, `wild:light_moors`, `magic:transition5`, `card:blank`); cubes are
counted by owner, the seats first and the inhabitants last.
"""

from dataclasses import dataclass, field

from rules.core.decisions import Seat
from rules.core.flow import GameContext
from rules.immortals.components.data import CELLS, REALMS

SCORED = (
    "built",
    "cells",
    "temples",
    "capitals",
    "areas",
)  # kinds of points, in the order of the score sheet


@dataclass(slots=True)
class Army:
    """The armies in a cell: one player's, at least 1."""

    seat: Seat
    armies: int


@dataclass(slots=True)
class Player:
    """One player. Each of their cards is in exactly one of `hand`, `plan` and `ImmortalsState.action`."""

    tribes: dict[str, str]  # by realm
    groups: dict[str, list[int]]  # groups of armies still to be placed, by the realm of their board
    supply: int  # personal supply; after the seeding of the tower, what has left the game
    hand: list[str]  # cards; in the draft without the draft hand
    energy: int = 0
    gold: int = 0
    limbo: dict[str, int] = field(default_factory=lambda: dict.fromkeys(REALMS, 0))
    fallen: int = 0  # armies that fell from the tower when it was seeded, not in a limbo yet
    draft: list[str] = field(default_factory=list)  # the hand of the draft
    plan: dict[str, str] = field(default_factory=dict)  # space -> card, face down
    taken: list[str] = field(default_factory=list)  # spaces whose region card left; each keeps its turn (R26)
    last_plan: dict[str, str] = field(default_factory=dict)  # as it was locked in this or the last round
    score: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SCORED, 0))  # points by kind


@dataclass(slots=True)
class RevealedCard:
    """The card that was revealed last, while its action is carried out."""

    seat: Seat
    space: str
    card: str


@dataclass(slots=True)
class Battle:
    """The last battle, until the next card is revealed. Lists of cubes are by owner, the inhabitants last."""

    attacker: Seat
    defender: Seat | None  # None: the target was empty
    origin: str  # cell
    target: str  # cell
    attackers: int
    defenders: int
    stance: str  # of the inhabitants: attacker, neutral, defender, against (the attacker, on an empty target)
    inside: list[int]  # in the tower before the drop
    thrown: list[int]
    fell: list[int]  # the tray right after the drop
    strength: list[int]  # attacker, defender
    losses: list[int]  # that left the tray for a limbo or the supply
    winner: str  # attacker, defender, tie
    card: str = ""  # the region card that changed hands


@dataclass(slots=True)
class ImmortalsState:
    """A game. Of every hidden pile, the last card is the top."""

    phase: str
    seed: str
    drawn: int
    seats: int
    rounds: int  # how many are played
    model: str  # setting `tower`
    first: Seat  # first player of this round
    marker: Seat  # who holds the first-player marker: first player of the next round
    players: list[Player]  # by seat
    owners: dict[str, Seat | None]  # region -> whose its region card is; None: it is in the deck
    draft_decks: dict[str, list[str]]  # by realm; empty after the draft
    draft_realms: list[str]  # the realm of each seat's draft hand; empty before and after the draft
    tower: list[list[int]]  # cubes inside by shelf and owner; one shelf but for the model `shelves`
    tray: list[int]  # cubes by owner
    inhabitants: int  # in the supply
    deck: list[str] = field(default_factory=list)  # conflict cards; empty in the draft
    discard: list[str] = field(default_factory=list)  # conflict cards, open
    shown: dict[Seat, str] = field(default_factory=dict)  # revealed in the last round of the draft
    armies: dict[str, Army] = field(default_factory=dict)  # cell -> who stands there
    portals: list[str] = field(default_factory=list)  # cells
    buildings: dict[str, str] = field(default_factory=dict)  # cell -> temple, capital
    round: int = 0  # 0 before the first
    drafts: int = 0  # rounds of the draft so far
    turn: int = 0  # how many seats, from the first player, are done in this phase
    action: RevealedCard | None = None
    battle: Battle | None = None
    scored: list[dict[str, int]] = field(default_factory=list)  # by seat, in the last scoring
    changed: list[str] = field(default_factory=list)  # by the last answer, see `ImmortalsView.changed`


ImmortalsContext = GameContext[ImmortalsState]


def acting(state: ImmortalsState) -> Seat:
    """The seat whose turn it is, in phases with turns."""
    return (state.first + state.turn) % state.seats


def active(state: ImmortalsState) -> RevealedCard:
    """The action in progress. Only in its phases."""
    assert state.action is not None
    return state.action


def armies_in(state: ImmortalsState, cell: str, seat: Seat) -> int:
    """The number of the seat's armies in a cell."""
    army = state.armies.get(cell)
    return army.armies if army and army.seat == seat else 0


def own_cells(state: ImmortalsState, seat: Seat) -> list[str]:
    """The cells that the seat occupies, in the order of the map."""
    return [cell for cell in CELLS if armies_in(state, cell, seat)]


def points(player: Player) -> int:
    """The player's victory points."""
    return sum(player.score.values())
