"""Action tokens: which are in hand, and where they can be placed (rules R12, R14, R15; sheet 5.3)."""

from collections import Counter
from collections.abc import Iterable

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA, spaces_for
from rules.kemet.components.powers import tokens_of
from rules.kemet.components.state import God, KemetState


def tokens_left(god: God) -> int:
    """Normal tokens still in hand."""
    return DATA.action_tokens - Counter(god.spaces.values())["normal"]


def silver_left(god: God) -> int:
    """Silver tokens still in hand."""
    return tokens_of(god).count("silver") - Counter(god.spaces.values())["silver"]


def gold_left(god: God) -> list[str]:
    """The gold tiles whose own token is still in hand (sheet 5.3)."""
    return [tile for tile in god.tiles if "gold" in DATA.tiles[tile].timing and tile not in god.gold_used]


def empty_spaces(state: KemetState, god: God) -> list[str]:
    """The spaces of a board on which a token may be put today; a Buy space needs its Buy token."""
    return [
        name
        for name in spaces_for(state.seats)
        if name not in god.spaces and (DATA.spaces[name].action != "buy" or name in god.slots)
    ]


def empty_levels(spaces: Iterable[str]) -> int:
    """Count the levels of a board that have no token, if there are some on these spaces."""
    return len({space.level for space in DATA.spaces.values()} - {DATA.spaces[name].level for name in spaces})


def can_be_filled(spaces: Iterable[str], normal: int, silver: int, turns: int) -> bool:
    """Check whether so many tokens in hand are enough for the levels still empty (rule R14, ruling A3).

    Silver is placed beside a normal token only, once in each of `turns`.
    """
    return empty_levels(spaces) <= normal + min(silver, turns)


def balanced(state: KemetState, seat: Seat) -> bool:
    """Check whether the seat can still put a token on each level of its board today."""
    god = state.gods[seat]
    normal = tokens_left(god)
    return can_be_filled(god.spaces, normal, silver_left(god), _turns(state, seat, normal))


def may_end(state: KemetState, seat: Seat) -> bool:
    """Check whether each level can still get a token if the turn of the seat ends now."""
    god = state.gods[seat]
    normal = tokens_left(god)
    return can_be_filled(god.spaces, normal, silver_left(god), normal)


def spaces_open(state: KemetState, seat: Seat) -> list[str]:
    """List the spaces where the active seat can put a token now so that all levels can still get one.

    It may be a normal or a silver one: as many levels can be filled afterwards, since a silver one takes up
    its turn, too.
    """
    god = state.gods[seat]
    normal, silver = tokens_left(god), silver_left(god)
    turns = _turns(state, seat, normal)
    return [
        name
        for name in empty_spaces(state, god)
        if can_be_filled((*god.spaces, name), normal - 1, silver, turns)
    ]


def _turns(state: KemetState, seat: Seat, normal: int) -> int:
    """Count the turns of this Day, with the current one, in which the seat can still place silver."""
    now = state.turn
    if now is None or now.seat != seat:
        return normal
    return normal - (not now.placed) + now.silver
