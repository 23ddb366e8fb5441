"""Places on a board: where that lies which a question offers, and the numbers by which it is chosen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from render.core.drawing.geometry import Point, Points, Rect
from rules.core.decisions import Decision

LEVEL = 0.5  # of a place's height: numbers that are this much lower begin a new row
MOST = 0.4  # share of the options that may lie nowhere; with more, numbers would not help


class Spot(NamedTuple):
    """A place on the board, in its units.

    `at` is where a number may stand without covering what matters; the outline is that of the place itself.
    Ids that mean the same place have equal spots.
    """

    at: Point
    outline: Points

    @property
    def box(self) -> Rect:
        """The smallest box around the place."""
        return around([self])


Lying = Mapping[str, Sequence[Spot]]  # in a picture, which may show a thing more than once


def boxed(rect: Rect, at: Point) -> Spot:
    """Return a place that is a box."""
    corners = ((rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom))
    return Spot(at, corners)


def framed(rect: Rect) -> Spot:
    """Return a box with its number, if it needs one, in the middle: a card, a tile, an action space."""
    return boxed(rect, (rect.cx, rect.cy))


def lying(places: Iterable[tuple[str, Rect]], idents: Iterable[str]) -> Lying:
    """Return the boxes of those ids that are among the places; numbered copies lie together."""
    known = [*places]
    found = {ident: [rect for name, rect in known if name == _bare(ident)] for ident in idents}
    return {ident: [framed(rect) for rect in rects] for ident, rects in found.items() if rects}


def _bare(ident: str) -> str:
    return ident.partition(".")[0]


def disc(at: Point, radius: float, number: Point) -> Spot:
    """Return a round place around a point."""
    x, y = at
    return boxed(Rect(x - radius, y - radius, 2 * radius, 2 * radius), number)


def around(spots: Iterable[Spot]) -> Rect:
    """Return the smallest box around all these places."""
    xs, ys = zip(*(point for spot in spots for point in spot.outline), strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def offered(decision: Decision) -> list[str]:
    """Return the ids of what a question offers: its options, or the parts of a `Split`."""
    match decision.kind:
        case "choose":
            return [option.id for option in decision.options]
        case "split":
            return [part.id for part in decision.parts]
    return []


def named(decision: Decision) -> list[str]:
    """Return the ids of all that can be pressed to answer: options, parts, and the slots of a sheet."""
    match decision.kind:
        case "order":
            return [option.id for option in decision.options]
        case "fill":
            return [*(option.id for option in decision.options), *(slot.id for slot in decision.slots)]
    return offered(decision)


def worth_numbers(spots: Mapping[str, Spot], idents: Sequence[str]) -> bool:
    """Return whether numbers help: most of what is offered lies on the board, in at least two places."""
    return len({*spots.values()}) > 1 and len(idents) - len(spots) <= MOST * len(idents)


def numbers(spots: Mapping[str, Spot]) -> dict[str, int]:
    """Number the places from 1, row by row from the upper left; the same place has one number."""
    left = sorted({*spots.values()}, key=lambda spot: (spot.at[1], spot.at[0]))
    ordered: list[Spot] = []
    while left:
        first = left[0]
        row = [spot for spot in left if spot.at[1] - first.at[1] <= LEVEL * first.box.h]
        ordered += sorted(row)
        left = [spot for spot in left if spot not in row]
    number = {spot: count for count, spot in enumerate(ordered, 1)}
    return {ident: number[spot] for ident, spot in spots.items()}
