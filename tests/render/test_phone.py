"""Whatever one must read to choose can be read on a phone, where a picture is 390 css pixels wide.

Every text is looked at as it is drawn: how high its capitals are there, and how well they stand out from what
lies beneath them. What nobody needs to choose says why in its own ink (`Ink.aside`).
"""

from collections.abc import Iterator

import pytest

from render.core.pictures import THEMES, PictureRequest
from tests.contract.listed import GAMES
from tests.contract.places import TOY
from tests.depth import LONG as DEEP
from tests.render.asking import LONG
from tests.render.drawing import drawn
from tests.render.phone import Seen, seen_on_a_phone
from tests.render.test_every_look import READABLE

HIGH = 9.0  # css pixels
DECIMALS = 0.05  # of what is written below

# Scenes that can't be read yet: the height of their smallest text, and its least contrast. Only better ones
# take the place of these; a scene that can be read is no longer here.
BELOW: dict[tuple[str, str], tuple[float, float]] = {
    ("saideira", "end"): (3.4, 4.5),
    ("bellum", "board"): (2.8, 4.4),
    ("bellum", "sheet"): (3.4, 4.5),
    ("bellum", "end"): (3.4, 4.5),
    ("kemet", "end"): (3.7, 4.5),
    ("immortals", "board"): (2.6, 4.0),
    ("immortals", "sheet"): (3.4, 4.1),
    ("immortals", "end"): (3.4, 4.5),
    ("dwar7s", "sheet"): (2.9, 4.5),
    ("dwar7s", "end"): (3.4, 4.5),
    ("calamandara", "sheet"): (3.4, 1.8),
    ("calamandara", "end"): (3.6, 4.5),
}

PLAYED = [game for game in GAMES if game != TOY]  # by people
SCENES = [(game, scene) for game in PLAYED for scene in ("board", "hand", "sheet", "end", "card")]


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_what_one_must_read_to_choose_can_be_read_on_a_phone(game: str, scene: str) -> None:
    seen = [each for asked in pictures_of(game, scene) for each in seen_on_a_phone(asked)]
    height, contrast = BELOW.get((game, scene), (HIGH, READABLE))
    assert texts(each for each in seen if each.height < height - DECIMALS) == []
    assert texts(each for each in seen if each.contrast < contrast - DECIMALS) == []


def test_only_scenes_that_cannot_be_read_yet_have_a_limit_of_their_own() -> None:
    assert [*BELOW] == [scene for scene in SCENES if scene in BELOW]
    assert [scene for scene, (height, clear) in BELOW.items() if height >= HIGH and clear >= READABLE] == []


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
