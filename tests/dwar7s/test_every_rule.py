"""Each rule, ruling, card and example has a test that names it, and the page names tests that exist."""

from pathlib import Path

from rules.dwar7s.components.data import DATA
from tests.rulings import NamedTests

TESTS = NamedTests(Path(__file__).parent, "dwar7s")


def test_every_rule_and_every_ruling_has_a_test() -> None:
    assert TESTS.numbers("rule") == {*range(1, 19)}
    assert TESTS.numbers("ruling") == {*range(1, 29)}


def test_every_card_has_a_test() -> None:
    for kind, cards in (("kingdom", DATA.kingdoms), ("ogre", DATA.ogres), ("secret", DATA.secrets)):
        named = " ".join(name for name in TESTS.names if f"{kind}_" in name)
        assert [card for card in cards if card not in named] == []


def test_every_trade_objective_is_paid_in_a_test() -> None:
    assert '"trade", list(DATA.trades))\ndef test_trade_each_objective' in TESTS.source


def test_every_ruling_is_on_the_page_with_a_test_that_exists() -> None:
    rows = TESTS.rows("R")
    assert sorted(rows) == list(range(1, 29))
    assert [n for n, name in rows.items() if f"ruling_{n:02}_" not in name] == []


def test_every_example_is_on_the_page() -> None:
    examples = [name for name in TESTS.names if name.startswith("test_example_")]
    assert len(examples) >= 16
    assert [name for name in examples if f"`{name}`" not in TESTS.page] == []
