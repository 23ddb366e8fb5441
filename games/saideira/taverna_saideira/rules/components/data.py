"""The contents of the box, read once."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Literal, Self, TypeVar

from pydantic import Field, model_validator

from rules.core.data import ById, load
from rules.core.text import Value

FOLDER = Path(__file__).resolve().parents[2] / "data"
SEATS = range(3, 7)
Count = Annotated[int, Field(gt=0)]


class Drink(Value):
    """A drink, in several equal copies. It is poured for its strength, or spent for its trick."""

    id: str
    kind: Literal["water", "coffee", "beer", "wine", "rum"]
    strength: Count
    copies: Count


class Guest(Value):
    """A guest, in one or more equal copies. Only merchants have coins printed."""

    id: str
    kind: Literal["merchant", "sailor", "bard", "dancer", "brawler"]
    coins: int = 0
    copies: Count


class Tricks(Value):
    """The numbers of the tricks."""

    weaken: Count
    strengthen: Count
    toast: Count


class Company(Value):
    """The worths of some guests; sailors and bards are counted without a number (rule 5)."""

    pair: Count
    brawler: int


class Data(Value):
    """The contents of `base.toml`."""

    revision: int
    rounds: Count
    hand: Count
    tricks: Tricks
    company: Company
    drinks: ById[Drink]
    guests: ById[Guest]

    @model_validator(mode="after")
    def _enough(self) -> Self:
        """Check that all seats have a drink for each round, and that queue and cellar do not run out."""
        if self.hand < self.rounds:
            raise ValueError(f"{self.hand} drinks in a hand, but {self.rounds} are needed")
        most = SEATS[-1]
        guests, needed = len(copies(self.guests)), most * self.rounds + 1
        if guests < needed:
            raise ValueError(f"{guests} guests, but {needed} are needed")
        brawlers = sum(guest.copies for guest in self.guests.values() if guest.kind == "brawler")
        drinks, needed = len(copies(self.drinks)), most * self.hand + brawlers
        if drinks < needed:
            raise ValueError(f"{drinks} drinks, but {needed} are needed")
        return self


T = TypeVar("T", Drink, Guest)


def copies(things: Mapping[str, T]) -> list[str]:
    """The ids of all cards, each as often as there are copies of it."""
    return [name for name, thing in things.items() for _ in range(thing.copies)]


DATA = load("base.toml", Data, FOLDER)
KINDS: tuple[str, ...] = tuple(dict.fromkeys(guest.kind for guest in DATA.guests.values()))
"""The kinds of guests, in order."""


def kinds(guests: Iterable[str]) -> list[str]:
    """The kind of each of these guests."""
    return [DATA.guests[guest].kind for guest in guests]
