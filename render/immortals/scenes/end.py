"""The end of a game of Immortals: podium, and points by kind."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import HEIGHT, Column, Ending, draw_ending, ending_ground
from render.immortals.parts.layout import WIDTH
from render.immortals.parts.terrain import plain
from render.immortals.scenes.scoring import KINDS, armies, sign
from rules.immortals.view import ImmortalsView


def end(view: ImmortalsView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places_won is None:
        raise ValueError("the game is not over")
    key = ("immortals-end", style.theme, style.words.lang, f"{style.scale:g}")
    canvas = Canvas(WIDTH, HEIGHT, style.scale, style.grounds.get(key, lambda: end_ground(style)))
    seats = range(len(view.players))
    columns = [column(kind, [player.score.get(kind, 0) for player in view.players], style) for kind in KINDS]
    columns.append(column("armies", [armies(view, seat) for seat in seats], style))
    columns.append(column("total", [player.points for player in view.players], style))
    note = style.say("immortals.picture.end.rounds", rounds=view.rounds)
    owners = [OWNERS[seat] for seat in seats]
    draw_ending(canvas, Ending(note, view.places_won, owners, columns), style)
    return canvas


def column(kind: str, values: list[int], style: Style) -> Column:
    """A column of the score table."""
    return Column(style.say(f"immortals.picture.column.{kind}"), sign(kind), values)


def end_ground(style: Style) -> Canvas:
    """All of it that is the same in every game."""
    canvas = plain(style, WIDTH, HEIGHT)
    title = style.say("immortals.picture.end.title").upper()
    ending_ground(canvas, title, "title", OUTLINE, dark=style.theme != "light")
    return canvas
