"""The components of Immortals (sheet sections 1 to 5 and 8), read once from `data/immortals/base.toml`.

A *cell* is a region in one realm: `light_treehome`, and `cell:light_treehome` as the id of a thing with a
name. Cards are `region:treehome`, `conflict:light_treehome`, `wild:light_moors`, `magic:transition5` and
`card:blank`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, NonNegativeInt, PositiveInt, model_validator

from rules.core.data import ById, every, load
from rules.core.text import Value

Realm = Literal["light", "dark"]
Area = Literal["waterlands", "greenwood", "high_peaks", "moors", "crownlands"]
Piece = Literal["portal", "temple", "capital"]
Kind = Literal["region", "conflict", "wild", "magic", "blank"]
Does = Literal[
    "gold",  # gain the gold of the card's cell
    "energy",
    "transition",  # `count` armies from a limbo to the card's cell; with a magic card, to own cells
    "construct",  # any piece in the card's cell, at the price of the tribe of its realm
    "temple",  # a temple at the deed's cost: in the card's cell, with a magic card in any own cell
    "attack",
    "move",
    "draw",  # `count` conflict cards
    "first",  # take the first-player marker
    "seize",  # a region card
]

SEATS = range(3, 6)
REALMS: tuple[Realm, ...] = ("light", "dark")
AREAS: tuple[Area, ...] = ("waterlands", "greenwood", "high_peaks", "moors", "crownlands")
PIECES: tuple[Piece, ...] = ("portal", "temple", "capital")
BLANK = "card:blank"  # copies in a hand are numbered behind a dot


def _proper(chance: tuple[int, int]) -> tuple[int, int]:
    if chance[0] >= chance[1]:
        raise ValueError(f"a chance is below 1, not {chance[0]} of {chance[1]}")
    return chance


Chance = Annotated[tuple[PositiveInt, PositiveInt], AfterValidator(_proper)]
"""`(a, b)`: a of b."""


class Wealth(Value):
    """Energy and gold: a value, a cost, or a player's stock."""

    energy: NonNegativeInt = 0
    gold: NonNegativeInt = 0


class Deed(Value):
    """One thing that a space or a magic card does (sheet sections 3 to 5). `count`: armies or cards."""

    kind: Does
    count: NonNegativeInt = 0
    cost: Wealth = Wealth()  # but for the price of a piece (`construct`), and that of a magic card

    @model_validator(mode="after")
    def _counted(self) -> Self:
        if (self.count > 0) != (self.kind in ("transition", "draw")):
            raise ValueError("transitions and draws, and nothing else, have a count")
        return self

    @property
    def id(self) -> str:
        """The id of the option, also used in words: `deed:attack`, `deed:transition_3`."""
        return f"deed:{self.kind}_{self.count}" if self.count else f"deed:{self.kind}"

    @property
    def takes_wild(self) -> bool:
        """True if a wild conflict card may be placed for it: not for an extraction (ruling A22)."""
        return self.kind not in ("gold", "energy")


class Region(Value):
    """A region: the values of its two cells, and the regions adjacent in either realm (section 2)."""

    id: str
    area: Area
    light: Wealth
    dark: Wealth
    near: Annotated[tuple[str, ...], Field(min_length=1)]


class Prices(Value):
    """A tribe's prices for pieces in its realm (ruling A12)."""

    portal: Wealth
    temple: Wealth
    capital: Wealth

    def of(self, piece: Piece) -> Wealth:
        """The price of one piece."""
        return {"portal": self.portal, "temple": self.temple, "capital": self.capital}[piece]


class Tribe(Value):
    """A tribe (section 4). `groups`: the armies of each, without the edge group of 3 or 4 players."""

    id: str
    realm: Realm
    home: str | None = None  # region, of light tribes only
    groups: Annotated[tuple[PositiveInt, ...], Field(min_length=1)]
    start: Wealth
    deed: Deed  # of its action space
    prices: Prices

    @model_validator(mode="after")
    def _housed(self) -> Self:
        if (self.home is not None) != (self.realm == "light"):
            raise ValueError("light tribes, and no others, have a home region")
        return self


class Action(Value):
    """A space of a player board (section 5). Without `deeds`: those of the tribe, or of the magic card."""

    id: str
    deeds: tuple[Deed, ...] = ()
    tribe: Realm | None = None  # the space of that tribe
    magic: bool = False  # takes magic cards and blanks; all others take region and conflict cards and blanks

    @model_validator(mode="after")
    def _sourced(self) -> Self:
        if [bool(self.deeds), self.tribe is not None, self.magic].count(True) != 1:
            raise ValueError("its deeds are its own, a tribe's, or a magic card's")
        return self


class Magic(Value):
    """A magic card (section 3): one of its deeds, for the same cost."""

    id: str
    cost: Wealth
    deeds: Annotated[tuple[Deed, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _one_cost(self) -> Self:
        if any(deed.cost != Wealth() for deed in self.deeds):
            raise ValueError("the card has the cost, its deeds have none")
        return self


class Points(Value):
    """Victory points of a piece: when it is built, and for the owner of its cell in each scoring."""

    built: NonNegativeInt
    scored: NonNegativeInt


class Tower(Value):
    """The numbers of the tower models (section 8); what they mean is in the data file."""

    falls: Chance
    holds: Chance
    frees: Chance
    shelves: PositiveInt
    shelf_passes: Chance
    shelf_frees: Chance


class Box(Value):
    """The contents of the box, and the numbers of the rules."""

    revision: PositiveInt
    edition: str
    source: Literal["design", "published"]  # where map, values, prices and groups come from
    armies: PositiveInt  # of each player; rule R1
    inhabitants: PositiveInt
    blanks: PositiveInt
    portals: PositiveInt  # ruling A18
    home_armies: PositiveInt  # in the dark cell of the home region; rule R5
    edge_group: PositiveInt  # on each tribe board with fewer than five players; rule R4
    draft_hand: PositiveInt  # rule R6
    limbo_start: PositiveInt  # rule R14
    seed_armies: PositiveInt  # of each player; rule R15
    seed_inhabitants: PositiveInt
    seed_tray: NonNegativeInt
    reinforcement: PositiveInt  # rule R18
    tray_least: NonNegativeInt  # rule R34
    tray_most: PositiveInt
    cells_for_point: PositiveInt  # rule R45, as are the next three
    area_cells: PositiveInt
    area_points: PositiveInt
    area_all_points: PositiveInt
    rounds: Annotated[dict[int, PositiveInt], every(*SEATS)]  # rule R3
    regions: ById[Region]
    actions: ById[Action]
    magics: ById[Magic]
    tribes: ById[Tribe]
    pieces: dict[Piece, Points]
    tower: Tower

    @model_validator(mode="after")
    def _sound(self) -> Self:
        self._check_map()
        if list(self.pieces) != list(PIECES):
            raise ValueError(f"pieces must be exactly {', '.join(PIECES)}")
        for realm in REALMS:
            if sum(tribe.realm == realm for tribe in self.tribes.values()) < SEATS[-1]:
                raise ValueError(f"{SEATS[-1]} {realm} tribes are needed")
        for tribe in self.tribes.values():
            if tribe.home is not None and tribe.home not in self.regions:
                raise ValueError(f"{tribe.id}: there is no region {tribe.home!r}")
        if self.most_armies > self.armies:
            raise ValueError(f"a player may need {self.most_armies} armies, but has {self.armies}")
        return self

    def _check_map(self) -> None:
        for region in self.regions.values():
            for other in region.near:
                if other not in self.regions:
                    raise ValueError(f"{region.id}: there is no region {other!r}")
                if region.id not in self.regions[other].near or other == region.id:
                    raise ValueError(f"{region.id} and {other} do not border on each other")
            if len(set(region.near)) != len(region.near):
                raise ValueError(f"{region.id} names a neighbour twice")
        for area in AREAS:
            if not any(region.area == area for region in self.regions.values()):
                raise ValueError(f"{area} has no regions")

    @property
    def most_armies(self) -> int:
        """The armies that the worst pair of tribes needs in the set-up (section 4)."""
        groups = [
            max(sum(ctx.groups) for ctx in self.tribes.values() if ctx.realm == realm) + self.edge_group
            for realm in REALMS
        ]
        return sum(groups) + self.home_armies + len(REALMS) * self.limbo_start + self.seed_armies


DATA: Box = load("immortals/base.toml", Box)
SPACES: tuple[str, ...] = tuple(DATA.actions)


class Card(Value):
    """A card that can lie on an action space. `cells`: those that it can stand for."""

    id: str
    kind: Kind
    cells: tuple[str, ...] = ()  # two of a region card, one of a conflict card, five of a wild one
    magic: str | None = None

    @property
    def conflict(self) -> bool:
        """True for cards of the conflict deck, to which they return when discarded."""
        return self.kind in ("conflict", "wild")


def cell(realm: Realm, region: str) -> str:
    """The cell of a region in a realm, e.g. `light_treehome`."""
    return f"{realm}_{region}"


@cache
def realm_of(cell: str) -> Realm:
    """The realm of a cell: `light` or `dark`."""
    return "light" if cell.startswith("light_") else "dark"


@cache
def region_of(cell: str) -> str:
    """The region of a cell."""
    return cell.partition("_")[2]


@cache
def twin(cell: str) -> str:
    """The cell of the same region in the other realm."""
    return f"{other(realm_of(cell))}_{region_of(cell)}"


def other(realm: Realm) -> Realm:
    """The realm opposite."""
    return "dark" if realm == "light" else "light"


def wealth_of(cell: str) -> Wealth:
    """The yield of an extraction in the cell (rule R27)."""
    region = DATA.regions[region_of(cell)]
    return region.light if realm_of(cell) == "light" else region.dark


def neighbours(cell: str) -> tuple[str, ...]:
    """The adjacent cells of the same realm; portals are no adjacency (rule R31)."""
    return NEIGHBOURS[cell]


def steps(cell: str, *, portal: bool) -> tuple[str, ...]:
    """The cells to which one step leads: adjacent ones and, by its portal, the twin (rule R31, ruling A8)."""
    return (*NEIGHBOURS[cell], twin(cell)) if portal else NEIGHBOURS[cell]


@cache
def cells_in(area: Area, realm: Realm) -> tuple[str, ...]:
    """The five cells of an area of one realm; ten such areas are scored (ruling A6)."""
    return tuple(cell(realm, region.id) for region in DATA.regions.values() if region.area == area)


CELLS: tuple[str, ...] = tuple(cell(realm, region) for realm in REALMS for region in DATA.regions)
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    here: tuple(cell(realm_of(here), region) for region in DATA.regions[region_of(here)].near)
    for here in CELLS
}


def _cards() -> dict[str, Card]:
    regions = [
        Card(id=f"region:{region}", kind="region", cells=tuple(cell(realm, region) for realm in REALMS))
        for region in DATA.regions
    ]
    conflicts = [Card(id=f"conflict:{here}", kind="conflict", cells=(here,)) for here in CELLS]
    wilds = [
        Card(id=f"wild:{realm}_{area}", kind="wild", cells=cells_in(area, realm))
        for realm in REALMS
        for area in AREAS
    ]
    magics = [Card(id=f"magic:{magic}", kind="magic", magic=magic) for magic in DATA.magics]
    cards = [*regions, *conflicts, *wilds, *magics, Card(id=BLANK, kind="blank")]
    return {card.id: card for card in cards}


CARDS: dict[str, Card] = _cards()
"""Every card by its id. Each player has all the magic cards, and some blanks."""


def conflict_deck(realm: Realm) -> list[str]:
    """The conflict cards of a realm, unshuffled: one of each cell, one wild of each area (rule R6)."""
    return [card.id for card in CARDS.values() if card.conflict and realm_of(card.cells[0]) == realm]


def groups_of(tribe: str, seats: int) -> list[int]:
    """The groups of armies on a tribe board (rule R4)."""
    edge = [DATA.edge_group] if seats < SEATS[-1] else []
    return [*DATA.tribes[tribe].groups, *edge]


def deeds_of(action: str, card: str, tribes: Mapping[str, str]) -> tuple[Deed, ...]:
    """List the uses of a card on a space, each with its cost but the price of a piece (rule R25).

    `tribes`: the player's by realm. None for a blank. Whether a deed is possible is another matter.
    """
    magic, space = CARDS[card].magic, DATA.actions[action]
    if magic is not None:
        return tuple(
            deed.model_copy(update={"cost": DATA.magics[magic].cost}) for deed in DATA.magics[magic].deeds
        )
    if card == BLANK:
        return ()
    return (DATA.tribes[tribes[space.tribe]].deed,) if space.tribe is not None else space.deeds


def fits(action: str, card: str, tribes: Mapping[str, str]) -> bool:
    """Check if a card may be placed on a space (section 5); a region card also needs armies there (R19)."""
    kind = CARDS[card].kind
    if kind == "blank" or DATA.actions[action].magic:
        return kind in ("blank", "magic")
    return kind in ("region", "conflict") or (
        kind == "wild" and any(deed.takes_wild for deed in deeds_of(action, card, tribes))
    )
