"""A player's panel below the realms of Immortals; they stand in turn order."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from render.immortals.parts.layout import BOARD_BODY, BOARD_FIGURE
from render.immortals.parts.look import CARDS, CHECK, CROWN, FALLEN, HOURGLASS, REALMS, THEMES, TRIBES
from render.immortals.parts.pieces import star_svg, wealth
from rules.immortals.view import ImmortalsView, PlayerView

HEAD_HIGH = 48
GREAT_Y, SMALL_Y = 76, 127  # heights in a panel
GREAT, SMALL = 42, 34
DRAFT = ("setup", "home", "draft", "placing")  # phases in which groups are placed


def panel_ground(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The fixed contents of all panels."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.panel, 13, 2, surfaces.edge)
    canvas.line(rect.x + 12, rect.y + 102, rect.w - 24, 2, surfaces.edge)


def panel(canvas: Canvas, rect: Rect, view: ImmortalsView, seat: int, style: Style) -> None:
    """A player's name, tribes, points, energy, gold, limbos, and how many cards there are."""
    player, surfaces = view.players[seat], THEMES[style.theme]
    active = view.turn == seat and view.phase != "over"
    if active:
        canvas.ring(rect.inset(-5), TURN, 17, 6)
        canvas.box(rect.bottom_part(rect.h - HEAD_HIGH).top_part(53).inset(2, 0), surfaces.active)
    head(canvas, rect, view, seat, active, style)
    for number, tribe in enumerate((player.light, player.dark)):
        canvas.icon(rect.right - 64 + 40 * number, rect.y + GREAT_Y, TRIBES[tribe], 34, surfaces.caption)
    great(canvas, rect, view, seat, style)
    if view.phase in DRAFT:
        groups(canvas, rect, player, style)
    else:
        small(canvas, rect, view, seat, style)


def head(canvas: Canvas, rect: Rect, view: ImmortalsView, seat: int, active: bool, style: Style) -> None:
    """Token and name; at the right the number of cards, and whose turn it is."""
    player, owner, y = view.players[seat], OWNERS[seat], rect.y + 25
    canvas.tab(rect.top_part(HEAD_HIGH), calm(owner), 13)
    token(canvas, rect.x + 33, y, seat, 44)
    right, cards = rect.right - 12, str(player.cards + player.draft_cards)
    wide = canvas.text(right, y, cards, Ink("figure", 32, owner.figure), "right")
    if f"cards:{seat}" in view.changed:
        underline(canvas, right - wide, y + 17, wide)
    right -= wide
    canvas.icon(right - 20, y, CARDS, 30, owner.figure)
    right -= 46
    if seat == view.marker:
        if "marker" in view.changed:
            underline(canvas, right - 32, y + 17, 32)
        canvas.icon(right - 16, y, CROWN, 32, owner.figure)
        right -= 40
    if active:
        canvas.icon(right - 14, y, "md:play", 38, owner.figure)
        right -= 34
    ink = Ink("name", BOARD_BODY, owner.figure)
    canvas.name(rect.x + 62, y, style.name(seat), ink, right - rect.x - 66, BOARD_BODY)


def great(canvas: Canvas, rect: Rect, view: ImmortalsView, seat: int, style: Style) -> None:
    """Points, energy, gold."""
    player, surfaces, y = view.players[seat], THEMES[style.theme], rect.y + GREAT_Y
    values = (
        ("points", player.points, surfaces.text),
        ("energy", player.energy, surfaces.energy),
        ("gold", player.gold, surfaces.gold),
    )
    for (kind, value, colour), column in zip(
        values, rect.left_part(rect.w - 80).inset(10, 0).columns(3), strict=True
    ):
        if kind == "points":
            canvas.sprite(column.x + 20, y, star_svg(), 40)
        else:
            wealth(canvas, column.x + 20, y, kind, 40)
        wide = canvas.text(column.x + 44, y + 1, str(value), Ink("figure", GREAT, colour))
        if f"{kind}:{seat}" in view.changed:
            underline(canvas, column.x + 44, y + 20, wide)


def small(canvas: Canvas, rect: Rect, view: ImmortalsView, seat: int, style: Style) -> None:
    """Armies in both limbos; cards that still lie face down, or armies that fell from the tower."""
    player, surfaces, y = view.players[seat], THEMES[style.theme], rect.y + SMALL_Y
    title = style.say("immortals.picture.limbo")
    ink = Ink("figure", SMALL, surfaces.text)
    left = rect.x + 14
    left += canvas.fitted(left, y, title, Ink("body", BOARD_BODY, surfaces.caption), 100, BOARD_BODY) + 10
    step = (rect.right - left) / 3
    for number, realm in enumerate(REALMS):
        x = left + step * number
        canvas.icon(x + 14, y, REALMS[realm].icon, 29, surfaces.caption)
        wide = canvas.text(x + 33, y + 1, str(player.limbo[realm]), ink)
        if f"limbo:{seat}" in view.changed:
            underline(canvas, x + 33, y + 17, wide)
    x = left + 2 * step
    if player.passed:
        canvas.icon(x + 20, y, CHECK, 32, surfaces.caption)
        return
    for icon, count in ((HOURGLASS, len(player.placed)), (FALLEN, player.fallen)):
        if count:
            canvas.icon(x + 14, y, icon, 26, surfaces.caption)
            canvas.text(x + 32, y + 1, str(count), ink)


def groups(canvas: Canvas, rect: Rect, player: PlayerView, style: Style) -> None:
    """The groups of armies that are still to be placed, by the realm of their board."""
    surfaces, y = THEMES[style.theme], rect.y + SMALL_Y
    for (realm, found), room in zip(player.groups.items(), rect.inset(10, 0).columns(2, 8), strict=True):
        canvas.icon(room.x + 16, y, REALMS[realm].icon, 32, surfaces.caption)
        text = " \u00b7 ".join(map(str, found)) or "\u2013"
        ink = Ink("figure", SMALL, surfaces.text)
        canvas.fitted(room.x + 38, y + 1, text, ink, room.w - 38, BOARD_FIGURE)
