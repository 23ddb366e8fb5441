"""Pictures in the pseudo-language: all texts have room, and none is cut."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from render.core.drawing.canvas import Canvas, Ink, Side
from render.core.drawing.ground import Grounds
from render.core.drawing.text import ELLIPSIS, width
from render.core.pictures import PictureRequest
from render.scene import draw
from tests.contract.listed import GAMES, PICTURES
from tests.pseudo import PSEUDO, spoken
from tests.render.drawing import SCENES, drawn

LISTED = 2  # commas of a long list of names, which may end with an ellipsis: that of a discard
INEXACT = 3  # units by which a text may leave its picture: letters are not as wide at every size


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("pseudo")):
        yield


@dataclass
class Written:
    """Texts in pictures: those that were cut, and those that leave their picture."""

    cut: set[str] = field(default_factory=set)
    outside: set[str] = field(default_factory=set)

    def text(self, canvas: Canvas, x: float, y: float, text: str, ink: Ink, side: Side = "left") -> float:
        """Measure a text instead of drawing it."""
        wide = width(text, ink.face, ink.size)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[side]
        if text.endswith(ELLIPSIS) and text.count(", ") < LISTED:
            self.cut.add(text)
        if left < -INEXACT or left + wide > canvas.width + INEXACT or not 0 < y < canvas.height:
            self.outside.add(text)
        return wide


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Notes all that is written. What is not text is not drawn, which takes time and tells nothing here."""
    found = Written()
    monkeypatch.setattr(Canvas, "text", lambda canvas, *args, **more: found.text(canvas, *args, **more))
    for drawing in ("icon", "sprite", "layer", "textured", "_fill"):
        monkeypatch.setattr(Canvas, drawing, lambda *args, **more: None)
    return found


def requests(game: str) -> Iterator[PictureRequest]:
    """Every scene of the tables that the game declares, with as many players as there can be, and few."""
    asked, seats = partial(drawn(game).request, lang=PSEUDO, scale=0.125), GAMES[game].seats
    views: list[Any] = [view for count in (seats[0], seats[-1]) for view in drawn(game).told(count)]
    views += [worst(seats[-1]) for worst in drawn(game).worst]
    for view in views:
        for scene in SCENES:
            yield asked(view, scene)
    yield asked(drawn(game).ends[-1], "end")
    for card in PICTURES[game].cards:
        yield asked(drawn(game).early(seats[0]), "card", detail=card)


@pytest.mark.usefixtures("toy_listed")
@pytest.mark.parametrize("game", GAMES)
def test_texts_forty_percent_longer_have_room(game: str, written: Written) -> None:
    grounds = Grounds()
    for request in requests(game):
        draw(request, grounds)
    assert written.outside == set()
    assert written.cut == set()
