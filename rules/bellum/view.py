"""What one reader may know of a game of Bellum Magica (sheet rule 12)."""

from dataclasses import dataclass

from rules.core.decisions import Seat


@dataclass(frozen=True, slots=True)
class Chest:
    """One chest token. `kind` is `wooden`, `metal` or `golden`; `value` is 1 to 8 gold."""

    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class LordView:
    """One player's realm, as everybody sees it, and the chest values as the reader may know them."""

    castle: str  # id in `data.CASTLES`; empty while castles are still being chosen
    left: tuple[str, ...]  # creature ids in the order placed: production
    right: tuple[str, ...]  # creature ids in the order placed: army
    unplaced: tuple[str, ...]  # goblins dealt and not yet placed
    food: int
    glyph: int
    barrel: int
    shield: int  # the castle's whole shield: printed and tokens
    magic_shield: int
    ready: int  # confusion spells
    exhausted: int
    wooden: int  # number of chests of each kind
    metal: int
    golden: int
    values: tuple[Chest, ...] | None  # the reader's own chests, sorted; everybody's after the end; else None
    icons: dict[
        str, int
    ]  # icons on the active row: food, glyph, map (left); sword, magic_sword, thief (right)


@dataclass(frozen=True, slots=True)
class BellumView:
    """A game of Bellum Magica through the eyes of `reader` (None: a spectator, and the channel)."""

    reader: Seat | None
    day: int  # from 1
    phase: str  # castles, goblins, roll, horde, attack, recruit, over, ... : the phase at work
    captain: Seat
    die: int  # 1 to 6; 0 before the first roll of the day
    acting: Seat | None  # whose attack, purchase, reroll or goblin it is, where there is one
    lords: tuple[LordView, ...]  # by seat
    castles: tuple[str, ...]  # still to be chosen from (option `castles=chosen`), else empty
    places: tuple[str, ...]  # face up beside the tavern, in the order revealed
    discarded: tuple[str, ...]  # places looted
    evil: tuple[str, ...]  # face-up creatures, at most 2
    super_evil: tuple[str, ...]
    decks: dict[str, int]  # cards left: places, evil, super_evil
    piles: dict[str, int]  # chests left: wooden, metal, golden
    tray: dict[str, int]  # tokens left: food, glyph, barrel, shield, reroll, magic_shield
    changed: tuple[
        str, ...
    ]  # what the last public action changed, as ids: `food:2` (resource:seat; also glyph, barrel,
    # shield, magic_shield, ready, wooden, metal, golden), `creature:orc_raider_1`, `place:farm_3`, `die`,
    # `captain`
    places_won: tuple[int, ...] | None  # after the end, by seat: 1 = won, equal = shared
    scores: tuple[int, ...] | None  # after the end, by seat: sum of chest values
