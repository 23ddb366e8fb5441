"""The price list of Last Call: what guests are worth, what tricks do, and which drinks are gone."""

from collections import Counter

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import wrap
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.parts.drinks import figure, glass
from taverna_saideira.pictures.parts.guests import face_svg
from taverna_saideira.pictures.parts.layout import BODY
from taverna_saideira.pictures.parts.look import ACCENT, CELLAR, DRINKS, GUESTS, HEADER_LINE, THEMES
from taverna_saideira.pictures.parts.words import listed
from taverna_saideira.pictures.scenes.board import ground
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView

HEAD = Rect(0, 0, layout.NARROW, 84)
ROOM = layout.NARROW - 2 * layout.MARGIN
TITLE, GAP = 66, 8  # the height of a section's title, and between its lines
NAME, LINE, PIPS = 50, 39, 70  # the heights of a name, of a line of words, and of the copies of a drink
PICTURE = 140  # the width of what is drawn beside the words
PIP = 12  # radius of a copy that is gone, or not


def sheet(view: SaideiraView, style: Style) -> Canvas:
    """The price list, with the drinks of rounds before crossed off."""
    found = entries(style)
    high = round(found[-1][2].bottom + 14)
    canvas = style.ground(
        "saideira-sheet", layout.NARROW, high, lambda: sheet_ground(style, high), style.words.lang
    )
    gone = Counter(view.gone)
    for group, kind, rect in found:
        canvas.seam(rect.bottom + GAP / 2)
        if group == "drink":
            drinks = [drink for drink in DATA.drinks.values() if drink.kind == kind]
            line = Rect(words_of(rect).x, rect.bottom - PIPS - 4, words_of(rect).w, PIPS)
            for place, drink in zip(line.columns(len(drinks)), drinks, strict=True):
                pips(canvas, place, drink.strength, gone[drink.id], drink.copies, style)
    return canvas


def entries(style: Style) -> list[tuple[str, str, Rect]]:
    """The entries, as high as their words: the group, the kind, and the place."""
    found, y = [], HEAD.bottom + 4.0
    for group, kinds in (("guest", GUESTS), ("drink", DRINKS)):
        y += TITLE
        for kind in kinds:
            high = NAME + LINE * len(lines(group, kind, style)) + 24
            rect = Rect(layout.MARGIN, y, ROOM, max(PICTURE - 4, high) + (PIPS if group == "drink" else 0))
            found.append((group, kind, rect))
            y = rect.bottom + GAP
    return found


def words_of(rect: Rect) -> Rect:
    """The part of an entry beside the drawing."""
    return Rect(rect.x + PICTURE + 8, rect.y, rect.w - PICTURE - 20, rect.h)


def lines(group: str, kind: str, style: Style) -> list[str]:
    """The lines of what a kind is worth or does."""
    _, what = listed(group, kind, style)
    return wrap(what, "body", BODY, words_of(Rect(0, 0, ROOM, 0)).w, 9)


def sheet_ground(style: Style, high: int) -> Canvas:
    """Draw the parts of the list that no move changes."""
    canvas, surfaces = ground(style, layout.NARROW, high, HEAD), THEMES[style.theme]
    canvas.icon(46, 43, CELLAR, 54, HEADER_LINE)
    title = style.say("saideira.picture.sheet").upper()
    canvas.fitted(90, 44, title, Ink("title", 38, ACCENT), layout.NARROW - 110, layout.TITLE)
    found = entries(style)
    for group, name in (("guest", "guests"), ("drink", "drinks")):
        first = next(rect for of, _, rect in found if of == group)
        ink = Ink("title", layout.TITLE, surfaces.accent)
        canvas.text(first.x + 8, first.y - TITLE / 2, style.say(f"saideira.picture.sheet-{name}"), ink)
        if group == "drink":
            gone = style.say("saideira.picture.sheet-gone")
            note = Ink("body", BODY, surfaces.text)
            canvas.text(first.right - 8, first.y - TITLE / 2, gone, note, "right")
    for group, kind, rect in found:
        canvas.box(rect, surfaces.row, 12)
        x, y = rect.x + PICTURE / 2 + 2, rect.cy
        if group == "guest":
            canvas.sprite(x, y, face_svg(kind), 120)
        else:
            glass(canvas, x, y, kind, 120)
        entry(canvas, words_of(rect), group, kind, style)
    return canvas


def entry(canvas: Canvas, rect: Rect, group: str, kind: str, style: Style) -> None:
    """The name of a kind, and below it what it is worth or does."""
    surfaces = THEMES[style.theme]
    name, _ = listed(group, kind, style)
    canvas.fitted(rect.x, rect.y + 34, name, Ink("name", 40, surfaces.text), rect.w, BODY)
    for number, line in enumerate(lines(group, kind, style)):
        canvas.text(rect.x, rect.y + NAME + 28 + LINE * number, line, Ink("body", BODY, surfaces.caption))


def pips(canvas: Canvas, line: Rect, strength: int, gone: int, copies: int, style: Style) -> None:
    """A strength, how often it is gone, and a pip for each copy: full ones are gone."""
    surfaces = THEMES[style.theme]
    figure(canvas, line.x + 30, line.cy, 58, strength)
    canvas.text(line.x + 88, line.cy, str(gone), Ink("figure", 42, surfaces.text), "middle")
    for number in range(copies):
        x = line.x + 128 + number * 27
        canvas.disc(x, line.cy, PIP, surfaces.caption)
        if number >= gone:
            canvas.disc(x, line.cy, PIP - 3, surfaces.row)
