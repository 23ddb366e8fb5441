"""Every rule, ruling, tile and card has a test that names it; the page of rulings names tests that exist."""

import re
from pathlib import Path

from rules.kemet.components.data import DATA
from tests.kemet.test_battle_tiles import ADDED
from tests.rulings import NamedTests

TESTS = NamedTests(Path(__file__).parent, "kemet")
SECTIONS = re.findall(  # the numbered ones of the rulebook, but for its index
    r"\S+",
    "1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 3.1 3.2 3.3 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 "
    "3.5 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.5.6 3.5.7 3.5.8 3.6 4",
)


def test_every_rule_and_every_ruling_has_a_test() -> None:
    assert TESTS.numbers("rule") == {*range(1, 52)}
    assert sorted({*range(1, 77)} - TESTS.numbers("ruling")) == []


def test_every_tile_has_a_test() -> None:
    added = {DATA.tiles[tile].art for tile in ADDED}
    arts = dict.fromkeys(tile.art for tile in DATA.tiles.values() if tile.art not in added)
    assert TESTS.unnamed(arts, "test_tile") == []


def test_every_divine_intervention_card_has_a_test() -> None:
    numbers = {card.id for card in DATA.divine.values() if card.strength or card.damage or card.defence}
    assert TESTS.unnamed((card for card in DATA.divine if card not in numbers), "test_card") == []
    assert [card for card in numbers if f'("{card}", (' not in TESTS.source] == []


def test_every_battle_card_is_played_in_a_test() -> None:
    """Laid down in a War Council, not only a row of the data."""
    fights = (TESTS.folder / "fights.py").read_text(encoding="utf-8")
    played = re.findall(r'sheet\("(\w+)"', TESTS.source + fights)
    special = re.findall(r'\("(storm_strike|stone_barrier)", \d', TESTS.source)
    assert [card for card in DATA.battle if card not in (*played, *special)] == []


def test_the_page_has_every_section_of_the_rulebook_with_tests() -> None:
    text = TESTS.page.partition("## The rulebook, section by section")[2]
    rows = dict(re.findall(r"^\| ([\d.]+) \|.*\| ([^|]+) \|$", text, re.MULTILINE))
    assert list(rows) == SECTIONS
    for section, cell in rows.items():
        named = re.findall(r"`(test_\w+)`", cell)
        assert named, f"section {section} names no test"


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    assert sorted(TESTS.rows("A")) == list(range(1, 77))
