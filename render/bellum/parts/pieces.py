"""The small things of Bellum Magica: chips, chests, shields, dice, and rows of counted chips."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.bellum.parts.look import BARREL, CHESTS, ICONS, SHIELDS
from render.core.drawing.canvas import Canvas, Ink, Side
from render.core.drawing.colour import OUTLINE, PAPER, WHITE, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.text import width
from rules.bellum.components.data import Icon
from rules.bellum.components.realm import ARMY, PRODUCTION

Counts = Mapping[str, int]
PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
STAR = "M50 22l6 14 15 1-12 9 5 15-14-9-14 9 5-15-12-9 15-1z"


@dataclass(frozen=True, slots=True)
class Unit:
    """An icon and how many of it."""

    icon: Icon
    count: int


def counted(icons: Iterable[Icon]) -> list[Unit]:
    """Icons as units, in the fixed order of all pictures."""
    return units(Counter(icons))


def units(counts: Counts) -> list[Unit]:
    """Counts by icon as units, without zeros, in the fixed order of all pictures."""
    return [Unit(icon, counts[icon]) for icon in (*PRODUCTION, *ARMY) if counts.get(icon)]


def chip(canvas: Canvas, x: float, y: float, icon: Icon, size: float) -> None:
    """An icon on its chip: round for production, square for the army."""
    glyph, colour, figure = ICONS[icon]
    canvas.sprite(x, y, chip_svg(icon in PRODUCTION, colour), size)
    canvas.icon(x, y, glyph, size * 0.68, figure)


@lru_cache
def chip_svg(is_round: bool, colour: str) -> str:
    """A chip without its icon."""
    radius = 45 if is_round else 16
    return (
        f'{HEAD} {view_box(100, 100)}><rect x="4" y="4" width="92" height="92" rx="{radius}" fill="{colour}"'
        f' stroke="{OUTLINE}" stroke-width="8"/></svg>'
    )


@lru_cache
def chest_svg(kind: str) -> str:
    """A chest: wooden with boards, metal with rivets, golden with a star."""
    body, trim = CHESTS[kind]
    marks = {
        "wooden": f'<g stroke="{trim}" stroke-width="4"><path d="M10 62H90M10 77H90M14 28H86"/></g>',
        "metal": "".join(
            f'<circle cx="{x}" cy="{y}" r="4.5" fill="{trim}"/>' for x in (20, 80) for y in (56, 80, 30)
        ),
        "golden": f'<path transform="translate(0 30) scale(1 .9)" d="{STAR}" fill="#FFE79A" stroke="{trim}"/>'
        f'<path d="M20 44V90M80 44V90" stroke="{trim}" stroke-width="5"/>',
    }[kind]
    return (
        f'{HEAD} {view_box(100, 100)}><g stroke="{OUTLINE}" stroke-width="6" stroke-linejoin="round">'
        f'<path d="M8 44Q8 12 34 12H66Q92 12 92 44Z" fill="{lighter(body, 0.25)}"/>'
        f'<path d="M8 44H92V92H8Z" fill="{body}"/></g>{marks}'
        f'<path d="M8 44H92" stroke="{OUTLINE}" stroke-width="6"/>'
        f'<rect x="41" y="36" width="18" height="20" rx="4" fill="{trim}" stroke="{OUTLINE}"'
        f' stroke-width="4"/><circle cx="50" cy="45" r="3.5" fill="{OUTLINE}"/></svg>'
    )


@lru_cache
def shield_svg(kind: str) -> str:
    """A shield without its figure; the magic one has a star."""
    star = f'<path d="{STAR}" transform="translate(-15 -8) scale(1.3)" fill="#FFE79A" opacity=".5"/>'
    return (
        f'{HEAD} {view_box(100, 110)}><path d="M10 12Q50 2 90 12V56Q86 90 50 106 14 90 10 56Z"'
        f' fill="{SHIELDS[kind]}" stroke="{OUTLINE}" stroke-width="8"/>'
        '<path d="M20 20Q50 12 50 12V94Q24 82 20 54Z" fill="#fff" opacity=".2"/>'
        f"{star if kind == 'magic_shield' else ''}</svg>"
    )


@lru_cache
def die_svg(number: int) -> str:
    """The face of a die, 1 to 6; blank for 0."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="11" fill="#B3201E"/>' for x, y in PIPS.get(number, ()))
    return (
        f'{HEAD} {view_box(100, 100)}><rect x="3" y="3" width="94" height="94" rx="20" fill="{PAPER}"'
        f' stroke="{OUTLINE}" stroke-width="6"/>{pips}</svg>'
    )


@lru_cache
def coin_svg() -> str:
    """A gold coin: the worth of chests."""
    return (
        f'{HEAD} {view_box(100, 100)}><circle cx="50" cy="50" r="45" fill="#F4B81C" stroke="{OUTLINE}"'
        ' stroke-width="7"/><circle cx="50" cy="50" r="31" fill="#FFD75E" stroke="#8A5A08" stroke-width="4"/>'
        '<path d="M50 30 66 50 50 70 34 50Z" fill="#8A5A08"/></svg>'
    )


def shield(canvas: Canvas, x: float, y: float, kind: str, value: int, size: float) -> None:
    """A shield or magic shield with its value."""
    canvas.sprite(x, y, shield_svg(kind), size, size * 1.1)
    share = 0.58 if value < 10 else 0.48
    canvas.text(x, y - size * 0.03, str(value), Ink("figure", size * share, WHITE, size * 0.05), "middle")


def chest(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """A chest of a kind."""
    canvas.sprite(x, y, chest_svg(kind), size)


def good(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """Draw a thing that can be looted or held: food, glyph, barrel, or a chest by its kind."""
    if kind in CHESTS:
        chest(canvas, x, y, kind, size * 1.15)
    elif kind == "barrel":
        canvas.icon(x, y, "md:barrel", size * 1.02, OUTLINE)
        canvas.icon(x, y, "md:barrel", size * 0.92, BARREL)
    else:
        chip(canvas, x, y, "food" if kind == "food" else "glyph", size)


def unit_width(unit: Unit, size: float) -> float:
    """The width of a unit, drawn with chips of this size."""
    return size if unit.count == 1 else size * 1.06 + width(str(unit.count), "figure", size * 0.92)


def tally(
    canvas: Canvas, rect: Rect, found: Sequence[Unit], most: float, colour: str, lines: int = 1
) -> None:
    """Units in the middle of a box: a chip, or a number and a chip; as large as fits, at most `most`.

    They are spread over up to `lines` lines where that makes them larger.
    """
    if not found:
        return
    size, rows = best_lines(found, rect, most, lines)
    for row, y in zip(rows, (r.cy for r in rect.rows(len(rows))), strict=True):
        x = rect.cx - row_width(row, size) / 2
        for unit in row:
            x = draw_unit(canvas, x, y, unit, size, colour) + size * 0.14


def draw_unit(canvas: Canvas, x: float, y: float, unit: Unit, size: float, colour: str) -> float:
    """Draw a unit with its left edge at `x`. Returns its right edge."""
    if unit.count > 1:
        canvas.text(x, y, str(unit.count), Ink("figure", size * 0.92, colour))
    right = x + unit_width(unit, size)
    chip(canvas, right - size / 2, y, unit.icon, size)
    return right


def row_width(row: Sequence[Unit], size: float) -> float:
    """The width of a line of units with chips of this size."""
    return sum(unit_width(unit, size) for unit in row) + size * 0.14 * (len(row) - 1)


def best_lines(
    found: Sequence[Unit], rect: Rect, most: float, lines: int
) -> tuple[float, list[Sequence[Unit]]]:
    """The greatest size of chips with which the units fit the box, and the lines."""
    best: tuple[float, list[Sequence[Unit]]] = (0, [])
    for count in range(1, min(lines, len(found)) + 1):
        each = -(-len(found) // count)
        rows = [found[i : i + each] for i in range(0, len(found), each)]
        widest = max(row_width(row, 1) for row in rows)
        size = min(most, rect.w / widest, rect.h / len(rows) * 0.94)
        if size > best[0]:
            best = (size, rows)
    return best


def beside(canvas: Canvas, rect: Rect, found: Sequence[Unit], colour: str, side: Side) -> None:
    """Units in one line against the `side` of a box, as large as they fit."""
    if not found:
        return
    size = min(rect.h * 0.94, 40, rect.w / row_width(found, 1))
    wide = row_width(found, size)
    x = {"left": rect.x, "middle": rect.cx - wide / 2, "right": rect.right - wide}[side]
    for unit in found:
        x = draw_unit(canvas, x, rect.cy, unit, size, colour) + size * 0.14


def totals(
    canvas: Canvas, rect: Rect, icons: Sequence[Icon], counts: Counts, most: float, colour: str
) -> None:
    """Icons with their counts behind them, left to right; zeros are left out."""
    shown = [icon for icon in icons if counts.get(icon)]
    if not shown:
        return
    wide = sum(1.36 + width(str(counts[icon]), "figure", 0.98) for icon in shown)
    size = min(most, rect.w / wide, rect.h)
    x = rect.x
    for icon in shown:
        chip(canvas, x + size / 2, rect.cy, icon, size)
        x += size * 1.1
        x += canvas.text(x, rect.cy, str(counts[icon]), Ink("figure", size * 0.98, colour)) + size * 0.26
