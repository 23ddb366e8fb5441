"""The rules of Peak, each with its number."""

import pytest

from rules.core.rng import Dice
from taverna_peak.rules import GAME
from taverna_peak.rules.play import HAND, PeakState, ident, play_round
from tests.helpers import context, drive, events_for, over


def dealt(hands: list[list[int]]) -> PeakState:
    """Two seats with these cards."""
    state = GAME.new(2, {}, Dice("rules"))
    state.hands = hands
    return state


def test_everybody_is_dealt_four_cards() -> None:
    """Rule 1."""
    state = GAME.new(4, {}, Dice("deal"))
    assert [len(hand) for hand in state.hands] == [HAND] * 4


@pytest.mark.parametrize(("mine", "theirs", "points"), [(7, 4, [1, 0]), (3, 20, [0, 1])])
def test_the_highest_card_scores(mine: int, theirs: int, points: list[int]) -> None:
    """Rule 2."""
    ctx = context(dealt([[1, mine], [2, theirs]]))
    assert drive(play_round(ctx), [{0: [ident(mine)], 1: [ident(theirs)]}]) == "round"
    assert (ctx.state.hands, ctx.state.points, ctx.state.round) == ([[1], [2]], points, 2)
    assert [text.key for text in events_for(ctx)] == ["peak.log.plays", "peak.log.plays", "peak.log.scores"]


def test_the_most_points_win_and_equal_ones_share() -> None:
    """Rule 3."""
    state = dealt([[5], [6]])
    state.points = [1, 0]
    result = over(play_round(context(state)), [{0: [ident(5)], 1: [ident(6)]}])
    assert (result.places, result.why.key) == ((1, 1), "peak.over.rounds")
