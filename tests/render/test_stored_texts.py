"""Every picture says in words what it said."""

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest

from render.core.pictures import PictureRequest
from render.scene import describe
from tests.contract.digests import digest, stored
from tests.contract.listed import GAMES
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn
from tests.render.test_strokes import pictures, shared

pytestmark = [pytest.mark.usefixtures("toy_listed"), pytest.mark.golden]
WORDS = Path(__file__).with_name("words.json")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_what_it_said(game: str) -> None:
    asked = [each for _, each in pictures(game)]
    assert_told(game, [*asked, *with_long_names(game)])


def test_pictures_that_all_games_share_say_what_they_said() -> None:
    assert_told("shared", [each for _, each in shared()])


def assert_told(name: str, asked: Sequence[PictureRequest]) -> None:
    found = {name: digest([text for each in asked for text in describe(each)])}
    known = stored(WORDS, found, part=True)
    assert found.items() <= known.items(), "if it is meant, store it: see digests.py"


def with_long_names(game: str) -> Iterator[PictureRequest]:
    for seats in GAMES[game].seats:
        for table, scene in product(drawn(game).told(seats), SCENES):
            yield drawn(game).request(table, scene, names=LONG[:seats])
