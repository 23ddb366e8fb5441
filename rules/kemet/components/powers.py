"""The sums of a player's tiles and creatures. Numbers are data; other effects are checked by name."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rules.kemet.components.data import DATA, Gift, Power

# Tiles whose effect is not a number (sheet section 1).
PORTAL = "portal"  # teleports from obelisks too
SPYING = "spying"  # sees the enemy's battle card
LOCAL_RECRUITMENT = "local_recruitment"  # recruits where troops stand


class Owner(Protocol):
    """An owner of power tiles: a player, or what is seen of one."""

    @property
    def tiles(self) -> Sequence[str]:
        """The tiles, in the order gained."""


class Setting(Protocol):
    """A game with the setting `same_art`: its state, or what is seen of it."""

    @property
    def art_across_colours(self) -> bool:
        """True if tiles with the same art count as one in all colours, False if as one in each."""


def power(god: Owner, number: Callable[[Power], int]) -> int:
    """The sum of one number over all tiles of a player."""
    return sum(number(DATA.tiles[tile].power) for tile in god.tiles)


def owns(god: Owner, art: str) -> bool:
    """Check whether the player has a tile of this art."""
    return any(DATA.tiles[tile].art == art for tile in god.tiles)


def tokens_of(god: Owner) -> list[str]:
    """The action tokens that came with the player's tiles: `gold` and `silver`, each as often as it did."""
    return [token for tile in god.tiles if (token := DATA.tiles[tile].token)]


def movement(god: Owner, beasts: Sequence[str]) -> int:
    """The land moves of a troop with these creatures (rule R23)."""
    return DATA.movement + power(god, lambda tile: tile.movement) + swiftness(beasts)


def swiftness(beasts: Sequence[str]) -> int:
    """The land moves that these creatures add."""
    return sum(DATA.beasts[beast].movement for beast in beasts)


def has_gift(beasts: Sequence[str], gift: Gift) -> bool:
    """Check whether one of these creatures has the gift."""
    return any(DATA.beasts[beast].gift == gift for beast in beasts)


def may_own(game: Setting, god: Owner, tile: str) -> bool:
    """Check whether the player has no tile of the same art yet."""
    return not any(same_art(game, tile, owned) for owned in god.tiles)


def same_art(game: Setting, one: str, other: str) -> bool:
    """Check whether nobody may own both tiles (sheet 1.1; setting `same_art`)."""
    left, right = DATA.tiles[one], DATA.tiles[other]
    return left.art == right.art and (game.art_across_colours or left.colour == right.colour)
