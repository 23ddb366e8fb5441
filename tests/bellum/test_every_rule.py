"""Every numbered rule and ruling has a test that names it, and the page of rulings names tests that exist."""

import re
from pathlib import Path

from tests.rulings import NamedTests

TESTS = NamedTests(Path(__file__).parent, "bellum")


def test_every_rule_has_a_test() -> None:
    assert TESTS.numbers("rule") == {*range(1, 15)}


def test_every_ruling_has_a_test() -> None:
    assert TESTS.numbers("ruling") == {*range(1, 23)}


def test_every_ruling_is_on_the_page_with_a_test() -> None:
    sections = re.split(r"^### R(\d+)\b", TESTS.page, flags=re.MULTILINE)[1:]
    rulings = {int(number): body for number, body in zip(sections[::2], sections[1::2], strict=True)}
    assert sorted(rulings) == list(range(1, 23))
    assert [n for n, body in rulings.items() if not re.findall(r"`(test_\w+)`", body)] == []
