"""Every rule, ruling, example, tribe and magic card has a test; the page names tests that exist."""

import re
from pathlib import Path

from rules.immortals.components.data import DATA

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "immortals.md"
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_*.py")))
NAMES = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)


def numbers(kind: str) -> list[int]:
    """The numbers that the names of tests have for a kind of thing."""
    return sorted({int(n) for name in NAMES for n in re.findall(rf"{kind}_(\d\d)(?=_|$)", name)})


def test_every_rule_has_a_test() -> None:
    assert sorted(set(range(1, 47)) - {*numbers("rule")}) == []


def test_every_ruling_has_a_test() -> None:
    assert sorted(set(range(1, 35)) - {*numbers("ruling")}) == []


def test_every_worked_example_has_a_test() -> None:
    assert numbers("example") == list(range(1, 17))


def test_every_tribe_has_a_test() -> None:
    named = " ".join(name for name in NAMES if name.startswith("test_tribe"))
    assert [tribe for tribe in DATA.tribes if tribe not in named] == []


def test_every_magic_card_has_a_test() -> None:
    named = " ".join(name for name in NAMES if name.startswith("test_card"))
    assert [magic for magic in DATA.magics if magic not in named] == []


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| A(\d+) \|.*\| `(test_\w+)` \|$", text, re.MULTILINE))
    assert sorted(map(int, rows)) == list(range(1, 35))
    assert [name for name in rows.values() if name not in NAMES] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if name not in NAMES and not (HERE / f"{name}.py").exists()] == []
