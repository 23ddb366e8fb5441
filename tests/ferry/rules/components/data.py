"""The data of the ferry, read once."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.data import ById, load
from rules.core.text import Value

FOLDER = Path(__file__).resolve().parents[2] / "data"
SEATS = range(2, 5)


class Crate(Value):
    """A crate, which weighs as much as no other."""

    id: str
    weight: int


class Data(Value):
    """The contents of `base.toml`."""

    revision: int
    hand: int  # crates dealt to each seat
    rounds: Mapping[str, int]  # by the option `length`
    crates: ById[Crate]


DATA = load("base.toml", Data, FOLDER)
