"""The state of a game of Kemet: what lies where. Queries are in `board.py`, `powers.py` and `fame.py`."""

from dataclasses import dataclass, field

from rules.core.decisions import Seat
from rules.core.flow import GameContext
from rules.kemet.components.data import DATA, FIRST_HAND


@dataclass(slots=True)
class Troop:
    """All units of one player in a zone. More than one creature only while a Move action is in progress."""

    seat: Seat
    units: int
    beasts: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Pyramid:
    """The pyramid of a district; its builder is the owner of the city."""

    colour: str
    level: int  # 1 to 4


@dataclass(slots=True)
class God:
    """One player. Tokens and creatures on the way back are in the lists named here and nowhere else."""

    city: str = ""  # empty until it is chosen
    prayers: int = DATA.prayers_start
    supply: int = DATA.units  # units that are not on the board
    tiles: list[str] = field(default_factory=list)  # in the order gained
    beasts: list[str] = field(default_factory=list)  # creatures in the supply
    slots: dict[str, str] = field(default_factory=dict)  # Buy space -> colour of the Buy token on it
    spaces: dict[str, str] = field(default_factory=dict)  # space -> `normal` or `silver`, placed today
    gold_used: list[str] = field(default_factory=list)  # gold tiles whose token was placed today
    bought: list[str] = field(default_factory=list)  # colours of tiles bought today
    hand: list[str] = field(default_factory=lambda: list(FIRST_HAND))  # battle cards
    spent: list[str] = field(default_factory=list)  # battle cards played, face up
    buried: list[str] = field(default_factory=list)  # battle cards discarded in War Councils, unseen
    removed: list[str] = field(default_factory=list)  # battle cards that left the game, unseen
    divine: list[str] = field(default_factory=list)  # Divine Intervention cards in hand
    sight: list[str] = field(default_factory=list)  # those looked at with Vision
    veterans: int = 0
    fame: dict[str, int] = field(default_factory=lambda: {"battle": 0, "divine": 0})  # permanent


@dataclass(slots=True)
class Turn:
    """One player's turn of the Day."""

    seat: Seat
    silver: bool  # a silver token may still be played in this turn
    gold: bool
    placed: bool = False  # the normal token
    started: bool = False  # any token was placed
    space: str = ""  # where the token of the current action lies; empty for a gold action
    tile: str = ""  # the tile whose gold action is in progress, else empty
    swapped: list[str] = field(default_factory=list)  # creatures that came in by a swap
    owned: int = len(DATA.tiles)  # tiles when the turn began: tokens of later ones wait for the next turn


@dataclass(slots=True)
class March:
    """A Move action in progress. The moving units are here and not in `KemetState.troops`."""

    seat: Seat
    start: str  # zone
    zone: str
    units: int
    beasts: list[str]
    left: int  # land moves
    walked: bool = False  # has left the start
    regrouped: bool = False  # the number of units that go on from this zone is decided
    exchanged: bool = False  # the creatures that go on from this zone are decided
    dropped: list[str] = field(default_factory=list)  # those that do not, and have no units beside them yet
    teleported: bool = False
    besieged: bool = False  # has entered an opponent's district
    gates: bool = False  # ignores walls (Open Gates)


@dataclass(slots=True)
class Side:
    """One side of a battle. Its troop is in `KemetState.troops`, as long as it has one."""

    seat: Seat
    play: str = ""  # battle card, secret until the Clash
    discard: str = ""  # battle card, secret for ever
    divine: list[str] = field(default_factory=list)  # Divine Intervention cards, secret until the Clash
    bonus: int = 0  # strength from cards discarded after the reveal
    strength: int = 0  # at the Resolution; 0 before it
    kills: int = 0  # enemy units destroyed; own losses by one's own card are none


@dataclass(slots=True)
class Battle:
    """A battle, from the moment the attacker stands in the zone."""

    zone: str
    sides: list[Side]  # attacker, defender
    bonus: int = 0  # strength of the attacker from the gold action that brought them
    revealed: bool = False
    spy: int = -1  # the seat that sees the opponent's chosen card before the Clash; else -1
    winner: int = -1  # 0: attacker, 1: defender; -1: not resolved yet


@dataclass(slots=True)
class KemetState:
    """A game. Of the deck, the last card is the top."""

    phase: str
    seed: str
    drawn: int
    seats: int
    art_across_colours: bool  # setting `same_art`
    order: list[Seat]  # the turn-order track, from the left
    gods: list[God]  # by seat
    colours: list[str]  # of tiles in play
    tiles: list[str]  # in the supply, in the order of the data
    deck: list[str]  # Divine Intervention
    discard: list[str] = field(default_factory=list)  # Divine Intervention, open
    trail: list[str] = field(default_factory=list)  # zones through which a troop went last, in this action
    troops: dict[str, list[Troop]] = field(default_factory=dict)  # zone -> the holder's, then an attacker's
    pyramids: dict[str, Pyramid] = field(default_factory=dict)  # by district
    day: int = 1
    done: int = 0  # how many seats, in turn order, are done in this phase
    turn: Turn | None = None  # None: not in the Day
    march: March | None = None
    battle: Battle | None = None
    battles: list[str] = field(default_factory=list)  # zones in which the active seat still has to fight
    arrived: list[str] = field(default_factory=list)  # zones to which troops came outside their own turn
    returned: list[str] = field(default_factory=list)  # creatures, to the supply, likewise
    choosing: list[Seat] = field(default_factory=list)  # the order of choosing places in Destiny
    places: list[Seat] = field(default_factory=list)  # the new track in Destiny, -1 where it is empty
    # zones of temporary fame, and who was said to hold it
    told: dict[str, Seat] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)  # by the last answer, see `KemetView.changed`


KemetContext = GameContext[KemetState]


def acting(state: KemetState) -> Seat:
    """The seat that chooses now, in a phase in which all choose in turn order."""
    return state.order[state.done]


def active(state: KemetState) -> Turn:
    """The turn in progress. Only in the Day."""
    assert state.turn is not None
    return state.turn


def fighting(state: KemetState) -> Battle:
    """The battle in progress. Only in its phases."""
    assert state.battle is not None
    return state.battle
