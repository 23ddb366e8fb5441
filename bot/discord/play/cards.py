"""The cards of a game, for `/card`: every row with an id in its data file.

The table `creatures` holds the cards `creature:<id>`, and so on for each table of `data/<game>/base.toml`.
"""

import tomllib
from functools import lru_cache

from rules.core.data import FOLDER


@lru_cache
def cards(game: str) -> tuple[str, ...]:
    """The ids of all cards of a game, in the order of its data file."""
    with (FOLDER / game / "base.toml").open("rb") as file:
        tables = tomllib.load(file)
    return tuple(
        f"{name.removesuffix('s')}:{row['id']}"
        for name, rows in tables.items()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict) and "id" in row
    )
