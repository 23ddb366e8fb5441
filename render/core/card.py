"""A single large card: the parts that are alike in all games that draw cards this way."""

from dataclasses import dataclass

from render.core.drawing.canvas import Ink
from render.core.drawing.colour import ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, wrap

WIDTH, HEIGHT = 600, 840
Sizes = tuple[tuple[int, int], ...]  # text sizes with the number of lines that fit, the largest first


@dataclass(frozen=True, slots=True)
class Face:
    """A card's face besides its name: the colour of its head, its text, and the words at the bottom."""

    colour: str
    text: str
    foot: str


class LargeCard:
    """A framed card, 600 x 840 units, with a coloured head and below it the sky: the space for a drawing."""

    __slots__ = ("canvas", "colour", "head", "rect", "sky")

    def __init__(self, style: Style, ground: str, face: str, colour: str, *, head: int, sky: int) -> None:
        """Begin a card on `ground`, with a `face` of this colour; `head` and `sky` are heights."""
        self.canvas = style.canvas(WIDTH, HEIGHT)
        self.colour = colour
        self.canvas.box(Rect(0, 0, WIDTH, HEIGHT), ground)
        self.rect = Rect(16, 16, WIDTH - 32, HEIGHT - 32)
        self.canvas.framed(self.rect, face, 30, 6)
        self.head = self.rect.inset(6).top_part(head)
        self.canvas.tab(self.head, colour, 24)
        self.sky = Rect(self.rect.x + 6, self.head.bottom, self.rect.w - 12, sky)

    def name(self, text: str) -> None:
        """Draw the name in the head, on one line."""
        head, ink = self.head, Ink("name", 46, ink_on(self.colour))
        self.canvas.fitted(head.cx, head.cy, text, ink, head.w - 40, 26, "middle")

    def long_name(self, text: str) -> None:
        """Draw the name in the head, on two lines and smaller if it is too long for one."""
        head = self.head
        size = 46 if len(wrap(text, "name", 46, head.w - 40, 9)) == 1 else 38
        ink = Ink("name", size, ink_on(self.colour))
        self.canvas.paragraph(head.cx, head.cy, text, ink, head.w - 30, 2, "middle")

    def effect(self, rect: Rect, text: str, sizes: Sizes, colour: str) -> None:
        """Draw the whole effect, as large as fits; if it is too long, it ends with an ellipsis."""
        for size, lines in sizes:
            found = wrap(text, "caption", size, rect.w, lines)
            if not found[-1].endswith(ELLIPSIS):
                break
        ink = Ink("caption", size, colour)
        self.canvas.paragraph(rect.cx, rect.cy, text, ink, rect.w, lines, "middle")

    def foot(self, rect: Rect, text: str, size: int) -> None:
        """Draw a band of the head's colour with words on one line."""
        self.canvas.box(rect, self.colour, 14)
        ink = Ink("name", size, ink_on(self.colour))
        self.canvas.fitted(rect.cx, rect.cy, text, ink, rect.w - 16, 20, "middle")
