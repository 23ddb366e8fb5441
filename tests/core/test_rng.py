from collections import Counter

import pytest

from rules.core.rng import Dice


def test_the_same_seed_gives_the_same_draws_for_ever() -> None:
    dice = Dice("taverna")
    assert [dice.below(6) for _ in range(8)] == [Dice("taverna", i).below(6) for i in range(8)]
    assert [Dice("taverna", i).below(100) for i in range(6)] == [76, 95, 46, 17, 58, 67]


def test_the_counter_is_the_whole_state() -> None:
    dice = Dice("s")
    pile = list(range(40))
    dice.shuffle(pile)
    assert dice.drawn == 39
    assert sorted(pile) == list(range(40))
    assert Dice("s", dice.drawn).below(10**30) == dice.below(10**30)


def test_a_die_is_fair_enough() -> None:
    dice = Dice("fair")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_huge_ranges_are_drawn_without_bias_or_refused() -> None:
    assert 0 <= Dice("big").below(20**45) < 20**45
    assert Dice("big").below(1) == 0
    for wrong in (0, -1, 2**256 + 1):
        with pytest.raises(ValueError, match="below"):
            Dice("big").below(wrong)
