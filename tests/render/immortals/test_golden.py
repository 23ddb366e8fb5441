"""Stored pictures of Immortals at a quarter of their size."""

from pathlib import Path

import pytest

from tests.render.immortals.asking import LONG, request
from tests.render.immortals.views import drafting, early, fought, over, planned, planning, scored, worst
from tests.render.stored import MEAN, apart

FOLDER = Path(__file__).parent / "golden"
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
    assert apart(FOLDER / f"{name}.png", GOLDEN[name]) <= MEAN
