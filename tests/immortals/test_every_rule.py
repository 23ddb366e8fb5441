"""Every rule, ruling, example, tribe and magic card has a test; the page names tests that exist."""

from pathlib import Path

from rules.immortals.components.data import DATA
from tests.rulings import NamedTests

TESTS = NamedTests(Path(__file__).parent, "immortals")


def test_every_rule_ruling_and_worked_example_has_a_test() -> None:
    assert sorted({*range(1, 47)} - TESTS.numbers("rule")) == []
    assert sorted({*range(1, 35)} - TESTS.numbers("ruling")) == []
    assert TESTS.numbers("example") == {*range(1, 17)}


def test_every_tribe_and_every_magic_card_has_a_test() -> None:
    assert TESTS.unnamed(DATA.tribes, "test_tribe") == []
    assert TESTS.unnamed(DATA.magics, "test_card") == []


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    assert sorted(TESTS.rows("A")) == list(range(1, 35))
