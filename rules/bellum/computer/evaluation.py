"""Evaluation of a position: gold, and what castle and creatures may still bring."""

from collections.abc import Sequence

from rules.bellum.components.data import DATA, FACES
from rules.bellum.components.realm import icons
from rules.bellum.components.score import ranks
from rules.bellum.components.state import BellumState, Lord, chest_count, gold
from rules.core.play.evaluation import settled, shared

GOLD, CHEST = 10, 20
TOKENS = {"food": 15, "glyph": 14, "barrel": 11, "shield": 12, "magic_shield": 45, "reroll": 16}
ICONS = {"food": 9, "glyph": 14, "map": 18, "sword": 5, "magic_sword": 17, "thief": 9}
DOUBLING = 57


def evaluation(state: BellumState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(state))
    left = max(1, DATA.chests_to_end - max(chest_count(lord) for lord in state.lords))
    return shared([worth(lord, left) for lord in state.lords], DOUBLING)


def worth(lord: Lord, left: int) -> int:
    """The worth in tenths of gold: the gold there is, and the average row's yield for each chest left."""
    there = GOLD * gold(lord) + CHEST * chest_count(lord)
    there += sum(TOKENS[token] * count for token, count in lord.tokens.items())
    shown = [icons(lord.castle, lord.left, lord.right, row) for row in FACES]
    brought = sum(ICONS[icon] * count for row in shown for icon, count in row.items())
    return there + left * brought // len(FACES)
