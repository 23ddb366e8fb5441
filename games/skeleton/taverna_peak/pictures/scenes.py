"""The scenes of Peak. Units are those of a board that is 1600 wide; colours differ by theme."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.core.card import LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, SHARED, WHITE, stronger
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from render.core.ending import Column, Ending, ending
from taverna_peak.rules.play import HIGHEST, ident
from taverna_peak.rules.view import PeakView


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme."""

    ground: str
    panel: str
    text: str


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces("#26324A", "#18202F", WHITE),
    "light": Surfaces("#DCE6F2", "#F7F4EA", "#1E2430"),
    "contrast": Surfaces("#000000", "#101010", WHITE),
}
SNOW, ROCK = "#E8EEF4", "#1A2433"
STRONGER = stronger((SNOW, ROCK))  # in high contrast
RESERVED = (*SHARED, *(owner.colour for owner in OWNERS), SNOW, ROCK)
WIDTH, HEAD, ROW, CARD = 1600, 100, 170, 120
STAR = "md:star"


def board(view: PeakView, style: Style) -> Canvas:
    """The round, and of each seat the name, points, cards in hand and the last card."""
    canvas = empty(style, WIDTH, HEAD + ROW * len(view.hands))
    title = style.say("peak.picture.round", round=view.round, rounds=view.rounds)
    canvas.fitted(30, 50, title, Ink("name", 44, THEMES[style.theme].text), 1500)
    for seat in range(len(view.hands)):
        row(canvas, view, seat, style)
    return canvas


def row(canvas: Canvas, view: PeakView, seat: int, style: Style) -> None:
    """Draw what is known of a seat."""
    rect, surfaces = row_of(seat), THEMES[style.theme]
    canvas.framed(rect, surfaces.panel, 16)
    token(canvas, rect.x + 80, rect.cy, seat, 96)
    canvas.name(rect.x + 160, rect.cy, style.name(seat), Ink("name", 46, surfaces.text), 330)
    ink = Ink("body", 36, surfaces.text)
    points, cards = Rect(rect.x + 520, rect.y + 16, 260, 52), Rect(rect.x + 520, rect.bottom - 68, 260, 52)
    scored = style.say("peak.picture.points", count=view.points[seat])
    held = style.say("peak.picture.cards", count=view.hands[seat])
    for box, text in ((points, scored), (cards, held)):
        canvas.fitted(box.x + 10, box.cy, text, ink, box.w - 20)
    mark(canvas, points, changed=f"points:{seat}" in view.changed)
    if view.shown:
        card = view.shown[seat]
        draw_card(canvas, rect.x + 830, rect.y + 17, card, changed=ident(card) in view.changed)


def row_of(seat: int) -> Rect:
    """The box of a seat's row."""
    return Rect(16, HEAD + ROW * seat, WIDTH - 32, ROW - 16)


def board_points(view: PeakView) -> Mapping[str, Point]:
    """The points of the call-outs in *How to play*: the first seat's points, hand and last card."""
    rect = row_of(0)
    return {
        "points": (rect.x + 760, rect.y + 42),
        "cards": (rect.x + 466, rect.bottom - 42),
        "shown": (rect.x + 1010, rect.cy),
    }


def hand(view: PeakView, style: Style) -> Canvas:
    """Draw the reader's hand. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    return cards(view.hand, style.say("peak.picture.hand", seat=f"seat:{view.reader}"), style)


def hand_points(view: PeakView) -> Mapping[str, Point]:
    """The point beside the last card in hand."""
    return {"cards": (30 + 155 * len(view.hand) + 40, 110 + CARD / 2)}


def sheet(view: PeakView, style: Style) -> Canvas:
    """Draw the cards that have been played, and so can't come any more."""
    return cards(view.gone, style.say("peak.picture.sheet"), style)


def end(view: PeakView, style: Style) -> Canvas:
    """The podium. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")
    columns = [Column(style.say("peak.sheet.total"), star, view.points)]
    note = style.say("peak.picture.round", round=view.round, rounds=view.rounds)
    shown = Ending(style.say("peak.picture.end"), note, view.places, OWNERS, columns)
    return ending("peak", shown, style, empty, OUTLINE)


def star(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The sign of points."""
    canvas.icon(x, y, STAR, size, PAPER)


def single(view: PeakView, style: Style, card: str) -> Canvas:
    """A card by its id, 600 x 840 units. Raises `KeyError` for an unknown one."""
    known = {ident(number): number for number in range(1, HIGHEST + 1)}
    number, surfaces = known[card], THEMES[style.theme]
    drawn = LargeCard(style, surfaces.ground, surfaces.panel, SNOW, head=104, sky=560)
    drawn.name(style.words.name(card))
    draw_card(drawn.canvas, drawn.sky.cx - CARD / 2, drawn.sky.cy - CARD / 2, number)
    return drawn.canvas


def cards(numbers: Sequence[int], title: str, style: Style) -> Canvas:
    """A title, and rows of ten cards."""
    canvas = empty(style, WIDTH, 120 + 150 * max(1, -(-len(numbers) // 10)))
    canvas.fitted(30, 56, title, Ink("title", 46, THEMES[style.theme].text), 1500)
    for place, number in enumerate(numbers):
        draw_card(canvas, 30 + 155 * (place % 10), 110 + 150 * (place // 10), number)
    return canvas


def draw_card(canvas: Canvas, x: float, y: float, number: int, *, changed: bool = False) -> None:
    """A card, its upper left corner at `x`, `y`."""
    rect = Rect(x, y, CARD, CARD)
    canvas.framed(rect, SNOW, 12, 5)
    canvas.text(rect.cx, rect.cy, str(number), Ink("figure", 60, ROCK), "middle")
    mark(canvas, rect, changed=changed)


def mark(canvas: Canvas, rect: Rect, *, changed: bool) -> None:
    """A ring around what the last answer changed."""
    if changed:
        canvas.ring(rect.inset(-8), OUTLINE, 18, 10)
        canvas.ring(rect.inset(-6), CHANGED, 16, 6)


def empty(style: Style, width: int, height: int) -> Canvas:
    """A picture with nothing but its ground."""
    canvas = style.canvas(width, height)
    canvas.box(Rect(0, 0, width, height), THEMES[style.theme].ground)
    return canvas
