"""Rule 5: what guests are worth."""

import pytest

from taverna_saideira.rules.components.score import brings, coins_of, worth


@pytest.mark.parametrize(
    ("table", "coins"),
    [
        ((), 0),
        (("merchant_3", "merchant_5"), 8),
        (("sailor",), 1),
        (("sailor", "sailor"), 4),
        (("sailor",) * 6, 36),
        (("bard",), 1),
        (("bard", "bard"), 2),
        (("bard", "bard", "sailor", "merchant_3"), 2 * 3 + 1 + 3),
        (("dancer",), 0),
        (("dancer",) * 2, 7),
        (("dancer",) * 5, 14),
        (("brawler", "brawler"), -4),
    ],
)
def test_guests_are_worth_this_together(table: tuple[str, ...], coins: int) -> None:
    assert worth(table) == coins


def test_a_new_kind_of_guest_brings_a_coin_more_for_each_bard() -> None:
    assert brings(("bard", "bard"), "brawler") == 0
    assert brings(("bard",), "merchant_4") == 5


def test_the_score_is_told_by_kind() -> None:
    expected = {"merchant": 4, "sailor": 1, "bard": 5, "dancer": 7, "brawler": -2}
    assert coins_of(("bard", "sailor", "dancer", "dancer", "brawler", "merchant_4")) == expected
