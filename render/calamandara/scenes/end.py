"""The end of a game of Calamandara: the podium of the one who reached the Centre, or the fall of all."""

from render.calamandara.parts.frame import sky_ground
from render.calamandara.parts.look import (
    CENTRE_SIGN,
    DIARY_SIGN,
    FEAR,
    FRAGMENT_SIGN,
    GLOW,
    NIGHT,
    SAND,
    TYPES,
)
from render.calamandara.parts.pieces import symbol
from render.calamandara.scenes.board import now
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from render.core.ending import HEADER, HEIGHT, WIDTH, Column, Ending, Sign, ending
from rules.calamandara.view import CalamandaraView

SIGNS = {"fragments": FRAGMENT_SIGN, "diary": DIARY_SIGN, "revealed": TYPES["hope"][0]}
EYE_AT = (WIDTH / 2, 350)
TABLE = Rect(60, 760, WIDTH - 120, 460)
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
    return ending("calamandara", shown, style, sky_ground, NIGHT)


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
        canvas.icon(x, y, SIGNS[name], size * 0.9, SAND)

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
    for radius, colour in zip(REACH, GLOW, strict=True):
        canvas.disc(x, y, radius, colour)
    canvas.sprite(WIDTH / 2, HEIGHT / 2, cracks_svg(), WIDTH, HEIGHT)
    canvas.disc(x, y, 138, OUTLINE)
    canvas.disc(x, y, 130, FEAR)
    canvas.disc(x, y, 116, NIGHT)
    canvas.icon(x, y, CENTRE_SIGN, 190, FEAR)
    canvas.box(HEADER, NIGHT)
    canvas.line(0, HEADER.bottom, WIDTH, 4, FEAR)
    title = style.say("calamandara.picture.end.lost").upper()
    canvas.fitted(WIDTH / 2, 44, title, Ink("title", 42, "#FF8A66"), 1000, 30, "middle")
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
        f'<g stroke="{FEAR}" stroke-width="5" stroke-opacity=".85">{paths}</g></g></svg>'
    )


def fallen(canvas: Canvas, view: CalamandaraView, style: Style) -> None:
    """Draw the end of a lost game, and how far everybody came. Nobody won, so all stand on one level."""
    note = style.say("calamandara.picture.end.round", round=view.round)
    canvas.text(WIDTH - 30, 44, note, Ink("body", 28, PAPER), "right")
    text = Rect(150, 610, WIDTH - 300, 90)
    canvas.box(text, NIGHT, 20, 0.88)
    canvas.fitted(text.cx, text.cy, now(view, style), Ink("name", 44, WHITE), text.w - 60, 26, "middle")
    high = TABLE.h / 4
    columns = score(view)
    for seat in range(len(view.travellers)):
        row = Rect(TABLE.x, TABLE.y + seat * high, TABLE.w, high - 12)
        canvas.framed(row, NIGHT, 16, 3)
        faded(canvas, row.x + 62, row.cy, seat)
        canvas.name(row.x + 120, row.cy, style.name(seat), Ink("name", 42, WHITE), 400, 24)
        for number, (name, values) in enumerate(columns.items()):
            x = row.x + 560 + number * 226
            sign(name)(canvas, x + 24, row.cy - 14, 50)
            canvas.text(x + 62, row.cy - 13, str(values[seat]), Ink("figure", 50, WHITE))
            label = style.say(f"calamandara.sheet.{name}")
            canvas.fitted(x, row.cy + 32, label, Ink("body", 23, SAND), 216, 20)


def faded(canvas: Canvas, x: float, y: float, seat: int) -> None:
    """The token of a traveller who is lost, with a cross beside the letter."""
    token(canvas, x, y, seat, 80)
    canvas.disc(x + 32, y + 26, 19, OUTLINE)
    canvas.disc(x + 32, y + 26, 16, FEAR)
    canvas.icon(x + 32, y + 26, "md:close-thick", 26, OUTLINE)
