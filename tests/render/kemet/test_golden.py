"""Stored pictures of Kemet at a quarter of their size, and how far a new one may be from them.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, then look at them.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.pictures import Request
from render.scene import draw
from tests.render.kemet.asking import LONG, request
from tests.render.kemet.views import dusk, early, marching, over, shown, worst

FOLDER = Path(__file__).parent / "golden"
MEAN = 1.5  # of 255, by channel: a moved panel or another colour is more, another library's rounding less
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
    asked: Request = GOLDEN[name]
    file = FOLDER / f"{name}.png"
    png = draw(asked).png
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        file.write_bytes(png)
    with Image.open(file) as stored, Image.open(io.BytesIO(png)) as drawn:
        assert stored.size == drawn.size
        apart = ImageChops.difference(stored.convert("RGB"), drawn.convert("RGB"))
    assert max(ImageStat.Stat(apart).mean) <= MEAN
