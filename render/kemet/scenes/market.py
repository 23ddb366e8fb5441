"""The power tiles of Kemet by colour and level: what is left, and who owns the others."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.core.table import HEADER, table
from render.kemet.parts.cards import brief, price, tile_row
from render.kemet.parts.frame import heading, plain
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import INK, PYRAMIDS, owner_of
from render.kemet.parts.pieces import letter, pyramid_svg
from rules.kemet.components.data import DATA
from rules.kemet.view import KemetView

HEAD, LEVEL, GAP = 56, 44, 6  # heights
ROW, HIGH_ROW, NARROW = 60, 84, 4  # of a tile; with so many colours its effect needs two lines
LEVELS = (1, 2, 3, 4)


def market(view: KemetView, style: Style) -> Canvas:
    """All tiles of the colours in play with their price; taken ones are dark and show their owners."""
    stock = {colour: shelves(view, colour) for colour in view.colours}
    most = {level: max(len(shelf[level]) for shelf in stock.values()) for level in LEVELS}
    row = HIGH_ROW if len(view.colours) >= NARROW else ROW
    high = HEADER.bottom + 14 + HEAD + sum(LEVEL + GAP + count * (row + GAP) + 8 for count in most.values())
    canvas = table("kemet", style, round(high + 8), plain)
    counts = {"count": len(view.tiles), "deck": view.deck, "veterans": view.veterans}
    left = style.say("kemet.picture.market.left", **counts)
    heading(canvas, style.say("kemet.picture.market.title"), left)
    area = Rect(14, HEADER.bottom + 14, WIDTH - 28, high)
    for colour, column in zip(view.colours, area.columns(len(view.colours), 12), strict=True):
        title(canvas, column.top_part(HEAD - 6), colour, style)
        y = column.y + HEAD
        for level in LEVELS:
            level_head(canvas, Rect(column.x, y, column.w, LEVEL), colour, level, style)
            for number, tile in enumerate(stock[colour][level]):
                top = y + LEVEL + GAP + number * (row + GAP)
                stall(canvas, Rect(column.x, top, column.w, row), tile, view, style)
            y += LEVEL + GAP + most[level] * (row + GAP) + 8
    return canvas


def shelves(view: KemetView, colour: str) -> dict[int, list[str]]:
    """The tiles of a colour by level, one of each art."""
    found: dict[int, list[str]] = {level: [] for level in LEVELS}
    seen: set[str] = set()
    for tile in [t.id for t in DATA.tiles.values() if t.colour == colour and t.from_seats <= len(view.gods)]:
        if DATA.tiles[tile].art not in seen:
            seen.add(DATA.tiles[tile].art)
            found[DATA.tiles[tile].level].append(tile)
    return found


def copies(tile: str, names: tuple[str, ...]) -> int:
    """Count the tiles of the same art and colour among these."""
    same = DATA.tiles[tile]
    return sum(DATA.tiles[name].art == same.art and DATA.tiles[name].colour == same.colour for name in names)


def title(canvas: Canvas, rect: Rect, colour: str, style: Style) -> None:
    """The name of a colour."""
    fill = PYRAMIDS[colour]
    canvas.framed(rect, fill, 12, 3)
    text = f"{style.words.name(f'colour:{colour}')} ({letter(colour, style)})"
    canvas.fitted(rect.cx, rect.cy, text, Ink("name", 32, ink_on(fill)), rect.w - 20, 24, "middle")


def level_head(canvas: Canvas, rect: Rect, colour: str, level: int, style: Style) -> None:
    """A level and its price."""
    canvas.box(rect, OUTLINE, 10, 0.72)
    canvas.sprite(rect.x + 30, rect.cy - 1, pyramid_svg(colour, level), 42)
    text = style.say("kemet.picture.market.level", level=level)
    canvas.fitted(rect.x + 60, rect.cy, text, Ink("name", 27, "#FFF6DC"), rect.w - 140, 20)
    price(canvas, rect.right - 30, rect.cy, level, 23)


def stall(canvas: Canvas, rect: Rect, tile: str, view: KemetView, style: Style) -> None:
    """A tile, how many copies are left, and at the right the tokens of its owners."""
    left = copies(tile, view.tiles)
    owners = [seat for seat, god in enumerate(view.gods) if copies(tile, god.tiles)]
    lit = any(f"tile:{other}" in view.changed and copies(tile, (other,)) for other in DATA.tiles)
    step = min(48.0, 150 / max(1, len(owners)))  # many tokens overlap, so that the tile can be read
    kept = step * len(owners) + (44 if left > 1 else 0)
    tile_row(canvas, rect, tile, style, brief(tile, style), lit, kept)
    if not left:
        canvas.box(rect, OUTLINE, 11, 0.6)
    elif left > 1:
        canvas.text(rect.right - 12, rect.cy, f"\u00d7{left}", Ink("figure", 32, INK), "right")
    for number, seat in enumerate(owners):
        owner = owner_of(view.gods[seat].city)
        token(canvas, rect.right - 27 - step * number, rect.cy, seat, 42, None, owner)
