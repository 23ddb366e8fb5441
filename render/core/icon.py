"""Icons: a game's signs as small pictures with a transparent ground, for use in words and on buttons.

They are readable at 22 pixels on dark and on light grounds: whatever an icon's own colours, it lies in a
light rim, with a dark edge inside it (visual style, section 1).
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE, rgb
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS, calm, token_svg
from render.core.png import encode
from rules.core.game import letter

SIZE = 128  # pixels of a finished icon
ROOM = 100  # units: the width and height of the canvas; only what is drawn counts, wherever it lies
FINER = 3  # times finer drawn than finished
EDGE, RIM = 9.0, 7.0  # widths in finished pixels
SHADOW = 140  # of 255: what is less opaque is a shadow, and left out


@dataclass(frozen=True, slots=True)
class Icon:
    """The drawing of an icon, in the colours of a game. `edged`: it needs a dark edge, since it has none."""

    draw: Callable[[Canvas], None]
    edged: bool = False


def glyph(name: str, colour: str) -> Icon:
    """Return a character of an icon font, such as `ra:dragon`."""
    return Icon(lambda canvas: canvas.icon(50, 50, name, 90, colour), edged=True)


def disc(name: str, fill: str, figure: str, size: float = 66) -> Icon:
    """Return a character of an icon font, `size` units high, on a disc."""

    def draw(canvas: Canvas) -> None:
        canvas.disc(50, 50, 50, OUTLINE)
        canvas.disc(50, 50, 44, fill)
        canvas.icon(50, 50, name, size, figure)

    return Icon(draw)


def card(name: str, fill: str, figure: str) -> Icon:
    """Return a character of an icon font on a card."""

    def draw(canvas: Canvas) -> None:
        canvas.box(Rect(8, 0, 84, 100), OUTLINE, 16)
        canvas.box(Rect(14, 6, 72, 88), fill, 10)
        canvas.icon(50, 50, name, 70, figure)

    return Icon(draw)


def sprite(source: str, shape: float = 1) -> Icon:
    """Return an SVG drawing; `shape` is its height by its width."""
    wide, high = min(100, 100 / shape), min(100, 100 * shape)
    return Icon(lambda canvas: canvas.sprite(50, 50, source, wide, high))


def seat(number: int) -> Icon:
    """Return a seat's token with a letter so large that it can be read."""
    owner = OWNERS[number]

    def draw(canvas: Canvas) -> None:
        canvas.sprite(50, 50, token_svg(owner), 112)
        canvas.disc(50, 51, 31, calm(owner))
        canvas.text(50, 51, letter(number), Ink("figure", 66, owner.figure), "middle")

    return Icon(draw)


def seats(count: int) -> dict[str, Icon]:
    """Return the tokens of a game's seats, by the names of their icons."""
    return {f"seat_{letter(number).lower()}": seat(number) for number in range(count)}


def drawn(icon: Icon) -> bytes:
    """Return the finished icon as a PNG file. The same icon gives the same bytes."""
    return encode(picture(icon))


def picture(icon: Icon) -> Image.Image:
    """Return the finished icon: as large as its square allows, with edge and rim."""
    widths = [(OUTLINE, EDGE)] * icon.edged + [(PAPER, RIM)]
    size = SIZE * FINER
    room = size - 2 * round(sum(width for _, width in widths) * FINER)
    found = cut_out(icon.draw, size)
    scale = room / max(found.size)
    found = found.resize((round(found.width * scale), round(found.height * scale)), Image.Resampling.LANCZOS)
    whole = Image.new("RGBA", (size, size))
    whole.paste(found, ((size - found.width) // 2, (size - found.height) // 2))
    for colour, width in widths:
        around = Image.new("RGBA", whole.size, rgb(colour))
        around.putalpha(grown(whole.getchannel("A"), width * FINER))
        around.alpha_composite(whole)
        whole = around
    return whole.reduce(FINER)


def cut_out(draw: Callable[[Canvas], None], size: int) -> Image.Image:
    """Cut a drawing out of its ground, without its shadows.

    A canvas is opaque, so it is drawn on black and on white: where both are alike, it covers the ground.
    """
    pictures = []
    for ground in ("#000000", WHITE):
        canvas = Canvas(ROOM, ROOM, size / ROOM)
        canvas.box(Rect(0, 0, ROOM, ROOM), ground)
        draw(canvas)
        pictures.append(np.asarray(canvas.image, dtype=np.float32))
    on_black, on_white = pictures
    opacity = np.clip(255 - (on_white - on_black).mean(axis=2), 0, 255)
    colours = on_black * (255 / np.maximum(opacity, 1))[..., None]
    solid = (opacity - SHADOW) * 255 / (255 - SHADOW)
    layers = np.dstack([colours, solid])
    found = Image.fromarray(np.clip(layers, 0, 255).round().astype(np.uint8), "RGBA")
    return found.crop(found.getchannel("A").getbbox())


def grown(coverage: Image.Image, width: float) -> Image.Image:
    """Return the coverage, wider by so many pixels on all sides, with round corners."""
    blurred = coverage.filter(ImageFilter.GaussianBlur(width / 2))
    return blurred.point([min(255, max(0, (value - 4) * 12)) for value in range(256)])
