"""Stored pictures: what each game names in `golden` of its `drawn.py`, a card of each kind, leaders."""

from pathlib import Path

import pytest

from render.core.pictures import SCENES, PictureRequest
from tests.contract.listed import GAMES, PICTURES
from tests.render.drawing import drawn
from tests.render.stored import MOST, apart
from tests.render.test_leaderboard import request as leaderboard

FOLDER = Path(__file__).parent


def cards(game: str) -> dict[str, PictureRequest]:
    """The last card of each kind."""
    table = drawn(game).early(GAMES[game].seats[0])
    last = {card.partition(":")[0]: card for card in PICTURES[game].cards}
    return {f"card-{kind}": drawn(game).request(table, "card", detail=card) for kind, card in last.items()}


GOLDEN = {
    f"{game}/golden/{name}": asked
    for game in GAMES
    for name, asked in {**drawn(game).golden, **cards(game)}.items()
}
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
