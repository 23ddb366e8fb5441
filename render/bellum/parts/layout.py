"""Layout of the board of Bellum Magica, in board units."""

from typing import NamedTuple

from render.core.drawing.geometry import Rect

WIDTH = 1600
HEIGHT = 1336
NARROW = 928  # of a hand: in a narrow picture words are large on a phone
BODY, FIGURE = 33.6, 31.2  # the sizes of what must be read there
MARGIN = 14
HEADER = Rect(0, 0, WIDTH, 84)
TOP = Rect(MARGIN, 98, WIDTH - 2 * MARGIN, 366)  # places and recruits
SUPPLY = Rect(MARGIN, 474, WIDTH - 2 * MARGIN, 42)
ROWS = Rect(MARGIN, 527, WIDTH - 2 * MARGIN, HEIGHT - 527 - 12)
GAP = 10
ENLARGED = {2: 1.35, 3: 1.3, 4: 1.12, 5: 1.0}  # the small things in a row, by seats
PLACE_WIDTHS = {2: 150, 3: 150, 4: 134, 5: 121}  # by seats
TITLE = 46  # the height of a panel's title


class Row(NamedTuple):
    """The parts of a player's row, left to right."""

    whole: Rect
    head: Rect
    left: Rect
    right: Rect
    totals: Rect
    goods: Rect
    score: Rect


def places(seats: int) -> Rect:
    """The panel of the places: the tavern and one for each player."""
    wide = (seats + 1) * PLACE_WIDTHS[seats] + seats * GAP + 24
    return TOP.left_part(wide)


def recruits(seats: int) -> Rect:
    """The panel of the recruits, beside the places."""
    return TOP.right_part(TOP.w - places(seats).w - 12)


def cards(panel: Rect, count: int) -> list[Rect]:
    """The places of the cards of a panel."""
    inner = Rect(panel.x + 12, panel.y + TITLE, panel.w - 24, panel.h - TITLE - 12)
    return inner.columns(count, GAP)


def row(seats: int, seat: int) -> Row:
    """A player's row; fewer players have higher rows."""
    whole = ROWS.rows(seats, 9)[seat]
    x = whole.x + 3
    inner = whole.inset(0, 13)
    parts = []
    for wide, gap in ((240, 12), (397, 14), (397, 10), (176, 10), (222, 0), (82, 0)):
        parts.append(Rect(x, inner.y, wide, inner.h))
        x += wide + gap
    head, left, right, totals, goods, score = parts
    if seats == 2:  # room for what every number of the die would give
        goods, score = goods._replace(x=totals.x + 30, h=170), score._replace(x=totals.x + 350, h=170)
        totals = Rect(totals.x, inner.y + 180, whole.right - 13 - totals.x, inner.h - 180)
    return Row(whole, Rect(head.x, whole.y + 3, head.w, whole.h - 6), left, right, totals, goods, score)
