"""The end of a game of Calamandara: the podium of the one who reached the Centre, or the fall of all."""

from render.calamandara.parts import look
from render.calamandara.parts.frame import sky_ground
from render.calamandara.parts.pieces import symbol
from render.calamandara.scenes.board import now
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from render.core.ending import BODY, HEADER, WIDTH, Column, Ending, Sign, ending, table
from rules.calamandara.view import CalamandaraView

SIGNS = {"fragments": look.FRAGMENT_SIGN, "diary": look.DIARY_SIGN, "revealed": look.TYPES["hope"][0]}
HEIGHT = 1500  # of the end that nobody has won
EYE_AT = (WIDTH / 2, 390)
NOTE = Rect(24, 640, WIDTH - 48, 112)  # what has happened
NAMES = Rect(24, 776, WIDTH - 48, 2 * 92)
TABLE = Rect(24, 984, WIDTH - 48, 478)
REACH = (300, 244, 190)  # radii of the glow around the eye


def end(view: CalamandaraView, style: Style) -> Canvas:
    """Podium and table, or how far everybody came. Raises `ValueError` before the end of the game."""
    if view.places_won is None:
        raise ValueError("the game is not over")
    if view.winner is None:
        return lost(view, style)
    *beside, steps = [
        Column(style.say(f"calamandara.sheet.{name}"), sign(name), values)
        for name, values in score(view).items()
    ]
    title = style.say("calamandara.picture.end.title")
    note = style.say("calamandara.picture.end.round", round=view.round)
    shown = Ending(title, note, view.places_won, OWNERS[: len(view.travellers)], [steps], beside)
    return ending("calamandara", shown, style, sky_ground, look.NIGHT)


def score(view: CalamandaraView) -> dict[str, list[int]]:
    """The score sheet by seat, as the rules hand it in."""
    return {
        "fragments": [one.fragments for one in view.travellers],
        "diary": [len(one.diary) for one in view.travellers],
        "revealed": [one.revealed for one in view.travellers],
        "total": [one.step for one in view.travellers],
    }


def sign(name: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if name == "total":
            symbol(canvas, x, y, "footprint", size * 0.9)
            return
        canvas.icon(x + 2, y + 2, SIGNS[name], size * 0.9, OUTLINE)
        canvas.icon(x, y, SIGNS[name], size * 0.9, look.SAND)

    return draw


# --- everybody lost ----------------------------------------------------------------------------------


def lost(view: CalamandaraView, style: Style) -> Canvas:
    """The end that nobody has won."""
    canvas = style.ground("calamandara-lost", WIDTH, HEIGHT, lambda: lost_ground(style), style.words.lang)
    fallen(canvas, view, style)
    return canvas


def lost_ground(style: Style) -> Canvas:
    """The burning eye over broken paths."""
    canvas = sky_ground(style, WIDTH, HEIGHT, "dire")
    x, y = EYE_AT
    for radius, colour in zip(REACH, look.GLOW, strict=True):
        canvas.disc(x, y, radius, colour)
    canvas.sprite(x, y + 270, cracks_svg(), 1600, 1240)
    canvas.disc(x, y, 138, OUTLINE)
    canvas.disc(x, y, 130, look.FEAR)
    canvas.disc(x, y, 116, look.NIGHT)
    canvas.icon(x, y, look.CENTRE_SIGN, 190, look.FEAR)
    canvas.box(HEADER, look.NIGHT)
    canvas.line(0, HEADER.bottom, WIDTH, 4, look.FEAR)
    title = style.say("calamandara.picture.end.lost").upper()
    canvas.fitted(WIDTH / 2, 40, title, Ink("title", 46, "#FF8A66"), WIDTH - 40, BODY, "middle")
    return canvas


def cracks_svg() -> str:
    """Cracks that run from the eye to the edges."""
    ways = (
        "M800 350 640 300 560 360 380 250 210 300 0 190",
        "M800 350 930 270 1090 330 1240 220 1400 260 1600 150",
        "M800 350 690 480 520 500 420 640 230 640 0 760",
        "M800 350 920 470 1070 480 1190 620 1390 600 1600 720",
        "M800 350 790 560 860 690 800 860 870 1240",
        "M380 250 330 130 230 84M1240 220 1290 140 1260 84M420 640 440 800 330 960 360 1240"
        "M1190 620 1180 800 1290 980 1240 1240",
    )
    paths = "".join(f'<path d="{way}"/>' for way in ways)
    return (
        f'{HEAD} viewBox="0 0 1600 1240"><g fill="none" stroke-linejoin="bevel">'
        f'<g stroke="{OUTLINE}" stroke-width="15">{paths}</g>'
        f'<g stroke="{look.FEAR}" stroke-width="5" stroke-opacity=".85">{paths}</g></g></svg>'
    )


def fallen(canvas: Canvas, view: CalamandaraView, style: Style) -> None:
    """Draw the end of a lost game, and how far everybody came. Nobody won, so all stand on one level."""
    note = style.say("calamandara.picture.end.round", round=view.round)
    canvas.text(WIDTH / 2, 90, note, Ink("body", BODY, PAPER), "middle")
    canvas.box(NOTE, look.NIGHT, 20, 0.88)
    ink = Ink("name", BODY, WHITE)
    canvas.paragraph(NOTE.cx, NOTE.cy, now(view, style), ink, NOTE.w - 40, 2, "middle")
    seats = range(len(view.travellers))
    rooms = [room for line in NAMES.rows(2, 12) for room in line.columns(2, 12)]
    for seat, room in zip(seats, rooms, strict=False):
        canvas.framed(room, look.NIGHT, 16, 3)
        faded(canvas, room.x + 58, room.cy, seat)
        canvas.name(room.x + 112, room.cy, style.name(seat), ink, room.w - 124, BODY)
    columns = [
        Column(style.say(f"calamandara.sheet.{name}"), sign(name), values)
        for name, values in score(view).items()
    ]
    table(canvas, TABLE, Ending("", "", [1 for _ in seats], OWNERS[: len(seats)], columns), style)


def faded(canvas: Canvas, x: float, y: float, seat: int) -> None:
    """The token of a traveller who is lost, with a cross beside the letter."""
    token(canvas, x, y, seat, 64)
    canvas.disc(x + 28, y + 20, 19, OUTLINE)
    canvas.disc(x + 28, y + 20, 16, look.FEAR)
    canvas.icon(x + 28, y + 20, "md:close-thick", 26, OUTLINE)
