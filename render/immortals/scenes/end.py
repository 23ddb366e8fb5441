"""The end of a game of Immortals: podium, and points by kind."""

from dataclasses import replace

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending, ending
from render.immortals.parts.terrain import plain
from render.immortals.scenes.scoring import KINDS, armies, sign
from rules.immortals.view import ImmortalsView


def end(view: ImmortalsView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places_won is None:
        raise ValueError("the game is not over")
    seats = range(len(view.players))
    columns = [column(kind, [player.score[kind] for player in view.players], style) for kind in KINDS]
    columns.append(column("total", [player.points for player in view.players], style))
    tie = replace(column("armies", [armies(view, seat) for seat in seats], style), breaks_ties=True)
    title = style.say("immortals.picture.end.title")
    note = style.say("immortals.picture.end.rounds", rounds=view.rounds)
    owners = [OWNERS[seat] for seat in seats]
    shown = Ending(title, note, view.places_won, owners, columns, [tie])
    return ending("immortals", shown, style, plain, OUTLINE)


def column(kind: str, values: list[int], style: Style) -> Column:
    """A column of the score table."""
    return Column(style.say(f"immortals.picture.column.{kind}"), sign(kind), values)
