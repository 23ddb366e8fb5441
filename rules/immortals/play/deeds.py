"""The table of deeds: when each can be done, and what it does. A deed is asked for in `actions.deed`."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from rules.immortals.components.board import can_pay
from rules.immortals.components.data import Deed, Does
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, RevealedCard
from rules.immortals.play import attack, building, economy, magic, moving


@dataclass(frozen=True, slots=True)
class Work:
    """`possible` leaves the deed's own cost aside; `do` is for a deed that is possible and payable."""

    possible: Callable[[ImmortalsState, RevealedCard, Deed], bool]
    do: Callable[[ImmortalsContext, RevealedCard, Deed], Awaitable[None]]


DEEDS: Mapping[Does, Work] = {
    "gold": Work(economy.can_extract, economy.extract),
    "energy": Work(economy.can_extract, economy.extract),
    "transition": Work(economy.can_transit, economy.transit),
    "construct": Work(building.can_construct, building.construct),
    "temple": Work(building.can_build_temple, building.build_temple),
    "attack": Work(attack.can_attack, attack.attack),
    "move": Work(moving.can_move, moving.move),
    "draw": Work(magic.can_draw, magic.draw_cards),
    "first": Work(magic.can_be_first, magic.be_first),
    "seize": Work(magic.can_seize, magic.seize),
}


def possible(state: ImmortalsState, action: RevealedCard, deed: Deed) -> bool:
    """Check whether the seat of the action can pay for a deed and do it."""
    return can_pay(state.players[action.seat], deed.cost) and DEEDS[deed.kind].possible(state, action, deed)
