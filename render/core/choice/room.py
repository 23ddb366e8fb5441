"""Room for a pin: where in a place nothing lies that one must read."""

from collections.abc import Iterable
from functools import lru_cache
from math import dist, hypot

from render.core.drawing.geometry import Point, Points, Rect, depth, extent

STEP = 6  # units between the points that are tried


@lru_cache(maxsize=1024)
def clearest(outline: Points, taken: tuple[Rect, ...], near: Point, radius: float) -> Point:
    """Return a point in the outline with room for a disc of this radius, clear of what is `taken`.

    Of several the one `near` a point; where no room is large enough, the middle of the largest.
    """
    found = [(min(_free(at, outline, taken), radius), -dist(at, near), at) for at in _grid(outline)]
    return max(found)[2] if found else near


def _free(at: Point, outline: Points, taken: Iterable[Rect]) -> float:
    """Return how far a point is from the edge of the outline and from all that is taken."""
    return min(depth(at, outline), *(_beside(at, rect) for rect in taken))


def _grid(outline: Points) -> list[Point]:
    box = extent(outline)
    points = [
        (box.x + STEP * (column + 0.5), box.y + STEP * (row + 0.5))
        for column in range(int(box.w / STEP))
        for row in range(int(box.h / STEP))
    ]
    return [at for at in points if depth(at, outline) > 0]


def _beside(at: Point, rect: Rect) -> float:
    """Return the distance of a point from a box; below 0 inside."""
    dx, dy = abs(at[0] - rect.cx) - rect.w / 2, abs(at[1] - rect.cy) - rect.h / 2
    return hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0)
