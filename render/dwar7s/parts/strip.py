"""A player's panel below the map of Dwar7s Fall."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.drawing.tokens import OWNERS, calm, token
from render.dwar7s.parts import look
from render.dwar7s.parts.layout import BODY, FIGURE
from render.dwar7s.parts.pieces import star_svg
from rules.dwar7s.components.data import DATA
from rules.dwar7s.view import ClanView, Dwar7sView

HEAD_HIGH = 58
GREAT = (("total", 0.0), ("realm", 0.365), ("pool", 0.66))  # the great numbers, and where they begin
SMALL = (("gems", look.GEM), ("ogres", look.OGRE), ("kingdom", look.CARDS), ("monsters", look.MONSTER))
PUBLIC = ("trades", "secret", "monsters", "realm")  # categories of points that everybody sees


def panel_ground(canvas: Canvas, rect: Rect) -> None:
    """The fixed contents of all panels."""
    canvas.box(rect, look.QUIET, 13)
    canvas.box(Rect(rect.x + 12, rect.y + 130, rect.w - 24, 2), "#B89A62")
    for number, (_, icon) in enumerate(SMALL):
        canvas.icon(small(rect, number), rect.y + 168, icon, 38, look.CAPTION)


def small(rect: Rect, number: int) -> float:
    """The middle of the icon of a small number."""
    return rect.x + 32 + number * (rect.w - 14) / 4


def great(rect: Rect, share: float) -> float:
    """The middle of the icon of a great number."""
    return rect.x + 34 + share * (rect.w - 20)


def panel(canvas: Canvas, rect: Rect, view: Dwar7sView, seat: int, style: Style) -> None:
    """A player's name and objectives; points, realm and dwarves; counts of what is in hand."""
    clan = view.clans[seat]
    active = view.turn == seat
    if active:
        canvas.ring(rect.inset(-6), TURN, 18, 6)
        canvas.box(Rect(rect.x, rect.y + HEAD_HIGH, rect.w, 71), look.PANEL)
    head(canvas, rect, view, seat, active, style)
    great_numbers(canvas, rect, view, seat)
    values = (clan.gem_count, clan.ogre_count, len(clan.kingdom), len(clan.monsters))
    for number, ((name, _), value) in enumerate(zip(SMALL, values, strict=True)):
        x = small(rect, number) + 22
        wide = canvas.text(x, rect.y + 169, str(value), Ink("figure", FIGURE, look.INK))
        if f"{name}:{seat}" in view.changed:
            underline(canvas, x, rect.y + 189, wide)


def great_numbers(canvas: Canvas, rect: Rect, view: Dwar7sView, seat: int) -> None:
    """The points that everybody sees, the points of the realm, the dwarves in the pool."""
    clan, y = view.clans[seat], rect.y + 93
    canvas.sprite(great(rect, GREAT[0][1]), y, star_svg(), 46)
    canvas.icon(great(rect, GREAT[1][1]), y, look.REALM, 43, look.CAPTION)
    canvas.icon(great(rect, GREAT[2][1]), y, look.POOL, 45, look.CAPTION)
    values = (public_points(clan), clan.realm_points, clan.pool)
    for (name, share), value in zip(GREAT, values, strict=True):
        x = great(rect, share) + 29
        ink = Ink("figure", 46, look.BAD if value < 0 else look.INK)
        wide = canvas.text(x, y + 1, written(value), ink)
        if f"{name}:{seat}" in view.changed:
            underline(canvas, x, y + 25, wide)
    canvas.text(x + wide + 2, y + 4, f"/{DATA.dwarves}", Ink("figure", FIGURE, look.CAPTION))


def public_points(clan: ClanView) -> int:
    """A player's points without what only they know; the same for every reader."""
    return sum(clan.score[name] for name in PUBLIC)


def head(canvas: Canvas, rect: Rect, view: Dwar7sView, seat: int, active: bool, style: Style) -> None:
    """Token and name; at the right whose turn it is, and the completed objectives."""
    owner, y = OWNERS[seat], rect.y + 29
    canvas.tab(rect.top_part(HEAD_HIGH), calm(owner), 13)
    token(canvas, rect.x + 34, y, seat, 46)
    done = view.clans[seat].objectives
    places = max(DATA.objectives_to_end, done)
    right = rect.right - 8
    step = min(
        34, (68 if rect.w > 450 else 30) / (places - 1)
    )  # more than three lie over each other, and leave the name its room
    wide = 34 + step * (places - 1)
    for number in range(places):
        objective(canvas, right - 17 - step * (places - 1 - number), y, done=number < done)
    right -= wide + 8
    if f"objectives:{seat}" in view.changed:
        underline(canvas, right + 8, rect.y + 53, wide)
    if active:
        canvas.icon(right - 12, y, "md:play", 40, owner.figure)
        right -= 34
    name = Ink("name", BODY, owner.figure)
    canvas.name(rect.x + 64, y, style.name(seat), name, right - rect.x - 68, BODY)


def objective(canvas: Canvas, x: float, y: float, *, done: bool) -> None:
    """A completed objective as a gold trophy, one that is missing as an empty place."""
    canvas.disc(x, y, 16, OUTLINE)
    canvas.disc(x, y, 13.5, GOLD if done else PAPER, 1 if done else 0.4)
    if done:
        canvas.icon(x, y, look.OBJECTIVE, 20, OUTLINE)
