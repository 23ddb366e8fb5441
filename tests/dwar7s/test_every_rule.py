"""Each rule, ruling, card and example has a test that names it, and the page names tests that exist."""

import re
from pathlib import Path

from rules.dwar7s.components.data import DATA

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "rules" / "dwar7s.md").read_text(encoding="utf-8")
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_*.py")))
NAMES = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)


def numbers(word: str) -> set[int]:
    """The numbers that names of tests give to rules or rulings."""
    return {int(n) for name in NAMES for n in re.findall(rf"(?<=_){word}_(\d\d)(?=_|$)", name)}


def test_every_rule_has_a_test() -> None:
    assert numbers("rule") == set(range(1, 19))


def test_every_ruling_has_a_test() -> None:
    assert numbers("ruling") == set(range(1, 29))


def test_every_card_has_a_test() -> None:
    for kind, cards in (("kingdom", DATA.kingdoms), ("ogre", DATA.ogres), ("secret", DATA.secrets)):
        named = " ".join(name for name in NAMES if f"{kind}_" in name)
        assert [card for card in cards if card not in named] == []


def test_every_trade_objective_is_paid_in_a_test() -> None:
    assert '"trade", list(DATA.trades))\ndef test_trade_each_objective' in SOURCE


def test_every_ruling_is_on_the_page_with_a_test_that_exists() -> None:
    rows = dict(re.findall(r"^\| R(\d+) \|.*\| `(test_\w+)` \|$", PAGE, re.MULTILINE))
    assert sorted(map(int, rows)) == list(range(1, 29))
    assert [name for name in rows.values() if name not in NAMES] == []
    assert [n for n, name in rows.items() if f"ruling_{int(n):02}_" not in name] == []


def test_every_example_is_on_the_page() -> None:
    examples = [name for name in NAMES if name.startswith("test_example_")]
    assert len(examples) >= 16
    assert [name for name in examples if f"`{name}`" not in PAGE] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE)
    assert [name for name in named if name not in NAMES and not (HERE / f"{name}.py").exists()] == []
