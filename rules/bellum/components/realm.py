"""Yields of a castle and its creatures on a row of the die, and what an army beats (sheet rules 7 to 9)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.bellum.components.data import DATA, FACES, Icon
from rules.core.decisions import Seat

PRODUCTION: tuple[Icon, ...] = ("food", "glyph", "map")  # on the left side of cards
ARMY: tuple[Icon, ...] = ("sword", "magic_sword", "thief")  # on the right side


def icons(castle: str, left: Sequence[str], right: Sequence[str], row: int) -> dict[str, int]:
    """Count the icons of each kind that a realm shows on a row, 1 to 6 (rulebook, "Escolha do bando ativo").

    `castle` (empty: none yet), `left` and `right` are ids. All six icons are there; on row 0, before the
    first roll of the day, they are zero. A creature counts only on the side on which it lies.
    """
    return dict(_icons(castle, tuple(left), tuple(right), row))


@lru_cache(maxsize=1 << 14)
def _icons(castle: str, left: tuple[str, ...], right: tuple[str, ...], row: int) -> Mapping[str, int]:
    """Count the icons; cached, since computer players look at the same few realms again and again."""
    found: dict[str, int] = dict.fromkeys((*PRODUCTION, *ARMY), 0)
    if row not in FACES:
        return found
    creatures = DATA.creatures
    shown = [creatures[name].left for name in left] + [creatures[name].right for name in right]
    if castle:
        shown += [DATA.castles[castle].left, DATA.castles[castle].right]
    for rows in shown:
        for icon in rows.get(row, ()):
            found[icon] += 1
    return found


def finders(maps: Mapping[Seat, int]) -> tuple[list[Seat], str]:
    """The seats with the most maps, and the kind of chest that each of them draws (sheet rule 8)."""
    most = max(maps.values())
    best = [seat for seat, count in maps.items() if most and count == most]
    return best, "metal" if len(best) == 1 else "wooden"


def beats(army: Mapping[str, int], shield: int, magic_shield: int, *, twice: bool) -> bool:
    """Check whether the swords of `army` beat these shields (rulebook, "Escudos e espadas mágicas").

    Magic swords stand in for swords, never the reverse. `twice`: a magic sword that beats the magic shield
    also counts against the shield; otherwise it does not (ruling R3).
    """
    magic = army["magic_sword"]
    needed = shield if twice else shield + magic_shield
    return magic >= magic_shield and army["sword"] + magic >= needed


def swords_beside(shield: int, magic_shield: int, *, twice: bool) -> int:
    """The swords needed to beat both shields, with just enough magic ones for the second (see `beats`)."""
    return max(0, shield - magic_shield) if twice else shield
