"""The end of a game of Bellum Magica: podium, and gold by kind of chest."""

import numpy as np

from render.bellum import layout
from render.bellum.board import ground
from render.bellum.look import CARD_INK, CARD_PAPER, CHESTS, HEADER
from render.bellum.pieces import chest, coin_svg
from render.core.canvas import Canvas, Ink
from render.core.colour import GOLD, OUTLINE, PAPER, TURN, darker, lighter
from render.core.geometry import Rect
from render.core.sprites import HEAD
from render.core.style import Style
from render.core.tokens import token
from rules.bellum.view import BellumView, LordView

HEIGHT = 1240
BASE = 630  # where the podium stands
BLOCKS = {1: ("#F4C84E", 1.0), 2: ("#C9D0D8", 0.72), 3: ("#CF8F57", 0.56)}  # colour and height by place
TALL = 330  # the winner's block
TABLE = Rect(16, 650, layout.WIDTH - 32, HEIGHT - 650 - 14)
COLUMNS = (*reversed(tuple(CHESTS)), "chests", "total")
FIRST_COLUMN, STEP = 640, 205
BRIGHT = ("#D5432B", "#1E5FBF", "#FFD84A", "#4FBF8B", "#C77DD0", PAPER)
CONFETTI = 150


def end(view: BellumView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places_won is None or view.scores is None:
        raise ValueError("the game is not over")
    key = ("bellum-end", style.theme, style.words.lang, f"{style.scale:g}")
    canvas = Canvas(layout.WIDTH, HEIGHT, style.scale, style.grounds.get(key, lambda: end_ground(style)))
    day = style.say("bellum.picture.end.day", day=view.day)
    canvas.text(layout.WIDTH - 30, 44, day, Ink("body", 28, PAPER), "right")
    ranking = sorted(range(len(view.lords)), key=lambda seat: (places(view)[seat], seat))
    podium(canvas, view, ranking, style)
    table(canvas, view, ranking, style)
    return canvas


def places(view: BellumView) -> tuple[int, ...]:
    """The places by seat: 1 = won, equal = shared."""
    assert view.places_won is not None
    return view.places_won


def end_ground(style: Style) -> Canvas:
    """Rays, confetti from a fixed seed, and the header."""
    canvas = ground(style, layout.WIDTH, HEIGHT)
    dark = style.theme != "light"
    rays = "".join(
        f'<path d="M800 330 2300 {y} 2300 {y + 190}Z M800 330 -700 {y} -700 {y + 190}Z"/>'
        for y in range(-1700, 2300, 400)
    )
    rays += '<path d="M800 330 560 -700 700 -700Z M800 330 900 -700 1040 -700Z M800 330 700 1500 900 1500Z"/>'
    opacity = 0.09 if dark else 0.35
    light = f'<g fill="{GOLD}" fill-opacity="{opacity}">{rays}</g>'
    canvas.sprite(800, 660, f'{HEAD} viewBox="0 84 1600 1152">{light}</svg>', 1600, 1152)
    canvas.sprite(800, 340, confetti_svg(), 1600, 512)
    canvas.box(layout.HEADER, HEADER)
    canvas.line(0, layout.HEADER.bottom, layout.WIDTH, 4, GOLD)
    title = style.say("bellum.picture.end.title").upper()
    canvas.text(layout.WIDTH / 2, 44, title, Ink("display", 42, GOLD), "middle")
    return canvas


def confetti_svg() -> str:
    """Paper flakes in the players' colours, always the same."""
    dice = np.random.default_rng(2)
    flakes = ""
    for number in range(CONFETTI):
        x, y, turn = dice.integers(0, 1600), dice.integers(96, 590), dice.integers(0, 180)
        fill = BRIGHT[number % len(BRIGHT)]
        flakes += f'<path d="M0-9 4 0 0 9-4 0Z" fill="{fill}" transform="translate({x} {y}) rotate({turn})"/>'
    return f'{HEAD} viewBox="0 84 1600 512">{flakes}</svg>'


def podium(canvas: Canvas, view: BellumView, ranking: list[int], style: Style) -> None:
    """The winners, or the winner between the next two; equal places stand equally high."""
    winners = [seat for seat in ranking if places(view)[seat] == 1]
    shown = winners if len(winners) > 1 else ranking[:3]
    wide = min(400, 1440 / len(shown))
    order = shown if len(winners) > 1 else [*shown[1:2], *shown[:1], *shown[2:]]
    left = layout.WIDTH / 2 - wide * len(order) / 2
    if len(shown) == 2 and len(winners) == 1:
        order = shown
    for number, seat in enumerate(order):
        block(canvas, view, seat, Rect(left + number * wide, 0, wide, BASE), style)


def block(canvas: Canvas, view: BellumView, seat: int, column: Rect, style: Style) -> None:
    """A player's block of the podium with the token above it."""
    place = places(view)[seat]
    colour, share = BLOCKS[min(place, 3)]
    body = column.bottom_part(TALL * share).inset(8, 0)
    canvas.box(body, OUTLINE, 14)
    canvas.box(body.inset(5), colour, 10)
    canvas.box(body.inset(5).bottom_part(26), darker(colour, 0.16), 10)
    cap = Rect(column.x, body.y - 8, column.w, 30)
    canvas.framed(cap, lighter(colour, 0.5), 10, 4)
    size = 140 if place == 1 else 112
    token(canvas, column.cx, cap.y - size * 0.6, seat, size, TURN if place == 1 else None)
    if place == 1:
        canvas.icon(column.cx + 3, cap.y - size * 1.22 + 4, "ra:queen-crown", 70, OUTLINE)
        canvas.icon(column.cx, cap.y - size * 1.22, "ra:queen-crown", 64, GOLD)
    text = style.say("picture.place", place=place)
    middle = (cap.bottom + body.bottom) / 2
    canvas.text(body.x + 70, middle, text, Ink("title", 62 if place == 1 else 50, CARD_INK), "middle")
    ink = Ink("name", 46, CARD_INK)
    canvas.fitted(body.x + 134, middle - 32, style.name(seat), ink, body.w - 150, 24)
    assert view.scores is not None
    canvas.sprite(body.x + 160, middle + 28, coin_svg(), 48)
    canvas.text(body.x + 196, middle + 28, str(view.scores[seat]), Ink("figure", 58, CARD_INK))


def table(canvas: Canvas, view: BellumView, ranking: list[int], style: Style) -> None:
    """All players by kind of chest; the best of each column on gold."""
    high = min(124, (TABLE.h - 108) / len(ranking))
    canvas.framed(TABLE.top_part(108 + high * len(ranking)), CARD_PAPER, 18, 4)
    head = Rect(TABLE.x + 4, TABLE.y + 4, TABLE.w - 8, 96)
    canvas.box(head, "#3A2A1C", 14)
    canvas.box(head.bottom_part(20), "#3A2A1C")
    for number, name in enumerate(COLUMNS):
        x = FIRST_COLUMN + number * STEP
        if name in CHESTS:
            chest(canvas, x, head.y + 38, name, 54)
        elif name == "total":
            canvas.sprite(x, head.y + 38, coin_svg(), 52)
        else:
            canvas.icon(x, head.y + 38, "md:treasure-chest", 48, PAPER)
        text = style.say(f"bellum.sheet.{name}")
        canvas.fitted(x, head.y + 80, text, Ink("body", 24, PAPER), STEP - 10, 20, "middle")
    sheets = {seat: gold(lord) for seat, lord in enumerate(view.lords)}
    best = {name: max(found[name] for found in sheets.values()) for name in COLUMNS}
    for number, seat in enumerate(ranking):
        line = Rect(head.x, head.bottom + number * high, head.w, high)
        table_line(canvas, line, view, seat, sheets[seat], best, style)


def gold(lord: LordView) -> dict[str, int]:
    """A player's gold by kind of chest, the number of chests, and all gold."""
    values = lord.values or ()
    found = {kind: sum(one.value for one in values if one.kind == kind) for kind in CHESTS}
    return {**found, "chests": len(values), "total": sum(found.values())}


def table_line(
    canvas: Canvas,
    line: Rect,
    view: BellumView,
    seat: int,
    found: dict[str, int],
    best: dict[str, int],
    style: Style,
) -> None:
    """A player's line of the table."""
    place = places(view)[seat]
    if place == 1:
        canvas.box(line, "#FBE58C")
    canvas.line(line.x, line.y, line.w, 2, "#D8C08A")
    text = style.say("picture.place", place=place)
    canvas.text(line.x + 50, line.cy, text, Ink("figure", 36, CARD_INK), "middle")
    token(canvas, line.x + 126, line.cy, seat, 62)
    canvas.fitted(line.x + 176, line.cy, style.name(seat), Ink("name", 42, CARD_INK), 330, 24)
    for number, name in enumerate(COLUMNS):
        x = FIRST_COLUMN + number * STEP
        if name != "total" and found[name] == best[name] and found[name]:
            canvas.box(Rect(x - 38, line.cy - 29, 76, 58), GOLD, 14)
        size = 56 if name == "total" else 44
        canvas.text(x, line.cy, str(found[name]), Ink("figure", size, CARD_INK), "middle")
