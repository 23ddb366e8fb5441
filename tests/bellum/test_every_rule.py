"""Every numbered rule and ruling has a test that names it, and the page of rulings names tests that exist."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "bellum.md"
NAMES = [
    name
    for file in sorted(HERE.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
]


def test_every_rule_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"test_rule_(\d\d)_", name)}
    assert tested == set(range(1, 15))


def test_every_ruling_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"test_ruling_(\d\d)_", name)}
    assert tested == set(range(1, 23))


def test_every_ruling_is_on_the_page_with_a_test_that_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    sections = re.split(r"^### R(\d+)\b", text, flags=re.MULTILINE)[1:]
    rulings = {int(number): body for number, body in zip(sections[::2], sections[1::2], strict=True)}
    assert sorted(rulings) == list(range(1, 23))
    for number, body in rulings.items():
        named = re.findall(r"`(test_\w+)`", body)
        assert named, f"R{number} names no test"
        assert [name for name in named if name not in NAMES] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if name not in NAMES] == []
