"""Whatever one must read to choose can be read on a phone, where a picture is 390 css pixels wide.

Every text is looked at as it is drawn: how high its capitals are there, and how well they stand out from what
lies beneath them. What nobody needs to choose says why in its own ink (`Ink.aside`).
"""

from collections.abc import Iterator

import pytest

from render.core.drawing.ground import Grounds
from render.core.pictures import THEMES, PictureRequest
from tests.contract.listed import GAMES
from tests.contract.places import TOY
from tests.depth import LONG as DEEP
from tests.render.asking import LONG
from tests.render.drawing import drawn
from tests.render.phone import Seen, seen_on_a_phone
from tests.render.test_every_look import READABLE

HIGH = 9.0  # css pixels
DECIMALS = 0.05  # of what is written in the failures

PLAYED = [game for game in GAMES if game != TOY]  # by people
SCENES = [(game, scene) for game in PLAYED for scene in ("board", "hand", "sheet", "end", "card")]


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_what_one_must_read_to_choose_can_be_read_on_a_phone(game: str, scene: str) -> None:
    grounds = Grounds()
    seen = [each for asked in pictures_of(game, scene) for each in seen_on_a_phone(asked, grounds)]
    assert texts(each for each in seen if each.height < HIGH - DECIMALS) == []
    assert texts(each for each in seen if each.contrast < READABLE - DECIMALS) == []


def pictures_of(game: str, scene: str) -> Iterator[PictureRequest]:
    """Ask for a scene with most players, early and at its worst, in all themes, and for the stored ones."""
    declared, most = drawn(game), GAMES[game].seats[-1]
    yield from (asked for asked in declared.golden.values() if asked.scene == scene)
    if scene in ("end", "card"):
        return
    for number, make in enumerate((declared.early, *declared.worst)):
        for theme in THEMES if DEEP or not number else THEMES[:1]:
            names = {"names": LONG[:most]} if number else {}
            yield declared.request(make(most), scene, theme=theme, **names)


def texts(found: Iterator[Seen]) -> list[str]:
    """Return what is too small or too pale, each text once, with what it lacks."""
    return sorted({f"{each.text}: {each.height:.1f} px, {each.contrast:.1f}:1" for each in found})
