"""Stored pictures of Immortals at a quarter of their size, and how far a new one may be from them.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, then look at them.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.pictures import Request
from render.scene import draw
from tests.render.immortals.asking import LONG, request
from tests.render.immortals.views import drafting, early, fought, over, planned, planning, scored, worst

FOLDER = Path(__file__).parent / "golden"
MEAN = 1.5  # of 255, by channel: a moved panel or another colour is more, another library's rounding less
GOLDEN = {
    "board-5": request(worst(5), lang="pt-BR", names=LONG),
    "board-4-light": request(fought(4), theme="light"),
    "board-3-contrast": request(early(3), theme="contrast"),
    "draft": request(drafting(4), "hand", lang="pt-BR"),
    "plan": request(planned(4), "hand", lang="pt-BR"),
    "plan-light": request(planning(3), "hand", theme="light"),
    "battle": request(fought(5), "sheet", lang="pt-BR"),
    "scoring": request(scored(4), "sheet"),
    "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
    "card": request(early(3), "card", detail="tribe:night_elves", scale=0.5),
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
