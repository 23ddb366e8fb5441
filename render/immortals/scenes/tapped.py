"""Places to tap in the pictures of Immortals, besides the cells of the realms."""

from collections.abc import Mapping

from render.core.choice.spots import Lying, lying, named
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.immortals.parts.plan import planned, price_box, price_places, slots
from render.immortals.scenes.hand import drafted, in_hand, tile, top_of_cards
from rules.core.decisions import Decision
from rules.immortals.components.data import realm_of
from rules.immortals.view import ImmortalsView

CELL = "cell:"


def tapped(view: ImmortalsView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """In the hand: its cards, those of the draft, the action spaces, and the prices of pieces."""
    player = view.players[asked.seat]
    if not planned(view):
        cards = (ident.partition(".")[0] for ident in player.draft or ())
        return {"hand": lying(zip(cards, drafted(), strict=False), named(asked))}
    top = top_of_cards(view, player)
    found = {ident: tile(number, top) for number, ident in enumerate(in_hand(view, player))}
    found |= {f"action:{space}": rect for space, rect in slots(view, player).items()}
    found |= priced(price_box(view, player), str(asked.prompt.args.get("cell", "")))
    return {"hand": lying(found.items(), named(asked))}


def priced(box: Rect, cell: str) -> Mapping[str, Rect]:
    """The prices of pieces, in their box, in the realm of the cell on which one is built."""
    if not cell.startswith(CELL):
        return {}
    places = price_places(box, realm_of(cell.removeprefix(CELL)))
    return {f"piece:{piece}": rect for piece, rect in places.items()}
