"""The components of Kemet (sheet sections 1 to 3, 5 and 6), read once from `data/kemet/base.toml`.

PP in comments: prayer points (sheet PP, rulebook PO). Effects of the published pieces are known only in part;
see `source`.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from rules.core.data import ById, every, load
from rules.core.text import Value

Colour = Literal["ruby", "sapphire", "diamond", "onyx"]
Action = Literal["recruit", "move", "raise", "pray", "buy"]
Timing = Literal[  # when a tile works: its icon (rulebook 1.3); `gain`: once, as soon as it is owned
    "battle",
    "move",
    "recruit",
    "pray",
    "buy",
    "raise",
    "night",
    "day",
    "gain",
    "always",
    "creature",
    "gold",
    "silver",
]
Icon = Literal["reaction", "battle", "day", "movement"]  # when a Divine Intervention card may be played
Gift = Literal["ignores_walls", "cancels", "toll", "teleports", "devours"]
Level = Annotated[int, Field(ge=1, le=4)]

SEATS = range(2, 6)
COLOURS: tuple[Colour, ...] = ("ruby", "sapphire", "diamond", "onyx")
DIVERSION = "diversion"  # the card that each player begins with, besides those that are dealt (rule R5)


PerSeats = Annotated[dict[int, PositiveInt], every(*SEATS)]


class Space(Value):
    """An action space of the player board (sheet 5.1), on level 1 to 3."""

    id: str
    level: Annotated[int, Field(ge=1, le=3)]
    action: Action


class Power(Value):
    """A tile's changes for its owner, as numbers; 0: no change. Other effects depend on its `art`."""

    strength: NonNegativeInt = 0  # in every battle, as are damage and defence
    attack_strength: NonNegativeInt = 0  # as the attacker only
    defend_strength: NonNegativeInt = 0  # as the defender only
    gold_strength: NonNegativeInt = 0  # in a battle that the tile's own gold action started
    card_strength: NonNegativeInt = 0  # for each Divine Intervention card discarded after the reveal
    damage: NonNegativeInt = 0
    defence: NonNegativeInt = 0
    initiative: NonNegativeInt = 0  # enemy units destroyed before the War Council, as the attacker
    trap: NonNegativeInt = 0  # units that a troop loses on moving into a zone with an own troop
    movement: NonNegativeInt = 0  # of every own troop
    troop_limit: NonNegativeInt = 0  # instead of the usual one
    recruits: NonNegativeInt = 0  # free units in each Recruit action
    mercenaries: NonNegativeInt = 0  # units added to the owner's for good
    pray_prayers: NonNegativeInt = 0  # more PP for each Pray action
    pray_units: NonNegativeInt = 0  # units placed with each Pray action
    day_prayers: NonNegativeInt = 0  # more PP with each gain of PP in the Day
    entry_prayers: NonNegativeInt = 0  # PP for moving into a zone with an enemy troop
    kill_prayers: NonNegativeInt = 0  # PP for each enemy unit destroyed in a battle
    loss_prayers: NonNegativeInt = 0  # PP for each own unit that the enemy destroyed in a battle
    night_prayers: NonNegativeInt = 0  # PP in the Prayers step
    night_cards: NonNegativeInt = 0  # more Divine Intervention cards drawn at night
    night_sight: NonNegativeInt = 0  # cards looked at instead of the draw, of which one is kept
    night_units: NonNegativeInt = 0  # units placed in the Conscription step
    night_levels: NonNegativeInt = 0  # pyramid levels raised free in the Prayers step
    fame: NonNegativeInt = 0  # permanent fame, once, with the tile
    defend_fame: NonNegativeInt = 0  # permanent fame for a battle won as the defender
    discount: NonNegativeInt = 0  # PP off each payment
    tile_discount: NonNegativeInt = 0  # PP off a tile
    card_discount: NonNegativeInt = 0  # PP off a Divine Intervention card
    level_discount: NonNegativeInt = 0  # PP off each level in a Raise action
    surcharge: NonNegativeInt = 0  # PP more for the tile bought with this gold action


class Tile(Value):
    """A power tile (sheet section 1); it costs as many PP as its level."""

    id: str
    colour: Colour
    level: Level
    timing: Annotated[tuple[Timing, ...], Field(min_length=1)]
    power: Power = Power()
    token: Literal["gold", "silver"] | None = None  # the action token that comes with it (sheet 5.3)
    special: str | None = None  # the special battle card that comes with it
    from_seats: Annotated[int, Field(ge=2, le=5)] = 2  # takes part in games of at least so many players

    @property
    def art(self) -> str:
        """The id without number or colour: tiles "with the same art" share it (sheet 1.1), and words."""
        name = self.id.removesuffix(f"_{self.colour}")
        family, _, number = name.rpartition("_")
        return family if number.isdecimal() else name


class Beast(Value):
    """A creature, named as the tile it comes with. Its numbers help the troop with which it stands."""

    id: str
    strength: NonNegativeInt = 0
    damage: NonNegativeInt = 0
    defence: NonNegativeInt = 0
    movement: NonNegativeInt = 0
    gift: Gift | None = None
    toll: NonNegativeInt = 0  # PP that an opponent pays to move into its zone (gift `toll`)
    feast: NonNegativeInt = 0  # enemy losses in Casualties that bring `fame` (gift `devours`)
    fame: NonNegativeInt = 0


class Divine(Value):
    """A Divine Intervention card (sheet section 2). A Day card's numbers depend on the card."""

    id: str
    copies: PositiveInt
    cost: NonNegativeInt  # PP
    timing: Icon
    strength: NonNegativeInt = 0
    damage: NonNegativeInt = 0
    defence: NonNegativeInt = 0
    movement: NonNegativeInt = 0
    prayers: NonNegativeInt = 0  # PP gained, or stolen
    units: NonNegativeInt = 0  # units placed, or destroyed


class BattleCard(Value):
    """A battle card (sheet section 3). `unblockable` damage and the `loss` of own units can't be defended."""

    id: str
    strength: NonNegativeInt
    damage: NonNegativeInt = 0
    unblockable: NonNegativeInt = 0
    defence: NonNegativeInt = 0
    loss: NonNegativeInt = 0
    special: bool = False  # comes with a tile; all others are in every player's first hand


class Box(Value):
    """The contents of the box but the map, and the numbers of the rules (sheet section 6)."""

    revision: PositiveInt
    edition: str
    source: Literal["design", "published"]  # where effects and values come from
    fame_to_win: PositiveInt  # rule R13
    prayers_start: PositiveInt  # PP; rule R7
    prayers_most: PositiveInt  # PP above it are lost; rule R48
    units: PositiveInt  # of each player; rule R7
    start_districts: PositiveInt  # rule R8
    start_units: PositiveInt  # in each of them
    troop_limit: PositiveInt  # units of a troop; rule R47
    action_tokens: PositiveInt  # normal ones, of each player; rule R7
    divine_dealt: PositiveInt  # beside the Diversion; rule R5
    veterans: PositiveInt  # tokens in the supply (ruling A36)
    movement: PositiveInt  # land moves of a Move action; rule R23
    teleport: PositiveInt  # PP; rule R24
    pray: PositiveInt  # PP; rule R17
    night_prayers: PositiveInt  # PP; rule R41
    offering_units: PositiveInt  # for 1 fame; rule R37
    delta_units: PositiveInt  # for the PP of the Delta; rule R38
    temples_for_fame: PositiveInt  # for 1 fame; rule R39
    pyramid_levels: PositiveInt  # the highest level, worth 1 fame; rule R20
    start_levels: PositiveInt  # rule R9
    start_level_most: PositiveInt  # of one pyramid in the set-up
    veterans_per_card: PositiveInt  # rule R42; 1 for 1 PP or 1 unit (R41, R43)
    colours: PerSeats  # how many of the four take part; rule R2
    pyramids: PerSeats  # that a player can build, and the Buy slots of the board; rule R7
    spaces: ById[Space]
    tiles: ById[Tile]
    beasts: ById[Beast]
    divine: ById[Divine]
    battle: ById[BattleCard]

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """Check that pieces that belong together are all there."""
        tiles = self.tiles.values()
        _same("creatures", self.beasts, [tile.id for tile in tiles if "creature" in tile.timing])
        special = [card.id for card in self.battle.values() if card.special]
        _same("special battle cards", special, [tile.special for tile in tiles if tile.special])
        for token in ("gold", "silver"):
            named = [tile.id for tile in tiles if token in tile.timing]
            _same(f"{token} tokens", [tile.id for tile in tiles if tile.token == token], named)
        if DIVERSION not in self.divine or self.divine[DIVERSION].copies < SEATS[-1]:
            raise ValueError(f"{SEATS[-1]} {DIVERSION} cards are needed")
        slots = [space.id for space in self.spaces.values() if space.action == "buy"]
        if len(slots) < max(self.pyramids.values()):
            raise ValueError(f"{len(slots)} Buy slots, but {max(self.pyramids.values())} are needed")
        return self


def _same(what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    left, right = Counter(iter(found)), Counter(iter(wanted))
    if left != right:
        odd = sorted((left - right) + (right - left))
        raise ValueError(f"{what} and their tiles do not agree: {', '.join(odd)}")


DATA: Box = load("kemet/base.toml", Box)


@lru_cache
def tiles_of(colour: Colour, seats: int) -> tuple[str, ...]:
    """The tiles of a colour in a game of so many players, by rising level (rule R2)."""
    return tuple(
        tile.id for tile in DATA.tiles.values() if tile.colour == colour and tile.from_seats <= seats
    )


def divine_deck() -> list[str]:
    """The Divine Intervention cards of the deck, unshuffled; a card once for each copy (rule R5)."""
    return [card.id for card in DATA.divine.values() if card.id != DIVERSION for _ in range(card.copies)]


@lru_cache
def spaces_for(seats: int) -> tuple[str, ...]:
    """The action spaces of a player board, from the top down; as many Buy slots as pyramids."""
    slots = [space.id for space in DATA.spaces.values() if space.action == "buy"]
    return tuple(name for name in DATA.spaces if name not in slots[DATA.pyramids[seats] :])


FIRST_HAND: tuple[str, ...] = tuple(card.id for card in DATA.battle.values() if not card.special)
