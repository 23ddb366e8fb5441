"""Stored pictures of Dwar7s Fall at a quarter of their size."""

from pathlib import Path

import pytest

from tests.render.dwar7s.asking import LONG, request
from tests.render.dwar7s.views import building, choosing, early, over, tower, worst
from tests.render.stored import MEAN, apart

FOLDER = Path(__file__).parent / "golden"
GOLDEN = {
    "board-4": request(worst(4), lang="pt-BR"),
    "board-3": request(choosing(3)),
    "board-2-light": request(early(2), theme="light"),
    "board-2-contrast": request(early(2), theme="contrast", names=LONG[:2]),
    "hand": request(early(3), "hand", lang="pt-BR"),
    "hand-light": request(worst(4), "hand", theme="light"),
    "clans": request(worst(4), "sheet", lang="pt-BR", names=LONG[:4]),
    "stack": request(tower(4), "sheet"),
    "turns": request(building(3), "sheet"),
    "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
    "card": request(early(2), "card", detail="kingdom:ruby_mine", scale=0.5),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    assert apart(FOLDER / f"{name}.png", GOLDEN[name]) <= MEAN
