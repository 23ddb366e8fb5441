"""Stored pictures of Kemet at a quarter of their size."""

from pathlib import Path

import pytest

from tests.render.kemet.asking import LONG, request
from tests.render.kemet.views import dusk, early, marching, over, shown, worst
from tests.render.stored import MEAN, apart

FOLDER = Path(__file__).parent / "golden"
GOLDEN = {
    "board-5": request(worst(5), lang="pt-BR"),
    "board-4": request(marching(4)),
    "board-3-cards": request(shown(worst(3)), names=LONG[:3]),
    "board-2-contrast": request(early(2), theme="contrast", names=LONG[:2]),
    "hand": request(worst(4), "hand", lang="pt-BR"),
    "hand-light": request(early(3), "hand", theme="light"),
    "market": request(early(5), "sheet"),
    "battle": request(shown(worst(4)), "sheet", lang="pt-BR"),
    "night": request(dusk(5), "sheet"),
    "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
    "card": request(early(2), "card", detail="tile:soul_devourer", scale=0.5),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    assert apart(FOLDER / f"{name}.png", GOLDEN[name]) <= MEAN
