"""Stored pictures of every game: what `golden` names in its `drawn.py`, and the leaderboard."""

from pathlib import Path

import pytest

from render.core.pictures import SCENES, PictureRequest
from tests.contract.listed import GAMES
from tests.render.drawing import drawn
from tests.render.stored import MOST, apart
from tests.render.test_leaderboard import request as leaderboard

FOLDER = Path(__file__).parent
GOLDEN = {f"{game}/golden/{name}": asked for game in GAMES for name, asked in drawn(game).golden.items()}
GOLDEN["golden/leaderboard"] = leaderboard()


pytestmark = pytest.mark.usefixtures("toy_listed")


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    asked: PictureRequest = GOLDEN[name]
    most, where = apart(FOLDER / f"{name}.webp", asked)
    assert most <= MOST, f"{name} differs by {most} around {where}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_of_a_game_is_stored(game: str) -> None:
    scenes = {asked.scene for asked in drawn(game).golden.values()}
    missing = sorted({*SCENES} - scenes)
    assert missing == [], f"{game}: add them to `golden` in tests/render/{game}/drawn.py and store them"
