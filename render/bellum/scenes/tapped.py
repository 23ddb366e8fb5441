"""Places to tap in the pictures of Bellum Magica, besides the cards on the table."""

from collections.abc import Mapping

from render.bellum.parts import layout
from render.bellum.parts.lords import STOCK, stock_step
from render.bellum.scenes.hand import brief, card_panels, castle_lines
from render.bellum.scenes.sheet import panels, payments
from render.core.choice.spots import Lying, lying, named
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.bellum.components.data import RESOURCES
from rules.bellum.view import BellumView
from rules.core.decisions import Decision, Seat

VICTIM = "seat:"


def tapped(view: BellumView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """The sides of one's realm, what pays for a reroll, and a robbed lord's chests."""
    idents, victim = named(asked), str(asked.prompt.args.get("victim", ""))
    row = layout.row(len(view.castles), asked.seat)
    board = {
        "side:left": row.left,
        "side:right": row.right,
        "reroll:spell": in_stock(view, asked.seat, "ready"),
        "reroll:barrel": in_stock(view, asked.seat, "barrel"),
    }
    if victim.startswith(VICTIM):
        robbed = int(victim.removeprefix(VICTIM))
        board |= {f"chest:{kind}": in_stock(view, robbed, kind) for kind in view.lords[robbed].chests}
    panel = payments(panels(len(view.lords))[asked.seat])
    return {
        "board": lying(board.items(), idents),
        "hand": lying(in_hand(view, asked.seat).items(), idents),
        "sheet": lying(((f"reroll:{way}", rect) for way, rect in panel.items()), idents),
    }


def in_stock(view: BellumView, seat: Seat, kind: str) -> Rect:
    """A sign and its number in a lord's row."""
    parts = layout.row(len(view.castles), seat)
    step = stock_step(parts)
    return Rect(parts.goods.x + step * STOCK.index(kind), parts.goods.y, step, parts.goods.h)


def in_hand(view: BellumView, seat: Seat) -> Mapping[str, Rect]:
    """The panels of both sides, the spells that are ready, and the barrels."""
    _, spells, resources = castle_lines()
    sides = {} if brief(view) else card_panels(view.lords[seat], view.die)
    return {
        **{f"side:{which}": panel for which, panel in sides.items()},
        "reroll:spell": spells.columns(2)[0],
        "reroll:barrel": resources.columns(len(RESOURCES))[RESOURCES.index("barrel")],
    }
