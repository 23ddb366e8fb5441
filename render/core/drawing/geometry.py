"""Points and rectangles in board units: 1 unit is 1 pixel of a picture at scale 1."""

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

Point = tuple[float, float]
Points = tuple[Point, ...]


class Rect(NamedTuple):
    """An upright rectangle; `x` and `y` are its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the middle."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Return the rectangle smaller by `dx` at the left and right, by `dy` (else `dx`) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, count: int, gap: float = 0) -> list["Rect"]:
        """Split into `count` equal parts side by side, `gap` apart."""
        w = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list["Rect"]:
        """Split into `count` equal parts one below the other, `gap` apart."""
        h = (self.h - gap * (count - 1)) / count
        return [Rect(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def cells(
        self, count: int, columns: int, most: float, gap: float, beside: float | None = None
    ) -> list["Rect"]:
        """Return `count` boxes in columns, line by line, at most `most` high, inside the rectangle.

        Lines are `gap` apart, columns `beside` (else `gap`).
        """
        beside = gap if beside is None else beside
        lines = max(1, -(-count // columns))
        h = min(most, (self.h - gap * (lines - 1)) / lines)
        w = (self.w - beside * (columns - 1)) / columns
        places = [divmod(i, columns) for i in range(count)]
        return [Rect(self.x + i * (w + beside), self.y + line * (h + gap), w, h) for line, i in places]

    def left_part(self, w: float) -> "Rect":
        """Return the part of width `w` at the left."""
        return Rect(self.x, self.y, w, self.h)

    def right_part(self, w: float) -> "Rect":
        """Return the part of width `w` at the right."""
        return Rect(self.right - w, self.y, w, self.h)

    def top_part(self, h: float) -> "Rect":
        """Return the part of height `h` at the top."""
        return Rect(self.x, self.y, self.w, h)

    def bottom_part(self, h: float) -> "Rect":
        """Return the part of height `h` at the bottom."""
        return Rect(self.x, self.bottom - h, self.w, h)


def extent(points: Iterable[Point]) -> Rect:
    """Return the smallest box around points."""
    xs, ys = zip(*points, strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def depth(at: Point, outline: Points) -> float:
    """Return how far a point lies inside an outline, in units from its nearest edge; below 0 outside."""
    x, y = at
    edges = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    crossed = [(x0, y0, x1, y1) for (x0, y0), (x1, y1) in edges if (y0 > y) != (y1 > y)]
    inside = sum(x < x0 + (y - y0) * (x1 - x0) / (y1 - y0) for x0, y0, x1, y1 in crossed) % 2 == 1
    nearest = min(_distance(at, start, end) for start, end in edges)
    return nearest if inside else -nearest


def _distance(at: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / ((dx * dx + dy * dy) or 1)
    along = min(max(along, 0), 1)
    return hypot(at[0] - start[0] - along * dx, at[1] - start[1] - along * dy)
