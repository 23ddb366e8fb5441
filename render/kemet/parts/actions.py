"""The reader's player board in Kemet: the action spaces on three levels, and the gold space above them."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.kemet.parts import look
from render.kemet.parts.layout import BODY, TITLE, WIDTH
from render.kemet.parts.pieces import ankh, pyramid_svg
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView

LEVELS = (3, 2, 1)  # from the top
TOP, COURSE = 62, 112  # the height of the gold space, and of a level
NARROWER = {3: 190, 2: 96, 1: 0}  # from the side of the pyramid's foot to that of a level
BALANCE = 60  # the height of the line about the Balance
HIGH = TOP + len(LEVELS) * COURSE + BALANCE
ROMAN = {1: "I", 2: "II", 3: "III"}
BACK = "#C79D62"
DONE, OPEN = ("md:check-circle", "#3FA868"), "md:circle-outline"


def action_board(canvas: Canvas, rect: Rect, god: GodView, seat: int, style: Style) -> None:
    """All spaces with the tokens on them, and what the Balance rule still asks for."""
    gold_space(canvas, rect.y + TOP / 2 + 6, god)
    for course in courses(rect).values():
        canvas.framed(course, look.WALL, 4, 5)
    for name, place in space_places(rect, god).items():
        space(canvas, place, name, god, seat, style)
    balance(canvas, rect.bottom_part(BALANCE), god, style)


def courses(rect: Rect) -> dict[int, Rect]:
    """The levels of the pyramid, from the top."""
    return {
        level: Rect(rect.x, rect.y + TOP + number * COURSE, rect.w, COURSE).inset(NARROWER[level], 0)
        for number, level in enumerate(LEVELS)
    }


def space_places(rect: Rect, god: GodView) -> dict[str, Rect]:
    """The places of the action spaces, by name."""
    found: dict[str, Rect] = {}
    for level, course in courses(rect).items():
        names = [name for name in god.spaces if DATA.spaces[name].level == level]
        found |= dict(zip(names, course.inset(10).columns(len(names), 8), strict=True))
    return found


def gold_space(canvas: Canvas, y: float, god: GodView) -> None:
    """The space on the top, bright while the gold token can be played."""
    canvas.disc(WIDTH / 2, y, 37, OUTLINE)
    canvas.disc(WIDTH / 2, y, 33, GOLD if god.tokens["gold"] else BACK)
    canvas.icon(WIDTH / 2, y, look.SUN, 40, "#5A3608")


def space(canvas: Canvas, rect: Rect, name: str, god: GodView, seat: int, style: Style) -> None:
    """An action space: what it does, of a Buy slot its colour, and the token on it."""
    action, colour = DATA.spaces[name].action, god.slots.get(name, "")
    if action == "buy" and not colour:
        canvas.ring(rect, "#6B4A22", 16, 3)
        text = style.say("kemet.picture.space.empty")
        canvas.paragraph(rect.cx, rect.cy, text, Ink("body", BODY, look.INK), rect.w - 12, 2, "middle")
        return
    taken = god.spaces[name]
    canvas.framed(rect, look.USED if taken else look.PANEL, 16, 3)
    x = rect.x + 38
    if action in look.ACTIONS:
        canvas.icon(x, rect.cy, look.ACTIONS[action], 50, look.INK)
    elif action == "pray":
        ankh(canvas, x, rect.cy, 58)
    else:
        canvas.sprite(x, rect.cy - 2, pyramid_svg(colour or "onyx", 2 if colour else 3), 58)
    label = style.say(f"kemet.picture.space.{action}") + (f" {pray_note(god)}" if action == "pray" else "")
    lines = [label, style.words.name(f"colour:{colour}")] if colour else [label]
    for number, line in enumerate(lines):
        y = rect.cy + (number - (len(lines) - 1) / 2) * 38
        ink = Ink("body" if number else "name", BODY, look.INK)
        canvas.fitted(rect.x + 72, y, line, ink, rect.w - 76, BODY)
    if taken:
        x, y = rect.right - 14, rect.y + 14
        if taken == "silver":
            canvas.disc(x, y, 29, OUTLINE)
            canvas.disc(x, y, 26, look.SILVER)
        token(canvas, x, y, seat, 38 if taken == "silver" else 48, None, look.owner_of(god.city))


def pray_note(god: GodView) -> str:
    """The prayer points of a Pray action with the tiles owned."""
    more = sum(DATA.tiles[tile].power.pray_prayers for tile in god.tiles)
    day = sum(DATA.tiles[tile].power.day_prayers for tile in god.tiles)
    return f"+{DATA.pray + more + day}"


def balance(canvas: Canvas, rect: Rect, god: GodView, style: Style) -> None:
    """Draw which levels have a token today: at the end of the day each must have one."""
    surfaces = look.THEMES[style.theme]
    x, y = rect.x + 8, rect.cy + 6
    x += canvas.text(x, y, style.say("kemet.picture.hand.balance"), Ink("body", BODY, surfaces.text)) + 20
    for level in sorted(LEVELS):
        used = any(taken for name, taken in god.spaces.items() if DATA.spaces[name].level == level)
        icon, colour = DONE if used else (OPEN, surfaces.caption)
        canvas.icon(x + 18, y, icon, 38, colour)
        x += canvas.text(x + 44, y, ROMAN[level], Ink("title", TITLE, surfaces.title)) + 70
