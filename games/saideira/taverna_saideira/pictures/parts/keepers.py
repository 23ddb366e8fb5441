"""A keeper's row on the board of Last Call: the drink of this round, the guests, and the counts."""

from itertools import groupby

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.parts.drinks import drink_card, glass
from taverna_saideira.pictures.parts.guests import coin, face, ringed
from taverna_saideira.pictures.parts.layout import BODY, FIGURE
from taverna_saideira.pictures.parts.look import BELL, HAND, SERVED, THEMES, drink_of, guest_of
from taverna_saideira.pictures.parts.words import amount
from taverna_saideira.rules.components.data import DATA, KINDS
from taverna_saideira.rules.view import Keeper, SaideiraView

FACE = 92  # of a guest at a table


def row_ground(canvas: Canvas, seats: int, seat: int, style: Style) -> None:
    """Draw the parts of a row that no move changes."""
    row, surfaces = layout.row(seats, seat), THEMES[style.theme]
    canvas.framed(row.whole, surfaces.row, 16, 3, surfaces.row_edge)
    colour = row.head._replace(w=row.coins.x - 16 - row.head.x)
    canvas.tab(colour, calm(OWNERS[seat]), 13)
    canvas.box(Rect(row.head.x, row.head.bottom, row.head.w, 3), OUTLINE)
    token(canvas, row.head.x + 42, row.head.cy, seat, 54)
    canvas.box(row.table, surfaces.well, 12)
    coin(canvas, row.coins.x + 20, row.coins.cy, 40)
    canvas.icon(row.hand.x + 24, row.hand.cy, HAND, 42, surfaces.caption)


def keeper_row(canvas: Canvas, view: SaideiraView, seat: int, style: Style) -> None:
    """Draw what everybody knows of a seat."""
    row, keeper = layout.row(len(view.keepers), seat), view.keepers[seat]
    if view.acting == seat:
        canvas.ring(row.whole.inset(-8), OUTLINE, 22, 9)
        canvas.ring(row.whole.inset(-6.5), TURN, 21, 6.5)
    head(canvas, row, view, seat, style)
    poured(canvas, row, view, seat, style)
    spent(canvas, row.spent, keeper, style)
    if f"spent:{seat}" in view.changed:
        ringed(canvas, row.spent, 12)
    table(canvas, row.table, keeper, style, face_size(row.table, keeper, FACE))
    if f"table:{seat}" in view.changed:
        ringed(canvas, row.table, 12)
    counts(canvas, row, view, seat, style)


def head(canvas: Canvas, row: layout.Row, view: SaideiraView, seat: int, style: Style) -> None:
    """Draw the name, the first seat's bell, and a check once the guest is chosen."""
    figure, y = OWNERS[seat].figure, row.head.cy
    right = row.coins.x - 26
    for shown, icon in ((seat in view.served, SERVED), (view.first == seat, BELL)):
        if shown:
            canvas.icon(right - 20, y, icon, 40, figure)
            right -= 50
    left = row.head.x + 82
    canvas.name(left, y, style.name(seat), Ink("name", 40, figure), right - left, BODY)


def poured(canvas: Canvas, row: layout.Row, view: SaideiraView, seat: int, style: Style) -> None:
    """The drink of this round, its strength now, and the place in the order."""
    keeper, rect = view.keepers[seat], row.poured
    if keeper.poured:
        drink_card(canvas, rect, keeper.poured)
        strength(canvas, row.strength, view, seat, style)
    elif view.phase == "pour":
        canvas.ring(rect.inset(3), THEMES[style.theme].slot, 11, 4)  # nobody has poured before all have
    if f"poured:{seat}" in view.changed:
        ringed(canvas, rect, 12)


def strength(canvas: Canvas, rect: Rect, view: SaideiraView, seat: int, style: Style) -> None:
    """Draw the strength that counts, what tricks have done to it, and the place in the order."""
    keeper, surfaces = view.keepers[seat], THEMES[style.theme]
    gained = keeper.strength - DATA.drinks[keeper.poured].strength
    tone = surfaces.good if gained > 0 else surfaces.bad if gained < 0 else surfaces.text
    y = rect.y + rect.h * 0.36
    x = rect.cx - (18 if gained else 0)
    canvas.text(x, y, str(keeper.strength), Ink("figure", 72, tone), "middle")
    if gained:
        said = f"+{gained}" if gained > 0 else f"\u2212{-gained}"
        canvas.text(rect.right + 4, rect.y + 14, said, Ink("figure", FIGURE, tone), "right")
    pill = Rect(rect.cx - 56, rect.bottom - 44, 112, 44)
    place = style.say("picture.place", place=view.order.index(seat) + 1)
    if seat in view.clash:
        canvas.box(pill, surfaces.bad, 12)
        canvas.fitted(
            pill.cx, pill.cy, f"= {place}", Ink("figure", FIGURE, surfaces.row), 104, FIGURE, "middle"
        )
    else:
        canvas.box(pill, surfaces.well, 12)
        canvas.fitted(pill.cx, pill.cy, place, Ink("figure", FIGURE, surfaces.accent), 104, FIGURE, "middle")


def spent(canvas: Canvas, rect: Rect, keeper: Keeper, style: Style) -> None:
    """The drink that went into a trick, with what this did; an empty place before."""
    surfaces = THEMES[style.theme]
    if not keeper.spent:
        canvas.ring(rect.inset(3), surfaces.slot, 11, 4)
        return
    drink_card(canvas, rect, keeper.spent)
    kind = drink_of(keeper.spent)
    trick = style.say(f"saideira.picture.trick.{kind}", count=amount(kind))
    y = rect.bottom + 20
    canvas.fitted(rect.cx, y, trick, Ink("body", BODY, surfaces.caption), rect.w + 84, BODY, "middle")


def grouped(keeper: Keeper) -> list[tuple[str, list[str]]]:
    """The guests at a table by kind, in the order of the box."""
    guests = sorted(keeper.table, key=lambda guest: (KINDS.index(guest_of(guest)), guest))
    return [(kind, list(found)) for kind, found in groupby(guests, guest_of)]


def face_size(rect: Rect, keeper: Keeper, most: float) -> float:
    """The width of the faces at a table: as wide as usual, if all of them fit."""
    groups = len(grouped(keeper)) + bool(keeper.scores["toast"])
    count = len(keeper.table) + bool(keeper.scores["toast"])
    return min(most, (rect.w - 20 - 10 * groups) / max(1, count) - 4)


def table(canvas: Canvas, rect: Rect, keeper: Keeper, style: Style, size: float) -> None:
    """The guests side by side, with the coins for each kind below; at the end the toasts."""
    surfaces = THEMES[style.theme]
    x, y = rect.x + 10, rect.y + 6
    below = rect.bottom - (rect.bottom - y - size) / 2
    for kind, guests in grouped(keeper):
        wide = len(guests) * (size + 4) - 4
        for number, guest in enumerate(guests):
            face(canvas, Rect(x + number * (size + 4), y, size, size), guest)
        if len(guests) > 1:
            canvas.box(Rect(x, below - 2, wide, 4), surfaces.panel_edge, 2)
            plain = Rect(x + wide / 2 - 42, below - 14, 84, 28)
            canvas.box(plain, surfaces.well)
        earned(canvas, x + wide / 2, below, keeper.scores[kind], style)
        x += wide + 14
    if toasts := keeper.scores["toast"]:
        glass(canvas, x + size * 0.42, y + size / 2, "wine", size * 0.84)
        earned(canvas, x + size * 0.42, below, toasts, style)


def earned(canvas: Canvas, x: float, y: float, coins: int, style: Style) -> None:
    """Coins of a kind, below it."""
    surfaces = THEMES[style.theme]
    coin(canvas, x - 20, y, 26)
    said = str(coins) if coins >= 0 else f"\u2212{-coins}"
    ink = Ink("figure", FIGURE, surfaces.bad if coins < 0 else surfaces.text)
    canvas.text(x, y, said, ink)


def counts(canvas: Canvas, row: layout.Row, view: SaideiraView, seat: int, style: Style) -> None:
    """Coins so far, drinks in hand, and how many of these are to spare."""
    keeper, surfaces = view.keepers[seat], THEMES[style.theme]
    gold = surfaces.accent if style.theme == "light" else GOLD
    coins = str(keeper.total) if keeper.total >= 0 else f"\u2212{-keeper.total}"
    spare = style.say("saideira.picture.hand-spares", count=keeper.spares)
    for name, x, rect, said, ink in (
        ("coins", 46, row.coins, coins, Ink("figure", 50, gold)),
        ("hand", 54, row.hand, str(keeper.hand), Ink("figure", 44, surfaces.text)),
        ("spares", 4, row.spares, spare, Ink("body", BODY, surfaces.text)),
    ):
        wide = canvas.fitted(rect.x + x, rect.cy, said, ink, rect.w - x, FIGURE)
        if f"{name}:{seat}" in view.changed:
            underline(canvas, rect.x + x, rect.cy + 24, wide)
