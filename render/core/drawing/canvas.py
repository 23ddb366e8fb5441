"""A picture in the making, drawn at its final size in board units."""

import re
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from PIL import Image, ImageChops

from render.core.drawing.colour import OUTLINE, RGB, Instead, rgb
from render.core.drawing.fonts import Face, covering, glyph
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, box_mask, fresh, svg, view_box
from render.core.drawing.text import Mask, TextLine, cap_height, fit, is_whole, mask, wrap

Side = Literal["left", "middle", "right"]
NOTHING: Instead = MappingProxyType({})
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
TIGHT = 0.72  # of the least size of a line: what is small can be enlarged, what is cut is lost
SMALLER = (0.94, 0.88, 0.82, 0.76, 0.7, 0.66)  # of the size of a paragraph, likewise


@dataclass(frozen=True, slots=True)
class Ink:
    """The look of a text: face, size in units, colour, and a halo of `halo` units, or none if 0.

    `aside`: why nobody need read the text to choose. Every other text must be readable on a phone.
    """

    face: Face
    size: float
    colour: str
    halo: float = 0
    halo_colour: str = OUTLINE
    aside: str = ""

    def at(self, size: float) -> "Ink":
        """Return this ink at another size."""
        return replace(self, size=size)


class Canvas:
    """Draws on an opaque picture of `width` x `height` units; `scale` pixels to the unit.

    Everything is anti-aliased, and cached if it has been drawn before. `instead`: colours that are replaced
    wherever they are drawn.
    """

    def __init__(
        self,
        width: int,
        height: int,
        scale: float,
        ground: Image.Image | None = None,
        instead: Instead = NOTHING,
    ) -> None:
        self.width = width
        self.height = height
        self.scale = scale
        self.instead = instead
        self.seams: list[float] = []
        self.spares: tuple[int, ...] = ()  # the parts of the board that need not be seen beside it
        size = (round(width * scale), round(height * scale))
        self.image = ground.crop((0, 0, *size)) if ground else Image.new("RGB", size)

    def rgb(self, colour: str) -> RGB:
        """Return the colour as it is drawn here."""
        return rgb(self.instead.get(colour.lower(), colour))

    def pixels(self, units: float) -> int:
        """Return a length in whole pixels."""
        return round(units * self.scale)

    def seam(self, *heights: float) -> None:
        """Note where a chat may cut the picture: what lies above such a line and below it need not be one."""
        self.seams += heights

    def box(self, rect: Rect, fill: str, radius: float = 0, opacity: float = 1) -> None:
        """Draw a filled box with round corners."""
        x, y = self.pixels(rect.x), self.pixels(rect.y)
        w, h = self.pixels(rect.right) - x, self.pixels(rect.bottom) - y
        if w <= 0 or h <= 0:
            return
        if radius or opacity < 1:
            self._fill(box_mask(w, h, radius * self.scale, opacity), x, y, fill)
        else:
            self.image.paste(self.rgb(fill), (x, y, x + w, y + h))

    def framed(
        self, rect: Rect, fill: str, radius: float, edge: float = 3, edge_colour: str = OUTLINE
    ) -> None:
        """Draw a filled box inside an edge of another colour."""
        self.box(rect, edge_colour, radius)
        self.box(rect.inset(edge), fill, max(0, radius - edge))

    def tab(self, rect: Rect, fill: str, radius: float) -> None:
        """Draw a filled box with round corners above and square ones below: the head of something."""
        self.box(rect, fill, radius)
        self.box(rect.bottom_part(rect.h / 2), fill)

    def ring(self, rect: Rect, colour: str, radius: float, width: float) -> None:
        """Draw the edge of a box, `width` units thick, growing inwards."""
        x, y = self.pixels(rect.x), self.pixels(rect.y)
        w, h = self.pixels(rect.right) - x, self.pixels(rect.bottom) - y
        edge = max(1, self.pixels(width))
        hole = Image.new("L", (w, h))
        inner = max(0, radius - width) * self.scale
        hole.paste(box_mask(w - 2 * edge, h - 2 * edge, inner), (edge, edge))
        self._fill(ImageChops.subtract(box_mask(w, h, radius * self.scale), hole), x, y, colour)

    def disc(self, x: float, y: float, radius: float, fill: str, opacity: float = 1) -> None:
        """Draw a filled circle."""
        self.box(Rect(x - radius, y - radius, 2 * radius, 2 * radius), fill, radius, opacity)

    def text(self, x: float, y: float, text: str, ink: Ink, side: Side = "left") -> float:
        """Draw one line; `y` is the middle of its capitals, `x` its `side`. Returns its width in units."""
        face = covering(ink.face, text)
        pixels = max(1, self.pixels(ink.size))
        drawn = mask(text, face, pixels)
        room = drawn.image.width + drawn.x
        left = x * self.scale - {"left": 0.0, "middle": room / 2, "right": room}[side]
        base = y * self.scale + cap_height(face, pixels) / 2
        self._write(text, ink, drawn, round(left), round(base))
        return room / self.scale

    def fitted(
        self, x: float, y: float, text: str, ink: Ink, room: float, least: float = 20, side: Side = "left"
    ) -> float:
        """Return one line of at most `room` units: shrunk down to `least`, at need a little more, then cut.

        Returns its width.
        """
        line, tight = self._fit(text, ink, room, least), fit(text, ink.face, ink.size, room, least * TIGHT)
        if line.text != text and tight.text == text:
            line = TextLine(text, tight.size * self._share(tight, ink.face, room))
        return self.text(x, y, line.text, ink.at(line.size), side)

    def name(self, x: float, y: float, name: str, ink: Ink, room: float, least: float = 24) -> float:
        """Draw a player's name in at most `room` units: shrunk down to `least`, then cut.

        Returns its width.
        """
        line = self._fit(name, ink, room, least)
        return self.text(x, y, line.text, ink.at(line.size))

    def paragraph(
        self, x: float, y: float, text: str, ink: Ink, room: float, lines: int = 2, side: Side = "left"
    ) -> None:
        """Draw lines centred around `y`: at most `lines`, at need smaller in the same height, then cut."""
        found, size = wrap(text, ink.face, ink.size, room, lines), ink.size
        for part in SMALLER:
            if is_whole(found, text):
                break
            smaller = wrap(text, ink.face, ink.size * part, room, int(lines / part))
            if is_whole(smaller, text):
                found, size = smaller, ink.size * part
        size *= min((self._share(TextLine(line, size), ink.face, room) for line in found), default=1)
        step = size * 1.08
        for number, line in enumerate(found):
            self.text(x, y + (number - (len(found) - 1) / 2) * step, line, ink.at(size), side)

    def _fit(self, text: str, ink: Ink, room: float, least: float) -> TextLine:
        """Fit the text into `room` units as it is drawn: in its size, else shrunk to `least`, else cut."""
        line = fit(text, ink.face, ink.size, room, least)
        share = self._share(line, ink.face, room)
        if line.size * share >= least:
            return TextLine(line.text, line.size * share)
        return line if share == 1 else fit(text, ink.face, ink.size, room * share, least)

    def _share(self, line: TextLine, face: Face, room: float) -> float:
        """Return the part of its size at which a line keeps within its room.

        Less than 1 if the size, rounded to whole pixels, makes it wider than was measured.
        """
        face, whole = covering(face, line.text), max(1, self.pixels(line.size))
        pixels = whole
        while pixels > 1 and mask(line.text, face, pixels).image.width > room * self.scale + 1:
            pixels -= 1
        return 1 if pixels == whole else (pixels + 0.4) / (line.size * self.scale)

    def icon(self, x: float, y: float, icon: str, size: float, colour: str, opacity: float = 1) -> None:
        """Draw an icon such as `ra:dragon` around `x`, `y`. Raises `KeyError` for an unknown one."""
        face, character = glyph(icon)
        drawn = mask(character, face, max(1, self.pixels(size))).image
        if opacity < 1:
            drawn = drawn.point(lambda value: round(value * opacity))
        self._fill(drawn, *self._corner(x, y, drawn), colour)

    def sprite(self, x: float, y: float, source: str, width: float, height: float | None = None) -> None:
        """Draw an SVG drawing, `width` x `height` (else `width`) units, with its middle at `x`, `y`."""
        high = width if height is None else height
        drawn = svg(self._replaced(source), max(1, self.pixels(width)), max(1, self.pixels(high)))
        self.image.paste(drawn, self._corner(x, y, drawn), drawn)

    def layer(self, shapes: str) -> None:
        """Draw SVG shapes in board units over the whole picture. Not cached, so only for grounds."""
        drawn = self._whole(self._replaced(shapes))
        self.image.paste(drawn, (0, 0), drawn)

    def textured(self, shapes: str, filling: Image.Image) -> None:
        """Draw SVG shapes in board units, filled with a picture of the canvas' size; for grounds."""
        self.image.paste(filling, (0, 0), self.coverage(shapes))

    def coverage(self, shapes: str) -> Image.Image:
        """Return the coverage of each pixel of the picture by SVG shapes in board units, 0 to 255."""
        return self._whole(shapes).getchannel("A")

    def _whole(self, shapes: str) -> Image.Image:
        return fresh(f"{HEAD} {view_box(self.width, self.height)}>{shapes}</svg>", *self.image.size)

    def cut(self, width: int, height: int) -> "Canvas":
        """Return the upper left part of the picture, as a picture of its own."""
        part = self.image.crop((0, 0, self.pixels(width), self.pixels(height)))
        return Canvas(width, height, self.scale, part, self.instead)

    def line(self, x: float, y: float, width: float, thickness: float, colour: str) -> None:
        """Draw a horizontal line from `x` to the right, with its middle at `y`."""
        self.box(Rect(x, y - thickness / 2, width, thickness), colour)

    def _replaced(self, shapes: str) -> str:
        if not self.instead:
            return shapes
        return COLOUR.sub(lambda found: self.instead.get(found[0].lower(), found[0]), shapes)

    def _corner(self, x: float, y: float, drawn: Image.Image) -> tuple[int, int]:
        return round(x * self.scale - drawn.width / 2), round(y * self.scale - drawn.height / 2)

    def _write(self, text: str, ink: Ink, drawn: Mask, left: int, base: int) -> None:
        """Draw a text. All texts are drawn here."""
        if ink.halo:
            pixels = max(1, self.pixels(ink.size))
            around = mask(text, covering(ink.face, text), pixels, ink.halo * self.scale)
            self._fill(around.image, left + around.x, base + around.y, ink.halo_colour)
        self._fill(drawn.image, left + drawn.x, base + drawn.y, ink.colour)

    def _fill(self, coverage: Image.Image, x: int, y: int, colour: str) -> None:
        self.image.paste(self.rgb(colour), (x, y, x + coverage.width, y + coverage.height), coverage)
