"""The kingdom cards of Dwar7s Fall, on the map and in the hand."""

from collections import Counter
from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS, calm, token
from render.dwar7s.parts.look import CREAM, EMBLEM_COLOURS, EMBLEMS, KINDS, TYPES
from render.dwar7s.parts.pieces import MOUTH, badge, dwarf, frame_svg, gem, signed, space, spread
from rules.core.game import letter
from rules.dwar7s.components.grid import kind_of, owner_of

UNIT = 200  # a card's edge in its own units
COLD = "#D9D4DE"  # behind points that are lost
SMALL = 118  # units of a card below which there is no room for the sign of its type
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
    y, high = (88, 96) if rows_of(card) == 1 else (70, 72)
    art(canvas, rect.cx, rect.y + y * unit, kind.id, high * unit)
    if kind.castle:
        token(canvas, rect.cx + 42 * unit, rect.y + 106 * unit, seat, 50 * unit)
    badges(canvas, rect, card)
    size = max(19, 24 * unit)
    if name and label_wide(name, size) < rect.w:
        small = rect.w < SMALL
        x = rect.x + label_wide(name, size) / 2 - 3 if small else rect.cx
        label(canvas, x, rect.y + (9 if small else 20 * unit), name, seat, size)
    spaces(canvas, rect, card, dwarves)
    if under:
        stack(canvas, rect, under)


def badges(canvas: Canvas, rect: Rect, card: str) -> None:
    """Draw a card's points in a realm and, if there is room, its type."""
    kind, unit = kind_of(card), rect.w / UNIT
    fill = GOLD if kind.points > 0 else COLD
    if rect.w < SMALL:
        size = max(30.0, 46 * unit)
        badge(canvas, rect.right - size * 0.46, rect.y + size * 0.44, size, signed(kind.points), fill)
        return
    badge(canvas, rect.x + 36 * unit, rect.y + 37 * unit, 46 * unit, signed(kind.points), fill)
    terrain(canvas, rect.right - 36 * unit, rect.y + 37 * unit, 46 * unit, kind.terrain)


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


def label_wide(name: str, size: float) -> float:
    """The width of the pill with the name of a cell."""
    return size * (1.38 + 0.52 * len(name))


def label(canvas: Canvas, x: float, y: float, name: str, seat: int, size: float) -> None:
    """The card's owner and the name of its cell in a pill."""
    wide, high = label_wide(name, size), size * 1.14
    pill = Rect(x - wide / 2, y - high / 2, wide, high)
    canvas.box(pill, OUTLINE, high * 0.4)
    part = pill.left_part(size * 1.05).inset(size * 0.09)
    canvas.box(part, calm(OWNERS[seat]), high * 0.3)
    canvas.text(part.cx, y, letter(seat), Ink("figure", size * 0.86, OWNERS[seat].figure), "middle")
    canvas.text(
        (part.right + pill.right) / 2 - size * 0.04, y, name, Ink("figure", size * 0.9, PAPER), "middle"
    )


def rows_of(card: str) -> int:
    """In how many rows the spaces of a card lie."""
    return 2 if kind_of(card).spaces > 4 else 1


def spaces(canvas: Canvas, rect: Rect, card: str, dwarves: Sequence[int]) -> None:
    """The spaces of a card, needed ones first, with the dwarves on them."""
    kind, unit, rows = kind_of(card), rect.w / UNIT, rows_of(card)
    counts = Counter(dwarves)
    each = -(-kind.spaces // rows)
    step = min(52.0 if rows == 1 else 42.0, 161 / each) * unit
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
    x, size = rect.right - 35 * unit, max(20.0, 25 * unit)
    pill = Rect(x - size * 0.8, rect.y + 66 * unit, size * 1.6, size * 1.2)
    canvas.box(pill, OUTLINE, size * 0.35)
    canvas.text(pill.cx, pill.cy, f"\u00d7{len(under) + 1}", Ink("figure", size, PAPER), "middle")
    for number, card in enumerate(under[:SHOWN_UNDER] if rect.w >= SMALL else ()):
        chip(canvas, rect.x + 36 * unit, rect.y + (80 + 33 * number) * unit, 30 * unit, card)


def chip(canvas: Canvas, x: float, y: float, size: float, card: str, *, lettered: bool = False) -> None:
    """A card as a small sign: its kind on its owner's colour; `lettered`: with their letter."""
    seat, kind = owner_of(card), kind_of(card)
    rect = Rect(x - size / 2, y - size / 2, size, size)
    canvas.framed(rect, calm(OWNERS[seat]), size * 0.22, max(1.5, size * 0.07))
    if kind.gem:
        gem(canvas, x, y, kind.gem, size * 0.72)
    else:
        canvas.icon(x, y, EMBLEMS[kind.id], size * 0.66, OWNERS[seat].figure)
    if lettered:
        lx, ly = rect.right - size * 0.08, rect.y + size * 0.08
        canvas.disc(lx, ly, size * 0.2 + 1.5, OUTLINE)
        canvas.disc(lx, ly, size * 0.2, PAPER)
        canvas.text(lx, ly, letter(seat), Ink("figure", size * 0.33, OUTLINE), "middle")
