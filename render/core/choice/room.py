"""Room for a pin: where in a place nothing lies that one must read."""

from functools import lru_cache

import numpy as np

from render.core.drawing.geometry import Point, Points, Rect, extent

STEP = 6  # units between the points that are tried
Numbers = np.typing.NDArray[np.float64]


@lru_cache(maxsize=4096)
def clearest(outline: Points, taken: tuple[Rect, ...], near: Point, radius: float) -> Point:
    """Return a point in the outline with room for a disc of this radius, clear of what is `taken`.

    Of several the one `near` a point; where no room is large enough, the middle of the largest.
    """
    xs, ys = _grid(extent(outline))
    free = _depths(xs, ys, outline)
    inside = free > 0
    if not inside.any():
        return near
    for rect in taken:
        free = np.minimum(free, _beside(xs, ys, rect))
    far = np.hypot(xs - near[0], ys - near[1])
    best = np.lexsort((far, -np.minimum(free, radius), ~inside))[0]
    return float(xs[best]), float(ys[best])


def _grid(box: Rect) -> tuple[Numbers, Numbers]:
    across, down = (STEP * (np.arange(int(length / STEP)) + 0.5) for length in (box.w, box.h))
    xs, ys = np.meshgrid(box.x + across, box.y + down)
    return xs.ravel(), ys.ravel()


def _depths(xs: Numbers, ys: Numbers, outline: Points) -> Numbers:
    """Return how far points lie inside an outline, as `depth` does for one."""
    x0, y0 = np.array(outline, float).T[:, :, None]
    x1, y1 = np.roll(x0, -1, axis=0), np.roll(y0, -1, axis=0)
    dx, dy = x1 - x0, y1 - y0
    crossed = (y0 > ys) != (y1 > ys)
    left = xs < x0 + (ys - y0) * dx / np.where(dy == 0, 1, dy)
    odd = (crossed & left).sum(axis=0) % 2 == 1
    square = dx * dx + dy * dy
    along = ((xs - x0) * dx + (ys - y0) * dy) / np.where(square == 0, 1, square)
    along = along.clip(0, 1)
    nearest: Numbers = np.hypot(xs - x0 - along * dx, ys - y0 - along * dy).min(axis=0)
    return np.where(odd, nearest, -nearest)


def _beside(xs: Numbers, ys: Numbers, rect: Rect) -> Numbers:
    """Return the distances of points from a box; below 0 inside."""
    dx, dy = np.abs(xs - rect.cx) - rect.w / 2, np.abs(ys - rect.cy) - rect.h / 2
    away: Numbers = np.hypot(dx.clip(0), dy.clip(0)) + np.minimum(np.maximum(dx, dy), 0)
    return away
