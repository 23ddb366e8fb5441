"""The components of Bellum Magica (sheet sections 1 and 2), read once from `data/bellum/base.toml`.

The icons and values of the published cards are not known; see `source` in the file.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BeforeValidator, Field, NonNegativeInt, PositiveInt, model_validator

from rules.core.data import ById, every, load
from rules.core.text import Value

Icon = Literal["food", "glyph", "map", "sword", "magic_sword", "thief"]
Deck = Literal["goblin", "evil", "super_evil"]
Bonus = Literal["reroll", "shield", "magic_shield"]
Rows = dict[int, tuple[Icon, ...]]  # by number of the die, 1 to 6; empty rows are left out

SEATS = range(2, 6)
FACES = range(1, 7)
LETTERS: Mapping[str, Icon] = {
    "F": "food",
    "G": "glyph",
    "M": "map",
    "S": "sword",
    "X": "magic_sword",
    "T": "thief",
}
RESOURCES = ("food", "glyph", "barrel")
CHESTS = ("golden", "metal", "wooden")  # the order in which loot is drawn (rule 9)
BONUSES = ("shield", "reroll", "magic_shield")


def rows(letters: str) -> Callable[[object], Rows]:
    """A reader of rows in the notation of the sheet that accepts only these letters.

    >>> rows("FGM")("1F 6FFG")
    {1: ('food',), 6: ('food', 'food', 'glyph')}
    """

    def parse(text: object) -> Rows:
        found: Rows = {}
        for word in str(text).split():
            row, icons = word[:1], word[1:]
            if row not in "123456" or not icons or not set(icons) <= set(letters):
                raise ValueError(f"{word!r} is not a row: a number from 1 to 6, then letters of {letters}")
            if int(row) in found:
                raise ValueError(f"row {row} is there twice")
            found[int(row)] = tuple(LETTERS[letter] for letter in icons)
        return found

    return parse


def only(*known: str) -> AfterValidator:
    """Refuses keys that are not among the known ones."""

    def check(counts: dict[str, int]) -> dict[str, int]:
        for name in counts:
            if name not in known:
                raise ValueError(f"{name!r} is none of {', '.join(known)}")
        return counts

    return AfterValidator(check)


Left = Annotated[Rows, BeforeValidator(rows("FGM"))]
Right = Annotated[Rows, BeforeValidator(rows("SXT"))]
Price = Annotated[dict[str, PositiveInt], only(*RESOURCES)]
PerSeats = Annotated[dict[int, PositiveInt], every(*SEATS)]


class Castle(Value):
    """A castle board (sheet 2.1): the printed shield, production on the left, army on the right."""

    id: str
    shield: PositiveInt
    left: Left
    right: Right


class Creature(Value):
    """A goblin, evil or super evil creature (sheet 2.2 to 2.4). Only the side where it is placed counts."""

    id: str
    deck: Deck
    left: Left
    right: Right
    bonus: Bonus | None = None  # the token that comes with it


class Place(Value):
    """A place of the human kingdom (sheet 2.5). `loot`: how many of each resource and kind of chest."""

    id: str
    kind: Literal["tavern", "farm", "village", "city"]
    shield: PositiveInt
    magic_shield: NonNegativeInt = 0
    loot: Annotated[dict[str, PositiveInt], only(*RESOURCES, *CHESTS), Field(min_length=1)]


class Box(Value):
    """The contents of the box, and the numbers of the rules that depend on them."""

    revision: PositiveInt
    edition: str
    source: Literal["design", "published"]  # where icons and values come from (sheet, the first lines)
    max_days: PositiveInt  # the game ends after the attacks of this day (ruling R16)
    chests_to_end: PositiveInt  # this many chests after the attacks end the game (rule 10)
    goblins_each: PositiveInt  # dealt to each player (rule 2)
    display: PositiveInt  # face-up creatures of each deck (rule 5)
    tokens: Annotated[dict[str, PositiveInt], every(*RESOURCES, *BONUSES)]  # in the trays (sheet 2.7)
    chests: Annotated[
        dict[str, dict[int, PositiveInt]], every(*CHESTS)
    ]  # kind -> value in gold -> copies (2.6)
    costs: Annotated[dict[str, tuple[Price, ...]], every("evil", "super_evil")]  # deck -> alternative prices
    farms: PerSeats  # seats -> how many take part (rule 3); all cities always do
    villages: PerSeats
    castles: ById[Castle]
    creatures: ById[Creature]
    places: ById[Place]

    @model_validator(mode="after")
    def _playable(self) -> Self:
        """Check that there is enough of everything for the largest table (counts: sheet section 6)."""
        most = SEATS[-1]
        decks = [creature.deck for creature in self.creatures.values()]
        kinds = [place.kind for place in self.places.values()]
        needed = {
            "castles": (len(self.castles), most),
            "goblins": (decks.count("goblin"), self.goblins_each * most),
            "evil creatures": (decks.count("evil"), self.display),
            "super evil creatures": (decks.count("super_evil"), self.display),
            "farms": (kinds.count("farm"), max(self.farms.values())),
            "villages": (kinds.count("village"), max(self.villages.values())),
            "chests": (sum(sum(kind.values()) for kind in self.chests.values()), self.chests_to_end),
        }
        for name, (there, least) in needed.items():
            if there < least:
                raise ValueError(f"{there} {name}, but {least} are needed")
        if kinds.count("tavern") != 1:
            raise ValueError(f"{kinds.count('tavern')} taverns, but there is exactly 1")
        return self


def pieces(counts: Mapping[str, int]) -> list[str]:
    """Loot or a price as ids for the log, one for each piece, chests first; the words count them.

    >>> pieces({"food": 2, "wooden": 1})
    ['chest:wooden', 'resource:food', 'resource:food']
    """
    chests = [f"chest:{kind}" for kind in CHESTS for _ in range(counts.get(kind, 0))]
    return chests + [f"resource:{name}" for name in RESOURCES for _ in range(counts.get(name, 0))]


DATA: Box = load("bellum/base.toml", Box)
