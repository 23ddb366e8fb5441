"""Every rule, ruling and card has a test that names it, and the page of rulings names tests that exist."""

import re
from pathlib import Path

from rules.calamandara.components.data import DATA
from tests.rulings import NamedTests

TESTS = NamedTests(Path(__file__).parent, "calamandara")
LAST = {2: 8, 3: 6, 5: 9, 6: 9, 7: 6, 8: 8, 9: 11, 13: 31}  # section of the sheet -> its last number, from 1
CASES = 15  # rows of worked cases


def rows(title: str) -> dict[str, list[str]]:
    """The first cell of each row of a section's table, and the tests that the row names."""
    section = TESTS.page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| ([^|]+) \|(.*)\|$", section, re.MULTILINE)
    return {
        first.strip(): re.findall(r"`(test_\w+)`", rest)
        for first, rest in found
        if first.strip() not in ("#", "case", "section", "---")
    }


def sound(table: dict[str, list[str]]) -> None:
    """Assert that every row names a test."""
    assert [first for first, named in table.items() if not named] == []


def test_every_rule_has_a_test() -> None:
    tested = {
        (int(section), int(number))
        for name in TESTS.names
        for section, number in re.findall(r"rule_(\d+)_(\d+)(?=_|$)", name)
    }
    wanted = {(section, number) for section, last in LAST.items() for number in range(1, last + 1)}
    wanted |= {(4, number) for number in range(11)} | {(1, 1), (12, 2), (14, 1), (14, 3), (14, 4)}
    assert sorted(wanted - tested) == []
    assert [name for name in TESTS.names if name.startswith("test_rule_10_")] != []


def test_every_specific_rule_of_the_rulebook_has_a_test() -> None:
    assert TESTS.numbers("specific") == {*range(1, 14)}


def test_every_event_card_has_a_test_and_is_turned_up_in_it() -> None:
    assert TESTS.unnamed([f"test_card_{card}" for card in DATA.events]) == []
    assert [card for card in DATA.events if f'"{card}"' not in TESTS.source] == []


def test_every_memory_card_has_a_test_and_is_held_in_it() -> None:
    assert TESTS.unnamed([f"test_memory_{card}" for card in DATA.memory]) == []
    assert [card for card in DATA.memory if f'"{card}"' not in TESTS.source] == []


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    table = rows("Rulings")
    assert list(table) == [f"13.{number}" for number in range(1, 32)]
    sound(table)


def test_the_page_has_every_ruling_of_ours_with_its_test() -> None:
    table = rows("Added here")
    found = [f"test_added_{int(n.removeprefix('A')):02}" for n in table]
    assert found == [named[0][:13] for named in table.values()]
    assert len(table) == len([name for name in TESTS.names if name.startswith("test_added_")])
    sound(table)


def test_the_page_has_the_worked_cases_and_the_rulebook_section_by_section() -> None:
    cases = rows("Worked cases")
    assert len(cases) == CASES
    sound(cases)
    sections = rows("The rulebook, section by section")
    assert [f"Regra específica {number}" for number in range(1, 14)] == list(sections)[-13:]
    sound(sections)
    named = [name for table in (cases, sections) for tests in table.values() for name in tests]
    assert [name for name in TESTS.names if "_case_" in name and name not in named] == []
