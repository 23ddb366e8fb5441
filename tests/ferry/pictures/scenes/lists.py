"""Crates side by side: the reader's own, and those that have sailed."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Lying, lying, named
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.core.decisions import Decision
from tests.ferry.pictures.parts.look import CRATE, THEMES, WIDTH, crate, empty
from tests.ferry.rules.view import FerryView


def hand(view: FerryView, style: Style) -> Canvas:
    """Draw what the reader alone holds. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    return crates(view.hand, style.say("ferry.picture.hand", seat=f"seat:{view.reader}"), style)


def sheet(view: FerryView, style: Style) -> Canvas:
    """Draw what has sailed, and so can't come any more."""
    return crates(view.sailed, style.say("ferry.picture.sheet"), style)


def crates(names: Sequence[str], title: str, style: Style) -> Canvas:
    """A title, and rows of ten crates."""
    canvas = empty(style, WIDTH, 120 + 150 * max(1, -(-len(names) // 10)))
    canvas.fitted(30, 56, title, Ink("title", 46, THEMES[style.theme].text), 1500)
    for number, name in enumerate(names):
        crate(canvas, *place(number), name)
    return canvas


def place(number: int) -> Point:
    """The upper left corner of a crate, by its number from 0."""
    return 30 + 155 * (number % 10), 110 + 150 * (number // 10)


def tapped(view: FerryView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """The crates in the hand."""
    places = {f"crate:{name}": Rect(*place(n), CRATE, CRATE) for n, name in enumerate(view.hand)}
    return {"hand": lying(places.items(), named(asked))}


def points(view: FerryView) -> Mapping[str, Point]:
    """Beside the last crate in hand."""
    return {"crates": (30 + 155 * len(view.hand) + 40, 110 + CRATE / 2)}
