"""The power tiles of Kemet by colour and level: what is left, and who owns the others."""

from collections.abc import Iterator

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.kemet.parts.cards import FACE, brief
from render.kemet.parts.frame import HEAD, table
from render.kemet.parts.layout import BODY, FIGURE, WIDTH
from render.kemet.parts.look import BEASTS, CAPTION, INK, PYRAMIDS, USED, owner_of
from render.kemet.parts.pieces import ankh, letter, pyramid_svg
from rules.kemet.components.data import DATA
from rules.kemet.view import KemetView

TITLE_HIGH, LEVEL, ROW, GAP = 64, 54, 78, 6  # heights
LEVELS = (1, 2, 3, 4)
ASIDE = "the menu says beside each tile what it does"


def market(view: KemetView, style: Style) -> Canvas:
    """All tiles of the colours in play with their price; taken ones are dark and show their owners."""
    places, high = blocks(view)
    counts = {"count": len(view.tiles), "deck": view.deck, "veterans": view.veterans}
    left = style.say("kemet.picture.market.left", **counts)
    canvas = table(style, high, style.say("kemet.picture.market.title"), left)
    for colour, place in places.items():
        canvas.seam(place.y - 7)
        title(canvas, place.top_part(TITLE_HIGH - 6), colour, style)
        for level, head in level_heads(view, colour, place).items():
            level_head(canvas, head, colour, level, style)
    for tile, cell in stalls(view):
        stall(canvas, cell, tile, view, style)
    return canvas


def level_heads(view: KemetView, colour: str, place: Rect) -> dict[int, Rect]:
    """The places of the levels in the box of a colour; the tiles of each lie below."""
    found, y = {}, place.y + TITLE_HIGH
    for level, shelf in shelves(view, colour).items():
        found[level] = Rect(place.x, y, place.w, LEVEL)
        y += LEVEL + GAP + -(-len(shelf) // across(place)) * (ROW + GAP)
    return found


def stalls(view: KemetView) -> Iterator[tuple[str, Rect]]:
    """The places of all tiles."""
    for colour, place in blocks(view)[0].items():
        heads, columns = level_heads(view, colour, place), across(place)
        for level, shelf in shelves(view, colour).items():
            for number, tile in enumerate(shelf):
                y = heads[level].bottom + GAP + number // columns * (ROW + GAP)
                line = Rect(place.x, y, place.w, ROW).columns(columns, GAP)
                yield tile, line[number % columns]


def blocks(view: KemetView) -> tuple[dict[str, Rect], float]:
    """The boxes of the colours, two side by side, the last of three alone; and the height of the picture."""
    found: dict[str, Rect] = {}
    top = HEAD.bottom + 14.0
    for number in range(0, len(view.colours), 2):
        pair = view.colours[number : number + 2]
        line = Rect(10, top, WIDTH - 20, 0)
        boxes = line.columns(len(pair), 10)
        high = max(block_high(view, colour, across(box)) for colour, box in zip(pair, boxes, strict=True))
        found |= {colour: Rect(box.x, top, box.w, high) for colour, box in zip(pair, boxes, strict=True)}
        top += high + 14
    return found, top


def across(place: Rect) -> int:
    """The number of tiles side by side in the box of a colour."""
    return 2 if place.w > WIDTH / 2 else 1


def block_high(view: KemetView, colour: str, columns: int) -> float:
    """The height of a colour's tiles with their titles."""
    lines = sum(-(-len(shelf) // columns) for shelf in shelves(view, colour).values())
    return TITLE_HIGH + len(LEVELS) * (LEVEL + GAP) + lines * (ROW + GAP)


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
    return sum(same(tile, name) for name in names)


def same(tile: str, other: str) -> bool:
    """True if two tiles have the same art and colour."""
    one, two = DATA.tiles[tile], DATA.tiles[other]
    return (one.art, one.colour) == (two.art, two.colour)


def title(canvas: Canvas, rect: Rect, colour: str, style: Style) -> None:
    """The name of a colour."""
    fill = PYRAMIDS[colour]
    canvas.framed(rect, fill, 12, 3)
    text = f"{style.words.name(f'colour:{colour}')} ({letter(colour, style)})"
    canvas.text(rect.cx, rect.cy, text, Ink("name", 38, ink_on(fill)), "middle")


def level_head(canvas: Canvas, rect: Rect, colour: str, level: int, style: Style) -> None:
    """A level and its price."""
    canvas.box(rect, OUTLINE, 10)
    canvas.sprite(rect.x + 34, rect.cy - 1, pyramid_svg(colour, level), 46)
    text = style.say("kemet.picture.market.level", level=level)
    canvas.text(rect.x + 68, rect.cy, text, Ink("name", BODY, "#FFF6DC"))
    canvas.text(rect.right - 52, rect.cy, str(level), Ink("figure", 38, "#FFF6DC"), "right")
    ankh(canvas, rect.right - 30, rect.cy, 40)


def stall(canvas: Canvas, rect: Rect, tile: str, view: KemetView, style: Style) -> None:
    """A tile, how many copies are left, and at the right the tokens of its owners."""
    left = copies(tile, view.tiles)
    owners = [seat for seat, god in enumerate(view.gods) if copies(tile, god.tiles)]
    lit = any(f"tile:{other}" in view.changed and copies(tile, (other,)) for other in DATA.tiles)
    canvas.framed(rect, FACE if left else USED, 11, 3, GOLD if lit else OUTLINE)
    x, room = rect.x + 12, rect.w - 24
    if left > 1:
        ink = Ink("figure", FIGURE, INK)
        room -= canvas.text(rect.right - 12, rect.y + 25, f"\u00d7{left}", ink, "right") + 8
    if tile in BEASTS:
        canvas.icon(x + 18, rect.y + 25, BEASTS[tile], 38, CAPTION)
        x, room = x + 44, room - 44
    name = style.words.name(f"tile:{tile}", short=True)
    canvas.fitted(x, rect.y + 25, name, Ink("name", BODY, INK), room, BODY)
    step = min(48.0, 150 / max(1, len(owners)))  # many tokens overlap, so that the tile can be read
    told = Ink("caption", 24, CAPTION, aside=ASIDE)
    canvas.fitted(rect.x + 12, rect.y + 58, brief(tile, style), told, rect.w - 20 - step * len(owners), 18)
    for number, seat in enumerate(owners):
        owner = owner_of(view.gods[seat].city)
        token(canvas, rect.right - 27 - step * number, rect.bottom - 22, seat, 40, None, owner)
