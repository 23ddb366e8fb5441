"""Positions of things on the board of Last Call, in board units."""

from typing import NamedTuple

from render.core.drawing.geometry import Rect

WIDTH = 1600  # of the price list
NARROW = 1000  # of the board and the hand: in narrow pictures words are large on a phone
BODY, FIGURE, TITLE = 36.4, 34.0, 33.6  # the sizes of what must be read there
MARGIN = 14
HEADER = Rect(0, 0, WIDTH, 84)
HEAD = Rect(0, 0, NARROW, 132)
GAP = 12
ROOM = 396  # the height of a part of the room, with its counter
STRIP = 116  # the order of choosing
FRONT = 122  # the counter's front, below its edge
EDGE = 16
NAMED, ROW = 68, 220  # the height of the line with the name in a keeper's row, and of the whole row
BESIDE = {3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}  # guests in each part of the room, by seats


class Row(NamedTuple):
    """The parts of a keeper's row: the head and the counts above, the drinks and the table below."""

    whole: Rect
    head: Rect
    poured: Rect
    strength: Rect
    spent: Rect
    table: Rect
    coins: Rect
    hand: Rect
    spares: Rect


def rooms(seats: int) -> list[Rect]:
    """The parts of the room, one below the other."""
    top = HEAD.bottom + 14
    return [
        Rect(MARGIN, top + number * (ROOM + GAP), NARROW - 2 * MARGIN, ROOM)
        for number in range(len(BESIDE[seats]))
    ]


def front(room: Rect) -> Rect:
    """The counter's front in a part of the room."""
    return room.bottom_part(FRONT)


def places_in(room: Rect, count: int) -> list[Rect]:
    """The places of so many guests: from the top to the edge of the counter."""
    return Rect(room.x + 10, room.y, room.w - 20, room.h - FRONT - EDGE).columns(count, 8)


def places(seats: int) -> list[Rect]:
    """The places of guests, one for each keeper."""
    parts = zip(rooms(seats), BESIDE[seats], strict=True)
    return [place for room, count in parts for place in places_in(room, count)]


def strip(seats: int) -> Rect:
    """The order of choosing."""
    return Rect(MARGIN, rooms(seats)[-1].bottom + GAP, NARROW - 2 * MARGIN, STRIP)


def row(seats: int, seat: int) -> Row:
    """A keeper's row."""
    whole = Rect(MARGIN, strip(seats).bottom + GAP + seat * (ROW + GAP), NARROW - 2 * MARGIN, ROW)
    head = whole.inset(3).top_part(NAMED)
    counts, right = [], whole.right - 14
    for wide in (196, 106, 118):  # from the right
        counts.append(Rect(right - wide, head.y, wide, head.h))
        right -= wide
    spares, held, coins = counts
    y = head.bottom + 10
    high = whole.bottom - 10 - y
    poured = Rect(whole.x + 12, y, 94, high)
    strength = Rect(poured.right + 10, y, 124, high)
    spent = Rect(strength.right + 42, y, 78, 92)
    left = spent.right + 46
    table = Rect(left, y, whole.right - 12 - left, high)
    return Row(whole, head, poured, strength, spent, table, coins, held, spares)


def height(seats: int) -> int:
    """The height of the picture."""
    return round(row(seats, seats - 1).whole.bottom + 14)
