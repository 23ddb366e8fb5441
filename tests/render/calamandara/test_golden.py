"""Stored pictures of Calamandara at a quarter of their size, and how far a new one may be from them.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, then look at them.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.pictures import Request
from render.scene import draw
from tests.render.calamandara.asking import LONG, request
from tests.render.calamandara.views import base, early, over, revealed, worst

FOLDER = Path(__file__).parent / "golden"
MEAN = 1.5  # of 255, by channel: a moved panel or another colour is more, another library's rounding less
GOLDEN = {
    "board-4": request(early(4), lang="pt-BR"),
    "board-4-dire": request(worst(4), lang="pt-BR", names=LONG[:4]),
    "board-3-light": request(revealed(3), theme="light", lang="pt-BR"),
    "board-2-contrast": request(revealed(2, "chuva_de_cascalho"), theme="contrast", names=LONG[:2]),
    "board-base": request(base(4)),
    "hand": request(early(4), "hand", lang="pt-BR"),
    "hand-light": request(worst(3), "hand", theme="light"),
    "reveal": request(revealed(3, open_=False), "sheet"),
    "travellers": request(early(4), "sheet", lang="pt-BR"),
    "end-won": request(over(3), "end", lang="pt-BR"),
    "end-lost": request(over(4, "dogma", None), "end", lang="pt-BR"),
    "card": request(early(2), "card", detail="event:o_grito_da_caverna", lang="pt-BR", scale=0.5),
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
