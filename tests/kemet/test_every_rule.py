"""Every rule, ruling, tile and card has a test that names it; the page of rulings names tests that exist."""

import re
from pathlib import Path

from rules.kemet.components.data import DATA
from tests.kemet.test_battle_tiles import ADDED

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "kemet.md"
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_*.py")))
SECTIONS = re.findall(  # the numbered ones of the rulebook, but for its index
    r"\S+",
    "1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 3.1 3.2 3.3 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 "
    "3.5 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.5.6 3.5.7 3.5.8 3.6 4",
)
NAMES = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)


def test_every_rule_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"rule_(\d\d)_", name)}
    assert tested == set(range(1, 52))


def test_every_ruling_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"ruling_(\d\d)(?=_|$)", name)}
    assert sorted(set(range(1, 77)) - tested) == []


def test_every_tile_has_a_test() -> None:
    named = " ".join(name for name in NAMES if name.startswith("test_tile"))
    arts = dict.fromkeys(DATA.tiles[tile].art for tile in DATA.tiles)
    added = {DATA.tiles[tile].art for tile in ADDED}
    assert [art for art in arts if art not in named and art not in added] == []


def test_every_divine_intervention_card_has_a_test() -> None:
    numbers = {card.id for card in DATA.divine.values() if card.strength or card.damage or card.defence}
    named = " ".join(name for name in NAMES if name.startswith("test_card"))
    assert [card for card in DATA.divine if card not in named and card not in numbers] == []
    assert [card for card in numbers if f'("{card}", (' not in SOURCE] == []


def test_every_battle_card_is_played_in_a_test() -> None:
    """Laid down in a War Council, not only a row of the data."""
    played = re.findall(r'sheet\("(\w+)"', SOURCE + (HERE / "fights.py").read_text(encoding="utf-8"))
    special = re.findall(r'\("(storm_strike|stone_barrier)", \d', SOURCE)
    assert [card for card in DATA.battle if card not in (*played, *special)] == []


def test_the_page_has_every_section_of_the_rulebook_with_tests_that_exist() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("## The rulebook, section by section")[2]
    rows = dict(re.findall(r"^\| ([\d.]+) \|.*\| ([^|]+) \|$", text, re.MULTILINE))
    assert list(rows) == SECTIONS
    for section, cell in rows.items():
        named = re.findall(r"`(test_\w+)`", cell)
        assert named, f"section {section} names no test"
        assert [name for name in named if name not in NAMES] == []


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| A(\d+) \|.*\| `(test_\w+)` \|$", text, re.MULTILINE))
    assert sorted(map(int, rows)) == list(range(1, 77))
    assert [name for name in rows.values() if name not in NAMES] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if name not in NAMES and not (HERE / f"{name}.py").exists()] == []
