"""Stored pictures of Calamandara at a quarter of their size."""

from pathlib import Path

import pytest

from tests.render.calamandara.asking import LONG, request
from tests.render.calamandara.views import base, early, over, revealed, worst
from tests.render.stored import MEAN, apart

FOLDER = Path(__file__).parent / "golden"
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
    assert apart(FOLDER / f"{name}.png", GOLDEN[name]) <= MEAN
