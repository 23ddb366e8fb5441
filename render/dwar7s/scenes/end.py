"""The end of a game of Dwar7s Fall: podium, and points by category."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending, Sign, ending
from render.dwar7s.parts.frame import forest_ground
from render.dwar7s.parts.look import BARK, CREAM, MONSTER, REALM, SECRET_SIGN, TRADE_SIGN
from render.dwar7s.parts.pieces import gem, star_svg
from rules.dwar7s.view import Dwar7sView

COLUMNS = ("trades", "secret", "monsters", "gems", "realm", "total")
SIGNS = {
    "trades": TRADE_SIGN,
    "secret": SECRET_SIGN,
    "monsters": MONSTER,
    "realm": REALM,
    "cards": "md:cards",
    "dwarves": "md:account-group",
}


def end(view: Dwar7sView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places is None:
        raise ValueError("the game is not over")
    columns = [
        Column(style.say(f"dwar7s.picture.end.{name}"), sign(name), [clan.score[name] for clan in view.clans])
        for name in COLUMNS
    ]
    cards, dwarves = [clan.realm_cards for clan in view.clans], [clan.on_table for clan in view.clans]
    ties = [
        Column(style.say("dwar7s.picture.end.cards"), sign("cards"), cards, breaks_ties=True),
        Column(style.say("dwar7s.picture.end.dwarves"), sign("dwarves"), dwarves, breaks_ties=True),
    ]
    owners = OWNERS[: len(view.clans)]
    title = style.say("dwar7s.picture.end.title")
    note = style.say("dwar7s.picture.end.round", round=view.round)
    shown = Ending(title, note, view.places, owners, columns, ties)
    return ending("dwar7s", shown, style, forest_ground, BARK)


def sign(name: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if name == "gems":
            gem(canvas, x, y, "emerald", size * 0.9)
        elif name == "total":
            canvas.sprite(x, y, star_svg(), size)
        else:
            canvas.icon(x, y, SIGNS[name], size * 0.9, CREAM)

    return draw
