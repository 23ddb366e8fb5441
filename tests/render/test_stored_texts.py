"""Every picture of our games says in words what it said."""

from pathlib import Path

import pytest

from render.scene import describe
from tests.contract.digests import digest, stored
from tests.contract.listed import GAMES
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn

pytestmark = pytest.mark.usefixtures("toy_listed")
WORDS = Path(__file__).with_name("words.json")


@pytest.mark.golden
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_what_it_said(game: str) -> None:
    lines = list[str]()
    for seats in GAMES[game].seats:
        for table, scene in ((table, scene) for table in drawn(game).told(seats) for scene in SCENES):
            lines += describe(drawn(game).request(table, scene, names=LONG[:seats]))
    for end in drawn(game).ends:
        lines += describe(drawn(game).request(end, "end"))
    found = {game: digest(lines)}
    known = stored(WORDS, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"
