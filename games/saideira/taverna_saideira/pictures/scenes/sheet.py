"""The price list of Last Call: what guests are worth, what tricks do, and which drinks are gone."""

from collections import Counter

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, wrap
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.parts.drinks import figure, glass
from taverna_saideira.pictures.parts.guests import face_svg
from taverna_saideira.pictures.parts.look import ACCENT, CELLAR, DRINKS, GUESTS, HEADER_LINE, THEMES
from taverna_saideira.pictures.parts.words import listed
from taverna_saideira.pictures.scenes.board import ground
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView

HEIGHT = 1180
LEFT = Rect(layout.MARGIN, 100, 690, HEIGHT - 114)
RIGHT = Rect(LEFT.right + 12, 100, layout.WIDTH - 2 * layout.MARGIN - 702, HEIGHT - 114)
TITLE = 62
NAME = 54  # the height of a name
PIP = 15  # of a copy that is gone, or not


def sheet(view: SaideiraView, style: Style) -> Canvas:
    """The price list, with the drinks of rounds before crossed off."""
    size = layout.WIDTH, HEIGHT
    canvas = style.ground("saideira-sheet", *size, lambda: sheet_ground(style), style.words.lang)
    gone = Counter(view.gone)
    for rect, kind in zip(lines(RIGHT), DRINKS, strict=True):
        box = rect.right_part(278)
        found = [drink for drink in DATA.drinks.values() if drink.kind == kind]
        for line, drink in zip(box.inset(0, 16).rows(len(found)), found, strict=True):
            pips(canvas, line, drink.strength, gone[drink.id], drink.copies, style)
    return canvas


def lines(panel: Rect) -> list[Rect]:
    """The five lines of a panel."""
    return Rect(panel.x + 14, panel.y + TITLE, panel.w - 28, panel.h - TITLE - 10).rows(5, 8)


def sheet_ground(style: Style) -> Canvas:
    """Draw the parts of the list that no move changes."""
    canvas, surfaces = ground(style, layout.WIDTH, HEIGHT), THEMES[style.theme]
    canvas.icon(50, 43, CELLAR, 54, HEADER_LINE)
    canvas.fitted(98, 44, style.say("saideira.picture.sheet").upper(), Ink("title", 38, ACCENT), 1400, 28)
    for panel, name in ((LEFT, "guests"), (RIGHT, "drinks")):
        canvas.framed(panel, surfaces.panel, 16, 2, surfaces.panel_edge)
        canvas.fitted(
            panel.x + 20, panel.y + 33, style.say(f"saideira.picture.sheet-{name}"),
            Ink("title", 32, surfaces.accent), panel.w - 320 if name == "drinks" else panel.w - 40, 24,
        )  # fmt: skip
    gone = style.say("saideira.picture.sheet-gone")
    canvas.fitted(RIGHT.right - 28, RIGHT.y + 33, gone, Ink("body", 28, surfaces.caption), 270, 22, "right")
    for rect, kind in zip(lines(LEFT), GUESTS, strict=True):
        canvas.box(rect, surfaces.row, 12)
        canvas.sprite(rect.x + 88, rect.cy, face_svg(kind), 150)
        entry(canvas, Rect(rect.x + 180, rect.y, rect.w - 196, rect.h), "guest", kind, style)
    for rect, kind in zip(lines(RIGHT), DRINKS, strict=True):
        canvas.box(rect, surfaces.row, 12)
        glass(canvas, rect.x + 80, rect.cy, kind, 132)
        entry(canvas, Rect(rect.x + 160, rect.y, rect.w - 160 - 296, rect.h), "drink", kind, style)
    return canvas


def entry(canvas: Canvas, rect: Rect, group: str, kind: str, style: Style) -> None:
    """The name of a kind, and below it what it is worth or does."""
    surfaces = THEMES[style.theme]
    name, what = listed(group, kind, style)
    for size in (30, 28, 26, 24, 22):
        most = int((rect.h - NAME - 12) / (size * 1.08))
        if not wrap(what, "body", size, rect.w, most)[-1].endswith(ELLIPSIS):
            break
    high = len(wrap(what, "body", size, rect.w, most)) * size * 1.08
    top = rect.cy - (high + NAME) / 2
    canvas.fitted(rect.x, top + NAME * 0.4, name, Ink("name", 38, surfaces.text), rect.w, 26)
    canvas.paragraph(rect.x, top + NAME + high / 2, what, Ink("body", size, surfaces.caption), rect.w, most)


def pips(canvas: Canvas, line: Rect, strength: int, gone: int, copies: int, style: Style) -> None:
    """A strength, how often it is gone, and a pip for each copy: full ones are gone."""
    surfaces = THEMES[style.theme]
    figure(canvas, line.x + 34, line.cy, 56, strength)
    canvas.text(line.x + 96, line.cy, str(gone), Ink("figure", 42, surfaces.text), "middle")
    for number in range(copies):
        x = line.x + 138 + number * 23
        canvas.disc(x, line.cy, PIP * 0.68, surfaces.caption)
        if number >= gone:
            canvas.disc(x, line.cy, PIP * 0.68 - 3, surfaces.row)
