"""Weights of a computer player. The steady one uses `STEADY`, and a search `SHARP`.

`SHARP` was found by games in which every seat had other weights (decision record 37).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.bellum.components.data import DATA

CHEST_WORTH: Mapping[str, int] = {
    kind: 10 * sum(value * copies for value, copies in values.items()) // sum(values.values())
    for kind, values in DATA.chests.items()
}


def _worths(**worths: int) -> Mapping[str, int]:
    return field(default_factory=lambda: worths)


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights in tenths of gold, unless something else is said."""

    loot: Mapping[str, int] = _worths(food=5, glyph=12, barrel=5)  # chests are worth their mean
    left_early: Mapping[str, int] = _worths(food=10, glyph=18, map=18)
    left_late: Mapping[str, int] = _worths(food=3, glyph=5, map=14)
    right: Mapping[str, int] = _worths(sword=8, magic_sword=12, thief=12)
    bonus: Mapping[str, int] = _worths(reroll=0, shield=0, magic_shield=0)  # a recruit's token
    # percent: what a recruit adds to an average row as things are, for each chest still lacking
    ahead: int = 0
    early: int = 4  # the last day on which production comes first
    spell: int = 2  # the least gain from a reroll: a spell comes back, a barrel does not
    barrel: int = 8
    rivals: int = 50  # percent: what a row brings one of the others on average, of what it brings the seat

    def worth(self, loot: Mapping[str, int]) -> int:
        """The worth of these resources and chests."""
        worths = self.loot
        return sum(
            (worths[name] if name in worths else CHEST_WORTH[name]) * count for name, count in loot.items()
        )


STEADY = Weights()
SHARP = Weights(
    loot={"food": 12, "glyph": 15, "barrel": 5},
    left_early={"food": 12, "glyph": 20, "map": 20},
    left_late={"food": 2, "glyph": 4, "map": 12},
    right={"sword": 4, "magic_sword": 12, "thief": 9},
    bonus={"reroll": 14, "shield": 6, "magic_shield": 12},
    ahead=100,
    barrel=11,
    rivals=80,
)
