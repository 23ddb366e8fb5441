"""Stored pictures of Bellum Magica at a quarter of their size."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.render.asking import LONG, request
from tests.render.stored import MEAN, apart
from tests.render.views import early, over, worst

FOLDER = Path(__file__).parent / "golden"
GOLDEN = {
    "board-5": request(worst(5), lang="pt-BR"),
    "board-3-light": request(early(3), theme="light"),
    "board-2-contrast": request(worst(2), theme="contrast", names=LONG[:2]),
    "hand": request(worst(4), "hand", lang="pt-BR"),
    "sheet": request(replace(early(4), phase="horde"), "sheet"),
    "end-shared": request(over((1, 3, 1)), "end", lang="pt-BR"),
    "card": request(early(2), "card", detail="creature:arch_demon_2", scale=0.5),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    assert apart(FOLDER / f"{name}.png", GOLDEN[name]) <= MEAN
