"""The state of a game of Bellum Magica, and the simple queries that all phases use."""

from dataclasses import dataclass, field

from rules.bellum.components.data import BONUSES, CHESTS, DATA, RESOURCES
from rules.bellum.components.realm import icons
from rules.core.decisions import Seat
from rules.core.flow import GameContext


@dataclass(slots=True)
class Lord:
    """One player's realm."""

    castle: str = ""  # empty until it is chosen
    left: list[str] = field(default_factory=list)  # creatures in the order placed: production
    right: list[str] = field(default_factory=list)  # army
    unplaced: list[str] = field(default_factory=list)  # goblins and a recruit whose side is not chosen yet
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys((*RESOURCES, *BONUSES), 0))
    exhausted: int = 0  # of the reroll tokens (confusion spells), until the end of the day
    chests: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in CHESTS})  # sorted


@dataclass(slots=True)
class BellumState:
    """A game. Of every hidden deck and pile, the last one is the top."""

    phase: str
    seed: str
    drawn: int
    seats: int
    captain: Seat
    castles_chosen: bool  # ruling R2
    magic_counts_twice: bool  # ruling R3
    lords: list[Lord]  # by seat
    castles: list[str]  # still to be chosen
    goblins: list[str]  # not dealt yet; afterwards empty
    places: list[str]  # face up beside the tavern, in the order revealed
    displays: dict[str, list[str]]  # face-up creatures: evil, super_evil
    decks: dict[str, list[str]]  # face down: places, evil, super_evil
    piles: dict[str, list[int]]  # values of the chests: wooden, metal, golden
    box: list[str]  # farms and villages that are not in play, unseen
    discarded: list[str] = field(default_factory=list)  # places raided
    day: int = 1
    die: int = 0  # 1 to 6; 0 before the first roll of the day
    turn: int = 0  # how many seats, from the Captain, are done in this phase
    changed: list[str] = field(default_factory=list)  # by the last public action, see `BellumView.changed`


BellumContext = GameContext[BellumState]


def acting(state: BellumState) -> Seat:
    """The seat whose turn it is in this phase."""
    return (state.captain + state.turn) % state.seats


def active_row(state: BellumState, seat: Seat) -> dict[str, int]:
    """The icons of a seat on the row of the day."""
    lord = state.lords[seat]
    return icons(lord.castle, lord.left, lord.right, state.die)


def shield(lord: Lord) -> int:
    """The castle's whole shield: printed and tokens."""
    return (DATA.castles[lord.castle].shield if lord.castle else 0) + lord.tokens["shield"]


def chest_count(lord: Lord) -> int:
    """The number of chests of all kinds."""
    return sum(len(values) for values in lord.chests.values())


def gold(lord: Lord) -> int:
    """The sum of the values of all chests."""
    return sum(sum(values) for values in lord.chests.values())


def tray(state: BellumState, token: str) -> int:
    """The number of tokens of this name in the tray; printed shields do not count."""
    return DATA.tokens[token] - sum(lord.tokens[token] for lord in state.lords)


def change(state: BellumState, token: str, seat: Seat, count: int) -> None:
    """Move `count` tokens from the tray, which must hold as many, to a seat; or back, if negative."""
    state.lords[seat].tokens[token] += count
    shown = {"reroll": "ready"}.get(token, token)  # as the view calls it
    state.changed.append(f"{shown}:{seat}")
