"""The strip below the realms: what is in the tower and on its tray, the last battle, the cards left."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.immortals.parts.layout import STRIP
from render.immortals.parts.look import CARDS, SWORDS, THEMES, TOWER
from render.immortals.parts.pieces import cube
from rules.immortals.view import BattleView, ImmortalsView

INSIDE, ON_TRAY, LAST, REST = STRIP.x + 72, STRIP.x + 486, STRIP.x + 906, STRIP.x + 1338  # left ends
STEP = 65  # from one count of cubes to the next
TITLE_Y, COUNT_Y = STRIP.y + 21, STRIP.y + 57


def tower_ground(canvas: Canvas, style: Style) -> None:
    """The fixed contents."""
    surfaces = THEMES[style.theme]
    canvas.framed(STRIP, surfaces.panel, 14, 2, surfaces.edge)
    canvas.icon(STRIP.x + 38, STRIP.cy, TOWER, 54, surfaces.caption)
    for x, key in ((INSIDE, "inside"), (ON_TRAY, "tray")):
        canvas.text(
            x, TITLE_Y, style.say(f"immortals.picture.tower.{key}"), Ink("body", 23, surfaces.caption)
        )
    for x in (ON_TRAY, LAST, REST):
        canvas.line(x - 16, STRIP.cy, 2, STRIP.h - 22, surfaces.edge)


def tower(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Cubes by owner; the battle before; cards and inhabitants left."""
    for x, name, cubes in ((INSIDE, "tower", view.tower), (ON_TRAY, "tray", view.tray)):
        counts(canvas, x, cubes, style)
        if name in view.changed:
            underline(canvas, x, TITLE_Y + 15, 66)
    if view.battle:
        last_battle(canvas, view.battle, style)
    elif view.shown:
        shown(canvas, view, style)
    rest(canvas, view, style)


def counts(canvas: Canvas, x: float, cubes: Mapping[str, int], style: Style) -> None:
    """A cube and a number for each owner that has any."""
    surfaces = THEMES[style.theme]
    found = {who: count for who, count in cubes.items() if count}
    if not found:
        text = style.say("immortals.picture.tower.empty")
        canvas.text(x, COUNT_Y, text, Ink("body", 24, surfaces.caption))
    for number, (who, count) in enumerate(found.items()):
        left = x + STEP * number
        cube(canvas, left + 16, COUNT_Y, who, 36)
        canvas.text(
            left + 36, COUNT_Y + 1, str(count), Ink("figure", 30 if count < 10 else 25, surfaces.text)
        )


def last_battle(canvas: Canvas, fight: BattleView, style: Style) -> None:
    """Draw the last battle: who fought whom where, and how it ended."""
    surfaces = THEMES[style.theme]
    canvas.icon(LAST + 22, STRIP.cy, SWORDS, 44, surfaces.changed)
    first = style.say(
        f"immortals.picture.battle.{'open' if fight.defender is None else 'line'}",
        attacker=f"seat:{fight.attacker}",
        defender=f"seat:{fight.attacker if fight.defender is None else fight.defender}",
        mine=fight.strength[0],
        theirs=fight.strength[1],
    )
    canvas.fitted(LAST + 56, STRIP.y + 27, first, Ink("name", 27, surfaces.text), 356, 20)
    canvas.fitted(LAST + 56, STRIP.y + 59, outcome(fight, style), Ink("body", 23, surfaces.changed), 356, 19)


def outcome(fight: BattleView, style: Style) -> str:
    """Say where the battle was, and who won."""
    winner = {"attacker": fight.attacker, "defender": fight.defender}.get(fight.winner)
    if winner is None:
        key = "tie" if fight.winner == "tie" else "failed"
        return style.say(f"immortals.picture.battle.{key}", cell=f"cell:{fight.target}")
    return style.say("immortals.picture.battle.won", cell=f"cell:{fight.target}", seat=f"seat:{winner}")


def shown(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """The cards of the draft that were revealed, each with its player; the tray is still empty."""
    surfaces = THEMES[style.theme]
    room = Rect(ON_TRAY + 90, STRIP.y + 6, REST - ON_TRAY - 110, STRIP.h - 12)
    canvas.box(room, surfaces.panel)
    rooms = [column for row in room.rows(2) for column in row.columns(3, 8)]
    for (seat, card), place in zip(view.shown.items(), rooms, strict=False):
        token(canvas, place.x + 20, place.cy, seat, 33, TURN if seat == view.turn else None)
        ink = Ink("name", 24, surfaces.text)
        canvas.fitted(place.x + 44, place.cy, style.words.name(card, short=True), ink, place.w - 46, 19)


def rest(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Cards in the deck and discarded, inhabitants in the supply."""
    surfaces = THEMES[style.theme]
    ink = Ink("figure", 30, surfaces.text)
    small = Ink("body", 21, surfaces.caption)
    deck = view.deck or sum(view.draft_decks.values())
    canvas.icon(REST + 18, STRIP.y + 27, CARDS, 34, surfaces.caption)
    wide = canvas.text(REST + 42, STRIP.y + 27, str(deck), ink)
    discard = style.say("immortals.picture.tower.discard", count=len(view.discard))
    canvas.fitted(REST + 50 + wide, STRIP.y + 28, discard, small, 176 - wide, 19)
    cube(canvas, REST + 18, COUNT_Y + 1, "inhabitants", 34)
    wide = canvas.text(REST + 42, COUNT_Y + 1, str(view.inhabitants), ink)
    supply = style.say("immortals.picture.tower.supply")
    canvas.fitted(REST + 50 + wide, COUNT_Y + 2, supply, small, 176 - wide, 19)
