"""Every rule, ruling and card has a test that names it, and the page of rulings names tests that exist."""

import re
from pathlib import Path

from rules.calamandara.components.data import DATA

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "calamandara.md"
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_*.py")))
NAMES = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)
LAST = {2: 8, 3: 6, 5: 9, 6: 9, 7: 6, 8: 8, 9: 11, 13: 31}  # section of the sheet -> its last number, from 1
CASES = 15  # rows of worked cases


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def rows(title: str) -> dict[str, list[str]]:
    """The first cell of each row of a section's table, and the tests that the row names."""
    section = page().partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| ([^|]+) \|(.*)\|$", section, re.MULTILINE)
    return {
        first.strip(): re.findall(r"`(test_\w+)`", rest)
        for first, rest in found
        if first.strip() not in ("#", "case", "section", "---")
    }


def sound(table: dict[str, list[str]]) -> None:
    """Assert that every row names a test, and that every test named exists."""
    assert [first for first, named in table.items() if not named] == []
    assert [name for named in table.values() for name in named if name not in NAMES] == []


def test_every_rule_has_a_test() -> None:
    tested = {
        (int(section), int(number))
        for name in NAMES
        for section, number in re.findall(r"rule_(\d+)_(\d+)(?=_|$)", name)
    }
    wanted = {(section, number) for section, last in LAST.items() for number in range(1, last + 1)}
    wanted |= {(4, number) for number in range(11)} | {(1, 1), (12, 2), (14, 1), (14, 3), (14, 4)}
    assert sorted(wanted - tested) == []
    assert [name for name in NAMES if name.startswith("test_rule_10_")] != []


def test_every_specific_rule_of_the_rulebook_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"specific_(\d\d)_", name)}
    assert tested == set(range(1, 14))


def test_every_event_card_has_a_test_and_is_turned_up_in_it() -> None:
    assert [
        card for card in DATA.events if not any(name.startswith(f"test_card_{card}") for name in NAMES)
    ] == []
    assert [card for card in DATA.events if f'"{card}"' not in SOURCE] == []


def test_every_memory_card_has_a_test_and_is_held_in_it() -> None:
    assert [c for c in DATA.memory if not any(name.startswith(f"test_memory_{c}") for name in NAMES)] == []
    assert [card for card in DATA.memory if f'"{card}"' not in SOURCE] == []


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    table = rows("Rulings")
    assert list(table) == [f"13.{number}" for number in range(1, 32)]
    sound(table)


def test_the_page_has_every_ruling_of_ours_with_its_test() -> None:
    table = rows("Added here")
    assert [f"test_added_{int(n.removeprefix('A')):02}" for n in table] == [
        named[0][:13] for named in table.values()
    ]
    assert len(table) == len([name for name in NAMES if name.startswith("test_added_")])
    sound(table)


def test_the_page_has_the_worked_cases_and_the_rulebook_section_by_section() -> None:
    cases = rows("Worked cases")
    assert len(cases) == CASES
    sound(cases)
    sections = rows("The rulebook, section by section")
    assert [f"Regra específica {number}" for number in range(1, 14)] == list(sections)[-13:]
    sound(sections)
    named = [name for table in (cases, sections) for tests in table.values() for name in tests]
    assert [name for name in NAMES if "_case_" in name and name not in named] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", page())
    assert [name for name in named if name not in NAMES and not (HERE / f"{name}.py").exists()] == []
