"""Every rule, ruling, tile and card has a test that names it; the page of rulings names tests that exist."""

import re
from pathlib import Path

from rules.kemet.data import DATA
from tests.kemet.test_battle_tiles import ADDED

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "kemet.md"
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_*.py")))
NAMES = re.findall(r"^def (test_\w+)", SOURCE, re.MULTILINE)


def test_every_rule_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"rule_(\d\d)_", name)}
    assert tested == set(range(1, 52))


def test_every_ruling_has_a_test() -> None:
    tested = {int(n) for name in NAMES for n in re.findall(r"ruling_(\d\d)(?=_|$)", name)}
    assert sorted(set(range(1, 76)) - tested) == []


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


def test_the_page_has_every_ruling_with_a_test_that_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| A(\d+) \|.*\| `(test_\w+)` \|$", text, re.MULTILINE))
    assert sorted(map(int, rows)) == list(range(1, 76))
    assert [name for name in rows.values() if name not in NAMES] == []


def test_the_page_names_no_test_that_is_gone() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if name not in NAMES and not (HERE / f"{name}.py").exists()] == []
