"""The small cards of a realm in Bellum Magica: how many fit, and which of them are drawn as one."""

import pytest

from render.bellum.parts.realm import arrange

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
