"""Every picture of our games says in words what it said."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from render.core.pictures import PictureRequest
from render.scene import describe
from tests.contract.digests import digest, stored
from tests.contract.listed import GAMES
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn
from tests.render.test_strokes import of_cards, of_games, of_tables

pytestmark = pytest.mark.usefixtures("toy_listed")
WORDS = Path(__file__).with_name("words.json")


@pytest.mark.golden
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_what_it_said(game: str) -> None:
    found = {game: digest([said for asked in every_picture(game) for said in describe(asked)])}
    known = stored(WORDS, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"


def every_picture(game: str) -> Iterator[PictureRequest]:
    """All tables with long names too, cards, and positions of recorded games."""
    for seats in GAMES[game].seats:
        for table, scene in ((table, scene) for table in drawn(game).told(seats) for scene in SCENES):
            yield drawn(game).request(table, scene, names=LONG[:seats])
    for pictures in (of_tables, of_cards, of_games):
        yield from (asked for _, asked in pictures(game))
