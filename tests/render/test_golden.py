"""Stored pictures: what each game names in `golden` of its `drawn.py`, a card of each kind, leaders."""

from pathlib import Path

import pytest

from render.core.pictures import SCENES, PictureRequest
from tests.contract.listed import GAMES, PICTURES
from tests.contract.places import folder_of_tests, shown
from tests.render.drawing import drawn
from tests.render.stored import MOST, apart
from tests.render.test_leaderboard import request as leaderboard


def cards(game: str) -> dict[str, PictureRequest]:
    """The last card of each kind."""
    table = drawn(game).early(GAMES[game].seats[0])
    last = {card.partition(":")[0]: card for card in PICTURES[game].cards}
    return {f"card-{kind}": drawn(game).request(table, "card", detail=card) for kind, card in last.items()}


GOLDEN = {
    folder_of_tests(game, "tests/render") / "golden" / name: asked
    for game in GAMES
    for name, asked in {**drawn(game).golden, **cards(game)}.items()
}
GOLDEN[Path(__file__).parent / "golden/leaderboard"] = leaderboard()


pytestmark = pytest.mark.usefixtures("toy_listed")


@pytest.mark.golden
@pytest.mark.parametrize(("file", "asked"), GOLDEN.items(), ids=map(shown, GOLDEN))
def test_pictures_look_as_they_did(file: Path, asked: PictureRequest) -> None:
    most, where = apart(file.with_suffix(".webp"), asked)
    assert most <= MOST, f"{shown(file)} differs by {most} around {where}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_of_a_game_is_stored(game: str) -> None:
    scenes = {asked.scene for asked in drawn(game).golden.values()}
    missing = sorted({*SCENES} - scenes)
    assert missing == [], f"{game}: add them to `golden` in drawn.py of its tests, and store them"
