"""The components of Dwar7s Fall (sheet sections 1 to 6), read once from `data/dwar7s/base.toml`.

Points are victory points (VP). Where no source describes the cards, they are our own design; the file says
which.
"""

from typing import Annotated, Literal, Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from rules.core.data import ById, load
from rules.core.text import Value

Colour = Literal["red", "blue", "yellow", "green"]
Terrain = Literal["dragon", "giant", "dwarf"]  # the type of a card; alike ones may be stacked (rule 10a)
Task = Literal[
    "dig", "mine", "hire", "trade", "defeat"
]  # what its completion does (rule 12); hire: draw an ogre
Edge = Literal["north", "east", "south", "west"]
Gem = Literal["emerald", "amber", "diamond", "ruby"]
Need = Literal["cards", "points", "monsters", "sieges", "ogres", "emerald", "amber", "diamond", "ruby"]

SEATS = range(2, 5)
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green")  # by seat
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")  # clockwise
ROTATIONS = (0, 90, 180, 270)  # degrees clockwise
GEMS: tuple[Gem, ...] = ("emerald", "amber", "diamond", "ruby")
Walls = Annotated[tuple[Edge, ...], Field(min_length=1, max_length=3)]


class Kingdom(Value):
    """A kind of kingdom card; every colour has one (sheet section 2)."""

    id: str
    terrain: Terrain
    task: Task
    spaces: PositiveInt  # for dwarves
    needed: PositiveInt  # dwarves of one colour that complete the task
    points: int  # VP in a realm; monsters take some away
    walls: Walls  # as it lies unturned
    gem: Gem | None = None  # of a mine
    amount: NonNegativeInt = 0  # gems of a mine
    actions: NonNegativeInt = 0  # more in each turn of its own colour, while it is on the table (rule 10)
    stops: Literal["mines", "actions"] | None = None  # in the realm of a monster; each also stops digging

    @property
    def castle(self) -> bool:
        """True for a castle, from which dwarves dig."""
        return self.task == "dig"

    @property
    def monster(self) -> bool:
        """True for a dragon or an ice giant."""
        return self.task == "defeat"

    @property
    def coverable(self) -> bool:
        """True if a card may lie on it: neither castle nor monster (rulebook, Tasks)."""
        return not (self.castle or self.monster)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.needed > self.spaces:
            raise ValueError(f"needs {self.needed} dwarves, but has {self.spaces} spaces")
        if len(set(self.walls)) != len(self.walls):
            raise ValueError("has two walls on one edge")
        if (self.task == "mine") != (self.gem is not None and self.amount > 0):
            raise ValueError("a mine, and nothing else, has a gem and an amount of it")
        if self.monster != (self.stops is not None):
            raise ValueError("a monster, and nothing else, stops something")
        return self


class GemPile(Value):
    """A kind of gem (sheet section 3)."""

    id: Gem
    copies: PositiveInt
    points: PositiveInt  # VP of each in hand at the end


class Trade(Value):
    """A trade objective (sheet section 4), for which a store takes exactly the gems of `cost`."""

    id: str
    cost: Annotated[dict[Gem, PositiveInt], Field(min_length=1)]
    points: PositiveInt


class Secret(Value):
    """A secret objective (sheet section 5); its condition: its owner has at least `needs` of each thing.

    `cards` and `points`: of the realm · `monsters`: defeated · `sieges`: monsters with `siege_dwarves` own
    dwarves on them · `ogres` and the four gems: cards in hand.
    """

    id: str
    needs: Annotated[dict[Need, PositiveInt], Field(min_length=1)]
    points: PositiveInt


class Ogre(Value):
    """An ogre card (sheet section 6). Its id determines its effect."""

    id: str
    copies: PositiveInt


class Box(Value):
    """The contents of the box, and the numbers of the rules."""

    revision: PositiveInt
    edition: str
    source: Literal["design", "published"]  # where the values come from that the rulebook lacks
    actions: PositiveInt  # in the tasks of a turn (rule 10)
    dwarves: PositiveInt  # of each player
    hand_limit: PositiveInt  # kingdom cards, gems and ogres together (rule 13)
    trades_open: PositiveInt  # rule 5
    objectives_to_end: PositiveInt  # of one player (rule 15)
    monster_points: PositiveInt  # VP of each defeated monster (rule 16)
    scare_steps: PositiveInt  # rule 11, ruling R17
    siege_dwarves: PositiveInt  # own dwarves on a monster that count as a siege
    max_rounds: PositiveInt  # ruling R19
    kingdoms: ById[Kingdom]
    gems: ById[GemPile]
    trades: ById[Trade]
    secrets: ById[Secret]
    ogres: ById[Ogre]

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """Check that everything the rules count on is there, and enough of it."""
        for gem in GEMS:
            if gem not in self.gems:
                raise ValueError(f"gems has no {gem}")
        for task in ("dig", "hire", "trade"):
            if [kind.task for kind in self.kingdoms.values()].count(task) != 1:
                raise ValueError(f"kingdoms must have exactly one card with the task {task}")
        if len(self.kingdoms) > self.hand_limit:
            raise ValueError(f"{len(self.kingdoms)} kingdoms do not fit into a hand of {self.hand_limit}")
        if max(kind.needed for kind in self.kingdoms.values()) > self.dwarves:
            raise ValueError(f"a task needs more than {self.dwarves} dwarves")
        if len(self.secrets) < SEATS[-1]:
            raise ValueError(f"{SEATS[-1]} secrets are needed")
        for trade in self.trades.values():
            if any(count > self.gems[gem].copies for gem, count in trade.cost.items()):
                raise ValueError(f"there are not enough gems to pay for {trade.id}")
        return self


DATA: Box = load("dwar7s/base.toml", Box)
