"""The strip below the realms: what is in the tower and on its tray, the last battle, the cards left."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.immortals.parts.layout import BOARD_BODY, BOARD_FIGURE, STRIP
from render.immortals.parts.look import CARDS, SWORDS, THEMES, TOWER, TRAY
from render.immortals.parts.pieces import cube
from rules.immortals.view import BattleView, ImmortalsView

LINES = STRIP.y + 27, STRIP.y + 71  # the tower, and its tray
COUNTS, STEP = STRIP.x + 196, 99  # where the cubes' counts begin, from one to the next
LEFT, MIDDLE = STRIP.x + 16, STRIP.x + 408  # of the last line
REST_Y = STRIP.bottom - 26
NEWS = Rect(STRIP.x + 14, STRIP.y + 96, STRIP.w - 28, 82)  # the last battle, or what the draft revealed


def tower_ground(canvas: Canvas, style: Style) -> None:
    """The fixed contents."""
    surfaces = THEMES[style.theme]
    canvas.framed(STRIP, surfaces.panel, 14, 2, surfaces.edge)
    for y, key, icon in zip(LINES, ("inside", "tray"), (TOWER, TRAY), strict=True):
        canvas.icon(LEFT + 14, y, icon, 36, surfaces.caption)
        text = style.say(f"immortals.picture.tower.{key}")
        ink = Ink("body", BOARD_BODY, surfaces.caption)
        canvas.fitted(LEFT + 42, y, text, ink, COUNTS - LEFT - 50, ink.size)
    for y in (NEWS.y - 4, NEWS.bottom + 4):
        canvas.line(STRIP.x + 14, y, STRIP.w - 28, 2, surfaces.edge)


def tower(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Cubes by owner; the battle before; cards and inhabitants left."""
    for y, name, cubes in zip(LINES, ("tower", "tray"), (view.tower, view.tray), strict=True):
        counts(canvas, y, cubes, style)
        if name in view.changed:
            underline(canvas, LEFT + 42, y + 19, 84)
    if view.battle:
        last_battle(canvas, view.battle, style)
    elif view.shown:
        shown(canvas, view, style)
    rest(canvas, view, style)


def counts(canvas: Canvas, y: float, cubes: Mapping[str, int], style: Style) -> None:
    """A cube and a number for each owner that has any."""
    surfaces = THEMES[style.theme]
    found = {who: count for who, count in cubes.items() if count}
    if not found:
        text = style.say("immortals.picture.tower.empty")
        canvas.text(COUNTS, y, text, Ink("body", BOARD_BODY, surfaces.caption))
    for number, (who, count) in enumerate(found.items()):
        left = COUNTS + STEP * number
        cube(canvas, left + 18, y, who, 42)
        canvas.text(left + 44, y + 1, str(count), Ink("figure", 32, surfaces.text))


def last_battle(canvas: Canvas, fight: BattleView, style: Style) -> None:
    """Draw the last battle: who fought whom where, and how it ended."""
    surfaces = THEMES[style.theme]
    canvas.icon(NEWS.x + 22, NEWS.cy, SWORDS, 48, surfaces.changed)
    first = style.say(
        f"immortals.picture.battle.{'open' if fight.defender is None else 'line'}",
        attacker=f"seat:{fight.attacker}",
        defender=f"seat:{fight.attacker if fight.defender is None else fight.defender}",
        mine=fight.strength[0],
        theirs=fight.strength[1],
    )
    x, room = NEWS.x + 58, NEWS.w - 62
    upper, lower = NEWS.rows(2)
    canvas.fitted(x, upper.cy, first, Ink("name", BOARD_BODY, surfaces.text), room, BOARD_BODY)
    ink = Ink("body", BOARD_BODY, surfaces.changed)
    canvas.fitted(x, lower.cy, outcome(fight, style), ink, room, BOARD_BODY)


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
    rooms = [column for row in NEWS.rows(2) for column in row.columns(3, 6)]
    for (seat, card), place in zip(view.shown.items(), rooms, strict=False):
        token(canvas, place.x + 20, place.cy, seat, 36, TURN if seat == view.turn else None)
        ink = Ink("name", BOARD_BODY, surfaces.text)
        name, wide = style.words.name(card, short=True), place.w - 44
        canvas.fitted(place.x + 44, place.cy, name, ink, wide, BOARD_BODY)


def rest(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Cards in the deck and discarded, inhabitants in the supply."""
    surfaces = THEMES[style.theme]
    ink = Ink("figure", BOARD_FIGURE, surfaces.text)
    small = Ink("body", BOARD_BODY, surfaces.caption)
    deck = view.deck or sum(view.draft_decks.values())
    canvas.icon(LEFT + 16, REST_Y, CARDS, 34, surfaces.caption)
    x = LEFT + 50 + canvas.text(LEFT + 40, REST_Y, str(deck), ink)
    discard = style.say("immortals.picture.tower.discard", count=len(view.discard))
    canvas.fitted(x, REST_Y, discard, small, MIDDLE - 20 - x, BOARD_BODY)
    cube(canvas, MIDDLE + 16, REST_Y, "inhabitants", 34)
    x = MIDDLE + 50 + canvas.text(MIDDLE + 40, REST_Y, str(view.inhabitants), ink)
    supply = style.say("immortals.picture.tower.supply")
    canvas.fitted(x, REST_Y, supply, small, STRIP.right - 12 - x, BOARD_BODY)
