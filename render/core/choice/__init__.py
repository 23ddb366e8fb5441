"""The scene `choice`: the board around what is offered, with a pin in each place."""

from collections.abc import Mapping
from math import dist

from PIL import Image

from render.core.choice.spots import Spot, around, pinned
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.text import width
from render.core.png import parts

PHONE = 390  # css pixels: the width at which people must be able to read it
MARGIN = 34  # around the places, in board units
LEAST = 430  # units wide: nearer, it would only be more blurred
LOWEST, TALLEST = 0.5, 1.6  # its height, of its width; on a tall board as high as the places need
SHARP = 780  # pixels: a narrower part is enlarged twice
WHOLE = 0.8  # of the board's width: a wider part is as wide as the board, and cuts nothing at its sides
MUCH = 0.6  # of a part of the board: a picture as wide as the board that shows so much of it shows all
USUAL, SMALLEST = 11.5, 9.5  # half a pin's width in css pixels, and that where places are small or close
SHARE = 0.2  # of a place: no larger is half a pin, or it would hide what lies there
FIGURE = 1.42  # size of a letter, of half the pin's width
BESIDE = 0.36  # room beside a code, of half the pin's height
EDGE, RIM = 0.16, 0.2  # of half the pin's width: its outline and its light rim
PIN = (  # round, with a corner towards the middle of the place: no game has such a thing
    f'{HEAD} viewBox="-16 -16 132 132"><path d="M100 50A50 50 0 1 0 50 100H100Z" fill="{OUTLINE}"'
    f' stroke="{OUTLINE}" stroke-width="28" stroke-linejoin="round"/>'
    f'<path d="M100 50A50 50 0 1 0 50 100H100Z" fill="{OUTLINE}" stroke="{TURN}" stroke-width="10"'
    ' stroke-linejoin="round"/></svg>'
)


def choice(board: Canvas, spots: Mapping[str, Spot], least: float = LEAST) -> Canvas:
    """Cut the board around the spots, at least so wide, and pin them. Raises `ValueError` without any."""
    if not spots:
        raise ValueError("nothing that is offered lies on the board")
    part = region(spots, board, least)
    canvas = enlarged(board, part)
    canvas.spares = shown_whole(board, part)
    half = pin_size(spots, part)
    for ident, code in reversed(pinned(spots).items()):
        spot = spots[ident]
        x, y = spot.printed if spot.printed and code == spot.code else spot.at
        wide = pin_width(code, half) / 2
        pin(canvas, inside(x - part.x, wide, part.w), inside(y - part.y, half, part.h), half, code)
    return canvas


def region(spots: Mapping[str, Spot], board: Canvas, least: float = LEAST) -> Rect:
    """Return the part of the board around the spots, of a sound shape; it may be all of it."""
    found = around(spots.values()).inset(-MARGIN)
    wide = max(found.w, least, found.h / TALLEST)
    wide = board.width if wide > board.width * WHOLE else wide
    tallest = max(wide * TALLEST, found.h - 2 * MARGIN)
    high = min(max(found.h, wide * LOWEST), tallest, board.height)
    x = min(max(found.cx - wide / 2, 0), board.width - wide)
    y = min(max(found.cy - high / 2, 0), board.height - high)
    part = Rect(round(x), round(y), round(wide), round(high))
    return part if part.w < board.width else completed(part, found.inset(MARGIN), board)


def completed(part: Rect, places: Rect, board: Canvas) -> Rect:
    """Return a part as wide as the board with all of the board's own parts of which it has much.

    So a message need not show these once more. Of others it keeps what the places need.
    """
    own = [Rect(0, top, board.width, low - top) for top, low in parts(board.width, board.height, board.seams)]
    much = [each for each in own if overlap(each, part) >= MUCH * each.h]
    if len(own) == 1 or not much:
        return part
    top = much[0].y if places.y >= much[0].y else part.y
    low = much[-1].bottom if places.bottom <= much[-1].bottom else part.bottom
    return Rect(0, round(top), part.w, round(low - top))


def overlap(one: Rect, other: Rect) -> float:
    """Return the height that two parts as wide as the board have in common; below 0 if they lie apart."""
    return min(one.bottom, other.bottom) - max(one.y, other.y)


def shown_whole(board: Canvas, part: Rect) -> tuple[int, ...]:
    """Return the board's own parts, from 0, of which a part shows all."""
    if part.w < board.width:
        return ()
    own = enumerate(parts(board.width, board.height, board.seams))
    return tuple(place for place, (top, low) in own if part.y - 1 <= top and low <= part.bottom + 1)


def enlarged(board: Canvas, part: Rect) -> Canvas:
    """Return a part of the board as a picture of its own, with enough pixels for a phone."""
    left, top, right, bottom = map(board.pixels, (part.x, part.y, part.right, part.bottom))
    times = 2 if part.w * board.scale < SHARP else 1
    cut = board.image.crop((left, top, right, bottom))
    size = cut.width * times, cut.height * times
    ground = cut if times == 1 else cut.resize(size, Image.Resampling.BICUBIC)
    canvas = Canvas(round(part.w), round(part.h), board.scale * times, ground, board.instead)
    canvas.seam(*(seam - part.y for seam in board.seams))
    return canvas


def pin_size(spots: Mapping[str, Spot], part: Rect) -> float:
    """Return half the width of the pins, in board units, so small that none covers another or its place."""
    places = list({*spots.values()})
    unit = part.w / PHONE
    near = min(
        (dist(one.at, other.at) for n, one in enumerate(places) for other in places[:n]), default=part.w
    )
    side = min(min(place.box.w, place.box.h) for place in places)
    usual = min(USUAL * unit, near / 2, side * SHARE)
    wide = max(pin_width(code, usual) for code in pinned(spots).values())
    most = min(max(place.box.w, place.box.h) for place in places)
    return max(usual * min(1, most / wide), SMALLEST * unit)


def inside(at: float, half: float, length: float) -> float:
    """Return a coordinate at which all of a pin is in the picture."""
    return min(max(at, half * 1.16), length - half * 1.16)


def pin(canvas: Canvas, x: float, y: float, half: float, code: str) -> None:
    """Draw a pin: a letter on a round one, a longer code on a box as wide as it needs."""
    ink = Ink("figure", half * FIGURE, TURN)
    if len(code) == 1:
        canvas.sprite(x, y, PIN, half * 2.32)
    else:
        wide = pin_width(code, half)
        box = Rect(x - wide / 2, y - half, wide, 2 * half)
        canvas.box(box.inset(-half * EDGE), OUTLINE, half * 0.6)
        canvas.framed(box, OUTLINE, half * 0.5, half * RIM, TURN)
    canvas.text(x, y, code, ink, "middle")


def pin_width(code: str, half: float) -> float:
    """Return the width of a pin that is so high."""
    return max(2 * half, width(code, "figure", half * FIGURE) + 2 * BESIDE * half)
