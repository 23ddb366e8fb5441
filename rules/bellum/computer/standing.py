"""Who is how near to winning: gold, and what castle and creatures may still bring."""

from collections.abc import Sequence

from rules.bellum.components.data import DATA, FACES
from rules.bellum.components.realm import icons
from rules.bellum.components.score import ranks
from rules.bellum.components.state import BellumState, Lord, chest_count, gold
from rules.core.play.standing import settled, shared

GOLD = 10
TOKENS = {"food": 2, "glyph": 4, "barrel": 3, "shield": 2, "magic_shield": 3, "reroll": 4}
ICONS = {"food": 3, "glyph": 6, "map": 12, "sword": 8, "magic_sword": 9, "thief": 8}
DAYS = 5  # more are too far away to count
DOUBLING = 30


def standing(state: BellumState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(state))
    most = max(chest_count(lord) for lord in state.lords)
    days = min(DAYS, max(1, (DATA.chests_to_end - most) // 2))
    return shared([worth(lord, days) for lord in state.lords], DOUBLING)


def worth(lord: Lord, days: int) -> int:
    """In tenths of gold: what is there, and what an average row brings on each of these days."""
    there = GOLD * gold(lord) + sum(TOKENS[token] * count for token, count in lord.tokens.items())
    shown = [icons(lord.castle, lord.left, lord.right, row) for row in FACES]
    brought = sum(ICONS[icon] * count for row in shown for icon, count in row.items())
    return there + days * brought // len(FACES)
