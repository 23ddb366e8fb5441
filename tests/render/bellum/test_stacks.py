"""The small cards of a realm in Bellum Magica: how many fit, and which of them are drawn as one."""

import pytest

from render.bellum.parts.realm import arrange, capacity
from render.core.drawing.geometry import Rect

CARDS = ("orc_raider_1", "goblin_1", "goblin_2", "skull_keep")  # on a 2, one of the goblins gives something


@pytest.mark.parametrize(
    ("room", "die", "stacks"),
    [
        (4, 2, [["orc_raider_1"], ["goblin_1"], ["goblin_2"], ["skull_keep"]]),
        (3, 2, [["orc_raider_1"], ["goblin_1", "goblin_2"], ["skull_keep"]]),
        (2, 2, [["skull_keep"], ["goblin_1", "goblin_2", "orc_raider_1"]]),
        (2, 1, [["skull_keep"], ["orc_raider_1", "goblin_1", "goblin_2"]]),
        (1, 2, [["skull_keep", "goblin_1", "goblin_2", "orc_raider_1"]]),
    ],
)
def test_families_are_one_card_before_what_gives_nothing_is(
    room: int, die: int, stacks: list[list[str]]
) -> None:
    assert [[*stack.cards] for stack in arrange(CARDS, "left", die, room)] == stacks


@pytest.mark.parametrize(
    ("wide", "high", "fit"), [(59, 103, 1), (60, 104, 1), (124, 212, 1), (125, 212, 2), (125, 213, 4)]
)
def test_small_cards_fit_with_a_gap_between_them(wide: int, high: int, fit: int) -> None:
    assert capacity(Rect(0, 0, wide, high)) == fit
