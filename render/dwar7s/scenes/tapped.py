"""Places to tap in the pictures of Dwar7s Fall, besides the cells of the map."""

from collections.abc import Mapping

from render.core.choice.spots import Lying, lying, named
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.dwar7s.parts.layout import board_for
from render.dwar7s.scenes import clans, hand, turns
from rules.core.decisions import Decision, Seat
from rules.dwar7s.components.data import GEMS
from rules.dwar7s.view import Dwar7sView


def tapped(view: Dwar7sView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """Objectives and players on the board, all that is in hand, and the turns of a card, or the stacks."""
    idents, rest = named(asked), board_for(((cell.x, cell.y) for cell in view.cells), len(view.clans))
    trades = dict(zip((f"trade:{name}" for name in view.trades), rest.trades, strict=False))
    return {
        "board": lying({**trades, **by_seat(rest.panels)}.items(), idents),
        "hand": lying(in_hand(view, asked.seat).items(), idents),
        "sheet": lying(on_sheet(view).items(), idents),
    }


def by_seat(rects: list[Rect]) -> Mapping[str, Rect]:
    """The players' panels by the ids of options."""
    return {f"seat:{seat}": rect for seat, rect in enumerate(rects)}


def in_hand(view: Dwar7sView, seat: Seat) -> Mapping[str, Rect]:
    """Cards, kinds of gems and of ogres, the secret objective with its switch, the open objectives."""
    clan = view.clans[seat]
    found = hand.sections(clan, view)
    ogres = hand.kinds(clan)
    cards = zip(clan.kingdom, found["kingdom"].cells(len(clan.kingdom), 1, hand.ROW, hand.GAP), strict=True)
    tribes = zip(ogres, found["ogres"].cells(len(ogres), 1, hand.OGRE_ROW, hand.GAP), strict=True)
    trades = zip(view.trades, hand.offers(found["trades"], len(view.trades)), strict=True)
    return {
        **{f"kingdom:{name}": rect for name, rect in cards},
        **{f"ogre:{name}": rect for name, rect in tribes},
        **{f"gem:{kind}": rect for kind, rect in zip(GEMS, hand.gem_places(found["gems"]), strict=True)},
        **{f"trade:{name}": rect for name, rect in trades},
        **dict.fromkeys(("switch:on", "switch:off"), found["secret"]),
    }


def on_sheet(view: Dwar7sView) -> Mapping[str, Rect]:
    """The turns of the card that is about to be built; else the players, and the stacks to dig in."""
    if view.plan and view.plan.turns:
        rects = turns.places(view, view.plan)
        return {
            f"rotation:{found.rotation}": rect for found, rect in zip(view.plan.turns, rects, strict=True)
        }
    if view.plan and view.plan.step == "dig":
        return {f"cell:{name}": rect for name, rect in clans.stack_places(view).items()}
    return by_seat([clans.clan_place(seat) for seat in range(len(view.clans))])
