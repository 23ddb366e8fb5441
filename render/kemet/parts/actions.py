"""The reader's player board in Kemet: the action spaces on three levels, and the gold space above them."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import outline, path, stroke
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import (
    ACTIONS,
    CAPTION,
    INK,
    PANEL,
    SILVER,
    STATS,
    SUN,
    THEMES,
    USED,
    WALL,
    owner_of,
)
from render.kemet.parts.pieces import ankh, pyramid_svg, stat
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView

APEX, BASE = 806, 1326  # heights
SLOPE = 1.25  # half the width by the height
ROWS = {3: 992, 2: 1124, 1: 1258}  # the middle of each level
TITLE_Y = 796
NOTES = Rect(30, 858, 330, 214)
LEGEND = Rect(1240, 858, 330, 290)
ROMAN = {1: "I", 2: "II", 3: "III"}
BACK = "#C79D62"


def action_ground(canvas: Canvas, style: Style) -> None:
    """The pyramid of levels, its title, and what the signs on battle cards mean."""
    surfaces = THEMES[style.theme]
    title = style.say("kemet.picture.hand.actions")
    canvas.text(24, TITLE_Y, title, Ink("title", 31, surfaces.title))
    middle = WIDTH / 2
    shapes = ""
    for edge, colour in ((9, OUTLINE), (0, WALL)):
        foot, half = BASE + edge / 2, reach(BASE) + edge
        shapes += path([(middle, APEX - edge), (middle - half, foot), (middle + half, foot)], colour)
    for y in (926, 1058, 1190):
        shapes += stroke(
            outline(((middle - reach(y), y), (middle + reach(y), y)), closed=False), "#6B4A22", 5
        )
    canvas.layer(shapes)
    for level, y in ROWS.items():
        canvas.text(middle - reach(y) - 46, y, ROMAN[level], Ink("title", 34, surfaces.title), "middle")
    for panel in (NOTES, LEGEND):
        canvas.box(panel, surfaces.well, 16)
    for number, kind in enumerate(STATS):
        line = LEGEND.y + 36 + 54 * number
        stat(canvas, LEGEND.x + 42, line, kind, "", 40)
        label = style.say(f"kemet.picture.stat.{kind}")
        canvas.fitted(LEGEND.x + 82, line, label, Ink("body", 28, surfaces.text), 238, 20)


def reach(y: float) -> float:
    """Half the width of the pyramid at a height."""
    return (y - APEX) * SLOPE


def action_board(canvas: Canvas, god: GodView, seat: int, style: Style) -> None:
    """All spaces with the tokens on them, and what the Balance rule still asks for."""
    surfaces = THEMES[style.theme]
    left = style.say("kemet.picture.hand.left", count=god.tokens["normal"])
    canvas.text(WIDTH - 22, TITLE_Y + 2, left, Ink("body", 25, surfaces.caption), "right")
    gold_space(canvas, god)
    for level, y in ROWS.items():
        names = [name for name in god.spaces if DATA.spaces[name].level == level]
        step = 206 if level < 3 else 196
        for number, name in enumerate(names):
            x = WIDTH / 2 + (number - (len(names) - 1) / 2) * step
            space(canvas, Rect(x - step / 2 + 5, y - 48, step - 10, 96), name, god, seat, style)
    balance(canvas, god, style)


def gold_space(canvas: Canvas, god: GodView) -> None:
    """The space on the top, bright while the gold token can be played."""
    x, y = WIDTH / 2, APEX + 80
    canvas.disc(x, y, 37, OUTLINE)
    canvas.disc(x, y, 33, GOLD if god.tokens["gold"] else BACK)
    canvas.icon(x, y, SUN, 40, "#5A3608")


def space(canvas: Canvas, rect: Rect, name: str, god: GodView, seat: int, style: Style) -> None:
    """An action space: what it does, of a Buy slot its colour, and the token on it."""
    action, colour = DATA.spaces[name].action, god.slots.get(name, "")
    if action == "buy" and not colour:
        canvas.ring(rect, "#6B4A22", 16, 3)
        text = style.say("kemet.picture.space.empty")
        canvas.fitted(rect.cx, rect.cy, text, Ink("body", 24, "#4A2F0E"), rect.w - 16, 20, "middle")
        return
    taken = god.spaces[name]
    canvas.framed(rect, USED if taken else PANEL, 16, 3)
    x = rect.x + 42
    if action in ACTIONS:
        canvas.icon(x, rect.cy, ACTIONS[action], 50, INK)
    elif action == "pray":
        ankh(canvas, x, rect.cy, 58)
    else:
        canvas.sprite(x, rect.cy - 2, pyramid_svg(colour or "onyx", 2 if colour else 3), 62)
    label, room = style.say(f"kemet.picture.space.{action}"), rect.w - 88
    sub = style.words.name(f"colour:{colour}") if colour else pray_note(action, god)
    y = rect.cy - (13 if sub else 0)
    canvas.fitted(rect.x + 78, y, label, Ink("name", 27, INK), room, 20)
    if sub:
        canvas.fitted(rect.x + 78, rect.cy + 18, sub, Ink("body", 23, CAPTION), room, 20)
    if taken:
        x, y = rect.right - 12, rect.bottom - 16
        if taken == "silver":
            canvas.disc(x, y, 33, OUTLINE)
            canvas.disc(x, y, 30, SILVER)
        token(canvas, x, y, seat, 46 if taken == "silver" else 54, None, owner_of(god.city))


def pray_note(action: str, god: GodView) -> str:
    """The prayer points of a Pray action with the tiles owned; empty for other actions."""
    more = sum(DATA.tiles[tile].power.pray_prayers for tile in god.tiles)
    day = sum(DATA.tiles[tile].power.day_prayers for tile in god.tiles)
    return f"+{DATA.pray + more + day}" if action == "pray" else ""


def balance(canvas: Canvas, god: GodView, style: Style) -> None:
    """Draw which levels have a token today: at the end of the day each must have one."""
    surfaces = THEMES[style.theme]
    title = style.say("kemet.picture.hand.balance")
    canvas.fitted(NOTES.x + 20, NOTES.y + 32, title, Ink("title", 28, surfaces.title), 290, 26)
    for number, level in enumerate(ROWS):
        y = NOTES.y + 82 + 46 * number
        used = any(taken for name, taken in god.spaces.items() if DATA.spaces[name].level == level)
        icon, colour = ("md:check-circle", "#3FA868") if used else ("md:circle-outline", surfaces.caption)
        canvas.icon(NOTES.x + 38, y, icon, 34, colour)
        text = style.say(f"kemet.picture.hand.{'used' if used else 'unused'}", level=ROMAN[level])
        canvas.fitted(NOTES.x + 66, y, text, Ink("body", 26, surfaces.text), 254, 20)
