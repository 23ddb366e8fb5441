"""The number of cards that the box needs."""

from pathlib import Path

import pytest

from rules.core.data import load
from taverna_saideira.rules.components.data import FOLDER, Data


@pytest.mark.parametrize(("there", "instead"), [("hand = 8", "hand = 9"), ("copies = 10", "copies = 7")])
def test_exactly_as_many_cards_as_are_needed_will_do(tmp_path: Path, there: str, instead: str) -> None:
    """Nine drinks for each of six and one for each brawler are 60; six guests a round and one more are 37."""
    good = (FOLDER / "base.toml").read_text(encoding="utf-8")
    assert good.count(there) == 1
    (tmp_path / "base.toml").write_text(good.replace(there, instead), encoding="utf-8")
    assert load("base.toml", Data, tmp_path).revision == 1
