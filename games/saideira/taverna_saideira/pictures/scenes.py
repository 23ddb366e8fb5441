"""The scenes of Last Call, in a plain first form. Units are those of a board that is 1600 wide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.core.card import LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, SHARED, WHITE, stronger
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from render.core.ending import Column, Ending, ending
from rules.core.text import ids
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme."""

    ground: str
    panel: str
    text: str


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces("#2B2018", "#1C150F", WHITE),
    "light": Surfaces("#EFE3CF", "#F9F3E6", "#2A1E14"),
    "contrast": Surfaces("#000000", "#101010", WHITE),
}
CREAM, WOOD = "#F3E7D3", "#33241A"
STRONGER = stronger((CREAM, WOOD))  # in high contrast
RESERVED = (*SHARED, *(owner.colour for owner in OWNERS), CREAM, WOOD)
WIDTH, HEAD, ROW, CARD = 1600, 300, 170, 120
STAR = "md:star"


def board(view: SaideiraView, style: Style) -> Canvas:
    """The counter, and what everybody knows of each seat."""
    canvas = empty(style, WIDTH, HEAD + ROW * len(view.keepers))
    title = style.say("saideira.picture.round", round=view.round, rounds=view.rounds)
    canvas.fitted(30, 50, title, Ink("name", 44, THEMES[style.theme].text), 1500)
    cards(canvas, ids("guest", view.counter), Rect(30, 100, 1540, 170), style, view.changed)
    for seat in range(len(view.keepers)):
        row(canvas, view, seat, style)
    return canvas


def row(canvas: Canvas, view: SaideiraView, seat: int, style: Style) -> None:
    """What is known of a seat."""
    rect, surfaces, keeper = row_of(seat), THEMES[style.theme], view.keepers[seat]
    canvas.framed(rect, surfaces.panel, 16)
    token(canvas, rect.x + 60, rect.cy, seat, 80)
    ink = Ink("body", 34, surfaces.text)
    canvas.fitted(rect.x + 120, rect.y + 45, style.name(seat), Ink("name", 40, surfaces.text), 280)
    coins = Rect(rect.x + 110, rect.y + 85, 280, 52)
    canvas.fitted(coins.x + 10, coins.cy, style.say("saideira.picture.coins", count=keeper.total), ink, 260)
    held = style.say("saideira.picture.drinks", count=keeper.hand)
    canvas.fitted(rect.x + 410, rect.y + 45, held, ink, 190)
    if f"coins:{seat}" in view.changed or f"table:{seat}" in view.changed:
        outline(canvas, coins)
    if keeper.poured:
        card(canvas, Rect(rect.x + 610, rect.y + 17, 100, 120), f"drink:{keeper.poured}", style)
        canvas.text(rect.x + 760, rect.cy, str(keeper.strength), Ink("figure", 56, surfaces.text), "middle")
        if f"poured:{seat}" in view.changed:
            outline(canvas, Rect(rect.x + 610, rect.y + 17, 100, 120))
    cards(canvas, ids("guest", keeper.table), Rect(rect.x + 820, rect.y + 17, 740, 120), style, ())


def row_of(seat: int) -> Rect:
    """The box of a seat's row."""
    return Rect(16, HEAD + ROW * seat, WIDTH - 32, ROW - 16)


def board_points(view: SaideiraView) -> Mapping[str, Point]:
    """What *How to play* points to: the counter, and things of the first seat."""
    rect = row_of(0)
    return {
        "counter": (1500, 50),
        "coins": (rect.x + 340, rect.y + 110),
        "spares": (rect.x + 480, rect.y + 110),
        "poured": (rect.x + 660, rect.cy),
        "order": (rect.x + 780, rect.y + 110),
        "table": (rect.x + 1500, rect.cy),
    }


def cards(canvas: Canvas, idents: Sequence[str], box: Rect, style: Style, changed: Sequence[str]) -> None:
    """Cards in a row."""
    for number, ident in enumerate(idents):
        rect = Rect(box.x + 108 * number, box.y, 100, min(box.h, CARD))
        card(canvas, rect, ident, style)
        if ident in changed or "counter" in changed:
            outline(canvas, rect)


def card(canvas: Canvas, rect: Rect, ident: str, style: Style) -> None:
    """A small card with its name."""
    canvas.framed(rect, CREAM, 14)
    name = style.words.name(ident, short=True)
    canvas.fitted(rect.cx, rect.cy, name, Ink("name", 22, WOOD), rect.w - 12, 8, "middle")


def outline(canvas: Canvas, rect: Rect) -> None:
    """The line around what the last answer changed."""
    canvas.ring(rect.inset(-8), OUTLINE, 18, 10)
    canvas.ring(rect.inset(-6), CHANGED, 16, 6)


def hand(view: SaideiraView, style: Style) -> Canvas:
    """What the reader alone holds. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    title = style.say("saideira.picture.hand", seat=f"seat:{view.reader}")
    return listed(ids("drink", view.hand), title, style)


def hand_points(view: SaideiraView) -> Mapping[str, Point]:
    """Below the first drink, and beside the last."""
    return {"strength": (80, 290), "trick": (30 + 108 * len(view.hand) + 60, 160)}


def sheet(view: SaideiraView, style: Style) -> Canvas:
    """The drinks that are gone."""
    return listed(ids("drink", view.gone), style.say("saideira.picture.sheet"), style)


def listed(idents: Sequence[str], title: str, style: Style) -> Canvas:
    """A title, and cards below it."""
    lines = [idents[at : at + 14] for at in range(0, len(idents), 14)] or [[]]
    canvas = empty(style, WIDTH, 220 + 140 * len(lines))
    canvas.fitted(30, 50, title, Ink("name", 44, THEMES[style.theme].text), 1500)
    for number, line in enumerate(lines):
        cards(canvas, line, Rect(30, 100 + 140 * number, 1540, 120), style, ())
    return canvas


def end(view: SaideiraView, style: Style) -> Canvas:
    """The podium. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")
    totals = tuple(keeper.total for keeper in view.keepers)
    columns = [Column(style.say("saideira.sheet.total"), star, totals)]
    note = style.say("saideira.picture.round", round=view.round, rounds=view.rounds)
    shown = Ending(style.say("saideira.picture.end"), note, view.places, OWNERS, columns)
    return ending("saideira", shown, style, empty, OUTLINE)


def star(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The sign of coins."""
    canvas.icon(x, y, STAR, size, PAPER)


def single(view: SaideiraView, style: Style, card: str) -> Canvas:
    """A card by its id, 600 x 840 units. Raises `KeyError` for an unknown one."""
    kind, _, name = card.partition(":")
    known = DATA.drinks if kind == "drink" else DATA.guests if kind == "guest" else {}
    found = known[name]
    surfaces = THEMES[style.theme]
    drawn = LargeCard(style, surfaces.ground, surfaces.panel, CREAM, head=104, sky=560)
    drawn.name(style.words.name(f"{kind}:{found.id}"))
    return drawn.canvas


def empty(style: Style, width: int, height: int) -> Canvas:
    """A picture with nothing but its ground."""
    canvas = style.canvas(width, height)
    canvas.box(Rect(0, 0, width, height), THEMES[style.theme].ground)
    return canvas
