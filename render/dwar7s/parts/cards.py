"""The kingdom cards of Dwar7s Fall, on the map and in the hand."""

from collections import Counter
from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS, calm, token
from render.dwar7s.parts.layout import FIGURE
from render.dwar7s.parts.look import CREAM, EMBLEM_COLOURS, EMBLEMS, KINDS, TYPES
from render.dwar7s.parts.pieces import MOUTH, badge, dwarf, frame_svg, gem, signed, space, spread
from rules.dwar7s.components.grid import kind_of, owner_of

UNIT = 200  # a card's edge in its own units
COLD = "#D9D4DE"  # behind points that are lost
SMALL = 150  # units of a card below which its name leaves no room for the sign of its type
PINNED = "cards are chosen by the pins of the part of the map that stands beside the question"
SHOWN_UNDER = 2  # buried cards that are drawn


def kingdom_card(
    canvas: Canvas,
    rect: Rect,
    card: str,
    dwarves: Sequence[int] = (),
    under: Sequence[str] = (),
    name: str = "",
) -> None:
    """A card as it lies on the table, without its walls: a square box.

    `dwarves`: the seats of those on it, alike ones together. `under`: the cards beneath, from the top one
    down. `name`: of its cell.
    """
    kind, unit, seat = kind_of(card), rect.w / UNIT, owner_of(card)
    canvas.sprite(rect.cx, rect.cy, frame_svg(seat, KINDS[kind.id]), rect.w)
    y, high = (84, 92) if rows_of(card) == 1 else (62, 58)
    art(canvas, rect.cx, rect.y + y * unit, kind.id, high * unit)
    if kind.castle:
        token(canvas, rect.cx - 48 * unit, rect.y + 100 * unit, seat, 50 * unit)
    badges(canvas, rect, card)
    if name:
        label(canvas, rect, name)
    spaces(canvas, rect, card, dwarves)
    if under:
        stack(canvas, rect, under)


def badges(canvas: Canvas, rect: Rect, card: str) -> None:
    """Draw a card's points in a realm and, if there is room, its type."""
    kind, unit = kind_of(card), rect.w / UNIT
    fill = GOLD if kind.points > 0 else COLD
    size = badge_size(rect)
    badge(canvas, rect.x + size * 0.58, rect.y + size * 0.58, size, signed(kind.points), fill, 0.75)
    y = 40 if rect.w >= SMALL else 78  # in a small card below its name
    terrain(canvas, rect.right - 36 * unit, rect.y + y * unit, 52 * unit, kind.terrain)


def badge_size(rect: Rect) -> float:
    """The width of the disc with a card's points, that its figures can be read."""
    return max(50.0, 62 * rect.w / UNIT)


def art(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """The picture of a kind: a mine with its gem, or an emblem."""
    if kind in EMBLEMS:
        canvas.icon(x + size * 0.025, y + size * 0.035, EMBLEMS[kind], size, OUTLINE, 0.5)
        canvas.icon(x, y, EMBLEMS[kind], size, EMBLEM_COLOURS.get(kind, CREAM))
        return
    canvas.sprite(x, y + size * 0.02, MOUTH, size * 1.24, size * 0.87)
    found = kind.removesuffix("_mine")
    if found == "amber":
        gem(canvas, x + size * 0.2, y + size * 0.27, found, size * 0.38)
        gem(canvas, x - size * 0.1, y + size * 0.18, found, size * 0.52)
    else:
        gem(canvas, x, y + size * 0.18, found, size * 0.58)


def terrain(canvas: Canvas, x: float, y: float, size: float, kind: str) -> None:
    """The sign of a card's type."""
    canvas.disc(x, y, size / 2, OUTLINE)
    canvas.disc(x, y, size * 0.43, PAPER)
    canvas.icon(x, y, TYPES[kind], size * 0.6, "#3A2408")


def label_place(rect: Rect, name: str) -> Rect:
    """The pill with the name of a cell, between the points of its card and the sign of its type."""
    size = max(24.0, 26 * rect.w / UNIT)
    left = rect.x + badge_size(rect) * 1.08
    right = rect.right - (62 * rect.w / UNIT if rect.w >= SMALL else 2)
    wide = size * (0.4 + 0.52 * len(name))
    return Rect((left + right - wide) / 2, rect.y + 4, wide, size * 1.14)


def label(canvas: Canvas, rect: Rect, name: str) -> None:
    """The name of a card's cell in a pill, if there is room."""
    pill = label_place(rect, name)
    if pill.x < rect.x + badge_size(rect):
        return
    canvas.box(pill, OUTLINE, pill.h * 0.4)
    canvas.text(pill.cx, pill.cy, name, Ink("figure", pill.h * 0.8, PAPER, aside=PINNED), "middle")


def rows_of(card: str) -> int:
    """In how many rows the spaces of a card lie."""
    return 2 if kind_of(card).spaces > 4 else 1


def spaces(canvas: Canvas, rect: Rect, card: str, dwarves: Sequence[int]) -> None:
    """The spaces of a card, needed ones first, with the dwarves on them."""
    kind, unit, rows = kind_of(card), rect.w / UNIT, rows_of(card)
    counts = Counter(dwarves)
    each = -(-kind.spaces // rows)
    step = min(56.0 if rows == 1 else 48.0, 176 / each) * unit
    for number in range(kind.spaces):
        row = number // each
        here = min(each, kind.spaces - row * each)
        x = spread(rect.cx, step, here)[number % each]
        y = rect.bottom - 20 * unit - step * (rows - row - 0.5)
        seat = dwarves[number] if number < len(dwarves) else None
        done = seat is not None and counts[seat] >= kind.needed and number - dwarves.index(seat) < kind.needed
        space(canvas, x, y, step * 0.97, needed=number < kind.needed, done=done)
        if seat is not None:
            dwarf(canvas, x, y - step * 0.01, seat, step * 0.8)


def stack(canvas: Canvas, rect: Rect, under: Sequence[str]) -> None:
    """Draw the height of a stack, and the next cards beneath its top one."""
    unit = rect.w / UNIT
    pill = Rect(rect.right - 64, rect.y + (70 if rect.w >= SMALL else 104) * unit, 60, 42)
    canvas.box(pill, OUTLINE, 12)
    canvas.text(pill.cx, pill.cy, f"\u00d7{len(under) + 1}", Ink("figure", FIGURE, PAPER), "middle")
    for number, card in enumerate(under[:SHOWN_UNDER] if rect.w >= SMALL else ()):
        chip(canvas, rect.x + 36 * unit, rect.y + (80 + 33 * number) * unit, 30 * unit, card)


def chip(canvas: Canvas, x: float, y: float, size: float, card: str) -> None:
    """A card as a small sign: its kind on its owner's colour."""
    seat, kind = owner_of(card), kind_of(card)
    rect = Rect(x - size / 2, y - size / 2, size, size)
    canvas.framed(rect, calm(OWNERS[seat]), size * 0.22, max(1.5, size * 0.07))
    if kind.gem:
        gem(canvas, x, y, kind.gem, size * 0.72)
    else:
        canvas.icon(x, y, EMBLEMS[kind.id], size * 0.66, OWNERS[seat].figure)
