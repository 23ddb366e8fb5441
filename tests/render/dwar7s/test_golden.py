"""Stored pictures of Dwar7s Fall at a quarter of their size, and how far a new one may be from them.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, then look at them.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.pictures import Request
from render.scene import draw
from tests.render.dwar7s.asking import LONG, request
from tests.render.dwar7s.views import building, choosing, early, over, tower, worst

FOLDER = Path(__file__).parent / "golden"
MEAN = 1.5  # of 255, by channel: a moved panel or another colour is more, another library's rounding less
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
    asked: Request = GOLDEN[name]
    file = FOLDER / f"{name}.png"
    png = draw(asked).png
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        file.write_bytes(png)
    with Image.open(file) as stored, Image.open(io.BytesIO(png)) as drawn:
        assert stored.size == drawn.size
        apart = ImageChops.difference(stored.convert("RGB"), drawn.convert("RGB"))
    assert max(ImageStat.Stat(apart).mean) <= MEAN
