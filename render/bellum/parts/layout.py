"""Layout of the board of Bellum Magica, in board units."""

from typing import NamedTuple

from render.core.drawing.geometry import Rect

NARROW = 928  # in a narrow picture words are large on a phone
BODY, FIGURE = 33.6, 31.2  # the sizes of what must be read there
MARGIN = 14
WIDE = NARROW - 2 * MARGIN
HEADER = Rect(0, 0, NARROW, 136)
GAP = 10
TITLE = 50  # the height of a panel's title
PLACE_HIGH = 244  # of a place's card
CARD_HIGH, PRICE = 296, 48  # of a recruit's or castle's card, and of the line with its price
SUPPLY_HIGH, ROW_HIGH = 104, 262
EMPTY = 122  # the height of a player's row while there is no castle and no creature in it


class Row(NamedTuple):
    """The parts of a player's row, from the upper edge down."""

    whole: Rect
    head: Rect  # name, castle, chests
    goods: Rect  # shields, spells, resources, chests by kind
    left: Rect  # cards that produce
    right: Rect  # cards that fight
    totals: Rect  # what the active row gives


def recruits(castles: int) -> Rect:
    """The panel of the four recruits, or of the castles while they are being chosen."""
    lines, high = (-(-castles // 2), CARD_HIGH) if castles else (2, CARD_HIGH + PRICE)
    return Rect(MARGIN, HEADER.bottom + 14, WIDE, TITLE + lines * (high + GAP))


def cards(castles: int) -> list[Rect]:
    """The places of their cards, two in a line."""
    panel = recruits(castles)
    room = Rect(panel.x + 12, panel.y + TITLE, panel.w - 24, panel.h - TITLE - GAP)
    count = castles or 4
    return [card for line in room.rows(-(-count // 2), GAP) for card in line.columns(2, GAP)][:count]


def supply(castles: int) -> Rect:
    """The strip of what is left in the box."""
    return Rect(MARGIN, recruits(castles).bottom + GAP, WIDE, SUPPLY_HIGH)


def map_panel(castles: int) -> Rect:
    """The panel of the places, just above the players: an attack goes to one or the other."""
    return Rect(MARGIN, supply(castles).bottom + GAP, WIDE, TITLE + PLACE_HIGH + GAP)


def places(castles: int, seats: int) -> list[Rect]:
    """The cards of the tavern and of one place for each player."""
    panel = map_panel(castles)
    inner = Rect(panel.x + 8, panel.y + TITLE, panel.w - 16, PLACE_HIGH)
    wide = (inner.w - 5 * 6) / 6
    return inner.left_part((seats + 1) * (wide + 6) - 6).columns(seats + 1, 6)


def row(castles: int, seat: int) -> Row:
    """A player's row; it is low while castles are being chosen, which nobody has yet."""
    high = EMPTY if castles else ROW_HIGH
    top = map_panel(castles).bottom + 16 + seat * (high + 16)
    whole = Rect(MARGIN, top, WIDE, high)
    inner = whole.inset(12, 3)
    left, right = Rect(inner.x, top + 118, inner.w, 74).columns(2, 24)
    return Row(
        whole,
        Rect(whole.x + 3, whole.y + 3, whole.w - 6, 56),
        Rect(inner.x, top + 62, inner.w, 54),
        left,
        right,
        Rect(inner.x, top + 198, inner.w, 54),
    )


def height(castles: int, seats: int) -> int:
    """The height of the board."""
    return round(row(castles, seats - 1).whole.bottom + 14)
