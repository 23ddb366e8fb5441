"""Positions of things on the board of Last Call, in board units."""

from typing import NamedTuple

from render.core.drawing.geometry import Rect

WIDTH = 1600
MARGIN = 14
HEADER = Rect(0, 0, WIDTH, 84)
GAP = 10
ROOMS = {3: 452, 4: 392, 5: 344, 6: 312}  # the height of the room with the counter, by seats
ROWS = {3: 184, 4: 172, 5: 154, 6: 133}  # of a keeper's row
FACES = {3: 112, 4: 102, 5: 88, 6: 74}  # of a guest at a table
STRIP = 58  # the order of choosing
FRONT = 102  # the counter's front, below its edge
EDGE = 16


class Row(NamedTuple):
    """The parts of a keeper's row, left to right."""

    whole: Rect
    head: Rect
    poured: Rect
    strength: Rect
    spent: Rect
    table: Rect
    coins: Rect
    hand: Rect
    spares: Rect


def room(seats: int) -> Rect:
    """The room with the counter."""
    return Rect(MARGIN, HEADER.bottom + 14, WIDTH - 2 * MARGIN, ROOMS[seats])


def front(seats: int) -> Rect:
    """The counter's front."""
    return room(seats).bottom_part(FRONT)


def places(seats: int) -> list[Rect]:
    """The places of guests, one for each keeper: from the room's top to the edge of the counter."""
    whole = room(seats)
    return Rect(whole.x + 10, whole.y, whole.w - 20, whole.h - FRONT - EDGE).columns(seats, 8)


def strip(seats: int) -> Rect:
    """The order of choosing."""
    return Rect(MARGIN, room(seats).bottom + GAP, WIDTH - 2 * MARGIN, STRIP)


def row(seats: int, seat: int) -> Row:
    """A keeper's row; fewer keepers have higher rows."""
    whole = Rect(
        MARGIN, strip(seats).bottom + GAP + seat * (ROWS[seats] + GAP), WIDTH - 2 * MARGIN, ROWS[seats]
    )
    inner = whole.inset(0, 10)
    card = min(inner.h * 0.74, 108)
    parts, x = [], whole.x + 276
    for wide, gap in ((card, 8), (112, 18), (card * 0.76, 30)):
        parts.append(Rect(x, inner.y, wide, inner.h))
        x += wide + gap
    poured, strength, spent = parts
    poured = Rect(poured.x, inner.cy - min(inner.h, card * 1.36) / 2, card, min(inner.h, card * 1.36))
    spent = Rect(spent.x, inner.y + inner.h * 0.02, spent.w, inner.h * 0.76)
    counts, left = [], whole.right - 308
    for wide in (110, 96, 96):
        counts.append(Rect(left, inner.y, wide, inner.h))
        left += wide
    table = Rect(x, inner.y, counts[0].x - 10 - x, inner.h)
    head = Rect(whole.x + 3, whole.y + 3, 258, whole.h - 6)
    return Row(whole, head, poured, strength, spent, table, *counts)


def height(seats: int) -> int:
    """The height of the picture."""
    return round(row(seats, seats - 1).whole.bottom + 12)
